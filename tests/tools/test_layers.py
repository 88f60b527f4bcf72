"""The layers in pyproject.toml: what may not be imported is found, with its line."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.trees import write_tree

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent


def check(src: Path) -> tuple[bool, str]:
    """Whether everything in a folder keeps the layers, and what import-linter says."""
    done = subprocess.run(
        [BIN / "lint-imports", "--no-cache", "--config", ROOT / "pyproject.toml"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(src), "COLUMNS": "200"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return done.returncode == 0, done.stdout + done.stderr


@pytest.fixture
def src(tmp_path: Path) -> Path:
    """A copy of the sources."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("static", "__pycache__", "*.toml"))
    return tmp_path / "src"


ALLOWED = {
    "zeitalter/core/more.py": "import msgspec\nfrom typing import Final\nfrom zeitalter.core import action\n",
    "zeitalter/text/more.py": "from fluent.runtime import FluentBundle\nfrom zeitalter.core.view import View\n",
    "zeitalter/games/ages/more.py": "from ...core import view\nfrom zeitalter.games.ages import rules\n",
    "zeitalter/bots/more.py": "from zeitalter.core import view\n",
    "zeitalter/arena/more.py": "from zeitalter import bots, core, games\nfrom zeitalter.games import load\n",
    "zeitalter/stats/more.py": "import matplotlib\nfrom zeitalter.arena import game\nfrom zeitalter import text\n",
    "zeitalter/adapters/more.py": "import numpy\nfrom zeitalter.arena import game\nfrom zeitalter.text import Words\n",
    "zeitalter/server/tables/more.py": "from zeitalter.server.storage import rows\nfrom zeitalter.games import load\n",
    "zeitalter/cli/more.py": "import rich\nfrom zeitalter import __version__, games, server\n",
}


def test_what_is_allowed_passes(src: Path) -> None:
    kept, said = check(write_tree(src, ALLOWED))
    assert kept, said


@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("core/bad.py", "import rich"),
        ("arena/bad.py", "from zeitalter import stats"),
        ("arena/bad.py", "import matplotlib"),
        ("stats/bad.py", "import rich"),
        ("stats/tally.py", "from zeitalter.text import Words"),
        ("stats/facts.py", "import matplotlib"),
        ("core/bad.py", "from zeitalter.games import load"),
        ("core/bad.py", "from zeitalter import games"),
        ("core/bad.py", "import zeitalter"),
        ("core/bad.py", "import zeitalter.bots.greedy"),
        ("core/bad.py", "from ..text import words"),
        ("core/bad.py", "def f() -> None:\n    from zeitalter.text import words"),
        ("core/bad.py", "if TYPE_CHECKING:\n    from zeitalter.text import words"),
        ("text/bad.py", "from zeitalter.games import load"),
        ("text/bad.py", "import msgspec"),
        ("games/ages/bad.py", "from zeitalter.games.mosaic import rules"),
        ("games/ages/bad.py", "from zeitalter.games import mosaic"),
        ("games/ages/bad.py", "from ..mosaic.rules import create"),
        ("games/ages/bad.py", "from zeitalter.games import load"),
        ("games/ages/bad.py", "from zeitalter.bots import greedy"),
        ("games/ages/bad.py", "import rich"),
        ("bots/bad.py", "import rich"),
        ("bots/bad.py", "from zeitalter.games import load"),
        ("bots/bad.py", "from zeitalter.games.ages.rules import create"),
        ("arena/bad.py", "from zeitalter.games import ages"),
        ("arena/bad.py", "from zeitalter.text import Words"),
        ("arena/bad.py", "from zeitalter.cli import main"),
        ("cli/bad.py", "from zeitalter.games.ages.rules import create"),
        ("cli/bad.py", "from zeitalter.games import ages"),
        ("server/ids.py", "from zeitalter.games.ages import rules"),
        ("server/ids.py", "from zeitalter.cli import main"),
        ("server/storage/bad.py", "from zeitalter.server.people import accounts"),
        ("server/people/bad.py", "from zeitalter.server.tables import house"),
        ("server/tables/bad.py", "from zeitalter.server.http import errors"),
        ("server/tables/bad.py", "from zeitalter.server.site import Site"),
        ("server/http/bad.py", "from zeitalter.server import run"),
        ("adapters/bad.py", "import zeitalter.games.ages"),
        ("adapters/bad.py", "import zeitalter.server.wire"),
    ],
)
def test_a_forbidden_import_is_found_with_its_line(src: Path, file: str, code: str) -> None:
    kept, said = check(write_tree(src, {f"zeitalter/{file}": f"'''Bad.'''\n\n{code}\n"}))
    assert not kept
    module = "zeitalter." + file.removesuffix(".py").replace("/", ".")
    line = 3 + code.count("\n")
    assert [told for told in said.splitlines() if module in told and f"(l.{line})" in told], said


@pytest.mark.parametrize("file", ["attic/old.py", "server/attic.py"])
def test_what_has_no_place_is_reported(src: Path, file: str) -> None:
    kept, said = check(write_tree(src, {f"zeitalter/{file}": ""}))
    assert not kept
    assert "attic" in said


@pytest.mark.parametrize(
    "code",
    [
        "import importlib\n\nimportlib.import_module('zeitalter.cli.main')\n",
        "from importlib import import_module\n\nimport_module('zeitalter.cli.main')\n",
    ],
)
def test_imports_are_not_hidden_in_strings(code: str) -> None:
    assert "TID251" in ruff("src/zeitalter/core/bad.py", code)
    assert "TID251" not in ruff("src/zeitalter/games/__init__.py", code)  # the registry has to find the games


def ruff(file: str, code: str) -> str:
    command = [BIN / "ruff", "check", "--stdin-filename", file, "-"]
    done = subprocess.run(command, cwd=ROOT, input=code, capture_output=True, encoding="utf-8", check=False)
    return done.stdout
