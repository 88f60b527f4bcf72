# mypyc: no
"""Undo restores exactly what was before and never crosses a border, in whole matches with all that may happen."""

from functools import partial

from zeitalter.core.action import TABLE, Action, Control, Resign, Withdraw
from zeitalter.core.chance import Stream
from zeitalter.core.conformance.case import WITHDRAWALS, Case, Moment, spread
from zeitalter.core.match import Match, Refused

UNDOS = 40  # in one match, so that it comes to an end


class Undoer:
    """Plays a match at random with undo, and keeps its own account of what may be taken back."""

    def __init__(self, case: Case, name: str) -> None:
        self.case = case
        self.rng: Stream = case.rng("undo", name)
        self.match = case.match(name)
        self.mine: list[tuple[int, str]] = []  # who decided, and the digest before it
        self.named: list[set[str]] = [{self.match.decision(seat)} for seat in range(case.seats)]
        self.undos = UNDOS
        self.withdrawals = WITHDRAWALS

    def play(self, longest: int = 0) -> Match:
        """To the end, or for this many actions."""
        leavers = self.case.seats - 2
        for i in range(longest or self.case.rules.longest + 4 * UNDOS):
            if not self.match.state.actors():
                break
            if i == 3:
                self.match.act(TABLE, Control(0, 1))
            if self.undos and self.mine and self.rng.below(3) == 0:
                self.undo()
                continue
            seat, action = self.case.choose(
                self.match.state, self.rng, True, self.withdrawals, leavers if i > 20 else 0
            )
            leavers -= isinstance(action, Resign)
            self.withdrawals -= isinstance(action, Withdraw)
            self.act(seat, action)
        return self.match

    def act(self, seat: int, action: Action) -> None:
        match, case = self.match, self.case
        step = len(match.entries)
        before, borders = match.state.digest(), match.state.borders()
        sealed = match.state.is_sealed()
        match.act(seat, action, None if seat == TABLE or isinstance(action, Withdraw) else match.decision(seat))
        final = seat == TABLE or sealed or match.state.borders() != borders
        if final or (self.mine and self.mine[-1][0] != seat):
            self.mine.clear()
        if not final:
            self.mine.append((seat, before))
        for other in range(case.seats):
            allowed, found = [who for who, _ in self.mine].count(other), match.undoable(other)
            what = f"seat {other} may take back {found} decisions, not {allowed},"
            case.expect(found == allowed, f"{what} after {case.notation(action)} of seat {seat}", step)
        if seat != TABLE:
            self.name_decision(seat)

    def name_decision(self, seat: int) -> None:
        name = self.match.decision(seat)
        self.case.expect(name not in self.named[seat], f"the name {name} of a decision of seat {seat} is used twice")
        self.named[seat].add(name)

    def undo(self) -> None:
        match, case = self.match, self.case
        step = len(match.entries)
        seat, digest = self.mine[-1]
        for other in range(case.seats):
            if other != seat:
                case.expect_error(Refused, partial(match.undo, other), f"undo by seat {other}, not {seat},", step)
        whole = self.rng.below(4) == 0
        after = match.state.copy()
        before_log = match.log(seat)
        events, entries = len(match.events), len(match.entries)
        if whole:
            digest = self.mine[0][1]
            match.undo_turn(seat)
        else:
            match.undo(seat)
        count = len(self.mine) if whole else 1
        del self.mine[-count:]
        case.expect(match.state.digest() == digest, "undo does not lead to the position there was before", step)
        case.expect(after.digest() != digest, "a decision changed nothing at all", step)
        case.expect(len(match.entries) == entries + count, "undo is not an entry of the record", step)
        numbers = [number for number, message in match.log(seat)]
        case.expect(numbers == sorted(set(numbers)), "numbers of events are used twice", step)
        case.expect(len(match.events) == events + count, "undo is not an event of the log", step)
        kept = {number for number, message in before_log}
        case.expect(set(numbers) - set(range(events, events + count)) <= kept, "undo brought back an event", step)
        self.name_decision(seat)
        self.undos -= 1


def check_undo(case: Case) -> None:
    """In a whole match undo takes back just what it may, and restores what was before."""
    Undoer(case, "match").play()


def check_foresight(case: Case, moment: Moment) -> None:
    """What a phase says about undo is what a trial shows, for every legal action."""
    state, seat = moment.state, moment.seat
    for action in [] if seat == TABLE or state.is_sealed() else state.legal_actions(seat):
        foreseen, found = state.undo_after(seat, action), state.undo_by_trial(seat, action)
        case.expect(foreseen == found, f"undo after {case.notation(action)} is {found}, not {foreseen}", moment.step)


def check_redo(case: Case) -> None:
    """The same decision again after undo leads to the same position: taking back uses up no chance."""
    for moment in spread(case.plain.moments, case.size.positions):
        match = case.match_at(moment.state)
        check_foresight(case, moment)
        final = moment.state.describe(moment.seat, moment.action).irreversible
        match.act(moment.seat, moment.action)
        after = match.state.digest()
        if not moment.state.is_sealed():  # until all answers are in these are withdrawn, not undone
            undone = match.undoable(moment.seat) > 0 and match.state.agenda != []
            case.expect(final != undone, f"the decision is called {'' if final else 'not '}final", moment.step)
        if match.undoable(moment.seat):
            match.undo(moment.seat)
            case.expect(match.state.digest() == moment.digest, "undo does not restore the position", moment.step)
            match.act(moment.seat, moment.action)
            case.expect(match.state.digest() == after, "the same decision again leads to another position", moment.step)
