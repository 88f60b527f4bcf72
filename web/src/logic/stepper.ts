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

const BUTTONS = 9; // as many values are shown as buttons

/** All values of a range, if they are few enough to be shown as buttons. */
export function valuesOf(amount: Amount): number[] | null {
  const count = Math.floor((amount.to - amount.from) / amount.step) + 1;
  return count > BUTTONS ? null : Array.from({ length: count }, (_, number) => amount.from + number * amount.step);
}

/** The words of an action with its whole range in the place of the number. */
export const withRange = (choice: LegalAction, amount: Amount): LegalAction["words"] => ({
  ...choice.words,
  args: { ...choice.words.args, [amount.arg]: `${amount.from}–${last(amount)}` },
});

/** The same action with another value in its place, in what is sent and in the words. */
export function withAmount(choice: LegalAction, { noun, arg }: Amount, value: number): LegalAction {
  return {
    ...choice,
    action: { ...choice.action, [noun]: value },
    words: { ...choice.words, args: { ...choice.words.args, [arg]: value } },
  };
}
