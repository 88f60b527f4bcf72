import { describe, expect, it } from "vitest";
import { byMode, overall, span } from "../src/logic/duration.ts";
import type { Game } from "../src/wire.ts";

describe("a span of time", () => {
  it("is told in minutes, in hours, or in both", () => {
    expect(span([20, 40])).toEqual({ key: "span-minutes", low: "20", high: "40" });
    expect(span([45, 90])).toEqual({ key: "span-mixed", low: "45", high: "1½" });
    expect(span([75, 150])).toEqual({ key: "span-hours", low: "1¼", high: "2½" });
    expect(span([180, 360])).toEqual({ key: "span-hours", low: "3", high: "6" });
  });
});

describe("how long a game takes", () => {
  const length = (mode: number, seats: number, together: [number, number]) => ({
    mode,
    seats,
    together,
    alone: [10, 20] as [number, number],
    words: null,
  });
  const game = {
    lengths: [length(0, 2, [30, 60]), length(0, 3, [60, 120]), length(1, 2, [15, 30])],
  } as Partial<Game> as Game;
  it("spans all player counts of the usual mode", () => {
    expect(overall(game)).toEqual([30, 120]);
    expect(overall({ lengths: [] } as Partial<Game> as Game)).toBeUndefined();
  });
  it("is told mode by mode", () => {
    expect(byMode(game).map((lengths) => lengths.map((one) => one.seats))).toEqual([[2, 3], [2]]);
  });
});
