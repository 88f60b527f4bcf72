"""The built site: links and anchors lead somewhere, no page asks another host for anything, the reference is whole."""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from importlib import import_module
from inspect import getdoc
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.docs.pages import PAGES, ROOT
from tools.docs_site import PLACE, SOURCE, dotted, modules, packages
from zeitalter.core.conformance import CHECKS

LOADED = re.compile(r"<(?:script|img|link|source|iframe|video|audio|embed|object)\b[^>]*>")
ADDRESS = re.compile(r"\b(?:href|src|data|srcset)=(?:\"([^\"]*)\"|'([^']*)'|([^\s>\"']+))")
EVERYTHING = [module for package in packages() for module in modules(package)]
DOCUMENTED = [module for module in EVERYTHING if not {"conformance", "adapters"}.intersection(module.parts)]


def addresses(html: str) -> list[str]:
    return [unescape("".join(found)) for found in ADDRESS.findall(html)]


@cache
def names(page: Path) -> frozenset[str]:
    """What an anchor can lead to."""
    return frozenset(re.findall(r"\bid=\"?([^\"\s>]+)", page.read_text(encoding="utf-8")))


def target(site: Path, page: Path, path: str) -> Path:
    """The file that an address on a page means."""
    if path.startswith("/"):
        file = site / unquote(path).removeprefix(PLACE)
    else:
        file = (page.parent / unquote(path)).resolve() if path else page
    return file / "index.html" if file.is_dir() else file


def test_links_and_anchors_lead_somewhere(site: Path) -> None:
    wrong = []
    for page in site.rglob("*.html"):
        for address in set(addresses(page.read_text(encoding="utf-8"))):
            parts = urlsplit(address)
            if parts.scheme or parts.netloc:
                continue
            file = target(site, page, parts.path)
            there = file.is_relative_to(site) and file.is_file()
            if not there or (parts.fragment and unquote(parts.fragment) not in names(file)):
                wrong.append((page.name, address))
    assert wrong == []


def test_no_other_host_is_asked(site: Path) -> None:
    for page in site.rglob("*.html"):
        html = page.read_text(encoding="utf-8")
        loaded = [address for tag in LOADED.findall(html) for address in addresses(tag)]
        assert [address for address in loaded if urlsplit(address).netloc] == [], page
    for sheet in site.rglob("*.css"):
        asked = re.findall(r"(?:url\(|@import)\s*[\"']?(?!data:)([^)\"']+)", sheet.read_text(encoding="utf-8"))
        assert [address for address in asked if urlsplit(address).netloc] == [], sheet


def test_the_policy_of_the_server_blocks_nothing(site: Path) -> None:
    """Only scripts and styles in files are allowed there."""
    for page in site.rglob("*.html"):
        html = page.read_text(encoding="utf-8")
        inline = re.findall(r"<script(?![^>]*\bsrc=)(?![^>]*type=\"?application/json)[^>]*>", html)
        assert inline == [], page
        assert "<style" not in html, page
        assert re.findall(r"<[^>]+\son\w+=", re.sub(r"<code.*?</code>", "", html, flags=re.DOTALL)) == [], page


def test_every_page_is_there_and_in_the_menu(site: Path) -> None:
    home = (site / "index.html").read_text(encoding="utf-8")
    for page in PAGES:
        if page.is_relative_to(ROOT / "docs"):
            place = page.relative_to(ROOT / "docs").with_suffix(".html").as_posix().replace("README", "index")
            assert (site / place).is_file()
            assert f'href="{place}"' in home, f"{place} is not in the menu"
    for page in ("changelog.html", "contributing.html"):
        assert f'href="{page}"' in home


def test_the_search_knows_the_pages(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    found = {entry["location"] for entry in index["docs"]}
    assert {"bots.html#your-own-bot", "rulings/ages.html", "reference/zeitalter.core.match.html"} <= found


# ---- the reference ---------------------------------------------------------------------------------------------------


def public(module: Path) -> Iterator[tuple[str, ast.ClassDef | ast.FunctionDef]]:
    """The public classes and functions of a module, methods too, with their full names."""

    def inside(body: list[ast.stmt], name: str) -> Iterator[tuple[str, ast.ClassDef | ast.FunctionDef]]:
        for node in body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
                yield f"{name}.{node.name}", node
                if isinstance(node, ast.ClassDef):
                    yield from inside(node.body, f"{name}.{node.name}")

    yield from inside(ast.parse(module.read_text(encoding="utf-8")).body, dotted(module))


def is_inherited(name: str) -> bool:
    """Whether a base class says what this method does."""
    module, owner, method = name.rsplit(".", 2)
    cls = getattr(import_module(module), owner, None)
    return isinstance(cls, type) and getdoc(getattr(cls, method)) is not None


def test_no_module_is_missing() -> None:
    here = {dotted(module) for module in EVERYTHING}
    for name in ("core", "bots"):
        for path in (SOURCE / "zeitalter" / name).rglob("*.py"):
            if path.stem == "__init__" or not path.stem.startswith("_"):
                assert dotted(path) in here


@pytest.mark.parametrize("module", EVERYTHING, ids=dotted)
def test_the_reference_has_all_that_is_public(site: Path, module: Path) -> None:
    page = site / "reference" / f"{dotted(module)}.html"
    shown = names(page)
    assert dotted(module) in shown
    for name, node in public(module):
        if ast.get_docstring(node) or "conformance" not in module.parts:
            assert name in shown


@pytest.mark.parametrize("module", DOCUMENTED, ids=dotted)
def test_all_that_is_public_says_what_it_is(module: Path) -> None:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    assert ast.get_docstring(tree)
    assert [name for name, node in public(module) if not ast.get_docstring(node) and not is_inherited(name)] == []


def test_every_check_of_the_conformance_kit_says_what_it_checks() -> None:
    assert [check.__name__ for check in CHECKS if not check.__doc__] == []


def test_fields_have_types_and_meanings(site: Path) -> None:
    page = (site / "reference" / "zeitalter.core.record.html").read_text(encoding="utf-8")
    assert "<code>chance: list[int] = []</code>" in page
    assert "digest of the game's data" in unescape(page)
    match = (site / "reference" / "zeitalter.core.match.html").read_text(encoding="utf-8")
    assert "<code>code: str</code>" in match  # what a constructor sets has the type of its parameter
