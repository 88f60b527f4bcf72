"""zeitalter bench: how fast the games run here."""

from msgspec import Struct, to_builtins

from zeitalter.arena.speed import Speed, build, measure
from zeitalter.cli import arguments
from zeitalter.cli.columns import numbers_table
from zeitalter.cli.context import Context
from zeitalter.cli.options import mode_name
from zeitalter.cli.parser import Number, Parser
from zeitalter.core.rules import Rules
from zeitalter.games import games
from zeitalter.text import Raw


class Line(Struct, frozen=True, kw_only=True):
    game: str
    options: object
    players: int
    speed: Speed


class Report(Struct, frozen=True):
    build: str
    seconds: int
    lines: list[Line]


def add(parser: Parser) -> None:
    words = parser.words
    parser.required.add_argument("game", nargs="?", metavar=words("help-game-name"), help=words("help-one-game"))
    add_argument = parser.settings.add_argument
    add_argument("--players", type=Number(words, 1, 8), metavar="N", help=words("help-bench-players"))
    add_argument("--seconds", type=Number(words, 1, 3600), default=3, metavar="N", help=words("help-seconds"))
    arguments.add_pack(parser)
    arguments.add_json(parser)
    arguments.add_pure(parser)


def run(context: Context) -> int:
    args = context.args
    found = [arguments.read_rules(game, args.pack) for game in (games() if args.game is None else [args.game])]
    tasks = [(rules, mode) for rules in found for mode in rules.modes]
    lines = []
    with context.bar(context.words("progress-modes"), len(tasks)) as bar:
        for rules, mode in tasks:
            players = arguments.read_players(rules, args.players, rules.seats.stop - 1)
            speed = measure(rules, players, mode, args.seconds)
            lines.append(Line(game=rules.id, options=to_builtins(mode), players=players, speed=speed))
            bar.advance()
    if args.json:
        context.json(Report(build(), args.seconds, lines))
    else:
        show(context, [(rules, mode_name(rules, mode)) for rules, mode in tasks], lines)
    return 0


def show(context: Context, tasks: list[tuple[Rules, str]], lines: list[Line]) -> None:
    words = context.words
    table = numbers_table(
        words("column-game"),
        (
            words("column-players"),
            words("column-decisions-per-second"),
            words("column-games-per-second"),
            words("column-options"),
            words("column-copy"),
            words("column-encode"),
            words("column-observe"),
        ),
    )
    for (rules, mode), line in zip(tasks, lines):
        speed = line.speed
        table.add_row(
            f"{rules.id} {mode}",
            str(line.players),
            words.decimal(speed.decisions_per_second, 0),
            words.decimal(speed.games_per_second),
            words.decimal(speed.mean_options),
            words.decimal(speed.copy_us),
            words.decimal(speed.encode_us),
            words.decimal(speed.observe_us),
        )
    context.out.print(table)
    context.out.print(words("bench-build", build=Raw(build())))
