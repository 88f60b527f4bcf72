import { describe, expect, test } from "vitest";
import { anchorsIn, canInspect } from "../src/boards/civ1980/anchors.ts";
import type { CatalogueView } from "../src/boards/civ1980/catalogue.ts";
import {
  bestNamed,
  countOf,
  freeCards,
  leastAfter,
  liesThere,
  marks,
  NONE,
  ownPackets,
  partFor,
  payment,
  PAYMENTS,
  price,
  routes,
  setValue,
  shipPlan,
  whatIf,
} from "../src/boards/civ1980/model.ts";
import type { Civ1980View, HeldView, PlayerView } from "../src/boards/civ1980/view.ts";

const VALUES = [1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 0, 0, 0, 0];
const zero = (n: number): number[] => new Array<number>(n).fill(0);
const cards = Array.from({ length: 16 }, (_, i) => ({
  id: ["agriculture", "architecture", "astronomy", "cloth_making"][i] ?? `card${i}`,
  cost: 50 + 10 * i,
  credits: zero(16),
  special: zero(16),
}));
cards[0]!.credits[1] = 10;
cards[0]!.credits[2] = 10;
cards[0]!.special[2] = 25;
/** Coasts 0 to 5 in a row; water 6 is an open sea between 0 and 5. */
const links = [
  [1, 6],
  [0, 2],
  [1, 3],
  [2, 4],
  [3, 5],
  [4, 6],
  [0, 5],
];
const catalogue = {
  trade_cards: VALUES.map((value) => ({ value })),
  commodities: 11,
  cards,
  areas: Array.from({ length: 6 }, () => ({ boards: [4], id: "" })),
  waters: links.map((ways, i) => ({ area: i < 6 ? i : NONE, links: ways })),
  range: 4,
  long_range: 5,
} as unknown as CatalogueView;

const player = (more: object): PlayerView => ({ cards: [], hand: [], treasury: 0, ...more }) as unknown as PlayerView;
const view = (kind: string, more: object = {}, sealed: object[] = []): Civ1980View =>
  ({ seats: 4, board: 4, situation: { step: { kind }, steps: [{ kind }], sealed }, ...more }) as unknown as Civ1980View;
const held = (card: number, giver: number | null = null): HeldView => ({ card, known: [], giver });
const count = (cards: number[]): number[] => countOf(catalogue, cards);

describe("trade cards", () => {
  test("sets count by the square", () => {
    expect(setValue(catalogue, count([4, 4, 4, 5]))).toBe(27 + 4);
  });
  test("a calamity received cannot be given away", () => {
    expect(freeCards(catalogue, [held(15), held(16, 2)])[16]).toBe(0);
    expect(freeCards(catalogue, [held(15), held(16, 2)])[15]).toBe(1);
  });
  test("a packet looks best by its dearest set", () => {
    expect(bestNamed(catalogue, count([0, 0, 0, 4, 15]))).toBe(0);
    expect(bestNamed(catalogue, count([0, 4]))).toBe(4);
    expect(bestNamed(catalogue, count([15]))).toBe(NONE);
  });
  test("what a deal would be worth", () => {
    expect(whatIf(catalogue, count([4, 4, 0]), count([0]), count([4]))).toEqual({
      now: 13,
      given: 12,
      after: 27,
    });
  });
  test("what a deal is sure to bring", () => {
    const told = { value: 8, named: 4 }; // 3 for the card named, 5 for others; it joins the two in hand
    expect(leastAfter(catalogue, count([4, 4, 0, 0, 0]), count([0, 0, 0]), told)).toBe(12 + 8 + 2 * 2 * 3);
    expect(leastAfter(catalogue, count([4, 4, 0]), count([4, 4, 0]), told)).toBe(8);
  });
});

describe("prices", () => {
  test("credits by colour help every card, a special credit one of them", () => {
    expect(price(catalogue, [], [1, 2])).toBe(60 + 70);
    expect(price(catalogue, [0], [1])).toBe(50);
    expect(price(catalogue, [0], [1, 2])).toBe(50 + 45);
  });
  test("whole sets, so that least is lost", () => {
    const rich = player({ hand: [4, 4, 0, 10].map((card) => held(card)), treasury: 5 });
    const [saveCards, saveTreasury, makeRoom] = PAYMENTS;
    expect(payment(catalogue, rich, 14, saveCards!)).toEqual({ cards: [...zero(10), 1], treasury: 5, wasted: 0 });
    const saved = payment(catalogue, rich, 11, saveTreasury!)!;
    expect(saved).toEqual({ cards: [...zero(4), 2, ...zero(6)], treasury: 0, wasted: 1 });
    expect(payment(catalogue, rich, 60, saveCards!)).toBeNull();
    const roomy = payment(catalogue, rich, 11, makeRoom!)!;
    expect(roomy).toEqual({ cards: [1, ...zero(3), 2, ...zero(6)], treasury: 0, wasted: 2 });
  });
});

describe("ships", () => {
  const at = (owned: number[], sailed = 0): Map<number, number[]> =>
    routes(catalogue, view("moving", { players: [player({ ships: [0], sailed: [sailed], cards: owned })] }), 0, 0);
  test("four steps along the coasts", () => {
    expect([...at([]).keys()]).toEqual([1, 2, 3, 4]);
    expect(at([], 2).get(2)).toEqual([1, 2]);
  });
  test("Cloth Making and Astronomy", () => {
    expect(at([3]).get(5)).toEqual([1, 2, 3, 4, 5]);
    expect(at([2]).get(5)).toEqual([6, 5]);
    expect(at([2]).has(6)).toBe(false);
  });
});

describe("decisions", () => {
  test("each brings its part of the board to the front", () => {
    expect(partFor(view("trading"))).toBe("trade");
    expect(partFor(view("paying"))).toBe("cards");
    expect(partFor(view("losing"))).toBe("map");
  });
});

describe("what is chosen but has not happened", () => {
  const places = { ...catalogue, areas: ["a", "b", "c", "rome", "e", "delphi"].map((id) => ({ id })) } as CatalogueView;
  test("my sealed answer", () => {
    const sealed = [
      { verb: "lose", area: "rome", amount: 2 },
      { verb: "lose", area: "rome", amount: 1 },
      { verb: "city", area: "delphi" },
      { verb: "conscript", water: "a", area: "e", levied: 1 },
    ];
    expect([...marks(places, view("losing", {}, sealed))]).toEqual([
      [3, { tokens: -3, city: false }],
      [5, { tokens: 0, city: true }],
      [4, { tokens: -1, city: false }],
    ]);
  });
  test("the part marked in a civil war, and only then", () => {
    const part = { marked_tokens: [0, 4], marked_cities: [2] };
    const steps = [{ kind: "war_pick" }, { kind: "return_calamity", calamity: "civil_war", victim: 1 }];
    const war = view("war_pick", { ...part, situation: { step: steps[0], steps, sealed: [] } });
    expect(marks(places, war).get(1)).toEqual({ tokens: -4, city: false });
    expect(marks(places, view("moving", part)).size).toBe(0);
  });
});

describe("board elements", () => {
  test("of a line of the log", () => {
    const args = { seat: 2, from: "area-rome", area: "area-samnium", n: 3 };
    expect(anchorsIn({ key: "event-move", args })).toEqual(["area:samnium", "area:rome", "seat:2"]);
  });
  test("areas and cards can be inspected", () => {
    expect(["area:rome", "card:law", "seat:1"].map(canInspect)).toEqual([true, true, false]);
  });
});

describe("offering again", () => {
  const packet = zero(19);
  packet[0] = 2;
  packet[4] = 1;
  const told = { to: 1, answers: null, named: 4, wish: null };
  const mine = { ...told, number: 0, owner: 0, value: 7, round: 1, size: 3, cards: [0, 0, 4] };
  const trading = view("trading", { seat: 0, packets: [mine, { ...mine, owner: 2, to: 3, number: 1 }] });

  test("this very packet is on the table", () => {
    expect(liesThere(trading, told, packet)).toBe(true);
    expect(ownPackets(trading).map(({ number }) => number)).toEqual([0]);
  });

  test("another receiver, wish, card named, or other cards make another packet", () => {
    expect(liesThere(trading, { ...told, to: 3 }, packet)).toBe(false);
    expect(liesThere(trading, { ...told, to: null }, packet)).toBe(false);
    expect(liesThere(trading, { ...told, wish: 2 }, packet)).toBe(false);
    expect(liesThere(trading, { ...told, named: 0 }, packet)).toBe(false);
    expect(liesThere(trading, { ...told, answers: 7 }, packet)).toBe(false);
    expect(liesThere(trading, told, packet.with(4, 2))).toBe(false);
  });
});

describe("the shipyard", () => {
  const decided = (sealed: object[]): Civ1980View =>
    view("shipyard", { players: [player({ ships: [3, 4], treasury: 5 })] }, sealed);

  test("what is decided so far, and what the treasury has to pay", () => {
    expect(shipPlan(decided([]), 0, 2)).toEqual({ launched: [], scrapped: [], upkeep: 2, treasury: 5 });
    const sealed = [
      { verb: "scrap", ship: 1 },
      { verb: "launch", water: "rome" },
      { verb: "conscript", water: "sparta", area: "sparta", levied: 1 },
    ];
    const plan = { launched: ["rome", "sparta"], scrapped: [1], upkeep: 1, treasury: 2 };
    expect(shipPlan(decided(sealed), 0, 2)).toEqual(plan);
  });
});
