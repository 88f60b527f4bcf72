// Made by tools/generate_types.py from zeitalter.games.civ2010.view.catalogue_view; do not edit.
import type { Message } from "../../wire.ts";

export interface TechView {
  id: string;
  name: Message;
  level: number;
  cost: number;
  building: number;
  unit: number;
  rank: number;
  government: number;
  stacking: number;
  speed: number;
  water: number;
  cards: number;
  coins: number[];
  abilities: Message[];
  costs: number[][];
}

export interface DiscountView {
  cost: number;
  tech: number;
}

export interface WonderView {
  id: string;
  name: Message;
  era: number;
  cost: number;
  discounts: DiscountView[];
  culture: number;
  ability: Message;
}

export interface EventView {
  instance: string;
  id: string;
  name: Message;
  era: number;
  phase: number;
  text: Message;
}

export interface WorkView {
  code: number;
  id: string;
  name: Message;
  trade: number;
  production: number;
  culture: number;
  coin: number;
  combat: number;
  cost: number;
  terrain: number;
  limited: boolean;
  family: number;
  tech: number;
}

export interface GovernmentView {
  id: string;
  name: Message;
  text: Message;
}

export interface CivilizationView {
  id: string;
  name: Message;
  text: Message;
  leader: string;
  tech: number;
  government: number;
  tile: number;
}

export interface LayoutView {
  homes: number[];
  neutrals: number[];
}

export interface CatalogueView {
  width: number;
  techs: TechView[];
  wonders: WonderView[];
  events: EventView[];
  works: WorkView[];
  governments: GovernmentView[];
  civilizations: CivilizationView[];
  unit_types: number[];
  unit_strengths: number[];
  unit_costs: number[][];
  trumps: number[];
  token_contents: number[];
  huts: number;
  track: number[][];
  layouts: LayoutView[];
  supply: number[];
  terrain_trade: number[];
  terrain_production: number[];
  max_trade: number;
  coins_to_win: number;
  conversion: number;
  figure_costs: number[];
  walls_cost: number;
}
