"""Corruption, and the alternative rule for it (rulebook, Korruption; Alternative Korruptionsregel)."""

from zeitalter.core.action import DONE, Action
from zeitalter.core.phase import Question
from zeitalter.games.ages.model import steps, verbs
from zeitalter.games.ages.model.player import NOTHING
from zeitalter.games.ages.model.settings import ADVANCED
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.mines import make_resources, mines_and_labs
from zeitalter.games.ages.rules.tokens import pay_resources


def corrupt(state: Ages, seat: int) -> None:
    """The emptier the bank, the more resources are lost; not in the beginner game."""
    player = state.players[seat]
    if state.settings.level < ADVANCED:
        return
    amount = state.catalogue.corruption[player.bank]
    if amount:
        lost = pay_resources(state, player, amount)
        if lost:
            state.emit("event-corruption", {"seat": seat, "n": lost})


class SkippingMine(Question[Ages, steps.SkippingMine]):
    """The alternative rule of corruption: one mine may produce one token less."""

    def legal(self, state: Ages, step: steps.SkippingMine, seat: int) -> list[Action]:
        return [*[verbs.Skip(tech) for tech in skippable(state, seat, step.by_event)], DONE]

    def take(self, state: Ages, step: steps.SkippingMine, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Skip):
            state.agenda.pop()
            state.push(steps.ProduceResources(seat, action.tech, step.by_event))


def skippable(state: Ages, seat: int, by_event: int) -> list[int]:
    """Mines whose token is better left in the bank: with it corruption would be higher."""
    if state.settings.level < ADVANCED:
        return []
    usual = corruption_ahead(state, seat, NOTHING, by_event)
    mines = mines_and_labs(state, state.players[seat])
    return [tech for tech in mines if corruption_ahead(state, seat, tech, by_event) < usual]


def corruption_ahead(state: Ages, seat: int, skipped: int, by_event: int) -> int:
    trial = state.players[seat].copy()
    make_resources(state, seat, trial, skipped, by_event)
    return state.catalogue.corruption[trial.bank]
