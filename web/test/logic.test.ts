import { describe, expect, it } from "vitest";
import { clockText, secondsLeft } from "../src/logic/clock.ts";
import { neighbour } from "../src/logic/directions.ts";
import { handOver } from "../src/logic/hotseat.ts";
import { matches, mergeLog, newLines, seatsIn } from "../src/logic/log.ts";
import { FIRST_WAIT, LONGEST_WAIT, SILENCE, isDead, waitBefore } from "../src/logic/reconnect.ts";
import { isIn, last, proposed, rangeOf, valuesOf, withAmount, withRange } from "../src/logic/stepper.ts";
import { freeSeats, inOrder, isMyTurn } from "../src/logic/tables.ts";
import type { Amount, LegalAction, LogLine, Seat, Table } from "../src/wire.ts";

const line = (number: number, key = `k${number}`): LogLine => ({ number, message: { key } });

describe("the log", () => {
  it("grows by pieces, and takes a piece twice", () => {
    const once = mergeLog([line(0)], 1, [line(1), line(2)], []);
    expect(once.map((l) => l.number)).toEqual([0, 1, 2]);
    expect(mergeLog(once, 1, [line(1), line(2)], [])).toEqual(once);
  });
  it("starts over when another seat is shown", () => {
    expect(mergeLog([line(0), line(1)], 0, [line(0, "other")], [])).toEqual([line(0, "other")]);
    expect(mergeLog([line(0)], 0, [], [])).toEqual([]);
  });
  it("drops what was undone", () => {
    expect(mergeLog([line(0), line(1)], 2, [line(2)], [1]).map((l) => l.number)).toEqual([0, 2]);
  });
  it("keeps the same list when nothing changed", () => {
    const known = [line(0)];
    expect(mergeLog(known, 1, [], [])).toBe(known);
  });
  it("knows the new lines", () => {
    expect(newLines([line(0), line(1)], [line(0), line(3)]).map((l) => l.number)).toEqual([3]);
  });
  it("filters by seat and text", () => {
    const message = { key: "x", args: { seat: 1, seat_to: 2, n: 0, card: "c" } };
    expect(seatsIn(message)).toEqual([1, 2]);
    expect(matches({ seat: 2, text: "" }, message, "Anna")).toBe(true);
    expect(matches({ seat: 0, text: "" }, message, "Anna")).toBe(false);
    expect(matches({ seat: null, text: " anN" }, message, "Anna")).toBe(true);
    expect(matches({ seat: null, text: "bo" }, message, "Anna")).toBe(false);
  });
});

describe("reconnecting", () => {
  it("tries at once, then ever more slowly up to a limit", () => {
    expect(waitBefore(0, 0.5)).toBe(0);
    expect(waitBefore(1, 0.5)).toBe(FIRST_WAIT);
    expect(waitBefore(3, 0.5)).toBe(FIRST_WAIT * 4);
    expect(waitBefore(50, 0.5)).toBe(LONGEST_WAIT);
    expect(waitBefore(2, 0)).toBeLessThan(waitBefore(2, 1));
  });
  it("takes long silence for a dead line", () => {
    expect(isDead(0, SILENCE)).toBe(false);
    expect(isDead(0, SILENCE + 1)).toBe(true);
  });
});

describe("amounts", () => {
  const range = (from: number, to: number, step = 1): Amount => ({ from, to, step, noun: "amount", arg: "n" });
  const hit = (amount?: Amount): LegalAction => ({
    action: { verb: "hit", victim: 2, amount: 2 },
    words: { key: "do-hit", args: { seat: 2, n: 2 } },
    ...(amount && { amount }),
  });
  it("are asked where there is something to choose", () => {
    expect(rangeOf(hit(range(1, 4)))).toEqual(range(1, 4));
    expect(rangeOf(hit(range(2, 2)))).toBeNull();
    expect(rangeOf(hit(range(2, 3, 5)))).toBeNull();
    expect(rangeOf(hit())).toBeNull();
  });
  it("begin with what the action proposes", () => {
    expect(proposed(hit(range(1, 4)), range(1, 4))).toBe(2);
    expect(proposed(hit(), { ...range(3, 4), noun: "other" })).toBe(3);
  });
  it("are buttons where they are few, and stay on the steps of the range", () => {
    expect(valuesOf(range(1, 4))).toEqual([1, 2, 3, 4]);
    expect(valuesOf(range(5, 24, 5))).toEqual([5, 10, 15, 20]);
    expect(valuesOf(range(0, 8))).toHaveLength(9);
    expect(valuesOf(range(0, 9))).toBeNull();
    expect([last(range(1, 4)), last(range(5, 24, 5))]).toEqual([4, 20]);
  });
  it("say the whole range in the words of the action", () => {
    expect(withRange(hit(range(1, 4)), range(1, 4))).toEqual({ key: "do-hit", args: { seat: 2, n: "1–4" } });
  });
  it("take any number of the range that is typed, and no other for it", () => {
    const bids = range(3, 22);
    expect([2, 3, 13, 22, 23, 213, NaN, 3.5].map((typed) => isIn(bids, typed))).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect([5, 10, 12, 20, 24].map((typed) => isIn(range(5, 24, 5), typed))).toEqual([true, true, false, true, false]);
  });
  it("put the value into the action and its words, and nowhere else", () => {
    const two = hit(range(1, 4));
    expect(withAmount(two, range(1, 4), 3)).toEqual({
      action: { verb: "hit", victim: 2, amount: 3 },
      words: { key: "do-hit", args: { seat: 2, n: 3 } },
      amount: range(1, 4),
    });
    expect(two).toEqual(hit(range(1, 4)));
  });
});

describe("the clock", () => {
  it("reads at a glance", () => {
    expect(secondsLeft(100, 40_500)).toBe(60);
    expect(secondsLeft(10, 40_500)).toBe(0);
    expect([clockText(5), clockText(65), clockText(3725), clockText(86_400 * 3)]).toEqual([
      "0:05",
      "1:05",
      "1:02:05",
      "3 d",
    ]);
  });
});

describe("arrow keys", () => {
  const places = [
    { x: 0, y: 0 },
    { x: 100, y: 5 },
    { x: 210, y: 0 },
    { x: 50, y: 100 },
  ];
  it("go to the nearest in that direction", () => {
    expect(neighbour(places[0]!, places, "ArrowRight")).toBe(1);
    expect(neighbour(places[2]!, places, "ArrowLeft")).toBe(1);
    expect(neighbour(places[1]!, places, "ArrowDown")).toBe(3);
    expect(neighbour(places[3]!, places, "ArrowDown")).toBe(-1);
  });
});

const seat = (extra: Partial<Seat> = {}): Seat => ({
  name: "",
  kind: "person",
  bot: "",
  persona: null,
  mine: false,
  present: true,
  resigned: false,
  to_move: false,
  thinking: false,
  deadline: null,
  ...extra,
});
const table = (id: string, extra: Partial<Table> = {}): Table =>
  ({ id, status: "running", seats: [seat()], changed: 0, hotseat: false, ...extra }) as Table;

describe("tables", () => {
  it("put my turn first", () => {
    const mine = table("mine", { seats: [seat({ mine: true, to_move: true })] });
    const tables = [table("over", { status: "over", changed: 9 }), table("late", { changed: 5 }), table("early"), mine];
    expect(inOrder(tables).map((t) => t.id)).toEqual(["mine", "late", "early", "over"]);
    expect(isMyTurn(mine)).toBe(true);
    expect(freeSeats(table("t", { seats: [seat({ kind: "open" }), seat()] }))).toBe(1);
  });
});

describe("hotseat", () => {
  const seats = [seat({ mine: true }), seat({ mine: true, to_move: true })];
  it("asks for the person to move, but not for who already looks", () => {
    expect(handOver(table("t", { hotseat: true, seats }), 0)).toBe(1);
    expect(handOver(table("t", { hotseat: true, seats }), null)).toBe(1);
    expect(handOver(table("t", { hotseat: true, seats }), 1)).toBeNull();
    expect(handOver(table("t", { seats }), 0)).toBeNull();
  });
});
