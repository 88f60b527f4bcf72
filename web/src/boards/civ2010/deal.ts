/** An offer as it is put together on the board, and the small actions it is made of. */
import { sum } from "../../logic/numbers.ts";
import type { CatalogueView } from "./catalogue.ts";
import type { Sent } from "./model.ts";
import type { SheetView, TermsView } from "./view.ts";

/** What I give one partner, and what I want from that partner. */
export interface Terms {
  give: number[];
  want: number[];
  tokens: number[];
  cards: number[];
}

/** Terms by seat: several partners make one deal. */
export type Draft = Terms[];

export const noTerms = (catalogue: CatalogueView): Terms => ({
  give: Array<number>(catalogue.give_items).fill(0),
  want: Array<number>(catalogue.items.length).fill(0),
  tokens: [],
  cards: [],
});

export const emptyDraft = (catalogue: CatalogueView, seats: number): Draft =>
  Array.from({ length: seats }, () => noTerms(catalogue));

/** Terms turned round: what I was asked for I give, what I was offered I want. Of things face down only how many are
    wanted can be said. */
export const counterTo = (theirs: TermsView, catalogue: CatalogueView): Terms => ({
  ...noTerms(catalogue),
  give: theirs.want.slice(0, catalogue.give_items),
  want: [...theirs.give, theirs.huts, theirs.villages, sum(theirs.card_eras)],
});

export const isEmpty = (terms: Terms): boolean =>
  sum(terms.give) + sum(terms.want) + terms.tokens.length + terms.cards.length === 0;

/** The seats for whom a draft has terms. */
export const partnersOf = (draft: Draft): number[] => draft.flatMap((terms, seat) => (isEmpty(terms) ? [] : [seat]));

/** The seats for whom an offer on the table has terms. */
export const askedBy = (terms: TermsView[]): number[] =>
  terms.flatMap((one, seat) =>
    sum(one.give) + sum(one.want) + one.huts + one.villages + sum(one.card_eras) > 0 ? [seat] : [],
  );

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

/** How much of an item I can give a partner: what I hold and get from others in the same deal, less what they get. */
export const mostToGive = (draft: Draft, partner: number, item: number, held: number): number =>
  held + sum(draft.map((terms, seat) => (seat === partner ? 0 : terms.want[item]! - terms.give[item]!)));

/** Whether I can give everything I promise. */
export const isCovered = (draft: Draft, held: number[]): boolean =>
  held.every((n, item) => n + sum(draft.map((terms) => terms.want[item]! - terms.give[item]!)) >= 0);

/** The picture of an item. */
export function itemSign(item: string, catalogue: CatalogueView): string {
  const resource = catalogue.resources.indexOf(item);
  return resource >= 0 ? `resource-${resource}` : item === "card" ? "event" : item;
}

/** Everything from the first proposal to the submission; an offer begun elsewhere is thrown away before. */
export function dealActions(draft: Draft, begun: boolean, catalogue: CatalogueView): Sent[] {
  const amounts = (terms: Terms, verb: "give" | "want"): Sent[] =>
    terms[verb].flatMap((amount, item) => (amount > 0 ? [{ verb, item: catalogue.items[item]!, amount }] : []));
  const written = (partner: number): Sent => ({ verb: "propose", seat: partner });
  const partners = partnersOf(draft);
  return [
    ...(begun ? [{ verb: "take_back" }] : []),
    ...partners.flatMap((partner) => [written(partner), ...amounts(draft[partner]!, "want")]),
    // what I pass on must be wanted from somebody before
    ...partners.flatMap((partner) => [
      ...(partners.length > 1 ? [written(partner)] : []),
      ...amounts(draft[partner]!, "give"),
      ...draft[partner]!.tokens.map((token) => ({ verb: "give_token", token })),
      ...draft[partner]!.cards.map((card) => ({ verb: "give_card", card: catalogue.events[card]!.instance })),
    ]),
    { verb: "submit" },
  ];
}
