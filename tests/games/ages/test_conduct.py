"""The levels do not blunder in positions where everybody would know better."""

import pytest

from tests.games.ages.kit import Table, rules, table
from zeitalter.bots import create
from zeitalter.core.chance import stream
from zeitalter.core.player import PlayerView
from zeitalter.games.ages.model import steps

LEVELS = ["easy", "medium"]
each_level = pytest.mark.parametrize("level", LEVELS)


def chosen(game: Table, seat: int, level: str) -> str:
    """What a bot of this level does now, in a game that goes on with the next player's turn."""
    agenda = game.state.agenda
    if not isinstance(agenda[0], steps.NextTurn):
        agenda.insert(0, steps.NextTurn(game.state.active))
    player = PlayerView(rules(), game.state.observe(seat))
    return rules().vocabulary.notation(create(level, rules()).choose(player, stream("conduct")))


def turn(game: Table, level: str) -> list[str]:
    """All that it does in its turn."""
    done: list[str] = []
    while game.asked == [0] and len(done) < 30:
        done.append(chosen(game, 0, level))
        game.do(0, done[-1])
    return done


@each_level
def test_the_last_unit_is_not_disbanded(level: str) -> None:
    game = table(3).player(0, blue="bronze=3 agriculture=2", unused=0).row("iron rich_land_i").turn(0, production=True)
    assert "destroy warriors" not in turn(game, level)


@each_level
def test_a_leader_in_hand_takes_office(level: str) -> None:
    game = table(3).player(0, hand="julius_caesar").turn(0, production=True)
    assert "lead julius_caesar" in turn(game, level)


@each_level
def test_idle_hands_find_work(level: str) -> None:
    game = table(3).player(0, blue="bronze=9", unused=2, yellow=16).turn(0, production=True)
    assert any(move.startswith("build") for move in turn(game, level))
    assert game.of(0).unused < 2


@each_level
def test_resources_are_spent_before_corruption_takes_them(level: str) -> None:
    game = table(3).player(0, workers="iron=2 bronze=1", blue="bronze=2 iron=6", bank=9, unused=1)
    game.player(0, hand="alchemy", science=6, wonder="taj_mahal").turn(0, production=True)
    assert any(move.split()[0] in ("stage", "build", "upgrade") for move in turn(game, level))


@each_level
def test_an_uprising_is_averted(level: str) -> None:
    game = table().player(0, workers="agriculture=3 bronze=3 philosophy=1 warriors=2", unused=1)
    game.player(0, yellow=12, blue="bronze=6").turn(0, production=True)
    turn(game, level)
    assert "event-uprising" not in game.events


@each_level
def test_hunger_is_averted_near_the_end(level: str) -> None:
    """Earlier, four points may be worth a laboratory that works for many turns."""
    game = table(3).player(0, workers="agriculture=1 bronze=3 religion=2", blue="bronze=5", unused=1, yellow=12)
    game.player(0, culture=20).set(round=14, last_round=17)
    turn(game.turn(0, production=True), level)
    assert "event-hunger" not in game.events


@each_level
def test_no_war_is_declared_that_nobody_will_fight(level: str) -> None:
    game = table(3).player(0, workers="warriors=9", military="war_over_culture_ii", cards="monarchy", yellow=14)
    game.set(last_round=5).turn(0, politics=True)
    assert not chosen(game, 0, level).startswith("attack")


@each_level
def test_no_wonder_is_begun_that_will_not_stand(level: str) -> None:
    game = table(3).row("hollywood").set(last_round=6, age=4).turn(0, production=True)
    assert not any(move.startswith("take") for move in turn(game, level))


@each_level
def test_a_hopeless_attack_is_left_alone(level: str) -> None:
    game = table().player(0, military="spy_ii plunder_i").player(1, workers="warriors=8", science=9, blue="bronze=5")
    assert not chosen(game.turn(0, politics=True), 0, level).startswith("attack")


@each_level
def test_units_are_not_sacrificed_in_vain(level: str) -> None:
    game = table().player(0, workers="warriors=9", military="spy_ii", yellow=18)
    game.player(1, workers="warriors=2", science=5)
    game.turn(0, politics=True).do(0, "attack spy_ii 1")
    game.do(0, "done")
    assert chosen(game, 1, level) == "done"


def test_an_attack_is_repelled_by_a_card() -> None:
    game = table().player(0, workers="warriors=2", military="spy_ii")
    game.player(1, workers="warriors=0", science=9, military="defense_colonization_bonus_i")
    game.turn(0, politics=True).do(0, "attack spy_ii 1", "done")
    assert chosen(game, 1, "medium") == "spend defense_colonization_bonus_i"


def test_a_fine_territory_is_worth_a_warrior() -> None:
    game = table(3).player(0, workers="warriors=4").player(1, workers="warriors=0").player(2, workers="warriors=0")
    game.event("inhabited_territory_ii")
    assert chosen(game, 0, "medium").startswith("bid")


def test_the_last_turn_is_used_for_points() -> None:
    """Work of Art is 6 culture for an action, and there is nothing else to do with it."""
    game = table(3).player(0, hand="work_of_art_a").set(last_round=5).turn(0, production=True)
    assert "use work_of_art_a" in turn(game, "medium")
