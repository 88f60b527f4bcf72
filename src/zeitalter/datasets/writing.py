# mypyc: no
"""Writing a dataset: files of so many games, a row group for each game. A file appears when it is complete, so an
interrupted run is continued with the files that are missing."""

from collections.abc import Generator
from itertools import islice
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from msgspec import to_builtins

from zeitalter.arena.batch import Batch, Pairing
from zeitalter.arena.work import Workers, in_order
from zeitalter.core.rules import Rules
from zeitalter.datasets.decisions import Decisions, Playing
from zeitalter.datasets.loading import read_header
from zeitalter.datasets.schema import PATTERN, DatasetError, Header

FILE_GAMES = 100


def heading(rules: Rules, batch: Batch, players: int, bots: list[str]) -> Header:
    return Header(
        game=rules.id,
        rules=rules.version,
        data=rules.data_digest,
        players=players,
        options=to_builtins(rules.modes[0] if batch.options is None else batch.options),
        bots=bots,
        seed=batch.seed,
        features=rules.features(players).names,
        actions=rules.space.names(),
    )


class Writing:
    """A dataset being written: the games of these pairings into this folder."""

    def __init__(self, folder: Path, header: Header, pairings: list[Pairing]) -> None:
        self.folder = folder
        self.header = header
        self.schema = header.schema()
        parts = [pairings[first : first + FILE_GAMES] for first in range(0, len(pairings), FILE_GAMES)]
        folder.mkdir(parents=True, exist_ok=True)
        for path in sorted(folder.glob(PATTERN)):
            if read_header(path) != header:
                raise DatasetError(f"{folder} holds another dataset ({path.name}); choose an empty folder")
        self.missing = [part for part in parts if not self.is_written(part)]
        self.done = len(pairings) - sum(len(part) for part in self.missing)  # games that are there already

    def write(self, batch: Batch, workers: Workers) -> Generator[Decisions, None, None]:
        """Play the games that are missing; each is told when it is in its file."""
        jobs = [pairing for part in self.missing for pairing in part]
        played = in_order(workers.do(Playing(batch), jobs))
        for part in self.missing:
            path = self.path(part)
            unfinished = path.with_suffix(".unfinished")
            with pq.ParquetWriter(unfinished, self.schema, compression="zstd") as writer:
                for decisions in islice(played, len(part)):
                    writer.write_table(self.table(decisions), row_group_size=max(1, len(decisions.seats)))
                    yield decisions
            unfinished.rename(path)

    def path(self, part: list[Pairing]) -> Path:
        return self.folder / PATTERN.replace("*", f"{part[0].number:07}")

    def is_written(self, part: list[Pairing]) -> bool:
        """Whole; the last file of a shorter run is written anew by a longer one."""
        path = self.path(part)
        return path.exists() and pq.ParquetFile(path).num_row_groups >= len(part)

    def table(self, decisions: Decisions) -> pa.Table:
        count = len(decisions.seats)
        features = pa.array(np.frombuffer(decisions.features, np.int16))
        columns = [
            np.full(count, decisions.number),
            np.arange(count),
            decisions.seats,
            [decisions.bots[seat] for seat in decisions.seats],
            pa.FixedSizeListArray.from_arrays(features, len(self.header.features)),
            decisions.legal,
            decisions.actions,
            decisions.notations,
            [decisions.ranks[seat] for seat in decisions.seats],
            [decisions.scores[seat] for seat in decisions.seats],
            [decisions.ranks] * count,
            [decisions.scores] * count,
        ]
        return pa.Table.from_arrays(
            [pa.array(each, field.type) for each, field in zip(columns, self.schema)], schema=self.schema
        )
