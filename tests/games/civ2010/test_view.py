"""What the board is told beyond the position itself: yields by square, places of the pyramid, ways, strengths."""

import pytest

from tests.games.civ2010.kit import Game, rules, square
from zeitalter.core.chance import stream
from zeitalter.core.rules import own
from zeitalter.games.civ2010.model import steps
from zeitalter.games.civ2010.model.catalogue import GIFT
from zeitalter.games.civ2010.model.verbs import STOP, WALKS, March, Walk
from zeitalter.games.civ2010.rules.board import production, trade_income
from zeitalter.games.civ2010.rules.pyramid import learnable, techs_in
from zeitalter.games.civ2010.view.observe import observe
from zeitalter.games.civ2010.view.outlook import ENDING, PASSING, STOPPING
from zeitalter.games.civ2010.view.shape import Civ2010View


def america() -> Game:
    return Game("chinese", "americans")


def seen(game: Game, seat: int | None) -> Civ2010View:
    return own(Civ2010View, rules().show(game.state, seat))


def test_the_squares_of_a_city_add_up_to_what_it_yields() -> None:
    game = america().scout(1, "4-11")
    sheet = seen(game, 0).players[1]
    city = sheet.cities[0]
    assert len(city.squares) == 8
    assert sum(one.production for one in city.squares) == city.production == production(game.state, 1, 0)
    assert sum(one.trade for one in city.squares) == city.trade == trade_income(game.state, 1)
    assert 1 + sum(one.culture for one in city.squares) == city.culture
    assert {one.resource for one in city.squares} - {-1} == set(city.resources)


def test_a_blockaded_square_is_not_among_them() -> None:
    game = america().army(0, "1-12")
    assert square("1-12") not in [one.square for one in seen(game, 1).players[1].cities[0].squares]


def test_technologies_with_a_place_are_public() -> None:
    game = america().learn(1, "pottery", "writing")
    assert seen(game, None).players[1].learnable == techs_in(learnable(game.state, 1))


def test_only_the_mover_sees_ways() -> None:
    game = america().army(1, "0-12").moving(1)
    assert seen(game, 0).reaches == seen(game, None).reaches == []
    assert [reach.square for reach in seen(game, 1).reaches] == [square("0-12")]


def test_every_group_that_may_set_out_has_its_ways() -> None:
    game = america().army(1, "0-12", 2).army(1, "3-13").scout(1, "3-13").moving(1)
    groups = [(reach.armies, reach.scouts) for reach in seen(game, 1).reaches]
    assert groups == [(1, 0), (2, 0), (0, 1), (1, 0), (1, 1)]


@pytest.mark.parametrize("start", ["0-12", "1-13", "3-15"])
def test_the_ways_shown_can_be_walked_and_no_others(start: str) -> None:
    """Each way step by step, with the halt where it is said to be needed; and all single steps are shown."""
    game = america().army(1, start).moving(1)
    reach = seen(game, 1).reaches[0]
    first = {near for near, before in zip(reach.squares, reach.before, strict=True) if before == square(start)}
    for goal, end in zip(reach.squares, reach.ends, strict=True):
        way = [goal]
        while reach.before[reach.squares.index(way[0])] != reach.square:
            way.insert(0, reach.before[reach.squares.index(way[0])])
        state = game.state.copy()
        state.apply(1, March(reach.square, 1, 0))
        assert {action.square for action in state.legal_actions(1) if isinstance(action, Walk)} == first
        for step in way:
            state.apply(1, WALKS[step])
        if end == PASSING:
            assert not state.is_legal(1, STOP)
            continue
        if end == STOPPING:
            state.apply(1, STOP)
        assert not state.agenda or not isinstance(state.agenda[-1], steps.Marching)
        assert goal in state.players[1].figures
    assert reach.ends.count(ENDING) > 0


def test_a_marching_group_has_the_ways_that_are_left() -> None:
    game = america().army(1, "0-12").moving(1)
    game.do(1, "march 0-12 1 0", "step 0-13")
    (reach,) = seen(game, 1).reaches
    walks = {action.square for action in game.state.legal_actions(1) if isinstance(action, Walk)}
    assert reach.square == square("0-13")
    assert set(reach.squares) == walks


@pytest.mark.parametrize("held", ["token", "card"])
def test_whoever_is_imagined_paying_has_something_to_pay_with(held: str) -> None:
    game = Game("chinese", "americans")
    wheat = 0
    if held == "token":
        game.token(1, "wheat")
    else:
        cards = game.state.catalogue.cards
        game.card(1, next(event.id for event in cards if event.op == GIFT and event.resources >> wheat & 1))
    game.state.push(steps.Paying(1, wheat, 1))
    paid = game.legal(1)
    assert paid
    for seed in range(30):
        imagined = game.rules.from_view(observe(game.state, 0), stream("paying", seed))
        imagined.check()
        assert imagined.legal_actions(1)
        assert imagined.observe(0) == observe(game.state, 0)


def test_an_enemy_in_the_outskirts_is_a_blockade_an_own_figure_is_none() -> None:
    game = america().army(0, "3-12").army(1, "3-13")
    assert seen(game, 0).blockaded == [square("3-12")]


def test_the_ways_tell_where_a_fight_awaits() -> None:
    game = america().army(1, "3-13").army(0, "3-12").scout(0, "3-14").moving(1)
    reach = seen(game, 1).reaches[0]
    hostile = {near for near, fight in zip(reach.squares, reach.hostile, strict=True) if fight}
    assert hostile == {square("3-12"), square("3-14")}


def test_the_rows_of_the_pyramid_and_their_open_places() -> None:
    game = Game("chinese", "americans")
    start = game.state.catalogue.civilizations[game.player(1).civilization].tech
    rows = seen(game, 1).players[1].rows
    assert [row.level for row in rows] == [1, 2, 3, 4, 5]
    assert [row.techs for row in rows] == [[start], [], [], [], []], "the first lies at the bottom, whatever its level"
    assert [row.open for row in rows] == [True, False, False, False, False]
    second = next(tech.index for tech in game.state.catalogue.techs if tech.level == 1 and tech.index != start)
    game.player(1).techs |= 1 << second
    assert [row.open for row in seen(game, 1).players[1].rows] == [True, True, False, False, False], "two carry one"


def test_people_are_told_the_question_by_name() -> None:
    game = america().army(1, "0-12").moving(1)
    view = rules().show(game.state, 1)
    assert view.flow is None
    assert view.situation is not None
    assert view.situation.step == {"kind": "moving", "seat": 1}
    game.state.agenda.append(steps.Razing(1, square("3-14")))
    told = rules().show(game.state, 1).situation
    assert told is not None
    assert told.step == {"kind": "razing", "seat": 1, "square": "3-14"}
