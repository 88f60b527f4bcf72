/** A new table as the form plans it. */
import type { NewTable, SeatWish } from "../wire.ts";

export interface SeatPlan {
  who: "me" | "bot" | "open" | "friend"; // a friend shares my screen
  bot: string;
  name: string;
}

export interface TablePlan {
  game: string;
  plans: SeatPlan[];
  options: Record<string, string | number | boolean>;
  pace: "live" | "turns";
  seconds: number;
  open: boolean;
}

/** As many seats as wanted: those planned already, then bots; the first one is mine. */
export function planSeats(known: SeatPlan[], count: number, bot: string): SeatPlan[] {
  return Array.from(
    { length: count },
    (_, number) => known[number] ?? { who: number === 0 ? "me" : "bot", bot, name: "" },
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
