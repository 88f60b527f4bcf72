/** What the rules accept without listing it: every amount between one and the most, deciding by hand, demanding order,
packets put together by hand, refusing and taking back. */
import type { LegalAction, Position } from "../../wire.ts";
import { viewIn } from "./data.ts";
import { sum } from "../../logic/numbers.ts";
import { isHand, mayDemandOrder, stepOf, type Step } from "./model.ts";
import { ALL, FLOOD, STEP } from "./numbers.ts";

type Wire = LegalAction["action"];
const ANY_AMOUNT = new Set(["move", "voyage", "lose", "hit"]);
/** Decisions that can be taken in detail instead of following a proposal. */
const BY_HAND = new Set<number>([
  STEP.growing,
  STEP.shipyard,
  STEP.returning,
  STEP.losing,
  STEP.paying,
  STEP.warPick,
  STEP.warTake,
]);

export const FOLLOW_HAND: Wire = { verb: "follow", proposal: 0 };

export function more(position: Position): LegalAction[] {
  const view = viewIn(position);
  const step = stepOf(view);
  const seat = position.seat;
  if (step === null || seat === null) return [];
  const added = amounts(position.actions, (action) => leastOf(action, position.actions, step));
  const sealedByHand = BY_HAND.has(step.kind) && view.flow.sealed.length === 0;
  if (sealedByHand || (step.kind === STEP.moving && !isHand(view, seat)))
    added.push({ action: FOLLOW_HAND, words: { key: "follow-by-hand" }, anchors: ["plan:0"] });
  if (mayDemandOrder(view))
    added.push({ action: { verb: "demand_order" }, words: { key: "do-demand" }, anchors: ["plan:order"] });
  if (step.kind === STEP.trading) added.push(...trading(position));
  return added;
}

/** Actions with an amount are listed with the most and with one: here are those between. */
export function amounts(actions: LegalAction[], least: (action: LegalAction) => number): LegalAction[] {
  const known = new Set(actions.map((action) => JSON.stringify(action.action)));
  const added: LegalAction[] = [];
  for (const action of actions) {
    const most = action.amount ?? 0;
    if (!ANY_AMOUNT.has(String(action.action.verb)) || most < 2) continue;
    for (let n = least(action); n < most; n += 1) {
      const other = { ...action.action, amount: n };
      if (known.has(JSON.stringify(other))) continue;
      added.push({
        ...action,
        action: other,
        amount: n,
        words: { ...action.words, args: { ...action.words.args, n } },
      });
    }
  }
  return added;
}

/** A ship may sail empty; a flood must be passed on as far as possible, so others must be able to bear the rest. */
export function leastOf(action: LegalAction, actions: LegalAction[], step: Step): number {
  if (action.action.verb === "voyage") return 0;
  if (action.action.verb !== "hit" || step.a !== FLOOD) return 1;
  const others = actions.filter((other) => other !== action && other.action.verb === "hit");
  return Math.max(1, step.b - sum(others.map((other) => other.amount ?? 0)));
}

function trading(position: Position): LegalAction[] {
  const view = viewIn(position);
  const seat = position.seat!;
  if (isHand(view, seat)) return [];
  const added: LegalAction[] = [
    { action: { verb: "ready", proposal: 0, to: ALL }, words: { key: "do-packet-by-hand" }, anchors: ["packet:0"] },
  ];
  for (const packet of view.packets) {
    const args = { n: packet.number + 1, value: packet.value };
    const anchors = [`offer:${packet.number}`];
    if (packet.to === seat)
      added.push({ action: { verb: "refuse", packet: packet.number }, words: { key: "do-refuse", args }, anchors });
    if (packet.owner === seat)
      added.push({ action: { verb: "retract", packet: packet.number }, words: { key: "do-retract", args }, anchors });
  }
  return added;
}
