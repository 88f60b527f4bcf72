"""One test per action card."""

import pytest

from tests.games.ages.kit import number, table


@pytest.mark.parametrize(
    ("card", "food", "resource", "science", "culture"),
    [
        ("revolutionary_idea_a", 0, 0, 1, 0),
        ("work_of_art_a", 0, 0, 0, 6),
        ("bountiful_harvest_i", 2, 0, 0, 0),
        ("mineral_deposits_i", 0, 2, 0, 0),
        ("revolutionary_idea_i", 0, 0, 2, 0),
        ("work_of_art_i", 0, 0, 0, 5),
        ("bountiful_harvest_ii", 3, 0, 0, 0),
        ("mineral_deposits_ii", 0, 3, 0, 0),
        ("revolutionary_idea_ii", 0, 0, 4, 0),
        ("work_of_art_ii", 0, 0, 0, 4),
        ("bountiful_harvest_iii", 4, 0, 0, 0),
        ("mineral_deposits_iii", 0, 4, 0, 0),
        ("revolutionary_idea_iii", 0, 0, 6, 0),
        ("work_of_art_iii", 0, 0, 0, 3),
    ],
)
def test_gain(card: str, food: int, resource: int, science: int, culture: int) -> None:
    game = table().player(0, hand=card).turn(0).do(0, f"use {card}")
    assert (game.food(0), game.resources(0), game.of(0).science, game.of(0).culture) == (
        food,
        resource,
        science,
        culture,
    )
    assert game.of(0).civil_left == 3
    assert game.hand(0) == []


@pytest.mark.parametrize(
    ("card", "discount"),
    [
        ("engineering_genius_a", 2),
        ("engineering_genius_i", 3),
        ("engineering_genius_ii", 4),
        ("engineering_genius_iii", 5),
    ],
)
def test_engineering_genius(card: str, discount: int) -> None:
    """Exactly one stage, at most for nothing."""
    game = table().player(0, hand=card, wonder="first_space_flight", stages=2, blue="bronze=9", cards="engineering")
    game.turn(0).do(0, f"use {card}")
    assert game.resources(0) == discount
    assert game.of(0).wonders == [number("first_space_flight")]
    cheap = table().player(0, hand=card, wonder="library_of_alexandria").turn(0).do(0, f"use {card}")
    assert cheap.of(0).stages == 1
    assert cheap.resources(0) == 0


@pytest.mark.parametrize(
    ("card", "food"),
    [
        ("frugality_a", 1),
        ("frugality_i", 2),
        ("frugality_ii", 3),
    ],
)
def test_frugality(card: str, food: int) -> None:
    """The full price first, then food back."""
    game = table().player(0, hand=card, blue="agriculture=2").turn(0).do(0, f"use {card}")
    assert (game.food(0), game.of(0).unused) == (food, 2)
    poor = table().player(0, hand=card, blue="agriculture=1").turn(0)
    assert not poor.can(0, f"use {card}")


@pytest.mark.parametrize(
    ("card", "discount"),
    [
        ("ideal_building_site_a", 1),
        ("ideal_building_site_i", 2),
        ("ideal_building_site_ii", 3),
        ("ideal_building_site_iii", 4),
    ],
)
def test_ideal_building_site(card: str, discount: int) -> None:
    game = table().player(0, hand=card, workers="alchemy=0", blue="bronze=6").turn(0)
    assert not game.can(0, f"use_build {card} bronze")
    game.do(0, f"use_build {card} alchemy")
    assert (game.resources(0), game.workers(0, "alchemy")) == (discount, 1)


@pytest.mark.parametrize(
    ("card", "discount"),
    [
        ("rich_land_a", 1),
        ("rich_land_i", 2),
        ("rich_land_ii", 3),
    ],
)
def test_rich_land(card: str, discount: int) -> None:
    game = table().player(0, hand=card, workers="iron=0", blue="bronze=5").turn(0)
    assert not game.can(0, f"use_build {card} philosophy")
    game.do(0, f"use_build {card} iron")
    assert (game.resources(0), game.workers(0, "iron")) == (discount, 1)


@pytest.mark.parametrize(
    ("card", "discount"),
    [
        ("efficient_upgrade_i", 2),
        ("efficient_upgrade_ii", 3),
        ("efficient_upgrade_iii", 4),
    ],
)
def test_efficient_upgrade(card: str, discount: int) -> None:
    game = table().player(0, hand=card, workers="coal=0 swordsmen=0", blue="bronze=6").turn(0)
    assert not game.can(0, f"use_upgrade {card} warriors swordsmen")
    game.do(0, f"use_upgrade {card} bronze coal")
    assert (game.resources(0), game.workers(0, "coal")) == (discount, 1)


@pytest.mark.parametrize(
    ("card", "science"),
    [
        ("breakthrough_i", 2),
        ("breakthrough_ii", 4),
    ],
)
def test_breakthrough(card: str, science: int) -> None:
    """The full price first; it may also begin a revolution."""
    game = table().player(0, hand=f"{card} iron", science=5).turn(0).do(0, f"use_discover {card} iron")
    assert (game.of(0).science, game.of(0).civil_left) == (science, 3)
    revolt = table().player(0, hand=f"{card} monarchy", science=3).turn(0)
    revolt.do(0, f"use_revolt {card} monarchy")
    assert (revolt.of(0).science, revolt.of(0).civil_left, revolt.of(0).government) == (science, 0, number("monarchy"))
    late = table().player(0, hand=f"{card} monarchy", science=3, blue="agriculture=2").turn(0).do(0, "grow")
    assert not late.can(0, f"use_revolt {card} monarchy")


@pytest.mark.parametrize(
    ("card", "resource"),
    [
        ("patriotism_a", 1),
        ("patriotism_i", 2),
        ("patriotism_ii", 3),
        ("patriotism_iii", 4),
    ],
)
def test_patriotism(card: str, resource: int) -> None:
    """One more military action, and resources that only units may use and that lapse."""
    game = table().player(0, hand=card, workers="modern_infantry=0", blue="bronze=7").turn(0).do(0, f"use {card}")
    assert game.of(0).military_left == 3
    game.do(0, "build modern_infantry")
    assert game.resources(0) == resource
    assert game.of(0).unit_resources == 0


@pytest.mark.parametrize(
    ("card", "two", "three", "four"),
    [
        ("wave_of_nationalism_ii", 6, 3, 2),
        ("military_build_up_iii", 8, 5, 3),
    ],
)
def test_resources_per_stronger_civilization(card: str, two: int, three: int, four: int) -> None:
    for seats, each in ((2, two), (3, three), (4, four)):
        game = table(seats).player(0, hand=card)
        for other in range(1, seats):
            game.player(other, workers="warriors=2")
        game.turn(0).do(0, f"use {card}")
        assert game.of(0).unit_resources == each * (seats - 1)
    equal = table().player(0, hand=card).turn(0).do(0, f"use {card}")
    assert equal.of(0).unit_resources == 0


def test_endowment_for_the_arts_iii_6_3_or_2_per_richer_civilization() -> None:
    for seats, each in ((2, 6), (3, 3), (4, 2)):
        game = table(seats).player(0, hand="endowment_for_the_arts_iii", culture=5)
        for other in range(1, seats):
            game.player(other, culture=6)
        game.turn(0).do(0, "use endowment_for_the_arts_iii")
        assert game.of(0).culture == 5 + each * (seats - 1)
