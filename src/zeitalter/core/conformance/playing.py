# mypyc: no
"""Games end, invariants hold, the same seed gives the same game, copies go their own way."""

from zeitalter.core.conformance.case import Case
from zeitalter.core.playout import play_randomly
from zeitalter.core.state import State


def check_games_end(case: Case) -> None:
    """Random games end, within the number of actions that the rules promise."""
    for number in range(case.size.games):
        state = case.start(number)
        playout = play_randomly(state, case.rng("end", number), case.rules.longest)
        case.expect(
            playout.ended, f"random game {number} has not ended after {case.rules.longest} actions", playout.actions
        )


def check_invariants(case: Case) -> None:
    """`check()` after every step, and what every position must have: actors who have something to choose from."""
    for game in case.games:
        state = case.start(game.number)
        check_position(case, state, "0")
        for number, (seat, action) in enumerate(game.actions, 1):
            case.expect(state.is_legal(seat, action), f"{case.notation(action)} of seat {seat} became illegal", number)
            state.apply(seat, action)
            check_position(case, state, f"{number} of the {game.name} game")
        case.expect(state.digest() == game.end.digest(), f"the {game.name} game ends differently when played again")


def check_position(case: Case, state: State, step: str) -> None:
    case.expect_sound(state, step)
    actors = state.actors()
    case.expect(bool(actors) == bool(state.agenda), "a step waits for nobody, or somebody for an empty agenda", step)
    for seat in range(state.seats):
        legal = state.legal_actions(seat)
        case.expect(state.is_actor(seat) == (seat in actors), f"is_actor({seat}) differs from actors()", step)
        case.expect(bool(legal) == (seat in actors), f"seat {seat} has {len(legal)} actions, actors are {actors}", step)
        case.expect(len({action.key for action in legal}) == len(legal), f"seat {seat} has an action twice", step)
        for action in legal[:1] + legal[1 :: max(1, len(legal) // 3)]:  # looking for each in the whole list takes long
            case.expect(state.is_legal(seat, action), f"{case.notation(action)} is listed but not legal", step)


def check_same_trace(case: Case) -> None:
    """The same seed gives the same game, step by step."""
    traces = [trace(case), trace(case)]
    for step, (first, second) in enumerate(zip(*traces)):
        case.expect(first == second, "the same seed and choices lead to another position", step)
    case.expect(case.start(0).digest() != case.start(1).digest(), "another seed gives the same starting position")


def trace(case: Case) -> list[str]:
    state = case.start()
    result = [state.digest()]
    for seat, action in case.plain.actions:
        state.apply(seat, action)
        result.append(state.digest())
    return result


def check_copies_isolated(case: Case) -> None:
    """All historic states keep their digest while the game continues in a copy, and vice versa."""
    for game in case.games:
        for moment in game.moments:
            same = moment.state.digest() == moment.digest
            case.expect(same, f"copy() shares something: a position of the {game.name} game has changed", moment.step)
