"""Who sits where: taking and leaving seats, bots, the start. Each function is called with the table's lock held."""

from zeitalter.bots import bots_of
from zeitalter.core.rules import Rules
from zeitalter.server.errors import Problem
from zeitalter.server.storage.rows import AccountRow, SeatRow
from zeitalter.server.tables import play, resume
from zeitalter.server.tables.live import LiveTable
from zeitalter.server.tables.watcher import seats_of


def own_seat(table: LiveTable, account: str, seat: int | None) -> int:
    """The seat somebody means, which must be theirs."""
    mine = seats_of(table.row, account)
    if seat is None and len(mine) == 1:
        return mine[0]
    if seat is None:
        raise Problem("which-seat", "say which seat" if mine else "you do not sit at this table")
    if seat not in mine:
        raise Problem("not-your-seat", "this is not your seat")
    return seat


def played_seat(table: LiveTable, account: str, seat: int | None) -> int:
    """The same, and no bot plays for it at the moment."""
    own = own_seat(table, account, seat)
    if table.seat(own).bot:
        raise Problem("bot", "a bot plays for this seat; take it back first")
    return own


async def take(table: LiveTable, account: str, name: str, seat: int) -> None:
    if table.row.status not in ("open", "running"):
        raise Problem("closed", "nobody can sit down here any more")
    if seats_of(table.row, account):
        raise Problem("seated", "you sit at this table already")
    place = _seat(table, seat)
    if not place.open:
        raise Problem("taken", "this seat is taken")
    if table.row.status == "running":
        play.change_control(table, seat, "person")
    place.account, place.name = account, name
    if table.row.owner is None:
        table.row.owner = account
    _rename(table)
    await table.commit()


async def leave(table: LiveTable, account: str, seat: int | None) -> None:
    if table.row.status != "open":
        raise Problem("running", "the game has begun; resign instead")
    mine = seats_of(table.row, account)
    if not mine:
        raise Problem("not-your-seat", "you do not sit at this table")
    for number in mine if seat is None else [own_seat(table, account, seat)]:
        table.row.seats[number] = SeatRow(seat=number)
    people = [place.account for place in table.row.seats if place.account]
    if not people:
        table.row.status = "abandoned"
    elif table.row.owner not in people:
        table.row.owner = people[0]
    await table.commit()


async def hand_over(table: LiveTable, guest: AccountRow, account: AccountRow) -> None:
    """A guest turned out to be somebody with an account: seats and table are theirs from now on."""
    for number in seats_of(table.row, guest.id):
        place = table.seat(number)
        place.account = account.id
        if place.name == guest.name:
            place.name = account.name
    if table.row.owner == guest.id:
        table.row.owner = account.id
    _rename(table)
    await table.commit()


async def set_bot(table: LiveTable, account: str, seat: int, bot: str) -> None:
    """Before the start the owner fills free seats; in a running game players lend their own seat to a bot."""
    place = _seat(table, seat)
    if bot:
        check_bot(table.rules, bot)
    if table.row.status == "open":
        if table.row.owner != account:
            raise Problem("not-owner", "only the table's owner seats bots")
        if place.account is not None:
            raise Problem("taken", "somebody sits there")
        table.row.seats[seat] = SeatRow(seat=seat, bot=bot, name=bot_name(bot, seat) if bot else "")
        await table.commit()
        return
    play.running(table)
    if place.account != account:
        raise Problem("not-your-seat", "this is not your seat")
    if place.resigned:
        raise Problem("resigned", "this seat has left the game")
    if place.bot != bot:
        play.change_control(table, seat, "bot" if bot else "person")
        place.bot = bot
        await table.commit()


async def start(table: LiveTable, account: str) -> None:
    if table.row.status != "open":
        raise Problem("running", "the game has begun already")
    if table.row.owner != account:
        raise Problem("not-owner", "only the table's owner starts the game")
    if any(seat.open for seat in table.row.seats):
        raise Problem("open-seats", "there are free seats")
    begin(table)
    await table.commit()


def begin(table: LiveTable) -> None:
    table.match = resume.begin(table.rules, table.row)
    table.row.start = table.match.start
    table.row.version, table.row.data = table.rules.version, table.rules.data_digest
    table.row.status = "running"


def check_bot(rules: Rules, bot: str) -> None:
    known = bots_of(rules)
    if bot not in known:
        raise Problem("no-bot", f"there is no such bot; there are: {', '.join(known)}")


def bot_name(bot: str, seat: int) -> str:
    """As records have it. People see it under a name from history (`text/personas.py`)."""
    return f"{bot} {seat + 1}"


def _rename(table: LiveTable) -> None:
    if table.match is not None:
        table.match.players = [seat.name for seat in table.row.seats]


def _seat(table: LiveTable, seat: int) -> SeatRow:
    if not 0 <= seat < len(table.row.seats):
        raise Problem("no-seat", "this table has no such seat")
    return table.row.seats[seat]
