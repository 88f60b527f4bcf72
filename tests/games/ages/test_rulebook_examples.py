"""Every worked example of the rulebook, with the book's numbers. Andy, Birgitt and Karsten are seats 0, 1 and 2."""

from tests.games.ages.kit import Table, number, table
from zeitalter.games.ages import Tableau, statistics
from zeitalter.games.ages.model import steps
from zeitalter.games.ages.rules.army import sacrifice_strength
from zeitalter.games.ages.rules.fights import attack_strength
from zeitalter.games.ages.rules.scoring import beginner_bonus
from zeitalter.games.ages.rules.tokens import resources_stored
from zeitalter.games.ages.view.tableau import built_in, position


def test_strength_58_and_a_unit_of_5_is_60_and_58_again_when_it_is_lost() -> None:
    game = table().player(0, workers="tanks=11 warriors=3").turn(0)
    assert game.figures(0).strength == 58
    game.of(0).workers[number("tanks")] += 1
    assert game.figures(0).strength == 60
    game.of(0).workers[number("tanks")] -= 1
    assert game.figures(0).strength == 58


def test_third_wonder_from_the_middle_costs_4_actions() -> None:
    game = table().player(0, cards="pyramids colossus").row("taj_mahal", slot=6).turn(0)
    assert game.of(0).civil_total == 5
    game.do(0, "take 6")
    assert game.of(0).civil_left == 1
    assert game.of(0).wonder == number("taj_mahal")


def first_round() -> Table:
    game = table(3).set(round=1, age=0)
    game.row("moses homer aristotle colossus engineering_genius_a hammurabi library_of_alexandria")
    return game.step(steps.BeginTurn(0))


def test_first_round_of_three_players() -> None:
    game = first_round()
    assert not game.can(0, "take 5")  # one action only
    game.do(0, "take 0")
    assert game.hand(0) == ["moses"]
    game.do(0, "done").do(1, "take 3", "take 4", "done")
    assert game.of(1).wonder == number("colossus")
    game.do(2, "take 2")
    assert not game.can(2, "take 1")  # no second leader of the same age
    assert not game.can(2, "take 5")
    game.do(2, "take 6", "done")
    assert game.hand(2) == ["aristotle"]
    assert game.of(2).wonder == number("library_of_alexandria")


def test_first_production_1_science_no_culture_2_food_2_resources() -> None:
    game = first_round().do(0, "take 0", "done")
    assert (game.of(0).science, game.of(0).culture, game.food(0), game.resources(0)) == (1, 0, 2, 2)
    assert game.of(0).bank == 14
    assert not game.of(0).military


def test_second_round_begins_by_clearing_two_slots_with_three_players() -> None:
    game = first_round().do(0, "take 0", "done").do(1, "done").do(2, "done")
    ids = game.state.catalogue.ids
    row = [ids[card] for card in game.state.row]
    # Homer is removed; the first slot was empty, which is not made up for.
    assert row[:5] == ["aristotle", "colossus", "engineering_genius_a", "hammurabi", "library_of_alexandria"]
    assert game.state.age == 1  # deck I from now on


def test_engineering_genius_builds_the_first_stage_of_the_colossus_for_1() -> None:
    game = table().player(0, blue="bronze=2", hand="engineering_genius_a", wonder="colossus")
    game.row("engineering_genius_i", slot=6).turn(0)
    assert not game.can(0, "stage 1")
    game.do(0, "use engineering_genius_a")
    assert (game.resources(0), game.of(0).stages, game.of(0).civil_left) == (1, 1, 3)
    game.do(0, "take 6")
    assert game.of(0).civil_left == 1
    assert not game.can(0, "use engineering_genius_i")  # not in the turn it was taken


def test_revolution_to_monarchy_with_hammurabi() -> None:
    game = table().player(0, cards="hammurabi", science=9).row("monarchy").turn(0)
    assert (game.of(0).civil_total, game.of(0).military_total) == (5, 1)
    game.do(0, "take 0")
    assert not game.can(0, "revolt monarchy")  # it must be the first and only civil action
    assert game.can(0, "discover monarchy")
    again = table().player(0, cards="hammurabi", science=3, hand="monarchy").turn(0)
    again.do(0, "revolt monarchy")
    assert again.of(0).science == 0
    assert (again.of(0).civil_total, again.of(0).military_total) == (6, 2)
    assert (again.of(0).civil_left, again.of(0).military_left) == (0, 2)


def test_peaceful_change_to_monarchy_leaves_4_actions() -> None:
    game = table().player(0, cards="hammurabi", science=9).row("monarchy").turn(0)
    game.do(0, "take 0", "discover monarchy")
    assert (game.of(0).civil_left, game.of(0).civil_total, game.of(0).science) == (4, 6, 0)


def birgitts_mines() -> Table:
    return table().player(0, workers="bronze=4", blue="bronze=8", science=5, hand="iron", unused=1).turn(0)


def test_iron_costs_5_or_3_as_an_upgrade() -> None:
    game = birgitts_mines().do(0, "discover iron", "upgrade bronze iron")
    assert (game.of(0).science, game.resources(0)) == (0, 5)
    game.do(0, "upgrade bronze iron", "build bronze")
    assert (game.resources(0), game.workers(0, "iron"), game.workers(0, "bronze")) == (0, 2, 3)
    other = birgitts_mines().do(0, "discover iron", "build iron", "upgrade bronze iron")
    assert (other.resources(0), other.workers(0, "iron"), other.workers(0, "bronze")) == (0, 2, 3)
    assert other.of(0).civil_left == 1  # one action less than the first way


def test_five_tokens_are_7_resources_and_change_is_made_from_iron() -> None:
    game = table().player(0, workers="bronze=3 iron=2").turn(0, production=True).do(0, "done")
    assert (game.blue(0, "bronze"), game.blue(0, "iron"), game.resources(0)) == (3, 2, 7)
    again = table().player(0, workers="bronze=3 iron=2", blue="bronze=3 iron=2").turn(0)
    again.do(0, "upgrade bronze iron")
    assert (again.blue(0, "bronze"), again.blue(0, "iron")) == (0, 2)
    again.do(0, "upgrade bronze iron")
    assert (again.blue(0, "bronze"), again.blue(0, "iron")) == (1, 0)


def test_coal_without_iron_pays_1_with_two_tokens_on_bronze() -> None:
    game = table().player(0, workers="coal=1", blue="coal=1", wonder="pyramids", stages=2, yellow=18).turn(0)
    bank = game.of(0).bank
    game.do(0, "stage 1")
    assert (game.blue(0, "coal"), game.blue(0, "bronze"), game.resources(0)) == (0, 2, 2)
    assert game.of(0).bank == bank + 2 - 1  # the two markers came back, one token more lies on bronze
    with_iron = table().player(0, workers="coal=1 iron=0", blue="coal=1", wonder="pyramids", stages=2).turn(0)
    with_iron.do(0, "stage 1")
    assert (with_iron.blue(0, "iron"), with_iron.blue(0, "bronze")) == (1, 0)


def test_patriotism_pays_for_swordsmen() -> None:
    game = table().player(0, workers="swordsmen=0 warriors=1", blue="bronze=5", hand="patriotism_i", unused=2).turn(0)
    game.do(0, "use patriotism_i")
    assert game.of(0).military_left == 3
    game.do(0, "upgrade warriors swordsmen")
    assert (game.resources(0), game.of(0).military_left) == (5, 2)
    game.do(0, "build swordsmen")
    assert (game.resources(0), game.of(0).military_left) == (3, 1)
    game.do(0, "build swordsmen")
    assert (game.resources(0), game.of(0).military_left) == (0, 0)


BIG_EXAMPLE = Tableau(
    government="theocracy",
    leader="leonardo_da_vinci",
    workers={
        "alchemy": 2,
        "religion": 3,
        "drama": 1,
        "agriculture": 4,
        "iron": 3,
        "bronze": 1,
        "warriors": 1,
        "swordsmen": 2,
        "knights": 0,
    },
    wonders=["library_of_alexandria", "st_peters_basilica"],
    specials=["code_of_laws", "cartography"],
)


def test_big_example_statistics() -> None:
    found = statistics(BIG_EXAMPLE)
    assert (found.strength, found.culture, found.faces, found.science) == (6, 9, 8, 6)
    assert (found.resource_production, found.food_production) == (7, 4)


def test_big_example_scores_61() -> None:
    state = position(built_in(), BIG_EXAMPLE)
    assert beginner_bonus(state, 0) == 16 + 12 + 16 + 11 + 6 == 61


def karsten_colonizes() -> Table:
    game = table(3).player(
        0, workers="warriors=1 swordsmen=1", cards="cartography", military="defense_colonization_bonus_ii"
    )
    return game.event("inhabited_territory_i")


def test_inhabited_territory_for_4_with_cartography() -> None:
    game = karsten_colonizes().do(0, "bid 4").do(1, "done").do(2, "done")
    yellow = game.of(0).yellow
    game.do(0, "sacrifice warriors", "spend defense_colonization_bonus_ii", "done")
    assert game.workers(0, "warriors") == 0
    assert game.of(0).yellow == yellow + 1 + 2 - 1  # the unit, two new tokens, one of them a new worker
    assert game.of(0).colonies == [number("inhabited_territory_i")]
    assert game.of(0).unused == 2
    assert not game.military(0)


def test_inhabited_territory_swordsmen_alone_suffice() -> None:
    game = karsten_colonizes().do(0, "bid 4").do(1, "done").do(2, "done").do(0, "sacrifice swordsmen", "done")
    assert game.military(0) == ["defense_colonization_bonus_ii"]
    assert len(game.of(0).colonies) == 1


def test_losing_the_inhabited_territory_takes_2_yellow_tokens_of_the_bank() -> None:
    game = table().player(0, cards="inhabited_territory_i").player(1, workers="warriors=5")
    yellow = game.of(0).yellow
    game.event("independence_declaration")
    assert game.of(0).yellow == yellow - 2
    assert not game.of(0).colonies


def spy() -> Table:
    game = table().player(0, workers="riflemen=4 warriors=2", military="spy_ii")
    game.player(1, workers="knights=1 warriors=0", cards="fundamentalism navigation", science=3)
    game.of(1).workers[number("team_sports")] = 0
    game.player(1, workers="bread_and_circuses=1", military="defense_colonization_bonus_ii")
    return game.turn(0, politics=True)


def test_spy_takes_the_3_science_points_there_are() -> None:
    game = spy()
    assert (game.figures(0).strength, game.figures(1).strength) == (14, 10)
    game.do(0, "attack spy_ii 1", "sacrifice riflemen")
    assert attack_strength(game.state) == 17
    game.do(0, "done").do(1, "done")
    assert (game.of(0).science, game.of(1).science) == (3, 0)
    assert game.figures(0).strength == 11
    assert game.of(0).military_left == 1


def test_spy_is_not_repelled_by_a_bonus_of_4_alone() -> None:
    game = spy().do(0, "attack spy_ii 1", "sacrifice riflemen", "done")
    game.do(1, "spend defense_colonization_bonus_ii", "done")
    assert game.of(1).science == 0


def test_karsten_needs_2_faces_with_12_tokens_and_3_with_10() -> None:
    game = table(3).player(0, workers="religion=1", yellow=11, unused=1, blue="agriculture=4 bronze=4", science=3)
    game.of(0).hand = [number("bread_and_circuses")]
    game.turn(0)
    assert game.discontent(0) == 1  # 2 needed, 1 there
    game.do(0, "grow")
    assert game.food(0) == 0  # 4 food
    assert game.discontent(0) == 2  # 3 needed
    assert game.of(0).unused == 2  # enough: no uprising
    game.do(0, "discover bread_and_circuses", "build bread_and_circuses")
    assert game.discontent(0) == 0


def test_development_of_warfare_with_a_discontent_worker_leads_to_an_uprising() -> None:
    game = table(3).player(0, workers="religion=1", yellow=10, unused=2).event("development_of_warfare", seat=1)
    game.do(1, "done").do(2, "done").do(0, "free_build warriors")
    assert (game.discontent(0), game.of(0).unused) == (2, 1)
    game.turn(0, production=True).do(0, "done")
    assert "event-uprising" in game.events
    assert game.resources(0) == 0


def test_justice_system_replaces_code_of_laws() -> None:
    game = table().player(0, cards="code_of_laws", hand="justice_system", science=7).turn(0)
    assert game.of(0).civil_total == 5
    blue = game.of(0).blue_owned
    game.do(0, "discover justice_system")
    assert game.of(0).civil_total == 5
    assert game.of(0).blue_owned == blue + 3


def test_masonry_makes_upgrades_from_level_0_cheaper_only() -> None:
    game = table().player(0, workers="philosophy=2 alchemy=1 scientific_method=0", cards="masonry communism", unused=1)
    game.player(0, blue="bronze=9").turn(0)
    assert cost(game, "upgrade philosophy alchemy") == 2
    assert cost(game, "upgrade philosophy scientific_method") == 4
    assert cost(game, "upgrade alchemy scientific_method") == 2
    assert cost(game, "build alchemy") == 5


def test_architecture_makes_level_2_labs_cost_6_and_the_upgrade_1() -> None:
    game = table().player(
        0, workers="philosophy=2 alchemy=1 scientific_method=0", cards="architecture communism", unused=1
    )
    game.player(0, blue="bronze=9").turn(0)
    assert cost(game, "build alchemy") == 5
    assert cost(game, "build scientific_method") == 6
    assert cost(game, "upgrade alchemy scientific_method") == 1


def cost(game: Table, move: str) -> int:
    """What a move costs in resources, tried in a copy."""
    assert game.can(0, move)
    state = game.state.copy()
    state.apply(0, game.action(move))
    return game.resources(0) - resources_stored(state, state.players[0])


def test_medieval_army_of_two_pairs_is_12() -> None:
    game = table().player(0, workers="warriors=2 swordsmen=1 knights=2", cards="medieval_army").turn(0)
    assert game.figures(0).strength == 12


def test_sacrifices_of_the_medieval_army() -> None:
    game = table().player(0, workers="warriors=2 swordsmen=1 knights=2", cards="medieval_army").turn(0)
    catalogue, tactic = game.state.catalogue, game.state.card(number("medieval_army"))
    knights, swordsmen, warriors = number("knights"), number("swordsmen"), number("warriors")
    assert 12 + sacrifice_strength(catalogue, [knights], tactic, None) == 14
    assert 12 + sacrifice_strength(catalogue, [knights, swordsmen], tactic, None) == 18
    assert sacrifice_strength(catalogue, [knights, warriors, knights, warriors], tactic, None) == 2 * 5


def test_defensive_army_with_obsolete_warriors_is_22() -> None:
    units = "warriors=1 swordsmen=3 cannon=2"
    game = table().player(0, workers=units, cards="defensive_army").turn(0)
    assert game.figures(0).strength == 13 + 6 + 3 == 22


def test_entrenchments_with_air_forces() -> None:
    units = "warriors=0 swordsmen=1 riflemen=0 modern_infantry=1 cannon=4 air_forces=1"
    game = table().player(0, workers=units, cards="entrenchments").turn(0)
    assert sum(game.figures(0).strength - bonus for bonus in (18 + 5,)) == 24
    game.of(0).workers[number("air_forces")] = 2
    assert game.figures(0).strength == 57
    game.of(0).workers[number("air_forces")] = 3
    assert game.figures(0).strength == 60


def test_war_that_is_lost_profits_the_defender() -> None:
    game = (
        table().player(0, war="war_over_culture_ii", war_target=1, culture=9).player(1, workers="warriors=4", culture=1)
    )
    game.step(steps.ResolveWar(0)).do(0, "done").do(1, "done")
    assert (game.of(0).culture, game.of(1).culture) == (6, 4)


def test_coal_costs_nothing_more_when_iron_is_missing() -> None:
    game = table().player(0, workers="bronze=2 coal=0", blue="bronze=6").turn(0)
    game.do(0, "upgrade bronze coal")
    assert (game.resources(0), game.workers(0, "coal")) == (0, 1)
