/** Where things stand on the map: hexes with the point up, and a plaque per region in the sea beside it. */
import type { HexView } from "./catalogue.ts";

export const SIZE = 20; // from the middle of a hex to its corners
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const WIDE = Math.sqrt(3) * SIZE;

export interface Point {
  x: number;
  y: number;
}

export const middle = (hex: { q: number; r: number }): Point => ({
  x: WIDE * (hex.q + hex.r / 2),
  y: 1.5 * SIZE * hex.r,
});

const corner = (number: number): Point => ({
  x: SIZE * Math.cos((Math.PI / 180) * (60 * number - 90)),
  y: SIZE * Math.sin((Math.PI / 180) * (60 * number - 90)),
});

const round = (number: number): number => Math.round(number * 100) / 100;

export const HEXAGON = Array.from({ length: 6 }, (_, number) => corner(number))
  .map(({ x, y }, number) => `${number === 0 ? "M" : "L"}${round(x)} ${round(y)}`)
  .join("")
  .concat("Z");

/** Neighbours in the order of the sides: the side from corner n to corner n + 1. */
const SIDES = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The sides where a region ends, as one path. */
export function outline(hexes: HexView[]): string {
  const inside = new Set(hexes.map(({ q, r }) => `${q},${r}`));
  return hexes
    .flatMap((hex) => {
      const { x, y } = middle(hex);
      return SIDES.flatMap(([q, r], side) => {
        if (inside.has(`${hex.q + q},${hex.r + r}`)) return [];
        const [from, to] = [corner(side), corner(side + 1)];
        return [`M${round(x + from.x)} ${round(y + from.y)}L${round(x + to.x)} ${round(y + to.y)}`];
      });
    })
    .join("");
}

/** Of the whole map, in percent. */
export const percent = ({ x, y }: Point, within: Frame): { left: number; top: number } => ({
  left: ((x - within.x) / within.width) * 100,
  top: ((y - within.y) / within.height) * 100,
});

const MARGIN = 1.5 * SIZE;
const LABEL = 0.6 * SIZE; // room for the name above

/** The middle above a region's uppermost hexes. */
export function labelAt(hexes: HexView[]): Point {
  const points = hexes.map(middle);
  const y = Math.min(...points.map((point) => point.y));
  const row = points.filter((point) => point.y === y);
  return { x: row.reduce((all, { x }) => all + x, 0) / row.length, y: y - 0.8 * SIZE };
}

/** The smallest part of the plane with all these hexes in it, at least as high in proportion as a window. */
export function fit(hexes: { q: number; r: number }[], ratio: number): Frame {
  const points = hexes.map(middle);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
  const [top, bottom] = [Math.min(...ys) - MARGIN - LABEL, Math.max(...ys) + MARGIN];
  const width = ratio > 0 ? Math.max(right - left, (bottom - top) / ratio) : right - left;
  const height = ratio > 0 ? width * ratio : bottom - top;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

export const MOST_ZOOM = 5;

/** What is in sight of the whole: a part of it around a centre, never beyond its edges. */
export function seen(whole: Frame, zoom: number, centre: Point): Frame {
  const width = whole.width / zoom;
  const height = whole.height / zoom;
  const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
  return {
    x: between(centre.x - width / 2, whole.x, whole.x + whole.width - width),
    y: between(centre.y - height / 2, whole.y, whole.y + whole.height - height),
    width,
    height,
  };
}

export const centreOf = ({ x, y, width, height }: Frame): Point => ({ x: x + width / 2, y: y + height / 2 });
