/** What the board works out from the view: columns of technologies, banks with their thresholds, what is going on. */
import type { CatalogueView } from "./catalogue.ts";
import { NOTHING } from "./kinds.ts";
import type { AgesView, PlayerBoard, Price } from "./view.ts";

export const LEVEL = { beginner: 0, advanced: 1, expert: 2 } as const;
/** Steps of the agenda the board looks for (state.py). */
const STEP = { answeringPact: 3, freeBuilding: 14, endEvent: 35 } as const;

/** Why a card of the row cannot be taken (outlook.py). */
export const OBSTACLES = ["none", "empty", "wonder", "hand", "leader", "owned", "dear"] as const;
const DEAR = 6;

/** What a technology costs me, where that is not what is printed on it. */
export const myPrice = (view: AgesView, card: number): Price | undefined =>
  view.outlook?.prices.find((price) => price.card === card);

/** The technologies workers stand on, by kind, the highest level first. */
export function columns(player: PlayerBoard, catalogue: CatalogueView): { kind: number; techs: number[] }[] {
  const byKind = new Map<number, number[]>();
  for (const tech of player.techs.toSorted((a, b) => a - b)) {
    const kind = catalogue.cards[tech]!.kind;
    byKind.set(kind, [tech, ...(byKind.get(kind) ?? [])]);
  }
  return [...byKind].toSorted(([a], [b]) => a - b).map(([kind, techs]) => ({ kind, techs }));
}

/** Buildings of one kind: the urban limit applies to each kind by itself. */
export const buildings = (player: PlayerBoard, techs: number[]): number =>
  techs.reduce((sum, tech) => sum + (player.workers[tech] ?? 0), 0);

export interface Section {
  /** Tokens the section holds. */
  size: number;
  filled: number;
  /** The printed number that applies once only this section and those before it hold tokens. */
  mark: number;
}

/** A bank as a row of sections, the one emptied last first. `values` gives the number for each count of tokens. */
export function sections(sizes: number[], tokens: number, values: number[]): Section[] {
  const result: Section[] = [];
  let below = 0;
  for (const size of sizes.toReversed()) {
    const filled = Math.max(0, Math.min(size, tokens - below));
    below += size;
    result.push({ size, filled, mark: values[Math.min(below, values.length - 1)]! });
  }
  const last = result[result.length - 1];
  if (last && tokens > below) {
    last.size += tokens - below;
    last.filled += tokens - below;
  }
  return result;
}

export interface Threshold {
  /** Tokens that may still leave before the number changes; null if it never does. */
  after: number;
  value: number;
}

/** When a number that depends on the tokens in a bank changes next as they leave. */
export function nextChange(values: number[], tokens: number): Threshold | null {
  const now = values[Math.min(tokens, values.length - 1)]!;
  for (let left = tokens - 1; left >= 0; left--) {
    const value = values[Math.min(left, values.length - 1)]!;
    if (value !== now) return { after: tokens - left, value };
  }
  return null;
}

/** The civil cards still to come in this age. */
export const cardsLeft = (view: AgesView): number => view.civil_decks[view.age]?.length ?? 0;

export const isTooDear = (obstacle: number): boolean => obstacle === DEAR;

/** The card everybody is dealing with: an event, an attack, a territory, a pact on offer. */
export function focus(view: AgesView): number {
  if (view.fight[0] !== NOTHING) return view.fight[0];
  const agenda = view.flow.agenda.toReversed();
  for (const [kind, , a = NOTHING] of agenda) {
    if (kind === STEP.answeringPact || kind === STEP.freeBuilding || kind === STEP.endEvent) return a;
  }
  return NOTHING;
}

export interface Fight {
  card: number;
  attacker: number;
  defender: number;
  /** Units sacrificed by the attacker or the colonizer, and by the defender. */
  units: number[];
  reply: number[];
  /** Bonus cards spent. */
  cards: number[];
  bid: number;
  bidder: number;
}

export function fight(view: AgesView): Fight | null {
  const [card, attacker, defender, units, reply, cards, bid, bidder] = view.fight;
  return card === NOTHING ? null : { card, attacker, defender, units, reply, cards, bid, bidder };
}

/** All pacts a seat takes part in: who owns the card and who is the other one. */
export function pacts(view: AgesView, seat: number): { card: number; owner: number; partner: number; role: number }[] {
  return view.players.flatMap((player, owner) => {
    if (player.pact === NOTHING || (owner !== seat && player.pact_partner !== seat)) return [];
    const mine = owner === seat;
    const role = mine ? player.pact_role : 1 - player.pact_role;
    return [{ card: player.pact, owner, partner: mine ? player.pact_partner : owner, role }];
  });
}

/** Who is at war with a seat. */
export const warsAgainst = (view: AgesView, seat: number): { card: number; attacker: number }[] =>
  view.players.flatMap((player, attacker) =>
    player.war !== NOTHING && player.war_target === seat ? [{ card: player.war, attacker }] : [],
  );
