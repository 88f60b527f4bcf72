/** An offer as it is put together on the board, and the small actions it is made of. */
import { sum } from "../../logic/numbers.ts";
import type { CatalogueView } from "./catalogue.ts";
import { GIVE_ITEMS, ITEMS, NONE } from "./kinds.ts";
import type { Sent } from "./model.ts";
import type { OfferView, SheetView } from "./view.ts";

export interface Draft {
  partner: number;
  give: number[];
  want: number[];
  tokens: number[];
  cards: number[];
}

/** Changes an offer may have (trade.py). */
export const EDITS = 8;

export const emptyDraft = (): Draft => ({
  partner: NONE,
  give: Array<number>(GIVE_ITEMS).fill(0),
  want: Array<number>(ITEMS.length).fill(0),
  tokens: [],
  cards: [],
});

/** An offer turned round: what I was asked for I give, what I was offered I want. Of things face down only that they
    are wanted can be said. */
export function counterTo(offer: OfferView, owner: number): Draft {
  const faceDown = [offer.huts, offer.villages, sum(offer.card_eras)].map((n) => Math.min(1, n));
  return {
    ...emptyDraft(),
    partner: owner,
    give: offer.want.slice(0, GIVE_ITEMS),
    want: [...offer.give, ...faceDown],
  };
}

export const editsOf = (draft: Draft): number =>
  [...draft.give, ...draft.want].filter((n) => n > 0).length + draft.tokens.length + draft.cards.length;

export const isEmptyDraft = (draft: Draft): boolean => editsOf(draft) === 0;

/** How much of an item a player has to give. */
export function heldBy(player: SheetView, item: number): number {
  const [trade, culture] = [0, 1];
  if (item === trade) return player.trade;
  if (item === culture) return player.culture;
  if (item < GIVE_ITEMS) return player.resources[item - 2] ?? 0;
  return [player.huts, player.villages, sum(player.card_eras)][item - GIVE_ITEMS]!;
}

/** Everything from the proposal to the submission; an offer that has been begun needs no proposal. */
export function dealActions(draft: Draft, begun: boolean, catalogue: CatalogueView): Sent[] {
  const amounts = (verb: "give" | "want"): Sent[] =>
    draft[verb].flatMap((amount, item) => (amount > 0 ? [{ verb, item: ITEMS[item]!, amount }] : []));
  return [
    ...(begun ? [] : [{ verb: "propose", seat: draft.partner }]),
    ...amounts("give"),
    ...draft.tokens.map((token) => ({ verb: "give_token", token })),
    ...draft.cards.map((card) => ({ verb: "give_card", card: catalogue.events[card]!.instance })),
    ...amounts("want"),
    { verb: "submit" },
  ];
}
