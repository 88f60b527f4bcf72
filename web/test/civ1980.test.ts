import { describe, expect, test } from "vitest";
import { anchorsIn, canInspect } from "../src/boards/civ1980/anchors.ts";
import type { CatalogueView } from "../src/boards/civ1980/catalogue.ts";
import {
  bestNamed,
  cardsOf,
  freeCards,
  isRepeated,
  leastAfter,
  marks,
  mayDemandOrder,
  partFor,
  payment,
  PAYMENTS,
  price,
  routes,
  setValue,
  shipPlan,
  whatIf,
} from "../src/boards/civ1980/model.ts";
import { amounts, leastOf } from "../src/boards/civ1980/more.ts";
import {
  ALL,
  ASTRONOMY,
  CIVIL_WAR,
  CLOTH_MAKING,
  FLOOD,
  LOCKED,
  NOBODY,
  RETURN_CALAMITY,
  STEP,
  VERB,
} from "../src/boards/civ1980/numbers.ts";
import type { Civ1980View, PlayerView } from "../src/boards/civ1980/view.ts";
import type { LegalAction } from "../src/wire.ts";

const VALUES = [1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 0, 0, 0, 0];
const zero = (n: number): number[] => new Array<number>(n).fill(0);
const cards = Array.from({ length: 16 }, (_, i) => ({ cost: 50 + 10 * i, credits: zero(16), special: zero(16) }));
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
  cards,
  areas: Array.from({ length: 6 }, () => ({ boards: [4] })),
  waters: links.map((ways, i) => ({ area: i < 6 ? i : NOBODY, links: ways })),
  range: 4,
  long_range: 5,
} as unknown as CatalogueView;

const player = (more: object): PlayerView => ({ cards: 0, hand: [], treasury: 0, ...more }) as unknown as PlayerView;
const view = (top: number[], more: object = {}): Civ1980View =>
  ({ seats: 4, settings: zero(14), flow: { agenda: [top], sealed: [] }, ...more }) as unknown as Civ1980View;

describe("trade cards", () => {
  test("sets count by the square", () => {
    expect(setValue(catalogue, cardsOf([4, 4, 4, 5]))).toBe(27 + 4);
  });
  test("a calamity received cannot be given away", () => {
    expect(freeCards([15, 16 | LOCKED])[16]).toBe(0);
    expect(freeCards([15, 16 | LOCKED])[15]).toBe(1);
  });
  test("a packet looks best by its dearest set", () => {
    expect(bestNamed(catalogue, cardsOf([0, 0, 0, 4, 15]))).toBe(0);
    expect(bestNamed(catalogue, cardsOf([0, 4]))).toBe(4);
    expect(bestNamed(catalogue, cardsOf([15]))).toBe(NOBODY);
  });
  test("what a deal would be worth", () => {
    expect(whatIf(catalogue, cardsOf([4, 4, 0]), cardsOf([0]), cardsOf([4]))).toEqual({
      now: 13,
      given: 12,
      after: 27,
    });
  });
  test("what a deal is sure to bring", () => {
    const told = { value: 8, named: 4 }; // 3 for the card named, 5 for others; it joins the two in hand
    expect(leastAfter(catalogue, cardsOf([4, 4, 0, 0, 0]), cardsOf([0, 0, 0]), told)).toBe(12 + 8 + 2 * 2 * 3);
    expect(leastAfter(catalogue, cardsOf([4, 4, 0]), cardsOf([4, 4, 0]), told)).toBe(8);
  });
});

describe("prices", () => {
  test("credits by colour help every card, a special credit one of them", () => {
    expect(price(catalogue, 0, 0b110)).toBe(60 + 70);
    expect(price(catalogue, 1, 0b010)).toBe(50);
    expect(price(catalogue, 1, 0b110)).toBe(50 + 45);
  });
  test("whole sets, so that least is lost", () => {
    const rich = player({ hand: [4, 4, 0, 10], treasury: 5 });
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
  const at = (owned: number, sailed = 0): Map<number, number[]> =>
    routes(
      catalogue,
      view([STEP.moving, 0, 0, 0, 0], { players: [player({ ships: [0], sailed: [sailed], cards: owned })] }),
      0,
      0,
    );
  test("four steps along the coasts", () => {
    expect([...at(0).keys()]).toEqual([1, 2, 3, 4]);
    expect(at(0, 2).get(2)).toEqual([1, 2]);
  });
  test("Cloth Making and Astronomy", () => {
    expect(at(1 << CLOTH_MAKING).get(5)).toEqual([1, 2, 3, 4, 5]);
    expect(at(1 << ASTRONOMY).get(5)).toEqual([6, 5]);
    expect(at(1 << ASTRONOMY).has(6)).toBe(false);
  });
});

describe("decisions", () => {
  test("order is demanded while several decide and nothing is said yet", () => {
    expect(mayDemandOrder(view([STEP.shipyard, -2, 0b101, 0, 0]))).toBe(true);
    expect(mayDemandOrder(view([STEP.shipyard, -2, 0b100, 0, 0]))).toBe(false);
    expect(mayDemandOrder(view([STEP.moving, 0, 0, 0, 0]))).toBe(false);
  });
  test("each brings its part of the board to the front", () => {
    expect(partFor(view([STEP.trading, -2, 0, 0, 0]))).toBe("trade");
    expect(partFor(view([STEP.paying, -2, 1, 0, 0]))).toBe("cards");
    expect(partFor(view([STEP.losing, -2, 1, 0, 0]))).toBe("map");
  });
});

describe("what is chosen but has not happened", () => {
  const key = (verb: number, area: number, n = 0): number => verb + area * 2 ** 8 + n * 2 ** 24;
  test("my sealed answer", () => {
    const sealed = [key(VERB.lose, 3, 2), key(VERB.lose, 3, 1), key(VERB.city, 5)];
    const found = marks(view([STEP.losing, -2, 1, 0, 0], { flow: { agenda: [], sealed } }));
    expect([...found]).toEqual([
      [3, { tokens: -3, city: false }],
      [5, { tokens: 0, city: true }],
    ]);
  });
  test("the part marked in a civil war, and only then", () => {
    const part = { marked_tokens: [0, 4], marked_cities: [2] };
    const war = { flow: { agenda: [[RETURN_CALAMITY, -2, CIVIL_WAR, 1, 0]], sealed: [] }, ...part };
    expect(marks(view([], war)).get(1)).toEqual({ tokens: -4, city: false });
    expect(marks(view([STEP.moving, 0, 0, 0, 0], part)).size).toBe(0);
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
  const told = [0b0010, NOBODY, 3, 0, 0, 4]; // to seat 1
  const packet = zero(19);
  packet[0] = 2;
  packet[4] = 1;
  const trading = (offered: number[]): Civ1980View => view([STEP.trading], { seat: 0, offered });

  test("the same cards go to a player once, to all while somebody has not seen them", () => {
    expect(isRepeated(trading(told), 1, NOBODY, packet)).toBe(true);
    expect(isRepeated(trading(told), 2, NOBODY, packet)).toBe(false);
    expect(isRepeated(trading(told), ALL, NOBODY, packet)).toBe(false);
    expect(isRepeated(trading([...told, 0b1100, NOBODY, 3, 0, 0, 4]), ALL, NOBODY, packet)).toBe(true);
  });

  test("other cards, or the answer to another offer, are something new", () => {
    expect(isRepeated(trading(told), 1, 7, packet)).toBe(false);
    expect(isRepeated(trading(told), 1, NOBODY, packet.with(4, 2))).toBe(false);
  });
});

describe("amounts", () => {
  const hit = (victim: number, amount: number): LegalAction => ({
    action: { verb: "hit", victim, amount },
    words: { key: "do-hit", args: { n: amount } },
    anchors: [`seat:${victim}`],
    amount,
  });
  const step = (a: number, b: number) => ({ kind: STEP.naming, seat: 0, a, b, c: 0 });
  const offered = (a: number, b: number, actions: LegalAction[]): number[] =>
    amounts(actions, (action) => leastOf(action, actions, step(a, b)))
      .filter((action) => action.action.victim === 1)
      .map((action) => action.amount!);

  test("a flood leaves no more than the others can bear", () => {
    expect(offered(FLOOD, 10, [hit(1, 10), hit(2, 3)])).toEqual([7, 8, 9]);
    expect(offered(FLOOD, 10, [hit(1, 4), hit(2, 10)])).toEqual([1, 2, 3]);
  });

  test("other calamities may strike anybody by any number", () => {
    expect(offered(FLOOD + 1, 25, [hit(1, 4), hit(2, 10)])).toEqual([1, 2, 3]);
  });
});

describe("the shipyard", () => {
  const key = (verb: number, a: number, b = 0, c = 0): number => verb + a * 2 ** 8 + b * 2 ** 24 + c * 2 ** 40;
  const decided = (sealed: number[]): Civ1980View =>
    view([STEP.shipyard], {
      players: [player({ ships: [3, 4], treasury: 5 })],
      flow: { agenda: [[STEP.shipyard]], sealed },
    });

  test("what is decided so far, and what the treasury has to pay", () => {
    expect(shipPlan(decided([]), 0, 2)).toEqual({ launched: [], scrapped: [], upkeep: 2, treasury: 5 });
    const sealed = [key(VERB.scrap, 1), key(VERB.launch, 9), key(VERB.conscript, 8, 5, 1)];
    expect(shipPlan(decided(sealed), 0, 2)).toEqual({ launched: [9, 8], scrapped: [1], upkeep: 1, treasury: 2 });
    expect(marks({ ...decided(sealed), marked_tokens: [] } as Civ1980View).get(5)).toEqual({ tokens: -1, city: false });
  });
});
