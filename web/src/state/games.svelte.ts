/** The games this server offers, asked for once. */
import type { Game } from "../wire.ts";
import { api } from "./api.ts";
import { loadWords } from "./texts.svelte.ts";

let games = $state.raw<Game[] | null>(null);
let asking: Promise<Game[]> | null = null;

export function loadGames(): Promise<Game[]> {
  asking ??= ask();
  return asking;
}

async function ask(): Promise<Game[]> {
  try {
    const found = await api.games();
    await Promise.allSettled(found.map((game) => loadWords(game.id)));
    games = found;
    return found;
  } catch (error) {
    asking = null;
    throw error;
  }
}

export const knownGames = (): Game[] => games ?? [];
export const gameOf = (id: string): Game | undefined => games?.find((game) => game.id === id);
