# mypyc: no
"""What a dataset holds: a header, and a row for each decision. docs/datasets.md explains both to their users."""

from pathlib import Path

import msgspec
import pyarrow as pa
from msgspec import Struct

VERSION = 1  # counts changes of the header and the columns
PLACE = b"zeitalter"  # of the header in the metadata of each file
PATTERN = "games-*.parquet"


class DatasetError(ValueError):
    """A folder that is not a dataset, or one that this version cannot read or continue; the message says what to do."""


class Header(Struct, frozen=True, kw_only=True):
    """The same in every file of a dataset: what its rows are about."""

    version: int = VERSION
    game: str
    rules: int  # version of the rules
    data: str  # digest of the game's data
    players: int
    options: object
    bots: list[str]  # who played; the column `bot` says who decided
    seed: str
    features: list[str]  # names of the numbers in `features`
    actions: list[str]  # what the numbers in `action` and `legal` mean

    def schema(self) -> pa.Schema:
        columns = [
            ("game", pa.int32()),
            ("decision", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.dictionary(pa.int8(), pa.string())),
            ("features", pa.list_(pa.int16(), len(self.features))),
            ("legal", pa.list_(pa.int32())),
            ("action", pa.int32()),
            ("notation", pa.string()),
            ("rank", pa.int8()),
            ("score", pa.int32()),
            ("ranks", pa.list_(pa.int8(), self.players)),
            ("scores", pa.list_(pa.int32(), self.players)),
        ]
        return pa.schema(columns, metadata={PLACE: msgspec.json.encode(self)})


class Versioned(Struct):
    """As much of a header as all versions have in common."""

    version: int


def header_of(schema: pa.Schema, path: Path) -> Header:
    written = (schema.metadata or {}).get(PLACE)
    if written is None:
        raise DatasetError(f"{path} was not written by `zeitalter dataset`")
    try:
        version = msgspec.json.decode(written, type=Versioned).version
        if version != VERSION:
            later = "a later Zeitalter" if version > VERSION else f"`zeitalter dataset`, which writes version {VERSION}"
            raise DatasetError(f"{path} has version {version} of the schema; use {later}, or write the dataset anew")
        return msgspec.json.decode(written, type=Header)
    except msgspec.DecodeError as error:
        raise DatasetError(f"the header of {path} is damaged: {error}; write the dataset anew") from None
