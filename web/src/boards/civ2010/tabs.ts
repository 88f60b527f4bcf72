/** The parts beside the map. On phones the map is one of them. */
export const PARTS = ["map", "city", "techs", "market", "culture", "deal", "overview"] as const;
export type Part = (typeof PARTS)[number];

const PLACES: [RegExp, Part][] = [
  [/^(square|place|group):/, "map"],
  [/^(city:|devote$)/, "city"],
  [/^(tech|government|civilization):/, "techs"],
  [/^(market|wonder):/, "market"],
  [/^track$/, "culture"],
  [/^(offer:|partner:|give:|want:|accept$|decline$)/, "deal"],
];

/** The part that holds an element, null where it is always in view. */
export const partOf = (anchor: string): Part | null => PLACES.find(([name]) => name.test(anchor))?.[1] ?? null;

const BY_PROMPT: Record<string, Part> = {
  trading: "deal",
  managing: "city",
  splitting: "city",
  "harvesting-more": "city",
  siting: "city",
  "placing-person": "city",
  "placing-first-person": "city",
  "placing-wonder": "city",
  sending: "map",
  researching: "techs",
  learning: "techs",
};

/** The part a question is answered in; on a wide screen the map is always there. */
export const partFor = (prompt: string, narrow: boolean): Part | null => BY_PROMPT[prompt] ?? (narrow ? "map" : null);
