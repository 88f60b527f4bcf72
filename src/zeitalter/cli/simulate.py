"""zeitalter simulate: games between bots, equal for equal input."""

from statistics import mean

from msgspec import Struct, to_builtins
from rich.table import Table

from zeitalter.arena.batch import Batch, Pairing
from zeitalter.arena.game import GameResult
from zeitalter.cli import arguments, batches
from zeitalter.cli.context import Context
from zeitalter.cli.parser import Parser
from zeitalter.core.names import told_apart
from zeitalter.core.rules import Rules
from zeitalter.text import Raw, Words


class Simulation(Struct, frozen=True, kw_only=True):
    game: str
    version: int
    data: str
    options: object
    players: int
    bots: list[str]
    seed: str
    games: list[GameResult]


def add(parser: Parser) -> None:
    arguments.add_game(parser)
    arguments.add_table(parser)
    arguments.add_bots(parser, "--bot", "random", parser.words("help-bot"))
    batches.add(parser, default=1)
    arguments.add_pure(parser)


def run(context: Context) -> int:
    args = context.args
    rules = arguments.read_rules(args.game, args.pack)
    names = arguments.read_bots(rules, args.bot)
    players = arguments.read_players(rules, args.players, len(names))
    options = arguments.read_table(context, rules, players)
    bots = [names[seat % len(names)] for seat in range(players)]
    seed = "0" if args.seed is None else args.seed
    batch = Batch(game=rules.id, pack=args.pack, options=options, seed=seed, records=args.record is not None)
    played = batches.play(context, rules, batch, [Pairing(number, bots) for number in range(args.games)])
    results = [each.result for each in played]
    if args.json:
        context.json(
            Simulation(
                game=rules.id,
                version=rules.version,
                data=rules.data_digest,
                options=to_builtins(options),
                players=players,
                bots=bots,
                seed=seed,
                games=results,
            )
        )
    else:
        show(context, rules, bots, results)
    return 0


def show(context: Context, rules: Rules, bots: list[str], results: list[GameResult]) -> None:
    words = Words(context.words.language, rules, told_apart(bots))
    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column("#", justify="right")
    for heading in (words("column-winner"), words("column-scores")):
        table.add_column(heading)
    for heading in (words("column-rounds"), words("column-decisions")):
        table.add_column(heading, justify="right")
    for heading in (words("column-reason"), words("column-digest")):
        table.add_column(heading)
    for number, result in enumerate(results):
        table.add_row(
            str(number),
            words.join([words.player(seat) for seat in result.winners]),
            " ".join(str(total) for total in result.totals),
            str(result.rounds),
            str(result.decisions),
            words.message(result.reason),
            result.digest[:12],
        )
    context.out.print(table)
    if len(results) > 1:
        context.out.print(summary(words, len(bots), results))


def summary(words: Words, seats: int, results: list[GameResult]) -> str:
    wins = [sum(1 / len(each.winners) for each in results if seat in each.winners) for seat in range(seats)]
    return words(
        "simulate-wins",
        wins=Raw(" ".join(words.decimal(won, 0 if won == int(won) else 1) for won in wins)),
        rounds=words.decimal(mean(result.rounds for result in results)),
        decisions=words.decimal(mean(result.decisions for result in results)),
    )
