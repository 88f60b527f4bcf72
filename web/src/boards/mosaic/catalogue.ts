// Made by tools/generate_types.py from zeitalter.games.mosaic.view.catalogue_view; do not edit.
import type { Message } from "../../wire.ts";

export interface CardView {
  id: string;
  name: string;
  words: Message[];
  symbols: number[];
  needs: number[];
  cost: number[];
  vp: number;
  piece: number;
  starting: boolean;
  amount: number;
  few: number;
  goods: number[];
  people: number;
  formula: number[];
  where: string;
}

export interface HexView {
  id: string;
  region: number;
  kind: number;
  q: number;
  r: number;
}

export interface RegionView {
  id: string;
  name: string;
  neighbours: number[];
  out_of_play: number[];
}

export interface TileView {
  id: string;
  name: string;
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
  regions: RegionView[];
  tiles: TileView[];
  piece_limits: number[];
  unit_limits: number[];
  wonder_cost: number[];
  build_costs: number[][];
  recruit_cost: number;
  move_cost: number;
  plain_population: number[];
  plain_tax: number[][];
  categories: string[];
}
