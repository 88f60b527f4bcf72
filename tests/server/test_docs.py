"""/docs: the documentation where it is built, and a clear word where it is not."""

import asyncio
from pathlib import Path

import httpx
import pytest

from zeitalter.server.http import app
from zeitalter.server.settings import Settings
from zeitalter.server.site import Site


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    folder = tmp_path / "docs"
    (folder / "reference").mkdir(parents=True)
    (folder / "assets" / "javascripts").mkdir(parents=True)
    (folder / "index.html").write_text("<title>start</title>", encoding="utf-8")
    (folder / "404.html").write_text("<title>no such page</title>", encoding="utf-8")
    (folder / "bots.html").write_text("<title>bots</title>", encoding="utf-8")
    (folder / "reference" / "index.html").write_text("<title>reference</title>", encoding="utf-8")
    (folder / "assets" / "javascripts" / "bundle.js").write_text("export {};" * 200, encoding="utf-8")
    (tmp_path / "index.html").write_text("secret", encoding="utf-8")
    return folder


def get(docs: Path, *addresses: str) -> list[httpx.Response]:
    async def ask() -> list[httpx.Response]:
        site = Site(Settings(data=docs.parent, docs=docs, static=docs.parent / "no-client"))
        transport = httpx.ASGITransport(app.create(site))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            return [await client.get(address) for address in addresses]

    return asyncio.run(ask())


def test_pages_and_files(docs: Path) -> None:
    start, bots, script = get(docs, "/docs/index.html", "/docs/bots.html", "/docs/assets/javascripts/bundle.js")
    assert "start" in start.text
    assert "bots" in bots.text
    assert bots.headers["content-type"] == "text/html; charset=utf-8"
    assert bots.headers["cache-control"] == "max-age=300, public"
    assert "script-src 'self';" in bots.headers["content-security-policy"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("address", ["/docs", "/docs/", "/docs/reference", "/docs/reference/"])
def test_folders_lead_to_their_page(docs: Path, address: str) -> None:
    """Not answered in place: then the links of the page would count from the wrong folder."""
    (answer,) = get(docs, address)
    assert answer.status_code == 302
    assert answer.headers["location"] == f"{address.rstrip('/')}/index.html"


def test_what_is_not_there(docs: Path) -> None:
    missing = ["/docs/nothing", "/docs/nothing.html", "/docs/a/b/c", "/docs/assets", "/docs/assets/nothing.css"]
    outside = ["/docs/%2e%2e", "/docs/%2e%2e/index.html", "/docs/reference/%2e%2e/%2e%2e", "/docs/%00", "/docs//etc"]
    for answer in get(docs, *missing, *outside, "/docs/" + "x" * 300):
        assert answer.status_code == 404, answer.url
        assert "no such page" in answer.text
        assert "secret" not in answer.text


def test_the_client_keeps_its_addresses(docs: Path) -> None:
    for answer in get(docs, "/docsy", "/about"):
        assert "make web" in answer.text


def test_without_a_build_the_server_says_how(tmp_path: Path) -> None:
    for answer in get(tmp_path / "nothing", "/docs", "/docs/", "/docs/bots.html", "/docs/" + "x" * 300):
        assert answer.status_code == 404
        assert "make docs" in answer.text
        assert 'lang="de"' in answer.text
        assert answer.headers["cache-control"] == "no-store"


def test_whether_it_is_there_is_told(docs: Path, tmp_path: Path) -> None:
    async def told(folder: Path) -> bool:
        site = Site(Settings(data=tmp_path, docs=folder))
        transport = httpx.ASGITransport(app.create(site))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client, site.running():
            docs: bool = (await client.get("/api/health")).json()["docs"]
            return docs

    assert asyncio.run(told(docs)) is True
    assert asyncio.run(told(tmp_path / "nothing")) is False
