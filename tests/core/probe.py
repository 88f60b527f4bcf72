"""What the classes of `declared.py` do: asked of the module as it is, and of the same module with everything written
out. The answers must be the same."""

from typing import Any

import msgspec

from zeitalter.core.chance import Chance
from zeitalter.core.part import Part
from zeitalter.core.rules import shape_of


def behaviour(declared: Any) -> dict[str, object]:
    return {
        "values": values(declared),
        "parts": parts(declared),
        "actions": actions(declared),
        "steps": steps(declared),
        "position": position(declared),
        "state": state(declared),
        "events": events(declared),
    }


def metaclass() -> str:
    return type(Part).__name__


def values(declared: Any) -> list[object]:
    red, wall = declared.Colour(1, "red"), declared.Walled(declared.Colour(2, "blue"), (4, 5))
    return [
        red.pack(),
        red == declared.Colour(name="red", shade=1),
        red == declared.Colour(2, "red"),
        red == wall,
        hash(red) == hash(declared.Colour(1, "red")),
        wall.pack(),
        wall.is_open(),
        again(declared.Walled, wall.pack()).pack(),
        again(declared.Walled, wall.pack()) == wall,
        declared.Walled.SHAPE,
    ]


def parts(declared: Any) -> list[object]:
    player, meadow = declared.Player.blank(), declared.Meadow.blank()
    player.draw(7)
    twin = player.copy()
    twin.draw(8)
    meadow.pieces.append(declared.Piece.blank())
    other = meadow.copy()
    other.pieces[0].strength = 5
    kept = declared.Kept.blank()
    return [
        player.pack(),
        twin.pack(),
        meadow.pack(),
        other.pack(),
        again(declared.Meadow, other.pack()).pack(),
        declared.Meadow.SHAPE,
        kept.copy() is kept,
        kept.first,
        kept.pack(),
    ]


def again(cls: Any, packed: object) -> Any:
    return cls.unpack(msgspec.convert(msgspec.json.decode(msgspec.json.encode(packed)), shape_of(cls.SHAPE)))


def actions(declared: Any) -> list[object]:
    found: list[object] = []
    for action in (declared.Lay(1, (2, 3)), declared.Lay(0, ()), declared.Move(1, 2, 3), declared.Stop()):
        packed = declared.VOCABULARY.action(action.pack())
        found += [type(action).__name__, action.CODE, action.NAME, action.PLACES, action.pack(), action.key]
        found += [declared.VOCABULARY.to_json(action), packed == action, type(packed) is type(action), repr(action)]
    lay, move = declared.Lay(1, (2, 3)), declared.Move(from_=1, to=2, amount=3)
    return [*found, lay.partner, lay.cards, move.from_, move.to, move.amount, declared.Ready().key]


def steps(declared: Any) -> list[object]:
    found: list[object] = []
    for step in (declared.Wait(2, 5), declared.Storm(-2)):
        packed = declared.GAME.step(step.pack())
        found += [step.CODE, step.NAME, step.PLACES, step.pack(), packed == step, type(packed) is type(step)]
        found += [declared.VOCABULARY.step_json(step), repr(step)]
    return [*found, declared.Wait(2, rounds=5).rounds]


def position(declared: Any) -> list[object]:
    one = declared.Position.blank()
    one.game, one.catalogue, one.chance, one.cache = declared.GAME, ["x"], Chance(bytes(16), 4), [1]
    one.answers, one.waiting, one.known = [declared.Lay(1, (2,))], declared.Wait(2, 5), 1 << 90
    twin = one.copy()
    wire = msgspec.convert(
        msgspec.msgpack.decode(msgspec.msgpack.encode(one.pack())), shape_of(declared.Position.SHAPE)
    )
    read = declared.Position.unpack(wire, declared.GAME)
    return [
        one.pack()[1:],
        twin.catalogue is one.catalogue,
        twin.answers is one.answers,
        twin.cache,
        read.pack()[1:],
        read.catalogue,
        read.cache,
        type(read.answers[0]).__name__,
        declared.Position.SHAPE,
    ]


def new_state(declared: Any) -> Any:
    state = declared.Table.blank()
    state.begin(declared.GAME, 3, Chance(bytes(16)))
    state.meadow.pieces = [declared.Piece.blank()]
    state.push(declared.Storm(-2))
    return state


def state(declared: Any) -> list[object]:
    one = new_state(declared)
    one.flag = declared.Colour(1, "red")
    twin = one.copy()
    one.advance()
    return [one.digest(), twin.digest(), twin.flag is one.flag, one.rounds(), declared.Table.SHAPE, twin.log]


def events(declared: Any) -> list[object]:
    """What is logged when somebody listens."""
    one = new_state(declared)
    one.log = []
    one.advance()
    return [msgspec.to_builtins(event) for event in one.log]


def arguments_worked_out(declared: Any) -> int:
    """How often a costly argument is worked out while nobody listens."""
    declared.ASKED.clear()
    new_state(declared).advance()
    return len(declared.ASKED)
