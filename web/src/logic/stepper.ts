/** Amounts: the values an amount may take (there may be gaps) and steps between them. */
import type { Choice } from "./narrowing.ts";
import type { LegalAction } from "../wire.ts";

export const amountsOf = (choice: Choice): number[] => choice.actions.map((action) => action.amount ?? 0);

export const isStepper = (choice: Choice): boolean => choice.actions.length > 1;

/** The nearest allowed amount in the direction of the step; the same one at an end. */
export function step(amounts: number[], from: number, by: 1 | -1): number {
  const next = by > 0 ? amounts.find((amount) => amount > from) : amounts.findLast((amount) => amount < from);
  return next ?? from;
}

/** The allowed amount nearest to a number somebody typed. */
export function nearest(amounts: number[], typed: number): number {
  return amounts.reduce((best, amount) => (Math.abs(amount - typed) < Math.abs(best - typed) ? amount : best));
}

export const actionWith = (choice: Choice, amount: number): LegalAction | undefined =>
  choice.actions.find((action) => action.amount === amount);
