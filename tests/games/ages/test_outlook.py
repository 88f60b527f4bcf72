"""The numbers the board shows ahead are those the game then comes to."""

import pytest

from tests.games.ages.kit import Table, table
from zeitalter.games.ages.outlook import Obstacle, Outlook, outlook


def ahead(game: Table) -> Outlook:
    return outlook(game.state, 0)


def test_every_obstacle_to_taking_a_card() -> None:
    game = table().player(0, hand="iron", cards="monarchy masonry", wonder="pyramids", leaders_taken=0b10)
    game.row("iron monarchy masonry taj_mahal joan_of_arc coal rich_land_i alchemy warfare swordsmen").turn(0)
    game.state.players[0].civil_left = 2
    owned = Obstacle.OWNED
    expected = [owned, owned, owned, Obstacle.WONDER_IN_PROGRESS, Obstacle.LEADER_OF_AGE, *[Obstacle.NONE] * 4]
    assert ahead(game).obstacles == [*expected, Obstacle.TOO_DEAR, *[Obstacle.EMPTY] * 3]


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
