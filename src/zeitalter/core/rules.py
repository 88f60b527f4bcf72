# mypyc: no
"""The rules of one game: a stateless object that sets up, decodes and imagines states."""

import sys
from functools import cache, cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Raw, Struct

from zeitalter.core.chance import KEY_SIZE, Chance, Stream
from zeitalter.core.features import Features, Writer
from zeitalter.core.game import Game
from zeitalter.core.length import Length, read_lengths
from zeitalter.core.look import Entry
from zeitalter.core.outline import outline
from zeitalter.core.space import ActionSpace
from zeitalter.core.state import RUNNING, State
from zeitalter.core.view import Situation, View
from zeitalter.core.vocabulary import Vocabulary
from zeitalter.core.wording import Wording

T = TypeVar("T")
LAYOUT = 2  # of a packed position
WRITERS = {1: "0.1"}  # which version wrote which earlier layout; snapshots of 0.1 do not even name theirs


class Sources(Struct, frozen=True):
    """How many of some data come from where."""

    stated: int = 0  # in the rulebook
    outside: int = 0  # in an outside article
    inferred: int = 0
    reconstructed: int = 0  # our own, replaceable by a data pack

    @property
    def total(self) -> int:
        """All of them."""
        return self.stated + self.outside + self.inferred + self.reconstructed

    @property
    def reconstructed_share(self) -> float:
        """The reconstructed part of all, from 0 to 1."""
        return self.reconstructed / self.total if self.total else 0.0


class Fidelity(Struct, frozen=True):
    """How well the game's data are known. A name that we translated changes nothing in play, so names are counted
    apart from what they stand on: costs, strengths, effects."""

    values: Sources
    names: Sources


class Preset(Struct, frozen=True):
    """A way to play with a name, which stands for a set of options. Its words: preset-NAME, preset-NAME-help."""

    name: str
    options: Struct

    @property
    def key(self) -> str:
        """The key of its name in the catalogues."""
        return f"preset-{self.name}"

    @property
    def help_key(self) -> str:
        """The key of its explanation."""
        return f"{self.key}-help"


class OptionsError(ValueError):
    """Options or a number of seats that this game does not have; the message says which it has. For choices a player
    can make, `reason` is the key of an explanation among the game's texts."""

    def __init__(self, text: str, reason: str = "") -> None:
        super().__init__(text)
        self.reason = reason


class SnapshotError(ValueError):
    """Bytes that are not a snapshot of this game, or of another rules version."""


class OtherLayout(SnapshotError):
    """An intact snapshot that another version of this program wrote: `version`, empty if that is a later one."""

    def __init__(self, layout: int) -> None:
        self.version = WRITERS.get(layout, "")
        writer = f"version {self.version}" if self.version else "a later version"
        super().__init__(f"the game was stored by {writer} of Zeitalter; it is untouched, finish it with {writer}")


class Rules:
    """One per game and data pack: everything the outside needs to set up, store and imagine a game. Subclasses set the
    attributes; what a position needs is up to their `Game`."""

    id: str
    version: int  # of the rules: records and snapshots of another one do not fit
    seats: range  # how many may play
    options: type[Struct]
    view: type[View]
    modes: tuple[Struct, ...]  # one set of options per mode, the recommended first
    presets: tuple[Preset, ...] = ()  # what people choose first, if not single options: one for each mode
    longest: int  # random play ends within this number of actions
    shared: tuple[type, ...] = ()  # immutable types outside the position that states refer to, such as the catalogue
    transient: tuple[str, ...] = ()  # "Class.field" of what is not part of the position, such as a cache

    def __init__(self, game: Game[Any], data_digest: str, fidelity: Fidelity, names: dict[str, dict[str, str]]) -> None:
        self.game = game
        self.data_digest = data_digest
        self.fidelity = fidelity
        self.names = names  # message key -> language -> name, for names that come from the data
        package = Path(str(sys.modules[type(self).__module__].__file__)).parent
        self.texts = package / "text"  # en.ftl and de.ftl
        self.values = package / "bot" / "values.json"  # learnt by self-play, if it is there
        lengths = package / "data" / "lengths.toml"
        self._features: dict[int, Features] = {}  # by number of seats, once asked for
        self.lengths: list[Length] = read_lengths(lengths.read_bytes()) if lengths.is_file() else []

    @property
    def vocabulary(self) -> Vocabulary:
        """The verbs of the game: how actions are written down and read."""
        return self.game.vocabulary

    @property
    def usual(self) -> Struct:
        """The options people begin with. The first mode may differ in a limit that brings programs' games to an end."""
        return self.read_options({})

    @cached_property
    def space(self) -> ActionSpace:
        """Every action under a fixed number, for learners."""
        return self.game.space()

    @cached_property
    def _writer(self) -> Writer:
        return self.game.writer()

    def features(self, seats: int) -> Features:
        """Views of games with this number of players as arrays of fixed size, for learners."""
        if seats not in self._features:
            self._features[seats] = Features(self._writer, self.setup(seats).observe(0))
        return self._features[seats]

    def setup(self, seats: int, options: Struct | None = None, seed: bytes | int | str = 0) -> State:
        """The first position in which somebody has to decide. Without `options` it is the first mode; `seed` decides
        all chance. An `OptionsError` says what is wrong with the number of seats or the options."""
        if seats not in self.seats:
            raise OptionsError(f"{self.id} is for {self.seats.start} to {self.seats.stop - 1} players, not {seats}")
        chosen = self.modes[0] if options is None else options
        if not isinstance(chosen, self.options):
            raise OptionsError(f"{self.id} needs its own options, not {type(chosen).__name__}")
        self.check_options(seats, chosen)
        state = self.new(seats, chosen, seed_key(seed))
        state.advance()
        return state

    def check_options(self, seats: int, options: Struct) -> None:
        """Raise an OptionsError where options do not fit together, or not with this number of players."""

    def read_options(self, values: dict[str, object]) -> Struct:
        """Options from untrusted plain values."""
        try:
            return msgspec.convert(values, self.options, strict=False)
        except msgspec.ValidationError as error:
            known = ", ".join(field.encode_name for field in msgspec.structs.fields(self.options))
            raise OptionsError(f"options of {self.id}: {error} (known options: {known})") from None

    def snapshot(self, state: State) -> bytes:
        """A position as bytes, guarded against mix-ups and damage."""
        body = msgspec.msgpack.encode([LAYOUT, self.id, self.version, self.data_digest, state.pack()])
        return blake2b(body, digest_size=8).digest() + body

    def decode(self, snapshot: bytes, any_version: bool = False) -> State:
        """A position from its bytes. With `any_version`, one of another version or of other data of this game will do
        if it still fits and keeps the invariants, so that a running game survives an update."""
        body = snapshot_body(snapshot)
        try:
            _, game, version, data, packed = msgspec.msgpack.decode(body, type=tuple[int, str, int, str, list[object]])
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:  # ValueError: text that is not UTF-8
            raise SnapshotError(f"this is not a snapshot: {error}") from None
        known = (game, version, data) == (self.id, self.version, self.data_digest)
        if not known and (game != self.id or not any_version):
            raise SnapshotError(
                f"the snapshot is of {game} version {version} (data {data[:8]}), "
                f"not {self.id} version {self.version} (data {self.data_digest[:8]})"
            )
        try:
            state = self.unpack(packed)
            if not known:
                state.check()
            return state
        except (msgspec.MsgspecError, ValueError, IndexError, KeyError, TypeError, AssertionError) as error:
            raise SnapshotError(f"the snapshot has another shape than {self.id} expects: {error}") from error

    def catalogue_view(self) -> object:
        """The game's cards, map and numbers as a client needs them, encodable as JSON."""
        return {}

    def has_secrets(self, options: Struct) -> bool:
        """Whether anything is hidden from somebody in this mode; a game of open information says no."""
        return True

    def render(self, view: View, words: Wording, width: int) -> str:
        """A view as text for a terminal of this width; ANSI colours are welcome."""
        return outline(view)

    def look(self, view: View, words: Wording) -> list[Entry]:
        """Everything that can be looked up at the table, as the rules let this seat see it."""
        return []

    def traits(self, state: State, seat: int) -> dict[str, list[str]]:
        """What a seat has that may have to do with winning, as keys of names, by kind (its words: trait-KIND): nation,
        leader, cards. Read from the whole position, so it is for statistics of finished games, never for players."""
        return {}

    def new(self, seats: int, options: Struct, key: bytes) -> State:
        """The starting position, before the agenda runs."""
        state: State = self.game.set_up(seats, options, Chance(key))
        return state

    def unpack(self, packed: list[object]) -> State:
        """A position from `State.pack`; what does not have the declared shape is refused."""
        kind: Any = self.game.kind
        state: State = kind.unpack(msgspec.convert(packed, shape_of(kind.SHAPE)), self.game)
        return state

    def from_view(self, view: View, rng: Stream) -> State:
        """One full state this view could have come from; equal view and rng give an equal state."""
        if view.flow is None:
            raise ValueError("this view is for people; `observe` returns the one that can be continued")
        state: State = self.game.imagine(own(self.view, view), rng)
        return state

    def show(self, state: State, seat: int | None) -> View:
        """What this seat may know, for people: with names instead of the engine's numbers."""
        view = state.observe(seat)
        words = self.vocabulary
        steps = [words.step_json(step) for step in reversed(state.agenda)]
        situation = Situation(
            step=steps[0] if steps else None,
            steps=steps,
            sealed=[] if seat is None else [words.to_json(action) for action in state.sealed[seat]],
            ready=[other for other in range(state.seats) if state.ready >> other & 1],
            resigned=[other for other in range(state.seats) if state.has_resigned(other)],
            over=state.ended != RUNNING,
        )
        return msgspec.structs.replace(view, flow=None, situation=situation)


@cache
def shape_of(declared: str) -> Any:
    """The type that a class in `core/part.py` declares for its packed form."""
    return eval(declared, {})


def snapshot_body(snapshot: bytes) -> bytes:
    """What a snapshot holds, if it is intact and of this program's layout; an `OtherLayout` says who wrote it."""
    digest, body = snapshot[:8], snapshot[8:]
    if blake2b(body, digest_size=8).digest() != digest:
        raise SnapshotError("the snapshot is damaged or cut off")
    try:
        parts = msgspec.msgpack.decode(body, type=list[Raw])
        layout = 1 if len(parts) == 4 else msgspec.msgpack.decode(parts[0], type=int)
    except (msgspec.MsgspecError, ValueError, IndexError) as error:
        raise SnapshotError(f"this is not a snapshot: {error}") from None
    if layout != LAYOUT:
        raise OtherLayout(layout)
    return body


def own(kind: type[T], value: object) -> T:
    """A game's own options or view, typed; passing another game's is a mistake in the calling program."""
    if not isinstance(value, kind):
        raise TypeError(f"needs {kind.__name__}, not {type(value).__name__}")
    return value


def seed_key(seed: bytes | int | str) -> bytes:
    """128 secret bits from a seed: 16 bytes are taken as they are, anything else is hashed."""
    if isinstance(seed, bytes) and len(seed) == KEY_SIZE:
        return seed
    return blake2b(str(seed).encode() if not isinstance(seed, bytes) else seed, digest_size=KEY_SIZE).digest()
