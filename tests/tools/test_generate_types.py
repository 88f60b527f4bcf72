"""The browser's types: what it is told by name, and nothing of the engine's numbers."""

from msgspec import Struct

from tools.generate_types import interface, structs_of, with_parts
from zeitalter.core import view
from zeitalter.core.wording import Amount


class Board(view.View, frozen=True, kw_only=True):
    """The view of some game."""

    round: int


class Lists(Struct):
    either: list[int | str]
    records: list[dict[str, int | None]]


def test_a_browser_knows_the_situation_and_never_the_flow() -> None:
    parts = with_parts(structs_of(view))
    assert view.Situation in parts
    assert view.Flow not in parts
    written = interface(view.View)
    assert "situation: Situation;" in written
    assert "flow" not in written


def test_the_view_of_a_game_adds_its_own_fields_alone() -> None:
    assert interface(Board).splitlines() == ["export interface Board extends View {", "  round: number;", "}"]


def test_fields_have_the_names_they_have_on_the_wire() -> None:
    assert "  from: number;\n  to: number;\n" in interface(Amount)


def test_brackets_stand_only_around_alternatives() -> None:
    written = interface(Lists)
    assert "either: (number | string)[];" in written
    assert "records: Record<string, number | null>[];" in written
