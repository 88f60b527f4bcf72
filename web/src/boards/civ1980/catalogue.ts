// Made by tools/generate_types.py from zeitalter.games.civ1980.view.catalogue_view; do not edit.
import type { Message } from "../../wire.ts";

export interface AreaView {
  id: string;
  name: Message;
  limit: number;
  sites: number[];
  plain: number;
  volcano: number;
  land: number[];
  waters: number[];
  boards: number[];
  x: number;
  y: number;
  points: number[][];
}

export interface SeaView {
  id: string;
  name: Message;
  water: number;
  x: number;
  y: number;
  points: number[][];
}

export interface WaterView {
  id: string;
  area: number;
  links: number[];
}

export interface NationView {
  id: string;
  name: Message;
  colour: string;
  start: number[];
  epochs: number[];
  printed: number[];
}

export interface TradeCardView {
  id: string;
  name: Message;
  stack: number;
  value: number;
  copies: number;
  calamity: boolean;
  tradable: boolean;
  text: Message | null;
}

export interface CivilizationCardView {
  id: string;
  name: Message;
  cost: number;
  groups: number[];
  credits: number[];
  special: number[];
  needs: number[];
  text: Message;
}

export interface CatalogueView {
  width: number;
  height: number;
  areas: AreaView[];
  seas: SeaView[];
  waters: WaterView[];
  nations: NationView[];
  trade_cards: TradeCardView[];
  commodities: number;
  cards: CivilizationCardView[];
  hand_limit: number;
  most_owned: number;
  cities: number;
  ships: number;
  ship_cost: number;
  capacity: number;
  range: number;
  long_range: number;
  city_on_site: number;
  city_elsewhere: number;
  packet: number;
  open_packets: number;
  everybody: number;
  finish: number;
  needs: number[];
}
