"""Who somebody is: guests, accounts, sessions, tokens."""

import time
import unicodedata

from msgspec import Struct

from zeitalter.server.errors import Problem
from zeitalter.server.ids import new_id
from zeitalter.server.people.secrets import digest, hash_password, is_password, new_secret
from zeitalter.server.storage.accounts import AccountStore, NameTaken
from zeitalter.server.storage.rows import AccountRow, TokenRow

SESSION_SECONDS = 365 * 24 * 3600.0
PROLONG_AFTER = 7 * 24 * 3600.0
TOKENS_PER_ACCOUNT = 20
EVERYTHING = ("read", "play", "create", "account")  # what a person in a browser may do


class Visitor(Struct, frozen=True):
    """Somebody who sent a request, and what this request may do."""

    account: AccountRow
    scopes: tuple[str, ...]
    session: str = ""  # digest of the session, when there is one

    @property
    def id(self) -> str:
        return self.account.id

    @property
    def name(self) -> str:
        return self.account.name


class People:
    def __init__(self, store: AccountStore) -> None:
        self.store = store

    # ---- recognising ----------------------------------------------------------------------------------------------

    async def by_session(self, secret: str) -> Visitor | None:
        now = time.time()
        key = digest(secret)
        found = await self.store.session(key, now)
        if found is None:
            return None
        account, expires = found
        if expires - now < SESSION_SECONDS - PROLONG_AFTER:
            await self.store.prolong_session(key, now + SESSION_SECONDS)
        return Visitor(account, EVERYTHING, key)

    async def by_token(self, secret: str) -> Visitor | None:
        found = await self.store.token(digest(secret))
        return None if found is None else Visitor(found[0], tuple(found[1]))

    # ---- coming and going -----------------------------------------------------------------------------------------

    async def guest(self, name: str) -> AccountRow:
        account = AccountRow(new_id(), clean_name(name), None, None, time.time())
        await self.store.add(account)
        return account

    async def rename(self, account: AccountRow, name: str) -> AccountRow:
        if not account.guest:
            raise Problem("not-guest", "only guests change their name; log out to play as somebody else")
        await self.store.rename(account.id, clean_name(name))
        return await self._existing(account.id)

    async def register(self, visitor: Visitor | None, name: str, password: str) -> AccountRow:
        """A guest becomes an account and keeps everything; somebody unknown gets a new one."""
        shown = clean_name(name)
        hashed = await hash_password(password)
        try:
            if visitor is not None and visitor.account.guest:
                await self.store.set_login(visitor.id, shown, login_of(shown), hashed)
                return await self._existing(visitor.id)
            account = AccountRow(new_id(), shown, login_of(shown), hashed, time.time())
            await self.store.add(account)
            return account
        except NameTaken:
            raise Problem("name-taken", "this name is taken") from None

    async def login(self, name: str, password: str) -> AccountRow:
        account = await self.store.find_login(login_of(name))
        if not await is_password(password, None if account is None else account.password) or account is None:
            raise Problem("wrong-password", "name or password is wrong")
        return account

    async def change_password(self, account: AccountRow, old: str, new: str) -> None:
        if account.guest:
            raise Problem("guest", "guests have no password; register first")
        if not await is_password(old, account.password):
            raise Problem("wrong-password", "the old password is wrong")
        await self.store.set_password(account.id, await hash_password(new))

    async def open_session(self, account: AccountRow) -> str:
        """The secret of a new session, for a cookie."""
        secret = new_secret()
        now = time.time()
        await self.store.add_session(digest(secret), account.id, now, now + SESSION_SECONDS)
        return secret

    async def close_session(self, visitor: Visitor) -> None:
        if visitor.session:
            await self.store.remove_session(visitor.session)

    # ---- tokens ---------------------------------------------------------------------------------------------------

    async def tokens(self, account: str) -> list[TokenRow]:
        return await self.store.tokens(account)

    async def new_token(self, account: str, label: str, scopes: list[str]) -> tuple[TokenRow, str]:
        if len(await self.store.tokens(account)) >= TOKENS_PER_ACCOUNT:
            raise Problem("too-many", f"an account has at most {TOKENS_PER_ACCOUNT} tokens")
        secret = new_secret()
        row = TokenRow(new_id(), account, clean_name(label), sorted(set(scopes)), time.time())
        await self.store.add_token(row, digest(secret))
        return row, secret

    async def remove_token(self, account: str, token: str) -> None:
        if not await self.store.remove_token(account, token):
            raise Problem("not-found", "there is no such token")

    async def _existing(self, account: str) -> AccountRow:
        found = await self.store.find(account)
        if found is None:
            raise Problem("not-found", "there is no such account")
        return found


def clean_name(name: str) -> str:
    """A name as it is shown: no control signs, no hidden letters that turn the text around, single blanks."""
    visible = "".join(letter for letter in name if unicodedata.category(letter) not in ("Cc", "Cf", "Co", "Cn", "Cs"))
    shown = " ".join(unicodedata.normalize("NFC", visible).split())
    if not shown:
        raise Problem("name", "a name needs at least one visible letter")
    return shown


def login_of(name: str) -> str:
    """What makes two names the same: capital letters, blanks and look-alike letters do not matter."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
