/** A new table as the form plans it. */
import type { Game, NewTable, Preset, SeatWish } from "../wire.ts";

export type Options = Record<string, string | number | boolean>;

export interface SeatPlan {
  who: "me" | "bot" | "open" | "friend"; // a friend shares my screen
  bot: string;
  name: string;
}

export interface TablePlan {
  game: string;
  plans: SeatPlan[];
  options: Options;
  pace: "live" | "turns";
  seconds: number;
  open: boolean;
}

/** As many seats as wanted: those planned already, then bots; the first one is mine. A bot that the game does not offer
gives its place to the usual one. */
export function planSeats(known: SeatPlan[], count: number, bot: string, offered: string[]): SeatPlan[] {
  return Array.from({ length: count }, (_, number): SeatPlan => {
    const plan = known[number] ?? { who: number === 0 ? "me" : "bot", bot, name: "" };
    return offered.includes(plan.bot) ? plan : { ...plan, bot };
  });
}

/** What a game is played with unless something else is chosen. */
export function usualOptions(game: Game): Options {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** The preset that stands for exactly these options. */
export function presetOf(game: Game, options: Options): Preset | undefined {
  return game.presets.find((preset) =>
    game.options.every((option) => preset.options[option.name] === options[option.name]),
  );
}

export function newTable(plan: TablePlan): NewTable {
  const seats = plan.plans.map((seat): SeatWish => {
    if (seat.who === "bot") return { who: "bot", bot: seat.bot };
    if (seat.who === "friend") return { who: "me", name: seat.name.trim() };
    return { who: seat.who };
  });
  return {
    game: plan.game,
    seats,
    options: plan.options,
    pace: plan.pace,
    seconds: plan.seconds,
    public: plan.open,
    start: seats.every((seat) => seat.who !== "open"),
  };
}
