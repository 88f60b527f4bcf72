/** Names of board elements, the same as in view/naming.py. */
import type { Message } from "../../wire.ts";
import { NONE, squareAt, squareName } from "./grid.ts";

export const squareAnchor = (square: number): string => `square:${squareName(square)}`;
export const cityAnchor = (seat: number, slot: number): string => `city:${seat}-${slot}`;

const SQUARE = /^square:(\d+)-(\d+)$/;

export function squareOf(anchor: string): number {
  const found = SQUARE.exec(anchor);
  return found ? squareAt(Number(found[1]), Number(found[2])) : NONE;
}

const SHOWN = /^(square|tech|wonder|card|market|civilization|government|person|unit):/;

export const canInspect = (anchor: string): boolean => SHOWN.test(anchor);

/** The board elements a line of the log speaks of. */
export function anchorsIn(message: Message): string[] {
  const { x, y, seat, tech, wonder } = message.args ?? {};
  const anchors: string[] = [];
  if (typeof x === "number" && typeof y === "number") anchors.push(`square:${x}-${y}`);
  if (typeof tech === "string") anchors.push(tech.replace("-", ":"));
  if (typeof wonder === "string") anchors.push(wonder.replace("-", ":"));
  if (typeof seat === "number") anchors.push(`seat:${seat}`);
  return anchors;
}
