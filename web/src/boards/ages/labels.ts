/** Words that go with the pictures, for screen readers and for fitting names into cards. */
import type { Words } from "../../text/words.ts";
import type { CardView } from "./catalogue.ts";

/** Ages as they are printed. */
export const AGES = ["A", "I", "II", "III", "IV"] as const;

export const effectWords = (words: Words, card: CardView): string =>
  card.effects.map((effect) => words.message(effect)).join(" ");

/** A card in one sentence: name, kind, age, effects. */
export const cardLabel = (words: Words, card: CardView): string =>
  `${words.message(card.name)}, ${words.message(card.kind_name)}, ${AGES[card.age]!}. ${effectWords(words, card)}`;
