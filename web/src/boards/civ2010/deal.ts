/** An offer as it is put together on the board, and the small actions it is made of. */
import { sum } from "../../logic/numbers.ts";
import type { CatalogueView } from "./catalogue.ts";
import { NONE } from "./grid.ts";
import type { Sent } from "./model.ts";
import type { OfferView, SheetView } from "./view.ts";

export interface Draft {
  partner: number;
  give: number[];
  want: number[];
  tokens: number[];
  cards: number[];
}

export const emptyDraft = (catalogue: CatalogueView): Draft => ({
  partner: NONE,
  give: Array<number>(catalogue.give_items).fill(0),
  want: Array<number>(catalogue.items.length).fill(0),
  tokens: [],
  cards: [],
});

/** An offer turned round: what I was asked for I give, what I was offered I want. Of things face down only that they
    are wanted can be said. */
export function counterTo(offer: OfferView, owner: number, catalogue: CatalogueView): Draft {
  const faceDown = [offer.huts, offer.villages, sum(offer.card_eras)].map((n) => Math.min(1, n));
  return {
    ...emptyDraft(catalogue),
    partner: owner,
    give: offer.want.slice(0, catalogue.give_items),
    want: [...offer.give, ...faceDown],
  };
}

export const editsOf = (draft: Draft): number =>
  [...draft.give, ...draft.want].filter((n) => n > 0).length + draft.tokens.length + draft.cards.length;

export const isEmptyDraft = (draft: Draft): boolean => editsOf(draft) === 0;

/** How much of an item a player has to give. */
export function heldBy(player: SheetView, item: string, catalogue: CatalogueView): number {
  const held: Record<string, number> = {
    trade: player.trade,
    culture: player.culture,
    hut: player.huts,
    village: player.villages,
    card: sum(player.card_eras),
  };
  return held[item] ?? player.resources[catalogue.resources.indexOf(item)] ?? 0;
}

/** The picture of an item. */
export function itemSign(item: string, catalogue: CatalogueView): string {
  const resource = catalogue.resources.indexOf(item);
  return resource >= 0 ? `resource-${resource}` : item === "card" ? "event" : item;
}

/** Everything from the proposal to the submission; an offer that has been begun needs no proposal. */
export function dealActions(draft: Draft, begun: boolean, catalogue: CatalogueView): Sent[] {
  const amounts = (verb: "give" | "want"): Sent[] =>
    draft[verb].flatMap((amount, item) => (amount > 0 ? [{ verb, item: catalogue.items[item]!, amount }] : []));
  return [
    ...(begun ? [] : [{ verb: "propose", seat: draft.partner }]),
    ...amounts("give"),
    ...draft.tokens.map((token) => ({ verb: "give_token", token })),
    ...draft.cards.map((card) => ({ verb: "give_card", card: catalogue.events[card]!.instance })),
    ...amounts("want"),
    { verb: "submit" },
  ];
}
