/** Kinds of cards (catalogue.py) and the colours they have on the table. */
export const KIND = {
  farm: 0,
  mine: 1,
  lab: 2,
  arena: 6,
  infantry: 7,
  airForce: 10,
  government: 11,
  lastSpecial: 15,
  leader: 16,
  wonder: 17,
  action: 18,
  event: 19,
  territory: 20,
  aggression: 21,
  war: 22,
  pact: 23,
  tactic: 24,
  bonus: 25,
} as const;

export const NOTHING = -1;
export const AGES = ["A", "I", "II", "III", "IV"] as const;

/** The name of a card's colour. */
export function tone(kind: number): string {
  if (kind <= KIND.mine) return "land";
  if (kind <= KIND.arena) return "urban";
  if (kind <= KIND.airForce) return "unit";
  if (kind === KIND.government) return "government";
  if (kind <= KIND.lastSpecial) return "special";
  return TONES[kind - KIND.leader]!;
}

const TONES = ["leader", "wonder", "action", "event", "territory", "aggression", "war", "pact", "tactic", "bonus"];

export const isCivil = (kind: number): boolean => kind <= KIND.action;
