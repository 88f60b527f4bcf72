import { describe, expect, it } from "vitest";
import { ago } from "../src/logic/ago.ts";
import { botOf, levelsOf, namedOf } from "../src/logic/bots.ts";
import { newTable, planSeats, presetOf, usualOptions } from "../src/logic/create.ts";
import { levelOf, nameOf } from "../src/logic/names.ts";
import { clampScale, LEAST, MOST, moved, zoomAt } from "../src/logic/panzoom.ts";
import { quickTable } from "../src/logic/quick.ts";
import { overlap, placed, type Avoided, type Box } from "../src/logic/placing.ts";
import { Words } from "../src/text/words.ts";
import type { BotInfo, Game, Seat } from "../src/wire.ts";

const BOTS = ["easy", "medium"];

describe("opponents", () => {
  const bot = (name: string, kind: BotInfo["kind"]): BotInfo => ({
    name,
    kind,
    words: { key: `bot-${name}` },
    help: { key: `bot-${name}-help` },
  });
  const game = {
    bots: [bot("easy", "level"), bot("medium", "level"), bot("raider", "named")],
    usual_bot: "medium",
  } as Game;
  it("are levels, and some with a name", () => {
    expect(levelsOf(game).map(({ name }) => name)).toEqual(BOTS);
    expect(namedOf(game).map(({ name }) => name)).toEqual(["raider"]);
  });
  it("are as chosen last, where the game has them", () => {
    expect(["raider", "easy", "", "hermit"].map((wanted) => botOf(game, wanted).name)).toEqual([
      "raider",
      "easy",
      "medium",
      "medium",
    ]);
  });
  it("have names, and beside them how well they play", () => {
    const words = new Words("de", ["bot-hard = Schwer\npersona-cyrus = Kyros"]);
    const seat = { name: "hard 2", kind: "bot", bot: "hard", persona: { key: "persona-cyrus" } } as Seat;
    expect([nameOf(words, seat), levelOf(words, seat)]).toEqual(["Kyros", "Schwer"]);
    const lent = { ...seat, name: "Anna", persona: null };
    expect([nameOf(words, lent), levelOf(words, lent)]).toEqual(["Anna", "Schwer"]);
    expect(levelOf(words, { ...lent, bot: "dies" })).toBe("dies");
    expect(levelOf(words, { ...lent, kind: "person", bot: "" })).toBe("");
  });
});

describe("a new table", () => {
  it("has me, bots where nothing else is planned, and keeps what is planned", () => {
    const two = planSeats([], 2, "medium", BOTS);
    expect(two.map((seat) => seat.who)).toEqual(["me", "bot"]);
    two[1]!.who = "open";
    expect(planSeats(two, 3, "medium", BOTS).map((seat) => seat.who)).toEqual(["me", "open", "bot"]);
    expect(planSeats(two, 1, "medium", BOTS)).toEqual([two[0]]);
    expect(planSeats(two, 2, "other", ["other"]).map((seat) => [seat.who, seat.bot])).toEqual([
      ["me", "other"],
      ["open", "other"],
    ]);
  });
  it("starts at once when nobody has to come", () => {
    const plan = { game: "ages_cards", options: {}, pace: "live", seconds: 0, open: true } as const;
    const friends = planSeats([], 2, "medium", BOTS).map((seat, number) =>
      number ? { ...seat, who: "friend" as const, name: " Bo " } : seat,
    );
    const hotseat = newTable({ ...plan, plans: friends });
    expect(hotseat.start).toBe(true);
    expect(hotseat.seats).toEqual([{ who: "me" }, { who: "me", name: "Bo" }]);
    const waiting = newTable({ ...plan, plans: [friends[0]!, { who: "open", bot: "", name: "" }] });
    expect(waiting.start).toBe(false);
  });
  it("is quick to come by", () => {
    const table = quickTable({ id: "ages_cards" } as Game, 2, "medium");
    expect(table.seats).toEqual([{ who: "me" }, { who: "bot", bot: "medium" }, { who: "bot", bot: "medium" }]);
    expect(table.start).toBe(true);
  });
  it("follows the preset that is chosen", () => {
    const game = {
      options: [
        { name: "limit", default: 0 },
        { name: "cap", default: true },
      ],
      presets: [
        { name: "book", options: { limit: 0, cap: true } },
        { name: "usual", options: { limit: 0, cap: false } },
      ],
    } as unknown as Game;
    expect(usualOptions(game)).toEqual({ limit: 0, cap: true });
    expect(presetOf(game, usualOptions(game))?.name).toBe("book");
    expect(presetOf(game, { limit: 0, cap: false })?.name).toBe("usual");
    expect(presetOf(game, { limit: 9, cap: false })).toBeUndefined();
    expect(quickTable(game, 1, "medium", game.presets[1]).options).toEqual({ limit: 0, cap: false });
  });
});

describe("time in words", () => {
  it("uses the largest unit that fits", () => {
    expect(ago(0, 30, "en")).toBe("now");
    expect(ago(0, 60 * 5, "en")).toBe("5 minutes ago");
    expect(ago(0, 86_400, "de")).toBe("gestern");
    expect(ago(100, 0, "en")).toBe("now");
  });
});

describe("panels beside elements", () => {
  const panel = { width: 300, height: 400 };
  const box = (left: number, right: number, top: number, bottom: number): Box => ({
    x: left,
    y: top,
    width: right - left,
    height: bottom - top,
  });
  const place = (element: Box, width = 1000, avoided: Avoided[] = []): { x: number; y: number } =>
    placed(element, panel, { width, height: 800 }, avoided);
  it("go right, else left, never outside", () => {
    expect(place(box(100, 200, 300, 400))).toEqual({ x: 214, y: 150 });
    expect(place(box(800, 900, 300, 400)).x).toBe(486);
    expect(place(box(100, 200, 0, 20)).y).toBe(8);
    expect(place(box(100, 200, 780, 800)).y).toBe(392);
  });
  it("go above or below in a narrow window, and over the element where there is no room at all", () => {
    expect(place(box(100, 200, 500, 600), 380)).toEqual({ x: 8, y: 86 });
    expect(place(box(100, 200, 100, 200), 380)).toEqual({ x: 8, y: 214 });
    const { x, y } = place(box(20, 360, 100, 700), 380);
    expect([x >= 8, x <= 72, y >= 8, y <= 392]).toEqual([true, true, true, true]);
  });
  it("do not cover what may be clicked, nor the question", () => {
    const legal = { box: box(300, 340, 340, 380), weight: 3 };
    const beside = place(box(400, 500, 300, 400), 1000, [legal]);
    expect(overlap({ ...beside, ...panel }, legal.box)).toBe(0);
    const left = place(box(600, 700, 300, 400), 1000, [{ box: box(700, 1000, 0, 800), weight: 3 }]);
    expect(left.x).toBe(286);
  });
});

describe("pan and zoom", () => {
  it("keeps what is under the pointer", () => {
    const sight = zoomAt({ x: 10, y: 20, scale: 1 }, { x: 110, y: 120 }, 2);
    expect(sight).toEqual({ x: -90, y: -80, scale: 2 });
    expect(zoomAt(sight, { x: 110, y: 120 }, 1)).toEqual({ x: 10, y: 20, scale: 1 });
    expect(moved(sight, 5, -5)).toEqual({ x: -85, y: -85, scale: 2 });
    expect([clampScale(100), clampScale(0)]).toEqual([MOST, LEAST]);
  });
});
