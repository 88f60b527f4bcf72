"""One test per territory, tactic and bonus card."""

import pytest

from tests.games.ages.kit import number, table
from zeitalter.core.choices import choices
from zeitalter.core.wording import Amount
from zeitalter.games.ages.rules.army import form_armies


@pytest.mark.parametrize(
    ("card", "yellow", "blue", "happy", "strength", "food", "resource", "science", "culture", "population", "cards"),
    [
        ("developed_territory_i", 1, 1, 0, 0, 0, 0, 3, 0, 0, 0),
        ("fertile_territory_i", 3, 0, 0, 0, 3, 0, 0, 0, 0, 0),
        ("historic_territory_i", 0, 0, 1, 0, 0, 0, 0, 6, 0, 0),
        ("inhabited_territory_i", 2, 0, 0, 0, 0, 0, 0, 0, 1, 0),
        ("strategic_territory_i", 0, 0, 0, 2, 0, 0, 0, 0, 0, 3),
        ("wealthy_territory_i", 0, 2, 0, 0, 0, 5, 0, 0, 0, 0),
        ("developed_territory_ii", 2, 2, 0, 0, 0, 0, 5, 0, 0, 0),
        ("fertile_territory_ii", 4, 0, 0, 0, 5, 0, 0, 0, 0, 0),
        ("historic_territory_ii", 0, 0, 2, 0, 0, 0, 0, 11, 0, 0),
        ("inhabited_territory_ii", 3, 0, 0, 0, 0, 0, 0, 0, 2, 0),
        ("strategic_territory_ii", 0, 0, 0, 4, 0, 0, 0, 0, 0, 5),
        ("wealthy_territory_ii", 0, 3, 0, 0, 0, 8, 0, 0, 0, 0),
    ],
)
def test_territory(
    card: str,
    yellow: int,
    blue: int,
    happy: int,
    strength: int,
    food: int,
    resource: int,
    science: int,
    culture: int,
    population: int,
    cards: int,
) -> None:
    """Colonized for one unit of Warriors: lasting gains and those at once; lost, the lasting ones end."""
    game = table().player(0, workers="warriors=2").player(1, workers="warriors=0")
    game.event(card)
    before = game.figures(0)
    player = game.of(0)
    owned = (player.yellow_owned, player.blue_owned)
    game.do(0, "bid 1", "sacrifice warriors", "done")
    after = game.figures(0)
    assert player.colonies == [number(card)]
    assert (player.yellow_owned - owned[0], player.blue_owned - owned[1]) == (yellow, blue)
    assert after.faces - before.faces == happy
    assert after.strength - before.strength == strength - 1
    assert (game.food(0), game.resources(0), player.science, player.culture) == (food, resource, science, culture)
    assert (player.unused, len(player.military)) == (1 + population, cards)
    game.player(1, workers="warriors=9").event("independence_declaration")
    assert player.colonies == []
    assert (player.yellow_owned - owned[0], player.blue_owned - owned[1]) == (0, 0)


@pytest.mark.parametrize(
    ("card", "infantry", "cavalry", "artillery", "full", "obsolete"),
    [
        ("fighting_band", 2, 0, 0, 1, 1),
        ("heavy_cavalry", 0, 3, 0, 4, 4),
        ("legion", 3, 0, 0, 2, 2),
        ("light_cavalry", 0, 2, 0, 2, 2),
        ("medieval_army", 1, 1, 0, 2, 2),
        ("phalanx", 2, 1, 0, 3, 3),
        ("classic_army", 2, 2, 0, 9, 5),
        ("conquistadors", 1, 2, 0, 5, 3),
        ("defensive_army", 2, 0, 1, 6, 3),
        ("fortifications", 0, 0, 2, 4, 4),
        ("mobile_artillery", 0, 1, 1, 5, 5),
        ("napoleonic_army", 1, 1, 1, 8, 4),
        ("entrenchments", 1, 0, 2, 9, 5),
        ("mechanized_army", 0, 1, 2, 10, 5),
        ("modern_army", 2, 1, 1, 13, 7),
        ("shock_troops", 1, 3, 0, 11, 6),
    ],
)
def test_tactic(card: str, infantry: int, cavalry: int, artillery: int, full: int, obsolete: int) -> None:
    """Two armies of modern units, one less with a unit missing, the small bonus with old ones; air doubles one."""
    modern = {"modern_infantry": 2 * infantry, "tanks": 2 * cavalry, "rockets": 2 * artillery}
    game = table().player(0, workers=" ".join(f"{name}={n}" for name, n in modern.items()), military=card, bank=18)
    game.player(0, workers="warriors=0").turn(0)
    before = game.figures(0).strength
    game.do(0, f"tactic {card}")
    assert game.of(0).military_left == 1
    assert min(60, before + 2 * full) == game.figures(0).strength
    catalogue, tactic = game.state.catalogue, game.state.card(number(card))
    units = game.of(0).workers[:]
    assert form_armies(catalogue, units, tactic).bonus == 2 * full
    units[number("air_forces")] = 1
    assert form_armies(catalogue, units, tactic).bonus == 3 * full
    needed = next(name for name, n in modern.items() if n)
    units[number("air_forces")] = 0
    units[number(needed)] -= 1
    assert form_armies(catalogue, units, tactic).bonus == full
    old = {"modern_infantry": "warriors", "tanks": "knights", "rockets": "cannon"}[needed]
    units[number(old)] += 1
    is_old = game.state.card(number(old)).age < tactic.age - 1
    assert form_armies(catalogue, units, tactic).bonus == full + (obsolete if is_old else full)


@pytest.mark.parametrize(
    ("card", "defense", "colonization"),
    [
        ("defense_colonization_bonus_i", 2, 1),
        ("defense_colonization_bonus_ii", 4, 2),
        ("defense_colonization_bonus_iii", 6, 3),
    ],
)
def test_bonus(card: str, defense: int, colonization: int) -> None:
    game = table().player(0, workers=f"warriors={defense + 1}", military="spy_ii").player(1, military=card, science=5)
    game.turn(0, politics=True).do(0, "attack spy_ii 1", "done").do(1, f"spend {card}", "done")
    assert game.of(1).science == 5  # strength 1 + the bonus is enough against bonus + 1
    assert game.military(1) == []
    other = table().player(0, military=card).player(1, workers="warriors=0").event("historic_territory_i")
    assert not other.can(0, f"bid {2 + colonization}")
    other.do(0, f"bid {1 + colonization}", f"spend {card}", "sacrifice warriors")
    assert len(other.of(0).colonies) == 1


def test_a_colonizer_may_sacrifice_more_units_than_the_bid_needs() -> None:
    game = table().player(0, workers="warriors=3").player(1, workers="warriors=0").event("historic_territory_i")
    yellow = game.of(0).yellow
    game.do(0, "bid 1", "sacrifice warriors")
    assert game.legal(0) == ["sacrifice warriors", "done"]
    game.do(0, "sacrifice warriors", "done")
    assert (game.workers(0, "warriors"), game.of(0).yellow) == (1, yellow + 2)
    assert game.of(0).colonies == [number("historic_territory_i")]


def test_a_colonizer_may_spend_more_bonus_cards_than_the_bid_needs() -> None:
    bonus = "defense_colonization_bonus_i"
    game = table().player(0, military=f"{bonus} {bonus}").player(1, workers="warriors=0").event("historic_territory_i")
    game.do(0, "bid 1", "sacrifice warriors")
    assert game.legal(0) == [f"spend {bonus}", "done"]
    game.do(0, f"spend {bonus}", "done")
    assert (game.military(0), game.of(0).colonies) == ([bonus], [number("historic_territory_i")])


def test_a_colonizer_with_military_cards_is_asked_whatever_they_are() -> None:
    def asked(cards: str) -> list[str]:
        game = table().player(0, military=cards).player(1, workers="warriors=0").event("historic_territory_i")
        return game.do(0, "bid 1", "sacrifice warriors").legal(0)

    assert asked("phalanx") == ["done"]  # as with a bonus card, so that nobody learns what it is
    assert asked("") == []


def test_any_higher_bid_may_be_made_up_to_what_the_bidder_can_pay() -> None:
    bonus = "defense_colonization_bonus_i"
    game = table().player(0, workers="warriors=9").player(1, workers="warriors=20", military=bonus)
    game.event("historic_territory_i").do(0, "bid 2")
    offered = choices(game.state, 1)
    assert [(choice.json["verb"], choice.meaning.amount) for choice in offered] == [
        ("bid", Amount(3, 21)),
        ("done", None),
    ]
    assert [n for n in range(30) if game.can(1, f"bid {n}")] == list(range(3, 22))
    game.do(1, "bid 13")
    assert game.state.fight.bid == 13


def test_no_bid_is_higher_than_the_board_can_word() -> None:
    game = table().player(0, workers="tanks=25 rockets=25", cards="mechanized_army").player(1, workers="warriors=0")
    game.event("historic_territory_i")
    assert game.legal(0)[-2:] == ["bid 199", "done"]
