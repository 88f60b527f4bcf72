/** Names of board elements, and which of them a line of the log speaks of. */
import type { Message } from "../../wire.ts";
import type { CatalogueView } from "./catalogue.ts";
import { catalogue } from "./data.ts";

export function anchorsIn(message: Message): string[] {
  const { seat, seat_of, seat_to, card, wonder, from, resource } = message.args ?? {};
  const found: string[] = [];
  if (typeof card === "string") {
    const id = card.replace(/^card-/, "");
    const own = `card:${id}.${String(seat_of ?? seat)}`; // everybody has the start cards; the instance names its seat
    found.push(cardOf(catalogue(), own) >= 0 ? own : `card:${id}`);
  } else if (typeof resource === "string") found.push(resource.replace(/^resource-/, "resource:"));
  for (const name of [wonder, from]) {
    if (typeof name === "string") found.push(name.replace(/^wonder-/, "wonder:"));
  }
  if (typeof seat_to === "number") found.push(`seat:${seat_to}`);
  if (found.length === 0 && typeof seat === "number") found.push(`seat:${seat}`);
  return found;
}

export const isCard = (anchor: string): boolean => anchor.startsWith("card:");
/** The player of a seat's anchor, or null. */
export const seatOf = (anchor: string): number | null =>
  anchor.startsWith("seat:") ? Number(anchor.slice("seat:".length)) : null;

export const isWonder = (anchor: string): boolean => anchor.startsWith("wonder:");

/** The instance number of a card's anchor, -1 if there is none. */
export const cardOf = (printed: CatalogueView, anchor: string): number =>
  printed.cards.findIndex((card) => `card:${card.instance}` === anchor);

export const wonderOf = (printed: CatalogueView, anchor: string): number =>
  printed.wonders.findIndex((wonder) => `wonder:${wonder.id}` === anchor);
