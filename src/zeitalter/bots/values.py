# mypyc: no
"""Learnt values as files: what a game ships, and what training writes.

They belong to one version of the rules and one set of data. For any other they are refused, and bots fall back to the
game's hand-made value.
"""

import warnings
from pathlib import Path
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Struct, field

from zeitalter.bots.judge import HandMade, Judge, Learnt
from zeitalter.bots.model import Model
from zeitalter.core.rules import Rules

FORMAT = 1
HAND_MADE = Path("hand-made")  # in place of a file of values: the game's own value


class Weights(Struct, frozen=True, kw_only=True):
    """A model. All lists go by factor or by hidden unit."""

    early: list[float]
    late: list[float]
    hidden: list[list[float]] = []
    biases: list[float] = []
    drift: list[float] = []
    out: list[float] = []

    def model(self) -> Model:
        """Ready to be used."""
        return Model(self.early, self.late, self.hidden, self.biases, self.drift, self.out)


class Values(Struct, frozen=True, kw_only=True):
    """What was learnt for a game, and how."""

    format: int = FORMAT
    game: str
    version: int  # of the rules
    data: str  # digest of the data
    factors: list[str]
    variants: dict[str, Weights]
    made: dict[str, object] = field(default_factory=dict)  # how: games, seed, measured strength


class ValuesError(ValueError):
    """Values that do not fit the game as it is; the message says what differs and what to do."""


def read_values(rules: Rules, path: Path) -> Learnt:
    """The judge that a file of values makes. A `ValuesError` says why it does not fit."""
    return learnt(rules, load_values(rules, path))


def load_values(rules: Rules, path: Path) -> Values:
    """What a file holds, if it fits the game as it is. A `ValuesError` says why it does not."""
    factors = rules.game.factors()
    if factors is None:
        raise ValuesError(f"{rules.id} has no factors that a value could be learnt from")
    try:
        values = msgspec.json.decode(path.read_bytes(), type=Values)
    except OSError as error:
        raise ValuesError(f"{path} cannot be read: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise ValuesError(f"{path} holds no learnt values: {error}") from None
    there = (values.format, values.game, values.version, values.data, values.factors)
    here = (FORMAT, rules.id, rules.version, rules.data_digest, factors.names)
    for name, found, needed in zip(("format", "game", "rules version", "data", "factors"), there, here):
        if found != needed:
            raise ValuesError(
                f"{path} was learnt for another game: {difference(name, found, needed)}; "
                f"learn it again with: zeitalter train {rules.id}"
            )
    unknown = [name for name in values.variants if name not in factors.variants]
    if unknown:
        raise ValuesError(f"{path} has the variant {unknown[0]!r}; there are: {', '.join(factors.variants)}")
    for weights in values.variants.values():
        check(weights, len(factors.names), path)
    return values


def difference(name: str, found: object, needed: object) -> str:
    """What is another there than here; of long lists only what only one of them has."""
    if isinstance(found, list) and isinstance(needed, list):
        gone = [each for each in found if each not in needed]
        new = [each for each in needed if each not in found]
        return f"{name} differ, only there: {', '.join(gone) or 'none'}, only here: {', '.join(new) or 'none'}"
    return f"{name} is {found} there, {needed} here"


def learnt(rules: Rules, values: Values) -> Learnt:
    """The judge that values make which fit the game."""
    factors = rules.game.factors()
    assert factors is not None, "values that fit belong to factors"
    models = [values.variants[name].model() if name in values.variants else None for name in factors.variants]
    return Learnt(factors, models)


def lend(rules: Rules, name: Path, values: Values) -> None:
    """Makes values known under a name in this process, where there is no such file, or not on this machine."""
    judges_of(rules)[name] = learnt(rules, values)


def check(weights: Weights, factors: int, path: Path) -> None:
    """Whether the lists of a model fit together."""
    units = len(weights.out)
    sizes = [len(weights.early), len(weights.late), len(weights.biases), len(weights.drift)]
    if sizes != [factors, factors, units, units] or (units and [units] * factors != list(map(len, weights.hidden))):
        raise ValuesError(f"{path} is damaged: its lists do not fit together")


def judge_of(rules: Rules, path: Path | None = None) -> Judge:
    """By what the levels judge this game: the values in this file; without one those that the game ships, or, if they
    do not fit, its hand-made value."""
    judges = judges_of(rules)
    if path not in judges:
        judges[path] = shipped(rules) if path is None else read_values(rules, path)
    return judges[path]


def judges_of(rules: Rules) -> dict[Path | None, Judge]:
    """Those that are known in this process."""
    return JUDGES.setdefault(rules, {HAND_MADE: HandMade()})


def shipped(rules: Rules) -> Judge:
    """The judge of the values a game ships, if they fit."""
    if not rules.values.is_file():
        return HandMade()
    try:
        return read_values(rules, rules.values)
    except ValuesError as error:
        warnings.warn(f"bots judge {rules.id} by its hand-made value: {error}", stacklevel=2)
        return HandMade()


JUDGES: WeakKeyDictionary[Rules, dict[Path | None, Judge]] = WeakKeyDictionary()
