"""What one recorded game tells, read off while it is played again."""

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from zeitalter.core.action import TABLE, ActionError, Control, PassBy, Undo
from zeitalter.core.match import Match
from zeitalter.core.names import alike
from zeitalter.core.record import Record, RecordError
from zeitalter.core.records import Found
from zeitalter.core.replay import replay
from zeitalter.core.rules import Rules
from zeitalter.games import PackError, UnknownGame, load

Traits = dict[str, list[str]]  # by kind: keys of names


class Facts(Struct, frozen=True, kw_only=True):
    game: str
    players: list[str]  # by seat; those of one kind of bot bear the same name
    winners: list[int]
    totals: list[int]  # empty in a race, where points say nothing
    rounds: int
    decisions: int  # with two or more options
    ending: str  # the key of its words
    traits: list[Traits]  # by seat: all that it had at any time of the game


class ReadFacts(Struct, frozen=True):
    """Reading records, as work. A game that was not finished tells nothing."""

    pack: Path | None = None

    def ready(self) -> Callable[[Found], Facts | None]:
        return self.read

    def read(self, found: Found) -> Facts | None:
        try:
            record = found.record()
            return None if record.result is None else facts_of(record, load(record.game, self.pack))
        except (RecordError, UnknownGame, PackError) as error:
            raise RecordError(f"{found.place}: {error}") from None


def facts_of(record: Record, rules: Rules) -> Facts:
    """The facts of a finished game; it is checked step by step on the way. A RecordError says what is wrong."""
    reader = Reader(record, rules)
    match = replay(record, rules, reader.look)
    outcome = match.state.outcome()
    if outcome is None:
        raise RecordError("the game was not finished")
    reader.note_traits(match)
    return Facts(
        game=rules.id,
        players=alike(record.players),
        winners=outcome.winners,
        totals=outcome.totals if outcome.points else [],
        rounds=match.state.rounds(),
        decisions=reader.decisions,
        ending=outcome.reason.key,
        traits=[{kind: sorted(keys) for kind, keys in seat.items()} for seat in reader.traits],
    )


class Reader:
    """Looks at a game while it is replayed."""

    def __init__(self, record: Record, rules: Rules) -> None:
        self.record = record
        self.rules = rules
        self.decisions = 0
        self.traits: list[dict[str, set[str]]] = [{} for seat in range(record.seats)]
        self.standing = standing_entries(record, rules)

    def look(self, match: Match, number: int) -> None:
        """Before an entry. What was taken back does not count."""
        entry = self.record.entries[number]
        if number in self.standing and entry.seat != TABLE:
            self.decisions += self._is_decision(match, entry.seat)
        if number == 0 or number - 1 in self.standing:
            self.note_traits(match)

    def _is_decision(self, match: Match, seat: int) -> bool:
        """Whether there was a choice, in the same sense as in the arena."""
        state = match.state
        return len(state.legal_actions(seat)) > 1 or len(self.rules.game.candidates(state, seat)) > 1

    def note_traits(self, match: Match) -> None:
        for seat, noted in enumerate(self.traits):
            for kind, keys in self.rules.traits(match.state, seat).items():
                noted.setdefault(kind, set()).update(keys)


def standing_entries(record: Record, rules: Rules) -> set[int]:
    """The numbers of the entries that changed the position and were not taken back. What is wrong with a record is left
    to its replay."""
    standing: list[int] = []
    passed: set[int] = set()  # no decisions: undo goes on to the one before
    for number, entry in enumerate(record.entries):
        try:
            action = rules.vocabulary.parse(entry.action)
        except ActionError:
            break
        if isinstance(action, Undo):
            while standing and standing.pop() in passed:
                pass
        elif isinstance(action, PassBy):
            passed.add(number + 1)
        elif not isinstance(action, Control):  # who plays a seat does not concern the rules, and undo passes it by
            standing.append(number)
    return set(standing)
