"""Every technology, taken from the offer and played: what it brings at once. What it changes later is below."""

import pytest

from tests.games.mosaic.kit import CARDS, RULES, Table, table, technology
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.player import FaceDown
from zeitalter.games.mosaic.rules import scoring

# What changes: production in capitals, stock, people, units, points, unrest ignored. The player has a city, a farming
# village, an infantry, bronze and wine, 6 people, exactly the symbols asked for; three opposing infantry stand in the
# same region; bronze and cloth lie on the board.
EXPECTED = {
    "adobe_houses": "people 1 stone 5",
    "agrarian_settlement": "FOOD 3",
    "alphabet": "IDEAS 2 ideas 5",
    "ancestor_worship": "calm 2 points 2",
    "animal_husbandry": "FOOD 3 cavalry 1",
    "armor": "infantry 1",
    "assemblies": "TAX 3",
    "bathing": "people 1 calm 1",
    "battle_chariots": "cavalry 2 removed 1",
    "brickmaking": "STONE 3",
    "bronze_working": "infantry 3 tiles 1",
    "calendar": "FOOD 2 IDEAS 2",
    "caravans": "tiles 1 money 5",
    "caste_system": "FOOD 2 STONE 2",
    "cavalry_tactics": "",
    "chemistry": "IDEAS 3",
    "cisterns_wells": "people 2",
    "cities": "cities 1",
    "citizen_levy": "",
    "citizens_rights": "points 6",
    "clans": "people 1 food 5",
    "colony": "cities 1",
    "community_hearths": "FOOD 2 food 5",
    "companion_cavalry": "cavalry 2 removed 2",
    "corvee": "STONE 2 TAX 2",
    "crafts": "kinds 1",
    "diplomats": "",
    "empires": "points 1",
    "engineering": "STONE 3 cities 1",
    "exploration": "infantry 1 farms 1",
    "fermentation": "points 3",
    "fertilizer": "FOOD 3 food 3",
    "festivals": "points 4",
    "fishing": "FOOD 3",
    "flood_farming": "FOOD 2",
    "food_preservation": "infantry 2 food 5 people 1",
    "formations": "removed 2",
    "fortified_camps": "infantry 2",
    "grain_pits": "food 12",
    "herbal_medicine": "people 2",
    "horsemanship": "cavalry 2 removed 1",
    "hunting": "FOOD 2 infantry 1",
    "iron": "STONE 3 removed 2",
    "irrigation": "FOOD 2",
    "law_code": "FOOD 3",
    "lighthouses": "",
    "literature": "calm 5 points 2",
    "magistrates": "FOOD 3",
    "martial_law": "",
    "mercantilism": "money 10",
    "merchants": "",
    "metallurgy": "infantry 1",
    "migration": "people -1 cities 1",
    "mining": "STONE 3 TAX 2",
    "monuments": "points 3",
    "music": "ideas 5 points 3",
    "number_system": "IDEAS 3",
    "oral_tradition": "IDEAS 3",
    "philosophy": "points 2",
    "plant_domestication": "FOOD 3 farms 1",
    "plowshare": "FOOD 2",
    "plumbing": "people 2",
    "poetry": "ideas 5 points 3",
    "pottery": "FOOD 2 TARIFF 3",
    "public_games": "calm 1",
    "quarries": "STONE 3",
    "raiders": "stone 5",
    "religion": "TAX 3 calm 2",
    "roof_tiles": "STONE 2",
    "royal_house": "TAX 3 money 10 points 2",
    "sailing": "FOOD 2 TARIFF 2",
    "schools_of_thought": "",
    "scientific_method": "IDEAS 3",
    "seeds": "FOOD 3",
    "sewers": "people 1",
    "siege_weapons": "",
    "spears": "infantry 2 removed 1",
    "state_labor": "STONE 6",
    "taxation": "TAX 4",
    "textiles": "money 15 tiles 1",
    "trade_routes": "TARIFF 3 money 10",
    "villages": "people 1 FOOD 1",
    "viticulture": "money 10",
    "weights_and_measures": "IDEAS 3",
    "wheel": "TARIFF 2 STONE 2",
    "writing": "IDEAS 3",
}


def position() -> Table:
    game = table().give(ideas=5).put(0, "city", "ASS-11").put(0, "farm", "ASS-12").units(0, "infantry", "assyria", 1)
    game.units(1, "infantry", "assyria", 3).tile("NUM-20", "bronze").tile("NUM-22", "cloth")
    player = game.player()
    player.population = 6
    player.goods[CARDS.goods.index("bronze")] = player.goods[CARDS.goods.index("wine")] = 1
    return game


def measures(game: Table) -> dict[str, int]:
    player = game.player()
    found = dict(zip(["FOOD", "STONE", "IDEAS", "TAX", "TARIFF"], player.production))
    found |= dict(zip(c.CURRENCY_NAMES, player.stock))
    found |= {"people": player.population, "infantry": player.units_of(0), "cavalry": player.units_of(1)}
    found |= {"cities": player.cities(), "farms": len(player.sites[c.FARM]), "tiles": sum(player.goods)}
    found |= {"removed": 3 - game.count_units(1, "infantry", "assyria"), "calm": scoring.calm(game.state, 0)}
    found |= {"points": scoring.technology_points(game.state, 0)}
    found["kinds"] = game.state.goods_kinds(0) - sum(1 for number in player.goods if number)
    return found


def wanted(text: str) -> dict[str, int]:
    words = text.split()
    return {words[i]: int(words[i + 1]) for i in range(0, len(words), 2)}


@pytest.mark.parametrize("card", EXPECTED)
def test_technology_brings_what_it_says(card: str) -> None:
    game = position()
    game.player().symbols = CARDS.technologies[technology(card)].needs[:]
    before = measures(game)
    game.research(card)
    assert f"play {card}" in game.options()
    game.do(f"play {card}").finish("assyria")
    after = measures(game)
    before["ideas"] -= 5
    changed = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    assert changed == wanted(EXPECTED[card])
    granted = CARDS.technologies[technology(card)].symbols
    needs = CARDS.technologies[technology(card)].needs
    assert game.player().symbols == [granted[i] + needs[i] for i in range(c.PILLARS)]


def test_every_technology_is_in_the_table() -> None:
    assert sorted(EXPECTED) == [card.id for card in CARDS.technologies]


def test_without_the_symbols_a_technology_lies_face_down() -> None:
    game = position().research("calendar")
    assert game.player().face_down() == [technology("calendar")]
    assert game.player().up == []
    assert game.player().production == [0] * 5


def test_face_down_technology_is_played_later_without_an_action() -> None:
    game = position().research("calendar")
    game.player().symbols[c.SCIENCE] = 1
    game.turn(0).player().down = [FaceDown(technology("calendar"), game.state.turns, game.state.everyone(), False)]
    assert "play calendar" not in game.options()  # not in the turn it was taken
    game.state.turns += 1
    game.do("play calendar")
    assert game.player().production == [2, 0, 2, 0, 0]
    assert "work stone" in game.options()  # the action is still there


def test_face_down_technology_is_another_element_than_its_copy_on_offer() -> None:
    game = position().give(ideas=10).research("migration")
    game.player().symbols = [9] * 9
    game.turn(0).offer(c.TECHNOLOGY, technology("migration"))
    game.state.turns += 1
    anchors = [
        game.state.describe(0, RULES.vocabulary.parse(text)).anchors
        for text in ("play migration", "research migration 0")
    ]
    assert anchors == [["down:technology-migration"], ["card:technology-migration"]]


def test_playable_technology_may_be_kept_face_down() -> None:
    game = position().research("seeds").do("done")
    assert game.player().face_down() == [technology("seeds")]
    assert game.player().symbols == [0] * 9


# ---- what technologies change later ---------------------------------------------------------------------------------


def test_armor_protects_infantry_from_removal() -> None:
    game = position().own(1, "armor")
    game.player().symbols = [9] * 9
    game.research("iron").do("play iron")
    assert "done" in game.options()  # nothing to remove: only free actions are left
    assert game.count_units(1, "infantry") == 3


def test_caste_system_needs_no_symbols_for_a_government() -> None:
    game = position().give(ideas=20)
    assert game.refuses("govern republic 0")
    game.own(0, "caste_system").do("govern republic 0")
    assert game.player().stock[c.IDEAS] == 0


def test_cavalry_tactics_removes_2_and_adds_2_influence_per_region() -> None:
    game = position().units(0, "cavalry", "assyria", 2)
    game.player().symbols = [9] * 9
    before = game.influence("assyria")[0]
    game.research("cavalry_tactics").do(
        "play cavalry_tactics", "remove 1 infantry assyria", "remove 1 infantry assyria"
    )
    assert game.influence("assyria")[:2] == [before + 2, 1]


def test_citizen_levy_raises_the_recruit_limit_by_2() -> None:
    game = position().give(money=50).own(0, "citizen_levy").do("military")
    game.do(*["recruit infantry assyria"] * 4)
    assert game.refuses("recruit infantry assyria")


def test_citizens_rights_is_limited_to_10_points() -> None:
    game = position()
    game.player().population = 14
    game.player().symbols = [9] * 9
    game.research("citizens_rights").do("play citizens_rights")
    assert game.player().card_vp == 10


def test_colony_founds_only_where_no_own_city_stands() -> None:
    game = position()
    game.player().symbols = [9] * 9
    game.research("colony").do("play colony")
    assert game.options()
    assert not [text for text in game.options() if text.startswith("place ASS")]


def test_migration_founds_only_in_a_neighbouring_region() -> None:
    game = position()
    game.player().symbols = [9] * 9
    game.research("migration").do("play migration")
    assert {text[6:9] for text in game.options()} == {"GRE", "EGY"}


def test_migration_without_people_does_nothing() -> None:
    game = position()
    game.player().symbols = [9] * 9
    game.player().population = 0
    game.research("migration").do("play migration")
    assert game.player().cities() == 1


def test_diplomats_move_all_units_of_one_opponent_once_before_a_scoring() -> None:
    game = position().own(0, "diplomats")
    game.state.pending = 1
    game.do("work stone")
    assert game.state.actors() == [0]
    game.do("expel 1 assyria egypt")
    assert game.count_units(1, "infantry", "egypt") == 3
    assert game.state.scorings == 1
    game.turn(0)
    game.state.pending = 1
    game.do("work stone")
    assert game.state.scorings == 2  # not asked again


def test_flood_farming_doubles_the_next_population_card_only() -> None:
    game = position().give(food=40)
    game.player().doubled = 1
    game.offer(c.POPULATION, 0, 0).do("grow population_06_food_2_people 0")
    assert game.player().population == 10
    game.turn(0).offer(c.POPULATION, 0, 0).do("grow population_06_food_2_people 0")
    assert game.player().population == 12


def test_formations_adds_2_influence_in_regions_with_infantry() -> None:
    game = position()
    before = game.influence("assyria")[0]
    assert game.own(0, "formations").influence("assyria")[0] == before + 2


def test_horsemanship_lets_cavalry_move_two_regions_for_1_money() -> None:
    game = position().give(money=1).units(0, "cavalry", "assyria", 1)
    assert "move cavalry assyria numidia" not in game.do("military").options()
    game = position().give(money=1).units(0, "cavalry", "assyria", 1).own(0, "horsemanship").do("military")
    assert "move infantry assyria numidia" not in game.options()
    game.do("move cavalry assyria numidia")
    assert game.player().stock[c.MONEY] == 0


def test_lighthouses_take_a_good_per_port_city() -> None:
    game = position().put(0, "port", "ASS-08", "GRE-19")
    game.player().symbols = [9] * 9
    game.research("lighthouses").do("play lighthouses", "take NUM-20")
    assert sum(game.player().goods) == 4  # the last tile is taken without asking


def test_martial_law_keeps_others_from_founding_cities() -> None:
    game = position().units(1, "infantry", "assyria", 0).give(1, stone=9)
    game.player().symbols = [9] * 9
    game.research("martial_law").do("play martial_law").turn(1).do("found city 0")
    assert not [text for text in game.options() if text.startswith("place ASS")]


def test_merchants_earn_with_every_city_founded_by_anybody() -> None:
    game = position().give(money=0).own(0, "merchants").give(1, stone=9).turn(1)
    game.do("found city 0", "place EGY-01")
    assert game.player().stock[c.MONEY] == 5
    game.turn(1)
    game.player(1).population = 5
    game.do("found port 0", "place EGY-02")
    assert game.player().stock[c.MONEY] == 15


def test_metallurgy_adds_3_stone_to_work_for_stone_or_ideas() -> None:
    assert position().own(0, "metallurgy").do("work stone").player().stock[c.STONE] == 9
    assert position().own(0, "metallurgy").do("work ideas").player().stock == [3, 11, 0, 0]
    assert position().own(0, "metallurgy").do("work food").player().stock[c.STONE] == 0


def test_public_games_ignore_unrest_by_urbanization() -> None:
    game = position().own(0, "public_games")
    game.player().symbols[c.URBANIZATION] = 3
    assert scoring.calm(game.state, 0) == 3


def test_raiders_choose_for_each_unit() -> None:
    game = position().units(0, "infantry", "assyria", 2)
    game.player().symbols = [9] * 9
    game.research("raiders").do("play raiders", "raid food", "raid money")
    assert game.player().stock == [0, 0, 5, 5]


def test_roof_tiles_score_2_per_wonder() -> None:
    game = position().own(0, "roof_tiles")
    game.player().wonders = [0, 1]
    assert scoring.technology_points(game.state, 0) == 4


def test_schools_of_thought_shift_production() -> None:
    game = position()
    game.player().symbols = [9] * 9
    game.player().production = [0, 4, 1, 0, 0]
    game.research("schools_of_thought").do("play schools_of_thought", "shift stone ideas", "amount 4")
    assert game.player().production == [0, 0, 5, 0, 0]


def test_scientific_method_replaces_the_technology_offer() -> None:
    game = position()
    game.player().symbols = [9] * 9
    game.state.offers[c.TECHNOLOGY] = [technology("scientific_method"), *[technology("seeds")] * 4]
    game.state.decks[c.TECHNOLOGY] = [technology("wheel")] * 20
    game.do("research scientific_method 0", "play scientific_method")
    assert game.state.offers[c.TECHNOLOGY] == [technology("wheel")] * 5
    assert game.state.under[c.TECHNOLOGY] == 5


def test_technology_taken_is_replaced_before_it_is_laid_down() -> None:
    """As the rules order it: who plays the card knows whether an empire card was found."""
    game = position().give(ideas=5)
    game.state.offers[c.TECHNOLOGY] = [technology("spears"), *[technology("seeds")] * 4]
    game.state.decks[c.TECHNOLOGY] = [technology("wheel"), technology("music"), c.EMPIRE]
    game.do("research spears 0")
    assert game.options() == ["play spears", "done"]
    assert game.state.offers[c.TECHNOLOGY][0] == technology("music")
    assert (game.state.empires, game.state.scorings) == (1, 0)


def test_sewers_bring_people_per_city_at_most_5() -> None:
    game = position().put(0, "city", "ASS-01", "ASS-02", "ASS-04", "ASS-05", "ASS-07", "ASS-09")
    game.player().symbols = [9] * 9
    assert game.research("sewers").do("play sewers").player().population == 11


def test_siege_weapons_allow_siege_engines() -> None:
    assert position().give(money=20).do("military").refuses("recruit siege assyria")
    game = position().give(money=20).own(0, "siege_weapons").do("military", "recruit siege assyria")
    assert game.count_units(0, "siege") == 1


def test_crafts_stand_for_a_missing_kind() -> None:
    game = position().own(0, "crafts")
    assert game.state.goods_kinds(0) == 3
    game.player().goods = [1] * len(CARDS.goods)
    assert game.state.goods_kinds(0) == len(CARDS.goods)
