"""A game in the terminal, with scripted input."""

import io
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.runner import run_program
from tests.trial import RULES
from zeitalter.cli.terminal.session import Session
from zeitalter.core.choices import choices
from zeitalter.core.match import Match
from zeitalter.core.record import read
from zeitalter.core.replay import replay
from zeitalter.core.rules import Rules, seed_key
from zeitalter.games import load
from zeitalter.text import Words, personas

Line = str | Callable[["Table"], str | None]


class Table:
    """A session whose person types prepared lines; a function may look at the game and decide what to type."""

    def __init__(self, rules: Rules, folder: Path, lines: list[Line], seats: int = 2, seed: int = 1) -> None:
        self.folder = folder
        self.output = io.StringIO()
        self.prompts: list[str] = []
        self.lines: Iterator[Line] = iter(lines)
        players = [f"Player {seat + 1}" for seat in range(seats)]
        self.match = Match(rules, seats, seed=seed, players=players)
        console = Console(file=self.output, width=120, highlight=False, markup=False)
        words = Words("en", rules, players, strict=True)
        bots = dict.fromkeys(range(1, seats), "random")
        self.session = Session(self.match, 0, bots, words, console, self.ask, folder)

    def ask(self, prompt: str) -> str | None:
        self.prompts.append(prompt)
        line = next(self.lines, None)
        return line(self) if callable(line) else line

    def run(self) -> str:
        assert self.session.run() == 0
        return self.output.getvalue()

    def records(self) -> list[Path]:
        return sorted(self.folder.glob("*.json"))


def first_or_enter(table: Table) -> str | None:
    return "1" if table.match.state.is_actor(0) else ""


def test_undo_and_language(tmp_path: Path) -> None:
    digests = []

    def note(line: str) -> Callable[[Table], str]:
        def typed(table: Table) -> str:
            digests.append(table.match.state.digest())
            return line

        return typed

    lines: list[Line] = [note("1"), note("1"), note("u"), note("U"), note("u"), "d", note("e"), "q"]
    table = Table(load("ages_cards"), tmp_path, lines)
    text = table.run()
    start, one, two, back, first, nothing = digests
    assert back == one
    assert first == start == nothing
    assert two not in (start, one)
    assert "There is nothing to take back" in text
    assert "Player 1 takes back the last decision." in text
    assert [prompt.strip() for prompt in table.prompts] == [*6 * ["Your choice:"], "Deine Wahl:", "Your choice:"]
    assert "Resource phase" in text
    assert "Ressourcen" in text
    (file,) = table.records()
    assert [entry.action for entry in read(file.read_bytes()).entries][-3:].count("undo") == 2
    replay(read(file.read_bytes()), load("ages_cards"))


def test_a_whole_game_ends_with_scores_and_a_record(tmp_path: Path) -> None:
    table = Table(load("ages_cards"), tmp_path, [first_or_enter] * 3000)
    text = table.run()
    assert table.match.state.actors() == []
    assert "Total" in text
    assert "Place" in text
    (file,) = table.records()
    assert read(file.read_bytes()).result is not None
    assert "Record saved" in text


def test_the_turn_can_be_taken_back_before_the_others_move(tmp_path: Path) -> None:
    def until_turn_is_over(table: Table) -> str:
        return "1"

    seen: list[int] = []

    def take_back(table: Table) -> str:
        assert not table.match.state.is_actor(0)
        seen.append(len(table.match.entries))
        return "u"

    def check(table: Table) -> str | None:
        assert table.match.state.is_actor(0)
        assert len(table.match.entries) == seen[0] + 1
        return "q"

    table = Table(load("ages_cards"), tmp_path, [])

    def script() -> Iterator[Line]:
        while table.match.state.is_actor(0) or not table.match.undoable(0):
            yield until_turn_is_over
        yield take_back
        yield check

    table.lines = script()
    table.run()
    assert seen


def test_log_help_and_nonsense_do_not_change_the_game(tmp_path: Path) -> None:
    digests = []

    def note(table: Table) -> str:
        digests.append(table.match.state.digest())
        return "h"

    lines: list[Line] = [note, "?", "l", "", "99", "0", "fly away", "-1", "²", note, "q"]
    table = Table(load("ages_cards"), tmp_path, lines)
    text = table.run()
    assert digests[0] == digests[1] == table.match.state.digest()
    assert text.count("take back your whole turn") == 3
    assert "I do not understand “fly away”" in text
    assert "I do not understand “99”" in text
    assert text.count("Technology pyramid") == 1  # the board is shown again only when it has changed


def test_actions_can_be_typed_in_notation(tmp_path: Path) -> None:
    typed = []

    def notation(table: Table) -> str:
        typed.append(table.match.rules.vocabulary.notation(table.match.state.legal_actions(0)[-1]))
        return typed[0]

    table = Table(load("ages_cards"), tmp_path, [notation, "q"])
    table.run()
    assert (0, typed[0]) in [(entry.seat, entry.action) for entry in table.match.entries]


def test_the_end_of_input_leaves_quietly(tmp_path: Path) -> None:
    table = Table(load("ages_cards"), tmp_path, ["1"])
    assert "Record saved" in table.run()


def test_sealed_decisions_and_games_without_a_board_of_their_own(tmp_path: Path) -> None:
    table = Table(RULES, tmp_path, [first_or_enter] * 500, seats=3)
    text = table.run()
    assert table.match.state.actors() == []
    assert "seats: 3" in text


def test_the_outline_of_a_view_shows_all_but_where_the_game_stands() -> None:
    state = RULES.setup(3, seed=1)
    for view in (state.observe(0), RULES.show(state, 0)):
        text = RULES.render(view, Words("en", RULES), 80)
        assert "seat: 0" in text
        assert "agenda" not in text
        assert "steps" not in text


def march_or_pass(wanted: str) -> Callable[[Table], str]:
    """Passes until the person may march, then types what is wanted after the number of the first march listed."""

    def typed(table: Table) -> str:
        state = table.match.state
        if not state.is_actor(0):
            return ""
        listed = choices(state, 0)
        marches = [number for number, choice in enumerate(listed, 1) if choice.json["verb"] == "move"]
        return f"{marches[0]} {wanted}" if marches else "1"

    return typed


def test_a_range_is_one_answer_and_any_amount_of_it_can_be_typed(tmp_path: Path) -> None:
    table = Table(RULES, tmp_path, [march_or_pass("2")] * 12)
    text = table.run()
    moves = [entry.action.split() for entry in table.match.entries if entry.seat == 0 and "move" in entry.action]
    assert moves
    assert all(move[-1] == "2" for move in moves)
    assert "(any amount from 1 to 4: “2 4” for 4)" in text


@pytest.mark.parametrize("wanted", ["0", "99", "x", "1 1"])
def test_other_amounts_are_not_understood(tmp_path: Path, wanted: str) -> None:
    table = Table(RULES, tmp_path, [march_or_pass(wanted)] * 12)
    assert f" {wanted}”. Type a number from 1 to" in table.run()
    assert not [entry for entry in table.match.entries if entry.seat == 0 and "move" in entry.action]


@pytest.mark.parametrize("language", ["de", "en"])
def test_as_a_program(language: str, tmp_path: Path) -> None:
    lines = "1\n1\nu\nq\n"
    arguments = ("play", "ages_cards", "--terminal", "--seed", "4", "--players", "3", "--bot", "random", "--seat", "2")
    done = run_program(*arguments, "--language", language, stdin=lines, ZEITALTER_DATA=str(tmp_path))
    assert done.code == 0
    assert done.err == ""
    assert ("Du bist Spieler 2" if language == "de" else "You are Player 2") in done.out
    (file,) = (tmp_path / "records").glob("*.json")
    record = read(file.read_bytes())
    assert record.players == ["random 1", "Spieler 2" if language == "de" else "Player 2", "random 3"]
    names = [Words(language)(key) for key in personas(seed_key("4"), 3)]
    level = Words(language)("bot-random")
    assert f"{names[0]} · {level}" in done.out
    assert f"{names[2]} · {level}" in done.out
    assert str(file) in done.out
    ended = run_program(*arguments, stdin="", ZEITALTER_DATA=str(tmp_path / "other"))
    assert (ended.code, ended.err) == (0, "")


def test_things_can_be_looked_up_at_any_time(tmp_path: Path) -> None:
    table = Table(load("ages_cards"), tmp_path, ["look", "look Barter", "look nothing of the kind", "look a", "q"])
    text = table.run()
    entries = {
        entry.name: entry for entry in load("ages_cards").look(table.match.state.observe(0), table.session.words)
    }
    card = entries["Barter"]
    assert f"Barter ({card.kind})" in text
    assert all(line.split()[0] in text for line in card.text)
    assert "There is nothing called “nothing of the kind” here." in text
    assert "“a” may be any of these:" in text
    assert text.count(": look ") > 3
    assert not [line for line in text.splitlines() if "I do not understand" in line]
