/** What the strip above the board shows: the thing a question is about, and answers that lie in no fixed place. */
import type { Words } from "../../text/words.ts";
import type { LegalAction, Prompt } from "../../wire.ts";
import type { CatalogueView } from "./catalogue.ts";
import { itemSign } from "./deal.ts";
import { NONE } from "./grid.ts";
import { inspected, type Shown } from "./inspected.ts";
import { techGifts } from "./labels.ts";
import type { Civ2010View } from "./view.ts";

/** Questions whose thing is explained, and what it may be. */
const EXPLAINED: Record<string, RegExp> = {
  "placing-wonder": /^wonder:/,
  "placing-person": /^person:/,
  "placing-first-person": /^person:/,
  siting: /^(market|wonder):/,
  "aiming-event": /^card:/,
  agreeing: /^card:/,
  reacting: /^(card|tech):/,
};

export function aboutOf(
  words: Words,
  view: Civ2010View,
  catalogue: CatalogueView,
  prompt: Prompt | null | undefined,
): Shown | null {
  const wanted = prompt ? EXPLAINED[prompt.id] : undefined;
  const anchor = wanted && prompt!.anchors?.find((one) => wanted.test(one));
  if (!anchor) return null;
  const shown = inspected(words, view, catalogue, anchor, NONE);
  const tech = catalogue.techs.find((one) => anchor === `tech:${one.id}`);
  return shown && tech ? { ...shown, lines: tech.abilities.map((ability) => words.message(ability)) } : shown;
}

/** Answers shown as cards above the board: what they are about is small, far away or in several places. */
const ANSWERS: Record<string, RegExp> = {
  starting: /^government:(?!anarchy$)|^wonder:/,
  raising: /^figure:/,
  displacing: /^figure:/,
  mustering: /^market:/,
  "handing-over": /^(token|card):/,
  paying: /^(resource|token|card):/,
  "taking-resource": /^resource:/,
  discarding: /^card:/,
  reacting: /^(card|tech):|^hush$/,
  interrupting: /^(card|tech):|^hush$/,
  "aiming-ability": /^(wonder|seat):/,
  "aiming-event": /^seat:/,
  rewarding: /^seat:/,
  fighting: /^tech:/,
  looting: /^(loot|tech):/,
  "looting-card": /^card:/,
  "looting-more": /^loot:/,
};

export interface Answer {
  anchor: string;
  title: string;
  sign: string;
  lines: string[];
}

export function answersOf(
  words: Words,
  view: Civ2010View,
  catalogue: CatalogueView,
  prompt: string,
  actions: LegalAction[],
): Answer[] {
  const wanted = ANSWERS[prompt];
  if (!wanted) return [];
  return actions.flatMap((action) => {
    const anchor = action.anchors?.[0] ?? "";
    if (!wanted.test(anchor)) return [];
    const shown = inspected(words, view, catalogue, anchor, NONE);
    const tech = catalogue.techs.find((one) => anchor === `tech:${one.id}`);
    const gifts = tech && action.action.verb === "learn" ? techGifts(words, tech, view.edition) : [];
    return [
      {
        anchor,
        title: words.message(action.words),
        sign: shown?.sign || signOf(anchor, catalogue),
        lines: tech ? gifts : (shown?.lines ?? []),
      },
    ];
  });
}

/** The picture of what the inspector does not know. */
function signOf(anchor: string, catalogue: CatalogueView): string {
  const [kind, name = ""] = anchor.split(":");
  if (kind === "loot" || kind === "resource") return itemSign(name, catalogue);
  if (kind === "token") return Number(name) < catalogue.huts ? "hut" : "village";
  if (kind === "figure") return name;
  return "";
}
