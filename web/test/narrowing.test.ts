import { describe, expect, it } from "vitest";
import { choices, narrow, nextAnchors, pick } from "../src/logic/narrowing.ts";
import type { LegalAction } from "../src/wire.ts";

const action = (verb: string, anchors: string[], extra: Partial<LegalAction> = {}): LegalAction => ({
  action: { verb },
  words: { key: verb },
  anchors,
  ...extra,
});

const buy = action("buy", ["card:C22"]);
const sell = action("sell", ["card:C22"]);
const move12 = action("move12", ["wonder:1", "wonder:2"]);
const move13 = action("move13", ["wonder:1", "wonder:3"]);
const move23 = action("move23", ["wonder:2", "wonder:3"]);
const done = action("done", ["button:done"]);
const give = (amount: number): LegalAction => ({
  action: { verb: "give", amount },
  words: { key: "give", args: { n: amount } },
  anchors: ["seat:1"],
  amount,
});

describe("narrow", () => {
  it("keeps what has every chosen anchor", () => {
    expect(narrow([move12, move13, move23], ["wonder:2"])).toEqual([move12, move23]);
    expect(narrow([buy, done], [])).toEqual([buy, done]);
  });
});

describe("nextAnchors", () => {
  it("shows the first open anchor of every remaining action, buttons apart", () => {
    expect([...nextAnchors([move12, move13, move23, done], [])]).toEqual(["wonder:1", "wonder:2"]);
    expect([...nextAnchors([move12, move13, move23], ["wonder:1"])]).toEqual(["wonder:2", "wonder:3"]);
  });
});

describe("choices", () => {
  it("joins actions that differ in the amount alone", () => {
    const found = choices([give(3), buy, give(1), give(2)]);
    expect(found.map((choice) => choice.actions.map((a) => a.amount))).toEqual([[1, 2, 3], [undefined]]);
  });
  it("is not misled by another number that equals the amount", () => {
    const hit = (amount: number): LegalAction => ({ ...give(amount), action: { verb: "hit", victim: 2, amount } });
    expect(choices([hit(1), hit(2), hit(3)])).toHaveLength(1);
  });
  it("keeps other actions apart even when they read alike", () => {
    expect(choices([buy, action("buy", ["card:C22"])])).toHaveLength(2);
    const other = { ...give(2), anchors: ["seat:2"] };
    expect(choices([give(1), other])).toHaveLength(2);
  });
});

describe("pick", () => {
  it("settles on a single action", () => {
    expect(pick([buy, done], [], "card:C22")).toEqual({ chosen: ["card:C22"], settled: { actions: [buy] } });
  });
  it("settles on one stepper", () => {
    expect(pick([give(1), give(2)], [], "seat:1").settled?.actions).toHaveLength(2);
  });
  it("waits while several are left", () => {
    expect(pick([buy, sell], [], "card:C22")).toEqual({ chosen: ["card:C22"], settled: null });
    expect(pick([move12, move13], [], "wonder:1").settled).toBeNull();
    expect(pick([move12, move13], ["wonder:1"], "wonder:3").settled?.actions).toEqual([move13]);
  });
  it("accepts elements in any order", () => {
    expect(pick([move12, move13, move23], ["wonder:3"], "wonder:2").settled?.actions).toEqual([move23]);
  });
  it("lets go on a second click", () => {
    expect(pick([buy, sell], ["card:C22"], "card:C22")).toEqual({ chosen: [], settled: null });
  });
  it("begins anew with an element of other actions", () => {
    expect(pick([buy, move12, move13], ["wonder:1"], "card:C22").settled?.actions).toEqual([buy]);
  });
  it("ignores what belongs to no action", () => {
    expect(pick([buy], [], "card:C01")).toEqual({ chosen: [], settled: null });
  });
});
