"""Scripted opponents follow their idea."""

from tests.games.ages_cards.kit import played, table


def test_the_raider_attacks_even_in_vain_and_keeps_its_weapons() -> None:
    game = table().player(0, hand="C01 C02 C04 C13").player(1, resources="C02", technologies="C17")
    moves = played(game.turn(0), 0, "raider")
    assert moves[0] in ("resource C01", "resource C02", "resource C13")
    assert moves[1:3] == ["technology C04", "activate"]
    assert "event-attack" in game.events()


def test_the_raider_buys_attacks_and_tactics_first() -> None:
    game = table().player(0, resources="C01 C02 C04").row("animal", "C07 C11 C09").turn(0, "buy", "end")
    assert played(game, 0, "raider")[0] == "buy C11"


def test_the_raider_attacks_again_by_a_tactic() -> None:
    game = table().player(0, hand="C01 C05 C02", technologies="C11").player(1, resources="C01 C02")
    assert played(game.turn(0, "technology", "end"), 0, "raider")[:2] == ["technology C05", "activate"]
    assert "event-defeated" in game.events()


def test_the_raider_buys_others_where_there_is_nothing_to_attack_with() -> None:
    game = table().player(0, resources="C01 C02 C03").row("animal", "C07").turn(0, "buy", "end")
    assert played(game, 0, "raider")[0] == "buy C07"
