/** Words and colours that go with the cards. */
import type { Words } from "../../text/words.ts";
import { soft as softNames } from "../common/hyphens.ts";
import type { CardView, CatalogueView, HexView } from "./catalogue.ts";
import { type Cost, kindOf } from "./model.ts";

const SOFT_HYPHEN = "\u00ad";
/** Second parts of long German words, before which they may be broken where a browser knows no hyphenation. */
const PARTS =
  /(?<=\p{L}{3})(produktion|symbole?|plättchen|karten?|dorf|dörfer|stadt|städte|waren?|mittel|schaft(?:en)?|einheiten|zivilisation|truppen?)/giu;
export const soft = (text: string): string => softNames(text).replace(PARTS, `${SOFT_HYPHEN}$1`);

/** The colour of a card: its pillar, or its kind. */
export function tone(catalogue: CatalogueView, card: CardView): string {
  const kind = kindOf(card);
  if (kind === "wonder" || kind === "tax" || kind === "achievement" || kind === "population") return `tone-${kind}`;
  const symbols = kind === "government" || kind === "golden" ? card.needs : card.symbols;
  const pillar = symbols.findIndex((number) => number > 0);
  return `tone-${catalogue.pillars[pillar] ?? "plain"}`;
}

export const cardName = (words: Words, card: CardView): string => words.say(card.name);

/** The key of a hex's name. */
export const hexName = (hex: HexView): string => `hex-${hex.id}`;

export const effectWords = (words: Words, card: CardView): string =>
  card.words.map((word) => words.message(word)).join(" ");

/** A number of symbols in words: "2 Culture". */
export const symbolWords = (words: Words, catalogue: CatalogueView, symbols: number[]): string =>
  symbols
    .map((number, pillar) => (number > 0 ? `${number} ${words.say(`pillar-${catalogue.pillars[pillar]!}`)}` : ""))
    .filter(Boolean)
    .join(", ");

/** "24 stone, 10 food": amounts by currency. */
export const amountWords = (words: Words, amounts: Cost): string =>
  Object.entries(amounts)
    .flatMap(([currency, n]) => (n > 0 ? [`${n} ${words.say(`currency-${currency}`)}`] : []))
    .join(", ");
