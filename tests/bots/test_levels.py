"""The levels: how much they doubt is up to the game, and a part of a level never does."""

import pytest

from zeitalter.bots import create
from zeitalter.bots.efforts import LEVELS
from zeitalter.bots.levels import Level
from zeitalter.games import all_rules


@pytest.mark.parametrize("rules", all_rules(), ids=lambda rules: rules.id)
def test_each_level_doubts_less_than_the_one_below(rules: object) -> None:
    doubts = rules.game.doubts()  # type: ignore[attr-defined]
    assert len(doubts) == len(LEVELS)
    assert doubts == sorted(doubts, reverse=True)
    assert doubts[0] > doubts[2] > 0.0  # a beginner is beaten, and medium is human
    assert doubts[-1] == 0.0


def test_a_part_of_a_level_is_sure() -> None:
    whole, part = create("easy"), create("easy/2")
    assert isinstance(whole, Level)
    assert isinstance(part, Level)
    assert (whole.effort.sure, part.effort.sure) == (False, True)
    assert part.effort.nodes == whole.effort.nodes / 2
    assert (whole.place, part.place) == (1, 1)
