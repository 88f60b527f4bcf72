"""One test per wonder: its condition through play, just reached and just missed, and its number of fame markers."""

from tests.games.ages_cards.kit import Table, table
from zeitalter.games.ages_cards.model.catalogue import ERA_NAMES

# ---- set 1: built at once -----------------------------------------------------------------------------------------


def built(wonder: str, resources: str = "", technologies: str = "", hand: str = "") -> bool:
    """Whether a player with these cards takes the wonder at the end of the turn. Another one lies there as well."""
    other = "W07" if wonder >= "W09" else "W10"
    game = table(4).player(0, hand, resources, technologies).wonders_beside(f"{wonder} {other}").turn(0, "end")
    assert game.wonders(0) in ("", wonder)
    return game.wonders(0) == wonder


def test_w01_pyramids_of_giza_5_resources() -> None:
    assert built("W01", "C01 C02 C03 C04 C05")
    assert built("W01", "C01 C02 C03 C04 C06", hand="C05")  # 1 hand card is few enough
    assert not built("W01", "C01 C02 C03 C04", "C05 C06")
    assert not built("W01", "C01 C02 C03 C28")  # space counts once


def test_w02_hanging_gardens_2_animals() -> None:
    assert built("W02", "C06 C07")
    assert not built("W02", "C06 C24 C28")  # earth and space are no jokers here
    assert not built("W02", "C06", "C07")


def test_w03_angkor_wat_8_civil_technologies() -> None:
    assert built("W03", "C05", "C01 C02 C03 C06 C07 C08 C09 C10")
    assert not built("W03", "C10", "C01 C02 C03 C04 C06 C07 C08 C09")


def test_w04_great_mosque_2_of_gunpowder_or_later() -> None:
    assert built("W04", "C13 C17")
    assert built("W04", "C19 C28")
    assert not built("W04", "C13 C06", "C17")


def test_w05_taj_mahal_4_different_resources() -> None:
    assert built("W05", "C01 C02 C06 C13")
    assert not built("W05", "C01 C02 C03 C04 C05 C06")


def test_w06_himeji_castle_3_tactics() -> None:
    assert built("W06", "", "C05 C12 C18")
    assert not built("W06", "C18", "C05 C12 C04")


def test_w07_eiffel_tower_2_of_oil_or_earth() -> None:
    assert built("W07", "C19 C22")
    assert built("W07", "C19 C24")
    assert not built("W07", "C19 C28")


def test_w08_manhattan_project_strength_13() -> None:
    assert built("W08", "C01", "C26 C27 C29 C12")
    assert not built("W08", "C05", "C26 C27 C29")


def test_w09_international_space_station_13_technologies() -> None:
    assert built("W09", "", "C01 C02 C03 C04 C05 C06 C07 C08 C09 C10 C11 C12 C13")
    assert not built("W09", "C13", "C01 C02 C03 C04 C05 C06 C07 C08 C09 C10 C11 C12")


def test_w10_apollo_project_space_card_bought() -> None:
    def bought(card: str, era: str, hand: str = "") -> str:
        game = table(4).player(0, hand, "C19 C20 C13 C06 C01").wonders_beside("W10 W08")
        game.row("space", "- C29").row(era, card).turn(0, "buy", "end").do(0, f"buy {card}")
        if "pay" in game.options(0):
            game.do(0, "pay")
        return game.wonders(0)

    assert bought("C28", "space") == "W10"
    assert bought("C25", "earth") == ""
    assert bought("C28", "space", hand="C03 C04") == ""  # as any wonder of set 1, not with 2 hand cards


# ---- set 2: fame markers ------------------------------------------------------------------------------------------


def scene(wonder: str, markers: int = 0, vp: int = 0, hand: str = "", resources: str = "", open_: str = "") -> Table:
    """Seat 0 has markers on the wonder already. Another wonder lies there whose condition is never fulfilled here."""
    other = "W12" if wonder >= "W19" else "W19"
    game = table(3, "reason").wonders_beside(f"{wonder} {other}")
    era = ERA_NAMES[game.rules.catalogue.wonders[int(wonder[1:]) - 1].era]
    return game.player(0, hand, resources, open_, vp=vp, fame=" ".join([era] * markers))


def keeps_all(game: Table) -> Table:
    """The end of the turn; resources are left where they lie."""
    game.turn(0, "end")
    if 0 in game.asked and "done" in game.options(0):
        game.do(0, "done")
    return game


def test_w11_stonehenge_2_resources_three_times() -> None:
    assert keeps_all(scene("W11", resources="C01 C02")).fame(0) == "animal"
    assert keeps_all(scene("W11", resources="C01", open_="C03")).fame(0) == ""
    assert keeps_all(scene("W11", 1, resources="C01 C02")).fame(0) == "animal animal"
    assert keeps_all(scene("W11", 2, resources="C01 C02")).wonders(0) == "W11"


def test_w11_stonehenge_counts_what_is_left_after_taking_back() -> None:
    game = scene("W11", resources="C01 C02").turn(0, "end").do(0, "take_back C01", "done")
    assert game.fame(0) == ""


def test_w12_colosseum_1_attack_carried_out_four_times() -> None:
    for markers, fame, won in [(0, "animal", ""), (2, "animal animal animal", ""), (3, "", "W12")]:
        game = scene("W12", markers, hand="C04 C01 C02 C03").turn(0, "technology", "end")
        game.do(0, "technology C04", "activate")
        assert (game.fame(0), game.wonders(0)) == (fame, won)
    game = scene("W12", hand="C04 C01 C02 C03").turn(0, "technology", "end").do(0, "technology C04", "done")
    assert game.fame(0) == ""  # the attack was only shown


def test_w13_notre_dame_2_points_gained_twice() -> None:
    for markers, fame, won in [(0, "gunpowder", ""), (1, "", "W13")]:
        game = scene("W13", markers, hand="C34 C01 C02 C03", resources="C04").turn(0, "technology", "end")
        game.do(0, "technology C34", "activate")
        assert (game.fame(0), game.wonders(0)) == (fame, won)
    game = scene("W13", vp=5, hand="C31 C01 C02 C03").player(1, technologies="C51").turn(0, "technology", "end")
    game.do(0, "technology C31", "activate")
    assert game.vp(0) == 6
    assert game.fame(0) == ""  # 1 point only; those from before do not count


def test_w14_forbidden_city_3_different_resources_three_times() -> None:
    assert keeps_all(scene("W14", resources="C01 C02 C31")).fame(0) == "gunpowder"
    assert keeps_all(scene("W14", resources="C01 C02 C03 C04")).fame(0) == ""
    assert keeps_all(scene("W14", 1, resources="C01 C02 C31")).fame(0) == "gunpowder gunpowder"
    assert keeps_all(scene("W14", 2, resources="C01 C02 C31")).wonders(0) == "W14"


def test_w15_sagrada_familia_8_cards_taken_back_three_times() -> None:
    seven = "C01 C02 C03 C04 C05 C32 C33"
    eight = seven + " C31"
    assert keeps_all(scene("W15", open_=eight)).fame(0) == "oil"
    assert keeps_all(scene("W15", 1, open_=eight)).fame(0) == "oil oil"
    assert keeps_all(scene("W15", 2, open_=eight)).wonders(0) == "W15"
    assert keeps_all(scene("W15", open_=seven, hand="C31")).fame(0) == ""  # 7, the eighth was in hand
    game = scene("W15", open_=seven, resources="C31").turn(0, "end").do(0, "take_back C31")
    assert game.fame(0) == "oil"  # resources count as well


def test_w15_sagrada_familia_counts_the_end_of_the_turn_only() -> None:
    """An attack that Feigned Retreat took back during the turn is not the eighth card."""
    game = scene("W15", hand="C43", open_="C01 C02 C03 C04 C31 C32 C33").turn(0, "technology", "end")
    game.do(0, "activate", "return")
    assert game.hand(0) == "C01 C02 C03 C04 C31 C32 C33 C43"
    assert game.fame(0) == ""


def test_w16_statue_of_liberty_card_of_oil_or_later_bought_four_times() -> None:
    for markers, fame, won in [(0, "oil", ""), (2, "oil oil oil", ""), (3, "", "W16")]:
        game = scene("W16", markers, hand="C01 C02", resources="C38 C31").row("oil", "C44").turn(0, "buy", "end")
        game.do(0, "buy C44")
        assert (game.fame(0), game.wonders(0)) == (fame, won)
    game = scene("W16", hand="C01 C02", resources="C03 C31").row("gunpowder", "C38").turn(0, "buy", "end")
    assert game.do(0, "buy C38").fame(0) == ""  # gunpowder is too early


def test_w17_sydney_opera_house_6_points_taken_back_three_times() -> None:
    assert keeps_all(scene("W17", open_="C44 C45 C39")).fame(0) == "earth"
    assert keeps_all(scene("W17", 1, open_="C44 C45 C39")).fame(0) == "earth earth"
    assert keeps_all(scene("W17", 2, open_="C44 C45 C39")).wonders(0) == "W17"
    assert keeps_all(scene("W17", open_="C44 C45 C38", hand="C53")).fame(0) == ""  # 5; hand cards do not count


def test_w18_panama_canal_2_of_oil_earth_space_twice() -> None:
    assert keeps_all(scene("W18", resources="C44 C53")).fame(0) == "earth"
    assert keeps_all(scene("W18", resources="C53 C38")).fame(0) == ""  # space counts once
    assert keeps_all(scene("W18", 1, resources="C49 C50")).wonders(0) == "W18"


def test_w19_large_hadron_collider_12_points_taken_back_twice() -> None:
    assert keeps_all(scene("W19", open_="C53 C50 C48")).fame(0) == "space"
    assert keeps_all(scene("W19", open_="C53 C50 C39", resources="C48")).fame(0) == ""  # 11
    assert keeps_all(scene("W19", 1, open_="C53 C50 C48")).wonders(0) == "W19"


def test_w20_hubble_space_telescope_8_points_three_times() -> None:
    assert keeps_all(scene("W20", vp=8, hand="C01 C02")).fame(0) == "space"
    assert keeps_all(scene("W20", 1, vp=8, hand="C01 C02")).fame(0) == "space space"
    assert keeps_all(scene("W20", 2, vp=8, hand="C01 C02")).wonders(0) == "W20"
    assert keeps_all(scene("W20", vp=7, hand="C01 C02")).fame(0) == ""
