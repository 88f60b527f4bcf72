# mypyc: no
"""Cards, map and numbers as a client needs them to draw a board, the effects in words."""

from msgspec import Struct

from zeitalter.core.wording import Message
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.view.effect_words import effects_words, government_words, start_words


class CardView(Struct, frozen=True):
    """Any card. `name` is also its anchor after `card:`."""

    id: str
    name: str
    words: list[Message]
    symbols: list[int]  # granted, by pillar
    needs: list[int]  # asked for, by pillar
    cost: list[int]  # stone, ideas, food, money, population
    vp: int
    piece: int  # of build cards
    starting: bool
    amount: int  # what an achievement asks for; with 2 and 3 players `few`
    few: int
    goods: list[int]  # a craft village asks for these at the end
    people: int  # a population card brings
    formula: list[int]  # of tax and tariff cards: 1 for a tariff, the two factors
    where: str  # where a wonder may stand, if not anywhere


class HexView(Struct, frozen=True):
    id: str
    region: int
    kind: int
    q: int
    r: int


class RegionView(Struct, frozen=True):
    id: str
    name: str
    neighbours: list[int]
    out_of_play: list[int]


class TileView(Struct, frozen=True):
    id: str
    name: str


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
    regions: list[RegionView]
    tiles: list[TileView]  # goods, then resource tiles, as numbered in views
    piece_limits: list[int]
    unit_limits: list[int]
    wonder_cost: list[int]  # stone, food, and what each further wonder adds
    build_costs: list[list[int]]  # per piece and for projects: stone, ideas, population
    recruit_cost: int
    move_cost: int
    plain_population: list[int]  # food, people, once the deck is empty
    plain_tax: list[list[int]]  # tax, tariff: the two factors
    categories: list[str]  # of the points in views


def card_view(
    kind: str,
    key: str,
    words: list[Message],
    symbols: list[int] | None = None,
    needs: list[int] | None = None,
    cost: list[int] | None = None,
    vp: int = 0,
    piece: int = c.NOTHING,
    starting: bool = False,
    amount: int = 0,
    few: int = 0,
    goods: list[int] | None = None,
    people: int = 0,
    formula: list[int] | None = None,
    where: str = "",
) -> CardView:
    nothing = [0] * c.PILLARS
    return CardView(
        id=key,
        name=f"{kind}-{key}",
        words=words,
        symbols=symbols or nothing,
        needs=needs or nothing,
        cost=cost or [0, 0, 0, 0, 0],
        vp=vp,
        piece=piece,
        starting=starting,
        amount=amount,
        few=few,
        goods=goods or [],
        people=people,
        formula=formula or [],
        where=where,
    )


def catalogue_view(catalogue: c.Catalogue) -> CatalogueView:
    from zeitalter.games.mosaic.rules.outcome import CATEGORIES

    goods = [TileView(good, "good-" + good) for good in catalogue.goods]
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
        governments=[
            card_view(
                "government",
                card.id,
                government_words(catalogue, card.effects),
                needs=card.needs,
                cost=[0, card.ideas, 0, 0, 0],
            )
            for card in catalogue.governments
        ],
        hexes=[HexView(place.id, place.region, place.kind, place.q, place.r) for place in catalogue.hexes],
        regions=[
            RegionView(region.id, "region-" + region.id, region.neighbours, region.out_of_play)
            for region in catalogue.regions
        ],
        tiles=[*goods, *[TileView(tile, "tile-" + tile) for tile in catalogue.resource_tiles]],
        piece_limits=catalogue.piece_limits,
        unit_limits=catalogue.unit_limits,
        wonder_cost=catalogue.wonder_cost,
        build_costs=catalogue.build_costs,
        recruit_cost=catalogue.recruit_cost,
        move_cost=catalogue.move_cost,
        plain_population=catalogue.plain_population,
        plain_tax=catalogue.plain_tax,
        categories=list(CATEGORIES),
    )


def technology_view(catalogue: c.Catalogue, card: c.Technology) -> CardView:
    words = effects_words(catalogue, card.effects)
    cost = [0, catalogue.technology_cost, 0, 0, 0]
    return card_view("technology", card.id, words, card.symbols, card.needs, cost, starting=card.starting)


def build_view(catalogue: c.Catalogue, card: c.BuildCard) -> CardView:
    stone, ideas, people = catalogue.build_costs[card.piece]
    words = effects_words(catalogue, card.effects)
    cost = [stone, ideas, 0, 0, people]
    goods = [good for effect in card.effects for good in effect.goods]
    return card_view("build", card.id, words, card.symbols, cost=cost, piece=card.piece, goods=goods)


def population_view(card: c.PopulationCard) -> CardView:
    return card_view("population", card.id, [], cost=[0, 0, card.food, 0, 0], people=card.people)


def tax_view(card: c.TaxCard) -> CardView:
    return card_view("tax", card.id, [], vp=-card.unrest, formula=[int(card.tariff), card.first, card.second])


def wonder_view(catalogue: c.Catalogue, wonder: c.Wonder) -> CardView:
    where = "" if wonder.where == c.ANYWHERE else "where-" + c.WHERES[wonder.where]
    return card_view("wonder", wonder.id, effects_words(catalogue, wonder.effects), where=where)


def leader_view(catalogue: c.Catalogue, leader: c.Leader) -> CardView:
    words = effects_words(catalogue, leader.effects)
    words += [Message("power-" + c.POWERS[leader.power]), *start_words(leader)]
    return card_view("leader", leader.id, words, leader.symbols)


def golden_age_view(catalogue: c.Catalogue, age: c.GoldenAge) -> CardView:
    needs = [age.symbols if pillar == age.pillar else 0 for pillar in range(c.PILLARS)]
    return card_view("golden", age.id, effects_words(catalogue, age.effects), needs=needs, vp=age.vp)


def achievement_view(card: c.Achievement) -> CardView:
    need = c.NEEDS[card.need]
    words = Message("need-" + need, {"n": card.amount})
    if card.few != card.amount or need == "dominated_regions":
        words = Message("need-" + need, {"n": card.amount, "few": card.few})
    return card_view("achievement", card.id, [words], vp=card.vp, amount=card.amount, few=card.few)
