import { expect, test } from "vitest";
import { choiceOf, reasonWords } from "../src/logic/hint.ts";
import { Words } from "../src/text/words.ts";
import type { LegalAction, Suggestion } from "../src/wire.ts";

const words = new Words("de", [
  "factor-food = { $change } Nahrung\nfactor-safe = { $change } Sicherheit\nfactor-safe-less = weniger sicher\n",
]);

test("reasons are worded as in the terminal", () => {
  expect(reasonWords(words, { factor: "food", change: 2, against: false })).toBe("+2 Nahrung");
  expect(reasonWords(words, { factor: "food", change: -1.5, against: true })).toBe("−1,5 Nahrung");
  expect(reasonWords(words, { factor: "safe", change: -1, against: true })).toBe("weniger sicher");
});

const say = { key: "bid", args: {} };
const bid: LegalAction = {
  action: { verb: "bid", amount: 1 },
  words: say,
  amount: { from: 1, to: 7, noun: "amount", arg: "n", step: 1 },
};
const pass: LegalAction = { action: { verb: "done" }, words: say };
const suggest = (action: Suggestion["action"]): Suggestion => ({
  action,
  words: { key: "bid", args: { n: 5 } },
  anchors: [],
  chance: null,
  reasons: [],
});

test("a suggestion is one of the choices, with its amount filled in", () => {
  expect(choiceOf([bid, pass], suggest({ verb: "done" }))).toBe(pass);
  const five = choiceOf([bid, pass], suggest({ verb: "bid", amount: 5 }));
  expect(five?.action).toEqual({ verb: "bid", amount: 5 });
  expect(five?.amount).toBe(null);
  expect(choiceOf([pass], suggest({ verb: "fly" }))).toBe(null);
});
