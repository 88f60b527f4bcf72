"""What the players do in a running game. Each function is called with the table's lock held."""

import time

from zeitalter.core.action import TABLE, WITHDRAW, Action, ActionError, Control, Resign, Timeout
from zeitalter.core.match import Match, Refused
from zeitalter.core.vocabulary import CONTROLLERS
from zeitalter.server import wire
from zeitalter.server.tables.live import LiveTable

UNANSWERED = 10  # so many decisions in a row that each person left to the clock, and the table is given up


def running(table: LiveTable) -> Match:
    if table.row.status == "over":
        raise Refused("over", "the game is over")
    if table.match is None or table.row.status != "running":
        raise Refused("not-running", "the game has not begun")
    return table.match


async def act(table: LiveTable, seat: int, actions: list[wire.ActionJson], decision: str) -> None:
    match = running(table)
    try:
        parsed = [match.rules.vocabulary.from_json(action) for action in actions]
    except ActionError as error:
        raise Refused("illegal", str(error)) from None
    await act_all(table, seat, parsed, decision)


async def act_all(table: LiveTable, seat: int, actions: list[Action], decision: str | None) -> None:
    match = running(table)
    before = table.seat(seat).deadline
    match.act_all(seat, actions, decision)
    kept = [*table.deadlines_before, *[before] * len(actions)]
    table.deadlines_before = kept[-len(match.saved) :] if match.saved else []
    await table.commit()


async def undo(table: LiveTable, seat: int, whole_turn: bool) -> None:
    match = running(table)
    if not match.undoable(seat):
        match.undo(seat)  # refuses, with the reason
    while match.undoable(seat):
        table.undone += [logged.number for logged in match.events[match.saved[-1].events :] if not logged.undone]
        match.undo(seat)
        if table.deadlines_before:  # taking back gives no more time than there was
            table.seat(seat).deadline = table.deadlines_before.pop()
        if not whole_turn:
            break
    await table.commit()


async def withdraw(table: LiveTable, seat: int) -> None:
    match = running(table)
    if not match.state.is_legal(seat, WITHDRAW):
        raise Refused("no-withdraw", "there is no sealed answer to take back")
    match.act(seat, WITHDRAW)
    await table.commit()


async def resign(table: LiveTable, seat: int) -> None:
    running(table).act(TABLE, Resign(seat))
    await table.commit()


async def time_out(table: LiveTable, seat: int) -> None:
    """Play the harmless default for a seat."""
    running(table).act(TABLE, Timeout(seat))
    await table.commit()


async def time_out_overdue(table: LiveTable) -> None:
    """Play the default for everyone whose deadline has passed; where nobody plays any more, the table is given up."""
    for seat in table.row.seats:
        if table.row.status == "running" and seat.to_move and seat.deadline is not None:
            if seat.deadline <= time.time():
                await time_out(table, seat.seat)
    if table.row.status == "running" and is_forsaken(table):
        table.row.status = "abandoned"
        await table.commit()


def is_forsaken(table: LiveTable) -> bool:
    """Whether the people at the table have let their time run out again and again, all of them."""
    match = running(table)
    people = [seat.seat for seat in table.row.seats if not seat.bot]
    lately = [entry for entry in match.entries if entry.seat == TABLE or entry.seat in people]
    unanswered = lately[-UNANSWERED * len(people) :]
    parse = match.rules.vocabulary.parse
    return len(unanswered) == UNANSWERED * len(people) and all(
        entry.seat == TABLE and isinstance(parse(entry.action), Timeout) for entry in unanswered
    )


def change_control(table: LiveTable, seat: int, controller: str) -> None:
    """Note in the record that a bot or a person takes over a seat; the caller commits."""
    running(table).act(TABLE, Control(seat, CONTROLLERS.index(controller)))
