"""Conflict, building cities, surplus population and support (phases 6 to 9 and 15)."""

import pytest

from tests.games.civ1980.kit import (
    act,
    cities,
    city_of,
    is_over,
    leave_stock,
    legal,
    own,
    player,
    refused,
    run,
    settle,
    ships,
    table,
    tokens,
)
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.player import NOBODY
from zeitalter.games.civ1980.model.state import Civ1980


def fight(state: Civ1980) -> Civ1980:
    return run(state, steps.Conflict)


def test_nations_share_an_area_within_its_limit() -> None:
    state = table()
    settle(state, 0, etruria=1)
    settle(state, 1, etruria=1)
    fight(state)
    assert (tokens(state, 0, "etruria"), tokens(state, 1, "etruria")) == (1, 1)


def limit_of(state: Civ1980, name: str) -> int:
    return state.catalogue.limit[state.catalogue.area_ids.index(name)]


def test_one_against_one_at_limit_1_both_vanish() -> None:
    state = table()
    assert limit_of(state, "argos") == 1
    settle(state, 0, argos=1)
    settle(state, 1, argos=1)
    fight(state)
    assert (tokens(state, 0, "argos"), tokens(state, 1, "argos")) == (0, 0)


def test_with_metal_working_its_holder_stays() -> None:
    state = table()
    own(state, 1, "metal_working")
    settle(state, 0, argos=1)
    settle(state, 1, argos=1)
    fight(state)
    assert (tokens(state, 0, "argos"), tokens(state, 1, "argos")) == (0, 1)


def test_the_smaller_side_removes_first_until_the_limit_is_kept() -> None:
    state = table()
    assert limit_of(state, "athens") == 2
    settle(state, 0, athens=2)
    settle(state, 1, athens=3)
    fight(state)
    # 2-3, 1-3, 1-2, 0-2: the smaller side is gone before the limit is kept
    assert (tokens(state, 0, "athens"), tokens(state, 1, "athens")) == (0, 2)


def test_several_nations_with_metal_working_among_them() -> None:
    state = table()
    own(state, 0, "metal_working")
    settle(state, 0, athens=3)
    settle(state, 1, athens=3)
    settle(state, 2, athens=4)
    fight(state)
    assert [tokens(state, seat, "athens") for seat in range(3)] == [1, 0, 1]


def test_ships_take_no_part() -> None:
    state = table()
    settle(state, 0, argos=1)
    settle(state, 1, argos=1)
    ships(state, 0, "argos")
    fight(state)
    assert len(player(state, 0).ships) == 1


def test_agriculture_does_not_count_in_a_conflict() -> None:
    state = table()
    own(state, 0, "agriculture")
    settle(state, 0, argos=1)
    settle(state, 1, argos=1)
    fight(state)
    assert tokens(state, 0, "argos") == 0


def test_seven_tokens_against_a_city() -> None:
    state = table()
    cities(state, 1, "etruria")
    settle(state, 0, etruria=7)
    fight(state)
    left = limit_of(state, "etruria")
    assert city_of(state, "etruria") == NOBODY
    assert tokens(state, 0, "etruria") + tokens(state, 1, "etruria") <= left
    assert tokens(state, 0, "etruria") > 0


def test_seven_against_a_city_at_limit_3_leaves_two_against_one() -> None:
    state = table()
    name = next(
        state.catalogue.area_ids[a]
        for a in range(state.catalogue.areas)
        if state.board.in_play[a] and state.catalogue.limit[a] == 3
    )
    cities(state, 1, name)
    settle(state, 0, **{name: 7})
    fight(state)
    assert (tokens(state, 0, name), tokens(state, 1, name)) == (2, 1)


def test_too_few_attackers_are_eliminated() -> None:
    state = table()
    cities(state, 1, "rome")
    settle(state, 0, rome=6)
    fight(state)
    assert city_of(state, "rome") == 1
    assert tokens(state, 0, "rome") == 0


@pytest.mark.parametrize("stock", [0, 12])
@pytest.mark.parametrize(("weak", "strong"), [("rome", "etruria"), ("etruria", "rome")])
@pytest.mark.parametrize(("owner", "few"), [(1, 6), (2, 7)])
def test_too_few_attackers_are_eliminated_although_another_city_is_attacked(
    weak: str, strong: str, owner: int, few: int, stock: int
) -> None:
    """In both orders of the areas, with and without tokens that could stand in for the cities, Engineering too."""
    state = table()
    own(state, 2, "engineering")
    cities(state, owner, weak)
    cities(state, 1, strong)
    settle(state, 0, **{weak: few, strong: 8})
    leave_stock(state, owner, stock)
    leave_stock(state, 1, stock)
    fight(state)
    assert is_over(state)
    assert city_of(state, weak) == owner
    assert tokens(state, 0, weak) == 0
    assert city_of(state, strong) == (NOBODY if stock else 0)


def test_engineering_asks_for_eight_attackers() -> None:
    state = table()
    own(state, 1, "engineering")
    cities(state, 1, "rome")
    settle(state, 0, rome=7)
    fight(state)
    assert city_of(state, "rome") == 1
    settle(state, 0, rome=8)
    fight(state)
    assert city_of(state, "rome") == NOBODY


def test_strangers_fight_to_the_last_before_a_city() -> None:
    state = table()
    cities(state, 1, "rome")
    settle(state, 0, rome=8)
    settle(state, 2, rome=3)
    fight(state)
    assert tokens(state, 2, "rome") == 0
    assert city_of(state, "rome") == 1  # six were left, too few for the city
    assert tokens(state, 0, "rome") == 0


def test_a_city_without_stock_surrenders() -> None:
    state = table()
    cities(state, 1, "rome")
    leave_stock(state, 1, 5)
    settle(state, 0, rome=7)
    fight(state)
    assert city_of(state, "rome") == 0
    assert tokens(state, 0, "rome") == 7  # they leave in phase 8
    run(state, steps.SurplusTokens)
    assert tokens(state, 0, "rome") == 0


def test_an_attacker_with_nine_cities_only_eliminates() -> None:
    state = table()
    sites = [state.catalogue.area_ids[a] for a in state.board.sites if state.catalogue.area_ids[a] != "rome"][:9]
    cities(state, 0, *sites)
    cities(state, 1, "rome")
    leave_stock(state, 1, 0)
    settle(state, 0, rome=7)
    fight(state)
    assert city_of(state, "rome") == NOBODY
    assert player(state, 0).cities == 9


def test_losses_elsewhere_come_first_so_that_a_defender_gets_tokens() -> None:
    state = table()
    cities(state, 1, "rome")
    settle(state, 1, athens=3)
    leave_stock(state, 1, 4)
    settle(state, 2, athens=6)
    settle(state, 0, rome=7)
    fight(state)
    assert city_of(state, "rome") == NOBODY  # defended with tokens lost in Athens, not surrendered


def test_an_owner_of_two_attacked_cities_chooses_the_order() -> None:
    state = table()
    cities(state, 1, "rome", "athens")
    leave_stock(state, 1, 6)
    settle(state, 0, rome=7)
    settle(state, 2, athens=7)
    fight(state)
    assert legal(state, 1) == ["city athens", "city rome"]
    act(state, 1, "city athens")
    assert city_of(state, "athens") == NOBODY
    assert city_of(state, "rome") in (0, NOBODY)
    assert is_over(state)


# ---- cities ---------------------------------------------------------------------------------------------------------


def test_six_tokens_on_a_site_and_twelve_elsewhere() -> None:
    state = table()
    settle(state, 0, rome=6, samnium=12, etruria=4)
    run(state, steps.BeginBuilding)
    assert "found rome" in legal(state, 0)
    assert "found samnium" in legal(state, 0)
    act(state, 0, "found rome", "done")
    assert city_of(state, "rome") == 0
    assert tokens(state, 0, "rome") == 0
    assert state.fresh == [state.catalogue.area_ids.index("rome")]


def test_eleven_tokens_do_not_make_a_city_without_a_site() -> None:
    state = table()
    bare = next(
        state.catalogue.area_ids[a]
        for a in range(state.catalogue.areas)
        if state.board.in_play[a] and not state.board.site[a]
    )
    settle(state, 0, **{bare: 11})
    run(state, steps.BeginBuilding)
    assert is_over(state)
    settle(state, 0, **{bare: 3})
    run(state, steps.BeginBuilding)
    act(state, 0, f"found {bare}", "done")
    assert player(state, 0).cities == 1


def test_a_new_city_needs_support() -> None:
    state = table()
    settle(state, 0, rome=6, etruria=1)
    run(state, steps.BeginBuilding)
    assert is_over(state)
    settle(state, 0, etruria=1)
    run(state, steps.BeginBuilding)
    assert "found rome" in legal(state, 0)


def test_house_rule_4_builds_without_support() -> None:
    state = table(free_building=True)
    settle(state, 0, rome=6)
    run(state, steps.BeginBuilding)
    act(state, 0, "found rome", "done")
    run(state, steps.Support, 1)
    act(state, 0, "city rome", "done")
    assert player(state, 0).cities == 0


def test_nine_cities_at_most_and_one_per_area() -> None:
    state = table()
    sites = [state.catalogue.area_ids[a] for a in state.board.sites if state.catalogue.area_ids[a] != "rome"][:9]
    cities(state, 0, *sites)
    settle(state, 0, rome=30)
    run(state, steps.BeginBuilding)
    assert is_over(state)


def test_surplus_tokens_go_back_and_all_in_city_areas() -> None:
    state = table()
    cities(state, 0, "neapolis")
    settle(state, 0, rome=9, neapolis=2)
    ships(state, 0, "neapolis")
    run(state, steps.SurplusTokens)
    assert tokens(state, 0, "rome") == limit_of(state, "rome")
    assert tokens(state, 0, "neapolis") == 0
    assert len(player(state, 0).ships) == 1


def test_agriculture_raises_the_limit_where_alone() -> None:
    state = table()
    own(state, 0, "agriculture")
    settle(state, 0, rome=9)
    run(state, steps.SurplusTokens)
    assert tokens(state, 0, "rome") == limit_of(state, "rome") + 1


def test_two_tokens_support_a_city() -> None:
    state = table()
    cities(state, 0, "rome", "neapolis")
    settle(state, 0, etruria=4)
    run(state, steps.Support, 1)
    assert is_over(state)


def test_cities_of_this_turn_are_reduced_first_and_their_tokens_support_the_rest() -> None:
    state = table()
    cities(state, 0, "rome", "neapolis")
    state.fresh = [state.catalogue.area_ids.index("neapolis")]
    settle(state, 0, etruria=2)
    run(state, steps.Support, 1)
    assert legal(state, 0) == ["city neapolis"]
    act(state, 0, "city neapolis", "done")
    assert tokens(state, 0, "neapolis") == limit_of(state, "neapolis")
    assert player(state, 0).cities == 1
    assert is_over(state)


def test_in_phase_15_the_owner_chooses_freely() -> None:
    state = table()
    cities(state, 0, "rome", "neapolis")
    state.fresh = [state.catalogue.area_ids.index("neapolis")]
    settle(state, 0, etruria=2)
    run(state, steps.Support, 0)
    assert legal(state, 0) == ["city neapolis", "city rome"]
    assert refused(state, 0, "done")


def test_a_reduced_city_gives_one_more_with_agriculture() -> None:
    state = table()
    own(state, 0, "agriculture")
    cities(state, 0, "rome")
    run(state, steps.Support, 1)
    act(state, 0, "city rome", "done")
    assert tokens(state, 0, "rome") == limit_of(state, "rome") + 1
