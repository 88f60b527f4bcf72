/** What the board works out from the view, without a browser. */
import { range, sum } from "../../logic/numbers.ts";
import type { CatalogueView } from "./catalogue.ts";
import {
  ALL,
  ASTRONOMY,
  CARD_MASK,
  CARDS,
  CIVIL_WAR,
  CLOTH_MAKING,
  COMMODITIES,
  LAST_SEALED,
  LOCKED,
  NOBODY,
  RETURN_CALAMITY,
  STEP,
  TRADE_CARDS,
  VERB,
  WIDE_BOARD,
  WIDE_MAP,
} from "./numbers.ts";
import type { Civ1980View, PlayerView } from "./view.ts";

export interface Step {
  kind: number;
  seat: number;
  a: number;
  b: number;
  c: number;
}

/** What is being decided now. */
export function stepOf(view: Civ1980View): Step | null {
  const top = view.flow.agenda.at(-1);
  return top ? { kind: top[0]!, seat: top[1]!, a: top[2]!, b: top[3]!, c: top[4]! } : null;
}

export const isHand = (view: Civ1980View, seat: number): boolean => ((view.by_hand >> seat) & 1) === 1;
export const has = (player: PlayerView, card: number): boolean => ((player.cards >> card) & 1) === 1;
export const bits = (mask: number): number => mask.toString(2).replaceAll("0", "").length;

/** Several people decide at once, and I have not begun to: now order can be demanded. */
export function mayDemandOrder(view: Civ1980View): boolean {
  const step = stepOf(view);
  return step !== null && step.kind <= LAST_SEALED && bits(step.a) > 1 && view.flow.sealed.length === 0;
}

// ---- the map ---------------------------------------------------------------------------------------------------------

export const boardNumber = (view: Civ1980View): number =>
  view.seats === 2 && view.settings[WIDE_MAP] ? WIDE_BOARD : view.seats;

export const inPlay = (catalogue: CatalogueView, view: Civ1980View, area: number): boolean =>
  catalogue.areas[area]!.boards.includes(boardNumber(view));

/** Areas a token may walk to. */
export const neighbours = (catalogue: CatalogueView, view: Civ1980View, area: number): number[] =>
  catalogue.areas[area]!.land.filter((other) => inPlay(catalogue, view, other));

/** Tokens that have not moved yet. */
export const free = (view: Civ1980View, seat: number, area: number): number =>
  view.players[seat]!.tokens[area]! - (view.moved[area] ?? 0);

export const limitOf = (catalogue: CatalogueView, player: PlayerView, area: number): number =>
  catalogue.areas[area]!.limit + (player.cards & 1);

export const shipRange = (catalogue: CatalogueView, player: PlayerView): number =>
  has(player, CLOTH_MAKING) ? catalogue.long_range : catalogue.range;

/** Coasts a ship can reach, each with the waters on the shortest way there, the start left out. */
export function routes(catalogue: CatalogueView, view: Civ1980View, seat: number, ship: number): Map<number, number[]> {
  const player = view.players[seat]!;
  const start = player.ships[ship]!;
  const ways = waysFrom(catalogue, view, player, start, shipRange(catalogue, player) - player.sailed[ship]!);
  ways.delete(start);
  for (const water of ways.keys()) if (catalogue.waters[water]!.area === NOBODY) ways.delete(water);
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
        const open = area === NOBODY;
        const allowed = open ? has(player, ASTRONOMY) && step < steps : inPlay(catalogue, view, area);
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
  catalogue.areas[area]!.sites[boardNumber(view)] ? catalogue.city_on_site : catalogue.city_elsewhere;

/** Seats from the largest census to the smallest: the order of movement. */
export const censusOrder = (view: Civ1980View): number[] =>
  view.order.toSorted((a, b) => view.players[b]!.census - view.players[a]!.census);

/** The calamity that strikes now and its victim. */
export function striking(view: Civ1980View): { card: number; victim: number } | null {
  const step = view.flow.agenda.findLast((one) => one[0] === RETURN_CALAMITY);
  return step ? { card: step[2]!, victim: step[3]! } : null;
}

export interface Mark {
  tokens: number; // below 0: given up, above 0: new
  city: boolean; // chosen, or to be founded
}

/** What is chosen in an area but has not happened yet: my answer so far, and the part marked in a civil war. */
export function marks(view: Civ1980View): Map<number, Mark> {
  const found = new Map<number, Mark>();
  const add = (area: number, tokens: number, city: boolean): void => {
    const before = found.get(area) ?? { tokens: 0, city: false };
    found.set(area, { tokens: before.tokens + tokens, city: before.city || city });
  };
  if (striking(view)?.card === CIVIL_WAR) {
    view.marked_tokens.forEach((n, area) => n > 0 && add(area, -n, false));
    view.marked_cities.forEach((area) => add(area, 0, true));
  }
  for (const { verb, a, b, c } of view.flow.sealed.map(unpack)) {
    if (verb === VERB.lose) add(a, -b, false);
    else if (verb === VERB.grow) add(a, b, false);
    else if (verb === VERB.levy) add(a, -1, false);
    else if (verb === VERB.conscript) add(b, -c, false);
    else if (verb === VERB.city || verb === VERB.found) add(a, 0, true);
  }
  return found;
}

/** A sealed action as its numbers. */
const unpack = (key: number): { verb: number; a: number; b: number; c: number } => ({
  verb: key % 256,
  a: Math.floor(key / 2 ** 8) % 65536,
  b: Math.floor(key / 2 ** 24) % 65536,
  c: Math.floor(key / 2 ** 40) % 65536,
});

export interface ShipPlan {
  launched: number[]; // waters
  scrapped: number[]; // ships
  upkeep: number; // what the treasury has to pay
  treasury: number; // what it holds before the upkeep
}

/** What I have decided in the shipyard so far. */
export function shipPlan(view: Civ1980View, seat: number, cost: number): ShipPlan {
  const player = view.players[seat]!;
  const plan: ShipPlan = { launched: [], scrapped: [], upkeep: player.ships.length, treasury: player.treasury };
  for (const { verb, a, c } of view.flow.sealed.map(unpack)) {
    if (verb === VERB.scrap) plan.scrapped.push(a);
    if (verb === VERB.scrap || verb === VERB.levy) plan.upkeep -= 1;
    if (verb !== VERB.launch && verb !== VERB.conscript) continue;
    plan.launched.push(a);
    plan.treasury -= cost - (verb === VERB.conscript ? c : 0);
  }
  return plan;
}

// ---- trade cards -----------------------------------------------------------------------------------------------------

export const cardsOf = (hand: number[]): number[] => {
  const counts = new Array<number>(TRADE_CARDS).fill(0);
  for (const entry of hand) counts[entry & CARD_MASK]! += 1;
  return counts;
};

/** Cards that may be given away: all but calamities received. */
export const freeCards = (hand: number[]): number[] => cardsOf(hand.filter((entry) => entry < LOCKED));

/** n equal commodities are worth n * n * their value. */
export const setValue = (catalogue: CatalogueView, counts: number[]): number =>
  sum(counts.map((n, card) => n * n * catalogue.trade_cards[card]!.value));

/** What a packet looks best with: the kind worth most in it. */
export function bestNamed(catalogue: CatalogueView, packet: number[]): number {
  let best = NOBODY;
  let most = 0;
  for (let card = 0; card < COMMODITIES; card += 1) {
    const worth = packet[card]! ** 2 * catalogue.trade_cards[card]!.value;
    if (worth >= most && packet[card]! > 0) {
      best = card;
      most = worth;
    }
  }
  return best;
}

/** Whether everybody a packet is meant for got these cards before, and no hand has changed since: then not again. */
export function isRepeated(view: Civ1980View, to: number, answers: number, packet: number[]): boolean {
  const cards = packet.flatMap((n, card) => new Array<number>(n).fill(card));
  const all = ((1 << view.seats) - 1) & ~(1 << view.seat!);
  let missing = to === ALL ? all : 1 << to;
  for (let place = 0; place < view.offered.length;) {
    const [got = 0, answered = 0, size = 0] = view.offered.slice(place);
    const told = view.offered.slice(place + 3, place + 3 + size);
    if (answered === answers && told.join() === cards.join()) missing &= ~got;
    place += 3 + size;
  }
  return missing === 0;
}

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
export function price(catalogue: CatalogueView, owned: number, basket: number): number {
  const wanted = range(CARDS).filter((card) => (basket >> card) & 1);
  const prices = wanted.map((card) => catalogue.cards[card]!.cost);
  for (const giver of range(CARDS).filter((card) => (owned >> card) & 1)) {
    const { credits, special } = catalogue.cards[giver]!;
    let best = -1;
    let most = 0;
    wanted.forEach((card, place) => {
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

export const cardsValue = (catalogue: CatalogueView, cards: number): number =>
  sum(range(CARDS).map((card) => ((cards >> card) & 1 ? catalogue.cards[card]!.cost : 0)));

/** What a seat can spend. */
export const means = (catalogue: CatalogueView, player: PlayerView): number =>
  setValue(catalogue, cardsOf(player.hand)) + player.treasury;

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
  const counts = cardsOf(player.hand);
  const kinds = range(COMMODITIES).filter((card) => counts[card]! > 0);
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
  const cards = new Array<number>(COMMODITIES).fill(0);
  kinds.forEach((card, place) => {
    if ((best >> place) & 1) cards[card] = counts[card]!;
  });
  const paid = setValue(catalogue, cards);
  return { cards, treasury: Math.max(cost - paid, 0), wasted: Math.max(paid - cost, 0) };
}

// ---- succession ------------------------------------------------------------------------------------------------------

function groupsHeld(catalogue: CatalogueView, cards: number): number {
  let groups = 0;
  for (const card of range(CARDS)) if ((cards >> card) & 1) groups |= catalogue.cards[card]!.groups;
  return bits(groups);
}

/** What the next epoch asks and how much of it a nation has, by epoch 1 to 4. */
export function progress(catalogue: CatalogueView, player: PlayerView): number[] {
  return [player.cities, groupsHeld(catalogue, player.cards), bits(player.cards), cardsValue(catalogue, player.cards)];
}

// ---- which part of the board a decision needs ------------------------------------------------------------------------

export const PARTS = ["map", "trade", "cards", "table"] as const;
export type Part = (typeof PARTS)[number];

export function partFor(view: Civ1980View): Part {
  const kind = stepOf(view)?.kind ?? NOBODY;
  if (kind === STEP.trading || kind === STEP.returning) return "trade";
  if (kind === STEP.buying || kind === STEP.paying) return "cards";
  if (kind === STEP.pickNation) return "table";
  return "map";
}
