"""Effects in general: on oneself, on others, chained, foreign, activated again (rulebook, Technologiephase)."""

import pytest

from tests.games.ages_cards.kit import table
from zeitalter.games.ages_cards.model.options import Mode

# ---- on oneself ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "mode"), [("C16", "new_world"), ("C24", "new_world"), ("C38", "reason"), ("C50", "reason")]
)
def test_an_effect_may_reach_its_own_card(card: str, mode: Mode) -> None:
    game = table(3, mode).player(0, hand=f"{card} C01").turn(0, "technology").do(0, f"technology {card}", "activate")
    if game.asked:
        game.do(0, f"refresh {card}")
    assert game.resources(0) == card


def test_a_card_refreshed_by_itself_can_pay_in_the_same_turn() -> None:
    game = table().player(0, hand="C01 C02", resources="C03").row("animal", "C06").turn(0, "technology", "buy")
    game.do(0, "technology C01", "activate", "buy C06")
    assert game.technologies(0) == "C01 C03 C06"


def test_a_card_exhausted_for_an_effect_may_be_refreshed_by_it() -> None:
    """Computer uses Barter, which exhausts a food, and Agriculture, which refreshes it."""
    game = table(3).player(0, hand="C28 C02", resources="C05", technologies="C01 C03").turn(0, "technology")
    game.do(0, "technology C28", "activate", "use C03", "gain oil", "use C01", "refresh C05")
    assert game.resources(0) == "C05"
    assert game.gained() == "oil"


def test_only_the_kind_that_is_named_is_refreshed() -> None:
    """Agriculture wants food: earth and space are jokers when used, not when refreshed."""
    game = table(3).player(0, hand="C01 C02", technologies="C24 C28 C03").turn(0, "technology")
    game.do(0, "technology C01", "activate")
    assert game.options(0) == {"refresh C01", "refresh C03"}


# ---- costs --------------------------------------------------------------------------------------------------------


def test_a_cost_that_cannot_be_paid_forbids_the_effect() -> None:
    assert table().player(0, hand="C03").turn(0, "technology").asked == []  # no resource to exhaust
    assert table(2, "reason").player(0, hand="C40").turn(0, "technology").asked == []  # no point to pay
    assert table(2, "reason").player(0, hand="C46").turn(0, "technology").asked == []  # no opponent with a resource


def test_points_never_fall_below_0() -> None:
    """Internet activates Guilds, which cost a point."""
    game = table(3, "reason").player(0, hand="C53", technologies="C40 C35", vp=1).turn(0, "technology")
    game.do(0, "activate", "use C40", "gain food", "gain food")
    assert game.vp(0) == 0
    poor = table(3, "reason").player(0, hand="C53", technologies="C40 C35").turn(0, "technology").do(0, "activate")
    assert poor.options(0) == {"use C35", "done"}


def test_space_and_earth_pay_one_unit_of_a_cost() -> None:
    """Opera counts cards: a space card is one of the three."""
    game = table(3, "reason").player(0, hand="C45", resources="C53 C49").turn(0, "technology").do(0, "activate")
    game.do(0, "exhaust C53", "exhaust C49")
    assert game.vp(0) == 2


# ---- one opponent, all opponents ----------------------------------------------------------------------------------


def test_exactly_one_opponent_who_fulfils_the_condition() -> None:
    game = table(4, "reason").player(0, hand="C39").player(1).player(2, resources="C01").player(3, resources="C02 C44")
    game.turn(0, "technology").do(0, "activate")
    assert game.options(0) == {"choose 2", "choose 3"}
    game.do(0, "choose 3", "copy C44")
    assert game.gained() == "oil"
    assert [game.vp(seat) for seat in range(4)] == [0, 0, 0, 1]


def test_a_technology_of_an_opponent_needs_an_opponent_who_has_one() -> None:
    """Scientific Method may not choose Writing, with nobody to use it on, so as not to exhaust for Mythology."""
    game = (
        table(3, "reason").player(0, hand="C44", resources="C01", technologies="C33 C34").player(1, technologies="C04")
    )
    game.turn(0, "technology").do(0, "activate")
    assert game.options(0) == {"use C34"}
    game = (
        table(3, "reason").player(0, hand="C44", resources="C01", technologies="C33 C34").player(1, technologies="C01")
    )
    game.turn(0, "technology").do(0, "activate")
    assert game.options(0) == {"use C33", "use C34"}


def test_copied_space_is_worth_two() -> None:
    game = table(2, "reason").player(0, hand="C39 C01").player(1, resources="C53").row("animal", "C32")
    game.turn(0, "technology", "buy").do(0, "technology C39", "activate", "buy C32")  # food and iron
    assert game.technologies(0) == "C32 C39"


def test_all_others_even_if_none_fulfils_the_condition() -> None:
    game = table(3, "reason").player(0, hand="C32 C01", technologies="C03").player(1, resources="C01")
    game.turn(0, "technology").do(0, "technology C32", "activate", "refresh C03")
    assert game.resources(0) == "C03"


# ---- chains -------------------------------------------------------------------------------------------------------


def test_chained_activations() -> None:
    """Philosophy activates Computer, Computer activates Ironworks and Domestication."""
    game = table(3).player(0, hand="C08 C01", technologies="C28 C13 C06").turn(0, "technology")
    game.do(0, "technology C08", "activate", "use C28", "use C13", "use C06")
    assert game.gained() == "iron iron animal"
    assert game.asked == []


def test_no_card_is_activated_while_it_is_carried_out_so_chains_end() -> None:
    """Philosophy, Scientific Method and Computer cannot activate each other in a circle."""
    game = table(3, "combined").player(0, hand="C08 C01", technologies="C44 C28 C13").turn(0, "technology")
    game.do(0, "technology C08", "activate")
    assert game.options(0) == {"use C44", "use C28", "use C13"}
    game.do(0, "use C44")
    assert game.options(0) == {"use C28", "use C13"}
    game.do(0, "use C28")
    assert game.options(0) == {"use C13", "done"}
    game.do(0, "use C13")
    assert game.gained() == "iron iron"
    assert game.vp(0) == 1  # of Scientific Method, after what it activated
    assert game.asked == []


def test_a_technology_may_be_activated_again_by_another() -> None:
    """Computer activates Philosophy, which activates Agriculture; then Computer activates Agriculture itself."""
    game = table(3).player(0, hand="C28 C02", technologies="C08 C01 C03 C05").turn(0, "technology")
    game.do(0, "technology C28", "activate", "use C08", "use C01", "refresh C03")
    assert game.options(0) == {"use C01", "done"}
    game.do(0, "use C01", "refresh C05")
    assert game.resources(0) == "C03 C05"
    assert game.asked == []


def test_up_to_2_technologies_are_2_different_ones() -> None:
    """Computer does not activate Ironworks twice, but Philosophy, another technology, does so again."""
    game = table(3).player(0, hand="C28 C02", technologies="C08 C13").turn(0, "technology")
    game.do(0, "technology C28", "activate", "use C13")
    assert game.options(0) == {"use C08", "done"}
    game.do(0, "use C08", "use C13")
    assert game.gained() == "iron iron iron iron"
    assert game.asked == []


def test_an_attack_is_not_struck_twice_by_the_same_tactic() -> None:
    game = table(3, "reason").player(0, hand="C55 C04").player(1, resources="C01 C02").turn(0, "technology")
    game.do(0, "technology C55", "activate", "deploy C04").do(1, "exhaust C01")
    assert game.resources(1) == "C02"
    assert game.asked == []  # Drones name 2 attacks, and there is no other


def test_every_card_is_free_again_in_the_next_turn() -> None:
    game = table().player(0, hand="C08 C01 C02 C03", technologies="C13").player(1, hand="C01 C02 C03 C04").turn(0)
    game.do(0, "resource C01", "technology C08", "activate", "use C13")
    assert game.active == 1
    assert game.state.turn.under_way == []


def test_an_exhausted_card_counts_as_open_technology() -> None:
    """Ironworks exhausted for Barter lie open and may be activated by Computer."""
    game = table(3).player(0, hand="C28 C02", resources="C13", technologies="C03").turn(0, "technology")
    game.do(0, "technology C28", "activate")
    assert game.options(0) == {"use C03", "done"}
    game.do(0, "use C03", "gain food")
    assert game.options(0) == {"use C13", "done"}


def test_an_effect_to_be_activated_must_be_payable() -> None:
    game = table(3).player(0, hand="C08", technologies="C03 C07 C13").turn(0, "technology").do(0, "activate")
    assert game.options(0) == {"use C13"}  # Barter and Currency want a resource


def test_activate_1_civil_technology_is_compulsory() -> None:
    game = table(3).player(0, hand="C08", resources="C01", technologies="C03").turn(0, "technology").do(0, "activate")
    assert game.options(0) == {"use C03"}


# ---- foreign technologies -----------------------------------------------------------------------------------------


def test_a_foreign_technology_works_for_the_one_who_activates_it() -> None:
    """Seat 0 uses the Agriculture of seat 1: it refreshes a food of seat 0, and not itself."""
    game = table(3, "reason").player(0, hand="C33", technologies="C03 C05").player(1, technologies="C01")
    game.turn(0, "technology").do(0, "activate", "use C01.1")
    assert game.options(0) == {"refresh C03", "refresh C05"}
    game.do(0, "refresh C03")
    assert game.technologies(1) == "C01"
    assert game.vp(1) == 1


def test_a_foreign_technology_is_paid_by_the_one_who_activates_it() -> None:
    game = table(3, "reason").player(0, hand="C33", resources="C01").player(1, resources="C02", technologies="C34")
    game.turn(0, "technology").do(0, "activate", "use C34")
    assert (game.resources(0), game.resources(1)) == ("", "C02")
    assert (game.vp(0), game.vp(1)) == (2, 1)


def test_the_owner_of_a_foreign_technology_is_one_of_the_others() -> None:
    game = table(3, "reason").player(0, hand="C33").player(1, technologies="C31").player(2, technologies="C02")
    game.turn(0, "technology").do(0, "activate", "use C31")
    assert [game.vp(seat) for seat in range(3)] == [1, 1, 0]
    assert game.resources(1) == "C31"  # refreshed by its own effect, as a card of another player
    assert game.resources(2) == "C02"


def test_a_foreign_chain_reads_own_as_the_one_who_activates() -> None:
    """Writing uses the Scientific Method of seat 1, which activates a card of seat 0 and gives seat 0 the point."""
    game = table(3, "reason").player(0, hand="C33", technologies="C35").player(1, technologies="C44 C31")
    game.turn(0, "technology").do(0, "activate", "use C44")
    assert game.options(0) == {"use C35"}
    game.do(0, "use C35")
    assert game.gained() == "animal"
    assert (game.vp(0), game.vp(1)) == (1, 1)


def test_both_copies_of_a_start_card_may_be_used_in_a_turn() -> None:
    """Two different technologies are two cards, not two names."""
    game = table(3, "reason").player(0, hand="C53", technologies="C01 C03 C05").player(1, technologies="C01")
    game.turn(0, "technology").do(0, "activate", "use C01.1", "refresh C03", "use C01", "refresh C05")
    assert game.resources(0) == "C03 C05"
