"""What bots with a level weigh: always something, always legal, and nothing that is never worth a thought."""

import pytest
from msgspec import structs

from tests.games.civ1980.kit import RULES, area, cities, fill_treasury, own, player, run, settle, table
from zeitalter.core.action import Done
from zeitalter.core.chance import stream
from zeitalter.games.civ1980.bot.considered import YOUNG, considered
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.model.verbs import FOLLOWS, Found, Tax
from zeitalter.games.civ1980.rules.proposals import CITIES, RECALL, SPREAD


def with_coinage(stock: int) -> Civ1980:
    state = table(3, ["africa", "italy", "thrace"])
    cities(state, 0, "tunisia", "carthage", "thapsus")
    settle(state, 0, sabratha=2, numidia=2, tripolitania=1, libya=1)
    own(state, 0, "coinage")
    fill_treasury(state, 0, player(state, 0).stock - stock)
    return run(state, steps.Taxes)


@pytest.mark.parametrize(("stock", "rates"), [(9, {1, 2, 3}), (8, {1, 2}), (5, {1}), (2, {1})])
def test_no_rate_brings_a_revolt_upon_oneself(stock: int, rates: set[int]) -> None:
    actions = considered(with_coinage(stock), 0)
    assert {action.rate for action in actions if isinstance(action, Tax)} == rates


def test_a_young_nation_grows_before_it_builds() -> None:
    """Eight tokens could build a city in turn 3, and would not grow any more."""
    state = table(3, ["africa", "italy", "thrace"])
    settle(state, 0, carthage=2, thapsus=2, numidia=2, tunisia=2)
    player(state, 0).space = 2
    run(state, steps.Moving, seat=0)
    assert considered(state, 0) == [FOLLOWS[SPREAD]]
    player(state, 0).space = 4  # the Early Bronze Age asks for two cities
    assert FOLLOWS[CITIES] in considered(state, 0)
    player(state, 0).space = 2
    settle(state, 0, sabratha=2, tripolitania=1, libya=1, cyrene=3, jalo=YOUNG - 15)
    assert FOLLOWS[CITIES] in considered(state, 0)


def test_a_young_nation_builds_with_tokens_that_would_be_lost() -> None:
    state = table(3, ["africa", "italy", "thrace"])
    settle(state, 0, tripoli=6, carthage=3, thapsus=3)
    player(state, 0).space = 2
    run(state, steps.BeginBuilding)
    assert considered(state, 0)[0] == Found(area("tripoli"))
    assert isinstance(considered(state, 0)[-1], Done)


def test_no_city_is_built_that_would_lose_its_support_at_once() -> None:
    """Tokens above the limits support nothing after phase 8."""
    state = table(3, ["africa", "italy", "thrace"])
    cities(state, 0, "thapsus", "cyrene")
    settle(state, 0, carthage=6, tripolitania=6)
    player(state, 0).space = 6
    run(state, steps.BeginBuilding)
    assert Found(area("carthage")) in state.legal_actions(0)
    assert [type(action) for action in considered(state, 0)] == [Done]
    settle(state, 0, numidia=2, sabratha=2, sahara=1)
    assert considered(state, 0)[0] == Found(area("carthage"))


def test_tokens_are_recalled_only_for_taxes() -> None:
    state = with_coinage(5)
    state.phase = 5
    run(state, steps.Moving, seat=0)
    player(state, 0).space = 6
    assert FOLLOWS[RECALL] in considered(state, 0)
    player(state, 0).treasury -= 5
    player(state, 0).stock += 5
    assert FOLLOWS[RECALL] not in considered(state, 0)


@pytest.mark.parametrize("mode", RULES.modes)
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_all_of_them_are_legal_and_follow_from_the_view(seats: int, mode: object) -> None:
    assert isinstance(mode, RULES.options)
    state = RULES.setup(seats, structs.replace(mode, turn_limit=12), seats)
    assert isinstance(state, Civ1980)
    rng = stream("considered", seats)
    while state.agenda:
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        actions = considered(state, seat)
        assert actions
        assert considered(state.copy(), seat) == actions
        if rng.below(10) == 0:
            assert all(state.is_legal(seat, action) for action in actions)
            world = RULES.from_view(state.observe(seat), stream("world", seat))
            assert isinstance(world, Civ1980)
            assert considered(world, seat) == actions
        state.apply(seat, actions[rng.below(len(actions))])
