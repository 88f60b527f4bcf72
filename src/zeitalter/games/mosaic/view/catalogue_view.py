# mypyc: no
"""Cards, map and numbers as a client needs them to draw a board, the effects in words."""

from msgspec import Struct, field

from zeitalter.core.wording import Message
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.rules.counting import COUNTS, DOMINATED
from zeitalter.games.mosaic.rules.outcome import CATEGORIES
from zeitalter.games.mosaic.view.effect_words import effects_words, government_words, start_words

Cost = dict[str, int]  # currencies and "population"; what is not asked for is left out


class Formula(Struct, frozen=True):
    """Of taxes: by population and government symbols; of tariffs: by goods and cities."""

    tariff: bool
    first: int
    second: int


def no_symbols() -> list[int]:
    return [0] * c.PILLARS


class CardView(Struct, frozen=True, kw_only=True):
    """Any card. `name` is also its anchor after `card:`."""

    id: str
    name: str
    words: list[Message] = field(default_factory=list)
    symbols: list[int] = field(default_factory=no_symbols)  # granted, by pillar
    needs: list[int] = field(default_factory=no_symbols)  # asked for, by pillar
    cost: Cost = field(default_factory=dict)
    vp: int = 0
    piece: str = ""  # of build cards
    amount: int = 0  # what an achievement asks for; with 2 and 3 players `few`
    few: int = 0
    formula: Formula | None = None  # of tax and tariff cards
    where: str = ""  # where a wonder may stand, if not anywhere


class HexView(Struct, frozen=True):
    id: str
    region: int
    kind: str
    q: int
    r: int


class Named(Struct, frozen=True):
    """A region or a tile."""

    id: str
    name: str


class PlainPopulation(Struct, frozen=True):
    """Without a card, once the deck is empty."""

    food: int
    people: int


class CatalogueView(Struct, frozen=True):
    pillars: list[str]
    currencies: list[str]
    tracks: list[str]
    units: list[str]
    pieces: list[str]
    decks: list[str]
    technologies: list[CardView]
    builds: list[CardView]
    populations: list[CardView]
    taxes: list[CardView]
    leaders: list[CardView]
    wonders: list[CardView]
    golden_ages: list[CardView]
    achievements: list[CardView]
    governments: list[CardView]
    hexes: list[HexView]
    regions: list[Named]
    tiles: list[Named]  # goods, then resource tiles, as numbered in views
    piece_limits: dict[str, int]
    unit_limits: dict[str, int]
    build_costs: dict[str, Cost]  # by piece
    money_rate: int  # money that replaces one stone, idea or food
    recruit_cost: int
    move_cost: int
    plain_population: PlainPopulation
    categories: list[str]  # of the points in views


def catalogue_view(catalogue: c.Catalogue) -> CatalogueView:
    goods = [Named(good, "good-" + good) for good in catalogue.goods]
    return CatalogueView(
        pillars=list(c.PILLAR_NAMES),
        currencies=list(c.CURRENCY_NAMES),
        tracks=list(c.TRACK_NAMES),
        units=list(c.UNIT_NAMES),
        pieces=list(c.PIECE_NAMES),
        decks=list(c.DECK_NAMES),
        technologies=[technology_view(catalogue, card) for card in catalogue.technologies],
        builds=[build_view(catalogue, card) for card in catalogue.builds],
        populations=[population_view(card) for card in catalogue.populations],
        taxes=[tax_view(card) for card in catalogue.taxes],
        leaders=[leader_view(catalogue, leader) for leader in catalogue.leaders],
        wonders=[wonder_view(catalogue, wonder) for wonder in catalogue.wonders],
        golden_ages=[golden_age_view(catalogue, age) for age in catalogue.golden_ages],
        achievements=[achievement_view(card) for card in catalogue.achievements],
        governments=[government_view(catalogue, card) for card in catalogue.governments],
        hexes=[HexView(place.id, place.region, c.HEX_KINDS[place.kind], place.q, place.r) for place in catalogue.hexes],
        regions=[Named(region.id, "region-" + region.id) for region in catalogue.regions],
        tiles=[*goods, *[Named(tile, "tile-" + tile) for tile in catalogue.resource_tiles]],
        piece_limits=dict(zip(c.PIECE_NAMES, catalogue.piece_limits)),
        unit_limits=dict(zip(c.UNIT_NAMES, catalogue.unit_limits)),
        build_costs={name: build_cost(catalogue, piece) for piece, name in enumerate(c.PIECE_NAMES)},
        money_rate=c.MONEY_RATE,
        recruit_cost=catalogue.recruit_cost,
        move_cost=catalogue.move_cost,
        plain_population=PlainPopulation(*catalogue.plain_population),
        categories=list(CATEGORIES),
    )


def build_cost(catalogue: c.Catalogue, piece: int) -> Cost:
    stone, ideas, people = catalogue.build_costs[piece]
    return {name: n for name, n in (("stone", stone), ("ideas", ideas), ("population", people)) if n}


def technology_view(catalogue: c.Catalogue, card: c.Technology) -> CardView:
    return CardView(
        id=card.id,
        name="technology-" + card.id,
        words=effects_words(catalogue, card.effects),
        symbols=card.symbols,
        needs=card.needs,
        cost={"ideas": catalogue.technology_cost},
    )


def build_view(catalogue: c.Catalogue, card: c.BuildCard) -> CardView:
    return CardView(
        id=card.id,
        name="build-" + card.id,
        words=effects_words(catalogue, card.effects),
        symbols=card.symbols,
        cost=build_cost(catalogue, card.piece),
        piece=c.PIECE_NAMES[card.piece],
    )


def population_view(card: c.PopulationCard) -> CardView:
    return CardView(id=card.id, name="population-" + card.id, cost={"food": card.food})


def tax_view(card: c.TaxCard) -> CardView:
    formula = Formula(card.tariff, card.first, card.second)
    return CardView(id=card.id, name="tax-" + card.id, vp=-card.unrest, formula=formula)


def wonder_view(catalogue: c.Catalogue, wonder: c.Wonder) -> CardView:
    where = "" if wonder.where == c.ANYWHERE else "where-" + c.WHERES[wonder.where]
    words = effects_words(catalogue, wonder.effects)
    return CardView(id=wonder.id, name="wonder-" + wonder.id, words=words, where=where)


def leader_view(catalogue: c.Catalogue, leader: c.Leader) -> CardView:
    words = effects_words(catalogue, leader.effects)
    words += [Message("power-" + c.POWERS[leader.power]), *start_words(leader)]
    return CardView(id=leader.id, name="leader-" + leader.id, words=words, symbols=leader.symbols)


def golden_age_view(catalogue: c.Catalogue, age: c.GoldenAge) -> CardView:
    needs = [age.symbols if pillar == age.pillar else 0 for pillar in range(c.PILLARS)]
    words = effects_words(catalogue, age.effects)
    return CardView(id=age.id, name="golden-" + age.id, words=words, needs=needs, vp=age.vp)


def achievement_view(card: c.Achievement) -> CardView:
    words = Message("need-" + COUNTS[card.need].name, {"n": card.amount})
    if card.few != card.amount or card.need == DOMINATED:
        words.args["few"] = card.few
    name = "achievement-" + card.id
    return CardView(id=card.id, name=name, words=[words], vp=card.vp, amount=card.amount, few=card.few)


def government_view(catalogue: c.Catalogue, card: c.Government) -> CardView:
    words = government_words(catalogue, card.effects)
    name = "government-" + card.id
    return CardView(id=card.id, name=name, words=words, needs=card.needs, cost={"ideas": card.ideas})
