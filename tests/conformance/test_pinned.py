"""The command that pins."""

from pathlib import Path

import pytest

from tests.conformance import pinned
from tests.trial import RULES
from tools import pin


def test_pinning_again_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = {path.name: path.read_bytes() for path in pinned.FOLDER.glob("trial.*")}
    monkeypatch.setattr(pinned, "FOLDER", tmp_path)
    assert len(pinned.write(RULES)) == 2
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == stored
    assert pinned.write(RULES) == []


def test_only_known_games_are_pinned(capsys: pytest.CaptureFixture[str]) -> None:
    assert pin.main(["chess"]) == 2
    assert "there is no game 'chess'; there are: trial, " in capsys.readouterr().out


def test_no_pins_of_games_that_are_gone() -> None:
    known = {rules.id for rules in pinned.games()}
    assert {path.name.split(".")[0] for path in pinned.FOLDER.iterdir()} <= known
