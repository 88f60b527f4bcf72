"""The table as a person reads it in a terminal: names, kinds and what numbers stand for."""

import re

from tests.games.ages.kit import Table, rules, table
from zeitalter.text import Words


def screen(game: Table, seat: int | None = 0, language: str = "en") -> str:
    words = Words(language, rules(), ["Anna", "Bert"], strict=True)
    return re.sub(r"\033\[\d+m", "", rules().render(game.state.observe(seat), words, 200))


def test_cards_are_told_with_kind_and_cost() -> None:
    game = table().row("iron monarchy taj_mahal aristotle").player(0, hand="coal", military="legion").turn(0)
    text = screen(game)
    assert "   0 [1] Iron (Mine, 5 science points, 5 resources) Each mine produces 2 resources." in text
    assert "   1 [1] Monarchy (Government, 9 science points or 3 by revolution) 5 civil actions." in text
    assert "   2 [1] Taj Mahal (Wonder, stages: 2, 4 and 2)" in text
    assert "  Coal (Mine, 7 science points, 8 resources)" in text
    assert "  Legion (Tactic) Army of 3 infantry" in text
    assert "[1] Eisen (Mine, 5 Wissenschaftspunkte, 5 Rohstoffe)" in screen(game, language="de")


def test_workers_and_actions_are_told_in_words() -> None:
    text = screen(table().player(0, workers="bronze=2 iron=1", blue="iron=2").turn(0))
    assert "Farm: Agriculture ×2; Mine: Bronze ×2, Iron ×1 ●2; Lab: Philosophy ×1" in text
    assert "4 of 4 civil and 2 of 2 military actions left" in text


def test_an_attack_and_an_auction_in_progress_are_shown() -> None:
    attack = table().player(0, workers="warriors=3", military="spy_ii").turn(0, politics=True).do(0, "attack spy_ii 1")
    assert "Spy: 3 against 1" in screen(attack)
    auction = table().player(0, workers="warriors=3").event("historic_territory_i").do(0, "bid 2")
    assert "Historic Territory: Anna bids 2" in screen(auction, seat=1)


def test_own_events_in_the_piles_are_named_to_their_owner_alone() -> None:
    game = table().player(0, military="foray").turn(0, politics=True)
    game.do(0, "place foray")
    assert "Events you have placed: Foray" in screen(game)
    assert "Foray" not in screen(game, seat=1)
