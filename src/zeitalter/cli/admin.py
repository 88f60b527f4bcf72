"""zeitalter admin: what a host does alongside the running server."""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from rich.table import Table

from zeitalter.cli.arguments import add_json, one_line
from zeitalter.cli.context import Context
from zeitalter.cli.errors import UserError
from zeitalter.cli.parser import Parser
from zeitalter.cli.serve import add_data, add_packs, read_packs
from zeitalter.cli.storage import data_folder
from zeitalter.core.wording import Message
from zeitalter.text import Raw

if TYPE_CHECKING:
    from zeitalter.server.admin import Admin
    from zeitalter.server.storage.rows import TableRow

T = TypeVar("T")
MANY = 1000


def add(parser: Parser) -> None:
    words = parser.words
    actions = parser.add_subparsers(
        title=words("help-commands"), metavar=words("help-command-name"), dest="action", required=True
    )

    def add_action(name: str, explanation: str) -> Parser:
        action: Parser = actions.add_parser(name, words=words, help=explanation, description=explanation)
        add_data(action)
        add_packs(action)
        return action

    tables = add_action("tables", words("help-admin-tables"))
    add_json(tables)
    export = add_action("export", words("help-admin-export"))
    export.required.add_argument("table", metavar=words("help-table-name"), help=words("help-table"))
    export.required.add_argument(
        "file", type=Path, nargs="?", metavar=words("help-file-name"), help=words("help-to-file")
    )
    taken = add_action("import", words("help-admin-import"))
    taken.required.add_argument("file", type=Path, metavar=words("help-file-name"), help=words("help-exported"))
    reset = add_action("reset-password", words("help-admin-reset-password"))
    reset.required.add_argument("name", metavar=words("help-account-name"), help=words("help-account"))
    backup = add_action("backup", words("help-admin-backup"))
    backup.required.add_argument("file", type=Path, metavar=words("help-file-name"), help=words("help-backup-file"))


def run(context: Context) -> int:
    actions: dict[str, Callable[[Context], None]] = {
        "tables": list_tables,
        "export": export_table,
        "import": import_table,
        "reset-password": reset_password,
        "backup": back_up,
    }
    actions[context.args.action](context)
    return 0


def list_tables(context: Context) -> None:
    rows = _with_admin(context, lambda admin: admin.list_tables(MANY))
    if context.args.json:
        context.json([_public(row) for row in rows])
        return
    words = context.words
    shown = Table(box=None, padding=(0, 2, 0, 0))
    for heading in (
        words("column-table"),
        words("column-game"),
        words("column-status"),
        words("column-changed"),
        words("column-players"),
    ):
        shown.add_column(heading)
    for row in rows:
        changed = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.changed))
        players = ", ".join(seat.name or "–" for seat in row.seats)
        shown.add_row(row.id, row.game, row.status, changed, players)
    context.out.print(shown)


def _public(row: "TableRow") -> dict[str, object]:
    """Without the seed: a list is copied around more carelessly than an export."""
    seats = [{"name": seat.name, "bot": seat.bot, "to_move": seat.to_move} for seat in row.seats]
    fields = {"id": row.id, "game": row.game, "status": row.status, "pace": row.pace, "public": row.public}
    return {**fields, "created": row.created, "changed": row.changed, "seats": seats}


def export_table(context: Context) -> None:
    data = _with_admin(context, lambda admin: admin.export_table(context.args.table))
    file = context.args.file
    if file is None:
        sys.stdout.write(data.decode() + "\n")
        return
    try:
        file.write_bytes(data)
    except OSError as error:
        raise UserError(Message("error-write", {"file": Raw(file), "reason": Raw(error.strerror)})) from None
    context.out.print(context.words("admin-exported", file=Raw(file)))


def import_table(context: Context) -> None:
    file = context.args.file
    try:
        data = file.read_bytes()
    except OSError as error:
        raise UserError(Message("error-read", {"file": Raw(file), "reason": Raw(error.strerror)})) from None
    table = _with_admin(context, lambda admin: admin.import_table(data))
    context.out.print(context.words("admin-imported", table=Raw(table)))


def reset_password(context: Context) -> None:
    password = _with_admin(context, lambda admin: admin.reset_password(context.args.name))
    context.out.print(context.words("admin-password", name=Raw(context.args.name), password=Raw(password)))


def back_up(context: Context) -> None:
    from zeitalter.server import admin
    from zeitalter.server.storage.database import DatabaseError

    try:
        admin.back_up(_database(context), context.args.file)
    except (admin.AdminError, DatabaseError) as error:
        raise UserError(Message("error-admin", {"reason": one_line(error)})) from None
    context.out.print(context.words("admin-backed-up", file=Raw(context.args.file)))


def _database(context: Context) -> str:
    from zeitalter.server.settings import Settings

    return Settings(data=context.args.data or data_folder(), database=context.args.database).database_url


def _with_admin(context: Context, work: "Callable[[Admin], Awaitable[T]]") -> T:
    from sqlalchemy.exc import SQLAlchemyError

    from zeitalter.core.match import Diverged
    from zeitalter.core.record import RecordError
    from zeitalter.server.admin import Admin, AdminError, check_existing
    from zeitalter.server.library import Library
    from zeitalter.server.storage.database import Database, DatabaseError

    async def whole() -> T:
        url = _database(context)
        check_existing(url)
        database = Database(url)
        try:
            await database.prepare()
            return await work(Admin(database, Library(read_packs(context.args.pack))))
        finally:
            await database.close()

    try:
        return asyncio.run(whole())
    except Diverged as error:
        if error.version:
            raise UserError(Message("error-other-version", {"version": Raw(error.version)})) from None
        raise UserError(Message("error-admin", {"reason": one_line(error)})) from None
    except (AdminError, DatabaseError, RecordError, SQLAlchemyError) as error:
        raise UserError(Message("error-admin", {"reason": one_line(error)})) from None
