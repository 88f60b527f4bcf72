"""The application: all doors on one house."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from zeitalter import __version__
from zeitalter.server import wire
from zeitalter.server.http import docs, errors, games, live, pages, people, playing, tables
from zeitalter.server.http.guard import Guard
from zeitalter.server.http.limits import Limits
from zeitalter.server.http.sockets import Sockets
from zeitalter.server.http.visitors import COOKIE, DEPENDENCIES
from zeitalter.server.http.welcome import welcome
from zeitalter.server.opening import Opening
from zeitalter.server.site import Site

LARGEST_BODY = 64 * 1024
PACKED_ALREADY = r"\.(png|woff2)$"


@get("/health")
async def get_health(site: NamedDependency[Site]) -> wire.Health:
    watchers = sum(len(table.watchers) for table in site.house.tables.values())
    await site.database.check()
    return wire.Health(
        "ok",
        __version__,
        tables=len(site.house.tables),
        watchers=watchers,
        docs=docs.has_page(site.settings.docs),
        compiled=site.thinkers.compiled,
    )


def create(site: Site, opening: Opening | None = None) -> Guard:
    limits = Limits(site.settings.limited)
    return Guard(application(site, limits, opening), limits, site.settings.origins)  # type: ignore[arg-type]


def application(site: Site, limits: Limits, opening: Opening | None = None) -> Litestar:
    """Everything behind the guard."""
    sockets = Sockets(limits)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        async with site.running():
            yield

    @get("/schema", include_in_schema=False)
    async def get_schema() -> Response[dict[str, Any]]:
        return Response(app.openapi_schema.to_schema())

    api = Router(
        "/api",
        route_handlers=[
            get_health,
            get_schema,
            *people.HANDLERS,
            *games.HANDLERS,
            *tables.HANDLERS,
            *playing.HANDLERS,
            live.live,
        ],
        dependencies=DEPENDENCIES,
    )
    app = Litestar(
        route_handlers=[
            api,
            *([] if opening is None else [welcome(opening)]),
            docs.router(site.settings.docs),
            *pages.routers(site.settings.static),
        ],
        dependencies={
            "site": Provide(lambda: site, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "sockets": Provide(lambda: sockets, sync_to_thread=False),
        },
        exception_handlers=errors.HANDLERS,
        lifespan=[lifespan],
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=6, exclude=[PACKED_ALREADY]
        ),
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Zeitalter",
            version=__version__,
            description="Five civilization board games. The websocket of a table is described in docs/api.md.",
            components=Components(
                security_schemes={
                    "token": SecurityScheme(type="http", scheme="bearer"),
                    "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
                }
            ),
            path="/api/schema-pages",
            render_plugins=(),
        ),
        logging_config=None,
        debug=False,
    )
    return app
