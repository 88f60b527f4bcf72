"""A game that is played by numbers: who is asked, which numbers are legal, what they do.

table = deal(Setting("ages_cards"), seed=1)
while not table.over:
    table.act(table.numbers()[0])
print(table.rewards())
"""

from array import array
from collections.abc import Mapping
from operator import index
from typing import Any, Final, Self

from zeitalter.adapters.setting import Setting
from zeitalter.arena.game import BotError, bot_stream
from zeitalter.core.action import Action, ActionError
from zeitalter.core.chance import Stream, stream
from zeitalter.core.outcome import Outcome
from zeitalter.core.player import Bot, PlayerView
from zeitalter.core.state import State
from zeitalter.core.view import View

Seed = int | str | bytes
StreamWords = tuple[int, int, int, int]  # what a stream goes on from
NOBODY: Final = -1


class Table:
    """A running game. Where several seats may act at once a seeded stream says who does first, as in the arena; a
    decision with only one option is carried out without asking; bots answer for the seats they are given."""

    def __init__(self, setting: Setting, state: State, order: Stream) -> None:
        self.setting = setting
        self.state = state
        self.order = order
        self.bots: Mapping[int, tuple[Bot, Stream]] = {}
        self.actions = 0
        self.seat = NOBODY  # who is asked
        self.legal: list[Action] = []
        self.truncated = False  # broken off since it does not come to an end

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.seat == NOBODY

    def numbers(self) -> list[int]:
        """What the seat that is asked may choose."""
        return self.setting.space.choosable(self.legal)

    def act(self, number: Any) -> None:
        """Carry out what the seat that is asked has chosen, and all that needs no answer."""
        self.state.apply(self.seat, self.setting.space.action(whole(number), self.legal))
        self.actions += 1
        self.go_on()

    def go_on(self) -> None:
        """To the next question, or to the end."""
        state = self.state
        while actors := state.actors():
            if self.actions >= self.setting.patience:
                self.break_off()
                return
            seat = actors[0] if len(actors) == 1 else actors[self.order.below(len(actors))]
            legal = state.legal_actions(seat)
            if seat in self.bots:
                action = self.ask_bot(seat, legal)
            elif len(legal) == 1:
                action = legal[0]
            else:
                self.seat, self.legal = seat, legal
                return
            state.apply(seat, action)
            self.actions += 1
        self.seat, self.legal = NOBODY, []

    def break_off(self) -> None:
        """Over, without a result."""
        self.seat, self.legal, self.truncated = NOBODY, [], True

    def ask_bot(self, seat: int, legal: list[Action]) -> Action:
        """What the seat's bot chooses; it is not bothered where there is nothing to choose."""
        if len(legal) == 1 and len(self.state.game.candidates(self.state, seat)) == 1:
            return legal[0]
        bot, rng = self.bots[seat]
        action = bot.choose(PlayerView(self.setting.rules, self.state.observe(seat)), rng)
        if action not in legal and not self.state.is_legal(seat, action):
            raise BotError(f"the bot at seat {seat} of {self.setting.rules.id} chose {action!r}, which is not legal")
        return action

    def view(self, seat: int | None) -> View:
        """All that a seat may know; None is a spectator."""
        return self.state.observe(seat)

    def features(self, seat: int) -> "array[int]":
        """The same as numbers."""
        return self.setting.features.numbers(self.state.observe(seat))

    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.state.outcome() if self.over and not self.truncated else None

    def rewards(self) -> list[float]:
        """By seat; zeros before the end, and if there is none."""
        outcome = self.outcome()
        return [0.0] * self.setting.players if outcome is None else self.setting.rewards(outcome)

    def result(self, seat: int) -> dict[str, Any]:
        """Place and points at the end; empty before."""
        outcome = self.outcome()
        return {} if outcome is None else {"rank": outcome.ranks[seat], "total": outcome.totals[seat]}

    # ---- copies -----------------------------------------------------------------------------------------------------

    def copy(self) -> Self:
        """An independent twin, with the same luck ahead."""
        return self._with(self.state.copy(), copy_stream(self.order), self.legal)

    def imagined(self, seat: int, rng: Stream) -> Self:
        """The same game as this seat may imagine it: it sees no difference, and is still asked the same."""
        state = self.setting.rules.from_view(self.state.observe(seat), rng)
        return self._with(state, Stream(rng.key()), state.legal_actions(self.seat))

    def _with(self, state: State, order: Stream, legal: list[Action]) -> Self:
        twin = type(self)(self.setting, state, order)
        twin.bots = {seat: (bot, copy_stream(rng)) for seat, (bot, rng) in self.bots.items()}
        twin.actions = self.actions
        twin.seat = self.seat
        twin.legal = legal
        twin.truncated = self.truncated
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        position = self.setting.rules.snapshot(self.state)
        bots = {seat: (bot, words_of(rng)) for seat, (bot, rng) in self.bots.items()}
        kept = (self.setting, position, words_of(self.order), bots, self.actions, self.seat, self.truncated)
        return restored, kept


def deal(setting: Setting, seed: Seed, bots: Mapping[int, Bot] | None = None) -> Table:
    """A new game: with bots at all seats it would be the arena's game of this seed."""
    table = Table(setting, setting.rules.setup(setting.players, setting.options, seed), stream("order", seed))
    table.bots = {seat: (bot, bot_stream(seed, seat)) for seat, bot in (bots or {}).items()}
    table.go_on()
    return table


def restored(
    setting: Setting,
    position: bytes,
    order: StreamWords,
    bots: Mapping[int, tuple[Bot, StreamWords]],
    actions: int,
    seat: int,
    truncated: bool,
) -> Table:
    """A table that was pickled."""
    table = Table(setting, setting.rules.decode(position), stream_of(order))
    table.bots = {at: (bot, stream_of(words)) for at, (bot, words) in bots.items()}
    table.actions, table.seat, table.truncated = actions, seat, truncated
    table.legal = table.state.legal_actions(seat)
    return table


def whole(number: Any) -> int:
    """Of Python's own kind, also from one of numpy's."""
    try:
        return index(number)
    except TypeError:
        raise ActionError(f"an action is chosen by its whole number, not by {number!r}") from None


def words_of(rng: Stream) -> StreamWords:
    """The state of a stream."""
    return rng.w0, rng.w1, rng.w2, rng.w3


def stream_of(words: StreamWords) -> Stream:
    """A stream that continues from this state."""
    rng = Stream(b"")
    rng.w0, rng.w1, rng.w2, rng.w3 = words
    return rng


def copy_stream(rng: Stream) -> Stream:
    """An independent twin."""
    return stream_of(words_of(rng))
