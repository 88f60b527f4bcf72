"""The commands on the pages: all are known with their options, and those shown with their output print that."""

import re
import shlex
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, blocks, name_of, read
from zeitalter.cli.main import COMMANDS as KNOWN
from zeitalter.cli.main import main, make_parser
from zeitalter.text import Words

QUICK = "zeitalter games"  # needs no file and no server, and takes no time
SHELL = ("sh", "bash", "console")
COMMANDS = [
    (page, command)
    for page in PAGES
    if page.name != "CHANGELOG.md"  # speaks of earlier versions, too
    for command in re.findall(r"(?m)(?:^|^\$ |`|/)(zeitalter [a-z][^`\n#]*)", read(page))
    if "…" not in command
]
SESSIONS = [(page, block.line, block.text) for page in PAGES for block in blocks(page) if block.language == "console"]


@pytest.mark.parametrize(("page", "command"), COMMANDS, ids=[f"{page.name}: {text}" for page, text in COMMANDS])
def test_commands_can_be_read(page: Path, command: str) -> None:
    """Every command with its options, as it stands there; placeholders such as N are numbers for the moment."""
    words = shlex.split(re.sub(r"\b[NK]\b", "3", command))[1:]
    if len(words) == 1:  # only named
        assert words[0] in KNOWN
    else:
        assert make_parser(Words("en")).parse_args(words).command


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_line_of_a_shell_block_is_checked(page: Path) -> None:
    """None escapes the test above by being written in another way."""
    checked = [command.strip() for other, command in COMMANDS if other == page]
    for block in blocks(page):
        if block.language in SHELL:
            for line in re.findall(r"(?m)^(?:\$ )?(.*\bzeitalter [a-z].*)$", block.text):
                if not line.startswith("#"):
                    assert line.split(" #")[0].strip() in checked, f"{name_of(page)}:{block.line}: {line}"


def test_the_pages_name_many_commands() -> None:
    assert len(COMMANDS) > 30


def session(text: str) -> list[tuple[list[str], str]]:
    """The commands of a `console` block, each with what it prints."""
    parts = re.split(r"(?m)^\$ zeitalter (.*)\n", text)
    return [(shlex.split(command), output) for command, output in zip(parts[1::2], parts[2::2])]


def lines(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines()]


@pytest.mark.parametrize(("page", "line", "text"), SESSIONS, ids=[f"{page.name}:{line}" for page, line, _ in SESSIONS])
def test_sessions_print_what_they_show(
    page: Path,
    line: int,
    text: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("COLUMNS", raising=False)
    assert text.startswith("$ zeitalter "), f"{name_of(page)}:{line}: a console block begins with a command"
    for command, output in session(text):
        assert main([*command, "--language", "en"]) == 0
        assert lines(capsys.readouterr().out) == lines(output), f"{name_of(page)}:{line}"


@pytest.mark.parametrize("command", sorted({command for _, command in COMMANDS if command.startswith(QUICK)}))
def test_quick_commands_run(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(shlex.split(command)[1:]) == 0
    assert capsys.readouterr().out


def test_sessions_are_found() -> None:
    assert {page for page, _, _ in SESSIONS} >= {ROOT / "docs" / "getting-started.md"}
