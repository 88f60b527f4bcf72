"""All open websockets: how many an address has, and which belong to a session that ends."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketException

from zeitalter.server.errors import Problem
from zeitalter.server.http.limits import Limits
from zeitalter.server.http.visitors import address
from zeitalter.server.people.accounts import Visitor

PER_ADDRESS = 100
LOGGED_OUT = 4401
Socket = WebSocket[Any, Any, Any]


class Sockets:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._open: dict[Socket, tuple[str, Visitor | None]] = {}

    @contextmanager
    def opened(self, socket: Socket, visitor: Visitor | None) -> Iterator[None]:
        place = address(socket)
        already = sum(other == place for other, _ in self._open.values())
        if self.limits.enabled and (already >= PER_ADDRESS or not self.limits.allows(self.limits.requests, place)):
            raise Problem("rate", "too many connections; wait a little")
        self._open[socket] = (place, visitor)
        try:
            yield
        finally:
            del self._open[socket]

    async def close(self, account: str, session: str = "") -> None:
        """After logging out, nobody is told anything any more, in any tab."""
        for socket, (_, visitor) in list(self._open.items()):
            if visitor is not None and visitor.id == account and visitor.session:
                if session in ("", visitor.session):
                    try:
                        await socket.close(LOGGED_OUT, "logged out")
                    except WebSocketException:
                        continue  # gone already
