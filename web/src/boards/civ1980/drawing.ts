/** Where things are on the map, and which part of it is in sight. */
import type { LogLine } from "../../wire.ts";
import { areaIn, catalogue, shapeAt, world, type Shape } from "./data.ts";
import type { Civ1980View } from "./view.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MARGIN = 45;

/** The smallest part of the map with all these areas in it, in the proportions of the window. */
export function fit(shapes: Shape[], width: number, height: number): Box {
  const xs = shapes.map((shape) => shape.at[0]!);
  const ys = shapes.map((shape) => shape.at[1]!);
  const left = Math.max(0, Math.min(...xs) - MARGIN);
  const right = Math.min(world.width, Math.max(...xs) + MARGIN);
  const top = Math.max(0, Math.min(...ys) - MARGIN);
  const bottom = Math.min(world.height, Math.max(...ys) + MARGIN);
  const scale = Math.min(width / (right - left), height / (bottom - top));
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
  if (length >= whole) return Math.min(whole, Math.max(0, middle));
  return Math.min(whole - length / 2, Math.max(length / 2, middle));
}

/** Where a ship lies that is in this water. */
export function harbour(water: number): number[] {
  const { area, id } = catalogue().waters[water]!;
  if (area < 0) return world.seas.find((sea) => sea.id === id)!.at.slice(0, 2);
  const shape = shapeAt(area);
  return shape.harbours[catalogue().areas[area]!.waters.indexOf(water)] ?? shape.harbours[0]!;
}

export interface Arrow {
  seat: number;
  from: number;
  to: number;
}

/** The moves by land of this turn, as long as the phase of movement or the conflicts last. */
export function arrows(log: LogLine[], view: Civ1980View): Arrow[] {
  if (view.phase < 5 || view.phase > 6) return [];
  const begun = log.findLastIndex((line) => line.message.key === "event-turn");
  return log
    .slice(begun + 1)
    .filter((line) => line.message.key === "event-move")
    .map(({ message: { args } }) => ({ seat: Number(args!.seat), from: areaIn(args!.from), to: areaIn(args!.area) }))
    .filter((arrow) => arrow.from >= 0 && arrow.to >= 0);
}

/** A bent line from one area to another. */
export function between(from: number, to: number): string {
  const [x = 0, y = 0] = shapeAt(from).at;
  const [u = 0, v = 0] = shapeAt(to).at;
  const bend = { x: (x + u) / 2 - (v - y) * 0.18, y: (y + v) / 2 + (u - x) * 0.18 };
  const short = 0.86;
  return `M${x + (u - x) * 0.12} ${y + (v - y) * 0.12}Q${bend.x} ${bend.y} ${x + (u - x) * short} ${y + (v - y) * short}`;
}
