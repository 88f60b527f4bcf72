"""Phases 2 and 3: population growth and census."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.civ1980.model.state import GROWING, NOBODY, Civ1980, Phase
from zeitalter.games.civ1980.model.verbs import DONE, DONE_ACTION, FOLLOW, FOLLOWS, GROW, HAND_ACTION
from zeitalter.games.civ1980.rules.moves import add_tokens, tokens_on_board


def due(state: Civ1980, seat: int) -> list[int]:
    """New tokens by area: one where there is one token, two where there are more, none in city areas."""
    tokens = state.players[seat].tokens
    city = state.city
    result = [0] * len(tokens)
    for area in range(len(tokens)):
        n = tokens[area]
        if n and city[area] == NOBODY:
            result[area] = 1 if n == 1 else 2
    return result


class Growth(Phase):
    """Compulsory; only a nation whose stock is too small has something to decide."""

    def run(self, state: Civ1980, step: Step) -> None:
        state.phase = 2
        mask = 0
        for seat in state.order:
            new = due(state, seat)
            if sum(new) > state.players[seat].stock:
                if state.players[seat].stock:
                    mask |= 1 << seat
            else:
                grow(state, seat, new)
        state.ask_all(GROWING, mask)


def grow(state: Civ1980, seat: int, new: list[int]) -> None:
    total = 0
    for area in range(len(new)):
        if new[area]:
            add_tokens(state, seat, area, new[area])
            total += new[area]
    if state.log is not None:
        state.emit("event-growth", {"seat": seat, "n": total})


def proposal(state: Civ1980, seat: int) -> list[int]:
    """Fill the areas below their limit first."""
    player = state.players[seat]
    left = player.stock
    wanted = due(state, seat)
    result = [0] * len(wanted)
    areas = [area for area in range(len(wanted)) if wanted[area]]
    for beyond in (0, 9):
        for area in areas:
            room = state.limit(seat, area) + beyond - player.tokens[area] - result[area]
            n = min(wanted[area] - result[area], left, room)
            if n > 0:
                result[area] += n
                left -= n
    return result


def by_hand(state: Civ1980, seat: int) -> list[int]:
    """What a sealed answer has given to each area so far."""
    result = [0] * state.catalogue.areas
    for action in state.sealed[seat]:
        if action.verb == GROW:
            result[action.a] += action.b
    return result


class Growing(Phase):
    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        if not state.sealed[seat]:
            return [FOLLOWS[1]]
        given = by_hand(state, seat)
        left = state.players[seat].stock - sum(given)
        wanted = due(state, seat)
        actions: list[Action] = []
        for area in range(len(wanted)):
            for n in range(min(wanted[area] - given[area], left), 0, -1):
                actions.append(Action(GROW, area, n))
        return actions or [DONE_ACTION]

    def accepts(self, state: Civ1980, step: Step, seat: int, action: Action) -> bool:
        if not state.sealed[seat] and action.key == HAND_ACTION.key:
            return True
        return super().accepts(state, step, seat, action)

    def complete(self, state: Civ1980, step: Step, seat: int) -> bool:
        last = state.sealed[seat][-1]
        return last.verb == DONE or (last.verb == FOLLOW and last.a != 0)

    def resolve(self, state: Civ1980, step: Step) -> None:
        for seat in state.order:
            if state.sealed[seat]:
                first = state.sealed[seat][0]
                grow(state, seat, proposal(state, seat) if first.a else by_hand(state, seat))


class Census(Phase):
    """Everybody counts the tokens on the board, with house rule 2 also those aboard."""

    def run(self, state: Civ1980, step: Step) -> None:
        state.phase = 3
        for seat in range(state.seats):
            player = state.players[seat]
            player.census = tokens_on_board(state, seat) + sum(player.aboard)
            if state.log is not None:
                state.emit("event-census", {"seat": seat, "n": player.census})


def census_order(state: Civ1980) -> list[int]:
    """The largest nation first, ties in the order of the succession table."""
    return sorted(state.order, key=[-player.census for player in state.players].__getitem__)
