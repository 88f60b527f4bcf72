/** Prices of the cards on sale, and which cards of the pyramid add to them. */
import type { CatalogueView } from "./catalogue.ts";
import { NOTHING, reckoning } from "./model.ts";
import type { AgesCardsView } from "./view.ts";

/** For every card of the pyramid those that lie below it in direct connection, over all rows. */
export function below(pyramid: number[][]): Map<number, Set<number>> {
  const result = new Map<number, Set<number>>();
  pyramid.forEach((row, era) => {
    row.forEach((card, place) => {
      if (card === NOTHING) return;
      const reach = new Set<number>();
      for (const support of era === 0 ? [] : [place, place + 1]) {
        const under = pyramid[era - 1]![support] ?? NOTHING;
        if (under === NOTHING) continue;
        reach.add(under);
        for (const deeper of result.get(under)!) reach.add(deeper);
      }
      result.set(card, reach);
    });
  });
  return result;
}

export interface Price {
  cost: number[];
  extra: number;
  /** For the viewer; never for a spectator. */
  affordable: boolean;
}

/** Prices of everything on sale, by card. */
export const prices = (view: AgesCardsView, catalogue: CatalogueView): Map<number, Price> =>
  new Map(
    reckoning(view).offers.map(({ card, extra, affordable }) => [
      card,
      { cost: catalogue.cards[card]!.cost, extra, affordable },
    ]),
  );
