// Made by tools/generate_types.py from zeitalter.games.civ2010.view.shape; do not edit.
import type { View } from "../../view.ts";

export interface YieldView {
  square: number;
  trade: number;
  production: number;
  culture: number;
  coin: number;
  resource: number;
}

export interface CityView {
  slot: number;
  centre: number;
  walls: boolean;
  trade: number;
  production: number;
  culture: number;
  defence: number;
  resources: number[];
  squares: YieldView[];
}

export interface RowView {
  level: number;
  techs: number[];
  open: boolean;
}

export interface AbilityView {
  tech: number;
  number: number;
}

export interface SheetView {
  civilization: number;
  government: number;
  fresh: number[];
  newest: number[];
  unrest: number;
  techs: number[];
  track: number;
  culture: number;
  trade: number;
  coin_tokens: number[];
  armies: number[];
  scouts: number[];
  grounded: number[];
  targets: number[];
  centres: number[];
  walls: number[];
  resources: number[];
  huts: number;
  villages: number;
  tokens: number[];
  card_eras: number[];
  cards: number[];
  unit_types: number[];
  units: number[];
  reserve: number[];
  used: AbilityView[];
  armies_left: number;
  scouts_left: number;
  unit_strengths: number[];
  coins: number;
  income: number;
  hand_limit: number;
  speed: number;
  stacking: number;
  combat_bonus: number;
  battle_hand: number;
  ranks: number[];
  city_limit: number;
  learnable: number[];
  rows: RowView[];
  discount: number;
  cities: CityView[];
}

export interface FrontView {
  units: number[];
  wounds: number[];
  strengths: number[];
}

export interface BattleView {
  square: number;
  seats: number[];
  village: boolean;
  city: number;
  hands: number[][];
  shown: boolean[];
  hand_sizes: number[];
  hand_types: number[];
  fronts: FrontView[];
  lost: number[][];
  bonus: number[];
  turn: number;
  charge: number;
  healed: number[][];
  hand_strengths: number[][];
}

export interface TermsView {
  give: number[];
  want: number[];
  huts: number;
  villages: number;
  card_eras: number[];
  tokens: number[];
  cards: number[];
}

export interface OfferView {
  partner: number;
  terms: TermsView[];
  submitted: boolean;
  accepted: number[];
}

export interface ProjectView {
  kind: string;
  index: number;
  city: number;
  free: boolean;
  second: boolean;
  square: number;
}

export interface TargetView {
  seat: number;
  city: number;
  square: number;
  second: number;
  wonder: number;
  tech: number;
  armies: number;
  scouts: number;
  marching: boolean;
}

export interface TurnView {
  seat: number;
  phase: string;
  actions: number[];
  bonus: number[];
  pool: number;
  project: ProjectView | null;
  once: string[];
  wonders: number[];
  moved: number[];
  group: number[];
  square: number;
  left: number;
  quiet: number[];
  targets: TargetView[];
  cancelled: number[];
}

export interface SettingsView {
  first_game: boolean;
  choosing: boolean;
  own_battle_turn: boolean;
  limit: number;
}

export interface ReachView {
  square: number;
  armies: number;
  scouts: number;
  squares: number[];
  before: number[];
  ends: ("ending" | "passing" | "stopping")[];
  hostile: boolean[];
}

export interface Civ2010View extends View {
  edition: number;
  settings: SettingsView;
  round: number;
  start_player: number;
  players: SheetView[];
  ground: number[];
  works: number[];
  owner: number[];
  district: number[];
  holder: number[];
  hidden: ("" | "hut" | "village")[];
  blockaded: number[];
  place_tiles: number[];
  market: number[];
  supply: number[];
  hut_pile: number;
  village_pile: number;
  spent: number[];
  persons: number[];
  wonder_deck: number[];
  wonder_market: number[];
  wonder_square: number[];
  obsolete: number[];
  canal: number;
  disasters: number;
  decks: number[];
  discards: number[][];
  unit_decks: number[];
  unit_discards: number[][];
  turn: TurnView;
  battle: BattleView;
  offers: OfferView[];
  offers_left: number[];
  traded: number[];
  held: number[];
  winners: number[];
  reaches: ReachView[];
}
