"""Paying: conversions upwards, jokers, what is needed and no more (rulebook, Kaufphase)."""

from collections import Counter
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.ages_cards.kit import Table, table
from zeitalter.games.ages_cards.model.catalogue import EARTH, RESOURCE_NAMES, RESOURCES, SPACE
from zeitalter.games.ages_cards.rules.payment import cheapest, covers, payments

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
    results = set()
    for lower, higher in PAIRS.items():
        for first, second in [(lower, lower), (lower, "earth"), ("earth", "earth")]:  # earth may stand in
            results.add(changed(have, [first, second], higher))
    kinds = [name for name in RESOURCE_NAMES if name != "space"]
    for three in product(kinds, repeat=3):
        results.add(changed(have, list(three), "earth"))
    return {result for result in results if min(result) >= 0}


def changed(have: Amounts, given_up: list[str], received: str) -> Amounts:
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


# ---- ways to pay --------------------------------------------------------------------------------------------------


def brute_force_payments(have: list[int], cost: list[int], extra: int) -> set[Amounts]:
    """All parts of `have` that pay, of which nothing can be left out."""
    paying = {part for part in product(*[range(n + 1) for n in have]) if judged(list(part), cost, extra)}
    return {part for part in paying if not any(less in paying for less in one_less(part))}


def one_less(part: Amounts) -> list[Amounts]:
    return [part[:i] + (part[i] - 1,) + part[i + 1 :] for i in range(RESOURCES) if part[i]]


@settings(max_examples=150, deadline=None)
@given(have=few, cost=costs, extra=st.integers(0, 3))
def test_payments_are_all_that_contain_nothing_superfluous(have: list[int], cost: list[int], extra: int) -> None:
    if sum(cost) + extra == 0:
        return
    found = payments(have, [0] * RESOURCES, cost, extra)
    assert len(found) == len({tuple(way) for way in found})
    assert {tuple(way) for way in found} == brute_force_payments(have, cost, extra)


@settings(max_examples=150, deadline=None)
@given(have=few, cost=costs, extra=st.integers(0, 3), data=st.data())
def test_payments_that_include_what_is_put_down(
    have: list[int], cost: list[int], extra: int, data: st.DataObject
) -> None:
    every = payments(have, [0] * RESOURCES, cost, extra)
    if sum(cost) + extra == 0 or not every:
        return
    way = data.draw(st.sampled_from(every))
    chosen = [data.draw(st.integers(0, amount)) for amount in way]
    assert payments(have, chosen, cost, extra) == [w for w in every if all(a >= b for a, b in zip(w, chosen))]


def test_payments_of_an_animal() -> None:
    have = amounts("food food iron animal earth space")
    ways = {tuple(way) for way in payments(have, [0] * RESOURCES, amounts("animal")[:5], 0)}
    expected = ["animal", "earth", "space", "food food"]
    assert ways == {tuple(amounts(text)) for text in expected}


@settings(max_examples=150, deadline=None)
@given(have=few, cost=costs, extra=st.integers(0, 3))
def test_the_proposal_gives_up_as_few_cards_as_any_equal_in_kind(have: list[int], cost: list[int], extra: int) -> None:
    """No other way is contained in the proposal, and temporary resources are preferred to cards of the same kind."""
    ways = payments(have, [0] * RESOURCES, cost, extra)
    if sum(cost) + extra and ways:
        assert cheapest(ways, [0] * RESOURCES) in ways
        free = cheapest(ways, have)  # everything is temporary: fewest resources win
        assert sum(free) == min(sum(way) for way in ways)


@pytest.mark.parametrize(
    ("have", "gained", "cost", "extra", "proposal"),
    [
        ("food food animal", "", "animal", 0, "animal"),
        ("food food oil earth", "", "animal", 0, "food food"),
        ("animal earth", "", "animal", 0, "animal"),
        ("earth space", "", "oil", 0, "earth"),
        ("food food animal", "animal", "animal", 0, "animal"),
        ("iron animal oil", "", "", 1, "iron"),
        ("food oil", "oil", "", 1, "oil"),
        ("animal gunpowder gunpowder oil", "", "animal oil", 0, "animal oil"),
    ],
)
def test_cheapest_proposal(have: str, gained: str, cost: str, extra: int, proposal: str) -> None:
    ways = payments(amounts(have), [0] * RESOURCES, amounts(cost)[:5], extra)
    assert cheapest(ways, amounts(gained)) == amounts(proposal)


# ---- at the table -------------------------------------------------------------------------------------------------


def buying(resources: str, temporary: str = "") -> Table:
    """Seat 0 may buy Domestication (C06), which costs 2 food."""
    return table(3).player(0, resources=resources).temporary(temporary).row("animal", "C06").turn(0, "buy")


def test_one_by_one() -> None:
    game = buying("C01 C03 C02 C24").do(0, "buy C06")
    assert game.options(0) == {"pay", "exhaust C01", "exhaust C03", "exhaust C24"}  # iron never helps here
    game.do(0, "exhaust C24")  # earth for one food
    assert "C06" not in game.technologies(0)
    game.do(0, "exhaust C03")
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


def test_nothing_superfluous_is_accepted() -> None:
    game = buying("C01 C02 C03 C24").do(0, "buy C06", "exhaust C01")
    # 1 food is still missing: iron would help only together with two more
    assert game.options(0) == {"pay", "exhaust C03", "exhaust C24"}


def test_three_of_any_kind_instead_of_one() -> None:
    """2 food from 1 food and, for the other, iron, animal and gunpowder."""
    game = buying("C01 C02 C07 C13 C24").do(0, "buy C06", "exhaust C02", "exhaust C07")
    assert "exhaust C24" in game.options(0)
    game.do(0, "exhaust C13", "exhaust C01")
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
    assert reached == brute_force_payments(have, amounts("food food")[:5], 0)


def test_temporary_resources_left_over_do_not_help_the_next_purchase() -> None:
    game = table().player(0, hand="C13 C01").player(1, hand="C01 C02").row("animal", "C06").turn(0, "technology", "end")
    game.do(0, "technology C13", "activate")
    assert game.active == 1
    assert game.gained() == ""
