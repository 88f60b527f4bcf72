/** What a figure on the board is called: `culture:0` by `figure-culture` and the player, `price:C22` by `sum-price`
and the card, where there are such words. */
import type { Words } from "../text/words.ts";

const NUMBER = /^\d+$/;

export function figureTitle(words: Words, id: string): string {
  const [name, ...of] = id.split(":");
  const keys = [`figure-${name}`, `sum-${name}`, `term-${name}`];
  const key = keys.find((known) => words.has(known) && !words.say(known).includes("{")); // not one that wants arguments
  const whose = of.map((part) => {
    if (NUMBER.test(part)) return key === undefined ? "" : words.player(Number(part)); // who knows what it numbers
    return words.has(part) ? words.say(part) : "";
  });
  return [key === undefined ? "" : words.say(key), ...whose].filter((part) => part !== "").join(" · ");
}

const TERM = /^term-(.+)-text$/;

export interface Term {
  name: string;
  title: string;
  text: string;
}

/** All terms of a game's glossary, in the order of the alphabet. */
export function termsOf(words: Words): Term[] {
  const names = words.keys().flatMap((key) => TERM.exec(key)?.[1] ?? []);
  const terms = names.map((name) => ({ name, title: words.say(`term-${name}`), text: words.say(`term-${name}-text`) }));
  return terms.sort((one, other) => one.title.localeCompare(other.title, words.language));
}

/** The terms that speak of what somebody looks for, those whose title does first. */
export function searched(terms: Term[], text: string): Term[] {
  const wanted = text.trim().toLocaleLowerCase();
  const has = (words: string): boolean => words.toLocaleLowerCase().includes(wanted);
  return [...terms.filter(({ title }) => has(title)), ...terms.filter(({ title, text }) => !has(title) && has(text))];
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
