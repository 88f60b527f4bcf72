"""What bots with a level weigh: always something legal, and nothing that is never worth a thought."""

import pytest

from tests.games.civ2010.kit import Game, rules
from zeitalter.core.chance import stream
from zeitalter.games.civ2010.bot.considered import board_worth
from zeitalter.games.civ2010.model import verbs
from zeitalter.games.civ2010.model.options import Options
from zeitalter.games.civ2010.model.shared import changed, without
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules.board import NEIGHBOURS, is_water
from zeitalter.games.civ2010.rules.start_of_turn import person_sites


def weighed(game: Game, seat: int) -> list[str]:
    return [rules().vocabulary.notation(action) for action in rules().game.considered(game.state, seat)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_always_something_legal(seats: int) -> None:
    """In a game of random moves, half of them of those that are weighed."""
    state = rules().setup(seats, Options(), seats)
    assert isinstance(state, Civ2010)
    rng = stream("civ2010 considered", seats)
    for decision in range(2500):
        actors = state.actors()
        if not actors:
            break
        for actor in actors:
            thoughts = rules().game.considered(state, actor)
            assert thoughts
            assert all(state.is_legal(actor, action) for action in thoughts)
            assert len({action.key for action in thoughts}) == len(thoughts)
            assert [action.key for action in rules().game.considered(state.copy(), actor)] == [a.key for a in thoughts]
        seat = actors[rng.below(len(actors))]
        actions = rules().game.considered(state, seat) if decision % 2 else state.legal_actions(seat)
        state.apply(seat, actions[rng.below(len(actions))])


def test_no_city_stays_idle_and_the_first_comes_first() -> None:
    game = Game("chinese", "americans").tile(0, "n01").tile(1, "n02").tile(2, "n03")
    game.city(1, "2-9").managing(1)
    assert {"devote 0", "devote 1", "done"} <= set(game.legal(1))
    assert "devote 0" in weighed(game, 1)
    assert not {"devote 1", "done"} & set(weighed(game, 1))
    game.do(1, "devote 0").let()
    assert "devote 1" in weighed(game, 1)
    assert "done" not in weighed(game, 1)


def test_no_anarchy_without_a_better_government() -> None:
    game = Game("chinese", "americans").card(1, "drought").starting(1)
    assert "govern anarchy" in game.legal(1)
    assert "govern anarchy" not in weighed(game, 1)
    game = Game("chinese", "americans").learn(1, "monarchy").card(1, "drought").starting(1)
    assert "govern anarchy" in weighed(game, 1)


def test_anarchy_ends_as_soon_as_possible() -> None:
    game = Game("chinese", "americans").learn(1, "monarchy").card(1, "drought").govern(1, "anarchy").starting(1)
    assert "done" in game.legal(1)
    assert "play drought.1" in game.legal(1)
    assert "govern despotism" in game.legal(1)
    assert weighed(game, 1) == ["govern monarchy"]


def test_a_good_government_is_not_overthrown() -> None:
    game = Game("chinese", "americans").learn(1, "monarchy", "democracy").card(1, "drought")
    game.govern(1, "monarchy").starting(1)
    assert "govern anarchy" in game.legal(1)
    assert "govern anarchy" not in weighed(game, 1)


def test_whoever_cannot_answer_wants_no_more_questions() -> None:
    game = Game("chinese", "americans").card(1, "drought").card(0, "exchange_of_ideas").starting(1)
    game.do(1, "play drought.1")
    game.do(1, game.legal(1)[0])
    assert game.asked == [0]
    assert weighed(game, 0) == ["hush"]
    game.card(0, "bread_and_circuses")
    assert weighed(game, 0)[-1] == "done"
    assert "hush" not in weighed(game, 0)


def test_disasters_strike_others() -> None:
    game = Game("chinese", "americans").card(1, "drought").starting(1)
    game.do(1, "play drought.1")
    aims = rules().game.considered(game.state, 1)
    assert 0 < len(aims) < len(game.legal(1))
    assert all(isinstance(aim, verbs.Place) and game.state.owner[aim.square] == 0 for aim in aims)


def test_great_persons_go_where_little_is_lost() -> None:
    """Of equal squares one, and at most four; who was called is not sent back."""
    game = Game("chinese", "americans")
    game.state.persons = without(game.state.persons, 0)
    game.player(1).reserve = changed(game.player(1).reserve, 0, 1)
    game.starting(1).do(1, f"call {game.state.catalogue.persons[0].id}")
    legal = [action.square for action in game.state.legal_actions(1) if isinstance(action, verbs.Place)]
    kept = [action.square for action in rules().game.considered(game.state, 1) if isinstance(action, verbs.Place)]
    assert set(kept) < set(legal)
    assert len(kept) <= 4
    assert len({game.state.ground[place] for place in kept}) == len(kept)
    assert min(board_worth(game.state, place) for place in legal) == board_worth(game.state, kept[0])
    assert "done" in game.legal(1)
    assert "done" not in weighed(game, 1)


def test_great_persons_do_not_replace_each_other() -> None:
    """One beside the other as long as there is room; where there is none, nobody is called."""
    game = Game("chinese", "americans")
    catalogue = game.state.catalogue
    others = [catalogue.first_person + kind for kind in range(1, len(catalogue.persons))]
    game.state.persons = game.state.persons[:0]
    game.player(1).reserve = changed(game.player(1).reserve, 0, 1)
    game.starting(1)
    call = f"call {catalogue.persons[0].id}"
    sites = person_sites(game.state, 1)
    for place, square in enumerate(sites[1:]):
        game.state.works = changed(game.state.works, square, others[place % len(others)])
    assert call in weighed(game, 1)
    full = changed(game.state.works, sites[0], others[-1])
    free, game.state.works = game.state.works, full
    assert call in game.legal(1)
    assert call not in weighed(game, 1)
    game.state.works = free
    game.do(1, call)
    assert [action.square for action in rules().game.considered(game.state, 1)] == sites[:1]


def test_a_square_is_held_where_an_enemy_stands() -> None:
    game = Game("chinese", "americans").learn(1, "communism").resource(1, "spy")
    centre = game.player(0).centres[0]
    place = next(near for near in NEIGHBOURS[centre] if not is_water(game.state, near))
    name = f"{place % 16}-{place // 16}"
    game.army(0, name).moving(1)
    game.do(1, next(action for action in game.legal(1) if action.startswith("use communism")))
    assert len(game.legal(1)) > 20
    assert f"place {name}" in weighed(game, 1)
    assert len(weighed(game, 1)) <= 9


@pytest.mark.parametrize(("units", "enemies"), [((), 2), (("infantry 1",), 2), ((), 0)])
def test_an_empty_capital_with_an_enemy_near_arms_first(units: tuple[str, ...], enemies: int) -> None:
    game = Game("romans", "americans").learn(1, "masonry").forces(1, *units).sheet(1, trade=9)
    game.learn(0, "democracy", "chivalry").forces(0, *["infantry 2"] * 3, *["cavalry 2"] * 3)
    if enemies:
        game.army(0, "1-12", enemies)
    game.managing(1)
    kinds = {action.split()[0] for action in weighed(game, 1)}
    assert (kinds <= {"unit", "wall"}) == (not units and enemies > 0)
