"""What the board of ages takes for granted of the catalogue."""

import re
from pathlib import Path

from zeitalter.games import load

BOARD = Path(__file__).parents[2] / "web/src/boards/ages"
LONG = 9  # letters of a word that may have to be broken
TONES = Path(__file__).parents[2] / "web/src/boards/ages/tones.css"


def test_every_card_has_a_colour() -> None:
    groups = {card.group for card in load("ages").catalogue_view().cards}  # type: ignore[attr-defined]
    assert len(groups) == 15
    colours = TONES.read_text(encoding="utf-8")
    assert [group for group in sorted(groups) if f".tone-{group} " not in colours] == []


def broken_words(language: str) -> set[str]:
    """The words for which the board says where they may be broken."""
    source = (BOARD / "hyphens.ts").read_text(encoding="utf-8")
    found = re.search(rf"\b{language}: `([^`]*)`", source)
    assert found is not None
    return {word.replace("|", "") for word in found[1].split() if "|" in word}


def test_long_words_in_names_can_be_broken() -> None:
    names = load("ages").names.values()
    for language in ("de", "en"):
        words = {word for name in names for word in re.findall(r"[^\W\d_]+", name[language]) if len(word) >= LONG}
        assert words - broken_words(language) == set(), language


def test_pieces_of_words_fit_into_the_smallest_card() -> None:
    source = (BOARD / "hyphens.ts").read_text(encoding="utf-8")
    pieces = {piece for text in re.findall(r"`([^`]*)`", source) for piece in re.split(r"[|\s]+", text)}
    assert max(map(len, pieces)) <= LONG


def test_terms_on_the_board_are_in_the_glossary() -> None:
    texts = (Path(__file__).parents[2] / "src/zeitalter/games/ages/text/en.ftl").read_text(encoding="utf-8")
    terms = set(re.findall(r"^term-([a-z-]+?)(?:-text)? =", texts, flags=re.MULTILINE))
    marked: set[str] = set()
    for file in BOARD.glob("*.svelte"):
        source = file.read_text(encoding="utf-8")
        marked |= set(re.findall(r"term\(\"([a-z-]+)\"\)", source)) | set(re.findall(r"about=\"([a-z-]+)\"", source))
    assert len(marked) > 15
    assert marked <= terms, marked - terms
