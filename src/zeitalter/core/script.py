"""Scripted opponents: one idea each, followed to the end, to find out whether other bots have an answer to it."""

from typing import Any, Generic, TypeVar

from zeitalter.core.action import Action

S = TypeVar("S", bound=Any)


class Script(Generic[S]):
    """Bends the judgement of the greedy bot, or leaves it fewer choices. Its words: bot-NAME, bot-NAME-help."""

    def __init__(self, name: str) -> None:
        self.name = name

    def bend(self, state: S, seat: int) -> float:
        """Added to the game's hand-made value of a position."""
        return 0.0

    def narrow(self, state: S, seat: int, actions: list[Action]) -> list[Action]:
        """Which of the actions it weighs; never none of them."""
        return actions
