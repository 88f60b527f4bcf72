/** Positions that arrive faster than one can look: which of them are steps to be shown one after the other. */
import type { Position } from "../wire.ts";

export const STEP = 1000; // milliseconds for which a step is shown
const ALTOGETHER = 5000; // for all that wait: long turns of bots are shown faster

/** How long each of so many steps is shown. */
export const stepTime = (waiting: number): number => Math.min(STEP, ALTOGETHER / Math.max(1, waiting));

/** Whether something new is to be seen: not just somebody who came or left. */
export const isNews = (position: Position): boolean => position.new_log.length > 0;

/** Whether a position must be seen at once: the first, the answer to what I did, what was taken back, another seat, a
decision of mine whose time is running. */
export function isUrgent(shown: Position | null, next: Position, seat = next.seat): boolean {
  if (shown === null || shown.seat !== seat || shown.decision !== "" || next.undone_log.length > 0) return true;
  if (shown.table.status !== next.table.status && shown.table.status !== "running") return true;
  const mine = seat === null ? undefined : next.table.seats[seat];
  return next.decision !== "" && mine?.deadline != null;
}
