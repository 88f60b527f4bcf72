"""New tables: from a wish, or as the rematch of a table that is over."""

import secrets
import time

import msgspec

from zeitalter.core.chance import KEY_SIZE
from zeitalter.core.rules import OptionsError, Rules
from zeitalter.server import wire
from zeitalter.server.errors import Problem
from zeitalter.server.ids import new_id
from zeitalter.server.library import Library
from zeitalter.server.storage.rows import SeatRow, TableRow
from zeitalter.server.tables.live import LiveTable
from zeitalter.server.tables.seating import bot_name, check_bot
from zeitalter.server.tables.watcher import seats_of


def new_row(library: Library, wish: wire.NewTable, account: str, name: str, seed: bytes | None = None) -> TableRow:
    if wish.game not in library:
        raise Problem("no-game", "there is no such game")
    rules = library.rules(wish.game)
    if len(wish.seats) not in rules.seats:
        text = f"this game is for {rules.seats.start} to {rules.seats.stop - 1} players"
        raise Problem("players", text)
    try:
        options = rules.read_options(dict(wish.options))
        rules.check_options(len(wish.seats), options)
    except OptionsError as error:
        raise Problem("options", str(error), {"reason": error.reason} if error.reason else None) from None
    now = time.time()
    return TableRow(
        id=new_id(),
        game=wish.game,
        version=rules.version,
        data=rules.data_digest,
        options=msgspec.to_builtins(options),
        pace=wish.pace,
        public=wish.public,
        seconds=wish.seconds,
        status="open",
        owner=account,
        created=now,
        changed=now,
        seed=secrets.token_bytes(KEY_SIZE) if seed is None else seed,
        seats=_seats(rules, wish.seats, account, name),
    )


def _seats(rules: Rules, wishes: list[wire.SeatWish], account: str, name: str) -> list[SeatRow]:
    seats = []
    for number, wish in enumerate(wishes):
        if wish.who == "me":
            seats.append(SeatRow(seat=number, account=account, name=wish.name or name))
        elif wish.who == "bot":
            check_bot(rules, wish.bot)
            seats.append(SeatRow(seat=number, bot=wish.bot, name=bot_name(wish.bot, number)))
        else:
            seats.append(SeatRow(seat=number))
    return seats


async def rematch(table: LiveTable, account: str) -> str:
    """The id of the table that follows this one: the same for everybody who asks."""
    if table.row.status != "over":
        raise Problem("running", "the game is not over yet")
    if not seats_of(table.row, account):
        raise Problem("not-your-seat", "you did not play at this table")
    if not table.row.rematch:
        row = rematch_row(table.row, account)
        await table.store.add(row)
        table.row.rematch = row.id
        await table.commit()
    return table.row.rematch


def rematch_row(row: TableRow, account: str) -> TableRow:
    """The same game for the same round, the seats moved on by one. Other people's seats wait for them."""
    now = time.time()
    places = [*row.seats[1:], row.seats[0]]
    seats = []
    for number, old in enumerate(places):
        if old.account == account:
            seats.append(SeatRow(seat=number, account=account, name=old.name))
        elif old.account is None and old.bot:
            seats.append(SeatRow(seat=number, bot=old.bot, name=bot_name(old.bot, number)))
        else:
            seats.append(SeatRow(seat=number))
    return msgspec.structs.replace(
        row,
        id=new_id(),
        status="open",
        owner=account,
        created=now,
        changed=now,
        seed=secrets.token_bytes(KEY_SIZE),
        start="",
        rematch="",
        seats=seats,
    )
