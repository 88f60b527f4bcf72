"""The numbers the board shows ahead are those the game then comes to."""

import pytest

from tests.games.ages.kit import Table, rules, table
from zeitalter.games.ages import Tableau, statistics
from zeitalter.games.ages.model.options import Options
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.view.outlook import Obstacle, Outlook, outlook
from zeitalter.games.ages.view.shape import AgesView


def ahead(game: Table) -> Outlook:
    return outlook(game.state, 0)


def test_every_obstacle_to_taking_a_card() -> None:
    game = table().player(0, hand="iron", cards="monarchy masonry", wonder="pyramids", leaders_taken=0b10)
    game.row("iron monarchy masonry taj_mahal joan_of_arc coal rich_land_i alchemy warfare swordsmen").turn(0)
    game.state.players[0].civil_left = 2
    owned = Obstacle.OWNED
    expected = [owned, owned, owned, Obstacle.WONDER_IN_PROGRESS, Obstacle.LEADER_OF_AGE, *[Obstacle.NONE] * 4]
    assert ahead(game).obstacles == [*expected, Obstacle.TOO_EXPENSIVE, *[Obstacle.EMPTY] * 3]


def test_a_full_hand_is_no_obstacle_to_a_wonder() -> None:
    game = table().player(0, hand="rich_land_a rich_land_i iron alchemy").row("coal taj_mahal").turn(0)
    assert ahead(game).obstacles[:2] == [Obstacle.HAND_FULL, Obstacle.NONE]
    assert ahead(game).hand_limit == 4


def test_own_wonders_make_wonders_dearer() -> None:
    game = table().player(0, cards="pyramids colossus").row("taj_mahal iron").turn(0)
    assert ahead(game).costs[:2] == [3, 1]


def test_what_may_be_taken_is_what_has_no_obstacle() -> None:
    game = table().player(0, hand="iron", leaders_taken=0b10)
    game.row("iron monarchy masonry taj_mahal joan_of_arc coal rich_land_i alchemy warfare swordsmen").turn(0)
    free = [slot for slot, why in enumerate(ahead(game).obstacles) if why == Obstacle.NONE]
    assert game.legal(0, "take") == [f"take {slot}" for slot in free]


@pytest.mark.parametrize("level", ["beginner", "expert"])
@pytest.mark.parametrize(
    "how",
    [
        {},
        {"workers": "religion=1 agriculture=2 bronze=2", "yellow": 14, "blue": "bronze=7", "bank": 11},
        {"workers": "agriculture=0 religion=2", "yellow": 12, "culture": 20, "unused": 3},
        {"workers": "bronze=0 agriculture=0", "blue": "agriculture=17 bronze=1", "yellow": 18},
        {"yellow": 12, "unused": 1},
    ],
)
def test_forecast_comes_true(level: str, how: dict[str, object]) -> None:
    game = table(level=level).player(0, **how).turn(0, production=True)  # type: ignore[arg-type]
    told = ahead(game)
    food, resources, culture = game.food(0), game.resources(0), game.of(0).culture
    income = game.figures(0).culture
    game.do(0, "done")
    assert game.food(0) == food + told.food - told.eaten
    assert game.resources(0) == resources + told.resources - told.corruption
    assert game.of(0).culture == culture + (0 if told.uprising else income - told.hunger)
    assert len(game.military(0)) == told.cards


def test_the_price_of_a_worker_is_what_it_really_costs() -> None:
    game = table().player(0, cards="moses", yellow=16).player(1, yellow=16).turn(0)
    seen = game.state.observe(0)
    assert isinstance(seen, AgesView)
    assert [board.population_cost for board in seen.players] == [2, 3]
    assert statistics(Tableau(leader="moses", yellow_bank=16)).population_cost == 2


def test_no_cards_are_forecast_when_there_are_none() -> None:
    late = table().set(age=4, last_round=6).turn(0)
    assert ahead(late).cards == 0
    few = table()
    few.state.discards[1] = few.state.military_decks[1][:1]
    few.state.discards_seen[1] = [3]
    few.state.military_decks[1] = []
    assert ahead(few.turn(0)).cards == 1


def test_in_the_turn_of_others_the_outlook_is_that_of_the_next_turn_of_the_attacker() -> None:
    game = table().player(0, rebellion=2).row("iron coal alchemy masonry drama warfare swordsmen", slot=4).turn(1)
    game.of(0).civil_left = game.of(0).military_left = 0  # all spent in the last turn
    assert ahead(game).obstacles[4:7] == [Obstacle.NONE] * 3
    assert ahead(game).obstacles[9] == Obstacle.TOO_EXPENSIVE  # 3 actions, with 4 - 2 left by the rebellion
    assert ahead(game).cards == 2


def test_before_the_first_turn_the_outlook_knows_the_actions_of_the_first_round() -> None:
    state = rules().setup(3, Options("beginner"), 1)
    assert isinstance(state, Ages)
    for place in range(3):
        seat = (state.start_player + place) % 3
        dear = [outlook(state, seat).obstacles[slot] == Obstacle.TOO_EXPENSIVE for slot in (0, 5, 9)]
        assert dear == [False, place < 1, place < 2]
    state.apply(state.start_player, state.default_action(state.start_player))
    assert Obstacle.TOO_EXPENSIVE not in outlook(state, state.start_player).obstacles  # 4 actions in round 2


def test_true_prices_where_they_are_not_those_printed() -> None:
    game = table(3).player(0, cards="johann_sebastian_bach architecture", workers="philosophy=1 alchemy=1")
    game.player(0, pact="scientific_cooperation_ii", pact_partner=2).player(1, cards="nikola_tesla")
    game.player(0, hand="opera monarchy work_of_art_i").row("iron taj_mahal").turn(0)
    prices = {game.state.catalogue.ids[price.card]: price for price in ahead(game).prices}
    assert set(prices) == {"philosophy", "opera", "monarchy", "iron"}  # alchemy: 1 less and 1 more
    assert prices["philosophy"].cost == 3 + 1
    assert (prices["opera"].science, prices["opera"].cost) == (7 - 1 - 2, 9 - 1 - 2)
    assert (prices["monarchy"].science, prices["monarchy"].revolution) == (9 - 2, 3 - 2)
    assert (prices["iron"].science, prices["iron"].cost) == (5 - 2, 5)
    assert ahead(table().player(0, hand="iron").turn(0)).prices == []
