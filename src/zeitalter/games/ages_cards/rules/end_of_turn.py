"""The end of a turn: wonders, taking cards back, fame markers, game end (rulebook, Ende des Zugs, Spielende).

A New World: build a wonder, then take cards back. Triumph of Reason: take cards back, then place a fame marker.
"""

from typing import Final

from zeitalter.core.action import DONE, Action
from zeitalter.core.phase import Phase, Question
from zeitalter.core.wording import Arg
from zeitalter.games.ages_cards.model import steps, verbs
from zeitalter.games.ages_cards.model.catalogue import ERAS, NOTHING, RESOURCES, names_of
from zeitalter.games.ages_cards.model.state import LAST_WONDER, NEW_WORLD_MODE, POINT_LIMIT, AgesCards
from zeitalter.games.ages_cards.rules.wonders import fulfilled_eras

FEW_CARDS: Final = 1  # with at most so many hand cards the display is taken back


class EndOfTurn(Phase[AgesCards, steps.EndOfTurn]):
    def run(self, state: AgesCards, step: steps.EndOfTurn) -> None:
        seat = step.seat
        few = len(state.players[seat].hand) <= FEW_CARDS
        state.push(steps.Finish(seat))
        if state.mode != NEW_WORLD_MODE:
            state.push(steps.Fame(seat))
        if few:
            state.push(steps.Collecting(seat))
        if few and state.mode == NEW_WORLD_MODE:
            offer_wonder(state, seat)


# ---- building a wonder at once ------------------------------------------------------------------------------------


def offer_wonder(state: AgesCards, seat: int) -> None:
    eras = fulfilled_eras(state, seat)
    if len(eras) == 1:
        win_wonder(state, seat, eras[0])
    elif eras:
        state.push(steps.BuildingWonder(seat))


class BuildingWonder(Question[AgesCards, steps.BuildingWonder]):
    def legal(self, state: AgesCards, step: steps.BuildingWonder, seat: int) -> list[Action]:
        return [state.actions.build[state.wonders[era]] for era in fulfilled_eras(state, seat)]

    def take(self, state: AgesCards, step: steps.BuildingWonder, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Build)
        win_wonder(state, seat, state.wonders.index(action.wonder))


def win_wonder(state: AgesCards, seat: int, era: int) -> None:
    wonder = state.wonders[era]
    state.wonders[era] = NOTHING
    state.players[seat].wonders.append(wonder)
    for player in state.players:  # everyone gets their markers back
        player.fame[era] = 0
    state.emit("event-wonder", {"seat": seat, "wonder": state.wonder(wonder).name})
    if all(other == NOTHING for other in state.wonders):
        state.turn.ending = LAST_WONDER
        state.emit("event-ending", {"seat": seat})


# ---- taking cards back --------------------------------------------------------------------------------------------


class Collecting(Phase[AgesCards, steps.Collecting]):
    def run(self, state: AgesCards, step: steps.Collecting) -> None:
        """All technologies return to the hand; resources may."""
        player = state.players[step.seat]
        for card in player.technologies:
            count_taken_back(state, card)
        player.hand.extend(player.technologies)
        player.technologies = []
        state.emit("event-collect", {"seat": step.seat, "n": state.turn.cards_taken_back})
        state.push(steps.TakingBack(step.seat))


def count_taken_back(state: AgesCards, card: int) -> None:
    state.turn.cards_taken_back += 1
    state.turn.vp_taken_back += state.card(card).vp


class TakingBack(Question[AgesCards, steps.TakingBack]):
    def asks(self, state: AgesCards, step: steps.TakingBack) -> int:
        return 1 << step.seat if state.players[step.seat].resources else 0

    def run(self, state: AgesCards, step: steps.TakingBack) -> None:
        """There is nothing left to take back."""

    def legal(self, state: AgesCards, step: steps.TakingBack, seat: int) -> list[Action]:
        actions: list[Action] = [state.actions.take_back[card] for card in state.players[seat].resources]
        actions.append(DONE)
        return actions

    def take(self, state: AgesCards, step: steps.TakingBack, seat: int, action: Action) -> None:
        if not isinstance(action, verbs.TakeBack):
            return
        player = state.players[seat]
        player.resources.remove(action.card)
        player.hand.append(action.card)
        count_taken_back(state, action.card)
        state.emit("event-take-back", {"seat": seat, "card": state.card(action.card).name})
        state.push(step)


# ---- fame markers -------------------------------------------------------------------------------------------------


class Fame(Phase[AgesCards, steps.Fame]):
    def run(self, state: AgesCards, step: steps.Fame) -> None:
        """Exactly one marker on one wonder whose condition holds; with all markers out one of them may be moved."""
        eras = fulfilled_eras(state, step.seat)
        if len(eras) == 1 and has_free_marker(state, step.seat):
            place_fame(state, step.seat, eras[0])
        elif eras:
            state.push(steps.PlacingFame(step.seat))


def has_free_marker(state: AgesCards, seat: int) -> bool:
    return sum(state.players[seat].fame) < state.catalogue.fame_markers


class PlacingFame(Question[AgesCards, steps.PlacingFame]):
    def legal(self, state: AgesCards, step: steps.PlacingFame, seat: int) -> list[Action]:
        eras = fulfilled_eras(state, seat)
        if has_free_marker(state, seat):
            return [state.actions.place_fame[era] for era in eras]
        fame = state.players[seat].fame
        moves: list[Action] = [
            verbs.MoveFame(source, era) for era in eras for source in range(ERAS) if fame[source] and source != era
        ]
        moves.append(DONE)
        return moves

    def take(self, state: AgesCards, step: steps.PlacingFame, seat: int, action: Action) -> None:
        if isinstance(action, verbs.PlaceFame):
            place_fame(state, seat, action.era)
        elif isinstance(action, verbs.MoveFame):
            state.players[seat].fame[action.from_] -= 1
            source, target = state.wonders[action.from_], state.wonders[action.era]
            words: dict[str, Arg] = {"from": state.wonder(source).name, "wonder": state.wonder(target).name}
            state.emit("event-move-fame", {"seat": seat, **words})
            place_fame(state, seat, action.era)


def place_fame(state: AgesCards, seat: int, era: int) -> None:
    player = state.players[seat]
    player.fame[era] += 1
    wonder = state.wonder(state.wonders[era])
    state.emit("event-fame", {"seat": seat, "wonder": wonder.name, "n": player.fame[era]})
    if player.fame[era] >= wonder.fame_needed:
        win_wonder(state, seat, era)


# ---- the end ------------------------------------------------------------------------------------------------------


class Finish(Phase[AgesCards, steps.Finish]):
    def run(self, state: AgesCards, step: steps.Finish) -> None:
        if any(state.turn.gained):  # what was not spent is lost
            state.emit("event-lapse", {"seat": step.seat, "what": names_of(state.turn.gained)})
        state.turn.gained = [0] * RESOURCES
        if state.mode != NEW_WORLD_MODE and state.players[step.seat].vp >= state.catalogue.vp_limit:
            state.turn.ending = POINT_LIMIT
        if state.turn.ending:
            state.end(state.turn.ending)
        else:
            state.push(steps.Turn((step.seat + 1) % state.seats))
