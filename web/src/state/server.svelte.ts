/** What this server offers besides games: documentation, and bots that think fast. */
import { api } from "./api.ts";

let docs = $state(false);
let slow = $state(false);

export async function loadServer(): Promise<void> {
  const health = await api.health();
  docs = health.docs;
  slow = !health.compiled;
}

export const docsOffered = (): boolean => docs;
/** The engine is not compiled (yet), so bots take many times as long. */
export const slowBots = (): boolean => slow;
