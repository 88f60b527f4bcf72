"""One test per civilization: start and ability."""

import pytest

from tests.games.civ2010.kit import Game, square
from zeitalter.games.civ2010.model import steps
from zeitalter.games.civ2010.model.catalogue import CAVALRY, INFANTRY, NONE, SQUARES
from zeitalter.games.civ2010.model.options import Options
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules.battle_result import conquer_city, conquer_village
from zeitalter.games.civ2010.rules.board import can_found, is_person, stacking_limit
from zeitalter.games.civ2010.rules.movement import explore_hut
from zeitalter.games.civ2010.title import create


@pytest.mark.parametrize(
    ("civilization", "tech", "government"),
    [
        ("americans", "currency", "despotism"),
        ("chinese", "writing", "despotism"),
        ("egyptians", "construction", "despotism"),
        ("germans", "metalworking", "despotism"),
        ("romans", "code_of_laws", "republic"),
        ("russians", "communism", "communism"),
    ],
)
def test_start_technology_and_government(civilization: str, tech: str, government: str) -> None:
    other = "germans" if civilization != "germans" else "romans"
    game = Game(other, civilization)
    assert game.knows(1, tech)
    assert game.player(1).techs.bit_count() == 1
    assert game.government(1) == government


def test_americans_convert_3_trade_into_2_production() -> None:
    game = Game("chinese", "americans").sheet(1, trade=3).managing(1)
    assert game.can(1, "build 0 market"), "5 and 2 make 7"
    game.do(1, "build 0 market", "place 3-12")
    assert game.player(1).trade == 0


def test_americans_begin_with_a_great_person() -> None:
    state = create().setup(2, Options(civilizations="chosen"), 3)
    assert isinstance(state, Civ2010)
    rules = create()
    for seat in range(2):
        state.apply(seat, rules.vocabulary.parse("agree"))
    while isinstance(state.agenda[-1], steps.Picking):
        seat = state.actors()[0]
        wanted = "americans" if seat == 0 else "chinese"
        state.apply(seat, rules.vocabulary.parse(f"pick {wanted}"))
    while not isinstance(state.agenda[-1], steps.PlacingFirstPerson):
        seat = state.actors()[0]
        if isinstance(state.agenda[-1], steps.PlacingFigure) and seat == 0:
            assert sum(state.players[0].reserve) == 1, "drawn with the bonuses, before the figures are placed"
        state.apply(seat, state.legal_actions(seat)[0])
    trade = state.players[0].trade
    state.apply(0, state.legal_actions(0)[0])
    assert sum(is_person(state, place) for place in range(SQUARES)) == 1
    assert state.players[0].trade == trade, "the dial was set before"


def test_chinese_begin_with_walls_and_gain_culture_from_huts() -> None:
    game = Game("americans", "chinese").tile(3, "n10")
    assert game.player(1).walls == 1
    hut = next(s for s in range(256) if game.state.token[s] != NONE)
    explore_hut(game.state, 1, hut)
    assert game.player(1).culture == 3
    assert len(game.player(1).tokens) == 1


def test_chinese_save_a_unit_after_a_battle() -> None:
    game = Game("americans", "chinese").army(1, "1-12").army(0, "0-12")
    game.forces(1, "infantry 1").forces(0, "artillery 3").moving(1)
    game.do(1, "march 1-12 1 0", "step 0-12")
    while isinstance(game.state.agenda[-1], steps.Fighting):
        seat = game.asked[0]
        game.do(seat, game.legal(seat)[-1])
    assert isinstance(game.state.agenda[-1], steps.Saving)
    game.do(1, game.legal(1)[0])
    assert len(game.player(1).units) == 1


def test_egyptians_begin_with_an_ancient_wonder_and_build_for_free() -> None:
    game = Game("americans", "egyptians")
    ancient = [w.index for w in game.state.catalogue.wonders if w.era == 0]
    assert sum(wonder in game.state.wonder_market for wonder in ancient) == 3
    game.managing(1)
    sites = [action for action in game.legal(1) if action.startswith("build_free")]
    assert sites == ["build_free 0 workshop"]
    game.do(1, "build_free 0 workshop")
    if game.asked:
        game.do(1, game.legal(1)[0])
    assert "workshop" in [game.work(f"{s % 16}-{s // 16}") for s in range(256)]


def test_germans_begin_with_two_more_infantry_and_get_units_for_military_technologies() -> None:
    game = Game("americans", "germans")
    assert len(game.player(1).units) == 5
    game.learn(1, "writing", "pottery").sheet(1, trade=11).research()
    before = game.player(1).units[:]
    game.do(1, "research chivalry")
    (new,) = set(game.player(1).units) - set(before)
    assert game.state.catalogue.unit_type[new] == CAVALRY, "a unit of the kind that was upgraded"
    game.do(1, "take silk")
    assert game.player(1).resources[1] == 1


def test_germans_get_their_unit_where_nothing_is_upgraded_too() -> None:
    game = Game("americans", "germans").learn(1, "gunpowder", "masonry", "currency", "navigation")
    game.sheet(1, trade=11).research()
    infantry = [unit for unit in game.player(1).units if game.state.catalogue.unit_type[unit] == INFANTRY]
    game.do(1, "research democracy", "take silk")
    after = [unit for unit in game.player(1).units if game.state.catalogue.unit_type[unit] == INFANTRY]
    assert len(after) == len(infantry) + 1, "the technology is of that kind, though muskets are known already"


def test_romans_advance_for_cities_and_wonders() -> None:
    game = Game("americans", "romans").offer_wonder("stonehenge").sheet(1, trade=27).managing(1)
    game.do(1, "erect 0 stonehenge")
    game.do(1, game.legal(1)[0])
    assert game.player(1).track == 1
    assert len(game.player(1).cards) == 1


def test_russians_have_a_seventh_army_and_stack_one_more() -> None:
    game = Game("americans", "russians")
    assert game.player(1).figures[6] == -1
    assert game.player(0).figures[6] == -2
    assert stacking_limit(game.state, game.player(1)) == 3


def test_russians_sacrifice_a_figure_for_a_technology() -> None:
    game = Game("americans", "russians")
    centre = game.player(0).centres[0]
    x, y = centre % 16, centre // 16
    game.scout(1, f"{x}-{y + 1}").moving(1)
    game.do(1, f"march {x}-{y + 1} 0 1", f"infiltrate {x}-{y}", "learn currency")
    assert game.knows(1, "currency")
    assert game.scouts(1, f"{x}-{y + 1}") == 0


def test_romans_found_with_an_army_and_advance() -> None:
    game = Game("americans", "romans").tile(3, "n03").tile(1, "n12").tile(4, "n02").tile(2, "n04")
    assert game.player(1).track == 0, "the capital of the set-up does not count"
    site = next(s for s in range(256) if game.state.ground[s] != NONE and can_found(game.state, 1, s))
    name = f"{site % 16}-{site // 16}"
    game.army(1, name).starting(1).do(1, f"found {name}")
    assert game.player(1).centres[1] == site
    assert game.player(1).track == 1
    assert len(game.hand(1)) == 1


def test_romans_advance_for_villages_and_cities_they_conquer() -> None:
    game = Game("americans", "romans").tile(4, "n04")
    village = next(s for s in range(256) if game.state.token[s] >= game.state.catalogue.huts)
    conquer_village(game.state, 1, village)
    assert game.player(1).track == 1
    game = Game("americans", "romans").tile(3, "n10").city(0, "1-9")
    conquer_city(game.state, 1, 0, 1, square("1-9"))
    assert game.player(1).track == 1


def test_chinese_gain_culture_from_villages() -> None:
    game = Game("americans", "chinese").tile(4, "n04")
    village = next(s for s in range(256) if game.state.token[s] >= game.state.catalogue.huts)
    conquer_village(game.state, 1, village)
    assert game.player(1).culture == 3


def test_russian_infiltration_can_be_interrupted() -> None:
    game = Game("americans", "russians").card(0, "defection")
    centre = game.player(0).centres[0]
    x, y = centre % 16, centre // 16
    game.scout(1, f"{x}-{y + 1}").moving(1)
    game.do(1, f"march {x}-{y + 1} 0 1", f"infiltrate {x}-{y}")
    assert game.asked == [0]
    game.do(0, "play defection.1", f"kill {x}-{y + 1} 0 1").let()
    assert game.scouts(1, f"{x}-{y + 1}") == 0
    assert not game.knows(1, "currency")


def test_egyptians_build_for_free_once_per_turn_and_walls_too() -> None:
    game = Game("americans", "egyptians").tile(3, "n10").city(1, "1-9").learn(1, "masonry").managing(1)
    assert game.can(1, "wall 0 1")
    game.do(1, "wall 0 1")
    assert game.player(1).walls == 1
    assert not any(a.startswith("build_free") or a == "wall 1 1" for a in game.legal(1)), "once per turn"
