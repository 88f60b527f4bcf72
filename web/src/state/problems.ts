/** What the server refuses, in the reader's language. The server's own text is for people who write programs. */
import type { Words } from "../text/words.ts";
import { Failed } from "./api.ts";
import { t } from "./texts.svelte.ts";

const KNOWN = [
  "bot",
  "closed",
  "illegal",
  "name",
  "name-taken",
  "no-session",
  "no-undo",
  "not-asked",
  "not-found",
  "not-guest",
  "not-owner",
  "not-running",
  "not-your-seat",
  "offline",
  "open-seats",
  "options",
  "other-version",
  "over",
  "rate",
  "running",
  "seated",
  "stale",
  "taken",
  "too-many",
  "unavailable",
  "wrong-password",
];

export const problemWords = (code: string, details: Record<string, string> = {}): string =>
  t(`problem-${KNOWN.includes(code) ? code : "unknown"}`, details);

/** With the words of a game, its own reasons too. */
export function errorWords(error: unknown, game?: Words): string {
  if (!(error instanceof Failed)) return problemWords("unknown");
  const reason = error.details.reason;
  return reason && game?.has(reason) ? game.say(reason) : problemWords(error.code, error.details);
}
