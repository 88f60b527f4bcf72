import { describe, expect, it } from "vitest";
import { figureTitle, searched, signed, termsOf } from "../src/logic/figures.ts";
import { actionsWith } from "../src/logic/narrowing.ts";
import { isUrgent, STEP, stepTime } from "../src/logic/pace.ts";
import { grouped, rows, turnOf } from "../src/logic/recap.ts";
import { reportOf } from "../src/logic/report.ts";
import { Words } from "../src/text/words.ts";
import type { LegalAction, LogLine, Position, Seat } from "../src/wire.ts";

const line = (number: number, key: string, args: Record<string, number | string> = {}): LogLine => ({
  number,
  message: { key, args },
});
const more = (number: number, seat: number, n: number, figure = "figure-culture"): LogLine =>
  line(number, "event-more", { seat, n, figure });
const less = (number: number, seat: number, n: number, figure = "figure-culture"): LogLine =>
  line(number, "event-less", { seat, n, figure });

describe("what happened", () => {
  it("is grouped by who did it, with what each gained or lost", () => {
    const groups = grouped([
      line(4, "event-turn", { seat: 1 }),
      line(5, "build", { seat: 1 }),
      more(6, 1, 2),
      less(7, 1, 3, "figure-food"),
      line(8, "attack", { seat: 1, seat_hit: 0 }),
      less(9, 0, 1),
      line(10, "storm"),
      line(11, "build", { seat: 2 }),
    ]);
    expect(groups.map(({ number, seat, lines }) => [number, seat, lines.length])).toEqual([
      [4, 1, 3],
      [10, null, 1],
      [11, 2, 1],
    ]);
    expect(groups[0]!.gains).toEqual([
      { seat: 1, figure: "figure-culture", n: 2 },
      { seat: 1, figure: "figure-food", n: -3 },
      { seat: 0, figure: "figure-culture", n: -1 },
    ]);
  });
  it("begins anew with each turn", () => {
    const turns = [line(0, "event-turn", { seat: 1 }), line(1, "event-turn", { seat: 1 })];
    expect(grouped(turns)).toHaveLength(2);
  });
  it("counts what passed by itself, and does not tell what it was", () => {
    const groups = grouped([
      line(0, "event-passed", { seat: 1 }),
      line(1, "wait", { seat: 1 }),
      line(2, "event-passed", { seat: 2 }),
      line(3, "wait", { seat: 2 }),
      line(4, "build", { seat: 2 }),
    ]);
    expect(groups.map(({ passed, lines }) => [passed, lines.length])).toEqual([
      [2, 0],
      [0, 1],
    ]);
  });
  it("forgets gains that are lost again", () => {
    expect(grouped([line(0, "build", { seat: 1 }), more(1, 1, 2), less(2, 1, 2)])[0]!.gains).toEqual([]);
    expect(rows([more(1, 1, 2), less(2, 1, 2)])).toEqual([]);
  });
  it("stands in the log beside what brought it, or in a row of its own", () => {
    const lines = [
      line(0, "build", { seat: 1 }),
      more(1, 1, 2),
      less(2, 1, 1, "figure-food"),
      line(3, "storm"),
      less(4, 1, 1),
      less(5, 2, 1),
      line(6, "build", { seat: 1 }),
    ];
    expect(rows(lines).map(({ line: { number }, gains }) => [number, gains.length])).toEqual([
      [0, 2],
      [3, 0],
      [4, 2],
      [6, 0],
    ]);
  });
  it("says whose turn it is, where turns are somebody's", () => {
    expect(turnOf([line(0, "event-turn", { seat: 1 }), line(1, "build", { seat: 0 })])).toBe(1);
    expect(turnOf([line(0, "event-turn", { turn: 3 })])).toBeNull();
    expect(turnOf([])).toBeNull();
  });
});

describe("the pace", () => {
  const position = (other: Partial<Position> = {}, deadline: number | null = null): Position =>
    ({
      seat: 0,
      decision: "",
      table: { status: "running", seats: [{ deadline } as Seat] },
      new_log: [],
      undone_log: [],
      ...other,
    }) as unknown as Position;
  it("shows what comes first, and the answer to what I did, at once", () => {
    expect(isUrgent(null, position())).toBe(true);
    expect(isUrgent(position({ decision: "a" }), position())).toBe(true);
    expect(isUrgent(position(), position({ decision: "a" }))).toBe(false);
    expect(isUrgent(position(), position({ undone_log: [3] }))).toBe(true);
    expect(isUrgent(position(), position({ seat: 1 }))).toBe(true);
  });
  it("does not keep me from a decision whose time is running", () => {
    expect(isUrgent(position(), position({ decision: "a" }, 99))).toBe(true);
    expect(isUrgent(position(), position({}, 99))).toBe(false);
  });
  it("takes a second for each step, and less where there are many", () => {
    expect([stepTime(0), stepTime(3)]).toEqual([STEP, STEP]);
    expect(stepTime(20) * 20).toBeLessThanOrEqual(5 * STEP);
  });
});

describe("figures and terms", () => {
  const words = new Words(
    "en",
    [
      "figure-culture = culture\nterm-food = Food\nterm-food-text = Feeds the people.",
      "term-age = Age\nterm-age-text =\n    Part of the game. Each has\n    its food.\nterm-loose = Loose",
    ],
    { C22: "Mine" },
    ["Anna", "Bert"],
  ).seating(["Anna", "Bert"]);
  it("are named by what is counted, and whose it is or of what", () => {
    expect(figureTitle(words, "culture:1")).toBe("culture · Bert");
    expect(figureTitle(words, "price:C22")).toBe("Mine");
    expect(figureTitle(words, "food")).toBe("Food");
    expect([figureTitle(words, "riddle"), figureTitle(words, "row:1")]).toEqual(["", ""]);
  });
  it("are in the glossary, in the order of the alphabet", () => {
    const terms = termsOf(words);
    expect(terms.map(({ title }) => title)).toEqual(["Age", "Food"]);
    expect(searched(terms, "food").map(({ name }) => name)).toEqual(["food", "age"]);
    expect(searched(terms, "nothing")).toEqual([]);
  });
  it("have a sign", () => expect([signed(2), signed(-3), signed(0)]).toEqual(["+2", "−3", "+0"]));
});

describe("a card that is tapped", () => {
  const action = (...anchors: string[]): LegalAction => ({ action: { verb: "do" }, words: { key: "do" }, anchors });
  it("shows what may be done with it, as far as it fits what is chosen", () => {
    const actions = [action("a", "b"), action("b"), action("c")];
    expect(actionsWith(actions, [], "b")).toHaveLength(2);
    expect(actionsWith(actions, ["a"], "b")).toEqual([actions[0]]);
    expect(actionsWith(actions, ["a"], "c")).toEqual([actions[2]]);
    expect(actionsWith(actions, [], "d")).toEqual([]);
  });
});

describe("a report", () => {
  it("holds what the seat sees, and a record only when there is one", () => {
    const position = { table: { game: "trial", id: "t" }, sequence: 3, seat: 0, new_log: [1] } as unknown as Position;
    const facts = { words: "odd", version: "1", browser: "b", window: [1, 2] as [number, number], position, log: [] };
    const running = reportOf({ ...facts, record: null });
    expect(running).toMatchObject({ game: "trial", table: "t", sequence: 3, words: "odd" });
    expect("record" in running).toBe(false);
    expect(reportOf({ ...facts, record: { format: 2 } }).record).toEqual({ format: 2 });
  });
});
