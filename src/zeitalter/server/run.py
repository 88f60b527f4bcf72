"""Runs the server until it is told to stop."""

import logging
import socket
from collections.abc import Callable

import uvicorn

from zeitalter.server.http import app, logs
from zeitalter.server.opening import Opening
from zeitalter.server.settings import Settings
from zeitalter.server.site import Site

LARGEST_MESSAGE = 64 * 1024
GRACE_SECONDS = 10


class Server(uvicorn.Server):
    """Says when it is ready, and where."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self.on_ready = on_ready

    async def startup(self, *args: object, **kwargs: object) -> None:
        await super().startup(*args, **kwargs)  # type: ignore[arg-type]
        if self.started and self.servers:
            self.on_ready(self.servers[0].sockets[0].getsockname()[1])


def serve(
    settings: Settings, on_ready: Callable[[int], None], log_level: str = "warning", opening: Opening | None = None
) -> None:
    logs.set_up(log_level)
    application = app.create(Site(settings), opening)
    listening = listen(settings.host, settings.port)
    settings.data.mkdir(parents=True, exist_ok=True)
    config = uvicorn.Config(
        application,
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=True,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies) or None,
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
    )
    port = listening.getsockname()[1]
    logging.getLogger(__name__).info("starting", extra={"host": settings.host, "port": port})
    Server(config, on_ready).run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """Bound here and not inside uvicorn, so that a port in use is an ordinary error."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind(place)
        except OSError:
            listening.close()
            raise
    except OSError as error:
        raise OSError(f"{host}:{port}: {error.strerror}; choose another --host or --port") from error
    return listening
