"""The table as text: what a person at the terminal reads."""

import re

import pytest

from tests.games.civ1980.kit import RULES, act, cities, deal, run, settle, table, trade
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.text import LANGUAGES, Words


def shown(state: Civ1980, seat: int | None, language: str = "en") -> str:
    words = Words(language, RULES, ["Anna", "Bert", "Carla"], strict=True)
    return re.sub(r"\x1b\[\d+m", "", RULES.render(state.observe(seat), words, 200))


def market() -> Civ1980:
    state = table()
    settle(state, 0, rome=2)
    settle(state, 1, rome=1)
    cities(state, 2, "neapolis")
    settle(state, 0, neapolis=1)
    deal(state, 0, "hides", "iron", "salt", "salt", "cloth", "cloth")
    deal(state, 1, "ochre", "salt", "bronze")
    state.stacks[1] = [*state.stacks[1][1:], trade("volcano_earthquake")]
    return run(state, steps.BeginTrade)


def test_packets_neighbours_red_backs_and_a_full_hand_are_named() -> None:
    state = market()
    act(state, 0, "offer 7 cloth bronze hides,iron,cloth")
    act(state, 1, "counter 0 bronze ochre,salt,bronze")
    text = shown(state, 0)
    assert "1: Anna → everybody: 3 cards worth 8, with Cloth, wishes Bronze (Hides, Iron, Cloth)" in text
    assert "2: Bert → Anna: 3 cards worth 10, with Bronze, in answer to packet 1\n" in text
    assert "Rome 2/2■ (Bert: 1 token)" in text
    assert "(City of Carla)" in text
    assert "2: 13 (red back)" in text
    assert "full: no card is drawn" in text
    assert "(Hides, Iron, Cloth)" not in shown(state, 1)


def test_stacks_tell_how_deep_their_calamity_lies() -> None:
    state = market()
    assert "Cards above" not in shown(state, 0)
    state.depth[3], state.depth[5] = 8, 0
    assert "Cards above the calamity of a stack 4: 8  6: 0\n" in shown(state, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_shows_how_any_packet_is_written(language: str) -> None:
    state = market()
    example = "offer 7 salt nothing hides,iron,salt"
    assert example in shown(state, 0, language)
    act(state, 0, example)
    assert example not in shown(state, None, language)
