/** Names of board elements, the same as in describe.py. */
import type { Message } from "../../wire.ts";

const INSPECTED = /^(area|card|owned):/;
export const canInspect = (anchor: string): boolean => INSPECTED.test(anchor);

const NAMED = /^(area|card|trade|nation)-/;
const anchorOf = (_: string, kind: string): string => `${kind === "trade" ? "card" : kind}:`;

/** The board elements a line of the log speaks of. */
export function anchorsIn(message: Message): string[] {
  const { area, from, areas, card, cards, nation, packet, answered, stack } = message.args ?? {};
  const named = [area, from, areas, card, cards, nation].flat().filter((key) => typeof key === "string");
  const places = named.filter((key) => NAMED.test(key)).map((key) => key.replace(NAMED, anchorOf));
  for (const number of [packet, answered]) if (typeof number === "number") places.push(`offer:${number - 1}`);
  if (typeof stack === "number") places.push(`stack:${stack}`);
  for (const [name, seat] of Object.entries(message.args ?? {}))
    if (/^seat(_from|_to)?$/.test(name) && typeof seat === "number") places.push(`seat:${seat}`);
  return [...new Set(places)];
}
