// Made by tools/generate_types.py from zeitalter.games.civ1980.view.observe; do not edit.
import type { View } from "../../view.ts";

export interface PlayerView {
  nation: number;
  tokens: number[];
  stock: number;
  treasury: number;
  cities: number;
  ships: number[];
  aboard: number[];
  sailed: number[];
  cards: number;
  hand: number[];
  hand_size: number;
  open: number[];
  census: number;
  space: number;
}

export interface PacketView {
  number: number;
  owner: number;
  to: number;
  answers: number;
  named: number;
  wish: number;
  value: number;
  size: number;
  cards: number[];
}

export interface Civ1980View extends View {
  settings: number[];
  players: PlayerView[];
  order: number[];
  places: number[];
  city: number[];
  fresh: number[];
  stacks: number[];
  copies: number[];
  turn: number;
  phase: number;
  moved: number[];
  by_hand: number;
  packets: PacketView[];
  history: number[];
  packet_number: number;
  trade_round: number;
  trade_done: number;
  trade_news: number;
  dealt: number;
  draft: number[];
  offered: number[];
  basket: number;
  receipts: number[][];
  struck: number[];
  debts: number[];
  lost: number[];
  marked_tokens: number[];
  marked_cities: number[];
}
