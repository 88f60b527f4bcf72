"""Taxes and revolts, growth, census, ships and movement."""

import pytest

from tests.games.civ1980.kit import (
    act,
    area,
    by_hand,
    cities,
    city_of,
    fill_treasury,
    is_over,
    leave_stock,
    legal,
    on_board,
    own,
    player,
    refused,
    run,
    settle,
    ships,
    table,
    tokens,
    water,
)
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.player import NOBODY
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.growth import census_order


def test_two_tokens_of_tax_for_each_city() -> None:
    state = table()
    cities(state, 0, "rome", "neapolis")
    run(state, steps.Taxes)
    assert (player(state, 0).treasury, player(state, 0).stock) == (4, 43)
    assert is_over(state)


def test_only_cities_not_paid_for_revolt() -> None:
    state = table()
    cities(state, 0, "rome", "neapolis", "tarentum")
    leave_stock(state, 0, 3)
    run(state, steps.Taxes)
    assert player(state, 0).treasury == 44 + 2
    assert legal(state, 1) == ["city neapolis", "city rome", "city tarentum", "done"]
    act(state, 1, "city rome")
    act(state, 1, "city neapolis")
    assert city_of(state, "rome") == city_of(state, "neapolis") == 1
    assert is_over(state)


def test_the_richest_stock_chooses_first_and_may_decline() -> None:
    state = table()
    cities(state, 0, "rome")
    leave_stock(state, 0, 0)
    fill_treasury(state, 1, 5)
    run(state, steps.Taxes)
    assert state.actors() == [2]
    act(state, 2, "done")
    assert state.actors() == [1]
    act(state, 1, "done")
    assert city_of(state, "rome") == 0  # all who could take it declined
    assert is_over(state)


def test_a_revolting_city_is_eliminated_when_nobody_has_a_city_piece() -> None:
    state = table(2)
    names = ["carthage", "leptis"] if "leptis" in state.catalogue.area_ids else ["carthage", "thapsus"]
    sites = [state.catalogue.area_ids[a] for a in state.board.sites][:12]
    mine = [name for name in sites if name not in names][:9]
    cities(state, 1, *mine)
    cities(state, 0, "rome" if "rome" not in mine else "cyrene")
    leave_stock(state, 0, 0)
    run(state, steps.Taxes)
    assert player(state, 0).cities == 0
    assert is_over(state)


def test_the_richest_stock_chooses_the_revolting_cities_that_nobody_can_take() -> None:
    """He says which cities revolt, whether or not there is a piece to put in their place."""
    state = table()
    sites = [state.catalogue.area_ids[a] for a in state.board.sites]
    cities(state, 1, *sites[:9])
    cities(state, 2, *sites[9:18])
    cities(state, 0, *sites[18:21])
    leave_stock(state, 0, 2)
    leave_stock(state, 1, 20)
    leave_stock(state, 2, 30)
    run(state, steps.Taxes)
    assert state.actors() == [2]
    assert legal(state, 2) == [f"city {name}" for name in sites[18:21]]
    act(state, 2, f"city {sites[19]}", f"city {sites[18]}")
    assert is_over(state)
    assert [city_of(state, name) for name in sites[18:21]] == [NOBODY, NOBODY, 0]


def test_growth_by_one_or_two_but_not_in_city_areas() -> None:
    state = table()
    settle(state, 0, rome=1, etruria=2, samnium=5, neapolis=3)
    cities(state, 0, "neapolis")
    run(state, steps.Growth)
    assert [tokens(state, 0, n) for n in ("rome", "etruria", "samnium", "neapolis")] == [2, 4, 7, 3]


def test_growth_may_exceed_the_limit() -> None:
    state = table()
    settle(state, 0, rome=5)
    run(state, steps.Growth)
    assert tokens(state, 0, "rome") == 7


def test_a_short_stock_is_distributed_by_its_owner() -> None:
    state = table()
    settle(state, 0, rome=2, etruria=2)
    leave_stock(state, 0, 3)
    run(state, steps.Growth)
    by_hand(state, 0)
    act(state, 0, "grow etruria 2", "grow rome 1", "done")
    assert tokens(state, 0, "etruria") == 4
    assert tokens(state, 0, "rome") == 3
    assert player(state, 0).stock == 0


def test_census_counts_tokens_only_and_gives_the_order_of_movement() -> None:
    state = table()
    settle(state, 0, rome=2)
    settle(state, 1, germania=4)
    settle(state, 2, scythia=4)
    cities(state, 0, "neapolis")
    run(state, steps.Census)
    assert [p.census for p in state.players] == [2, 4, 4]
    assert census_order(state) == [1, 2, 0]  # ties in the order of the succession table


def test_ship_from_the_treasury_at_any_own_coast() -> None:
    state = table()
    settle(state, 0, rome=1)
    fill_treasury(state, 0, 2)
    run(state, steps.BeginShipyard)
    by_hand(state, 0)
    act(state, 0, "launch rome", "done")
    assert player(state, 0).ships == [water("rome")]
    assert (player(state, 0).treasury, player(state, 0).stock) == (0, 46)


def test_ship_by_levy_takes_both_tokens_from_its_coast() -> None:
    state = table()
    settle(state, 0, rome=2)
    run(state, steps.BeginShipyard)
    by_hand(state, 0)
    act(state, 0, "conscript rome rome 2", "done")
    assert player(state, 0).ships == [water("rome")]
    assert on_board(state, 0) == 0
    assert player(state, 0).stock == 47


def test_ship_paid_half_and_half_with_a_token_from_elsewhere() -> None:
    state = table()
    settle(state, 0, rome=1, etruria=1)
    fill_treasury(state, 0, 1)
    run(state, steps.BeginShipyard)
    by_hand(state, 0)
    assert refused(state, 0, "conscript rome rome 1")  # nobody would be left at the coast
    act(state, 0, "conscript rome etruria 1", "done")
    assert tokens(state, 0, "etruria") == 0
    assert len(player(state, 0).ships) == 1


def test_a_coastal_city_and_an_inland_token_build_a_ship_half_and_half() -> None:
    """Whoever can build in any way is asked, and whoever cannot is not."""
    state = table()
    cities(state, 0, "rome")
    settle(state, 0, cisalpina=1)
    assert not state.board.nodes[area("cisalpina")]
    fill_treasury(state, 0, 1)
    settle(state, 1, athens=1)  # nobody would be left at the coast
    fill_treasury(state, 1, 1)
    run(state, steps.BeginShipyard)
    assert state.actors() == [0]
    by_hand(state, 0)
    assert legal(state, 0) == ["conscript rome cisalpina 1", "done"]
    act(state, 0, "conscript rome cisalpina 1", "done")
    assert player(state, 0).ships == [water("rome")]
    assert (player(state, 0).treasury, tokens(state, 0, "cisalpina")) == (0, 0)


def test_own_units_stay_where_a_ship_came_from_the_treasury() -> None:
    state = table()
    settle(state, 0, rome=1, neapolis=2)
    ships(state, 0, "neapolis")
    fill_treasury(state, 0, 4)
    run(state, steps.BeginShipyard)
    by_hand(state, 0)
    act(state, 0, "launch rome")
    assert refused(state, 0, "levy rome")
    assert refused(state, 0, "conscript neapolis rome 1")
    act(state, 0, "levy neapolis")
    assert refused(state, 0, "conscript neapolis neapolis 1")


def test_no_more_than_four_ships() -> None:
    state = table()
    settle(state, 0, rome=9)
    ships(state, 0, "rome", "rome", "rome", "rome")
    fill_treasury(state, 0, 20)
    run(state, steps.BeginShipyard)
    by_hand(state, 0)
    assert refused(state, 0, "launch rome")


def test_upkeep_from_treasury_or_population() -> None:
    state = table()
    settle(state, 0, rome=3)
    ships(state, 0, "rome", "rome")
    fill_treasury(state, 0, 1)
    run(state, steps.BeginShipyard)
    by_hand(state, 0)
    act(state, 0, "levy rome", "done")
    assert len(player(state, 0).ships) == 2
    assert (player(state, 0).treasury, tokens(state, 0, "rome")) == (0, 2)


def test_ships_that_cannot_be_paid_go_back() -> None:
    state = table()
    settle(state, 0, rome=1)
    ships(state, 0, "rome", "rome", "rome")
    fill_treasury(state, 0, 1)
    run(state, steps.BeginShipyard)
    act(state, 0, "follow 1")
    assert len(player(state, 0).ships) == 1


def test_keeping_ships_levies_what_the_treasury_lacks() -> None:
    state = table()
    settle(state, 0, rome=3, neapolis=1)
    ships(state, 0, "rome", "rome", "rome")
    fill_treasury(state, 0, 1)
    run(state, steps.BeginShipyard)
    act(state, 0, "follow 1")
    assert len(player(state, 0).ships) == 3
    assert (player(state, 0).tokens[area("rome")], player(state, 0).treasury) == (1, 0)


def test_a_ship_given_up_may_be_rebuilt_elsewhere() -> None:
    state = table()
    settle(state, 0, rome=1, neapolis=1)
    ships(state, 0, "rome")
    fill_treasury(state, 0, 2)
    run(state, steps.BeginShipyard)
    by_hand(state, 0)
    act(state, 0, "scrap 0", "launch neapolis", "done")
    assert player(state, 0).ships == [water("neapolis")]


def test_simultaneous_answers_stay_hidden_until_all_are_in() -> None:
    state = table()
    for seat, name in enumerate(("rome", "carthage", "athens")):
        settle(state, seat, **{name: 2})
        fill_treasury(state, seat, 4)
    run(state, steps.BeginShipyard)
    assert state.actors() == [0, 1, 2]
    act(state, 0, "follow 2")
    assert not player(state, 0).ships
    act(state, 2, "follow 1")
    act(state, 1, "follow 2")
    assert [len(p.ships) for p in state.players] == [1, 1, 0]


def test_anybody_may_demand_order_for_a_phase() -> None:
    state = table()
    for seat, name in enumerate(("rome", "carthage", "athens")):
        settle(state, seat, **{name: 2})
        fill_treasury(state, seat, 4)
    run(state, steps.BeginShipyard)
    act(state, 0, "follow 2")
    act(state, 1, "demand_order")
    act(state, 2, "follow 2")
    assert not any(p.ships for p in state.players)  # all answers went back
    for seat in state.order:
        assert state.actors() == [seat]
        act(state, seat, "follow 2")
        assert len(player(state, seat).ships) == 1
    assert is_over(state)


def test_order_may_be_demanded_at_any_time_of_an_own_answer() -> None:
    """Also by somebody who has begun to decide by hand, or who has answered already and takes that back."""
    state = table()
    for seat, name in enumerate(("rome", "carthage", "athens")):
        settle(state, seat, **{name: 2})
        fill_treasury(state, seat, 4)
    run(state, steps.BeginShipyard)
    by_hand(state, 0)
    act(state, 0, "launch rome", "demand_order")
    act(state, 1, "follow 2")
    assert refused(state, 1, "demand_order")
    act(state, 1, "withdraw", "demand_order")
    act(state, 2, "follow 2")
    assert not any(p.ships for p in state.players)  # all answers went back
    assert state.actors() == [state.order[0]]
    assert refused(state, state.order[0], "demand_order")  # order is kept already


def test_order_may_hold_always() -> None:
    state = table(order="always")
    for seat, name in enumerate(("rome", "carthage", "athens")):
        settle(state, seat, **{name: 2})
    run(state, steps.BeginShipyard)
    assert state.actors() == [0]


# ---- movement ----------------------------------------------------------------------------------------------------


def moving(options: dict[str, object] | None = None):  # type: ignore[no-untyped-def]
    state = table(**(options or {}))
    settle(state, 0, rome=7, etruria=2)
    ships(state, 0, "rome")
    return state


def start(state: Civ1980) -> None:
    run(state, steps.Moving, seat=0)
    by_hand(state, 0)


def test_tokens_walk_one_border_and_only_once() -> None:
    state = moving()
    start(state)
    act(state, 0, "move rome etruria 3")
    assert tokens(state, 0, "etruria") == 5
    assert refused(state, 0, "move etruria cisalpina 3")  # three of the five have moved
    act(state, 0, "move etruria cisalpina 2", "done")
    assert tokens(state, 0, "cisalpina") == 2


def test_moving_into_foreign_or_full_areas_is_allowed() -> None:
    state = moving()
    settle(state, 1, etruria=4)
    start(state)
    act(state, 0, "move rome etruria 7", "done")
    assert tokens(state, 0, "etruria") == 9


def test_a_ship_carries_five_tokens() -> None:
    state = moving()
    start(state)
    assert refused(state, 0, "load 0 6")
    act(state, 0, "load 0 5")
    assert refused(state, 0, "load 0 1")


def test_four_steps_along_the_coast_and_all_ashore_at_the_end() -> None:
    state = moving()
    start(state)
    act(state, 0, "load 0 2", "sail 0 neapolis")
    assert refused(state, 0, "done")
    act(state, 0, "sail 0 campania.west", "sail 0 milazzo.north", "sail 0 palermo")
    assert not [notation for notation in legal(state, 0) if notation.startswith("sail")]
    act(state, 0, "land 0 2", "done")
    assert tokens(state, 0, "palermo") == 2


def test_ships_load_and_land_on_the_way() -> None:
    state = moving()
    settle(state, 0, neapolis=1)
    start(state)
    act(state, 0, "load 0 2", "sail 0 neapolis", "land 0 1", "load 0 1", "sail 0 campania.west", "land 0 2", "done")
    assert tokens(state, 0, "neapolis") == 1
    assert tokens(state, 0, "campania") == 2


def test_a_token_walks_or_sails_never_both() -> None:
    state = moving()
    start(state)
    act(state, 0, "voyage 0 neapolis 3")
    assert refused(state, 0, "move neapolis campania 1")
    assert refused(state, 0, "load 0 1")
    act(state, 0, "move etruria rome 2")
    assert tokens(state, 0, "rome") == 6
    assert refused(state, 0, "move rome etruria 5")


def test_open_sea_needs_astronomy_and_is_no_place_to_end() -> None:
    state = moving()
    start(state)
    assert refused(state, 0, "sail 0 western_mediterranean")
    state = moving()
    own(state, 0, "astronomy")
    start(state)
    act(state, 0, "load 0 5", "sail 0 western_mediterranean")
    assert refused(state, 0, "done")
    act(state, 0, "sail 0 numidia", "land 0 5", "done")
    assert tokens(state, 0, "numidia") == 5


def test_cloth_making_gives_a_fifth_step() -> None:
    state = moving()
    own(state, 0, "cloth_making")
    start(state)
    act(state, 0, "load 0 1", "sail 0 neapolis", "sail 0 campania.west", "sail 0 milazzo.north", "sail 0 palermo")
    assert [notation for notation in legal(state, 0) if notation.startswith("sail")]


def test_a_ship_leaves_a_two_coast_area_by_the_side_it_came() -> None:
    state = moving()
    start(state)
    act(state, 0, "sail 0 neapolis", "sail 0 campania.west")
    assert refused(state, 0, "sail 0 tarentum")


def test_ships_pass_enemies() -> None:
    state = moving()
    settle(state, 1, neapolis=4)
    ships(state, 1, "neapolis")
    start(state)
    act(state, 0, "voyage 0 campania.west 2", "done")
    assert tokens(state, 0, "campania") == 2


def test_house_rule_2_tokens_stay_aboard() -> None:
    state = moving({"stay_aboard": True})
    start(state)
    act(state, 0, "load 0 3", "sail 0 neapolis", "done")
    assert player(state, 0).aboard == [3]
    run(state, steps.Census)
    assert player(state, 0).census == 9


@pytest.mark.parametrize("proposal", range(1, 6))
@pytest.mark.parametrize("aboard", [1, 3, 5])
def test_ready_made_movements_keep_the_capacity_with_tokens_aboard(proposal: int, aboard: int) -> None:
    """House rule 2: who stayed aboard takes room from those who wait, and sails with them."""
    state = moving({"stay_aboard": True})
    player(state, 0).aboard[0] = aboard
    player(state, 0).stock -= aboard
    run(state, steps.Moving, seat=0)
    state.log = []
    act(state, 0, f"follow {proposal}")
    cargo = [event.message.args["n"] for event in state.log if event.message.key == "event-sail"]
    assert len(cargo) == 1
    assert aboard <= cargo[0] <= 5
    assert player(state, 0).aboard == [0]


def test_leave_as_is_and_proposals_end_the_movement_at_once() -> None:
    state = moving()
    run(state, steps.Moving, seat=0)
    act(state, 0, "done")
    assert is_over(state)
    for proposal in range(1, 6):
        state = moving()
        run(state, steps.Moving, seat=0)
        act(state, 0, f"follow {proposal}")
        assert is_over(state)


def test_the_proposal_for_cities_gathers_six_tokens_on_a_site() -> None:
    state = table()
    settle(state, 0, rome=3, etruria=3, samnium=3, campania=3)
    run(state, steps.Moving, seat=0)
    act(state, 0, "follow 3")
    assert max(player(state, 0).tokens) >= 6
    assert state.board.site[player(state, 0).tokens.index(max(player(state, 0).tokens))]


def test_the_largest_nation_moves_first_and_those_with_nothing_are_not_asked() -> None:
    state = table()
    settle(state, 1, germania=3)
    settle(state, 2, scythia=1)
    run(state, steps.Census)
    run(state, steps.Movement)
    assert state.actors() == [1]
    act(state, 1, "done")
    assert state.actors() == [2]
    act(state, 2, "done")
    assert is_over(state)
    assert area("rome")
