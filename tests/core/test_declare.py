"""Declarations of actions and steps, and a module with everything written out as the compiler gets it."""

import ast
import json
import os
import shutil
import subprocess
import sys
import types
from pathlib import Path
from typing import Any

import msgspec
import pytest

import zeitalter
from tests.core import declared, probe
from zeitalter.core.action import Action, raw_action
from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.core.declare import DeclarationError, Declared, expanded
from zeitalter.core.part import Part, Value
from zeitalter.core.vocabulary import Vocabulary

SOURCES = Path(zeitalter.__file__).parent


def made(base: type, code: int = 16, called: str = "", **fields: object) -> type:
    return Declared("MadeUp", (base,), {"__annotations__": fields, "__module__": __name__}, code=code, called=called)


# ---- actions and steps -----------------------------------------------------------------------------------------------


def test_an_action_has_named_fields() -> None:
    move = declared.Move(1, 2, 3)
    assert (move.from_, move.to, move.amount) == (1, 2, 3)
    assert declared.Move(amount=3, from_=1, to=2) == move == raw_action(17, 1, 2, 3)
    assert (move.CODE, move.NAME) == (17, "go")
    assert declared.Stop.NAME == "stop"
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'amount'"):
        declared.Move(1, 2)  # type: ignore[call-arg]


def test_an_action_may_carry_a_list() -> None:
    lay = declared.Lay(1, (5, 2))
    assert lay.partner == 1
    assert lay.cards == (5, 2)
    assert lay == raw_action(16, 1, items=(5, 2))
    assert lay != declared.Lay(1, (2, 5))
    assert lay.pack() == [16, 1, 0, 0, 5, 2]


def test_the_list_may_come_first() -> None:
    kind = made(Action, cards=tuple[int, ...], partner=int)
    action = kind((5, 2), 1)
    assert action.cards == (5, 2)
    assert action.partner == 1
    assert Vocabulary([kind], {"cards": 9, "partner": 3}).notation(action) == "made_up 5,2 1"


def test_a_step_has_a_seat_and_named_fields() -> None:
    step = declared.Wait(2, 5)
    assert (step.seat, step.rounds) == (2, 5)
    assert declared.Wait(seat=2, rounds=5) == step
    assert declared.Storm(EVERYONE).pack() == [1, EVERYONE, 0, 0, 0]
    assert step.NAME == "wait"


def test_names_are_written_in_small_letters() -> None:
    assert made(Action).NAME == "made_up"  # type: ignore[attr-defined]
    assert made(Step, called="other").NAME == "other"  # type: ignore[attr-defined]


def test_there_is_room_for_three_numbers_and_one_list() -> None:
    made(Action, a1=int, a2=int, a3=int, list1=tuple[int, ...])
    made(Step, a1=int, a2=int, a3=int)
    with pytest.raises(DeclarationError, match="at most three numbers and one list, not a1, a2, a3, a4"):
        made(Action, a1=int, a2=int, a3=int, a4=int)
    with pytest.raises(DeclarationError, match="at most three numbers and one list"):
        made(Action, list1=tuple[int, ...], list2=tuple[int, ...])
    with pytest.raises(DeclarationError, match="at most three numbers"):
        made(Step, a1=int, a2=int, a3=int, a4=int)


@pytest.mark.parametrize("kind", [str, bool, list[int], tuple[str, ...], tuple[int, int], int | None, "int", Part])
@pytest.mark.parametrize("base", [Action, Step])
def test_actions_and_steps_consist_of_numbers(kind: object, base: type) -> None:
    with pytest.raises(DeclarationError, match=r"^wrong: .* cannot be declared"):
        made(base, right=int, wrong=kind)


def test_a_step_carries_no_list() -> None:
    with pytest.raises(DeclarationError, match=r"^cards: "):
        made(Step, cards=tuple[int, ...])


def test_a_verb_does_not_inherit_fields() -> None:
    with pytest.raises(DeclarationError, match="made_up: Move has given the numbers their names already"):
        made(declared.Move, more=int)
    with pytest.raises(DeclarationError, match="Wait has given"):
        made(declared.Wait, code=4)


def test_a_value_that_defines_equality_can_still_be_hashed() -> None:
    class Loose(Value):
        number: int

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Loose)

    assert Loose(1) == Loose(2)
    assert hash(Loose(1)) == hash(Loose(1))


# ---- written out -----------------------------------------------------------------------------------------------------


def engine_modules() -> list[Path]:
    """The modules of core that are compiled."""
    return [path for path in (SOURCES / "core").glob("*.py") if "# mypyc: no" not in path.read_text(encoding="utf-8")]


def written_out(name: str) -> str:
    module = sys.modules.get(name) or __import__(name, fromlist=["*"])
    assert module.__file__ is not None
    return expanded(Path(module.__file__).read_text(encoding="utf-8"), module)


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The engine and `declared.py` without the metaclass."""
    folder = tmp_path_factory.mktemp("plain")
    shutil.copytree(SOURCES / "core", folder / "zeitalter" / "core", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(SOURCES / "__init__.py", folder / "zeitalter")
    for path in engine_modules():
        source = written_out(f"zeitalter.core.{path.stem}")
        (folder / "zeitalter" / "core" / path.name).write_text(source, encoding="utf-8")
    (folder / "declared.py").write_text(written_out("tests.core.declared"), encoding="utf-8")
    shutil.copy(probe.__file__, folder)
    return folder


def ask(folder: Path, question: str) -> object:
    """In a separate process, in which nothing but the written-out engine is known."""
    code = f"import declared, msgspec, probe, sys; sys.stdout.buffer.write(msgspec.json.encode({question}))"
    environment = os.environ | {"PYTHONPATH": str(folder)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, cwd=folder, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return json.loads(done.stdout)


def test_classes_behave_alike_without_the_metaclass(plain: Path) -> None:
    assert probe.metaclass() == "Declared"
    assert ask(plain, "probe.metaclass()") == "type"
    expected = json.loads(msgspec.json.encode(probe.behaviour(declared)))
    found = ask(plain, "probe.behaviour(declared)")
    assert isinstance(found, dict)
    for name, answers in expected.items():
        assert found[name] == answers, name


def test_arguments_of_events_are_worked_out_only_where_somebody_listens(plain: Path) -> None:
    assert probe.arguments_worked_out(declared) == 1
    assert ask(plain, "probe.arguments_worked_out(declared)") == 0


def test_no_trace_is_left_of_declarations() -> None:
    for name in ["tests.core.declared", *[f"zeitalter.core.{path.stem}" for path in engine_modules()]]:
        tree = ast.parse(written_out(name))
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                assert not node.keywords, f"{name}: {node.name}"
                assert not node.decorator_list, f"{name}: {node.name}"


def write(source: str) -> str:
    """A module of this source, written out."""
    module = types.ModuleType("written")
    sys.modules["written"] = module
    try:
        exec(source, vars(module))
        return expanded(source, module)
    finally:
        del sys.modules["written"]


HEAD = """\
from typing import dataclass_transform

from zeitalter.core.action import Action
from zeitalter.core.part import Part


"""


@pytest.mark.parametrize(
    ("source", "first"),
    [
        ("class Buy(Action, code=16):\n    card: int\n", "class Buy(Action):"),
        ("class Buy(\n    Action,\n    code=16,\n    called='purchase',\n):\n    card: int\n", "class Buy(Action):"),
        ("class Buy(Action, code=16): ...\n", "class Buy(Action):"),
        ("class Hand(Part):  # with a remark\n    cards: list[int]\n", "class Hand(Part):"),
        ("@dataclass_transform()\nclass Hand(Part):\n    cards: list[int]\n", "class Hand(Part):"),
        (
            "@dataclass_transform(\n    eq_default=True,\n)\nclass Hand(\n    Part\n):\n    cards: list[int]\n",
            "class Hand(Part):",
        ),
    ],
)
def test_heads_and_decorators_become_plain(source: str, first: str) -> None:
    text = write(HEAD + source)
    compile(text, "written", "exec")
    body = text.partition("from typing import Any\n")[2]  # put after the other imports
    assert next(line for line in body.splitlines() if line) == first
    assert "dataclass_transform(" not in body
    assert "code=" not in body


def test_what_stands_first_in_a_class_stays() -> None:
    source = (
        HEAD
        + "class Hand(Part):\n    @staticmethod\n    def size() -> int:\n        return 7\n\n    cards: list[int]\n"
    )
    names: dict[str, Any] = {"__name__": "written"}
    exec(write(source), names)
    assert names["Hand"].size() == 7
    assert "    @staticmethod\n    def size() -> int:" in write(source)


def test_events_are_guarded() -> None:
    source = (
        "def run(state, game):\n"
        "    state.emit('one', {})\n"
        "    for seat in range(2):\n"
        "        state.emit(\n"
        "            'two',\n"
        "            {'seat': seat},\n"
        "        )\n"
        "    game.state.emit('three', {})\n"
        "    said = state.emit('four', {})\n"
    )
    assert write(source) == (
        "def run(state, game):\n"
        "    if state.log is not None:\n"
        "        state.emit('one', {})\n"
        "    for seat in range(2):\n"
        "        if state.log is not None:\n"
        "            state.emit('two', {'seat': seat})\n"
        "    game.state.emit('three', {})\n"
        "    said = state.emit('four', {})\n"
    )


def test_a_module_without_declarations_stays_as_it_is() -> None:
    source = "import sys\n\n\nclass Plain:\n    number: int = 0\n"
    assert write(source) == source
