"""zeitalter advise"""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.runner import Done, run
from tests.docs.pages import ROOT
from zeitalter.bots.values import Values, Weights
from zeitalter.core.record import read
from zeitalter.core.records import RecordsFile, to_line
from zeitalter.games import load

RECORD = ROOT / "tests" / "golden" / "ages_cards" / "mode1-3.json"
AT = "131"


def advise(capsys: pytest.CaptureFixture[str], *arguments: str, file: Path = RECORD, at: str = AT) -> Done:
    return run(capsys, "advise", str(file), "--at", at, "--level", "medium/6", *arguments)


def values(folder: Path) -> Path:
    """A file of values in which only the hand-made value counts."""
    rules = load("ages_cards")
    factors = rules.game.factors()
    assert factors is not None
    weights = Weights(early=[0.01] * len(factors.names), late=[0.02] * len(factors.names))
    made = Values(
        game=rules.id,
        version=rules.version,
        data=rules.data_digest,
        factors=factors.names,
        variants=dict.fromkeys(factors.variants, weights),
    )
    file = folder / "values.json"
    file.write_bytes(msgspec.json.encode(made))
    return file


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["Action 131, ", "The level medium/6 advises", "1. ", "Done was: "]),
        ("de", ["Aktion 131, ", "Die Stufe medium/6 rät", "1. ", "Getan wurde: "]),
    ],
)
def test_advice_in_words(language: str, texts: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    done = advise(capsys, "--language", language)
    assert done.code == 0
    assert done.err == ""
    assert all(text in done.out for text in texts)
    assert advise(capsys, "--language", language).out == done.out


@pytest.mark.parametrize(("language", "of"), [("en", " % of the game)"), ("de", " % der Partie)")])
def test_learnt_values_tell_chances(language: str, of: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = advise(capsys, "--level", f"medium/6@{values(tmp_path)}", "--language", language).out
    assert of in out
    assert ("for it: " if language == "en" else "dafür: ") in out


def found(capsys: pytest.CaptureFixture[str], *arguments: str, **where: Any) -> Any:
    return json.loads(advise(capsys, "--json", *arguments, **where).out)


def test_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there = found(capsys, "--level", f"medium/6@{values(tmp_path)}")
    entry = read(RECORD.read_bytes()).entries[int(AT) - 1]
    assert (there["game"], there["at"], there["seat"]) == ("ages_cards", 131, entry.seat)
    assert there["played"] == entry.action
    assert 1 <= len(there["advice"]) <= 3
    for advice in there["advice"]:
        assert advice["action"]["verb"] == advice["notation"].split()[0]
        assert advice["plan"][0] == advice["notation"]
        assert 0 <= advice["chance"] <= 1
        assert all(reason["words"] and reason["worth"] for reason in advice["reasons"])
    assert any(advice["reasons"] for advice in there["advice"])


def test_a_line_of_a_file_with_many_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bulk = tmp_path / "games.jsonl.gz"
    with RecordsFile(bulk) as file:
        file.add(b"nonsense")
        file.add(to_line(read(RECORD.read_bytes())))
    assert found(capsys, "--line", "2", file=bulk) == found(capsys)
    for arguments, text in {
        (): "choose one with --line",
        ("--line", "1"): "games.jsonl.gz:1: this is not a whole record",
        ("--line", "3"): "no record in line 3",
    }.items():
        assert text in advise(capsys, *arguments, file=bulk).err
    assert "leave out --line" in advise(capsys, "--line", "1").err


def test_where_a_game_was_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = read(RECORD.read_bytes())
    left = msgspec.structs.replace(whole, entries=whole.entries[:130], result=None)
    file = tmp_path / "left.json"
    file.write_bytes(msgspec.json.encode(left))
    there = found(capsys, file=file)
    assert there["played"] is None
    assert there["advice"] == found(capsys)["advice"]


def test_what_comes_later_does_not_matter(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A record that is broken behind the decision is good enough for advice."""
    whole = read(RECORD.read_bytes())
    file = tmp_path / "broken.json"
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(whole, entries=whole.entries[:200])))
    assert found(capsys, file=file) == found(capsys)


def test_the_seat_must_have_something_to_decide(capsys: pytest.CaptureFixture[str]) -> None:
    acting = found(capsys)["seat"]
    assert found(capsys, "--seat", str(acting + 1))["seat"] == acting
    other = (acting + 1) % 3
    assert "has nothing to decide there; asked: " in advise(capsys, "--seat", str(other + 1)).err


MISTAKES = {
    "no action": ((), "0", "“0” is not a whole number from 1"),
    "behind the end": ((), "999", "nothing to decide at 999"),
    "over": ((), str(len(read(RECORD.read_bytes()).entries) + 1), "the game is over there"),
    "no seat": (("--seat", "5"), AT, "no seat 5 at a table for 3"),
    "no level": (("--level", "greedy"), AT, "“greedy” gives no advice; levels: beginner, easy"),
    "no bot": (("--level", "clever"), AT, "no bot “clever”"),
    "no values": (("--level", "hard@missing.json"), AT, "missing.json cannot be read"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistakes(mistake: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, at, text = MISTAKES[mistake]
    done = advise(capsys, *arguments, at=at)
    assert done.code == 2
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert text in done.err


def test_the_action_must_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert "missing: --at" in run(capsys, "advise", str(RECORD)).err
    assert "cannot be read" in run(capsys, "advise", "missing.json", "--at", "1").err
