"""Blunders that no opponent with a level makes, whatever it has learnt."""

import pytest

from tests.games.ages_cards.kit import Table, played, table

LEVELS = pytest.mark.parametrize("level", ["medium", "hard/4"])


def last_space_card(vp: int) -> Table:
    """Seat 0 can buy the last space card, which ends the game; seat 1 has 20 points."""
    game = table(mode="reason").player(0, hand="C01 C02", resources="C45 C46 C38 C31", vp=vp)
    game.player(1, hand="C01 C49 C50", vp=13).row("space", "C53").row("animal", "C32 C33")
    return game.turn(0, "buy", "end")


@LEVELS
def test_nobody_ends_the_game_to_lose_it(level: str) -> None:
    assert "buy C53" in last_space_card(2).options(0)
    assert played(last_space_card(2), 0, level)[0] != "buy C53"


@LEVELS
def test_who_can_end_the_game_as_the_winner_does(level: str) -> None:
    assert played(last_space_card(14), 0, level)[0] == "buy C53"  # 14, 7 on other cards and 5 more


@LEVELS
def test_the_last_points_of_the_track_are_taken_to_win(level: str) -> None:
    game = table(mode="reason").player(0, hand="C31 C01 C02", vp=14).player(1, hand="C01 C02 C03", vp=9)
    moves = played(game.turn(0, "technology", "buy", "end"), 0, level)
    assert moves[:2] == ["technology C31", "activate"]
    assert game.outcome().ranks[0] == 1


@LEVELS
def test_an_attack_takes_the_wonder_of_the_defenceless(level: str) -> None:
    game = table().player(0, hand="C26 C01 C03").player(1, hand="C01 C02", wonders="W08")
    game.wonders_beside("W02").turn(0, "technology", "end")
    assert played(game, 0, level)[:2] == ["technology C26", "activate"]
    assert game.wonders(0) == "W08"


@LEVELS
def test_a_wonder_is_defended_if_it_can_be(level: str) -> None:
    game = table().player(0, hand="C26 C01 C02").player(1, hand="C23 C04 C01", wonders="W08").wonders_beside("W02")
    game.turn(0, "technology", "end").do(0, "technology C26", "activate")
    played(game, 1, level)
    assert game.wonders(1) == "W08"  # 3 and 1 from hand against 4


@LEVELS
def test_nobody_attacks_walls(level: str) -> None:
    game = table().player(0, hand="C11 C01 C02").player(1, hand="C01 C02", resources="C03", technologies="C17 C23")
    played(game.turn(0, "technology", "end"), 0, level)
    assert "event-attack" not in game.events()


@LEVELS
def test_temporary_resources_pay_first(level: str) -> None:
    game = table().player(0, hand="C03 C04", resources="C01 C02").temporary("food food iron").row("animal", "C07")
    played(game.turn(0, "buy", "end"), 0, level)
    assert game.technologies(0) == "C07"
    assert game.resources(0) == "C01 C02"
