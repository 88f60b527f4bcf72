"""What the documents show really runs."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = [
    (path, block)
    for path in [ROOT / "README.md", ROOT / "docs" / "bots.md"]
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
