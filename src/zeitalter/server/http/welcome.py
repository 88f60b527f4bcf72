"""/welcome/{key}: the address that `zeitalter play` prints. It makes somebody a guest and leads to their table."""

import secrets
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from zeitalter.server.errors import Problem
from zeitalter.server.http.visitors import recognise, set_session
from zeitalter.server.opening import Opening, begin
from zeitalter.server.people.accounts import EVERYTHING, Visitor
from zeitalter.server.site import Site


def welcome(opening: Opening) -> HTTPRouteHandler:
    @get("/welcome/{key:str}", include_in_schema=False)
    async def get_welcome(
        key: FromPath[str], request: Request[Any, Any, Any], site: NamedDependency[Site]
    ) -> Response[None]:
        if not secrets.compare_digest(key.encode(), opening.key.encode()):
            raise Problem("not-found", "there is nothing at this address")
        response: Response[None] = Response(None, status_code=303)
        visitor = await recognise(request, site)
        if visitor is None and not opening.table:
            visitor = Visitor(await site.people.guest(opening.name), EVERYTHING)
            set_session(response, request, await site.people.open_session(visitor.account))
        table = opening.table if visitor is None else await begin(site, opening, visitor)
        response.headers["Location"] = f"/table/{table}"
        return response

    return get_welcome
