/** What the board works out from the view: prices with money as a substitute, what is missing, who has what. */
import { sum } from "../../logic/numbers.ts";
import type { LegalAction, LogLine } from "../../wire.ts";
import type { CardView, CatalogueView } from "./catalogue.ts";
import type { MosaicView, Reckoning, Tableau } from "./view.ts";

/** In the place of a card, a tile or a seat: there is none. */
export const NOTHING = -1;
export const NOBODY = -1;
/** What money may stand in for. */
export const GOODS = ["stone", "ideas", "food"] as const;
/** The pieces a seat may found without a card. */
export const FOUNDED = ["city", "port", "farm", "craft"] as const;

/** What the server reckons for people about a player. */
export const reckoning = (player: Tableau): Reckoning => player.reckoning!;

export const production = (player: Tableau, track: string): number =>
  player.production[track]! + reckoning(player).government_production[track]!;

export const cities = (player: Tableau): number => player.sites.city!.length + player.sites.port!.length;

export const total = (player: Tableau): number => sum(reckoning(player).points);

/** Units by currency and "population". */
export type Cost = Record<string, number>;

export interface Price {
  /** As printed. */
  cost: Cost;
  /** Units I lack of stone, ideas and food, to be replaced by money. */
  replaced: Cost;
  /** Money paid in their place. */
  money: number;
  /** Money I do not have for it. */
  short: number;
  /** People I do not have for it. */
  people: number;
}

export function price(catalogue: CatalogueView, player: Tableau, cost: Cost): Price {
  const replaced = Object.fromEntries(
    GOODS.map((name) => [name, Math.max(0, (cost[name] ?? 0) - player.stock[name]!)]),
  );
  const money = catalogue.money_rate * sum(Object.values(replaced));
  return {
    cost,
    replaced,
    money,
    short: Math.max(0, money - player.stock.money!),
    people: Math.max(0, (cost.population ?? 0) - player.population),
  };
}

/** The cards of a deck. */
export const cardsOf = (catalogue: CatalogueView, deck: string): CardView[] => {
  const { technologies, builds, populations, taxes } = catalogue;
  const decks: Record<string, CardView[]> = {
    technology: technologies,
    build: builds,
    population: populations,
    tax: taxes,
  };
  return decks[deck] ?? [];
};

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

/** Everything that keeps a card out of reach. */
export interface Missing {
  symbols: number[];
  money: number;
  people: number;
  room: boolean;
}

/** What keeps a seat from taking a card. Missing symbols only keep a technology face down. */
export function missing(catalogue: CatalogueView, player: Tableau, card: CardView): Missing {
  const { short, people } = price(catalogue, player, costOf(player, card));
  const free = kindOf(card) === "government" && reckoning(player).needs_no_symbols;
  return {
    symbols: free ? card.needs.map(() => 0) : missingSymbols(player, card),
    money: short,
    people,
    room: !hasRoom(catalogue, player, card),
  };
}

function hasRoom(catalogue: CatalogueView, player: Tableau, card: CardView): boolean {
  if (kindOf(card) === "build") return reckoning(player).room[card.piece] ?? true; // a project stands nowhere
  if (kindOf(card) === "wonder") return reckoning(player).wonder_room[catalogue.wonders.indexOf(card)]!;
  return true;
}

export const kindOf = (card: CardView): string => card.name.slice(0, card.name.indexOf("-"));

export const costOf = (player: Tableau, card: CardView): Cost =>
  kindOf(card) === "wonder" ? reckoning(player).wonder_cost : card.cost;

/** The figure of the money that stands in for what a card costs and a seat lacks; the seat is left out. */
export function replacedBy(card: CardView): string {
  const kind = kindOf(card);
  if (kind === "technology") return "replaced:deck-technology";
  if (kind === "build") return `replaced:piece-${card.piece}`;
  return kind === "wonder" ? "replaced:kind-wonder" : `replaced:${card.name}`;
}

/** The wonder that stands on a hex. */
export function wonderOn(view: MosaicView, place: number): number {
  for (const player of view.players) {
    const number = player.sites.wonder!.indexOf(place);
    if (number >= 0) return player.wonders[number] ?? NOTHING;
  }
  return NOTHING;
}

export interface Stake {
  seat: number;
  influence: number;
  points: number;
  leads: boolean;
  /** Their types and how many there are. */
  units: [string, number][];
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
      units: unitsIn(player, region),
    }))
    .filter((stake) => stake.influence > 0 || stake.units.length > 0)
    .toSorted((a, b) => b.influence - a.influence || a.seat - b.seat);
}

const unitsIn = (player: Tableau, region: number): [string, number][] =>
  Object.entries(player.units).flatMap(([unit, numbers]) => {
    const number = numbers[region]!;
    return number > 0 ? [[unit, number] as [string, number]] : [];
  });

/** The cards I choose from in the draft; none once it is over. */
export const draftHand = (view: MosaicView): number[] => view.hands[view.draft_round] ?? [];

/** The technologies before a seat that lie face down and are known to me. */
export const knownDown = (player: Tableau): number[] =>
  player.down.map(({ card }) => card).filter((card) => card !== NOTHING);

const FREE = ["golden_age", "claim", "play"];

/** Cards that may be claimed or turned up in passing, by their elements. */
export const freeCards = (actions: LegalAction[]): string[] =>
  actions.filter(({ action }) => FREE.includes(String(action.verb))).flatMap(({ anchors }) => anchors ?? []);

/** Whether a card could be taken now by whoever can pay for it: on offer, seen on top of its deck, or still unowned. */
export function isToBeHad(view: MosaicView, catalogue: CatalogueView, card: CardView): boolean {
  const kind = kindOf(card);
  if (kind === "wonder") return wonderOwner(view, catalogue.wonders.indexOf(card)) === NOBODY;
  if (kind === "government") return governmentHolder(view, catalogue.governments.indexOf(card)) === NOBODY;
  const deck = view.decks[kind];
  if (!deck) return false;
  const number = cardsOf(catalogue, kind).indexOf(card);
  return deck.offer.includes(number) || deck.top === number;
}

/** Whether another scoring may come; until then points for regions matter. */
export const willScore = (view: MosaicView): boolean => view.scorings_left > 0;

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
export const piecesLeft = (catalogue: CatalogueView, player: Tableau, piece: string): number =>
  catalogue.piece_limits[piece]! - player.sites[piece]!.length;
export const onBoard = (player: Tableau, unit: string): number => sum(player.units[unit]!);
export const unitsLeft = (catalogue: CatalogueView, player: Tableau, unit: string): number =>
  catalogue.unit_limits[unit]! - sum(player.units[unit]!);
