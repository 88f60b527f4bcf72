"""One test per civilization card: its effect, through play. Seat 0 plays the card as its technology of the turn."""

import pytest

from tests.games.ages_cards.kit import Table, table


def mine(card: str, hand: str = "", resources: str = "", technologies: str = "", vp: int = 0) -> Table:
    """A table of 3 at which seat 0 holds the card, first in hand."""
    return table(3, "new_world" if card <= "C30" else "reason").player(
        0, f"{card} {hand}", resources, technologies, vp=vp
    )


def played(game: Table, *moves: str) -> Table:
    """Seat 0 plays its first card as technology, uses the effect and goes on with these moves."""
    card = game.names[game.state.players[0].hand[0]].removesuffix(".0")
    game.turn(0, "technology")
    if f"technology {card}" in game.options(0):
        game.do(0, f"technology {card}")
    return game.do(0, "activate", *moves)


def lost(card: str, amount: int, weaker: str, equal: str) -> None:
    """An attack: seat 1 is weaker and exhausts so many of 3 resources, seat 2 is as strong as the attacker."""
    game = mine(card).player(1, resources="C01 C02 C03", technologies=weaker)
    game.player(2, resources="C01 C02 C03", technologies=equal)
    played(game)
    assert game.strength(1) < game.strength(0) == game.strength(2)
    if amount < 3:
        assert game.options(1) == {"exhaust C01", "exhaust C02", "exhaust C03"}
        game.do(1, *["exhaust C02", "exhaust C03"][:amount])
    assert len(game.resources(1).split()) == 3 - amount
    assert game.resources(2) == "C01 C02 C03"
    assert game.asked == []


# ---- start cards --------------------------------------------------------------------------------------------------


def test_c01_agriculture_refreshes_1_food() -> None:
    game = played(mine("C01", technologies="C02 C03"))
    assert game.options(0) == {"refresh C01", "refresh C03"}  # itself too; no iron, and no way to refuse
    game.do(0, "refresh C03")
    assert game.resources(0) == "C03"
    assert game.asked == []


def test_c02_mining_refreshes_1_iron() -> None:
    game = played(mine("C02", technologies="C03 C04"))
    assert game.options(0) == {"refresh C02", "refresh C04"}
    game.do(0, "refresh C04")
    assert game.resources(0) == "C04"


def test_c03_barter_turns_a_resource_into_another() -> None:
    game = played(mine("C03", resources="C01 C28"))
    assert game.options(0) == {"exhaust C01", "exhaust C28"}
    game.do(0, "exhaust C01")
    assert game.options(0) == {"gain food", "gain iron", "gain animal", "gain gunpowder", "gain oil"}
    game.do(0, "gain oil")
    assert game.gained() == "oil"
    assert game.resources(0) == "C28"


def test_c03_barter_needs_a_resource() -> None:
    assert mine("C03").turn(0, "technology").asked == []


def test_c04_warrior_makes_the_defeated_exhaust_1() -> None:
    lost("C04", 1, weaker="", equal="C05")


def test_c05_reinforcement_activates_an_attack_of_the_own_display() -> None:
    game = mine("C05", technologies="C04").player(1, resources="C01", technologies="C04").player(2, technologies="C23")
    played(game)
    assert game.strength(0) == 2  # Reinforcement and Warrior: enough against 1
    assert game.resources(1) == ""


# ---- set 1, animal ------------------------------------------------------------------------------------------------


def test_c06_domestication_gives_an_animal() -> None:
    assert played(mine("C06")).gained() == "animal"


def test_c07_currency_turns_1_resource_into_2() -> None:
    game = played(mine("C07", resources="C01 C02"), "exhaust C01")
    assert game.options(0) == {"gain food", "gain iron", "gain animal"}
    game.do(0, "gain iron", "gain animal")
    assert game.gained() == "iron animal"
    assert game.resources(0) == "C02"


def test_c08_philosophy_activates_another_civil_technology() -> None:
    game = played(mine("C08", technologies="C13 C06 C04"))
    assert game.options(0) == {"use C06", "use C13"}  # civil ones only, and not itself
    game.do(0, "use C13")
    assert game.gained() == "iron iron"
    assert game.asked == []


def test_c08_philosophy_alone_is_not_offered() -> None:
    game = mine("C08", technologies="C04").turn(0, "technology")
    assert game.asked == []


def test_c09_code_of_law_refreshes_1_animal() -> None:
    game = played(mine("C09", technologies="C06 C01"))
    assert game.options(0) == {"refresh C06", "refresh C09"}
    game.do(0, "refresh C06")
    assert game.resources(0) == "C06"


def test_c10_caravan_plays_up_to_1_more_resource() -> None:
    game = played(mine("C10", hand="C01 C02"))
    assert game.options(0) == {"resource C01", "resource C02", "done"}
    game.do(0, "resource C02")
    assert game.resources(0) == "C02"
    assert game.hand(0) == "C01"
    assert game.asked == []


def test_c11_swordsmen_make_the_defeated_exhaust_1() -> None:
    lost("C11", 1, weaker="C05", equal="C04 C05")


def test_c12_ambush_activates_an_attack_from_hand() -> None:
    game = mine("C12", hand="C22 C01").player(1, resources="C01 C02 C03").player(2, resources="C01", technologies="C04")
    played(game)
    assert game.strength(0) == 1  # the Cannon's 3 do not count: seat 2 with 1 is undefeated
    assert game.resources(1) == ""
    assert game.resources(2) == "C01"
    assert game.hand(0) == "C01 C22"  # the attack stays in hand


# ---- set 1, gunpowder ---------------------------------------------------------------------------------------------


def test_c13_ironworks_give_2_iron() -> None:
    assert played(mine("C13")).gained() == "iron iron"


def test_c14_printing_press_refreshes_up_to_2_food_iron_animal() -> None:
    game = played(mine("C14", technologies="C01 C02 C06"))
    assert game.options(0) == {"refresh C01", "refresh C02", "refresh C06", "done"}  # not its own gunpowder
    game.do(0, "refresh C02", "refresh C06")
    assert game.resources(0) == "C02 C06"
    assert game.asked == []


def test_c15_navigation_gives_food_iron_animal() -> None:
    assert played(mine("C15")).gained() == "food iron animal"


def test_c16_alchemy_refreshes_1_gunpowder() -> None:
    game = played(mine("C16", technologies="C13 C06"))
    assert game.options(0) == {"refresh C13", "refresh C16"}
    game.do(0, "refresh C16")
    assert game.resources(0) == "C16"


def test_c17_knights_make_the_defeated_exhaust_2() -> None:
    lost("C17", 2, weaker="C18", equal="C27")


def test_c18_charge_adds_2_to_the_attack_it_activates() -> None:
    game = mine("C18", technologies="C04")
    game.player(1, resources="C01", technologies="C26").player(2, resources="C01", technologies="C05 C19 C26")
    game.player(2, resources="C01", technologies="C05 C04 C27")
    played(game)
    assert (game.strength(0), game.strength(1), game.strength(2)) == (3, 4, 5)
    assert game.resources(1) == ""  # 3 + 2 against 4
    assert game.resources(2) == "C01"  # 3 + 2 against 5


# ---- set 1, oil ---------------------------------------------------------------------------------------------------


def test_c19_steam_engine_refreshes_up_to_3() -> None:
    game = played(mine("C19", technologies="C01 C02 C06 C13 C21 C25"))
    assert game.options(0) == {"refresh C01", "refresh C02", "refresh C06", "refresh C13", "done"}  # no oil, no earth
    game.do(0, "refresh C01", "refresh C06", "refresh C13")
    assert game.resources(0) == "C01 C06 C13"
    assert game.asked == []


def test_c20_railway_plays_up_to_2_more_resources() -> None:
    game = played(mine("C20", hand="C01 C02 C03"), "resource C01")
    assert game.options(0) == {"resource C02", "resource C03", "done"}
    game.do(0, "resource C03")
    assert game.resources(0) == "C01 C03"
    assert game.hand(0) == "C02"
    assert game.asked == []


def test_c21_industrialization_gives_oil_and_iron() -> None:
    assert played(mine("C21")).gained() == "iron oil"


def test_c22_cannon_makes_the_defeated_exhaust_3() -> None:
    lost("C22", 3, weaker="C18", equal="C27")


def test_c23_flank_plays_1_attack_and_activates_it() -> None:
    game = mine("C23", hand="C22 C04").player(1, resources="C01 C02 C03", technologies="C27 C05 C04")
    game.player(2, resources="C01", technologies="C26 C18")
    played(game)
    assert game.options(0) == {"deploy C22", "deploy C04", "done"}
    game.do(0, "deploy C22")
    assert game.technologies(0) == "C22 C23"
    assert game.hand(0) == "C04"  # one attack, not two
    assert (game.strength(0), game.strength(1), game.strength(2)) == (6, 5, 6)
    assert (game.resources(1), game.resources(2)) == ("", "C01")


def test_c23_flank_may_play_no_attack() -> None:
    game = played(mine("C23", hand="C22 C04").player(1, resources="C01"), "done")
    assert game.asked == []
    assert game.resources(1) == "C01"


# ---- set 1, earth -------------------------------------------------------------------------------------------------


def test_c24_aircraft_refreshes_up_to_2_of_any_kind_but_space() -> None:
    game = played(mine("C24", technologies="C01 C19 C28"))
    assert game.options(0) == {"refresh C01", "refresh C19", "refresh C24", "done"}
    game.do(0, "refresh C19", "refresh C24")
    assert game.resources(0) == "C19 C24"
    assert game.asked == []


def test_c25_electricity_gives_2_earth() -> None:
    assert played(mine("C25")).gained() == "earth earth"


def test_c26_tank_takes_a_wonder_from_every_defeated() -> None:
    game = mine("C26").player(1, technologies="C23", wonders="W03", resources="C01")
    game.player(2, technologies="C27 C05", wonders="W07")
    played(game)
    assert (game.wonders(0), game.wonders(1), game.wonders(2)) == ("W03", "", "W07")  # 4 against 3, 4 against 4
    assert game.resources(1) == "C01"  # nothing else is lost


def test_c27_blitzkrieg_plays_up_to_2_attacks_and_activates_1() -> None:
    game = mine("C27", hand="C04 C11 C17").player(1, resources="C01 C02 C03", technologies="C26")
    played(game, "deploy C04")
    assert game.options(0) == {"deploy C11", "deploy C17", "done"}
    game.do(0, "deploy C17")
    assert game.options(0) == {"strike C04", "strike C17"}
    game.do(0, "strike C17")
    assert game.strength(0) == 7  # both attacks count, one is carried out
    game.do(1, "exhaust C01", "exhaust C02")
    assert game.resources(1) == "C03"
    assert game.hand(0) == "C11"


# ---- set 1, space -------------------------------------------------------------------------------------------------


def test_c28_computer_activates_up_to_2_civil_technologies() -> None:
    game = played(mine("C28", technologies="C13 C06 C21 C04"))
    assert game.options(0) == {"use C06", "use C13", "use C21", "done"}
    game.do(0, "use C13")
    assert game.options(0) == {"use C06", "use C21", "done"}
    game.do(0, "use C06")
    assert game.gained() == "iron iron animal"
    assert game.asked == []


def test_c29_nuclear_submarine_takes_a_wonder_from_every_defeated() -> None:
    game = mine("C29").player(1, technologies="C26", wonders="W03 W05").player(2, technologies="C27 C18", wonders="W07")
    played(game)
    assert game.options(1) == {"give W03", "give W05"}
    game.do(1, "give W03")
    assert (game.wonders(0), game.wonders(1), game.wonders(2)) == ("W03", "W05", "W07")  # 5 against 4, 5 against 5


def test_c30_satellite_plays_any_number_of_attacks_and_activates_1_with_3_more() -> None:
    game = mine("C30", hand="C04 C11 C17 C22").player(
        1, resources="C01 C02 C03", technologies="C26 C27 C23 C18 C12 C05"
    )
    played(game, "deploy C04", "deploy C11", "deploy C17", "deploy C22", "strike C22")
    assert game.strength(0) == 12
    assert game.resources(1) == ""  # 12 + 3 against 14


# ---- set 2, animal ------------------------------------------------------------------------------------------------


def test_c31_calendar_1_point_the_others_refresh_1() -> None:
    game = mine("C31").player(1, technologies="C01 C02").player(2, technologies="C04")
    played(game)
    assert game.vp(0) == 1
    assert game.options(1) == {"refresh C01", "refresh C02"}  # the owner picks, and must
    game.do(1, "refresh C02")
    assert game.resources(1) == "C02"
    assert game.resources(2) == "C04"


def test_c32_irrigation_refreshes_2_food_the_others_1() -> None:
    game = mine("C32", technologies="C01 C02 C03 C05").player(1, technologies="C01 C02").player(2, technologies="C04")
    played(game)
    assert game.options(0) == {"refresh C01", "refresh C03", "refresh C05", "done"}
    game.do(0, "refresh C01", "refresh C05")
    assert (game.resources(0), game.resources(1), game.resources(2)) == ("C01 C05", "C01", "")


def test_c33_writing_uses_a_civil_technology_of_an_opponent() -> None:
    game = mine("C33", technologies="C31").player(1, technologies="C35 C04").player(2, technologies="C34")
    played(game)
    assert game.options(0) == {"use C35"}  # none of its own; Mythology asks for a resource that is not there
    game.do(0, "use C35")
    assert game.gained() == "animal"
    assert (game.vp(0), game.vp(1), game.vp(2)) == (0, 1, 0)
    assert game.technologies(1) == "C04 C35"


def test_c34_mythology_exhausts_1_for_2_points() -> None:
    game = played(mine("C34", resources="C01 C02"), "exhaust C02")
    assert game.vp(0) == 2
    assert game.resources(0) == "C01"
    assert mine("C34").turn(0, "technology").asked == []


def test_c35_wheel_gives_an_animal() -> None:
    assert played(mine("C35")).gained() == "animal"


def test_c36_war_chariot_makes_the_defeated_exhaust_1() -> None:
    lost("C36", 1, weaker="C04", equal="C37")


def test_c37_phalanx_activates_an_attack_of_the_own_display() -> None:
    game = mine("C37", technologies="C04 C42").player(1, resources="C01 C02 C03")
    played(game)
    assert game.options(0) == {"strike C04", "strike C42"}
    game.do(0, "strike C04").do(1, "exhaust C01")
    assert game.resources(1) == "C02 C03"
    assert game.asked == []


# ---- set 2, gunpowder ---------------------------------------------------------------------------------------------


def test_c38_theology_refreshes_up_to_3_the_others_1() -> None:
    game = mine("C38", technologies="C01 C02 C49").player(1, technologies="C01").player(2, resources="C01")
    played(game)
    assert game.options(0) == {"refresh C01", "refresh C02", "refresh C38", "refresh C49", "done"}
    game.do(0, "refresh C02", "refresh C38", "refresh C49")
    assert game.resources(0) == "C02 C38 C49"
    assert (game.resources(1), game.resources(2)) == ("C01", "C01")


def test_c39_customs_copy_a_resource_and_leave_it() -> None:
    game = mine("C39").player(1, resources="C01 C03 C02").player(2, resources="C44")
    played(game)
    assert game.options(0) == {"choose 1", "choose 2"}
    game.do(0, "choose 1")
    assert game.options(0) == {"copy C01.1", "copy C02.1"}  # two kinds
    game.do(0, "copy C02.1")
    assert game.gained() == "iron"
    assert game.resources(1) == "C01 C02 C03"
    assert (game.vp(0), game.vp(1), game.vp(2)) == (0, 1, 0)


def test_c40_guilds_sell_2_resources_for_a_point() -> None:
    game = played(mine("C40", vp=1))
    assert game.options(0) == {"gain food", "gain iron", "gain animal", "gain gunpowder"}
    game.do(0, "gain gunpowder", "gain gunpowder")
    assert game.gained() == "gunpowder gunpowder"
    assert game.vp(0) == 0
    assert mine("C40", vp=0).turn(0, "technology").asked == []


@pytest.mark.parametrize(("resources", "points"), [("", 0), ("C01 C03", 1), ("C01 C02", 2), ("C01 C02 C31 C44", 2)])
def test_c41_painting_1_point_per_kind_at_most_2(resources: str, points: int) -> None:
    game = mine("C41", resources=resources).turn(0, "technology")
    if points:
        game.do(0, "activate")
    assert game.vp(0) == points
    assert game.asked == []


def test_c42_mounted_archers_make_the_defeated_exhaust_2() -> None:
    lost("C42", 2, weaker="C05", equal="C37")


def test_c43_feigned_retreat_activates_an_attack_and_may_take_it_back() -> None:
    game = mine("C43", hand="C01", technologies="C04").player(1, resources="C01")
    played(game)
    assert game.resources(1) == ""
    assert game.options(0) == {"return", "done"}
    game.do(0, "return")
    assert game.hand(0) == "C01 C04"
    assert game.technologies(0) == "C43"


def test_c43_feigned_retreat_may_leave_the_attack() -> None:
    game = played(mine("C43", hand="C01", technologies="C04"), "done")
    assert game.technologies(0) == "C04 C43"


# ---- set 2, oil ---------------------------------------------------------------------------------------------------


def test_c44_scientific_method_activates_a_civil_technology_and_1_point() -> None:
    game = played(mine("C44", technologies="C31 C35 C42"))
    assert game.options(0) == {"use C31", "use C35"}
    game.do(0, "use C35")
    assert game.gained() == "animal"
    assert game.vp(0) == 1


def test_c44_scientific_method_alone_still_gives_the_point() -> None:
    assert played(mine("C44")).vp(0) == 1


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_c45_opera_1_point_per_card_exhausted_up_to_3(number: int) -> None:
    game = played(mine("C45", resources="C01 C02 C03 C53"), *["exhaust C53", "exhaust C01", "exhaust C02"][:number])
    if number < 3:
        game.do(0, "done")
    assert game.vp(0) == number  # the space card counts once
    assert game.asked == []


def test_c46_colonialism_copies_a_resource_and_exhausts_it() -> None:
    game = mine("C46").player(1, resources="C01 C03 C53").player(2)
    played(game)
    assert game.options(0) == {"copy C01.1", "copy C03.1", "copy C53"}  # every card: it will be turned
    game.do(0, "copy C53")
    assert game.gained() == "space"
    assert (game.resources(1), game.technologies(1)) == ("C01 C03", "C53")
    assert game.vp(1) == 1


def test_c47_frigate_2_points_the_undefeated_2() -> None:
    game = mine("C47").player(1, resources="C01", technologies="C37").player(2, resources="C01", technologies="C51")
    played(game)
    assert (game.vp(0), game.vp(1), game.vp(2)) == (2, 0, 2)  # 4 against 2, 4 against 4
    assert (game.resources(1), game.resources(2)) == ("C01", "C01")


def test_c48_naval_blockade_plays_1_attack_and_activates_it() -> None:
    game = mine("C48", hand="C42 C04").player(1, resources="C01 C02 C03", technologies="C51")
    played(game, "deploy C42")
    assert game.strength(0) == 5
    assert game.hand(0) == "C04"
    game.do(1, "exhaust C01", "exhaust C02")
    assert game.resources(1) == "C03"


# ---- set 2, earth -------------------------------------------------------------------------------------------------


def test_c49_mass_media_3_points_the_others_1() -> None:
    game = played(mine("C49"))
    assert (game.vp(0), game.vp(1), game.vp(2)) == (3, 1, 1)


def test_c50_antibiotics_refresh_3_the_others_1_food() -> None:
    game = mine("C50", technologies="C01 C44 C53").player(1, technologies="C01 C02").player(2, technologies="C02")
    played(game)
    assert game.options(0) == {"refresh C01", "refresh C44", "refresh C50", "done"}  # any kind but space
    game.do(0, "refresh C01", "refresh C44", "refresh C50")
    assert (game.resources(0), game.resources(1), game.resources(2)) == ("C01 C44 C50", "C01", "")


def test_c51_battleship_makes_the_defeated_exhaust_3() -> None:
    lost("C51", 3, weaker="C55", equal="C37 C43")


def test_c52_espionage_plays_1_attack_and_activates_it_with_2_more() -> None:
    game = mine("C52", hand="C42 C04").player(1, resources="C01 C02 C03", technologies="C54 C05")
    played(game, "deploy C42").do(1, "exhaust C01", "exhaust C02")  # 3 + 2 + 2 against 6
    assert game.strength(0) == 5
    assert game.hand(0) == "C04"


# ---- set 2, space -------------------------------------------------------------------------------------------------


def test_c53_internet_activates_up_to_2_civil_technologies_of_anybody() -> None:
    game = mine("C53", technologies="C35").player(1, technologies="C31 C32").player(2, technologies="C49")
    played(game)
    assert game.options(0) == {"use C35", "use C31", "use C32", "use C49", "done"}
    game.do(0, "use C49")
    assert (game.vp(0), game.vp(1), game.vp(2)) == (3, 1, 2)  # 3, 1 and 1 of Mass Media, 1 for its owner
    game.do(0, "use C35")
    assert game.gained() == "animal"
    assert (game.vp(0), game.vp(1), game.vp(2)) == (3, 1, 2)  # the own card brings nobody a point


def test_c54_stealth_bomber_3_points_the_undefeated_3() -> None:
    game = mine("C54").player(1, resources="C01", technologies="C51").player(2, technologies="C52 C43")
    played(game)
    assert (game.vp(0), game.vp(1), game.vp(2)) == (3, 0, 3)  # 5 against 4, 5 against 5
    assert game.resources(1) == "C01"


def test_c55_drones_play_any_number_of_attacks_and_activate_2() -> None:
    game = mine("C55", hand="C04 C42 C51").player(1, resources="C01 C02 C03", technologies="C54 C47")
    played(game, "deploy C04", "deploy C42", "deploy C51")
    assert game.options(0) == {"strike C04", "strike C42", "strike C51"}
    game.do(0, "strike C51")
    assert game.strength(0) == 10
    assert game.resources(1) == ""  # 10 against 9
    assert game.options(0) == {"strike C04", "strike C42"}
    game.do(0, "strike C42")
    assert game.asked == []
