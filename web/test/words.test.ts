import { existsSync, readdirSync, readFileSync } from "node:fs";
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
  it("lets later sources override earlier ones, plain or not", () => {
    const sources = [
      "a = one\nb = { $n } two\nc =\n    three\n    four\nd = x",
      "b = plain\na = { $n } full\nd =\n    y",
    ];
    const both = new Words("en", sources);
    expect(["a", "b", "c", "d"].map((key) => both.say(key, { n: 1 }))).toEqual(["1 full", "plain", "three\nfour", "y"]);
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

const SRC = new URL("../src/", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, SRC), "utf8");
const keysOf = (path: string): string[] => [...read(path).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
const files = (readdirSync(SRC, { recursive: true }) as string[]).filter((path) => /\.(svelte|ts)$/.test(path));

/** Texts that the code names: whole keys, and beginnings of keys whose end is worked out (`fidelity-${kind}`). */
function named(code: string, caller: RegExp): { keys: string[]; beginnings: string[] } {
  const keys: string[] = [];
  const beginnings: string[] = [];
  for (const [, inside] of code.matchAll(caller)) {
    keys.push(...[...inside!.matchAll(/"([a-z][\w-]*)"/g)].map((match) => match[1]!));
    beginnings.push(...[...inside!.matchAll(/`([a-z][\w-]*)\$\{/g)].map((match) => match[1]!));
  }
  return { keys, beginnings };
}

const COMMON = "boards/common/";
const boards = readdirSync(new URL("boards/", SRC)).filter((board) =>
  existsSync(new URL(`boards/${board}/text/`, SRC)),
);

const CATALOGUES: [string, string, RegExp, string, string][] = [
  ["the shell's texts", "text", /\bt\(([^)]*)\)/g, "", ""],
  ...boards.map((board): [string, string, RegExp, string, string] => [
    `the texts of ${board}`,
    `boards/${board}/text`,
    /\bsay\(([^)]*)\)/g,
    `boards/${board}/`,
    "board-",
  ]),
];

describe.each(CATALOGUES)("%s", (_, folder, caller, place, prefix) => {
  const known = keysOf(`${folder}/en.ftl`);
  const own = files
    .filter((path) => path.startsWith(place))
    .map(read)
    .join("\n");
  const shared = files.filter(
    (path) => path.startsWith(COMMON) && own.includes(`../common/${path.slice(COMMON.length)}"`),
  );
  const code = [own, ...shared.map(read)].join("\n"); // with the common parts that the board shows
  const { keys, beginnings } = named(code, caller);
  it("are complete in both languages", () => {
    expect(keysOf(`${folder}/de.ftl`)).toEqual(known);
    expect(new Set(known).size).toBe(known.length);
  });
  it("are all used", () => {
    const everywhere = [...code.matchAll(/"([a-z][\w-]*)"/g)].map((match) => match[1]!);
    const used = (key: string): boolean =>
      everywhere.includes(key) || beginnings.some((start) => key.startsWith(start));
    expect(known.filter((key) => !used(key))).toEqual([]);
  });
  it("exist for every key in the code", () => {
    const ours = keys.filter((key) => key.startsWith(prefix));
    expect(ours.filter((key) => !known.includes(key))).toEqual([]);
  });
});
