"""zeitalter train: what positions of a game are worth, learnt by self-play."""

import os
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from msgspec import Struct, structs
from rich.table import Table

from zeitalter.bots.efforts import LEVELS
from zeitalter.cli import arguments
from zeitalter.cli.context import Bar, Context
from zeitalter.cli.errors import UserError
from zeitalter.cli.parser import Names, Number, OneOf, Parser
from zeitalter.cli.workers import add_workers, at_work, missing_extra
from zeitalter.core.rules import Rules
from zeitalter.core.wording import Message
from zeitalter.fast.checkout import HERE, root
from zeitalter.games import games
from zeitalter.stats.charts import Curve, CurveChart, CurvePoint
from zeitalter.text import Raw, Words

if TYPE_CHECKING:
    from zeitalter.training.course import Course
    from zeitalter.training.plan import Plan, Stage

STAGES, GAMES, MATCHES, UNITS, LEVEL = 3, 600, 200, 0, "hard/8"  # of a new course
HAND_MADE, SHIPPED = "hand-made", "shipped"  # what it may begin with
SETTINGS = ("variants", "begins", "generations", "stages", "games", "matches", "units", "level", "seed")

# One thread each, read when NumPy is imported: sums come out alike on any number of cores, and workers that play do
# not stand in each other's way.
THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")


class Trained(Struct, frozen=True, kw_only=True):
    game: str
    folder: str
    values: str | None  # the file of the best ones
    shipped: str | None  # where they were copied to
    stages: "list[Stage]"


def add(parser: Parser) -> None:
    words = parser.words
    known = Raw(", ".join(games()))
    parser.required.add_argument("game", metavar=words("help-game-name"), help=words("help-game", games=known))
    add = parser.settings.add_argument
    many = arguments.MANY
    add("--resume", action="store_true", help=words("help-train-resume"))
    add("--variants", type=Names(), metavar="A,B,…", help=words("help-train-variants"))
    add("--begins", type=OneOf(words, HAND_MADE, SHIPPED), metavar="V", help=words("help-train-begins"))
    add("--generations", type=Number(words, 1, 1000), metavar="K", help=words("help-train-generations"))
    add("--stages", type=Number(words, 1, 1000), metavar="K", help=words("help-train-stages", default=STAGES))
    add("--games", type=Number(words, 2, many), metavar="K", help=words("help-train-games", default=GAMES))
    add("--matches", type=Number(words, 2, many), metavar="K", help=words("help-train-matches", default=MATCHES))
    add("--units", type=Number(words, 0, 256), metavar="N", help=words("help-train-units", default=UNITS))
    level = OneOf(words, *LEVELS, LEVEL)
    add("--level", type=level, metavar="L", help=words("help-train-level", default=Raw(LEVEL)))
    add("--seed", metavar="S", help=words("help-seed"))
    add("--out", type=Path, metavar=words("help-folder"), help=words("help-train-out"))
    add("--ship", action="store_true", help=words("help-train-ship"))
    add_workers(parser)
    arguments.add_json(parser)
    arguments.add_pure(parser)


def run(context: Context) -> int:
    for name in THREADS:
        os.environ.setdefault(name, "1")
    try:
        from zeitalter.training.course import Course
        from zeitalter.training.plan import CourseError
    except ModuleNotFoundError as error:
        raise missing_extra(error, "training", "zeitalter train") from None
    args = context.args
    rules = arguments.read_rules(args.game)
    folder = args.out or Path("build", "train", rules.id)
    words = Words(context.words.language, rules)
    try:
        course = Course(rules, read_plan(context, rules, folder), folder)
        learn(context, words, course)
    except CourseError as error:
        raise UserError(Message("error-train", {"reason": arguments.one_line(error)})) from None
    except OSError as error:
        raise UserError(Message("error-write", {"file": Raw(folder), "reason": Raw(error.strerror)})) from None
    except KeyboardInterrupt:
        place = "" if args.out is None else f" --out {args.out}"
        command = Raw(f"zeitalter train {rules.id} --resume{place}")
        context.err.print(words("train-hint", command=command), soft_wrap=True)
        raise
    stages = course.stages()
    picture = draw(context, words, stages, folder / "curve.svg")
    best = course.best if course.best.is_file() else None
    shipped = ship(rules, best) if args.ship and best is not None else None
    if args.json:
        context.json(
            Trained(
                game=rules.id,
                folder=str(folder),
                values=None if best is None else str(best),
                shipped=None if shipped is None else str(shipped),
                stages=stages,
            )
        )
        return 0
    show(context, words, stages)
    context.out.print(words("train-none") if best is None else words("train-best", file=Raw(best)), soft_wrap=True)
    if shipped is not None:
        context.out.print(words("train-shipped", file=Raw(shipped)), soft_wrap=True)
    if picture is not None:
        context.out.print(words("train-picture", file=Raw(picture)), soft_wrap=True)
    return 0


def read_plan(context: Context, rules: Rules, folder: Path) -> "Plan":
    """What the arguments ask for; of a course that goes on, the rest as it was begun."""
    from zeitalter.training.course import plan_in
    from zeitalter.training.plan import Plan

    given = {name: getattr(context.args, name) for name in SETTINGS if getattr(context.args, name) is not None}
    known = plan_in(folder)
    if known is None and context.args.resume:
        raise UserError(Message("error-train-nothing", {"folder": Raw(folder)}))
    if known is not None and not context.args.resume:
        raise UserError(Message("error-train-there", {"folder": Raw(folder)}))
    usual = {"stages": STAGES, "games": GAMES, "matches": MATCHES, "units": UNITS, "level": LEVEL}
    if given.get("generations"):
        usual["begins"] = SHIPPED
    new = Plan.of(rules, **usual | given)
    if known is None:
        return new
    return structs.replace(known, game=new.game, version=new.version, data=new.data, factors=new.factors, **given)


def learn(context: Context, words: Words, course: "Course") -> None:
    """The stages that are still to come, each told when it is over."""
    with Bars(context, len(course.stages()) + 1) as bars, at_work(context) as workers:
        for stage in course.run(workers, bars.tell):
            bars.next_stage()
            context.err.print(told(words, stage), soft_wrap=True)


def ship(rules: Rules, best: Path) -> Path:
    """To the game's package: in a checkout that of the sources, whichever engine runs."""
    checkout = root()
    file = rules.values
    if checkout is not None and file.is_relative_to(HERE):
        file = checkout / "src" / file.relative_to(HERE)
    try:
        file.write_bytes(best.read_bytes())
    except OSError as error:
        raise UserError(Message("error-write", {"file": Raw(file), "reason": Raw(error.strerror)})) from None
    return file


class Bars:
    """A progress bar for each part of a stage, one at a time."""

    def __init__(self, context: Context, stage: int) -> None:
        self.context = context
        self.stage = stage
        self.part = ""
        self.done = 0
        self.bar: Bar | None = None
        self.shown = ExitStack()

    def tell(self, part: str, done: int, total: int) -> None:
        """How far a part is."""
        if self.bar is None or part != self.part:
            self.shown.close()
            label = self.context.words(f"progress-{part}", stage=self.stage)
            self.bar = self.shown.enter_context(self.context.bar(label, total, done))
            self.part, self.done = part, done
        for _ in range(done - self.done):
            self.bar.advance()
        self.done = done

    def next_stage(self) -> None:
        """The bars to come belong to the next one."""
        self.shown.close()
        self.bar = None
        self.stage += 1

    def __enter__(self) -> "Bars":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.shown.close()


# ---- in words --------------------------------------------------------------------------------------------------------


def told(words: Words, stage: "Stage") -> str:
    return words(
        "train-stage",
        number=stage.number,
        fitted=Raw("true" if stage.loss else "false"),
        losses=Raw(losses(words, stage)),
        won=words.decimal(stage.won),
        played=stage.played,
        low=words.percent(stage.low),
        high=words.percent(stage.high),
        kept=Raw("true" if stage.kept else "false"),
    )


def losses(words: Words, stage: "Stage") -> str:
    return ", ".join(
        words(
            "train-loss",
            variant=Raw(variant),
            loss=words.decimal(loss, 3),
            guess=words.decimal(stage.guess[variant], 3),
        )
        for variant, loss in stage.loss.items()
    )


def show(context: Context, words: Words, stages: "list[Stage]") -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(words("column-stage"), justify="right")
    table.add_column(words("column-loss"))
    for heading in ("column-games", "column-wins", "column-win-rate", "column-interval"):
        table.add_column(words(heading), justify="right")
    table.add_column(words("column-kept"))
    for stage in stages:
        table.add_row(
            str(stage.number),
            losses(words, stage),
            str(stage.played),
            words.decimal(stage.won),
            words.percent(stage.won / stage.played),
            f"{words.percent(stage.low)} – {words.percent(stage.high)}",
            words("train-yes" if stage.kept else "train-no"),
        )
    context.out.print(table)


# ---- the picture -----------------------------------------------------------------------------------------------------


def draw(context: Context, words: Words, stages: "list[Stage]", file: Path) -> Path | None:
    """The learning curve; without matplotlib a hint in its place."""
    try:
        from zeitalter.stats import drawing
    except ModuleNotFoundError as error:
        if error.name != "matplotlib":
            raise
        context.err.print(words("train-no-picture", extra=Raw("zeitalter[training]")), soft_wrap=True)
        return None
    try:
        charts = [loss_chart(words, stages)] if any(stage.loss for stage in stages) else []
        drawing.save_curves([*charts, match_chart(words, stages)], file)
    except OSError as error:
        raise UserError(Message("error-write", {"file": Raw(file), "reason": Raw(error.strerror)})) from None
    return file


def loss_chart(words: Words, stages: "list[Stage]") -> CurveChart:
    variants = dict.fromkeys(variant for stage in stages for variant in stage.loss)
    return CurveChart(
        name="loss",
        title=words("train-title-loss", game="game-name"),
        axis=words("column-stage"),
        axis_values=words("train-axis-loss"),
        note=words("train-note-loss"),
        curves=[
            Curve(
                variant,
                [CurvePoint(stage.number, stage.loss[variant], is_telling=True) for stage in stages],
                [CurvePoint(stage.number, stage.guess[variant]) for stage in stages],
            )
            for variant in variants
        ],
    )


def match_chart(words: Words, stages: "list[Stage]") -> CurveChart:
    points = [
        CurvePoint(stage.number, stage.won / stage.played, stage.low, stage.high, is_telling=stage.kept)
        for stage in stages
    ]
    return CurveChart(
        name="match",
        title=words("train-title-match", game="game-name"),
        axis=words("column-stage"),
        axis_values=words("column-win-rate"),
        note=words("train-note-match"),
        curves=[Curve(words("column-win-rate"), points)],
        level=0.5,
        in_percent=True,
    )
