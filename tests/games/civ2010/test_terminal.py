"""The table as text: true strengths, kinds told apart, offers."""

import re

import pytest

from tests.games.civ2010.kit import Game
from zeitalter.games.civ2010.view.observe import observe
from zeitalter.text.words import Words


def screen(game: Game, seat: int | None = 0, language: str = "en") -> str:
    words = Words(language, game.rules, ["Anna", "Ben", "Cleo"], strict=True)
    return re.sub(r"\x1b\[\d+m", "", game.rules.render(observe(game.state, seat), words, 120))


def test_units_have_the_strength_of_their_rank() -> None:
    game = Game("chinese", "americans").forces(0, "cavalry 3", "infantry 1").learn(0, "chivalry")
    assert "Units: infantry 1, cavalry 4" in screen(game)
    assert "Units: infantry ?, cavalry ?" in screen(game, 1), "of others' units the type is known"


def test_cities_tell_how_strong_they_are() -> None:
    game = Game("chinese", "americans").build("3-14", "barracks")
    assert re.search(r"Capital \d-\d \(city walls\): Trade \d", screen(game))
    assert "defence 6 cards, combat bonus 16" in screen(game)
    assert "defence 6 cards, combat bonus 14" in screen(game)


def test_a_battle_shows_strengths_and_wounds() -> None:
    game = Game("chinese", "americans").army(1, "1-12").army(0, "0-12").learn(1, "chivalry").build("3-14", "barracks")
    game.forces(1, "cavalry 3", "cavalry 3").forces(0, "infantry 2", "infantry 1").moving(1)
    game.do(1, "march 1-12 1 0", "step 0-12").let()
    strong = next(unit for unit in game.state.battle.hands[1] if game.state.catalogue.unit_strength[unit] == 2)
    game.do(0, f"fight {strong} 0")
    text = screen(game, 1)
    assert "Battle 0-12: Ben (2) – Anna (0)" in text
    assert "Front 1: – – infantry 2" in text
    assert "Battle hand Ben: cavalry 4, cavalry 4" in text
    assert "Battle hand Anna: 1" in text
    game.do(1, f"fight {game.state.battle.hands[0][0]} 1")
    assert "Front 1: cavalry 4 (-2) – –" in screen(game, 1)


def test_what_can_be_played_tells_its_true_strength() -> None:
    game = Game("chinese", "americans").army(1, "1-12").army(0, "0-12").learn(0, "chivalry")
    game.forces(0, "cavalry 3", "cavalry 1").forces(1, "infantry 2", "infantry 1").moving(1)
    game.do(1, "march 1-12 1 0", "step 0-12").let()
    words = [game.state.describe(0, action).words for action in game.state.legal_actions(0)]
    assert sorted(message.args["n"] for message in words if isinstance(message.args["n"], int)) == [2, 4]


@pytest.mark.parametrize("language", ["en", "de"])
def test_tokens_and_cards_of_others_are_told_apart_unseen(language: str) -> None:
    game = Game("chinese", "americans").token(0, "silk").token(0, "uranium").card(0, "drought")
    text = screen(game, 1, language)
    lines = {"en": ["hut: ?, village: ?", "ancient: ?"], "de": ["Hütte: ?, Dorf: ?", "Antike: ?"]}[language]
    assert all(line in text for line in lines)


def test_offers_are_shown() -> None:
    game = Game("chinese", "americans", "germans").token(1, "silk").sheet(1, trade=9).trading()
    game.do(1, "propose 0", "give trade 5", f"give_token {game.player(1).tokens[0]}", "propose 2")
    game.do(1, "give trade 1")
    assert "Ben to Anna (being written)" in screen(game)
    game.do(1, "submit").do(2, "accept 1")
    text = screen(game)
    assert "Ben to Anna (open)\n    gives: trade 5, hut tokens 1\n    wants: –" in text
    assert "Ben to Cleo (accepted)" in text
