"""Arguments that several commands share, and what they are read into."""

from pathlib import Path

from msgspec import Struct

from zeitalter.bots import UnknownBot, bots_of, create
from zeitalter.bots.levels import Level
from zeitalter.bots.values import HAND_MADE, ValuesError, judge_of
from zeitalter.cli.context import Context
from zeitalter.cli.errors import UserError
from zeitalter.cli.options import read_options, read_preset
from zeitalter.cli.parser import Names, Number, Parser
from zeitalter.core.player import Bot
from zeitalter.core.rules import OptionsError, Rules
from zeitalter.core.wording import Message
from zeitalter.games import PackError, UnknownGame, games, load
from zeitalter.text import Raw, Words

MANY = 10**9
PURE_FLAG = "--pure"


def add_game(parser: Parser) -> None:
    words = parser.words
    known = Raw(", ".join(games()))
    parser.required.add_argument("game", metavar=words("help-game-name"), help=words("help-game", games=known))
    add_pack(parser)


def add_pack(parser: Parser) -> None:
    words = parser.words
    parser.settings.add_argument("--pack", type=Path, metavar=words("help-folder"), help=words("help-pack"))


def add_pure(parser: Parser) -> None:
    """Obeyed by `main`, before the command runs; here so that it is explained."""
    parser.settings.add_argument(PURE_FLAG, action="store_true", help=parser.words("help-pure"))


def add_table(parser: Parser) -> None:
    """Everything that says which table is set up: players, options, seed."""
    words = parser.words
    add = parser.settings.add_argument
    add("--players", type=Number(words, 1, 8), metavar="N", help=words("help-players"))
    add("--preset", metavar=words("help-preset-name"), help=words("help-preset", command=Raw("zeitalter games")))
    add(
        "--option",
        action="append",
        default=[],
        metavar=words("help-option-form"),
        help=words("help-option", command=Raw("zeitalter games")),
    )
    add("--seed", metavar="S", help=words("help-seed"))


def add_bots(parser: Parser, flag: str, default: str | None, text: str) -> None:
    parser.settings.add_argument(
        flag, type=Names(), default=default, required=default is None, metavar="A,B,…", help=text
    )


def add_json(parser: Parser) -> None:
    parser.settings.add_argument("--json", action="store_true", help=parser.words("help-json"))


def read_rules(game: str, pack: Path | None = None) -> Rules:
    try:
        return load(game, pack)
    except UnknownGame as error:
        known = Raw(", ".join(error.known))
        raise UserError(Message("error-unknown-game", {"game": Raw(game), "known": known})) from None
    except PackError as error:
        raise UserError(Message("error-pack", {"pack": Raw(pack), "reason": one_line(error)})) from None


def read_players(rules: Rules, players: int | None, wanted: int = 0) -> int:
    """The number of seats: what was asked for, or the smallest table for `wanted` players."""
    low, high = rules.seats.start, rules.seats.stop - 1
    chosen = min(max(low, wanted), high) if players is None else players
    if chosen not in rules.seats:
        game = Raw(rules.id)
        raise UserError(Message("error-players", {"game": game, "low": low, "high": high, "given": chosen}))
    return chosen


def read_table(context: Context, rules: Rules, players: int, for_people: bool = False) -> Struct:
    """The options, if they fit together at a table of this size."""
    base = read_preset(rules, context.args.preset, for_people)
    options = read_options(rules, base, context.args.option)
    try:
        rules.check_options(players, options)
    except OptionsError as error:
        reason = Words(context.words.language, rules)(error.reason) if error.reason else str(error)
        raise UserError(Message("error-options", {"reason": Raw(reason)})) from None
    return options


def read_bots(rules: Rules, names: list[str]) -> list[str]:
    for name in names:
        read_bot(rules, name)
    if not names:
        raise UserError(Message("error-no-bot", {"known": Raw(", ".join(bots_of(rules)))}))
    return names


def check_known(rules: Rules, names: list[str]) -> None:
    """For tables of the server, which take whole bots only: no parts of a level, no values from a file."""
    known = bots_of(rules)
    for name in names:
        if name not in known:
            raise UserError(Message("error-unknown-bot", {"bot": Raw(name), "known": Raw(", ".join(known))}))


def read_bot(rules: Rules | None, name: str) -> Bot:
    try:
        bot = create(name, rules)
        if rules is not None and isinstance(bot, Level) and bot.values not in (None, HAND_MADE):
            judge_of(rules, bot.values)  # a file that does not fit is told before anything is played
        return bot
    except ValuesError as error:
        raise UserError(Message("error-values", {"reason": one_line(error)})) from None
    except UnknownBot as error:
        raise UserError(
            Message("error-unknown-bot", {"bot": Raw(name), "known": Raw(", ".join(error.known))})
        ) from None


def one_line(error: Exception) -> Raw:
    return Raw(" ".join(str(error).split()))
