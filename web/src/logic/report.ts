/** A problem as a file that somebody else can look at: what happened and what was to be seen, nothing the seat does not
know; of a game that is over its record, which can be replayed. */
import type { LogLine, Position } from "../wire.ts";

export const REPORT_FORMAT = 1;

interface Facts {
  words: string;
  version: string;
  browser: string;
  window: [number, number];
  position: Position;
  log: LogLine[];
  record: unknown;
}

export const reportOf = ({ position, log, record, ...facts }: Facts): Record<string, unknown> => ({
  report: REPORT_FORMAT,
  game: position.table.game,
  table: position.table.id,
  sequence: position.sequence,
  seat: position.seat,
  at: new Date().toISOString(),
  ...facts,
  position: { ...position, new_log: [] },
  log,
  ...(record === null ? {} : { record }),
});
