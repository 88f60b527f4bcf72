/** Order and state of tables as a list of games shows them. */
import type { Table } from "../wire.ts";

export const isMyTurn = (table: Table): boolean =>
  table.status === "running" && table.seats.some((seat) => seat.mine && seat.to_move);

const RANK = { running: 1, open: 2, over: 3, abandoned: 4 } as const;

const rank = (table: Table): number => (isMyTurn(table) ? 0 : RANK[table.status]);

/** My turn first, then running, waiting and finished games; the latest change first. */
export function inOrder(tables: Table[]): Table[] {
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

export const freeSeats = (table: Table): number => table.seats.filter((seat) => seat.kind === "open").length;
