/** Spans of time as people say them: “40–80 min”, “1½–3 h”. */
import type { Game, Length } from "../wire.ts";

export interface Span {
  key: "span-minutes" | "span-hours" | "span-mixed";
  low: string;
  high: string;
}

const QUARTERS = ["", "¼", "½", "¾"];

export function span([low, high]: [number, number]): Span {
  if (high < 90) return { key: "span-minutes", low: String(low), high: String(high) };
  if (low < 60) return { key: "span-mixed", low: String(low), high: hours(high) };
  return { key: "span-hours", low: hours(low), high: hours(high) };
}

function hours(minutes: number): string {
  const quarters = Math.round(minutes / 15);
  const whole = Math.floor(quarters / 4);
  return `${whole || ""}${QUARTERS[quarters % 4]}`;
}

/** From the shortest to the longest game: the first mode, people on all seats. */
export function overall(game: Game): [number, number] | undefined {
  const usual = game.lengths.filter((length) => length.mode === 0);
  if (usual.length === 0) return undefined;
  return [
    Math.min(...usual.map((length) => length.together[0])),
    Math.max(...usual.map((length) => length.together[1])),
  ];
}

/** The lengths of a game by mode, each with its player counts in order. */
export function byMode(game: Game): Length[][] {
  const modes = [...new Set(game.lengths.map((length) => length.mode))];
  return modes.map((mode) => game.lengths.filter((length) => length.mode === mode));
}
