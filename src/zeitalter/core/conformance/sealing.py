# mypyc: no
"""Sealed answers stay hidden until all are in, may be withdrawn without a trace, and arrive in any order."""

import msgspec

from zeitalter.core.action import WITHDRAW, Action
from zeitalter.core.chance import Stream
from zeitalter.core.conformance.case import Case, Moment, some, who
from zeitalter.core.state import State

LONGEST_ANSWER = 200  # actions


def sealed_moments(case: Case) -> list[Moment]:
    """Positions in which several seats have yet to answer."""
    moments = [moment for game in case.games for moment in game.moments]
    found = [moment for moment in moments if moment.state.is_sealed() and len(moment.state.actors()) > 1]
    return found[: case.size.positions]


def check_sealed_hidden(case: Case) -> None:
    """What a seat seals makes no difference to anybody else."""
    for moment in sealed_moments(case):
        for seat in moment.state.actors():
            legal = moment.state.legal_actions(seat)
            seen: dict[tuple[int | None, bool], bytes] = {}
            for action in some(legal, case.size.actions, case.rng("sealed", seat)):
                state = moment.state.copy()
                state.log = []
                state.apply(seat, action)
                complete = not state.is_actor(seat)
                for eye in (None, *[other for other in range(case.seats) if other != seat]):
                    events = [event.for_seat(eye) for event in state.log or []]
                    shown = msgspec.json.encode([state.observe(eye), events])
                    same = seen.setdefault((eye, complete), shown) == shown
                    case.expect(same, f"{who(eye)} sees what seat {seat} seals", moment.step)


def check_withdrawing(case: Case) -> None:
    """A withdrawn answer leaves nothing behind."""
    for moment in sealed_moments(case):
        for seat in moment.state.actors():
            state = moment.state.copy()
            if state.sealed[seat]:
                state.apply(seat, WITHDRAW)
            before = state.digest()
            for action in answer(case, state, seat, case.rng("withdraw", seat)):
                state.apply(seat, action)
                twin = state.copy()
                case.expect(twin.is_legal(seat, WITHDRAW), f"seat {seat} cannot withdraw", moment.step)
                twin.apply(seat, WITHDRAW)
                case.expect(twin.digest() == before, f"what seat {seat} withdrew left something behind", moment.step)


def check_sealed_order(case: Case) -> None:
    """Answers may arrive in any order, even piece by piece."""
    for moment in sealed_moments(case):
        rng = case.rng("order", moment.step)
        actors = moment.state.actors()
        answers = {seat: answer(case, moment.state, seat, case.rng("answer", moment.step, seat)) for seat in actors}
        digests = set()
        for _ in range(case.size.actions):
            state = moment.state.copy()
            left = {seat: actions[:] for seat, actions in answers.items()}
            while left:
                seat = list(left)[rng.below(len(left))]
                action = left[seat].pop(0)
                if not state.is_legal(seat, action):
                    case.fail(f"what others seal makes {case.notation(action)} of seat {seat} illegal", moment.step)
                state.apply(seat, action)
                if not left[seat]:
                    del left[seat]
            digests.add(state.digest())
        case.expect(len(digests) == 1, "the order in which sealed answers arrive changes the result", moment.step)


def answer(case: Case, state: State, seat: int, rng: Stream) -> list[Action]:
    """Some complete answer of one seat."""
    state = state.copy()
    actions: list[Action] = []
    epoch = state.epoch
    while state.is_actor(seat) and state.epoch == epoch:
        legal = state.legal_actions(seat)
        action = legal[rng.below(len(legal))] if len(actions) < LONGEST_ANSWER else state.default_action(seat)
        actions.append(action)
        state.apply(seat, action)
        case.expect(len(actions) < 2 * LONGEST_ANSWER, f"the sealed answer of seat {seat} is never complete")
    return actions
