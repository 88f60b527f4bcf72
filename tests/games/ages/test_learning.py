"""Positions and actions as numbers, for learners."""

import pytest

from tests.games.ages.kit import Table, number, rules, table
from tests.games.numbering import listed_verbs, play_by_numbers, watch_bots
from zeitalter.games.ages.bot.features import PAYMENTS
from zeitalter.games.ages.model import steps
from zeitalter.games.ages.model.catalogue import LAB
from zeitalter.games.ages.model.options import Options
from zeitalter.games.ages.view import observe


def numbers(game: Table, seat: int) -> dict[str, int]:
    """What this seat sees, by name."""
    features = rules().features(game.state.seats)
    return dict(zip(features.names, features.numbers(game.state.observe(seat))))


def chosen(found: dict[str, int], block: str) -> dict[str, int]:
    """The entries of a block that are not 0."""
    return {name.removeprefix(block + "."): n for name, n in found.items() if name.startswith(block + ".") and n}


# ---- features --------------------------------------------------------------------------------------------------------


def test_a_civilization() -> None:
    game = table().player(0, workers="bronze=3 iron=2", blue="iron=4", cards="monarchy moses taj_mahal", culture=17)
    found = numbers(game.turn(0), 0)
    assert chosen(found, "player0.workers") == {
        "agriculture": 2,
        "bronze": 3,
        "iron": 2,
        "philosophy": 1,
        "warriors": 1,
    }
    assert chosen(found, "player0.blue") == {"iron": 4}
    assert chosen(found, "player0.government") == {"monarchy": 1}
    assert chosen(found, "player0.leader") == {"moses": 1}
    assert chosen(found, "player0.wonders") == {"taj_mahal": 1}
    assert found["player0.figures.culture"] == 17
    assert found["player0.figures.resources"] == 8
    assert found["player0.figures.strength"] == 1
    assert found["player0.actions.civil_left"] == 5


def test_seats_are_counted_from_the_viewer() -> None:
    game = table(3)
    for seat in range(3):
        game.player(seat, culture=10 + seat)
    game.player(2, cards="homer", war="holy_war_iii", war_target=0).turn(1)
    for viewer in range(3):
        found = numbers(game, viewer)
        for seat in range(3):
            player = f"player{(seat - viewer) % 3}"
            assert found[f"{player}.figures.culture"] == 10 + seat
            assert found[f"{player}.leader.homer"] == (seat == 2)
            assert found[f"{player}.war.holy_war_iii"] == (seat == 2)
            assert found[f"{player}.active"] == found[f"{player}.to_move"] == (seat == 1)
        assert chosen(found, f"player{(2 - viewer) % 3}.war_target") == {f"player{(0 - viewer) % 3}": 1}


def test_a_military_hand_is_known_to_its_owner_alone() -> None:
    one = table().player(1, military="legion", hand="iron").turn(0)
    other = table().player(1, military="phalanx", hand="iron").turn(0)
    assert numbers(one, 0) == numbers(other, 0)
    assert chosen(numbers(one, 0), "player1.hand") == {"iron": 1}
    assert chosen(numbers(one, 0), "player1.military_ages") == {"I": 1}
    assert chosen(numbers(one, 0), "own.military") == {}
    assert chosen(numbers(one, 1), "own.military") == {"legion": 1}


def test_a_future_event_is_known_to_who_placed_it() -> None:
    game = table().player(0, military="rats").turn(0, politics=True)
    game.do(0, "place rats")
    assert chosen(numbers(game, 0), "future_known") == {"rats": 1}
    assert chosen(numbers(game, 0), "future_by") == {"player0:I": 1}
    assert chosen(numbers(game, 1), "future_known") == {}
    assert chosen(numbers(game, 1), "future_by") == {"player1:I": 1}


def test_the_card_row() -> None:
    game = table().player(0, wonder="colossus", hand="iron").row("iron taj_mahal").row("coal", slot=12).turn(0)
    found = numbers(game, 0)
    assert chosen(found, "row") == {"0:iron": 1, "1:taj_mahal": 1, "12:coal": 1}


def test_an_aggression() -> None:
    game = table(3).player(1, workers="warriors=3", military="plunder_i").turn(1, politics=True)
    assert chosen(numbers(game, 2), "fight") == {}
    game.do(1, "attack plunder_i 2", "sacrifice warriors", "done")
    assert chosen(numbers(game, 2), "fight") == {
        "card.plunder_i": 1,
        "attacker.player2": 1,
        "defender.player0": 1,
        "units.warriors": 1,
    }
    assert chosen(numbers(game, 0), "fight.attacker") == {"player1": 1}


def test_an_auction() -> None:
    game = table(3).player(0, workers="warriors=2").event("historic_territory_i").do(0, "bid 2").do(1, "done")
    assert chosen(numbers(game, 2), "fight") == {
        "card.historic_territory_i": 1,
        "bidder.player1": 1,
        "passed.player2": 1,
        "bid": 2,
    }


def test_a_pact_that_is_offered() -> None:
    game = table(3).player(0, military="open_borders_agreement_i").turn(0, politics=True)
    game.do(0, "offer open_borders_agreement_i 2 a")
    found = numbers(game, 2)
    assert found["asked.answering_pact"] == 1
    assert chosen(found, "question_pact") == {"open_borders_agreement_i": 1}
    assert chosen(found, "question_opponent") == {"player1": 1}
    assert chosen(found, "player1.shown") == {"open_borders_agreement_i": 1}


def test_a_building_that_is_lost() -> None:
    game = table().player(0, workers="alchemy=1").step(steps.LosingBuilding(0, LAB))
    assert chosen(numbers(game, 0), "question_building") == {"lab": 1}


def test_an_event_that_is_carried_out() -> None:
    game = table().player(0, blue="agriculture=2 bronze=2").player(1, workers="warriors=3").event("raiders")
    found = numbers(game, 0)
    assert chosen(found, "event") == {"raiders": 1}
    assert chosen(numbers(game.do(0, "mix 1"), 0), "event") == {}


def test_the_options() -> None:
    game = table(3, "advanced", bonus="public", bonus_cards=5, alternative_corruption=True).turn(0)
    found = numbers(game, 0)
    assert chosen(found, "level") == {"advanced": 1}
    assert chosen(found, "bonus_variant") == {"public": 1}
    assert chosen(found, "options") == {"alternative_corruption": 1, "bonus_cards": 5}
    assert sum(chosen(found, "bonus").values()) == 5


def test_deck_and_discards() -> None:
    game = table().player(0, military="legion phalanx").turn(0).do(0, "tactic legion", "tactic phalanx")
    found = numbers(game, 1)
    assert chosen(found, "discards") == {"legion": 1}
    assert found["civil_deck.iron"] == game.state.civil_decks[1].count(number("iron"))
    assert found["civil_deck.oil"] == 0  # of a later age, whose deck is complete


def test_words_of_the_view() -> None:
    assert tuple(PAYMENTS) == observe.PAYMENTS


# ---- actions ---------------------------------------------------------------------------------------------------------


def test_every_number_means_one_action() -> None:
    space = rules().space
    assert listed_verbs(rules()) == []
    names = space.names()
    assert len(set(names)) == space.size
    assert names[0] == "done"
    assert names[space.blocks()["upgrade"].start] == "upgrade agriculture irrigation"


def test_only_what_can_occur_has_a_number() -> None:
    names = set(rules().space.names())
    assert "upgrade bronze oil" in names
    assert not names & {"upgrade oil bronze", "upgrade bronze irrigation", "upgrade bronze bronze"}
    assert "use_upgrade efficient_upgrade_i religion theology" in names
    assert not names & {"use_upgrade rich_land_i bronze iron", "use_upgrade efficient_upgrade_i warriors swordsmen"}
    assert {"use_build rich_land_i iron", "use_build rich_land_i computers"} <= names  # labs: Nikola Tesla
    assert "use_build rich_land_i drama" not in names
    assert {"offer acceptance_of_supremacy_ii 3 b", "offer peace_treaty_iii 3 a"} <= names
    assert not names & {"offer peace_treaty_iii 3 b", "discover despotism", "place no_event", "bid 0"}


OPTIONS = [
    Options("beginner"),
    Options("advanced", bonus="open", alternative_corruption=True),
    Options("expert", bonus="private", draw_as_action=True),
    Options("expert", bonus="age_by_age", alternative_corruption=True),
]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: f"{options.level} {options.bonus}")
def test_random_games_stay_within_the_numbers(options: Options) -> None:
    seen = set[str]()
    for seats in rules().seats:
        for seed in range(10):
            seen |= play_by_numbers(rules(), seats, options, seed)
    assert {"take", "upgrade", "stage", "lead", "revolt", "use", "use_build", "use_upgrade"} <= seen
    assert options.level == "beginner" or {"place", "attack", "offer", "bid", "sacrifice", "discard"} <= seen


@pytest.mark.deep
@pytest.mark.parametrize("seats", rules().seats)
def test_many_games_stay_within_the_numbers(seats: int) -> None:
    for options in [*OPTIONS, Options("expert", peaceful="yes"), Options("expert", bonus="open", fewer_bonus=True)]:
        for seed in range(100):
            play_by_numbers(rules(), seats, options, seed)
        watch_bots(rules(), seats, options, seats, 1000)
