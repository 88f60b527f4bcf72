/** Names of board elements, and which of them a line of the log speaks of. */
import type { Message } from "../../wire.ts";
import type { CatalogueView } from "./catalogue.ts";

const STARTERS = /^C0[1-5]$/; // every player has these; the instance names its seat

export function anchorsIn(message: Message): string[] {
  const { seat, card, wonder } = message.args ?? {};
  const found: string[] = [];
  if (typeof card === "string") {
    const id = card.replace(/^card-/, "");
    found.push(STARTERS.test(id) ? `card:${id}.${String(seat)}` : `card:${id}`);
  }
  if (typeof wonder === "string") found.push(wonder.replace(/^wonder-/, "wonder:"));
  if (found.length === 0 && typeof seat === "number") found.push(`seat:${seat}`);
  return found;
}

export const isCard = (anchor: string): boolean => anchor.startsWith("card:");
export const isWonder = (anchor: string): boolean => anchor.startsWith("wonder:");

/** The instance number of a card's anchor, -1 if there is none. */
export const cardOf = (catalogue: CatalogueView, anchor: string): number =>
  catalogue.cards.findIndex((card) => `card:${card.instance}` === anchor);

export const wonderOf = (catalogue: CatalogueView, anchor: string): number =>
  catalogue.wonders.findIndex((wonder) => `wonder:${wonder.id}` === anchor);
