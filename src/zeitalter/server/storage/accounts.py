"""Accounts, sessions and tokens on disk. Secrets arrive here hashed."""

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from zeitalter.server.storage import schema
from zeitalter.server.storage.database import Database
from zeitalter.server.storage.rows import AccountRow, TokenRow


class NameTaken(Exception):
    """Another account has this name."""


class AccountStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    # ---- accounts -------------------------------------------------------------------------------------------------

    async def add(self, row: AccountRow) -> None:
        values = {"id": row.id, "name": row.name, "login": row.login, "password": row.password, "created": row.created}
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(schema.accounts).values(values))
        except IntegrityError as error:
            raise NameTaken(row.name) from error

    async def find(self, account: str) -> AccountRow | None:
        return await self._one(schema.accounts.c.id == account)

    async def find_login(self, login: str) -> AccountRow | None:
        return await self._one(schema.accounts.c.login == login)

    async def _one(self, where: object) -> AccountRow | None:
        a = schema.accounts
        async with self.database.reading() as connection:
            row = (await connection.execute(select(a).where(where))).first()  # type: ignore[arg-type]
        return None if row is None else AccountRow(*row)

    async def rename(self, account: str, name: str) -> None:
        await self._update(account, name=name)

    async def set_login(self, account: str, name: str, login: str, password: str) -> None:
        try:
            await self._update(account, name=name, login=login, password=password)
        except IntegrityError as error:
            raise NameTaken(name) from error

    async def set_password(self, account: str, password: str) -> None:
        """A new password ends all sessions."""
        a, s = schema.accounts, schema.sessions
        async with self.database.writing() as connection:
            await connection.execute(update(a).where(a.c.id == account).values(password=password))
            await connection.execute(delete(s).where(s.c.account == account))

    async def _update(self, account: str, **values: str) -> None:
        a = schema.accounts
        async with self.database.writing() as connection:
            await connection.execute(update(a).where(a.c.id == account).values(**values))

    # ---- sessions -------------------------------------------------------------------------------------------------

    async def add_session(self, digest: str, account: str, created: float, expires: float) -> None:
        async with self.database.writing() as connection:
            values = {"hash": digest, "account": account, "created": created, "expires": expires}
            await connection.execute(insert(schema.sessions).values(values))

    async def session(self, digest: str, now: float) -> tuple[AccountRow, float] | None:
        """Whose session this is, and when it expires."""
        a, s = schema.accounts, schema.sessions
        query = select(a, s.c.expires).join(s, s.c.account == a.c.id).where(s.c.hash == digest, s.c.expires > now)
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (AccountRow(*row[:-1]), row[-1])

    async def prolong_session(self, digest: str, expires: float) -> None:
        s = schema.sessions
        async with self.database.writing() as connection:
            await connection.execute(update(s).where(s.c.hash == digest).values(expires=expires))

    async def remove_session(self, digest: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.hash == digest))

    async def remove_expired(self, now: float) -> int:
        async with self.database.writing() as connection:
            return (await connection.execute(delete(schema.sessions).where(schema.sessions.c.expires <= now))).rowcount

    # ---- tokens ---------------------------------------------------------------------------------------------------

    async def add_token(self, row: TokenRow, digest: str) -> None:
        values = {
            "id": row.id,
            "account": row.account,
            "hash": digest,
            "label": row.label,
            "scopes": " ".join(row.scopes),
            "created": row.created,
        }
        async with self.database.writing() as connection:
            await connection.execute(insert(schema.tokens).values(values))

    async def tokens(self, account: str) -> list[TokenRow]:
        t = schema.tokens
        async with self.database.reading() as connection:
            rows = (await connection.execute(select(t).where(t.c.account == account).order_by(t.c.created))).all()
        return [TokenRow(row.id, row.account, row.label, row.scopes.split(), row.created) for row in rows]

    async def token(self, digest: str) -> tuple[AccountRow, list[str]] | None:
        """Whose token this is, and what it allows."""
        a, t = schema.accounts, schema.tokens
        query = select(a, t.c.scopes).join(t, t.c.account == a.c.id).where(t.c.hash == digest)
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (AccountRow(*row[:-1]), row[-1].split())

    async def remove_token(self, account: str, token: str) -> bool:
        t = schema.tokens
        async with self.database.writing() as connection:
            result = await connection.execute(delete(t).where(t.c.id == token, t.c.account == account))
            return result.rowcount > 0
