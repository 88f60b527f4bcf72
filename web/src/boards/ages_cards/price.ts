/** The price of a card for a player now: base cost, one more of any kind for every card below it, and whether the
resources at hand cover it. The same rules as `pyramid.py` and `payment.py`. */
import { sum } from "../../logic/numbers.ts";
import type { CatalogueView } from "./catalogue.ts";
import { gained, NOTHING, paid, RESOURCES } from "./model.ts";
import type { AgesCardsView } from "./view.ts";

const [FOOD, IRON, ANIMAL, GUNPOWDER, OIL, EARTH, SPACE] = [0, 1, 2, 3, 4, 5, 6] as const;
const PAIR = 2;
const ANY_KIND = 3;

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

/** A research project costs one more for every card of the era before that is still in the pyramid. */
function projectSurcharge(pyramid: number[][], era: number): number {
  return era === 0 ? 0 : pyramid[era - 1]!.filter((card) => card !== NOTHING).length;
}

/** Everything a seat can pay with: its resource sides and, in its turn, what effects gave and what is already put down. */
export function available(view: AgesCardsView, catalogue: CatalogueView, seat: number): number[] {
  const have = new Array<number>(RESOURCES).fill(0);
  for (const card of view.players[seat]!.resources) have[catalogue.cards[card]!.resource]! += 1;
  if (view.active === seat) for (let r = 0; r < RESOURCES; r++) have[r]! += gained(view)[r]! + paid(view)[r]!;
  return have;
}

/** Whether resources pay a base cost and `extra` of any kind. Two equal ones make one of the next kind, any three an
earth; earth stands for any, space for two earth. */
export function covers(have: number[], cost: number[], extra: number): boolean {
  let jokers = have[EARTH]! + 2 * have[SPACE]!;
  const over = [FOOD, IRON, ANIMAL, GUNPOWDER, OIL].map((kind) => have[kind]! - cost[kind]!);
  const lack = over.map((n) => Math.max(0, -n));
  const spare = over.map((n) => Math.max(0, n));
  const pairsFor = (kind: number, ...from: number[]): number =>
    Math.min(lack[kind]!, sum(from.map((source) => Math.floor(spare[source]! / PAIR))));
  const byPairs = pairsFor(ANIMAL, FOOD, IRON) + pairsFor(GUNPOWDER, ANIMAL) + pairsFor(OIL, GUNPOWDER);
  const hard = sum(lack) - byPairs; // what pairs cannot supply: jokers go here first, then three of any kind each
  if (jokers < hard) return sum(spare) - PAIR * byPairs - ANY_KIND * (hard - jokers) >= extra;
  jokers -= hard;
  if (jokers < byPairs) return sum(spare) - PAIR * (byPairs - jokers) >= extra;
  return sum(spare) + jokers - byPairs >= extra;
}

export interface Price {
  cost: number[];
  extra: number;
  affordable: boolean;
}

/** Prices of everything on offer, by card; affordable for the given seat (never for a spectator). */
export function prices(view: AgesCardsView, catalogue: CatalogueView, seat: number | null): Map<number, Price> {
  const have = seat === null ? null : available(view, catalogue, seat);
  const result = new Map<number, Price>();
  const add = (card: number, extra: number): void => {
    const cost = catalogue.cards[card]!.cost;
    result.set(card, { cost, extra, affordable: have !== null && covers(have, cost, extra) });
  };
  for (const [card, under] of below(view.pyramid)) add(card, under.size);
  view.projects.forEach((stack, era) => stack && add(stack.top, projectSurcharge(view.pyramid, era)));
  return result;
}
