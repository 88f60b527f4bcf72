// Made by tools/generate_types.py from zeitalter.games.mosaic.view.shape; do not edit.
import type { View } from "../../view.ts";

export interface FaceDownView {
  card: number;
  since: number;
  known_by: number[];
  drafted: boolean;
}

export interface Reckoning {
  government_production: Record<string, number>;
  goods_kinds: number;
  points: number[];
  progress: number[];
  scoring: number;
  work: Record<string, number>;
  grown: number[];
  levied: number[];
  plain_levied: Record<string, number>;
  wonder_cost: Record<string, number>;
  needs_no_symbols: boolean;
  room: Record<string, boolean>;
  wonder_room: boolean[];
}

export interface Tableau {
  leader: number;
  population: number;
  stock: Record<string, number>;
  production: Record<string, number>;
  goods: number[];
  symbols: number[];
  up: number[];
  down: FaceDownView[];
  drafted_up: number[];
  builds: number[];
  taxes: number[];
  wonders: number[];
  golden_ages: number[];
  achievements: number[];
  government: number;
  refreshed: number[];
  sites: Record<string, number[]>;
  units: Record<string, number[]>;
  power_used: boolean;
  expelled: boolean;
  doubled: number;
  empire_vp: number;
  card_vp: number;
  reckoning: Reckoning | null;
}

export interface PieceView {
  seat: number;
  piece: string;
}

export interface DeckView {
  size: number;
  offer: number[];
  bottom: number[];
  top: number;
  top_seen: number[];
  has_empire: boolean;
}

export interface RegionView {
  in_play: boolean;
  worth: number;
  influence: number[];
  points: number[];
  leader: number;
}

export interface MovedView {
  unit: string;
  region: number;
}

export interface MosaicView extends View {
  second_after_tie: boolean;
  players: Tableau[];
  tiles: number[];
  pieces: (PieceView | null)[];
  decks: Record<string, DeckView>;
  used_population: number[];
  achievements: number[];
  achievements_in_play: number[];
  bonus: number;
  locked: number[];
  draft_round: number;
  hands: number[][];
  picks: number[];
  start_player: number;
  active: number;
  turns: number;
  round: number;
  final_round: number;
  ending: number;
  empires: number;
  scorings: number;
  pending: number;
  looked: boolean;
  recruited: number;
  moved: MovedView[];
  regions: RegionView[];
  wanted: number[];
  scorings_left: number;
}
