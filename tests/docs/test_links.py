"""Links lead somewhere: files, headings and pictures are there, and addresses elsewhere are at least addresses."""

import re
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.docs.pages import PAGES, ROOT, anchors, links, name_of, read


def problem(page: Path, link: str) -> str:
    """What is wrong with a link; empty if nothing is."""
    address = urlsplit(link)
    if address.scheme or address.netloc:
        return "" if address.scheme in ("https", "http") and "." in address.netloc else "is no web address"
    target = (page.parent / unquote(address.path)).resolve() if address.path else page
    if not target.exists() or not target.is_relative_to(ROOT):
        return "is not there"
    if address.fragment and (target.suffix != ".md" or unquote(address.fragment) not in anchors(target)):
        return "has no such heading"
    return ""


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    wrong = {link: problem(page, link) for link in links(page) if problem(page, link)}
    assert not wrong, f"{name_of(page)}: {wrong}"


def test_links_are_found() -> None:
    assert sum(len(links(page)) for page in PAGES) > 80
    assert "docs/images/table-buy-desktop-light.jpg" in links(ROOT / "README.md")


@pytest.mark.parametrize(
    ("link", "wrong"),
    [
        ("docs/bots.md", ""),
        ("docs/bots.md#your-own-bot", ""),
        ("docs/images", ""),
        ("#citing", ""),
        ("https://play.example.org/x", ""),
        ("docs/no-bots.md", "is not there"),
        ("docs/bots.md#no-such-heading", "has no such heading"),
        ("docs/images/table-buy-desktop-light.jpg#part", "has no such heading"),
        ("../elsewhere", "is not there"),
        ("https:/play", "is no web address"),
        ("mailto:me", "is no web address"),
    ],
)
def test_wrong_links_are_noticed(link: str, wrong: str) -> None:
    assert problem(ROOT / "README.md", link) == wrong


def test_targets_of_make_exist() -> None:
    targets = set(re.findall(r"(?m)^([a-z]+):", read(ROOT / "Makefile")))
    for page in PAGES:
        named = set(re.findall(r"(?m)(?:^|`)make ([a-z]+)", read(page)))
        assert named <= targets, f"{name_of(page)} names {sorted(named - targets)}"
