"""Stands in front of everything: foreign origins, floods, oversized requests, and the headers that keep browsers safe.

Plain ASGI around the whole application, so that no page, error or websocket gets past it.
"""

import logging
import re
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from zeitalter.server import wire
from zeitalter.server.http.limits import Limits

Scope = MutableMapping[str, Any]
Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

log = logging.getLogger("zeitalter.access")
SAFE = ("GET", "HEAD", "OPTIONS")
OWN_HEADER = b"x-zeitalter"  # a page of another site cannot send it without being asked first
LONGEST_ADDRESS = 2048
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)  # style attributes place the elements of a board
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),  # the address of a private table is its key
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
OVER_HTTPS = (b"strict-transport-security", b"max-age=31536000")
SECRET_PART = re.compile(r"^(/api/tables/|/table/|/welcome/)([^/]{4})[^/]*")


class Guard:
    def __init__(self, app: App, limits: Limits, origins: tuple[str, ...]) -> None:
        self.app = app
        self.limits = limits
        self.origins = {_place(origin) for origin in origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0
        secure = scope.get("scheme") == "https"

        async def send_safely(event: Event) -> None:
            nonlocal status
            if event["type"] == "http.response.start":
                status = event["status"]
                extra = [*HEADERS, OVER_HTTPS] if secure else HEADERS
                if scope["path"].startswith("/api"):
                    if not any(name.lower() == b"cache-control" for name, _ in event.get("headers", [])):
                        extra = [*extra, (b"cache-control", b"no-store")]
                event = {**event, "headers": [*event.get("headers", []), *extra]}
            await send(event)

        try:
            objection = self._objection(scope)
            if objection is None:
                await self.app(scope, receive, send_safely)
            else:
                await _refuse(send_safely, *objection)
        finally:
            if scope["path"].startswith("/api") and scope["path"] != "/api/health":
                took = round((time.perf_counter() - began) * 1000, 1)
                fields = {"method": scope["method"], "path": _loggable(scope["path"]), "status": status, "ms": took}
                log.info("request", extra=fields)

    def _objection(self, scope: Scope) -> tuple[int, str, str] | None:
        headers = dict(scope["headers"])
        if len(scope["path"]) + len(scope.get("query_string", b"")) > LONGEST_ADDRESS:
            return 414, "too-long", "the address is too long"
        if scope["path"].startswith("/api") and not self.limits.allows(self.limits.requests, _address(scope)):
            return 429, "rate", "too many requests; wait a little"
        if scope["method"] not in SAFE and b"authorization" not in headers:
            # Without a token the browser's cookie speaks, and browsers send it along for other sites' pages too.
            origin = headers.get(b"origin")
            if origin is not None and not self._is_own(origin, headers):
                return 403, "origin", "requests from other sites are not accepted"
            if origin is None and OWN_HEADER not in headers:
                return 403, "origin", "send a token, or the header X-Zeitalter: 1"
        return None

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is not None and not self._is_own(origin, headers):
            await receive()  # the connect event
            await send({"type": "websocket.close", "code": 4403, "reason": "origin"})  # before accept: HTTP 403
            return
        log.info("websocket", extra={"path": _loggable(scope["path"])})
        await self.app(scope, receive, send)

    def _is_own(self, origin: bytes, headers: dict[bytes, bytes]) -> bool:
        place = _place(origin.decode("latin-1"))
        return place in self.origins or (place != "" and place == headers.get(b"host", b"").decode("latin-1").lower())


async def _refuse(send: Send, status: int, code: str, text: str) -> None:
    body = msgspec.json.encode(wire.Problem(code, text))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _place(origin: str) -> str:
    """Host and port of an origin; empty for what is none, such as `null`."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def _loggable(path: str) -> str:
    return SECRET_PART.sub(r"\1\2…", path)[:200]
