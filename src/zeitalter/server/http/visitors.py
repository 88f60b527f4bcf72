"""Who sends a request: recognised by a bearer token or a session cookie."""

from typing import Any

from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide

from zeitalter.server.errors import Problem
from zeitalter.server.people.accounts import SESSION_SECONDS, Visitor
from zeitalter.server.site import Site

COOKIE = "zeitalter"
Connection = ASGIConnection[Any, Any, Any, Any]


async def recognise(connection: Connection, site: Site) -> Visitor | None:
    authorization = connection.headers.get("authorization", "")
    if authorization:
        kind, _, secret = authorization.partition(" ")
        visitor = await site.people.by_token(secret.strip()) if kind.lower() == "bearer" else None
        if visitor is None:
            raise Problem("no-session", "this token is not known")
        return visitor
    secret = connection.cookies.get(COOKIE, "")
    return await site.people.by_session(secret) if secret else None


def require(visitor: Visitor | None, scope: str) -> Visitor:
    if visitor is None:
        raise Problem("no-session", "say who you are first: play as a guest, log in, or send a token")
    if scope not in visitor.scopes:
        raise Problem("scope", f"this token does not allow this: it lacks the scope {scope!r}")
    return visitor


async def _anyone(request: Connection, site: NamedDependency[Site]) -> Visitor | None:
    visitor = await recognise(request, site)
    return None if visitor is None else require(visitor, "read")


def _needs(scope: str) -> Provide:
    async def provide(request: Connection, site: NamedDependency[Site]) -> Visitor:
        return require(await recognise(request, site), scope)

    return Provide(provide)


# Handlers name one of these to say what a request needs.
DEPENDENCIES = {
    "anyone": Provide(_anyone),
    "player": _needs("play"),
    "creator": _needs("create"),
    "member": _needs("account"),  # only a person with a session: no token may make tokens or change a password
}


def set_session(response: Response[Any], connection: Connection, secret: str) -> None:
    secure = connection.url.scheme in ("https", "wss")
    response.set_cookie(
        Cookie(
            COOKIE, path="/", value=secret, max_age=int(SESSION_SECONDS), secure=secure, httponly=True, samesite="lax"
        )
    )


def clear_session(response: Response[Any]) -> None:
    response.delete_cookie(COOKIE)


def address(connection: Connection) -> str:
    return connection.client.host if connection.client else ""
