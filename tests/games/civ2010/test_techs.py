"""One test per technology: what it unlocks and what its abilities do."""

import pytest

from tests.games.civ2010.kit import Game, square
from zeitalter.games.civ2010.model import steps
from zeitalter.games.civ2010.model.catalogue import CROSS_WATER, STOP_ON_WATER
from zeitalter.games.civ2010.model.options import Options, settings_of
from zeitalter.games.civ2010.rules.abilities import holdable
from zeitalter.games.civ2010.rules.battle import begin_fight, play_unit, strength
from zeitalter.games.civ2010.rules.board import hand_limit, highest_speed, rank, stacking_limit, water_skill


def game_of_two() -> Game:
    """Seat 1 plays America: capital 2-13, 5 production."""
    return Game("chinese", "americans")


def managing_with(*techs: str, resources: tuple[str, ...] = (), trade: int = 0) -> Game:
    game = game_of_two().learn(1, *techs).resource(1, *resources).sheet(1, trade=trade)
    return game.managing(1)


def battle(first: list[str], second: list[str], *techs: str, resources: tuple[str, ...] = ()) -> Game:
    """Seat 1 attacks seat 0; it has the technologies and is to play."""
    game = game_of_two().learn(1, *techs).resource(1, *resources)
    game.army(1, "1-12").army(0, "0-12").forces(1, *first).forces(0, *second)
    state = game.state
    state.round = 1
    state.holder[square("1-12")] = -1
    game.player(1).figures[0] = square("0-12")  # the attacker has entered the square
    begin_fight(state, 1, 0, square("0-12"))
    return game


def attack(game: Game) -> None:
    """Side 0 is to play."""
    state = game.state
    state.battle.turn = 0
    state.log = game.log
    state.agenda.append(steps.NextFight(1, 0))
    state.advance()


def open_front(game: Game, side: int) -> None:
    play_unit(game.state, side, game.state.battle.hands[side][0], -1)
    game.state.agenda.clear()


@pytest.mark.parametrize(
    ("tech", "building"),
    [
        ("code_of_laws", "trading_post"),
        ("currency", "market"),
        ("metalworking", "barracks"),
        ("navigation", "harbor"),
        ("philosophy", "temple"),
        ("pottery", "granary"),
        ("writing", "library"),
        ("construction", "workshop"),
        ("engineering", "aqueduct"),
        ("printing_press", "university"),
        ("banking", "bank"),
        ("military_science", "academy"),
        ("railroad", "iron_mine"),
        ("theology", "cathedral"),
    ],
)
def test_a_technology_unlocks_its_building(tech: str, building: str) -> None:
    game = game_of_two()
    game.player(1).techs = 0
    game.sheet(1, trade=27).managing(1)
    assert not game.can(1, f"build 0 {building}")
    game.do(1, "done").learn(1, tech).managing(1)
    assert game.can(1, f"build 0 {building}")


@pytest.mark.parametrize(
    ("tech", "kind", "level"),
    [
        ("democracy", 0, 2),
        ("gunpowder", 0, 3),
        ("replaceable_parts", 0, 4),
        ("mathematics", 1, 2),
        ("metal_casting", 1, 3),
        ("ballistics", 1, 4),
        ("chivalry", 2, 2),
        ("railroad", 2, 3),
        ("combustion", 2, 4),
        ("flight", 3, 1),
    ],
)
def test_a_technology_raises_the_rank(tech: str, kind: int, level: int) -> None:
    game = game_of_two()
    names = [entry.id for entry in game.state.catalogue.techs]
    game.player(1).techs = 1 << names.index(tech)
    assert rank(game.state.catalogue, game.player(1), kind) == level


@pytest.mark.parametrize(
    ("tech", "government"),
    [
        ("code_of_laws", "republic"),
        ("chivalry", "feudalism"),
        ("democracy", "democracy"),
        ("monarchy", "monarchy"),
        ("communism", "communism"),
        ("theology", "fundamentalism"),
    ],
)
def test_a_technology_unlocks_its_government(tech: str, government: str) -> None:
    game = game_of_two().learn(1, tech)
    game.player(1).government = game.state.catalogue.anarchy
    game.starting(1)
    assert game.can(1, f"govern {government}")


def test_animal_husbandry_wheat_gives_3_production() -> None:
    game = managing_with("animal_husbandry", resources=("wheat",))
    game.do(1, "use animal_husbandry 0", "city 1 0").let()
    assert game.production(1) == 8
    assert game.state.market[0] == 2, "the token is back in the market"


def test_animal_husbandry_heals_3_wounds_once_per_battle() -> None:
    game = battle(["infantry 2", "infantry 2"], ["infantry 2"], "animal_husbandry")
    open_front(game, 0)
    game.state.battle.fronts[0].wounds[0] = 1
    attack(game)
    game.do(1, "use animal_husbandry 1")
    assert game.state.battle.fronts[0].wounds[0] == 0
    game.state.battle.fronts[0].wounds[0] = 1
    assert not game.can(1, "use animal_husbandry 1")


def test_animal_husbandry_heals_the_wounds_that_are_chosen() -> None:
    game = battle(["infantry 3", "infantry 3", "infantry 2"], ["infantry 2"], "animal_husbandry")
    open_front(game, 0)
    open_front(game, 0)
    game.state.battle.fronts[0].wounds[0] = game.state.battle.fronts[1].wounds[0] = 2
    attack(game)
    game.do(1, "use animal_husbandry 1", "heal 1", "heal 1", "heal 0")
    assert (game.state.battle.fronts[0].wounds[0], game.state.battle.fronts[1].wounds[0]) == (1, 0)
    assert not any(action.startswith("heal") for action in game.legal(1)), "three in all"


def test_code_of_laws_coin_for_a_won_battle() -> None:
    game = battle(["cavalry 3", "cavalry 3", "cavalry 3"], [], "code_of_laws")
    attack(game)
    while game.in_battle and game.asked:
        game.do(game.asked[0], game.legal(game.asked[0])[0])
    assert game.player(1).coins[0] == 1


def test_currency_incense_gives_3_culture() -> None:
    game = managing_with("currency", resources=("incense",))
    game.do(1, "use currency 0").let()
    assert game.player(1).culture == 3


def test_horseback_riding_speed_3_and_caravan() -> None:
    game = game_of_two().learn(1, "horseback_riding").resource(1, "silk")
    assert highest_speed(game.state, game.player(1)) == 3
    game.trading()
    before = [game.player(seat).trade for seat in range(2)]
    game.do(1, "use horseback_riding 0", "choose 0").let()
    assert game.player(1).trade == before[1] + 9
    assert game.player(0).trade == before[0] + 6


def test_masonry_walls_for_7_and_stacking_3() -> None:
    game = managing_with("masonry", trade=3)
    assert stacking_limit(game.state, game.player(1)) == 3
    game.do(1, "wall 0 0")
    assert game.player(1).walls == 1
    assert game.player(1).trade == 0


def test_metalworking_iron_adds_3_wounds_to_an_attack() -> None:
    game = battle(["infantry 1"], ["infantry 3"], "metalworking", resources=("iron",))
    open_front(game, 1)
    attack(game)
    game.do(1, "use metalworking 0").let()
    unit = game.state.battle.hands[0][0]
    game.do(1, f"fight {unit} 1")
    assert game.player(0).units == (), "1 and 3 wounds kill strength 3"


def test_navigation_crosses_water_but_does_not_stop_there() -> None:
    game = game_of_two().learn(1, "navigation").army(1, "1-12")
    assert water_skill(game.state, game.player(1)) == CROSS_WATER
    game.moving(1)
    game.do(1, "march 1-12 1 0", "step 2-12")
    assert "stop" not in game.legal(1)
    game.do(1, "step 3-12")
    assert game.armies(1, "3-12") == 1


def test_philosophy_three_resources_for_a_great_person() -> None:
    game = managing_with("philosophy", resources=("wheat", "silk", "iron"))
    game.do(1, "use philosophy 0", "pay wheat", "pay silk").let()
    assert sum(game.player(1).reserve) == 1
    game.do(1, "done")


def test_pottery_two_resources_for_a_coin_and_one_more_card() -> None:
    game = managing_with("pottery", resources=("wheat", "silk"))
    assert hand_limit(game.state, 1) == 3
    game.do(1, "use pottery 0", "pay wheat").let()
    assert game.player(1).coins[1] == 1
    assert game.player(1).resources == (0, 0, 0, 0)


def test_writing_spy_cancels_a_city_action() -> None:
    game = game_of_two().learn(0, "writing").token(0, "spy").managing(1)
    game.do(1, "devote 0")
    assert game.asked == [0]
    game.do(0, "cancel writing")
    game.do(0, game.legal(0)[0])
    assert game.player(1).culture == 0
    assert not game.can(1, "devote 0"), "the action is lost"


def test_chivalry_incense_gives_5_culture() -> None:
    game = managing_with("chivalry", resources=("incense",))
    game.do(1, "use chivalry 0").let()
    assert game.player(1).culture == 5


def test_civil_service_spy_cancels_an_event() -> None:
    game = game_of_two()
    names = [entry.id for entry in game.state.catalogue.techs]
    game.player(0).techs = 1 << names.index("civil_service")
    assert game.coins(0) == 1
    assert hand_limit(game.state, 0) == 3
    game = game_of_two().learn(0, "civil_service").token(0, "spy").card(1, "the_citizens_are_revolting_1")
    game.starting(1)
    game.do(1, "play the_citizens_are_revolting_1.1", "choose 0")
    game.do(0, "cancel civil_service")
    game.do(0, game.legal(0)[0])
    assert game.government(0) == "despotism"


def test_construction_wheat_gives_5_production() -> None:
    game = managing_with("construction", resources=("wheat",))
    game.do(1, "use construction 0", "city 1 0").let()
    assert game.production(1) == 10


def test_democracy_6_trade_for_a_coin() -> None:
    game = managing_with("democracy", trade=13)
    game.do(1, "use democracy 0")
    assert game.player(1).coins[2] == 1
    assert game.player(1).trade == 7
    assert not game.can(1, "use democracy 0"), "once per turn"


def test_engineering_splits_production_once_per_turn() -> None:
    game = managing_with("engineering", trade=12)
    game.do(1, "figure 0 army", "place 3-14")
    assert game.state.turn.pool == 1
    game.do(1, "figure 0 army")
    game.do(1, "place 3-14")
    assert game.armies(1, "3-14") == 2


def test_irrigation_allows_a_third_city() -> None:
    from zeitalter.games.civ2010.rules.board import city_limit

    game = game_of_two()
    assert city_limit(game.state, game.player(1)) == 2
    game.learn(1, "irrigation")
    assert city_limit(game.state, game.player(1)) == 3


def test_mathematics_iron_deals_3_wounds() -> None:
    game = battle(["infantry 1"], ["infantry 2", "infantry 1"], "mathematics", resources=("iron",))
    open_front(game, 1)
    open_front(game, 1)
    attack(game)
    game.do(1, "use mathematics 0").let()
    game.do(1, "wound 0", "wound 0", "wound 0")
    assert len(game.state.battle.lost[1]) == 2


def test_monarchy_silk_outdates_an_ancient_wonder_or_kills_a_unit() -> None:
    game = game_of_two().learn(1, "monarchy").resource(1, "silk").build("3-14", "stonehenge")
    game.managing(1)
    game.do(1, "use monarchy 0", "outdate stonehenge").let()
    assert game.state.obsolete == 1
    assert game.devotion(1) == 2, "its culture stays"
    game = game_of_two().learn(1, "monarchy").resource(1, "silk").managing(1)
    units = len(game.player(0).units)
    game.do(1, "use monarchy 0", "choose 0").let()
    assert len(game.player(0).units) == units - 1


def test_printing_press_5_culture_for_a_coin_and_stacking_4() -> None:
    game = game_of_two().learn(1, "printing_press").sheet(1, culture=6).managing(1)
    assert stacking_limit(game.state, game.player(1)) == 4
    game.do(1, "use printing_press 0")
    assert game.player(1).coins[3] == 1
    assert game.player(1).culture == 1


def test_sailing_speed_4_and_stops_on_water() -> None:
    game = game_of_two().learn(1, "sailing").army(1, "1-12").moving(1)
    assert highest_speed(game.state, game.player(1)) == 4
    game.do(1, "march 1-12 1 0", "step 2-12", "stop")
    assert game.armies(1, "2-12") == 1


def test_banking_wheat_gives_7_production() -> None:
    game = managing_with("banking", resources=("wheat",))
    game.do(1, "use banking 0", "city 1 0").let()
    assert game.production(1) == 12


def test_biology_heals_everything_and_stacks_5() -> None:
    game = battle(["infantry 3", "infantry 3"], ["infantry 1"], "biology")
    assert stacking_limit(game.state, game.player(1)) == 5
    open_front(game, 0)
    game.state.battle.fronts[0].wounds[0] = 2
    attack(game)
    game.do(1, "use biology 0")
    assert game.state.battle.fronts[0].wounds[0] == 0


def test_communism_spy_holds_a_square() -> None:
    game = game_of_two().learn(1, "communism").token(1, "spy").army(0, "0-12").moving(1)
    game.do(1, "use communism 0", "place 0-12").do(1, game.legal(1)[0]).let()
    game.moving(0)
    assert game.asked == [], "nobody may leave"


def test_communism_stops_a_group_on_the_march() -> None:
    game = game_of_two().learn(1, "communism").token(1, "spy").army(0, "1-15").moving(0)
    game.do(0, "march 1-15 1 0", "step 1-14")
    game.do(1, "use communism 0", "place 1-15", f"pay_token {game.player(1).tokens[0]}").let()
    assert game.armies(0, "1-15") == 1
    assert game.asked == [], "its move is over"


def test_communism_holds_an_empty_square_too() -> None:
    game = game_of_two().learn(1, "communism").token(1, "spy").army(0, "0-12").moving(1)
    game.do(1, "use communism 0", "place 0-13").do(1, game.legal(1)[0]).let()
    if game.asked:
        game.do(1, "done")
    game.moving(0).do(0, "march 0-12 1 0", "step 0-13").let()
    assert game.legal(0) == ["stop"], "whoever comes there has to stay"


def test_communism_strands_nobody_on_the_water() -> None:
    game = game_of_two().learn(0, "navigation").learn(1, "communism").token(1, "spy").army(0, "1-12").moving(0)
    game.do(0, "march 1-12 1 0", "step 2-12").let()
    assert game.state.turn.square == square("2-12")
    turn = game.state.turn
    held = {s for s in range(256) if game.state.ground[s] != -1} - set(holdable(game.state))
    assert turn.left == 1
    assert square("2-12") in held, "it may not stay on the water"


def test_communism_before_a_group_on_the_water_turns_it_aside() -> None:
    game = game_of_two().tile(3, "n09").learn(0, "navigation", "horseback_riding").learn(1, "communism")
    game.token(1, "spy").army(0, "3-11").moving(0)
    game.do(0, "march 3-11 1 0", "step 2-11", "step 2-12")
    game.do(1, "use communism 0", "place 2-12", f"pay_token {game.player(1).tokens[0]}").let()
    assert game.state.turn.square == square("2-11")
    assert game.asked == [0], "the square ahead can be left no more, but it may not stay on the water"
    assert "step 2-12" not in game.legal(0)
    assert "stop" not in game.legal(0)
    game.do(0, "step 1-11", "stop")
    assert game.armies(0, "1-11") == 1


def test_gunpowder_two_resources_destroy_a_building() -> None:
    game = game_of_two().learn(1, "gunpowder").resource(1, "silk", "wheat")
    game.player(0).walls = 1
    game.managing(1)
    place = game.player(0).centres[0]
    game.do(1, "use gunpowder 0", f"place {place % 16}-{place // 16}", "pay wheat").let()
    assert game.player(0).walls == 0


def test_metal_casting_incense_gives_7_culture() -> None:
    game = managing_with("metal_casting", resources=("incense",))
    game.do(1, "use metal_casting 0").let()
    assert game.player(1).culture == 7


@pytest.mark.parametrize(("cards", "tech"), [("corrected", "railroad"), ("printed", "metal_casting")])
def test_the_misprinted_coin(cards: str, tech: str) -> None:
    """As in the box the coin is on Metal Casting, corrected on Railroad."""
    game = Game("chinese", "americans", cards=cards)
    names = [entry.id for entry in game.state.catalogue.techs]
    game.player(1).techs = 1 << names.index(tech)
    assert game.coins(1) == 1
    game.player(1).techs = 1 << names.index("railroad" if tech == "metal_casting" else "metal_casting")
    assert game.coins(1) == 0


def test_military_science_one_production_per_3_coins() -> None:
    game = game_of_two()
    names = [entry.id for entry in game.state.catalogue.techs]
    game.player(1).techs = 1 << names.index("military_science")
    game.player(1).coins[0] = 4
    game.player(1).coins[1] = 3
    assert game.production(1) == 5 + 2


def test_railroad_makes_workshops_iron_mines() -> None:
    game = game_of_two().learn(1, "construction", "printing_press", "sailing").build("1-12", "workshop")
    game.sheet(1, trade=16).research().do(1, "research railroad")
    assert game.work("1-12") == "iron_mine"


def test_steam_power_silk_ships_figures() -> None:
    game = game_of_two().learn(1, "steam_power").resource(1, "silk").army(1, "1-12", 2)
    assert highest_speed(game.state, game.player(1)) == 5
    game.managing(1)
    game.do(1, "use steam_power 0", "place 1-12", "place 0-15").let()
    assert game.armies(1, "0-15") == 2
    game.do(1, "done").moving(1)
    assert game.asked == [], "they may not move again"


def test_theology_one_more_card() -> None:
    game = game_of_two()
    names = [entry.id for entry in game.state.catalogue.techs]
    game.player(1).techs = 1 << names.index("theology")
    assert hand_limit(game.state, 1) == 3


def test_atomic_theory_uranium_gives_every_city_an_action() -> None:
    game = game_of_two().learn(1, "atomic_theory").token(1, "uranium").managing(1)
    game.do(1, "use atomic_theory 0").do(1, game.legal(1)[0]).let()
    assert game.state.turn.actions[0] == 2


def test_atomic_theory_uranium_destroys_a_city_with_everything() -> None:
    game = game_of_two().learn(1, "atomic_theory").token(1, "uranium").tile(3, "n10")
    game.city(0, "1-9").army(0, "2-9").scout(1, "0-9").moving(1)
    game.do(1, "use atomic_theory 1", "city 0 1").do(1, game.legal(1)[0]).let()
    assert game.player(0).centres[1] == -1
    assert game.armies(0, "2-9") == game.scouts(1, "0-9") == 0


def test_ballistics_iron_deals_6_wounds() -> None:
    game = battle(["infantry 1"], ["infantry 3", "infantry 3"], "ballistics", resources=("iron",))
    open_front(game, 1)
    open_front(game, 1)
    attack(game)
    game.do(1, "use ballistics 0").let()
    game.do(1, *["wound 0"] * 6)
    assert len(game.state.battle.lost[1]) == 2


def test_combustion_razes_a_building_where_an_army_stops() -> None:
    game = game_of_two().learn(0, "combustion").tile(3, "n10").build("3-12", "library").army(0, "3-11").moving(0)
    game.do(0, "march 3-11 1 0", "step 3-12", "stop", "raze")
    assert game.work("3-12") == ""


def test_combustion_removes_the_walls_before_the_battle() -> None:
    from zeitalter.games.civ2010.rules.battle import begin_city

    game = game_of_two().learn(1, "combustion").army(1, "1-12")
    begin_city(game.state, 1, game.player(0).centres[0], 0)
    assert game.player(0).walls == 0
    assert game.state.battle.bonus[1] == 12


def test_computers_one_more_card_per_5_coins() -> None:
    from zeitalter.games.civ2010.rules.battle import hand_size

    game = game_of_two()
    names = [entry.id for entry in game.state.catalogue.techs]
    game.player(1).techs = 1 << names.index("computers")
    game.player(1).coins = [4, 4, 1, 0, 0]
    assert game.coins(1) == 10
    assert hand_limit(game.state, 1) == 4
    assert hand_size(game.state, 1, 1, False) == 5


def test_flight_moves_past_enemies() -> None:
    game = game_of_two().learn(1, "flight").army(1, "0-13").army(0, "0-14").moving(1)
    assert highest_speed(game.state, game.player(1)) == 6
    assert water_skill(game.state, game.player(1)) == STOP_ON_WATER
    game.do(1, "march 0-13 1 0", "step 0-14", "step 0-15", "stop")
    assert game.armies(1, "0-15") == 1
    assert game.armies(0, "0-14") == 1


def test_mass_media_spy_cancels_a_resource_ability() -> None:
    game = game_of_two().learn(1, "currency").resource(1, "incense").learn(0, "mass_media").token(0, "spy")
    game.managing(1)
    game.do(1, "use currency 0")
    game.do(0, "cancel mass_media")
    game.do(0, game.legal(0)[0])
    assert game.player(1).culture == 0
    assert game.player(1).resources[2] == 0, "what was paid is lost"


def test_mass_media_protects_own_events() -> None:
    game = game_of_two().learn(1, "mass_media").card(1, "the_citizens_are_revolting_1").card(0, "jousting_tourney")
    game.starting(1)
    game.do(1, "play the_citizens_are_revolting_1.1", "choose 0")
    assert game.government(0) == "anarchy"


def test_replaceable_parts_stacks_6() -> None:
    game = game_of_two().learn(1, "replaceable_parts").forces(1, "infantry 2").army(1, "1-12").army(0, "0-12").forces(0)
    assert stacking_limit(game.state, game.player(1)) == 6
    begin_fight(game.state, 1, 0, square("0-12"))
    assert strength(game.state, 0, game.state.battle.hands[0][0]) == 5


def test_space_flight_wins() -> None:
    game = game_of_two().learn(1, "atomic_theory", "ballistics").sheet(1, trade=26)
    game.research().do(1, "research space_flight")
    assert game.state.winners == 2


def test_combustion_razes_a_building_after_a_won_battle_too() -> None:
    game = game_of_two().learn(0, "combustion").tile(3, "n10").build("3-12", "library").army(1, "3-12").army(0, "3-11")
    game.forces(0, "cavalry 3").forces(1).moving(0)
    game.do(0, "march 3-11 1 0", "step 3-12").let()
    while isinstance(game.state.agenda[-1], (steps.Fighting, steps.Looting)):
        game.do(game.asked[0], game.legal(game.asked[0])[0])
    assert game.armies(0, "3-12") == 1
    game.do(0, "raze")
    assert game.work("3-12") == ""


def test_battle_abilities_before_and_after_the_own_unit() -> None:
    game = battle(["infantry 3", "infantry 1"], ["infantry 2", "infantry 2"], "animal_husbandry")
    open_front(game, 1)
    attack(game)
    strong = next(u for u in game.state.battle.hands[0] if game.state.catalogue.unit_strength[u] == 3)
    game.do(1, f"fight {strong} 1")
    assert (game.state.battle.fronts[0].units[0], game.state.battle.fronts[0].wounds[0]) == (strong, 2)
    assert game.asked == [1], "before the enemy's turn"
    game.do(1, "use animal_husbandry 1")
    assert (game.state.battle.fronts[0].units[0], game.state.battle.fronts[0].wounds[0]) == (strong, 0)
    assert game.asked == [0]


def test_battle_abilities_after_the_last_unit() -> None:
    game = battle(["infantry 3"], ["infantry 2", "artillery 2"], "mathematics", resources=("iron",))
    open_front(game, 1)
    open_front(game, 1)
    attack(game)
    game.do(1, f"fight {game.state.battle.hands[0][0]} 0")
    assert set(game.legal(1)) == {"use mathematics 0", "done"}
    game.do(1, "use mathematics 0", "wound 0", "wound 0")
    assert len(game.state.battle.lost[1]) == 1
    assert game.legal(1) == ["wound 0", "done"], "the second front, one wound left"
    game.do(1, "done")
    assert isinstance(game.state.agenda[-1], steps.Saving), "the battle is over, China saves a unit"
    game.do(0, "done")
    assert game.armies(1, "0-12") == 1, "3 against 2"


def test_nobody_without_iron_is_asked_after_his_unit() -> None:
    game = battle(["infantry 3", "infantry 3"], ["infantry 2", "infantry 2"], "mathematics")
    open_front(game, 1)
    attack(game)
    game.do(1, f"fight {game.state.battle.hands[0][0]} 0")
    assert game.asked == [0]


def test_steam_power_ends_a_blockade_at_once() -> None:
    game = game_of_two().learn(0, "steam_power").resource(0, "silk").build("3-12", "bank").army(0, "3-12")
    game.player(1).coins = [4, 4, 4, 2, 0]
    game.managing(0).do(0, "use steam_power 0", "place 3-12", "place 0-15").let()
    assert game.state.winners == 2, "15 coins count the moment the army sails"


def test_figures_of_steam_power_led_astray_still_may_not_move() -> None:
    game = game_of_two().learn(1, "steam_power").resource(1, "silk").army(1, "1-12").card(0, "disoriented")
    game.managing(1).do(1, "use steam_power 0", "place 1-12", "place 0-15").let()
    game.do(1, "done").managing(0)
    game.do(0, "play disoriented.1", "place 0-15", "place 0-14").let()
    assert game.armies(1, "0-14") == 1
    game.do(0, "done").moving(1)
    assert game.asked == []


def test_battle_abilities_after_the_last_unit_of_the_enemy() -> None:
    game = battle(["infantry 3"], ["infantry 2"], "mathematics", resources=("iron",))
    open_front(game, 0)
    attack(game)
    game.do(0, f"fight {game.state.battle.hands[1][0]} 0")
    assert game.legal(1) == ["use mathematics 0", "done"], "with an empty hand"
    game.do(1, "use mathematics 0", "wound 1", "wound 1")
    assert len(game.state.battle.lost[1]) == 1


def test_battle_abilities_with_an_empty_hand_while_the_enemy_plays_on() -> None:
    game = battle(["infantry 3"], ["infantry 2", "infantry 2", "artillery 1"], "animal_husbandry")
    open_front(game, 0)
    attack(game)
    infantry = next(u for u in game.state.battle.hands[1] if game.state.catalogue.unit_type[u] == 0)
    game.do(0, f"fight {infantry} 1")
    assert game.state.battle.fronts[0].wounds[0] == 2
    assert game.asked == [1], "before the next attack"
    game.do(1, "use animal_husbandry 1")
    assert game.state.battle.fronts[0].wounds[0] == 0
    assert game.asked == [0]


def test_battle_abilities_are_answered_before_the_next_unit() -> None:
    game = battle(["infantry 3", "infantry 3"], ["infantry 2"], "animal_husbandry")
    game.learn(0, "mathematics").resource(0, "iron")
    open_front(game, 0)
    game.state.battle.turn = 1
    game.state.agenda.append(steps.NextFight(1, 0))
    game.state.advance()
    game.do(0, "use mathematics 0", "wound 0", "wound 0", "done")
    assert game.asked == [1], "the wounds may be healed before the enemy attacks"
    game.do(1, "use animal_husbandry 1")
    assert game.state.battle.fronts[0].wounds[0] == 0
    assert game.asked == [0]


def test_battle_abilities_in_the_own_battle_turn_only_as_an_option() -> None:
    game = battle(["infantry 3"], ["infantry 2"], "mathematics", resources=("iron",))
    game.state.settings = settings_of(Options(battle="own"))
    open_front(game, 0)
    attack(game)
    game.do(0, f"fight {game.state.battle.hands[1][0]} 0")
    assert not game.in_battle, "after his last unit a player has no battle turn any more"


def test_who_is_asked_in_battle_does_not_tell_what_lies_face_down() -> None:
    for token in ("iron", "silk"):
        game = battle(["infantry 3"], ["infantry 2"], "mathematics").token(1, token)
        open_front(game, 0)
        attack(game)
        game.do(0, f"fight {game.state.battle.hands[1][0]} 0")
        assert game.asked == [1]
        assert (token == "iron") == game.can(1, "use mathematics 0")
