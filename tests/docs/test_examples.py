"""What the pages show really runs, and prints what they say."""

from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, blocks, name_of

WITH_PYTHON = [page for page in PAGES if any(block.language == "python" for block in blocks(page))]


@pytest.mark.parametrize("page", WITH_PYTHON, ids=name_of)
def test_python_runs(
    page: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All blocks of a page, one after the other, with the names that those before have left."""
    (tmp_path / "tests").symlink_to(ROOT / "tests")  # some read the records there; what they write stays here
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "__main__"}
    for block in blocks(page):
        if block.language == "python" and not block.reason:
            padding = "\n" * block.line  # so that an error names the line of the page
            exec(compile(padding + block.text, name_of(page), "exec"), names)
            printed = capsys.readouterr().out
            assert block.output is None or printed == block.output, f"{name_of(page)}:{block.line} prints {printed}"


@pytest.mark.parametrize("page", WITH_PYTHON, ids=name_of)
def test_few_blocks_are_not_run(page: Path) -> None:
    assert sum(bool(block.reason) for block in blocks(page)) <= 1


@pytest.mark.parametrize("page", ["README.md", "docs/getting-started.md", "docs/bots.md"])
def test_the_first_pages_show_what_is_printed(page: str) -> None:
    assert any(block.language == "python" and block.output for block in blocks(ROOT / page))
