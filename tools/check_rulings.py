"""Checks the pages docs/rulings/<game>.md: what they say is tested is tested, and every card of the game is there.

- In each table with a column "shown by", every row names at least one test, and every test named exists. A test is
  written `test_file.py::test_name`, one case of it `test_file.py::test_name[id]`, both below tests/games/<game>/.
- In each table with a column "implemented in", every row names code that exists: `file.py::function` or
  `file.py::Class.method`, below src/zeitalter/games/<game>/ or, written `core/file.py::name`, below src/zeitalter/.
- Each id in the data files (entries of data/*.toml with an `id`) is the first cell of some row whose tests name it.

The tests are read, not run: the ids of a parametrised test must be literal. Run: python tools/check_rulings.py
"""

from __future__ import annotations

import ast
import os
import re
import sys
import tomllib
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

PACKAGE = "zeitalter"
TESTS = "shown by"
CODE = "implemented in"
REFERENCE = re.compile(r"`([\w/.]+\.py)::([\w.]+)(?:\[([^`]*)\])?`")


class Reference(NamedTuple):
    file: str
    name: str
    case: str  # the id of one case of a parametrised test, without the brackets

    def __str__(self) -> str:
        return f"{self.file}::{self.name}" + (f"[{self.case}]" if self.case else "")


class Row(NamedTuple):
    line: int
    cells: dict[str, str]  # by the header of the column, in small letters


# ---- the page -----------------------------------------------------------------------------------------------------


def rows(text: str) -> list[Row]:
    """The rows of all tables of a Markdown page."""
    found: list[Row] = []
    header: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.startswith("|"):
            header = []
            continue
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not header:
            header = [cell.lower() for cell in cells]
        elif not all(re.fullmatch(":?-+:?", cell) for cell in cells):
            found.append(Row(number, dict(zip(header, cells))))
    return found


def references(cell: str) -> list[Reference]:
    return [Reference(file, name, case) for file, name, case in REFERENCE.findall(cell)]


# ---- the code and the tests ---------------------------------------------------------------------------------------


@cache
def parsed(text: str) -> ast.Module:
    return ast.parse(text)


def definitions(path: Path) -> dict[str, ast.AST]:
    """Functions and classes of a module by name, methods as Class.method."""
    found: dict[str, ast.AST] = {}
    for node in parsed(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = node
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{part.name}": part for part in node.body if isinstance(part, ast.FunctionDef)}
    return found


def cases(path: Path, name: str) -> set[str] | None:
    """The ids of a test's cases: empty when it has none, None when they are not literal."""
    tree = parsed(path.read_text(encoding="utf-8"))
    named = {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    parts: list[list[str]] = []
    for decorator in reversed(function(tree, name).decorator_list):  # pytest puts the nearest decorator first
        mark = meant(decorator, named)
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Attribute) and mark.func.attr == "parametrize":
            ids = case_ids(mark, named)
            if ids is None:
                return None
            parts.append(ids)
    return {"-".join(combination) for combination in product(*parts)} if parts else set()


def function(tree: ast.Module, name: str) -> ast.FunctionDef:
    return next(node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == name)


def meant(node: ast.expr, named: dict[str, ast.expr]) -> ast.expr:
    """What a name of the module stands for, or the expression itself."""
    return named.get(node.id, node) if isinstance(node, ast.Name) else node


def case_ids(mark: ast.Call, named: dict[str, ast.expr]) -> list[str] | None:
    """The ids pytest gives to the values of one parametrize."""
    given = next((keyword.value for keyword in mark.keywords if keyword.arg == "ids"), None)
    try:
        if given is not None:
            return [str(value) for value in ast.literal_eval(given)]
        names = ast.literal_eval(mark.args[0])
        values = ast.literal_eval(meant(mark.args[1], named))
    except ValueError:
        return None
    several = isinstance(names, tuple | list) or "," in names
    joined = [value if several else (value,) for value in values]
    if not all(isinstance(part, str | int | float | bool | None) for value in joined for part in value):
        return None  # lists and the like: pytest numbers them, which says nothing to a reader
    return ["-".join(str(part) for part in value) for value in joined]


# ---- the data -----------------------------------------------------------------------------------------------------


def data_ids(folder: Path) -> list[str]:
    """Every `id` of an entry in the game's data files."""
    found: list[str] = []
    for path in sorted(folder.glob("*.toml")):
        for table in tomllib.loads(path.read_text(encoding="utf-8")).values():
            if isinstance(table, list):
                found += [entry["id"] for entry in table if isinstance(entry, dict) and "id" in entry]
    return found


# ---- the check ----------------------------------------------------------------------------------------------------


class Page:
    """One page with the folders it speaks about."""

    def __init__(self, path: Path, root: Path) -> None:
        self.path = path
        self.game = path.stem
        self.root = root
        self.tests = root / "tests" / "games" / self.game
        self.source = root / "src" / PACKAGE
        self.rows = rows(path.read_text(encoding="utf-8"))

    def problems(self) -> list[str]:
        if not any(TESTS in row.cells for row in self.rows):
            return [f"{self.path}:1: has no table with a column {TESTS!r}"]
        found: list[str] = []
        shown: dict[str, list[Reference]] = {}
        for row in self.rows:
            if TESTS in row.cells:
                tests = references(row.cells[TESTS])
                if not tests:
                    found.append(f"{self.path}:{row.line}: names no test; write `test_file.py::test_name`")
                shown.setdefault(next(iter(row.cells.values())), []).extend(tests)
                found += [f"{self.path}:{row.line}: {why}" for test in tests if (why := self.test_problem(test))]
            if CODE in row.cells:
                code = references(row.cells[CODE])
                if not code:
                    found.append(f"{self.path}:{row.line}: names no code; write `file.py::function`")
                found += [f"{self.path}:{row.line}: {why}" for place in code if (why := self.code_problem(place))]
        return found + self.missing_ids(shown)

    def test_problem(self, test: Reference) -> str:
        path = self.tests / test.file
        if not path.is_file():
            return f"there is no {path}"
        if not test.name.startswith("test_") or test.name not in definitions(path):
            return f"there is no test {test.name} in {path}"
        if test.case:
            ids = cases(path, test.name)
            if ids is None:
                return f"the ids of {test.name} are not literal, so {test} cannot be looked up"
            if test.case not in ids:
                return f"there is no case {test}; {test.name} has {', '.join(sorted(ids)) or 'none'}"
        return ""

    def code_problem(self, place: Reference) -> str:
        below = self.source if place.file.startswith("core/") else self.source / "games" / self.game
        path = below / place.file
        if not path.is_file():
            return f"there is no {path}"
        return "" if place.name in definitions(path) else f"there is no {place.name} in {path}"

    def missing_ids(self, shown: dict[str, list[Reference]]) -> list[str]:
        """Every id is the first cell of a row, and one of the row's tests has it in its name or case."""
        found = []
        for name in data_ids(self.source / "games" / self.game / "data"):
            if name not in shown:
                found.append(f"{self.path}:1: has no row for {name}")
            elif not any(name.lower() in f"{test.name}[{test.case}]".lower() for test in shown[name]):
                found.append(f"{self.path}:1: no test in the row of {name} has {name} in its name")
        return found


def check(root: Path) -> list[str]:
    pages = sorted(path for path in (root / "docs" / "rulings").glob("*.md") if path.stem != "README")
    return [problem for path in pages for problem in Page(path, root).problems()]


def main() -> int:
    os.chdir(Path(__file__).parents[1])
    problems = check(Path())
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
