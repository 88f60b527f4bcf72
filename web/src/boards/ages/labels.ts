/** Words that go with the pictures, for screen readers and for fitting names into cards. */
import type { Words } from "../../text/words.ts";
import type { CardView } from "./catalogue.ts";
import { AGES } from "./kinds.ts";

export const effectWords = (words: Words, card: CardView): string =>
  card.effects.map((effect) => words.message(effect)).join(" ");

/** A card in one sentence: name, kind, age, effects. */
export const cardLabel = (words: Words, card: CardView): string =>
  `${words.message(card.name)}, ${words.message(card.kind_name)}, ${AGES[card.age]!}. ${effectWords(words, card)}`;

const SOFT = "\u00ad";

/** Letters of the longest word: a name is set so small that it fits into its card. */
export const longest = (name: string): number =>
  Math.max(
    ...name
      .replaceAll(SOFT, "")
      .split(/[\s-]/)
      .map((word) => word.length),
  );
