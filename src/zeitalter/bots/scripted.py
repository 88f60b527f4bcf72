# mypyc: no
"""Scripted opponents: the greedy bot with one of a game's own ideas in its head."""

from zeitalter.bots.greedy import Greedy
from zeitalter.bots.judge import Judge, Scripted
from zeitalter.core.player import PlayerView
from zeitalter.core.script import Script


class Exploiter(Greedy):
    """Follows a script. Who has no answer to it has a weakness."""

    def __init__(self, script: "Script[object]") -> None:
        self.script = script

    def judge(self, player: PlayerView) -> Judge:
        """The game's own value, bent to the idea."""
        return Scripted(self.script)
