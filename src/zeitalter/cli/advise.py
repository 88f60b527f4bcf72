"""zeitalter advise: what a bot would do at a decision of a recorded game, and why."""

from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from zeitalter.bots.advice import Advice, Reason, advise, is_for
from zeitalter.bots.efforts import LEVELS
from zeitalter.bots.levels import Level
from zeitalter.cli.arguments import MANY, add_json, add_pack, add_pure, one_line, read_bot, read_rules
from zeitalter.cli.context import Context
from zeitalter.cli.errors import UserError
from zeitalter.cli.parser import Number, Parser
from zeitalter.cli.storage import find_records
from zeitalter.core.chance import stream
from zeitalter.core.match import Match
from zeitalter.core.names import told_apart
from zeitalter.core.player import PlayerView
from zeitalter.core.record import RecordError
from zeitalter.core.records import Found, is_bulk
from zeitalter.core.replay import replay
from zeitalter.core.wording import Message
from zeitalter.text import Raw, Words, reason

STEPS = 5  # of a plan that are told


class WordedReason(Struct, frozen=True):
    factor: str
    change: float
    worth: float | None
    words: str


class WordedAdvice(Struct, frozen=True):
    action: object
    notation: str
    words: str
    chance: float | None
    place: int | None
    plan: list[str]  # in notation
    reasons: list[WordedReason]


class Counsel(Struct, frozen=True, kw_only=True):
    """What is advised where."""

    game: str
    at: int
    seat: int  # from 0, as in the record
    player: str
    level: str
    question: str
    played: str | None  # in notation; None where the record has no answer of this seat there
    advice: list[WordedAdvice]


def add(parser: Parser) -> None:
    words = parser.words
    add = parser.settings.add_argument
    parser.required.add_argument("file", type=Path, metavar=words("help-file-name"), help=words("help-advise-file"))
    command = Raw("zeitalter replay")
    add("--at", type=Number(words, 1, MANY), required=True, metavar="N", help=words("help-at", command=command))
    add("--level", default="hard", metavar="BOT", help=words("help-advise-level"))
    add("--seat", type=Number(words, 1, 8), metavar="S", help=words("help-advise-seat"))
    add("--line", type=Number(words, 1, MANY), metavar="K", help=words("help-line"))
    add_pack(parser)
    add_json(parser)
    add_pure(parser)


def run(context: Context) -> int:
    args = context.args
    match, played = replay_until(find_record(args.file, args.line), args.at, args.pack)
    bot = read_bot(match.rules, args.level)
    if not isinstance(bot, Level):
        known = Raw(", ".join(LEVELS))
        raise UserError(Message("error-advise-level", {"given": Raw(args.level), "known": known}))
    words = Words(context.words.language, match.rules, told_apart(match.players))
    seat = choose_seat(match, args.seat, played[0], words)
    view = PlayerView(match.rules, match.state.observe(seat))
    advice = advise(view, args.level, stream("advise", args.at, seat))
    if args.json:
        context.json(counsel(context, match, words, seat, played, advice))
    else:
        show(context, match, words, seat, played, advice)
    return 0


def find_record(file: Path, line: int | None) -> Found:
    """The record of a file, or the one in this line of it."""
    if is_bulk(file) != (line is not None):
        raise UserError(Message("error-one-record" if line else "error-advise-line", {"file": Raw(file)}))
    for found in find_records(file):
        if found.line == line:
            return found
    raise UserError(Message("error-no-line", {"file": Raw(file), "line": line or 0}))


def replay_until(found: Found, at: int, pack: Path | None) -> tuple[Match, tuple[int, str]]:
    """The game as it was before this action, and the action with its seat; at the end of a record there is none."""
    try:
        record = found.record()
        entries = record.entries
        if at > len(entries) + 1:
            there: dict[str, int | str | list[int | str]] = {"entries": len(entries), "given": at}
            raise UserError(Message("error-advise-at", there | {"file": Raw(found.place)}))
        if at > len(entries) and record.result is not None:
            raise UserError(Message("error-advise-over"))
        begun = replace(record, entries=entries[: at - 1], result=None)
        match = replay(begun, read_rules(record.game, pack))
    except RecordError as error:
        raise UserError(Message("error-record", {"file": Raw(found.place), "reason": one_line(error)})) from None
    entry = entries[at - 1] if at <= len(entries) else None
    return match, (-1, "") if entry is None else (entry.seat, entry.action)


def choose_seat(match: Match, wanted: int | None, acted: int, words: Words) -> int:
    """Who is advised: the one asked for, who acted there, or the first who may decide."""
    asked = match.state.actors()
    if not asked:
        raise UserError(Message("error-advise-over"))
    if wanted is None:
        return acted if acted in asked else asked[0]
    if wanted > match.state.seats:
        raise UserError(Message("error-seat", {"given": wanted, "high": match.state.seats}))
    if wanted - 1 not in asked:
        names = Raw(words.join([words.player(seat) for seat in asked]))
        raise UserError(Message("error-advise-seat", {"player": Raw(words.player(wanted - 1)), "asked": names}))
    return wanted - 1


def done_there(match: Match, seat: int, played: tuple[int, str]) -> str | None:
    """What the record says this seat did, if that was one of the actions it could choose."""
    if played[0] != seat:
        return None
    action = match.rules.vocabulary.parse(played[1])
    return played[1] if match.state.is_legal(seat, action) else None


def counsel(
    context: Context, match: Match, words: Words, seat: int, played: tuple[int, str], advice: list[Advice]
) -> Counsel:
    return Counsel(
        game=match.rules.id,
        at=context.args.at,
        seat=seat,
        player=words.player(seat),
        level=context.args.level,
        question=words.message(match.state.prompt(seat).words),
        played=done_there(match, seat, played),
        advice=[worded(match, words, one) for one in advice],
    )


def worded(match: Match, words: Words, advice: Advice) -> WordedAdvice:
    vocabulary = match.rules.vocabulary
    return WordedAdvice(
        action=vocabulary.to_json(advice.action),
        notation=vocabulary.notation(advice.action),
        words=words.message(advice.steps[0]),
        chance=advice.chance,
        place=advice.place,
        plan=[vocabulary.notation(action) for action in advice.plan],
        reasons=[WordedReason(one.factor, one.change, one.worth, told(words, one)) for one in advice.reasons],
    )


def told(words: Words, one: Reason) -> str:
    return reason(words, one.factor, one.change)


def show(
    context: Context, match: Match, words: Words, seat: int, played: tuple[int, str], advice: list[Advice]
) -> None:
    out = context.out
    player = Raw(words.player(seat))
    question = Raw(words.message(match.state.prompt(seat).words))
    out.print(words("advise-at", number=context.args.at, player=player, question=question), soft_wrap=True)
    out.print(words("advise-by", level=Raw(context.args.level), player=player), soft_wrap=True)
    for number, one in enumerate(advice, 1):
        chance = "" if one.chance is None else f" ({words('advise-chance', chance=words.percent(one.chance))})"
        out.print(f"{number}. {words.message(one.steps[0])}{chance}", style="bold", soft_wrap=True)
        for line in explained(words, one):
            out.print(f"   {line}", soft_wrap=True)
    notation = done_there(match, seat, played)
    if notation is not None:
        action = match.state.describe(seat, match.rules.vocabulary.parse(notation)).words
        out.print(words("advise-played", action=Raw(words.message(action))), soft_wrap=True)


def explained(words: Words, advice: Advice) -> list[str]:
    """The rest of the plan, how the game ends with it, and the reasons for and against it."""
    lines: list[str] = []
    following = [words.message(step) for step in advice.steps[1 : STEPS + 1]]
    if following:
        more = ["…"] if len(advice.steps) > STEPS + 1 else []
        lines.append(words("advise-then", steps=Raw("; ".join(following + more))))
    if advice.place is not None:
        lines.append(words("advise-wins") if advice.place == 1 else words("advise-ends", place=advice.place))
    pros = [told(words, one) for one in advice.reasons if is_for(one)]
    cons = [told(words, one) for one in advice.reasons if not is_for(one)]
    if pros:
        lines.append(words("advise-brings" if advice.chance is None else "advise-for", reasons=Raw("; ".join(pros))))
    if cons:
        lines.append(words("advise-against", reasons=Raw("; ".join(cons))))
    return lines if advice.reasons or advice.place is not None else [*lines, words("advise-equal")]
