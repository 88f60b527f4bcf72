# mypyc: no
"""States that look the same to a seat, made in two independent ways.

Imagined: by the game's own `from_view`. They differ in everything that is hidden.
Swapped: the real state with two numbers exchanged, in one list or between lists of the same kind, kept if the seat sees
no difference and the invariants hold. They differ very little, so that much of what happens next happens in both.
"""

import msgspec

from zeitalter.core.conformance.case import Case
from zeitalter.core.conformance.fields import Path, containers, get
from zeitalter.core.state import State

TRIES = 8  # for each swapped state wanted


def worlds(case: Case, state: State, seat: int, name: str) -> list[State]:
    """The state itself first. Those in which somebody is asked and can do nothing are left out: they are for
    `check_imagine` to find."""
    found = [*imagined(case, state, seat, name), *swapped(case, state, seat, name)]
    return [state.copy(), *[world for world in found if everybody_asked_can_act(world)]]


def imagined(case: Case, state: State, seat: int, name: str) -> list[State]:
    view = state.observe(seat)
    return [case.rules.from_view(view, case.rng(name, seat, number)) for number in range(case.size.worlds)]


def swapped(case: Case, state: State, seat: int, name: str) -> list[State]:
    rng = case.rng(name, "swap", seat)
    view = msgspec.json.encode(state.observe(seat))
    lists = lists_of_numbers(case, state)
    found: list[State] = []
    for _ in range(case.size.worlds * TRIES if lists else 0):
        kind = lists[rng.below(len(lists))]
        twin = state.copy()
        first, second = (get(twin, kind[rng.below(len(kind))]) for _ in range(2))
        if isinstance(first, list) and isinstance(second, list) and first and second:
            i, j = rng.below(len(first)), rng.below(len(second))
            first[i], second[j] = second[j], first[i]
            if twin.encode() != state.encode() and looks_the_same(twin, seat, view):
                found.append(twin)
        if len(found) == case.size.worlds:
            break
    return found


def lists_of_numbers(case: Case, state: State) -> list[list[Path]]:
    """All lists of numbers in a position, those in the same place of equal objects together."""
    kinds: dict[str, list[Path]] = {}
    for path, value in containers(case, state, ()):
        if isinstance(value, list) and value and all(type(item) is int for item in value):
            kinds.setdefault("/".join(part for part in path if isinstance(part, str)), []).append(path)
    return list(kinds.values())


def everybody_asked_can_act(state: State) -> bool:
    try:
        return all(state.legal_actions(actor) for actor in state.actors())
    except Exception:
        return False


def looks_the_same(state: State, seat: int, view: bytes) -> bool:
    try:
        state.check()
        return msgspec.json.encode(state.observe(seat)) == view
    except Exception:
        return False  # no such position
