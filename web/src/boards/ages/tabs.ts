/** On a narrow screen the board is shown in parts; a part tells how many of its elements may be clicked. */
export const PARTS = ["row", "civilization", "hand"] as const;
export type Part = (typeof PARTS)[number];

const HAND = /^(civil|military):/;

/** The part of the board that holds an element, null where it is always in view. */
export function partOf(anchor: string, seat: number): Part | null {
  if (anchor.startsWith("row:")) return "row";
  if (HAND.test(anchor)) return "hand";
  if (anchor === "destroy" || anchor.startsWith(`player:${seat}:`)) return "civilization";
  return null;
}

export function counts(anchors: Iterable<string>, seat: number): Record<Part, number> {
  const result: Record<Part, number> = { row: 0, civilization: 0, hand: 0 };
  for (const anchor of anchors) {
    const part = partOf(anchor, seat);
    if (part) result[part] += 1;
  }
  return result;
}
