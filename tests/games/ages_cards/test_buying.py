"""The buy phase and the pyramid: what lies below a card makes it dearer (rulebook, Kaufphase)."""

import pytest

from tests.games.ages_cards.kit import Table, table
from zeitalter.games.ages_cards.rules.pyramid import surcharge


def extra(game: Table, card: str) -> int:
    return surcharge(game.state, game.names.index(card))


def rich(hand: str = "C01 C02") -> Table:
    """Seat 0 has seven resources: food, iron, two animals, gunpowder, oil, earth."""
    return table(3).player(0, hand=hand, resources="C03 C04 C10 C12 C16 C20 C24")


# ---- one card, if any ---------------------------------------------------------------------------------------------


def test_buying_is_optional() -> None:
    game = rich().row("animal", "C06").turn(0, "buy").do(0, "done")
    assert game.technologies(0) == ""
    assert game.asked == []


def test_at_most_one_card() -> None:
    game = rich().row("animal", "C06 C07").turn(0, "buy").do(0, "buy C07", "pay")
    assert game.in_row("animal").startswith("C06 -")
    assert game.asked == []


def test_the_bought_card_lies_technology_side_up_and_does_nothing() -> None:
    game = (
        table(3).player(0, hand="C01 C02", resources="C06 C07").row("gunpowder", "C15").turn(0, "buy").do(0, "buy C15")
    )
    assert game.technologies(0) == "C06 C07 C15"
    assert game.gained() == ""  # Navigation would give three
    assert game.asked == []


def test_a_bought_attack_counts_for_strength_at_once() -> None:
    game = table(3).player(0, hand="C01 C02", resources="C13 C15").row("oil", "C22").turn(0, "buy").do(0, "buy C22")
    assert game.strength(0) == 3


def test_temporary_and_exhausted_resources_pay_together() -> None:
    game = table(3).player(0, hand="C13 C01", resources="C06").row("gunpowder", "C17").turn(0, "technology", "buy")
    game.do(0, "technology C13", "activate", "buy C17")  # Knights: 2 iron and 1 animal
    assert game.technologies(0) == "C06 C13 C17"
    assert game.gained() == ""


def test_nothing_affordable_is_not_asked() -> None:
    game = table(3).player(0, hand="C01 C02", resources="C03").row("animal", "C06").turn(0, "buy")
    assert game.asked == []


def test_only_cards_of_the_pyramid_that_can_be_paid_are_offered() -> None:
    game = table(3).player(0, resources="C01 C03").row("animal", "C06 C07 C08 C09 C10").turn(0, "buy")
    assert game.options(0) == {"buy C06", "buy C10", "done"}  # 2 food; not food and iron, not 2 iron


# ---- what lies below ----------------------------------------------------------------------------------------------


def full_pyramid() -> Table:
    game = table(4).row("animal", "C06 C07 C08 C09 C10 C11 C12").row("gunpowder", "C13 C14 C15 C16 C17 C18")
    return game.row("oil", "C19 C20 C21 C22 C23").row("earth", "C24 C25 C26 C27").row("space", "C28 C29 C30")


@pytest.mark.parametrize(("card", "below"), [("C06", 0), ("C12", 0), ("C13", 2), ("C19", 5), ("C24", 9), ("C28", 14)])
def test_full_pyramid_every_card_below_counts_once(card: str, below: int) -> None:
    """2, then 3 + 2, then 4 + 3 + 2 ...: cards reached over two ways are counted once."""
    assert extra(full_pyramid().turn(0, "buy"), card) == below


def test_a_card_rests_on_the_two_below_it() -> None:
    game = table(4).row("gunpowder", "- - C15").row("animal", "C06 C07 C08 C09 C10 C11 C12").turn(0, "buy")
    assert extra(game, "C15") == 2
    for row, below in [("- - C08", 1), ("- - - C09", 1), ("C06 C07 - - C10 C11 C12", 0)]:
        assert extra(table(4).row("gunpowder", "- - C15").row("animal", row).turn(0, "buy"), "C15") == below


def test_a_gap_breaks_the_connection() -> None:
    game = table(4).row("oil", "C19").row("animal", "C06 C07 C08").turn(0, "buy")
    assert extra(game, "C19") == 0  # the row between is gone
    game = table(4).row("oil", "C19").row("gunpowder", "- C14").row("animal", "C06 C07 C08").turn(0, "buy")
    assert extra(game, "C19") == 3  # C14 and the two under it, not C06


def test_connections_reach_over_several_rows() -> None:
    game = table(4).row("space", "C28").row("earth", "C24").row("oil", "C19").row("gunpowder", "C13")
    assert extra(game.row("animal", "C06").turn(0, "buy"), "C28") == 4


def test_the_price_falls_when_a_card_below_is_bought() -> None:
    game = rich().row("gunpowder", "C14").row("animal", "C06 C07").turn(0, "buy")
    assert extra(game, "C14") == 2
    game.do(0, "buy C06", "pay")
    assert extra(game, "C14") == 1


def test_base_cost_is_always_paid_in_its_kinds() -> None:
    """Printing Press costs food and animal; two food on top pay a surcharge, not the animal."""
    game = table(4).player(0, resources="C01 C03").row("gunpowder", "C14").turn(0, "buy")
    assert game.asked == []
    game = table(4).player(0, resources="C01 C06").row("gunpowder", "C14").turn(0, "buy")
    assert "buy C14" in game.options(0)


def test_surcharge_is_paid_with_any_kind() -> None:
    for payment in ("C02", "C07", "C13", "C19", "C24"):
        game = table(4).player(0, resources=f"C01 C06 {payment}").row("gunpowder", "C14").row("animal", "C08")
        assert "buy C14" in game.turn(0, "buy").options(0)
    game = table(4).player(0, resources="C01 C06").row("gunpowder", "C14").row("animal", "C08").turn(0, "buy")
    assert "buy C14" not in game.options(0)
