/** One screen for several people: who is to look now? */
import type { Table } from "../wire.ts";

/** The seat of mine that is to move but not shown, so that the neutral screen must ask for that person; else null. */
export function handOver(table: Table, shown: number | null): number | null {
  if (!table.hotseat || table.status !== "running") return null;
  const waiting = table.seats.flatMap((seat, number) => (seat.mine && seat.to_move ? [number] : []));
  if (waiting.length === 0 || (shown !== null && waiting.includes(shown))) return null;
  return waiting[0]!;
}
