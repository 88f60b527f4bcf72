"""zeitalter play: a game against bots."""

import secrets
from pathlib import Path

from msgspec import to_builtins

from zeitalter.cli import arguments, browser
from zeitalter.cli.context import Context
from zeitalter.cli.errors import UserError
from zeitalter.cli.parser import Number, Parser
from zeitalter.cli.storage import records_folder
from zeitalter.cli.terminal.session import Session, ask
from zeitalter.core.match import Match
from zeitalter.core.wording import Message
from zeitalter.text import Words


def add(parser: Parser) -> None:
    words = parser.words
    arguments.add_game(parser)
    arguments.add_table(parser)
    arguments.add_bots(parser, "--bot", "medium", words("help-opponents"))
    add_argument = parser.settings.add_argument
    add_argument("--terminal", action="store_true", help=words("help-terminal"))
    add_argument("--seat", type=Number(words, 1, 8), default=1, metavar="N", help=words("help-seat"))
    add_argument("--port", type=Number(words, 0, 65535), metavar="N", help=words("help-play-port"))
    add_argument("--data", type=Path, metavar=words("help-folder"), help=words("help-data"))
    add_argument("--no-open", action="store_true", help=words("help-no-open"))
    add_argument("--record", type=Path, metavar=words("help-folder"), help=words("help-record"))
    arguments.add_pure(parser)


def run(context: Context) -> int:
    args = context.args
    rules = arguments.read_rules(args.game, args.pack)
    names = arguments.read_bots(rules, args.bot)
    players = arguments.read_players(rules, args.players, len(names) + 1)
    options = arguments.read_table(context, rules, players, for_people=True)
    if args.seat > players:
        raise UserError(Message("error-seat", {"given": args.seat, "high": players}))
    seat = args.seat - 1
    if not args.terminal:
        arguments.check_known(rules, names)
        opponents = [names[i % len(names)] for i in range(players - 1)]
        return browser.play(context, rules, to_builtins(options), seat, opponents, args.port)
    others = [other for other in range(players) if other != seat]
    bots = {other: names[i % len(names)] for i, other in enumerate(others)}
    person = context.words("player-person", number=seat + 1)
    seed = secrets.token_bytes(16) if args.seed is None else args.seed
    recorded = [person if other == seat else f"{bots[other]} {other + 1}" for other in range(players)]
    match = Match(rules, players, options, seed, recorded)
    words = Words(context.words.language, rules, recorded)
    return Session(match, seat, bots, words, context.out, ask, args.record or records_folder()).run()
