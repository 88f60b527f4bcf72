"""What was said at the tables."""

from sqlalchemy import Connection, func, insert, select

from zeitalter.server.storage import schema
from zeitalter.server.storage.database import Database
from zeitalter.server.storage.rows import ChatRow


class ChatStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, table_id: str, account: str, seat: int | None, name: str, text: str, at: float) -> ChatRow:
        c = schema.chat

        def work(connection: Connection) -> ChatRow:
            last = select(func.coalesce(func.max(c.c.number), -1)).where(c.c.table_id == table_id)
            number = connection.execute(last).scalar_one() + 1
            values = {"number": number, "account": account, "seat": seat, "name": name, "text": text, "at": at}
            connection.execute(insert(c).values(table_id=table_id, **values))
            return ChatRow(number, account, seat, name, text, at)

        return await self.database.write(work)

    async def lines(self, table_id: str, since: int, limit: int) -> list[ChatRow]:
        """The last lines from number `since` on, in the order they were said."""
        c = schema.chat
        columns = (c.c.number, c.c.account, c.c.seat, c.c.name, c.c.text, c.c.at)
        query = select(*columns).where(c.c.table_id == table_id, c.c.number >= since).order_by(c.c.number.desc())
        rows = await self.database.read(lambda connection: connection.execute(query.limit(limit)).all())
        return [ChatRow(*row) for row in reversed(rows)]
