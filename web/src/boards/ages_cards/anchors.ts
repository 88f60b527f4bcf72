/** Names of board elements, and which of them a line of the log speaks of. */
import type { Message } from "../../wire.ts";
import type { CatalogueView } from "./catalogue.ts";
import { catalogue } from "./data.ts";

export function anchorsIn(message: Message): string[] {
  const { seat, card, wonder } = message.args ?? {};
  const found: string[] = [];
  if (typeof card === "string") {
    const id = card.replace(/^card-/, "");
    const own = `card:${id}.${String(seat)}`; // everybody has the start cards; the instance names its seat
    found.push(cardOf(catalogue(), own) >= 0 ? own : `card:${id}`);
  }
  if (typeof wonder === "string") found.push(wonder.replace(/^wonder-/, "wonder:"));
  if (found.length === 0 && typeof seat === "number") found.push(`seat:${seat}`);
  return found;
}

export const isCard = (anchor: string): boolean => anchor.startsWith("card:");
export const isWonder = (anchor: string): boolean => anchor.startsWith("wonder:");

/** The instance number of a card's anchor, -1 if there is none. */
export const cardOf = (printed: CatalogueView, anchor: string): number =>
  printed.cards.findIndex((card) => `card:${card.instance}` === anchor);

export const wonderOf = (printed: CatalogueView, anchor: string): number =>
  printed.wonders.findIndex((wonder) => `wonder:${wonder.id}` === anchor);
