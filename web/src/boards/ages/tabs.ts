/** The parts of the board on a narrow screen. */
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
