"""The web client's files, and what the server says without them."""

import asyncio
from pathlib import Path

import httpx
import pytest

from zeitalter.server.http import app
from zeitalter.server.settings import Settings
from zeitalter.server.site import Site


@pytest.fixture
def build(tmp_path: Path) -> Path:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>client</title>", encoding="utf-8")
    (static / "assets" / "main-abc.js").write_text("export {};" * 100, encoding="utf-8")
    (static / "icon.png").write_bytes(b"\x89PNG")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return static


def get(static: Path, *addresses: str, encoding: str = "gzip") -> list[httpx.Response]:
    async def ask() -> list[httpx.Response]:
        site = Site(Settings(data=static.parent, static=static))
        transport = httpx.ASGITransport(app.create(site))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            return [await client.get(address, headers={"Accept-Encoding": encoding}) for address in addresses]

    return asyncio.run(ask())


def test_the_client_answers_for_all_its_own_addresses(build: Path) -> None:
    for answer in get(build, "/", "/table/abc", "/games/ages_cards", "/index.html"):
        assert answer.status_code == 200
        assert "<title>client</title>" in answer.text
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
    for answer in get(build, "/missing.js", "/assets/other.css", "/api/missing", "/api"):
        assert answer.status_code == 404


def test_assets_are_packed_and_kept_for_ever(build: Path) -> None:
    packed, picture = get(build, "/assets/main-abc.js", "/icon.png")
    assert packed.headers["content-encoding"] == "gzip"
    assert "immutable" in packed.headers["cache-control"]
    assert packed.text == "export {};" * 100
    assert picture.headers["content-type"] == "image/png"
    (plain,) = get(build, "/assets/main-abc.js", encoding="identity")
    assert "content-encoding" not in plain.headers
    assert plain.text == packed.text


def test_files_are_found_only_in_the_build(build: Path) -> None:
    outside = ["/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "//etc/passwd.txt"]
    for answer in get(build, *outside, "/%00.txt", "/assets", "/assets/main-abc.js/further"):
        assert answer.status_code == 404, answer.url
        assert "secret" not in answer.text
    for answer in get(build, "/nothing", "/%00", "/" + "x" * 300, "/index.html/further"):
        assert "<title>client</title>" in answer.text, answer.url


def test_files_say_what_they_are(build: Path) -> None:
    script, picture, page = get(build, "/assets/main-abc.js", "/icon.png", "/")
    assert script.headers["content-type"].startswith("text/javascript")
    assert int(script.headers["content-length"]) < 1000
    assert "content-encoding" not in picture.headers
    assert picture.content == b"\x89PNG"
    assert page.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in page.headers["content-security-policy"]


def test_without_a_build_the_server_says_how(tmp_path: Path) -> None:
    (answer,) = get(tmp_path / "nothing", "/")
    assert answer.status_code == 200
    assert "make web" in answer.text
    assert answer.headers["cache-control"] == "no-store"
