"""What a searching bot weighs: always something, always legal, nothing idle."""

import pytest

from tests.games.mosaic.kit import CARDS, HEXES, RULES, Table, build_card, symbols, table, technology
from zeitalter.core.chance import stream
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps
from zeitalter.games.mosaic.model.player import FaceDown
from zeitalter.games.mosaic.model.state import Mosaic


def weighed(game: Table) -> list[str]:
    seat = game.state.actors()[0]
    return [RULES.vocabulary.notation(action) for action in RULES.game.considered(game.state, seat)]


@pytest.mark.parametrize("seats", list(RULES.seats))
def test_always_legal_and_never_none(seats: int) -> None:
    state = RULES.setup(seats, None, "considered")
    assert isinstance(state, Mosaic)
    rng = stream("considered", seats)
    while state.actors():
        seat = state.actors()[0]
        found = RULES.game.considered(state, seat)
        assert found
        assert all(state.is_legal(seat, action) for action in found)
        assert found == RULES.game.considered(state.copy(), seat)
        if rng.below(3):
            state.apply(seat, found[rng.below(len(found))])
        else:
            legal = state.legal_actions(seat)
            state.apply(seat, legal[rng.below(len(legal))])


def test_what_is_considered_follows_from_the_view() -> None:
    state = RULES.setup(3, None, "view")
    assert isinstance(state, Mosaic)
    rng = stream("view")
    for _ in range(120):
        seat = state.actors()[0]
        found = RULES.game.considered(state, seat)
        assert found == RULES.game.considered(RULES.from_view(state.observe(seat), rng), seat)
        state.apply(seat, found[rng.below(len(found))])


def test_a_prize_is_claimed_at_once() -> None:
    game = table().put(0, "city", "ITA-01")
    game.player().symbols = symbols("science 6")
    assert weighed(game) == ["golden_age science"]


def test_a_card_that_gains_nothing_by_waiting_is_played_at_once() -> None:
    game = table()
    game.player().down = [FaceDown(technology(card), 0, 1, False) for card in ("fortified_camps", "number_system")]
    assert weighed(game) == ["play number_system"]
    game.player().down.pop()
    assert {"play fortified_camps", "work stone"} <= set(weighed(game))


def test_no_city_without_a_card_where_there_is_one() -> None:
    game = table().give(0, stone=4).put(0, "city", "ITA-01")
    game.player().population = 5
    game.offer(c.BUILD, build_card("research_city"))
    assert "build research_city 0 0" in weighed(game)
    assert "found city 0" not in weighed(game)
    assert "found farm 0" in weighed(game)


def test_equal_hexes_are_weighed_once() -> None:
    game = table().put(0, "city", "ITA-01")
    game.state.push(steps.Placing(0, c.CITY, c.ANYWHERE, c.NOTHING))
    assert len(game.options()) > 100
    assert len(weighed(game)) == len([region for region in CARDS.regions if game.state.in_play(region.index)])
    land = CARDS.regions[game.state.region_of(HEXES["ITA-01"])].land
    free = [CARDS.hexes[place].id for place in land if game.state.pieces[place] is None]
    game.tile(free[3], "grain").tile(free[5], "grain").tile(free[7], "wine")
    found = weighed(game)
    assert len([text for text in found if text in (f"place {free[3]}", f"place {free[5]}")]) == 1
    assert f"place {free[7]}" in found


def test_units_do_not_march_from_where_they_are_needed() -> None:
    game = table().give(0, money=20).put(0, "city", "ITA-01")
    game.units(0, "infantry", "greece", 1).units(2, "infantry", "greece", 1).units(1, "infantry", "italy", 1)
    for rival in (1, 2, 3):
        game.units(rival, "infantry", "assyria", 5).units(rival, "infantry", "gaul", 5)
    game.state.achievements = []
    game.do("military")
    assert weighed(game) == ["recruit infantry italy"]
    game.own(0, "cavalry_tactics")
    assert weighed(game) == ["recruit infantry italy", "recruit cavalry italy"]


def test_money_may_spare_ideas_when_there_is_plenty() -> None:
    game = table().give(0, ideas=6, money=40).offer(c.TECHNOLOGY, technology("cities"))
    assert [text for text in weighed(game) if text.startswith("research")] == ["research cities 0", "research cities 5"]
    game.give(0, ideas=6, money=20)
    assert [text for text in weighed(game) if text.startswith("research")] == ["research cities 0"]


def test_offers_are_refreshed_before_acting_only() -> None:
    game = table()
    game.player().government = 0
    assert "refresh technology" in weighed(game)
    assert "refresh technology" not in weighed(game.turn(0, actions=0))


def test_diplomats_send_out_only_who_stands_in_the_way() -> None:
    game = table().put(0, "city", "ITA-01").units(1, "infantry", "italy", 3).units(2, "infantry", "italy", 1)
    game.units(3, "infantry", "egypt", 3)
    game.state.push(steps.Expelling(0))
    found = weighed(game)
    assert found[-1] == "done"
    assert len(found) > 1
    assert {tuple(text.split()[:3]) for text in found[:-1]} == {("expel", "1", "italy")}
