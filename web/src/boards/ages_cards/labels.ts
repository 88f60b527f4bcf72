/** Words that go with the pictures: for screen readers, and for fitting names into cards. */
import type { Words } from "../../text/words.ts";
import type { CardView } from "./catalogue.ts";

/** All a technology does, one sentence after the other. */
export const effectWords = (words: Words, card: CardView): string =>
  card.effects.map((effect) => words.message(effect)).join(" ");

/** A card in one sentence. */
export function cardLabel(words: Words, card: CardView): string {
  const parts = [words.message(card.name), words.say(`type-${card.type}`)];
  if (card.strength > 0) parts.push(`${words.say("label-strength")} ${card.strength}`);
  if (card.reaction) parts.push(words.say("label-reaction"));
  parts.push(`${words.say("label-points")} ${card.vp}`, words.say(`resource-${card.resource}`));
  return `${parts.join(", ")}. ${effectWords(words, card)}`;
}

/** What the glossary has to say about a card, by the words of its effects. */
const TERMS: [RegExp, string][] = [
  [/^effect-(exhaust|copy-exhaust|loser-exhausts)/, "exhaust"],
  [/^effect-refresh/, "refresh"],
  [/^effect-gain/, "temporary"],
  [/^effect-(points|pay-points|attacker-points|undefeated-points|owner-points)/, "track"],
  [/^effect-(strike|deploy|attack$|strength-bonus)/, "attack"],
  [/^effect-(civil)/, "civil"],
  [/^effect-(choose-opponent|copy)/, "display"],
];

export function termsOf(card: CardView): string[] {
  const found = TERMS.filter(([key]) => card.effects.some((effect) => key.test(effect.key))).map(([, name]) => name);
  return [...new Set([card.type, ...found, ...(card.reaction ? ["reaction"] : [])])];
}
