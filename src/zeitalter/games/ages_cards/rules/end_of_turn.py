"""The end of a turn: wonders, taking cards back, fame markers, game end (rulebook, Ende des Zugs, Spielende).

A New World: build a wonder, then take cards back. Triumph of Reason: take cards back, then place a fame marker.
"""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.ages_cards.model.catalogue import ERAS, RESOURCES
from zeitalter.games.ages_cards.model.state import (
    BEGIN_TURN,
    BUILDING_WONDER,
    COLLECT,
    FAME,
    FINISH,
    LAST_WONDER,
    NEW_WORLD_MODE,
    NOTHING,
    PLACING_FAME,
    POINT_LIMIT,
    TAKING_BACK,
    AgesCards,
    Phase,
)
from zeitalter.games.ages_cards.model.verbs import (
    BUILDINGS,
    DONE,
    DONE_ACTION,
    MOVE_FAME,
    PLACEMENTS,
    RETURNS,
)
from zeitalter.games.ages_cards.rules.wonders import fulfilled_eras

FEW_CARDS: Final = 1  # with at most so many hand cards the display is taken back


class EndOfTurn(Phase):
    def run(self, state: AgesCards, step: Step) -> None:
        seat = step.seat
        few = len(state.players[seat].hand) <= FEW_CARDS
        state.push(Step(FINISH, seat))
        if state.mode != NEW_WORLD_MODE:
            state.push(Step(FAME, seat))
        if few:
            state.push(Step(COLLECT, seat))
        if few and state.mode == NEW_WORLD_MODE:
            offer_wonder(state, seat)


# ---- building a wonder at once ------------------------------------------------------------------------------------


def offer_wonder(state: AgesCards, seat: int) -> None:
    eras = fulfilled_eras(state, seat)
    if len(eras) == 1:
        win_wonder(state, seat, eras[0])
    elif eras:
        state.push(Step(BUILDING_WONDER, seat))


class BuildingWonder(Phase):
    def legal(self, state: AgesCards, step: Step) -> list[Action]:
        return [BUILDINGS[state.wonders[era]] for era in fulfilled_eras(state, step.seat)]

    def take(self, state: AgesCards, step: Step, action: Action) -> None:
        win_wonder(state, step.seat, state.wonders.index(action.a))


def win_wonder(state: AgesCards, seat: int, era: int) -> None:
    wonder = state.wonders[era]
    state.wonders[era] = NOTHING
    state.players[seat].wonders.append(wonder)
    for player in state.players:  # everyone gets the own markers back
        player.fame[era] = 0
    if state.log is not None:
        state.emit("event-wonder", {"seat": seat, "wonder": "wonder-" + state.catalogue.wonders[wonder].id})
    if all(other == NOTHING for other in state.wonders):
        state.turn.ending = LAST_WONDER


# ---- taking cards back --------------------------------------------------------------------------------------------


class Collect(Phase):
    def run(self, state: AgesCards, step: Step) -> None:
        """All technologies return to the hand; resources may."""
        player = state.players[step.seat]
        for card in player.technologies:
            count_taken_back(state, card)
        player.hand.extend(player.technologies)
        player.technologies = []
        if state.log is not None:
            state.emit("event-collect", {"seat": step.seat, "n": state.turn.cards_taken_back})
        offer_taking_back(state, step.seat)


def count_taken_back(state: AgesCards, card: int) -> None:
    state.turn.cards_taken_back += 1
    state.turn.vp_taken_back += state.card(card).vp


def offer_taking_back(state: AgesCards, seat: int) -> None:
    if state.players[seat].resources:
        state.push(Step(TAKING_BACK, seat))


class TakingBack(Phase):
    def legal(self, state: AgesCards, step: Step) -> list[Action]:
        actions = [RETURNS[card] for card in state.players[step.seat].resources]
        actions.append(DONE_ACTION)
        return actions

    def take(self, state: AgesCards, step: Step, action: Action) -> None:
        if action.verb == DONE:
            return
        player = state.players[step.seat]
        player.resources.remove(action.a)
        player.hand.append(action.a)
        count_taken_back(state, action.a)
        if state.log is not None:
            state.emit("event-take-back", {"seat": step.seat, "card": "card-" + state.card(action.a).id})
        offer_taking_back(state, step.seat)


# ---- fame markers -------------------------------------------------------------------------------------------------


class Fame(Phase):
    def run(self, state: AgesCards, step: Step) -> None:
        """Exactly one marker on one wonder whose condition holds; with all markers out one of them may be moved."""
        eras = fulfilled_eras(state, step.seat)
        if len(eras) == 1 and has_free_marker(state, step.seat):
            place_fame(state, step.seat, eras[0])
        elif eras:
            state.push(Step(PLACING_FAME, step.seat))


def has_free_marker(state: AgesCards, seat: int) -> bool:
    return sum(state.players[seat].fame) < state.catalogue.fame_markers


class PlacingFame(Phase):
    def legal(self, state: AgesCards, step: Step) -> list[Action]:
        eras = fulfilled_eras(state, step.seat)
        if has_free_marker(state, step.seat):
            return [PLACEMENTS[era] for era in eras]
        fame = state.players[step.seat].fame
        moves = [
            Action(MOVE_FAME, source, era) for era in eras for source in range(ERAS) if fame[source] and source != era
        ]
        moves.append(DONE_ACTION)
        return moves

    def take(self, state: AgesCards, step: Step, action: Action) -> None:
        if action.verb == DONE:
            return
        if action.verb == MOVE_FAME:
            state.players[step.seat].fame[action.a] -= 1
            place_fame(state, step.seat, action.b)
        else:
            place_fame(state, step.seat, action.a)


def place_fame(state: AgesCards, seat: int, era: int) -> None:
    player = state.players[seat]
    player.fame[era] += 1
    wonder = state.catalogue.wonders[state.wonders[era]]
    if state.log is not None:
        state.emit("event-fame", {"seat": seat, "wonder": "wonder-" + wonder.id, "n": player.fame[era]})
    if player.fame[era] >= wonder.fame_needed:
        win_wonder(state, seat, era)


# ---- the end ------------------------------------------------------------------------------------------------------


class Finish(Phase):
    def run(self, state: AgesCards, step: Step) -> None:
        state.turn.gained = [0] * RESOURCES  # what was not spent is lost
        if state.mode != NEW_WORLD_MODE and state.players[step.seat].vp >= state.catalogue.vp_limit:
            state.turn.ending = POINT_LIMIT
        if state.turn.ending:
            state.end(state.turn.ending)
        else:
            state.push(Step(BEGIN_TURN, state.next_seat(step.seat)))
