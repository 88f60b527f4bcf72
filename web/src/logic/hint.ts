/** The reasons of a hint in words, as `zeitalter.text.reason` words them. */
import type { Words } from "../text/words.ts";
import type { LegalAction, Reason, Suggestion } from "../wire.ts";
import { rangeOf } from "./stepper.ts";

export function reasonWords(words: Words, { factor, change }: Reason): string {
  const key = `factor-${factor}`;
  return words.say(change < 0 && words.has(`${key}-less`) ? `${key}-less` : key, { change: signed(words, change) });
}

/** +2 or −1; one decimal where the figure is not whole. */
export function signed(words: Words, change: number): string {
  const whole = Math.abs(change - Math.round(change)) < 1e-6;
  const digits = { minimumFractionDigits: whole ? 0 : 1, maximumFractionDigits: whole ? 0 : 1 };
  return (change > 0 ? "+" : "−") + Math.abs(change).toLocaleString(words.language, digits);
}

/** The choice that is meant, the amount filled in. */
export function choiceOf(actions: LegalAction[], suggestion: Suggestion): LegalAction | null {
  const same = actions.find((action) => equal(action.action, suggestion.action));
  if (same) return same;
  const ranged = actions.find((action) => {
    const range = rangeOf(action);
    return range && equal({ ...action.action, [range.noun]: 0 }, { ...suggestion.action, [range.noun]: 0 });
  });
  return ranged ? { ...ranged, action: suggestion.action, words: suggestion.words, amount: null } : null;
}

function equal(one: LegalAction["action"], other: LegalAction["action"]): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));
}
