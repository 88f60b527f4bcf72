"""What the documents show really runs."""

import re
import shlex
from pathlib import Path

import pytest

from zeitalter.cli.main import make_parser
from zeitalter.text import Words

ROOT = Path(__file__).parents[2]
EXAMPLES = [
    (path, block)
    for path in [ROOT / "README.md", ROOT / "docs" / "bots.md", ROOT / "docs" / "statistics.md"]
    for block in re.findall(r"```python\n(.*?)```", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    if block.startswith(("from ", "import "))  # others are sketches of an interface
]


@pytest.mark.parametrize(("path", "block"), EXAMPLES, ids=[path.name for path, block in EXAMPLES])
def test_example_runs(path: Path, block: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block, str(path), "exec"), {})
    assert capsys.readouterr().out.strip()


def test_the_readme_has_an_example() -> None:
    assert any(path.name == "README.md" for path, block in EXAMPLES)


@pytest.mark.parametrize("path", [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))], ids=lambda p: p.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (path.parent / target).exists(), f"{path.name} links to {target}, which is not there"


PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
COMMANDS = [
    (path, command)
    for path in PAGES
    for command in re.findall(r"(?m)(?:^|`|/)(zeitalter [a-z][^`\n#]*)", path.read_text(encoding="utf-8"))
    if "…" not in command
]


@pytest.mark.parametrize(("path", "command"), COMMANDS, ids=[f"{path.name}: {text}" for path, text in COMMANDS])
def test_commands_can_be_read(path: Path, command: str) -> None:
    """Every command with its options, as it stands there; placeholders such as N are numbers for the moment."""
    words = re.sub(r"\b[NK]\b", "3", command)
    args = make_parser(Words("en")).parse_args(shlex.split(words)[1:])
    assert args.command


def test_the_pages_name_many_commands() -> None:
    assert len(COMMANDS) > 20


def test_targets_of_make_exist() -> None:
    targets = set(re.findall(r"(?m)^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8")))
    for path in PAGES:
        named = set(re.findall(r"(?m)(?:^|`)make ([a-z]+)", path.read_text(encoding="utf-8")))
        assert named <= targets, f"{path.name} names {sorted(named - targets)}"
