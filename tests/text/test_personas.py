"""Bots are called after people of history: the same at every look, no two alike, and never like a card of a game."""

import pytest

from zeitalter.games import games, load
from zeitalter.text import Words, personas
from zeitalter.text.personas import all_personas

LONGEST = 24  # as of people


def test_they_follow_from_the_seed() -> None:
    first = personas(b"sixteen bytes!!!", 8)
    assert personas(b"sixteen bytes!!!", 8) == first
    assert personas(b"sixteen bytes!!!", 3) == first[:3]
    assert len(set(first)) == 8
    assert len({personas(bytes([number]) * 16, 1) for number in range(200)}) > 40


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_have_a_name_of_their_own(language: str) -> None:
    words = Words(language, strict=True)
    names = [words(key) for key in all_personas()]
    assert len(names) == len(set(names)) >= 60
    assert max(map(len, names)) <= LONGEST


@pytest.mark.parametrize("game", games())
def test_nobody_is_also_a_card(game: str) -> None:
    printed = {name.lower() for worded in load(game).names.values() for name in worded.values()}
    called = {Words(language)(key).lower() for language in ("en", "de") for key in all_personas()}
    assert not printed & called
