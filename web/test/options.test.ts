import { expect, test } from "vitest";
import { chosenOptions } from "../src/logic/options.ts";
import { Words } from "../src/text/words.ts";
import type { Game } from "../src/wire.ts";

const words = new Words("en", [
  "level = Level\nfirst = First game\nwhole = Whole game\nopen = Open hands\nquick = Quick\n",
]);
const message = (key: string) => ({ key, args: {} });
const option = { help: message("level"), least: null, most: null };
const game = {
  options: [
    {
      ...option,
      name: "level",
      words: message("level"),
      default: "first",
      choices: [
        { value: "first", words: message("first") },
        { value: "whole", words: message("whole") },
      ],
    },
    { ...option, name: "open", words: message("open"), default: false, choices: [] },
  ],
  presets: [
    { name: "quick", words: message("quick"), help: message("quick"), options: { level: "first", open: true } },
  ],
} as unknown as Game;
const onOff = (on: boolean): string => (on ? "On" : "Off");

test("every option has its value in words and says whether it is the usual one", () => {
  const { way, chosen } = chosenOptions(game, { level: "whole" }, words, onOff);
  expect(way).toBe(null);
  expect(chosen.map(({ value, usual }) => [value, usual])).toEqual([
    ["Whole game", false],
    ["Off", true],
  ]);
});

test("options that are exactly a named way to play have its name", () => {
  expect(chosenOptions(game, { level: "first", open: true }, words, onOff).way?.key).toBe("quick");
});
