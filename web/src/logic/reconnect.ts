/** When to try again after the line broke: at once, then ever more slowly, never all clients in step. */

export const FIRST_WAIT = 400; // milliseconds
export const LONGEST_WAIT = 12_000;
export const PING_EVERY = 20_000;
export const SILENCE = 45_000; // no word for so long means the line is dead, whatever the browser believes

export function waitBefore(attempt: number, random: number): number {
  if (attempt <= 0) return 0;
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (attempt - 1));
  return Math.round(full * (0.75 + 0.5 * random));
}

export const isDead = (lastHeard: number, now: number): boolean => now - lastHeard > SILENCE;
