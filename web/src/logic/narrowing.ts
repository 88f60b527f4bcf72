/** From clicks on board elements to one action. Every legal action names its elements (anchors) in the order a person
would click them; clicking one keeps the actions that have it, until a single one is left. */
import type { LegalAction } from "../wire.ts";

export interface Picked {
  chosen: string[];
  /** The one action that is left, if the click settled it. */
  settled: LegalAction | null;
}

export const anchorsOf = (action: LegalAction): string[] => action.anchors ?? [];

export const isButton = (anchor: string): boolean => anchor.startsWith("button:");

/** The actions that have all the chosen anchors. */
export function narrow(actions: LegalAction[], chosen: string[]): LegalAction[] {
  return actions.filter((action) => chosen.every((anchor) => anchorsOf(action).includes(anchor)));
}

/** What may be done with an element, as far as it fits what is chosen; else as if nothing were. */
export function actionsWith(actions: LegalAction[], chosen: string[], anchor: string): LegalAction[] {
  const fitting = narrow(actions, [...chosen, anchor]);
  return fitting.length > 0 ? fitting : narrow(actions, [anchor]);
}

/** What to click next: of every remaining action its first element that is not chosen yet. */
export function nextAnchors(actions: LegalAction[], chosen: string[]): Set<string> {
  const next = new Set<string>();
  for (const action of narrow(actions, chosen)) {
    const open = anchorsOf(action).filter((anchor) => !chosen.includes(anchor) && !isButton(anchor));
    if (open[0] !== undefined) next.add(open[0]);
  }
  return next;
}

/** A click on an element. A second click on it lets go; one that fits no remaining action starts over with it. */
export function pick(actions: LegalAction[], chosen: string[], anchor: string): Picked {
  if (chosen.includes(anchor)) return { chosen: chosen.filter((other) => other !== anchor), settled: null };
  const further = [...chosen, anchor];
  const now = narrow(actions, further).length > 0 ? further : [anchor];
  const left = narrow(actions, now);
  if (left.length === 0) return { chosen: [], settled: null };
  return { chosen: now, settled: left.length === 1 ? left[0]! : null };
}
