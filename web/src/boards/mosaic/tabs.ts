/** The parts of the board on a narrow screen. */
export const PARTS = ["actions", "map", "offers", "mine", "goals"] as const;
export type Part = (typeof PARTS)[number];

const PATTERNS: [RegExp, Part][] = [
  [/^(hex|region|units):/, "map"],
  [/^deck:|^card:(technology|build|population|tax|government)-/, "offers"],
  [/^card:(wonder|golden|achievement)-/, "goals"],
  [/^(action:|army$)/, "actions"],
  [/^(piece|down):|^card:leader-/, "mine"],
];

/** The part of the board that holds an element, null where it is always in view. */
export const partOf = (anchor: string): Part | null => PATTERNS.find(([pattern]) => pattern.test(anchor))?.[1] ?? null;
