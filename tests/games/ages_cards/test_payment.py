"""Paying: conversions upwards, also more of them than needed, and jokers (rulebook, Kaufphase)."""

from collections import Counter
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.ages_cards.kit import Table, table
from zeitalter.games.ages_cards.model.catalogue import EARTH, RESOURCE_NAMES, RESOURCES, SPACE
from zeitalter.games.ages_cards.rules.payment import can_add, cheapest, covers, is_forced, is_payment

PAIRS = {"food": "animal", "iron": "animal", "animal": "gunpowder", "gunpowder": "oil"}
Amounts = tuple[int, ...]


def amounts(text: str) -> list[int]:
    """ "food food iron" as numbers per resource."""
    return [text.split().count(name) for name in RESOURCE_NAMES]


def can(have: str, cost: str, extra: int = 0) -> bool:
    return covers(amounts(have), amounts(cost)[:5], extra)


# ---- an independent judge: tries every conversion, in every order -------------------------------------------------


def conversions(have: Amounts) -> set[Amounts]:
    """What one conversion can make of these resources. Space was changed for two earth before."""
    steps = [(three, "earth") for three in product(RESOURCE_NAMES[:SPACE], repeat=3)]
    for lower, higher in PAIRS.items():
        steps += [((lower, lower), higher), ((lower, "earth"), higher), (("earth", "earth"), higher)]  # earth stands in
    return {changed(have, given_up, received) for given_up, received in steps if is_there(have, given_up)}


def is_there(have: Amounts, wanted: tuple[str, ...]) -> bool:
    return all(have[RESOURCE_NAMES.index(name)] >= amount for name, amount in Counter(wanted).items())


def changed(have: Amounts, given_up: tuple[str, ...], received: str) -> Amounts:
    change = Counter([received])
    change.subtract(given_up)
    return tuple(amount + change[name] for name, amount in zip(RESOURCE_NAMES, have))


def pays_directly(have: Amounts, cost: list[int], extra: int) -> bool:
    missing = sum(max(wanted - amount, 0) for wanted, amount in zip(cost, have))
    return missing <= have[EARTH] and sum(have) >= sum(cost) + extra


@cache
def reachable(have: Amounts) -> frozenset[Amounts]:
    """Everything that any number of conversions can make of these resources."""
    found = {have}
    for result in conversions(have):
        found |= reachable(result)  # a conversion leaves fewer resources, so this ends
    return frozenset(found)


def judged(have: list[int], cost: list[int], extra: int) -> bool:
    units = have[:]
    units[EARTH] += 2 * units[SPACE]
    units[SPACE] = 0
    return any(pays_directly(result, cost, extra) for result in reachable(tuple(units)))


few = st.lists(st.sampled_from(RESOURCE_NAMES), max_size=7).map(lambda names: amounts(" ".join(names)))
costs = st.lists(st.sampled_from(RESOURCE_NAMES[:5]), max_size=4).map(lambda names: amounts(" ".join(names))[:5])


@settings(max_examples=600, deadline=None)
@given(have=few, cost=costs, extra=st.integers(0, 5))
def test_covers_agrees_with_trying_every_conversion(have: list[int], cost: list[int], extra: int) -> None:
    assert covers(have, cost, extra) == judged(have, cost, extra)


def base_costs() -> list[list[int]]:
    unique = {tuple(card.cost) for card in table().rules.catalogue.definitions if sum(card.cost)}
    return [list(cost) for cost in sorted(unique)]


def test_covers_agrees_for_every_printed_cost() -> None:
    """Exhaustive: every base cost, with up to 4 resources and 0 to 2 on top."""
    for have in product(range(3), repeat=RESOURCES):
        if sum(have) <= 4:
            for cost in base_costs():
                for extra in range(3):
                    assert covers(list(have), cost, extra) == judged(list(have), cost, extra), (have, cost, extra)


@settings(max_examples=300, deadline=None)
@given(have=few, cost=costs, extra=st.integers(0, 4))
def test_more_resources_never_pay_less(have: list[int], cost: list[int], extra: int) -> None:
    if covers(have, cost, extra):
        for resource in range(RESOURCES):
            more = have[:]
            more[resource] += 1
            assert covers(more, cost, extra)


# ---- conversions, sentence by sentence ----------------------------------------------------------------------------


@pytest.mark.parametrize(("lower", "higher"), PAIRS.items())
def test_two_equal_lower_resources_become_one_higher(lower: str, higher: str) -> None:
    assert can(f"{lower} {lower}", higher)
    assert not can(lower, higher)
    assert not can(higher, f"{lower} {lower}")  # never downwards


def test_two_different_resources_are_no_pair() -> None:
    assert not can("food iron", "animal")
    assert not can("animal gunpowder", "oil")


def test_any_three_resources_become_an_earth() -> None:
    assert can("food iron animal", "oil")
    assert can("food food iron", "gunpowder")
    assert not can("food iron", "gunpowder")
    assert can("oil oil oil", "food")  # earth is the highest of all, so this is upwards


def test_earth_is_any_resource() -> None:
    for name in RESOURCE_NAMES[:5]:
        assert can("earth", name)
    assert can("earth", "", 1)
    assert not can("earth", "food", 1)


def test_space_is_two_resources_also_two_different_ones() -> None:
    assert can("space", "food oil")
    assert can("space", "oil", 1)
    assert can("space", "", 2)
    assert not can("space", "food oil", 1)


def test_chains_of_conversions() -> None:
    assert can("food food iron iron", "gunpowder")
    assert can("gunpowder gunpowder gunpowder gunpowder", "oil oil")
    assert not can("gunpowder gunpowder gunpowder", "oil oil")


def test_earth_may_complete_a_pair_but_does_as_well_alone() -> None:
    assert can("food earth", "animal")
    assert can("food earth", "animal", 1)


def test_surcharge_takes_any_kind_without_conversion() -> None:
    assert can("food iron oil", "", 3)
    assert not can("food iron oil", "", 4)


# ---- what pays, and how much more may be put down -----------------------------------------------------------------


def judged_to_pay(chosen: list[int], cost: list[int], extra: int) -> bool:
    """Whether conversions can make of these resources exactly what is to be paid; half of a space may be lost."""
    for lost in range(chosen[SPACE] + 1):
        units = chosen[:]
        units[EARTH] += 2 * units[SPACE] - lost
        units[SPACE] = 0
        for result in reachable(tuple(units)):
            if sum(result) == sum(cost) + extra and pays_directly(result, cost, extra):
                return True
    return False


def pays(chosen: str, cost: str, extra: int = 0) -> bool:
    return is_payment(amounts(chosen), amounts(cost)[:5], extra)


@settings(max_examples=600, deadline=None)
@given(chosen=few, cost=costs, extra=st.integers(0, 4))
def test_payments_agree_with_trying_every_conversion(chosen: list[int], cost: list[int], extra: int) -> None:
    assert is_payment(chosen, cost, extra) == judged_to_pay(chosen, cost, extra)


def test_payments_agree_for_every_printed_cost() -> None:
    """Exhaustive: every base cost, with up to 5 resources and 0 or 1 on top."""
    for chosen in product(range(4), repeat=RESOURCES):
        if sum(chosen) <= 5:
            for cost in base_costs():
                for extra in range(2):
                    expected = judged_to_pay(list(chosen), cost, extra)
                    assert is_payment(list(chosen), cost, extra) == expected, (chosen, cost, extra)


def test_a_conversion_that_is_not_needed_is_allowed() -> None:
    assert pays("oil", "oil")
    assert pays("oil food iron", "oil")  # any 3 make an earth, which is an oil
    assert pays("oil food iron animal animal", "oil")  # and that earth with 2 more another
    assert pays("food food", "", 1)  # an animal for a resource of any kind
    assert pays("oil oil oil food", "animal")  # any 3 make an earth, which is a food, and 2 food an animal


def test_what_has_no_part_in_a_payment_may_not_be_put_down() -> None:
    assert not pays("food food", "food")  # 2 food make an animal, which is no food
    assert not pays("oil iron", "oil")
    assert not pays("food iron", "", 1)
    assert not pays("food", "")


def test_half_of_a_space_may_be_lost_but_not_a_whole_card() -> None:
    assert pays("space", "oil")
    assert pays("space space", "oil gunpowder")
    assert pays("space space", "oil")  # 2 halves with 1 of the other make an earth
    assert not pays("space food", "oil gunpowder")


def parts(have: list[int]) -> list[Amounts]:
    return list(product(*[range(amount + 1) for amount in have]))


def contains(way: Amounts, part: list[int]) -> bool:
    return all(a >= b for a, b in zip(way, part))


@settings(max_examples=200, deadline=None)
@given(have=few, cost=costs, extra=st.integers(0, 3), data=st.data())
def test_what_may_be_added_is_what_some_payment_contains(
    have: list[int], cost: list[int], extra: int, data: st.DataObject
) -> None:
    every = [part for part in parts(have) if is_payment(list(part), cost, extra)]
    assert bool(every) == covers(have, cost, extra)
    if not every:
        return
    way = data.draw(st.sampled_from(every))
    chosen = [data.draw(st.integers(0, amount)) for amount in way]
    for resource in range(RESOURCES):
        more = chosen[:]
        more[resource] += 1
        assert can_add(have, chosen, resource, cost, extra) == any(contains(way, more) for way in every)
    alone = len(every) == 1 and all(used in (0, amount) for used, amount in zip(every[0], have))
    assert is_forced(have, cost, extra) == alone


@settings(max_examples=200, deadline=None)
@given(have=few, cost=costs, extra=st.integers(0, 3), data=st.data())
def test_the_proposal_completes_what_is_put_down_with_as_little_as_possible(
    have: list[int], cost: list[int], extra: int, data: st.DataObject
) -> None:
    every = [part for part in parts(have) if is_payment(list(part), cost, extra)]
    if not every:
        return
    way = data.draw(st.sampled_from(every))
    chosen = [data.draw(st.integers(0, amount)) for amount in way]
    ways = [way for way in every if contains(way, chosen)]
    assert tuple(cheapest(have, chosen, cost, extra, [0] * RESOURCES)) in ways
    free = cheapest(have, chosen, cost, extra, have)  # everything is temporary: fewest resources win
    assert sum(free) == min(sum(way) for way in ways)


@pytest.mark.parametrize(
    ("have", "chosen", "gained", "cost", "extra", "proposal"),
    [
        ("food food animal", "", "", "animal", 0, "animal"),
        ("food food oil earth", "", "", "animal", 0, "food food"),
        ("animal earth", "", "", "animal", 0, "animal"),
        ("earth space", "", "", "oil", 0, "earth"),
        ("food food animal", "", "animal", "animal", 0, "animal"),
        ("iron animal oil", "", "", "", 1, "iron"),
        ("food oil", "", "oil", "", 1, "oil"),
        ("animal gunpowder gunpowder oil", "", "", "animal oil", 0, "animal oil"),
        ("food food animal earth", "food", "", "animal", 0, "food food"),
        ("food iron oil earth", "iron oil", "", "oil", 0, "food iron oil"),
        ("food food iron iron", "food", "food", "food", 1, "food food"),
    ],
)
def test_cheapest_proposal(have: str, chosen: str, gained: str, cost: str, extra: int, proposal: str) -> None:
    way = cheapest(amounts(have), amounts(chosen), amounts(cost)[:5], extra, amounts(gained))
    assert way == amounts(proposal)


# ---- at the table -------------------------------------------------------------------------------------------------


def buying(resources: str, temporary: str = "") -> Table:
    """Seat 0 may buy Domestication (C06), which costs 2 food."""
    return table(3).player(0, resources=resources).temporary(temporary).row("animal", "C06").turn(0, "buy")


def test_one_by_one() -> None:
    game = buying("C01 C03 C02 C24").do(0, "buy C06")
    assert game.options(0) == {"pay", "exhaust C01", "exhaust C02", "exhaust C03", "exhaust C24"}
    game.do(0, "exhaust C24")  # earth for one food
    assert "C06" not in game.technologies(0)
    game.do(0, "exhaust C03")
    assert "C06" not in game.technologies(0)  # paid, but the other two could still be converted with one of these
    game.do(0, "pay")
    assert game.technologies(0) == "C03 C06 C24"
    assert game.resources(0) == "C01 C02"


def test_the_rest_may_be_left_to_the_proposal() -> None:
    game = buying("C01 C03 C24").do(0, "buy C06", "exhaust C24", "pay")
    assert game.technologies(0) == "C01 C06 C24"


def test_temporary_and_cards_of_one_kind_can_be_chosen_between() -> None:
    game = buying("C01 C03", "food").do(0, "buy C06")
    assert game.options(0) == {"pay", "spend food", "exhaust C01", "exhaust C03"}
    game.do(0, "exhaust C01", "exhaust C03")
    assert game.resources(0) == ""
    assert game.gained() == "food"


def test_which_card_of_a_kind_is_exhausted_is_chosen() -> None:
    for card, left in [("C01", "C03"), ("C03", "C01")]:
        game = buying("C01 C03", "food").do(0, "buy C06", "spend food", f"exhaust {card}")
        assert game.resources(0) == left


def test_only_what_can_have_a_part_in_a_payment_is_offered() -> None:
    """2 of 3 food and an oil: the oil could only be one of three that make an earth, and then a food is missing."""
    game = buying("C01 C19 C03").do(0, "buy C06")
    assert game.technologies(0) == "C01 C03 C06"
    game = buying("C01 C19 C03", "food").do(0, "buy C06", "exhaust C19")
    assert game.options(0) == {"pay", "spend food", "exhaust C01", "exhaust C03"}
    game.do(0, "exhaust C01", "exhaust C03")
    assert "C06" not in game.technologies(0)  # the oil needs the third food
    assert game.options(0) == {"pay", "spend food"}


def test_a_needless_conversion_may_earn_a_wonder() -> None:
    """3 of any kind for one of 2 food leave 8 civil technologies open, which is what Angkor Wat wants."""

    def rich() -> Table:
        game = table(3).player(0, hand="C04", resources="C01 C03 C02 C07", technologies="C13 C14 C15")
        return game.row("animal", "C06").wonders_beside("W03")

    game = rich()
    game.turn(0, "buy", "end").do(0, "buy C06", "exhaust C01", "exhaust C03", "exhaust C02", "exhaust C07")
    assert game.wonders(0) == "W03"
    thrifty = rich()
    thrifty.turn(0, "buy", "end").do(0, "buy C06", "exhaust C01", "exhaust C03", "pay")
    assert thrifty.wonders(0) == ""


def test_three_of_any_kind_instead_of_one() -> None:
    """2 food from 1 food and, for the other, iron, animal and gunpowder."""
    game = buying("C01 C02 C07 C13 C24").do(0, "buy C06", "exhaust C02", "exhaust C07")
    assert "exhaust C24" in game.options(0)
    game.do(0, "exhaust C13", "exhaust C01", "pay")
    assert game.technologies(0) == "C01 C02 C06 C07 C13"


def test_a_payment_without_choice_is_not_asked() -> None:
    game = buying("C01 C03").do(0, "buy C06")
    assert game.technologies(0) == "C01 C03 C06"


@pytest.mark.parametrize(
    "resources", ["C01 C03 C02 C04 C07", "C01 C02 C24 C28", "C02 C04 C07 C13 C19 C01", "C01 C03 C05 C24"]
)
def test_every_legal_payment_can_be_reached_one_by_one(resources: str) -> None:
    game = buying(resources)
    mine = game.state.players[0].resources[:]
    kinds = [game.state.card(card).resource for card in mine]
    have = [kinds.count(resource) for resource in range(RESOURCES)]
    game.do(0, "buy C06")
    reached: set[Amounts] = set()
    open_states = [game.state]
    while open_states:
        state = open_states.pop()
        if state.agenda:
            for action in state.legal_actions(0):
                following = state.copy()
                following.apply(0, action)
                open_states.append(following)
        else:
            used = [state.card(card).resource for card in mine if card in state.players[0].technologies]
            reached.add(tuple(used.count(resource) for resource in range(RESOURCES)))
    assert reached == {part for part in parts(have) if judged_to_pay(list(part), amounts("food food")[:5], 0)}


def test_temporary_resources_left_over_do_not_help_the_next_purchase() -> None:
    game = table().player(0, hand="C13 C01").player(1, hand="C01 C02").row("animal", "C06").turn(0, "technology", "end")
    game.do(0, "technology C13", "activate")
    assert game.active == 1
    assert game.gained() == ""
