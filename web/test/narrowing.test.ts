import { describe, expect, it } from "vitest";
import { narrow, nextAnchors, pick } from "../src/logic/narrowing.ts";
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

describe("pick", () => {
  it("settles on a single action", () => {
    expect(pick([buy, done], [], "card:C22")).toEqual({ chosen: ["card:C22"], settled: buy });
  });
  it("waits while several are left", () => {
    expect(pick([buy, sell], [], "card:C22")).toEqual({ chosen: ["card:C22"], settled: null });
    expect(pick([move12, move13], [], "wonder:1").settled).toBeNull();
    expect(pick([move12, move13], ["wonder:1"], "wonder:3").settled).toBe(move13);
  });
  it("keeps actions apart even when they read alike", () => {
    expect(pick([buy, action("buy", ["card:C22"])], [], "card:C22").settled).toBeNull();
  });
  it("accepts elements in any order", () => {
    expect(pick([move12, move13, move23], ["wonder:3"], "wonder:2").settled).toBe(move23);
  });
  it("lets go on a second click", () => {
    expect(pick([buy, sell], ["card:C22"], "card:C22")).toEqual({ chosen: [], settled: null });
  });
  it("starts over with an element of other actions", () => {
    expect(pick([buy, move12, move13], ["wonder:1"], "card:C22").settled).toBe(buy);
  });
  it("ignores what belongs to no action", () => {
    expect(pick([buy], [], "card:C01")).toEqual({ chosen: [], settled: null });
  });
});
