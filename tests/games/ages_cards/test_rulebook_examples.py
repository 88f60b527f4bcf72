"""Every worked example of the rulebook, with the book's own numbers, in the order of the book."""

import pytest

from tests.games.ages_cards.kit import Table, table
from zeitalter.games.ages_cards.model.catalogue import SPACE_ERA
from zeitalter.games.ages_cards.rules.pyramid import surcharge
from zeitalter.games.ages_cards.rules.setup import choose_wonder


def extra(game: Table, card: str) -> int:
    """Resources of any kind to pay on top of the base cost."""
    return surcharge(game.state, game.names.index(card))


# ---- Spielvorbereitung c) -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "wonder"),
    [("C29 C28 C30", "W09"), ("C29 C30 C28", "W09"), ("C30 C29 C28", "W09"), ("C28 C29 C30", "W10")],
)
def test_wonder_choice_submarine_further_left_than_computer(row: str, wonder: str) -> None:
    """Nuclear Submarine left of Computer: the International Space Station is used, the Apollo Project is not."""
    game = table(seats=3).row("space", row)
    choose_wonder(game.state, SPACE_ERA)
    assert game.beside() == wonder


# ---- Technologiephase, Zivileffekte -------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["C02", "C01", "C09"], ids=["Mining", "Agriculture", "Code of Law"])
def test_mining_agriculture_code_of_law_on_themselves(card: str) -> None:
    game = table().player(0, hand=f"{card} C03").turn(0, "technology")
    game.do(0, f"technology {card}", "activate")
    assert game.resources(0) == card
    assert game.technologies(0) == ""


def test_customs_needs_an_opponent_with_a_resource() -> None:
    bare = table(3, "reason").player(0, hand="C39 C01").player(1, technologies="C03").turn(0, "technology")
    bare.do(0, "technology C39")
    assert bare.asked == []  # the effect is not even offered

    game = table(3, "reason").player(0, hand="C39 C01").player(1, technologies="C03").player(2, resources="C02")
    game.turn(0, "technology").do(0, "technology C39", "activate")
    assert game.gained() == "iron"


def test_calendar_gives_points_even_if_nobody_can_refresh() -> None:
    game = table(3, "reason").player(0, hand="C31 C01").player(1, hand="C01").player(2, resources="C01 C02")
    game.turn(0, "technology").do(0, "technology C31", "activate")
    assert game.vp(0) == 1
    assert (game.resources(1), game.resources(2)) == ("", "C01 C02")


def test_theology_refreshes_even_if_nobody_else_can() -> None:
    game = table(3, "reason").player(0, hand="C38 C01", technologies="C02 C03")
    game.player(1, hand="C01").player(2, resources="C01 C02").turn(0, "technology")
    game.do(0, "technology C38", "activate", "refresh C02", "refresh C03", "done")
    assert game.resources(0) == "C02 C03"


# ---- Technologiephase, Taktikeffekte ------------------------------------------------------------------------------


@pytest.mark.parametrize("tactic", ["C23", "C27", "C30"], ids=["Flank", "Blitzkrieg", "Satellite"])
def test_flank_blitzkrieg_satellite_must_activate_what_they_play(tactic: str) -> None:
    game = table(3).player(0, hand=f"{tactic} C04 C01").player(1, resources="C01").turn(0, "technology")
    game.do(0, f"technology {tactic}", "activate")
    assert game.options(0) == {"deploy C04", "done"}  # playing an attack is free ...
    game.do(0, "deploy C04")
    assert game.technologies(1) == "C01"  # ... but then it is carried out, with no way out


@pytest.mark.parametrize("tactic", ["C27", "C30"], ids=["Blitzkrieg", "Satellite"])
def test_blitzkrieg_and_satellite_must_activate_one_of_several(tactic: str) -> None:
    game = table(3).player(0, hand=f"{tactic} C04 C11 C01").player(1, resources="C01 C02").turn(0, "technology")
    game.do(0, f"technology {tactic}", "activate", "deploy C04", "deploy C11")
    assert game.options(0) == {"strike C04", "strike C11"}


# ---- Technologiephase, Angriffseffekte ----------------------------------------------------------------------------

YOU, KARSTEN, KATHARINA, ANDREAS = range(4)


def submarine_attack() -> Table:
    game = (
        table(seats=4)
        .player(YOU, hand="C29 C01", technologies="C04 C05")
        .player(KARSTEN, technologies="C23", wonders="W05")
        .player(KATHARINA, hand="C17 C18 C01", technologies="C05", wonders="W01 W07")
        .player(ANDREAS, hand="C27 C01", resources="C26", wonders="W03")
        .turn(YOU, "technology")
    )
    return game.do(YOU, "technology C29", "activate")


def test_submarine_attack_of_7_reactions_of_three_opponents() -> None:
    game = submarine_attack()
    assert game.strength(YOU) == 7
    # Karsten has 3 and nothing to react with; Katharina is asked next.
    assert game.strength(KARSTEN) == 3
    assert game.asked == [KATHARINA]
    game.do(KATHARINA, "react C17", "react C18")
    assert game.strength(KATHARINA) == 6
    # Andreas plays Blitzkrieg from hand and exhausts his earth to show the Tank.
    assert game.asked == [ANDREAS]
    game.do(ANDREAS, "react C27", "exhaust C26")
    assert game.strength(ANDREAS) == 7


def test_submarine_attack_of_7_wonders_given() -> None:
    game = submarine_attack()
    game.do(KATHARINA, "react C17", "react C18").do(ANDREAS, "react C27", "exhaust C26")
    # Karsten has given his only wonder; Katharina has two and chooses which.
    assert game.options(KATHARINA) == {"give W01", "give W07"}
    game.do(KATHARINA, "give W01")
    assert game.wonders(YOU) == "W01 W05"  # Pyramids of Giza and Taj Mahal
    assert game.wonders(KARSTEN) == ""
    assert game.wonders(KATHARINA) == "W07"
    assert game.wonders(ANDREAS) == "W03"  # undefeated, he keeps Angkor Wat


# ---- Kaufphase, Umwandlung ----------------------------------------------------------------------------------------


def test_two_iron_become_an_animal() -> None:
    """Ironworks cost 1 iron and 1 animal."""
    game = table().player(0, resources="C02 C04").temporary("iron").row("gunpowder", "C13").turn(0, "buy")
    game.do(0, "buy C13")
    assert game.technologies(0) == "C02 C04 C13"
    assert game.gained() == ""


def test_one_oil_does_not_become_two_gunpowder() -> None:
    """The Cannon costs 2 gunpowder."""
    game = table().player(0, hand="C01 C02", resources="C19").row("oil", "C22").turn(0, "buy")
    assert "buy C22" not in game.options(0)


# ---- Kaufphase, Kosten --------------------------------------------------------------------------------------------


def cannon(charge: str) -> Table:
    """Below the Cannon lie a gap and Charge; Currency lies under the gap, two animals lie under Charge."""
    return (
        table(seats=3)
        .player(0, hand="C10 C03 C04", resources="C01 C05 C02 C13")
        .row("oil", "C22")
        .row("gunpowder", f"- {charge} C17")
        .row("animal", "C07 C06 C08 C09")
    )


def test_cannon_for_2_gunpowder_and_3_any() -> None:
    game = cannon("C18").turn(0, "resource", "technology", "buy")
    assert extra(game, "C22") == 3  # Charge and the two animals under it; not Currency
    game.do(0, "resource C10", "technology C03", "activate", "exhaust C01", "gain gunpowder")
    assert "buy C22" in game.options(0)
    game.do(0, "buy C22")  # every resource is needed, so nothing is asked
    assert game.resources(0) == ""
    assert game.technologies(0) == "C01 C02 C03 C05 C10 C13 C22"
    assert game.gained() == ""


def test_cannon_is_out_of_reach_without_barter() -> None:
    game = cannon("C18").turn(0).do(0, "resource C10", "technology C03", "done")
    assert "buy C22" not in game.options(0)


def test_cannon_for_2_gunpowder_when_charge_is_gone() -> None:
    game = cannon("-").turn(0)
    assert extra(game, "C22") == 0
    game.do(0, "resource C10", "technology C03", "activate", "exhaust C01", "gain gunpowder", "buy C22", "pay")
    assert game.resources(0) == "C02 C05 C10"  # the gunpowder alone was exhausted


def test_computer_with_2_iron_and_1_food_as_earth() -> None:
    """1 animal, 1 gunpowder, 2 oil, with no earth card left: 2 iron and 1 food become the earth used as gunpowder."""
    game = (
        table(seats=3)
        .player(0, hand="C19 C13 C04", resources="C01 C06 C20")
        .row("space", "C28 C29 C30")
        .row("oil", "C21 C22 C23")
        .turn(0, "resource", "technology", "buy")
    )
    game.do(0, "resource C19", "technology C13", "activate")
    assert game.gained() == "iron iron"
    assert extra(game, "C28") == 0
    game.do(0, "buy C28")
    assert game.resources(0) == ""
    assert game.technologies(0) == "C01 C06 C13 C19 C20 C28"
    assert game.gained() == ""


# ---- Ende des Zugs ------------------------------------------------------------------------------------------------


def test_end_of_turn_set_1_himeji_chosen_before_hanging_gardens() -> None:
    """No hand cards, 2 animals and 3 open tactics: two conditions hold, one wonder is taken."""
    game = (
        table(seats=3)
        .player(0, resources="C06 C07", technologies="C05 C12 C18")
        .wonders_beside("W02 W06")
        .turn(0, "end")
    )
    assert game.options(0) == {"build W02", "build W06"}
    game.do(0, "build W06")
    assert game.wonders(0) == "W06"
    assert game.beside() == "W02"
    assert game.hand(0) == "C05 C12 C18"
    game.do(0, "done")  # the resources stay for the next turn
    assert game.resources(0) == "C06 C07"
    assert game.active == 1


def test_himeji_brings_more_points_than_the_hanging_gardens() -> None:
    catalogue = table().rules.catalogue
    points = {wonder.id: wonder.vp for wonder in catalogue.wonders}
    assert points["W06"] > points["W02"]


def test_end_of_turn_set_2_third_marker_on_sydney() -> None:
    """All technologies and 1 oil are taken back, 6 points together: the third marker, and the wonder is taken."""
    game = (
        table(3, "reason")
        .player(0, resources="C44 C01 C31", technologies="C43 C41 C32", fame="earth earth animal")
        .player(1, fame="earth oil")
        .wonders_beside("W17 W12 W16")
        .turn(0, "end")
    )
    assert game.hand(0) == "C32 C41 C43"  # 1 + 1 + 2 points
    game.do(0, "take_back C44", "done")  # an oil card worth 2
    assert game.resources(0) == "C01 C31"
    assert game.wonders(0) == "W17"
    assert (game.fame(0), game.fame(1)) == ("animal", "oil")  # everyone got the markers on it back


# ---- Beide Themensets kombinieren ---------------------------------------------------------------------------------


def test_mounted_archers_as_research_project_cost_2_more() -> None:
    """1 iron and 1 animal, and 1 more for each of the 2 animal cards left in the pyramid."""
    game = (
        table(3, "combined")
        .player(0, hand="C04 C05", resources="C02 C06 C01 C03")
        .row("animal", "- C07 - - C32")
        .projects("gunpowder", "C42 C13")
        .turn(0, "buy")
    )
    assert extra(game, "C42") == 2
    game.do(0, "buy C42")
    assert game.technologies(0) == "C01 C02 C03 C06 C42"


def test_mounted_archers_are_out_of_reach_with_3_resources() -> None:
    game = table(3, "combined").player(0, hand="C04 C05", resources="C02 C06 C01")
    game.row("animal", "- C07 - - C32").projects("gunpowder", "C42 C13").turn(0, "buy")
    assert "buy C42" not in game.options(0)


# ---- sentences that work like an example --------------------------------------------------------------------------


def test_space_used_for_an_effect_leaves_no_second_unit() -> None:
    """Barter asks for 1 resource; a space card exhausted for it is used up."""
    game = table(3).player(0, hand="C03 C01 C02", resources="C30").row("animal", "C06")
    game.turn(0, "technology", "buy").do(0, "technology C03", "activate", "gain food")
    assert game.technologies(0) == "C03 C30"
    assert game.gained() == "food"  # Domestication costs 2 food: the unused half of space does not help
    assert game.asked == []  # nothing to buy


def test_space_counts_as_2_when_2_resources_are_lost() -> None:
    """Knights make every defeated opponent exhaust 2 resources."""
    game = table(3).player(0, hand="C17 C01").player(1, resources="C28 C02 C03").turn(0, "technology")
    game.do(0, "technology C17", "activate").do(1, "exhaust C28", "done")
    assert game.resources(1) == "C02 C03"
    assert game.asked == []
