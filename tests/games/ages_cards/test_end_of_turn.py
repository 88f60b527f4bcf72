"""The end of a turn in both themes (rulebook, Ende des Zugs)."""

import pytest

from tests.games.ages_cards.kit import Table, table
from zeitalter.games.ages_cards.model.options import Mode

# ---- both sets: taking cards back ---------------------------------------------------------------------------------

both = pytest.mark.parametrize("mode", ["new_world", "reason", "combined"])


@both
def test_with_2_hand_cards_nothing_is_taken_back(mode: Mode) -> None:
    game = table(2, mode).player(0, hand="C01 C02", resources="C03", technologies="C04").turn(0, "end")
    assert (game.hand(0), game.resources(0), game.technologies(0)) == ("C01 C02", "C03", "C04")
    assert game.active == 1


@both
@pytest.mark.parametrize("hand", ["", "C01"])
def test_with_0_or_1_hand_cards_all_technologies_come_back(mode: Mode, hand: str) -> None:
    game = table(2, mode).player(0, hand=hand, technologies="C02 C03 C04").turn(0, "end")
    assert game.hand(0) == f"{hand} C02 C03 C04".strip()
    assert game.technologies(0) == ""
    assert game.active == 1


@both
def test_any_number_of_resources_may_come_back(mode: Mode) -> None:
    game = table(2, mode).player(0, resources="C01 C02 C03", technologies="C04").turn(0, "end")
    assert game.options(0) == {"take_back C01", "take_back C02", "take_back C03", "done"}
    game.do(0, "take_back C02", "take_back C01", "done")
    assert (game.hand(0), game.resources(0)) == ("C01 C02 C04", "C03")


@both
def test_all_resources_may_come_back(mode: Mode) -> None:
    game = table(2, mode).player(0, resources="C01 C02", technologies="C04").turn(0, "end")
    game.do(0, "take_back C01", "take_back C02")
    assert (game.hand(0), game.resources(0)) == ("C01 C02 C04", "")
    assert game.active == 1


@both
def test_wonders_are_never_taken_to_hand(mode: Mode) -> None:
    wonder = "W01" if mode == "new_world" else "W11"
    game = table(2, mode).player(0, technologies="C04", wonders=wonder).turn(0, "end")
    assert game.wonders(0) == wonder
    assert game.hand(0) == "C04"


@both
def test_temporary_resources_left_are_lost(mode: Mode) -> None:
    game = table(2, mode).player(0, hand="C01 C02").temporary("iron oil").turn(0, "end")
    assert game.gained() == ""


def test_temporary_resources_left_are_lost_in_the_last_turn_too() -> None:
    game = table(2, "reason").player(0, hand="C01 C02", vp=15).temporary("iron oil").turn(0, "end")
    assert game.asked == []
    assert game.gained() == ""


# ---- A New World --------------------------------------------------------------------------------------------------


def test_set_1_no_wonder_with_2_hand_cards() -> None:
    game = table(2).player(0, hand="C01 C02", resources="C06 C07").wonders_beside("W02 W06").turn(0, "end")
    assert game.beside() == "W02 W06"
    assert game.active == 1


def test_set_1_the_wonder_is_checked_before_cards_come_back() -> None:
    """Three open tactics count, although they are on their way to the hand."""
    game = table(2).player(0, technologies="C05 C12 C18").wonders_beside("W02 W06").turn(0, "end")
    assert game.wonders(0) == "W06"
    assert game.hand(0) == "C05 C12 C18"


def test_set_1_a_fulfilled_wonder_is_taken_without_asking() -> None:
    game = table(2).player(0, resources="C06 C07").wonders_beside("W02 W06").turn(0, "end")
    assert game.wonders(0) == "W02"
    assert game.options(0) == {"take_back C06", "take_back C07", "done"}


def test_set_1_at_most_one_wonder_per_turn() -> None:
    game = table(2).player(0, resources="C06 C07 C01 C02 C13 C19").wonders_beside("W02 W05 W08").turn(0, "end")
    assert game.options(0) == {"build W02", "build W05"}  # one must be chosen
    game.do(0, "build W05")
    assert game.wonders(0) == "W05"
    assert game.beside() == "W02 W08"
    game.do(0, "done")
    assert game.active == 1


def test_set_1_a_wonder_that_is_gone_cannot_be_taken() -> None:
    game = table(2).player(0, resources="C06 C07").player(1, wonders="W02").wonders_beside("W06").turn(0, "end")
    assert game.wonders(0) == ""


def test_set_1_temporary_resources_do_not_count_for_wonders() -> None:
    game = table(2).player(0, resources="C06").temporary("animal").wonders_beside("W02 W06").turn(0, "end")
    assert game.wonders(0) == ""


# ---- Triumph of Reason --------------------------------------------------------------------------------------------


def fame(hand: str, resources: str, markers: str, vp: int = 0) -> Table:
    """Stonehenge (2 resources), Forbidden City (3 different), Panama Canal, Statue of Liberty and Hubble (8 points)."""
    game = table(3, "reason").player(0, hand, resources, fame=markers, vp=vp)
    return game.wonders_beside("W11 W14 W16 W18 W20")


def test_set_2_cards_come_back_before_the_marker() -> None:
    """Stonehenge counts the resources that are left."""
    game = fame("", "C01 C02", "").turn(0, "end").do(0, "take_back C01", "done")
    assert game.fame(0) == ""


def test_set_2_the_marker_is_placed_with_many_hand_cards_too() -> None:
    game = fame("C04 C05", "C01 C02 C03", "").turn(0, "end")
    assert game.fame(0) == "animal"
    assert game.hand(0) == "C04 C05"


def test_set_2_exactly_one_marker_on_one_fulfilled_wonder() -> None:
    game = fame("C04 C05", "C01 C02 C31", "").turn(0, "end")
    assert game.options(0) == {"place animal", "place gunpowder"}  # must be decided, cannot be refused
    game.do(0, "place gunpowder")
    assert game.fame(0) == "gunpowder"
    assert game.active == 1


def test_set_2_no_condition_no_marker() -> None:
    game = fame("C04 C05", "C01", "").turn(0, "end")
    assert game.fame(0) == ""
    assert game.active == 1


def test_set_2_enough_markers_take_the_wonder_and_free_all_markers_on_it() -> None:
    game = fame("C04 C05", "C01 C02 C03", "animal animal space").player(1, fame="animal oil").turn(0, "end")
    assert game.wonders(0) == "W11"
    assert game.beside() == "W14 W16 W18 W20"
    assert (game.fame(0), game.fame(1)) == ("space", "oil")


def test_set_2_markers_of_others_do_not_help() -> None:
    game = fame("C04 C05", "C01 C02 C03", "").player(1, fame="animal").turn(0, "end")
    assert game.wonders(0) == ""
    assert (game.fame(0), game.fame(1)) == ("animal", "animal")


def test_set_2_the_fifth_marker_is_placed_as_usual() -> None:
    game = fame("C04 C05", "C01 C02 C03", "gunpowder oil earth space").turn(0, "end")
    assert game.fame(0) == "animal gunpowder oil earth space"


def test_set_2_with_all_five_markers_out_one_may_be_moved() -> None:
    game = fame("C04 C05", "C01 C02 C03", "gunpowder oil earth space space").turn(0, "end")
    moves = {"move gunpowder animal", "move oil animal", "move earth animal", "move space animal"}
    assert game.options(0) == moves | {"done"}
    game.do(0, "move space animal")
    assert game.fame(0) == "animal gunpowder oil earth space"
    assert game.active == 1


def test_set_2_with_all_five_markers_out_none_need_be_moved() -> None:
    game = fame("C04 C05", "C01 C02 C03", "gunpowder oil earth space space").turn(0, "end").do(0, "done")
    assert game.fame(0) == "gunpowder oil earth space space"
    assert game.active == 1


def test_set_2_a_moved_marker_may_complete_a_wonder() -> None:
    game = fame("C04 C05", "C01 C02 C03", "animal animal oil earth space").turn(0, "end").do(0, "move oil animal")
    assert game.wonders(0) == "W11"
    assert game.fame(0) == "earth space"


def test_set_2_a_marker_is_never_moved_to_where_it_lies() -> None:
    game = fame("C04 C05", "C01 C02 C31", "animal gunpowder earth space space").turn(0, "end")
    assert "move animal animal" not in game.options(0)
    assert "move animal gunpowder" in game.options(0)


def test_set_2_freed_markers_are_used_again() -> None:
    game = fame("C04 C05", "C01 C02 C03", "animal animal earth space").turn(0, "end")
    assert game.wonders(0) == "W11"
    assert game.fame(0) == "earth space"  # three are free again


def test_set_2_one_marker_even_if_several_conditions_hold() -> None:
    game = fame("C04 C05", "C01 C02 C31", "", vp=9).turn(0, "end")
    assert game.options(0) == {"place animal", "place gunpowder", "place space"}
    game.do(0, "place space")
    assert game.fame(0) == "space"
