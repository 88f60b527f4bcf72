"""The rulebook's worked examples, by name."""

from tests.games.mosaic.kit import CARDS, Table, build_card, table
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.rules.empire import region_points
from zeitalter.games.mosaic.rules.influence import survey


def test_christine_works_for_13_stone_or_9_ideas() -> None:
    for currency, amount in (("stone", 13), ("ideas", 9)):
        game = table()
        game.player().population = 6
        game.player().production = [0, 7, 3, 0, 0]
        game.do(f"work {currency}")
        assert game.player().stock[c.CURRENCY_NAMES.index(currency)] == amount


def test_michael_taxes_22_money() -> None:
    game = table()
    player = game.player()
    player.population, player.symbols[c.GOVERNMENT], player.production[c.TAX_TRACK] = 6, 3, 4
    game.offer(c.TAX, [card.id for card in CARDS.taxes].index("tax_2x_2x")).do("levy tax_2x_2x")
    assert player.stock[c.MONEY] == 22


def test_jack_levies_29_money() -> None:
    game = table().put(0, "city", "EGY-10", "EGY-12", "GRE-02").put(0, "port", "EGY-02")
    player = game.player()
    player.goods = [1, 1, 1, 1, 3, 0, 0, 0, 0, 0]
    player.production[c.TARIFF_TRACK] = 6
    game.offer(c.TAX, [card.id for card in CARDS.taxes].index("tariff_3x_2x")).do("levy tariff_3x_2x")
    assert player.stock[c.MONEY] == 29


def test_several_tiles_of_one_good_are_one_kind() -> None:
    game = table()
    game.player().goods[4] = 3
    assert game.state.goods_kinds(0) == 1


def test_6_money_replace_2_ideas_and_1_stone_of_a_project() -> None:
    game = table().give(stone=4, ideas=3, money=5).offer(c.BUILD, build_card("project_forum"))
    assert game.refuses("build project_forum 0 0")
    game.give(stone=4, ideas=3, money=6).do("build project_forum 0 0")
    assert game.player().stock == [0, 0, 0, 0]


def test_paul_builds_a_farming_village_on_7_ideas() -> None:
    game = table().put(0, "city", "EGY-03").tile("EGY-04", "ideas_7").do("found farm 0", "place EGY-04")
    assert game.player().stock[c.IDEAS] == 7
    assert game.state.tiles[[place.id for place in CARDS.hexes].index("EGY-04")] == c.NOTHING


def hispania() -> Table:
    game = table()
    game.put(0, "city", "HIS-01", "HIS-03", "HIS-04").units(0, "infantry", "hispania", 2).own(0, "formations")
    game.put(1, "city", "HIS-05").put(1, "farm", "HIS-06").units(1, "cavalry", "hispania", 2)
    return game.put(2, "city", "HIS-08", "HIS-09").put(2, "wonder", "HIS-12")


def test_first_scoring_of_hispania() -> None:
    game = hispania()
    assert game.influence("hispania") == [10, 5, 6, 0]
    assert region_points(game.state, survey(game.state), 0) == [10, 0, 2, 0]


def test_second_scoring_of_hispania_with_a_siege_engine() -> None:
    game = hispania().units(1, "siege", "hispania", 1)
    assert game.influence("hispania") == [4, 6, 2, 0]
    assert region_points(game.state, survey(game.state), 0) == [2, 10, 0, 0]
