"""zeitalter replay and verify"""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.runner import run
from zeitalter.bots import create
from zeitalter.core.chance import stream
from zeitalter.core.match import Match
from zeitalter.core.player import PlayerView
from zeitalter.core.record import read, write
from zeitalter.core.records import RecordsFile, to_line
from zeitalter.games import load


@pytest.fixture(scope="module")
def record() -> bytes:
    """A whole game in which somebody once took something back."""
    rules = load("ages_cards")
    match = Match(rules, 2, seed="replay", players=["Anna", "Bert"])
    bot, rng = create("random"), stream("replay")
    undone = False
    while match.state.actors():
        seat = match.state.actors()[0]
        match.act(seat, bot.choose(PlayerView(rules, match.state.observe(seat)), rng))
        if not undone and match.undoable(seat):
            match.undo(seat)
            undone = True
    assert undone
    return write(match.record())


def edited(record: bytes, **changes: Any) -> bytes:
    return json.dumps(json.loads(record) | changes).encode()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_in_words(record: bytes, tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(record)
    done = run(capsys, "replay", str(file), "--language", language)
    assert done.code == 0
    assert done.out.count("Anna") > 20
    assert ("taken back" if language == "en" else "zurückgenommen") in done.out
    assert ("Total" if language == "en" else "Summe") in done.out
    assert ("replay exactly" if language == "en" else "genau gleich") in done.out.splitlines()[-1]


def test_equal_names_are_told_apart(record: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(edited(record, players=["greedy", "greedy"]))
    text = run(capsys, "replay", str(file)).out
    assert text.count("greedy 1") > 20
    assert text.count("greedy 2") > 20
    assert text.count("greedy") == text.count("greedy 1") + text.count("greedy 2")


def test_the_records_of_a_simulation_tell_bots_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(capsys, "simulate", "ages_cards", "--players", "3", "--bot", "random,greedy", "--record", str(tmp_path))
    (file,) = tmp_path.iterdir()
    assert read(file.read_bytes()).players == ["random 1", "greedy", "random 3"]


def test_quiet(record: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(record)
    assert len(run(capsys, "replay", str(file), "--quiet").out.splitlines()) == 1


def test_an_unfinished_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match(load("ages_cards"), 2, seed=1)
    match.act(match.state.actors()[0], match.state.legal_actions(match.state.actors()[0])[0])
    file = tmp_path / "game.json"
    file.write_bytes(write(match.record()))
    assert "not finished" in run(capsys, "replay", str(file)).out


def broken(record: bytes) -> dict[str, tuple[bytes, str]]:
    entries = json.loads(record)["entries"]
    swapped = [*entries[:5], entries[6], entries[5], *entries[7:]]
    return {
        "truncated": (record[: len(record) // 2], "not a whole record"),
        "not json": (b"\xff\xfe nonsense", "not a whole record"),
        "wrong types": (edited(record, seats="two"), "not a whole record"),
        "wrong game": (edited(record, game="chess"), "no game “chess”"),
        "newer version": (edited(record, version=99), "version 99"),
        "newer format": (edited(record, format=7), "format 7"),
        "other data": (edited(record, data="0" * 32), "other card data"),
        "other seed": (edited(record, seed="00" * 16), "starting position differs"),
        "no seed": (edited(record, seed="xyz"), "hexadecimal"),
        "bad options": (edited(record, options={"mode": "x"}), "options"),
        "moved entries": (edited(record, entries=swapped), "entry 6 of"),
        "cut entries": (edited(record, entries=entries[:-1]), "the end differs"),
        "nonsense action": (edited(record, entries=[{"seat": 0, "action": "fly"}]), "entry 1 of 1"),
    }


@pytest.mark.parametrize(
    "how",
    list(broken(b'{"entries":' + json.dumps([{}] * 8).encode() + b"}")),
)
def test_broken_records(how: str, record: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content, text = broken(record)[how]
    file = tmp_path / "game.json"
    file.write_bytes(content)
    done = run(capsys, "replay", str(file))
    assert done.code == 2
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert text in done.err


def test_a_folder_is_not_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    done = run(capsys, "replay", str(tmp_path))
    assert done.code == 2
    assert done.err.count("\n") == 1


def test_verify_tells_the_good_from_the_bad(record: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "good.json").write_bytes(record)
    (tmp_path / "bad.json").write_bytes(record[:100])
    done = run(capsys, "verify", str(tmp_path))
    assert done.code == 2
    assert "bad.json" in done.err
    assert "good.json" not in done.err
    assert "1 of 2" in done.err


def test_verify_without_records(capsys: pytest.CaptureFixture[str]) -> None:
    done = run(capsys, "verify")
    assert done.code == 0
    assert "No records in" in done.out


@pytest.fixture
def bulk(record: bytes, tmp_path: Path) -> Path:
    """Two records in one file."""
    path = tmp_path / "games.jsonl.gz"
    with RecordsFile(path) as file:
        file.add(to_line(read(record)))
        file.add(to_line(read(edited(record, players=["Cleo", "Dora"]))))
    return path


def test_a_file_of_many_records(bulk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    both = run(capsys, "replay", str(bulk)).out
    assert f"{bulk}:1: all" in both
    assert f"{bulk}:2: all" in both
    second = run(capsys, "replay", str(bulk), "--line", "2").out
    assert "Anna" in both
    assert "Anna" not in second
    assert "Dora" in second
    assert "All 2 records replay exactly" in run(capsys, "verify", str(bulk)).out


def test_a_line_that_is_not_there(bulk: Path, record: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    assert "no record in line 3" in run(capsys, "replay", str(bulk), "--line", "3").err
    single = bulk.parent / "game.json"
    single.write_bytes(record)
    assert "leave out --line" in run(capsys, "replay", str(single), "--line", "1").err


def test_verify_names_file_and_line(bulk: Path, record: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    """A broken record and a file that ends too early do not keep the others from being checked."""
    cut = bulk.parent / "cut.jsonl.gz"
    cut.write_bytes(bulk.read_bytes()[:-30])
    with RecordsFile(bulk) as file:
        file.add(to_line(read(record)))
        file.add(b"nonsense")
        file.add(to_line(read(edited(record, version=99))))
    done = run(capsys, "verify", str(bulk.parent), "--jobs", "2")
    assert done.code == 2
    assert f"{bulk}:2: this is not a whole record" in done.err
    assert f"{bulk}:3: the record was made with version 99" in done.err
    assert f"{cut} is damaged or cut off after line" in done.err
    assert "3 of 5" in done.err  # the first record of the file that was cut off was still whole
