"""The same rooms in every game: who knows one game finds the same idea in the same file of another.

Read from the files alone, so that a game that cannot be imported is named as well.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import zeitalter

SOURCES = Path(zeitalter.__file__).parent
GAMES = SOURCES / "games"
TRIAL = Path(__file__).parents[1] / "trial"

ROOMS = {"model", "rules", "data", "view", "bot"}
AT_THE_TOP = {"__init__.py", "game.py", "title.py", "text"}
FILES = {
    "model": ["state", "catalogue", "options", "steps", "verbs"],
    "rules": ["phases", "setup", "turn", "scoring", "outcome", "invariants"],
    "view": ["observe", "imagine", "words"],
    "bot": ["value"],
}
UNKNOWN_TO = {"model": ["rules", "view", "bot"], "rules": ["view", "bot"]}  # a room, and those it may not import from
LONGEST_STATE = 300  # lines
CHANGES = ("append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse", "update", "setdefault", "add")


class Finding(NamedTuple):
    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


def packages() -> dict[str, Path]:
    games = {path.name: path for path in GAMES.iterdir() if (path / "__init__.py").is_file()}
    return {"trial": TRIAL, **dict(sorted(games.items()))}


every_game = pytest.mark.parametrize("game", packages())


def modules(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        if not path.name.startswith("test_"):
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def expect_none(findings: list[Finding]) -> None:
    assert not findings, "\n" + "\n".join(map(str, findings))


# ---- rooms and files -------------------------------------------------------------------------------------------------


@every_game
def test_the_rooms_are_the_same(game: str) -> None:
    folder = packages()[game]
    rooms = {path.name for path in folder.iterdir() if path.is_dir() and path.name not in ("text", "__pycache__")}
    assert rooms == ROOMS - ({"data"} if game == "trial" else set())
    assert [room for room in sorted(rooms) if not (folder / room / "__init__.py").is_file()] == []


@every_game
def test_every_game_has_the_files_of_every_game(game: str) -> None:
    folder = packages()[game]
    wanted = [f"{room}/{name}.py" for room, names in FILES.items() for name in names]
    assert [name for name in ["game.py", "title.py", *wanted] if not (folder / name).is_file()] == []
    assert sorted(path.name for path in (folder / "text").iterdir()) == ["de.ftl", "en.ftl"]


@every_game
def test_nothing_lies_about_outside_the_rooms(game: str) -> None:
    found = {path.name for path in packages()[game].iterdir() if not path.name.startswith("test_")}
    assert found - ROOMS - AT_THE_TOP - {"__pycache__"} == set()


@every_game
def test_a_position_is_short_enough_to_read(game: str) -> None:
    lines = (packages()[game] / "model" / "state.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= LONGEST_STATE


# ---- who knows whom --------------------------------------------------------------------------------------------------


@every_game
def test_rooms_know_only_those_before_them(game: str) -> None:
    folder = packages()[game]
    expect_none([finding for room in UNKNOWN_TO for finding in imports_from_later_rooms(folder, room)])


def imports_from_later_rooms(folder: Path, room: str) -> list[Finding]:
    package = f"tests.{folder.name}" if folder == TRIAL else f"zeitalter.games.{folder.name}"
    hidden = [f"{package}.{other}" for other in UNKNOWN_TO[room]]
    return [
        Finding(f"{room}/{path.name}", line, f"imports {name}")
        for path, tree in modules(folder / room)
        for line, name in imported(tree)
        if any(name == other or name.startswith(other + ".") for other in hidden)
    ]


def imported(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every module or name that is imported anywhere, in full."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: an import names its module in full"
            yield from ((node.lineno, f"{node.module}.{name.name}") for name in node.names)


# ---- inside the files ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["core", *packages()])
def test_no_import_hides_in_a_function(game: str) -> None:
    folder = SOURCES / "core" if game == "core" else packages()[game]
    expect_none([Finding(path.name, line, "import") for path, tree in modules(folder) for line in hidden_imports(tree)])


def hidden_imports(tree: ast.AST) -> Iterator[int]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield from (inner.lineno for inner in ast.walk(node) if isinstance(inner, ast.Import | ast.ImportFrom))


@every_game
def test_actions_and_steps_are_read_by_name(game: str) -> None:
    """What `a`, `b` and `c` of an action or a step mean is said once, in its class."""
    expect_none(
        [
            Finding(str(path.relative_to(packages()[game])), line, text)
            for path, tree in modules(packages()[game])
            for line, text in numbers_read(tree)
        ]
    )


def numbers_read(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in ("a", "b", "c"):
            last = node.value.attr if isinstance(node.value, ast.Attribute) else getattr(node.value, "id", "")
            if last in ("action", "step"):
                yield node.lineno, ast.unparse(node)


@every_game
def test_importing_a_module_changes_no_other(game: str) -> None:
    """Nothing installs itself into an imported list, dictionary or module."""
    expect_none(
        [
            Finding(str(path.relative_to(packages()[game])), line, text)
            for path, tree in modules(packages()[game])
            for line, text in changes_of_others(tree)
        ]
    )


def changes_of_others(tree: ast.Module) -> Iterator[tuple[int, str]]:
    names = {
        (name.asname or name.name).split(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in node.names
    }
    for node in run_on_import(tree):
        for changed in targets(node):
            in_place = isinstance(node, ast.AugAssign) or not isinstance(changed, ast.Name)
            if root(changed) in names and in_place:
                yield node.lineno, ast.unparse(node)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
            if root(node.func.value) in names:
                yield node.lineno, ast.unparse(node)


def run_on_import(tree: ast.Module) -> Iterator[ast.stmt | ast.expr]:
    """Statements and expressions outside of functions."""
    waiting: list[ast.AST] = list(tree.body)
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if isinstance(node, ast.stmt | ast.expr):
            yield node
        waiting += ast.iter_child_nodes(node)


def targets(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Assign | ast.Delete):
        return node.targets
    return [node.target] if isinstance(node, ast.AugAssign | ast.AnnAssign) else []


def root(node: ast.expr) -> str:
    """The name an expression such as `steps.LIST[0]` begins with."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


# ---- these tests can fail --------------------------------------------------------------------------------------------


def test_hidden_imports_are_found() -> None:
    tree = ast.parse("import sys\nif sys:\n    import os\ndef f():\n    if sys:\n        from os import path\n")
    assert list(hidden_imports(tree)) == [6]


def test_numbers_are_found() -> None:
    tree = ast.parse("action.a\nstate.step.c\naction.amount\nother.b\nstep.b = 1\n")
    assert sorted(numbers_read(tree)) == [(1, "action.a"), (2, "state.step.c"), (5, "step.b")]


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("PHASES.append(1)", True),
        ("PHASES[0] = 1", True),
        ("PHASES += [1]", True),
        ("del PHASES[0]", True),
        ("steps.LAST = 1", True),
        ("steps.TABLE['x'] = 1", True),
        ("steps.TABLE.update(x=1)", True),
        ("for kind in PHASES:\n    steps.TABLE[kind] = 1", True),
        ("OWN = []\nOWN.append(1)", False),
        ("def f():\n    PHASES.append(1)", False),
        ("class A:\n    PHASES.append(1)", True),
        ("OWN = [phase for phase in PHASES]", False),
        ("OWN: int = PHASES[0]", False),
    ],
)
def test_changes_of_other_modules_are_found(statement: str, found: bool) -> None:
    tree = ast.parse(f"from other import PHASES, steps\n{statement}\n")
    assert bool(list(changes_of_others(tree))) == found


def test_imports_from_later_rooms_are_found(tmp_path: Path) -> None:
    room = tmp_path / "chess" / "model"
    room.mkdir(parents=True)
    (room / "state.py").write_text(
        "from zeitalter.games.chess.rules.turn import Turn\n"
        "from zeitalter.games.chess import view\n"
        "from zeitalter.games.chess.model import rules\n"
        "from zeitalter.core.rules import Rules\n"
        "def f():\n    import zeitalter.games.chess.bot.value\n",
        encoding="utf-8",
    )
    assert [finding.line for finding in imports_from_later_rooms(tmp_path / "chess", "model")] == [1, 2, 6]
