// Made by tools/generate_types.py from zeitalter.games.ages_cards.view.observe; do not edit.
import type { View } from "../../view.ts";

export interface PlayerCards {
  hand: number[];
  resources: number[];
  technologies: number[];
  wonders: number[];
  vp: number;
  fame: number[];
  strength: number;
}

export interface Projects {
  top: number;
  below: number[];
}

export interface AgesCardsView extends View {
  mode: number;
  players: PlayerCards[];
  pyramid: number[][];
  projects: (Projects | null)[];
  wonders: number[];
  start_player: number;
  active: number;
  turns: number;
  turn: [number[], number[], number[], number, number, number[], number, number, number, number, number, number, number];
}
