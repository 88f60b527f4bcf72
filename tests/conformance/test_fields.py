"""Reflection finds a forgotten field whatever it is made of."""

from collections import deque
from typing import NamedTuple, Self

import pytest
from msgspec import Struct

from tests.conformance.broken import as_class, with_state
from tests.core.declared import Colour, Piece, Player, Walled
from tests.trial.model.state import Trial
from zeitalter.core.conformance.case import Case
from zeitalter.core.conformance.fields import (
    check_copy_covers_fields,
    check_digest_covers_fields,
    check_snapshot_covers_fields,
)
from zeitalter.core.part import Shared


class Slotted:
    __slots__ = ("inner",)

    def __init__(self, inner: int) -> None:
        self.inner = inner


class Frozen(Struct, frozen=True):
    inner: int


class Named(NamedTuple):
    inner: int


class Extra(Trial):
    """One more field, wrongly declared to lie outside the position: copies share it, digest and snapshot leave it out.
    A test says what it holds."""

    extra: Shared[object]
    make: object = staticmethod(lambda: 0)

    def fill(self, rounds: int) -> None:
        super().fill(rounds)
        self.extra = self.make()  # type: ignore[operator]


KINDS = {
    "number": lambda: 1,
    "truth": lambda: True,
    "fraction": lambda: 0.5,
    "text": lambda: "text",
    "bytes": lambda: b"bytes",
    "nothing": lambda: None,
    "list": lambda: [1, 2],
    "empty list": list,
    "list in list": lambda: [[1], [2]],
    "long list": lambda: list(range(50)),
    "tuple": lambda: (1, 2),
    "named tuple": lambda: Named(1),
    "list in tuple": lambda: ([1], 2),
    "set": lambda: {1, 2},
    "frozen set": lambda: frozenset([1, 2]),
    "dictionary": lambda: {1: 2},
    "dictionary by pairs": lambda: {(1, 2): [3]},
    "dictionary by text": lambda: {"a": 1},
    "object": lambda: Slotted(1),
    "frozen object": lambda: Frozen(1),
    "value": lambda: Colour(1, "red"),
    "value in value": lambda: Walled(Colour(1, "red"), (2,)),
    "part": Player.blank,
    "parts": lambda: [Piece.blank()],
}
IMMUTABLE = ["number", "truth", "fraction", "text", "bytes", "nothing"]
IMMUTABLE += ["tuple", "named tuple", "frozen set", "frozen object", "value", "value in value"]


def case_of(kind: str) -> Case:
    game = type("Forgetful", (Extra,), {"make": staticmethod(KINDS[kind])})
    return Case(with_state(game), 2, seed=1)


@pytest.mark.parametrize("kind", KINDS)
def test_digest_that_forgets_a_field_is_noticed(kind: str) -> None:
    with pytest.raises(AssertionError, match="the digest does not depend on extra"):
        check_digest_covers_fields(case_of(kind))


@pytest.mark.parametrize("kind", KINDS)
def test_snapshot_that_forgets_a_field_is_noticed(kind: str) -> None:
    with pytest.raises(AssertionError, match=r"from its snapshot differs in (extra|the state)"):
        check_snapshot_covers_fields(case_of(kind))


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in IMMUTABLE])
def test_copy_that_shares_a_field_is_noticed(kind: str) -> None:
    with pytest.raises(AssertionError, match="a copy shares extra"):
        check_copy_covers_fields(case_of(kind))


@pytest.mark.parametrize("kind", IMMUTABLE)
def test_what_cannot_change_may_be_shared(kind: str) -> None:
    check_copy_covers_fields(case_of(kind))


def test_a_kept_position_is_left_alone_by_changing_a_value() -> None:
    """A value is shared by all copies: it is replaced, never changed."""
    case = case_of("value in value")
    moments = [moment for game in case.games for moment in game.moments]
    check_copy_covers_fields(case)
    assert {moment.state.extra == Walled(Colour(1, "red"), (2,)) for moment in moments} == {True}  # type: ignore[attr-defined]


class Flags(Trial):
    """Declared as it should be, and empty at first."""

    flags: list[Colour]
    standing: list[Player]
    leader_flag: Colour | None


def test_what_is_declared_is_covered() -> None:
    case = Case(with_state(Flags), 2, seed=1)
    check_copy_covers_fields(case)
    check_snapshot_covers_fields(case)
    check_digest_covers_fields(case)


def test_copy_that_forgets_a_field_is_noticed() -> None:
    class Forgets(Extra):
        def copy(self) -> Self:
            self.extra = 0
            other: Self = as_class(super().copy(), Forgets)
            del other.extra
            return other

    with pytest.raises(AssertionError, match="a copy differs in extra"):
        check_copy_covers_fields(Case(with_state(Forgets), 2, seed=1))


def test_what_the_kit_cannot_look_into_is_named() -> None:
    class Opaque(Extra):
        make = deque

    with pytest.raises(AssertionError, match="a deque in a state hides what it holds"):
        check_copy_covers_fields(Case(with_state(Opaque), 2, seed=1))
