/** Words that go with the pictures, for screen readers. */
import type { Words } from "../../text/words.ts";
import type { CatalogueView } from "./catalogue.ts";
import type { Civ1980View } from "./view.ts";

/** An area in one sentence: name, limit, site, dangers, who is there. */
export function areaLabel(words: Words, catalogue: CatalogueView, view: Civ1980View, area: number): string {
  const facts = catalogue.areas[area]!;
  const parts = [words.message(facts.name), words.say("board-limit", { n: facts.limit })];
  const site = facts.sites[view.board] ?? 0;
  if (site > 0) parts.push(words.say(`board-site-${site}`));
  if (facts.plain >= 0) parts.push(words.say("board-plain"));
  if (facts.volcano >= 0) parts.push(words.say("board-volcano"));
  const owner = view.city[area] ?? null;
  if (owner !== null) parts.push(words.say("board-city-of", { seat: owner }));
  view.players.forEach((player, seat) => {
    const n = player.tokens[area]!;
    if (n > 0) parts.push(words.say("board-tokens-of", { seat, n }));
  });
  return parts.join(", ");
}
