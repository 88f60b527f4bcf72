"""zeitalter simulate"""

import json
import re
from importlib import resources
from pathlib import Path

import pytest

from tests.cli.runner import run, run_program

GAME = ("simulate", "ages_cards", "--players", "3", "--seed", "1")


def test_json_has_everything_and_repeats_byte_for_byte(capsys: pytest.CaptureFixture[str]) -> None:
    first = run(capsys, *GAME, "--games", "2", "--jobs", "1", "--json", "--bot", "random,greedy")
    assert first.code == 0
    assert first.err == ""
    result = json.loads(first.out)
    assert result["bots"] == ["random", "greedy", "random"]
    assert result["options"] == {"mode": "new_world"}
    assert len(result["games"]) == 2
    for game in result["games"]:
        assert len(game["totals"]) == 3
        assert game["winners"]
        assert game["reason"]["key"].startswith("end-")
        assert game["rounds"] > 0
        assert game["decisions"] > 0
        assert len(game["digest"]) == 32
    other = run_program(*GAME, "--games", "2", "--jobs", "2", "--json", "--bot", "random,greedy", PYTHONHASHSEED="7")
    assert other.out == first.out
    assert other.err == ""


def test_other_seeds_and_options_give_other_games(capsys: pytest.CaptureFixture[str]) -> None:
    digests = set()
    for extra in ((), ("--seed", "2"), ("--option", "mode=reason"), ("--players", "2")):
        result = json.loads(run(capsys, *GAME, *extra, "--jobs", "1", "--json").out)
        digests.add(result["games"][0]["digest"])
    assert len(digests) == 4


@pytest.mark.parametrize(("language", "heading"), [("en", "Winner"), ("de", "Sieger")])
def test_table(language: str, heading: str, capsys: pytest.CaptureFixture[str]) -> None:
    done = run(capsys, *GAME, "--games", "2", "--jobs", "1", "--language", language)
    lines = done.out.splitlines()
    assert heading in lines[0]
    assert lines[1].startswith("0 ")
    assert lines[2].startswith("1 ")
    assert "random" in lines[1]
    assert ("Wins by seat" if language == "en" else "Siege je Platz") in lines[3]


def test_records_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    done = run(capsys, *GAME, "--games", "2", "--jobs", "1", "--record", str(tmp_path / "new"), "--json")
    files = sorted((tmp_path / "new").iterdir())
    assert len(files) == 2
    told = run(capsys, "replay", str(files[0]), "--quiet")
    assert told.code == 0
    assert json.loads(files[0].read_text())["result"]["digest"] == json.loads(done.out)["games"][0]["digest"]
    assert "All 2 records replay exactly" in run(capsys, "verify", str(tmp_path)).out


def test_a_data_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A data pack is used, in other processes as well, and recognised by its digest."""
    own = resources.files("zeitalter.games.ages_cards") / "data" / "wonders.toml"
    changed = re.sub(r"(?m)^(vp *=) \d+", r"\1 9", own.read_text(encoding="utf-8"))
    (tmp_path / "wonders.toml").write_text(changed, encoding="utf-8")
    plain = json.loads(run(capsys, *GAME, "--games", "2", "--jobs", "1", "--json").out)
    packed = [
        run(capsys, *GAME, "--games", "2", "--jobs", jobs, "--json", "--pack", str(tmp_path)).out for jobs in ("1", "2")
    ]
    assert packed[0] == packed[1]
    assert json.loads(packed[0])["data"] != plain["data"]
