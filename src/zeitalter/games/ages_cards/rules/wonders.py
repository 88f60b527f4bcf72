"""Conditions of the wonders (rulebook, Ende des Zugs)."""

from collections.abc import Callable
from typing import Final

from zeitalter.games.ages_cards.model import catalogue as c
from zeitalter.games.ages_cards.model.catalogue import ANY_TYPE, NOTHING, Wonder
from zeitalter.games.ages_cards.model.state import AgesCards
from zeitalter.games.ages_cards.rules.moves import different_resources


def fulfilled_eras(state: AgesCards, seat: int) -> list[int]:
    """Rows whose wonder is still there and has its condition fulfilled by the player."""
    result: list[int] = []
    for era, wonder in enumerate(state.wonders):
        if wonder != NOTHING and is_fulfilled(state, seat, state.wonder(wonder)):
            result.append(era)
    return result


def is_fulfilled(state: AgesCards, seat: int, wonder: Wonder) -> bool:
    return progress(state, seat, wonder) >= wonder.condition_amount


def progress(state: AgesCards, seat: int, wonder: Wonder) -> int:
    """How much of what the condition counts the player has."""
    return CONDITIONS[wonder.condition](state, seat, wonder)


def resources(state: AgesCards, seat: int, wonder: Wonder) -> list[int]:
    """Every card counts as what it shows; jokers are none here."""
    cards = state.catalogue.cards
    wanted = wonder.condition_resources
    return [card for card in state.players[seat].resources if wanted >> cards[card].resource & 1]


def technologies(state: AgesCards, seat: int, wonder: Wonder) -> list[int]:
    cards = state.catalogue.cards
    wanted = wonder.condition_type
    return [card for card in state.players[seat].technologies if wanted in (ANY_TYPE, cards[card].type)]


def different(state: AgesCards, seat: int, wonder: Wonder) -> list[int]:
    """The first card of each kind."""
    kinds = {state.card(card).resource: card for card in reversed(state.players[seat].resources)}
    return list(kinds.values())


COUNTED: Final[dict[int, Callable[[AgesCards, int, Wonder], list[int]]]] = {
    c.RESOURCES_AT_LEAST: resources,
    c.DIFFERENT_RESOURCES_AT_LEAST: different,
    c.TECHNOLOGIES_AT_LEAST: technologies,
    c.STRENGTH_AT_LEAST: lambda state, seat, wonder: state.players[seat].technologies,
}


def counted(state: AgesCards, seat: int, wonder: Wonder) -> list[int]:
    """The cards that count for the condition of a wonder; none where it does not count cards."""
    found = COUNTED.get(wonder.condition)
    return [] if found is None else found(state, seat, wonder)


def bought(state: AgesCards, seat: int, wonder: Wonder) -> int:
    era = state.turn.bought_era
    return this_turn(state, seat, 1 if era != NOTHING and wonder.condition_eras >> era & 1 else 0)


def this_turn(state: AgesCards, seat: int, count: int) -> int:
    """What the turn remembers was done by the active player."""
    return count if seat == state.active else 0


CONDITIONS: Final[dict[int, Callable[[AgesCards, int, Wonder], int]]] = {
    c.RESOURCES_AT_LEAST: lambda state, seat, wonder: len(resources(state, seat, wonder)),
    c.DIFFERENT_RESOURCES_AT_LEAST: lambda state, seat, wonder: different_resources(state, seat),
    c.TECHNOLOGIES_AT_LEAST: lambda state, seat, wonder: len(technologies(state, seat, wonder)),
    c.STRENGTH_AT_LEAST: lambda state, seat, wonder: state.strength(seat),
    c.VP_TAKEN_BACK_AT_LEAST: lambda state, seat, wonder: this_turn(state, seat, state.turn.vp_taken_back),
    c.CARDS_TAKEN_BACK_AT_LEAST: lambda state, seat, wonder: this_turn(state, seat, state.turn.cards_taken_back),
    c.ATTACK_ACTIVATED_THIS_TURN: lambda state, seat, wonder: this_turn(state, seat, state.turn.attacks),
    c.VP_GAINED_THIS_TURN_AT_LEAST: lambda state, seat, wonder: this_turn(state, seat, state.turn.vp_gained),
    c.VP_TRACK_AT_LEAST: lambda state, seat, wonder: state.players[seat].vp,
    c.BOUGHT_THIS_TURN: bought,
}
