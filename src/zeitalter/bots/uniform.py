# mypyc: no
"""The random bot: every legal action is equally likely."""

from zeitalter.core.action import Action
from zeitalter.core.chance import Stream
from zeitalter.core.player import Bot, PlayerView


class Random(Bot):
    """Knows nothing but the rules: the measure that every other bot has to beat."""

    def choose(self, player: PlayerView, rng: Stream) -> Action:
        """Any of the legal actions."""
        legal = player.legal_actions
        return legal[rng.below(len(legal))]
