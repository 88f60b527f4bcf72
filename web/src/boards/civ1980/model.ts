/** What the board works out from the view, without a browser. */
import { range, sum } from "../../logic/numbers.ts";
import type { CatalogueView } from "./catalogue.ts";
import type { Civ1980View, HeldView, PacketView, PlayerView } from "./view.ts";

export const NONE = -1; // no area, no water, no card

/** What is being decided now. */
export const kindOf = (view: Civ1980View): unknown => view.situation!.step?.kind;

/** Whoever moves does so step by step, instead of following a proposal. */
export const movesByHand = (view: Civ1980View): boolean => view.moved.length > 0;
/** Whether a nation owns a civilization card, by its id. */
export const has = (catalogue: CatalogueView, player: PlayerView, id: string): boolean =>
  player.cards.some((card) => catalogue.cards[card]!.id === id);

// ---- the map ---------------------------------------------------------------------------------------------------------

export const inPlay = (catalogue: CatalogueView, view: Civ1980View, area: number): boolean =>
  catalogue.areas[area]!.boards.includes(view.board);

/** Areas a token may walk to. */
export const neighbours = (catalogue: CatalogueView, view: Civ1980View, area: number): number[] =>
  catalogue.areas[area]!.land.filter((other) => inPlay(catalogue, view, other));

/** Tokens that have not moved yet. */
export const free = (view: Civ1980View, seat: number, area: number): number =>
  view.players[seat]!.tokens[area]! - (view.moved[area] ?? 0);

export const limitOf = (catalogue: CatalogueView, player: PlayerView, area: number): number =>
  catalogue.areas[area]!.limit + (has(catalogue, player, "agriculture") ? 1 : 0);

export const shipRange = (catalogue: CatalogueView, player: PlayerView): number =>
  has(catalogue, player, "cloth_making") ? catalogue.long_range : catalogue.range;

/** Coasts a ship can reach, each with the waters on the shortest way there, the start left out. */
export function routes(catalogue: CatalogueView, view: Civ1980View, seat: number, ship: number): Map<number, number[]> {
  const player = view.players[seat]!;
  const start = player.ships[ship]!;
  const ways = waysFrom(catalogue, view, player, start, shipRange(catalogue, player) - player.sailed[ship]!);
  ways.delete(start);
  for (const water of ways.keys()) if (catalogue.waters[water]!.area === NONE) ways.delete(water);
  return ways;
}

/** Waters within so many steps, each with the shortest way there, the start left out. */
export function waysFrom(
  catalogue: CatalogueView,
  view: Civ1980View,
  player: PlayerView,
  start: number,
  steps: number,
): Map<number, number[]> {
  const ways = new Map<number, number[]>([[start, []]]);
  let edge = [start];
  for (let step = 1; step <= steps; step += 1) {
    const reached: number[] = [];
    for (const water of edge) {
      for (const next of catalogue.waters[water]!.links) {
        const area = catalogue.waters[next]!.area;
        const open = area === NONE;
        const allowed = open ? has(catalogue, player, "astronomy") && step < steps : inPlay(catalogue, view, area);
        if (!ways.has(next) && allowed) {
          ways.set(next, [...ways.get(water)!, next]);
          reached.push(next);
        }
      }
    }
    edge = reached;
  }
  return ways;
}

export const cityPrice = (catalogue: CatalogueView, view: Civ1980View, area: number): number =>
  catalogue.areas[area]!.sites[view.board] ? catalogue.city_on_site : catalogue.city_elsewhere;

/** Seats from the largest census to the smallest: the order of movement. */
export const censusOrder = (view: Civ1980View): number[] =>
  view.order.toSorted((a, b) => view.players[b]!.census - view.players[a]!.census);

/** The calamity that strikes now and its victim: its card goes back when all is over, and waits for that. */
export function striking(view: Civ1980View): { id: string; victim: number } | null {
  const step = view.situation!.steps.find(({ kind }) => kind === "return_calamity");
  return step ? { id: String(step.calamity), victim: Number(step.victim) } : null;
}

export interface Mark {
  tokens: number; // below 0: given up, above 0: new
  city: boolean; // chosen, or to be founded
}

/** What is chosen in an area but has not happened yet: my answer so far, and the part marked in a civil war. */
export function marks(catalogue: CatalogueView, view: Civ1980View): Map<number, Mark> {
  const found = new Map<number, Mark>();
  const add = (area: number, tokens: number, city: boolean): void => {
    const before = found.get(area) ?? { tokens: 0, city: false };
    found.set(area, { tokens: before.tokens + tokens, city: before.city || city });
  };
  if (striking(view)?.id === "civil_war") {
    view.marked_tokens.forEach((n, area) => n > 0 && add(area, -n, false));
    view.marked_cities.forEach((area) => add(area, 0, true));
  }
  for (const action of view.situation!.sealed) {
    const area = catalogue.areas.findIndex(({ id }) => id === action.area);
    const amount = Number(action.amount);
    if (action.verb === "lose") add(area, -amount, false);
    else if (action.verb === "grow") add(area, amount, false);
    else if (action.verb === "levy") add(area, -1, false);
    else if (action.verb === "conscript") add(area, -Number(action.levied), false);
    else if (action.verb === "city" || action.verb === "found") add(area, 0, true);
  }
  return found;
}

export interface ShipPlan {
  launched: string[]; // waters
  scrapped: number[]; // ships
  upkeep: number; // what the treasury has to pay
  treasury: number; // what it holds before the upkeep
}

/** What I have decided in the shipyard so far. */
export function shipPlan(view: Civ1980View, seat: number, cost: number): ShipPlan {
  const player = view.players[seat]!;
  const plan: ShipPlan = { launched: [], scrapped: [], upkeep: player.ships.length, treasury: player.treasury };
  for (const { verb, ship, water, levied } of view.situation!.sealed) {
    if (verb === "scrap") plan.scrapped.push(Number(ship));
    if (verb === "scrap" || verb === "levy") plan.upkeep -= 1;
    if (verb !== "launch" && verb !== "conscript") continue;
    plan.launched.push(String(water));
    plan.treasury -= cost - Number(levied ?? 0);
  }
  return plan;
}

// ---- trade cards -----------------------------------------------------------------------------------------------------

export const noCards = (catalogue: CatalogueView): number[] => catalogue.trade_cards.map(() => 0);

/** How many cards of each kind there are. */
export function countOf(catalogue: CatalogueView, cards: number[]): number[] {
  const counts = noCards(catalogue);
  for (const card of cards) counts[card]! += 1;
  return counts;
}

export const cardsOf = (catalogue: CatalogueView, hand: HeldView[]): number[] =>
  countOf(
    catalogue,
    hand.map(({ card }) => card),
  );

/** Cards that may be given away: all but calamities received. */
export const freeCards = (catalogue: CatalogueView, hand: HeldView[]): number[] =>
  cardsOf(
    catalogue,
    hand.filter(({ giver }) => giver === null),
  );

/** From numbers by kind to the cards themselves, sorted. */
export const listed = (counts: number[]): number[] => counts.flatMap((n, card) => new Array<number>(n).fill(card));

/** n equal commodities are worth n * n * their value. */
export const setValue = (catalogue: CatalogueView, counts: number[]): number =>
  sum(counts.map((n, card) => n * n * catalogue.trade_cards[card]!.value));

/** What a packet looks best with: the kind worth most in it. */
export function bestNamed(catalogue: CatalogueView, packet: number[]): number {
  let best = NONE;
  let most = 0;
  for (let card = 0; card < catalogue.commodities; card += 1) {
    const worth = packet[card]! ** 2 * catalogue.trade_cards[card]!.value;
    if (worth >= most && packet[card]! > 0) {
      best = card;
      most = worth;
    }
  }
  return best;
}

export const ownPackets = (view: Civ1980View): PacketView[] => view.packets.filter(({ owner }) => owner === view.seat);

/** Whether this very packet of mine is on the table. */
export const liesThere = (
  view: Civ1980View,
  { to, answers, named, wish }: Pick<PacketView, "to" | "answers" | "named" | "wish">,
  packet: number[],
): boolean =>
  ownPackets(view).some(
    (one) =>
      one.to === to &&
      one.answers === answers &&
      one.named === named &&
      one.wish === wish &&
      one.cards.join() === listed(packet).join(),
  );

const without = (hand: number[], given: number[]): number[] => hand.map((n, card) => n - given[card]!);

/** Hand values around a deal: now, after giving, and after getting what is supposed to come. */
export function whatIf(
  catalogue: CatalogueView,
  hand: number[],
  given: number[],
  got: number[],
): { now: number; given: number; after: number } {
  const less = without(hand, given);
  return {
    now: setValue(catalogue, hand),
    given: setValue(catalogue, less),
    after: setValue(
      catalogue,
      less.map((n, card) => n + got[card]!),
    ),
  };
}

/** What a hand is worth at least after a deal: the value told is true, and so is the kind named, which joins what is left
    of it in hand. */
export function leastAfter(
  catalogue: CatalogueView,
  hand: number[],
  given: number[],
  got: { value: number; named: number },
): number {
  const less = without(hand, given);
  return setValue(catalogue, less) + got.value + 2 * less[got.named]! * catalogue.trade_cards[got.named]!.value;
}

// ---- civilization cards ----------------------------------------------------------------------------------------------

/** Price of all cards in the basket: a held card helps each once by colour, or one of them by its special credit. */
export function price(catalogue: CatalogueView, owned: number[], basket: number[]): number {
  const prices = basket.map((card) => catalogue.cards[card]!.cost);
  for (const giver of owned) {
    const { credits, special } = catalogue.cards[giver]!;
    let best = -1;
    let most = 0;
    basket.forEach((card, place) => {
      prices[place]! -= credits[card]!;
      const extra = special[card]! - credits[card]!;
      if (extra > most) {
        most = extra;
        best = place;
      }
    });
    if (best >= 0) prices[best]! -= most;
  }
  return sum(prices.map((cost) => Math.max(cost, 0)));
}

export const cardsValue = (catalogue: CatalogueView, cards: number[]): number =>
  sum(cards.map((card) => catalogue.cards[card]!.cost));

/** What a seat can spend. */
export const means = (catalogue: CatalogueView, player: PlayerView): number =>
  setValue(catalogue, cardsOf(catalogue, player.hand)) + player.treasury;

export const totalPoints = (catalogue: CatalogueView, player: PlayerView): number =>
  cardsValue(catalogue, player.cards) + means(catalogue, player);

export interface Payment {
  cards: number[]; // by commodity
  treasury: number;
  wasted: number;
}

/** Ways to pay, as the rules propose them: what a treasury token counts, and what paying one card more may cost. */
export const PAYMENTS = [
  { key: "follow-save-cards", token: 0.5, room: 0 },
  { key: "follow-save-treasury", token: 2, room: 0 },
  { key: "follow-make-room", token: 1, room: 8 },
];

/** The rules' proposal: whole sets so that least is lost. */
export function payment(
  catalogue: CatalogueView,
  player: PlayerView,
  cost: number,
  { token, room }: { token: number; room: number },
): Payment | null {
  const counts = cardsOf(catalogue, player.hand);
  const kinds = range(catalogue.commodities).filter((card) => counts[card]! > 0);
  const values = kinds.map((card) => counts[card]! ** 2 * catalogue.trade_cards[card]!.value);
  let best = -1;
  let least = Infinity;
  for (let subset = 0; subset < 1 << kinds.length; subset += 1) {
    const chosen = (_: unknown, place: number): boolean => ((subset >> place) & 1) === 1;
    const paid = sum(values.filter(chosen));
    const size = sum(kinds.filter(chosen).map((card) => counts[card]!));
    const missing = Math.max(cost - paid, 0);
    const loss = paid + token * missing - room * size;
    if (missing <= player.treasury && loss < least) {
      least = loss;
      best = subset;
    }
  }
  if (best < 0) return null;
  const cards = new Array<number>(catalogue.commodities).fill(0);
  kinds.forEach((card, place) => {
    if ((best >> place) & 1) cards[card] = counts[card]!;
  });
  const paid = setValue(catalogue, cards);
  return { cards, treasury: Math.max(cost - paid, 0), wasted: Math.max(paid - cost, 0) };
}

// ---- succession ------------------------------------------------------------------------------------------------------

const groupsHeld = (catalogue: CatalogueView, cards: number[]): number =>
  new Set(cards.flatMap((card) => catalogue.cards[card]!.groups)).size;

/** What the next epoch asks and how much of it a nation has, by epoch 1 to 4. */
export function progress(catalogue: CatalogueView, player: PlayerView): number[] {
  return [player.cities, groupsHeld(catalogue, player.cards), player.cards.length, cardsValue(catalogue, player.cards)];
}

// ---- which part of the board a decision needs ------------------------------------------------------------------------

export const PARTS = ["map", "trade", "cards", "table"] as const;
export type Part = (typeof PARTS)[number];

const PART_OF: Record<string, Part> = {
  trading: "trade",
  returning: "trade",
  buying: "cards",
  paying: "cards",
};

export const partFor = (view: Civ1980View): Part => PART_OF[String(kindOf(view))] ?? "map";
