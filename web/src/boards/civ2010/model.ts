/** What the board works out for itself, without a browser. */
import { sum } from "../../logic/numbers.ts";
import type { LegalAction } from "../../wire.ts";
import { cityAnchor, squareOf } from "./anchors.ts";
import type { CatalogueView, LayoutView, TechView } from "./catalogue.ts";
import {
  CITIES,
  FIRST_PERSON,
  FIRST_SCOUT,
  FIRST_WONDER,
  NONE,
  PASSING,
  STOPPING,
  TILE,
  VILLAGE,
  WIDTH,
} from "./kinds.ts";
import type { Civ2010View, ReachView, SheetView } from "./view.ts";

// ---- the map --------------------------------------------------------------------------------------------------------

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The squares that belong to the map of so many players. */
export function frameOf(layout: LayoutView): Frame {
  const corners = [...layout.homes, ...layout.neutrals];
  const xs = corners.map((corner) => corner % WIDTH);
  const ys = corners.map((corner) => Math.floor(corner / WIDTH));
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) + TILE - x, height: Math.max(...ys) + TILE - y };
}

export const terrainOf = (ground: number): number => ground & 7;
export const resourceOf = (ground: number): number => ((ground >> 3) & 7) - 1;
export const coinOf = (ground: number): number => (ground >> 6) & 1;
export const naturalWonderOf = (ground: number): number => (ground >> 7) & 1;

export interface Stack {
  seat: number;
  armies: number;
  scouts: number;
}

/** Whose figures stand where. */
export function stacks(view: Civ2010View): Map<number, Stack> {
  const found = new Map<number, Stack>();
  view.players.forEach((player, seat) => {
    player.figures.forEach((square, figure) => {
      if (square < 0) return;
      const stack = found.get(square) ?? { seat, armies: 0, scouts: 0 };
      if (figure < FIRST_SCOUT) stack.armies += 1;
      else stack.scouts += 1;
      found.set(square, stack);
    });
  });
  return found;
}

export interface Symbols {
  production: number;
  trade: number;
  culture: number;
  coin: number;
  combat: number;
}

/** The symbols of a square that count: those of what was built, otherwise of the ground. */
export function symbolsOf(view: Civ2010View, catalogue: CatalogueView, square: number): Symbols {
  const ground = view.ground[square]!;
  const code = view.works[square]!;
  if (code >= FIRST_WONDER && code < FIRST_PERSON) {
    const { culture } = catalogue.wonders[code - FIRST_WONDER]!;
    return { production: 0, trade: 0, culture, coin: 0, combat: 0 };
  }
  const work = catalogue.works.find((one) => one.code === code);
  if (work) return work;
  return {
    production: catalogue.terrain_production[terrainOf(ground)]!,
    trade: catalogue.terrain_trade[terrainOf(ground)]!,
    culture: naturalWonderOf(ground),
    coin: coinOf(ground),
    combat: 0,
  };
}

export const isBlockaded = (view: Civ2010View, square: number): boolean => {
  const city = view.district[square]!;
  return city !== NONE && view.holder[square] !== NONE && view.holder[square] !== Math.floor(city / CITIES);
};

/** The city (seat * 3 + slot) whose centre a square is, or NONE. */
export function cityAt(view: Civ2010View, square: number): number {
  const city = view.district[square] ?? NONE;
  return city !== NONE && view.players[Math.floor(city / CITIES)]!.centres[city % CITIES] === square ? city : NONE;
}

/** The nine squares of a city and its outskirts, row by row. */
export function around(centre: number): number[] {
  return [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => centre + dy * WIDTH + dx));
}

// ---- ways -----------------------------------------------------------------------------------------------------------

export const reachOf = (view: Civ2010View, square: number, armies: number, scouts: number): ReachView | undefined =>
  view.reaches.find((reach) => reach.square === square && reach.armies === armies && reach.scouts === scouts);

/** The squares a group walks over to get there, the last is the goal; empty when it cannot stay there. */
export function wayTo(reach: ReachView, goal: number): number[] {
  const place = reach.squares.indexOf(goal);
  if (place < 0 || reach.ends[place] === PASSING) return [];
  const way: number[] = [];
  for (let square = goal; square !== reach.square; square = reach.before[reach.squares.indexOf(square)]!) {
    way.unshift(square);
  }
  return way;
}

/** The single steps of all ways, each from one square to the next. */
export function waysOf(reach: ReachView): [number, number][] {
  const steps = new Map<number, number>();
  for (const goal of reach.squares) {
    [reach.square, ...wayTo(reach, goal)].forEach((square, place, way) => {
      if (place > 0) steps.set(square, way[place - 1]!);
    });
  }
  return [...steps].map(([to, from]) => [from, to]);
}

/** Whether going there means a fight: enemy figures, an enemy city, a village. */
export function isHostile(view: Civ2010View, seat: number, square: number): boolean {
  const holder = view.holder[square]!;
  const city = cityAt(view, square);
  const enemyCity = city !== NONE && Math.floor(city / CITIES) !== seat;
  return (holder !== NONE && holder !== seat) || enemyCity || view.hidden[square] === VILLAGE;
}

export type Sent = Record<string, number | string>;

const named = (square: number): string => `${square % WIDTH}-${Math.floor(square / WIDTH)}`;

/** All actions of a move: setting out (unless the group is on its way), each step, and the halt. */
export function moveTo(reach: ReachView, goal: number, marching: boolean): Sent[] {
  const way = wayTo(reach, goal);
  if (way.length === 0) return [];
  const sent: Sent[] = way.map((square) => ({ verb: "step", square: named(square) }));
  if (!marching) {
    sent.unshift({ verb: "march", square: named(reach.square), armies: reach.armies, scouts: reach.scouts });
  }
  if (reach.ends[reach.squares.indexOf(goal)] === STOPPING) sent.push({ verb: "stop" });
  return sent;
}

// ---- technologies ---------------------------------------------------------------------------------------------------

const TOP = 5;

/** The level of the row a technology lies in: the one a civilization begins with is always at the bottom. */
const rowOf = (tech: TechView, isFirst: boolean): number => (isFirst ? 1 : tech.level);

export interface Row {
  level: number;
  techs: number[];
  /** Places still to be filled for a full pyramid. */
  empty: number;
  /** Whether one more card has two below it. */
  open: boolean;
}

/** The pyramid from the top down. */
export function pyramid(player: SheetView, catalogue: CatalogueView): Row[] {
  const first = catalogue.civilizations[player.civilization]?.tech ?? NONE;
  const rows: Row[] = [];
  for (let level = TOP; level >= 1; level--) {
    const techs = player.techs.filter((tech) => rowOf(catalogue.techs[tech]!, tech === first) === level);
    rows.push({ level, techs, empty: 0, open: false });
  }
  rows.forEach((row, place) => {
    const below = rows[place + 1];
    row.open = below === undefined || below.techs.length >= row.techs.length + 2;
    row.empty = Math.max(row.open ? 1 : 0, TOP + 1 - row.level - row.techs.length);
  });
  return rows;
}

/** All seats clockwise, beginning with one. */
export const seatsFrom = (seats: number, first: number): number[] =>
  Array.from({ length: seats }, (_, place) => (first + place) % seats);

// ---- cities ---------------------------------------------------------------------------------------------------------

export interface Make {
  action: LegalAction;
  /** The element of the market it belongs to. */
  anchor: string;
  cost: number;
  trade: number;
}

const MAKING = new Set(["figure", "unit", "build", "build_free", "wall", "erect"]);

/** What a city can make now, with its price. */
export function makes(actions: LegalAction[], seat: number, slot: number): Make[] {
  return actions
    .filter((action) => MAKING.has(String(action.action.verb)) && action.anchors?.[0] === cityAnchor(seat, slot))
    .map((action) => ({
      action,
      anchor: action.anchors![1]!,
      cost: Number(action.words.args?.n ?? 0),
      trade: Number(action.words.args?.trade ?? 0),
    }));
}

/** Cities (seat * 3 + slot) that may do something, or in whose squares something may be put. */
export function openCities(view: Civ2010View, actions: LegalAction[]): number[] {
  const named = actions.map((action) => action.anchors?.[0] ?? "");
  const found = named.map((anchor) =>
    anchor.startsWith("city:") ? Number(anchor.slice(5)) : (view.district[squareOf(anchor)] ?? NONE),
  );
  return [...new Set(found.filter((city) => city !== NONE))];
}

export const actionsOf = (actions: LegalAction[], verb: string, city: string): LegalAction[] =>
  actions.filter((action) => action.action.verb === verb && action.anchors?.[0] === city);

// ---- battle ---------------------------------------------------------------------------------------------------------

export interface Fighter {
  unit: number;
  wounds: number;
  strength: number;
}
export interface Front {
  sides: (Fighter | null)[];
  /** The side whose unit strikes first, or NONE. */
  trump: number;
}

/** The side whose kind of unit strikes first, or NONE. */
export function trumpOf(catalogue: CatalogueView, kinds: number[]): number {
  if (kinds.includes(NONE)) return NONE;
  return [0, 1].find((side) => catalogue.trumps[kinds[side]!] === kinds[1 - side]) ?? NONE;
}

export function fronts(view: Civ2010View, catalogue: CatalogueView): Front[] {
  const { fronts: packed, strengths } = view.battle;
  return Array.from({ length: packed.length / 4 }, (_, front) => {
    const sides = [0, 1].map((side) => {
      const unit = packed[4 * front + 2 * side]!;
      return unit === NONE
        ? null
        : { unit, wounds: packed[4 * front + 2 * side + 1]!, strength: strengths[2 * front + side]! };
    });
    const kinds = sides.map((fighter) => (fighter ? catalogue.unit_types[fighter.unit]! : NONE));
    return { sides, trump: trumpOf(catalogue, kinds) };
  });
}

/** What a side would score if the battle ended now. */
export const scoreOf = (view: Civ2010View, side: number): number =>
  view.battle.bonus[side]! + sum(view.battle.strengths.filter((_, place) => place % 2 === side));
