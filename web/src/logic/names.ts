/** Who sits where, in words. */
import type { Words } from "../text/words.ts";
import type { Seat } from "../wire.ts";

/** What somebody is called: bots have names from history, unless they play for a person. */
export const nameOf = (words: Words, seat: Seat): string => (seat.persona ? words.message(seat.persona) : seat.name);

/** How well a bot plays; empty for people. */
export function levelOf(words: Words, seat: Seat): string {
  if (seat.kind !== "bot") return "";
  const key = `bot-${seat.bot}`;
  return words.has(key) ? words.say(key) : seat.bot;
}
