"""What a seat may know: all but the order of the decks, the hands of the draft and secret face-down technologies."""

from typing import TypeVar

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.player import FaceDown
from zeitalter.games.mosaic.model.state import HAND, Mosaic
from zeitalter.games.mosaic.rules.setup import are_leaders_chosen, hand
from zeitalter.games.mosaic.view.shape import (
    DeckView,
    FaceDownView,
    MosaicView,
    MovedView,
    PieceView,
    Tableau,
)

T = TypeVar("T")


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
