/** Numbers the view speaks in, as in state.py and catalogue.py of the game. */
export const STEP = {
  tax: 0,
  growing: 1,
  shipyard: 2,
  building: 3,
  supporting: 4,
  returning: 5,
  losing: 6,
  grain: 7,
  paying: 8,
  warPick: 9,
  warTake: 10,
  pickNation: 11,
  moving: 15,
  buying: 18,
  naming: 22,
  trading: 30,
} as const;
export const LAST_SEALED = 10;
export const TURN_LIMIT = 0; // setting
export const WIDE_MAP = 9; // setting: two players on three panels
export const WIDE_BOARD = 8;

export const ASTRONOMY = 2;
export const CLOTH_MAKING = 3;
export const CARDS = 16;
export const COMMODITIES = 11;
export const TRADE_CARDS = 19;
export const NOBODY = -1;
export const ALL = 7; // an offer to everybody
export const NO_WISH = 11;
export const TOLD = 8; // numbers of the history for each packet

/** A trade card in a hand: which one, who knows it, from whom a calamity came. */
export const CARD_MASK = 31;
export const LOCKED = 1 << 13;

/** Verbs of sealed answers, as in verbs.py of the game; the first verb of a game is FIRST_VERB. */
const FIRST_VERB = 16;
export const VERB = {
  city: FIRST_VERB + 6,
  grow: FIRST_VERB + 7,
  levy: FIRST_VERB + 8,
  scrap: FIRST_VERB + 9,
  launch: FIRST_VERB + 10,
  found: FIRST_VERB + 16,
  lose: FIRST_VERB + 29,
  conscript: FIRST_VERB + 35,
} as const;
export const CIVIL_WAR = 13;
export const FLOOD = 14;
export const RETURN_CALAMITY = 52; // the card goes back when all is over: it lies on the agenda until then
