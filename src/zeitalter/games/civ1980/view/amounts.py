# mypyc: no
"""Numbers that may be chosen within an action: every value of the range is legal in its place."""

from zeitalter.core.action import Action
from zeitalter.core.wording import Amount
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.catalogue import GRAIN
from zeitalter.games.civ1980.model.player import count_cards
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.civil_war import Takeover, choice_of
from zeitalter.games.civ1980.rules.growth import by_hand as grown
from zeitalter.games.civ1980.rules.growth import due
from zeitalter.games.civ1980.rules.losses import least_for, most_for, plan_of
from zeitalter.games.civ1980.rules.movement import may_load, unmoved
from zeitalter.games.civ1980.rules.purchase import payment_by_hand


def amount_of(state: Civ1980, seat: int, action: Action) -> Amount | None:
    player = state.players[seat]
    match action:
        case verbs.Move():
            return Amount(1, unmoved(state, seat, action.from_))
        case verbs.Voyage():
            return Amount(0, may_load(state, seat, action.ship))
        case verbs.Load():
            return Amount(1, may_load(state, seat, action.ship))
        case verbs.Land():
            return Amount(1, player.aboard[action.ship])
        case verbs.Grow():
            given = grown(state, seat)
            return Amount(1, min(due(state, seat)[action.area] - given[action.area], player.stock - sum(given)))
        case verbs.Pay():
            held = count_cards(state.catalogue, player.hand)[action.named]
            return Amount(payment_by_hand(state, seat)[action.named] + 1, held)
        case verbs.Lose():
            return Amount(1, most_tokens(state, seat, action.area))
        case verbs.Hit():
            return points_upon(state, seat, action.victim)
        case verbs.Show():
            return Amount(0, count_cards(state.catalogue, player.hand)[GRAIN], noun="grain")
        case verbs.Conscript():
            return levies(state, seat, action)
        case _:
            return None


def most_tokens(state: Civ1980, seat: int, area: int) -> int:
    """That can be lost, picked or taken in an area; any smaller number can, too."""
    match state.agenda[-1]:
        case steps.Losing() as step:
            return plan_of(state, step, seat).most(area)
        case steps.WarPick() as step:
            return choice_of(state, step, seat).most(area)
        case _:
            return Takeover(state, seat).most(area)


def points_upon(state: Civ1980, seat: int, victim: int) -> Amount:
    step = state.agenda[-1]
    assert isinstance(step, steps.NamingVictims)
    least = least_for(state, seat, victim, step.calamity, step.points, step.plain)
    return Amount(least, most_for(state, seat, victim, step.calamity, step.points, step.plain))


def levies(state: Civ1980, seat: int, action: verbs.Conscript) -> Amount:
    """How many tokens of an area may pay for a ship, one or two."""
    possible = [
        n
        for n in range(1, state.catalogue.ship_cost + 1)
        if state.is_legal(seat, verbs.Conscript(action.water, action.area, n))
    ]
    return Amount(possible[0], possible[-1], noun="levied")
