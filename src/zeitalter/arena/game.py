"""One game between bots, from the first decision to the end.

result = play_match(rules, 4, options, [create("greedy"), *3 * [create("random")]], seed="1/0")
"""

from collections.abc import Callable

from msgspec import Struct

from zeitalter.core.action import Action
from zeitalter.core.chance import Stream, stream
from zeitalter.core.match import Match
from zeitalter.core.player import Bot, PlayerView
from zeitalter.core.record import Record
from zeitalter.core.rules import Rules
from zeitalter.core.state import State
from zeitalter.core.wording import Message

Seed = bytes | int | str

PATIENCE = 10  # times the length of the longest random game


class GameResult(Struct, frozen=True, kw_only=True):
    seed: str
    winners: list[int]
    totals: list[int]
    ranks: list[int]
    scores: list[dict[str, int]]
    rounds: int
    decisions: int  # with two or more options
    actions: int
    reason: Message
    digest: str


class BotError(RuntimeError):
    """A bot that broke the rules, or bots that never come to an end."""


def play_match(
    rules: Rules, seats: int, options: Struct | None, bots: list[Bot], seed: Seed, luck: Seed | None = None
) -> GameResult:
    """Play a game. Each bot gets views of its own seat and its own stream, nothing else.

    The streams follow from `luck`, by default the seed itself: with another one the same deal is played anew.
    """
    state = rules.setup(seats, options, seed)
    return play_on(rules, state, state.apply, bots, seed, luck)


def record_match(
    rules: Rules, options: Struct | None, bots: list[Bot], seed: Seed, players: list[str], luck: Seed | None = None
) -> tuple[GameResult, Record]:
    """The same with a record. Slower: every step is checked and digested."""
    match = Match(rules, len(players), options, seed, players)
    result = play_on(rules, match.state, match.act, bots, seed, luck)
    return result, match.record()


def bot_stream(seed: Seed, seat: int) -> Stream:
    return stream("bot", seed, seat)


def play_on(
    rules: Rules,
    state: State,
    act: Callable[[int, Action], None],
    bots: list[Bot],
    seed: Seed,
    luck: Seed | None = None,
) -> GameResult:
    """Play a position to its end; `act` carries out what the bots choose."""
    if len(bots) != state.seats:
        raise ValueError(f"{len(bots)} bots for {state.seats} seats")
    streams = [bot_stream(seed if luck is None else luck, seat) for seat in range(state.seats)]
    order = stream("order", seed)
    decisions = actions = 0
    for actors in iter(state.actors, []):
        # Where all may act at once nobody is always the first: in a market it matters who waits for the others.
        seat = actors[0] if len(actors) == 1 else actors[order.below(len(actors))]
        legal = state.legal_actions(seat)
        if len(legal) == 1 and len(rules.game.candidates(state, seat)) == 1:  # nothing to choose, nobody to ask
            action = legal[0]
        else:
            action = bots[seat].choose(PlayerView(rules, state.observe(seat)), streams[seat])
            decisions += 1
            if action not in legal and not state.is_legal(seat, action):
                raise BotError(f"seat {seat} of {rules.id}, seed {seed!r}: {action!r} is not legal")
        act(seat, action)
        actions += 1
        if actions > PATIENCE * rules.longest:
            raise BotError(f"{rules.id}, seed {seed!r}: no end after {actions} actions")
    return _result(state, decisions, actions, seed)


def _result(state: State, decisions: int, actions: int, seed: Seed) -> GameResult:
    outcome = state.outcome()
    if outcome is None:
        raise BotError(f"seed {seed!r}: nobody may act, but the game has no outcome")
    return GameResult(
        seed=seed.hex() if isinstance(seed, bytes) else str(seed),
        winners=outcome.winners,
        totals=outcome.totals,
        ranks=outcome.ranks,
        scores=outcome.scores,
        rounds=state.rounds(),
        decisions=decisions,
        actions=actions,
        reason=outcome.reason,
        digest=state.digest(),
    )
