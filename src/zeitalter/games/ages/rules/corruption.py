"""Corruption, and the alternative rule for it (rulebook, Korruption; Alternative Korruptionsregel)."""

from zeitalter.core.action import DONE, Action
from zeitalter.core.phase import Question
from zeitalter.games.ages.model import steps, verbs
from zeitalter.games.ages.model.player import NOTHING
from zeitalter.games.ages.model.settings import ADVANCED
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.mines import make_resources, mines_and_labs, produce_resources
from zeitalter.games.ages.rules.tokens import pay_resources, resources_stored


def mine_and_corrupt(state: Ages, seat: int, skipped: int, occasion: int) -> None:
    make_resources(state, seat, state.players[seat], skipped, occasion)
    if occasion != steps.MINES_ALONE:
        corrupt(state, seat)


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
        return [*[verbs.Skip(tech) for tech in skippable(state, seat)], DONE]

    def take(self, state: Ages, step: steps.SkippingMine, seat: int, action: Action) -> None:
        mine_and_corrupt(state, seat, action.tech if isinstance(action, verbs.Skip) else NOTHING, step.occasion)


def skippable(state: Ages, seat: int) -> list[int]:
    """Mines that produce a token now: any of them may leave one in the bank, whether that spares anything or not."""
    player = state.players[seat]
    trial = player.copy()
    produce_resources(state, trial, NOTHING)
    return [tech for tech in mines_and_labs(state, player) if trial.blue[tech] > player.blue[tech]]


def resources_ahead(state: Ages, seat: int, skipped: int, occasion: int) -> tuple[int, int]:
    """The resources in store when mines have produced and corruption is paid, and that corruption."""
    trial = state.players[seat].copy()
    make_resources(state, seat, trial, skipped, occasion)
    corruption = 0 if occasion == steps.MINES_ALONE else state.catalogue.corruption[trial.bank]
    pay_resources(state, trial, corruption)
    return resources_stored(state, trial), corruption
