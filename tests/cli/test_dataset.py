"""zeitalter dataset"""

import json
import sys
from pathlib import Path

import pytest

from tests.cli.runner import run
from zeitalter.datasets import load

DATASET = ("dataset", "ages_cards", "--bot", "random,random", "--seed", "3", "--jobs", "1")


def test_written_and_read(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    done = run(capsys, *DATASET, "--games", "2", "--out", str(tmp_path / "new"), "--json")
    told = json.loads(done.out)
    dataset = load(tmp_path / "new")
    assert (told["game"], told["games"], told["decisions"]) == ("ages_cards", 2, dataset.decisions)
    assert (told["features"], told["actions"]) == (len(dataset.header.features), len(dataset.header.actions))
    german = run(capsys, *DATASET, "--games", "2", "--out", str(tmp_path / "new"), "--language", "de")
    assert f"{dataset.decisions:,}".replace(",", ".") in german.out


def test_another_dataset_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(capsys, *DATASET, "--games", "1", "--out", str(tmp_path))
    refused = run(capsys, *DATASET, "--games", "1", "--out", str(tmp_path), "--option", "mode=reason")
    assert refused.code == 2
    assert "holds another dataset" in refused.err


def test_missing_packages_are_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("zeitalter.datasets")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    missing = run(capsys, *DATASET, "--games", "1", "--out", str(tmp_path))
    assert missing.code == 2
    assert "pip install 'zeitalter[datasets]'" in missing.err
