# mypyc: no
"""What a seat may know: all but the order of the decks, the hands of the draft and secret face-down technologies."""

from typing import Any, Final, TypeVar

from msgspec import Struct

from zeitalter.core.view import View
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.player import OPEN, FaceDown, Player
from zeitalter.games.mosaic.model.state import HAND, SCORINGS, Mosaic
from zeitalter.games.mosaic.rules.actions import worked
from zeitalter.games.mosaic.rules.building import wonder_cost
from zeitalter.games.mosaic.rules.claims import measure, wanted
from zeitalter.games.mosaic.rules.counting import DOMINATED
from zeitalter.games.mosaic.rules.empire import empire_points, region_points, worth
from zeitalter.games.mosaic.rules.influence import Regions, survey
from zeitalter.games.mosaic.rules.placing import can_place, usual_place
from zeitalter.games.mosaic.rules.population import grown
from zeitalter.games.mosaic.rules.scoring import points
from zeitalter.games.mosaic.rules.setup import hand
from zeitalter.games.mosaic.rules.taxes import levied, taxed_trade

T = TypeVar("T")

# Fields that everybody sees as they are.
OPEN_FIELDS: Final = (
    *("tiles", "used_population", "achievements", "bonus", "locked", "start_player", "active", "turns", "round"),
    *("final_round", "ending", "empires", "scorings", "pending", "looked"),
)
OPEN_PLAYER_FIELDS: Final = (
    *("leader", "population", "goods", "symbols", "up", "builds", "taxes", "wonders", "golden_ages", "achievements"),
    *("government", "power_used", "expelled", "doubled", "empire_vp", "card_vp"),
)


class FaceDownView(Struct, frozen=True):
    """A technology that lies face down; -1 if the viewer does not know it."""

    card: int
    origin: int
    since: int  # the turn it was laid down


class Tableau(Struct, frozen=True):
    """One player. Cards and hexes are numbers of the catalogue, -1 for none; symbols are counted by its pillars, goods
    by its tiles, points by its categories."""

    leader: int
    population: int
    stock: dict[str, int]
    production: dict[str, int]
    government_production: dict[str, int]
    goods: list[int]
    goods_kinds: int
    symbols: list[int]
    up: list[int]
    down: list[FaceDownView]
    drafted_up: list[int]  # technologies of the draft that lie face up by now
    builds: list[int]
    taxes: list[int]
    wonders: list[int]
    golden_ages: list[int]
    achievements: list[int]
    government: int
    refreshed: list[int]  # governments whose refresh was used
    sites: dict[str, list[int]]  # hexes by piece
    units: dict[str, list[int]]  # by type, then region
    power_used: bool
    expelled: bool
    doubled: int
    empire_vp: int
    card_vp: int
    points: list[int]  # by category, as if the game ended now
    progress: list[int]  # towards each achievement
    scoring: int  # what an empire scoring would give now, with the government
    work: dict[str, int]  # what working for a currency brings of it
    grown: list[int]  # the people each population card brings
    levied: list[int]  # the money each tax card brings
    plain_levied: dict[str, int]  # and a tax or tariff without a card
    wonder_cost: dict[str, int]
    needs_no_symbols: bool  # for a government
    room: dict[str, bool]  # whether a city, port, farm, craft village could be placed
    wonder_room: list[bool]  # whether each wonder could be placed


class PieceView(Struct, frozen=True):
    """A piece on a hex."""

    seat: int
    piece: str


class DeckView(Struct, frozen=True):
    """A deck and its offer. `bottom` are the cards everybody saw going under it, the lowest first."""

    size: int
    offer: list[int]
    bottom: list[int]
    top: int  # if the viewer knows it
    top_seen: list[int]  # seats that know it
    has_empire: bool


class RegionView(Struct, frozen=True):
    in_play: bool
    worth: int  # what the strongest gets
    influence: list[int]
    points: list[int]  # what a scoring would give now
    leader: int


class MovedView(Struct, frozen=True):
    """A unit that has moved in this action, and where it is now."""

    unit: str
    region: int


class MosaicView(View, frozen=True, kw_only=True):
    players: list[Tableau]
    tiles: list[int]
    pieces: list[PieceView | None]  # by hex
    decks: dict[str, DeckView]
    regions: list[RegionView]
    used_population: list[int]
    achievements: list[int]
    achievements_in_play: list[int]
    wanted: list[int]  # what each achievement asks for in this game
    bonus: int
    locked: list[int]
    draft_round: int  # picks made so far
    hands: list[list[int]]  # what the viewer had to choose from in each round
    picks: list[int]  # the viewer's own
    start_player: int
    active: int
    turns: int
    round: int
    final_round: int
    ending: int
    empires: int
    scorings: int
    scorings_left: int
    pending: int
    looked: bool
    moved: list[MovedView]


def same(source: object, fields: tuple[str, ...]) -> dict[str, Any]:
    """These fields of something, its lists copied."""
    values = [(name, getattr(source, name)) for name in fields]
    return {name: value[:] if isinstance(value, list) else value for name, value in values}


def named(names: list[str], values: list[T]) -> dict[str, T]:
    return dict(zip(names, values))


def observe(state: Mosaic, seat: int | None) -> MosaicView:
    done = len(state.picks[0])
    taken_up = all(player.leader != c.NOTHING for player in state.players)  # hands, after the choice of leaders
    seen = range(min(done + 1, HAND)) if seat is not None and taken_up else range(0)
    regions = survey(state)
    scoring = empire_points(state, regions)
    return MosaicView(
        game="mosaic",
        seat=seat,
        seats=state.seats,
        actors=state.actors(),
        flow=state.observe_flow(seat),
        **same(state, OPEN_FIELDS),
        players=[observe_player(state, other, seat, regions, scoring[other]) for other in range(state.seats)],
        pieces=[None if piece is None else PieceView(piece.seat, c.PIECE_NAMES[piece.piece]) for piece in state.pieces],
        decks={name: observe_deck(state, deck, seat) for deck, name in enumerate(c.DECK_NAMES)},
        regions=[observe_region(state, regions, region) for region in range(len(regions.leader))],
        achievements_in_play=list(state.achievements_in_play),
        wanted=[wanted(state, card.index) for card in state.catalogue.achievements],
        draft_round=done,
        hands=[hand(state, seat, turn) for turn in seen] if seat is not None else [],
        picks=list(state.picks[seat]) if seat is not None else [],
        scorings_left=SCORINGS - state.scorings,
        moved=[MovedView(c.UNIT_NAMES[moved.unit], moved.region) for moved in state.moved],
    )


def observe_player(state: Mosaic, seat: int, viewer: int | None, regions: Regions, scoring: int) -> Tableau:
    player = state.players[seat]
    return Tableau(
        **same(player, OPEN_PLAYER_FIELDS),
        stock=named(c.CURRENCY_NAMES, player.stock),
        production=named(c.TRACK_NAMES, player.production),
        government_production=named(c.TRACK_NAMES, government_production(state, player)),
        goods_kinds=state.goods_kinds(seat),
        down=[observe_down(down, seat == viewer) for down in player.down],
        drafted_up=[card for card in player.up if card in state.picks[seat]],
        refreshed=list(player.refreshed),
        sites=named(c.PIECE_NAMES, [sites[:] for sites in player.sites]),
        units=named(c.UNIT_NAMES, [units[:] for units in player.units]),
        points=points(state, seat),
        progress=progress(state, seat, regions),
        scoring=scoring,
        work={name: worked(state, seat, currency) for currency, name in enumerate(c.CURRENCY_NAMES[: c.MONEY])},
        grown=[grown(state, seat, card.index) for card in state.catalogue.populations],
        levied=[levied_by_card(state, seat, card) for card in state.catalogue.taxes],
        plain_levied={
            name: levied(state, seat, name == "tariff", first, second)
            for name, (first, second) in zip(("tax", "tariff"), state.catalogue.plain_tax)
        },
        wonder_cost=named(["stone", "food"], wonder_cost(state, seat)),
        needs_no_symbols=state.has(seat, c.FREE_GOVERNMENT),
        room={
            name: can_place(state, seat, piece, usual_place(piece))
            for piece, name in enumerate(c.PIECE_NAMES[: c.WONDER])
        },
        wonder_room=wonder_room(state, seat),
    )


def levied_by_card(state: Mosaic, seat: int, tax: c.TaxCard) -> int:
    return taxed_trade(state, seat, tax) + levied(state, seat, tax.tariff, tax.first, tax.second)


def observe_down(down: FaceDown, is_own: bool) -> FaceDownView:
    return FaceDownView(down.card if is_own or down.origin == OPEN else c.NOTHING, down.origin, down.since)


def progress(state: Mosaic, seat: int, regions: Regions) -> list[int]:
    """Towards each achievement; the regions are counted already."""
    return [
        regions.leader.count(seat) if card.need == DOMINATED else measure(state, seat, card.index)
        for card in state.catalogue.achievements
    ]


def wonder_room(state: Mosaic, seat: int) -> list[bool]:
    """Whether each wonder could be placed; many of them go to the same places."""
    by_place: dict[int, bool] = {}
    for wonder in state.catalogue.wonders:
        if wonder.where not in by_place:
            by_place[wonder.where] = can_place(state, seat, c.WONDER, wonder.where)
    return [by_place[wonder.where] for wonder in state.catalogue.wonders]


def government_production(state: Mosaic, player: Player) -> list[int]:
    if player.government == c.NOTHING:
        return [0] * c.TRACKS
    return state.catalogue.governments[player.government].production[:]


def observe_deck(state: Mosaic, deck: int, viewer: int | None) -> DeckView:
    cards = state.decks[deck]
    knows = viewer is not None and state.top_seen[deck] >> viewer & 1 and cards
    return DeckView(
        size=len(cards),
        offer=state.offers[deck][:],
        bottom=cards[: state.under[deck]],
        top=cards[-1] if knows else c.NOTHING,
        top_seen=[seat for seat in range(state.seats) if state.top_seen[deck] >> seat & 1],
        has_empire=c.EMPIRE in cards,
    )


def observe_region(state: Mosaic, regions: Regions, region: int) -> RegionView:
    return RegionView(
        in_play=state.in_play(region),
        worth=worth(regions, region),
        influence=regions.influence[region],
        points=region_points(regions, region),
        leader=regions.leader[region],
    )
