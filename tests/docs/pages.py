"""The pages as they are written: their blocks, links and headings."""

import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
FENCED = re.compile(r"(?ms)^(?:<!-- not run: (?P<reason>[^\n]+) -->\n)?```(?P<language>\w*)\n(?P<text>.*?)^```$")
LINK = re.compile(r"\]\(([^)\s]+)\)|<(?:a|img)\b[^>]*\b(?:href|src)=\"([^\"]+)\"")


class Block(NamedTuple):
    line: int
    language: str
    text: str
    reason: str  # why it is not run; empty for those that are
    output: str | None  # what the page says it prints


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks(page: Path) -> list[Block]:
    """All fenced blocks; a `text` block right after Python is what that prints."""
    text = read(page)
    found = list(FENCED.finditer(text))
    result = []
    for this, following in zip(found, [*found[1:], None]):
        printed = None
        if following is not None and following["language"] == "text":
            printed = following["text"] if not text[this.end() : following.start()].strip() else None
        line = text.count("\n", 0, this.start()) + 1
        result.append(Block(line, this["language"], this["text"], this["reason"] or "", printed))
    return result


def prose(page: Path) -> str:
    """The page without its code."""
    return re.sub(r"`[^`\n]*`", "`code`", FENCED.sub("", read(page)))


def links(page: Path) -> list[str]:
    return [inline or tag for inline, tag in LINK.findall(prose(page))]


def anchors(page: Path) -> set[str]:
    """The names of the headings, as code hosts and the site make them."""
    names = []
    seen: Counter[str] = Counter()
    for heading in re.findall(r"(?m)^#{1,6} +(.+?) *$", FENCED.sub("", read(page))):
        plain = re.sub(r"[`*]|\]\([^)]*\)|\[", "", heading)
        name = re.sub(r"[^\w\- ]", "", plain.lower()).replace(" ", "-")
        names.append(f"{name}-{seen[name]}" if seen[name] else name)
        seen[name] += 1
    return set(names)
