# mypyc: no
"""The map, nations and cards as a client needs them to draw a board."""

from msgspec import Struct

from zeitalter.core.wording import Message
from zeitalter.games.civ1980.model.catalogue import Catalogue
from zeitalter.games.civ1980.model.packet import ALL
from zeitalter.games.civ1980.rules.packets import OPEN_PACKETS
from zeitalter.games.civ1980.view.observe import members


class AreaView(Struct, frozen=True):
    """`sites` are by number of players: 0 for none, 1 black, 2 white; 8 stands for two players on three panels. `plain`
    and `volcano` are -1 for none. `boards` are the numbers of players with which the area is in play."""

    id: str
    name: Message
    limit: int
    sites: list[int]
    plain: int
    volcano: int
    land: list[int]
    waters: list[int]
    boards: list[int]
    x: int
    y: int
    points: list[list[int]]


class SeaView(Struct, frozen=True):
    id: str
    name: Message
    water: int
    x: int
    y: int
    points: list[list[int]]


class WaterView(Struct, frozen=True):
    """A coast of an area, or an open sea (area -1)."""

    id: str
    area: int
    links: list[int]


class NationView(Struct, frozen=True):
    id: str
    name: Message
    colour: str
    start: list[int]
    epochs: list[int]  # of each space, start and finish included
    printed: list[int]  # points printed on each space


class TradeCardView(Struct, frozen=True):
    id: str
    name: Message
    stack: int
    value: int
    copies: int
    calamity: bool
    tradable: bool
    text: Message | None


class CivilizationCardView(Struct, frozen=True):
    id: str
    name: Message
    cost: int
    groups: list[int]  # of crafts, sciences, arts, civics
    credits: list[int]  # for each card, by colour
    special: list[int]  # for each card, once per turn
    needs: list[int]  # cards
    text: Message


class CatalogueView(Struct, frozen=True):
    width: int
    height: int
    areas: list[AreaView]
    seas: list[SeaView]
    waters: list[WaterView]
    nations: list[NationView]
    trade_cards: list[TradeCardView]  # first the commodities, then the calamities
    commodities: int
    cards: list[CivilizationCardView]
    hand_limit: int
    most_owned: int
    cities: int
    ships: int
    ship_cost: int
    capacity: int
    range: int
    long_range: int
    city_on_site: int
    city_elsewhere: int
    packet: int
    open_packets: int  # of one seat on the table at most
    everybody: int  # in place of a seat, for an offer to all
    finish: int
    needs: list[int]  # of the epochs after the first: cities, groups, cards, points in cards


def catalogue_view(catalogue: Catalogue) -> CatalogueView:
    return CatalogueView(
        width=1000,
        height=683,
        areas=[area_view(catalogue, area) for area in range(catalogue.areas)],
        seas=[sea_view(catalogue, place) for place in range(len(catalogue.seas))],
        waters=[
            WaterView(catalogue.water_ids[i], catalogue.water_area[i], catalogue.boards[7].links[i])
            for i in range(catalogue.waters)
        ],
        nations=[
            NationView(
                nation.id,
                Message("nation-" + nation.id),
                catalogue.colours[i],
                nation.start,
                nation.epoch,
                nation.printed,
            )
            for i, nation in enumerate(catalogue.nations)
        ],
        trade_cards=[trade_card_view(catalogue, card) for card in range(len(catalogue.trade_ids))],
        commodities=catalogue.commodities,
        cards=[card_view(catalogue, card) for card in range(catalogue.cards)],
        hand_limit=catalogue.hand_limit,
        most_owned=catalogue.most_owned,
        cities=catalogue.cities,
        ships=catalogue.ships,
        ship_cost=catalogue.ship_cost,
        capacity=catalogue.capacity,
        range=catalogue.range,
        long_range=catalogue.long_range,
        city_on_site=catalogue.city_on_site,
        city_elsewhere=catalogue.city_elsewhere,
        packet=catalogue.packet,
        open_packets=OPEN_PACKETS,
        everybody=ALL,
        finish=catalogue.finish,
        needs=[catalogue.need_cities, catalogue.need_groups, catalogue.need_cards, catalogue.need_value],
    )


def area_view(catalogue: Catalogue, area: int) -> AreaView:
    full = catalogue.boards[7]
    name = catalogue.area_ids[area]
    return AreaView(
        id=name,
        name=Message("area-" + name),
        limit=catalogue.limit[area],
        sites=[board.site[area] if board.site else 0 for board in catalogue.boards],
        plain=catalogue.plain[area],
        volcano=catalogue.volcano[area],
        land=full.land[area],
        waters=full.nodes[area],
        boards=[i for i, board in enumerate(catalogue.boards) if board.in_play and board.in_play[area]],
        x=catalogue.positions[area][0],
        y=catalogue.positions[area][1],
        points=catalogue.points[area],
    )


def sea_view(catalogue: Catalogue, place: int) -> SeaView:
    water = catalogue.seas[place]
    name = catalogue.water_ids[water]
    x, y = catalogue.positions[catalogue.areas + place]
    return SeaView(name, Message("area-" + name), water, x, y, catalogue.points[catalogue.areas + place])


def trade_card_view(catalogue: Catalogue, card: int) -> TradeCardView:
    name = catalogue.trade_ids[card]
    return TradeCardView(
        id=name,
        name=Message("trade-" + name),
        stack=catalogue.trade_stack[card] + 1,
        value=catalogue.trade_value[card],
        copies=catalogue.trade_copies[card],
        calamity=card >= catalogue.commodities,
        tradable=catalogue.tradable[card],
        text=Message("effect-" + name) if card >= catalogue.commodities else None,
    )


def card_view(catalogue: Catalogue, card: int) -> CivilizationCardView:
    name = catalogue.card_ids[card]
    return CivilizationCardView(
        id=name,
        name=Message("card-" + name),
        cost=catalogue.cost[card],
        groups=members(catalogue.groups[card]),
        credits=catalogue.credit[card],
        special=catalogue.special[card],
        needs=members(catalogue.needs[card]),
        text=Message("effect-" + name),
    )
