/** What happened, in groups that are read at a glance: who did something, and what each gained or lost by it. */
import type { LogLine, Message } from "../wire.ts";
import { seatsIn } from "./log.ts";

const MORE = "event-more";
const LESS = "event-less";
const PASSED = "event-passed";
const TURN = "event-turn";

export interface Gain {
  seat: number;
  figure: string; // "figure-culture"
  n: number; // less than zero: lost
}

export interface Group {
  number: number; // of its first line
  seat: number | null; // null: the game itself, such as an event
  lines: LogLine[];
  gains: Gain[];
  passed: number; // steps that passed by themselves
}

export const isGain = (message: Message): boolean => message.key === MORE || message.key === LESS;

export function gainOf({ key, args = {} }: Message): Gain {
  const n = Number(args.n ?? 0);
  return { seat: Number(args.seat), figure: String(args.figure), n: key === LESS ? -n : n };
}

/** Gains of the same seat and figure become one; what comes to nothing vanishes. */
export function addGain(gains: Gain[], gain: Gain): Gain[] {
  const same = (other: Gain): boolean => other.seat === gain.seat && other.figure === gain.figure;
  const before = gains.find(same);
  if (!before) return [...gains, gain];
  return gains.map((other) => (same(other) ? { ...other, n: other.n + gain.n } : other)).filter(({ n }) => n !== 0);
}

/** The name of a figure without what marks it as words. */
export const figureName = (figure: string): string => figure.replace(/^figure-/, "");

/** Lines of the log, grouped by who acts; what passed by itself is only counted. */
export function grouped(lines: LogLine[]): Group[] {
  const groups: Group[] = [];
  let passing: number | null = null; // the seat that has just passed: its next line says only that it did nothing
  const open = (line: LogLine, seat: number | null): Group => {
    const group = { number: line.number, seat, lines: [], gains: [], passed: 0 };
    groups.push(group);
    return group;
  };
  for (const line of lines) {
    const { message } = line;
    const seat = seatsIn(message)[0] ?? null;
    const last = groups[groups.length - 1];
    if (isGain(message)) {
      const group = last ?? open(line, seat);
      group.gains = addGain(group.gains, gainOf(message));
    } else if (message.key === PASSED) {
      const group = last && last.lines.length === 0 && last.passed > 0 ? last : open(line, null);
      group.passed += 1;
      passing = seat;
    } else if (passing !== null && seat === passing && message.key !== TURN) {
      passing = null;
    } else {
      passing = null;
      const goesOn = last && last.passed === 0 && last.seat === seat && message.key !== TURN && last.lines.length > 0;
      (goesOn ? last : open(line, seat)).lines.push(line);
    }
  }
  return groups;
}

/** Nothing but that a turn begins. */
export const isEmpty = ({ lines, gains, passed }: Group): boolean =>
  passed === 0 && gains.length === 0 && lines.every(({ message }) => message.key === TURN);

/** What happened in a turn, without that it began: its player is named anyway. */
export const withoutTurn = ({ lines }: Group): LogLine[] =>
  lines.length > 1 ? lines.filter(({ message }) => message.key !== TURN) : lines;

/** The log with what was gained and lost in the row of what brought it, or in a row of its own. */
export interface Row {
  line: LogLine;
  gains: Gain[];
}

export function rows(lines: LogLine[]): Row[] {
  const all: Row[] = [];
  for (const line of lines) {
    const last = all[all.length - 1];
    if (!isGain(line.message)) {
      all.push({ line, gains: [] });
      continue;
    }
    const gain = gainOf(line.message);
    const belongs =
      last && (isGain(last.line.message) || last.gains.length > 0 || seatsIn(last.line.message)[0] === gain.seat);
    if (belongs) last.gains = addGain(last.gains, gain);
    else all.push({ line, gains: [gain] });
  }
  return all.filter(({ line, gains }) => gains.length > 0 || !isGain(line.message));
}

/** Whose turn it is, as far as the log says so. */
export function turnOf(lines: LogLine[]): number | null {
  for (let at = lines.length - 1; at >= 0; at--) {
    const { key, args } = lines[at]!.message;
    if (key === TURN) return typeof args?.seat === "number" ? args.seat : null;
  }
  return null;
}
