"""Many games: in order, and the same in any number of processes."""

from pathlib import Path

import pytest

from zeitalter.arena.batch import Batch, Pairing, record_name, run
from zeitalter.core.record import read
from zeitalter.core.replay import replay
from zeitalter.games import load

GAMES = [Pairing(number, ["random", "greedy"] if number % 3 else ["random", "random"]) for number in range(7)]


def test_the_number_of_processes_changes_nothing() -> None:
    batch = Batch(game="ages_cards", seed="determinism")
    alone = list(run(batch, GAMES, processes=1))
    assert list(run(batch, GAMES, processes=2)) == alone
    assert len({result.digest for result in alone}) == len(GAMES)
    assert [result.seed for result in alone] == [f"determinism/{number}" for number in range(7)]


def test_every_game_can_be_kept_as_a_record(tmp_path: Path) -> None:
    batch = Batch(game="ages_cards", seed="a/b", record=tmp_path)
    (result,) = run(batch, GAMES[:1])
    file = tmp_path / record_name(batch, GAMES[0])
    assert file.parent == tmp_path
    assert replay(read(file.read_bytes()), load("ages_cards")).state.digest() == result.digest


def test_an_error_in_a_process_comes_out(tmp_path: Path) -> None:
    batch = Batch(game="ages_cards", record=tmp_path / "missing")
    with pytest.raises(FileNotFoundError):
        list(run(batch, GAMES[:2], processes=2))
