"""What the site is made of besides docs/: links between the two places of pages, scripts in files, tables of fields."""

import griffe
import pytest

from tools import docs_site
from tools.docs_examples import Examples, with_examples
from tools.docs_fields import Fields

SOURCE = '''
"""A module."""
from typing import Final, TypeVar

T = TypeVar("T")
LIMIT: Final = 1 << 4  # at most
OTHER: Final[dict[str, int]] = {}
_HIDDEN = 1


class Card:
    """A card."""

    CODE: int = 3
    names: list[str] = []  # in both languages
    cost: int | None = None  # noqa: E501

    def __init__(self, place: int) -> None:
        self.place = place  # from the left
        self.text = "a # b"

    @property
    def key(self) -> str:
        return ""


class Plain:
    size: int
'''


@pytest.fixture(scope="module")
def module() -> griffe.Module:
    with griffe.temporary_visited_module(SOURCE, extensions=griffe.load_extensions(Fields())) as module:
        return module


def rows(thing: griffe.Object) -> list[str]:
    assert thing.docstring is not None
    return [line for line in thing.docstring.value.splitlines() if line.startswith("| `")]


def test_constants_are_in_the_module_s_table(module: griffe.Module) -> None:
    assert rows(module) == ["| `LIMIT = 1 << 4` | at most |", "| `OTHER: dict[str, int] = {}` |  |"]
    assert "LIMIT" not in module.members
    assert "_HIDDEN" in module.members


def test_fields_are_in_their_class_s_table(module: griffe.Module) -> None:
    card = module["Card"]
    assert card.docstring.value.startswith("A card.\n\n| field | meaning |\n")
    assert rows(card) == [
        "| `names: list[str] = []` | in both languages |",
        "| `cost: int | None = None` |  |",
        "| `place: int` | from the left |",
        "| `text` |  |",
    ]
    assert "key" in card.members


def test_where_names_say_it_all_there_is_one_column(module: griffe.Module) -> None:
    assert module["Plain"].docstring.value == "| field |\n| --- |\n| `size: int` |"


@pytest.mark.parametrize(
    ("place", "written", "led"),
    [
        ("bots.md", "[x](../CHANGELOG.md)", "[x](changelog.md)"),
        ("bots.md", "[x](api.md#limits)", "[x](api.md#limits)"),
        ("rulings/ages.md", "[x](../../CONTRIBUTING.md#tests)", "[x](../contributing.md#tests)"),
        ("rulings/ages.md", "[x](../bots.md)", "[x](../bots.md)"),
        ("contributing.md", "[x](docs/bots.md)", "[x](bots.md)"),
    ],
)
def test_links_stay_inside(place: str, written: str, led: str) -> None:
    assert docs_site.with_links_inside(written, place) == led


def test_scripts_are_put_into_files(monkeypatch: pytest.MonkeyPatch) -> None:
    scripts: dict[str, str] = {}
    monkeypatch.setattr(docs_site, "scripts", scripts)
    data = '<script id="a" type="application/json">{}</script>'
    html = docs_site.with_scripts_apart(f"<p>1</p><script>a()</script>{data}<script>a()</script>", "../")
    ((place, text),) = scripts.items()
    assert text == "a()"
    assert html == f'<p>1</p><script src="../{place}"></script>{data}<script src="../{place}"></script>'


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("An action.\n\nbuy(22)\nmatch.undo(0)", "An action.\n\n```python\nbuy(22)\nmatch.undo(0)\n```"),
        ("One.\n\nimport a\n\nfor x in a.b:\n    x()", "One.\n\n```python\nimport a\n\nfor x in a.b:\n    x()\n```"),
        ("import a\n\nTwo.", "```python\nimport a\n```\n\nTwo."),
        ("Yes", "Yes"),
        ("A match: a state with its log.", "A match: a state with its log."),
        ("One.\n\n    code = 1\n\nTwo.", "One.\n\n    code = 1\n\nTwo."),
        ("- one\n- two", "- one\n- two"),
        ("All of them.\n\n`Buy(card)` makes one", "All of them.\n\n`Buy(card)` makes one"),
    ],
)
def test_examples_are_shown_as_code(text: str, shown: str) -> None:
    assert with_examples(text) == shown
    with griffe.temporary_visited_module(f'"""{text}"""', extensions=griffe.load_extensions(Examples())) as module:
        assert module.docstring is not None
        assert module.docstring.value == shown
