/** From clicks on board elements to one action. Every legal action names its elements (anchors) in the order a person
would click them; clicking one keeps the actions that have it, until a single choice is left. */
import type { LegalAction } from "../wire.ts";

/** One thing to decide on: a single action, or several that differ in their amount alone. */
export interface Choice {
  actions: LegalAction[]; // by rising amount
}

export interface Picked {
  chosen: string[];
  /** The one choice that is left, if the click settled it. */
  settled: Choice | null;
}

export const anchorsOf = (action: LegalAction): string[] => action.anchors ?? [];

export const isButton = (anchor: string): boolean => anchor.startsWith("button:");

/** The actions that have all the chosen anchors. */
export function narrow(actions: LegalAction[], chosen: string[]): LegalAction[] {
  return actions.filter((action) => chosen.every((anchor) => anchorsOf(action).includes(anchor)));
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

/** Actions that differ in the amount alone become one choice. */
export function choices(actions: LegalAction[]): Choice[] {
  const groups = new Map<string, LegalAction[]>();
  actions.forEach((action, number) => {
    const key = action.amount == null ? `#${number}` : withoutAmount(action, action.amount);
    const group = groups.get(key);
    if (group) group.push(action);
    else groups.set(key, [action]);
  });
  return [...groups.values()].map((group) => ({
    actions: group.toSorted((a, b) => (a.amount ?? 0) - (b.amount ?? 0)),
  }));
}

function withoutAmount(action: LegalAction, amount: number): string {
  // amounts stand behind what they count: another number may be equal by chance
  const entries = Object.entries(action.action);
  const place = entries.findLastIndex(([, value]) => value === amount);
  const rest = entries.filter((_, number) => number !== place);
  return JSON.stringify([anchorsOf(action), action.words.key, rest]);
}

/** A click on an element. A second click on it lets go; one that fits no remaining action begins anew with it. */
export function pick(actions: LegalAction[], chosen: string[], anchor: string): Picked {
  if (chosen.includes(anchor)) return { chosen: chosen.filter((other) => other !== anchor), settled: null };
  let now = [...chosen, anchor];
  let left = narrow(actions, now);
  if (left.length === 0) {
    now = [anchor];
    left = narrow(actions, now);
  }
  if (left.length === 0) return { chosen: [], settled: null };
  const open = choices(left);
  return { chosen: now, settled: open.length === 1 ? open[0]! : null };
}
