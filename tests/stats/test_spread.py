"""How numbers are spread."""

import pytest

from zeitalter.stats.spread import spread


def test_of_known_numbers() -> None:
    found = spread(range(101))
    assert (found.count, found.lowest, found.highest, found.mean) == (101, 0, 100, 50)
    assert (found.tenth, found.quarter, found.median, found.three_quarters, found.nine_tenths) == (10, 25, 50, 75, 90)
    assert found.deviation == pytest.approx(29.3, abs=0.01)


def test_of_a_single_number() -> None:
    found = spread([7])
    assert (found.mean, found.deviation, found.tenth, found.nine_tenths) == (7, 0, 7, 7)


def test_of_nothing() -> None:
    with pytest.raises(ValueError, match="nothing to describe"):
        spread([])
