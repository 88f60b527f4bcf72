/** What the board works out from the view: prices with money as a substitute, what is missing, yields, progress. */
import { sum } from "../../logic/numbers.ts";
import type { LegalAction, LogLine } from "../../wire.ts";
import type { CardView, CatalogueView } from "./catalogue.ts";
import type { MosaicView, Tableau } from "./view.ts";

export const NOTHING = -1;
export const NOBODY = -1;
export const STONE = 0;
export const IDEAS = 1;
export const FOOD = 2;
export const MONEY = 3;
export const PEOPLE = 4;
export const PIECE = { city: 0, port: 1, farm: 2, craft: 3, wonder: 4, project: 5 };
export const DECK = { technology: 0, build: 1, population: 2, tax: 3 };
const UNITS = 3;
const DRAFT = 5;
const PIECES = 8; // a hex's holder is seat * 8 + piece
const TARIFF = 4;
const TAX = 3;
const GOVERNMENT = 6;
/** Money replaces stone, ideas and food at this rate. */
export const RATE = 2;
/** The production track that belongs to stone, ideas, food. */
export const TRACK_OF = [1, 2, 0];

export const production = (player: Tableau, track: number): number =>
  player.production[track]! + player.government_production[track]!;

/** What working for stone, ideas or food brings of it. */
export const work = (catalogue: CatalogueView, player: Tableau, currency: number): number =>
  player.population +
  production(player, TRACK_OF[currency]!) +
  (currency === STONE ? sum(effectsOf(catalogue, player, "effect-work_stone")) : 0);

/** The amounts of an effect on the technologies a seat has face up. */
const effectsOf = (catalogue: CatalogueView, player: Tableau, key: string): number[] =>
  player.up
    .flatMap((card) => catalogue.technologies[card]!.words)
    .filter((word) => word.key === key)
    .map((word) => Number(word.args?.n ?? 0));

export const cities = (player: Tableau): number => player.sites[PIECE.city]!.length + player.sites[PIECE.port]!.length;

export const total = (player: Tableau): number => sum(player.points);

export interface Price {
  /** Stone, ideas, food, money, population, as printed. */
  cost: number[];
  /** Units I lack of stone, ideas and food, to be replaced by money. */
  replaced: number[];
  /** Money paid in their place. */
  money: number;
  /** Money I do not have for it. */
  short: number;
  /** People I do not have for it. */
  people: number;
}

export function price(player: Tableau, cost: number[]): Price {
  const replaced = [STONE, IDEAS, FOOD].map((currency) => Math.max(0, cost[currency]! - player.stock[currency]!));
  const money = RATE * sum(replaced);
  return {
    cost,
    replaced,
    money,
    short: Math.max(0, money - player.stock[MONEY]!),
    people: Math.max(0, cost[PEOPLE]! - player.population),
  };
}

/** The cards of a deck. */
export const cardsOf = (catalogue: CatalogueView, deck: number): CardView[] =>
  [catalogue.technologies, catalogue.builds, catalogue.populations, catalogue.taxes][deck]!;

/** Stone and food for a seat's next wonder. */
export function wonderCost(catalogue: CatalogueView, player: Tableau): number[] {
  const [stone, food, moreStone, moreFood] = catalogue.wonder_cost as [number, number, number, number];
  const own = player.wonders.length;
  return [stone + own * moreStone, 0, food + own * moreFood, 0, 0];
}

/** The symbols a card asks for beyond those a seat has, by pillar. */
const missingSymbols = (player: Tableau, card: CardView): number[] =>
  card.needs.map((need, pillar) => Math.max(0, need - player.symbols[pillar]!));

const isOwned = (view: MosaicView, group: "wonders" | "golden_ages" | "achievements", number: number): number =>
  view.players.findIndex((player) => player[group].includes(number));

export const wonderOwner = (view: MosaicView, wonder: number): number => isOwned(view, "wonders", wonder);
export const ageOwner = (view: MosaicView, age: number): number => isOwned(view, "golden_ages", age);
export const achievementOwner = (view: MosaicView, number: number): number => isOwned(view, "achievements", number);
export const governmentHolder = (view: MosaicView, government: number): number =>
  view.players.findIndex((player) => player.government === government);

const needsNoSymbols = (catalogue: CatalogueView, player: Tableau): boolean =>
  effectsOf(catalogue, player, "effect-free_government").length > 0;

/** Everything that keeps a card out of reach. */
export interface Missing {
  symbols: number[];
  money: number;
  people: number;
  room: boolean;
}

/** What keeps a seat from taking a card. Missing symbols only keep a technology face down. */
export function missing(catalogue: CatalogueView, player: Tableau, card: CardView): Missing {
  const { short, people } = price(player, costOf(catalogue, player, card));
  const kind = kindOf(card);
  const free = kind === "government" && needsNoSymbols(catalogue, player);
  return {
    symbols: free ? card.needs.map(() => 0) : missingSymbols(player, card),
    money: short,
    people,
    room: !hasRoom(catalogue, player, card),
  };
}

function hasRoom(catalogue: CatalogueView, player: Tableau, card: CardView): boolean {
  if (kindOf(card) === "build") return card.piece === PIECE.project || player.room[card.piece]!;
  if (kindOf(card) === "wonder") return player.wonder_room[catalogue.wonders.indexOf(card)]!;
  return true;
}

export const kindOf = (card: CardView): string => card.name.slice(0, card.name.indexOf("-"));

export const costOf = (catalogue: CatalogueView, player: Tableau, card: CardView): number[] =>
  kindOf(card) === "wonder" ? wonderCost(catalogue, player) : card.cost;

/** The money a tax or tariff card brings a seat now, with the bonus space. */
export function levied(view: MosaicView, player: Tableau, catalogue: CatalogueView, card: CardView): number {
  const [tariff, first, second] = card.formula as [number, number, number];
  const trader = !tariff && leads(catalogue, player, "power-tax_trade") ? 2 * player.goods_kinds : 0;
  return formula(player, tariff === 1, first, second) + view.bonus + trader;
}

export function formula(player: Tableau, tariff: boolean, first: number, second: number): number {
  if (tariff) return first * player.goods_kinds + second * cities(player) + production(player, TARIFF);
  return first * player.population + second * player.symbols[GOVERNMENT]! + production(player, TAX);
}

const leads = (catalogue: CatalogueView, player: Tableau, power: string): boolean =>
  catalogue.leaders[player.leader]?.words.some((word) => word.key === power) ?? false;

/** The people a population card brings a seat. */
export const grown = (catalogue: CatalogueView, player: Tableau, card: CardView): number =>
  card.people * (player.doubled > 0 ? 2 : 1) + (leads(catalogue, player, "power-people") ? 1 : 0);

/** What an achievement asks for in this game. */
export const wanted = (card: CardView, seats: number): number => (seats <= 3 ? card.few : card.amount);

export interface Piece {
  seat: number;
  piece: number;
}

export const pieceOn = (view: MosaicView, place: number): Piece | null => {
  const holder = view.holder[place]!;
  return holder === NOTHING ? null : { seat: Math.floor(holder / PIECES), piece: holder % PIECES };
};

/** The wonder that stands on a hex. */
export function wonderOn(view: MosaicView, place: number): number {
  for (const player of view.players) {
    const number = player.sites[PIECE.wonder]!.indexOf(place);
    if (number >= 0) return player.wonders[number] ?? NOTHING;
  }
  return NOTHING;
}

export interface Stake {
  seat: number;
  influence: number;
  points: number;
  leads: boolean;
  /** Infantry, cavalry, siege engines. */
  units: number[];
}

/** Who is present in a region, the strongest first. */
export function stakes(view: MosaicView, region: number): Stake[] {
  const { influence, points, leader } = view.regions[region]!;
  return view.players
    .map((player, seat) => ({
      seat,
      influence: influence[seat]!,
      points: points[seat]!,
      leads: leader === seat,
      units: player.units.slice(region * UNITS, region * UNITS + UNITS),
    }))
    .filter((stake) => stake.influence > 0 || sum(stake.units) > 0)
    .toSorted((a, b) => b.influence - a.influence || a.seat - b.seat);
}

export const inPlay = (view: MosaicView, catalogue: CatalogueView, region: number): boolean =>
  !catalogue.regions[region]!.out_of_play.includes(view.seats);

/** The cards I choose from in the draft; none once it is over. */
export const draftHand = (view: MosaicView): number[] =>
  view.draft_round < DRAFT ? (view.hands[view.draft_round] ?? []) : [];

const FREE = ["golden_age", "claim", "play"];

/** Cards that may be claimed or turned up in passing, by their elements. */
export const freeCards = (actions: LegalAction[]): string[] =>
  actions.filter(({ action }) => FREE.includes(String(action.verb))).flatMap(({ anchors }) => anchors ?? []);

/** Whether a card could be taken now by whoever can pay for it: on offer, seen on top of its deck, or still unowned. */
export function isToBeHad(view: MosaicView, catalogue: CatalogueView, card: CardView): boolean {
  const kind = kindOf(card);
  if (kind === "wonder") return wonderOwner(view, catalogue.wonders.indexOf(card)) === NOBODY;
  if (kind === "government") return governmentHolder(view, catalogue.governments.indexOf(card)) === NOBODY;
  const deck = catalogue.decks.indexOf(kind);
  if (deck < 0) return false;
  const number = cardsOf(catalogue, deck).indexOf(card);
  return view.decks[deck]!.offer.includes(number) || view.decks[deck]!.top === number;
}

const SCORINGS = 3;
/** Whether another scoring may come; until then points for regions matter. */
export const willScore = (view: MosaicView): boolean => view.scorings < SCORINGS;

/** What the scorings since a seat's last turn gave, by seat; null if there was none. Its running turn is not the last. */
export function scoredSince(log: LogLine[], seat: number, seats: number, isRunning: boolean): number[] | null {
  const turns = log.flatMap(({ message }, place) =>
    message.key === "event-turn" && message.args?.seat === seat ? [place] : [],
  );
  const begun = turns.at(isRunning ? -2 : -1) ?? 0;
  const lines = log.slice(begun).filter(({ message }) => message.key === "event-scoring");
  if (lines.length === 0) return null;
  const points = Array.from({ length: seats }, () => 0);
  for (const { message } of lines) points[Number(message.args!.seat)]! += Number(message.args!.n);
  return points;
}

/** Leaders nobody has taken, while somebody still has none. */
export function freeLeaders(view: MosaicView, catalogue: CatalogueView): number[] {
  const taken = view.players.map((player) => player.leader);
  if (!taken.includes(NOTHING)) return [];
  return catalogue.leaders.map((_, number) => number).filter((number) => !taken.includes(number));
}

/** Pieces and units still in the supply. */
export const piecesLeft = (catalogue: CatalogueView, player: Tableau, piece: number): number =>
  catalogue.piece_limits[piece]! - player.sites[piece]!.length;
export const unitsLeft = (catalogue: CatalogueView, player: Tableau, unit: number): number =>
  catalogue.unit_limits[unit]! - sum(player.units.filter((_, place) => place % UNITS === unit));
