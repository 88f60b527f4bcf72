/** Amounts: an action may stand for a whole range, of which any value may be sent. */
import type { Amount, LegalAction } from "../wire.ts";

/** The range there is something to choose in. */
export const rangeOf = ({ amount }: LegalAction): Amount | null =>
  amount && amount.from + amount.step <= amount.to ? amount : null;

/** The value an action proposes. */
export const proposed = ({ action }: LegalAction, { noun, from }: Amount): number => Number(action[noun] ?? from);

/** The largest value that the steps reach. */
export const last = ({ from, to, step }: Amount): number => to - ((to - from) % step);

/** Whether a number somebody typed is one of the range; where it is not, nobody knows what was meant. */
export const isIn = (amount: Amount, typed: number): boolean =>
  typed >= amount.from && typed <= amount.to && (typed - amount.from) % amount.step === 0;

/** The value of the range nearest to a number. */
export function nearest(amount: Amount, number: number): number {
  if (Number.isNaN(number)) return amount.from;
  const steps = Math.round((number - amount.from) / amount.step);
  return Math.min(last(amount), Math.max(amount.from, amount.from + steps * amount.step));
}

/** The same action with another value in its place, in what is sent and in the words. */
export function withAmount(choice: LegalAction, { noun, arg }: Amount, value: number): LegalAction {
  return {
    ...choice,
    action: { ...choice.action, [noun]: value },
    words: { ...choice.words, args: { ...choice.words.args, [arg]: value } },
  };
}
