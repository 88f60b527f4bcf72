/** Where things are on the map, and which part of it is in sight. */
import { catalogue, shapeAt, world, type Shape } from "./data.ts";
import { NONE } from "./model.ts";
import type { Civ1980View } from "./view.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MARGIN = 45;
const TINY = 0.01; // a window without a size, as it is while it opens and closes
const RIM = 14; // pieces at the edge of the map look out of it a little

/** The smallest part of the map with all these areas in it, in the proportions of the window. */
export function fit(shapes: Shape[], width: number, height: number): Box {
  const xs = shapes.map((shape) => shape.at[0]!);
  const ys = shapes.map((shape) => shape.at[1]!);
  const left = Math.max(-RIM, Math.min(...xs) - MARGIN);
  const right = Math.min(world.width + RIM, Math.max(...xs) + MARGIN);
  const top = Math.max(-RIM, Math.min(...ys) - MARGIN);
  const bottom = Math.min(world.height + RIM, Math.max(...ys) + MARGIN);
  const scale = Math.max(TINY, Math.min(width / (right - left), height / (bottom - top)));
  const box = { width: width / scale, height: height / scale };
  return { x: (left + right - box.width) / 2, y: (top + bottom - box.height) / 2, ...box };
}

/** The part in sight: the whole box, or some of it around a centre; it does not look beyond the map without need. */
export function seen(home: Box, zoom: number, centre: { x: number; y: number } | null): Box {
  const width = home.width / zoom;
  const height = home.height / zoom;
  const x = inside(centre?.x ?? home.x + home.width / 2, width, world.width);
  const y = inside(centre?.y ?? home.y + home.height / 2, height, world.height);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function inside(middle: number, length: number, whole: number): number {
  if (length >= whole + 2 * RIM) return Math.min(whole, Math.max(0, middle));
  return Math.min(whole + RIM - length / 2, Math.max(length / 2 - RIM, middle));
}

/** Where a ship lies that is in this water. */
export function harbour(water: number): number[] {
  const { area, id } = catalogue().waters[water]!;
  if (area < 0) return world.seas.find((sea) => sea.id === id)!.at.slice(0, 2);
  const shape = shapeAt(area);
  return shape.harbours[catalogue().areas[area]!.waters.indexOf(water)] ?? shape.harbours[0]!;
}

const STEP = 18;
/** How far apart the pieces of an area are drawn, and how large. */
export const shrinkAt = (area: number, size: number): number => size * Math.min(1, (shapeAt(area).at[2]! + 14) / 24);

/** Where the pieces of an area stand beside each other: the city first, then the tokens by seat. */
export function standing(view: Civ1980View, area: number): { seat: number; n: number; city: boolean; dx: number }[] {
  const pieces = view.players
    .map((player, seat) => ({ seat, n: player.tokens[area]!, city: false }))
    .filter((stack) => stack.n > 0);
  const owner = view.city[area] ?? null;
  if (owner !== null) pieces.unshift({ seat: owner, n: 1, city: true });
  return pieces.map((piece, place) => ({ ...piece, dx: (place - (pieces.length - 1) / 2) * STEP }));
}

const GRIP = 11; // half the width of a stack of tokens and a little more
/** The area whose tokens of this seat lie under a point of the map. */
export function stackUnder(
  view: Civ1980View,
  seat: number,
  areas: number[],
  point: { x: number; y: number },
  size: number,
): number {
  for (const area of areas) {
    const mine = standing(view, area).find((piece) => piece.seat === seat && !piece.city);
    const shrink = shrinkAt(area, size);
    const [x = 0, y = 0] = shapeAt(area).at;
    if (!mine || Math.abs(point.x - x - mine.dx * shrink) > GRIP * shrink) continue;
    if (Math.abs(point.y - y + 3 * shrink) <= GRIP * shrink) return area;
  }
  return NONE;
}

/** A bent line from one area to another, and where a number stands beside it. */
export function between(from: number, to: number): { path: string; middle: [number, number] } {
  const [x = 0, y = 0] = shapeAt(from).at;
  const [u = 0, v = 0] = shapeAt(to).at;
  const bend = { x: (x + u) / 2 - (v - y) * 0.18, y: (y + v) / 2 + (u - x) * 0.18 };
  const short = 0.86;
  const path = `M${x + (u - x) * 0.12} ${y + (v - y) * 0.12}Q${bend.x} ${bend.y} ${x + (u - x) * short} ${y + (v - y) * short}`;
  return { path, middle: [(x + u) / 4 + bend.x / 2, (y + v) / 4 + bend.y / 2] };
}

export const line = (waters: number[]): string => waters.map((water) => harbour(water).join()).join(" ");
