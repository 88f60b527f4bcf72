# mypyc: no
"""What a check works on: one game, number of seats, options and seed, with random games played once and shared."""

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import NamedTuple, NoReturn

import msgspec
from msgspec import Struct

from zeitalter.core.action import ITEM_LIMIT, NOUN_LIMIT, TABLE, WITHDRAW, Action, Resign, Timeout, Withdraw
from zeitalter.core.chance import Stream, stream
from zeitalter.core.declare import ITEMS
from zeitalter.core.game import Game
from zeitalter.core.match import Match
from zeitalter.core.rules import Rules
from zeitalter.core.state import State
from zeitalter.core.vocabulary import Vocabulary


class Size(Struct, frozen=True):
    """How much work the checks do."""

    games: int  # whole random games
    history: int  # positions kept of each game that the checks share
    positions: int  # positions looked at by each check that is cheap
    deep_positions: int  # positions looked at by each check that is expensive
    worlds: int  # states imagined for each view
    ahead: int  # own actions followed in imagined states
    actions: int  # actions tried at each position
    damages: int  # ways to damage bytes


QUICK = Size(games=2, history=300, positions=40, deep_positions=7, worlds=3, ahead=3, actions=6, damages=20)
DEEP = Size(games=60, history=4000, positions=400, deep_positions=80, worlds=6, ahead=8, actions=20, damages=400)

WITHDRAWALS = 12  # in one game, so that withdrawing does not keep a random game from ending


class Moment(NamedTuple):
    """One position of a game and what was done in it."""

    step: int
    state: State
    digest: str
    seat: int
    action: Action
    crossing: bool  # the action crosses a border: chance or a reveal


class Played(NamedTuple):
    """A random game: the positions kept, those before the first time that one kind of question followed another, all
    that was done, and the last position."""

    name: str
    number: int  # of the starting position
    moments: list[Moment]
    turnings: list[Moment]
    actions: list[tuple[int, Action]]
    end: State
    ended: bool


class Case:
    """One game to check: rules, seats, options, seed and how thoroughly."""

    def __init__(
        self, rules: Rules, seats: int, options: Struct | None = None, seed: int | str = 0, size: Size = QUICK
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.options = rules.modes[0] if options is None else options
        self.seed = seed
        self.size = size

    def __str__(self) -> str:
        return f"{self.rules.id}, {self.seats} seats, {unusual(self.options)}, seed {self.seed!r}"

    def fail(self, text: str, step: int | str | None = None) -> NoReturn:
        """Raise an AssertionError that names the case."""
        raise AssertionError(f"{self}{'' if step is None else f', step {step}'}: {text}")

    def expect(self, condition: bool, text: str, step: int | str | None = None) -> None:
        """Fail with this text unless the condition holds."""
        if not condition:
            self.fail(text, step)

    def expect_sound(self, state: State, step: int | str, cause: str = "the position") -> None:
        """The game's own invariants hold."""
        try:
            state.check()
        except AssertionError as error:
            self.fail(f"{cause} breaks an invariant: {error}", step)

    def expect_error(
        self, kind: type[Exception], work: Callable[[], object], name: str, step: int | str | None = None
    ) -> None:
        """What must not be done is refused by an error of this kind."""
        try:
            work()
        except kind:
            return
        except Exception as error:
            self.fail(f"{name} raises {type(error).__name__} instead of {kind.__name__}: {error}", step)
        self.fail(f"{name} is accepted", step)

    def match(self, name: str) -> Match:
        """A new match of this case, with a seed of its own."""
        return Match(self.rules, self.seats, self.options, f"{self.seed}/{name}")

    def match_at(self, state: State) -> Match:
        """A match at a given position; its record does not lead there."""
        match = self.match("position")
        match.state = state.copy()
        return match

    def start(self, number: int = 0) -> State:
        """One of the starting positions of this case."""
        return self.rules.setup(self.seats, self.options, f"{self.seed}/{number}")

    def rng(self, *parts: int | str) -> Stream:
        """A stream of this case for some purpose."""
        return stream("conformance", self.seed, *parts)

    @property
    def shared(self) -> tuple[type, ...]:
        """What positions refer to without holding it."""
        return (Game, *self.rules.shared)

    def notation(self, action: Action) -> str:
        """An action for people who read what failed; of an unknown one its numbers."""
        known = self.rules.vocabulary.knows(action)
        return repr(self.rules.vocabulary.notation(action)) if known else repr(action)

    # ---- random games ---------------------------------------------------------------------------------------------

    @cached_property
    def plain(self) -> Played:
        """Legal actions only."""
        return self.play("plain", 0, wild=False, leavers=0)

    @cached_property
    def games(self) -> list[Played]:
        """A plain game, one with withdrawn answers, timeouts and open-ended actions, and one in which seats leave."""
        games = [self.plain, self.play("wild", 1, wild=True, leavers=0)]
        if self.seats > 2:
            games.append(self.play("leaving", 2, wild=True, leavers=self.seats - 2))
        return games

    def play(self, name: str, number: int, wild: bool, leavers: int) -> Played:
        """A random game, with some of its positions kept."""
        rng = self.rng("play", name)
        state = self.start(number)
        moments: list[Moment] = []
        turnings: dict[tuple[int, int], Moment] = {}
        actions: list[tuple[int, Action]] = []
        withdrawals = WITHDRAWALS if wild else 0
        stride = 1
        while len(actions) < self.rules.longest + 2 * WITHDRAWALS + leavers and state.actors():
            seat, action = self.choose(state, rng, wild, withdrawals, leavers)
            withdrawals -= isinstance(action, Withdraw)
            leavers -= isinstance(action, Resign)
            # Every second time the original is kept and the game continues in the copy.
            kept, state = (state.copy(), state) if len(moments) % 2 else (state, state.copy())
            digest = kept.digest()
            state.apply(seat, action)
            moment = Moment(len(actions), kept, digest, seat, action, state.borders() != kept.borders())
            turnings.setdefault((kept.agenda[-1].kind, state.agenda[-1].kind if state.agenda else -1), moment)
            if len(actions) % stride == 0:
                moments.append(moment)
            if len(moments) > self.size.history:
                del moments[1::2]
                stride *= 2
            actions.append((seat, action))
        return Played(name, number, moments, list(turnings.values()), actions, state, not state.actors())

    def choose(self, state: State, rng: Stream, wild: bool, withdrawals: int, leavers: int) -> tuple[int, Action]:
        if leavers and rng.below(12) == 0:
            seat = rng.below(state.seats)
            if not state.has_resigned(seat):
                return TABLE, Resign(seat)
        if withdrawals and rng.below(4) == 0:
            for seat in range(state.seats):
                if state.is_legal(seat, WITHDRAW):
                    return seat, WITHDRAW
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        if wild and rng.below(15) == 0:
            return TABLE, Timeout(seat)
        legal = state.legal_actions(seat)
        action = legal[rng.below(len(legal))]
        if wild and rng.below(2):
            for other in neighbours(self.rules.vocabulary, action):
                if self.rules.vocabulary.knows(other) and state.is_legal(seat, other) and rng.below(2):
                    return seat, other
        return seat, action

    def moments(self, count: int) -> Iterator[Moment]:
        """Positions of all random games, spread evenly."""
        for game in self.games:
            yield from spread(game.moments, max(1, count // len(self.games)))

    def questions(self, count: int) -> Iterator[tuple[Moment, int, list[Action]]]:
        """Seats that are asked at such positions, and what they may do."""
        for moment in self.moments(count):
            for seat in moment.state.actors():
                yield moment, seat, moment.state.legal_actions(seat)

    def crossings(self, count: int) -> Iterator[Moment]:
        """Positions whose action brings something to light."""
        for game in self.games:
            yield from spread([moment for moment in game.moments if moment.crossing], max(1, count // len(self.games)))

    def turnings(self) -> Iterator[Moment]:
        """Positions from which another kind of question follows, of each two kinds the first, where nothing is said to
        come to light."""
        for game in self.games:
            yield from (moment for moment in game.turnings if not moment.crossing and moment.seat != TABLE)


def unusual(options: Struct) -> str:
    """The options that differ from the usual ones, enough to repeat a case."""
    chosen = [(option, getattr(options, option.name)) for option in msgspec.structs.fields(options)]
    return ", ".join(f"{option.name}={value}" for option, value in chosen if value != option.default) or "usual options"


def who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def spread(moments: list[Moment], count: int) -> list[Moment]:
    if len(moments) <= count:
        return moments
    return [moments[number * len(moments) // count] for number in range(count)]


def some(actions: list[Action], count: int, rng: Stream) -> list[Action]:
    """A few different actions."""
    left = actions[:]
    return [left.pop(rng.below(len(left))) for i in range(min(count, len(left)))]


def neighbours(vocabulary: Vocabulary, action: Action) -> list[Action]:
    """Actions that look almost the same: one noun more or less by one, a list shorter or longer by one."""
    packed = action.pack()
    changed = [packed[:-1]] if action.items else []
    if ITEMS in action.PLACES.values():
        changed.append([*packed, packed[-1] if action.items else 0])
    for place in range(1, len(packed)):
        for change in (1, -1):
            if 0 <= packed[place] + change < (NOUN_LIMIT if place < 4 else ITEM_LIMIT):
                changed.append([*packed[:place], packed[place] + change, *packed[place + 1 :]])
    return [vocabulary.action(numbers) for numbers in changed]
