/** Names of board elements, the same as in words.py. */
import type { Message } from "../../wire.ts";
import type { CardView, CatalogueView } from "./catalogue.ts";

export const rowAnchor = (slot: number): string => `row:${slot}`;
export const ownAnchor = (seat: number, card: CardView): string => `player:${seat}:${card.id}`;
export const handAnchor = (card: CardView): string => `${card.civil ? "civil" : "military"}:${card.id}`;
export const showAnchor = (card: CardView): string => `show:${card.id}`;
export const yellowAnchor = (seat: number): string => `player:${seat}:yellow`;

export const DRAW_FEWER = "draw-fewer";

const ROW = /^row:(\d+)$/;
const CARD = /^(?:player:\d+|civil|military|bonus|show):(\w+)$/;

/** The number of the card an element shows, if it is one. */
export function cardOf(catalogue: CatalogueView, row: (number | null)[], anchor: string): number | null {
  const slot = ROW.exec(anchor);
  if (slot) return row[Number(slot[1])] ?? null;
  const id = CARD.exec(anchor)?.[1];
  const number = catalogue.cards.findIndex((card) => card.id === id);
  return number < 0 ? null : number;
}

export const canInspect = (anchor: string): boolean =>
  ROW.test(anchor) || (CARD.test(anchor) && !anchor.endsWith(":yellow"));

/** The board elements a line of the log speaks of. */
export function anchorsIn(message: Message): string[] {
  const { card, to, seat } = message.args ?? {};
  if (typeof seat !== "number") return [];
  const cards = [card, to].filter((key) => typeof key === "string").map((key) => key.replace(/^card-/, ""));
  return [...cards.map((id) => `player:${seat}:${id}`), `seat:${seat}`];
}
