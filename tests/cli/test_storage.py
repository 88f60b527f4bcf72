"""Where a person's records and the server's database lie."""

import sys
from pathlib import Path

import pytest

from zeitalter.cli.storage import data_folder, records_folder


def test_the_folder_somebody_chose_comes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ZEITALTER_DATA", str(tmp_path / "chosen"))
    assert data_folder() == tmp_path / "chosen"
    assert records_folder() == tmp_path / "chosen" / "records"


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other folders")
def test_otherwise_the_system_says_where(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("ZEITALTER_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "zeitalter"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "zeitalter"
