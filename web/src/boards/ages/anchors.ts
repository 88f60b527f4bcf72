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

const BANKS: Record<string, string> = {
  "figure-yellow-tokens": "yellow",
  "event-grow": "yellow",
  "event-shrink": "yellow",
};

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const ids = (value: unknown): string[] =>
  listed(value)
    .filter((one) => typeof one === "string")
    .map((one) => one.replace(/^card-/, ""));

/** The board elements a line of the log speaks of: the cards, wherever they may lie, and the players. */
export function anchorsIn(message: Message): string[] {
  const { key, args = {} } = message;
  const seats = [args.seat, args.seat_to, args.seat_from].flatMap(listed).filter((one) => typeof one === "number");
  const cards = [args.card, args.to, args.target].flatMap(ids);
  const secret = ids(args.card_secret);
  const bank = BANKS[key] ?? BANKS[String(args.figure)];
  return [
    ...seats.flatMap((seat) => cards.map((id) => `player:${seat}:${id}`)),
    ...seats.flatMap((seat) => (bank ? [`player:${seat}:${bank}`] : [])),
    ...(seats.length === 0 ? cards.map((id) => `show:${id}`) : []), // events, which are nobody's
    ...secret.map((id) => `military:${id}`), // told to who holds the card
    ...seats.map((seat) => `seat:${seat}`),
  ];
}

const SEAT = /^seat:(\d+)$/;

/** Whose panel an element is, null if it is none. */
export const seatIn = (anchor: string): number | null => {
  const found = SEAT.exec(anchor);
  return found ? Number(found[1]) : null;
};
