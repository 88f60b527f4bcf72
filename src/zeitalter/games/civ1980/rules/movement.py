"""Phase 5: movement over land and by ship, the largest nation first.

A nation follows a proposal (see proposals.py) or moves by hand, in as many small moves as it likes.
"""

from zeitalter.core.action import Action
from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.games.civ1980.model.catalogue import NONE
from zeitalter.games.civ1980.model.state import MOVEMENT, MOVING, STAY_ABOARD, Civ1980, Phase
from zeitalter.games.civ1980.model.verbs import (
    DONE,
    DONE_ACTION,
    FOLLOW,
    FOLLOWS,
    HAND_ACTION,
    LAND,
    LOAD,
    MOVE,
    SAIL,
    VOYAGE,
)
from zeitalter.games.civ1980.rules.growth import census_order
from zeitalter.games.civ1980.rules.proposals import PROPOSALS, follow
from zeitalter.games.civ1980.rules.sea import FAR, distances, may_enter, ship_range
from zeitalter.games.civ1980.rules.travel import land, load, sail, voyage, walk


class Movement(Phase):
    """Nation by nation; one that has nothing to move is not asked."""

    def run(self, state: Civ1980, step: Step) -> None:
        state.phase = 5
        if step.a >= state.seats:
            return
        state.push(Step(MOVEMENT, EVERYONE, step.a + 1))
        seat = census_order(state)[step.a]
        player = state.players[seat]
        if player.ships or any(player.tokens):
            state.push(Step(MOVING, seat))


class Moving(Phase):
    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        if state.by_hand >> seat & 1:
            return land_moves(state, seat) + ship_moves(state, seat)
        return FOLLOWS[1 : PROPOSALS + 1] + [DONE_ACTION]

    def accepts(self, state: Civ1980, step: Step, seat: int, action: Action) -> bool:
        verb = action.verb
        if not state.by_hand >> seat & 1:
            return verb == DONE or (verb == FOLLOW and action.a <= PROPOSALS) or action.key == HAND_ACTION.key
        if verb == DONE:
            return action.key == DONE_ACTION.key and may_stop(state, seat)
        if verb == MOVE:
            return action.b in state.board.land[action.a] and 0 < action.c <= unmoved(state, seat, action.a)
        ships = state.players[seat].ships
        if action.a >= len(ships):
            return False
        if verb == VOYAGE:
            return accepts_voyage(state, seat, action)
        if verb == LOAD:
            return 0 < action.b <= may_load(state, seat, action.a)
        if verb == LAND:
            at_coast = state.catalogue.water_area[ships[action.a]] != NONE
            return at_coast and 0 < action.b <= state.players[seat].aboard[action.a]
        if verb == SAIL:
            linked = action.b in state.board.links[ships[action.a]]
            return linked and may_enter(state, seat, action.b, steps_left(state, seat, action.a))
        return False

    def default(self, state: Civ1980, step: Step, seat: int) -> Action:
        """Stay; whoever is still at sea goes ashore first, by the shortest way."""
        if not state.by_hand >> seat & 1 or may_stop(state, seat):
            return DONE_ACTION
        return bring_ashore(state, seat)

    def take(self, state: Civ1980, step: Step, seat: int, action: Action) -> None:
        verb = action.verb
        if verb == DONE:
            end_movement(state, seat)
            return
        if verb == FOLLOW and action.a:
            follow(state, seat, action.a)
            end_movement(state, seat)
            return
        state.push(Step(MOVING, seat))
        if verb == FOLLOW:
            state.by_hand |= 1 << seat
            state.moved = [0] * state.catalogue.areas
        elif verb == MOVE:
            walk(state, seat, action.a, action.b, action.c)
        elif verb == VOYAGE:
            voyage(state, seat, action.a, action.b, action.c)
        elif verb == LOAD:
            load(state, seat, action.a, action.b)
        elif verb == LAND:
            land(state, seat, action.a, action.b)
        else:
            sail(state, seat, action.a, action.b, 1)


def end_movement(state: Civ1980, seat: int) -> None:
    state.by_hand &= ~(1 << seat)
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
        if player.aboard[ship] and not state.settings[STAY_ABOARD]:
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
                actions.append(Action(MOVE, area, other, n))
                if n > 1:
                    actions.append(Action(MOVE, area, other, 1))
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
            actions.append(Action(LAND, ship, player.aboard[ship]))
        if room:
            actions.append(Action(LOAD, ship, room))
        for other in state.board.links[water]:
            if may_enter(state, seat, other, left):
                actions.append(Action(SAIL, ship, other))
        if room and water_area[water] != NONE:
            reach = distances(state, seat, water, left)
            for other in range(len(reach)):
                if 0 < reach[other] < FAR and water_area[other] != NONE:
                    actions.append(Action(VOYAGE, ship, other, room))
    if may_stop(state, seat):
        actions.append(DONE_ACTION)
    return actions


def accepts_voyage(state: Civ1980, seat: int, action: Action) -> bool:
    water = state.players[seat].ships[action.a]
    if state.catalogue.water_area[action.b] == NONE or state.catalogue.water_area[water] == NONE:
        return False
    reach = distances(state, seat, water, steps_left(state, seat, action.a))
    return 0 < reach[action.b] < FAR and action.c <= may_load(state, seat, action.a)


def bring_ashore(state: Civ1980, seat: int) -> Action:
    player = state.players[seat]
    for ship in range(len(player.ships)):
        water = player.ships[ship]
        if state.catalogue.water_area[water] == NONE:
            for other in state.board.links[water]:
                if state.catalogue.water_area[other] != NONE:
                    return Action(SAIL, ship, other)
        elif player.aboard[ship]:
            return Action(LAND, ship, player.aboard[ship])
    return DONE_ACTION
