/** What the board reads out of a view: the phase of the turn, the attack and the payment under way. */
import type { CatalogueView } from "./catalogue.ts";
import type { AgesCardsView, Reckoning } from "./view.ts";

export const NOTHING = -1;

export const reckoning = (view: AgesCardsView): Reckoning => view.reckoning!;

export type Phase = "resource" | "technology" | "buy" | "end";
export const PHASES: Phase[] = ["resource", "technology", "buy", "end"];

/** The phase the active player is in: what still waits behind the question tells what is running now. */
export function phase(view: AgesCardsView): Phase {
  const waiting = new Set(view.situation!.steps.slice(1).map((step) => step.kind));
  if (waiting.has("technology_phase")) return "resource";
  if (waiting.has("buy_phase")) return "technology";
  return waiting.has("end_of_turn") ? "buy" : "end";
}

export interface Attack {
  attacker: number;
  card: number;
  strength: number;
  /** Who decides on reactions now. */
  defender: number | null;
}

const numberOf = (catalogue: CatalogueView, instance: unknown): number =>
  catalogue.cards.findIndex((card) => card.instance === instance);

/** The attack under way, if there is one. */
export function attack(view: AgesCardsView, catalogue: CatalogueView): Attack | null {
  const { step, steps } = view.situation!;
  const battle = steps.find(({ kind }) => kind === "battle");
  if (!battle) return null;
  const attacker = Number(battle.seat);
  return {
    attacker,
    card: numberOf(catalogue, battle.card),
    strength: reckoning(view).strength[attacker]! + Number(battle.bonus),
    defender: step?.kind === "reacting" ? Number(step.seat) : null,
  };
}

/** The card whose effect is asked about or carried out now, or null. */
export function effectAsked(view: AgesCardsView, catalogue: CatalogueView): number | null {
  const step = view.situation!.step;
  return step?.kind === "activation" || step?.kind === "choice" ? numberOf(catalogue, step.card) : null;
}

/** The card being paid for, or null. */
export function payingFor(view: AgesCardsView, catalogue: CatalogueView): number | null {
  const step = view.situation!.step;
  return step?.kind === "paying" ? numberOf(catalogue, step.card) : null;
}

/** How far a seat is with the condition of a wonder beside the pyramid. */
export const progress = (view: AgesCardsView, wonder: number, seat: number): number =>
  reckoning(view).progress[view.wonders.indexOf(wonder)]?.[seat] ?? 0;
