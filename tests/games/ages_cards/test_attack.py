"""Attacks: reactions, comparison and consequences (rulebook, Angriffseffekte)."""

import pytest

from tests.games.ages_cards.kit import Table, table
from zeitalter.games.ages_cards.model.options import Mode


def attack(card: str, game: Table, own: str = "") -> Table:
    """Seat 0 plays this attack as its technology and activates it, with other cards open already."""
    game.player(0, hand=f"{card} C01", technologies=own).turn(0, "technology")
    return game.do(0, f"technology {card}", "activate")


# ---- strength -----------------------------------------------------------------------------------------------------


def test_strength_is_all_symbols_on_open_technologies() -> None:
    game = table(3).player(0, hand="C26", resources="C22", technologies="C04 C05 C17 C06").turn(0, "buy")
    assert game.strength(0) == 1 + 1 + 3  # neither hand cards nor the resource side, and civil cards have none


def test_resources_do_not_count_and_are_not_turned_for_the_attacker() -> None:
    game = table(3).player(0, hand="C04 C01", resources="C26").player(1, resources="C01", technologies="C05")
    game.turn(0, "technology").do(0, "technology C04", "activate")
    assert game.resources(0) == "C26"
    assert game.resources(1) == "C01"  # 1 against 1


@pytest.mark.parametrize(("defence", "left"), [("", ""), ("C18", ""), ("C27", "C01"), ("C26", "C01")])
def test_only_a_greater_strength_wins(defence: str, left: str) -> None:
    """Knights with 3 against 0, 2, 3 and 4."""
    game = attack("C17", table(3).player(1, resources="C01", technologies=defence))
    assert game.resources(1) == left


def test_every_opponent_is_attacked_and_compared_alone() -> None:
    game = table(4)
    for seat, defence in [(1, "C04"), (2, "C23"), (3, "")]:
        game.player(seat, resources="C01", technologies=defence)
    attack("C11", game)
    assert [game.resources(seat) for seat in (1, 2, 3)] == ["", "C01", ""]


# ---- reactions ----------------------------------------------------------------------------------------------------


def test_reactions_are_asked_clockwise_each_once() -> None:
    game = table(4)
    for seat in (0, 1, 3):
        game.player(seat, hand="C04 C05", resources="C01")
    game.player(2, hand="C11 C01", resources="C12").turn(2, "technology").do(2, "technology C11", "activate")
    assert game.asked == [3]
    game.do(3, "react C04", "done")
    assert game.asked == [0]
    game.do(0, "done")
    assert game.asked == [1]
    game.do(1, "react C05", "react C04")
    assert [game.resources(seat) for seat in (3, 0, 1)] == ["", "", "C01"]


def test_reaction_any_number_of_cards_and_both_ways_at_once() -> None:
    game = table(2).player(1, hand="C04 C05 C12 C01", resources="C22 C03")
    attack("C26", game)
    assert game.options(1) == {"react C04", "react C05", "react C12", "exhaust C22", "done"}
    game.do(1, "react C12", "exhaust C22", "react C05", "done")
    assert game.technologies(1) == "C05 C12 C22"
    assert game.hand(1) == "C01 C04"


def test_reaction_from_hand_needs_the_symbol() -> None:
    game = attack("C17", table(2).player(1, hand="C22 C26 C01 C04"))
    assert game.options(1) == {"react C04", "done"}  # Cannon and Tank have no reaction symbol, Agriculture even less


def test_reaction_from_the_display_needs_no_symbol_but_a_tactic_or_attack() -> None:
    game = attack("C17", table(2).player(1, resources="C22 C26 C01 C13 C23"))
    assert game.options(1) == {"exhaust C22", "exhaust C26", "exhaust C23", "done"}  # no civil cards


def test_reaction_is_allowed_when_already_stronger() -> None:
    game = attack("C04", table(2).player(1, hand="C05", technologies="C26"))
    assert game.options(1) == {"react C05", "done"}


def test_reaction_is_allowed_in_vain() -> None:
    game = attack("C26", table(2).player(1, hand="C05", wonders="W01"))
    game.do(1, "react C05")
    assert game.technologies(1) == "C05"
    assert game.wonders(0) == "W01"


def test_effects_of_shown_cards_are_not_carried_out() -> None:
    game = table(2).player(1, hand="C04 C27 C11", resources="C22 C01")
    attack("C26", game)
    game.do(1, "react C04", "react C27", "exhaust C22", "done")
    assert game.state.turn.attacks == 1  # no counter-attack
    assert game.hand(1) == "C11"  # Blitzkrieg played nothing


def test_shown_cards_stay_in_the_display() -> None:
    game = table(2).player(1, hand="C04 C01 C02", resources="C22")
    attack("C26", game).do(1, "react C04", "exhaust C22")
    assert (game.hand(1), game.resources(1), game.technologies(1)) == ("C01 C02", "", "C04 C22")


def test_without_a_possible_reaction_nobody_is_asked() -> None:
    game = attack("C17", table(3).player(1, hand="C01", resources="C02").player(2, hand="C22"))
    assert game.asked == []


def test_exhausting_to_react_costs_the_resource() -> None:
    """Shown cards are resources no more, so the defeated player has fewer to lose."""
    game = attack("C17", table(2).player(1, resources="C12 C01"))
    game.do(1, "exhaust C12")
    assert game.strength(1) == 1
    assert game.technologies(1) == "C01 C12"


def test_exhausting_as_reaction_or_loss_gives_no_resource_to_use() -> None:
    game = attack("C11", table(2).player(1, resources="C05 C01 C13"))
    game.do(1, "exhaust C05", "exhaust C13")
    assert game.gained() == ""
    assert game.resources(1) == "C01"


# ---- losing resources ---------------------------------------------------------------------------------------------


def test_the_loser_picks_the_resources() -> None:
    game = attack("C17", table(3).player(1, resources="C01 C02 C13"))
    assert game.options(1) == {"exhaust C01", "exhaust C02", "exhaust C13"}
    game.do(1, "exhaust C02", "exhaust C01")
    assert game.resources(1) == "C13"


def test_with_too_few_everything_is_exhausted() -> None:
    game = attack("C22", table(3).player(1, resources="C01 C02"))
    assert game.resources(1) == ""
    assert game.technologies(1) == "C01 C02"
    assert attack("C22", table(3).player(1, hand="C01")).asked == []


def test_space_counts_as_2_but_may_be_given_as_the_second() -> None:
    game = attack("C17", table(3).player(1, resources="C28 C01 C02"))
    game.do(1, "exhaust C01", "exhaust C28")
    assert game.resources(1) == "C02"


def test_space_may_also_count_as_1() -> None:
    """Who would rather show another card exhausts it as well, even a second space."""
    game = attack("C17", table(3, "combined").player(1, resources="C28 C53 C02"))
    game.do(1, "exhaust C28")
    assert game.options(1) == {"exhaust C53", "exhaust C02", "done"}
    assert game.default(1) == "done"
    game.do(1, "exhaust C53")
    assert game.resources(1) == "C02"
    assert game.asked == []
    game = attack("C17", table(3, "combined").player(1, resources="C28 C53 C02")).do(1, "exhaust C28", "done")
    assert game.resources(1) == "C02 C53"


def test_of_3_resources_a_space_may_be_1_or_2() -> None:
    game = attack("C22", table(3).player(1, resources="C28 C01 C02 C03")).do(1, "exhaust C28")
    assert game.options(1) == {"exhaust C01", "exhaust C02", "exhaust C03"}  # one more in any case
    game.do(1, "exhaust C02")
    assert game.options(1) == {"exhaust C01", "exhaust C03", "done"}
    game.do(1, "exhaust C01")
    assert game.resources(1) == "C03"
    assert game.asked == []


def test_space_as_the_only_resource_is_lost_for_1() -> None:
    game = attack("C04", table(3).player(1, resources="C28"))
    assert game.technologies(1) == "C28"


def test_space_and_another_make_3() -> None:
    game = attack("C22", table(3).player(1, resources="C28 C01"))
    assert game.resources(1) == ""
    assert game.asked == []


def test_several_losers_lose_clockwise() -> None:
    game = table(3).player(1, resources="C01 C02").player(2, resources="C01 C02")
    attack("C11", game)
    assert game.asked == [1]
    game.do(1, "exhaust C01")
    assert game.asked == [2]
    game.do(2, "exhaust C02")
    assert game.asked == []


# ---- wonders ------------------------------------------------------------------------------------------------------


def test_a_loser_without_wonder_gives_nothing() -> None:
    game = attack("C26", table(3).player(1, resources="C01"))
    assert game.wonders(0) == ""
    assert game.resources(1) == "C01"


def test_each_loser_gives_one_wonder_of_its_choice() -> None:
    game = attack("C29", table(4).player(1, wonders="W01 W03").player(2, wonders="W05").player(3, wonders="W07 W09"))
    game.do(1, "give W03").do(3, "give W07")
    assert [game.wonders(seat) for seat in range(4)] == ["W03 W05 W07", "W01", "", "W09"]


# ---- points -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["reason", "combined"])
def test_attacks_for_points_pay_whether_or_not_they_win(mode: Mode) -> None:
    game = table(3, mode).player(1, technologies="C54").player(2, technologies="C51")
    attack("C47", game)
    assert [game.vp(seat) for seat in range(3)] == [2, 2, 2]
    game = attack("C47", table(3, mode).player(1).player(2))
    assert [game.vp(seat) for seat in range(3)] == [2, 0, 0]


# ---- tactics ------------------------------------------------------------------------------------------------------


def test_a_tactic_without_an_attack_to_activate_is_not_offered() -> None:
    for tactic in ("C05", "C12", "C18", "C23", "C27", "C30"):
        assert table(3).player(0, hand=tactic, technologies="C01").turn(0, "technology").asked == []


def test_activate_1_attack_is_compulsory() -> None:
    game = table(3).player(0, hand="C05", technologies="C04 C11").turn(0, "technology").do(0, "activate")
    assert game.options(0) == {"strike C04", "strike C11"}


def test_deployed_attacks_count_for_strength_even_those_not_activated() -> None:
    game = table(2).player(0, hand="C27 C04 C11").player(1, resources="C01", technologies="C26 C05")
    game.turn(0, "technology").do(0, "technology C27", "activate", "deploy C04", "deploy C11", "strike C04")
    assert game.strength(0) == 6
    assert game.resources(1) == ""


def test_the_bonus_of_charge_lasts_for_its_attack_only() -> None:
    game = table(2).player(0, hand="C18", technologies="C04").player(1, technologies="C26", resources="C01")
    game.turn(0, "technology").do(0, "activate")
    assert game.resources(1) == ""
    assert game.strength(0) == 3


# ---- events -------------------------------------------------------------------------------------------------------


def test_results_are_told_clockwise() -> None:
    game = table(4).player(1, technologies="C23").player(2).player(3, technologies="C27")
    attack("C11", game)
    assert game.state.log is not None
    keys = ("event-undefeated", "event-defeated")
    told = [event.message for event in game.state.log if event.message.key in keys]
    assert [message.key for message in told] == ["event-undefeated", "event-defeated", "event-undefeated"]
    assert [message.args["seat"] for message in told] == [1, 2, 3]
