/** Words that go with the pictures, for screen readers and the inspector. */
import type { Words } from "../../text/words.ts";
import type { TechView } from "./catalogue.ts";
import { catalogue, workOf } from "./data.ts";
import { CITIES, FIRST_PERSON, FIRST_WONDER, HUT, NONE, WIDTH } from "./kinds.ts";
import { cityAt, resourceOf, stacks, terrainOf } from "./model.ts";
import type { Civ2010View } from "./view.ts";

export function workName(words: Words, code: number): string {
  if (code >= FIRST_WONDER && code < FIRST_PERSON) return words.message(catalogue().wonders[code - FIRST_WONDER]!.name);
  const work = workOf(code);
  return work ? words.message(work.name) : "";
}

/** Everything on a square in a few words. */
export function squareParts(words: Words, view: Civ2010View, square: number): string[] {
  const ground = view.ground[square]!;
  const parts = [words.say(`terrain-${terrainOf(ground)}`)];
  const city = cityAt(view, square);
  if (city !== NONE) {
    return [words.say("board-city-of", { seat: Math.floor(city / CITIES), n: (city % CITIES) + 1 })];
  }
  if (view.works[square] !== NONE) parts.push(workName(words, view.works[square]!));
  else if (resourceOf(ground) !== NONE) parts.push(words.say(`resource-${resourceOf(ground)}`));
  if (view.hidden[square]) parts.push(words.say(view.hidden[square] === HUT ? "board-hut" : "board-village"));
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
  `${square % WIDTH}-${Math.floor(square / WIDTH)}: ${squareParts(words, view, square).join(", ")}`;

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
  if (tech.water > 0) gifts.push(words.say(`board-gift-water-${tech.water}`));
  if (tech.cards > 0) gifts.push(words.say("board-gift-cards", { n: tech.cards }));
  if (coins > 0) gifts.push(words.say("board-gift-coin", { n: coins }));
  return [...gifts, ...tech.abilities.map((ability) => words.message(ability))];
}
