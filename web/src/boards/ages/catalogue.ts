// Made by tools/generate_types.py from zeitalter.games.ages.view.catalogue_view; do not edit.
import type { Message } from "../../wire.ts";

export interface CardView {
  id: string;
  name: Message;
  kind: string;
  kind_name: Message;
  group: string;
  civil: boolean;
  age: number;
  science_cost: number;
  science_peaceful: number;
  cost: number;
  stages: number[];
  culture: number;
  science: number;
  happy: number;
  strength: number;
  value: number;
  civil_actions: number;
  military_actions: number;
  urban_limit: number;
  copies: number[];
  effects: Message[];
}

export interface CatalogueView {
  cards: CardView[];
  row_costs: number[];
  population_cost: number[];
  consumption: number[];
  faces_needed: number[];
  corruption: number[];
  yellow_sections: number[];
  blue_sections: number[];
  science_limit: number;
  income_limit: number;
  strength_limit: number;
  faces_limit: number;
}
