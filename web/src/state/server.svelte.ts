/** What this server offers besides games: documentation, and bots that think fast. */
import type { Health } from "../wire.ts";
import { api } from "./api.ts";

let known = $state.raw<Health | null>(null);
let docs = $state(false);
let slow = $state(false);

export async function loadServer(): Promise<void> {
  const health = await api.health();
  known = health;
  docs = health.docs;
  slow = !health.compiled;
}

export const docsOffered = (): boolean => docs;
/** The engine is not compiled (yet), so bots take many times as long. */
export const slowBots = (): boolean => slow;
/** What the server says of itself, once it has. */
export const health = (): Health | null => known;
