"""What a bot with a level weighs: what is never worth a thought is left out, so that a search does not waste itself."""

from typing import Final

from zeitalter.core.action import DONE, Action
from zeitalter.games.civ1980.bot.candidates import bargains, candidates
from zeitalter.games.civ1980.bot.deals import is_profitable
from zeitalter.games.civ1980.bot.suggestions import is_stuck
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.catalogue import NO_SITE, STONE_AGE
from zeitalter.games.civ1980.model.player import NOBODY, free_cards
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.model.verbs import FOLLOWS
from zeitalter.games.civ1980.rules.cities import buildable
from zeitalter.games.civ1980.rules.movement import moves_by_hand
from zeitalter.games.civ1980.rules.moves import city_pieces, tokens_on_board
from zeitalter.games.civ1980.rules.proposals import CITIES, GREAT_CITIES, ONE_CITY, RAID, RECALL, SPREAD

YOUNG: Final = 18  # fewer people grow before they build
LEAST: Final = 1.0  # points that a deal with the only rival must bring
WASTED: Final = 3  # tokens above the limit of an area that nobody regrets


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
    if isinstance(step, steps.Trading):
        return trade(state, seat)
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


# ---- trade -----------------------------------------------------------------------------------------------------------


def trade(state: Civ1980, seat: int) -> list[Action]:
    """While six cards are the limit, nations may have to give points for room in a full hand. In a game of two that is
    a gift to the only rival, and only who is stuck makes it."""
    if not state.settings.hand_cap:
        return bargains(state, seat, True)
    actions = bargains(state, seat, False)
    player = state.players[seat]
    if state.seats > 2 or is_stuck(state, player, len(player.hand)):
        return actions
    counts = free_cards(state.catalogue, player.hand)
    return [action for action in actions if is_profitable(state, counts, action, LEAST)]


# ---- cities ----------------------------------------------------------------------------------------------------------


def is_young(state: Civ1980, seat: int) -> bool:
    """Whether a nation had better grow than build: few people, and more than a turn until cities are asked for."""
    player = state.players[seat]
    epochs = state.catalogue.nations[player.nation].epoch
    if player.space + 2 >= len(epochs) or epochs[player.space + 1] != STONE_AGE:
        return False
    return tokens_on_board(state, seat) < YOUNG


def sites(state: Civ1980, seat: int) -> list[Action]:
    """Where a city can be built that will still have its support after phase 8. Tokens that will be lost anyway build
    one even in a young nation."""
    planned = state.sealed[seat]
    young = not planned and is_young(state, seat)
    player = state.players[seat]
    taken = [action.area for action in planned if isinstance(action, verbs.Found)]
    left = 0
    for area in range(len(player.tokens)):
        if player.tokens[area] and state.city[area] == NOBODY and area not in taken:
            left += min(player.tokens[area], state.limit(seat, area))
    needed = state.catalogue.support * (player.cities + len(taken) + 1)
    actions: list[Action] = []
    for area in buildable(state, seat, planned):
        most = state.limit(seat, area)
        n = player.tokens[area]
        if (not young or n - most > WASTED) and left - min(n, most) >= needed:
            actions.append(verbs.Found(area))
    return [*actions, DONE]


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
