"""Scripted opponents: the warlord arms first and attacks the weakest, the hermit wants nothing but culture."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.script import Script
from zeitalter.games.ages.model import catalogue as c
from zeitalter.games.ages.model import verbs
from zeitalter.games.ages.model.player import NOTHING
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.army import count
from zeitalter.games.ages.rules.civilization import figures, strength

ARMS: Final = 8.0  # a point of strength, up to the superiority that makes attacks safe
SUPERIOR: Final = 10  # points over the weakest rival
MORE_ARMS: Final = 0.6  # any further point
DRILL: Final = 3.0  # a military action a turn
WEAPONS: Final = 1.5  # a level of a unit technology, without which an army grows old
SAFE: Final = 3  # strength beyond the victim's, against the cards it may hold
CULTURE: Final = 12.0  # a point of culture income
TOO_MANY: Final = 8.0  # a unit beyond the first


class Warlord(Script[Ages]):
    def __init__(self) -> None:
        super().__init__("warlord")

    def bend(self, state: Ages, seat: int) -> float:
        """Strength up to superiority over the weakest rival is what counts, and the means to get it."""
        player = state.players[seat]
        own = strength(state, seat)
        victim = weakest(state, seat)
        enough = SUPERIOR + (0 if victim == NOTHING else strength(state, victim))
        cards = state.catalogue.cards
        levels = 0
        for tech in player.techs:
            if tech >= state.catalogue.units.first:
                levels += cards[tech].age
        return (
            ARMS * min(own, enough)
            + MORE_ARMS * max(0, own - enough)
            + DRILL * player.military_total
            + WEAPONS * levels
        )

    def narrow(self, state: Ages, seat: int, actions: list[Action]) -> list[Action]:
        """Attacks the weakest rival whenever it can win, rather by war than otherwise; until then arms itself before
        anything else, and keeps its army."""
        victim = weakest(state, seat)
        superior = victim != NOTHING and strength(state, seat) >= strength(state, victim) + SAFE
        attacks = [a for a in actions if isinstance(a, verbs.Attack) and a.opponent == victim]
        if attacks and superior:
            ends = state.last_round != 0 and state.round == state.last_round
            wars = [a for a in attacks if state.card(a.card).kind == c.WAR]
            others = [a for a in attacks if state.card(a.card).kind != c.WAR]
            if wars and not ends:
                return list(wars)
            if others:
                return list(others)
        first = state.catalogue.units.first
        arms = [a for a in actions if isinstance(a, verbs.Build | verbs.Upgrade | verbs.Draft) and a.tech >= first]
        if arms and not superior:
            return list(arms)
        kept = [a for a in actions if not (isinstance(a, verbs.Destroy) and a.tech >= first)]
        return kept if kept else actions


class Hermit(Script[Ages]):
    def __init__(self) -> None:
        super().__init__("hermit")

    def bend(self, state: Ages, seat: int) -> float:
        """Culture, and no more units than the first."""
        units = count(state.players[seat].workers, state.catalogue.units)
        return CULTURE * figures(state, seat).culture - TOO_MANY * max(0, units - 1)

    def narrow(self, state: Ages, seat: int, actions: list[Action]) -> list[Action]:
        """No arms, no attacks."""
        armed = count(state.players[seat].workers, state.catalogue.units) > 0
        peaceful = [a for a in actions if not is_martial(state, a, armed)]
        return peaceful if peaceful else actions


def weakest(state: Ages, seat: int) -> int:
    """The rival of least strength; of equals the one with the most culture."""
    found = NOTHING
    least = most = 0
    for other in state.remaining():
        if other == seat:
            continue
        arms, culture = strength(state, other), state.players[other].culture
        if found == NOTHING or arms < least or (arms == least and culture > most):
            found, least, most = other, arms, culture
    return found


def is_martial(state: Ages, action: Action, armed: bool) -> bool:
    """Attacks, tactics, and units beyond the first, also the technologies for them."""
    cards = state.catalogue.cards
    if isinstance(action, verbs.Attack | verbs.Tactic):
        return True
    if isinstance(action, verbs.Build | verbs.Draft):
        return armed and action.tech >= state.catalogue.units.first
    if isinstance(action, verbs.Upgrade):
        return action.tech >= state.catalogue.units.first
    if isinstance(action, verbs.Take):
        return is_military(cards[state.row[action.slot]])
    if isinstance(action, verbs.Discover):
        return is_military(cards[action.card])
    return False


def is_military(card: c.Card) -> bool:
    return c.FIRST_UNIT <= card.kind <= c.LAST_BUILT or card.kind == c.SPECIAL_MILITARY


def scripts() -> list[Script[Ages]]:
    return [Warlord(), Hermit()]
