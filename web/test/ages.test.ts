import { describe, expect, test } from "vitest";
import { anchorsIn, canInspect, cardOf } from "../src/boards/ages/anchors.ts";
import { wouldDestroy } from "../src/boards/ages/careful.ts";
import type { CatalogueView } from "../src/boards/ages/catalogue.ts";
import { longest } from "../src/text/longest.ts";
import { columns, focus, nextChange, pacts, sections, warsAgainst } from "../src/boards/ages/model.ts";
import { partOf } from "../src/boards/ages/tabs.ts";
import { onlyPart, openParts } from "../src/logic/parts.ts";
import type { AgesView, PlayerBoard } from "../src/boards/ages/view.ts";
import type { LegalAction } from "../src/wire.ts";

const catalogue = {
  cards: [
    { id: "agriculture", kind: "farm" },
    { id: "irrigation", kind: "farm" },
    { id: "bronze", kind: "mine" },
    { id: "warriors", kind: "infantry" },
  ],
} as CatalogueView;
const peaceful = { pact: null, pact_partner: null, pact_role: "a", war: null, war_target: null };
const view = (more: object): AgesView =>
  ({ players: [peaceful, peaceful, peaceful], situation: { steps: [] }, fight: null, ...more }) as unknown as AgesView;
const action = (name: string, ...anchors: string[]): LegalAction =>
  ({ action: { verb: name }, words: { key: name }, anchors }) as unknown as LegalAction;

describe("banks", () => {
  const corruption = [6, 4, 4, 4, 4, 2, 2, 2, 2, 0, 0];

  test("the section emptied last comes first", () => {
    expect(sections([2, 4, 4], 7, corruption)).toEqual([
      { size: 4, filled: 4, mark: 4 },
      { size: 4, filled: 3, mark: 2 },
      { size: 2, filled: 0, mark: 0 },
    ]);
  });
  test("more tokens than printed places", () => {
    expect(sections([2, 4], 8, corruption)[1]).toEqual({ size: 4, filled: 4, mark: 2 });
  });
  test("the next change", () => {
    expect(nextChange(corruption, 10)).toEqual({ after: 2, value: 2 });
    expect(nextChange(corruption, 1)).toEqual({ after: 1, value: 6 });
    expect(nextChange(corruption, 0)).toBeNull();
  });
});

test("technologies stand by kind, the highest level first", () => {
  const player = { techs: [3, 0, 2, 1] } as PlayerBoard;
  expect(columns(player, catalogue)).toEqual([
    { kind: "farm", techs: [1, 0] },
    { kind: "mine", techs: [2] },
    { kind: "infantry", techs: [3] },
  ]);
});

test("anchors name cards", () => {
  expect(cardOf(catalogue, [2, null], "row:0")).toBe(2);
  expect(cardOf(catalogue, [2, null], "row:1")).toBeNull();
  expect(cardOf(catalogue, [], "player:1:warriors")).toBe(3);
  expect(cardOf(catalogue, [], "fight")).toBeNull();
  expect(canInspect("military:warriors")).toBe(true);
  expect(canInspect("player:0:yellow")).toBe(false);
  expect(anchorsIn({ key: "event-build", args: { seat: 1, card: "card-bronze" } })).toEqual([
    "player:1:bronze",
    "seat:1",
  ]);
  expect(anchorsIn({ key: "event-age", args: {} })).toEqual([]);
});

test("a click destroys only when that was chosen", () => {
  const destroy = action("destroy", "destroy", "player:0:bronze");
  const build = action("build", "player:0:bronze");
  expect(wouldDestroy([destroy], [], "player:0:bronze")).toBe(true);
  expect(wouldDestroy([destroy], ["destroy"], "player:0:bronze")).toBe(false);
  expect(wouldDestroy([destroy, build], [], "player:0:bronze")).toBe(false);
  expect(wouldDestroy([build], [], "player:0:iron")).toBe(false);
});

describe("what is going on", () => {
  test("a fight comes before an event", () => {
    const situation = { steps: [{ kind: "actions" }, { kind: "end_event", card: "rats" }] };
    expect(focus(view({ situation, fight: { card: 3 } }), catalogue)).toBe("warriors");
    expect(focus(view({ situation }), catalogue)).toBe("rats");
    const building = { steps: [{ kind: "free_building", tech: "bronze" }, ...situation.steps] };
    expect(focus(view({ situation: building }), catalogue)).toBe("rats"); // not what the event lets people build
    expect(focus(view({}), catalogue)).toBeNull();
  });
  test("pacts from both sides, wars against a seat", () => {
    const owner = { ...peaceful, pact: 215, pact_partner: 2, pact_role: "b", war: 209, war_target: 1 };
    const state = view({ players: [owner, peaceful, peaceful] });
    expect(pacts(state, 0)).toEqual([{ card: 215, owner: 0, partner: 2, role: "b" }]);
    expect(pacts(state, 2)).toEqual([{ card: 215, owner: 0, partner: 0, role: "a" }]);
    expect(pacts(state, 1)).toEqual([]);
    expect(warsAgainst(state, 1)).toEqual([{ card: 209, attacker: 0 }]);
  });
});

test("parts know what may be clicked in them", () => {
  const place = (anchor: string) => partOf(anchor, 0);
  expect(openParts(["row:1", "row:2", "player:1:bronze", "fight"], place)).toEqual(new Set(["row"]));
  expect(openParts(["civil:bronze", "player:0:yellow"], place)).toEqual(new Set(["hand", "civilization"]));
  expect(onlyPart(["row:1", "row:2"], place)).toBe("row");
  expect(onlyPart(["row:1", "destroy"], place)).toBeNull();
  expect(onlyPart(["row:1", "fight"], place)).toBeNull(); // the fight is always in view
  expect(onlyPart([], place)).toBeNull();
});

test("names are measured by their longest word", () => {
  expect(longest("Die Bibliothek von Alexandria")).toBe(10);
});
