/** The part of a large board that is in sight: shifted by x and y, enlarged by scale. */
export interface Sight {
  x: number;
  y: number;
  scale: number;
}

export const LEAST = 0.4;
export const MOST = 4;

export const clampScale = (scale: number): number => Math.min(MOST, Math.max(LEAST, scale));

export const moved = (sight: Sight, dx: number, dy: number): Sight => ({ ...sight, x: sight.x + dx, y: sight.y + dy });

/** Another scale; what lies under the given point stays there. */
export function zoomAt(sight: Sight, at: { x: number; y: number }, scale: number): Sight {
  const ratio = scale / sight.scale;
  return { x: at.x - (at.x - sight.x) * ratio, y: at.y - (at.y - sight.y) * ratio, scale };
}
