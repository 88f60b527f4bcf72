/** A table that starts at once: me against bots, everything else as the game recommends. */
import type { Game, NewTable, Preset, SeatWish } from "../wire.ts";

export function quickTable(game: Game, opponents: number, bot: string, preset?: Preset): NewTable {
  const bots: SeatWish[] = Array.from({ length: opponents }, () => ({ who: "bot", bot }));
  return { game: game.id, seats: [{ who: "me" }, ...bots], options: preset?.options ?? {}, public: false, start: true };
}
