/** What the rules will take for a card when asked to pay the cheapest way: the same choice as in `payment.py`. */
import type { CatalogueView } from "./catalogue.ts";
import { gained, paid, RESOURCES } from "./model.ts";
import { available, covers, prices } from "./price.ts";
import type { AgesCardsView } from "./view.ts";

const WORTH = [2, 2, 4, 6, 8, 12, 20]; // how much giving up one resource hurts

/** Whether nothing could be left out of a payment. */
function isIrreducible(chosen: number[], cost: number[], extra: number): boolean {
  return chosen.every((amount, kind) => amount === 0 || !covers(chosen.with(kind, amount - 1), cost, extra));
}

/** All ways to pay out of `have` that include `least` and contain nothing superfluous. */
export function payments(have: number[], least: number[], cost: number[], extra: number): number[][] {
  const found: number[][] = [];
  const chosen = [...least];
  const extend = (kind: number): void => {
    if (covers(chosen, cost, extra)) {
      if (isIrreducible(chosen, cost, extra)) found.push([...chosen]);
      return;
    }
    if (kind === RESOURCES || !covers([...chosen.slice(0, kind), ...have.slice(kind)], cost, extra)) return;
    for (let amount = least[kind]!; amount <= have[kind]!; amount++) {
      chosen[kind] = amount;
      extend(kind + 1);
      if (covers(chosen, cost, extra)) break;
    }
    chosen[kind] = least[kind]!;
  };
  extend(0);
  return found;
}

/** The payment that gives up least; temporary resources are lost anyway and cost next to nothing. */
function cheapest(ways: number[][], temporary: number[]): number[] | null {
  let best: number[] | null = null;
  let least = Infinity;
  for (const way of ways) {
    const worth = way.reduce(
      (sum, amount, kind) => sum + amount + WORTH[kind]! * Math.max(0, amount - temporary[kind]!),
      0,
    );
    if (worth < least) {
      least = worth;
      best = way;
    }
  }
  return best;
}

/** What would still be put down for a card, by resource. */
export function proposal(view: AgesCardsView, catalogue: CatalogueView, seat: number, card: number): number[] | null {
  const price = prices(view, catalogue, seat).get(card);
  if (!price) return null;
  const ways = payments(available(view, catalogue, seat), paid(view), price.cost, price.extra);
  const way = cheapest(ways, gained(view));
  return way?.map((amount, kind) => amount - paid(view)[kind]!) ?? null;
}
