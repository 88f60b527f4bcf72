"""Stored games replay to the byte. If a rule was changed on purpose: raise the rules version, run `python
tools/golden.py GAME`, and say so in the changelog."""

from pathlib import Path

import pytest

from tools.golden import FOLDER, cases, path
from zeitalter.core import record
from zeitalter.core.replay import replay
from zeitalter.games import all_rules, load

RECORDS = sorted(FOLDER.rglob("*.json"))


@pytest.mark.parametrize("file", RECORDS, ids=[f"{file.parent.name}-{file.stem}" for file in RECORDS])
def test_stored_game_replays(file: Path) -> None:
    stored = record.read(file.read_bytes())
    match = replay(stored, load(stored.game))
    assert match.state.outcome() is not None


def test_every_game_mode_and_player_count_has_a_record() -> None:
    wanted = [path(rules, seats, mode) for rules in all_rules() for seats, mode in cases(rules)]
    assert [str(file) for file in wanted if file not in RECORDS] == []
