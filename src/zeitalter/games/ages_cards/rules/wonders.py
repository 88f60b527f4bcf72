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


def resources(state: AgesCards, seat: int, wonder: Wonder) -> int:
    """Every card counts as what it shows; jokers are none here."""
    cards = state.catalogue.cards
    wanted = wonder.condition_resources
    return len([card for card in state.players[seat].resources if wanted >> cards[card].resource & 1])


def kinds_of_resources(state: AgesCards, seat: int, wonder: Wonder) -> int:
    return different_resources(state, seat)


def technologies(state: AgesCards, seat: int, wonder: Wonder) -> int:
    cards = state.catalogue.cards
    wanted = wonder.condition_type
    return len([card for card in state.players[seat].technologies if wanted in (ANY_TYPE, cards[card].type)])


def strength(state: AgesCards, seat: int, wonder: Wonder) -> int:
    return state.strength(seat)


def vp_taken_back(state: AgesCards, seat: int, wonder: Wonder) -> int:
    return state.turn.vp_taken_back if seat == state.active else 0


def cards_taken_back(state: AgesCards, seat: int, wonder: Wonder) -> int:
    return state.turn.cards_taken_back if seat == state.active else 0


def attacks_activated(state: AgesCards, seat: int, wonder: Wonder) -> int:
    return state.turn.attacks if seat == state.active else 0


def vp_gained(state: AgesCards, seat: int, wonder: Wonder) -> int:
    return state.turn.vp_gained if seat == state.active else 0


def vp_on_track(state: AgesCards, seat: int, wonder: Wonder) -> int:
    return state.players[seat].vp


def bought(state: AgesCards, seat: int, wonder: Wonder) -> int:
    era = state.turn.bought_era
    return 1 if seat == state.active and era != NOTHING and wonder.condition_eras >> era & 1 else 0


CONDITIONS: Final[dict[int, Callable[[AgesCards, int, Wonder], int]]] = {
    c.RESOURCES_AT_LEAST: resources,
    c.DIFFERENT_RESOURCES_AT_LEAST: kinds_of_resources,
    c.TECHNOLOGIES_AT_LEAST: technologies,
    c.STRENGTH_AT_LEAST: strength,
    c.VP_TAKEN_BACK_AT_LEAST: vp_taken_back,
    c.CARDS_TAKEN_BACK_AT_LEAST: cards_taken_back,
    c.ATTACK_ACTIVATED_THIS_TURN: attacks_activated,
    c.VP_GAINED_THIS_TURN_AT_LEAST: vp_gained,
    c.VP_TRACK_AT_LEAST: vp_on_track,
    c.BOUGHT_THIS_TURN: bought,
}
