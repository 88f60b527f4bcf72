/** Squares are numbered row by row. */
import { catalogue } from "./data.ts";

/** In the view: nothing, nobody, nowhere. */
export const NONE = -1;

export const column = (square: number): number => square % catalogue().width;
export const row = (square: number): number => Math.floor(square / catalogue().width);
export const squareName = (square: number): string => `${column(square)}-${row(square)}`;
export const squareAt = (x: number, y: number): number => x + y * catalogue().width;

/** The nine squares of a city and its outskirts, row by row. */
export function around(centre: number): number[] {
  return [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => centre + squareAt(dx, dy)));
}
