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

const NAMED = /^(tech|wonder|government)-/;

/** The board elements a line of the log speaks of. */
export function anchorsIn(message: Message): string[] {
  const { x, y, seat, seat_to, tech, wonder, government, what } = message.args ?? {};
  const anchors: string[] = [];
  if (typeof x === "number" && typeof y === "number") anchors.push(`square:${x}-${y}`);
  for (const thing of [tech, wonder, government, what]) {
    if (typeof thing === "string" && NAMED.test(thing)) anchors.push(thing.replace("-", ":"));
  }
  for (const player of [seat, seat_to]) if (typeof player === "number") anchors.push(`seat:${player}`);
  return anchors;
}
