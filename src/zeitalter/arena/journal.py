"""A journal of a run: every game that is over, a JSON line each, so that an interrupted run can be continued.

with Journal(path, heading(rules, batch), pairings) as journal:
    journal.played  # what it holds of these games
    for number, played in journal.play(batch, workers):  # the others, as they come
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from types import TracebackType

import msgspec
from msgspec import Struct, to_builtins

from zeitalter.arena.batch import Batch, Games, Pairing, Played
from zeitalter.arena.work import Workers
from zeitalter.core.rules import Rules

FORMAT = 1


class Heading(Struct, frozen=True, kw_only=True):
    """The first line: what must be equal for a run to be the same. The number of games may grow."""

    journal: int = FORMAT
    game: str
    version: int
    data: str
    options: object
    seed: str
    records: bool
    block: int = 1
    times: bool = False


class JournalError(ValueError):
    """A journal that cannot be continued."""


class DamagedJournal(JournalError):
    """A line that is none of a journal. A torn last one is no damage: it is what a crash leaves behind."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class OtherRun(JournalError):
    """The journal of another run: what differs (a field of the heading, or the bots of a game), there and here."""

    def __init__(self, what: str, there: object, here: object) -> None:
        super().__init__(f"the journal is of another run: {what} is {there} there, {here} here")
        self.what = what
        self.there = there
        self.here = here


def heading(rules: Rules, batch: Batch) -> Heading:
    return Heading(
        game=rules.id,
        version=rules.version,
        data=rules.data_digest,
        options=to_builtins(rules.modes[0] if batch.options is None else batch.options),
        seed=batch.seed,
        records=batch.records,
        block=batch.block,
        times=batch.times,
    )


class Journal:
    def __init__(self, path: Path, head: Heading, pairings: Iterable[Pairing]) -> None:
        """Opens a journal, or begins one. A `JournalError` says why it cannot be continued; it is left as it is."""
        self._missing = {pairing.number: pairing for pairing in pairings}
        self.played: list[Played] = []
        whole = self._read(path.read_bytes(), head) if path.exists() else 0
        self.count = len(self.played)  # games of this run that are over
        self._file = path.open("ab")
        self._file.truncate(whole)  # without the torn line of a crash
        if not whole:
            self._write(head)

    def _read(self, content: bytes, head: Heading) -> int:
        """Takes over the games of a journal; the length of its whole lines."""
        whole = content.rfind(b"\n") + 1
        if not whole and not msgspec.json.encode(head).startswith(content):
            raise DamagedJournal(1, "this is not a journal of games")
        for number, line in enumerate(content[:whole].splitlines(), 1):
            try:
                if number == 1:
                    _compare(msgspec.json.decode(line, type=Heading), head)
                    continue
                played = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError as error:
                raise DamagedJournal(number, str(error)) from None
            pairing = self._missing.pop(played.number, None)
            if pairing is None:
                continue  # a shorter run than the one that wrote it leaves the later games alone
            if pairing.bots != played.bots:
                raise OtherRun("bots", ", ".join(played.bots), ", ".join(pairing.bots))
            self.played.append(played)
        return whole

    def play(self, batch: Batch, workers: Workers) -> Iterator[tuple[int, Played]]:
        """The games that the journal does not hold yet, as they come, each written down before it is told."""
        for _, played in workers.do(Games(batch), self._missing.values()):
            self._write(played)
            self.count += 1
            yield played.number, played

    def _write(self, line: Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self._file.close()


def _compare(there: Heading, here: Heading) -> None:
    for name in Heading.__struct_fields__:
        if getattr(there, name) != getattr(here, name):
            raise OtherRun(name, getattr(there, name), getattr(here, name))
