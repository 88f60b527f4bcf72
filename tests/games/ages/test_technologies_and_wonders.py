"""One test per technology and wonder: its price, and what it gives, found by playing it."""

import pytest

from tests.games.ages.kit import number, table


@pytest.mark.parametrize(
    ("card", "science", "cost", "culture", "income", "happy", "strength", "value"),
    [
        ("agriculture", 0, 2, 0, 0, 0, 0, 1),
        ("bronze", 0, 2, 0, 0, 0, 0, 1),
        ("philosophy", 0, 3, 0, 1, 0, 0, 0),
        ("religion", 0, 3, 1, 0, 1, 0, 0),
        ("warriors", 0, 2, 0, 0, 0, 1, 0),
        ("irrigation", 3, 4, 0, 0, 0, 0, 2),
        ("iron", 5, 5, 0, 0, 0, 0, 2),
        ("alchemy", 4, 6, 0, 2, 0, 0, 0),
        ("theology", 2, 5, 1, 0, 2, 0, 0),
        ("printing_press", 3, 4, 1, 1, 0, 0, 0),
        ("drama", 4, 5, 2, 0, 1, 0, 0),
        ("bread_and_circuses", 3, 4, 0, 0, 2, 1, 0),
        ("swordsmen", 3, 3, 0, 0, 0, 2, 0),
        ("knights", 4, 3, 0, 0, 0, 2, 0),
        ("selective_breeding", 5, 6, 0, 0, 0, 0, 3),
        ("coal", 7, 8, 0, 0, 0, 0, 3),
        ("scientific_method", 6, 8, 0, 3, 0, 0, 0),
        ("organized_religion", 4, 7, 1, 0, 3, 0, 0),
        ("journalism", 6, 8, 2, 2, 0, 0, 0),
        ("opera", 7, 9, 3, 0, 1, 0, 0),
        ("team_sports", 5, 6, 0, 0, 3, 2, 0),
        ("riflemen", 5, 5, 0, 0, 0, 3, 0),
        ("cavalrymen", 6, 5, 0, 0, 0, 3, 0),
        ("cannon", 7, 5, 0, 0, 0, 3, 0),
        ("mechanized_agriculture", 7, 8, 0, 0, 0, 0, 5),
        ("oil", 9, 11, 0, 0, 0, 0, 5),
        ("computers", 8, 10, 0, 5, 0, 0, 0),
        ("multimedia", 9, 11, 3, 3, 0, 0, 0),
        ("movies", 10, 12, 4, 0, 1, 0, 0),
        ("professional_sports", 7, 8, 0, 0, 4, 3, 0),
        ("modern_infantry", 8, 7, 0, 0, 0, 5, 0),
        ("tanks", 9, 7, 0, 0, 0, 5, 0),
        ("rockets", 10, 7, 0, 0, 0, 5, 0),
        ("air_forces", 11, 7, 0, 0, 0, 5, 0),
    ],
)
def test_technology(
    card: str, science: int, cost: int, culture: int, income: int, happy: int, strength: int, value: int
) -> None:
    """Discovered for its science, built for its resources; a worker on it gives what the card shows."""
    game = table().player(0, blue=f"bronze={cost}", science=science, hand=card if science else "", unused=1).turn(0)
    if science:
        game.of(0).science -= 1
        assert not game.can(0, f"discover {card}")
        game.of(0).science += 1
        game.do(0, f"discover {card}")
        assert game.of(0).science == 0
    before = game.figures(0)
    game.do(0, f"build {card}")
    after = game.figures(0)
    assert game.resources(0) == 0
    assert after.culture - before.culture == culture
    assert after.science - before.science == income
    assert after.faces - before.faces == happy
    assert after.strength - before.strength == strength
    assert after.food + after.resources - before.food - before.resources == value


@pytest.mark.parametrize(
    ("card", "revolution", "peaceful", "civil", "military", "limit", "culture", "happy", "strength"),
    [
        ("monarchy", 3, 9, 5, 3, 3, 0, 0, 0),
        ("theocracy", 2, 7, 4, 3, 3, 1, 2, 0),
        ("constitutional_monarchy", 5, 12, 6, 4, 3, 0, 0, 0),
        ("republic", 4, 14, 7, 2, 3, 0, 0, 0),
        ("communism", 6, 17, 7, 5, 4, 0, -1, 0),
        ("democracy", 8, 21, 7, 3, 4, 2, 0, 0),
        ("fundamentalism", 7, 19, 6, 5, 4, 0, 0, 5),
    ],
)
def test_government(
    card: str,
    revolution: int,
    peaceful: int,
    civil: int,
    military: int,
    limit: int,
    culture: int,
    happy: int,
    strength: int,
) -> None:
    game = table().player(0, science=peaceful, hand=card, workers="religion=2 philosophy=2", unused=5).turn(0)
    before = game.figures(0)
    game.do(0, f"discover {card}")
    after = game.figures(0)
    assert game.of(0).science == 0
    assert (game.of(0).civil_left, game.of(0).military_left) == (civil - 1, military)
    assert after.culture - before.culture == culture
    assert after.faces - before.faces == happy
    assert after.strength - before.strength == strength
    revolt = table().player(0, science=revolution, hand=card, workers="religion=2", unused=5, blue="bronze=18").turn(0)
    revolt.do(0, f"revolt {card}")
    assert (revolt.of(0).science, revolt.of(0).civil_left, revolt.of(0).military_left) == (0, 0, military)
    revolt.of(0).civil_left = 3
    for _ in range(limit - 2):
        revolt.do(0, "build religion")
    assert not revolt.can(0, "build religion")


def test_despotism_has_4_civil_and_2_military_actions_and_a_limit_of_2() -> None:
    game = table().player(0, workers="religion=1", unused=3, blue="bronze=9").turn(0)
    assert (game.of(0).civil_total, game.of(0).military_total) == (4, 2)
    game.do(0, "build religion")
    assert not game.can(0, "build religion")


@pytest.mark.parametrize(
    ("card", "science", "civil", "military", "strength", "blue", "stages", "discount"),
    [
        ("code_of_laws", 6, 1, 0, 0, 0, 1, 0),
        ("warfare", 4, 0, 1, 1, 0, 1, 0),
        ("cartography", 4, 0, 0, 1, 0, 1, 0),
        ("masonry", 3, 0, 0, 0, 0, 2, 1),
        ("justice_system", 7, 1, 0, 0, 3, 1, 0),
        ("strategy", 8, 0, 2, 3, 0, 1, 0),
        ("navigation", 6, 0, 0, 2, 0, 1, 0),
        ("architecture", 6, 0, 0, 0, 0, 3, 2),
        ("civil_service", 10, 2, 0, 0, 3, 1, 0),
        ("military_theory", 12, 0, 3, 5, 0, 1, 0),
        ("satellites", 8, 0, 0, 3, 0, 1, 0),
        ("engineering", 9, 0, 0, 0, 0, 4, 3),
    ],
)
def test_special_technology(
    card: str, science: int, civil: int, military: int, strength: int, blue: int, stages: int, discount: int
) -> None:
    game = table().player(0, science=science, hand=card, blue="bronze=12", bank=20, wonder="internet", unused=1)
    game.player(0, workers="computers=0", blue="bronze=12", bank=20, wonder="internet").turn(0)
    before = game.figures(0)
    game.do(0, f"discover {card}")
    assert game.of(0).science == 0
    assert (game.of(0).civil_left, game.of(0).military_left) == (3 + civil, 2 + military)
    assert game.figures(0).strength - before.strength == strength
    assert game.of(0).bank == 20 + blue
    assert game.legal(0, "stage") == [f"stage {n}" for n in range(1, stages + 1)]
    game.do(0, "build computers")
    assert game.resources(0) == 12 - 10 + discount


@pytest.mark.parametrize(
    ("card", "stages", "culture", "science", "happy", "strength", "civil", "military"),
    [
        ("colossus", "3 3", 1, 0, 0, 1, 0, 0),
        ("hanging_gardens", "2 2 2", 1, 0, 2, 0, 0, 0),
        ("library_of_alexandria", "1 2 2 1", 1, 1, 0, 0, 0, 0),
        ("pyramids", "3 2 1", 0, 0, 0, 0, 1, 0),
        ("great_wall", "2 2 3 2", 1, 0, 1, 0, 0, 0),
        ("st_peters_basilica", "4 4", 2, 0, 0, 0, 0, 0),
        ("taj_mahal", "2 4 2", 3, 0, 0, 0, 0, 0),
        ("universitas_carolina", "3 3 3", 1, 2, 0, 0, 0, 0),
        ("eiffel_tower", "3 7 3", 4, 0, 1, 0, 0, 0),
        ("kremlin", "4 4 4", 3, 0, -2, 0, 1, 1),
        ("ocean_liner_service", "3 2 2 2 3", 0, 0, 0, 0, 0, 0),
        ("transcontinental_railroad", "3 4 5", 0, 0, 0, 5, 0, 0),
        ("fast_food_chains", "4 4 4 4", 0, 0, 0, 0, 0, 0),
        ("first_space_flight", "3 4 9", 0, 0, 0, 0, 0, 0),
        ("hollywood", "5 6 5", 0, 0, 0, 0, 0, 0),
        ("internet", "2 3 4 3 2", 0, 0, 0, 0, 0, 0),
    ],
)
def test_wonder(
    card: str, stages: str, culture: int, science: int, happy: int, strength: int, civil: int, military: int
) -> None:
    """Built stage by stage for its resources; completed it gives what it shows, and its markers come back."""
    costs = [int(cost) for cost in stages.split()]
    game = table().player(0, cards="communism", blue=f"bronze={sum(costs)}", bank=8).row(card)
    game.player(0, workers="warriors=0 religion=3", blue=f"bronze={sum(costs)}", bank=8)
    game.turn(0).do(0, "take 0")
    before = game.figures(0)
    left = sum(costs)
    for cost in costs:
        assert game.of(0).wonder == number(card)
        game.do(0, "stage 1")
        left -= cost
        assert game.resources(0) == left
    after = game.figures(0)
    assert game.of(0).wonder == -1
    assert game.of(0).wonders == [number(card)]
    assert game.of(0).bank == 8 + sum(costs)
    assert after.culture - before.culture == culture
    assert after.science - before.science == science
    if card != "st_peters_basilica":
        assert after.faces - before.faces == happy
    assert after.strength - before.strength == strength
    assert (game.of(0).civil_total, game.of(0).military_total) == (7 + civil, 5 + military)
