# mypyc: no
"""The outcome, there exactly when the game is over and consistent, and what is counted on the way to it."""

from math import isfinite

from zeitalter.core.conformance.case import Case
from zeitalter.core.state import State


def check_outcome(case: Case) -> None:
    """There is an outcome exactly when the game is over, and its parts fit together."""
    for moment in case.moments(case.size.positions):
        case.expect(moment.state.outcome() is None, "there is an outcome although the game is not over", moment.step)
    for game in case.games:
        if game.ended:
            check_end(case, game.end, f"last of the {game.name} game")


def check_value(case: Case) -> None:
    """Every seat has a value at any time, for bots to compare."""
    for moment in case.moments(case.size.positions):
        before = moment.state.digest()
        for seat in range(case.seats):
            value = moment.state.value(seat)
            case.expect(isfinite(value), f"the value of seat {seat} is {value}", moment.step)
        case.expect(moment.state.digest() == before, "asking for a value changed the position", moment.step)
    for game in case.games:
        if game.ended:
            case.expect(all(isfinite(game.end.value(seat)) for seat in range(case.seats)), "no value at the end")


def check_rounds(case: Case) -> None:
    """Rounds are counted, and never backwards."""
    for game in case.games:
        before = 0
        for moment in game.moments:
            now = moment.state.rounds()
            case.expect(now >= before, f"round {now} comes after round {before}", moment.step)
            before = now
        case.expect(game.end.rounds() >= before, f"the {game.name} game ends in a round before the last")


def check_end(case: Case, state: State, step: str) -> None:
    outcome = state.outcome()
    if outcome is None:
        case.fail("the game is over without an outcome", step)
    for name, values in (("scores", outcome.scores), ("totals", outcome.totals), ("ranks", outcome.ranks)):
        case.expect(len(values) == state.seats, f"{name} are not one for each seat: {values}", step)
    sums = [sum(points.values()) for points in outcome.scores]
    case.expect(sums == outcome.totals, f"totals {outcome.totals} are not the sums of the categories {sums}", step)
    expected = [1 + sum(other < rank for other in outcome.ranks) for rank in outcome.ranks]
    case.expect(outcome.ranks == expected, f"{outcome.ranks} are not ranks: shared places count, so {expected}", step)
    case.expect(state.ended != 0, "the game is over without a reason in `ended`", step)
    for seat in range(state.seats):
        imagined = case.rules.from_view(state.observe(seat), case.rng("end", seat))
        case.expect(imagined.outcome() == outcome, f"seat {seat} cannot tell the outcome from its view", step)
