# mypyc: no
"""What a seat may know: all but the order of the decks, the hands of the draft and secret face-down technologies."""

from typing import TypeVar

from msgspec import Struct, field

from zeitalter.core.view import View
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.player import FaceDown
from zeitalter.games.mosaic.model.state import HAND, Mosaic
from zeitalter.games.mosaic.rules.setup import are_leaders_chosen, hand

T = TypeVar("T")


class FaceDownView(Struct, frozen=True):
    """A technology that lies face down; -1 if the viewer does not know it."""

    card: int
    since: int  # the turn it was laid down
    known_by: list[int]  # seats that have seen it
    drafted: bool


class Reckoning(Struct, frozen=True):
    """What people would otherwise work out for themselves about a player."""

    government_production: dict[str, int]
    goods_kinds: int
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


class Tableau(Struct, frozen=True):
    """One player. Cards and hexes are numbers of the catalogue, -1 for none; symbols are counted by its pillars, goods
    by its tiles."""

    leader: int
    population: int
    stock: dict[str, int]
    production: dict[str, int]
    goods: list[int]
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
    reckoning: Reckoning | None = None  # for people


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
    """A unit that has moved in this turn, and where it is now."""

    unit: str
    region: int


class MosaicView(View, frozen=True, kw_only=True):
    second_after_tie: bool
    players: list[Tableau]
    tiles: list[int]
    pieces: list[PieceView | None]  # by hex
    decks: dict[str, DeckView]
    used_population: list[int]
    achievements: list[int]
    achievements_in_play: list[int]
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
    pending: int
    looked: bool
    recruited: int
    moved: list[MovedView]
    regions: list[RegionView] = field(default_factory=list)  # for people, as what follows
    wanted: list[int] = field(default_factory=list)  # what each achievement asks for in this game
    scorings_left: int = 0


def named(names: list[str], values: list[T]) -> dict[str, T]:
    return dict(zip(names, values))


def observe(state: Mosaic, seat: int | None) -> MosaicView:
    done = len(state.picks[0])
    seen = range(min(done + 1, HAND)) if seat is not None and are_leaders_chosen(state) else range(0)
    return MosaicView(
        game="mosaic",
        seat=seat,
        seats=state.seats,
        actors=state.actors(),
        flow=state.observe_flow(seat),
        second_after_tie=state.second_after_tie,
        tiles=state.tiles[:],
        used_population=state.used_population[:],
        achievements=state.achievements[:],
        bonus=state.bonus,
        locked=state.locked[:],
        start_player=state.start_player,
        active=state.active,
        turns=state.turns,
        round=state.round,
        final_round=state.final_round,
        ending=state.ending,
        empires=state.empires,
        scorings=state.scorings,
        pending=state.pending,
        looked=state.looked,
        recruited=state.recruited,
        players=[observe_player(state, other, seat) for other in range(state.seats)],
        pieces=[None if piece is None else PieceView(piece.seat, c.PIECE_NAMES[piece.piece]) for piece in state.pieces],
        decks={name: observe_deck(state, deck, seat) for deck, name in enumerate(c.DECK_NAMES)},
        achievements_in_play=list(state.achievements_in_play),
        draft_round=done,
        hands=[hand(state, seat, turn) for turn in seen] if seat is not None else [],
        picks=list(state.picks[seat]) if seat is not None else [],
        moved=[MovedView(c.UNIT_NAMES[moved.unit], moved.region) for moved in state.moved],
    )


def observe_player(state: Mosaic, seat: int, viewer: int | None) -> Tableau:
    player = state.players[seat]
    return Tableau(
        leader=player.leader,
        population=player.population,
        goods=player.goods[:],
        symbols=player.symbols[:],
        up=player.up[:],
        builds=player.builds[:],
        taxes=player.taxes[:],
        wonders=player.wonders[:],
        golden_ages=player.golden_ages[:],
        achievements=player.achievements[:],
        government=player.government,
        power_used=player.power_used,
        expelled=player.expelled,
        doubled=player.doubled,
        empire_vp=player.empire_vp,
        card_vp=player.card_vp,
        stock=named(c.CURRENCY_NAMES, player.stock),
        production=named(c.TRACK_NAMES, player.production),
        down=[observe_down(state, down, viewer) for down in player.down],
        drafted_up=[card for card in player.up if card in state.picks[seat]],
        refreshed=list(player.refreshed),
        sites=named(c.PIECE_NAMES, [sites[:] for sites in player.sites]),
        units=named(c.UNIT_NAMES, [units[:] for units in player.units]),
    )


def observe_down(state: Mosaic, down: FaceDown, viewer: int | None) -> FaceDownView:
    known_by = seats_of(state, down.known_by)
    knows = len(known_by) == state.seats if viewer is None else viewer in known_by
    return FaceDownView(down.card if knows else c.NOTHING, down.since, known_by, down.drafted)


def seats_of(state: Mosaic, mask: int) -> list[int]:
    return [seat for seat in range(state.seats) if mask >> seat & 1]


def observe_deck(state: Mosaic, deck: int, viewer: int | None) -> DeckView:
    cards = state.decks[deck]
    knows = viewer is not None and state.top_seen[deck] >> viewer & 1 and cards
    return DeckView(
        size=len(cards),
        offer=state.offers[deck][:],
        bottom=cards[: state.under[deck]],
        top=cards[-1] if knows else c.NOTHING,
        top_seen=seats_of(state, state.top_seen[deck]),
        has_empire=c.EMPIRE in cards,
    )
