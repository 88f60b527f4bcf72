/** The eight actions of a turn, in the order of the rulebook. */
import type { LegalAction } from "../../wire.ts";

export const ACTIONS = [
  "work",
  "population",
  "build",
  "wonder",
  "technology",
  "tax",
  "military",
  "government",
] as const;
export type ActionName = (typeof ACTIONS)[number];

const VERBS: Record<ActionName, readonly string[]> = {
  work: ["work"],
  population: ["grow", "grow_plain"],
  build: ["build", "found"],
  wonder: ["wonder"],
  technology: ["research"],
  tax: ["levy", "levy_plain"],
  military: ["military"],
  government: ["govern"],
};

/** Whether an action is possible now, in at least one way. */
export const isPossible = (legal: LegalAction[], name: ActionName): boolean =>
  legal.some(({ action }) => VERBS[name].includes(String(action.verb)));

/** The part of the board where its choices lie, and the section there. */
export const PLACES: Record<ActionName, { part: "actions" | "offers" | "goals"; section: string }> = {
  work: { part: "actions", section: "" },
  population: { part: "offers", section: "population" },
  build: { part: "offers", section: "build" },
  wonder: { part: "goals", section: "wonder" },
  technology: { part: "offers", section: "technology" },
  tax: { part: "offers", section: "tax" },
  military: { part: "actions", section: "" },
  government: { part: "offers", section: "government" },
};
