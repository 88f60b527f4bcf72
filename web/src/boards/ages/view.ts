// Made by tools/generate_types.py from zeitalter.games.ages.view.observe; do not edit.
import type { View } from "../../view.ts";

export interface PlayerBoard {
  culture: number;
  science: number;
  government: number;
  leader: number;
  leaders_taken: number;
  columbus_used: number;
  wonder: number;
  stages: number;
  tactic: number;
  yellow: number;
  unused: number;
  bank: number;
  yellow_owned: number;
  blue_owned: number;
  civil_total: number;
  civil_left: number;
  civil_used: number;
  military_total: number;
  military_left: number;
  military_used: number;
  military_extra: number;
  unit_resources: number;
  leader_resources_used: number;
  free_population_used: number;
  swap: number;
  swap_used: number;
  rebellion: number;
  no_politics: number;
  pact: number;
  pact_partner: number;
  pact_role: number;
  war: number;
  war_target: number;
  attacker: number;
  scores: number[];
  techs: number[];
  workers: number[];
  blue: number[];
  specials: number[];
  wonders: number[];
  ruins: number[];
  colonies: number[];
  hand: number[];
  fresh: number[];
  shown: number[];
  military_ages: number[];
  military: number[];
  dealt: number[];
  chosen: number[];
  culture_income: number;
  science_income: number;
  strength: number;
  faces: number;
  food: number;
  resources: number;
  food_production: number;
  resource_production: number;
  population_cost: number;
  consumption: number;
  faces_needed: number;
  discontent: number;
  corruption: number;
}

export interface Price {
  card: number;
  science: number;
  revolution: number;
  cost: number;
}

export interface Outlook {
  costs: number[];
  obstacles: number[];
  hand_limit: number;
  military_limit: number;
  urban_limit: number;
  prices: Price[];
  uprising: boolean;
  food: number;
  eaten: number;
  hunger: number;
  resources: number;
  corruption: number;
  cards: number;
}

export interface AgesView extends View {
  settings: number[];
  level: number;
  active: number;
  start_player: number;
  round: number;
  age: number;
  last_round: number;
  players: PlayerBoard[];
  row: number[];
  civil_decks: number[][];
  military_decks: number[];
  discards: number[][];
  discards_own: number[][];
  discards_hidden: number[];
  current_ages: number[];
  current_owners: number[][];
  current_known: number[];
  future_ages: number[];
  future_by: number[];
  future: number[];
  past: number[];
  unused_ages: number[];
  bonus: number[];
  bonus_hidden: number;
  left: number[];
  fight: [number, number, number, number[], number[], number[], number, number, number, number];
  outlook: Outlook | null;
}
