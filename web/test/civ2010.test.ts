import { describe, expect, test, vi } from "vitest";
import { anchorsIn, canInspect, squareAnchor, squareOf } from "../src/boards/civ2010/anchors.ts";
import type { CatalogueView } from "../src/boards/civ2010/catalogue.ts";
import {
  askedBy,
  counterTo,
  dealActions,
  emptyDraft,
  heldBy,
  isCovered,
  mostToGive,
  noTerms,
  partnersOf,
} from "../src/boards/civ2010/deal.ts";
import { around } from "../src/boards/civ2010/grid.ts";
import { inspected } from "../src/boards/civ2010/inspected.ts";
import {
  cityAt,
  frameOf,
  fronts,
  isHostile,
  makes,
  moveTo,
  openCities,
  pyramid,
  scoreOf,
  seatsFrom,
  stacks,
  symbolsOf,
  trumpCircle,
  trumpOf,
  waysOf,
  wayTo,
} from "../src/boards/civ2010/model.ts";
import { aboutOf, answersOf } from "../src/boards/civ2010/stage.ts";
import { partFor, partOf } from "../src/boards/civ2010/tabs.ts";
import type { Civ2010View, ReachView, SheetView } from "../src/boards/civ2010/view.ts";
import type { Words } from "../src/text/words.ts";
import type { LegalAction } from "../src/wire.ts";

// What the functions under test do not take as an argument.
vi.mock("../src/boards/civ2010/data.ts", () => ({ catalogue: () => ({ width: 16 }) }));

const view = (more: object): Civ2010View => more as unknown as Civ2010View;

describe("the map", () => {
  test("anchors and squares", () => {
    expect(squareAnchor(35)).toBe("square:3-2");
    expect(squareOf("square:3-2")).toBe(35);
    expect(squareOf("tech:writing")).toBe(-1);
    expect(canInspect("tech:writing")).toBe(true);
    expect(canInspect("place:3")).toBe(false);
  });
  test("the frame around all tiles", () => {
    expect(frameOf({ homes: [4, 4 + 12 * 16], neutrals: [8] }, 4)).toEqual({ x: 4, y: 0, width: 8, height: 16 });
  });
  test("figures stand in stacks", () => {
    const players = [
      { armies: [5, 5, -1, -1, -1, -1, -2], scouts: [5, -1] },
      { armies: [6, -1, -1, -1, -1, -1, -2], scouts: [-1, -1] },
    ];
    expect([...stacks(view({ players }))]).toEqual([
      [5, { seat: 0, armies: 2, scouts: 1 }],
      [6, { seat: 1, armies: 1, scouts: 0 }],
    ]);
  });
  test("a city is found by its centre only", () => {
    const players = [{ centres: [-1, -1, -1] }, { centres: [-1, 1, -1] }];
    const position = view({ owner: [1, 1, -1], district: [1, 1, -1], players });
    expect([0, 1, 2].map((square) => cityAt(position, square))).toEqual([null, { seat: 1, slot: 1 }, null]);
  });
  test("what was built covers the ground", () => {
    const catalogue = {
      grounds: [
        { production: 2, trade: 0, culture: 0, coin: 0 },
        { production: 2, trade: 0, culture: 0, coin: 1 },
      ],
      works: [
        { production: 0, trade: 1, culture: 1, coin: 0, combat: 0 },
        { production: 0, trade: 0, culture: 2, coin: 0, combat: 0 },
      ],
    } as unknown as CatalogueView;
    const position = view({ ground: [0, 0, 1], works: [0, 1, -1] });
    const given = [0, 1, 2].map((square) => symbolsOf(position, catalogue, square));
    expect(given.map(({ production, trade, culture, coin }) => [production, trade, culture, coin])).toEqual([
      [0, 1, 1, 0],
      [0, 0, 2, 0],
      [2, 0, 0, 1],
    ]);
  });
  test("the nine squares of a city", () => {
    expect(around(17)).toEqual([0, 1, 2, 16, 17, 18, 32, 33, 34]);
  });
  test("lines of the log point at squares and seats", () => {
    expect(anchorsIn({ key: "event-found", args: { seat: 2, x: 4, y: 7 } })).toEqual(["square:4-7", "seat:2"]);
    expect(anchorsIn({ key: "event-learn", args: { seat: 0, tech: "tech-writing" } })).toEqual([
      "tech:writing",
      "seat:0",
    ]);
  });
});

describe("ways", () => {
  // 17 is the start; 18 may be passed only, 19 lies behind it, 33 ends the move by itself
  const reach: ReachView = {
    square: 17,
    armies: 2,
    scouts: 0,
    squares: [18, 33, 19],
    before: [17, 17, 18],
    ends: ["passing", "ending", "stopping"],
    hostile: [false, true, false],
  };
  test("over squares where one cannot stay", () => {
    expect(wayTo(reach, 19)).toEqual([18, 19]);
    expect(wayTo(reach, 18)).toEqual([]);
    expect(wayTo(reach, 99)).toEqual([]);
  });
  test("the single steps of all ways, each square once", () => {
    expect(waysOf(reach)).toEqual([
      [17, 33],
      [17, 18],
      [18, 19],
    ]);
  });
  test("where a fight awaits", () => {
    expect([18, 33, 19, 99].map((square) => isHostile(reach, square))).toEqual([false, true, false, false]);
  });
  test("setting out, steps and the halt", () => {
    expect(moveTo(reach, 19, false)).toEqual([
      { verb: "march", square: "1-1", armies: 2, scouts: 0 },
      { verb: "step", square: "2-1" },
      { verb: "step", square: "3-1" },
      { verb: "stop" },
    ]);
    expect(moveTo(reach, 33, true)).toEqual([{ verb: "step", square: "1-2" }]);
  });
});

test("the pyramid from the top down, with places to fill", () => {
  const rows = [1, 2, 3, 4, 5].map((level) => ({ level, techs: level === 1 ? [0, 3] : [], open: level <= 2 }));
  const shown = pyramid({ rows } as unknown as SheetView);
  expect(shown.map((row) => row.level)).toEqual([5, 4, 3, 2, 1]);
  expect(shown.map((row) => row.empty)).toEqual([1, 2, 3, 4, 3]);
  const full = { level: 1, techs: [0, 1, 2, 3, 4, 5], open: true };
  expect(pyramid({ rows: [full] } as unknown as SheetView)[0]!.empty).toBe(1);
});

test("what a city can make, with the price", () => {
  const action = (verb: string, city: string, thing: string, n: number): LegalAction =>
    ({ action: { verb }, words: { key: "do-make", args: { n, trade: 3 } }, anchors: [city, thing] }) as LegalAction;
  const actions = [action("build", "city:1-0", "market:library", 5), action("unit", "city:1-1", "market:infantry", 5)];
  expect(makes(actions, 1, 0).map(({ anchor, cost, trade }) => [anchor, cost, trade])).toEqual([
    ["market:library", 5, 3],
  ]);
});

test("own cities come first, and those that may do something are open", () => {
  expect(seatsFrom(4, 2)).toEqual([2, 3, 0, 1]);
  const actions = [{ anchors: ["city:1-1", "devote"] }, { anchors: ["square:1-0"] }, { anchors: ["square:2-0"] }];
  const position = view({ owner: [-1, 1, -1], district: [-1, 0, -1] });
  expect(openCities(position, actions as unknown as LegalAction[])).toEqual([
    { seat: 1, slot: 1 },
    { seat: 1, slot: 0 },
  ]);
});

test("a kind of unit strikes first against one, and against one of its own not", () => {
  const catalogue = { trumps: [2, 0, 1, -1] } as unknown as CatalogueView;
  expect(
    [
      [0, 2],
      [2, 0],
      [0, 0],
      [3, 1],
      [0, -1],
    ].map((kinds) => trumpOf(catalogue, kinds)),
  ).toEqual([0, 1, -1, -1, -1]);
  expect(trumpCircle(catalogue)).toEqual([0, 2, 1, 0]);
});

test("fronts, trumps and the score", () => {
  const catalogue = { unit_types: [0, 2, 1], trumps: [2, 0, 1, -1] } as unknown as CatalogueView;
  const battle = {
    fronts: [
      { units: [0, 1], wounds: [1, 0], strengths: [3, 2] },
      { units: [-1, 2], wounds: [0, 2], strengths: [0, 4] },
    ],
    bonus: [4, 0],
  };
  const line = fronts(view({ battle }), catalogue);
  expect(line[0]).toEqual({
    sides: [
      { unit: 0, wounds: 1, strength: 3 },
      { unit: 1, wounds: 0, strength: 2 },
    ],
    trump: 0,
  });
  expect(line[1]).toEqual({ sides: [null, { unit: 2, wounds: 2, strength: 4 }], trump: -1 });
  expect([0, 1].map((side) => scoreOf(view({ battle }), side))).toEqual([7, 6]);
});

describe("a deal", () => {
  const catalogue = {
    events: [{ instance: "lost.1" }],
    items: ["trade", "culture", "wheat", "silk", "incense", "iron", "hut", "village", "card"],
    give_items: 6,
    resources: ["wheat", "silk", "incense", "iron", "spy", "uranium"],
  } as unknown as CatalogueView;
  test("from the proposal to the submission", () => {
    const draft = emptyDraft(catalogue, 3);
    expect(partnersOf(draft)).toEqual([]);
    draft[2] = { ...noTerms(catalogue), tokens: [7], cards: [0] };
    draft[2].give[0] = 5;
    draft[2].want[6] = 2;
    expect(dealActions(draft, false, catalogue)).toEqual([
      { verb: "propose", seat: 2 },
      { verb: "want", item: "hut", amount: 2 },
      { verb: "give", item: "trade", amount: 5 },
      { verb: "give_token", token: 7 },
      { verb: "give_card", card: "lost.1" },
      { verb: "submit" },
    ]);
    expect(dealActions(draft, true, catalogue)[0]).toEqual({ verb: "take_back" });
  });
  test("with several partners what is passed on is wanted first", () => {
    const draft = emptyDraft(catalogue, 3);
    draft[1]!.give[3] = 1;
    draft[2]!.want[3] = 1;
    expect(mostToGive(draft, 1, 3, 0)).toBe(1);
    expect(isCovered(draft, [0, 0, 0, 0, 0, 0])).toBe(true);
    expect(dealActions(draft, false, catalogue)).toEqual([
      { verb: "propose", seat: 1 },
      { verb: "propose", seat: 2 },
      { verb: "want", item: "silk", amount: 1 },
      { verb: "propose", seat: 1 },
      { verb: "give", item: "silk", amount: 1 },
      { verb: "propose", seat: 2 },
      { verb: "submit" },
    ]);
    draft[2]!.want[3] = 0;
    expect(isCovered(draft, [0, 0, 0, 0, 0, 0])).toBe(false);
  });
  test("a counter-offer is the offer turned round", () => {
    const terms = {
      give: [5, 0, 0, 1, 0, 0],
      want: [2, 1, 0, 0, 0, 0, 0, 0, 1],
      huts: 2,
      villages: 0,
      card_eras: [0, 1, 0, 0],
      tokens: [],
      cards: [],
    };
    const { give, want } = counterTo(terms, catalogue);
    expect([give, want]).toEqual([
      [2, 1, 0, 0, 0, 0],
      [5, 0, 0, 1, 0, 0, 2, 0, 1],
    ]);
    expect(askedBy([{ ...terms, give: [], want: [], huts: 0, card_eras: [] }, terms])).toEqual([1]);
  });
  test("what somebody has to give", () => {
    const player = { trade: 9, culture: 4, resources: [0, 1, 2, 3], huts: 1, villages: 2, card_eras: [0, 1, 0, 2] };
    const items = ["trade", "culture", "iron", "hut", "village", "card"];
    expect(items.map((item) => heldBy(player as SheetView, item, catalogue))).toEqual([9, 4, 3, 1, 2, 3]);
  });
});

test("parts of the board", () => {
  expect(["square:1-1", "place:3", "tech:writing", "seat:1"].map(partOf)).toEqual(["map", "map", "techs", null]);
  expect(partFor("researching", false)).toBe("techs");
  expect(["siting", "placing-person"].map((prompt) => partFor(prompt, true))).toEqual(["city", "city"]);
  expect([partFor("moving", true), partFor("moving", false)]).toEqual(["map", null]);
});

describe("the strip above the board", () => {
  const words = {
    say: (key: string) => key,
    message: ({ key }: { key: string }) => key,
  } as unknown as Words;
  const catalogue = {
    huts: 10,
    techs: [{ id: "writing", name: { key: "Writing" }, abilities: [{ key: "cancels a city action" }] }],
    events: [{ instance: "lost.1", name: { key: "Lost" }, era: 1, text: { key: "leads astray" } }],
    governments: [{ id: "republic", name: { key: "Republic" }, text: { key: "armies found cities" } }],
    civilizations: [],
    wonders: [],
    works: [],
    resources: ["wheat", "silk", "incense", "iron", "spy", "uranium"],
  } as unknown as CatalogueView;
  const position = view({ edition: 0, players: [] });
  const action = (verb: string, anchor: string): LegalAction =>
    ({ action: { verb }, words: { key: `do ${anchor}` }, anchors: [anchor] }) as unknown as LegalAction;

  test("the card a question is about is explained", () => {
    const prompt = { id: "aiming-event", words: { key: "aim" }, anchors: ["square:1-1", "card:lost.1"] };
    const about = aboutOf(words, position, catalogue, prompt);
    expect([about?.title, about?.lines]).toEqual(["Lost", ["leads astray"]]);
    expect(aboutOf(words, position, catalogue, { ...prompt, id: "moving" })).toBeNull();
    expect(aboutOf(words, position, catalogue, null)).toBeNull();
  });
  test("a wonder that stands has no price any more", () => {
    const wonder = { id: "louvre", name: { key: "Louvre" }, cost: 20, discounts: [{ cost: 15, tech: 0 }], culture: 2 };
    const printed = { ...catalogue, wonders: [{ ...wonder, ability: { key: "culture" } }] } as unknown as CatalogueView;
    const shown = (square: number) =>
      inspected(words, view({ edition: 0, players: [], wonder_square: [square] }), printed, "wonder:louvre", -1);
    expect([shown(-1)?.kind, shown(-1)?.lines.length]).toEqual(["board-cost", 3]);
    expect([shown(7)?.kind, shown(7)?.lines.length]).toEqual(["", 2]);
  });
  test("answers that lie nowhere on the board become cards", () => {
    const actions = ["loot:trade", "loot:silk", "button:done"].map((anchor) => action("loot", anchor));
    const answers = answersOf(words, position, catalogue, "looting", actions);
    expect(answers.map(({ anchor, title, sign }) => [anchor, title, sign])).toEqual([
      ["loot:trade", "do loot:trade", "trade"],
      ["loot:silk", "do loot:silk", "resource-1"],
    ]);
    expect(answersOf(words, position, catalogue, "moving", actions)).toEqual([]);
  });
  test("a free change of government is offered, anarchy is not urged", () => {
    const actions = ["government:anarchy", "government:republic"].map((anchor) => action("govern", anchor));
    const answers = answersOf(words, position, catalogue, "starting", actions);
    expect(answers.map(({ anchor, lines }) => [anchor, lines])).toEqual([
      ["government:republic", ["armies found cities"]],
    ]);
  });
  test("huts and villages to pay with look different", () => {
    const actions = ["token:3", "token:12", "resource:iron"].map((anchor) => action("pay", anchor));
    const signs = answersOf(words, position, catalogue, "paying", actions).map(({ sign }) => sign);
    expect(signs).toEqual(["hut", "village", "resource-3"]);
  });
  test("what is handed over face down, and which figure makes room", () => {
    const tokens = ["token:3", "token:12"].map((anchor) => action("give_token", anchor));
    const handed = answersOf(words, position, catalogue, "handing-over", tokens);
    expect(handed.map(({ anchor, sign }) => [anchor, sign])).toEqual([
      ["token:3", "hut"],
      ["token:12", "village"],
    ]);
    const figures = ["figure:army", "figure:scout"].map((anchor) => action("displace", anchor));
    expect(answersOf(words, position, catalogue, "displacing", figures).map(({ sign }) => sign)).toEqual([
      "army",
      "scout",
    ]);
  });
});
