// Reads positions from standard input and answers what the board of mosaic makes of them.
import { readFileSync } from "node:fs";
import type { CatalogueView } from "../../web/src/boards/mosaic/catalogue.ts";
import { cardsOf, missing, NOTHING } from "../../web/src/boards/mosaic/model.ts";
import { most, paid, parts, withMoney } from "../../web/src/boards/mosaic/payment.ts";
import type { MosaicView } from "../../web/src/boards/mosaic/view.ts";
import type { LegalAction } from "../../web/src/wire.ts";

interface Asked {
  catalogue: CatalogueView;
  cases: { view: MosaicView; seat: number; actions: LegalAction[] }[];
}

const { catalogue, cases } = JSON.parse(readFileSync(0, "utf8")) as Asked;
const answers = cases.map(({ view, seat, actions }) => {
  const player = view.players[seat]!;
  const offer = (deck: string): number[] => view.decks[deck]!.offer.filter((card) => card !== NOTHING);
  const lacks = (card: CatalogueView["wonders"][number]): boolean => {
    const { money, people, room } = missing(catalogue, player, card);
    return money > 0 || people > 0 || room;
  };
  return {
    offers: ["technology", "build", "population"].map((deck) =>
      offer(deck).map((card) => !lacks(cardsOf(catalogue, deck)[card]!)),
    ),
    wonders: catalogue.wonders.map((card) => !lacks(card)),
    governments: catalogue.governments.map(
      (card) => !lacks(card) && missing(catalogue, player, card).symbols.every((number) => number === 0),
    ),
    // every payable action with as much money as possible for one part, and with one unit more
    payments: actions.flatMap((action) => {
      const all = parts(view, catalogue, seat, action);
      const nothing = all.map(() => 0);
      return all.map((_, number) => {
        const highest = most(player, all, nothing, number);
        const withExtra = (extra: number): LegalAction["action"] =>
          withMoney(action, all, nothing.with(number, extra)).action;
        return {
          accepted: withExtra(highest),
          paid: paid(all, nothing.with(number, highest)),
          refused: withExtra(highest + 1),
        };
      });
    }),
  };
});
process.stdout.write(JSON.stringify(answers));
