"""The course of a training: stages of self-play, fitting or evolution, and a match against the best values so far.

Everything is kept in a folder, so that an interrupted course goes on where it stopped and comes to the same end:

    course.json              what is trained and how; a course with another plan is refused
    stage-0.json             the values it begins with, unless that is the hand-made one
    stage-1/*.npz            what was seen in the games of self-play
    stage-1/fit.json         how well the new values predict
    stage-1/bouts-1.jsonl    how the games of a generation of evolution ended
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
from zeitalter.training import evolution, harvests
from zeitalter.training.fitting import Fit, fit
from zeitalter.training.gate import Gate, Score
from zeitalter.training.lending import Lending
from zeitalter.training.plan import SHIPPED, CourseError, Plan, Stage, factors_of, tables
from zeitalter.training.selfplay import Harvest, SelfPlay, Table, Training

PLAN = "course.json"
SCOUTED = 4  # games of self-play at each table that say how much each factor varies, where values evolve
Progress = Callable[[str, int, int], None]  # play, fit, evolve or match: how much of it is done, of how much


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
        if plan.begins == SHIPPED and known is None:
            self.begin()
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
        if plan.generations:
            quality = self.evolve(number, workers, tell)
        else:
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

    def begin(self) -> None:
        """What the game ships is what is to be beaten first, whatever it ships later."""
        values = self.read(self.rules.values)
        missing = [table for table in self.tables if self.variant(table) not in values.variants]
        if missing:
            raise CourseError(f"no values are shipped for {self.variant(missing[0])}; begin with the hand-made value")
        write(self.values_file(0), msgspec.json.encode(values) + b"\n")

    def variant(self, table: Table) -> str:
        """Which one is played at a table."""
        factors = factors_of(self.rules)
        options = self.rules.read_options(table.options)
        return factors.variants[factors.variant(self.rules.setup(table.seats, options, 0))]

    def winners(self) -> list[Stage]:
        """The stages whose values were kept."""
        return [stage for stage in self.stages() if stage.kept]

    def champion(self) -> int | None:
        """The number of the values that are the best so far; None for the hand-made value."""
        kept = self.winners()
        if kept:
            return kept[-1].number
        return 0 if self.plan.begins == SHIPPED else None

    def keep_best(self) -> None:
        """The best values in a file of their own, with the match they won."""
        kept = self.winners()
        if kept:
            stage = kept[-1]
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
        needed = [*numbers] if champion is None else [*numbers, champion]
        values = {name_of(number): self.read(self.values_file(number)) for number in needed}
        return Lending(workers, self.plan.game, values)

    def judged(self, level: str) -> str:
        """A bot of this level that judges by the best values so far."""
        champion = self.champion()
        return f"{level}@{HAND_MADE if champion is None else name_of(champion)}"

    # ---- self-play --------------------------------------------------------------------------------------------------

    def play(self, number: int, workers: Workers, tell: Progress) -> None:
        """The games of a stage that are not there yet."""
        there = harvests.numbers(self.place(number))
        trainings = self.trainings(number)
        missing = [training for training in trainings if training.number not in there]
        done = len(trainings) - len(missing)
        tell("play", done, len(trainings))
        if not missing:
            return
        with harvests.Barn(self.place(number)) as barn:
            for _, harvest in self.lending(workers).do(SelfPlay(self.plan.game), missing):
                barn.add(harvest)
                done += 1
                tell("play", done, len(trainings))

    def trainings(self, number: int) -> list[Training]:
        """The games of a stage, at all tables in turns. All seats of a game play alike: where one bot is better than
        another, the model would learn by what habits to tell them apart, not what wins."""
        plan = self.plan
        bot = self.judged(plan.level)
        found = []
        for game in range(SCOUTED * len(self.tables) if plan.generations else plan.games):
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
        weights = {name: found.weights for name, found in fits.items()}
        write(told, msgspec.json.encode(quality) + b"\n")
        write(self.values_file(number), msgspec.json.encode(self.values(number, weights)) + b"\n")
        return quality

    def fit(self, number: int, tell: Progress) -> dict[str, Fit]:
        """A model for each variant that was played."""
        plan = self.plan
        factors = factors_of(self.rules)
        by_variant = self.harvested(range(max(1, number - plan.memory + 1), number + 1))
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

    def harvested(self, stages: range) -> dict[str, list[Harvest]]:
        """What was seen in the games of self-play of these stages, by variant."""
        factors = factors_of(self.rules)
        by_variant: dict[str, list[Harvest]] = {}
        for stage in stages:
            for harvest in harvests.read_all(self.place(stage)):
                if harvest.rows.shape[2] != len(factors.names):
                    raise CourseError(f"{self.place(stage)} was played with other factors; choose another folder")
                by_variant.setdefault(factors.variants[harvest.variant], []).append(harvest)
        return by_variant

    def values(self, number: int, variants: dict[str, Weights]) -> Values:
        """What was learnt; variants that are not trained here keep what the game ships."""
        plan = self.plan
        return Values(
            game=self.rules.id,
            version=self.rules.version,
            data=self.rules.data_digest,
            factors=factors_of(self.rules).names,
            variants=self.shipped() | variants,
            made={
                "seed": plan.seed,
                "stage": number,
                "games": number * plan.games * (plan.generations or 1),
                "units": plan.units,
            },
        )

    def shipped(self) -> dict[str, Weights]:
        """What the game ships, if it fits."""
        try:
            return load_values(self.rules, self.rules.values).variants
        except ValuesError:
            return {}

    # ---- evolution --------------------------------------------------------------------------------------------------

    def evolve(self, number: int, workers: Workers, tell: Progress) -> Quality:
        """Generations of games between slightly different values, unless they were played before."""
        plan = self.plan
        file = self.values_file(number)
        if not file.is_file():
            champion = self.champion()
            assert champion is not None, "evolution begins with the values that are shipped"
            values = self.read(self.values_file(champion))
            found = self.harvested(range(number, number + 1))
            spreads = {name: evolution.spread_of(each) for name, each in found.items()}
            for generation in range(1, plan.generations + 1):
                values = self.generation(number, generation, values, spreads, workers, tell)
            write(file, msgspec.json.encode(self.values(number, values.variants)) + b"\n")
        return Quality({}, {})

    def generation(
        self,
        number: int,
        generation: int,
        values: Values,
        spreads: dict[str, list[float]],
        workers: Workers,
        tell: Progress,
    ) -> Values:
        """The games of one generation that are not there yet, and what they teach."""
        plan = self.plan
        seed = f"{plan.seed}/{number}/{generation}"
        file = self.place(number) / f"bouts-{generation}.jsonl"
        results = read_results(file)
        there = {result.number for result in results}
        missing = [
            evolution.Bout(game, seed, self.tables[game % len(self.tables)], plan.level)
            for game in range(plan.games)
            if game not in there
        ]
        before, total = (generation - 1) * plan.games, plan.generations * plan.games
        tell("evolve", before + len(results), total)
        with file.open("ab") as lines:
            for _, result in workers.do(evolution.Bouts(values, spreads), missing):
                results.append(result)
                lines.write(msgspec.json.encode(result) + b"\n")
                lines.flush()
                tell("evolve", before + len(results), total)
        factors = factors_of(self.rules)
        weights = dict(values.variants)
        for name, spread in spreads.items():
            own = [result for result in results if factors.variants[result.variant] == name]
            weights[name] = evolution.moved(weights[name], spread, seed, own, factors.signs)
        return structs.replace(values, variants=weights)

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


def read_results(file: Path) -> list[evolution.Result]:
    """Those of the bouts that were played before; a line that was cut off does not count, and goes."""
    content = file.read_bytes() if file.is_file() else b""
    whole = content[: content.rfind(b"\n") + 1]
    if whole != content:
        write(file, whole)
    return [msgspec.json.decode(line, type=evolution.Result) for line in whole.splitlines()]


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
