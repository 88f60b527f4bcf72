"""/api/me: guests, accounts, tokens."""

from typing import Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

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


async def _enter(request: Request[Any, Any, Any], site: Site, account: AccountRow) -> Response[wire.Me]:
    """A fresh session, so that one known before the login is worth nothing after it."""
    response = Response(me_of(account), status_code=200)
    set_session(response, request, await site.people.open_session(account))
    return response


def _limit_entering(request: Request[Any, Any, Any], limits: Limits) -> None:
    limits.require(limits.entering, address(request), "too many attempts; wait a little")


@get("/me")
async def get_me(anyone: NamedDependency[Visitor | None]) -> wire.Me | None:
    return None if anyone is None else me_of(anyone.account)


@post("/me/guest", status_code=200)
async def post_guest(
    data: JSONBody[wire.GuestName],
    request: Request[Any, Any, Any],
    site: NamedDependency[Site],
    limits: NamedDependency[Limits],
) -> Response[wire.Me]:
    _limit_entering(request, limits)
    visitor = await recognise(request, site)
    if visitor is not None:
        account = await site.people.rename(require(visitor, "account").account, data.name)
        return Response(me_of(account), status_code=200)
    return await _enter(request, site, await site.people.guest(data.name))


@post("/me/register", status_code=200)
async def post_register(
    data: JSONBody[wire.Credentials],
    request: Request[Any, Any, Any],
    site: NamedDependency[Site],
    limits: NamedDependency[Limits],
) -> Response[wire.Me]:
    _limit_entering(request, limits)
    visitor = await recognise(request, site)
    if visitor is not None:
        require(visitor, "account")
    account = await site.people.register(visitor, data.name, data.password)
    if visitor is not None:
        await site.people.close_session(visitor)
    return await _enter(request, site, account)


@post("/me/login", status_code=200)
async def post_login(
    data: JSONBody[wire.Credentials],
    request: Request[Any, Any, Any],
    site: NamedDependency[Site],
    limits: NamedDependency[Limits],
    sockets: NamedDependency[Sockets],
) -> Response[wire.Me]:
    _limit_entering(request, limits)
    limits.require(limits.guessing, login_of(data.name), "too many attempts for this name; wait a little")
    account = await site.people.login(data.name, data.password)
    visitor = await recognise(request, site)
    if visitor is not None:
        if visitor.account.guest and "account" in visitor.scopes:
            await site.house.hand_over(visitor.account, account)
        await site.people.close_session(visitor)
        await sockets.close(visitor.id, visitor.session)
    return await _enter(request, site, account)


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
    request: Request[Any, Any, Any],
    site: NamedDependency[Site],
    limits: NamedDependency[Limits],
    sockets: NamedDependency[Sockets],
) -> Response[wire.Me]:
    _limit_entering(request, limits)
    await site.people.change_password(member.account, data.old, data.new)
    await sockets.close(member.id)
    return await _enter(request, site, member.account)


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


HANDLERS = [
    get_me,
    post_guest,
    post_register,
    post_login,
    post_logout,
    post_password,
    get_tokens,
    post_token,
    delete_token,
]
