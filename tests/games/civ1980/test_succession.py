"""The succession table, the end of the game and its ranking (phase 16)."""

import pytest
from msgspec import structs

from tests.games.civ1980.kit import RULES, cities, deal, fill_treasury, is_over, own, player, run, table
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.options import RULEBOOK, USUAL, Options
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.succession import step_of, total_points
from zeitalter.games.civ1980.view.shape import Civ1980View

SEVEN = ("pottery", "cloth_making", "music", "drama_poetry", "mysticism", "astronomy", "law")
THOUSAND = ("philosophy", "democracy", "law", "engineering", "medicine", "agriculture")
DEAR = (*THOUSAND, "coinage", "literacy")


def italy(space: int) -> Civ1980:
    """Italy: early bronze from space 5, late bronze from 8, early iron from 11, late iron 14 and 15."""
    state = table(3, ["italy", "illyria", "thrace"])
    player(state, 0).space = space
    return state


def test_the_stone_age_needs_nothing() -> None:
    assert step_of(italy(0), 0) == 1
    assert step_of(italy(3), 0) == 1


def test_early_bronze_age_needs_two_cities() -> None:
    state = italy(4)
    cities(state, 0, "rome")
    assert step_of(state, 0) == 0
    cities(state, 0, "neapolis")
    assert step_of(state, 0) == 1


def test_late_bronze_age_needs_cards_of_three_groups() -> None:
    state = italy(7)
    cities(state, 0, "rome")
    own(state, 0, "pottery", "cloth_making", "astronomy")
    assert step_of(state, 0) == 0
    own(state, 0, "music")
    assert step_of(state, 0) == 1


def test_early_iron_age_needs_seven_cards() -> None:
    state = italy(10)
    cities(state, 0, "rome")
    own(state, 0, *SEVEN[:6])
    assert step_of(state, 0) == 0
    own(state, 0, SEVEN[6])
    assert step_of(state, 0) == 1


def test_late_iron_age_needs_1000_points_of_cards_alone() -> None:
    state = table(3, ["illyria", "italy", "thrace"])
    player(state, 0).space = 12  # Illyria's late iron age begins on 13, which has no printed value
    cities(state, 0, "rome")
    fill_treasury(state, 0, 40)
    own(state, 0, *THOUSAND[:5])
    assert step_of(state, 0) == 0
    own(state, 0, THOUSAND[5])
    assert total_points(state, 0) == 1000 + 40
    assert step_of(state, 0) == 1


def test_printed_values_count_cards_treasury_and_trade_cards() -> None:
    state = italy(13)
    cities(state, 0, "rome")
    own(state, 0, *DEAR[:7])  # 1110
    assert step_of(state, 0) == 0
    fill_treasury(state, 0, 40)
    deal(state, 0, "cloth", "cloth", "cloth", "salt", "salt")
    assert total_points(state, 0) == 1110 + 40 + 45 + 12
    assert step_of(state, 0) == 1


def test_printed_values_can_be_left_out() -> None:
    state = table(3, ["italy", "illyria", "thrace"], printed_values=False)
    player(state, 0).space = 13
    cities(state, 0, "rome")
    own(state, 0, *THOUSAND)
    assert step_of(state, 0) == 1


def test_falling_below_the_printed_value_moves_back() -> None:
    state = italy(14)
    cities(state, 0, "rome")
    own(state, 0, *THOUSAND)
    assert step_of(state, 0) == -1


def test_without_a_city_the_marker_goes_back_except_in_the_stone_age() -> None:
    assert [step_of(italy(space), 0) for space in (5, 8, 11, 14)] == [-1] * 4
    assert step_of(italy(2), 0) == 1


def test_requirements_on_every_step_as_an_option() -> None:
    state = table(3, ["italy", "illyria", "thrace"], epoch_check="every_step")
    player(state, 0).space = 5
    cities(state, 0, "rome")
    assert step_of(state, 0) == 0


def test_the_game_ends_with_the_first_marker_on_the_finish() -> None:
    state = italy(15)
    cities(state, 0, "rome")
    own(state, 0, *DEAR, "architecture", "metal_working")
    run(state, steps.Succession)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranks[0] == 1
    assert outcome.reason.key == "end-finish"


def test_several_on_the_finish_are_ranked_by_points() -> None:
    state = table(3, ["italy", "illyria", "thrace"])
    for seat, name in enumerate(("rome", "athens")):
        player(state, seat).space = 15
        cities(state, seat, name)
        own(state, seat, *DEAR, "architecture", "metal_working")
    fill_treasury(state, 1, 3)
    run(state, steps.Succession)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranks == [2, 1, 3]


def test_equal_in_everything_is_a_shared_win() -> None:
    state = table(3, ["italy", "illyria", "thrace"])
    for seat, name in enumerate(("rome", "athens")):
        player(state, seat).space = 15
        cities(state, seat, name)
        own(state, seat, *DEAR, "architecture", "metal_working")
    run(state, steps.Succession)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 1]


def test_the_last_turn_ends_the_game() -> None:
    state = table(3, turn_limit=5)
    state.turn = 5
    player(state, 1).space = 2
    run(state, steps.Succession)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason.key == "end-turns"
    assert outcome.winners == [1]


def test_no_turn_is_the_last_unless_chosen() -> None:
    """People begin without a limit; the modes that programs play have one."""
    state = table(3)
    state.turn = 500
    run(state, steps.Succession)
    assert is_over(state)
    assert state.outcome() is None
    for preset, mode in zip(RULES.presets, RULES.modes, strict=True):
        assert isinstance(preset.options, Options)
        assert preset.options.turn_limit == 0
        assert mode == structs.replace(preset.options, turn_limit=60)


def test_the_last_turn_is_announced() -> None:
    for turn, told in ((4, False), (5, True)):
        state = table(3, turn_limit=5)
        state.turn = turn - 1
        state.log = []
        run(state, steps.BeginTurn)
        assert ("event-last-turn" in [event.message.key for event in state.log]) is told


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_hands_are_open_at_the_end(seats: int) -> None:
    state = table(seats, turn_limit=5)
    state.turn = 5
    deal(state, 1, "gems", "gems")
    run(state, steps.Succession)
    seen = state.observe(None)
    assert isinstance(seen, Civ1980View)
    assert [held.card for held in seen.players[1].hand] == [held.card for held in player(state, 1).hand]


def test_both_presets_can_be_set_up_for_all_numbers_of_players() -> None:
    for seats in RULES.seats:
        for options in (RULEBOOK, USUAL):
            RULES.setup(seats, options, 1).check()
