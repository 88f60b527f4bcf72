/** What the server refuses, in the reader's language. The server's own text is for people who write programs. */
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

export const problemWords = (code: string): string => t(`problem-${KNOWN.includes(code) ? code : "unknown"}`);

export const errorWords = (error: unknown): string => problemWords(error instanceof Failed ? error.code : "unknown");
