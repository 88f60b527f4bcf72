"""What the board of ages takes for granted of the catalogue."""

from pathlib import Path

from zeitalter.games import load

TONES = Path(__file__).parents[2] / "web/src/boards/ages/tones.css"


def test_every_card_has_a_colour() -> None:
    groups = {card.group for card in load("ages").catalogue_view().cards}  # type: ignore[attr-defined]
    assert len(groups) == 15
    colours = TONES.read_text(encoding="utf-8")
    assert [group for group in sorted(groups) if f".tone-{group} " not in colours] == []
