"""Cards, tiles and the map as plain objects with integers, for the rules."""

from typing import Final

SEATS: Final = 6

# Currencies.
STONE: Final = 0
IDEAS: Final = 1
FOOD: Final = 2
MONEY: Final = 3
CURRENCIES: Final = 4
CURRENCY_NAMES: Final = ["stone", "ideas", "food", "money"]
MONEY_RATE: Final = 2  # that replaces one stone, idea or food

# Production tracks.
FOOD_TRACK: Final = 0
STONE_TRACK: Final = 1
IDEAS_TRACK: Final = 2
TAX_TRACK: Final = 3
TARIFF_TRACK: Final = 4
TRACKS: Final = 5
TRACK_NAMES: Final = ["food", "stone", "ideas", "tax", "tariff"]
TRACK_OF_CURRENCY: Final = [STONE_TRACK, IDEAS_TRACK, FOOD_TRACK]
CURRENCY_OF_TRACK: Final = [FOOD, STONE, IDEAS, MONEY, MONEY]

# The nine pillars.
SCIENCE: Final = 0
CULTURE: Final = 5
GOVERNMENT: Final = 6
URBANIZATION: Final = 8
PILLARS: Final = 9
PILLAR_NAMES: Final = [
    "science",
    "economy",
    "food",
    "population",
    "construction",
    "culture",
    "government",
    "military",
    "urbanization",
]

# Pieces on hexes, and projects, which stand on none.
CITY: Final = 0
PORT: Final = 1
FARM: Final = 2
CRAFT: Final = 3
WONDER: Final = 4
PIECES: Final = 5
PROJECT: Final = 5
PIECE_NAMES: Final = ["city", "port", "farm", "craft", "wonder", "project"]

# Units.
INFANTRY: Final = 0
CAVALRY: Final = 1
SIEGE: Final = 2
UNITS: Final = 3
EITHER: Final = 3  # infantry or cavalry
UNIT_NAMES: Final = ["infantry", "cavalry", "siege"]
DEPLOYED_NAMES: Final = [*UNIT_NAMES, "infantry_or_cavalry"]

# Decks.
TECHNOLOGY: Final = 0
BUILD: Final = 1
POPULATION: Final = 2
TAX: Final = 3
DECKS: Final = 4
DECK_NAMES: Final = ["technology", "build", "population", "tax"]
OFFER_SIZES: Final = [5, 5, 2, 2]
EMPIRE: Final = -2  # the empire card inside a deck

# Kinds of hexes.
GOODS_HEX: Final = 0
RESOURCE_HEX: Final = 1
PORT_HEX: Final = 2
HEX_KINDS: Final = ["goods", "resource", "port"]

FISH: Final = 0
NOTHING: Final = -1
NOBODY: Final = -1

# Kinds of cards whose effects are carried out.
FROM_TECHNOLOGY: Final = 0
FROM_BUILD: Final = 1
FROM_LEADER: Final = 2
FROM_GOLDEN_AGE: Final = 3
SOURCE_NAMES: Final = ["technology", "build", "leader", "golden_age"]

# Operations of effects: what each is called, needs and does stands in `rules/effects.py`.
PRODUCTION: Final = 0
ANY_PRODUCTION: Final = 1  # its track is the one left out
PRODUCTION_PER: Final = 2
GAIN: Final = 3
GAIN_PER: Final = 4
PEOPLE: Final = 5
PEOPLE_PER: Final = 6
EMIGRATE: Final = 7
PLACE_UNITS: Final = 8
ELIMINATE: Final = 9
VP: Final = 10
VP_NOW: Final = 11
VP_PER: Final = 12
CALM: Final = 13
CALM_PER: Final = 14
TAKE_TILE: Final = 15
WILD_GOOD: Final = 16
PLACE: Final = 17
EXPLORE: Final = 18
GOODS_SET: Final = 19
INFLUENCE: Final = 20
REFRESH: Final = 21
RAID: Final = 22
ARMOR: Final = 23
FREE_GOVERNMENT: Final = 24
RECRUIT_LIMIT: Final = 25
EXPEL: Final = 26
DOUBLE_POPULATION: Final = 27
FAST_CAVALRY: Final = 28
LOCK_REGION: Final = 29
CITY_MONEY: Final = 30
SHIFT_PRODUCTION: Final = 31
SIEGE_ENGINES: Final = 32
WORK_STONE: Final = 33
LOOK: Final = 34

# Where something may be put.
CITY_REGION: Final = 0
ANY_REGION: Final = 1
THIS_REGION: Final = 2
ANYWHERE: Final = 3
NEW_REGION: Final = 4
BESIDE_CITY: Final = 5
NEIGHBOUR_REGION: Final = 6
PORTS_ONLY: Final = 7
THREE_CITIES: Final = 8
WHERES: Final = [
    "city_region",
    "any_region",
    "this_region",
    "anywhere",
    "new_region",
    "beside_city",
    "neighbour_region",
    "port",
    "three_cities",
]

SEVERAL: Final = -2  # regions, of units that are removed
ANY_GOOD: Final = -2
ANY_TILE: Final = -3
ANY_DECK: Final = -2

# Powers of leaders.
POWERS: Final = [
    "none",
    "convert",
    "stone_on_build",
    "general",
    "extra_actions",
    "art",
    "take_over",
    "people",
    "tax_trade",
]
CONVERT_POWER: Final = 1
STONE_ON_BUILD: Final = 2
GENERAL: Final = 3
EXTRA_ACTIONS: Final = 4
ART: Final = 5
TAKE_OVER: Final = 6
MORE_PEOPLE: Final = 7
TAX_TRADE: Final = 8


class Effect:
    """One operation of a card; NOTHING where it does not say something."""

    op: int
    name: str
    amount: int
    few: int  # the amount with 2 and 3 players
    track: int
    resource: int
    per: int  # what it counts, see `rules/counting.py`
    pillar: int
    maximum: int
    unit: int
    units: int  # mask of unit types
    where: int
    piece: int
    what: int  # good, ANY_GOOD, ANY_TILE or deck
    goods: list[int]


class Card:
    """Anything with a number and an id."""

    def __init__(self, index: int, key: str) -> None:
        self.index = index
        self.id = key


class EffectCard(Card):
    effects: list[Effect]
    ops: int  # mask of their operations


class Technology(EffectCard):
    starting: bool
    copies: int
    needs: list[int]
    symbols: list[int]


class BuildCard(EffectCard):
    piece: int
    copies: int
    symbols: list[int]


class Leader(EffectCard):
    symbols: list[int]
    power: int
    start: list[int]  # by currency
    start_population: int
    start_infantry: int
    start_piece: int
    start_technologies: int


class Wonder(EffectCard):
    where: int


class GoldenAge(EffectCard):
    pillar: int
    symbols: int
    vp: int


class Achievement(Card):
    need: int  # what it counts, see `rules/counting.py`
    amount: int
    few: int
    vp: int


class Government(EffectCard):
    ideas: int
    needs: list[int]
    production: list[int]


class PopulationCard(Card):
    food: int
    people: int
    copies: int


class TaxCard(Card):
    tariff: bool
    first: int
    second: int
    unrest: int
    copies: int


class Hex(Card):
    region: int
    kind: int
    q: int
    r: int
    neighbours: list[int]


class Region(Card):
    neighbours: list[int]
    hexes: list[int]
    land: list[int]  # those for cities and villages
    harbours: list[int]  # those for ports
    out_of_play: list[int]  # numbers of players


class Catalogue:
    """All of it. Immutable once built; shared by all states."""

    digest: str
    names: dict[str, dict[str, str]]
    technologies: list[Technology]
    builds: list[BuildCard]
    leaders: list[Leader]
    wonders: list[Wonder]
    golden_ages: list[GoldenAge]
    achievements: list[Achievement]
    governments: list[Government]
    populations: list[PopulationCard]
    taxes: list[TaxCard]
    sources: list[list[EffectCard]]  # the cards whose effects are carried out, by kind
    deck_cards: list[list[str]]  # message keys of the names of cards, by deck
    hexes: list[Hex]
    regions: list[Region]
    regions_in_play: list[int]  # masks by number of players
    goods: list[str]
    goods_tiles: list[int]
    goods_production: list[list[int]]  # per good, by track
    resource_tiles: list[str]
    resource_tile_counts: list[int]
    resource_gain: list[int]  # the currency, or CURRENCIES for population
    resource_amount: list[int]
    blanks: int
    piece_limits: list[int]  # per kind of piece
    unit_limits: list[int]
    start_population: int
    recruit_cost: int
    recruit_limit: int
    move_cost: int
    bonus: list[int]  # money for the bonus space: city, port
    technology_cost: int
    build_costs: list[list[int]]  # per piece and PROJECT: stone, ideas, population
    wonder_cost: list[int]  # stone, food, and what each further wonder adds
    plain_population: list[int]  # food, people
    plain_tax: list[list[int]]  # tax, tariff: first and second factor
    deck_sizes: list[list[int]]  # POPULATION and TAX by number of players

    def is_good(self, tile: int) -> bool:
        """Whether a tile is a trade good; resource tiles are counted on from the goods."""
        return 0 <= tile < len(self.goods)

    def effects_of(self, source: int, card: int) -> list[Effect]:
        """What a card does when it comes into play."""
        return self.sources[source][card].effects
