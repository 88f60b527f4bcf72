# mypyc: no
"""Copy, snapshot and digest cover every field. The fields are found by reflection, so a forgotten one is noticed.

Works on the pure Python build only: compiled classes do not reveal their fields.
"""

from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from inspect import get_annotations
from types import FunctionType, ModuleType
from typing import NamedTuple

import msgspec

from zeitalter.core.action import Action, raw_action
from zeitalter.core.agenda import Step
from zeitalter.core.conformance.case import Case, Moment
from zeitalter.core.declare import ITEMS
from zeitalter.core.part import Value
from zeitalter.core.state import State

Path = tuple[object, ...]  # names of fields, places in lists and keys of dictionaries, from the state down

TRANSIENT = ("State.log", "Chance.answers")
PLAIN = (int, float, str, bytes, frozenset, type(None), Enum, FunctionType, ModuleType, type)
EDGE = 3  # elements changed at either end of a long list; those between are treated alike


class Leaf(NamedTuple):
    path: Path
    value: object


def check_copy_covers_fields(case: Case) -> None:
    """A copy has equal fields, whatever value any of them has, and shares nothing that can change."""
    for moment in moments(case):
        check_nothing_shared(case, moment.state.copy(), moment.step)
    # The copy of an impossible position may fail: a number in an empty list of parts.
    check_kept(case, "a copy", lambda state: state.copy(), AttributeError)


def check_snapshot_covers_fields(case: Case) -> None:
    """The same for snapshots. An impossible position may be refused: that is as good as keeping the value."""
    rules = case.rules
    check_kept(case, "a position from its snapshot", lambda state: rules.decode(rules.snapshot(state)), Exception)


def check_kept(case: Case, name: str, make: Callable[[State], State], impossible: type[Exception]) -> None:
    for moment in moments(case):
        check_alike(case, moment.state, make(moment.state), name, moment.step)
        for changed, leaf in changes(case, moment):
            try:
                again = make(changed)
            except impossible:
                continue
            check_survives(case, changed, again, name, moment.step, leaf.path)


def check_digest_covers_fields(case: Case) -> None:
    """The digest changes with every field."""
    for moment in moments(case):
        for changed, leaf in changes(case, moment):
            try:
                digest = changed.digest()
            except Exception:
                continue  # no such position, but the field was looked at
            case.expect(digest != moment.digest, f"the digest does not depend on {written(leaf.path)}", moment.step)


def moments(case: Case) -> Iterator[Moment]:
    return case.moments(max(3, case.size.deep_positions // 3))


# ---- changing one field at a time ------------------------------------------------------------------------------------


def changes(case: Case, moment: Moment) -> Iterator[tuple[State, Leaf]]:
    """Copies of a position, each with one leaf changed."""
    for leaf in leaves(case, moment.state):
        for value in other_values(leaf.value):
            changed = moment.state.copy()
            put(changed, leaf.path, value)
            yield changed, leaf
    for path, value in containers(case, moment.state, ()):
        for resize in (grow, shrink):
            changed = moment.state.copy()
            container = get(changed, path)
            if resize(container):
                yield changed, Leaf(path, value)


def other_values(value: object) -> list[object]:
    if isinstance(value, Action):
        return [changed_number(value, place) for place in value.PLACES.values() if place != ITEMS]
    if isinstance(value, Step):
        return [changed_number(value, place) for place in ("seat", *value.PLACES.values())]
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value ^ 2]
    if isinstance(value, float):
        return [value + 1]
    if isinstance(value, str):
        return [value + "?"]
    if isinstance(value, bytes):
        return [bytes([value[0] ^ 1]) + value[1:]] if value else [b"?"]
    if isinstance(value, frozenset):
        return [value ^ {0}]
    return [0] if value is None else []


def changed_number(value: Action | Step, place: str) -> object:
    """Another action or step of the same kind, with one number changed."""
    other = object.__new__(type(value))
    for name in ("kind", "seat", "a", "b", "c") if isinstance(value, Step) else ("verb", "a", "b", "c", "items", "key"):
        setattr(other, name, getattr(value, name))
    setattr(other, place, getattr(value, place) ^ 1)
    if isinstance(other, Action):
        other.key = raw_action(other.verb, other.a, other.b, other.c, other.items).key
    return other


def grow(container: object) -> bool:
    if isinstance(container, list):
        container.append(container[-1] if container else 0)
    elif isinstance(container, set):
        container.add(unused_number(container))
    elif isinstance(container, dict):
        container[unused_number(container)] = next(iter(container.values()), 0)
    else:
        return False
    return True


def unused_number(items: Iterable[object]) -> int:
    return max((item for item in items if isinstance(item, int)), default=0) + 1


def shrink(container: object) -> bool:
    if isinstance(container, (list, set)) and container:
        container.pop()
    elif isinstance(container, dict) and container:
        container.popitem()
    else:
        return False
    return True


# ---- walking through objects -----------------------------------------------------------------------------------------


def is_atom(case: Case, value: object) -> bool:
    return isinstance(value, PLAIN + (Action, Step, Missing) + case.shared)


def children(case: Case, value: object) -> list[tuple[object, object]]:
    if is_atom(case, value) or isinstance(value, set):
        return []  # compared as a whole
    if isinstance(value, (list, tuple)):
        return list(enumerate(value))
    if isinstance(value, dict):
        return list(value.items())
    found = fields(case, value)
    case.expect(bool(found), f"a {type(value).__name__} in a state hides what it holds; use plain lists and objects")
    return found


def fields(case: Case, value: object) -> list[tuple[object, object]]:
    transient = TRANSIENT + case.rules.transient
    result: list[tuple[object, object]] = []
    for name in field_names(type(value), value):
        if not any(f"{cls.__name__}.{name}" in transient for cls in type(value).__mro__):
            result.append((name, getattr(value, name, MISSING)))
    return result


class Missing:
    def __repr__(self) -> str:
        return "nothing at all"


MISSING = Missing()


def field_names(cls: type, value: object) -> list[str]:
    names = set(getattr(value, "__dict__", ()))
    for base in cls.__mro__:
        slots = base.__dict__.get("__slots__", ())
        names |= {slots} if isinstance(slots, str) else set(slots)
        # A class attribute is not a field.
        names |= {name for name in get_annotations(base) if name not in base.__dict__}
    return sorted(name for name in names if not name.startswith("__"))


def leaves(case: Case, state: State) -> Iterator[Leaf]:
    """What can be changed in a position; of a long list only both ends, the others being like them."""
    todo: list[tuple[Path, object]] = [((), state)]
    while todo:
        path, value = todo.pop()
        if isinstance(value, case.shared):
            continue
        if is_atom(case, value):
            yield Leaf(path, value)
            continue
        inside = children(case, value)
        if isinstance(value, (list, tuple)) and len(inside) > 2 * EDGE and is_atom(case, value[0]):
            inside = inside[:EDGE] + inside[-EDGE:]
        todo += [((*path, name), item) for name, item in inside]


def containers(case: Case, value: object, path: Path) -> Iterator[tuple[Path, object]]:
    if isinstance(value, (list, dict, set)):
        yield path, value
    for name, item in children(case, value):
        yield from containers(case, item, (*path, name))


def get(value: object, path: Path) -> object:
    for name in path:
        if isinstance(value, dict):
            value = value.get(name, MISSING)
        elif isinstance(value, (list, tuple)) and isinstance(name, int):
            value = value[name] if name < len(value) else MISSING
        else:
            value = getattr(value, str(name), MISSING)
    return value


def put(state: State, path: Path, new: object) -> None:
    """Set the value at a path. What cannot be changed in place, such as a tuple, is replaced in what holds it."""
    holder = get(state, path[:-1])
    name = path[-1]
    if isinstance(holder, list) and isinstance(name, int):
        holder[name] = new
    elif isinstance(holder, dict):
        holder.update({name: new})
    elif isinstance(holder, tuple) and isinstance(name, int):
        items = [*holder[:name], new, *holder[name + 1 :]]
        put(state, path[:-1], type(holder)._make(items) if hasattr(holder, "_make") else tuple(items))
    elif isinstance(holder, Value):
        fields = {field: getattr(holder, field) for field in field_names(type(holder), holder)}
        put(state, path[:-1], type(holder)(**{**fields, str(name): new}))
    elif isinstance(holder, msgspec.Struct) and type(holder).__struct_config__.frozen:
        put(state, path[:-1], msgspec.structs.replace(holder, **{str(name): new}))
    else:
        setattr(holder, str(name), new)


# ---- comparing -------------------------------------------------------------------------------------------------------


def check_alike(case: Case, first: State, second: State, name: str, step: int) -> None:
    difference = first_difference(case, first, second, ())
    if difference is not None:
        case.fail(f"{name} differs in {written(difference)}", step)


def check_survives(case: Case, changed: State, again: State, name: str, step: int, path: Path) -> None:
    """The field that was changed still has its new value; what it implies for other fields does not matter."""
    difference = first_difference(case, get(changed, path), get(again, path), path)
    if difference is not None:
        case.fail(f"{name} does not keep {written(difference)}", step)


def first_difference(case: Case, first: object, second: object, path: Path) -> Path | None:
    if isinstance(first, case.shared) and first is second:
        return None
    if type(first) is not type(second):
        return path
    inside, other = children(case, first), children(case, second)
    if [name for name, value in inside] != [name for name, value in other]:
        return path
    if not inside:
        return None if first == second else path
    for (name, value), (_, twin) in zip(inside, other):
        found = first_difference(case, value, twin, (*path, name))
        if found is not None:
            return found
    return None


def check_nothing_shared(case: Case, state: State, step: int) -> None:
    mine = {id(value): path for path, value in changeable(case, state, ())}
    twin = state.copy()
    for path, value in changeable(case, twin, ()):
        case.expect(id(value) not in mine, f"a copy shares {written(path)} with its original", step)


def changeable(case: Case, value: object, path: Path) -> Iterator[tuple[Path, object]]:
    frozen = isinstance(value, Value) or (isinstance(value, msgspec.Struct) and type(value).__struct_config__.frozen)
    if not is_atom(case, value) and not isinstance(value, tuple) and not frozen:
        yield path, value
    for name, item in children(case, value):
        yield from changeable(case, item, (*path, name))


def written(path: Path) -> str:
    return "".join(f".{name}" if isinstance(name, str) else f"[{name}]" for name in path).lstrip(".") or "the state"
