"""A click on what is not possible gets its reason."""

import pytest

from tests.games.ages.kit import Table, rules, table
from zeitalter.core.wording import Message
from zeitalter.games.ages.model import steps
from zeitalter.text import Words


def reason(game: Table, anchor: str, seat: int = 0) -> Message:
    assert anchor in game.state.game.elements(game.state, seat), anchor
    found = game.state.game.why_not(game.state, seat, anchor)
    assert found is not None
    for language in ("de", "en"):
        assert Words(language, rules(), ["Anna", "Ben", "Cem"], strict=True).message(found)
    return found


def why(game: Table, anchor: str, seat: int = 0) -> str:
    return reason(game, anchor, seat).key


def test_prices_say_what_is_missing() -> None:
    game = table().player(0, hand="iron", blue="bronze=1 agriculture=1", science=3, unused=1).row("philosophy").turn(0)
    assert reason(game, "civil:iron").args == {"n": 2, "cost": 5, "have": 3}
    assert reason(game, "player:0:religion") == Message("why-resources", {"n": 2, "cost": 3, "have": 1})
    assert reason(game, "player:0:yellow").key == "why-food"


def test_no_worker_no_room_no_action() -> None:
    game = table().player(0, workers="religion=2", blue="bronze=8", unused=1).turn(0)
    game.player(0, workers="religion=2 philosophy=0", blue="bronze=8", unused=0)
    assert why(game, "player:0:philosophy") == "why-no-worker"
    full = table().player(0, workers="religion=2 theology=0", blue="bronze=9", unused=1, bank=5).turn(0)
    assert reason(full, "player:0:theology") == Message("why-urban-limit", {"n": 2})
    full.of(0).civil_left = 0
    assert why(full, "player:0:theology") == "why-no-civil"
    full.of(0).military_left = 0
    assert why(full, "player:0:warriors") == "why-no-military"


def test_the_card_row_says_what_is_in_the_way() -> None:
    game = table().player(0, hand="iron", wonder="pyramids", leaders_taken=1)
    game.row("homer great_wall iron coal", slot=9).turn(0)
    game.of(0).civil_left = 2
    assert why(game, "row:9") == "why-row-leader"
    assert why(game, "row:10") == "why-row-wonder"
    assert why(game, "row:11") == "why-row-owned"
    assert reason(game, "row:12") == Message("why-civil", {"n": 1, "cost": 3, "have": 2})


def test_an_action_card_waits_for_the_next_turn() -> None:
    game = table().player(0, hand="frugality_a").turn(0)
    game.of(0).fresh = game.of(0).hand[:]
    assert why(game, "civil:frugality_a") == "why-fresh"


def test_in_the_turn_of_somebody_else() -> None:
    game = table().player(0, hand="iron").row("coal").turn(1)
    assert reason(game, "row:0") == Message("why-turn", {"seat": 1})
    assert reason(game, "player:1:bronze") == Message("why-belongs", {"seat": 1})
    assert reason(game, "civil:iron") == Message("why-turn", {"seat": 1})


def test_military_cards_say_what_they_are_for() -> None:
    game = table().player(0, military="phalanx defense_colonization_bonus_i enslave_i").turn(0, politics=True)
    assert why(game, "military:phalanx") == "why-politics-first"
    assert why(game, "military:defense_colonization_bonus_i") == "why-bonus"
    game.do(0, "done", "discard phalanx")
    assert why(game, "military:enslave_i") == "why-political"


def test_an_attack_needs_actions_and_a_target() -> None:
    game = table().player(0, military="enslave_i annex_ii").turn(0, politics=True)
    game.of(0).military_left = 1
    assert reason(game, "military:enslave_i") == Message("why-military", {"n": 1, "cost": 2, "have": 1})
    assert why(game, "military:annex_ii") == "why-attack-useless"


@pytest.mark.parametrize("anchor", ["row:0", "player:0:bronze", "civil:iron", "player:0:yellow"])
def test_first_comes_what_is_asked(anchor: str) -> None:
    game = table().player(0, hand="iron", workers="religion=1").row("coal")
    game.state.push(steps.Actions(0))
    game.step(steps.GainingMix(0, 2, 0))
    assert reason(game, anchor) == Message("why-first", {"what": "step-gaining-mix"})
