// Made by tools/generate_types.py from zeitalter.games.ages.view.shape; do not edit.
import type { View } from "../../view.ts";

export interface PlayerBoard {
  culture: number;
  science: number;
  government: number;
  leader: number | null;
  columbus_used: boolean;
  wonder: number | null;
  stages: number;
  tactic: number | null;
  yellow: number;
  unused: number;
  bank: number;
  yellow_owned: number;
  blue_owned: number;
  civil_total: number;
  civil_left: number;
  civil_used: boolean;
  military_total: number;
  military_left: number;
  military_used: boolean;
  military_extra: number;
  unit_resources: number;
  leader_resources_used: number;
  free_population_used: boolean;
  swap_used: boolean;
  rebellion: number;
  no_politics: boolean;
  pact: number | null;
  pact_partner: number | null;
  war: number | null;
  war_target: number | null;
  attacker: number | null;
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
  military: number[];
  dealt: number[];
  chosen: number[];
  scores: Record<string, number>;
  leaders_taken: number[];
  swap: string;
  pact_role: string;
  military_ages: number[];
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

export interface FightView {
  card: number;
  attacker: number | null;
  defender: number | null;
  units: number[];
  reply: number[];
  cards: number[];
  bid: number;
  bidder: number | null;
  passed: number[];
  razed: number;
}

export interface PlacedEvent {
  age: number;
  owner: number;
}

export interface Options {
  level?: "advanced" | "beginner" | "expert";
  easier?: boolean;
  less_mean?: boolean;
  peaceful?: "no" | "without_pacts" | "yes";
  draw_as_action?: boolean;
  alternative_corruption?: boolean;
  bonus?: "age_by_age" | "open" | "private" | "public" | "standard";
  bonus_cards?: 3 | 4 | 5;
  fewer_bonus?: boolean;
}

export interface Price {
  card: number;
  science: number;
  revolution: number;
  cost: number;
}

export interface Outlook {
  costs: number[];
  obstacles: string[];
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
  settings: Options;
  active: number;
  start_player: number;
  round: number;
  age: number;
  last_round: number;
  keeps_cards: boolean;
  players: PlayerBoard[];
  row: (number | null)[];
  civil_decks: number[][];
  military_decks: number[];
  discards: number[][];
  discards_own: number[][];
  discards_hidden: number[];
  current_ages: number[];
  current_owners: PlacedEvent[];
  current_known: number[];
  future_ages: number[];
  future_by: number[];
  future: (number | null)[];
  past: number[];
  unused_ages: number[];
  bonus: number[];
  bonus_hidden: number;
  left: number[];
  fight: FightView | null;
  outlook: Outlook | null;
}
