// Made by tools/generate_types.py from zeitalter.games.mosaic.view.observe; do not edit.
import type { View } from "../../view.ts";

export interface Tableau {
  leader: number;
  population: number;
  stock: number[];
  production: number[];
  government_production: number[];
  goods: number[];
  goods_kinds: number;
  symbols: number[];
  up: number[];
  down: number[];
  down_from: number[];
  down_since: number[];
  drafted_up: number[];
  builds: number[];
  taxes: number[];
  wonders: number[];
  golden_ages: number[];
  achievements: number[];
  government: number;
  refreshed: number;
  sites: number[][];
  units: number[];
  power_used: number;
  expelled: number;
  doubled: number;
  empire_vp: number;
  card_vp: number;
  points: number[];
  progress: number[];
  scoring: number;
  room: boolean[];
  wonder_room: boolean[];
}

export interface DeckView {
  size: number;
  offer: number[];
  bottom: number[];
  top: number;
  top_seen: number;
  has_empire: boolean;
}

export interface RegionView {
  influence: number[];
  points: number[];
  leader: number;
  cities: number;
  wonders: number;
}

export interface MosaicView extends View {
  players: Tableau[];
  tiles: number[];
  holder: number[];
  decks: DeckView[];
  regions: RegionView[];
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
  looked: number;
  moved: number[];
}
