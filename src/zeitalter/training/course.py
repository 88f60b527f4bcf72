"""The course of a training: stages of self-play, fitting and a match between the new values and the best so far.

Everything is kept in a folder, so that an interrupted course goes on where it stopped and comes to the same end:

    course.json              what is trained and how; a course with another plan is refused
    stage-1/*.npz            what was seen in the games of self-play
    stage-1/fit.json         how well the new values predict
    stage-1.json             the new values
    stage-1/match-*.jsonl    the games of the match, a journal for each table
    stages.jsonl             what came out, a line for each stage
    best.json                the values that won their match last
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
from msgspec import Struct, structs

from zeitalter.arena.work import Workers
from zeitalter.bots.values import HAND_MADE, Values, ValuesError, Weights, load_values
from zeitalter.core.rules import Rules
from zeitalter.training import harvests
from zeitalter.training.fitting import Fit, fit
from zeitalter.training.gate import Gate, Score
from zeitalter.training.lending import Lending
from zeitalter.training.plan import CourseError, Plan, Stage, factors_of, tables
from zeitalter.training.selfplay import Harvest, SelfPlay, Training

PLAN = "course.json"
Progress = Callable[[str, int, int], None]  # play, fit or match: how much of it is done, of how much


class Quality(Struct, frozen=True):
    """How well fitted values predict, by variant."""

    loss: dict[str, float]
    guess: dict[str, float]


def plan_in(folder: Path) -> Plan | None:
    """That of the course in a folder, if there is one."""
    file = folder / PLAN
    if not file.is_file():
        return None
    try:
        return msgspec.json.decode(file.read_bytes(), type=Plan)
    except msgspec.DecodeError as error:
        raise CourseError(f"{file} is no plan of a course: {error}") from None


class Course:
    """A training in its folder."""

    def __init__(self, rules: Rules, plan: Plan, folder: Path) -> None:
        """Begins a course, or goes on with the one in the folder; it may have more stages than before. A `CourseError`
        if that is another one."""
        self.rules = rules
        self.plan = plan
        self.folder = folder
        self.tables = tables(rules, plan)
        known = plan_in(folder)
        if known is not None:
            compare(known, plan, folder)
        folder.mkdir(parents=True, exist_ok=True)
        write(folder / PLAN, msgspec.json.format(msgspec.json.encode(plan), indent=1) + b"\n")

    @property
    def best(self) -> Path:
        """The values that won their match last; no file before any have."""
        return self.folder / "best.json"

    def stages(self) -> list[Stage]:
        """Those that are over."""
        file = self.folder / "stages.jsonl"
        lines = file.read_bytes().splitlines() if file.is_file() else []
        return [msgspec.json.decode(line, type=Stage) for line in lines]

    def run(self, workers: Workers, tell: Progress) -> Iterator[Stage]:
        """The stages that are still to come."""
        self.keep_best()
        for number in range(len(self.stages()) + 1, self.plan.stages + 1):
            yield self.stage(number, workers, tell)

    def stage(self, number: int, workers: Workers, tell: Progress) -> Stage:
        """Play, fit, and let a match decide."""
        plan = self.plan
        self.place(number).mkdir(exist_ok=True)
        self.play(number, workers, tell)
        quality = self.learn(number, tell)
        score = self.match(number, workers, tell)
        low, high = score.interval
        stage = Stage(
            number=number,
            games=plan.games,
            loss=quality.loss,
            guess=quality.guess,
            played=score.played,
            won=score.won,
            low=round(low, 4),
            high=round(high, 4),
            kept=score.keeps,
        )
        lines = [msgspec.json.encode(each) + b"\n" for each in [*self.stages(), stage]]
        write(self.folder / "stages.jsonl", b"".join(lines))
        self.keep_best()
        return stage

    # ---- the values -------------------------------------------------------------------------------------------------

    def place(self, number: int) -> Path:
        """The folder of a stage."""
        return self.folder / name_of(number)

    def values_file(self, number: int) -> Path:
        """The values of a stage."""
        return self.folder / f"{name_of(number)}.json"

    def champion(self) -> Stage | None:
        """The stage whose values are the best so far; none before any have won their match."""
        kept = [stage for stage in self.stages() if stage.kept]
        return kept[-1] if kept else None

    def keep_best(self) -> None:
        """The best values in a file of their own, with the match they won."""
        stage = self.champion()
        if stage is not None:
            values = self.read(self.values_file(stage.number))
            made = values.made | {"match": f"{stage.won:g} of {stage.played} against the values before"}
            write(self.best, msgspec.json.encode(structs.replace(values, made=made)) + b"\n")

    def read(self, file: Path) -> Values:
        """Values of this course."""
        try:
            return load_values(self.rules, file)
        except ValuesError as error:
            raise CourseError(str(error)) from None

    def lending(self, workers: Workers, *numbers: int) -> Lending:
        """Workers whose bots know the values of these stages, and the best so far."""
        champion = self.champion()
        needed = [*numbers] if champion is None else [*numbers, champion.number]
        values = {name_of(number): self.read(self.values_file(number)) for number in needed}
        return Lending(workers, self.plan.game, values)

    def judged(self, level: str) -> str:
        """A bot of this level that judges by the best values so far."""
        champion = self.champion()
        return f"{level}@{HAND_MADE if champion is None else name_of(champion.number)}"

    # ---- self-play --------------------------------------------------------------------------------------------------

    def play(self, number: int, workers: Workers, tell: Progress) -> None:
        """The games of a stage that are not there yet."""
        there = harvests.numbers(self.place(number))
        missing = [training for training in self.trainings(number) if training.number not in there]
        done = self.plan.games - len(missing)
        tell("play", done, self.plan.games)
        if not missing:
            return
        with harvests.Barn(self.place(number)) as barn:
            for _, harvest in self.lending(workers).do(SelfPlay(self.plan.game), missing):
                barn.add(harvest)
                done += 1
                tell("play", done, self.plan.games)

    def trainings(self, number: int) -> list[Training]:
        """The games of a stage, at all tables in turns. All seats of a game play alike: where one bot is better than
        another, the model would learn by what habits to tell them apart, not what wins."""
        plan = self.plan
        bot = self.judged(plan.level)
        found = []
        for game in range(plan.games):
            table = self.tables[game % len(self.tables)]
            line = [bot] * table.seats
            found.append(Training(game, f"{plan.seed}/{number}", table, line, plan.surprise, plan.sights))
        return found

    # ---- fitting ----------------------------------------------------------------------------------------------------

    def learn(self, number: int, tell: Progress) -> Quality:
        """Fits the new values, unless that was done before."""
        told = self.place(number) / "fit.json"
        if told.is_file() and self.values_file(number).is_file():
            return msgspec.json.decode(told.read_bytes(), type=Quality)
        fits = self.fit(number, tell)
        quality = Quality(
            {name: round(found.loss, 4) for name, found in fits.items()},
            {name: round(found.guess, 4) for name, found in fits.items()},
        )
        write(told, msgspec.json.encode(quality) + b"\n")
        write(self.values_file(number), msgspec.json.encode(self.values(number, fits)) + b"\n")
        return quality

    def fit(self, number: int, tell: Progress) -> dict[str, Fit]:
        """A model for each variant that was played."""
        plan = self.plan
        factors = factors_of(self.rules)
        by_variant: dict[str, list[Harvest]] = {}
        for stage in range(max(1, number - plan.memory + 1), number + 1):
            for harvest in harvests.read_all(self.place(stage)):
                if harvest.rows.shape[2] != len(factors.names):
                    raise CourseError(f"{self.place(stage)} was played with other factors; choose another folder")
                by_variant.setdefault(factors.variants[harvest.variant], []).append(harvest)
        steps = plan.epochs * len(by_variant)
        tell("fit", 0, steps)
        found = {}
        for place, name in enumerate(sorted(by_variant, key=factors.variants.index)):
            before = place * plan.epochs

            def told(epoch: int, before: int = before) -> None:
                tell("fit", before + epoch, steps)

            try:
                found[name] = fit(by_variant[name], plan.units, plan.decay, plan.epochs, number, told, factors.signs)
            except ValueError as error:
                raise CourseError(f"{name}: {error}; choose another folder and more games") from None
        return found

    def values(self, number: int, fits: dict[str, Fit]) -> Values:
        """What was fitted; variants that are not trained here keep what the game ships."""
        plan = self.plan
        return Values(
            game=self.rules.id,
            version=self.rules.version,
            data=self.rules.data_digest,
            factors=factors_of(self.rules).names,
            variants=self.shipped() | {name: found.weights for name, found in fits.items()},
            made={"seed": plan.seed, "stage": number, "games": number * plan.games, "units": plan.units},
        )

    def shipped(self) -> dict[str, Weights]:
        """What the game ships, if it fits."""
        try:
            return load_values(self.rules, self.rules.values).variants
        except ValuesError:
            return {}

    # ---- the match --------------------------------------------------------------------------------------------------

    def match(self, number: int, workers: Workers, tell: Progress) -> Score:
        """The values of a stage against the best so far."""
        plan = self.plan
        gate = Gate(self.rules, self.tables, f"{plan.seed}/match/{number}", self.place(number))
        tell("match", 0, plan.matches)
        return gate.decide(
            f"{plan.judges}@{name_of(number)}",
            self.judged(plan.judges),
            plan.matches,
            self.lending(workers, number),
            lambda played: tell("match", played, plan.matches),
        )


def name_of(number: int) -> str:
    """What a stage is called, as a folder, and its values, as those of a bot."""
    return f"stage-{number}"


def compare(known: Plan, plan: Plan, folder: Path) -> None:
    """Whether a plan goes on with the one in a folder."""
    for name in Plan.__struct_fields__:
        there, here = getattr(known, name), getattr(plan, name)
        if there == here or name == "stages" or (name == "factors" and not there):
            continue
        differs = f"{name} differ" if name == "factors" else f"{name} is {there} there, {here} here"
        raise CourseError(f"{folder} holds another course: {differs}; choose another folder, or delete this one")


def write(file: Path, content: bytes) -> None:
    """Whole or not at all."""
    unfinished = file.with_suffix(".part")
    unfinished.write_bytes(content)
    unfinished.replace(file)
