import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.trees import write_tree
from tools.build_fast import BuildError, modules_to_compile, spare_cold_code

STRUCT = "from msgspec import Struct\n\n\nclass Message(Struct):\n    key: str\n"
TOY = {
    "zeitalter/__init__.py": "",
    "zeitalter/core/constants.py": "from typing import Final\n\nWORTH: Final = 3\n",
    "zeitalter/core/wording.py": f"# mypyc: no\n{STRUCT}",
    "zeitalter/core/state.py": """
from typing import Generic, TypeVar


class State:
    def __init__(self) -> None:
        self.turn = 0

    def points(self) -> int:
        raise NotImplementedError

    def message(self) -> object:
        from zeitalter.core.wording import Message

        return Message(f"points {self.points()}")


S = TypeVar("S", bound=State)


class Rules(Generic[S]):
    def setup(self) -> S:
        raise NotImplementedError
""",
    "zeitalter/games/__init__.py": "def registry() -> None: ...\n",
    "zeitalter/games/go/__init__.py": """
from zeitalter.core.state import Rules
from zeitalter.games.go.board import Board


class Go(Rules[Board]):
    def setup(self) -> Board:
        return Board()
""",
    "zeitalter/games/go/board.py": """
from zeitalter.core.constants import WORTH
from zeitalter.core.state import State


class Board(State):
    def points(self) -> int:
        return self.turn * WORTH
""",
    "zeitalter/games/go/data/stones.toml": "stones = 2\n",
    "zeitalter/text/words.py": "def words() -> None: ...\n",
}
PLAY = """
from zeitalter.games import go
from zeitalter.core import state, wording
board = go.Go().setup()
board.turn = 2
print(board.message(), *(module.__file__.endswith(".so") for module in (go, state, wording)))
"""


def test_code_of_core_games_and_bots_is_chosen_unless_marked(tmp_path: Path) -> None:
    chosen = modules_to_compile(write_tree(tmp_path, TOY) / "zeitalter")
    assert [path.as_posix().removeprefix("zeitalter/") for path in chosen] == [
        "core/constants.py",
        "core/state.py",
        "games/go/__init__.py",
        "games/go/board.py",
    ]


def test_a_struct_without_the_mark_is_refused(tmp_path: Path) -> None:
    write_tree(tmp_path, TOY | {"zeitalter/core/wording.py": STRUCT})
    with pytest.raises(BuildError, match=r"wording.py:4: .*# mypyc: no"):
        modules_to_compile(tmp_path / "zeitalter")


def test_the_compiled_package_works_and_leaves_the_sources_alone(tmp_path: Path) -> None:
    src, out = write_tree(tmp_path / "src", TOY), tmp_path / "out"
    before = sorted(src.rglob("*"))
    root = Path(__file__).parents[2]
    tool = [sys.executable, str(root / "tools" / "build_fast.py"), "--opt", "0", "--src", str(src), "--out", str(out)]

    def run(*command: str, path: Path = src) -> str:
        environment = os.environ | {"PYTHONPATH": str(path), "PYTHONDONTWRITEBYTECODE": "1"}
        return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout

    assert "4 modules compiled" in run(*tool, path=root / "src")
    assert "up to date" in run(*tool, path=root / "src")
    assert sorted(src.rglob("*")) == before
    assert (out / "zeitalter/games/go/data/stones.toml").read_text() == "stones = 2\n"
    assert run(sys.executable, "-c", PLAY) == "Message(key='points 6') False False False\n"
    assert run(sys.executable, "-c", PLAY, path=out) == "Message(key='points 6') True True False\n"


def test_what_runs_seldom_is_spared_the_optimiser_and_the_copy_lasts(tmp_path: Path) -> None:
    source = tmp_path / "__native.c"
    wrapper = "        PyObject *CPyPy_go(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {"
    source.write_text(f"char CPyDef_go_____top_level__(void) {{\n}}\n{wrapper}\n}}\nint CPyDef_go(void) {{\n}}\n")
    copy = Path(spare_cold_code(source))
    spared = [line.startswith('__attribute__((optimize("O0")))') for line in copy.read_text().splitlines()]
    assert spared == [True, False, True, False, False, False]
    before = copy.stat().st_mtime_ns
    assert Path(spare_cold_code(source)).stat().st_mtime_ns == before
    shim = tmp_path / "shim.c"
    shim.write_text("int nothing;\n")
    assert spare_cold_code(shim) == str(shim)
