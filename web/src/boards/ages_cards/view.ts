// Made by tools/generate_types.py from zeitalter.games.ages_cards.view; do not edit.

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

export interface Flow {
  agenda: number[][];
  epoch: number;
  given: number;
  ready: number;
  resigned: number;
  ended: number;
  sealed: number[];
}

export interface AgesCardsView {
  game: string;
  seat: number | null;
  seats: number;
  actors: number[];
  flow: Flow;
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
