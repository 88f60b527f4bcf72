"""Phase 5: movement over land and by ship, the largest nation first.

A nation follows a proposal (see proposals.py) or moves by hand, in as many small moves as it likes.
"""

from typing import Final

from zeitalter.core.action import DONE, Action, Done
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.phase import Phase, Question
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.catalogue import NONE
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.model.verbs import BY_HAND, FOLLOWS
from zeitalter.games.civ1980.rules.growth import census_order
from zeitalter.games.civ1980.rules.proposals import PROPOSALS, follow
from zeitalter.games.civ1980.rules.sea import FAR, distances, may_enter, ship_range
from zeitalter.games.civ1980.rules.travel import land, load, sail, voyage, walk

WHOLE_MOVEMENTS: Final[list[Action]] = [*FOLLOWS[1 : PROPOSALS + 1], DONE]


class Movement(Phase[Civ1980, steps.Movement]):
    """Nation by nation; one that has nothing to move is not asked."""

    def run(self, state: Civ1980, step: steps.Movement) -> None:
        state.phase = 5
        if step.moved >= state.seats:
            return
        state.push(steps.Movement(EVERYONE, step.moved + 1))
        seat = census_order(state)[step.moved]
        player = state.players[seat]
        if player.ships or any(player.tokens):
            state.push(steps.Moving(seat))


class Moving(Question[Civ1980, steps.Moving]):
    def legal(self, state: Civ1980, step: steps.Moving, seat: int) -> list[Action]:
        if moves_by_hand(state):
            return land_moves(state, seat) + ship_moves(state, seat)
        return WHOLE_MOVEMENTS[:]

    def accepts(self, state: Civ1980, step: steps.Moving, seat: int, action: Action) -> bool:
        if not moves_by_hand(state):
            return isinstance(action, Done) or (isinstance(action, verbs.Follow) and action.proposal <= PROPOSALS)
        if isinstance(action, Done):
            return may_stop(state, seat)
        if isinstance(action, verbs.Move):
            near = action.to in state.board.land[action.from_]
            return near and 0 < action.amount <= unmoved(state, seat, action.from_)
        return accepts_by_ship(state, seat, action)

    def default(self, state: Civ1980, step: steps.Moving, seat: int) -> Action:
        """Stay; whoever is still at sea goes ashore first, by the shortest way."""
        if not moves_by_hand(state) or may_stop(state, seat):
            return DONE
        return bring_ashore(state, seat)

    def take(self, state: Civ1980, step: steps.Moving, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            end_movement(state, seat)
            return
        if isinstance(action, verbs.Follow) and action.proposal != BY_HAND:
            follow(state, seat, action.proposal)
            end_movement(state, seat)
            return
        state.push(steps.Moving(seat))
        if isinstance(action, verbs.Follow):
            state.moved = [0] * state.catalogue.areas
        elif isinstance(action, verbs.Move):
            walk(state, seat, action.from_, action.to, action.amount)
        elif isinstance(action, verbs.Voyage):
            voyage(state, seat, action.ship, action.water, action.amount)
        elif isinstance(action, verbs.Load):
            load(state, seat, action.ship, action.amount)
        elif isinstance(action, verbs.Land):
            land(state, seat, action.ship, action.amount)
        else:
            assert isinstance(action, verbs.Sail)
            sail(state, seat, action.ship, action.water, 1)


def moves_by_hand(state: Civ1980) -> bool:
    return len(state.moved) > 0


def accepts_by_ship(state: Civ1980, seat: int, action: Action) -> bool:
    player = state.players[seat]
    ships = player.ships
    if isinstance(action, verbs.Voyage):
        return action.ship < len(ships) and accepts_voyage(state, seat, action)
    if isinstance(action, verbs.Load):
        return action.ship < len(ships) and 0 < action.amount <= may_load(state, seat, action.ship)
    if isinstance(action, verbs.Land):
        if action.ship >= len(ships) or state.catalogue.water_area[ships[action.ship]] == NONE:
            return False
        return 0 < action.amount <= player.aboard[action.ship]
    if isinstance(action, verbs.Sail):
        if action.ship >= len(ships) or action.water not in state.board.links[ships[action.ship]]:
            return False
        return may_enter(state, seat, action.water, steps_left(state, seat, action.ship))
    return False


def end_movement(state: Civ1980, seat: int) -> None:
    state.moved = []
    player = state.players[seat]
    for ship in range(len(player.ships)):
        player.sailed[ship] = 0


def unmoved(state: Civ1980, seat: int, area: int) -> int:
    return state.players[seat].tokens[area] - state.moved[area]


def steps_left(state: Civ1980, seat: int, ship: int) -> int:
    return ship_range(state, seat) - state.players[seat].sailed[ship]


def may_load(state: Civ1980, seat: int, ship: int) -> int:
    """How many tokens can go aboard where the ship is: those that have not moved yet, up to its capacity."""
    player = state.players[seat]
    area = state.catalogue.water_area[player.ships[ship]]
    if area == NONE:
        return 0
    return min(unmoved(state, seat, area), state.catalogue.capacity - player.aboard[ship])


def may_stop(state: Civ1980, seat: int) -> bool:
    """All ships lie at a coast and are empty, unless tokens may stay aboard (house rule 2)."""
    player = state.players[seat]
    for ship in range(len(player.ships)):
        if player.aboard[ship] and not state.settings.stay_aboard:
            return False
        if state.catalogue.water_area[player.ships[ship]] == NONE:
            return False
    return True


def land_moves(state: Civ1980, seat: int) -> list[Action]:
    """One token or all of them, as a sample; any number is accepted."""
    actions: list[Action] = []
    links = state.board.land
    tokens = state.players[seat].tokens
    for area in range(len(tokens)):
        n = tokens[area] - state.moved[area] if tokens[area] else 0
        if n:
            for other in links[area]:
                actions.append(verbs.Move(area, other, n))
                if n > 1:
                    actions.append(verbs.Move(area, other, 1))
    return actions


def ship_moves(state: Civ1980, seat: int) -> list[Action]:
    actions: list[Action] = []
    player = state.players[seat]
    water_area = state.catalogue.water_area
    for ship in range(len(player.ships)):
        water = player.ships[ship]
        left = steps_left(state, seat, ship)
        room = may_load(state, seat, ship)
        if player.aboard[ship] and water_area[water] != NONE:
            actions.append(verbs.Land(ship, player.aboard[ship]))
        if room:
            actions.append(verbs.Load(ship, room))
        for other in state.board.links[water]:
            if may_enter(state, seat, other, left):
                actions.append(verbs.Sail(ship, other))
        if room and water_area[water] != NONE:
            reach = distances(state, seat, water, left)
            for other in range(len(reach)):
                if 0 < reach[other] < FAR and water_area[other] != NONE:
                    actions.append(verbs.Voyage(ship, other, room))
    if may_stop(state, seat):
        actions.append(DONE)
    return actions


def accepts_voyage(state: Civ1980, seat: int, action: verbs.Voyage) -> bool:
    water = state.players[seat].ships[action.ship]
    if state.catalogue.water_area[action.water] == NONE or state.catalogue.water_area[water] == NONE:
        return False
    reach = distances(state, seat, water, steps_left(state, seat, action.ship))
    return 0 < reach[action.water] < FAR and action.amount <= may_load(state, seat, action.ship)


def bring_ashore(state: Civ1980, seat: int) -> Action:
    player = state.players[seat]
    for ship in range(len(player.ships)):
        water = player.ships[ship]
        if state.catalogue.water_area[water] == NONE:
            for other in state.board.links[water]:
                if state.catalogue.water_area[other] != NONE:
                    return verbs.Sail(ship, other)
        elif player.aboard[ship]:
            return verbs.Land(ship, player.aboard[ship])
    return DONE
