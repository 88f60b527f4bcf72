"""Conditions of the wonders (rulebook, Ende des Zugs)."""

from zeitalter.games.ages_cards.model.catalogue import (
    ANY_TYPE,
    ATTACK_ACTIVATED_THIS_TURN,
    BOUGHT_THIS_TURN,
    CARDS_TAKEN_BACK_AT_LEAST,
    DIFFERENT_RESOURCES_AT_LEAST,
    RESOURCES_AT_LEAST,
    STRENGTH_AT_LEAST,
    TECHNOLOGIES_AT_LEAST,
    VP_GAINED_THIS_TURN_AT_LEAST,
    VP_TAKEN_BACK_AT_LEAST,
    VP_TRACK_AT_LEAST,
    Wonder,
)
from zeitalter.games.ages_cards.model.state import NOTHING, AgesCards
from zeitalter.games.ages_cards.rules.moves import different_resources


def fulfilled_eras(state: AgesCards, seat: int) -> list[int]:
    """Rows whose wonder is still there and has its condition fulfilled by the player."""
    result: list[int] = []
    for era, wonder in enumerate(state.wonders):
        if wonder != NOTHING and is_fulfilled(state, seat, state.catalogue.wonders[wonder]):
            result.append(era)
    return result


def is_fulfilled(state: AgesCards, seat: int, wonder: Wonder) -> bool:
    if wonder.condition == BOUGHT_THIS_TURN:
        era = state.turn.bought_era
        return era != NOTHING and bool(wonder.condition_eras >> era & 1)
    return progress(state, seat, wonder) >= wonder.condition_amount


def progress(state: AgesCards, seat: int, wonder: Wonder) -> int:
    """How much of what the condition counts the player has."""
    player = state.players[seat]
    cards = state.catalogue.cards
    turn = state.turn
    mine = seat == state.active
    condition = wonder.condition
    if condition == RESOURCES_AT_LEAST:  # every card counts as what it shows; jokers are none here
        return len([card for card in player.resources if wonder.condition_resources >> cards[card].resource & 1])
    if condition == DIFFERENT_RESOURCES_AT_LEAST:
        return different_resources(state, seat)
    if condition == TECHNOLOGIES_AT_LEAST:
        wanted = wonder.condition_type
        return len([card for card in player.technologies if wanted == ANY_TYPE or cards[card].type == wanted])
    if condition == STRENGTH_AT_LEAST:
        return state.strength(seat)
    if condition == VP_TRACK_AT_LEAST:
        return player.vp
    if condition == VP_TAKEN_BACK_AT_LEAST:
        return turn.vp_taken_back if mine else 0
    if condition == CARDS_TAKEN_BACK_AT_LEAST:
        return turn.cards_taken_back if mine else 0
    if condition == ATTACK_ACTIVATED_THIS_TURN:
        return turn.attacks if mine else 0
    if condition == VP_GAINED_THIS_TURN_AT_LEAST:
        return turn.vp_gained if mine else 0
    raise ValueError(f"unknown condition {condition}")
