/** Many small rectangles as one path per kind, so that a picture is a handful of elements. */
export interface Tile {
  kind: string;
  x: number;
  y: number;
}

export function asPaths(tiles: Tile[], width: number, height: number, round: number): [string, string][] {
  const across = width - 2 * round;
  const down = height - 2 * round;
  const shape = `h${across}a${round} ${round} 0 0 1 ${round} ${round}v${down}a${round} ${round} 0 0 1-${round} ${round}`;
  const rest = `h-${across}a${round} ${round} 0 0 1-${round}-${round}v-${down}a${round} ${round} 0 0 1 ${round}-${round}z`;
  const kinds = [...new Set(tiles.map((tile) => tile.kind))];
  return kinds.map((kind) => [
    kind,
    tiles
      .filter((tile) => tile.kind === kind)
      .map((tile) => `M${tile.x + round} ${tile.y}${shape}${rest}`)
      .join(""),
  ]);
}
