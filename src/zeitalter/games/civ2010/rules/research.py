"""Research: secret choices of all players at once, then their effects in turn order (rulebook pages 20 to 22)."""

from zeitalter.core.action import DONE, Action
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.phase import Phase, Question, Sealed
from zeitalter.core.wording import Arg
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.catalogue import CHEAP_RESEARCH, MARKET_RESOURCES, NONE
from zeitalter.games.civ2010.model.catalogue import RESEARCH as RESEARCH_PHASE
from zeitalter.games.civ2010.model.player import NOBODY
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.turn import new_turn
from zeitalter.games.civ2010.rules.board import coins, has_wonder
from zeitalter.games.civ2010.rules.city_management import take_resource
from zeitalter.games.civ2010.rules.moves import learn
from zeitalter.games.civ2010.rules.pyramid import learnable, techs_in


def discount(state: Civ2010, seat: int) -> int:
    """The Porcelain Tower lowers the trade that is needed."""
    if has_wonder(state, seat, CHEAP_RESEARCH):
        return state.catalogue.wonders_with[CHEAP_RESEARCH][0].amount
    return 0


def researchable(state: Civ2010, seat: int) -> list[int]:
    """Technologies with a legal place that the trade on the dial allows."""
    trade = state.players[seat].trade + discount(state, seat)
    return [tech for tech in techs_in(learnable(state, seat)) if state.catalogue.techs[tech].cost <= trade]


def cheapest(state: Civ2010, seat: int) -> int:
    """The least trade with which a seat could research anything."""
    least = min([state.catalogue.techs[tech].cost for tech in techs_in(learnable(state, seat))])
    return max(0, least - discount(state, seat))


class BeginResearch(Phase[Civ2010, steps.BeginResearch]):
    def run(self, state: Civ2010, step: steps.BeginResearch) -> None:
        state.turn = new_turn(NOBODY, RESEARCH_PHASE)
        able = 0
        for seat in range(state.seats):
            if state.has_resigned(seat):
                continue
            if researchable(state, seat):
                able |= 1 << seat
            elif learnable(state, seat):
                args: dict[str, Arg] = {"seat": seat, "n": state.players[seat].trade, "m": cheapest(state, seat)}
                state.emit("event-no-research", args)
            else:
                state.emit("event-nothing-to-research", {"seat": seat})
        if able:
            state.push(steps.Researching(EVERYONE, able))


class Researching(Sealed[Civ2010, steps.Researching]):
    def asks(self, state: Civ2010, step: steps.Researching) -> int:
        return step.able & ~state.resigned

    def legal(self, state: Civ2010, step: steps.Researching, seat: int) -> list[Action]:
        return [*[verbs.Research(tech) for tech in researchable(state, seat)], DONE]

    def run(self, state: Civ2010, step: steps.Researching) -> None:
        """Everybody who could research has left the game."""

    def resolve(self, state: Civ2010, step: steps.Researching) -> None:
        """All pay first: the whole dial but a point for each coin owned before. Then all is revealed."""
        chosen = [NONE] * state.seats
        for seat in range(state.seats):
            answer = sealed_choice(state, seat)
            if answer is not None:
                chosen[seat] = answer.tech
                player = state.players[seat]
                player.trade = min(player.trade, coins(state, seat))
            elif step.able >> seat & 1 and not state.has_resigned(seat):
                state.emit("event-research-none", {"seat": seat})
        for seat in state.clockwise(state.start_player):
            if chosen[seat] != NONE:
                learn(state, seat, chosen[seat])
        if state.ended:  # whoever has become rich in the same moment wins as well
            for seat in range(state.seats):
                if coins(state, seat) >= state.catalogue.coins_to_win and not state.has_resigned(seat):
                    state.winners |= 1 << seat


def sealed_choice(state: Civ2010, seat: int) -> verbs.Research | None:
    for action in state.sealed[seat]:
        if isinstance(action, verbs.Research):
            return action
    return None


class TakingResource(Question[Civ2010, steps.TakingResource]):
    """The Germans take a resource of their choice for every military technology."""

    def legal(self, state: Civ2010, step: steps.TakingResource, seat: int) -> list[Action]:
        return [verbs.Take(kind) for kind in range(MARKET_RESOURCES) if state.market[kind]]

    def take(self, state: Civ2010, step: steps.TakingResource, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Take)
        take_resource(state, seat, action.resource)
