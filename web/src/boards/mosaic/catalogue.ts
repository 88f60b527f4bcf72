// Made by tools/generate_types.py from zeitalter.games.mosaic.view.catalogue_view; do not edit.
import type { Message } from "../../wire.ts";

export interface Formula {
  tariff: boolean;
  first: number;
  second: number;
}

export interface CardView {
  id: string;
  name: string;
  words: Message[];
  symbols: number[];
  needs: number[];
  cost: Record<string, number>;
  vp: number;
  piece: string;
  amount: number;
  few: number;
  formula: Formula | null;
  where: string;
}

export interface HexView {
  id: string;
  region: number;
  kind: string;
  q: number;
  r: number;
}

export interface Named {
  id: string;
  name: string;
}

export interface PlainPopulation {
  food: number;
  people: number;
}

export interface CatalogueView {
  pillars: string[];
  currencies: string[];
  tracks: string[];
  units: string[];
  pieces: string[];
  decks: string[];
  technologies: CardView[];
  builds: CardView[];
  populations: CardView[];
  taxes: CardView[];
  leaders: CardView[];
  wonders: CardView[];
  golden_ages: CardView[];
  achievements: CardView[];
  governments: CardView[];
  hexes: HexView[];
  regions: Named[];
  tiles: Named[];
  piece_limits: Record<string, number>;
  unit_limits: Record<string, number>;
  build_costs: Record<string, Record<string, number>>;
  money_rate: number;
  recruit_cost: number;
  move_cost: number;
  plain_population: PlainPopulation;
  categories: string[];
}
