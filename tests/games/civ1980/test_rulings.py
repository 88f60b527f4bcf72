"""What the rulebook leaves open and no other test shows, as decided in docs/rulings/civ1980.md."""

from tests.games.civ1980.kit import (
    CATALOGUE,
    act,
    area,
    by_hand,
    cities,
    city_of,
    deal,
    deal_calamity,
    fill_treasury,
    hand,
    is_over,
    leave_stock,
    legal,
    on_board,
    own,
    player,
    run,
    settle,
    ships,
    table,
    tokens,
    trade,
)
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.player import NOBODY
from zeitalter.games.civ1980.rules.cities import lacks_support
from zeitalter.games.civ1980.rules.growth import due
from zeitalter.games.civ1980.rules.succession import step_of

# ---- taxes, ships ----------------------------------------------------------------------------------------------------


def test_a_taker_picks_any_number_among_all_cities_of_the_owner() -> None:
    state = table()
    cities(state, 0, "rome", "neapolis", "tarentum")
    leave_stock(state, 0, 3)  # one city is paid for, two revolt
    run(state, steps.Taxes)
    assert (player(state, 0).stock, player(state, 0).treasury) == (1, 46)  # the rest is too small for another city
    assert state.actors() == [1]
    act(state, 1, "city tarentum", "city rome")
    assert [city_of(state, name) for name in ("rome", "neapolis", "tarentum")] == [1, 0, 1]
    assert player(state, 1).stock == 47  # taken cities pay nothing this turn
    assert is_over(state)


def test_tokens_aboard_count_in_the_census_alone_and_go_with_their_ship() -> None:
    state = table(stay_aboard=True)
    cities(state, 0, "tarentum")
    settle(state, 0, rome=1)
    ships(state, 0, "rome")
    player(state, 0).aboard[0] = 3
    player(state, 0).stock -= 3
    run(state, steps.Census)
    assert player(state, 0).census == 4
    assert sum(due(state, 0)) == 1
    assert lacks_support(state, 0, [])  # one token ashore for one city
    before = player(state, 0).stock
    run(state, steps.BeginShipyard)
    act(state, 0, "follow 3")  # the ship is given up
    assert player(state, 0).stock == before + 3


# ---- conflict, cities ------------------------------------------------------------------------------------------------


def test_an_owner_short_of_six_tokens_is_attacked_after_the_others() -> None:
    state = table()
    cities(state, 0, "rome")
    cities(state, 1, "athens")
    settle(state, 2, rome=7, athens=7)
    leave_stock(state, 0, 0)
    run(state, steps.Conflict)
    assert city_of(state, "rome") == 2  # no conflict gave its owner tokens: it surrenders
    assert city_of(state, "athens") == NOBODY
    assert tokens(state, 1, "athens") + tokens(state, 2, "athens") <= state.catalogue.limit[area("athens")]


def test_own_tokens_beside_the_city_fight_first() -> None:
    state = table()
    cities(state, 0, "rome")
    settle(state, 0, rome=3)
    settle(state, 1, rome=8)
    run(state, steps.Conflict)
    assert city_of(state, "rome") == 0  # six attackers are left, too few
    assert tokens(state, 1, "rome") == 0


def test_a_reduced_city_gives_tokens_only_as_far_as_the_stock_goes() -> None:
    state = table()
    cities(state, 0, "rome", "neapolis")
    settle(state, 0, etruria=2)
    leave_stock(state, 0, 1)
    run(state, steps.Support)
    act(state, 0, "city rome", "done")
    assert (city_of(state, "rome"), tokens(state, 0, "rome")) == (NOBODY, 1)
    state = table()
    cities(state, 0, "rome")
    leave_stock(state, 0, 0)
    run(state, steps.Support)
    act(state, 0, "city rome", "done")
    assert on_board(state, 0) == 0


# ---- trade cards -----------------------------------------------------------------------------------------------------


def test_an_empty_stack_does_not_use_up_the_cap() -> None:
    state = table()
    cities(state, 0, "rome", "neapolis", "tarentum", "carthage", "athens", "sparta", "delphi")
    state.stacks[0] = []
    run(state, steps.Drawing)
    assert len(player(state, 0).hand) == 6
    assert "spices" in hand(state, 0)  # from stack 7


def test_gold_may_be_bought_before_drawing_as_often_as_treasury_and_cap_allow() -> None:
    state = table()
    cities(state, 0, "rome", "neapolis")
    fill_treasury(state, 0, 36)
    deal(state, 0, "hides", "hides", "hides", "hides")
    run(state, steps.Drawing)
    assert state.actors() == [0]
    act(state, 0, "gold", "gold")  # six cards: nothing is drawn for the cities
    assert hand(state, 0).count("gold") == 2
    assert len(player(state, 0).hand) == 6
    assert is_over(state)


def test_brown_calamities_in_hand_count_for_the_limit_of_six() -> None:
    state = table()
    deal(state, 0, *["salt"] * 5, "epidemic", "piracy")
    run(state, steps.SurplusCards)
    by_hand(state, 0)
    act(state, 0, "hand_back salt", "done")  # which one goes is free
    assert hand(state, 0) == ["epidemic", "piracy", *["salt"] * 4]


# ---- calamities ------------------------------------------------------------------------------------------------------


def test_a_deferred_calamity_stays_open_and_remembers_its_giver() -> None:
    state = table()
    deal_calamity(state, 0, "epidemic", giver=1)
    deal_calamity(state, 0, "civil_disorder", giver=2)
    deal_calamity(state, 0, "piracy", giver=2)
    run(state, steps.Calamities)
    assert is_over(state)
    entries = player(state, 0).open
    assert [held.card for held in entries] == [trade("epidemic")]
    assert entries[0].giver == 1


def test_a_deferred_calamity_is_no_card_in_hand() -> None:
    """It is kept until the next phase 14: phase 13 neither counts it nor takes it back."""
    state = table()
    deal_calamity(state, 0, "epidemic")
    deal(state, 0, *["salt"] * 6)
    run(state, steps.SurplusCards)
    assert is_over(state)
    deal(state, 0, "salt")
    run(state, steps.SurplusCards)
    by_hand(state, 0)
    assert legal(state, 0) == ["hand_back salt"]


def test_gold_is_sold_as_long_as_stack_9_has_a_card() -> None:
    """Nobody sees whether it is Gold: if only a stack with Gold in it were offered, all would learn where Gold is."""
    prompts = []
    for left in ("gold", "piracy"):
        state = table()
        fill_treasury(state, 0, 18)
        state.stacks[8] = [trade(left)]
        run(state, steps.Drawing)
        prompts.append((state.actors(), legal(state, 0), state.prompt(0)))
    assert prompts[0] == prompts[1]
    assert prompts[0][0] == [0]


def test_the_victim_of_an_earthquake_names_the_city_of_the_other() -> None:
    state = table()
    deal_calamity(state, 0, "volcano_earthquake")
    cities(state, 0, "corinth")
    cities(state, 1, "athens", "sparta", "delphi", "rome")
    run(state, steps.Calamities)
    near = [CATALOGUE.area_ids[other] for other in CATALOGUE.neighbours[area("corinth")]]
    named = [name for name in near if city_of(state, name) == 1]
    assert len(named) > 1
    assert sorted(legal(state, 0)) == sorted([*[f"city {name}" for name in named], "done"])


def test_an_earthquake_does_not_cross_an_open_sea() -> None:
    state = table()
    deal_calamity(state, 0, "volcano_earthquake")
    cities(state, 0, "carthage")
    cities(state, 1, "rome")  # both at the western Mediterranean, without a common border
    run(state, steps.Calamities)
    assert is_over(state)
    assert (city_of(state, "carthage"), city_of(state, "rome")) == (NOBODY, 1)


def test_secondary_losses_of_a_famine_may_be_waived() -> None:
    state = table()
    deal_calamity(state, 0, "famine")
    settle(state, 0, rome=9)
    settle(state, 1, athens=9)
    run(state, steps.Calamities)
    act(state, 0, "done")
    assert is_over(state)
    assert on_board(state, 1) == 9


def test_epidemic_hits_the_number_exactly_and_spares_the_last_token() -> None:
    state = table()
    deal_calamity(state, 0, "epidemic", giver=1)
    settle(state, 0, etruria=14, samnium=1)
    cities(state, 0, "rome")
    run(state, steps.Calamities)
    act(state, 0, "follow 1")  # 13 tokens, and 3 points of the city
    assert (tokens(state, 0, "etruria"), tokens(state, 0, "samnium"), tokens(state, 0, "rome")) == (1, 1, 2)
    state = table()
    deal_calamity(state, 0, "epidemic", giver=1)
    settle(state, 0, etruria=3, samnium=1)
    run(state, steps.Calamities)
    assert (tokens(state, 0, "etruria"), tokens(state, 0, "samnium")) == (1, 1)  # whoever has less loses all he can


def test_iconoclasm_with_too_few_cities_takes_all_and_others_may_still_be_named() -> None:
    state = table()
    deal_calamity(state, 0, "iconoclasm_heresy", giver=1)
    cities(state, 0, "rome", "neapolis")
    cities(state, 1, "athens")
    run(state, steps.Calamities)
    assert player(state, 0).cities == 0
    assert legal(state, 0) == ["city athens", "done"]


def test_pirates_need_a_ship_of_their_own_for_each_city() -> None:
    state = table()
    deal_calamity(state, 0, "piracy", giver=1)
    cities(state, 0, "rome", "neapolis", "tarentum")
    ships(state, 1, "rome", "rome")
    run(state, steps.Calamities)
    act(state, 1, "city neapolis")
    act(state, 1, "city rome")  # the area a ship lies in counts as reached
    assert is_over(state)
    assert player(state, 0).cities == 1
    assert len(player(state, 1).ships) == 2


# ---- the succession table --------------------------------------------------------------------------------------------


def test_a_nation_without_units_stays_in_the_game() -> None:
    state = table()
    settle(state, 1, athens=2)
    player(state, 0).space = 6
    fill_treasury(state, 0, 47)
    run(state, steps.Purchases)
    while state.actors() != [0]:
        act(state, state.actors()[0], "done")
    act(state, 0, "buy pottery", "done", "follow 1")
    assert player(state, 0).cards
    assert step_of(state, 0) == -1
    player(state, 0).space = 0
    assert step_of(state, 0) == 1  # the start counts as the Stone Age


def test_the_finish_needs_no_more_than_the_last_space() -> None:
    state = table(nations=["africa", "italy", "illyria"])
    cities(state, 0, "rome")
    own(state, 0, *["agriculture", "democracy", "law", "philosophy", "medicine", "engineering", "coinage", "literacy"])
    player(state, 0).space = 15
    assert step_of(state, 0) == 1  # 1220 of the 1200 points printed on it
    player(state, 0).cards ^= 1 << state.catalogue.card_ids.index("literacy")
    assert step_of(state, 0) == -1
