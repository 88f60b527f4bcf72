from pathlib import Path

import pytest

from tests.tools.trees import write_tree
from tools.check_rulings import cases, check

ROOT = Path(__file__).parents[2]

PAGE = """# Rulings

| section | implemented in | shown by |
| --- | --- | --- |
| Moves | `moves.py::move`, `core/state.py::State.apply` | `test_moves.py::test_c1_king_moves` |
| Captures | `moves.py::Capture` | `test_moves.py::test_captures[C2-left]`, `test_moves.py::test_marked[C2]` |

| card | shown by |
| :--- | --- |
| C1 | `test_moves.py::test_c1_king_moves` |
| C2 | `test_moves.py::test_marked[C2]` |

| other | table |
| --- | --- |
| C1 | nothing to see |
"""

TESTS = """
import pytest

every_card = pytest.mark.parametrize("card", ["C1", "C2"])
WORTH = {"C1": 3, "C2": 5}

def test_c1_king_moves() -> None: ...

@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize(("card", "number"), [("C1", 1), ("C2", 2)], ids=["C1", "C2"])
def test_captures(card: str, number: int, side: str) -> None: ...

@every_card
def test_marked(card: str) -> None: ...

@pytest.mark.parametrize("card", WORTH)
def test_worth(card: str) -> None: ...

@pytest.mark.parametrize("card", list("ab"))
def test_computed(card: str) -> None: ...
"""

CLEAN = {
    "docs/rulings/chess.md": PAGE,
    "tests/games/chess/test_moves.py": TESTS,
    "src/zeitalter/core/state.py": "class State:\n    def apply(self) -> None: ...\n",
    "src/zeitalter/games/chess/moves.py": "def move() -> None: ...\n\nclass Capture: ...\n",
    "src/zeitalter/games/chess/data/cards.toml": '[[cards]]\nid = "C1"\n\n[[cards]]\nid = "C2"\n\n[limits]\nid = 3\n',
}


def tree(root: Path, **changed: str) -> Path:
    """The clean tree with one text replaced in its page: tree(root, old=..., new=...)."""
    page = PAGE.replace(changed["old"], changed["new"]) if changed else PAGE
    assert not changed or page != PAGE
    return write_tree(root, CLEAN | {"docs/rulings/chess.md": page})


def test_the_pages_of_this_project_name_existing_tests_for_every_section_and_card() -> None:
    assert (ROOT / "docs" / "rulings" / "ages_cards.md").is_file()
    assert check(ROOT) == []


def test_a_clean_page_passes(tmp_path: Path) -> None:
    assert check(tree(tmp_path)) == []


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            "| `test_moves.py::test_c1_king_moves` |\n| Capt",
            "| `test_moves.py::test_gone` |\n| Capt",
            "no test test_gone",
        ),
        ("test_moves.py::test_marked", "test_other.py::test_marked", "there is no"),
        ("test_captures[C2-left]", "test_captures[left-C2]", "there is no case"),
        ("test_captures[C2-left]", "test_captures[C3]", "test_captures has C1-left, C1-right, C2-left, C2-right"),
        ("test_captures[C2-left]", "test_computed[a]", "not literal"),
        ("| `test_moves.py::test_c1_king_moves` |\n| Capt", "| |\n| Capt", "names no test"),
        ("moves.py::move", "moves.py::jump", "there is no jump"),
        ("moves.py::Capture", "pieces.py::Capture", "there is no"),
        ("State.apply", "State.undo", "there is no State.undo"),
        ("`moves.py::Capture`", "moves", "names no code"),
        ("| C2 | `test_moves.py::test_marked[C2]` |\n", "", "has no row for C2"),
        ("| C2 | `test_moves.py::test_marked[C2]` |", "| C2 | `test_moves.py::test_c1_king_moves` |", "C2 in its name"),
        ("shown by", "tests", "no table with a column"),
    ],
)
def test_what_is_wrong_is_found(tmp_path: Path, old: str, new: str, says: str) -> None:
    problems = check(tree(tmp_path, old=old, new=new))
    assert problems
    assert all(problem.startswith(str(tmp_path / "docs" / "rulings" / "chess.md")) for problem in problems)
    assert says in problems[0]


def test_a_deleted_test_is_found_in_every_row_that_names_it(tmp_path: Path) -> None:
    root = tree(tmp_path)
    path = root / "tests" / "games" / "chess" / "test_moves.py"
    path.write_text(TESTS.replace("test_c1_king_moves", "test_c1_moves"), encoding="utf-8")
    assert [problem.split(":")[1] for problem in check(root)] == ["5", "10"]


def test_case_ids_are_those_of_pytest(tmp_path: Path) -> None:
    path = tree(tmp_path) / "tests" / "games" / "chess" / "test_moves.py"
    assert cases(path, "test_captures") == {"C1-left", "C1-right", "C2-left", "C2-right"}
    assert cases(path, "test_marked") == {"C1", "C2"}
    assert cases(path, "test_worth") == {"C1", "C2"}
    assert cases(path, "test_c1_king_moves") == set()
    assert cases(path, "test_computed") is None
