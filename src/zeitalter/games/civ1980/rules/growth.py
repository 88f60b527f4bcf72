"""Phases 2 and 3: population growth and census."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.phase import Phase
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.player import NOBODY
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.model.verbs import FOLLOWS
from zeitalter.games.civ1980.rules.moves import add_tokens, tokens_on_board
from zeitalter.games.civ1980.rules.simultaneous import Proposed, followed


def due(state: Civ1980, seat: int) -> list[int]:
    """New tokens by area: one where there is one token, two where there are more, none in city areas."""
    tokens = state.players[seat].tokens
    city = state.city
    result = [0] * len(tokens)
    for area in range(len(tokens)):
        n = tokens[area]
        if n and city[area] == NOBODY:
            result[area] = growth_of(n)
    return result


def growth_of(tokens: int) -> int:
    """New tokens where there are so many."""
    return min(tokens, 2)


class Growth(Phase[Civ1980, steps.Growth]):
    """Compulsory; only a nation whose stock is too small has something to decide."""

    def run(self, state: Civ1980, step: steps.Growth) -> None:
        state.phase = 2
        mask = 0
        for seat in state.order:
            new = due(state, seat)
            if sum(new) > state.players[seat].stock:
                if state.players[seat].stock:
                    mask |= 1 << seat
            else:
                grow(state, seat, new)
        state.ask_all(steps.Growing(EVERYONE, mask))


def grow(state: Civ1980, seat: int, new: list[int]) -> None:
    total = 0
    for area in range(len(new)):
        if new[area]:
            add_tokens(state, seat, area, new[area])
            total += new[area]
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
        if isinstance(action, verbs.Grow):
            result[action.area] += action.amount
    return result


class Growing(Proposed[steps.Growing]):
    def proposals(self, state: Civ1980, step: steps.Growing, seat: int) -> list[Action]:
        return [FOLLOWS[1]]

    def details(self, state: Civ1980, step: steps.Growing, seat: int) -> list[Action]:
        given = by_hand(state, seat)
        left = state.players[seat].stock - sum(given)
        wanted = due(state, seat)
        actions: list[Action] = []
        for area in range(len(wanted)):
            for n in range(min(wanted[area] - given[area], left), 0, -1):
                actions.append(verbs.Grow(area, n))
        return actions

    def carry_out(self, state: Civ1980, step: steps.Growing, seat: int) -> None:
        grow(state, seat, proposal(state, seat) if followed(state, seat) else by_hand(state, seat))


class Census(Phase[Civ1980, steps.Census]):
    """Everybody counts the tokens on the board, with house rule 2 also those aboard."""

    def run(self, state: Civ1980, step: steps.Census) -> None:
        state.phase = 3
        for seat in range(state.seats):
            player = state.players[seat]
            player.census = tokens_on_board(state, seat) + sum(player.aboard)
            state.emit("event-census", {"seat": seat, "n": player.census})


def census_order(state: Civ1980) -> list[int]:
    """The largest nation first, ties in the order of the succession table."""
    return sorted(state.order, key=[-player.census for player in state.players].__getitem__)
