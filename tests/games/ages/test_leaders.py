"""One test per leader, and the special effects of wonders."""

from tests.games.ages.kit import Table, number, table
from zeitalter.games.ages.rules.army import sacrifice_strength
from zeitalter.games.ages.rules.fights import defense_strength


def test_alexander_the_great_gives_1_strength_per_unit_but_not_to_the_unit() -> None:
    game = table().player(0, cards="alexander_the_great", workers="warriors=2 knights=1").turn(0)
    assert game.figures(0).strength == 2 + 2 + 3
    leader = game.state.card(number("alexander_the_great"))
    assert sacrifice_strength(game.state.catalogue, [number("knights")], None, leader) == 2


def test_aristotle_gains_1_science_per_technology_taken() -> None:
    game = (
        table()
        .player(0, cards="aristotle")
        .row("iron monarchy rich_land_i")
        .turn(0)
        .do(0, "take 0", "take 1", "take 2")
    )
    assert game.of(0).science == 2


def test_hammurabi_gives_a_civil_and_takes_a_military_action() -> None:
    game = table().player(0, hand="hammurabi").turn(0).do(0, "lead hammurabi")
    assert (game.of(0).civil_left, game.of(0).military_left) == (4, 1)
    game.of(0).hand = [number("moses")]
    game.do(0, "lead moses")
    assert (game.of(0).civil_left, game.of(0).military_left) == (3, 2)


def test_homer_pays_1_for_units_and_makes_culture_of_two_warriors() -> None:
    game = table().player(0, cards="homer", workers="warriors=3", blue="bronze=3").turn(0)
    assert game.figures(0).culture == 2
    game.do(0, "build warriors")
    assert game.resources(0) == 2
    game.of(0).unused += 1
    game.of(0).yellow -= 1
    game.do(0, "build warriors")
    assert game.resources(0) == 0


def test_julius_caesar_gives_1_strength_and_1_military_action() -> None:
    game = table().player(0, hand="julius_caesar").turn(0).do(0, "lead julius_caesar")
    assert (game.figures(0).strength, game.of(0).military_left) == (2, 3)


def test_moses_makes_population_1_food_cheaper() -> None:
    game = table().player(0, cards="moses", blue="agriculture=1").turn(0).do(0, "grow")
    assert (game.food(0), game.of(0).unused) == (0, 2)


def test_christopher_columbus_colonizes_from_the_hand_once() -> None:
    game = table().player(0, cards="christopher_columbus", military="historic_territory_i wealthy_territory_i")
    game.turn(0, politics=True).do(0, "colonize historic_territory_i")
    assert (game.of(0).culture, game.of(0).colonies) == (6, [number("historic_territory_i")])
    assert game.of(0).leader == number("christopher_columbus")
    assert not game.state.future
    game.state.agenda.clear()
    game.turn(0, politics=True)
    assert not game.can(0, "colonize wealthy_territory_i")


def test_frederick_barbarossa_drafts_for_1_civil_action() -> None:
    game = (
        table().player(0, cards="frederick_barbarossa", blue="agriculture=1 bronze=1").turn(0).do(0, "draft warriors")
    )
    assert (game.food(0), game.resources(0), game.workers(0, "warriors")) == (0, 0, 2)
    assert (game.of(0).civil_left, game.of(0).military_left, game.of(0).unused) == (3, 2, 1)


def test_genghis_khan_strengthens_cavalry_and_ignores_tactics() -> None:
    game = table().player(0, cards="genghis_khan medieval_army", workers="warriors=1 knights=2").turn(0)
    assert game.figures(0).strength == 1 + 2 * 3
    assert game.figures(0).culture == 2
    leader, tactic = game.state.card(number("genghis_khan")), game.state.card(number("medieval_army"))
    units = [number("knights"), number("warriors")]
    assert sacrifice_strength(game.state.catalogue, units, tactic, leader) == 4


def test_joan_of_arc_strength_by_temples_and_culture_when_attacked() -> None:
    game = table().player(1, cards="joan_of_arc", workers="religion=1 theology=1")
    game.player(0, military="war_over_culture_ii", cards="communism").turn(0, politics=True)
    assert game.figures(1).strength == 1 + 3
    game.do(0, "attack war_over_culture_ii 1")
    assert game.of(1).culture == 5


def test_leonardo_da_vinci_best_lab_and_a_resource_per_technology() -> None:
    game = (
        table().player(0, cards="leonardo_da_vinci", workers="philosophy=1 alchemy=1", hand="iron", science=5).turn(0)
    )
    assert game.figures(0).science == 1 + 2 + 1
    game.do(0, "discover iron")
    assert game.resources(0) == 1


def test_michelangelo_culture_per_face_and_cheaper_wonders() -> None:
    game = table().player(0, cards="michelangelo hanging_gardens", workers="religion=1 drama=1").row("taj_mahal")
    game.turn(0)
    assert game.figures(0).culture == 1 + 2 + 1 + (1 + 1 + 2)
    game.do(0, "take 0")
    assert game.of(0).civil_left == 3  # 1 + 1 for the gardens - 1
    doubled = table().player(0, cards="michelangelo st_peters_basilica", workers="religion=1").turn(0)
    assert doubled.figures(0).culture == 1 + 2 + 2


def test_michelangelo_takes_a_wonder_that_costs_nothing_without_an_action() -> None:
    game = table().player(0, cards="michelangelo", blue="agriculture=9").row("taj_mahal iron").turn(0)
    game.do(0, "grow", "grow", "grow", "destroy bronze")
    assert (game.of(0).civil_left, game.legal(0, "take")) == (0, ["take 0"])
    game.do(0, "take 0")
    assert (game.of(0).civil_left, game.of(0).wonder) == (0, number("taj_mahal"))
    other = table().player(0, cards="michelangelo pyramids", blue="agriculture=9").row("taj_mahal").turn(0)
    other.do(0, "grow", "grow", "grow", "destroy bronze", "destroy bronze")
    assert other.legal(0, "take") == []  # 1 more for the pyramids


def test_isaac_newton_best_lab_and_the_action_back() -> None:
    game = table().player(0, cards="isaac_newton", workers="alchemy=1", hand="iron monarchy", science=9).turn(0)
    assert game.figures(0).science == 1 + 2 + 1
    game.do(0, "discover iron")
    assert game.of(0).civil_left == 4
    revolt = table().player(0, cards="isaac_newton", hand="monarchy", science=3).turn(0).do(0, "revolt monarchy")
    assert revolt.of(0).civil_left == 1


def test_james_cook_culture_per_colony_and_better_bonus_cards() -> None:
    game = table().player(0, cards="james_cook historic_territory_i", military="defense_colonization_bonus_i")
    game.player(1, workers="warriors=0")
    assert game.figures(0).culture == 2
    game.event("fertile_territory_i")
    assert game.can(0, "bid 3")
    assert not game.can(0, "bid 4")


def test_johann_sebastian_bach_makes_theaters_cheaper_and_better() -> None:
    game = table().player(0, cards="johann_sebastian_bach", hand="drama", science=3, blue="bronze=4").turn(0)
    game.do(0, "discover drama", "build drama")
    assert (game.of(0).science, game.resources(0), game.figures(0).culture) == (0, 0, 3)


def test_maximilien_robespierre_revolts_with_military_actions() -> None:
    game = table().player(0, cards="maximilien_robespierre", hand="monarchy", science=3, blue="agriculture=2").turn(0)
    assert game.of(0).military_total == 3
    game.do(0, "grow", "revolt monarchy")
    assert (game.of(0).civil_left, game.of(0).military_left) == (3, 0)
    spent = table().player(0, cards="maximilien_robespierre", hand="monarchy", science=3, blue="bronze=2").turn(0)
    spent.do(0, "build warriors")
    assert not spent.can(0, "revolt monarchy")


def test_napoleon_bonaparte_counts_the_best_army_again() -> None:
    units = "warriors=1 swordsmen=3 cannon=2"
    game = table().player(0, workers=units, cards="defensive_army napoleon_bonaparte").turn(0)
    assert game.figures(0).strength == 22 + 6
    assert game.of(0).military_total == 3
    none = table().player(0, cards="defensive_army napoleon_bonaparte").turn(0)
    assert none.figures(0).strength == 1


def test_william_shakespeare_libraries_and_pairs() -> None:
    game = table().player(0, cards="william_shakespeare", workers="printing_press=2 drama=1").turn(0)
    assert game.figures(0).culture == 2 + 2 + 2 * 1 + 2


def test_albert_einstein_best_lab_and_3_culture_per_technology() -> None:
    game = table().player(0, cards="albert_einstein", workers="computers=1", hand="iron", science=5).turn(0)
    assert game.figures(0).science == 1 + 5 + 3
    game.do(0, "discover iron")
    assert game.of(0).culture == 3


def test_game_designer_turns_labs_into_culture() -> None:
    game = table().player(0, cards="game_designer", workers="philosophy=1 computers=1").turn(0)
    assert (game.figures(0).culture, game.figures(0).science) == (3, 1 + 5 - 2)


def test_mahatma_gandhi_never_attacks_and_doubles_the_cost_of_attacks() -> None:
    game = table().player(0, cards="mahatma_gandhi", military="spy_ii").turn(0, politics=True)
    assert game.figures(0).culture == 2
    assert game.legal(0, "attack") == []
    other = table().player(1, cards="mahatma_gandhi").player(0, military="spy_ii plunder_i").turn(0, politics=True)
    assert other.legal(0, "attack") == ["attack spy_ii 1"]  # 2 of 2 military actions; plundering would take 4
    other.do(0, "attack spy_ii 1")
    assert other.of(0).military_left == 0


def test_nikola_tesla_labs_produce_resources_and_cost_rivals_more() -> None:
    game = table().player(0, cards="nikola_tesla", workers="philosophy=1 alchemy=1 bronze=1")
    game.player(1, workers="alchemy=0 philosophy=1", blue="bronze=7").turn(0, production=True)
    assert game.figures(0).resources == 1 + 1
    game.do(0, "done")
    assert (game.blue(0, "alchemy"), game.resources(0)) == (1, 2)
    game.turn(1).do(1, "build alchemy")
    assert game.resources(1) == 0
    game.state.agenda.clear()
    game.of(0).hand = [number("albert_einstein")]
    game.turn(0).do(0, "lead albert_einstein")
    assert game.blue(0, "alchemy") == 0


def test_nikola_tesla_tokens_of_labs_may_be_paid_first() -> None:
    def tesla() -> Table:
        game = table().player(0, cards="nikola_tesla", workers="scientific_method=1 iron=0 religion=0")
        return game.player(0, blue="bronze=3 scientific_method=2", yellow=17).turn(0)

    usual = tesla().do(0, "build religion")
    assert (usual.blue(0, "bronze"), usual.blue(0, "scientific_method")) == (0, 2)
    safe = tesla().do(0, "swap", "build religion")  # what lies on labs goes with him
    assert (safe.blue(0, "bronze"), safe.blue(0, "scientific_method")) == (4, 0)
    assert not safe.can(0, "swap")
    equal = table().player(0, cards="nikola_tesla", workers="alchemy=1", blue="bronze=1 alchemy=1").turn(0)
    assert not equal.can(0, "swap")  # of equal tokens those of labs are paid first anyway


def test_rock_and_roll_icon_two_faces_and_the_best_theater_twice() -> None:
    game = table().player(0, cards="rock_and_roll_icon", workers="drama=1 movies=1").turn(0)
    assert (game.figures(0).faces, game.figures(0).culture) == (2 + 2, 2 + 4 + 4)


def test_winston_churchill_technologies_defense_and_units_in_war() -> None:
    game = table().player(0, cards="winston_churchill", hand="swordsmen", workers="warriors=1", blue="bronze=0")
    game.player(1, war="war_over_culture_ii", war_target=0).turn(0)
    game.do(0, "discover swordsmen", "build warriors")  # 3 science and 2 resources less
    assert (game.of(0).science, game.resources(0)) == (0, 0)
    attacked = (
        table()
        .player(0, military="spy_ii")
        .player(1, cards="winston_churchill", military="defense_colonization_bonus_i")
    )
    attacked.turn(0, politics=True).do(0, "attack spy_ii 1", "done").do(1, "spend defense_colonization_bonus_i")
    assert defense_strength(attacked.state) == 1 + 4


# ---- special effects of wonders --------------------------------------------------------------------------------------


def test_colossus_adds_1_to_colonization() -> None:
    game = table().player(0, cards="colossus").player(1, workers="warriors=0").event("historic_territory_i")
    assert game.can(0, "bid 2")


def test_library_of_alexandria_raises_both_hand_limits() -> None:
    hand = "rich_land_a rich_land_a rich_land_i work_of_art_a"
    game = (
        table()
        .player(0, cards="library_of_alexandria", hand=hand, military="raid_i raid_i spy_ii")
        .row("iron monarchy")
    )
    game.turn(0, politics=True).do(0, "done")
    assert game.asked == [0]
    assert len(game.military(0)) == 3
    game.do(0, "take 0")
    assert not game.can(0, "take 1")


def test_pyramids_give_a_civil_action_at_once() -> None:
    game = table().player(0, wonder="pyramids", stages=2, blue="bronze=1").turn(0).do(0, "stage 1")
    assert (game.of(0).civil_left, game.of(0).civil_total) == (4, 5)


def test_great_wall_strengthens_infantry_and_artillery() -> None:
    game = table().player(0, cards="great_wall", workers="warriors=2 knights=1 cannon=1").turn(0)
    assert game.figures(0).strength == 2 + 2 + 3 + 3


def test_st_peters_basilica_doubles_happy_faces_only() -> None:
    game = table().player(0, cards="st_peters_basilica kremlin", workers="religion=2").turn(0)
    assert game.figures(0).faces == 2 * 2 - 2
    joan = table().player(0, cards="st_peters_basilica joan_of_arc", workers="religion=1").turn(0)
    assert joan.figures(0).strength == 1 + 2


def test_ocean_liner_service_one_free_worker_per_turn() -> None:
    game = table().player(0, cards="ocean_liner_service", workers="warriors=14").turn(0)
    game.do(0, "free_grow")
    assert (game.of(0).unused, game.of(0).civil_left) == (2, 4)
    assert not game.can(0, "free_grow")


def test_transcontinental_railroad_doubles_the_best_mine() -> None:
    game = table().player(0, cards="transcontinental_railroad", workers="bronze=2 iron=1").turn(0, production=True)
    assert (game.figures(0).strength, game.figures(0).resources) == (6, 2 + 2 + 2)
    game.do(0, "done")
    assert (game.blue(0, "bronze"), game.blue(0, "iron")) == (2, 2)


def test_transcontinental_railroad_and_nikola_tesla_a_lab_may_be_the_best_mine() -> None:
    def brings(workers: str) -> list[int]:
        game = table().player(0, cards="nikola_tesla transcontinental_railroad", workers=workers)
        told = game.turn(0, production=True).figures(0).resources
        game.do(0, "done")
        assert game.resources(0) == told
        return [game.blue(0, card) for card in ("bronze", "iron", "alchemy", "scientific_method")]

    assert brings("bronze=2 scientific_method=1") == [2, 0, 0, 2]
    assert brings("bronze=0 alchemy=1") == [0, 0, 2, 0]
    assert brings("bronze=0 philosophy=2") == [0, 0, 0, 0]  # of level 0
    assert brings("bronze=1 iron=1 alchemy=1") == [1, 2, 1, 0]  # of the same level the mine, which is worth more


def completed(card: str, stages: int, cost: int, workers: str, **more: str) -> int:
    game = table().player(0, wonder=card, stages=stages, workers=workers, blue=f"bronze={cost}", **more)
    return game.turn(0).do(0, "stage 1").of(0).culture


def test_fast_food_chains_score_workers() -> None:
    workers = "agriculture=3 bronze=2 warriors=2 philosophy=1"
    assert completed("fast_food_chains", 3, 4, workers) == 5 * 2 + 3


def test_first_space_flight_scores_levels_of_technologies() -> None:
    assert completed("first_space_flight", 2, 9, "iron=0 coal=1", cards="masonry monarchy") == 1 + 2 + 1 + 1


def test_hollywood_scores_theaters_and_libraries() -> None:
    assert completed("hollywood", 2, 5, "drama=1 movies=1 journalism=1 philosophy=1") == 2 * (1 + 3 + 2)


def test_internet_scores_labs_and_libraries() -> None:
    assert completed("internet", 4, 2, "philosophy=1 computers=1 journalism=1 drama=1") == 2 * (3 + 2)


def test_kremlin_shows_two_unhappy_faces() -> None:
    game = table().player(0, cards="kremlin", workers="religion=2").turn(0)
    assert game.figures(0).faces == 0
    assert (game.of(0).civil_total, game.of(0).military_total) == (5, 3)


def test_a_leader_replaced_in_the_turn_takes_spent_actions_first() -> None:
    game = table().player(0, cards="hammurabi", hand="moses", blue="agriculture=6").turn(0)
    game.do(0, "grow", "lead moses")
    assert (game.of(0).civil_left, game.of(0).civil_total) == (3, 4)
