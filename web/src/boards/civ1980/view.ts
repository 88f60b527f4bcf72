// Made by tools/generate_types.py from zeitalter.games.civ1980.view.shape; do not edit.
import type { View } from "../../view.ts";

export interface SettingsView {
  turn_limit: number;
  hand_cap: boolean;
  stacks_apart: boolean;
  cities_reduced: boolean;
  richest_benefits: boolean;
  always_in_order: boolean;
  trade_rounds: number;
  printed_values: boolean;
  every_step: boolean;
  extra_cards: boolean;
  stay_aboard: boolean;
  no_mysticism: boolean;
  free_building: boolean;
}

export interface HeldView {
  card: number;
  known: number[];
  giver: number | null;
}

export interface PlayerView {
  nation: number | null;
  tokens: number[];
  stock: number;
  treasury: number;
  cities: number;
  ships: number[];
  aboard: number[];
  sailed: number[];
  cards: number[];
  hand: HeldView[];
  hand_size: number;
  open: HeldView[];
  census: number;
  space: number;
}

export interface ToldView {
  number: number;
  owner: number;
  to: number | null;
  answers: number | null;
  named: number;
  wish: number | null;
  value: number;
  round: number;
  size: number;
}

export interface PacketView {
  number: number;
  owner: number;
  to: number | null;
  answers: number | null;
  named: number;
  wish: number | null;
  value: number;
  round: number;
  size: number;
  cards: number[];
}

export interface LaidView {
  receivers: number[];
  answers: number | null;
  cards: number[];
}

export interface StrikeView {
  calamity: number;
  victim: number;
  giver: number | null;
}

export interface ForecastView {
  cities: number;
  rate: number;
  taxes: number;
  stock: number;
  revolting: number;
  support: number;
  tokens: number;
  surplus: number;
  growth: number;
  stunted: number;
}

export interface Civ1980View extends View {
  board: number;
  settings: SettingsView;
  players: PlayerView[];
  order: number[];
  places: number[];
  city: (number | null)[];
  fresh: number[];
  stacks: number[];
  red_tops: boolean[];
  depth: (number | null)[];
  copies: number[];
  turn: number;
  phase: number;
  moved: number[];
  packets: PacketView[];
  history: ToldView[];
  packet_number: number;
  trade_round: number;
  trade_done: number[];
  enough: number[];
  trade_news: number;
  dealt: number[][];
  offered: LaidView[];
  packets_left: number;
  basket: number[];
  receipts: number[][];
  struck: StrikeView[];
  debts: number[];
  lost: number[];
  marked_tokens: number[];
  marked_cities: number[];
  forecast: ForecastView | null;
}
