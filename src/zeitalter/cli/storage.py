"""Where records are kept, and how they are read."""

import os
import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from zeitalter.cli.arguments import one_line, read_rules
from zeitalter.cli.errors import UserError
from zeitalter.core.match import Match
from zeitalter.core.record import RecordError, write
from zeitalter.core.records import DamagedFile, Found, read_file, record_files
from zeitalter.core.replay import replay
from zeitalter.core.wording import Message
from zeitalter.text import Raw


def data_folder() -> Path:
    """ZEITALTER_DATA, or where the system keeps a person's data: the server's database and the records."""
    chosen = os.environ.get("ZEITALTER_DATA")
    return Path(chosen) if chosen else user_data_path("zeitalter", appauthor=False)


def records_folder() -> Path:
    return data_folder() / "records"


def save(match: Match, folder: Path) -> Path:
    name = f"{match.rules.id}-{datetime.now():%Y-%m-%d-%H%M%S}-{match.seed.hex()[:6]}.json"
    file = folder / re.sub(r"[^\w.-]", "_", name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file.write_bytes(write(match.record()))
    except OSError as error:
        raise UserError(Message("error-write", {"file": Raw(file), "reason": Raw(error.strerror)})) from None
    return file


def find_files(places: list[Path]) -> list[Path]:
    """The files with records in these places; each place must be there."""
    for place in places:
        if not place.exists():
            raise UserError(Message("error-no-place", {"place": Raw(place)}))
    return record_files(places)


def find_records(file: Path) -> Iterator[Found]:
    """The records of a file, one by one, not read yet."""
    try:
        yield from read_file(file)
    except OSError as error:
        raise UserError(Message("error-read", {"file": Raw(file), "reason": Raw(error.strerror)})) from None
    except DamagedFile as error:
        raise UserError(Message("error-damaged", {"file": Raw(file), "line": error.line})) from None


def replay_record(found: Found, pack: Path | None = None) -> Match:
    """The whole game of a record, checked step by step."""
    try:
        record = found.record()
        return replay(record, read_rules(record.game, pack))
    except RecordError as error:
        raise UserError(Message("error-record", {"file": Raw(found.place), "reason": one_line(error)})) from None
