import { describe, expect, it } from "vitest";
import { ago } from "../src/logic/ago.ts";
import { newTable, planSeats } from "../src/logic/create.ts";
import { clampScale, LEAST, MOST, moved, zoomAt } from "../src/logic/panzoom.ts";
import { besideBox } from "../src/logic/placing.ts";
import { quickTable } from "../src/logic/quick.ts";
import type { Game } from "../src/wire.ts";

describe("a new table", () => {
  it("has me, bots where nothing else is planned, and keeps what is planned", () => {
    const two = planSeats([], 2, "greedy");
    expect(two.map((seat) => seat.who)).toEqual(["me", "bot"]);
    two[1]!.who = "open";
    expect(planSeats(two, 3, "greedy").map((seat) => seat.who)).toEqual(["me", "open", "bot"]);
    expect(planSeats(two, 1, "greedy")).toEqual([two[0]]);
  });
  it("starts at once when nobody has to come", () => {
    const plan = { game: "ages_cards", options: {}, pace: "live", seconds: 0, open: true } as const;
    const friends = planSeats([], 2, "greedy").map((seat, number) =>
      number ? { ...seat, who: "friend" as const, name: " Bo " } : seat,
    );
    const hotseat = newTable({ ...plan, plans: friends });
    expect(hotseat.start).toBe(true);
    expect(hotseat.seats).toEqual([{ who: "me" }, { who: "me", name: "Bo" }]);
    const waiting = newTable({ ...plan, plans: [friends[0]!, { who: "open", bot: "", name: "" }] });
    expect(waiting.start).toBe(false);
  });
  it("is quick to come by", () => {
    const table = quickTable({ id: "ages_cards" } as Game, 2, "greedy");
    expect(table.seats).toEqual([{ who: "me" }, { who: "bot", bot: "greedy" }, { who: "bot", bot: "greedy" }]);
    expect(table.start).toBe(true);
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
  const window = { width: 1000, height: 800 };
  const panel = { width: 300, height: 400 };
  it("go right, else left, else above or below, never outside", () => {
    expect(besideBox({ left: 100, right: 200, top: 300, bottom: 400 }, panel, window).left).toBe(214);
    expect(besideBox({ left: 800, right: 900, top: 300, bottom: 400 }, panel, window).left).toBe(486);
    expect(besideBox({ left: 100, right: 200, top: 0, bottom: 20 }, panel, window).top).toBe(8);
    expect(besideBox({ left: 100, right: 200, top: 780, bottom: 800 }, panel, window).top).toBe(392);
    const narrow = besideBox({ left: 100, right: 200, top: 500, bottom: 600 }, panel, { width: 380, height: 800 });
    expect(narrow).toEqual({ left: 8, top: 86 });
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
