"""Movement, discovery, huts and villages (pages 19 and 20)."""

from tests.games.civ2010.kit import Game, square
from zeitalter.games.civ2010.model import steps
from zeitalter.games.civ2010.model.catalogue import NONE
from zeitalter.games.civ2010.rules.board import NEIGHBOURS, is_water
from zeitalter.games.civ2010.view.observe import observe


def america() -> Game:
    return Game("chinese", "americans")


def test_two_squares_orthogonally_and_never_diagonally() -> None:
    game = america().army(1, "0-12").moving(1)
    game.do(1, "march 0-12 1 0")
    steps = {action for action in game.legal(1) if action.startswith("step")}
    assert steps == {"step 1-12", "step 0-13"}
    game.do(1, "step 0-13", "step 0-14")
    assert game.armies(1, "0-14") == 1


def test_a_figure_moves_once_per_phase() -> None:
    game = america().army(1, "0-12").army(1, "1-14").moving(1)
    game.do(1, "march 0-12 1 0", "step 0-13", "stop")
    assert not any(action.startswith("march 0-13") for action in game.legal(1))


def test_groups_and_the_stacking_limit() -> None:
    game = america().army(1, "0-12", 2).army(1, "0-13").moving(1)
    game.do(1, "march 0-12 2 0")
    assert "step 0-13" not in game.legal(1), "three would stand there"
    game.do(1, "step 1-12", "stop")
    assert game.armies(1, "1-12") == 2


def test_water_stops_those_without_ships() -> None:
    game = america().army(1, "1-12").moving(1)
    game.do(1, "march 1-12 1 0")
    assert "step 2-12" not in game.legal(1)


def test_own_centres_are_passed_but_no_place_to_stop() -> None:
    game = america().army(1, "1-13").moving(1)
    game.do(1, "march 1-13 1 0", "step 2-13")
    assert "stop" not in game.legal(1)
    assert "step 2-14" in game.legal(1)


def test_scouts_do_not_enter_huts_villages_enemies_and_cities() -> None:
    game = america().tile(3, "n10").army(0, "0-12").scout(1, "1-12").moving(1)
    game.do(1, "march 1-12 0 1")
    assert "step 0-12" not in game.legal(1)
    hut = next(s for s in range(256) if game.state.token[s] != NONE and s // 16 == 11)
    game = america().tile(3, "n10").scout(1, f"{hut % 16 + 1}-11").moving(1)
    game.do(1, f"march {hut % 16 + 1}-11 0 1")
    assert f"step {hut % 16}-11" not in game.legal(1)


def test_an_army_explores_a_hut_and_stops() -> None:
    game = america().tile(3, "n10")
    hut = next(s for s in range(256) if game.state.token[s] != NONE and s // 16 == 11)
    game.army(1, f"{hut % 16 + 1}-11").moving(1)
    token = game.state.token[hut]
    game.do(1, f"march {hut % 16 + 1}-11 1 0", f"step {hut % 16}-11")
    assert game.player(1).tokens == (token,)
    assert observe(game.state, 0).players[1].tokens == [], "face down"
    assert observe(game.state, 0).players[1].huts == 1


def test_a_village_is_defended_by_the_left_neighbour() -> None:
    game = Game("chinese", "americans", "germans").tile(4, "n04")
    village = next(s for s in range(256) if game.state.token[s] >= game.state.catalogue.huts)
    x, y = village % 16, village // 16
    game.army(1, f"{x - 1}-{y}").moving(1)
    game.do(1, f"march {x - 1}-{y} 1 0", f"step {x}-{y}")
    battle = game.state.battle
    assert battle.village
    assert battle.seats == [1, 2]
    assert sorted(game.state.catalogue.unit_type[unit] for unit in battle.hands[1]) == [0, 1, 2]
    assert observe(game.state, 2).battle.shown == [False, True]


def test_a_lost_village_battle_kills_the_group_and_nothing_else() -> None:
    game = america().tile(4, "n04")
    village = next(s for s in range(256) if game.state.token[s] >= game.state.catalogue.huts)
    x, y = village % 16, village // 16
    game.forces(1).army(1, f"{x - 1}-{y}").sheet(1, trade=5).moving(1)
    game.do(1, f"march {x - 1}-{y} 1 0", f"step {x}-{y}")
    while game.state.agenda and isinstance(game.state.agenda[-1], steps.Fighting):
        game.do(0, game.legal(0)[0])
    assert game.armies(1, f"{x}-{y}") == 0
    assert game.player(1).trade == 5
    assert game.state.token[village] != NONE, "the village stays"
    assert game.player(0).coins == [0] * 5


def test_killing_a_lone_scout_is_loot_but_no_battle() -> None:
    game = america().learn(1, "code_of_laws").army(1, "1-12").scout(0, "0-12").sheet(0, culture=2).moving(1)
    game.do(1, "march 1-12 1 0", "step 0-12", "loot_some culture 2")
    assert game.scouts(0, "0-12") == 0
    assert game.player(1).culture == 2
    assert game.player(1).coins[0] == 0, "no won battle"
    assert game.armies(1, "0-12") == 1


def test_a_discovered_tile_places_tokens_and_costs_one_step() -> None:
    game = america().army(1, "1-12").moving(1)
    game.do(1, "march 1-12 1 0", "discover 3")
    assert game.state.revealed == 1 << 3
    assert game.state.turn.left == 1
    assert sum(ground != NONE for ground in game.state.ground) == 48


def test_a_scout_gathers_only_from_the_next_round() -> None:
    game = america().scout(1, "0-13", target=0).moving(1)
    game.do(1, "march 0-13 0 1", "step 0-14", "stop")
    assert game.production(1) == 5
    game.starting(1)
    game.do(1, "done")
    assert game.income(1) == 4, "the desert"


def test_armies_placed_on_a_blockaded_square_fight_at_once() -> None:
    game = america().army(0, "3-14").forces(0).forces(1, "infantry 3").sheet(1, trade=3).sheet(0, trade=2).managing(1)
    game.do(1, "figure 0 army", "place 3-14")
    game.do(1, "loot_some trade 2")
    assert (game.armies(0, "3-14"), game.armies(1, "3-14")) == (0, 1)
    assert game.state.holder[square("3-14")] == 1
    game = america().army(0, "3-14").forces(0, "infantry 3").forces(1).sheet(1, trade=3).managing(1)
    game.do(1, "figure 0 army", "place 3-14")
    assert (game.armies(0, "3-14"), game.armies(1, "3-14")) == (1, 0), "lost, and the action is spent"
    assert not game.can(1, "devote 0")


def test_nothing_else_is_placed_on_a_blockaded_square() -> None:
    game = america().learn(1, "philosophy").army(0, "3-14").sheet(1, trade=27).managing(1)
    game.do(1, "build 0 temple")
    assert "place 3-14" not in game.legal(1)
    assert square("3-14") == 14 * 16 + 3


def test_the_last_step_may_discover() -> None:
    game = america().army(1, "1-13").moving(1)
    game.do(1, "march 1-13 1 0", "step 1-12", "discover 3")
    assert game.state.revealed == 1 << 3
    assert game.armies(1, "1-12") == 1
    assert not game.can(1, "march 1-12 1 0"), "its move is over"


def test_cards_of_the_phase_are_played_on_the_march_too() -> None:
    game = Game("chinese", "americans").card(1, "defection").army(0, "0-12").army(1, "1-14").moving(1)
    game.do(1, "march 1-14 1 0", "step 0-14")
    game.do(1, "play defection.1", "kill 0-12 1 0").let()
    assert game.armies(0, "0-12") == 0
    assert game.asked == [1]
    assert "step 0-13" in game.legal(1), "the army goes on"
    game.do(1, "step 0-13")
    assert game.armies(1, "0-13") == 1


def test_abilities_of_the_phase_are_used_on_the_march_too() -> None:
    game = Game("chinese", "americans").learn(1, "communism").token(1, "spy").army(1, "1-14").moving(1)
    game.do(1, "march 1-14 1 0", "step 0-14", "use communism 0", "place 0-14")
    game.do(1, game.legal(1)[0]).let()
    assert game.armies(1, "0-14") == 1
    assert not [action for action in game.legal(1) if action.startswith(("step", "march"))], "it holds itself, too"


def test_an_army_on_the_march_may_destroy_the_city_it_stands_at() -> None:
    game = Game("chinese", "americans").learn(1, "atomic_theory", "flight").token(1, "uranium").tile(3, "n10")
    game.city(0, "1-9").army(0, "2-9").army(1, "3-9").moving(1)
    game.do(1, "march 3-9 1 0", "step 2-9").let()
    assert game.asked == [1], "it flies past the army there"
    game.do(1, "use atomic_theory 1", "city 0 1").do(1, game.legal(1)[0]).let()
    assert game.player(0).centres[1] == -1
    assert game.armies(0, "2-9") == game.armies(1, "2-9") == 0


def test_a_step_into_a_hut_is_told_to_be_final() -> None:
    game = america().tile(3, "n10")
    hut = next(s for s in range(256) if NONE != game.state.token[s] < game.state.catalogue.huts)
    near = next(
        s for s in NEIGHBOURS[hut] if s != NONE and game.state.ground[s] != NONE and not is_water(game.state, s)
    )
    game.army(1, f"{near % 16}-{near // 16}").moving(1)
    game.do(1, f"march {near % 16}-{near // 16} 1 0")
    told = {notation: game.state.describe(1, game.rules.vocabulary.parse(notation)) for notation in game.legal(1)}
    final = [notation for notation in told if notation.startswith("step") and told[notation].irreversible]
    assert final == [f"step {hut % 16}-{hut // 16}"], "other steps can be taken back"
