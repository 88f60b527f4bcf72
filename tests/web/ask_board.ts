// Reads positions from standard input and answers what the board makes of them.
import { readFileSync } from "node:fs";
import type { CatalogueView } from "../../web/src/boards/ages_cards/catalogue.ts";
import { attack, needed, NOTHING, payingFor, phase, points, progress } from "../../web/src/boards/ages_cards/model.ts";
import { proposal } from "../../web/src/boards/ages_cards/payment.ts";
import { prices } from "../../web/src/boards/ages_cards/price.ts";
import type { AgesCardsView } from "../../web/src/boards/ages_cards/view.ts";

interface Asked {
  catalogue: CatalogueView;
  cases: { view: AgesCardsView; seat: number }[];
}

const { catalogue, cases } = JSON.parse(readFileSync(0, "utf8")) as Asked;
const answers = cases.map(({ view, seat }) => {
  const price = prices(view, catalogue, seat);
  const wonders = view.wonders.filter((number) => number !== NOTHING).map((number) => catalogue.wonders[number]!);
  const have = wonders.map((wonder) => progress(view, catalogue, wonder, seat));
  return {
    extra: Object.fromEntries([...price].map(([card, { extra }]) => [card, extra])),
    affordable: [...price]
      .filter(([, { affordable }]) => affordable)
      .map(([card]) => card)
      .sort((a, b) => a - b),
    fulfilled: wonders.map((wonder, number) => have[number]! >= needed(wonder)),
    progress: have,
    phase: phase(view),
    attack: attack(view)?.strength ?? null,
    paying: payingFor(view),
    proposal: Object.fromEntries([...price].map(([card]) => [card, proposal(view, catalogue, seat, card)])),
    points: points(view, catalogue, seat),
  };
});
process.stdout.write(JSON.stringify(answers));
