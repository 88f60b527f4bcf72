"""What can be looked up at the table, in both languages."""

import pytest

from tests.games.civ1980.kit import CATALOGUE, RULES, cities, deal, own, settle, ships, table
from zeitalter.core.look import Entry, find
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.text import LANGUAGES, Words

NAMES = ["Anna", "Bert", "Carla"]


def looked_up(state: Civ1980, seat: int | None = 0, language: str = "en") -> list[Entry]:
    return RULES.look(state.observe(seat), Words(language, RULES, NAMES, strict=True))


def one(entries: list[Entry], name: str, kind: str) -> list[str]:
    found = [entry for entry in find(entries, name) if entry.kind == kind]
    assert len(found) == 1
    return found[0].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_the_catalogue_can_be_looked_up(language: str) -> None:
    entries = looked_up(table(3), language=language)
    in_play = [CATALOGUE.area_ids[area] for area, used in enumerate(table(3).board.in_play) if used]
    nations = [nation.id for nation in CATALOGUE.nations]
    for name in [*CATALOGUE.card_ids, *CATALOGUE.trade_ids, *in_play, *nations, "token", "city", "ship", "aegean_sea"]:
        found = [entry for entry in entries if entry.id == name]
        assert len(found) == 1
        assert found[0].name
        assert found[0].text
    assert len({(entry.name, entry.kind) for entry in entries}) == len(entries)


def test_a_card_says_what_it_costs_needs_does_and_who_has_it() -> None:
    state = table(3)
    own(state, 1, "law")
    entries = looked_up(state)
    democracy = one(entries, "Democracy", "Civilization card")
    assert democracy[0] == "Costs 200 (Civics)"
    assert democracy[1].endswith("Needs Law.")
    assert "Held by: Bert" in one(entries, "law", "Civilization card")
    assert "Credits: Architecture 5, Democracy 10, Law 5, Literacy 20, Music 5, Mysticism 5" in one(
        entries, "Drama", "Civilization card"
    )


def test_an_area_says_who_is_there_and_where_one_gets_from_it() -> None:
    state = table(3)
    settle(state, 0, rome=2)
    settle(state, 1, rome=1)
    cities(state, 2, "neapolis")
    ships(state, 1, "rome")
    own(state, 0, "agriculture")
    entries = looked_up(state)
    rome = one(entries, "Rome", "Area")
    assert {"Anna: 2 tokens", "Bert: 1 token", "Bert: 1 ship"} <= set(rome)
    assert any(line.startswith("For you, where you are alone:") for line in rome)
    assert any(line.startswith("By land to: ") and "Etruria" in line for line in rome)
    neapolis = one(entries, "Neapolis", "Area")
    assert {"City of Carla", "Volcano: Campania, Neapolis"} <= set(neapolis)
    assert [entry.kind for entry in find(looked_up(table(6)), "Babylon")] == ["Area", "Nation"]


def test_nobody_looks_into_a_hand_of_others() -> None:
    state = table(3)
    deal(state, 1, "gems", "gems")
    assert "In your hand: 2" in one(looked_up(state, 1), "gems", "Commodity")
    for seat in (0, None):
        assert not any(line.startswith("In your hand") for line in one(looked_up(state, seat), "gems", "Commodity"))
    assert looked_up(state, None) == looked_up(table(3), None)
