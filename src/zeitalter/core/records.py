# mypyc: no
"""Many records: one JSON line each in a file `.jsonl.gz` (or, not compressed, `.jsonl`), or a file `.json` each.

    with RecordsFile(Path("games.jsonl.gz")) as file:
        file.add(to_line(match.record()))
    for found in read_records([Path("games.jsonl.gz"), Path("a folder")]):
        print(found.place, found.record().result)

Reading takes one record at a time, however many there are.
"""

import gzip
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import TracebackType

import msgspec
from msgspec import Struct

from zeitalter.core.record import Record, RecordError, read

BULK = (".jsonl.gz", ".jsonl")
SINGLE = ".json"
LEVEL = 6  # of compression; more takes much longer and saves little


class Found(Struct, frozen=True):
    """A record, not read yet: its file, its line where the file holds several, its bytes."""

    file: Path
    line: int | None
    data: bytes

    @property
    def place(self) -> str:
        """File and line, for messages."""
        return str(self.file) if self.line is None else f"{self.file}:{self.line}"

    def record(self) -> Record:
        """A RecordError says what is wrong with it; where it stands is for whoever tells somebody."""
        return read(self.data)


class DamagedFile(RecordError):
    """A compressed file that ends too early or holds something else."""

    def __init__(self, file: Path, line: int, reason: str) -> None:
        super().__init__(f"{file} is damaged or cut off after line {line}: {reason}")
        self.file = file
        self.line = line


class RecordsFile:
    """A new file of many records. Equal records make equal files: no date, no name in it."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("wb")
        self._packed = gzip.GzipFile("", "wb", LEVEL, self._file, mtime=0) if path.name.endswith(".gz") else None

    def add(self, line: bytes) -> None:
        """One more record, from `to_line`."""
        (self._packed or self._file).write(line + b"\n")

    def __enter__(self) -> "RecordsFile":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if self._packed is not None:
            self._packed.close()
        self._file.close()


def is_bulk(path: Path) -> bool:
    """Whether a file of this name holds many records."""
    return path.name.endswith(BULK)


def to_line(record: Record) -> bytes:
    """A record as one line of JSON."""
    return msgspec.json.encode(record)


def read_records(paths: Iterable[Path]) -> Iterator[Found]:
    """The records of all these files and folders, one by one, as they are asked for. An OSError says what cannot be
    opened, a `DamagedFile` which file holds no more records, and after which line."""
    for file in record_files(paths):
        yield from read_file(file)


def record_files(paths: Iterable[Path]) -> list[Path]:
    """The files, and those with records in the folders and the folders within."""
    return [file for path in paths for file in (_files(path) if path.is_dir() else [path])]


def _files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.name.endswith((*BULK, SINGLE)) and file.is_file())


def read_file(file: Path) -> Iterator[Found]:
    """The records of one file, one by one; a `DamagedFile` behind the last one that is whole."""
    if not is_bulk(file):
        yield Found(file, None, file.read_bytes())
        return
    number = 0
    try:
        with gzip.open(file) if file.name.endswith(".gz") else file.open("rb") as lines:
            for number, line in enumerate(lines, 1):
                if line.strip():
                    yield Found(file, number, line)
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise DamagedFile(file, number, str(error)) from None
