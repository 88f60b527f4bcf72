"""The command line in tests: a missing text is an error, and nobody's own records are touched."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ZEITALTER_STRICT_WORDS", "1")
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.setenv("ZEITALTER_DATA", str(tmp_path / "data"))
