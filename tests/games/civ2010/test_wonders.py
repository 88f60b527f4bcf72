"""One test per wonder, and the rules they share: market, blockade, obsolescence, replacement."""

import pytest

from tests.games.civ2010.kit import Game, square
from zeitalter.games.civ2010.model.catalogue import NONE, WATER
from zeitalter.games.civ2010.rules.battle import begin_fight, begin_village, strength
from zeitalter.games.civ2010.rules.board import AROUND, ground_of
from zeitalter.games.civ2010.view.observe import observe


def with_wonder(wonder: str) -> Game:
    """America (seat 1) owns the wonder, on the forest 3-14."""
    return Game("chinese", "americans").build("3-14", wonder)


@pytest.mark.parametrize(
    ("wonder", "culture"),
    [
        ("stonehenge", 1),
        ("colossus", 1),
        ("hanging_gardens", 1),
        ("oracle", 1),
        ("angkor_wat", 2),
        ("himeji_samurai_castle", 2),
        ("porcelain_tower", 2),
        ("louvre", 2),
        ("panama_canal", 3),
        ("statue_of_liberty", 3),
        ("sydney_opera_house", 3),
        ("united_nations", 3),
    ],
)
def test_culture_of_a_wonder_obsolete_or_not_but_not_blockaded(wonder: str, culture: int) -> None:
    game = with_wonder(wonder)
    assert game.devotion(1) == 1 + culture
    game.state.obsolete = (1 << 12) - 1
    assert game.devotion(1) == 1 + culture
    game.army(0, "3-14")
    assert game.devotion(1) == 1


def test_stonehenge_1_culture_each_start_of_turn() -> None:
    assert with_wonder("stonehenge").starting(1).player(1).culture == 1


def test_colossus_3_trade_each_start_of_turn() -> None:
    assert with_wonder("colossus").starting(1).player(1).trade == 3


def test_a_blockaded_or_obsolete_wonder_does_nothing() -> None:
    assert with_wonder("colossus").army(0, "3-14").starting(1).player(1).trade == 0
    game = with_wonder("colossus")
    game.state.obsolete = (1 << 12) - 1
    assert game.starting(1).player(1).trade == 0


def test_hanging_gardens_raise_a_figure_on_their_square() -> None:
    game = with_wonder("hanging_gardens").starting(1)
    game.do(1, "wonder hanging_gardens", "raise scout")
    assert game.scouts(1, "3-14") == 1
    assert not game.can(1, "wonder hanging_gardens"), "once per turn"


def test_oracle_shows_the_enemy_hand() -> None:
    game = with_wonder("oracle").army(1, "1-12").army(0, "0-12")
    begin_fight(game.state, 1, 0, square("0-12"))
    assert observe(game.state, 1).battle.hands[1] == game.state.battle.hands[1]
    assert observe(game.state, 0).battle.hands[0] == []


def test_angkor_wat_harvests_two_once_per_turn() -> None:
    game = with_wonder("angkor_wat").managing(1)
    game.do(1, "harvest 0 silk", "harvest 0 incense")
    assert game.player(1).resources == (0, 1, 1, 0)


def test_angkor_wat_as_first_printed_takes_any_resource() -> None:
    game = Game("chinese", "americans", cards="printed").build("3-14", "angkor_wat").managing(1)
    game.do(1, "harvest 0 wheat")
    assert game.player(1).resources == (1, 0, 0, 0)


def test_himeji_samurai_castle_adds_1_strength() -> None:
    game = with_wonder("himeji_samurai_castle").forces(1, "infantry 2").army(1, "1-12").army(0, "0-12")
    begin_fight(game.state, 1, 0, square("0-12"))
    assert strength(game.state, 0, game.state.battle.hands[0][0]) == 3


def test_porcelain_tower_lowers_the_trade_needed_by_5() -> None:
    game = with_wonder("porcelain_tower").sheet(1, trade=1).research()
    game.do(1, "research pottery")
    assert game.knows(1, "pottery")


def test_louvre_3_culture_each_start_of_turn() -> None:
    assert with_wonder("louvre").starting(1).player(1).culture == 3


def test_panama_canal_a_coin_each_start_of_turn_lost_while_blockaded() -> None:
    game = with_wonder("panama_canal").starting(1)
    assert game.coins(1) == 1
    game.army(0, "3-14")
    assert game.coins(1) == 0


def test_statue_of_liberty_learns_from_others() -> None:
    game = with_wonder("statue_of_liberty").starting(1)
    game.do(1, "wonder statue_of_liberty", "learn writing")
    assert game.knows(1, "writing")


def test_sydney_opera_house_advances_for_free() -> None:
    game = with_wonder("sydney_opera_house").starting(1)
    game.do(1, "wonder sydney_opera_house")
    assert game.player(1).track == 1
    assert len(game.player(1).cards) == 1


def test_united_nations_are_asked_before_an_event_hits() -> None:
    game = with_wonder("united_nations").card(0, "the_citizens_are_revolting_1").starting(0)
    game.do(0, "play the_citizens_are_revolting_1.1", "choose 1")
    assert game.asked == [1]
    game.do(1, "done")
    assert game.government(1) == "despotism"


def test_a_built_wonder_is_replaced_in_the_market() -> None:
    game = Game("chinese", "americans").offer_wonder("stonehenge").sheet(1, trade=9)
    following = game.state.wonder_deck[-1]
    game.managing(1)
    game.do(1, "erect 0 stonehenge", "place 3-14")
    assert game.work("3-14") == "stonehenge"
    assert following in game.state.wonder_market


def test_a_second_wonder_replaces_the_first_for_good() -> None:
    game = with_wonder("colossus").offer_wonder("stonehenge").sheet(1, trade=15).managing(1)
    game.do(1, "erect 0 stonehenge")
    assert game.work("3-14") == "stonehenge", "the only place is that of the first"
    assert game.state.wonder_square[1] == NONE


def test_an_empty_wonder_deck_leaves_the_place_empty() -> None:
    game = Game("chinese", "americans").offer_wonder("stonehenge").sheet(1, trade=9)
    game.state.wonder_deck = ()
    game.managing(1)
    game.do(1, "erect 0 stonehenge", "place 3-14")
    assert NONE in game.state.wonder_market


def test_a_scout_raised_by_the_gardens_gathers_from_the_next_round() -> None:
    game = with_wonder("hanging_gardens").starting(1)
    game.do(1, "wonder hanging_gardens", "raise scout", "done")
    assert game.player(1).targets == (NONE, NONE)
    game.state.round += 1
    game.starting(1).do(1, "done")
    assert game.player(1).targets == (0, NONE)


def test_oracle_does_not_help_the_leader_of_barbarians() -> None:
    game = Game("chinese", "americans").tile(4, "n04").army(1, "1-12")
    centre = game.player(0).centres[0]
    place = next(near for near in AROUND[centre] if ground_of(game.state, near).terrain != WATER)
    game.build(f"{place % 16}-{place // 16}", "oracle")
    village = next(s for s in range(256) if game.state.token[s] >= game.state.catalogue.huts)
    begin_village(game.state, 1, village)
    assert game.state.battle.seats == [1, 0]
    assert observe(game.state, 0).battle.hands[0] == [], "barbarians have no wonders"
    assert observe(game.state, 0).battle.hands[1] == game.state.battle.hands[1]


def test_oracle_shows_the_barbarians() -> None:
    game = with_wonder("oracle").tile(4, "n04")
    village = next(s for s in range(256) if game.state.token[s] >= game.state.catalogue.huts)
    begin_village(game.state, 1, village)
    assert observe(game.state, 1).battle.hands[1] == game.state.battle.hands[1]


def test_coins_on_a_replaced_panama_canal_are_lost() -> None:
    game = with_wonder("panama_canal").learn(1, "philosophy").starting(1)
    if game.asked:
        game.do(1, "done")
    game.sheet(1, trade=27).managing(1).do(1, "build 0 temple", "place 3-14")
    assert game.coins(1) == 0
