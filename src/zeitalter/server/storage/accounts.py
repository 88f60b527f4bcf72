"""Accounts, sessions and tokens on disk. Secrets arrive here hashed."""

from sqlalchemy import ColumnElement, Connection, Executable, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from zeitalter.server.storage import schema
from zeitalter.server.storage.database import Database
from zeitalter.server.storage.rows import AccountRow, TokenRow

_a, _s, _t = schema.accounts, schema.sessions, schema.tokens


class NameTaken(Exception):
    """Another account has this name."""


class AccountStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    # ---- accounts -------------------------------------------------------------------------------------------------

    async def add(self, row: AccountRow) -> None:
        values = {"id": row.id, "name": row.name, "login": row.login, "password": row.password, "created": row.created}
        try:
            await self._change(insert(_a).values(values))
        except IntegrityError as error:
            raise NameTaken(row.name) from error

    async def find(self, account: str) -> AccountRow | None:
        return await self._one(_a.c.id == account)

    async def find_login(self, login: str) -> AccountRow | None:
        return await self._one(_a.c.login == login)

    async def rename(self, account: str, name: str) -> None:
        await self._change(update(_a).where(_a.c.id == account).values(name=name))

    async def set_login(self, account: str, name: str, login: str, password: str) -> None:
        try:
            await self._change(update(_a).where(_a.c.id == account).values(name=name, login=login, password=password))
        except IntegrityError as error:
            raise NameTaken(name) from error

    async def set_password(self, account: str, password: str) -> None:
        """A new password ends all sessions."""

        def work(connection: Connection) -> None:
            connection.execute(update(_a).where(_a.c.id == account).values(password=password))
            connection.execute(delete(_s).where(_s.c.account == account))

        await self.database.write(work)

    async def _one(self, where: ColumnElement[bool]) -> AccountRow | None:
        row = await self.database.read(lambda connection: connection.execute(select(_a).where(where)).first())
        return None if row is None else AccountRow(*row)

    async def _change(self, statement: Executable) -> int:
        """Number of rows it concerned."""
        return await self.database.write(lambda connection: connection.execute(statement).rowcount)

    # ---- sessions -------------------------------------------------------------------------------------------------

    async def add_session(self, digest: str, account: str, created: float, expires: float) -> None:
        await self._change(insert(_s).values(hash=digest, account=account, created=created, expires=expires))

    async def session(self, digest: str, now: float) -> tuple[AccountRow, float] | None:
        """Whose session this is, and when it expires."""
        query = (
            select(_a, _s.c.expires).join(_s, _s.c.account == _a.c.id).where(_s.c.hash == digest, _s.c.expires > now)
        )
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (AccountRow(*row[:-1]), row[-1])

    async def prolong_session(self, digest: str, expires: float) -> None:
        await self._change(update(_s).where(_s.c.hash == digest).values(expires=expires))

    async def remove_session(self, digest: str) -> None:
        await self._change(delete(_s).where(_s.c.hash == digest))

    async def remove_expired(self, now: float) -> int:
        return await self._change(delete(_s).where(_s.c.expires <= now))

    # ---- tokens ---------------------------------------------------------------------------------------------------

    async def add_token(self, row: TokenRow, digest: str) -> None:
        values = {"id": row.id, "account": row.account, "label": row.label, "created": row.created}
        await self._change(insert(_t).values(hash=digest, scopes=" ".join(row.scopes), **values))

    async def tokens(self, account: str) -> list[TokenRow]:
        query = select(_t).where(_t.c.account == account).order_by(_t.c.created)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [TokenRow(row.id, row.account, row.label, row.scopes.split(), row.created) for row in rows]

    async def token(self, digest: str) -> tuple[AccountRow, list[str]] | None:
        """Whose token this is, and what it allows."""
        query = select(_a, _t.c.scopes).join(_t, _t.c.account == _a.c.id).where(_t.c.hash == digest)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (AccountRow(*row[:-1]), row[-1].split())

    async def remove_token(self, account: str, token: str) -> bool:
        return await self._change(delete(_t).where(_t.c.id == token, _t.c.account == account)) > 0
