"""Harvests as files: NumPy archives with some games each, all of a stage in one folder."""

from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np

from zeitalter.training.selfplay import Harvest

PORTION = 20  # games in a file: what is lost at most where a course is killed


class Barn:
    """Takes harvests as they come; what is in it when it closes is kept, whatever closes it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.waiting: list[Harvest] = []

    def add(self, harvest: Harvest) -> None:
        """Keep one more."""
        self.waiting.append(harvest)
        if len(self.waiting) >= PORTION:
            self.store()

    def store(self) -> None:
        """Write a file, named after the first of its games."""
        if self.waiting:
            games = sorted(self.waiting, key=lambda harvest: harvest.number)
            write(self.folder / f"{games[0].number:06}.npz", games)
            self.waiting = []

    def __enter__(self) -> "Barn":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.store()


def write(file: Path, harvests: list[Harvest]) -> None:
    """Whole or not at all."""
    arrays: dict[str, Any] = {}
    for place, harvest in enumerate(harvests):
        arrays[f"{place}.rows"] = harvest.rows
        arrays[f"{place}.progress"] = harvest.progress
        arrays[f"{place}.shares"] = harvest.shares
    arrays["numbers"] = np.array([harvest.number for harvest in harvests])
    arrays["variants"] = np.array([harvest.variant for harvest in harvests])
    unfinished = file.with_suffix(".part")
    with unfinished.open("wb") as stream:
        np.savez_compressed(stream, **arrays)
    unfinished.replace(file)


def read(file: Path) -> list[Harvest]:
    """The games of a file."""
    with np.load(file) as arrays:
        return [
            Harvest(
                int(number),
                int(variant),
                arrays[f"{place}.rows"],
                arrays[f"{place}.progress"],
                arrays[f"{place}.shares"],
            )
            for place, (number, variant) in enumerate(zip(arrays["numbers"], arrays["variants"]))
        ]


def read_all(folder: Path) -> list[Harvest]:
    """All games of a stage in their order, however they came into files."""
    found = [harvest for file in folder.glob("*.npz") for harvest in read(file)]
    return sorted(found, key=lambda harvest: harvest.number)


def numbers(folder: Path) -> set[int]:
    """Which games of a stage are there."""
    found: set[int] = set()
    for file in folder.glob("*.npz"):
        with np.load(file) as arrays:
            found.update(int(number) for number in arrays["numbers"])
    return found
