/** What has moved in this turn, from the log: arrows by land, routes by sea. */
import type { LogLine } from "../../wire.ts";
import { areaIn, catalogue } from "./data.ts";
import { shipRange, waysFrom } from "./model.ts";
import type { Civ1980View } from "./view.ts";

export interface Walk {
  seat: number;
  from: number;
  to: number;
  n: number;
}

export interface Voyage {
  seat: number;
  n: number; // tokens aboard
  waters: number[]; // from the start to the end
}

/** The lines of this turn, as long as the phase of movement or the conflicts last. */
function thisTurn(log: LogLine[], view: Civ1980View, key: string): LogLine["message"][] {
  if (view.phase < 5 || view.phase > 6) return [];
  const begun = log.findLastIndex((line) => line.message.key === "event-turn");
  return log.slice(begun + 1).flatMap(({ message }) => (message.key === key ? [message] : []));
}

/** Moves by land; several from one area to the same neighbour are one. */
export function walks(log: LogLine[], view: Civ1980View): Walk[] {
  const found = new Map<string, Walk>();
  for (const { args } of thisTurn(log, view, "event-move")) {
    const walk = { seat: Number(args!.seat), from: areaIn(args!.from), to: areaIn(args!.area), n: Number(args!.n) };
    const id = `${walk.seat} ${walk.from} ${walk.to}`;
    found.set(id, { ...walk, n: walk.n + (found.get(id)?.n ?? 0) });
  }
  return [...found.values()].filter((walk) => walk.from >= 0 && walk.to >= 0);
}

/** Moves of ships, each by the shortest way. */
export function voyages(log: LogLine[], view: Civ1980View): Voyage[] {
  return thisTurn(log, view, "event-sail").map(({ args }) => {
    const seat = Number(args!.seat);
    const start = Number(args!.start);
    const end = Number(args!.end);
    const player = view.players[seat]!;
    const way = waysFrom(catalogue(), view, player, start, shipRange(catalogue(), player)).get(end) ?? [end];
    return { seat, n: Number(args!.n), waters: [start, ...way] };
  });
}
