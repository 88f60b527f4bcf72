/** What a table is played with, in words. */
import type { Words } from "../text/words.ts";
import type { Game, Message } from "../wire.ts";
import { presetOf, type Options } from "./create.ts";

export interface Chosen {
  name: Message;
  value: string;
  usual: boolean;
}

/** The named way to play, if the options are exactly one, and every option with its value. */
export function chosenOptions(
  game: Game,
  options: Options,
  words: Words,
  yes: (on: boolean) => string,
): { way: Message | null; chosen: Chosen[] } {
  const chosen = game.options.map((option): Chosen => {
    const value = options[option.name] ?? option.default;
    const choice = option.choices.find((one) => one.value === value);
    const plain = typeof value === "boolean" ? yes(value) : String(value);
    const usual = value === option.default;
    return { name: option.words, usual, value: choice ? words.message(choice.words) : plain };
  });
  return { way: presetOf(game, options)?.words ?? null, chosen };
}
