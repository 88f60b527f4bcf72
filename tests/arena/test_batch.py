"""Many games: in order, and the same in any number of processes."""

import msgspec
import pytest
from msgspec import Raw

from zeitalter.arena.batch import Batch, Games, Pairing, Played, record_name, run
from zeitalter.arena.processes import Processes
from zeitalter.arena.work import Here
from zeitalter.bots import UnknownBot
from zeitalter.core.record import read
from zeitalter.core.replay import replay
from zeitalter.games import load

GAMES = [Pairing(number, ["random", "greedy"] if number % 3 else ["random", "random"]) for number in range(7)]


def begun(played: Played) -> bytes:
    """The first position of a recorded game."""
    positions: list[bytes] = []
    assert isinstance(played.record, Raw)
    replay(read(bytes(played.record)), load("ages_cards"), lambda match, _: positions.append(match.state.encode()))
    return positions[0]


def test_the_number_of_processes_changes_nothing() -> None:
    batch = Batch(game="ages_cards", seed="determinism")
    alone = list(run(batch, GAMES))
    assert list(run(batch, GAMES, Processes(2))) == alone
    assert len({result.digest for result in alone}) == len(GAMES)
    assert [result.seed for result in alone] == [f"determinism/{number}" for number in range(7)]


def test_games_of_a_block_have_the_same_deal_and_other_luck() -> None:
    games = [Pairing(number, ["random", "random", "random"]) for number in range(6)]
    results = list(run(Batch(game="ages_cards", seed="s", block=3), games))
    assert [result.seed for result in results] == ["s/0"] * 3 + ["s/1"] * 3
    assert len({result.digest for result in results}) == 6
    batch = Batch(game="ages_cards", seed="s", block=3, records=True)
    recorded = [played for _, played in Here().do(Games(batch), games[:2])]
    assert [played.result for played in recorded] == results[:2]
    first, second = [begun(played) for played in recorded]
    assert first == second


def test_every_game_can_be_kept_as_a_record() -> None:
    batch = Batch(game="ages_cards", seed="a/b", records=True)
    ((_, played),) = Here().do(Games(batch), GAMES[:1])
    assert isinstance(played.record, Raw)
    assert replay(read(bytes(played.record)), load("ages_cards")).state.digest() == played.result.digest
    assert record_name(batch, played) == "ages_cards-2-a_b-0.json"
    assert msgspec.json.decode(msgspec.json.encode(played), type=Played).result == played.result


def test_an_error_in_a_process_comes_out() -> None:
    with pytest.raises(UnknownBot, match="nobody"):
        list(run(Batch(game="ages_cards"), [Pairing(0, ["nobody", "random"]), *GAMES[1:3]], Processes(2)))
