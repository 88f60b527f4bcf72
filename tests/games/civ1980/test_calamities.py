"""The eight calamities with their mitigations (phase 14)."""

import pytest

from tests.games.civ1980.kit import (
    act,
    area,
    by_hand,
    cities,
    city_of,
    deal,
    deal_calamity,
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
    trade,
)
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.catalogue import CIVIL_WAR, FAMINE, VOLCANO
from zeitalter.games.civ1980.model.player import NOBODY, drawn
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.model.verbs import Lose
from zeitalter.games.civ1980.view.shape import Civ1980View

SITES = ("rome", "neapolis", "tarentum", "carthage", "athens", "corinth", "sparta", "knossos", "byzantium")


def strike(state: Civ1980) -> Civ1980:
    return run(state, steps.Calamities)


def red(name: str, seat: int = 0, **options: object) -> Civ1980:
    state = table(**options)
    deal_calamity(state, seat, name)
    return state


def received(name: str, seat: int = 0, giver: int = 1, **options: object) -> Civ1980:
    state = table(**options)
    deal_calamity(state, seat, name, giver)
    return state


# ---- volcano_earthquake --------------------------------------------------------------------------------------------


def test_volcano_earthquake_annihilates_units_in_one_area_of_a_volcano() -> None:
    """A volcano with two areas: the victim decides which one is hit."""
    state = red("volcano_earthquake")
    cities(state, 0, "neapolis")
    settle(state, 0, campania=2, rome=1)
    settle(state, 1, neapolis=0, campania=1)
    ships(state, 0, "neapolis")
    strike(state)
    assert legal(state, 0) == ["place campania", "place neapolis"]
    act(state, 0, "place neapolis")
    assert city_of(state, "neapolis") == NOBODY
    assert tokens(state, 0, "campania") == 2
    assert tokens(state, 1, "campania") == 1
    assert len(player(state, 0).ships) == 1
    assert is_over(state)


def test_volcano_earthquake_hits_the_units_at_every_volcano() -> None:
    """Clarification 4: units in volcano areas are annihilated. A choice exists only between the two areas of one."""
    state = red("volcano_earthquake")
    cities(state, 0, "syracuse")
    settle(state, 0, campania=2, thera=1, rome=1)
    strike(state)
    assert is_over(state)
    assert city_of(state, "syracuse") == NOBODY
    assert on_board(state, 0) == 1


def test_volcano_earthquake_asks_for_each_volcano_with_units_in_both_areas() -> None:
    state = red("volcano_earthquake")
    settle(state, 0, campania=1, neapolis=2, milazzo=3, syracuse=4, thera=5)
    strike(state)
    assert tokens(state, 0, "thera") == 0
    assert legal(state, 0) == ["place milazzo", "place syracuse"]
    act(state, 0, "place milazzo")
    assert legal(state, 0) == ["place campania", "place neapolis"]
    act(state, 0, "place campania")
    assert is_over(state)
    assert (tokens(state, 0, "neapolis"), tokens(state, 0, "syracuse"), on_board(state, 0)) == (2, 4, 6)


def test_volcano_earthquake_without_a_volcano_takes_a_city_and_perhaps_a_neighbours() -> None:
    state = red("volcano_earthquake")
    cities(state, 0, "athens", "rome")
    cities(state, 1, "corinth", "sparta")
    strike(state)
    act(state, 0, "city athens")
    assert legal(state, 0) == ["city corinth", "done"]
    act(state, 0, "city corinth")
    assert city_of(state, "corinth") == NOBODY
    assert player(state, 1).cities == 1


def test_earthquake_across_water_and_reduced_in_the_later_edition() -> None:
    state = red("volcano_earthquake", city_losses="reduced")
    cities(state, 0, "athens", "rome")
    cities(state, 1, "chalcis")
    strike(state)
    act(state, 0, "city athens", "city chalcis")
    assert tokens(state, 1, "chalcis") > 0
    assert tokens(state, 0, "athens") == 0


def test_earthquake_without_a_city_has_no_effect() -> None:
    state = red("volcano_earthquake")
    settle(state, 0, rome=3)
    strike(state)
    assert is_over(state)


# ---- famine --------------------------------------------------------------------------------------------------------


def test_famine_takes_9_points_and_up_to_20_from_others() -> None:
    state = red("famine")
    settle(state, 0, rome=12)
    settle(state, 1, carthage=15)
    settle(state, 2, athens=15)
    strike(state)
    act(state, 0, "follow 1")
    assert on_board(state, 0) == 3
    assert refused(state, 0, "hit 1 12")
    act(state, 0, "hit 1 11")
    assert refused(state, 0, "hit 2 10")
    act(state, 0, "hit 2 9")
    act(state, 1, "follow 1")
    assert on_board(state, 1) == 15
    act(state, 2, "follow 1")
    assert (on_board(state, 1), on_board(state, 2)) == (4, 6)
    assert is_over(state)
    assert state.stacks[2][0] == trade("famine")


def test_famine_with_pottery_each_grain_card_saves_4_points() -> None:
    state = red("famine")
    own(state, 0, "pottery")
    deal(state, 0, "grain", "grain")
    settle(state, 0, rome=12)
    strike(state)
    act(state, 0, "show 2")
    act(state, 0, "follow 1")
    assert on_board(state, 0) == 11
    assert len(player(state, 0).hand) == 2  # shown, not spent


def test_losses_are_met_exactly_or_with_the_smallest_excess() -> None:
    state = red("famine")
    cities(state, 0, "rome", "neapolis", "tarentum")
    settle(state, 0, etruria=2)
    strike(state)
    by_hand(state, 0)
    assert refused(state, 0, "lose etruria 1")  # 10 points are two cities
    act(state, 0, "city rome", "city neapolis", "done")
    assert player(state, 0).cities == 1
    assert tokens(state, 0, "etruria") == 2


def test_whoever_has_less_loses_all() -> None:
    state = red("famine")
    settle(state, 0, rome=4)
    strike(state)
    assert on_board(state, 0) == 0


# ---- civil_war -----------------------------------------------------------------------------------------------------


def civil_war(points: int = 40, **options: object) -> Civ1980:
    state = red("civil_war", **options)
    cities(state, 0, "rome", "neapolis", "tarentum", "carthage")
    settle(state, 0, etruria=points - 20)
    settle(state, 1, athens=1)
    settle(state, 2, scythia=1)
    return state


def test_civil_war_below_35_points_has_no_effect() -> None:
    state = civil_war(34)
    strike(state)
    assert is_over(state)


def test_civil_war_splits_15_and_20_and_the_victim_keeps_a_part() -> None:
    state = civil_war()
    strike(state)
    act(state, 0, "name 1")
    by_hand(state, 0)
    act(state, 0, "lose etruria 15", "done")
    by_hand(state, 1)
    act(state, 1, "city rome", "city neapolis", "city tarentum", "city carthage", "done")
    act(state, 0, "keep 1")
    assert on_board(state, 0) == 15
    assert player(state, 0).cities == 4
    assert tokens(state, 1, "etruria") == 5


def test_civil_war_victim_may_keep_the_second_part() -> None:
    state = civil_war()
    strike(state)
    act(state, 0, "name 1", "follow 1")
    act(state, 1, "follow 2")
    act(state, 0, "keep 2")
    assert player(state, 1).cities == 4
    assert on_board(state, 0) == 5


def test_civil_war_a_nation_without_units_must_be_named() -> None:
    state = civil_war()
    state.players[2].stock += 1
    state.players[2].tokens[area("scythia")] = 0
    strike(state)
    assert state.actors() == [0]
    act(state, 0, "follow 1")
    assert state.actors() == [2]


def test_civil_war_a_nation_with_tokens_aboard_is_not_gone() -> None:
    """House rule 2: it will land again."""
    state = civil_war(stay_aboard=True)
    ships(state, 2, "athens")
    state.players[2].aboard[0] = 1
    state.players[2].tokens[area("scythia")] = 0
    strike(state)
    assert legal(state, 0) == ["name 1", "name 2"]


def test_civil_war_with_philosophy_only_15_points_to_the_richest_stock() -> None:
    state = civil_war()
    own(state, 0, "philosophy")
    strike(state)
    assert state.actors() == [1]
    act(state, 1, "follow 1")
    act(state, 0, "keep 2")
    assert tokens(state, 1, "etruria") == 15


def test_civil_war_with_philosophy_and_the_largest_stock_has_no_effect() -> None:
    state = civil_war()
    own(state, 0, "philosophy")
    for seat in (1, 2):
        leave_stock(state, seat, 2)
    strike(state)
    assert is_over(state)


def test_civil_war_with_democracy_needs_45_points_and_takes_30() -> None:
    state = civil_war(44)
    own(state, 0, "democracy", "law")
    strike(state)
    assert is_over(state)
    state = civil_war(46)
    own(state, 0, "democracy", "law")
    strike(state)
    act(state, 0, "name 1", "follow 2")
    act(state, 1, "follow 1")
    act(state, 0, "keep 2")
    assert on_board(state, 0) + 5 * player(state, 0).cities == 1


def test_civil_war_what_cannot_be_replaced_passes_on() -> None:
    state = civil_war()
    leave_stock(state, 1, 3)
    leave_stock(state, 2, 4)
    strike(state)
    act(state, 0, "name 1", "follow 1")
    act(state, 1, "follow 1")
    act(state, 0, "keep 2")
    while not is_over(state):
        act(state, state.actors()[0], "follow 1")
    assert tokens(state, 1, "etruria") == 3
    assert tokens(state, 2, "etruria") == 0  # the victim has the larger stock and simply keeps the rest
    assert on_board(state, 0) + on_board(state, 1) + on_board(state, 2) == 22


def test_civil_war_the_rest_goes_by_stocks_counted_after_the_beneficiary() -> None:
    for stock, taken in ((12, 0), (14, 14)):
        state = civil_war(45)  # 25 tokens in Etruria, all 35 points of the first part but two cities
        leave_stock(state, 0, 10)
        leave_stock(state, 1, 3)
        leave_stock(state, 2, stock)
        strike(state)
        act(state, 0, "name 1", "follow 1")
        act(state, 1, "follow 1")
        act(state, 0, "keep 2")
        while not is_over(state):
            act(state, state.actors()[0], "follow 1")
        assert tokens(state, 1, "etruria") == 3  # so the victim's stock is 13 when the rest passes on
        assert tokens(state, 2, "etruria") == taken


def test_civil_war_to_the_richest_as_an_option() -> None:
    state = table(beneficiary="richest")
    deal_calamity(state, 0, "civil_war")
    settle(state, 0, etruria=40)
    fill_treasury(state, 1, 9)
    strike(state)
    act(state, 0, "follow 1")
    assert state.actors() == [2]


# ---- flood ---------------------------------------------------------------------------------------------------------


def test_flood_takes_17_points_on_the_fullest_plain_and_10_from_others_there() -> None:
    state = red("flood")
    settle(state, 0, etruria=20, danube=3)
    settle(state, 1, rubicon=12)
    strike(state)
    act(state, 0, "follow 1")
    assert tokens(state, 0, "etruria") == 3
    assert tokens(state, 0, "danube") == 3
    while not is_over(state):
        seat = state.actors()[0]
        act(state, seat, legal(state, seat)[0])
    assert tokens(state, 1, "rubicon") == 2


def test_flood_must_be_passed_on_as_far_as_possible() -> None:
    state = red("flood")
    settle(state, 0, etruria=17)
    settle(state, 1, rubicon=12)
    settle(state, 2, rubicon=2)
    strike(state)
    assert refused(state, 0, "hit 1 7")  # the other could not bear the rest
    assert refused(state, 0, "hit 2 3")
    assert refused(state, 0, "done")
    act(state, 0, "hit 1 8")
    while not is_over(state):
        act(state, state.actors()[0], "follow 1")
    assert (tokens(state, 1, "rubicon"), tokens(state, 2, "rubicon")) == (4, 0)


def test_flood_engineering_loses_at_most_7() -> None:
    state = red("flood")
    own(state, 0, "engineering")
    settle(state, 0, etruria=20)
    strike(state)
    act(state, 0, "follow 1")
    assert tokens(state, 0, "etruria") == 13


def test_flood_spares_cities_on_black_sites_and_those_without_plain() -> None:
    state = red("flood")
    settle(state, 0, rome=9)
    strike(state)
    assert is_over(state)


def test_flood_strikes_the_plain_with_most_points_of_units_safe_cities_among_them() -> None:
    """Five points of a city on a black site outweigh four tokens elsewhere, though the city itself is safe."""
    state = red("flood")
    cities(state, 0, "moesia")
    settle(state, 0, etruria=4)
    settle(state, 1, danube=3)
    strike(state)
    while not is_over(state):
        act(state, state.actors()[0], legal(state, state.actors()[0])[0])
    assert city_of(state, "moesia") == 0
    assert tokens(state, 0, "etruria") == 4
    assert tokens(state, 1, "danube") == 0


def test_flood_equal_plains_are_the_victims_choice() -> None:
    state = red("flood")
    settle(state, 0, etruria=3, danube=3)
    strike(state)
    assert legal(state, 0) == ["plain danube", "plain po"]
    act(state, 0, "plain po")
    assert tokens(state, 0, "danube") == 3
    assert tokens(state, 0, "etruria") == 0


# ---- epidemic ------------------------------------------------------------------------------------------------------


def test_epidemic_takes_16_points_without_emptying_areas() -> None:
    state = received("epidemic")
    settle(state, 0, rome=10, etruria=10, samnium=1)
    settle(state, 1, carthage=9)
    settle(state, 2, athens=9, scythia=9)
    strike(state)
    act(state, 0, "follow 1")
    assert on_board(state, 0) == 5
    assert min(tokens(state, 0, n) for n in ("rome", "etruria", "samnium")) == 1
    assert refused(state, 0, "hit 1 5")  # the giver is spared
    act(state, 0, "hit 2 10")
    act(state, 2, "follow 1")
    assert on_board(state, 2) == 8


def test_epidemic_a_city_counts_4_and_leaves_a_token() -> None:
    state = received("epidemic")
    cities(state, 0, "rome", "neapolis", "tarentum", "carthage", "athens")
    strike(state)
    act(state, 0, "follow 2")
    assert player(state, 0).cities == 1
    assert on_board(state, 0) == 4


def test_epidemic_medicine_11_and_5() -> None:
    state = received("epidemic")
    own(state, 0, "medicine")
    own(state, 2, "medicine")
    settle(state, 0, rome=20)
    settle(state, 2, athens=20)
    strike(state)
    act(state, 0, "follow 1")
    assert on_board(state, 0) == 9
    act(state, 0, "hit 2 10")
    act(state, 2, "follow 1")
    assert on_board(state, 2) == 15


# ---- civil_disorder, iconoclasm_heresy -----------------------------------------------------------------------------


def disorder(*cards: str) -> int:
    state = received("civil_disorder")
    own(state, 0, *cards)
    cities(state, 0, *SITES[:8])
    strike(state)
    while not is_over(state):
        act(state, 0, legal(state, 0)[0])
    return player(state, 0).cities


def test_civil_disorder_leaves_four_cities() -> None:
    assert disorder() == 4


def test_civil_disorder_law_leaves_five_and_democracy_six() -> None:
    assert disorder("law") == 5
    assert disorder("law", "democracy") == 6


def iconoclasm(*cards: str) -> int:
    state = received("iconoclasm_heresy")
    own(state, 0, *cards)
    cities(state, 0, *SITES[:6])
    strike(state)
    while not is_over(state):
        act(state, 0, legal(state, 0)[0])
    return player(state, 0).cities


def test_iconoclasm_heresy_takes_four_cities_three_with_law_two_with_philosophy() -> None:
    assert iconoclasm() == 2
    assert iconoclasm("law") == 3
    assert iconoclasm("law", "philosophy") == 4


def test_iconoclasm_heresy_names_two_cities_of_others() -> None:
    state = received("iconoclasm_heresy")
    cities(state, 0, "rome")
    cities(state, 1, "athens", "corinth")
    cities(state, 2, "sparta", "knossos")
    own(state, 1, "law")
    strike(state)
    act(state, 0, "city athens")
    assert refused(state, 0, "city corinth")
    act(state, 0, "city sparta")
    assert (player(state, 0).cities, player(state, 1).cities, player(state, 2).cities) == (0, 1, 1)
    assert is_over(state)


def test_iconoclasm_heresy_spares_philosophers() -> None:
    state = received("iconoclasm_heresy")
    cities(state, 1, "athens")
    own(state, 1, "law", "philosophy")
    strike(state)
    assert is_over(state)  # nobody can be named, so nobody is asked
    assert player(state, 1).cities == 1


def test_lost_cities_leave_tokens_in_the_later_edition() -> None:
    state = received("civil_disorder", city_losses="reduced")
    cities(state, 0, *SITES[:5])
    strike(state)
    act(state, 0, "city rome")
    assert tokens(state, 0, "rome") > 0


# ---- piracy --------------------------------------------------------------------------------------------------------


def test_piracy_each_ship_of_the_giver_destroys_a_coastal_city_in_reach() -> None:
    state = received("piracy")
    cities(state, 0, "rome", "neapolis", "byzantium")
    ships(state, 1, "rome", "rome", "rome")
    strike(state)
    assert legal(state, 1) == ["city neapolis", "city rome"]
    act(state, 1, "city rome", "city neapolis")
    assert player(state, 0).cities == 1
    assert on_board(state, 0) == 0
    assert is_over(state)


def test_piracy_without_ships_has_no_effect() -> None:
    state = received("piracy")
    cities(state, 0, "rome")
    strike(state)
    assert is_over(state)


# ---- general -------------------------------------------------------------------------------------------------------


def test_two_calamities_a_turn_the_lowest_wait() -> None:
    state = red("famine")
    deal_calamity(state, 0, "volcano_earthquake")
    deal_calamity(state, 0, "flood")
    strike(state)
    while not is_over(state):
        seat = state.actors()[0]
        act(state, seat, legal(state, seat)[-1])
    assert player(state, 0).open == [drawn(trade("volcano_earthquake"))]


def test_losses_by_the_calamities_of_others_do_not_count_among_the_two() -> None:
    state = red("volcano_earthquake")
    deal_calamity(state, 0, "civil_war")
    deal_calamity(state, 1, "famine")
    settle(state, 0, etruria=20)
    cities(state, 0, "rome")
    settle(state, 1, athens=20)
    strike(state)
    act(state, 1, "follow 1", "hit 0 11")
    act(state, 0, "follow 1")
    assert not player(state, 0).open
    assert [(one.calamity, one.victim) for one in state.struck] == [(VOLCANO, 0), (FAMINE, 1), (CIVIL_WAR, 0)]


def test_calamities_strike_in_ascending_order() -> None:
    state = red("flood", 1)
    deal_calamity(state, 0, "famine")
    settle(state, 0, rome=20)
    settle(state, 1, etruria=25)
    strike(state)
    assert state.actors() == [0]


def test_treasury_and_ships_are_never_affected() -> None:
    state = red("famine")
    fill_treasury(state, 0, 10)
    ships(state, 0, "rome")
    settle(state, 0, rome=3)
    strike(state)
    assert player(state, 0).treasury == 10
    assert len(player(state, 0).ships) == 1


def test_received_calamities_are_shown_and_return_under_their_stack() -> None:
    state = received("civil_disorder")
    strike(state)
    assert state.stacks[6][0] == trade("civil_disorder")
    assert not player(state, 0).hand


@pytest.mark.parametrize("name", ["epidemic", "civil_disorder", "iconoclasm_heresy", "piracy"])
def test_the_giver_is_told_to_all_only_where_the_rules_need_him(name: str) -> None:
    """An epidemic spares him and pirates are his ships; with the other two, trade stays hidden."""
    states = [received(name, giver=giver, seats=7) for giver in (1, 2)]
    needed = name in ("epidemic", "piracy")
    for state in states:
        cities(state, 0, *SITES[:6])
        settle(state, 3, athens=2)
        ships(state, 1, "rome")
        ships(state, 2, "rome")
        state.log = []
        strike(state)
    for seat in (3, None):
        assert (states[0].observe(seat) == states[1].observe(seat)) != needed
        told = [[event.for_seat(seat) for event in state.log or []] for state in states]
        assert (told[0] == told[1]) != needed
    for giver, state in zip((1, 2), states):
        for seat in (0, giver):
            seen = state.observe(seat)
            assert isinstance(seen, Civ1980View)
            assert [one.giver for one in seen.struck] == [giver]
            heard = [event.for_seat(seat) for event in state.log or []]
            assert any(message and giver in message.args.values() for message in heard)


def test_the_giver_of_a_deferred_calamity_stays_hidden() -> None:
    views = []
    for giver in (1, 2):
        state = table(7)
        deal_calamity(state, 0, "civil_disorder", giver=giver)
        deal_calamity(state, 0, "iconoclasm_heresy", giver=giver)
        deal_calamity(state, 0, "piracy", giver=1)
        run(state, steps.Calamities)
        seen = state.observe(giver)
        assert isinstance(seen, Civ1980View)
        assert [held.giver for held in seen.players[0].open] == [giver]
        views.append(state.observe(3))
    assert views[0] == views[1]


# ---- what is still missing -----------------------------------------------------------------------------------------


def missing(state: Civ1980, seat: int) -> tuple[object, object]:
    """Points chosen and points left, as the question tells them."""
    args = state.prompt(seat).words.args
    assert args is not None
    return args["chosen"], args["left"]


def test_the_question_tells_what_is_still_to_be_lost() -> None:
    state = table()
    settle(state, 0, rome=3, etruria=2)
    cities(state, 0, "neapolis", "tarentum")
    deal_calamity(state, 0, "famine")
    run(state, steps.Calamities)
    act(state, 0, "follow 0")
    assert missing(state, 0) == (0, 9)
    act(state, 0, "city neapolis")
    assert missing(state, 0) == (5, 4)
    assert refused(state, 0, "city tarentum")
    act(state, 0, "lose rome 3")
    assert refused(state, 0, "lose etruria 2")
    act(state, 0, "lose etruria 1")
    assert missing(state, 0) == (9, 0)
    assert legal(state, 0) == ["done"]


@pytest.mark.parametrize("held", range(1, 12))
@pytest.mark.parametrize("owned", range(4))
def test_every_number_up_to_the_most_listed_leaves_an_exact_rest(held: int, owned: int) -> None:
    """Boards offer all numbers from one to the most that is listed."""
    state = table()
    settle(state, 0, rome=held, etruria=4)
    cities(state, 0, *("neapolis", "tarentum", "carthage")[:owned])
    deal_calamity(state, 0, "famine")
    run(state, steps.Calamities)
    if held + 4 + 5 * owned <= 9:
        assert is_over(state)  # all is lost, there is nothing to choose
        return
    act(state, 0, "follow 0")
    for action in state.legal_actions(0):
        if isinstance(action, Lose):
            assert all(state.is_legal(0, Lose(action.area, n)) for n in range(1, action.amount + 1))
