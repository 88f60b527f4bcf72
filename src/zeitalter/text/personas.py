"""Bots have names from history, so that a table reads like a table: people of many cultures, none of them on a card."""

import re
from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path

from zeitalter.text.languages import DEFAULT


@cache
def all_personas() -> list[str]:
    """The keys of all names there are; the catalogues say how they are spelt."""
    catalogue = Path(__file__).parent / f"{DEFAULT}.ftl"
    return re.findall(r"^(persona-[a-z-]+) =", catalogue.read_text(encoding="utf-8"), re.MULTILINE)


@lru_cache(1024)
def personas(seed: bytes, seats: int) -> tuple[str, ...]:
    """The keys of the names for all seats of a game, no two alike. They follow from its seed, so everybody sees the
    same ones every time; the seed cannot be computed from them."""
    order = sorted(all_personas(), key=lambda key: blake2b(key.encode(), key=seed, digest_size=8).digest())
    return tuple(order[:seats])
