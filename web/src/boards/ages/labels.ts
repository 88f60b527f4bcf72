/** Words that go with the pictures, for screen readers and for fitting names into cards. */
import type { Words } from "../../text/words.ts";
import type { CardView } from "./catalogue.ts";
import { AGES } from "./kinds.ts";

export const effectWords = (words: Words, card: CardView): string =>
  card.effects.map((effect) => words.message(effect)).join(" ");

/** A card in one sentence: name, kind, age, effects. */
export const cardLabel = (words: Words, card: CardView): string =>
  `${words.message(card.name)}, ${words.message(card.kind_name)}, ${AGES[card.age]!}. ${effectWords(words, card)}`;
