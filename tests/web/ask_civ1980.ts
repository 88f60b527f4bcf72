// Reads positions from standard input and answers what the board of civ1980 makes of them.
import { readFileSync } from "node:fs";
import type { CatalogueView } from "../../web/src/boards/civ1980/catalogue.ts";
import { neighbours, payment, PAYMENTS, price, routes, totalPoints } from "../../web/src/boards/civ1980/model.ts";
import type { Civ1980View } from "../../web/src/boards/civ1980/view.ts";

interface Asked {
  catalogue: CatalogueView;
  cases: { view: Civ1980View; seat: number; baskets: number[][]; cost: number }[];
}

const { catalogue, cases } = JSON.parse(readFileSync(0, "utf8")) as Asked;
const answers = cases.map(({ view, seat, baskets, cost }) => {
  const player = view.players[seat]!;
  return {
    prices: baskets.map((basket) => price(catalogue, player.cards, basket)),
    payments: PAYMENTS.map((way) => payment(catalogue, player, cost, way)?.cards ?? null),
    points: totalPoints(catalogue, player),
    reach: player.ships.map((_, ship) =>
      [...routes(catalogue, view, seat, ship)].map(([water, way]) => [water, way.length]).sort((a, b) => a[0]! - b[0]!),
    ),
    walks: catalogue.areas.map((_, area) => neighbours(catalogue, view, area)),
  };
});
process.stdout.write(JSON.stringify(answers));
