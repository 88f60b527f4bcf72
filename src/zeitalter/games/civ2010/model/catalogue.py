"""Everything printed: technologies, wonders, events, buildings, tiles and numbers, as plain objects with integers."""

from typing import Final

from zeitalter.core.part import Value
from zeitalter.games.civ2010.model.shared import Numbers

SEATS: Final = 4
WIDTH: Final = 16  # squares of a row of the map; maps are at most 16 by 16
SQUARES: Final = WIDTH * WIDTH
TILE: Final = 4  # squares of a tile's edge
NONE: Final = -1

# Editions of the cards.
CORRECTED: Final = 0
PRINTED: Final = 1

TERRAIN_NAMES: Final = ["mountain", "forest", "grassland", "desert", "water"]
MOUNTAIN: Final = 0
FOREST: Final = 1
DESERT: Final = 3
WATER: Final = 4

RESOURCE_NAMES: Final = ["wheat", "silk", "incense", "iron", "spy", "uranium"]
IRON: Final = 3
SPY: Final = 4
URANIUM: Final = 5
RESOURCES: Final = 6
MARKET_RESOURCES: Final = 4  # those with tokens in the market; spies and uranium come from huts and villages only
GREAT_PERSON: Final = 6  # what two village tokens show instead of a resource

TYPE_NAMES: Final = ["infantry", "artillery", "cavalry", "aircraft"]
INFANTRY: Final = 0
ARTILLERY: Final = 1
CAVALRY: Final = 2
AIRCRAFT: Final = 3
UNIT_TYPES: Final = 4

ERA_NAMES: Final = ["ancient", "medieval", "modern"]
ANCIENT: Final = 0
MEDIEVAL: Final = 1
MODERN: Final = 2

PHASE_NAMES: Final = [
    "start_of_turn", "trade", "city_management", "movement", "research", "battle", "reaction", "any",
]  # fmt: skip
START_OF_TURN: Final = 0
TRADE: Final = 1
CITY_MANAGEMENT: Final = 2
MOVEMENT: Final = 3
RESEARCH: Final = 4
BATTLE: Final = 5
ANY_TIME: Final = 7

# What abilities of technologies do; those that rules name apart from their effect.
HEAL: Final = "heal"
COIN_FOR_VICTORY: Final = "coin_for_victory"
WALLS: Final = "walls"
CHARGE: Final = "charge"
COIN: Final = "coin"
CANCEL_CITY_ACTION: Final = "cancel_city_action"
CANCEL_EVENT: Final = "cancel_event"
COIN_FOR_TRADE: Final = "coin_for_trade"
SPLIT: Final = "split"
THIRD_CITY: Final = "third_city"
WOUND: Final = "wound"
COIN_FOR_CULTURE: Final = "coin_for_culture"
HOLD_SQUARE: Final = "hold_square"
PRODUCTION_BY_COINS: Final = "production_by_coins"
SHIP: Final = "ship"
RAZE_ON_ARRIVAL: Final = "raze_on_arrival"
HAND_BY_COINS: Final = "hand_by_coins"
FLY_PAST: Final = "fly_past"
CANCEL_ABILITY: Final = "cancel_ability"
EVENTS_STAND: Final = "events_stand"
WIN: Final = "win"

# What wonders do, in the same way.
GAIN_CULTURE: Final = "gain_culture"
GAIN_TRADE: Final = "gain_trade"
OPEN_HAND: Final = "open_hand"
DOUBLE_HARVEST: Final = "double_harvest"
STRENGTH: Final = "strength"
CHEAP_RESEARCH: Final = "cheap_research"
WONDER_COIN: Final = "coin"
SHELTER: Final = "shelter"
ANY_HARVEST: Final = "any_harvest"

# What culture events do, in the same way.
GIFT: Final = "gift"
CANCEL_TARGET: Final = "cancel_target"
CANCEL_ANY_EVENT: Final = "cancel_event"
CANCEL_ANYTHING: Final = "cancel_any"
DEFECTION: Final = "defection"

# What civilizations can do.
DOUBLE_CONVERSION: Final = "double_conversion"
HUT_CULTURE_AND_SAVED_UNIT: Final = "hut_culture_and_saved_unit"
FREE_BUILDING: Final = "free_building"
FREE_UNIT: Final = "free_unit"
FREE_ADVANCES: Final = "free_advance"
STACKING_AND_INFILTRATION: Final = "stacking_and_infiltration"
CIVILIZATION_ABILITIES: Final = [
    DOUBLE_CONVERSION,
    HUT_CULTURE_AND_SAVED_UNIT,
    FREE_BUILDING,
    FREE_UNIT,
    FREE_ADVANCES,
    STACKING_AND_INFILTRATION,
]

# What lies on a square.
BUILDING: Final = 0
WONDER: Final = 1
PERSON: Final = 2
WORK_NAMES: Final = ["building", "wonder", "person"]

EVENT_SPACE: Final = "event"
PERSON_SPACE: Final = "person"
VICTORY_SPACE: Final = "victory"

NO_WATER: Final = 0
CROSS_WATER: Final = 1
STOP_ON_WATER: Final = 2


class Icons:
    """What something gives to a city."""

    def __init__(self) -> None:
        self.trade = 0
        self.production = 0
        self.culture = 0
        self.coin = 0


class Ground(Icons):
    """What a square shows."""

    def __init__(self, terrain: int, resource: int, coin: int, culture: int) -> None:
        super().__init__()
        self.terrain = terrain
        self.resource = resource
        self.coin = coin
        self.culture = culture  # of a natural wonder


class Ability(Value):
    """One ability of a technology; `cost` counts resources by kind, `any` those of any kind."""

    tech: int
    number: int
    bit: int  # of its own among all abilities
    op: str
    cost: Numbers
    any: int
    resource: int  # the one kind it costs, or NONE if it costs no certain kind
    phase: int
    amount: int
    other: int
    maximum: int
    eras: int  # bit mask


class Tech(Value):
    index: int
    id: str
    level: int
    cost: int
    building: int
    unit: int
    rank: int
    government: int
    stacking: int
    speed: int
    water: int
    cards: int
    coin: int
    abilities: tuple[Ability, ...]


class Wonder(Value):
    index: int
    id: str
    era: int
    cost: int
    discount_cost: int
    discount_tech: int
    culture: int
    op: str
    amount: int


class Event(Value):
    index: int
    id: str
    era: int
    copies: int
    phase: int
    op: str
    amount: int
    range: int  # NONE for anywhere
    resources: int  # bit mask
    becomes: int
    person: bool


class Work(Icons):
    """Icons of a building face, a great person or a wonder marker."""

    def __init__(self, kind: int, index: int, work_id: str) -> None:
        super().__init__()
        self.kind = kind
        self.index = index  # among those of its kind
        self.id = work_id
        self.combat = 0


class Building(Work):
    def __init__(self, index: int, building_id: str) -> None:
        super().__init__(BUILDING, index, building_id)
        self.family = 0
        self.cost = 0
        self.terrain = 0  # bit mask
        self.limited = False
        self.upgraded = False
        self.tech = NONE  # that unlocks it


class Government(Value):
    index: int
    id: str
    trade: int
    production: int
    culture: int
    coin: int
    cards: int
    battle_hand: int
    scouts_explore_huts: bool
    armies_found_cities: bool
    shared_harvest: bool
    no_city_attacks: bool


class Civilization(Value):
    index: int
    id: str
    leader: str
    tech: int
    government: int
    tile: int
    ability: str
    great_person: bool
    walls: bool
    wonder: bool
    infantry: int
    army: bool


class Space(Value):
    era: int
    culture: int
    trade: int
    reward: str


class Layout:
    """Where tiles lie: the left upper corner of each, for homes with the number of quarter turns of the arrow."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.home_corners: list[int] = []
        self.home_turns: list[int] = []
        self.neutral_corners: list[int] = []
        self.places: list[int] = [NONE] * SQUARES  # by square: the place of the neutral tile that covers it, or NONE


class Catalogue:
    """All data of one edition. Built once by `load.py`, shared by all states, never changed."""

    digest: str
    edition: int
    techs: list[Tech]
    abilities: list[Ability]  # those somebody uses in a phase, all technologies
    with_op: dict[str, int]  # by op of abilities: bit mask of the technologies that have it
    wonders_with: dict[str, list[Wonder]]  # by op
    fast: list[Tech]  # those that raise the speed, the fastest first
    crowding: list[Tech]  # those that raise the stacking limit, the highest first
    seafaring: list[Tech]  # those that allow water, the best first
    arming: list[list[Tech]]  # by unit type: those that raise the rank, the highest first
    with_coin: list[Tech]
    with_cards: list[Tech]
    level_masks: list[int]  # per level: bit mask of its technologies
    wonders: list[Wonder]
    events: list[Event]
    cards: list[Event]  # by card
    card_names: list[str]
    buildings: list[Building]
    families: list[str]
    supply: list[int]  # markers by family
    face: list[list[int]]  # by family: the plain and the upgraded building; NONE where there is no upgrade
    governments: list[Government]
    anarchy: int
    despotism: int
    civilizations: list[Civilization]
    persons: list[Work]
    person_copies: list[int]
    works: list[Work]  # all that can lie on a square: buildings, wonders, great persons
    first_wonder: int  # its place among the works
    first_person: int
    grounds: list[Ground]  # all that a square can show; the last, which NONE finds, is the unknown
    bare: list[int]  # by terrain: the ground that shows nothing else
    unit_type: list[int]  # by unit card
    unit_strength: list[int]  # at rank 1
    trumps: list[int]  # by type
    unit_costs: list[list[int]]  # by type and rank - 1
    tiles: list[list[int]]  # by tile: 16 grounds row by row, the arrow at the bottom
    tile_markers: list[list[int]]  # 0 none, 1 hut, 2 village
    tile_ids: list[str]
    capitals: list[int]  # by home tile: the suggested square, 0 to 15
    neutral_tiles: list[int]
    layouts: list[Layout]  # by number of players
    track: list[Space]  # the first is entered from the start
    token_content: list[int]  # by token: huts first, then villages
    huts: int
    terrain_trade: list[int]
    terrain_production: list[int]
    names: dict[str, dict[str, str]]  # message key -> language -> name
    # limits
    max_trade: int
    coins_to_win: int
    army_cost: int
    scout_cost: int
    armies: int
    conversion: int
    hand: int
    speed: int
    stacking: int
    cities: int
    battle_hand: int
    battle_hand_per_army: int
    battle_hand_in_city: int
    bonus_city: int
    bonus_capital: int
    bonus_walls: int
    disasters: int
    loot: int
