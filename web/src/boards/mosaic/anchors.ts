/** Names of board elements, the same as in view/words.py. */
import type { Message } from "../../wire.ts";
import type { CardView, CatalogueView } from "./catalogue.ts";

export const cardAnchor = (card: CardView): string => `card:${card.name}`;
/** A technology that lies face down before me; another copy may be on offer. */
export const downAnchor = (card: CardView): string => `down:${card.name}`;
export const unitsAnchor = (seat: number, region: string, unit: string): string => `units:${seat}:${region}:${unit}`;

const CARD = /^(?:card|down):(.+)$/;
const HEX = /^hex:(.+)$/;

/** The card an element shows. */
export function cardOf(catalogue: CatalogueView, anchor: string): CardView | undefined {
  const name = CARD.exec(anchor)?.[1];
  return name === undefined ? undefined : allCards(catalogue).find((card) => card.name === name);
}

/** The number of the hex an element shows, -1 if it is none. */
export function hexOf(catalogue: CatalogueView, anchor: string): number {
  const id = HEX.exec(anchor)?.[1];
  return id === undefined ? -1 : catalogue.hexes.findIndex((hex) => hex.id === id);
}

const allCards = (all: CatalogueView): CardView[] => [
  ...all.technologies,
  ...all.builds,
  ...all.populations,
  ...all.taxes,
  ...all.leaders,
  ...all.wonders,
  ...all.golden_ages,
  ...all.achievements,
  ...all.governments,
];

export const canInspect = (anchor: string): boolean => CARD.test(anchor) || HEX.test(anchor);

/** The board elements a line of the log speaks of. */
export function anchorsIn(message: Message): string[] {
  const { card, wonder, government, leader, region, from, to, hex, unit, deck, seat } = message.args ?? {};
  const cards = strings([card, wonder, government, leader]);
  const regions = strings([region, from, to]).filter((name) => name.startsWith("region-"));
  const stand = regions.at(-1); // where units stand after it
  return [
    ...cards.map((name) => `card:${name}`),
    ...strings([hex]).map((name) => name.replace("-", ":")),
    ...regions.map((name) => name.replace("-", ":")),
    ...strings([deck]).map((name) => name.replace("-", ":")),
    ...(typeof unit === "string" && stand && typeof seat === "number" && message.key !== "event-remove"
      ? [unitsAnchor(seat, stand.slice("region-".length), unit.slice("unit-".length))]
      : []),
    ...(typeof seat === "number" ? [`seat:${seat}`] : []),
  ];
}

const strings = (args: unknown[]): string[] => args.filter((arg) => typeof arg === "string");
