"""What a person at the terminal reads: the table, and what can be looked up."""

import pytest

from tests.games.mosaic.kit import CARDS, HEXES, REGIONS, RULES, Table, table, technology
from zeitalter.core.chance import stream
from zeitalter.core.look import Entry, find
from zeitalter.core.playout import play_randomly
from zeitalter.core.rules import own
from zeitalter.core.state import State
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.technologies import lay_down
from zeitalter.games.mosaic.view import look
from zeitalter.games.mosaic.view.shape import MosaicView
from zeitalter.text import Words

PLAYERS = ["Anna", "Bernd", "Chris", "Dora"]


def words(language: str = "en") -> Words:
    return Words(language, RULES, PLAYERS, strict=True)


def looked_up(state: State, wanted: str, language: str = "en", seat: int | None = 0) -> Entry:
    """The one entry that is meant."""
    (entry,) = find(RULES.look(state.observe(seat), words(language)), wanted)
    return entry


def midgame(seats: int) -> Mosaic:
    state = own(Mosaic, RULES.setup(seats, None, "look"))
    play_randomly(state, stream("look", seats), 200)
    return state


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_with_a_name_can_be_looked_up(language: str, seats: int) -> None:
    kinds = (CARDS.technologies, CARDS.builds, CARDS.populations, CARDS.taxes, CARDS.leaders, CARDS.wonders)
    more = (CARDS.golden_ages, CARDS.achievements, CARDS.governments, CARDS.regions, CARDS.hexes)
    cards = sum(len(kind) for kind in (*kinds, *more)) + len(CARDS.goods) + len(CARDS.resource_tiles)
    for state in (RULES.setup(seats, None, 1), midgame(seats)):
        for seat in (0, None):
            entries = RULES.look(state.observe(seat), words(language))
            assert len(entries) == cards + len(look.SETTLEMENTS) + c.UNITS
            assert len({entry.id for entry in entries}) == len(entries)
            assert len({(entry.name, entry.kind) for entry in entries}) == len(entries)
            assert [entry.id for entry in entries if not entry.text] == []
            for key, names in RULES.names.items():
                assert find(entries, names[language]), key


def test_card_says_what_it_costs_needs_does_and_gives() -> None:
    state = table().offer(c.TECHNOLOGY, technology("formations")).state
    assert looked_up(state, "Formations") == Entry(
        "formations",
        "Formations",
        "Technology",
        [
            "Cost: 5 ideas",
            "Needs: 2 military",
            "You may remove up to 2 opposing units from regions with your infantry.",
            "At scorings 2 more influence in each region with your infantry.",
            "Gives: 1 government, 1 military",
            "Lies in the offer.",
        ],
    )
    assert looked_up(state, "Taktiken der Kavallerie", "de").text[2] == (
        "Du darfst bis zu 2 feindliche Truppen in einer Region mit deiner Kavallerie eliminieren."
    )


def test_wonder_says_what_the_next_one_costs_and_who_has_it() -> None:
    game = table()
    game.player(1).wonders = [[card.id for card in CARDS.wonders].index("colossus_of_rhodes")]
    text = looked_up(game.state, "colossus_of_rhodes", seat=1).text
    assert text[1:] == [
        "Only on a port hex.",
        "Costs 20 stone and 5 food, 5 stone and 5 food more for each wonder you own.",
        "Your next wonder costs 25 stone and 10 food.",
        "Bernd has it.",
    ]


def test_technology_and_achievement_of_one_id_are_told_apart() -> None:
    state = table().state
    assert looked_up(state, "technology-merchants").kind == "Technology"
    assert looked_up(state, "achievement-merchants").kind == "Achievement"
    assert looked_up(state, "Merchants").kind == "Technology"


def settled() -> Table:
    game = table(2).put(0, "city", "EGY-10").put(1, "port", "EGY-02").units(1, "cavalry", "egypt", 2)
    return game.tile("EGY-11", "wine")


def test_region_says_who_has_what_there() -> None:
    text = looked_up(settled().state, "Egypt").text
    assert text[:4] == [
        "Neighbours: Assyria, Numidia",
        "5 points for the most influence",
        "Anna, influence 2 (+2): city (Egypt 10)",
        "Bernd, influence 4 (+5): port city (Egypt 2), 2 cavalry",
    ]
    assert "Egypt 11 (Wine)" in text[4]
    assert looked_up(settled().state, "Gallien", "de").text[-1] == "Bei dieser Spielerzahl nicht im Spiel."


def test_hex_says_what_stands_or_lies_there_and_which_are_beside_it() -> None:
    state = settled().state
    near = ", ".join(
        f"Egypt {CARDS.hexes[place].id[-2:].lstrip('0')}" for place in CARDS.hexes[HEXES["EGY-11"]].neighbours
    )
    assert looked_up(state, "Egypt 11").text == ["A plain hex.", "Tile: Wine", f"Neighbours: {near}"]
    assert looked_up(state, "EGY-02").text[:2] == [
        "A port hex: for port cities and wonders.",
        "port city of Bernd.",
    ]


def test_units_and_settlements_say_their_cost_and_what_is_left() -> None:
    state = settled().state
    assert looked_up(state, "cavalry").text[-2:] == ["Bernd: 2 Egypt", "In the supply: Anna: 10, Bernd: 8"]
    assert looked_up(state, "city").text[0] == "Cost: 4 stone, 2 population"


def test_face_down_technologies_are_told_to_those_who_know_them() -> None:
    game = table()
    lay_down(game.state, 1, technology("chemistry"), 1 << 1)
    lay_down(game.state, 1, technology("wheel"), game.state.everyone())
    down = "Lies face down before Bernd."
    assert [down in looked_up(game.state, "chemistry", seat=seat).text for seat in (0, 1, None)] == [False, True, False]
    assert [down in looked_up(game.state, "wheel", seat=seat).text for seat in (0, 1, None)] == [True, True, True]


@pytest.mark.parametrize("seat", [0, None])
def test_nothing_imagined_is_told(seat: int | None) -> None:
    """The position behind the words is imagined: another one that fits the view gives the same words."""
    view = own(MosaicView, midgame(4).observe(seat))
    told = [
        look.Table(own(Mosaic, RULES.from_view(view, stream("world", number))), view, words()).entries()
        for number in range(3)
    ]
    assert told[0] == told[1] == told[2]
    assert RULES.render(view, words(), 100)


def test_terminal_shows_what_stands_where_by_name() -> None:
    game = settled()
    game.state.locked[REGIONS["egypt"]] = 1
    game.state.top_seen[c.TAX] = 1
    screen = RULES.render(game.state.observe(0), words(), 200)
    for text in (
        "5 points for the most influence, Martial law: Bernd",
        "city (Egypt 10)",
        "port city (Egypt 2), 2 cavalry",
        "1 × Wine",
        "Governments:\x1b[0m City-State, Monarchy",
        f"an empire card among them, on top {RULES.names[CARDS.deck_cards[c.TAX][game.state.decks[c.TAX][-1]]]['en']}",
    ):
        assert text in screen
    assert "on top" not in RULES.render(game.state.observe(1), words(), 200)


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_hex_is_chosen_by_its_own_name(language: str) -> None:
    game = table().give(stone=4).do("found city 0")
    told = [words(language).message(game.state.describe(0, action).words) for action in game.state.legal_actions(0)]
    assert len(set(told)) == len(told) > 100
