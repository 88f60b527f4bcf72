# mypyc: no
"""The random bot: every legal action is equally likely."""

from zeitalter.core.action import Action
from zeitalter.core.chance import Stream
from zeitalter.core.player import Bot, PlayerView


class Random(Bot):
    def choose(self, player: PlayerView, rng: Stream) -> Action:
        legal = player.legal_actions
        return legal[rng.below(len(legal))]
