/** What a card or wonder is, in one sentence: the label that screen readers read. */
import type { Words } from "../../text/words.ts";
import type { CardView, WonderView } from "./catalogue.ts";
import type { Price } from "./price.ts";

export function cardLabel(words: Words, card: CardView, price?: Price): string {
  const parts = [words.message(card.name), words.say(`type-${card.type}`)];
  if (price) parts.push(`${words.say("label-cost")}: ${priceWords(words, price)}`);
  if (card.strength > 0) parts.push(`${words.say("label-strength")} ${card.strength}`);
  if (card.reaction) parts.push(words.say("label-reaction"));
  parts.push(`${words.say("label-points")} ${card.vp}`, words.say(`resource-${card.resource}`));
  return [parts.join(", "), ...card.effects.map((effect) => words.message(effect))].join(". ");
}

export function resourceLabel(words: Words, card: CardView): string {
  return `${words.say(`resource-${card.resource}`)} (${cardLabel(words, card)})`;
}

export function priceWords(words: Words, price: Price): string {
  const units = price.cost.flatMap((amount, kind) => new Array<string>(amount).fill(words.say(`resource-${kind}`)));
  const extra = price.extra > 0 ? ` ${words.say("label-surcharge", { n: price.extra })}` : "";
  return `${words.join(units)}${extra}`;
}

export function wonderLabel(words: Words, wonder: WonderView): string {
  return `${words.message(wonder.name)}, ${words.say("label-points")} ${wonder.vp}. ${words.message(wonder.condition)}`;
}

/** Letters of the longest word: a name is set so small that it fits into its card. */
export const longest = (name: string): number => Math.max(...name.split(/[\s-]/).map((word) => word.length));
