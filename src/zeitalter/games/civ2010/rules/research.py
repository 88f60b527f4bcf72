"""Research: secret choices of all players at once, then their effects in turn order (rulebook pages 20 to 22)."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.games.civ2010.model.catalogue import CHEAP_RESEARCH, MARKET_RESOURCES, NONE
from zeitalter.games.civ2010.model.catalogue import RESEARCH as RESEARCH_PHASE
from zeitalter.games.civ2010.model.player import NOBODY
from zeitalter.games.civ2010.model.state import Civ2010, Phase
from zeitalter.games.civ2010.model.steps import RESEARCHING
from zeitalter.games.civ2010.model.turn import new_turn
from zeitalter.games.civ2010.model.verbs import DONE_ACTION, RESEARCH, TAKE
from zeitalter.games.civ2010.rules.board import coins, has_wonder, learnable, techs_in
from zeitalter.games.civ2010.rules.managing import take_resource
from zeitalter.games.civ2010.rules.moves import learn


def discount(state: Civ2010, seat: int) -> int:
    """The Porcelain Tower lowers the trade that is needed."""
    if has_wonder(state, seat, CHEAP_RESEARCH):
        for wonder in state.catalogue.wonders:
            if wonder.op == CHEAP_RESEARCH:
                return wonder.amount
    return 0


def researchable(state: Civ2010, seat: int) -> list[int]:
    """Technologies with a legal place that the trade on the dial allows."""
    trade = state.players[seat].trade + discount(state, seat)
    return [tech for tech in techs_in(learnable(state, seat)) if state.catalogue.techs[tech].cost <= trade]


class BeginResearch(Phase):
    def run(self, state: Civ2010, step: Step) -> None:
        state.turn = new_turn(NOBODY, RESEARCH_PHASE)
        able = 0
        for seat in range(state.seats):
            if not state.resigned >> seat & 1 and researchable(state, seat):
                able |= 1 << seat
        if able:
            state.push(Step(RESEARCHING, EVERYONE, able))


class Researching(Phase):
    def legal(self, state: Civ2010, step: Step, seat: int) -> list[Action]:
        actions = [Action(RESEARCH, tech) for tech in researchable(state, seat)]
        actions.append(DONE_ACTION)
        return actions

    def run(self, state: Civ2010, step: Step) -> None:
        """Everybody who could research has left the game."""

    def resolve(self, state: Civ2010, step: Step) -> None:
        """All pay first: the whole dial but a point for each coin owned before. Then all is revealed."""
        chosen = [NONE] * state.seats
        for seat in range(state.seats):
            if state.sealed[seat] and state.sealed[seat][0].verb == RESEARCH:
                chosen[seat] = state.sealed[seat][0].a
                player = state.players[seat]
                player.trade = min(player.trade, coins(state, seat))
        for seat in state.order(state.start_player):
            if chosen[seat] != NONE:
                learn(state, seat, chosen[seat])
        if state.ended:  # whoever has become rich in the same moment wins as well
            for seat in range(state.seats):
                if coins(state, seat) >= state.catalogue.coins_to_win and not state.resigned >> seat & 1:
                    state.winners |= 1 << seat


class TakingResource(Phase):
    """The Germans take a resource of their choice for every military technology."""

    def legal(self, state: Civ2010, step: Step, seat: int) -> list[Action]:
        return [Action(TAKE, kind) for kind in range(MARKET_RESOURCES) if state.market[kind]]

    def take(self, state: Civ2010, step: Step, seat: int, action: Action) -> None:
        take_resource(state, seat, action.a)
