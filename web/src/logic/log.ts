/** The log of a table: lines arrive in pieces, some again after a reconnect, and some are taken back. */
import type { LogLine, Message } from "../wire.ts";

/** `added` replaces all lines from number `from` on; those in `undone` vanish. */
export function mergeLog(known: LogLine[], from: number, added: LogLine[], undone: number[]): LogLine[] {
  const replaced = known.some((line) => line.number >= from);
  if (added.length === 0 && undone.length === 0 && !replaced) return known;
  const gone = new Set(undone);
  return [...known.filter((line) => line.number < from), ...added].filter((line) => !gone.has(line.number));
}

/** Lines that were not there before: what a screen reader is told. */
export function newLines(before: LogLine[], after: LogLine[]): LogLine[] {
  const last = before[before.length - 1]?.number ?? -1;
  return after.filter((line) => line.number > last);
}

/** The seats a message speaks of. */
export function seatsIn(message: Message): number[] {
  const seats = Object.entries(message.args ?? {}).filter(
    ([name, arg]) => name.startsWith("seat") && Number.isInteger(arg),
  );
  return seats.map(([, arg]) => arg as number);
}

export interface LogFilter {
  seat: number | null;
  text: string;
}

export function matches(filter: LogFilter, message: Message, words: string): boolean {
  if (filter.seat !== null && !seatsIn(message).includes(filter.seat)) return false;
  return words.toLocaleLowerCase().includes(filter.text.trim().toLocaleLowerCase());
}
