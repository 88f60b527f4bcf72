"""zeitalter games: which games there are, with their options."""

import msgspec
from msgspec import Struct
from rich.table import Table

from zeitalter.cli.arguments import add_json, add_pack, read_rules
from zeitalter.cli.context import Context
from zeitalter.cli.options import WordedOption, limits, mode_name, worded
from zeitalter.cli.parser import Parser
from zeitalter.core.length import Length
from zeitalter.core.options import mode_key, options_of
from zeitalter.core.rules import Fidelity, Rules
from zeitalter.games import games
from zeitalter.text import Raw, Words

GAME_NAME = "game-name"  # in each game's own catalogue


class Listed(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    version: int
    data: str
    players: tuple[int, int]
    modes: list[object]
    options: list[WordedOption]
    lengths: list[Length]
    presets: list[str]
    fidelity: Fidelity
    reconstructed: float  # share of values


def add(parser: Parser) -> None:
    words = parser.words
    parser.required.add_argument("game", nargs="?", metavar=words("help-game-name"), help=words("help-one-game"))
    add_pack(parser)
    add_json(parser)


def run(context: Context) -> int:
    wanted = games() if context.args.game is None else [context.args.game]
    pack = context.args.pack if context.args.game is not None else None
    found = [read_rules(game, pack) for game in wanted]
    if context.args.json:
        context.json([listed(rules, context.words.language) for rules in found])
        return 0
    for rules in found:
        show(context, rules)
    return 0


def listed(rules: Rules, language: str) -> Listed:
    words = Words(language, rules)
    return Listed(
        id=rules.id,
        name=game_name(words, rules),
        version=rules.version,
        data=rules.data_digest,
        players=(rules.seats.start, rules.seats.stop - 1),
        modes=[msgspec.to_builtins(mode) for mode in rules.modes],
        options=[worded(option, words) for option in options_of(rules)],
        lengths=rules.lengths,
        presets=[preset.name for preset in rules.presets],
        fidelity=rules.fidelity,
        reconstructed=round(rules.fidelity.values.reconstructed_share, 4),
    )


def game_name(words: Words, rules: Rules) -> str:
    return words(GAME_NAME) if words.has(GAME_NAME) else rules.id


def show(context: Context, rules: Rules) -> None:
    words = Words(context.words.language, rules)
    out = context.out
    out.print(f"{rules.id}: {game_name(words, rules)}", style="bold")
    low, high = rules.seats.start, rules.seats.stop - 1
    modes = Raw(", ".join(mode_name(rules, mode) for mode in rules.modes))
    out.print(words("games-players", low=low, high=high, version=rules.version, modes=modes))
    for key, sources in (("games-values", rules.fidelity.values), ("games-names", rules.fidelity.names)):
        share = words.percent(sources.reconstructed_share, 0)
        out.print(words(key, share=share, known=sources.total - sources.reconstructed))
    for number in range(len(rules.modes)):
        show_lengths(context, rules, words, number)
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 2))
    for preset in rules.presets:
        table.add_row(f"--preset {preset.name}", words(preset.key), words(preset.help_key))
    for option in options_of(rules):
        shown = worded(option, words)
        table.add_row(f"{option.name}={limits(option)}", shown.label, shown.explanation)
        for value, text in shown.values.items():
            table.add_row(f"  {value}", text, "")
    out.print(table)
    out.print()


def show_lengths(context: Context, rules: Rules, words: Words, mode: int) -> None:
    """How long one of the modes takes, by number of players."""
    spans = [
        words("games-length", count=length.seats, low=length.minutes()[0], high=length.minutes()[1])
        for length in rules.lengths
        if length.mode == mode
    ]
    if spans:
        key = mode_key(rules, mode)
        name = Raw(f" ({words(key)})") if key else Raw("")
        context.out.print(words("games-lengths", mode=name, spans=Raw("; ".join(spans))), soft_wrap=True)
