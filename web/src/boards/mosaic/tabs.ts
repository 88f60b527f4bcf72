/** The parts of the board on a narrow screen. */
export const PARTS = ["map", "offers", "mine", "goals"] as const;
export type Part = (typeof PARTS)[number];

const PATTERNS: [RegExp, Part][] = [
  [/^(hex|region|units):/, "map"],
  [/^deck:|^card:(build|population|tax|government)-/, "offers"],
  [/^card:(wonder|golden|achievement)-/, "goals"],
  [/^piece:|^card:leader-/, "mine"],
];

/** The part of the board that holds an element, null where it is always in view. A technology may be on offer, or lie
face down before me. */
export function partOf(anchor: string, isMine: (anchor: string) => boolean): Part | null {
  if (anchor.startsWith("card:technology-")) return isMine(anchor) ? "mine" : "offers";
  return PATTERNS.find(([pattern]) => pattern.test(anchor))?.[1] ?? null;
}
