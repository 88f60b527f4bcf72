# mypyc: no
"""Reading a game's data files, and data packs that replace some of them, with errors that say what to do.

Every value may name its source next to it, under `source`: S stated in the rulebook, X found in an outside article,
I inferred, R reconstructed by us.
"""

import re
from collections.abc import Iterator
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from zeitalter.core.rules import Fidelity, Sources

File = TypeVar("File")
NAMES = ("name", "leader")  # the keys of what people call a thing; its id is ours alone


class DataError(ValueError):
    """A data file that cannot be used: which file, which entry, and what to do about it."""

    def __init__(self, file: str, entry: str, advice: str) -> None:
        super().__init__(f"{file}: {entry}: {advice}" if entry else f"{file}: {advice}")
        self.file = file
        self.entry = entry
        self.advice = advice


class DataFiles:
    """The TOML files in the folder `data` of a game's package, or those of a pack instead."""

    def __init__(self, package: str, names: tuple[str, ...], pack: Path | None) -> None:
        self.package = package
        self.names = names
        self.pack = pack
        if pack is not None:
            self.check_pack(pack)

    def check_pack(self, pack: Path) -> None:
        """A `DataError` where a pack is no folder, is empty, or has files that its game does not know."""
        if not pack.is_dir():
            raise DataError(str(pack), "", "there is no such directory; name the directory of a data pack")
        found = sorted(path.name for path in pack.glob("*.toml"))
        known = ", ".join(self.names)
        for name in found:
            if name not in self.names:
                raise DataError(name, "", f"a data pack has no such file; rename it to one of {known}")
        if not found:
            raise DataError(str(pack), "", f"the data pack is empty; put at least one of {known} into it")

    def decode(self, name: str, shape: type[File]) -> File:
        """The content of one file, with the types of `shape`."""
        source = files(self.package) / "data" / name
        if self.pack is not None and ((self.pack / name).exists() or (self.pack / name).is_symlink()):
            source = self.pack / name
        try:
            content = source.read_bytes()
        except OSError as error:
            raise DataError(name, "", f"the file cannot be read ({error.strerror}); make it readable") from error
        try:
            return msgspec.toml.decode(content, type=shape)
        except msgspec.ValidationError as error:
            raise shape_error(name, content, str(error)) from error
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise DataError(name, "", f"this is not valid TOML ({error}); correct the syntax there") from error


def shape_error(name: str, content: bytes, message: str) -> DataError:
    """A wrong type, a wrong value or an unknown key, with the id of its entry instead of a position."""
    problem, _, path = message.partition(" - at `$")
    where = re.match(r"\.(?P<table>\w+)(?:\[(?P<index>\d+)\])?\.?(?P<key>[^`]*)`", path)
    entry, key = "", ""
    if where:
        entry, key = where["table"], where["key"]
        if where["index"] is not None:
            value: Any = msgspec.toml.decode(content)[entry][int(where["index"])]
            number = f"{entry}, entry {int(where['index']) + 1}"
            entry = str(value.get("id", number)) if isinstance(value, dict) else number
            key += operation(value, key)
    at = f"{key}: " if key else ""
    return DataError(name, entry, f"{at}{problem}; compare the entry with the built-in {name} and correct it")


def operation(entry: Any, key: str) -> str:
    """Words for the operation a key such as effects[2].amount belongs to."""
    where = re.match(r"(?P<list>\w+)\[(?P<index>\d+)\]", key)
    if where is None or key.endswith(".op"):
        return ""
    item = entry[where["list"]][int(where["index"])]
    return f" in the operation {item['op']!r}" if isinstance(item, dict) and "op" in item else ""


def digest(tables: object, ordered: tuple[str, ...] = ()) -> str:
    """The same for equal content, whatever the layout of the files and the order of entries; lists under the keys
    `ordered` keep theirs. Sources are left out: a value that is only better founded must not part two equal games."""
    content = msgspec.json.encode(_canonical(msgspec.to_builtins(tables), ordered, False), order="sorted")
    return blake2b(content, digest_size=16).hexdigest()


def _canonical(value: Any, ordered: tuple[str, ...], keep_order: bool) -> Any:
    if isinstance(value, dict):
        return {key: _canonical(item, ordered, key in ordered) for key, item in value.items() if key != "source"}
    if isinstance(value, list):
        items = [_canonical(item, ordered, False) for item in value]
        return items if keep_order else sorted(items, key=msgspec.json.encode)
    return value


def fidelity(tables: object) -> Fidelity:
    """Count the source codes of all values, and those of all names."""
    codes = list(_source_codes(msgspec.to_builtins(tables)))
    names = [code for key, code in codes if key in NAMES]
    return Fidelity(_count([code for key, code in codes if key not in NAMES]), _count(names))


def _count(codes: list[str]) -> Sources:
    return Sources(codes.count("S"), codes.count("X"), codes.count("I"), codes.count("R"))


def _source_codes(value: Any) -> Iterator[tuple[str, str]]:
    """Every source code, with the key of what it is the source of if there is one for each."""
    if isinstance(value, list):
        for item in value:
            yield from _source_codes(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key != "source":
                yield from _source_codes(item)
        source = value.get("source")
        named = source if isinstance(source, dict) else {"": source}
        yield from ((key, code) for key, code in named.items() if key != "id" and code is not None)
