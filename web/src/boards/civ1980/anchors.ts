/** Names of board elements, the same as in describe.py. */
import type { Message } from "../../wire.ts";

const INSPECTED = /^(area|card|owned):/;
export const canInspect = (anchor: string): boolean => INSPECTED.test(anchor);

/** The board elements a line of the log speaks of. */
export function anchorsIn(message: Message): string[] {
  const { area, from, card, seat } = message.args ?? {};
  const places = [area, from].filter((key) => typeof key === "string").map((key) => key.replace(/^area-/, "area:"));
  if (typeof card === "string") places.push(card.replace(/^(card|trade)-/, "card:"));
  return typeof seat === "number" ? [...places, `seat:${seat}`] : places;
}
