/** What the board works out from the view: columns of technologies, banks with their thresholds, what is going on. */
import type { CatalogueView } from "./catalogue.ts";
import type { AgesView, PlayerBoard, Price } from "./view.ts";

/** Military cards, happy faces and corruption are left out of the beginner game. */
export const isSerious = (view: AgesView): boolean => view.settings.level !== "beginner";

/** What a technology costs me, where that is not what is printed on it. */
export const myPrice = (view: AgesView, card: number | null): Price | undefined =>
  view.outlook?.prices.find((price) => price.card === card);

/** The technologies workers stand on, by kind as the cards are numbered, the highest level first. */
export function columns(player: PlayerBoard, catalogue: CatalogueView): { kind: string; techs: number[] }[] {
  const byKind = new Map<string, number[]>();
  for (const tech of player.techs.toSorted((a, b) => a - b)) {
    const kind = catalogue.cards[tech]!.kind;
    byKind.set(kind, [tech, ...(byKind.get(kind) ?? [])]);
  }
  return [...byKind].map(([kind, techs]) => ({ kind, techs }));
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

/** Not for long: the next turn brings new actions. */
export const isTooExpensive = (obstacle: string): boolean => obstacle === "expensive";

/** The card everybody is dealing with: an event, an attack, a territory, a pact on offer; by its id. */
export function focus(view: AgesView, catalogue: CatalogueView): string | null {
  if (view.fight) return catalogue.cards[view.fight.card]!.id;
  const { steps } = view.situation;
  const shown = steps.find((step) => step.kind === "answering_pact") ?? steps.find((step) => step.kind === "end_event");
  return shown ? String(shown.card) : null;
}

/** All pacts a seat takes part in: who owns the card and who is the other one. */
export function pacts(view: AgesView, seat: number): { card: number; owner: number; partner: number; role: string }[] {
  return view.players.flatMap((player, owner) => {
    if (player.pact === null || player.pact_partner === null) return [];
    if (owner === seat) return [{ card: player.pact, owner, partner: player.pact_partner, role: player.pact_role }];
    const other = player.pact_role === "a" ? "b" : "a";
    return player.pact_partner === seat ? [{ card: player.pact, owner, partner: owner, role: other }] : [];
  });
}

/** Who is at war with a seat. */
export const warsAgainst = (view: AgesView, seat: number): { card: number; attacker: number }[] =>
  view.players.flatMap((player, attacker) =>
    player.war !== null && player.war_target === seat ? [{ card: player.war, attacker }] : [],
  );
