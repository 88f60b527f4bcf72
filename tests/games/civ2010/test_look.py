"""Looking things up at the table: every card and every place, in both languages."""

import pytest

from tests.games.civ2010.kit import Game, rules
from zeitalter.core.look import Entry, find
from zeitalter.games.civ2010.model.catalogue import NONE
from zeitalter.games.civ2010.view.observe import observe
from zeitalter.text.words import Words


def entries(game: Game, language: str = "en", seat: int | None = 0) -> list[Entry]:
    words = Words(language, game.rules, ["Anna", "Ben", "Cleo", "Dan"], strict=True)
    return game.rules.look(observe(game.state, seat), words)


def entry(game: Game, name: str, seat: int | None = 0) -> Entry:
    [found] = find(entries(game, seat=seat), name)
    return found


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_can_be_looked_up(language: str) -> None:
    game = (
        Game("chinese", "americans").tile(4, "n04").build("3-14", "barracks").build("3-12", "general").army(0, "3-14")
    )
    found = entries(game, language)
    catalogue = rules().catalogues[0]
    ids = {one.id for one in found}
    assert len(ids) == len(found), "everything can be named"
    assert {thing.id for thing in catalogue.techs} <= ids
    assert {thing.id for thing in catalogue.wonders} <= ids
    assert {thing.id for thing in [*catalogue.buildings, *catalogue.persons]} <= ids
    assert {"govern " + thing.id for thing in catalogue.governments} <= ids
    assert {thing.id for thing in catalogue.civilizations} <= ids
    assert {thing.id for thing in catalogue.events} <= ids
    assert {"infantry", "aircraft", "army", "scout", "walls", "wheat", "uranium", "0-12", "city 0 0"} <= ids
    assert all(one.name and one.kind and one.text for one in found), "each has a name, a kind and something to say"
    assert sum(ground != NONE for ground in game.state.ground) == sum(one.kind in ("Square", "Feld") for one in found)


def test_things_of_the_same_name_are_of_different_kinds() -> None:
    found = find(entries(Game("chinese", "americans")), "Communism")
    assert {one.kind for one in found} == {"Technology", "Government"}


def test_a_technology_tells_cost_needs_and_gifts() -> None:
    game = Game("chinese", "americans").learn(1, "engineering")
    text = entry(game, "Engineering").text
    assert text[0] == "Level II, needs 11 trade"
    assert "Lies above two technologies of level I in the pyramid" in text
    assert "Unlocks the building Aqueduct" in text
    assert text[-1] == "Known to: Ben"


def test_a_wonder_tells_cost_discount_and_where_it_stands() -> None:
    game = Game("chinese", "americans").build("3-14", "colossus").army(0, "3-14")
    text = entry(game, "colossus").text
    assert text[:2] == ["ancient, 15 production", "10 production with Metalworking"]
    assert text[-2:] == ["Stands on 3-14, built by Ben", "blockaded"]


def test_both_sides_of_a_building() -> None:
    game = Game("chinese", "americans")
    assert "The other side is the improved: Aqueduct" in entry(game, "granary").text
    assert "Improved side of: Granary" in entry(game, "aqueduct").text


def test_a_square_tells_what_stands_there_and_its_neighbours() -> None:
    game = Game("chinese", "americans").build("3-14", "barracks").army(0, "3-14")
    text = entry(game, "3-14").text
    assert {"Outskirts of city 1 of Ben", "Barracks", "Combat bonus 2", "Anna: armies 1, scouts 0", "blockaded"} < set(
        text
    )
    assert text[-1].startswith("Neighbours: 3-13 (")


def test_a_city_tells_how_it_defends_itself() -> None:
    game = Game("chinese", "americans")
    assert entry(game, "Capital of Anna").text[-1] == "Defends itself with 6 battle cards and a combat bonus of 16"
    assert entry(game, "Capital of Ben").text[-1] == "Defends itself with 6 battle cards and a combat bonus of 12"


def test_only_what_the_seat_may_know() -> None:
    game = Game("chinese", "americans").card(0, "drought")
    assert "Anna has 1" in entry(game, "drought", 0).text
    assert "Anna has 1" not in entry(game, "drought", 1).text
    assert "Anna has 1" not in entry(game, "drought", None).text


def test_leaders_and_the_culture_track() -> None:
    game = Game("chinese", "americans").sheet(1, track=4)
    assert entry(game, "Lincoln").text[0] == "Americans"
    text = entry(game, "culture track").text
    assert text[0] == "Spaces 1 to 7: 3 culture and 0 trade each"
    assert "Space 21 wins the game" in text
    assert text[-1] == "Ben is on space 4"
