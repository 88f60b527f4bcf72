/** What the board works out from the view: the phase of the turn, resources at hand, progress towards wonders. */
import type { CatalogueView, CardView, WonderView } from "./catalogue.ts";
import type { AgesCardsView } from "./view.ts";

export const NOTHING = -1;
export const SPACE = 6;
export const RESOURCES = 7;
export const ERAS = 5;
export const NEW_WORLD = 0;
export const COMBINED = 2;

export const TYPES = ["civil", "attack", "tactic"] as const;

/** Places in the view's packed `turn`. */
const GAINED = 0;
const PAID = 1;
const ATTACKS = 7;
const POINTS_GAINED = 8;
const BOUGHT_ERA = 9;
const CARDS_BACK = 10;
const POINTS_BACK = 11;

/** Kinds of steps on the agenda that the board looks for (state.py). */
export const STEPS = { reacting: 14, paying: 18, technologyBegins: 24, buyBegins: 25, battle: 29, endOfTurn: 32 };

export const gained = (view: AgesCardsView): number[] => view.turn[GAINED];
export const paid = (view: AgesCardsView): number[] => view.turn[PAID];

export type Phase = "resource" | "technology" | "buy" | "end";
export const PHASES: Phase[] = ["resource", "technology", "buy", "end"];

/** The phase the active player is in: what still waits on the agenda tells what is running now. */
export function phase(view: AgesCardsView): Phase {
  const waiting = new Set(view.flow.agenda.map((step) => step[0]));
  if (waiting.has(STEPS.technologyBegins)) return "resource";
  if (waiting.has(STEPS.buyBegins)) return "technology";
  return waiting.has(STEPS.endOfTurn) ? "buy" : "end";
}

export interface Attack {
  attacker: number;
  card: number;
  strength: number;
  /** Who decides on reactions now. */
  defender: number | null;
}

/** The attack under way, if there is one. */
export function attack(view: AgesCardsView): Attack | null {
  const battle = view.flow.agenda.findLast((step) => step[0] === STEPS.battle);
  if (!battle) return null;
  const [, attacker = 0, card = 0, bonus = 0] = battle;
  const top = view.flow.agenda[view.flow.agenda.length - 1];
  const defender = top?.[0] === STEPS.reacting ? (top[1] ?? null) : null;
  return { attacker, card, strength: view.players[attacker]!.strength + bonus, defender };
}

/** The card being paid for, or null. */
export function payingFor(view: AgesCardsView): number | null {
  const top = view.flow.agenda[view.flow.agenda.length - 1];
  return top?.[0] === STEPS.paying ? (top[2] ?? null) : null;
}

/** How far a seat is with the condition of a wonder: what it has of what it needs. */
export function progress(view: AgesCardsView, catalogue: CatalogueView, wonder: WonderView, seat: number): number {
  const player = view.players[seat]!;
  const mine = view.active === seat;
  const cards = (instances: number[]): CardView[] => instances.map((instance) => catalogue.cards[instance]!);
  const { key, args = {} } = wonder.condition;
  switch (key) {
    case "condition-resources": {
      const kinds = args.what as string[];
      const counts = (card: CardView): boolean =>
        kinds.includes("resource-any") || kinds.includes(`resource-${card.resource}`);
      return cards(player.resources).filter(counts).length;
    }
    case "condition-different":
      return new Set(cards(player.resources).map((card) => card.resource)).size;
    case "condition-technologies-any":
      return player.technologies.length;
    case "condition-technologies-civil":
      return cards(player.technologies).filter((card) => card.type === 0).length;
    case "condition-technologies-attack":
      return cards(player.technologies).filter((card) => card.type === 1).length;
    case "condition-technologies-tactic":
      return cards(player.technologies).filter((card) => card.type === 2).length;
    case "condition-strength":
      return player.strength;
    case "condition-track":
      return player.vp;
    case "condition-bought": {
      const era = view.turn[BOUGHT_ERA];
      return mine && era !== NOTHING && (args.eras as string[]).includes(`era-${era}`) ? 1 : 0;
    }
    default:
      return mine ? thisTurn(view, key) : 0;
  }
}

function thisTurn(view: AgesCardsView, key: string): number {
  if (key === "condition-attacks") return view.turn[ATTACKS];
  if (key === "condition-points-gained") return view.turn[POINTS_GAINED];
  if (key === "condition-cards-back") return view.turn[CARDS_BACK];
  if (key === "condition-points-back") return view.turn[POINTS_BACK];
  return 0;
}

/** What the condition asks for; a purchase is asked for once. */
export const needed = (wonder: WonderView): number => Math.max(1, wonder.amount);

/** Points a player would have if the game ended now. */
export function points(view: AgesCardsView, catalogue: CatalogueView, seat: number): number {
  const player = view.players[seat]!;
  const owned = [...player.hand, ...player.resources, ...player.technologies];
  const onCards = owned.reduce((sum, card) => sum + catalogue.cards[card]!.vp, 0);
  const onWonders = player.wonders.reduce((sum, wonder) => sum + catalogue.wonders[wonder]!.vp, 0);
  return player.vp + onCards + onWonders;
}
