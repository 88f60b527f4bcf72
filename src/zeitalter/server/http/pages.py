"""The web client: files of the build, and index.html for every address that the client itself understands."""

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from zeitalter.server.errors import Problem
from zeitalter.server.site import Site

PACKED_ALREADY = "packed_already"
FOREVER = "public, max-age=31536000, immutable"  # the name of such a file changes with its contents
TEXTS = (".html", ".js", ".css", ".svg", ".json", ".txt", ".ftl", ".webmanifest", ".map")
NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Zeitalter</title>
<h1>Zeitalter</h1>
<p>The server runs. The web client has not been built yet: run <code>make web</code> in the project's folder and load
this page again.</p>
<p>Programs can play already: the interface is described at <a href="/api/schema">/api/schema</a>.</p>
</html>
"""


class File:
    def __init__(self, path: Path) -> None:
        self.plain = path.read_bytes()
        self.kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if path.suffix == ".js":
            self.kind = "text/javascript"
        self.packed = gzip.compress(self.plain, 9, mtime=0) if path.suffix in TEXTS else None


@lru_cache(maxsize=2048)
def _read(path: Path, _changed: int) -> File:
    return File(path)


def find(static: Path, address: str) -> Path | None:
    """The file an address names, if it lies in the build."""
    if "\0" in address:
        return None
    root = static.resolve()
    path = (root / address.lstrip("/")).resolve()
    return path if path.is_relative_to(root) and path.is_file() else None


def page(request: Request[Any, Any, Any], static: Path, address: str) -> Response[bytes]:
    path = find(static, address)
    name = path.name if path is not None else "index.html"
    if path is None:
        if "." in address.rsplit("/", 1)[-1]:
            raise Problem("not-found", "there is no such file")
        path = find(static, name)
    if path is None:
        return Response(NOT_BUILT.encode(), media_type="text/html", headers={"Cache-Control": "no-store"})
    file = _read(path, path.stat().st_mtime_ns)
    is_asset = path.is_relative_to(static.resolve() / "assets")
    headers = {"Cache-Control": FOREVER if is_asset else "no-cache", "Vary": "Accept-Encoding"}
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(file.packed, media_type=file.kind, headers=headers)
    return Response(file.plain, media_type=file.kind, headers=headers)


@get("/", include_in_schema=False, sync_to_thread=False, opt={PACKED_ALREADY: True})
def get_home(request: Request[Any, Any, Any], site: NamedDependency[Site]) -> Response[bytes]:
    return page(request, site.settings.static, "/")


@get("/{address:path}", include_in_schema=False, sync_to_thread=False, opt={PACKED_ALREADY: True})
def get_page(request: Request[Any, Any, Any], site: NamedDependency[Site], address: FromPath[str]) -> Response[bytes]:
    if address.startswith("/api/") or address == "/api":
        raise Problem("not-found", "there is nothing at this address")
    return page(request, site.settings.static, address)


HANDLERS = [get_home, get_page]
