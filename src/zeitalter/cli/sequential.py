"""The sequential test of `zeitalter arena --sprt`: its settings, and its verdict in words."""

from msgspec import Struct

from zeitalter.arena.batch import Played
from zeitalter.arena.lineups import lineup
from zeitalter.arena.sprt import MARGIN, Hypotheses, SequentialTest, Verdict
from zeitalter.arena.wilson import wilson
from zeitalter.cli.context import Context
from zeitalter.cli.errors import UserError
from zeitalter.cli.parser import Parser, Share
from zeitalter.core.wording import Message
from zeitalter.text import Raw, Words

MOST_GAMES = 200  # unless --games says otherwise
BOUNDS = ("h0", "h1", "alpha", "beta")


class Finding(Struct, frozen=True, kw_only=True):
    """What came out, with everything that it rests on."""

    bot: str
    against: str
    verdict: Verdict
    llr: float
    lower: float
    upper: float
    h0: float
    h1: float
    alpha: float
    beta: float
    games: int
    most_games: int
    blocks: int
    share: float  # of wins
    low: float  # 95 % Wilson interval, as if all games were independent
    high: float


def add(parser: Parser) -> None:
    words = parser.words
    add = parser.settings.add_argument
    add("--sprt", action="store_true", help=words("help-sprt", games=MOST_GAMES))
    share = Share(words)
    add("--h0", type=share, metavar="P", help=words("help-h0"))
    add("--h1", type=share, metavar="P", help=words("help-h1"))
    add("--alpha", type=share, metavar="P", help=words("help-alpha"))
    add("--beta", type=share, metavar="P", help=words("help-beta"))


class Duel:
    """One of the first bot against copies of the second, until it is clear."""

    def __init__(self, bots: list[str], players: int, games: int, hypotheses: Hypotheses) -> None:
        self.bots = bots
        self.players = players
        self.most_games = games
        self.test = SequentialTest(hypotheses, players)
        self.games = 0
        self.wins = 0.0

    def is_over(self, played: Played) -> bool:
        """Takes the next game."""
        seat = lineup(2, self.players, played.number).index(0)
        winners = played.result.winners
        won = 1 / len(winners) if seat in winners else 0.0
        self.games += 1
        self.wins += won
        self.test.add(won)
        return self.test.verdict is not Verdict.OPEN

    def finding(self) -> Finding:
        test, hypotheses = self.test, self.test.hypotheses
        low, high = wilson(min(round(self.wins, 9), self.games), self.games)
        return Finding(
            bot=self.bots[0],
            against=self.bots[1],
            verdict=test.verdict,
            llr=test.llr,
            lower=hypotheses.lower,
            upper=hypotheses.upper,
            h0=hypotheses.h0,
            h1=hypotheses.h1,
            alpha=hypotheses.alpha,
            beta=hypotheses.beta,
            games=self.games,
            most_games=self.most_games,
            blocks=len(test.blocks),
            share=round(self.wins, 9) / max(1, self.games),
            low=low,
            high=high,
        )


def read(context: Context, bots: list[str], players: int) -> Duel | None:
    """The test that the arguments ask for, if they do."""
    args = context.args
    if not args.sprt:
        for name in BOUNDS:
            if getattr(args, name) is not None:
                raise UserError(Message("error-needs-sprt", {"what": Raw(f"--{name}")}))
        return None
    if len(bots) != 2:
        raise UserError(Message("error-sprt-bots", {"count": len(bots)}))
    games = MOST_GAMES if args.games is None else args.games
    if games < players:
        raise UserError(Message("error-sprt-games", {"games": games, "players": players}))
    return Duel(bots, players, games - games % players, read_hypotheses(context, 1 / players))


def read_hypotheses(context: Context, fair: float) -> Hypotheses:
    args = context.args
    h0 = fair if args.h0 is None else args.h0
    h1 = min(h0 + MARGIN, (1 + h0) / 2) if args.h1 is None else args.h1
    errors = {name: getattr(args, name) for name in ("alpha", "beta") if getattr(args, name) is not None}
    try:
        return Hypotheses(h0=h0, h1=h1, **errors)
    except ValueError:
        percent = context.words.percent
        raise UserError(Message("error-sprt-bounds", {"h0": percent(h0), "h1": percent(h1)})) from None


def show(context: Context, words: Words, finding: Finding) -> None:
    bot, against = Raw(finding.bot), Raw(finding.against)
    context.out.print()
    context.out.print(
        words(
            "sprt-bounds",
            bot=bot,
            h0=words.percent(finding.h0),
            h1=words.percent(finding.h1),
            alpha=words.percent(finding.alpha),
            beta=words.percent(finding.beta),
        )
    )
    context.out.print(
        words(
            "sprt-llr",
            llr=words.decimal(finding.llr, 2),
            lower=words.decimal(finding.lower, 2),
            upper=words.decimal(finding.upper, 2),
            games=finding.games,
            most=finding.most_games,
            blocks=finding.blocks,
        )
    )
    verdict = words(f"sprt-{finding.verdict}", bot=bot, against=against, h1=words.percent(finding.h1))
    share = words(
        "sprt-share",
        share=words.percent(finding.share),
        low=words.percent(finding.low),
        high=words.percent(finding.high),
    )
    context.out.print(verdict, style="bold")
    context.out.print(share)
