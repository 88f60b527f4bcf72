"""The web client: files of the build, and index.html for every address that the client itself understands."""

import errno
import mimetypes
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, Router
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.file_system import BaseLocalFileSystem
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import PathType
from litestar.types.file_types import FileInfo

from zeitalter.server import wire
from zeitalter.server.http import errors

FOREVER = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)  # such a name changes with the contents
ASK_FIRST = CacheControlHeader(no_cache=True)
NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Zeitalter</title>
<h1>Zeitalter</h1>
<p>The server is running. The web client has not been built yet: run <code>make web</code> in the project's folder and
load this page again.</p>
<p>Programs can play already: the interface is described at <a href="/api/schema">/api/schema</a>.</p>
</html>
"""
mimetypes.add_type("text/javascript", ".js")  # whatever the machine thinks: browsers insist on it


class BuildFiles(BaseLocalFileSystem):
    """An address that cannot be the name of a file names none."""

    async def info(self, path: PathType, **kwargs: Any) -> FileInfo:
        try:
            return await super().info(path, **kwargs)
        except (NotADirectoryError, ValueError):  # ValueError: a null byte
            raise FileNotFoundError(path) from None
        except OSError as error:
            if error.errno == errno.ENAMETOOLONG:
                raise FileNotFoundError(path) from None
            raise


def routers(static: Path) -> list[Router]:
    def no_file(request: Request[Any, Any, Any], _error: NotFoundException) -> Response[Any]:
        return _client(request.url.path, static / "index.html")

    assets = create_static_files_router(
        "/assets", [static / "assets"], BuildFiles(), name="assets", cache_control=FOREVER
    )
    others = create_static_files_router(
        "/",
        [static],
        BuildFiles(),
        html_mode=True,
        name="pages",
        cache_control=ASK_FIRST,
        exception_handlers={NotFoundException: no_file},
    )
    return [assets, others]


def _client(address: str, index: Path) -> Response[Any] | Response[wire.Problem]:
    """An address without a file is one of the client's own, unless it looks like a file's or the API's."""
    if f"{address}/".startswith("/api/") or "." in address.rsplit("/", 1)[-1]:
        return errors.problem("not-found", "there is nothing at this address", 404)
    if not index.is_file():
        return Response(NOT_BUILT, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})
    headers = {"Cache-Control": ASK_FIRST.to_header()}
    return File(index, filename=index.name, content_disposition_type="inline", headers=headers)
