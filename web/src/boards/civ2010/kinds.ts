/** Numbers of the game as they cross the network (catalogue.py, state.py, kinds.py). */
export const NONE = -1;
export const WIDTH = 16;
export const TILE = 4;
export const CITIES = 3;
export const FIRST_SCOUT = 7;
export const FIRST_WONDER = 20;
export const FIRST_PERSON = 40;

export const HUT = 1;
export const VILLAGE = 2;

export const PASSING = 0;
export const STOPPING = 1;

export const TYPES = ["infantry", "artillery", "cavalry", "aircraft"] as const;
export const FIGURES = ["army", "scout"] as const;
export const RESOURCES = ["wheat", "silk", "incense", "iron", "spy", "uranium"] as const;
export const MARKET_RESOURCES = 4;
export const ITEMS = ["trade", "culture", "wheat", "silk", "incense", "iron", "hut", "village", "card"] as const;
export const GIVE_ITEMS = 6;
export const SYMBOLS = ["production", "trade", "culture", "coin", "combat"] as const;
export const LEVELS = ["", "I", "II", "III", "IV", "V"] as const;
export const ERAS = ["", "I", "II", "III"] as const;
export const TERRAINS = ["mountain", "forest", "grassland", "desert", "water"] as const;

/** Places in the packed turn (state.py). */
export const TURN = { seat: 0, phase: 1, pool: 2, moved: 6, group: 7, square: 8, left: 9 } as const;
export const PHASES = 5;
export const TRADE_PHASE = 1;
export const MANAGING_PHASE = 2;
