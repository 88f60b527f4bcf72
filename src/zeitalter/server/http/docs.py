"""/docs: the documentation, where it has been built (`make docs`)."""

from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, Router
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.response import Redirect
from litestar.static_files import create_static_files_router

from zeitalter.server.http.pages import BuildFiles

PLACE = "/docs"
A_WHILE = CacheControlHeader(public=True, max_age=300)  # every page asks for the scripts and the index of the search
NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Zeitalter</title>
<h1>Zeitalter</h1>
<p>This server has no documentation: it was not built. In the project's folder, <code>make docs</code> builds it.</p>
<p lang="de">Dieser Server hat keine Dokumentation: Sie wurde nicht erzeugt. <code>make docs</code> im Ordner des
Projekts erzeugt sie.</p>
<p><a href="/">Zeitalter</a></p>
</html>
"""


def has_page(folder: Path) -> bool:
    try:
        return (folder / "index.html").is_file()
    except OSError:  # too long to be the name of a folder
        return False


def router(docs: Path) -> Router:
    def lead_into_folder(request: Request[Any, Any, Any]) -> Redirect | None:
        """To the page of a folder by its full name, since links on it count from inside the folder."""
        address: str = request.scope["path"]  # without a slash at the end, whatever was asked for
        parts = address.removeprefix(PLACE).split("/")
        if ".." not in parts and has_page(docs.joinpath(*parts)):
            return Redirect(f"{address}/index.html")
        return None

    def no_file(_request: Request[Any, Any, Any], _error: NotFoundException) -> Response[str]:
        return Response(NOT_BUILT, status_code=404, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})

    return create_static_files_router(
        PLACE,
        [docs],
        BuildFiles(),
        html_mode=True,
        name="docs",
        cache_control=A_WHILE,
        before_request=lead_into_folder,
        exception_handlers={NotFoundException: no_file},
    )
