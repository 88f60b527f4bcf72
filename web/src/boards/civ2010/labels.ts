/** Words that go with the pictures, for screen readers and the inspector. */
import type { Words } from "../../text/words.ts";
import type { TechView } from "./catalogue.ts";
import { catalogue } from "./data.ts";
import { NONE, squareName } from "./grid.ts";
import { cityAt, stacks } from "./model.ts";
import type { Civ2010View } from "./view.ts";

export const LEVELS = ["", "I", "II", "III", "IV", "V"] as const;
export const ERAS = ["", "I", "II", "III"] as const;

export const workName = (words: Words, work: number): string => words.message(catalogue().works[work]!.name);

/** Everything on a square in a few words. */
export function squareParts(words: Words, view: Civ2010View, square: number): string[] {
  const ground = catalogue().grounds[view.ground[square]!]!;
  const parts = [words.say(`terrain-${ground.terrain}`)];
  const city = cityAt(view, square);
  if (city) return [words.say("board-city-of", { seat: city.seat, n: city.slot + 1 })];
  if (view.works[square] !== NONE) parts.push(workName(words, view.works[square]!));
  else if (ground.resource !== NONE) parts.push(words.say(`resource-${ground.resource}`));
  if (view.hidden[square]) parts.push(words.say(`board-${view.hidden[square]}`));
  const stack = stacks(view).get(square);
  if (stack) {
    const figures = [
      ...(stack.armies > 0 ? [words.say("board-armies", { n: stack.armies })] : []),
      ...(stack.scouts > 0 ? [words.say("board-scouts", { n: stack.scouts })] : []),
    ];
    parts.push(`${words.player(stack.seat)}: ${figures.join(", ")}`);
  }
  return parts;
}

export const squareLabel = (words: Words, view: Civ2010View, square: number): string =>
  `${squareName(square)}: ${squareParts(words, view, square).join(", ")}`;

/** What a technology gives, each in a few words. */
export function techGifts(words: Words, tech: TechView, edition: number): string[] {
  const gifts: string[] = [];
  const coins = tech.coins[edition]!;
  if (tech.building !== NONE) {
    gifts.push(words.say("board-gift-building", { building: catalogue().works[tech.building]!.name.key }));
  }
  if (tech.unit !== NONE) gifts.push(words.say("board-gift-unit", { type: `type-${tech.unit}`, n: tech.rank }));
  if (tech.government !== NONE) {
    gifts.push(words.say("board-gift-government", { government: catalogue().governments[tech.government]!.name.key }));
  }
  if (tech.speed > 0) gifts.push(words.say("board-gift-speed", { n: tech.speed }));
  if (tech.stacking > 0) gifts.push(words.say("board-gift-stacking", { n: tech.stacking }));
  if (tech.water !== "no") gifts.push(words.say(`board-gift-water-${tech.water}`));
  if (tech.cards > 0) gifts.push(words.say("board-gift-cards", { n: tech.cards }));
  if (coins > 0) gifts.push(words.say("board-gift-coin", { n: coins }));
  return [...gifts, ...tech.abilities.map((ability) => words.message(ability))];
}
