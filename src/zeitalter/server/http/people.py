"""/api/me: guests, accounts, tokens."""

from typing import Any

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from zeitalter.server import wire
from zeitalter.server.http.limits import Limits
from zeitalter.server.http.sockets import Sockets
from zeitalter.server.http.visitors import address, clear_session, recognise, require, set_session
from zeitalter.server.people.accounts import Visitor, login_of
from zeitalter.server.site import Site
from zeitalter.server.storage.rows import AccountRow, TokenRow


def me_of(account: AccountRow) -> wire.Me:
    return wire.Me(account.id, account.name, account.guest)


def token_of(row: TokenRow, secret: str = "") -> wire.Token:
    return wire.Token(row.id, row.label, msgspec.convert(row.scopes, list[wire.Scope]), row.created, secret)


class Door(Struct, frozen=True):
    """Where somebody comes in, not too often."""

    request: Request[Any, Any, Any]
    site: Site
    limits: Limits

    async def visitor(self) -> Visitor | None:
        return await recognise(self.request, self.site)

    async def enter(self, account: AccountRow) -> Response[wire.Me]:
        """A fresh session, so that one known before the login is worth nothing after it."""
        response = Response(me_of(account), status_code=200)
        set_session(response, self.request, await self.site.people.open_session(account))
        return response


async def at_door(
    request: Request[Any, Any, Any], site: NamedDependency[Site], limits: NamedDependency[Limits]
) -> Door:
    limits.require(limits.entering, address(request), "too many attempts; wait a little")
    return Door(request, site, limits)


@get("/me")
async def get_me(anyone: NamedDependency[Visitor | None]) -> wire.Me | None:
    return None if anyone is None else me_of(anyone.account)


@post("/me/guest", status_code=200)
async def post_guest(
    data: JSONBody[wire.GuestName], door: NamedDependency[Door], site: NamedDependency[Site]
) -> Response[wire.Me]:
    visitor = await door.visitor()
    if visitor is not None:
        account = await site.people.rename(require(visitor, "account").account, data.name)
        return Response(me_of(account), status_code=200)
    return await door.enter(await site.people.guest(data.name))


@post("/me/register", status_code=200)
async def post_register(
    data: JSONBody[wire.Credentials], door: NamedDependency[Door], site: NamedDependency[Site]
) -> Response[wire.Me]:
    visitor = await door.visitor()
    if visitor is not None:
        require(visitor, "account")
    account = await site.people.register(visitor, data.name, data.password)
    if visitor is not None:
        await site.people.close_session(visitor)
    return await door.enter(account)


@post("/me/login", status_code=200)
async def post_login(
    data: JSONBody[wire.Credentials],
    door: NamedDependency[Door],
    site: NamedDependency[Site],
    sockets: NamedDependency[Sockets],
) -> Response[wire.Me]:
    door.limits.require(door.limits.guessing, login_of(data.name), "too many attempts for this name; wait a little")
    account = await site.people.login(data.name, data.password)
    visitor = await door.visitor()
    if visitor is not None:
        if visitor.account.guest and "account" in visitor.scopes:
            await site.house.hand_over(visitor.account, account)
        await site.people.close_session(visitor)
        await sockets.close(visitor.id, visitor.session)
    return await door.enter(account)


@post("/me/logout", status_code=204)
async def post_logout(
    anyone: NamedDependency[Visitor | None], site: NamedDependency[Site], sockets: NamedDependency[Sockets]
) -> Response[None]:
    if anyone is not None and anyone.session:
        await site.people.close_session(anyone)
        await sockets.close(anyone.id, anyone.session)
    response: Response[None] = Response(None, status_code=204)
    clear_session(response)
    return response


@post("/me/password", status_code=200)
async def post_password(
    data: JSONBody[wire.NewPassword],
    member: NamedDependency[Visitor],
    door: NamedDependency[Door],
    site: NamedDependency[Site],
    sockets: NamedDependency[Sockets],
) -> Response[wire.Me]:
    await site.people.change_password(member.account, data.old, data.new)
    await sockets.close(member.id)
    return await door.enter(member.account)


@get("/me/tokens")
async def get_tokens(member: NamedDependency[Visitor], site: NamedDependency[Site]) -> list[wire.Token]:
    return [token_of(row) for row in await site.people.tokens(member.id)]


@post("/me/tokens", status_code=201)
async def post_token(
    data: JSONBody[wire.NewToken],
    member: NamedDependency[Visitor],
    site: NamedDependency[Site],
    limits: NamedDependency[Limits],
) -> wire.Token:
    limits.require(limits.creating, member.id, "too many at once; wait a little")
    row, secret = await site.people.new_token(member.id, data.label, list(data.scopes))
    return token_of(row, secret)


@delete("/me/tokens/{token:str}", status_code=204)
async def delete_token(token: FromPath[str], member: NamedDependency[Visitor], site: NamedDependency[Site]) -> None:
    await site.people.remove_token(member.id, token)


_ENTRIES = [post_guest, post_register, post_login, post_password]
HANDLERS: list[ControllerRouterHandler] = [
    Router("/", route_handlers=_ENTRIES, dependencies={"door": Provide(at_door)}),
    *[get_me, post_logout, get_tokens, post_token, delete_token],
]
