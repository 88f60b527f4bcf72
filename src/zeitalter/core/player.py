# mypyc: no
"""What a bot gets: one seat's view, and nothing else of the game."""

from zeitalter.core.action import Action
from zeitalter.core.chance import Stream, stream
from zeitalter.core.rules import Rules
from zeitalter.core.state import State
from zeitalter.core.view import View


class PlayerView:
    """One decision of one seat, built from its view alone. Works the same next to the game and across a network."""

    def __init__(self, rules: Rules, view: View) -> None:
        if view.seat is None:
            raise ValueError("a spectator's view has no decisions")
        self.rules = rules
        self.view = view
        self.seat: int = view.seat
        self._legal: list[Action] | None = None

    @property
    def legal_actions(self) -> list[Action]:
        """What the seat may do; where the choice is open-ended, a sample of it."""
        # What a seat may do depends only on what it knows, so any imagined state will do.
        if self._legal is None:
            self._legal = self.imagine(stream("legal")).legal_actions(self.seat)
        return self._legal

    def imagine(self, rng: Stream) -> State:
        """A full state that fits the view, its hidden parts and its future chance drawn from `rng`."""
        return self.rules.from_view(self.view, rng)


class Bot:
    """Chooses actions for a seat. `rng` is the bot's own; equal view and rng give equal choices."""

    def choose(self, player: PlayerView, rng: Stream) -> Action:
        """One of the legal actions of the seat whose decision this is."""
        raise NotImplementedError
