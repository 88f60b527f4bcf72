"""Everything printed: technologies, wonders, events, buildings, tiles and numbers, as plain objects with integers."""

from typing import Final

SEATS: Final = 4
WIDTH: Final = 16  # squares of a row of the map; maps are at most 16 by 16
SQUARES: Final = WIDTH * WIDTH
TILE: Final = 4  # squares of a tile's edge
NONE: Final = -1

MOUNTAIN: Final = 0
FOREST: Final = 1
GRASSLAND: Final = 2
DESERT: Final = 3
WATER: Final = 4
TERRAINS: Final = 5

WHEAT: Final = 0
SILK: Final = 1
INCENSE: Final = 2
IRON: Final = 3
SPY: Final = 4
URANIUM: Final = 5
RESOURCES: Final = 6
MARKET_RESOURCES: Final = 4  # those with tokens in the market; spies and uranium come from huts and villages only
GREAT_PERSON: Final = 6  # what two village tokens show instead of a resource

INFANTRY: Final = 0
ARTILLERY: Final = 1
CAVALRY: Final = 2
AIRCRAFT: Final = 3
UNIT_TYPES: Final = 4

ANCIENT: Final = 0
MEDIEVAL: Final = 1
MODERN: Final = 2

START_OF_TURN: Final = 0
TRADE: Final = 1
CITY_MANAGEMENT: Final = 2
MOVEMENT: Final = 3
RESEARCH: Final = 4
BATTLE: Final = 5
REACTION: Final = 6
ANY_TIME: Final = 7

# What abilities of technologies do.
PRODUCTION: Final = 0
HEAL: Final = 1
COIN_FOR_VICTORY: Final = 2
CULTURE: Final = 3
CARAVAN: Final = 4
WALLS: Final = 5
CHARGE: Final = 6
GAIN_PERSON: Final = 7
COIN: Final = 8
CANCEL_CITY_ACTION: Final = 9
CANCEL_EVENT: Final = 10
COIN_FOR_TRADE: Final = 11
SPLIT: Final = 12
THIRD_CITY: Final = 13
WOUND: Final = 14
OBSOLETE_OR_KILL: Final = 15
COIN_FOR_CULTURE: Final = 16
HOLD_SQUARE: Final = 17
OBSOLETE_OR_RAZE: Final = 18
PRODUCTION_BY_COINS: Final = 19
SHIP: Final = 20
EXTRA_ACTIONS: Final = 21
DESTROY_CITY: Final = 22
RAZE_ON_ARRIVAL: Final = 23
HAND_BY_COINS: Final = 24
FLY_PAST: Final = 25
CANCEL_ABILITY: Final = 26
EVENTS_STAND: Final = 27
WIN: Final = 28
ABILITY_OPS: Final = 29

# What wonders do.
GAIN_CULTURE: Final = 0
GAIN_TRADE: Final = 1
RAISE_FIGURE: Final = 2
OPEN_HAND: Final = 3
DOUBLE_HARVEST: Final = 4
STRENGTH: Final = 5
CHEAP_RESEARCH: Final = 6
WONDER_COIN: Final = 7
LEARN_TECH: Final = 8
FREE_ADVANCE: Final = 9
SHELTER: Final = 10
ANY_HARVEST: Final = 11
WONDER_OPS: Final = 12

# What culture events do.
GIFT: Final = 0
CANCEL_TARGET: Final = 1
CANCEL_ANY_EVENT: Final = 2
CANCEL_ANYTHING: Final = 3
DEFECTION: Final = 4
LEAD_ASTRAY: Final = 5
DISASTER: Final = 6
EXCHANGE: Final = 7
SABOTAGE: Final = 8
REVOLT: Final = 9
EVENT_PRODUCTION: Final = 10

# What civilizations can do.
DOUBLE_CONVERSION: Final = 0
HUT_CULTURE_AND_SAVED_UNIT: Final = 1
FREE_BUILDING: Final = 2
FREE_UNIT: Final = 3
FREE_ADVANCES: Final = 4
STACKING_AND_INFILTRATION: Final = 5

# What lies on a square: one building, wonder or great person.
NO_WORK: Final = -1
FIRST_WONDER_WORK: Final = 20
FIRST_PERSON_WORK: Final = 40

EVENT_SPACE: Final = 0
PERSON_SPACE: Final = 1
VICTORY_SPACE: Final = 2

NO_WATER: Final = 0
CROSS_WATER: Final = 1
STOP_ON_WATER: Final = 2


class Ability:
    """One ability of a technology; `cost` counts resources by kind, `any` those of any kind."""

    def __init__(self, tech: int, number: int, op: int) -> None:
        self.tech = tech
        self.number = number
        self.bit = 1 << (2 * tech + number)
        self.op = op
        self.cost: list[int] = [0] * RESOURCES
        self.any = 0
        self.resource = NONE  # the one kind it costs, if it costs a certain kind
        self.phase = ANY_TIME
        self.amount = 0
        self.other = 0
        self.maximum = 0
        self.eras = 0


class Tech:
    def __init__(self, index: int, tech_id: str) -> None:
        self.index = index
        self.id = tech_id
        self.level = 1
        self.cost = 0
        self.building = NONE
        self.unit = NONE
        self.rank = 0
        self.government = NONE
        self.stacking = 0
        self.speed = 0
        self.water = NO_WATER
        self.cards = 0
        self.coin = 0
        self.abilities: list[Ability] = []


class Wonder:
    def __init__(self, index: int, wonder_id: str) -> None:
        self.index = index
        self.id = wonder_id
        self.era = ANCIENT
        self.cost = 0
        self.discount_cost = 0
        self.discount_tech = NONE
        self.culture = 0
        self.op = 0
        self.amount = 0


class Event:
    def __init__(self, index: int, event_id: str) -> None:
        self.index = index
        self.id = event_id
        self.era = 1
        self.copies = 1
        self.phase = ANY_TIME
        self.op = 0
        self.amount = 0
        self.range = NONE  # anywhere
        self.resources = 0  # bit mask
        self.becomes = NONE
        self.person = False


class Work:
    """Icons of a building face, a great person or a wonder marker."""

    def __init__(self, work_id: str) -> None:
        self.id = work_id
        self.trade = 0
        self.production = 0
        self.culture = 0
        self.coin = 0
        self.combat = 0


class Building(Work):
    def __init__(self, index: int, building_id: str) -> None:
        super().__init__(building_id)
        self.index = index
        self.family = 0
        self.cost = 0
        self.terrain = 0  # bit mask
        self.limited = False
        self.upgraded = False
        self.tech = NONE  # that unlocks it


class Government:
    def __init__(self, index: int, government_id: str) -> None:
        self.index = index
        self.id = government_id
        self.trade = 0
        self.production = 0
        self.culture = 0
        self.coin = 0
        self.cards = 0
        self.battle_hand = 0
        self.scouts_explore_huts = False
        self.armies_found_cities = False
        self.shared_harvest = False
        self.no_city_attacks = False


class Civilization:
    def __init__(self, index: int, civilization_id: str) -> None:
        self.index = index
        self.id = civilization_id
        self.leader = ""
        self.tech = 0
        self.government = 0
        self.tile = 0
        self.ability = 0
        self.great_person = False
        self.walls = False
        self.wonder = False
        self.infantry = 0
        self.army = False


class Space:
    def __init__(self, era: int, culture: int, trade: int, reward: int) -> None:
        self.era = era
        self.culture = culture
        self.trade = trade
        self.reward = reward


class Layout:
    """Where tiles lie: the left upper corner of each, for homes with the number of quarter turns of the arrow."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.home_corners: list[int] = []
        self.home_turns: list[int] = []
        self.neutral_corners: list[int] = []
        self.places: list[int] = [NONE] * SQUARES  # by square: the neutral tile that covers it


class Catalogue:
    """All data of one edition. Built once by `load.py`, shared by all states, never changed."""

    digest: str
    edition: int
    techs: list[Tech]
    abilities: list[Ability]  # those somebody uses in a phase, all technologies
    with_op: list[int]  # per op: bit mask of the technologies that have it
    fast: list[Tech]  # those that raise the speed, the fastest first
    crowding: list[Tech]  # those that raise the stacking limit, the highest first
    seafaring: list[Tech]  # those that allow water, the best first
    arming: list[list[Tech]]  # by unit type: those that raise the rank, the highest first
    with_coin: list[Tech]
    with_cards: list[Tech]
    level_masks: list[int]  # per level: bit mask of its technologies
    space_flight: int
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
    works: list[Work | None]  # by code of what lies on a square
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


def ground(terrain: int, resource: int, coin: bool, wonder: bool) -> int:
    """What a square shows, in one number."""
    return terrain | (resource + 1) << 3 | (1 if coin else 0) << 6 | (1 if wonder else 0) << 7


def terrain_of(value: int) -> int:
    return value & 7


def resource_of(value: int) -> int:
    return (value >> 3 & 7) - 1


def coin_of(value: int) -> int:
    return value >> 6 & 1


def culture_of(value: int) -> int:
    return value >> 7 & 1
