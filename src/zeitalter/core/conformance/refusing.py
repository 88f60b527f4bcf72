# mypyc: no
"""Illegal, foreign, stale and malformed actions are refused and change nothing."""

from collections.abc import Iterator
from functools import partial

from zeitalter.core.action import FIRST_GAME_VERB, NOUN_LIMIT, TABLE, Action, Resign, Timeout, Undo
from zeitalter.core.conformance.case import Case, Moment, neighbours
from zeitalter.core.match import Match, Refused
from zeitalter.core.state import State


def check_refusals(case: Case) -> None:
    """What is not legal is refused and changes nothing."""
    for moment in case.moments(case.size.deep_positions):
        match = case.match_at(moment.state)
        for name, seat, actions, decision in attempts(case, moment):
            check_refused(case, match, name, seat, actions, decision, moment.step)
    for game in case.games:
        if game.ended:
            match = case.match_at(game.end)
            seat, action = game.actions[-1]
            for who, what in ((seat, action), (TABLE, Resign(0)), (TABLE, Timeout(0))):
                check_refused(case, match, "an action after the end", who, [what], None, len(game.actions))


def check_refused(
    case: Case, match: Match, name: str, seat: int, actions: list[Action], decision: str | None, step: int
) -> None:
    before = account(match)
    tried = f"{name} ({', '.join(map(case.notation, actions))} of seat {seat})"
    case.expect_error(Refused, partial(match.act_all, seat, actions, decision), tried, step)
    case.expect(account(match) == before, f"{tried} was refused, but changed something", step)


def account(match: Match) -> tuple[object, ...]:
    return match.state.digest(), len(match.entries), len(match.events), len(match.saved), match.taken_back[:]


def attempts(case: Case, moment: Moment) -> Iterator[tuple[str, int, list[Action], str | None]]:
    state = moment.state
    actors = state.actors()
    legal = {seat: state.legal_actions(seat) for seat in actors}
    first = legal[actors[0]][0]
    for seat in (*range(state.seats), state.seats, 99, -2, -99):
        if seat not in actors:
            yield "an action of a seat that is not asked", seat, [first], None
    for seat in actors:
        for action in unlikely(case, state, seat, legal[seat]):
            yield "an illegal action", seat, [action], None
        yield "a stale decision", seat, [first], "0.0.0"
        yield "an undo in place of an action", seat, [Undo()], None
        yield "a table's action", seat, [Resign(seat)], None
        yield "a batch that ends illegally", seat, [first, Undo()], None
    yield "a player's action", TABLE, [first], None
    for action in (Resign(state.seats), Timeout(state.seats), Resign(NOUN_LIMIT - 1)):
        yield "a table's action for a seat that does not exist", TABLE, [action], None


def unlikely(case: Case, state: State, seat: int, legal: list[Action]) -> list[Action]:
    """Actions that look like legal ones, that belong elsewhere, and pure nonsense; those that happen to be legal are
    left out."""
    rng = case.rng("nonsense", seat)
    wild = [
        [rng.below(256), rng.below(NOUN_LIMIT), rng.below(NOUN_LIMIT), rng.below(NOUN_LIMIT)],
        [FIRST_GAME_VERB, NOUN_LIMIT - 1, NOUN_LIMIT - 1, NOUN_LIMIT - 1],
        [0, 0, 0, 0],
        [255, 0, 0, 0],
    ]
    bare = [[verb.code, 0, 0, 0] for verb in case.rules.vocabulary.verbs]
    strange = [case.rules.vocabulary.action(packed) for packed in wild + bare]
    before = state.digest()
    result = [action for action in near(case, legal) + strange if not is_legal(case, state, seat, action)]
    case.expect(state.digest() == before, "asking whether an action is legal changed the position")
    return result


def near(case: Case, legal: list[Action]) -> list[Action]:
    return [other for action in legal[: case.size.actions] for other in neighbours(case.rules.vocabulary, action)]


def is_legal(case: Case, state: State, seat: int, action: Action) -> bool:
    """Whether it is legal; the rules are asked only about actions that can be written down, as a match does."""
    if not case.rules.vocabulary.knows(action):
        return False
    try:
        return state.is_legal(seat, action)
    except Exception as error:
        case.fail(f"is_legal({seat}, {case.notation(action)}) raises {type(error).__name__}: {error}")


def check_unlisted_actions(case: Case) -> None:
    """An action that is accepted without being listed can be carried out like any other."""
    for moment, seat, legal in case.questions(case.size.deep_positions):
        listed = set(legal)
        for action in near(case, legal):
            if action not in listed and is_legal(case, moment.state, seat, action):
                state = moment.state.copy()
                state.describe(seat, action)
                state.apply(seat, action)
                case.expect_sound(state, moment.step, f"{case.notation(action)} of seat {seat}")


def check_choices(case: Case) -> None:
    """What bots weigh and people are offered is legal."""
    game = case.rules.game
    for moment in case.moments(case.size.positions):
        for seat in range(moment.state.seats):
            for action in [*game.candidates(moment.state, seat), *game.choices(moment.state, seat)]:
                legal = moment.state.is_legal(seat, action)
                case.expect(legal, f"{case.notation(action)} is offered but not legal", moment.step)
