# mypyc: no
"""The decisions of a game between bots, each with what its seat knew."""

from array import array
from collections.abc import Callable
from functools import partial

from msgspec import Struct

from zeitalter.arena.batch import Batch, Pairing
from zeitalter.arena.game import play_match
from zeitalter.bots import create
from zeitalter.core.action import Action
from zeitalter.core.chance import Stream
from zeitalter.core.features import Features
from zeitalter.core.player import Bot, PlayerView
from zeitalter.core.rules import Rules
from zeitalter.games import load


class Decisions:
    """One game, column by column."""

    def __init__(self, pairing: Pairing) -> None:
        self.number = pairing.number
        self.bots = pairing.bots
        self.seats: list[int] = []
        self.features = array("h")  # of all decisions, one after the other
        self.legal: list[list[int]] = []
        self.actions: list[int | None] = []  # None: not among the numbered ones
        self.notations: list[str] = []
        self.ranks: list[int] = []
        self.scores: list[int] = []


class Playing(Struct, frozen=True):
    """Games of a batch as work: each pairing is a job."""

    batch: Batch

    def ready(self) -> Callable[[Pairing], Decisions]:
        return partial(play, self.batch, load(self.batch.game, self.batch.pack))


def play(batch: Batch, rules: Rules, pairing: Pairing) -> Decisions:
    decisions = Decisions(pairing)
    features = rules.features(len(pairing.bots))
    bots: list[Bot] = [Watched(create(name, rules), rules, features, decisions) for name in pairing.bots]
    result = play_match(rules, len(bots), batch.options, bots, f"{batch.seed}/{pairing.number}")
    decisions.ranks = result.ranks
    decisions.scores = result.totals
    return decisions


class Watched(Bot):
    """A bot whose decisions are taken down, from what it saw."""

    def __init__(self, bot: Bot, rules: Rules, features: Features, decisions: Decisions) -> None:
        self.bot = bot
        self.rules = rules
        self.features = features
        self.decisions = decisions

    def choose(self, player: PlayerView, rng: Stream) -> Action:
        action = self.bot.choose(player, rng)
        self.take_down(player, action)
        return action

    def take_down(self, player: PlayerView, action: Action) -> None:
        legal = player.legal_actions
        numbers = self.rules.space.numbers(legal)
        to = self.decisions
        to.seats.append(player.seat)
        to.features.extend(self.features.numbers(player.view))
        to.legal.append([number for number in numbers if number is not None])
        to.actions.append(numbers[legal.index(action)] if action in legal else None)
        to.notations.append(self.rules.vocabulary.notation(action))
