# mypyc: no
"""How hard each of the five levels thinks."""

from msgspec import Struct
from msgspec.structs import replace

from zeitalter.bots.planner import Limits


class Effort(Struct, frozen=True, kw_only=True):
    """How a level thinks."""

    sure: bool = False  # never in doubt, whatever the game says of the level
    nodes: int  # positions tried while planning one's turn
    width: int  # plans that grow on
    choices: int = 3  # plans kept among those that differ only in the choices of their last action
    replies: int = 1  # decisions of others inside the turn that are thought about
    breadth: int = 8  # answers that others weigh, of more a sample
    finalists: int = 1  # plans compared in several worlds
    clear: float = 0.04  # a share of the game by which a plan is so much worse that it need not be compared
    tries: int = 0  # how often plans are carried out in all
    playing: int = 0  # positions tried while all play on after the plans; 0: nobody does

    def part(self, share: float) -> "Effort":
        """For training and tests: a share of the positions, without doubt."""
        return replace(
            self,
            sure=True,
            nodes=max(1, round(self.nodes * share)),
            tries=round(self.tries * share),
            playing=round(self.playing * share),
        )

    def limits(self, most: int) -> Limits:
        """Of a plan for one's own turn, with at most so many positions."""
        return Limits(min(self.nodes, most), self.width, self.choices, self.replies)


LEVELS: dict[str, Effort] = {  # from weak to strong
    "beginner": Effort(nodes=20, width=1, replies=0),
    "easy": Effort(nodes=30, width=1, replies=0),
    "medium": Effort(nodes=60, width=3),
    "hard": Effort(nodes=400, width=12, finalists=3, tries=6),
    "expert": Effort(nodes=1000, width=24, finalists=5, clear=0.1, tries=48, playing=12000),
}
