# mypyc: no
"""A table explains itself: figures add up, reasons are given, and what passes by itself is legal.

That none of it depends on what a seat may not know is for `hiding.py`.
"""

from collections import Counter

from zeitalter.core.action import TABLE
from zeitalter.core.conformance.case import Case
from zeitalter.core.state import State


def check_sums(case: Case) -> None:
    """Every figure is explained once, and its terms add up."""
    for moment in case.moments(case.size.positions):
        for seat in (*range(case.seats), None):
            sums = moment.state.game.sums(moment.state, seat)
            twice = [figure for figure, count in Counter(one.figure for one in sums).items() if count > 1]
            case.expect(not twice, f"{', '.join(twice)}: explained more than once", moment.step)
            for one in sums:
                total = sum(term.n for term in one.terms)
                case.expect(total == one.total, f"{one.figure} is {one.total}, its terms make {total}", moment.step)


def check_holdings(case: Case) -> None:
    """There is one holding for each figure that everybody can count."""
    for moment in case.moments(case.size.positions):
        game = moment.state.game
        for seat in range(case.seats):
            known, held = len(game.figures()), len(game.holdings(moment.state, seat))
            case.expect(known == held, f"seat {seat} holds {held} figures of {known}", moment.step)


def check_passing(case: Case) -> None:
    """What passes by itself is legal, and the seat's only choice of any weight."""
    for moment in case.moments(case.size.positions):
        state = moment.state
        for seat in range(case.seats):
            action = state.game.passing(state, seat) if state.is_actor(seat) else None
            if action is not None:
                name = f"what passes by itself, {case.notation(action)}, "
                case.expect(seat != TABLE and state.is_legal(seat, action), f"{name}is not legal", moment.step)


def check_elements(case: Case) -> None:
    """The elements of the board are listed once each, and those that may be clicked now are among them."""
    for moment in case.moments(case.size.positions):
        state = moment.state
        for seat in state.actors():
            elements = state.game.elements(state, seat)
            if not elements:
                continue
            case.expect(len(set(elements)) == len(elements), f"seat {seat} has an element twice", moment.step)
            unknown = named(state, seat) - set(elements)
            case.expect(not unknown, f"seat {seat} may click {sorted(unknown)[:5]}, no elements", moment.step)


def named(state: State, seat: int) -> set[str]:
    """The elements that some choice of the seat names, buttons left out."""
    choices = state.game.choices(state, seat)
    anchors = {anchor for action in choices for anchor in state.game.describe(state, seat, action).anchors}
    return {anchor for anchor in anchors if not anchor.startswith("button:")}


def silent_elements(state: State, seat: int) -> tuple[int, list[str]]:
    """How many elements of the board a seat can do nothing with now, and those of them for which there is no reason."""
    idle = [anchor for anchor in state.game.elements(state, seat) if anchor not in named(state, seat)]
    return len(idle), [anchor for anchor in idle if state.game.why_not(state, seat, anchor) is None]
