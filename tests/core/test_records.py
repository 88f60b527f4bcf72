"""Many records in one file: written, read one by one, and what is wrong with a file told."""

import gzip
from pathlib import Path

import pytest

from tests.trial import RULES
from zeitalter.core.match import Match
from zeitalter.core.record import Record, RecordError, write
from zeitalter.core.records import DamagedFile, RecordsFile, is_bulk, read_records, to_line


def records(count: int) -> list[Record]:
    return [Match(RULES, 2, seed=number).record() for number in range(count)]


def bulk(path: Path, count: int) -> Path:
    with RecordsFile(path) as file:
        for record in records(count):
            file.add(to_line(record))
    return path


@pytest.mark.parametrize("name", ["games.jsonl.gz", "games.jsonl"])
def test_written_and_read(name: str, tmp_path: Path) -> None:
    path = bulk(tmp_path / name, 3)
    found = list(read_records([path]))
    assert [each.record().seed for each in found] == [each.seed for each in records(3)]
    assert [each.place for each in found] == [f"{path}:{line}" for line in (1, 2, 3)]
    content = gzip.decompress(path.read_bytes()) if name.endswith(".gz") else path.read_bytes()
    assert content.count(b"\n") == 3


def test_equal_records_make_equal_files(tmp_path: Path) -> None:
    one, other = (bulk(tmp_path / name, 3).read_bytes() for name in ("one.jsonl.gz", "other.jsonl.gz"))
    assert one == other


def test_files_and_folders_together(tmp_path: Path) -> None:
    inner = tmp_path / "folder" / "within"
    inner.mkdir(parents=True)
    bulk(inner / "many.jsonl.gz", 2)
    (inner / "one.json").write_bytes(write(records(1)[0]))
    (inner / "notes.txt").write_text("nothing")
    single = bulk(tmp_path / "single.jsonl", 1)
    places = [found.place for found in read_records([single, tmp_path / "folder"])]
    assert places == [
        f"{single}:1",
        f"{inner / 'many.jsonl.gz'}:1",
        f"{inner / 'many.jsonl.gz'}:2",
        str(inner / "one.json"),
    ]


def test_records_are_read_when_they_are_asked_for(tmp_path: Path) -> None:
    path = bulk(tmp_path / "games.jsonl", 2)
    path.write_bytes(path.read_bytes() + b"nonsense\n")
    first, second, third = read_records(
        [
            path,
        ]
    )
    assert second.record().seed != first.record().seed
    with pytest.raises(RecordError, match="not a whole record"):
        third.record()


@pytest.mark.parametrize(
    ("damage", "line"),
    [(lambda data: data[:-20], r"line \d"), (lambda data: b"no gzip", "line 0")],
    ids=["cut", "other"],
)
def test_a_damaged_file_is_named(damage: object, line: str, tmp_path: Path) -> None:
    path = bulk(tmp_path / "games.jsonl.gz", 2)
    assert callable(damage)
    path.write_bytes(damage(path.read_bytes()))
    with pytest.raises(DamagedFile, match=rf"games.jsonl.gz is damaged or cut off after {line}"):
        list(read_records([path]))


def test_which_files_hold_several() -> None:
    assert is_bulk(Path("a.jsonl.gz"))
    assert is_bulk(Path("a.jsonl"))
    assert not is_bulk(Path("a.json"))
    assert not is_bulk(Path("folder"))
