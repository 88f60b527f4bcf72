"""Looking things up by name."""

from zeitalter.core.look import Entry, find

ENTRIES = [
    Entry("iron", "Iron", "Mine", []),
    Entry("ironworks", "Iron Works", "Building", []),
    Entry("wall", "Great Wall", "Wonder", []),
    Entry("C12", "Great Wall", "Relic", []),
    Entry("environment", "Environment", "Event", []),
]


def found(wanted: str) -> list[str]:
    return [entry.id for entry in find(ENTRIES, wanted)]


def test_a_whole_name_or_an_id_is_meant_before_anything_else() -> None:
    assert found("Iron") == ["iron"]
    assert found("c12") == ["C12"]
    assert found("great wall") == ["wall", "C12"]


def test_the_beginning_of_any_word_will_do() -> None:
    assert found("wal") == ["wall", "C12"]
    assert found("iron w") == ["ironworks"]


def test_a_part_of_a_name_is_the_last_resort() -> None:
    assert found("iron ") == ["iron"]
    assert found("viron") == ["environment"]
    assert found("nothing") == []
