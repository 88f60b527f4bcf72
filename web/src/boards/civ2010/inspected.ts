/** What the inspector says about a board element. */
import type { Words } from "../../text/words.ts";
import type { CatalogueView, WorkView } from "./catalogue.ts";
import { NONE } from "./grid.ts";
import { ERAS, LEVELS, squareLabel, squareParts, techGifts } from "./labels.ts";
import { cityAt, SYMBOLS, symbolsOf } from "./model.ts";
import type { Civ2010View } from "./view.ts";

export interface Shown {
  title: string;
  sign: string;
  kind: string;
  lines: string[];
}

export function inspected(
  words: Words,
  view: Civ2010View,
  catalogue: CatalogueView,
  anchor: string,
  square: number,
): Shown | null {
  const [kind, id = ""] = [anchor.slice(0, anchor.indexOf(":")), anchor.slice(anchor.indexOf(":") + 1)];
  if (kind === "square") return ofSquare(words, view, catalogue, square);
  if (kind === "tech") return ofTech(words, view, catalogue, id);
  if (kind === "wonder") return ofWonder(words, view, catalogue, id);
  if (kind === "market" || kind === "person") return ofGood(words, view, catalogue, id);
  if (kind === "card") {
    const card = catalogue.events.find((one) => one.instance === id);
    return card
      ? {
          title: words.message(card.name),
          sign: "event",
          kind: words.say("board-era", { era: ERAS[card.era]! }),
          lines: [words.message(card.text)],
        }
      : null;
  }
  const named = [...catalogue.governments, ...catalogue.civilizations].find((one) => one.id === id);
  if (named && (kind === "government" || kind === "civilization")) {
    return { title: words.message(named.name), sign: "", kind: "", lines: [words.message(named.text)] };
  }
  return null;
}

function ofSquare(words: Words, view: Civ2010View, catalogue: CatalogueView, square: number): Shown | null {
  if (view.ground[square] === undefined || view.ground[square] === NONE) return null;
  const [title = "", ...lines] = squareParts(words, view, square);
  if (!cityAt(view, square)) {
    const symbols = symbolsOf(view, catalogue, square);
    const given = SYMBOLS.filter((name) => symbols[name] > 0);
    if (given.length > 0) {
      lines.unshift(given.map((name) => `${words.say(`board-sign-${name}`)} ${symbols[name]}`).join(" · "));
    }
  }
  return { title, sign: "", kind: squareLabel(words, view, square).split(":")[0]!, lines };
}

function ofTech(words: Words, view: Civ2010View, catalogue: CatalogueView, id: string): Shown | null {
  const number = catalogue.techs.findIndex((one) => one.id === id);
  const tech = catalogue.techs[number];
  if (!tech) return null;
  const known = view.players.flatMap((player, seat) => (player.techs.includes(number) ? [words.player(seat)] : []));
  return {
    title: words.message(tech.name),
    sign: tech.id,
    kind: words.say("board-tech-kind", { level: LEVELS[tech.level]!, n: tech.cost }),
    lines: [
      ...techGifts(words, tech, view.edition),
      ...(known.length > 0 ? [words.say("board-known-to", { names: words.join(known) })] : []),
    ],
  };
}

function ofWonder(words: Words, view: Civ2010View, catalogue: CatalogueView, id: string): Shown | null {
  const number = catalogue.wonders.findIndex((one) => one.id === id);
  const wonder = catalogue.wonders[number];
  if (!wonder) return null;
  const built = (view.wonder_square[number] ?? NONE) !== NONE;
  const discount = wonder.discounts[view.edition]!;
  const tech = built ? undefined : catalogue.techs[discount.tech];
  return {
    title: words.message(wonder.name),
    sign: wonder.id,
    kind: built ? "" : words.say("board-cost", { n: wonder.cost }),
    lines: [
      words.message(wonder.ability),
      words.say("board-gives-culture", { n: wonder.culture }),
      ...(tech ? [words.say("board-discount", { n: discount.cost, tech: tech.name.key })] : []),
    ],
  };
}

function ofGood(words: Words, view: Civ2010View, catalogue: CatalogueView, id: string): Shown | null {
  const type = catalogue.types.indexOf(id);
  if (type >= 0) {
    return {
      title: words.say(`type-${type}`),
      sign: `type-${type}`,
      kind: words.say("board-costs-by-rank", { costs: catalogue.unit_costs[type]!.join(" · ") }),
      lines:
        catalogue.trumps[type]! >= 0 ? [words.say("board-beats", { type: `type-${catalogue.trumps[type]!}` })] : [],
    };
  }
  const figure = catalogue.figures.indexOf(id);
  if (figure >= 0) {
    const cost = catalogue.figure_costs[figure]!;
    const lines = [words.say(`board-sign-${id}`)];
    return { title: words.say(`figure-${figure}`), sign: id, kind: words.say("board-cost", { n: cost }), lines };
  }
  const work = catalogue.works.find((one) => one.id === id);
  return work ? ofWork(words, view, catalogue, work) : null;
}

function ofWork(words: Words, view: Civ2010View, catalogue: CatalogueView, work: WorkView): Shown {
  const lines: string[] = [];
  for (const sign of SYMBOLS) {
    if (work[sign] > 0) lines.push(`${words.say(`board-sign-${sign}`)} +${work[sign]}`);
  }
  const building = work.kind === "building" ? catalogue.buildings[work.index] : undefined;
  if (!building) return { title: words.message(work.name), sign: work.id, kind: "", lines };
  const terrains = building.terrains.map((terrain) => words.say(`terrain-${terrain}`));
  lines.push(words.say("board-on-terrain", { terrains: terrains.join(", ") }));
  const tech = catalogue.techs[building.tech];
  if (tech) lines.push(words.say("board-needs-tech", { tech: tech.name.key }));
  if (building.limited) lines.push(words.say("board-limited"));
  lines.push(words.say("board-left", { n: view.supply[building.family]! }));
  return { title: words.message(work.name), sign: work.id, kind: words.say("board-cost", { n: building.cost }), lines };
}
