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
  water: "cross" | "no" | "stop";
  cards: number;
  coins: number[];
  abilities: Message[];
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
  text: Message;
}

export interface WorkView {
  kind: "building" | "person" | "wonder";
  index: number;
  id: string;
  name: Message;
  trade: number;
  production: number;
  culture: number;
  coin: number;
  combat: number;
}

export interface BuildingView {
  id: string;
  cost: number;
  terrains: number[];
  limited: boolean;
  family: number;
  tech: number;
}

export interface GroundView {
  terrain: number;
  resource: number;
  trade: number;
  production: number;
  culture: number;
  coin: number;
}

export interface SpaceView {
  era: number;
  culture: number;
  trade: number;
  reward: "event" | "person" | "victory";
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
  tile: number;
  terrains: string[];
  resources: string[];
  market_resources: number;
  types: string[];
  figures: string[];
  items: string[];
  give_items: number;
  phases: string[];
  techs_to_win: number;
  grounds: GroundView[];
  techs: TechView[];
  wonders: WonderView[];
  events: EventView[];
  works: WorkView[];
  buildings: BuildingView[];
  governments: GovernmentView[];
  civilizations: CivilizationView[];
  unit_types: number[];
  unit_strengths: number[];
  unit_costs: number[][];
  trumps: number[];
  token_contents: number[];
  huts: number;
  track: SpaceView[];
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
