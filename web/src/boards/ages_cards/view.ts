// Made by tools/generate_types.py from zeitalter.games.ages_cards.view.shape; do not edit.
import type { View } from "../../view.ts";

export interface PlayerView {
  hand: number[];
  resources: number[];
  technologies: number[];
  wonders: number[];
  vp: number;
  fame: number[];
}

export interface TurnView {
  gained: number[];
  paid: number[];
  under_way: number[];
  activated: number[][];
  exhausted: number;
  opponent: number;
  deployed: number[];
  struck: number;
  attacks: number;
  vp_gained: number;
  bought_era: number;
  cards_taken_back: number;
  vp_taken_back: number;
  ending: number;
}

export interface Projects {
  top: number;
  below: number[];
}

export interface Offer {
  card: number;
  extra: number;
  affordable: boolean;
}

export interface Reckoning {
  strength: number[];
  defence: number[];
  points: number[];
  progress: number[][];
  offers: Offer[];
  proposal: number[];
}

export interface AgesCardsView extends View {
  mode: "combined" | "new_world" | "reason";
  players: PlayerView[];
  pyramid: number[][];
  projects: (Projects | null)[];
  wonders: number[];
  start_player: number;
  active: number;
  turns: number;
  turn: TurnView;
  reckoning: Reckoning | null;
}
