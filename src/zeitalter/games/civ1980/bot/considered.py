"""What a bot with a level weighs: what is never worth a thought is left out, so that a search does not waste itself."""

from typing import Final

from zeitalter.core.action import DONE, Action
from zeitalter.games.civ1980.bot.candidates import candidates
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.catalogue import NO_SITE, STONE_AGE
from zeitalter.games.civ1980.model.player import NOBODY
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.model.verbs import FOLLOWS
from zeitalter.games.civ1980.rules.cities import buildable
from zeitalter.games.civ1980.rules.movement import moves_by_hand
from zeitalter.games.civ1980.rules.moves import city_pieces, tokens_on_board
from zeitalter.games.civ1980.rules.proposals import CITIES, GREAT_CITIES, ONE_CITY, RAID, RECALL, SPREAD

YOUNG: Final = 18  # fewer people grow before they build


def considered(state: Civ1980, seat: int) -> list[Action]:
    """Never none; all of them legal, and from what the seat may know."""
    if not state.is_actor(seat):
        return candidates(state, seat)
    step = state.agenda[-1]
    if isinstance(step, steps.TaxRate):
        return payable_rates(state, seat)
    if isinstance(step, steps.Moving) and not moves_by_hand(state):
        return movements(state, seat)
    if isinstance(step, steps.Building):
        return sites(state, seat)
    return candidates(state, seat)


# ---- taxes -----------------------------------------------------------------------------------------------------------


def payable_rates(state: Civ1980, seat: int) -> list[Action]:
    """Rates that the stock can pay for all cities; else the lowest, so that few of them revolt."""
    player = state.players[seat]
    rates: list[Action] = []
    for rate in (2, 1, 3):
        if rate * player.cities <= player.stock:
            rates.append(verbs.Tax(rate))
    return rates or [verbs.Tax(1)]


# ---- cities ----------------------------------------------------------------------------------------------------------


def is_young(state: Civ1980, seat: int) -> bool:
    """Whether a nation had better grow than build: few people, and more than a turn until cities are asked for."""
    player = state.players[seat]
    epochs = state.catalogue.nations[player.nation].epoch
    if player.space + 2 >= len(epochs) or epochs[player.space + 1] != STONE_AGE:
        return False
    return tokens_on_board(state, seat) < YOUNG


def sites(state: Civ1980, seat: int) -> list[Action]:
    """Everywhere a city can be built. Tokens that will be lost anyway build one even in a young nation."""
    if not state.sealed[seat] and is_young(state, seat):
        player = state.players[seat]
        wasted: list[Action] = []
        for area in buildable(state, seat, []):
            if player.tokens[area] - state.limit(seat, area) > 3:
                wasted.append(verbs.Found(area))
        return [*wasted, DONE]
    return candidates(state, seat)


# ---- movement --------------------------------------------------------------------------------------------------------


def movements(state: Civ1980, seat: int) -> list[Action]:
    """The proposals that differ: for cities only where enough tokens stand together, a raid only where there is a city
    within reach, recalling only for taxes."""
    if is_young(state, seat):
        return [FOLLOWS[SPREAD]]
    player = state.players[seat]
    reach = Reach(state, seat)
    actions: list[Action] = [FOLLOWS[SPREAD]]
    if city_pieces(state, seat):
        if reach.sites:
            actions.append(FOLLOWS[ONE_CITY])
        actions.append(FOLLOWS[CITIES])
        if reach.elsewhere:
            actions.append(FOLLOWS[GREAT_CITIES])
    if reach.prey:
        actions.append(FOLLOWS[RAID])
    if player.stock < state.catalogue.tax * player.cities:
        actions.append(FOLLOWS[RECALL])
    return actions


class Reach:
    """Where enough tokens stand in and around an area: free sites, other free areas, cities of others."""

    __slots__ = ("elsewhere", "prey", "sites")

    def __init__(self, state: Civ1980, seat: int) -> None:
        self.sites: int = 0
        self.elsewhere: int = 0
        self.prey: int = 0
        tokens = state.players[seat].tokens
        board = state.board
        around = [0] * len(tokens)
        for area in range(len(tokens)):
            n = tokens[area]
            if n:
                around[area] += n
                for other in board.land[area]:
                    around[other] += n
        for area in range(len(tokens)):
            if around[area] < state.catalogue.city_on_site:
                continue
            if state.city[area] == NOBODY:
                if board.site[area] != NO_SITE:
                    self.sites += 1
                elif around[area] >= state.catalogue.city_elsewhere:
                    self.elsewhere += 1
            elif state.city[area] != seat and around[area] >= state.catalogue.attackers:
                self.prey += 1
