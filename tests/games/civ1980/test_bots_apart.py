"""Bots judge the game and never decide what it is: no rule asks them, and no stored game depends on their taste."""

import re
from pathlib import Path

import pytest

from tests.games.civ1980.kit import RULES, deal, run, table
from zeitalter.core.record import read
from zeitalter.core.replay import replay
from zeitalter.games.civ1980 import game
from zeitalter.games.civ1980.bot import bargains, budget, plan, suggestions, value, weights
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.verbs import Counter, Offer

GOLDEN = Path(__file__).parents[2] / "golden" / "civ1980"
NONSENSE = -7


def spoil(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every number that a bot's judgement is made of."""
    for module in (bargains, budget, plan, suggestions, value, weights):
        names = re.findall(r"^([A-Z_]+): Final", Path(str(module.__file__)).read_text(encoding="utf-8"), re.MULTILINE)
        assert names
        for name in names:
            number = getattr(module, name)
            if isinstance(number, (int, float)):
                monkeypatch.setattr(module, name, NONSENSE)
            elif isinstance(number, list):
                monkeypatch.setattr(module, name, [NONSENSE] * len(number))
    monkeypatch.setattr(plan, "KNOWN", {})
    monkeypatch.setattr(budget, "KNOWN", {})


@pytest.mark.parametrize("name", ["mode0-4", "mode1-5"])
def test_a_stored_game_does_not_depend_on_the_weights_of_a_bot(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = read((GOLDEN / f"{name}.json").read_bytes())
    before = replay(record, RULES).state.digest()
    spoil(monkeypatch)
    assert replay(record, RULES).state.digest() == before  # each entry has a check of its own


def test_what_is_legal_does_not_depend_on_the_weights_of_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table()
    deal(state, 0, "hides", "iron", "salt", "cloth", "cloth", "epidemic")
    deal(state, 1, "ochre", "salt", "salt", "cloth", "bronze")
    run(state, steps.BeginTrade)
    legal = state.legal_actions(0)
    suggested = game.candidates(state, 0)
    spoil(monkeypatch)
    assert state.legal_actions(0) == legal
    assert game.candidates(state, 0) != suggested
    assert all(state.is_legal(0, action) for action in suggested)


def test_no_rule_knows_a_bot() -> None:
    package = Path(str(game.__file__)).parent
    files = [file for room in ("model", "rules", "data") for file in (package / room).glob("*.py")]
    assert len(files) > 30
    assert not [file.name for file in files if "civ1980.bot" in file.read_text(encoding="utf-8")]


def test_people_and_bots_are_suggested_packets_beyond_the_plain_ones() -> None:
    state = table()
    deal(state, 0, "hides", "ochre", "spices", "cloth", "cloth", "cloth", "bronze")
    deal(state, 1, "hides", "papyrus", "cloth", "spices")
    run(state, steps.BeginTrade)
    plain = state.legal_actions(0)
    offers = [action for action in RULES.game.choices(state, 0) if isinstance(action, Offer)]
    assert offers
    assert any(offer not in plain for offer in offers)
    state.apply(0, offers[0])
    assert any(isinstance(action, Counter) for action in RULES.game.choices(state, 1))
