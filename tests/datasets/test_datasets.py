"""Datasets: what is written is what was decided, and is read again; stale and foreign ones are refused."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from zeitalter.arena.batch import Batch
from zeitalter.arena.game import play_match
from zeitalter.arena.standings import pairings
from zeitalter.arena.work import Here
from zeitalter.bots import create
from zeitalter.core.action import Action
from zeitalter.core.chance import Stream
from zeitalter.core.player import Bot, PlayerView
from zeitalter.datasets import Dataset, DatasetError, load, schema, writing
from zeitalter.datasets.writing import Writing, heading
from zeitalter.games import load as load_game

RULES = load_game("ages_cards")
BATCH = Batch(game="ages_cards", seed="dataset")
BOTS = ["random", "greedy"]
GAMES = 4


def begin(folder: Path, games: int = GAMES, batch: Batch = BATCH) -> Writing:
    return Writing(folder, heading(RULES, batch, 2, BOTS), list(pairings(BOTS, 2, games)))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("dataset")
    assert len(list(begin(place).write(BATCH, Here()))) == GAMES
    return place


@pytest.fixture
def dataset(folder: Path) -> Dataset:
    return load(folder)


class Noted(Bot):
    """Remembers what it saw and did."""

    def __init__(self, name: str, notes: list[tuple[PlayerView, Action]]) -> None:
        self.bot = create(name)
        self.notes = notes

    def choose(self, player: PlayerView, rng: Stream) -> Action:
        self.notes.append((player, self.bot.choose(player, rng)))
        return self.notes[-1][1]


def test_rows_are_the_decisions_of_the_games(dataset: Dataset) -> None:
    features = RULES.features(2)
    for pairing, rows in zip(pairings(BOTS, 2, GAMES), dataset.each_game(), strict=True):
        notes: list[tuple[PlayerView, Action]] = []
        bots: list[Bot] = [Noted(name, notes) for name in pairing.bots]
        result = play_match(RULES, 2, None, bots, f"{BATCH.seed}/{pairing.number}")
        assert len(rows) == len(notes) == result.decisions
        for number, ((player, action), row) in enumerate(zip(notes, rows.to_pylist())):
            assert (row["game"], row["decision"], row["seat"]) == (pairing.number, number, player.seat)
            assert row["bot"] == pairing.bots[player.seat]
            assert row["features"] == list(features.numbers(player.view))
            assert row["legal"] == RULES.space.choosable(player.legal_actions)
            assert dataset.header.actions[row["action"]] == row["notation"] == RULES.vocabulary.notation(action)
            assert (row["rank"], row["score"]) == (result.ranks[player.seat], result.totals[player.seat])
            assert (row["ranks"], row["scores"]) == (result.ranks, result.totals)


def test_as_numpy(dataset: Dataset) -> None:
    arrays = dataset.arrays()
    assert arrays.features.shape == (dataset.decisions, len(dataset.header.features)) == (len(arrays), 862)
    assert arrays.features.dtype == np.int16
    assert set(arrays.game) == set(range(GAMES))
    masks = arrays.masks(slice(0, 50))
    assert masks.shape == (50, RULES.space.size)
    assert all(masks[np.arange(50), arrays.action[:50]])
    assert list(np.flatnonzero(masks[7])) == sorted(arrays.legal(7))
    turns = arrays.features[:, dataset.header.features.index("turns")]
    assert (turns[0], turns.max() > 20) == (0, True)


def test_one_row_group_for_each_game(dataset: Dataset) -> None:
    assert dataset.games == GAMES
    assert [pq.ParquetFile(path).num_row_groups for path in dataset.paths] == [GAMES]


def test_header_says_what_it_is(dataset: Dataset) -> None:
    header = dataset.header
    assert (header.game, header.rules, header.data) == ("ages_cards", RULES.version, RULES.data_digest)
    assert (header.players, header.bots, header.seed) == (2, BOTS, "dataset")
    assert header.options == {"mode": "new_world"}
    assert header.features == RULES.features(2).names


def test_an_interrupted_run_is_continued(tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "FILE_GAMES", 2)
    stopped: Iterator[object] = begin(tmp_path).write(BATCH, Here())
    assert len(list(islice(stopped, 3))) == 3  # the second file has one of its two games
    del stopped
    again = begin(tmp_path)
    assert again.done == 2
    assert [game.number for game in again.write(BATCH, Here())] == [2, 3]
    assert load(tmp_path).table().equals(load(folder).table())
    assert begin(tmp_path).missing == []


def test_a_longer_run_goes_on_where_the_shorter_ended(tmp_path: Path) -> None:
    list(begin(tmp_path, 2).write(BATCH, Here()))
    list(begin(tmp_path, 3).write(BATCH, Here()))
    assert load(tmp_path).games == 3


def test_another_dataset_in_the_folder_is_left_alone(folder: Path) -> None:
    other = Batch(game="ages_cards", seed="other")
    with pytest.raises(DatasetError, match=r"holds another dataset \(games-0000000.parquet\); choose an empty folder"):
        begin(folder, batch=other)


def test_datasets_do_not_mix(folder: Path, tmp_path: Path) -> None:
    list(begin(tmp_path, 1).write(BATCH, Here()))
    other = msgspec.structs.replace(load(folder).header, seed="other")
    rows = load(folder).table().replace_schema_metadata(other.schema().metadata)
    pq.write_table(rows, tmp_path / "games-0000100.parquet")
    with pytest.raises(DatasetError, match=r"games-0000100.parquet belongs to another dataset"):
        load(tmp_path)


@pytest.mark.parametrize(("version", "advice"), [(0, "`zeitalter dataset`, which writes"), (99, "a later Zeitalter")])
def test_stale_versions_are_refused(folder: Path, tmp_path: Path, version: int, advice: str) -> None:
    dataset = load(folder)
    stale = msgspec.json.encode({"version": version, "other": "fields"})
    rows = dataset.table().replace_schema_metadata({schema.PLACE: stale})
    pq.write_table(rows, tmp_path / "games-0000000.parquet")
    with pytest.raises(DatasetError, match=f"has version {version} of the schema; use {advice}"):
        load(tmp_path)


def test_what_is_no_dataset_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DatasetError, match="holds no dataset; write one with: zeitalter dataset"):
        load(tmp_path)
    file = tmp_path / "games-0000000.parquet"
    file.write_bytes(b"PAR1 nonsense")
    with pytest.raises(DatasetError, match="is no Parquet file"):
        load(tmp_path)
    pq.write_table(pa.table({"game": [1]}), file)
    with pytest.raises(DatasetError, match="was not written by `zeitalter dataset`"):
        load(tmp_path)
    pq.write_table(pa.table({"game": [1]}).replace_schema_metadata({schema.PLACE: b'{"version": 1}'}), file)
    with pytest.raises(DatasetError, match="is damaged"):
        load(tmp_path)
