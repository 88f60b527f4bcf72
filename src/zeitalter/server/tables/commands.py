"""What somebody asks of a table, whichever door it comes through: REST and the websocket do the same. Each function is
called with the table's lock held."""

import time

from zeitalter.core.action import Action, ActionError
from zeitalter.core.match import Refused
from zeitalter.server import wire
from zeitalter.server.errors import Problem
from zeitalter.server.people.accounts import Visitor
from zeitalter.server.people.secrets import digest
from zeitalter.server.storage.chat import ChatStore
from zeitalter.server.storage.rows import ChatRow
from zeitalter.server.tables import play, seating
from zeitalter.server.tables.live import LiveTable
from zeitalter.server.tables.position import position
from zeitalter.server.tables.watcher import Told, first_look, seats_of

CHAT_LINES = 100
TALKING_TOO_FAST = "not so fast; wait a little before you say more"
Move = wire.Act | wire.Undo | wire.Withdraw


async def move(table: LiveTable, visitor: Visitor, seat: int | None, wanted: Move) -> None:
    """Act, undo or withdraw with a seat that is the visitor's own; the only one, if none is named."""
    own = seating.played_seat(table, visitor.id, seat)
    match wanted:
        case wire.Act():
            await play.act_all(table, own, _parsed(table, wanted.actions), wanted.decision)
        case wire.Undo():
            await play.undo(table, own, wanted.whole_turn)
        case wire.Withdraw():
            await play.withdraw(table, own)


def _parsed(table: LiveTable, actions: list[wire.ActionJson]) -> list[Action]:
    parse = play.running(table).rules.vocabulary.from_json
    try:
        return [parse(action) for action in actions]
    except ActionError as error:
        raise Refused("illegal", str(error)) from None


async def resign(table: LiveTable, visitor: Visitor, seat: int | None) -> None:
    await play.resign(table, seating.own_seat(table, visitor.id, seat))


def ask_all(table: LiveTable, visitor: Visitor, on: bool) -> None:
    """Whether somebody wants to be asked even what leaves nothing to decide, as long as the table is in memory."""
    seats = seats_of(table.row, visitor.id)
    if on:
        table.ask_all.update(seats)
    else:
        table.ask_all.difference_update(seats)


def look(
    table: LiveTable, visitor: Visitor | None, seat: int | None, told: Told, audience: wire.Audience
) -> wire.Position:
    """A table through a seat of the visitor's own, or as it is seen at first sight."""
    account = None if visitor is None else visitor.id
    shown = first_look(table.row, account) if seat is None else seating.own_seat(table, account or "", seat)
    return position(table, account, shown, told, audience)


async def say(table: LiveTable, chat: ChatStore, visitor: Visitor, text: str) -> ChatRow:
    words = text.strip()
    if not words:
        raise Problem("empty", "say something")
    seat = next(iter(seats_of(table.row, visitor.id)), None)
    line = await chat.add(table.row.id, visitor.id, seat, visitor.name, words, time.time())
    for watcher in table.watchers:
        watcher.hear(line)
    return line


def chat_of(table_id: str, rows: list[ChatRow]) -> wire.Chat:
    return wire.Chat(
        [
            wire.ChatLine(row.number, row.name, row.seat, row.text, row.at, digest(f"{table_id}/{row.account}")[:12])
            for row in rows
        ]
    )
