// Reads positions from standard input and answers what the board makes of them.
import { readFileSync } from "node:fs";
import type { CatalogueView } from "../../web/src/boards/ages_cards/catalogue.ts";
import { attack, NOTHING, payingFor, phase, progress } from "../../web/src/boards/ages_cards/model.ts";
import { below, prices } from "../../web/src/boards/ages_cards/price.ts";
import type { AgesCardsView } from "../../web/src/boards/ages_cards/view.ts";

interface Asked {
  catalogue: CatalogueView;
  cases: { view: AgesCardsView; seat: number }[];
}

const { catalogue, cases } = JSON.parse(readFileSync(0, "utf8")) as Asked;
const answers = cases.map(({ view, seat }) => {
  const price = [...prices(view, catalogue)];
  const wonders = view.wonders.filter((number) => number !== NOTHING);
  return {
    extra: Object.fromEntries(price.map(([card, { extra }]) => [card, extra])),
    below: Object.fromEntries([...below(view.pyramid)].map(([card, under]) => [card, under.size])),
    affordable: price
      .filter(([, { affordable }]) => affordable)
      .map(([card]) => card)
      .sort((a, b) => a - b),
    progress: wonders.map((number) => progress(view, number, seat)),
    fulfilled: wonders.map((number) => progress(view, number, seat) >= catalogue.wonders[number]!.amount),
    phase: phase(view),
    attack: attack(view, catalogue),
    paying: payingFor(view, catalogue),
  };
});
process.stdout.write(JSON.stringify(answers));
