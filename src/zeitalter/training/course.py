"""The course of a training: stages of self-play, fitting and a match between the new values and the best so far.

Everything is kept in a folder, so that an interrupted course goes on where it stopped:

    course.json     what is trained and how; a course with another plan is refused
    stage-1/games   harvests, one file for each portion of games
    stage-1.json    the new values
    stages.jsonl    what came out, a line for each stage
    best.json       the values that won their match
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct, to_builtins

from zeitalter.arena.batch import Batch, Games, Pairing, Played
from zeitalter.arena.wilson import wilson
from zeitalter.arena.work import Workers, in_order
from zeitalter.bots.values import HAND_MADE, Values, Weights
from zeitalter.core.rules import Rules
from zeitalter.training.fitting import Fit, fit
from zeitalter.training.selfplay import Harvest, SelfPlay, Table, Training

PORTION = 50  # games in a file
MATCH = 10  # games at each table before the match is looked at: each deal is played from both sides
DOUBT = 60  # games of a match before it may be clear
Progress = Callable[[str, int, int], None]  # what is being done, how much of it is done, of how much


class Plan(Struct, frozen=True, kw_only=True):
    """What is trained and how."""

    game: str
    version: int
    data: str
    seed: str = "0"
    variants: list[str] = []  # none: all of them
    stages: int = 3
    games: int = 600  # of self-play in a stage
    matches: int = 200  # games that decide about a stage, at most
    units: int = 0  # hidden ones; 0 makes the model linear
    level: str = "medium"  # who plays
    surprise: float = 0.04
    sights: float = 0.15
    decay: float = 0.01
    epochs: int = 30
    memory: int = 3  # stages whose games are learnt from


class Stage(Struct, frozen=True, kw_only=True):
    """What came out of a stage."""

    number: int
    games: int
    loss: dict[str, float]  # by variant
    guess: dict[str, float]
    played: int  # games of the match against the best values so far
    won: float
    low: float  # bounds of the share of wins
    high: float
    kept: bool  # whether the new values are the best now


class CourseError(ValueError):
    """A folder that does not fit; the message says what to do."""


def tables(rules: Rules, variants: list[str]) -> list[Table]:
    """All ways to play that belong to these variants, each number of players once for each mode."""
    factors = rules.game.factors()
    if factors is None:
        raise CourseError(f"{rules.id} has no factors that a value could be learnt from")
    unknown = [name for name in variants if name not in factors.variants]
    if unknown:
        raise CourseError(f"{rules.id} has no variant {unknown[0]!r}; there are: {', '.join(factors.variants)}")
    found = []
    modes = [*rules.modes, *(preset.options for preset in rules.presets)]
    for index, mode in enumerate(modes):
        if mode in modes[:index]:
            continue
        for seats in rules.seats:
            try:
                state = rules.setup(seats, mode, 0)
            except ValueError:  # a mode that is not for so many
                continue
            if not variants or factors.variants[factors.variant(state)] in variants:
                found.append(Table(seats, to_builtins(mode)))
    return found


class Course:
    """A training in its folder."""

    def __init__(self, rules: Rules, plan: Plan, folder: Path) -> None:
        """Begins a course, or goes on with the one in the folder. A `CourseError` if that is another one."""
        self.rules = rules
        self.plan = plan
        self.folder = folder
        self.tables = tables(rules, plan.variants)
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / "course.json"
        if file.is_file():
            known = msgspec.json.decode(file.read_bytes(), type=Plan)
            if msgspec.structs.replace(known, stages=plan.stages) != plan:
                raise CourseError(
                    f"{folder} holds another course; choose another folder, or the same settings as there"
                )
        file.write_bytes(msgspec.json.format(msgspec.json.encode(plan), indent=1) + b"\n")

    @property
    def best(self) -> Path:
        """The values that won their match."""
        return self.folder / "best.json"

    def stages(self) -> list[Stage]:
        """Those that are over."""
        file = self.folder / "stages.jsonl"
        return (
            [msgspec.json.decode(line, type=Stage) for line in file.read_bytes().splitlines()] if file.is_file() else []
        )

    def run(self, workers: Workers, tell: Progress) -> Iterator[Stage]:
        """The stages that are still to come."""
        for number in range(len(self.stages()) + 1, self.plan.stages + 1):
            yield self.stage(number, workers, tell)

    def stage(self, number: int, workers: Workers, tell: Progress) -> Stage:
        """Play, fit, and let a match decide."""
        self.play(number, workers, tell)
        fits = self.fit(number, tell)
        file = self.folder / f"stage-{number}.json"
        file.write_bytes(msgspec.json.encode(self.values(number, fits)) + b"\n")
        played, won = self.match(number, file, workers, tell)
        low, high = wilson(won, played)
        stage = Stage(
            number=number,
            games=self.plan.games,
            loss={name: round(found.loss, 4) for name, found in fits.items()},
            guess={name: round(found.guess, 4) for name, found in fits.items()},
            played=played,
            won=won,
            low=round(low, 4),
            high=round(high, 4),
            kept=low > 0.5,
        )
        if stage.kept:
            values = self.values(number, fits)
            made = values.made | {"match": f"{won:g} of {played} against the values before"}
            self.best.write_bytes(msgspec.json.encode(msgspec.structs.replace(values, made=made)) + b"\n")
        with (self.folder / "stages.jsonl").open("ab") as lines:
            lines.write(msgspec.json.encode(stage) + b"\n")
        return stage

    # ---- self-play --------------------------------------------------------------------------------------------------

    def trainings(self, number: int) -> list[Training]:
        """The games of a stage, at all tables in turn."""
        plan = self.plan
        bots = self.players()
        found = []
        for game in range(plan.games):
            table = self.tables[game % len(self.tables)]
            line = [bots[game // len(self.tables) % len(bots)]] * table.seats
            found.append(Training(game, f"{plan.seed}/{number}", table, line, plan.surprise, plan.sights))
        return found

    def players(self) -> list[str]:
        """Who plays, all seats of a game alike: where one bot is better than another, the model would learn by what
        habits to tell them apart, not what wins."""
        values = self.best if self.best.is_file() else HAND_MADE
        return [f"{self.plan.level}@{values}"]

    def play(self, number: int, workers: Workers, tell: Progress) -> None:
        """The games of a stage that are not there yet, a file for each portion."""
        folder = self.folder / f"stage-{number}"
        folder.mkdir(exist_ok=True)
        trainings = self.trainings(number)
        for start in range(0, len(trainings), PORTION):
            file = folder / f"{start:06}.npz"
            tell("play", start, len(trainings))
            if file.is_file():
                continue
            portion = trainings[start : start + PORTION]
            harvests: list[Harvest] = []
            for harvest in in_order(workers.do(SelfPlay(self.plan.game), portion)):
                harvests.append(harvest)
                tell("play", start + len(harvests), len(trainings))
            write(file, harvests)

    # ---- fitting ----------------------------------------------------------------------------------------------------

    def fit(self, number: int, tell: Progress) -> dict[str, Fit]:
        """A model for each variant that was played."""
        factors = self.rules.game.factors()
        assert factors is not None, "the tables would not have been found"
        harvests: list[Harvest] = []
        for stage in range(max(1, number - self.plan.memory + 1), number + 1):
            for file in sorted((self.folder / f"stage-{stage}").glob("*.npz")):
                harvests += read(file)
        found = {}
        for variant, name in enumerate(factors.variants):
            own = [harvest for harvest in harvests if harvest.variant == variant]
            if own:
                tell("fit", variant, len(factors.variants))
                found[name] = fit(own, self.plan.units, self.plan.decay, self.plan.epochs, number)
        return found

    def values(self, number: int, fits: dict[str, Fit]) -> Values:
        """What was fitted; variants that are not trained here keep what the game ships."""
        factors = self.rules.game.factors()
        assert factors is not None, "the tables would not have been found"
        weights: dict[str, Weights] = self.shipped() | {name: found.weights for name, found in fits.items()}
        return Values(
            game=self.rules.id,
            version=self.rules.version,
            data=self.rules.data_digest,
            factors=factors.names,
            variants=weights,
            made={"seed": self.plan.seed, "stage": number, "games": number * self.plan.games, "units": self.plan.units},
        )

    def shipped(self) -> dict[str, Weights]:
        """What the game ships, if it fits."""
        if not self.rules.values.is_file():
            return {}
        values = msgspec.json.decode(self.rules.values.read_bytes(), type=Values)
        factors = self.rules.game.factors()
        fits = factors is not None and values.factors == factors.names and values.data == self.rules.data_digest
        return values.variants if fits else {}

    # ---- the match --------------------------------------------------------------------------------------------------

    def match(self, number: int, file: Path, workers: Workers, tell: Progress) -> tuple[int, float]:
        """Games and wins of the new values: half of the seats against half with the best so far, in all tables that
        have two sides of equal size. It stops when the interval leaves no doubt any more."""
        plan = self.plan
        rival = f"{plan.level}@{self.best if self.best.is_file() else HAND_MADE}"
        even = [table for table in self.tables if table.seats % 2 == 0]
        won, played = 0.0, 0
        for start in range(0, max(2, plan.matches // len(even)), MATCH):
            for index, table in enumerate(even):
                pairings = []
                for game in range(start, start + MATCH):
                    new = [(seat + game) % 2 == 0 for seat in range(table.seats)]
                    pairings.append(Pairing(game, [f"{plan.level}@{file}" if own else rival for own in new]))
                options = self.rules.read_options(table.options)
                batch = Batch(game=plan.game, options=options, seed=f"{plan.seed}/match/{number}/{index}", block=2)
                for result in in_order(workers.do(Games(batch), pairings)):
                    won += share_won(result, f"{plan.level}@{file}")
                    played += 1
                    tell("match", played, plan.matches)
            low, high = wilson(won, played)
            if played >= DOUBT and (low > 0.5 or high < 0.5):
                break
        return played, won


def share_won(played: Played, bot: str) -> float:
    """What a side won of a game."""
    winners = played.result.winners
    return sum(played.bots[seat] == bot for seat in winners) / len(winners)


def write(file: Path, harvests: list[Harvest]) -> None:
    """A portion of games; whole or not at all."""
    arrays: dict[str, Any] = {}
    for place, harvest in enumerate(harvests):
        arrays[f"{place}.rows"] = harvest.rows
        arrays[f"{place}.progress"] = harvest.progress
        arrays[f"{place}.shares"] = harvest.shares
    arrays["numbers"] = np.array([harvest.number for harvest in harvests])
    arrays["variants"] = np.array([harvest.variant for harvest in harvests])
    unfinished = file.with_suffix(".part")
    with unfinished.open("wb") as stream:
        np.savez_compressed(stream, **arrays)
    unfinished.rename(file)


def read(file: Path) -> list[Harvest]:
    """The games of a portion."""
    with np.load(file) as arrays:
        return [
            Harvest(
                int(number),
                int(variant),
                arrays[f"{place}.rows"],
                arrays[f"{place}.progress"],
                arrays[f"{place}.shares"],
            )
            for place, (number, variant) in enumerate(zip(arrays["numbers"], arrays["variants"]))
        ]
