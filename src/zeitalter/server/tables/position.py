"""What a watcher is told: the table as one seat, or a spectator, may know it. The only way out for a game's data."""

import msgspec
from msgspec import Raw, Struct

from zeitalter.core.action import WITHDRAW
from zeitalter.core.choices import Choice, choices
from zeitalter.core.match import Match
from zeitalter.core.outcome import Outcome
from zeitalter.core.wording import Message, Prompt
from zeitalter.server import wire
from zeitalter.server.storage.rows import SeatRow, TableRow
from zeitalter.server.tables.live import LiveTable
from zeitalter.server.tables.watcher import Told, seats_of
from zeitalter.text import personas


class Seen(Struct, frozen=True):
    """The part of a position that is the same for all who look through one seat."""

    view: Raw
    decision: str = ""
    prompt: Prompt | None = None
    actions: list[wire.LegalAction] = []
    undoable: int = 0
    withdrawable: bool = False
    since: int = 0
    passing: bool = False
    outcome: Outcome | None = None


def position(
    table: LiveTable, account: str | None, seat: int | None, told: Told, audience: wire.Audience = "people"
) -> wire.Position:
    """What somebody who looks through a seat has to know now, beyond what they were told before."""
    info = describe(table.row, account, table)
    match = table.match
    if match is None:
        return wire.Position(sequence=0, table=info, seat=seat, view=None)
    if (seat, audience) not in table.cache:
        table.cache[seat, audience] = see(match, seat, audience, table.row.status == "running")
    seen = table.cache[seat, audience]
    start = min(told.lines, len(match.events))
    return wire.Position(
        sequence=table.sequence,
        table=info,
        seat=seat,
        view=seen.view,
        decision=seen.decision,
        prompt=seen.prompt,
        actions=seen.actions,
        undoable=seen.undoable,
        withdrawable=seen.withdrawable,
        log_from=start,
        new_log=[wire.LogLine(number, message) for number, message in match.log(seat, start)],
        undone_log=[number for number in table.undone[told.undone :] if number < start],
        log_length=len(match.events),
        since=seen.since,
        passing=seen.passing and is_passing(table, seat),
        outcome=seen.outcome,
    )


FIGURE = "figure:"  # what is asked about begins with this, or it is an element of the board


def explain(table: LiveTable, seat: int | None, about: str) -> wire.Told:
    """Why nothing can be done with an element of the board, or what a figure is made of, as a seat may know it."""
    match = table.match
    if match is None:
        return wire.Told(about, 0)
    if about.startswith(FIGURE):
        found = [one for one in match.state.game.sums(match.state, seat) if FIGURE + one.figure == about]
        return wire.Told(about, table.sequence, sum=found[0] if found else None)
    reason = None if seat is None else match.state.game.why_not(match.state, seat, about)
    return wire.Told(about, table.sequence, reason=reason)


def is_passing(table: LiveTable, seat: int | None) -> bool:
    """Whether the server will pass what leaves nothing to decide."""
    return table.passes and seat is not None and seat not in table.ask_all


def see(match: Match, seat: int | None, audience: wire.Audience, running: bool) -> Seen:
    state = match.state
    view = Raw(msgspec.json.encode(state.observe(seat) if audience == "bot" else match.rules.show(state, seat)))
    outcome = None if state.agenda else state.outcome()
    if seat is None or not running:
        return Seen(view, outcome=outcome, since=len(match.events) if seat is None else match.since(seat))
    asked = state.is_actor(seat)
    return Seen(
        view=view,
        decision=match.decision(seat) if asked else "",
        prompt=state.prompt(seat) if asked else None,
        actions=[_legal_action(choice) for choice in choices(state, seat)],
        undoable=match.undoable(seat),
        withdrawable=state.is_legal(seat, WITHDRAW),
        since=match.since(seat),
        passing=asked and state.game.passing(state, seat) is not None,
        outcome=outcome,
    )


def _legal_action(choice: Choice) -> wire.LegalAction:
    meaning = choice.meaning
    return wire.LegalAction(
        choice.json,
        meaning.words,
        meaning.anchors,
        meaning.amount,
        meaning.irreversible,
        meaning.passes_on,
        choice.consequences,
    )


def describe(row: TableRow, account: str | None, table: LiveTable | None) -> wire.Table:
    """A table from outside, as it is listed: who sits there, whose turn it is."""
    names = personas(row.seed, len(row.seats))
    return wire.Table(
        id=row.id,
        game=row.game,
        options=row.options,
        pace=msgspec.convert(row.pace, wire.Pace),
        public=row.public,
        seconds=row.seconds,
        status=msgspec.convert(row.status, wire.Status),
        seats=[_seat(seat, account, table, names[seat.seat]) for seat in row.seats],
        owner=account is not None and row.owner == account,
        created=row.created,
        changed=row.changed,
        host=next(iter(seats_of(row, row.owner)), None),
        hotseat=len(seats_of(row, account)) > 1,
        rematch=row.rematch,
    )


def _seat(seat: SeatRow, account: str | None, table: LiveTable | None, persona: str) -> wire.Seat:
    return wire.Seat(
        name=seat.name,
        kind="bot" if seat.bot else "open" if seat.account is None else "person",
        bot=seat.bot,
        persona=Message(persona) if seat.bot and seat.account is None else None,
        mine=account is not None and seat.account == account,
        present=table is not None and not seat.bot and table.present(seat.account),
        resigned=seat.resigned,
        to_move=seat.to_move,
        thinking=table is not None and seat.seat in table.thinking,
        deadline=seat.deadline,
    )
