import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Words } from "../src/text/words.ts";

const SHARED = `
list-empty = nichts
list-and = { $first } und { $last }
player-unnamed = Spieler { $number }
buys = { $seat } kauft { $card } für { $cost }.
cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
`;
const words = new Words("de", [SHARED, "food = Nahrung\niron = Eisen"], { "card-C22": "Kanone" }, ["Anna"]);

describe("words", () => {
  it("words keys, seats, names and lists", () => {
    const message = { key: "buys", args: { seat: 0, card: "card-C22", cost: ["food", "food", "iron"] } };
    expect(words.message(message)).toBe("Anna kauft Kanone für Nahrung, Nahrung und Eisen.");
    expect(words.say("buys", { seat: 2, card: "card-C22", cost: [] })).toBe("Spieler 3 kauft Kanone für nichts.");
  });
  it("counts", () => {
    expect([words.say("cards", { n: 1 }), words.say("cards", { n: 3 })]).toEqual(["eine Karte", "3 Karten"]);
  });
  it("shows the key of what it cannot word", () => {
    expect(words.say("no-such-key")).toBe("no-such-key");
    expect(words.has("no-such-key")).toBe(false);
  });
  it("takes other players without reading the catalogue again", () => {
    expect(words.seating(["Bo"]).player(0)).toBe("Bo");
    expect(words.player(0)).toBe("Anna");
  });
});

describe("the shell's own texts", () => {
  const keys = (language: string): string[] => {
    const source = readFileSync(new URL(`../src/text/${language}.ftl`, import.meta.url), "utf8");
    return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
  };
  it("are complete in both languages", () => {
    expect(keys("de")).toEqual(keys("en"));
    expect(new Set(keys("de")).size).toBe(keys("de").length);
  });
});
