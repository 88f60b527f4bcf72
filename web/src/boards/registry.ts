/** The boards of the games, each loaded only when somebody sits down at it. A game without one is played through the
list of actions and a plain rendering of its view. */
import type { Component } from "svelte";
import type { LegalAction, Message } from "../wire.ts";

/** The action as it was listed; and what becomes of it, with the words on the button, null to leave it as it is. */
export interface TermsProps {
  action: LegalAction;
  settled: Settled | null;
}
export interface Settled {
  action: LegalAction;
  words: string;
}

/** What a game brings to the table. All of it reads the table with `useTable()`. */
export interface BoardKit {
  Board: Component;
  /** One short line beside the prompt: the phase of the turn, the round. */
  Status?: Component;
  /** The cards and numbers of one seat, inside its panel. */
  Panel?: Component<{ seat: number }>;
  /** One board element enlarged; null where there is nothing to see. */
  Inspector?: Component<{ anchor: string }>;
  canInspect?: (anchor: string) => boolean;
  /** The board elements a line of the log speaks of. */
  anchorsIn?: (message: Message) => string[];
  /** The sign of one of the figures that everybody can count (`event-more` in the log). */
  Figure?: Component<{ figure: string }>;
  /** What is to be settled about a choice before it is confirmed, such as how to pay for it. */
  Terms?: Component<TermsProps>;
  /** Fetches what the board needs before it is shown. */
  prepare?: () => Promise<void>;
}

type Loader = () => Promise<{ default: BoardKit }>;

const KITS: Record<string, Loader> = {
  ages: () => import("./ages/index.ts"),
  ages_cards: () => import("./ages_cards/index.ts"),
  civ1980: () => import("./civ1980/index.ts"),
  civ2010: () => import("./civ2010/index.ts"),
  mosaic: () => import("./mosaic/index.ts"),
};
const generic: Loader = () => import("./generic/index.ts");

const RULES = import.meta.glob<string>("./*/rules/*.html", { query: "?raw", import: "default" });
const rulesPath = (game: string, language: string): string => `./${game}/rules/${language}.html`;

/** The game to offer first: the one that is learnt fastest. */
const FIRST = "ages_cards";
export const firstOf = <T extends { id: string }>(games: T[]): T | undefined =>
  games.find((game) => game.id === FIRST) ?? games[0];

export async function loadKit(game: string): Promise<BoardKit> {
  const kit = (await (KITS[game] ?? generic)()).default;
  await kit.prepare?.();
  return kit;
}

export const hasRules = (game: string): boolean => rulesPath(game, "en") in RULES;

export async function rulesOf(game: string, language: string): Promise<string | null> {
  return (await RULES[rulesPath(game, language)]?.()) ?? null;
}
