import { describe, expect, test } from "vitest";
import { anchorsIn, canInspect, cardOf, hexOf } from "../src/boards/mosaic/anchors.ts";
import type { CardView, CatalogueView, HexView } from "../src/boards/mosaic/catalogue.ts";
import { tone } from "../src/boards/mosaic/labels.ts";
import { fit, labelAt, middle, outline, seen } from "../src/boards/mosaic/layout.ts";
import {
  draftHand,
  freeLeaders,
  isToBeHad,
  missing,
  price,
  scoredSince,
  stakes,
  willScore,
  wonderOn,
} from "../src/boards/mosaic/model.ts";
import { most, paid, parts, peopleOf, withMoney } from "../src/boards/mosaic/payment.ts";
import { partOf } from "../src/boards/mosaic/tabs.ts";
import type { MosaicView, Tableau } from "../src/boards/mosaic/view.ts";
import type { LegalAction, LogLine } from "../src/wire.ts";

const card = (name: string, more: object = {}): CardView =>
  ({ name, id: name, words: [], symbols: [], needs: [], cost: {}, ...more }) as unknown as CardView;
const player = (more: object = {}): Tableau =>
  ({
    stock: { stone: 0, ideas: 0, food: 0, money: 0 },
    population: 5,
    symbols: [0, 1],
    up: [],
    units: { infantry: [0], cavalry: [0], siege: [0] },
    wonders: [],
    sites: { city: [], port: [], farm: [], craft: [], wonder: [] },
    reckoning: {
      wonder_cost: { stone: 20, food: 5 },
      needs_no_symbols: false,
      room: { city: true, port: false, farm: true, craft: true },
      wonder_room: [true],
    },
    leader: -1,
    ...more,
  }) as unknown as Tableau;
const catalogue = {
  pillars: ["science", "culture"],
  pieces: ["city", "port", "farm", "craft", "wonder", "project"],
  decks: ["technology", "build", "population", "tax"],
  technologies: [card("technology-iron", { symbols: [0, 1], cost: { ideas: 5 } })],
  builds: [
    card("build-forum", { piece: "project", cost: { stone: 5, ideas: 5 } }),
    card("build-port", { piece: "port" }),
  ],
  populations: [card("population-small", { cost: { food: 8 } })],
  taxes: [],
  leaders: [card("leader-scribe"), card("leader-artist")],
  wonders: [card("wonder-sphinx")],
  golden_ages: [],
  achievements: [],
  governments: [card("government-tyranny", { needs: [0, 2], cost: { ideas: 12 } })],
  hexes: [{ id: "ITA-01", q: 0, r: 0 }],
  money_rate: 2,
  build_costs: { city: { stone: 4, population: 2 } },
} as unknown as CatalogueView;
const action = (verb: string, anchor: string, more: object = {}): LegalAction =>
  ({ action: { verb, ...more }, words: { key: verb }, anchors: [anchor] }) as unknown as LegalAction;
const view = (players: Tableau[], more: object = {}): MosaicView => ({ players, ...more }) as unknown as MosaicView;

describe("the map", () => {
  test("a single hex has six sides, two neighbours share one", () => {
    const hexes = [
      { q: 0, r: 0 },
      { q: 1, r: 0 },
    ] as HexView[];
    expect(outline(hexes.slice(0, 1)).match(/M/g)).toHaveLength(6);
    expect(outline(hexes).match(/M/g)).toHaveLength(10);
  });
  test("rows are shifted by half a hex", () => {
    expect(middle({ q: 0, r: 2 }).x).toBeCloseTo(middle({ q: 1, r: 0 }).x);
  });
  test("all hexes fit in the window, in its proportions", () => {
    const hexes = [
      { q: 0, r: 0 },
      { q: 10, r: 0 },
    ];
    const whole = fit(hexes, 0.5);
    expect(whole.height / whole.width).toBeCloseTo(0.5);
    for (const { x, y } of hexes.map(middle)) {
      expect(x).toBeGreaterThan(whole.x);
      expect(x).toBeLessThan(whole.x + whole.width);
      expect(y).toBeGreaterThan(whole.y);
      expect(y).toBeLessThan(whole.y + whole.height);
    }
    const flat = fit(hexes, 0);
    expect(flat.height).toBeLessThan(flat.width / 3);
  });
  test("an enlarged map is never moved beyond its edges", () => {
    const whole = { x: 0, y: 0, width: 100, height: 50 };
    expect(seen(whole, 1, { x: 90, y: 40 })).toEqual(whole);
    expect(seen(whole, 2, { x: 50, y: 25 })).toEqual({ x: 25, y: 12.5, width: 50, height: 25 });
    expect(seen(whole, 2, { x: 99, y: -5 })).toEqual({ x: 50, y: 0, width: 50, height: 25 });
  });
  test("a region's name stands above the middle of its upper edge", () => {
    const hexes = [
      { q: 0, r: 0 },
      { q: 2, r: 0 },
      { q: 0, r: 3 },
    ] as HexView[];
    expect(labelAt(hexes).x).toBeCloseTo(middle({ q: 1, r: 0 }).x);
    expect(labelAt(hexes).y).toBeLessThan(0);
  });
  test("which wonder stands on a hex", () => {
    const both = view([player(), player({ wonders: [7], sites: { wonder: [3] } })]);
    expect(wonderOn(both, 3)).toBe(7);
    expect(wonderOn(both, 0)).toBe(-1);
  });
  test("the strongest first, the absent not at all", () => {
    const regions = [{ influence: [2, 5, 0], points: [2, 4, 0], leader: 1 }];
    const found = stakes(
      view([player(), player({ units: { infantry: [1], cavalry: [0], siege: [0] } }), player()], { regions }),
      0,
    );
    expect(found.map(({ seat, leads }) => [seat, leads])).toEqual([
      [1, true],
      [0, false],
    ]);
    expect(found[0]!.units).toEqual([["infantry", 1]]);
  });
});

describe("scorings", () => {
  const line = (key: string, args: object): LogLine => ({ message: { key, args } }) as unknown as LogLine;
  const log = [
    line("event-turn", { seat: 0 }),
    line("event-scoring", { seat: 0, n: 9 }),
    line("event-turn", { seat: 1 }),
    line("event-scoring", { seat: 0, n: 3 }),
    line("event-scoring", { seat: 1, n: 5 }),
    line("event-turn", { seat: 0 }),
    line("event-turn", { seat: 1 }),
  ];
  test("those since my last turn", () => {
    expect(scoredSince(log, 0, 2, false)).toBeNull();
    expect(scoredSince(log.slice(0, 6), 0, 2, true)).toEqual([12, 5]);
    expect(scoredSince(log, 1, 2, true)).toEqual([3, 5]);
    expect(scoredSince(log, 1, 2, false)).toBeNull();
  });
  test("no more than three", () => {
    expect(willScore(view([], { scorings_left: 1 }))).toBe(true);
    expect(willScore(view([], { scorings_left: 0 }))).toBe(false);
  });
});

describe("prices", () => {
  test("money stands in for what is missing, two for one", () => {
    const rich = player({ stock: { stone: 3, ideas: 5, food: 0, money: 4 } });
    const found = price(catalogue, rich, { stone: 5, ideas: 5, food: 1 });
    expect(found).toMatchObject({ replaced: { stone: 2, ideas: 0, food: 1 }, money: 6, short: 2, people: 0 });
  });
  test("what keeps a card out of reach", () => {
    expect(missing(catalogue, player(), catalogue.builds[1]!)).toMatchObject({ money: 0, room: true });
    expect(missing(catalogue, player(), catalogue.governments[0]!)).toMatchObject({ symbols: [0, 1], money: 24 });
    expect(missing(catalogue, player(), catalogue.wonders[0]!).money).toBe(50);
  });
  test("more may be replaced than is missing, as far as the money goes", () => {
    const table = view([player({ stock: { stone: 5, ideas: 3, food: 0, money: 11 } })]);
    const build = action("build", "card:build-forum", { card: "forum", money_for_first: 0, money_for_second: 0 });
    const all = parts(table, catalogue, 0, build);
    expect(all.map(({ field, currency, least }) => [field, currency, least])).toEqual([
      ["money_for_first", "stone", 0],
      ["money_for_second", "ideas", 2],
    ]);
    expect(most(table.players[0]!, all, [0, 0], 0)).toBe(3);
    expect(most(table.players[0]!, all, [2, 0], 1)).toBe(1);
    const changed = withMoney(build, all, [2, 1]);
    expect(changed.action).toMatchObject({ money_for_first: 2, money_for_second: 1 });
    expect(changed.words.args).toMatchObject({ money: 10 }); // 2 stone, 2 ideas that are missing and one more
    expect(paid(all, [0, 0])).toEqual([
      { currency: "stone", n: 5 },
      { currency: "ideas", n: 3 },
      { currency: "money", n: 4 },
    ]);
    expect(paid(all, [2, 1])).toEqual([
      { currency: "stone", n: 3 },
      { currency: "ideas", n: 2 },
      { currency: "money", n: 10 },
    ]);
  });
  test("other actions have nothing to replace", () => {
    const table = view([player()]);
    expect(parts(table, catalogue, 0, action("work", "track:stone"))).toEqual([]);
    const found = action("found", "piece:city", { piece: "city" });
    expect(parts(table, catalogue, 0, found)).toEqual([
      { field: "money_for_first", currency: "stone", cost: 4, least: 4, rate: 2 },
    ]);
    expect(peopleOf(table, catalogue, 0, found)).toBe(2);
    expect(peopleOf(table, catalogue, 0, action("work", "track:stone"))).toBe(0);
  });
  test("a card has a price as long as it is to be had", () => {
    const empty = { offer: [], top: -1 };
    const decks = { technology: { offer: [0], top: -1 }, build: { offer: [], top: 1 }, population: empty, tax: empty };
    const table = view([player({ wonders: [0], government: -1 }), player({ government: -1 })], { decks });
    expect(isToBeHad(table, catalogue, catalogue.technologies[0]!)).toBe(true);
    expect(isToBeHad(table, catalogue, catalogue.builds[0]!)).toBe(false);
    expect(isToBeHad(table, catalogue, catalogue.builds[1]!)).toBe(true);
    expect(isToBeHad(table, catalogue, catalogue.wonders[0]!)).toBe(false);
    expect(isToBeHad(table, catalogue, catalogue.governments[0]!)).toBe(true);
    expect(isToBeHad(table, catalogue, catalogue.leaders[0]!)).toBe(false);
  });
  test("the card seen on a deck is paid like any other", () => {
    const decks = { population: { top: 0 } };
    const table = view([player({ stock: { stone: 0, ideas: 0, food: 8, money: 8 } })], { decks });
    expect(parts(table, catalogue, 0, action("take_seen", "deck:population"))).toMatchObject([
      { currency: "food", cost: 8 },
    ]);
  });
});

describe("setting up", () => {
  test("leaders are shown until everybody has one", () => {
    expect(freeLeaders(view([player({ leader: 1 }), player()]), catalogue)).toEqual([0]);
    expect(freeLeaders(view([player({ leader: 1 }), player({ leader: 0 })]), catalogue)).toEqual([]);
  });
  test("the hand of the running round", () => {
    expect(draftHand(view([], { draft_round: 1, hands: [[1, 2], [3]] }))).toEqual([3]);
    expect(draftHand(view([], { draft_round: 5, hands: [[1], [2]] }))).toEqual([]);
  });
});

describe("names of elements", () => {
  test("cards and hexes are found again", () => {
    expect(cardOf(catalogue, "card:wonder-sphinx")?.id).toBe("wonder-sphinx");
    expect(cardOf(catalogue, "region:italy")).toBeUndefined();
    expect(hexOf(catalogue, "hex:ITA-01")).toBe(0);
    expect(canInspect("region:italy")).toBe(false);
  });
  test("what the log speaks of", () => {
    const line = {
      key: "event-move",
      args: { seat: 1, unit: "unit-cavalry", from: "region-gaul", to: "region-italy" },
    };
    expect(anchorsIn(line)).toEqual(["region:gaul", "region:italy", "units:1:italy:cavalry", "seat:1"]);
    expect(anchorsIn({ key: "event-wonder", args: { seat: 0, wonder: "wonder-sphinx" } })).toContain(
      "card:wonder-sphinx",
    );
  });
  test("parts of the board on a phone", () => {
    expect(["hex:A", "units:0:gaul:siege"].map(partOf)).toEqual(["map", "map"]);
    expect(["card:build-x", "deck:tax", "card:technology-x"].map(partOf)).toEqual(["offers", "offers", "offers"]);
    expect(["down:technology-x", "card:golden-art"].map(partOf)).toEqual(["mine", "goals"]);
    expect(["track:food", "army"].map(partOf)).toEqual([null, "actions"]);
  });
  test("colours follow the pillar", () => {
    expect(tone(catalogue, catalogue.technologies[0]!)).toBe("tone-culture");
    expect(tone(catalogue, catalogue.governments[0]!)).toBe("tone-culture");
    expect(tone(catalogue, catalogue.leaders[0]!)).toBe("tone-plain");
  });
});
