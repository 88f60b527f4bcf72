"""The course of a turn: resource phase, technology phase, and what carries over (rulebook, Spielablauf 1 and 2)."""

import pytest

from tests.games.ages_cards.kit import table
from zeitalter.games.ages_cards.view.shape import AgesCardsView

# ---- order --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_take_turns_clockwise(seats: int) -> None:
    game = table(seats)
    for seat in range(seats):
        game.player(seat, hand="C01 C02 C03 C05")
    game.turn(1)
    order = []
    for _ in range(seats + 1):
        order.append(game.active)
        while game.active == order[-1]:
            game.do(game.active, game.default(game.active))
    assert order == [(1 + i) % seats for i in range(seats + 1)]


def test_the_four_phases_follow_each_other() -> None:
    game = table().player(0, hand="C01 C02 C03").row("animal", "C06").turn(0)
    assert game.options(0) == {"resource C01", "resource C03", "resource C02"}
    game.do(0, "resource C01")
    assert game.options(0) == {"technology C03", "technology C02"}
    game.do(0, "technology C03")
    assert game.options(0) == {"activate", "done"}
    game.do(0, "done")
    assert game.options(0) == {"take_back C01", "done"}  # nothing to buy for 1 food; 1 hand card: the end of the turn
    game.do(0, "done")
    assert game.active == 1


# ---- resource and technology phase --------------------------------------------------------------------------------


def test_resource_phase_must_play_exactly_one_card() -> None:
    game = table().player(0, hand="C01 C02 C03 C04").turn(0, "resource")
    assert "done" not in game.options(0)
    game.do(0, "resource C02")
    assert (game.hand(0), game.resources(0)) == ("C01 C03 C04", "C02")
    assert game.asked == []


def test_technology_phase_must_play_exactly_one_card() -> None:
    game = table().player(0, hand="C01 C02 C06").turn(0, "technology")
    assert game.options(0) == {"technology C01", "technology C02", "technology C06"}
    game.do(0, "technology C06", "activate")
    assert (game.hand(0), game.technologies(0)) == ("C01 C02", "C06")
    assert game.asked == []


# ---- few cards ----------------------------------------------------------------------------------------------------


def test_turn_begun_with_1_card_plays_it_as_resource_without_technology() -> None:
    game = table().player(0, hand="C06", resources="C01").row("animal", "C10").turn(0)
    assert game.resources(0) == "C01 C06"
    assert game.technologies(0) == ""
    assert game.options(0) == {"take_back C01", "take_back C06", "done"}  # nothing to buy, end of turn


def test_turn_begun_with_1_card_may_buy_with_it() -> None:
    game = table().player(0, hand="C01", resources="C03").row("animal", "C10").turn(0)
    assert game.options(0) == {"buy C10", "done"}


def test_turn_begun_without_cards_starts_with_the_buy_phase() -> None:
    game = table().player(0, resources="C01 C03 C02").row("animal", "C10").turn(0)
    assert game.options(0) == {"buy C10", "done"}
    game.do(0, "buy C10")
    assert game.hand(0) == "C01 C03 C10"  # no hand cards: the technologies come back


def test_turn_begun_with_2_cards_has_no_choice_of_technology() -> None:
    game = table().player(0, hand="C01 C02").turn(0, "resource", "technology").do(0, "resource C02")
    assert game.technologies(0) == "C01"
    assert game.options(0) == {"activate", "done"}


# ---- activation ---------------------------------------------------------------------------------------------------


def test_the_effect_is_optional_and_lost_when_left() -> None:
    game = table().player(0, hand="C13 C01 C02").turn(0, "technology", "buy").do(0, "technology C13", "done")
    assert game.gained() == ""
    assert game.asked == []


def test_an_effect_left_unused_can_be_activated_by_another_in_a_later_turn() -> None:
    game = table().player(0, hand="C08 C01", technologies="C13").turn(0, "technology")
    game.do(0, "technology C08", "activate", "use C13")
    assert game.gained() == "iron iron"


def test_once_activated_everything_is_carried_out() -> None:
    """Currency: exhaust 1, then receive 2 resources; no step may be refused."""
    game = table().player(0, hand="C07 C01", resources="C02 C03").turn(0, "technology")
    game.do(0, "technology C07", "activate")
    assert "done" not in game.options(0)
    game.do(0, "exhaust C02")
    assert "done" not in game.options(0)
    game.do(0, "gain food")
    assert "done" not in game.options(0)
    game.do(0, "gain food")
    assert game.asked == []


def test_effects_are_carried_out_as_far_as_possible() -> None:
    """Steam Engine refreshes up to 3; with one fitting card that is all."""
    game = table().player(0, hand="C19 C01", technologies="C02").turn(0, "technology")
    game.do(0, "technology C19", "activate", "refresh C02")
    assert game.asked == []


def test_others_must_carry_out_what_concerns_them() -> None:
    game = (
        table(3, "reason").player(0, hand="C31 C01").player(1, technologies="C01 C02").player(2, technologies="C03 C04")
    )
    game.turn(0, "technology").do(0, "technology C31", "activate")
    assert game.options(1) == {"refresh C01", "refresh C02"}  # clockwise, and no way to refuse
    game.do(1, "refresh C01")
    assert game.options(2) == {"refresh C03", "refresh C04"}


# ---- cards in the display -----------------------------------------------------------------------------------------


def test_resources_may_lie_over_several_turns() -> None:
    game = table().player(0, hand="C01 C02 C03 C04 C05", resources="C06").player(1, hand="C01 C02 C03 C04").turn(0)
    game.do(0, "resource C01", "technology C05")
    game.do(1, "resource C01", "technology C02", "done")
    game.do(0, "resource C02")
    assert game.resources(0) == "C01 C02 C06"


def test_temporary_resources_are_lost_at_the_end_of_the_turn() -> None:
    game = table().player(0, hand="C13 C01 C02").player(1, hand="C01 C02 C03").turn(0, "technology", "buy", "end")
    game.do(0, "technology C13", "activate")
    assert game.active == 1
    assert game.gained() == ""


def test_a_resource_exhausted_for_an_effect_does_not_pay_as_well() -> None:
    """Barter turns the only food into another; 2 food would be needed."""
    game = table().player(0, hand="C03 C02", resources="C01").row("animal", "C06").turn(0, "technology", "buy")
    game.do(0, "technology C03", "activate", "gain food")
    assert game.asked == []


def test_exhausting_uses_no_effect() -> None:
    """Ironworks turned over for a payment give no iron."""
    game = table().player(0, hand="C01 C02", resources="C13 C06 C17").row("oil", "C21").turn(0, "buy").do(0, "buy C21")
    assert game.gained() == ""
    assert game.technologies(0) == "C13 C17 C21"


def test_all_cards_are_open_to_everybody_hands_too() -> None:
    """Both sides of every card may be looked at any time, and who took what is known: nothing is worth hiding."""
    game = table(3).player(0, hand="C01 C02 C22", resources="C03").player(1, hand="C04 C26").turn(0)
    for seat in (0, 1, 2, None):
        view = game.state.observe(seat)
        assert isinstance(view, AgesCardsView)
        assert [cards.hand for cards in view.players] == [player.hand for player in game.state.players]
        assert view.pyramid == game.state.pyramid
