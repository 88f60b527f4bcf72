/** Moving the focus over a board with the arrow keys: to the nearest element in that direction. */

export interface Place {
  x: number; // of the centre
  y: number;
}

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const VECTOR: Record<Direction, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 2.2; // how much being off the line counts

export const isDirection = (key: string): key is Direction => key in VECTOR;

/** The index of the best place to go to, or -1 when there is none in that direction. */
export function neighbour(from: Place, places: Place[], direction: Direction): number {
  const [dx, dy] = VECTOR[direction];
  let best = -1;
  let least = Infinity;
  places.forEach((place, index) => {
    const x = place.x - from.x;
    const y = place.y - from.y;
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along < 4 || aside > along * 4) return;
    const cost = along + ASIDE * aside;
    if (cost < least) {
      least = cost;
      best = index;
    }
  });
  return best;
}
