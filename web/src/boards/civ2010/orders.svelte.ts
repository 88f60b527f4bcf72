/** Standing orders: answers that a person gives in advance. They are kept in the browser and carried out by it; each holds
whatever one has in hand, so that it tells nobody anything. */
import type { TableModel } from "../../table/table.svelte.ts";
import type { LegalAction } from "../../wire.ts";
import type { Civ2010View } from "./view.ts";

export const ORDERS = ["government", "trade", "answers"] as const;
export type Order = (typeof ORDERS)[number];

const KEY = "zeitalter-civ2010-orders";
const PAUSE = 900; // milliseconds, always the same

function kept(): Record<Order, boolean> {
  const usual = { government: true, trade: false, answers: false };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<Order, boolean>>) };
  } catch {
    return usual;
  }
}

export const orders = $state(kept());

export function give(order: Order, on: boolean): void {
  orders[order] = on;
  try {
    localStorage.setItem(KEY, JSON.stringify(orders));
  } catch {
    // without storage it holds until the page is left
  }
}

const isDone = (action: LegalAction): boolean => action.action.verb === "done";

/** What a standing order answers to the question on the table, if one does. */
export function ordered(table: TableModel, view: Civ2010View): LegalAction | undefined {
  const { actions } = table;
  const prompt = table.position?.prompt?.id ?? "";
  const me = table.seat === null ? undefined : view.players[table.seat];
  if (actions.length === 0 || me === undefined) return undefined;
  const done = actions.find(isDone);
  const rest = actions.filter((action) => !isDone(action));
  if (prompt === "starting" && orders.government) {
    const onlyRevolt = rest.every(({ action }) => action.verb === "govern" && action.government === "anarchy");
    return onlyRevolt && me.card_eras.every((n) => n === 0) ? done : undefined;
  }
  if (prompt === "trading" && orders.trade) {
    const asked = rest.some(({ action }) => action.verb === "decline");
    const waits = view.offers[table.seat!]!.partner >= 0;
    return asked || waits ? undefined : done;
  }
  if ((prompt === "reacting" || prompt === "interrupting") && orders.answers) {
    return rest.find(({ action }) => action.verb === "hush");
  }
  return undefined;
}

/** Carries standing orders out, each after the same pause. Call it while a component is set up. */
export function obey(table: TableModel, view: () => Civ2010View): void {
  $effect(() => {
    const action = ordered(table, view());
    if (!action || table.behind > 0 || table.position?.passing) return; // the server passes what leaves nothing to decide
    const timer = setTimeout(() => table.actAll([action.action]), PAUSE);
    return () => clearTimeout(timer);
  });
}
