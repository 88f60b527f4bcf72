/** What the board works out for itself, without a browser. */
import { sum } from "../../logic/numbers.ts";
import type { LegalAction } from "../../wire.ts";
import { cityAnchor, squareOf } from "./anchors.ts";
import type { CatalogueView, LayoutView } from "./catalogue.ts";
import { column, NONE, row, squareName } from "./grid.ts";
import type { Civ2010View, ReachView, SheetView } from "./view.ts";

// ---- the map --------------------------------------------------------------------------------------------------------

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The squares that belong to the map of so many players, laid out in tiles of this size. */
export function frameOf(layout: LayoutView, tile: number): Frame {
  const corners = [...layout.homes, ...layout.neutrals];
  const xs = corners.map(column);
  const ys = corners.map(row);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) + tile - x, height: Math.max(...ys) + tile - y };
}

export interface Stack {
  seat: number;
  armies: number;
  scouts: number;
}

/** Whose figures stand where. */
export function stacks(view: Civ2010View): Map<number, Stack> {
  const found = new Map<number, Stack>();
  view.players.forEach((player, seat) => {
    for (const kind of ["armies", "scouts"] as const) {
      for (const square of player[kind].filter((one) => one >= 0)) {
        const stack = found.get(square) ?? { seat, armies: 0, scouts: 0 };
        stack[kind] += 1;
        found.set(square, stack);
      }
    }
  });
  return found;
}

export const SYMBOLS = ["production", "trade", "culture", "coin", "combat"] as const;

export interface Symbols {
  production: number;
  trade: number;
  culture: number;
  coin: number;
  combat: number;
}

/** The symbols of a square that count: those of what was built, otherwise of the ground. */
export function symbolsOf(view: Civ2010View, catalogue: CatalogueView, square: number): Symbols {
  return catalogue.works[view.works[square]!] ?? { combat: 0, ...catalogue.grounds[view.ground[square]!]! };
}

export interface City {
  seat: number;
  slot: number;
}

/** The city to which a square belongs. */
export function cityOf(view: Civ2010View, square: number): City | null {
  const seat = view.owner[square] ?? NONE;
  return seat === NONE ? null : { seat, slot: view.district[square]! };
}

/** The city whose centre a square is. */
export function cityAt(view: Civ2010View, square: number): City | null {
  const city = cityOf(view, square);
  return city && view.players[city.seat]!.centres[city.slot] === square ? city : null;
}

export const isSame = (city: City, other: City): boolean => city.seat === other.seat && city.slot === other.slot;

// ---- ways -----------------------------------------------------------------------------------------------------------

export const reachOf = (view: Civ2010View, square: number, armies: number, scouts: number): ReachView | undefined =>
  view.reaches.find((reach) => reach.square === square && reach.armies === armies && reach.scouts === scouts);

/** The squares a group walks over to get there, the last is the goal; empty when it cannot stay there. */
export function wayTo(reach: ReachView, goal: number): number[] {
  const place = reach.squares.indexOf(goal);
  if (place < 0 || reach.ends[place] === "passing") return [];
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
export const isHostile = (reach: ReachView, square: number): boolean =>
  reach.hostile[reach.squares.indexOf(square)] ?? false;

export type Sent = Record<string, number | string>;

/** All actions of a move: setting out (unless the group is on its way), each step, and the halt. */
export function moveTo(reach: ReachView, goal: number, marching: boolean): Sent[] {
  const way = wayTo(reach, goal);
  if (way.length === 0) return [];
  const sent: Sent[] = way.map((square) => ({ verb: "step", square: squareName(square) }));
  if (!marching) {
    sent.unshift({ verb: "march", square: squareName(reach.square), armies: reach.armies, scouts: reach.scouts });
  }
  if (reach.ends[reach.squares.indexOf(goal)] === "stopping") sent.push({ verb: "stop" });
  return sent;
}

// ---- technologies ---------------------------------------------------------------------------------------------------

export interface Row {
  level: number;
  techs: number[];
  /** Places still to be filled for a full pyramid. */
  empty: number;
  /** Whether one more card has two below it. */
  open: boolean;
}

/** The pyramid from the top down. */
export const pyramid = (player: SheetView): Row[] =>
  player.rows
    .map((one) => ({
      ...one,
      empty: Math.max(one.open ? 1 : 0, player.rows.length + 1 - one.level - one.techs.length),
    }))
    .reverse();

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

const CITY = /^city:(\d+)-(\d+)$/;

/** Cities that may do something, or in whose squares something may be put. */
export function openCities(view: Civ2010View, actions: LegalAction[]): City[] {
  return actions.flatMap((action) => {
    const anchor = action.anchors?.[0] ?? "";
    const named = CITY.exec(anchor);
    const city = named ? { seat: Number(named[1]), slot: Number(named[2]) } : cityOf(view, squareOf(anchor));
    return city ? [city] : [];
  });
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

/** The kinds of units that beat each other in turn, the first again at the end. */
export function trumpCircle(catalogue: CatalogueView): number[] {
  const circle = [0];
  for (let next = catalogue.trumps[0]!; next !== 0; next = catalogue.trumps[next]!) circle.push(next);
  return [...circle, 0];
}

export function fronts(view: Civ2010View, catalogue: CatalogueView): Front[] {
  return view.battle.fronts.map(({ units, wounds, strengths }) => {
    const sides = units.map((unit, side) =>
      unit === NONE ? null : { unit, wounds: wounds[side]!, strength: strengths[side]! },
    );
    const kinds = units.map((unit) => (unit === NONE ? NONE : catalogue.unit_types[unit]!));
    return { sides, trump: trumpOf(catalogue, kinds) };
  });
}

/** What a side would score if the battle ended now. */
export const scoreOf = (view: Civ2010View, side: number): number =>
  view.battle.bonus[side]! + sum(view.battle.fronts.map((front) => front.strengths[side]!));
