# mypyc: no
"""Who can see what: tables for people to read and tests to pin.

A view that hands out a secret openly is consistent in itself; no comparison of imagined states finds it. These tables
are made another way: one field of the position, or one noun of an action, is changed, and everybody's view is compared.
A changed table shows that somebody sees more, or less, than before.
"""

from collections.abc import Iterator

import msgspec

from zeitalter.core.action import Action
from zeitalter.core.conformance.case import Case
from zeitalter.core.conformance.fields import Leaf, Path, containers, get, leaves, other_values, put
from zeitalter.core.state import State

OWNER, OTHERS, SPECTATORS = "owner", "others", "spectators"
FIRST, BETWEEN, LAST = "first", "between", "last"  # places in a list of values
PAIRS = 4  # of actions that differ in one noun, tried per decision


class Table:
    """Collects who noticed a change of each thing."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.seen: dict[str, set[str]] = {}

    def note(self, name: str, owner: int | None, before: list[bytes], after: list[bytes]) -> None:
        seen = self.seen.setdefault(name, set())
        for eye in range(self.seats + 1):
            if before[eye] != after[eye]:
                if eye == self.seats:
                    seen.add(SPECTATORS)
                else:
                    seen.add("some seats" if owner is None else OWNER if eye == owner else OTHERS)

    def rows(self) -> dict[str, str]:
        return {name: row(seen) for name, seen in sorted(self.seen.items())}


def row(seen: set[str]) -> str:
    if SPECTATORS in seen and (OTHERS in seen or "some seats" in seen):
        return "everybody"
    return ", ".join(sorted(seen, key=[OWNER, OTHERS, "some seats", SPECTATORS].index)) or "nobody"


def visible_fields(case: Case) -> dict[str, str]:
    """Field by field: whose view changes with it. A field of one seat (in a list as long as there are seats) has an
    owner."""
    table = Table(case.seats)
    for moment in case.moments(case.size.positions):
        before = views(moment.state, case.seats)
        for name, path, changed in [*changed_values(case, moment.state), *swapped_values(case, moment.state)]:
            try:
                after = views(changed, case.seats)
            except Exception:
                continue  # no such position
            table.note(name, owner_of(moment.state, path), before, after)
    return merged(table.rows())


def changed_values(case: Case, state: State) -> Iterator[tuple[str, Path, State]]:
    for leaf in leaves(case, state):
        for value in plausible_values(state, leaf):
            changed = state.copy()
            put(changed, leaf.path, value)
            yield name_of(state, leaf, value), leaf.path, changed


def swapped_values(case: Case, state: State) -> Iterator[tuple[str, Path, State]]:
    """Of a stack of known cards only the order may be a secret."""
    for path, value in containers(case, state, ()):
        if isinstance(value, list) and len(value) > 1 and isinstance(value[0], int):
            for place, i, j in ((FIRST, 0, 1), (LAST, -2, -1))[len(value) == 2 :]:
                changed = state.copy()
                put(changed, (*path, i), value[j])
                put(changed, (*path, j), value[i])
                if value[i] != value[j]:
                    yield f"{plain_name(path)}[{place}], order", path, changed


def plausible_values(state: State, leaf: Leaf) -> list[object]:
    """Values of the neighbours in the same list first: they are possible more often than not."""
    holder = get(state, leaf.path[:-1])
    near = [value for value in holder if value != leaf.value] if isinstance(holder, list) else []
    return [value for value in near[:2] + other_values(leaf.value) if not is_none(leaf.value) or not is_none(value)]


def is_none(value: object) -> bool:
    """By convention a negative number stands for none."""
    return isinstance(value, int) and value < 0


def views(state: State, seats: int) -> list[bytes]:
    return [msgspec.json.encode(state.observe(eye)) for eye in (*range(seats), None)]


def name_of(state: State, leaf: Leaf, value: object) -> str:
    """The field, with the place in a list of values, and whether the value changed or only came or went."""
    name = plain_name(leaf.path)
    place = leaf.path[-1]
    holder = get(state, leaf.path[:-1])
    if isinstance(place, int) and isinstance(holder, list):
        where = FIRST if place == 0 else LAST if place == len(holder) - 1 else BETWEEN
        name = name[:-1] + where + "]"
    return f"{name}, if any" if is_none(leaf.value) != is_none(value) else name


def plain_name(path: Path) -> str:
    return "".join(f".{part}" if isinstance(part, str) else "[]" for part in path).lstrip(".")


def merged(rows: dict[str, str]) -> dict[str, str]:
    """One row for a list in which all places are seen by the same."""
    places: dict[str, set[str]] = {}
    for name, seen in rows.items():
        places.setdefault(without_place(name), set()).add(seen)
    return {without_place(name) if len(places[without_place(name)]) == 1 else name: seen for name, seen in rows.items()}


def without_place(name: str) -> str:
    for place in (FIRST, BETWEEN, LAST):
        name = name.replace(f"[{place}]", "[]")
    return name


def owner_of(state: State, path: Path) -> int | None:
    for length, name in enumerate(path):
        holder = get(state, path[:length])
        if isinstance(name, int) and isinstance(holder, list) and len(holder) == state.seats:
            return name
    return None


def visible_nouns(case: Case) -> dict[str, str]:
    """Action by action: who can tell, from view or log, one that differs in this noun alone. The actor is the owner."""
    table = Table(case.seats)
    for moment, seat, legal in case.questions(case.size.positions):
        for name, first, second in pairs(case, legal):
            table.note(name, seat, told(moment.state, seat, first), told(moment.state, seat, second))
    return table.rows()


def pairs(case: Case, legal: list[Action]) -> list[tuple[str, Action, Action]]:
    found: list[tuple[str, Action, Action]] = []
    count: dict[str, int] = {}
    for i, first in enumerate(legal):
        verb = case.rules.vocabulary.by_code[first.verb]
        for second in legal[i + 1 :]:
            if first.verb != second.verb:
                continue
            values = zip(verb.nouns, verb.values(first), verb.values(second))
            nouns = [noun.name for noun, one, other in values if one != other]
            if len(nouns) == 1:
                name = f"{verb.name} <{nouns[0]}>"
                count[name] = count.get(name, 0) + 1
                if count[name] <= PAIRS:
                    found.append((name, first, second))
    return found


def told(state: State, seat: int, action: Action) -> list[bytes]:
    state = state.copy()
    state.log = []
    state.apply(seat, action)
    eyes = (*range(state.seats), None)
    return [msgspec.json.encode([state.observe(eye), [event.for_seat(eye) for event in state.log]]) for eye in eyes]
