"""Names that several seats bear are told apart, and can be put together again."""

import pytest

from zeitalter.core.names import alike, told_apart


@pytest.mark.parametrize(
    "names",
    [
        ["greedy", "greedy", "random"],
        ["greedy", "random"],
        ["a", "a", "a"],
        ["Anna", "Bert 2"],
        ["Anna 1", "Bert", "x"],
    ],
)
def test_there_and_back(names: list[str]) -> None:
    assert alike(told_apart(names)) == names


def test_told_apart_by_the_seat() -> None:
    assert told_apart(["greedy", "random", "greedy"]) == ["greedy 1", "random", "greedy 3"]
