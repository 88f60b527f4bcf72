/** Which bot plays: the one chosen last, where a game has it. */
import type { BotInfo, Game } from "../wire.ts";

export const levelsOf = (game: Game): BotInfo[] => game.bots.filter((bot) => bot.kind === "level");

/** Opponents that only this game has. */
export const namedOf = (game: Game): BotInfo[] => game.bots.filter((bot) => bot.kind === "named");

export function botOf(game: Game, wanted: string): BotInfo {
  const byName = (name: string): BotInfo | undefined => game.bots.find((bot) => bot.name === name);
  return byName(wanted) ?? byName(game.usual_bot) ?? game.bots[0]!;
}
