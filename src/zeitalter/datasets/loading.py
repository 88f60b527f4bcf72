# mypyc: no
"""Reading a dataset: as Arrow tables, or as NumPy arrays."""

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from zeitalter.datasets.schema import PATTERN, DatasetError, Header, header_of

NO_NUMBER = -1


def load(folder: Path | str) -> "Dataset":
    """The dataset in a folder that `zeitalter dataset` has written."""
    folder = Path(folder)
    paths = sorted(folder.glob(PATTERN))
    if not paths:
        raise DatasetError(f"{folder} holds no dataset; write one with: zeitalter dataset GAME --out {folder}")
    headers = [read_header(path) for path in paths]
    for path, header in zip(paths, headers):
        if header != headers[0]:
            raise DatasetError(f"{path} belongs to another dataset than {paths[0].name}; keep each in its own folder")
    return Dataset(headers[0], paths)


def read_header(path: Path) -> Header:
    try:
        return header_of(pq.read_schema(path), path)
    except pa.ArrowInvalid as error:
        raise DatasetError(f"{path} is no Parquet file: {error}; remove it and write the dataset anew") from None


class Dataset:
    """The decisions of many games. Nothing is read before it is asked for."""

    def __init__(self, header: Header, paths: list[Path]) -> None:
        self.header = header
        self.paths = paths

    @cached_property
    def games(self) -> int:
        return sum(pq.ParquetFile(path).num_row_groups for path in self.paths)

    @cached_property
    def decisions(self) -> int:
        return sum(pq.ParquetFile(path).metadata.num_rows for path in self.paths)

    def table(self, columns: list[str] | None = None) -> pa.Table:
        """Everything, or these columns, in one Arrow table."""
        return pa.concat_tables([pq.read_table(path, columns=columns) for path in self.paths])

    def each_game(self, columns: list[str] | None = None) -> Iterator[pa.Table]:
        """One game after the other, each read when it is its turn."""
        for path in self.paths:
            file = pq.ParquetFile(path)
            for group in range(file.num_row_groups):
                yield file.read_row_group(group, columns=columns)

    def arrays(self) -> "Arrays":
        """Everything as NumPy arrays."""
        return Arrays(self.table(), len(self.header.actions))


class Arrays:
    """The decisions as NumPy arrays, one row each."""

    def __init__(self, table: pa.Table, actions: int) -> None:
        table = table.combine_chunks()
        self.game: NDArray[np.int32] = column(table, "game")
        self.decision: NDArray[np.int32] = column(table, "decision")
        self.seat: NDArray[np.int8] = column(table, "seat")
        self.features: NDArray[np.int16] = rows(table, "features")
        self.action: NDArray[np.int32] = table["action"].fill_null(NO_NUMBER).to_numpy()
        self.rank: NDArray[np.int8] = column(table, "rank")
        self.score: NDArray[np.int32] = column(table, "score")
        self.ranks: NDArray[np.int8] = rows(table, "ranks")
        self.scores: NDArray[np.int32] = rows(table, "scores")
        legal = table["legal"].combine_chunks() if isinstance(table["legal"], pa.ChunkedArray) else table["legal"]
        self._legal: NDArray[np.int32] = legal.values.to_numpy()
        self._starts: NDArray[np.int32] = legal.offsets.to_numpy()
        self._actions = actions

    def __len__(self) -> int:
        return len(self.action)

    def legal(self, row: int) -> NDArray[np.int32]:
        """The numbers of the legal actions of one decision."""
        return self._legal[self._starts[row] : self._starts[row + 1]]

    def masks(self, chosen: NDArray[np.intp] | slice) -> NDArray[np.bool_]:
        """The action masks of some decisions, a row each."""
        wanted = np.arange(len(self))[chosen]
        masks = np.zeros((len(wanted), self._actions), np.bool_)
        for place, row in enumerate(wanted):
            masks[place, self.legal(int(row))] = True
        return masks


def column(table: pa.Table, name: str) -> NDArray[Any]:
    numbers: NDArray[Any] = table[name].to_numpy()
    return numbers


def rows(table: pa.Table, name: str) -> NDArray[Any]:
    """A column of lists of one length as a matrix."""
    lists = table[name].combine_chunks()
    flat: NDArray[Any] = lists.flatten().to_numpy()
    return flat.reshape(len(table), lists.type.list_size)
