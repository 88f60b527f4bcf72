"""Parts and values: what is written from one declaration of each field."""

from typing import Annotated, Any

import msgspec
import pytest

from tests.core.declared import GAME, Colour, Lay, Meadow, Piece, Player, Position, Wait, Walled
from zeitalter.core.chance import Chance
from zeitalter.core.declare import SHARED, TRANSIENT, DeclarationError, Declared
from zeitalter.core.part import Mask, Part, Value
from zeitalter.core.rules import shape_of


def made(annotation: object, base: type = Part) -> Any:
    """What `class Made(base): it: annotation` makes."""
    return Declared("Made", (base,), {"__annotations__": {"it": annotation}, "__module__": __name__})


def piece(strength: int) -> Piece:
    new = Piece.blank()
    new.strength = strength
    return new


def meadow() -> Meadow:
    new = Meadow.blank()
    new.pieces = [piece(1), piece(2)]
    return new


# A type, its blank value (or none), a value, and the packed form of the value.
NOTHING = object()
KINDS: list[tuple[object, object, object, object]] = [
    (int, 0, 7, 7),
    (bool, False, True, True),
    (float, 0.0, 0.5, 0.5),
    (str, "", "text", "text"),
    (bytes, b"", b"bytes", b"bytes"),
    (list[int], [], [1, 2], [1, 2]),
    (list[str], [], ["a"], ["a"]),
    (list[list[int]], [], [[1], []], [[1], []]),
    (list[list[list[int]]], [], [[[1], [2]], []], [[[1], [2]], []]),
    (list[tuple[int, ...]], [], [(1, 2)], [(1, 2)]),
    (tuple[int, ...], (), (1, 2, 3), (1, 2, 3)),
    (tuple[Colour, ...], (), (Colour(1, "red"),), [[1, "red"]]),
    (tuple[int, str], (0, ""), (1, "a"), (1, "a")),
    (int | None, None, 3, 3),
    (int | None, None, None, None),
    (None | int, None, 3, 3),
    (list[int] | None, None, [1], [1]),
    (list[int | None], [], [1, None], [1, None]),
    (Colour, NOTHING, Colour(1, "red"), [1, "red"]),
    (Colour | None, None, Colour(1, "red"), [1, "red"]),
    (Colour | None, None, None, None),
    (list[Colour], [], [Colour(1, "red")], [[1, "red"]]),
    (list[Colour | None], [], [None, Colour(1, "red")], [None, [1, "red"]]),
    (list[list[Colour]], [], [[Colour(1, "red")], []], [[[1, "red"]], []]),
    (Walled, NOTHING, Walled(Colour(2, "blue"), (4,)), [[2, "blue"], (4,)]),
    (Piece, "blank", piece(3), [3]),
    (Piece | None, None, piece(3), [3]),
    (list[Piece], [], [piece(3), piece(4)], [[3], [4]]),
    (list[list[Piece]], [], [[piece(3)]], [[[3]]]),
    (list[Piece | None], [], [None, piece(3)], [None, [3]]),
    (Meadow, "blank", meadow(), [[[1], [2]]]),
    (Mask, 0, 1 << 200, str(1 << 200)),
]
IDS = [f"{getattr(kind, '__name__', kind)}{number}" for number, (kind, *_) in enumerate(KINDS)]
every_kind = pytest.mark.parametrize(("annotation", "blank", "value", "packed"), KINDS, ids=IDS)


def plain(value: Any) -> Any:
    """What a value says, whatever it is made of."""
    if isinstance(value, (Part, Value)):
        return value.pack()
    return [plain(item) for item in value] if isinstance(value, (list, tuple)) else value


def changeable(value: Any) -> list[object]:
    """All that can be changed within a value."""
    if isinstance(value, list):
        return [value, *[inner for item in value for inner in changeable(item)]]
    if isinstance(value, Part):
        names: tuple[str, ...] = type(value).__slots__
        return [value, *[inner for name in names for inner in changeable(getattr(value, name))]]
    return []


@every_kind
def test_blank_is_zero_or_empty(annotation: object, blank: object, value: object, packed: object) -> None:
    part = made(annotation).blank()
    if blank is NOTHING:
        assert not hasattr(part, "it")
    elif blank == "blank":
        assert plain(part.it) == plain(annotation.blank())  # type: ignore[attr-defined]
    else:
        assert part.it == blank
        assert type(part.it) is type(blank)


@every_kind
def test_two_blanks_share_nothing(annotation: object, blank: object, value: object, packed: object) -> None:
    cls = made(annotation)
    first, second = cls.blank(), cls.blank()
    if blank is not NOTHING:
        ids = {id(item) for item in changeable(first.it)}
        assert not ids & {id(item) for item in changeable(second.it)}


@every_kind
def test_a_copy_is_equal_and_shares_nothing_that_can_change(
    annotation: object, blank: object, value: object, packed: object
) -> None:
    part = made(annotation).blank()
    part.it = value
    twin = part.copy()
    assert type(twin) is type(part)
    assert plain(twin.it) == plain(value)
    assert type(twin.it) is type(value)
    mine = changeable(part)
    assert len(changeable(twin)) == len(mine)
    assert not {id(item) for item in mine} & {id(item) for item in changeable(twin)}


@every_kind
def test_packing_and_unpacking(annotation: object, blank: object, value: object, packed: object) -> None:
    cls = made(annotation)
    part = cls.blank()
    part.it = value
    assert part.pack() == [packed]
    wire = msgspec.msgpack.decode(msgspec.msgpack.encode(part.pack()))
    again = cls.unpack(msgspec.convert(wire, shape_of(cls.SHAPE)))
    assert plain(again.it) == plain(value)
    assert type(again.it) is type(value)
    assert again.pack() == part.pack()


@every_kind
def test_what_has_another_shape_is_refused(annotation: object, blank: object, value: object, packed: object) -> None:
    shape = shape_of(made(annotation).SHAPE)
    msgspec.convert(msgspec.to_builtins([packed], builtin_types=(bytes,)), shape)
    wrongs: list[object] = [[], [packed, packed], None, 7, [{}], [{"it": packed}], [[[[[[]]]]]]]
    for wrong in wrongs:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, shape)


@pytest.mark.parametrize(
    ("annotation", "wrong"),
    [
        (int, "1"),
        (int, 1.5),
        (int, True),
        (int, None),
        (bool, 1),
        (str, 1),
        (list[int], [1, "1"]),
        (list[int], 1),
        (list[list[int]], [1]),
        (tuple[int, str], [1]),
        (tuple[int, str], ["a", 1]),
        (tuple[int, ...], ["a"]),
        (int | None, "none"),
        (Colour, [1]),
        (Colour, [1, 1]),
        (Piece, ["3"]),
        (list[Piece], [3]),
        (Mask, 1 << 60),
    ],
)
def test_wrong_data_are_refused(annotation: object, wrong: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert([wrong], shape_of(made(annotation).SHAPE))


@pytest.mark.parametrize(
    "annotation",
    [
        object,
        set[int],
        frozenset[int],
        dict[int, int],
        dict,
        list,
        tuple,
        int | str,
        int | str | None,
        list[set[int]],
        tuple[int, set[int]],
        tuple[list[int], int],
        tuple[Piece, int],
        tuple[Colour, int],
        complex,
        "int",
        None,
        Part,
    ],
    ids=str,
)
@pytest.mark.parametrize("base", [Part, Value])
def test_other_types_are_refused_by_name(annotation: object, base: type) -> None:
    with pytest.raises(DeclarationError, match=r"^it: "):
        made(annotation, base)


# ---- the position ----------------------------------------------------------------------------------------------------


def position() -> Position:
    state = Position.blank()
    state.game = GAME
    state.catalogue = ["never", "copied"]
    state.chance = Chance(bytes(16), 4)
    state.answers = [Lay(1, (2, 3)), Lay(0, ())]
    state.waiting = Wait(2, 5)
    state.known = 1 << 100
    state.cache = [9]
    return state


def test_shared_is_referred_to_and_transient_forgotten() -> None:
    state = position()
    twin = state.copy()
    assert twin.catalogue is state.catalogue
    assert twin.game is state.game
    assert twin.cache is None
    assert Position.blank().cache is None
    assert len(state.pack()) == 4


def test_the_game_gives_actions_and_steps_their_classes_back() -> None:
    state = position()
    packed = msgspec.msgpack.decode(msgspec.msgpack.encode(state.pack()))
    again = Position.unpack(msgspec.convert(packed, shape_of(Position.SHAPE)), GAME)  # type: ignore[attr-defined]
    assert again.answers == state.answers
    assert [type(action) for action in again.answers] == [Lay, Lay]
    assert again.waiting == state.waiting
    assert isinstance(again.waiting, Wait)
    assert again.known == 1 << 100
    assert again.cache is None
    assert again.game is GAME
    assert again.catalogue is GAME.catalogue, "what is outside the position is attached"
    assert again.chance.pack() == state.chance.pack()
    assert again.chance is not state.chance


# ---- classes ---------------------------------------------------------------------------------------------------------


class Knight(Player):
    horse: int
    arms: list[int]


def test_fields_of_base_classes_come_first() -> None:
    knight = Knight.blank()
    knight.name, knight.hand, knight.horse, knight.arms = "Anna", [1], 2, [3]
    assert knight.pack() == ["Anna", [1], 2, [3]]
    assert Knight.SHAPE == "tuple[str, list[int], int, list[int]]"
    twin = knight.copy()
    assert type(twin) is Knight
    assert twin.pack() == knight.pack()
    assert type(Knight.unpack(("Ben", [], 0, []))) is Knight  # type: ignore[attr-defined]
    assert Player.blank().pack() == ["", []], "the base class stays as it is"


def test_there_are_no_fields_but_the_declared_ones() -> None:
    with pytest.raises(AttributeError):
        Player.blank().other = 1  # type: ignore[attr-defined]


class Stubborn(Part):
    number: int
    limit: int = 4  # a constant of the class, no field

    def copy(self) -> "Stubborn":
        return self

    def pack(self) -> list[object]:
        return ["by hand"]


def test_what_is_written_by_hand_stays() -> None:
    one = Stubborn.blank()
    assert one.copy() is one
    assert one.pack() == ["by hand"]
    assert Stubborn.SHAPE == "tuple[int]"
    assert Stubborn.unpack((3,)).number == 3  # type: ignore[attr-defined]


class Empty(Part):
    """No field at all."""


def test_a_part_may_be_empty() -> None:
    assert Empty.blank().copy().pack() == []
    assert type(Empty.unpack(msgspec.convert([], shape_of(Empty.SHAPE)))) is Empty  # type: ignore[attr-defined]


# ---- values ----------------------------------------------------------------------------------------------------------


def test_values_are_equal_when_their_fields_are() -> None:
    red = Colour(1, "red")
    assert red == Colour(1, "red")
    assert hash(red) == hash(Colour(1, "red"))
    assert red != Colour(2, "red")
    assert red != Colour(1, "blue")
    assert red != object()
    assert len({red, Colour(1, "red"), Colour(2, "red")}) == 2
    assert Colour(shade=1, name="red") == red


def test_values_of_two_classes_differ() -> None:
    class Paint(Value):
        shade: int
        name: str

    other: object = Colour(1, "red")
    assert Paint(1, "red") != other


def test_values_are_made_with_all_their_fields() -> None:
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'name'"):
        Colour(1)  # type: ignore[call-arg]
    assert not hasattr(Colour, "blank")
    assert not hasattr(Colour, "copy")


def test_values_hold_values() -> None:
    wall = Walled(Colour(2, "blue"), (4, 5))
    assert wall == Walled(Colour(2, "blue"), (4, 5))
    assert wall != Walled(Colour(3, "blue"), (4, 5))
    assert Walled.unpack(msgspec.convert([[2, "blue"], [4, 5]], shape_of(Walled.SHAPE))) == wall  # type: ignore[attr-defined]


def test_a_value_holds_nothing_that_can_change() -> None:
    """Copies of a position share it, so a list in it would be shared as well."""
    for annotation in (list[int], Piece, list[Colour], list[int] | None, tuple[list[int], ...]):
        with pytest.raises(DeclarationError, match=r"^it: .*can change"):
            made(annotation, Value)


def test_marks_belong_to_parts() -> None:
    for annotation in (Annotated[int, SHARED], Annotated[int | None, TRANSIENT]):
        with pytest.raises(DeclarationError, match=r"^it: "):
            made(annotation, Value)
    assert made(Mask, Value)(1 << 90).pack() == [str(1 << 90)]
