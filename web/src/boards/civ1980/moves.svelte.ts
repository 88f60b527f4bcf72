/** Planning a movement: a source, then targets, by clicks or by dragging. Every move is carried out at once and can be
taken back; the amount stays as it was for the next one. */
import type { TableModel } from "../../table/table.svelte.ts";
import type { LegalAction, LogLine } from "../../wire.ts";
import { areaAt, areaIn, catalogue, viewOf } from "./data.ts";
import { free, kindOf, movesByHand, neighbours, NONE, routes } from "./model.ts";
import { voyages, walks, type Voyage, type Walk } from "./trips.ts";
import type { Civ1980View } from "./view.ts";

type Wire = LegalAction["action"];
export type Amount = "all" | "but-one" | "number";
const MOST_AT_ONCE = 30;
export const BY_HAND: Wire = { verb: "follow", proposal: 0 }; // before the first small decision

/** Moves by land of my last movement, from the log. */
function lastWalks(log: LogLine[], seat: number, turn: number): Walk[] {
  const moves: Walk[] = [];
  let now = 0;
  for (const { message } of log) {
    if (message.key === "event-turn") now = Number(message.args?.turn ?? 0);
    if (message.key !== "event-move" || message.args?.seat !== seat || now !== turn - 1) continue;
    moves.push({ seat, from: areaIn(message.args.from), to: areaIn(message.args.area), n: Number(message.args.n) });
  }
  return moves;
}

export class Planner {
  source = $state(NONE);
  ship = $state(NONE);
  amount = $state<Amount>("all");
  number = $state(1);
  /** Gathering: a click on an area calls tokens from all around. */
  gathering = $state(false);
  /** Everybody goes ashore where the ship arrives. */
  landing = $state(true);
  /** The source or the ship is being dragged. */
  carrying = $state(false);

  constructor(private table: TableModel) {}

  readonly view = $derived.by((): Civ1980View => viewOf(this.table));
  readonly active = $derived.by(() => this.table.seat !== null && this.table.myTurn && kindOf(this.view) === "moving");
  readonly ways = $derived.by(() =>
    this.active && this.ship >= 0 && this.ship < this.mine.ships.length
      ? routes(catalogue(), this.view, this.table.seat!, this.ship)
      : new Map<number, number[]>(),
  );

  /** While tokens are dragged: coasts that ships lying beside them reach, with the ship and its way. */
  readonly ferries = $derived.by(() => {
    const found = new Map<number, { ship: number; way: number[] }>();
    if (!this.active || !this.carrying || this.source < 0) return found;
    this.mine.ships.forEach((water, ship) => {
      const full = this.mine.aboard[ship]! >= catalogue().capacity;
      if (catalogue().waters[water]!.area !== this.source || full) return;
      for (const [end, way] of routes(catalogue(), this.view, this.table.seat!, ship))
        if (!found.has(end)) found.set(end, { ship, way });
    });
    return found;
  });

  /** What I have moved in this turn so far. */
  readonly plan = $derived.by((): { walks: Walk[]; voyages: Voyage[] } => ({
    walks: walks(this.table.log, this.view).filter(({ seat }) => seat === this.table.seat),
    voyages: voyages(this.table.log, this.view).filter(({ seat }) => seat === this.table.seat),
  }));

  get mine() {
    return this.view.players[this.table.seat!]!;
  }

  free(area: number): number {
    return free(this.view, this.table.seat!, area);
  }

  /** How many of so many tokens go. */
  share(have: number): number {
    if (this.amount === "all") return have;
    return this.amount === "but-one" ? have - 1 : Math.min(this.number, have);
  }

  isSource(area: number): boolean {
    return this.active && this.free(area) > 0;
  }

  isTarget(area: number): boolean {
    if (!this.active) return false;
    if (this.gathering) return this.around(area).length > 0;
    if (this.ship >= 0) return this.waterOf(area) !== NONE;
    return this.isNeighbour(area) || this.ferryTo(area) !== NONE;
  }

  private isNeighbour(area: number): boolean {
    return this.source >= 0 && neighbours(catalogue(), this.view, this.source).includes(area);
  }

  /** The coast of an area to which a ship would take the tokens that are dragged. */
  private ferryTo(area: number): number {
    return areaAt(area).waters.find((water) => this.ferries.has(water)) ?? NONE;
  }

  /** The way by sea to an area, from where the ship is; empty where the way is by land or there is none. */
  routeTo(area: number): number[] {
    if (area === NONE || !this.active) return [];
    if (this.ship >= 0) {
      const water = this.waterOf(area);
      return water === NONE ? [] : [this.mine.ships[this.ship]!, ...this.ways.get(water)!];
    }
    const ferry = this.isNeighbour(area) ? undefined : this.ferries.get(this.ferryTo(area));
    return ferry ? [this.mine.ships[ferry.ship]!, ...ferry.way] : [];
  }

  /** How many tokens are on the way with the pointer. */
  get carried(): number {
    const from = this.ship >= 0 ? this.berth(this.ship) : this.source;
    const n = from === NONE ? 0 : this.share(this.free(from));
    return this.ship >= 0 ? this.mine.aboard[this.ship]! + this.boarding(this.ship, n) : n;
  }

  /** Dragging begins. */
  lift(what: { area: number } | { ship: number }): void {
    this.clear();
    this.gathering = false;
    this.carrying = true;
    if ("ship" in what) this.ship = what.ship;
    else this.source = what.area;
  }

  /** Dragging ends over an area, or nowhere; whether it could go there, or has come back to where it began. */
  drop(area: number): boolean {
    const begun = this.ship >= 0 ? this.berth(this.ship) : this.source;
    const fits = area === NONE || area === begun || this.isTarget(area);
    if (area !== NONE && this.active) {
      const n = this.carried;
      const water = this.ferryTo(area);
      if (this.ship >= 0) {
        if (this.waterOf(area) !== NONE) this.sail(area);
      } else if (this.isNeighbour(area)) {
        if (n > 0) this.send([this.walk(this.source, area, n)]);
      } else if (water !== NONE && n > 0) {
        const { ship } = this.ferries.get(water)!;
        this.send([this.voyage(ship, water, this.boarding(ship, n))]);
      }
    }
    this.clear();
    return fits;
  }

  /** The area a ship lies at. */
  private berth(ship: number): number {
    return catalogue().waters[this.mine.ships[ship]!]!.area;
  }

  /** How many of so many tokens find room on a ship. */
  private boarding(ship: number, n: number): number {
    return Math.max(0, Math.min(catalogue().capacity - this.mine.aboard[ship]!, n));
  }

  /** How an area is to be shown: while a movement is planned, what may be clicked is known here. */
  stateOf(area: number): { legal: boolean; chosen: boolean } {
    if (!this.active) {
      const id = `area:${areaAt(area).id}`;
      return { legal: this.table.legal.has(id), chosen: this.table.chosen.includes(id) };
    }
    const picking = this.gathering || this.source >= 0 || this.ship >= 0;
    return { legal: picking ? this.isTarget(area) : this.isSource(area), chosen: this.source === area };
  }

  /** The coast of an area the chosen ship can reach. */
  waterOf(area: number): number {
    return areaAt(area).waters.find((water) => this.ways.has(water)) ?? NONE;
  }

  around(area: number): number[] {
    return neighbours(catalogue(), this.view, area).filter((other) => this.share(this.free(other)) > 0);
  }

  clear(): void {
    this.source = this.ship = NONE;
    this.carrying = false;
  }

  pickShip(ship: number): void {
    const same = this.ship === ship;
    this.clear();
    this.gathering = false;
    if (!same) this.ship = ship;
  }

  /** A click on an area; whether it meant anything. */
  pick(area: number): boolean {
    if (!this.active) return false;
    if (this.gathering) return this.gather(area);
    if (this.ship >= 0 && this.waterOf(area) !== NONE) return this.sail(area);
    if (this.source >= 0 && area !== this.source && this.isTarget(area)) {
      const n = this.share(this.free(this.source));
      if (n > 0) this.send([this.walk(this.source, area, n)]);
      if (this.free(this.source) - n <= 0) this.source = NONE;
      return true;
    }
    const again = area === this.source;
    this.clear();
    if (!again && this.isSource(area)) this.source = area;
    return again || this.isSource(area);
  }

  private gather(area: number): boolean {
    const from = this.around(area);
    this.send(from.map((other) => this.walk(other, area, this.share(this.free(other)))));
    return from.length > 0;
  }

  private sail(area: number): boolean {
    const water = this.waterOf(area);
    if (this.landing) {
      const here = this.berth(this.ship);
      const aboard = this.mine.aboard[this.ship]!;
      if (here !== NONE) {
        this.send([this.voyage(this.ship, water, this.boarding(this.ship, this.share(this.free(here))))]);
      } else if (aboard > 0) {
        this.send([...this.steps(water), { verb: "land", ship: this.ship, amount: aboard }]);
      } else this.send(this.steps(water));
      this.ship = NONE;
    } else this.send(this.steps(water));
    return true;
  }

  private steps(water: number): Wire[] {
    return this.ways.get(water)!.map((next) => ({
      verb: "sail",
      ship: this.ship,
      water: catalogue().waters[next]!.id,
    }));
  }

  private voyage(ship: number, water: number, n: number): Wire {
    return { verb: "voyage", ship, water: catalogue().waters[water]!.id, amount: n };
  }

  private walk(from: number, to: number, n: number): Wire {
    return { verb: "move", from: areaAt(from).id, to: areaAt(to).id, amount: n };
  }

  /** Moves of the last turn that are still possible, as far as there are tokens. */
  readonly repeatable = $derived.by((): Walk[] => {
    if (!this.active) return [];
    const left = new Map<number, number>();
    const result: Walk[] = [];
    for (const { seat, from, to, n } of lastWalks(this.table.log, this.table.seat!, this.view.turn)) {
      if (from < 0 || to < 0) continue;
      const have = left.get(from) ?? this.free(from);
      const go = Math.min(n, have);
      if (go > 0) result.push({ seat, from, to, n: go });
      left.set(from, have - go);
    }
    return result.slice(0, MOST_AT_ONCE);
  });

  repeat(): void {
    this.send(this.repeatable.map(({ from, to, n }) => this.walk(from, to, n)));
  }

  load(n: number): void {
    this.send([{ verb: "load", ship: this.ship, amount: n }]);
  }

  land(n: number): void {
    this.send([{ verb: "land", ship: this.ship, amount: n }]);
  }

  private send(actions: Wire[]): void {
    if (actions.length === 0) return;
    const first: Wire[] = movesByHand(this.view) ? [] : [BY_HAND];
    this.table.actAll([...first, ...actions]);
  }
}
