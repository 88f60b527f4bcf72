from pathlib import Path

import pytest

from tests.tools.trees import write_tree
from tools.check_layers import check

CLEAN = {
    "zeitalter/core/view.py": "import msgspec\nfrom zeitalter.core import action\nfrom . import action\n",
    "zeitalter/core/action.py": "from typing import Final\nfrom zeitalter import __version__\n",
    "zeitalter/text/words.py": "from fluent.runtime import FluentBundle\nfrom zeitalter.core.view import View\n",
    "zeitalter/games/__init__.py": "from zeitalter.core.view import View\nfrom zeitalter.games import chess\n",
    "zeitalter/games/chess/state.py": "from zeitalter.core import view\nfrom .moves import move\n",
    "zeitalter/games/chess/moves.py": "from ...core import view\nfrom zeitalter.games.chess import state\n",
    "zeitalter/games/go/state.py": "",
    "zeitalter/bots/greedy.py": "from zeitalter.core import view\n",
    "zeitalter/arena/match.py": "from zeitalter import bots, core, games\nfrom zeitalter.games import by_id\n",
    "zeitalter/cli/main.py": "import rich\nfrom zeitalter import games\nfrom zeitalter.arena import match\n",
    "zeitalter/__main__.py": "from zeitalter.cli.main import main\n",
}


def test_a_clean_tree_passes(tmp_path: Path) -> None:
    assert check(write_tree(tmp_path, CLEAN)) == []


@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("core/bad.py", "import rich"),
        ("core/bad.py", "from zeitalter.games import by_id"),
        ("core/bad.py", "from zeitalter import games"),
        ("core/bad.py", "import zeitalter"),
        ("core/bad.py", "import zeitalter.bots.greedy"),
        ("core/bad.py", "from ..text import words"),
        ("core/bad.py", "def f() -> None:\n    from zeitalter.text import words"),
        ("core/bad.py", "if TYPE_CHECKING:\n    from zeitalter.text import words"),
        ("core/bad.py", "importlib.import_module('zeitalter.cli.main')"),
        ("text/bad.py", "from zeitalter.games import by_id"),
        ("text/bad.py", "import msgspec"),
        ("games/chess/bad.py", "from zeitalter.games.go import state"),
        ("games/chess/bad.py", "from zeitalter.games import go"),
        ("games/chess/bad.py", "from ..go.state import State"),
        ("games/chess/bad.py", "from zeitalter.games import by_id"),
        ("games/chess/bad.py", "from zeitalter.bots import greedy"),
        ("games/chess/bad.py", "import rich"),
        ("bots/bad.py", "from zeitalter.games import by_id"),
        ("bots/bad.py", "from zeitalter.games.chess.state import State"),
        ("arena/bad.py", "from zeitalter.games import chess"),
        ("arena/bad.py", "from zeitalter.cli import main"),
        ("cli/bad.py", "from zeitalter.games.chess.state import State"),
        ("cli/bad.py", "from zeitalter.games import chess"),
        ("server/bad.py", "from zeitalter.games.chess import state"),
        ("server/bad.py", "from zeitalter.cli import main"),
        ("adapters/bad.py", "import zeitalter.games.chess"),
    ],
)
def test_a_forbidden_import_is_found_with_its_line(tmp_path: Path, file: str, code: str) -> None:
    src = write_tree(tmp_path, CLEAN | {f"zeitalter/{file}": f"'''Bad.'''\n\n{code}\n"})
    problems = check(src)
    assert len(problems) == 1
    line = 3 + code.count("\n")
    assert problems[0].startswith(f"{src / 'zeitalter' / file}:{line}: ")


def test_a_folder_without_a_rule_is_reported(tmp_path: Path) -> None:
    problems = check(write_tree(tmp_path, CLEAN | {"zeitalter/attic/old.py": ""}))
    assert problems
    assert all("'attic'" in problem for problem in problems)
