/** A table that starts at once: me against bots, everything else as the game recommends. */
import type { Game, NewTable, SeatWish } from "../wire.ts";

export function quickTable(game: Game, opponents: number, bot: string): NewTable {
  const bots: SeatWish[] = Array.from({ length: opponents }, () => ({ who: "bot", bot }));
  return { game: game.id, seats: [{ who: "me" }, ...bots], public: false, start: true };
}
