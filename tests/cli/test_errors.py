"""Every user mistake gets one clear line and exit code 2."""

import argparse
import inspect
import re
from pathlib import Path

import pytest

from tests.cli.runner import run, run_program
from zeitalter.cli.main import COMMANDS
from zeitalter.cli.parser import WORDED

SIMULATE = ("simulate", "ages_cards")
MISTAKES = {
    "unknown command": (("frobnicate",), "no command “frobnicate”.*simulate"),
    "unknown game": (("simulate", "chess"), "no game “chess”.*ages_cards"),
    "no part of a bot at a table": (
        ("play", "ages_cards", "--bot", "hard/4"),
        "no bot “hard/4”.*beginner, easy, medium, hard, expert",
    ),
    "unknown bot": ((*SIMULATE, "--bot", "clever"), "no bot “clever”.*random, greedy"),
    "no bot": ((*SIMULATE, "--bot", ","), "at least one bot"),
    "unknown option": ((*SIMULATE, "--option", "speed=3"), "no option “speed”.*mode"),
    "bad value": ((*SIMULATE, "--option", "mode=both"), "“both”.*new_world | reason | combined"),
    "options that clash": (("simulate", "ages", "--option", "less_mean=true"), "do not work together: .*beginner game"),
    "no value": ((*SIMULATE, "--option", "mode"), "NAME=VALUE"),
    "not a number": ((*SIMULATE, "--games", "many"), "--games: “many” is not a whole number"),
    "too small": ((*SIMULATE, "--games", "0"), "“0” is not a whole number from 1"),
    "too many players": ((*SIMULATE, "--players", "5"), "2 to 4 players, not 5"),
    "unknown flag": ((*SIMULATE, "--fast"), "unknown: --fast"),
    "game missing": (("simulate",), "missing: GAME.*simulate --help"),
    "value missing": (("simulate", "ages_cards", "--seed"), "--seed: a value is missing.*simulate --help"),
    "value too many": ((*SIMULATE, "--json=5"), "--json: takes no value, but got “5”"),
    "unknown level": (("serve", "--log", "loud"), "--log: there is no “loud”; there are: debug, info"),
    "action missing": (("admin",), "missing: COMMAND.*admin --help"),
    "bots missing": (("arena", "ages_cards"), "missing: --bots"),
    "unknown language": (("games", "--language=fr"), "no language “fr”"),
    "pack missing": ((*SIMULATE, "--pack", "missing"), "data pack missing .*no folder"),
    "record missing": (("replay", "missing.json"), "missing.json cannot be read"),
    "folder missing": (("verify", "missing"), "no file or folder missing"),
    "folder not possible": ((*SIMULATE, "--record", f"{__file__}/folder"), "cannot be written"),
    "no such seat": (("play", "ages_cards", "--terminal", "--players", "2", "--seat", "3"), "no seat 3"),
    "no redis yet": (("serve", "--redis", "redis://localhost"), "--redis"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistakes(mistake: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, text = MISTAKES[mistake]
    done = run(capsys, *arguments)
    assert done.code == 2
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert re.search(text.replace(" | ", r" \| "), done.err)


def test_mistakes_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    assert "kein Spiel „chess“" in run(capsys, "simulate", "chess", "--language", "de").err
    assert "ist keine ganze Zahl" in run(capsys, "--language=de", *SIMULATE, "--games", "x").err


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (("frobnicate",), "es gibt keinen Befehl „frobnicate“; es gibt: play, games"),
        (("simulate",), "es fehlt: SPIEL (Hilfe: zeitalter simulate --help)"),
        ((*SIMULATE, "--fast"), "--fast kenne ich nicht"),
        ((*SIMULATE, "--seed"), "--seed: ein Wert fehlt"),
        ((*SIMULATE, "--json=5"), "--json: hat keinen Wert, auch nicht „5“"),
    ],
)
def test_what_argparse_complains_about_is_german_too(
    arguments: tuple[str, ...], text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert text in run(capsys, "--language=de", *arguments).err
    assert text not in run(capsys, "--language=en", *arguments).err  # the same process, another language


def test_all_that_argparse_says_to_people_is_worded() -> None:
    """A message that another Python words differently would come out in English."""
    source = inspect.getsource(argparse)
    assert [message for message in WORDED if f"_({message!r}" not in source] == []


def test_a_broken_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "cards.toml").write_text("[[card]]\nid = 7\n", encoding="utf-8")
    done = run(capsys, "games", "ages_cards", "--pack", str(tmp_path))
    assert done.code == 2
    assert "cards.toml" in done.err
    assert done.err.count("\n") == 1


def test_as_a_program() -> None:
    done = run_program("replay", "missing.json", LC_ALL="de_DE.UTF-8")
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("zeitalter: missing.json lässt sich nicht lesen")
    assert done.err.count("\n") == 1


def test_without_a_command_there_is_help(capsys: pytest.CaptureFixture[str]) -> None:
    done = run(capsys)
    assert done.code == 0
    assert "simulate" in done.out


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_worded(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        run(capsys, command, "--help", f"--language={language}")
    assert stopped.value.code == 0
    text = capsys.readouterr().out
    assert text.startswith("Aufruf:" if language == "de" else "usage:")
    assert "help-" not in text.replace("--help-", "")
