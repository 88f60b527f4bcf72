"""The worked examples of the rulebook, by name, with the book's numbers."""

import pytest

from tests.games.civ2010.kit import Game, square
from zeitalter.games.civ2010.model import steps
from zeitalter.games.civ2010.model.battle import new_battle
from zeitalter.games.civ2010.model.catalogue import NONE
from zeitalter.games.civ2010.model.options import Options
from zeitalter.games.civ2010.model.shared import changed
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules.battle import begin_city, begin_fight, play_unit, strength
from zeitalter.games.civ2010.rules.battle_result import total
from zeitalter.games.civ2010.rules.board import TRADE_ICONS, can_found, city_icons, ground_of
from zeitalter.games.civ2010.rules.setup import suggested_capital
from zeitalter.games.civ2010.title import create

# The American home tile of seat 1 lies unturned at 0-12; its suggested capital is 2-13.
CAPITAL = "2-13"


def america() -> Game:
    return Game("chinese", "americans")


def test_setup_three_trade_symbols_set_the_dial_to_3() -> None:
    """Page 12: three trade symbols in the outskirts set the trade dial to 3; round 1 adds them again."""
    rules = create()
    state = rules.setup(2, Options(civilizations="chosen"), 3)
    assert isinstance(state, Civ2010)
    for seat in range(2):
        state.apply(seat, rules.vocabulary.parse("agree"))
    while state.round == 0:
        seat = state.actors()[0]
        legal = state.legal_actions(seat)
        if isinstance(state.agenda[-1], steps.Picking):
            legal = [rules.vocabulary.parse(f"pick {('chinese', 'americans')[seat]}")]
        if isinstance(state.agenda[-1], steps.Settling):
            legal = [action for action in legal if action.a == suggested_capital(state, seat)]
        state.apply(seat, legal[0])
    assert state.players[1].trade == 3
    assert america().income(1) == 3


def test_setup_three_players_have_three_tokens_of_each_resource() -> None:
    """Page 10: with three players three tokens of each kind are laid out."""
    assert Game("chinese", "americans", "germans").state.market == [3, 3, 3, 3]


def test_city_placement_a_to_e() -> None:
    """Page 13: A water, B next to a village, C next to a hidden tile, D next to an enemy, E too near to a city."""
    game = america().tile(3, "n03").tile(1, "n10").tile(4, "n04").tile(2, "n12")  # places 0-8, 0-4, 4-8, 4-4
    state = game.state
    good = [s for s in range(256) if state.ground[s] != NONE and can_found(state, 1, s)]
    assert good
    place = good[0]
    water = next(s for s in range(256) if ground_of(state, s).terrain == 4 and state.ground[s] != NONE)
    assert not can_found(state, 1, water)  # A
    village = next(s for s in range(256) if state.token[s] >= state.catalogue.huts)
    near = next(s for s in (village - 1, village + 1, village - 16, village + 16) if state.ground[s] != NONE)
    assert not can_found(state, 1, near)  # B
    state.token = changed(state.token, village, NONE)
    assert not can_found(state, 1, square("3-4"))  # C: the tile above lies hidden
    x, y = place % 16, place // 16
    game.army(0, f"{x + 1}-{y + 1}")
    assert not can_found(state, 1, place)  # D
    assert not can_found(state, 1, square("2-11"))  # E: two squares from the capital


def test_trade_of_two_cities_adds_4_and_8() -> None:
    """Page 14: cities with four and eight trade symbols turn the dial by 12."""
    game = america().tile(3, "n10").build("3-12", "library")  # 3 and 1
    game.city(1, "1-9").build("2-8", "academy").build("2-10", "library")  # five deserts, 2 and 1
    assert [city_icons(game.state, 1, slot, TRADE_ICONS) for slot in range(2)] == [4, 8]
    game.sheet(1, trade=3).trading()
    assert game.player(1).trade == 3 + 12
    game = america().sheet(1, trade=3).trading()
    assert game.player(1).trade == 6, "three points at 3 lead to the space I, which counts as 6"


def test_a_city_with_5_production_makes_things_up_to_5() -> None:
    """Page 15: five production symbols pay for anything that costs five or less."""
    game = america().learn(1, "pottery")
    game.managing(1)
    assert game.production(1) == 5
    assert game.can(1, "figure 0 army")
    assert game.can(1, "unit 0 infantry")
    assert game.can(1, "build 0 granary")
    assert not game.can(1, "figure 0 scout")
    assert not game.can(1, "build 0 market")


def test_a_temple_on_forest_replaces_its_symbols() -> None:
    """Page 16: a temple on a forest square leaves two culture symbols and none of the two production."""
    game = america().learn(1, "philosophy")
    before = game.production(1)
    game.build("3-14", "temple")
    assert game.production(1) == before - 2
    assert game.devotion(1) == 1 + 2


def test_pottery_unlocks_the_granary_for_5() -> None:
    """Page 16: Pottery unlocks the granary, which costs 5."""
    game = america().learn(1, "pottery").sheet(1, trade=0)
    game.managing(1)
    game.do(1, "build 0 granary")
    assert game.work("3-12") == "granary", "the only grassland around"


def test_a_market_in_a_city_excludes_a_temple() -> None:
    """Page 17: a city with a market cannot get a temple as well, but may replace one by the other."""
    game = america().learn(1, "philosophy").sheet(1, trade=27).build("3-14", "market")
    game.managing(1)
    game.do(1, "build 0 temple")
    assert game.work("3-14") == "temple"


def test_colossus_costs_15_or_10_with_metalworking() -> None:
    """Page 17: the Colossus costs 15, only 10 for those who know Metalworking."""
    game = america().offer_wonder("colossus").sheet(1, trade=12)
    game.managing(1)
    assert not game.can(1, "erect 0 colossus"), "5 and 8 from trade do not make 15"
    game.do(1, "done")
    game.learn(1, "metalworking")
    game.managing(1)
    game.do(1, "erect 0 colossus")
    assert game.asked == [1]


def test_harvest_one_of_two_kinds_and_one_of_two_equal_symbols() -> None:
    """Page 18: silk and another resource in reach: one of them; two silk symbols: still one token."""
    game = america()
    game.managing(1)
    assert game.can(1, "harvest 0 silk")
    assert game.can(1, "harvest 0 incense")
    assert not game.can(1, "harvest 0 wheat")
    game.do(1, "harvest 0 silk")
    assert game.player(1).resources == (0, 1, 0, 0)
    assert not game.can(1, "harvest 0 incense")


def test_discovering_turns_the_arrow_away_from_the_figure() -> None:
    """Page 19: an army gives up one square and turns the tile up; the arrow points away from it."""
    game = america().army(1, "1-12")
    hidden = game.state.place_tiles[3]
    game.moving(1)
    game.do(1, "march 1-12 1 0", "discover 3")
    tile = game.state.catalogue.tiles[hidden]
    assert [game.state.ground[square(f"{x}-11")] for x in range(4)] == tile[12:], (
        "the arrow's edge touches the discoverer"
    )
    assert game.state.turn.left == 1
    for place in range(256):
        if game.state.token[place] != NONE:
            assert game.state.token_known[game.state.token[place]] == 0, "nobody looks at huts and villages"


def test_an_army_beats_two_armies_and_a_scout_and_takes_loot() -> None:
    """Page 20: all three figures of the loser are eliminated, and the winner takes loot."""
    game = america().learn(0, "masonry")
    game.army(1, "1-12").army(0, "0-12", 2).scout(0, "0-12").sheet(0, trade=7)
    game.forces(1, "infantry 3", "cavalry 3", "artillery 3").forces(0)
    game.state.turn.seat = 1
    game.moving(1)
    game.do(1, "march 1-12 1 0", "step 0-12")
    while isinstance(game.state.agenda[-1], steps.Fighting):
        game.do(1, game.legal(1)[0])
    assert game.armies(0, "0-12") == game.scouts(0, "0-12") == 0
    game.do(1, "loot_some trade 3")
    assert (game.player(0).trade, game.player(1).trade) == (4, 3)


@pytest.mark.parametrize(("coins", "left"), [(0, 0), (4, 4)])
def test_research_sailing_with_18_trade(coins: int, left: int) -> None:
    """Page 21, examples 1 and 2: Sailing needs 11 of 18 points and leaves none, or four with four coins."""
    game = america().learn(1, "code_of_laws").sheet(1, trade=18)
    game.player(1).coins[0] = coins
    game.research().do(1, "research sailing")
    assert game.knows(1, "sailing")
    assert game.player(1).trade == left


def test_five_coins_keep_five_trade_and_never_add_any() -> None:
    """Page 26: five coins leave five points after research; coins never raise the dial."""
    game = america().sheet(1, trade=9)
    game.player(1).coins[0] = 4
    game.player(1).coins[1] = 1
    game.research().do(1, "research pottery")
    assert game.player(1).trade == 5


def test_code_of_laws_unlocks_trading_post_and_republic() -> None:
    """Page 21: Code of Laws unlocks the trading post and the Republic."""
    game = america().sheet(1, trade=6)
    game.research().do(1, "research code_of_laws")
    game.state.round += 1
    game.starting(1)
    assert game.can(1, "govern republic")
    game.do(1, "govern republic")
    assert game.government(1) == "republic"
    game.sheet(1, trade=6).managing(1)
    assert game.can(1, "build 0 trading_post")


def test_chivalry_turns_horsemen_into_knights_for_7() -> None:
    """Page 21: existing and new cavalry has rank 2, and a new one costs 7 instead of 5."""
    game = america()
    game.managing(1)
    assert game.can(1, "unit 0 cavalry")
    game.do(1, "done")
    game.learn(1, "chivalry")
    game.managing(1)
    assert not game.can(1, "unit 0 cavalry")
    game.sheet(1, trade=3)
    assert game.can(1, "unit 0 cavalry")


def test_engineering_turns_granaries_into_aqueducts_for_8() -> None:
    """Page 22: Engineering turns over all granaries; from now on only aqueducts for 8 can be built."""
    game = america().learn(1, "pottery", "writing").build("3-12", "granary").sheet(1, trade=11)
    game.research().do(1, "research engineering")
    assert game.work("3-12") == "aqueduct"
    game.build("3-12", "library").sheet(1, trade=6)
    game.managing(1)
    assert not game.can(1, "build 0 granary")
    assert game.can(1, "build 0 aqueduct")


def test_currency_and_chivalry_each_once_per_round() -> None:
    """Page 22: Currency gives 3 culture for incense; with Chivalry both may be used, each once per round."""
    game = america().learn(1, "currency", "chivalry").resource(1, "incense", "incense")
    game.token(1, "incense")
    game.managing(1)
    game.do(1, "use currency 0", "pay incense").let()
    assert game.player(1).culture == 3
    assert not game.can(1, "use currency 0")
    game.do(1, "use chivalry 0", "pay incense").let()
    assert game.player(1).culture == 8


def test_combat_bonus_12_against_8_is_4() -> None:
    """Page 23: of two bonuses only the difference counts."""
    game = america().army(1, "1-12").army(0, "0-12").forces(0).forces(1)
    begin_fight(game.state, 1, 0, square("0-12"))
    game.state.battle.bonus = [12, 8]
    assert total(game.state, 0) - total(game.state, 1) == 4


def test_a_card_of_strength_1_has_2_as_knight() -> None:
    """Page 23: only the side of the own rank counts; the card shown has a strength of 2 at rank 2."""
    game = america().learn(1, "chivalry").forces(1, "cavalry 1").army(1, "1-12").army(0, "0-12").forces(0)
    begin_fight(game.state, 1, 0, square("0-12"))
    assert strength(game.state, 0, game.state.battle.hands[0][0]) == 2


def fight(first: list[str], second: list[str]) -> Game:
    """A battle with given hands; player A is side 0, player B side 1."""
    game = america().army(1, "1-12").army(0, "0-12").forces(1, *first).forces(0, *second)
    state = game.state
    state.round = 1
    begin_fight(state, 1, 0, square("0-12"))
    for side, seat in ((0, 1), (1, 0)):
        state.battle.hands[side] = sorted([*state.battle.hands[side], *state.players[seat].units])
        state.players[seat].units = ()
    return game


def play(game: Game, side: int, text: str, front: int = -1) -> None:
    state = game.state
    name, value = text.split()
    kind = ["infantry", "artillery", "cavalry", "aircraft"].index(name)
    unit = next(
        u
        for u in state.battle.hands[side]
        if state.catalogue.unit_type[u] == kind and state.catalogue.unit_strength[u] == int(value)
    )
    play_unit(state, side, unit, front)
    state.agenda.clear()


def test_battle_example_1_two_fronts_do_not_fight() -> None:
    """Page 24: B opens a second front with cavalry 2 instead of attacking cavalry 3; nobody is hurt."""
    game = fight(["cavalry 3"], ["cavalry 2"])
    play(game, 0, "cavalry 3")
    play(game, 1, "cavalry 2")
    assert len(game.state.battle.fronts) == 2
    assert all(front.wounds == [0, 0] for front in game.state.battle.fronts)


def test_battle_example_2_strength_3_kills_strength_2_and_has_2_wounds() -> None:
    """Page 24: A plays 3 against B's 2: B's unit is eliminated, A's has two wounds."""
    game = fight(["cavalry 3"], ["cavalry 2"])
    play(game, 1, "cavalry 2")
    play(game, 0, "cavalry 3", 0)
    assert len(game.state.battle.lost[1]) == 1
    assert game.state.battle.fronts[0].wounds[0] == 2


def test_battle_example_3_a_wounded_unit_deals_full_wounds() -> None:
    """Page 24: B attacks the wounded unit with another 3: both are eliminated."""
    game = fight(["cavalry 3"], ["cavalry 2", "cavalry 3"])
    play(game, 1, "cavalry 2")
    play(game, 0, "cavalry 3", 0)
    play(game, 1, "cavalry 3", 0)
    assert game.state.battle.fronts == []
    assert [len(lost) for lost in game.state.battle.lost] == [1, 2]


def test_battle_example_4_trumping_infantry_is_not_hurt() -> None:
    """Page 25: if B's attacker is infantry it trumps the wounded cavalry, strikes first and stays unhurt."""
    game = fight(["cavalry 3"], ["cavalry 2", "infantry 3"])
    play(game, 1, "cavalry 2")
    play(game, 0, "cavalry 3", 0)
    play(game, 1, "infantry 3", 0)
    assert [len(lost) for lost in game.state.battle.lost] == [1, 1]
    assert game.state.battle.fronts[0].wounds[1] == 0


def test_the_city_of_the_scout_examples() -> None:
    """Page 26: 3 trade; 5 production, or 1 culture, or silk or incense."""
    game = america()
    assert (game.income(1), game.production(1), game.devotion(1)) == (3, 5, 1)
    game.managing(1)
    harvests = [action for action in game.legal(1) if action.startswith("harvest")]
    assert harvests == ["harvest 0 silk", "harvest 0 incense"]


def test_scout_example_1_a_forest_adds_2_production() -> None:
    assert america().scout(1, "0-13", target=0).production(1) == 5 + 2


def test_scout_example_2_a_natural_wonder_adds_1_culture() -> None:
    """The natural wonder of n11 is a forest: one culture and two production."""
    game = america().tile(3, "n11")
    game.scout(1, "3-10", target=0)
    assert game.devotion(1) == 2
    assert game.production(1) == 7


def test_scout_example_3_wheat_can_be_harvested_too() -> None:
    game = america().scout(1, "3-15", target=0)
    game.managing(1)
    harvests = [action for action in game.legal(1) if action.startswith("harvest")]
    assert harvests == ["harvest 0 wheat", "harvest 0 silk", "harvest 0 incense"]


def test_blockade_example_an_enemy_scout_on_the_forest() -> None:
    """Page 27: the blockaded city loses two production, the scout's own city gains two."""
    game = america()
    theirs = game.production(0)
    game.scout(0, "3-14", target=0)
    assert game.production(1) == 5 - 2
    assert game.production(0) == theirs + 2


def test_space_flight_needs_15_technologies() -> None:
    """Pages 21 and 22: 5, 4, 3, 2 and then Space Flight, 15 in all."""
    game = america().learn(1, "atomic_theory", "ballistics")
    player = game.player(1)
    assert player.techs.bit_count() == 14
    game.sheet(1, trade=26)
    game.research().do(1, "research space_flight")
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.reason.key == "end-technology"
    assert player.techs.bit_count() == 15


def test_a_capital_defends_with_six_cards_and_12() -> None:
    """Page 23: a city draws three cards more and has a bonus of 6, a capital of 12, walls add 4."""
    game = america().army(1, "1-12")
    game.forces(0, *["infantry 2"] * 7)
    centre = game.player(0).centres[0]
    begin_city(game.state, 1, centre, 0)
    battle = game.state.battle
    assert len(battle.hands[1]) == 6
    assert battle.bonus[1] == 12 + 4, "China's capital has walls"
    assert battle.turn == 0, "the attacker plays first against walls"
    game.state.battle = new_battle()


@pytest.mark.parametrize("first", [0, 1])
def test_a_trumped_unit_that_survives_strikes_back(first: int) -> None:
    """Page 25: the trumping unit strikes first, whether it attacks or is attacked."""
    game = fight(["cavalry 3"], ["infantry 2"])
    units = ["cavalry 3", "infantry 2"]
    play(game, first, units[first])
    play(game, 1 - first, units[1 - first], 0)
    assert [len(lost) for lost in game.state.battle.lost] == [0, 1], "two wounds do not kill, three do"
    assert game.state.battle.fronts[0].wounds[0] == 2
