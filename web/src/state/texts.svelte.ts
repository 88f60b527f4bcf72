/** All wording in the current language: the shell's own (`t`) and each game's (`wordsOf`). Changing the language swaps
both without loading the page; until the new texts are here the old ones stay. */
import type { FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { Catalogue, Words } from "../text/words.ts";
import { api } from "./api.ts";
import { settings, type Language } from "./settings.svelte.ts";

const BOARDS = import.meta.glob<string>("../boards/*/text/*.ftl", { query: "?raw", import: "default" });
const SOURCES = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });

let shell: Catalogue | null = $state.raw(null);
let shown: Language = $state("en");
const games = new SvelteMap<string, Words>();
const asked = new Set<string>();
const place = (language: string, game: string): string => `${language}/${game}`;

/** Loads the shell's texts in the current language, and those of every game in use. */
export async function loadTexts(): Promise<void> {
  const language = settings.language;
  const source = await SOURCES[`../text/${language}.ftl`]!();
  const inUse = new Set([...asked].map((key) => key.slice(key.indexOf("/") + 1)));
  await Promise.all([...inUse].map((game) => loadGame(language, game)));
  if (settings.language !== language) return;
  shell = new Catalogue(language, [source]);
  shown = language;
}

async function loadGame(language: string, game: string): Promise<void> {
  const key = place(language, game);
  if (asked.has(key)) return;
  asked.add(key);
  try {
    const board = BOARDS[`../boards/${game}/text/${language}.ftl`];
    const [texts, own] = await Promise.all([api.texts(language, game), board?.() ?? ""]);
    games.set(key, new Words(language, [...texts.fluent, own], texts.names));
  } catch (error) {
    asked.delete(key);
    throw error;
  }
}

/** A text of the shell. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return shell?.format(key, args) ?? key;
}

export const textsReady = (): boolean => shell !== null;
export const shownLanguage = (): Language => shown;

const NO_WORDS = new Words("en", []);

/** The words of a game: its own texts and the names of its cards. Empty until `loadWords` has answered. */
export function wordsOf(game: string): Words {
  return games.get(place(shown, game)) ?? NO_WORDS;
}

export async function loadWords(game: string): Promise<void> {
  await loadGame(settings.language, game);
}

export const wordsReady = (game: string): boolean => games.has(place(shown, game));

/** What a game is called; its id where it has no name yet. */
export const gameName = (game: string): string =>
  wordsOf(game).has("game-name") ? wordsOf(game).say("game-name") : game;
