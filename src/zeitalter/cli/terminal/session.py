"""The conversation with the person who plays: shows the table, reads commands, lets the bots move."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from rich.console import Console

from zeitalter.arena.game import bot_stream
from zeitalter.bots import create
from zeitalter.cli.scores import print_scores
from zeitalter.cli.storage import save
from zeitalter.cli.terminal.screen import print_decision, print_entry
from zeitalter.core.action import Action, ActionError
from zeitalter.core.choices import Choice, choices, with_amount
from zeitalter.core.look import find
from zeitalter.core.match import Match, Refused
from zeitalter.core.player import PlayerView
from zeitalter.text import Raw, Words, personas

Ask = Callable[[str], str | None]
LOG_LINES = 30
LOOK = "look"  # and what to look at


def ask(prompt: str) -> str | None:
    """One line from the keyboard; None when there will be no more."""
    try:
        return input(prompt)
    except EOFError:
        print()
        return None


class Session:
    def __init__(
        self, match: Match, seat: int, bots: dict[int, str], words: Words, console: Console, ask: Ask, folder: Path
    ) -> None:
        self.match = match
        self.seat = seat
        self.bots = {other: create(name, match.rules) for other, name in bots.items()}
        self.streams = {other: bot_stream(match.seed, other) for other in bots}
        self.levels = bots
        self.words = self.seated(words)
        self.console = console
        self.ask = ask
        self.folder = folder
        self.told = 0  # events the person has read
        self.changed = True  # whether the table looks different from what was shown last
        self.commands: dict[str, Callable[[], None]] = {
            "u": partial(self.take_back, match.undo),
            "U": partial(self.take_back, match.undo_turn),
            "l": self.show_log,
            "h": self.show_help,
            "?": self.show_help,
            "d": partial(self.speak, "de"),
            "e": partial(self.speak, "en"),
        }

    def run(self) -> int:
        """Play until the end, or until the person has had enough. Either way there is a record."""
        self.say(self.words("play-welcome", seat=self.seat))
        if self.levels:
            self.say(self.words("play-against", names=Raw(self.words.join(self.opponents()))))
        try:
            self.converse()
        finally:
            self.save()
        return 0

    def opponents(self) -> list[str]:
        """The bots with their levels."""
        words, named = self.words, []
        for seat, level in self.levels.items():
            key = f"bot-{level}"
            named.append(f"{words.player(seat)} · {words(key) if words.has(key) else level}")
        return named

    def converse(self) -> None:
        while self.match.state.agenda:
            if not self.match.state.is_actor(self.seat):
                if not self.let_go():
                    return
                self.move_bots()
                continue
            self.tell()
            if self.changed:
                print_decision(self.console, self.match, self.seat, self.words)
            self.changed = False
            line = self.ask(self.words("play-prompt") + " ")
            if line is None or line.strip() == "q":
                return
            self.obey(line.strip())
        self.tell()
        outcome = self.match.state.outcome()
        if outcome is not None:
            print_scores(self.console, self.words, outcome)

    def obey(self, line: str) -> None:
        """Carry out one command: a number, perhaps with an amount, a letter, or an action in its short notation."""
        if self.command(line):
            return
        listed = choices(self.match.state, self.seat)
        try:
            self.match.act(self.seat, self.read(line, listed))
            self.changed = True
        except (ActionError, Refused):
            self.say(self.words("play-what", line=Raw(line), count=len(listed)))

    def command(self, line: str) -> bool:
        """Carry out a letter, or a wish to look something up; False if the line is neither."""
        verb, _, wanted = line.partition(" ")
        if line in self.commands:
            self.commands[line]()
        elif verb == LOOK:
            self.look(wanted)
        else:
            return False
        return True

    def read(self, line: str, listed: list[Choice]) -> Action:
        """The action that is meant. Enter will do where there is only one."""
        words = self.match.rules.vocabulary
        number, _, amount = (line or ("1" if len(listed) == 1 else "")).partition(" ")
        if not number.isdecimal() or not 1 <= int(number) <= len(listed):
            return words.parse(line)
        chosen = listed[int(number) - 1]
        if not amount:
            return chosen.action
        if not amount.isdecimal():
            raise ActionError(f"{amount!r} is not an amount")
        return with_amount(words, chosen, int(amount))

    def let_go(self) -> bool:
        """Before the others move, the last chance to take something back. False when the person leaves."""
        while self.match.undoable(self.seat):
            self.tell()
            line = self.ask(self.words("play-turn-over") + " ")
            if line is None or line.strip() == "q":
                return False
            command = line.strip()
            if not command:
                return True
            if not self.command(command):
                self.say(self.words("play-turn-over-what"))
            if self.match.state.is_actor(self.seat):
                return True
        return True

    def move_bots(self) -> None:
        """The others decide, until the person is asked or the game is over."""
        state = self.match.state
        while state.agenda and not state.is_actor(self.seat):
            for other in state.actors()[:1]:
                view = PlayerView(self.match.rules, state.observe(other))
                self.match.act(other, self.bots[other].choose(view, self.streams[other]))
                self.changed = True
            state = self.match.state

    # ---- commands ---------------------------------------------------------------------------------------------------

    def take_back(self, how: Callable[[int], list[int]]) -> None:
        try:
            how(self.seat)
            self.changed = True
        except Refused:
            self.say(self.words("play-no-undo"))

    def show_log(self) -> None:
        for _, message in self.match.log(self.seat)[-LOG_LINES:]:
            self.say(f"  {self.words.message(message)}")

    def look(self, wanted: str) -> None:
        """What is printed on a card, or where an area lies; what is meant if several are."""
        entries = self.match.rules.look(self.match.state.observe(self.seat), self.words)
        found = find(entries, wanted) if wanted.strip() else []
        if len(found) == 1:
            print_entry(self.console, found[0])
        elif found:
            self.say(self.words("play-look-which", wanted=Raw(wanted)))
            for entry in found:
                self.say(f"  {entry.name} ({entry.kind}): look {entry.id}")
        elif wanted.strip() and entries:
            self.say(self.words("play-look-nothing", wanted=Raw(wanted)))
        else:
            kinds = sorted({entry.kind for entry in entries})
            self.say(self.words("play-look-kinds", kinds=Raw(self.words.join(kinds))))

    def show_help(self) -> None:
        self.say(self.words("play-help"))

    def speak(self, language: str) -> None:
        self.words = self.seated(self.words.switched(language))
        self.changed = True

    def seated(self, words: Words) -> Words:
        """The same words, with the names that the bots have in this language."""
        names = list(words.players)
        for seat, persona in enumerate(personas(self.match.seed, self.match.state.seats)):
            if seat in self.levels:
                names[seat] = words(persona)
        return Words(words.language, words.rules, names, words.strict)

    # ---- output -----------------------------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        self.console.print(text)

    def tell(self) -> None:
        """What has happened since the person last read."""
        for _, message in self.match.log(self.seat, self.told):
            self.console.print(f"• {self.words.message(message)}", style="cyan")
        self.told = len(self.match.events)

    def save(self) -> None:
        if self.match.entries:
            file = save(self.match, self.folder)
            self.console.print(self.words("play-saved", file=Raw(file)), soft_wrap=True)
