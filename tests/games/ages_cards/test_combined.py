"""Both theme sets together (rulebook, Beide Themensets kombinieren). The set-up is in test_setup."""

import pytest

from tests.games.ages_cards.kit import Table, rules, table
from zeitalter.core.chance import stream
from zeitalter.games.ages_cards.model.state import AgesCards
from zeitalter.games.ages_cards.rules.pyramid import surcharge
from zeitalter.games.ages_cards.view.shape import AgesCardsView


def extra(game: Table, card: str) -> int:
    return surcharge(game.state, game.names.index(card))


# ---- research projects --------------------------------------------------------------------------------------------


def test_only_the_top_project_of_each_stack_is_for_sale() -> None:
    game = table(3, "combined").player(0, resources="C01 C03 C02 C04")
    game.projects("animal", "C06 C31 C10").turn(0, "buy")
    assert game.options(0) == {"buy C06", "done"}


def test_a_project_is_bought_instead_of_a_card_of_the_pyramid() -> None:
    game = table(3, "combined").player(0, resources="C01 C03 C02 C04").row("animal", "C31")
    game.projects("animal", "C06 C10").turn(0, "buy")
    assert game.options(0) == {"buy C06", "buy C31", "done"}
    game.do(0, "buy C06", "pay")
    assert game.technologies(0) == "C01 C03 C06"
    assert game.asked == []


def test_the_next_project_of_the_stack_is_for_sale_afterwards() -> None:
    game = table(2, "combined").player(0, hand="C05", resources="C01 C03").player(1, resources="C01 C03")
    game.projects("animal", "C06 C31").turn(0, "buy", "end").do(0, "buy C06")
    assert game.active == 1
    assert game.options(1) == {"buy C31", "done"}


@pytest.mark.parametrize(
    ("era", "card", "row_before", "cards"),
    [
        ("animal", "C06", "", 0),
        ("gunpowder", "C13", "C07 C31 C08 C32 C09 C33", 6),
        ("oil", "C19", "C14 - C38 C15 -", 3),
        ("earth", "C24", "- - - -", 0),
        ("space", "C28", "C25 - C49", 2),
    ],
)
def test_a_project_costs_1_more_per_card_of_the_era_before(era: str, card: str, row_before: str, cards: int) -> None:
    eras = ["animal", "gunpowder", "oil", "earth", "space"]
    game = table(3, "combined").projects(era, card)
    if row_before:
        game.row(eras[eras.index(era) - 1], row_before)
    game.row("animal", "C12 C37" if era != "gunpowder" else row_before).turn(0, "buy")
    assert extra(game, card) == cards


def test_projects_of_the_lowest_era_cost_their_base_only() -> None:
    game = table(3, "combined").player(0, resources="C01 C03").row("animal", "C07 C31").projects("animal", "C06 C10")
    assert extra(game.turn(0, "buy"), "C06") == 0
    assert "buy C06" in game.options(0)


def test_cards_of_the_pyramid_keep_their_own_surcharge() -> None:
    game = table(3, "combined").row("gunpowder", "C13").row("animal", "C07 - C31 C32").projects("gunpowder", "C38")
    game.turn(0, "buy")
    assert extra(game, "C13") == 1  # the card below it
    assert extra(game, "C38") == 3  # all cards of the row


# ---- what is hidden -----------------------------------------------------------------------------------------------


def test_the_order_below_the_top_is_hidden() -> None:
    views = []
    for order in ("C06 C31 C10 C32", "C06 C10 C32 C31"):
        game = table(3, "combined").player(0, hand="C01 C02").projects("animal", order).turn(0)
        views.append(game.state.observe(1))
    assert views[0] == views[1]
    other = table(3, "combined").player(0, hand="C01 C02").projects("animal", "C31 C06 C10 C32").turn(0)
    assert other.state.observe(1) != views[0]


def test_imagined_projects_keep_the_top_and_shuffle_the_rest() -> None:
    game = table(3, "combined").player(0, hand="C01 C02").projects("animal", "C06 C31 C10 C32 C07 C08").turn(0)
    view = game.state.observe(0)
    assert isinstance(view, AgesCardsView)
    orders = set()
    for number in range(10):
        imagined = rules().from_view(view, stream("test", number))
        assert isinstance(imagined, AgesCards)
        assert imagined.projects[0][-1] == game.state.projects[0][-1]
        assert sorted(imagined.projects[0]) == sorted(game.state.projects[0])
        orders.add(tuple(imagined.projects[0]))
    assert len(orders) > 1


def test_the_project_that_appears_is_a_border_for_undo() -> None:
    game = table(3, "combined").player(0, resources="C01 C03").projects("animal", "C06 C31").turn(0, "buy")
    before = game.state.borders()
    game.do(0, "buy C06")
    assert game.state.borders() == before + 1
    last = table(3, "combined").player(0, resources="C01 C03").projects("animal", "C06").turn(0, "buy")
    before = last.state.borders()
    assert last.do(0, "buy C06").state.borders() == before  # nothing lay below it


# ---- rules of set 2 apply -----------------------------------------------------------------------------------------


def test_combined_has_a_track_and_fame_markers() -> None:
    game = table(3, "combined").player(0, hand="C31 C01 C02", resources="C03 C04 C05").wonders_beside("W11 W20")
    game.turn(0, "technology", "buy", "end").do(0, "technology C31", "activate")
    assert game.vp(0) == 1
    assert game.fame(0) == "animal"


def test_combined_cards_come_back_before_the_marker() -> None:
    game = table(3, "combined").player(0, resources="C03 C04").wonders_beside("W11 W20").turn(0, "end")
    game.do(0, "take_back C03", "done")
    assert game.fame(0) == ""


def test_combined_attacks_of_set_1_steal_wonders_of_set_2() -> None:
    game = table(2, "combined").player(0, hand="C26").player(1, wonders="W17").turn(0, "technology").do(0, "activate")
    assert game.wonders(0) == "W17"


def test_combined_effects_of_both_sets_work_together() -> None:
    """Internet of set 2 activates Ironworks of set 1 in another display."""
    game = table(2, "combined").player(0, hand="C53").player(1, technologies="C13").turn(0, "technology")
    game.do(0, "activate", "use C13")
    assert game.gained() == "iron iron"
    assert game.vp(1) == 1
