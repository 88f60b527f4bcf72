/** Money may replace any unit of stone, ideas or food of a cost, not only those that are missing. The rules list the
action with money for what is missing and accept it with more; these are the numbers in between. */
import { sum } from "../../logic/numbers.ts";
import type { LegalAction } from "../../wire.ts";
import { cardOf } from "./anchors.ts";
import type { CatalogueView } from "./catalogue.ts";
import { type Cost, cardsOf, costOf, GOODS, price } from "./model.ts";
import type { MosaicView, Tableau } from "./view.ts";

export interface Part {
  /** The action's field for units of this part replaced beyond those that are missing. */
  field: "money_for_first" | "money_for_second";
  currency: string;
  cost: number;
  /** Units money has to replace anyway. */
  least: number;
  /** Money for one unit. */
  rate: number;
}

const VERBS = ["research", "build", "grow", "grow_plain", "found", "wonder", "govern", "take_seen"];

/** The parts of an action's cost that money may replace, in the order of the action's fields. */
export function parts(view: MosaicView, catalogue: CatalogueView, seat: number, action: LegalAction): Part[] {
  if (!VERBS.includes(String(action.action.verb))) return [];
  const player = view.players[seat]!;
  const cost = costOfAction(view, catalogue, player, action);
  if (!cost) return [];
  const { replaced } = price(catalogue, player, cost);
  return GOODS.filter((currency) => cost[currency]).map((currency, number) => ({
    field: number === 0 ? "money_for_first" : "money_for_second",
    currency,
    cost: cost[currency]!,
    least: replaced[currency]!,
    rate: catalogue.money_rate,
  }));
}

/** People who leave for a new city or port. */
export function peopleOf(view: MosaicView, catalogue: CatalogueView, seat: number, action: LegalAction): number {
  if (!VERBS.includes(String(action.action.verb))) return 0;
  return costOfAction(view, catalogue, view.players[seat]!, action)?.population ?? 0;
}

function costOfAction(
  view: MosaicView,
  catalogue: CatalogueView,
  player: Tableau,
  { action, anchors }: LegalAction,
): Cost | null {
  if (action.verb === "found") return catalogue.build_costs[String(action.piece)]!;
  if (action.verb === "grow_plain") return { food: catalogue.plain_population.food };
  if (action.verb === "take_seen") {
    const deck = (anchors?.[0] ?? "").replace("deck:", "");
    return cardsOf(catalogue, deck)[view.decks[deck]!.top]?.cost ?? null;
  }
  const card = cardOf(catalogue, anchors?.[0] ?? "");
  return card ? costOf(player, card) : null;
}

/** Units that could be replaced beyond those missing, given how many of all parts already are. */
export function most(player: Tableau, all: Part[], extra: number[], number: number): number {
  const others = all.reduce((sum, part, other) => sum + part.least + (other === number ? 0 : extra[other]!), 0);
  const part = all[number]!;
  const affordable = Math.floor(player.stock.money! / part.rate) - others;
  return Math.max(0, Math.min(part.cost - part.least, affordable));
}

/** Units of each part that money replaces, and the money for all of them. */
export const replacedBy = (all: Part[], extra: number[]): number[] =>
  all.map(({ least }, number) => least + extra[number]!);
export const moneyFor = (all: Part[], extra: number[]): number =>
  sum(replacedBy(all, extra).map((units, number) => units * all[number]!.rate));

/** What is paid in the end: units by currency. */
export function paid(all: Part[], extra: number[]): { currency: string; n: number }[] {
  const replaced = replacedBy(all, extra);
  const units = all.map(({ currency, cost }, number) => ({ currency, n: cost - replaced[number]! }));
  return [...units, { currency: "money", n: moneyFor(all, extra) }].filter(({ n }) => n > 0);
}

/** The action with this payment, and with words that speak of it. */
export function withMoney(action: LegalAction, all: Part[], extra: number[]): LegalAction {
  const fields = Object.fromEntries(all.map(({ field }, number) => [field, extra[number]!]));
  const words = { ...action.words, args: { ...action.words.args, money: moneyFor(all, extra) } };
  return { ...action, words, action: { ...action.action, ...fields } };
}
