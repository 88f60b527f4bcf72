"""What the players do in a running game. Each function is called with the table's lock held."""

import time

from zeitalter.core.action import TABLE, WITHDRAW, Action, Control, Resign, Timeout
from zeitalter.core.match import Match, Refused
from zeitalter.core.vocabulary import CONTROLLERS
from zeitalter.server.errors import Problem
from zeitalter.server.tables.live import LiveTable

UNANSWERED = 10  # decisions in a row that each person leaves to the clock before the table is given up


def running(table: LiveTable) -> Match:
    if table.row.status == "over":
        raise Refused("over", "the game is over")
    if table.match is None or table.row.status != "running":
        raise Problem("not-running", "the game has not begun")
    return table.match


async def act_all(table: LiveTable, seat: int, actions: list[Action], decision: str | None) -> None:
    match = running(table)
    before = table.seat(seat).deadline
    match.act_all(seat, actions, decision)
    kept = [*table.deadlines_before, *[before] * len(actions)]
    undoable = match.undoable(seat)
    table.deadlines_before = kept[-undoable:] if undoable else []
    await table.commit()


async def pass_by(table: LiveTable, seat: int) -> None:
    """Do for a seat what leaves nothing to decide."""
    running(table).pass_by(seat)
    await table.commit()


async def undo(table: LiveTable, seat: int, whole_turn: bool) -> None:
    match = running(table)
    times = match.undoable(seat) if whole_turn else 1
    for _ in range(times or 1):
        table.undone += match.undo(seat)
        if table.deadlines_before:  # undo grants no more time than there was
            table.seat(seat).deadline = table.deadlines_before.pop()
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
    """Play the default for everyone whose deadline has passed; a table where nobody plays any more is given up."""
    for seat in table.row.seats:
        if table.row.status == "running" and seat.to_move and seat.deadline is not None:
            if seat.deadline <= time.time():
                await time_out(table, seat.seat)
    if table.row.status == "running" and is_forsaken(table):
        table.row.status = "abandoned"
        await table.commit()


def is_forsaken(table: LiveTable) -> bool:
    """Whether all the people at the table have let their time run out again and again."""
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
