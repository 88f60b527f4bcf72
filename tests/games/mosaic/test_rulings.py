"""What the rulebook leaves open, as decided in docs/rulings/mosaic.md."""

import pytest

from tests.games.mosaic.kit import (
    CARDS,
    HEXES,
    REGIONS,
    RULES,
    Table,
    actions_left,
    build_card,
    symbols,
    table,
    technology,
)
from zeitalter.core.chance import stream
from zeitalter.core.wording import Event
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps
from zeitalter.games.mosaic.model.state import THIRD_EMPIRE, TWO_SETS
from zeitalter.games.mosaic.rules import scoring
from zeitalter.games.mosaic.rules.claims import is_achieved
from zeitalter.games.mosaic.rules.influence import dominated
from zeitalter.games.mosaic.rules.offers import refresh_offer
from zeitalter.games.mosaic.rules.technologies import lay_down
from zeitalter.games.mosaic.view.shape import MosaicView


def skilled(game: Table) -> Table:
    """Every symbol seat 0 could be asked for, but no golden age or achievement to claim."""
    game.player().symbols = [5] * 9
    game.state.achievements = []
    return game


def govern(game: Table, government: str) -> Table:
    game.player().government = [card.id for card in CARDS.governments].index(government)
    return game


def old_republic(game: Table) -> Table:
    """A Republic whose refresh is used."""
    player = govern(game, "republic").player()
    player.refreshed = (player.government,)
    return game


# ---- set-up ---------------------------------------------------------------------------------------------------------


def test_starting_technologies_are_played_in_an_order_of_choice_and_may_wait() -> None:
    game = table()
    game.state.turns = 0
    for card in ("calendar", "alphabet", "seeds"):
        lay_down(game.state, 0, technology(card), 1, drafted=True)
    game.state.agenda[:] = [steps.Turn(0, 1, 0), steps.StartCards(0)]
    assert game.options() == ["play alphabet", "play seeds", "done"]  # the calendar asks for science
    game.do("play alphabet", "play calendar", "done")
    assert game.player().face_down() == [technology("seeds")]
    game.state.turns = 1
    assert "play seeds" in game.options()  # from the first turn on


def test_village_of_the_leader_is_not_built_and_collects_its_tile() -> None:
    game = table().lead(0, "merchant").put(0, "city", "EGY-10").own(1, "merchants").tile("EGY-09", "wine")
    for seat, leader in ((1, "artist"), (2, "engineer"), (3, "priestess")):
        game.lead(seat, leader).put(seat, "city", f"GRE-0{seat * 2}")
    game.state.agenda[:] = [steps.Benefits(seat) for seat in (3, 2, 1, 0)]
    game.state.advance()
    game.do("place EGY-09")
    assert game.player().goods[CARDS.goods.index("wine")] == 1
    assert (game.state.bonus, game.player().stock[c.MONEY]) == (0, 30)


# ---- building -------------------------------------------------------------------------------------------------------


def test_port_city_on_a_hex_without_fish_gets_no_food_production() -> None:
    game = table().give(stone=4).do("found port 0", "place EGY-02")
    assert game.player().production == [0] * 5
    assert game.player().goods[c.FISH] == 0


def test_village_may_stand_across_a_border() -> None:
    edge = [
        (place, near)
        for place in CARDS.hexes
        for near in place.neighbours
        if CARDS.hexes[near].region != place.region and c.PORT_HEX not in (place.kind, CARDS.hexes[near].kind)
    ]
    place, near = edge[0]
    game = table().put(0, "city", place.id).do("found farm 0", f"place {CARDS.hexes[near].id}")
    assert game.player().sites[c.FARM] == [near]


def test_village_never_stands_in_a_region_out_of_play() -> None:
    for place in CARDS.hexes:
        if place.region == REGIONS["gaul"] and place.kind != c.PORT_HEX:
            across = {CARDS.hexes[near].region for near in place.neighbours}
            if REGIONS["hispania"] in across:
                game = table(3).put(0, "city", place.id).do("found farm 0")
                assert {text[6:9] for text in game.options()} == {"GAU"}
                return
    raise AssertionError("Gaul and Hispania share no border")


def test_plain_wonder_may_stand_on_a_port_hex_and_takes_the_fish() -> None:
    game = table().give(stone=20, food=5).put(0, "city", "EGY-10").tile("EGY-02", "fish")
    game.do("wonder stonehenge 0 0", "place EGY-02")
    assert game.player().production[c.FOOD_TRACK] == 3


def test_card_whose_piece_has_no_place_may_not_be_taken() -> None:
    game = table().give(stone=9).put(0, "port", "EGY-02", "GRE-19", "ITA-10")
    game.offer(c.BUILD, build_card("port_city"), build_card("farming_village"))
    assert game.refuses("build port_city 0 0")
    game = table().offer(c.BUILD, build_card("farming_village"))
    assert game.refuses("build farming_village 0 0")  # no city to stand beside


def test_money_pays_for_both_currencies_of_a_wonder_and_for_plain_growth() -> None:
    game = table().give(stone=18, food=4, money=12).put(0, "city", "EGY-10")
    game.do("wonder stonehenge 1 1", "place EGY-09")  # 2 + 1 stone and 1 + 1 food by money
    assert game.player().stock == [1, 0, 1, 2]
    game = table().give(food=14, money=2).offer(c.POPULATION)
    game.state.decks[c.POPULATION] = []
    assert game.do("grow_plain 0").player().stock == [0, 0, 0, 0]


def test_population_may_fall_to_0() -> None:
    game = table().give(stone=4)
    game.player().population = 2
    game.do("found city 0", "place EGY-10")
    assert game.player().population == 0


# ---- decks, offers, empire cards ------------------------------------------------------------------------------------


def test_last_population_card_of_the_offer_comes_before_the_plain_rate() -> None:
    game = table().give(food=15).offer(c.POPULATION, 0)
    game.state.decks[c.POPULATION] = []
    assert game.refuses("grow_plain 0")
    game.do("grow population_06_food_2_people 0").turn(0).give(food=15).do("grow_plain 0")


def test_refresh_with_an_empty_deck_returns_the_same_cards() -> None:
    game = table().offer(c.TAX, 2, 5)
    game.state.decks[c.TAX] = []
    refresh_offer(game.state, c.TAX)
    assert game.state.offers[c.TAX] == [2, 5]


def test_two_empire_cards_in_one_turn_give_two_scorings_at_its_end() -> None:
    game = govern(table().put(0, "city", "EGY-10"), "monarchy")
    game.state.achievements = []
    game.offer(c.POPULATION, 0, 1).offer(c.TAX, 0, 1)
    game.state.decks[c.POPULATION] = [3, 3, 3, c.EMPIRE]
    game.state.decks[c.TAX] = [2, 2, c.EMPIRE]
    game.do("refresh population")
    assert game.state.scorings == 0
    game.do(f"levy {CARDS.taxes[0].id}")
    assert (game.state.empires, game.state.scorings, game.player().empire_vp) == (2, 2, 8)


def test_empire_card_after_the_second_end_trigger_still_scores() -> None:
    game = table(2).give(food=6).put(0, "city", "EGY-10")
    game.state.scorings, game.state.empires, game.state.final_round = 2, 1, 1
    game.state.decks[c.POPULATION] = [3, c.EMPIRE]
    game.offer(c.POPULATION, 0, 1).do("grow population_06_food_2_people 0")
    assert (game.state.scorings, game.state.final_round) == (3, 1)


def both_ends(scorings: int) -> Table:
    """A turn in which an empire card turns up and two sets of cards are gone."""
    game = table(2).give(food=6).put(0, "city", "EGY-10")
    game.player().wonders, game.player().golden_ages = list(range(9)), list(range(9))
    game.state.achievements = [[card.id for card in CARDS.achievements].index("wealthy")]
    game.state.scorings = game.state.empires = scorings
    game.state.decks[c.POPULATION] = [3, c.EMPIRE]
    return game.offer(c.POPULATION, 0, 1).do("grow population_06_food_2_people 0")


def test_empire_card_and_second_end_trigger_in_one_turn_both_score() -> None:
    game = both_ends(scorings=0)
    assert (game.state.ending, game.state.scorings, game.state.final_round) == (TWO_SETS, 2, 2)
    assert game.player().empire_vp == 2 * 4


def test_second_end_trigger_adds_no_fourth_scoring() -> None:
    game = both_ends(scorings=2)
    assert (game.state.ending, game.state.scorings, game.state.final_round) == (THIRD_EMPIRE, 3, 2)


def test_before_a_scoring_the_general_acts_first_and_diplomats_last() -> None:
    game = table().lead(1, "general").own(1, "diplomats").lead(3, "engineer").turn(2)
    game.units(1, "infantry", "egypt", 1).units(0, "infantry", "egypt", 2)
    game.state.pending = 1
    game.do("work stone")
    assert game.options() == ["remove 0 infantry egypt", "done"]
    game.do("remove 0 infantry egypt")
    assert "expel 0 egypt numidia" in game.options()
    game = table().lead(1, "general").own(3, "diplomats").own(0, "diplomats").turn(2)
    game.units(1, "infantry", "egypt", 1).units(0, "infantry", "egypt", 2)
    game.state.pending = 1
    game.do("work stone")
    assert game.state.actors() == [1]  # although seat 3 comes first after the player at turn
    assert game.do("done").state.actors() == [3]
    assert game.do("done").state.actors() == [0]


def test_plain_growth_and_plain_taxes_are_no_cards() -> None:
    game = table().give(food=15).offer(c.POPULATION)
    game.state.decks[c.POPULATION] = []
    game.player().doubled = 1
    game.do("grow_plain 0")
    assert (game.player().population, game.player().doubled) == (7, 1)  # Flood Farming waits for a card
    game = table().lead(0, "merchant").offer(c.TAX)
    game.state.decks[c.TAX] = []
    game.player().goods[1] = 1
    assert game.do("levy_plain tax").player().stock[c.MONEY] == 5


def test_last_round_is_announced_once() -> None:
    """Although a further empire card may score in the round that brought the end in sight."""
    game = table(2)
    game.player().wonders, game.player().golden_ages = list(range(9)), list(range(9))
    game.state.achievements = [[card.id for card in CARDS.achievements].index("wealthy")]
    game.state.log = []
    game.give(1, food=6).do("work stone")
    game.state.decks[c.POPULATION] = [3, c.EMPIRE]
    game.offer(c.POPULATION, 0, 1).do("grow population_06_food_2_people 0")
    assert game.state.scorings == 2
    assert [event.message.key for event in game.state.log].count("event-last-round") == 1


def test_claims_come_before_the_scoring_at_the_end_of_the_turn() -> None:
    game = govern(table().give(food=6), "oligarchy")
    game.player().refreshed = tuple(range(len(CARDS.governments)))
    game.state.achievements = [[card.id for card in CARDS.achievements].index("populous")]
    game.player().population = 10
    game.state.decks[c.POPULATION] = [3, c.EMPIRE]
    game.offer(c.POPULATION, 0, 1).do("grow population_06_food_2_people 0")
    assert game.state.scorings == 0
    game.do("claim populous").finish()
    assert (game.state.scorings, game.player().empire_vp) == (1, 2)


# ---- technologies ---------------------------------------------------------------------------------------------------


def test_face_down_technologies_count_as_cards_only() -> None:
    game = table().own(0, *["seeds"] * 13)
    lay_down(game.state, 0, technology("music"), 1, drafted=True)
    educated = [card.id for card in CARDS.achievements].index("educated")
    assert not is_achieved(game.state, 0, educated)
    lay_down(game.state, 0, technology("wheel"), game.state.everyone())
    assert is_achieved(game.state, 0, educated)  # 13 face up, 2 face down
    assert scoring.technology_points(game.state, 0) == 0
    assert game.player().symbols == [0] * 9
    game.player().wonders = [[card.id for card in CARDS.wonders].index("great_library")]
    assert scoring.wonder_points(game.state, 0) == 6


def test_fish_may_be_taken_by_a_card_but_nothing_from_an_occupied_hex() -> None:
    game = skilled(table().give(ideas=5).put(0, "port", "ASS-08", "GRE-19").put(1, "city", "EGY-10"))
    game.tile("EGY-02", "fish").tile("EGY-10", "wine").tile("EGY-12", "cloth").tile("EGY-04", "money_10")
    game.research("lighthouses").do("play lighthouses")
    assert game.options() == ["take EGY-02", "take EGY-12"]  # goods on free hexes only
    game.do("take EGY-02")
    assert game.player().production[c.FOOD_TRACK] == 3


def test_caravans_may_take_a_resource_tile() -> None:
    game = skilled(table().give(ideas=5)).tile("EGY-04", "ideas_7").tile("EGY-12", "cloth")
    game.research("caravans").do("play caravans", "take EGY-04")
    assert game.player().stock == [0, 7, 0, 5]


def test_wild_good_is_one_tile_for_mercantilism() -> None:
    game = skilled(table().give(ideas=5).own(0, "crafts"))
    game.player().goods[3] = 2
    game.research("mercantilism").do("play mercantilism")
    assert game.player().stock[c.MONEY] == 15


def test_plowshare_counts_once_when_played() -> None:
    game = skilled(table().give(ideas=5).put(0, "city", "EGY-10").put(0, "farm", "EGY-09"))
    game.research("plowshare").do("play plowshare").turn(0).do("found farm 0", "place EGY-11")
    assert game.player().production[c.FOOD_TRACK] == 2


def test_units_without_a_placement_line_go_where_an_own_city_stands() -> None:
    game = skilled(table().give(ideas=5).put(0, "city", "EGY-10").put(0, "port", "GRE-19"))
    game.research("food_preservation").do("play food_preservation")
    assert {text.split()[2] for text in game.options()} == {"egypt", "greece"}
    game = skilled(table().give(ideas=5).put(0, "city", "EGY-10"))
    game.research("spears").do("play spears")
    assert len(game.options()) == 7  # this card says: in any region


def test_removed_units_come_from_one_region_of_any_owner_and_type_and_may_stay() -> None:
    game = skilled(table().give(ideas=5).units(0, "infantry", "egypt", 1).units(0, "cavalry", "greece", 1))
    game.units(1, "infantry", "egypt", 1).units(2, "siege", "egypt", 1).units(1, "cavalry", "greece", 1)
    game.research("iron").do("play iron")
    assert len(game.options()) == 4  # three units, or none
    game.do("remove 2 siege egypt")
    assert game.options() == ["remove 1 infantry egypt", "done"]
    game.do("done")
    assert game.count_units(1, "infantry", "egypt") == 1


@pytest.mark.parametrize(("card", "unit"), [("formations", "infantry"), ("companion_cavalry", "cavalry")])
def test_two_cards_remove_units_from_several_regions(card: str, unit: str) -> None:
    game = skilled(table().give(ideas=5).units(0, unit, "egypt", 1).units(0, unit, "greece", 1))
    game.units(1, "cavalry", "egypt", 1).units(2, "siege", "greece", 1).units(1, "infantry", "italy", 1)
    game.research(card).do(f"play {card}")
    if card == "companion_cavalry":
        game.do("deploy cavalry egypt", "deploy cavalry egypt")
    assert game.options() == ["remove 2 siege greece", "remove 1 cavalry egypt", "done"]
    game.do("remove 2 siege greece")
    assert game.options() == ["remove 1 cavalry egypt", "done"]
    game.do("remove 1 cavalry egypt")
    assert (game.count_units(1, "cavalry"), game.count_units(2, "siege")) == (0, 0)


def test_schools_of_thought_shift_nothing_between_tax_and_tariff() -> None:
    game = skilled(table().give(ideas=5))
    game.player().production = [0, 0, 0, 2, 1]
    game.research("schools_of_thought").do("play schools_of_thought")
    targets = {tuple(text.split()[1:]) for text in game.options() if text != "done"}
    assert targets == {(source, to) for source in ("tax", "tariff") for to in ("food", "stone", "ideas")}


def test_schools_of_thought_cannot_shift_what_a_government_adds() -> None:
    game = govern(skilled(table().give(ideas=5)), "monarchy")
    game.player().production = [0, 0, 2, 0, 0]
    game.research("schools_of_thought").do("play schools_of_thought")
    assert {text.split()[1] for text in game.options() if text.startswith("shift")} == {"ideas"}
    game.do("shift ideas tax")
    assert game.options() == ["amount 1", "amount 2"]


def test_fertilizer_counts_the_production_of_a_monarchy() -> None:
    game = govern(skilled(table().give(ideas=5)), "monarchy")
    game.research("fertilizer").do("play fertilizer")
    assert game.player().stock[c.FOOD] == 8


def test_martial_law_bars_ports_and_free_cities_but_no_villages_wonders_or_units() -> None:
    game = table().give(1, stone=30, food=5, ideas=5, money=5).put(1, "city", "EGY-10").turn(1)
    game.state.locked[REGIONS["egypt"]] = 0
    assert "place EGY-02" not in game.do("found port 0").options()
    game.turn(1).player(1).population = 5
    game.player(1).symbols = [5] * 9
    game.state.achievements = []
    game.research("cities").do("play cities")
    assert not [text for text in game.options() if text.startswith("place EGY")]
    game.turn(1).do("found farm 0", "place EGY-09").turn(1).do("wonder stonehenge 0 0", "place EGY-08")
    game.turn(1).do("military", "recruit infantry egypt")
    game.turn(0).give(stone=4).do("found city 0", "place EGY-12")  # its owner may


def test_diplomats_may_wait_for_a_later_scoring() -> None:
    game = table().own(0, "diplomats").units(1, "infantry", "egypt", 2)
    game.state.pending = 1
    game.do("work stone", "done")
    assert (game.state.scorings, game.player().expelled) == (1, 0)
    game.turn(0)
    game.state.pending = 1
    game.do("work stone", "expel 1 egypt numidia")
    assert game.count_units(1, "infantry", "numidia") == 2


# ---- units and domination -------------------------------------------------------------------------------------------


def test_borders_on_land() -> None:
    pairs = {("hispania", "gaul"), ("gaul", "italy"), ("greece", "assyria"), ("assyria", "egypt")}
    sea = {("italy", "numidia"), ("italy", "greece"), ("hispania", "numidia"), ("numidia", "egypt")}
    found = {frozenset((region.id, CARDS.regions[near].id)) for region in CARDS.regions for near in region.neighbours}
    assert found == {frozenset(pair) for pair in pairs | sea}


def test_regions_out_of_play_cannot_be_crossed() -> None:
    game = table(3).give(money=9).units(0, "cavalry", "gaul", 1).own(0, "horsemanship").do("military")
    targets = {text.split()[3] for text in game.options() if text.startswith("move cavalry gaul")}
    assert targets == {"italy", "numidia", "greece"}
    game = table(3).give(money=9).units(0, "cavalry", "numidia", 1).own(0, "horsemanship").do("military")
    targets = {text.split()[3] for text in game.options() if text.startswith("move cavalry numidia")}
    assert targets == {"italy", "egypt", "greece", "gaul", "assyria"}  # Gaul by way of Italy


def test_military_action_needs_at_least_one_recruit_or_move() -> None:
    game = table().give(money=9).put(0, "city", "EGY-10").do("military")
    assert "done" not in game.options()
    assert table().give(money=4).put(0, "city", "EGY-10").refuses("military")


def test_domination_counts_as_an_empire_scoring_does() -> None:
    game = table().put(1, "city", "EGY-10", "EGY-12").units(0, "infantry", "egypt", 3)
    assert (dominated(game.state, 0), dominated(game.state, 1)) == (0, 1)
    game.own(0, "formations")
    assert dominated(game.state, 0) == 1
    game = table().put(1, "city", "EGY-10", "EGY-12").units(0, "siege", "egypt", 1)
    assert (dominated(game.state, 0), dominated(game.state, 1)) == (1, 0)


# ---- leaders and governments ----------------------------------------------------------------------------------------


def test_priestess_may_take_a_port_city_and_needs_a_piece_of_that_kind() -> None:
    game = table().lead(0, "priestess").put(1, "port", "EGY-02").put(1, "city", "EGY-10", "EGY-12", "GRE-02")
    game.state.locked[REGIONS["egypt"]] = 1  # she does not found it
    ports = table().lead(0, "priestess").put(1, "port", "EGY-02").put(1, "city", "EGY-10", "EGY-12", "GRE-02")
    ports.put(0, "port", "GRE-19", "ITA-10", "NUM-09")
    assert ports.refuses("take_over EGY-02")
    game.player(1).goods[c.FISH] = 1
    game.do("take_over EGY-02")
    assert game.player().sites[c.PORT] == [HEXES["EGY-02"]]
    assert (game.player().goods[c.FISH], game.player(1).goods[c.FISH]) == (0, 1)
    assert game.refuses("take_over EGY-10")  # once


def test_artist_earns_with_an_own_wonder() -> None:
    game = table().lead(0, "artist").give(stone=20, food=5).put(0, "city", "EGY-10")
    game.do("wonder stonehenge 0 0", "place EGY-09")
    assert game.player().stock[c.MONEY] == 10


def test_flood_farming_doubles_before_the_farmer_adds_1() -> None:
    game = table().lead(0, "farmer").give(food=6).offer(c.POPULATION, 0)
    game.player().doubled = 1
    game.do("grow population_06_food_2_people 0")
    assert game.player().population == 5 + 2 * 2 + 1


def test_engineer_and_bonus_space_react_to_free_cities() -> None:
    game = skilled(table().lead(0, "engineer").give(ideas=5))
    game.research("cities").do("play cities", "place EGY-10")
    assert (game.player().production[c.STONE_TRACK], game.state.bonus) == (1, 5)


def test_closing_actions_of_the_scribe_count_as_a_turn_of_his_own() -> None:
    game = table(2).lead(1, "scribe").turn(1)
    game.state.final_round, game.state.round, game.state.ending = 5, 5, 2
    game.state.achievements = [[card.id for card in CARDS.achievements].index("wealthy")]
    lay_down(game.state, 1, technology("seeds"), 1 << 1, drafted=True)
    game.give(1, money=80)
    game.do("work stone", "done")
    assert actions_left(game.state) == 2
    game.do("claim wealthy", "play seeds", "work stone", "work stone")
    assert game.state.outcome() is not None
    assert game.points(1)[3] == 6


def test_requirements_of_a_government_count_only_when_it_is_taken() -> None:
    game = table().give(ideas=40)
    game.player().symbols = symbols("military 2")
    game.do("govern tyranny 0").turn(0)
    game.player().symbols = [0] * 9
    assert game.units(0, "infantry", "egypt", 1).empire()[0] == 3 + 3
    game.player().symbols = symbols("military 2")
    assert game.refuses("govern tyranny 0")  # not the card just returned


def test_city_state_scores_the_best_region() -> None:
    game = table().put(0, "city", "EGY-10", "EGY-12", "GRE-02").put(0, "port", "EGY-02").put(0, "city", "ITA-05")
    before = game.empire()[0]
    assert govern(game, "city_state").empire()[0] - before == 3


def test_republic_looks_once_before_every_action() -> None:
    game = govern(table().give(ideas=10), "republic")
    top = game.state.decks[c.TECHNOLOGY][-1]
    game.offer(c.TECHNOLOGY, technology("seeds"), technology("wheel"))
    game.turn(0, 2).do("look technology", "research seeds 0", "play seeds")
    assert actions_left(game.state) == 1
    assert top in game.state.offers[c.TECHNOLOGY]  # it was put back on top
    taxes = game.state.decks[c.TAX][-1]
    game.do("look tax", "take_seen 0 0")  # before the second action of the turn, too
    assert game.player().taxes == [taxes]


def test_republic_looks_where_no_open_card_can_be_paid_and_may_then_act_otherwise() -> None:
    game = old_republic(table().give(food=6).offer(c.POPULATION, 4, 5))
    game.state.decks[c.POPULATION][-1] = 0
    game.do("look population")
    assert game.options() == ["take_seen 0 0", "done"]
    game.do("done")
    assert game.refuses("look population")  # one look before this action
    assert game.refuses("look tax")
    assert game.do("work stone").state.active == 1


def test_republic_is_bound_to_a_deck_whose_open_cards_can_be_paid() -> None:
    game = old_republic(table().give(food=6).offer(c.POPULATION, 0, 5))
    game.state.decks[c.POPULATION][-1] = 5
    assert game.do("look population").options() == ["grow population_06_food_2_people 0"]


def test_what_follows_a_look_does_not_tell_the_others_whether_the_card_can_be_paid() -> None:
    views = []
    for top in (0, 5):  # for 6 food, for 18 food
        game = govern(table().give(food=6).offer(c.POPULATION, 4, 5), "republic")
        game.state.decks[c.POPULATION] = [3, 4, c.EMPIRE, 2, top]
        game.do("look population")
        views.append([game.state.observe(1), game.do("done").state.observe(1)])
    assert views[0] == views[1]


def test_republic_may_build_without_a_card_after_looking_at_the_build_deck() -> None:
    game = govern(table().give(stone=9).offer(c.BUILD, build_card("capital_city")), "republic")
    top = game.state.decks[c.BUILD][-1]
    game.do("look build", "found city 0", "place EGY-10")
    assert game.player().builds == []
    assert game.state.decks[c.BUILD][-1] == top


def test_republic_is_not_bound_to_a_village_where_no_open_card_can_be_paid() -> None:
    game = old_republic(table().put(0, "city", "EGY-10").offer(c.BUILD, build_card("project_forum")))
    game.state.decks[c.BUILD][-1] = build_card("project_academy")
    assert game.do("look build").options() == ["found farm 0", "found craft 0", "done"]
    assert "work stone" in game.do("done").options()


def test_republic_is_not_bound_where_no_card_was_seen() -> None:
    game = govern(table().give(food=6).offer(c.POPULATION, 0), "republic")
    game.state.decks[c.POPULATION] = [c.EMPIRE]
    game.do("look population")
    assert game.state.empires == 1
    assert "work stone" in game.options()
    assert game.refuses("look tax")  # it was the look before this action


def test_free_actions_between_the_look_of_a_republic_and_its_action() -> None:
    game = govern(skilled(table().lead(0, "magistrate").give(ideas=5)), "republic")
    game.state.achievements = [[card.id for card in CARDS.achievements].index("populous")]
    game.player().population = 13
    lay_down(game.state, 0, technology("seeds"), 1, drafted=True)
    game.state.turns += 1
    top = game.state.decks[c.TECHNOLOGY][-1]
    game.do("look technology", "claim populous", "play seeds", "convert money", "refresh tax")
    assert game.refuses("work stone")  # still bound to the deck
    game.do("take_seen 0 0")
    assert game.player().face_down() == [top]


def test_card_seen_by_a_republic_is_taken_from_the_offer_once_a_refresh_has_drawn_it() -> None:
    game = govern(table().give(ideas=5), "republic")
    top, second = game.state.decks[c.TECHNOLOGY][-1], game.state.decks[c.TECHNOLOGY][-6]
    game.do("look technology", "refresh technology")
    assert game.state.offers[c.TECHNOLOGY][0] == top
    assert game.refuses("take_seen 0 0")  # another card, unseen, is on top now
    assert game.state.prompt(0).words.key == "prompt-looked-drawn"
    game.do(f"research {CARDS.technologies[top].id} 0")
    assert game.state.offers[c.TECHNOLOGY][0] == second
    game = govern(table(), "republic").do("look technology", "refresh technology")
    assert game.state.prompt(0).words.key == "prompt-looked-drawn-in-vain"
    assert game.options() == ["done"]


def down_cards(game: Table, viewer: int | None) -> list[int]:
    """What a viewer knows of the face-down technologies of seat 0."""
    view = game.state.observe(viewer)
    assert isinstance(view, MosaicView)
    return [down.card for down in view.players[0].down]


def test_who_has_seen_a_technology_on_top_still_knows_it_face_down() -> None:
    game = govern(table().give(ideas=5), "republic")
    top = game.state.decks[c.TECHNOLOGY][-1]
    game.state.top_seen[c.TECHNOLOGY] = 1 << 2  # seat 2 has looked before and put it back
    game.do("look technology")
    log: list[Event] = []
    game.state.log = log
    game.do("take_seen 0 0")
    assert [down_cards(game, viewer) for viewer in (0, 1, 2, None)] == [[top], [-1], [top], [-1]]
    told = [message.key for seat in (1, 2) if (message := log[0].for_seat(seat))]
    assert told == ["event-take-unseen", "event-take-seen"]
    for viewer in (1, 2):
        view = game.state.observe(viewer)
        assert RULES.game.imagine(view, stream("who")).observe(viewer) == view


def test_technology_that_everybody_saw_going_under_the_deck_lies_open_to_all() -> None:
    game = govern(table().give(ideas=5), "republic")
    deck = game.state.decks[c.TECHNOLOGY]
    deck[:] = deck[-3:]
    game.state.under[c.TECHNOLOGY] = 3
    top = deck[-1]
    game.do("look technology", "take_seen 0 0")
    assert [down_cards(game, viewer) for viewer in (0, 1, None)] == [[top]] * 3


def test_empire_card_found_by_a_look_is_set_aside() -> None:
    game = govern(table(), "republic")
    game.state.decks[c.TAX] = [1, 3, c.EMPIRE]
    game.offer(c.TAX, 0, 2).do("look tax")
    assert (game.state.empires, game.state.scorings) == (1, 0)
    assert game.state.observe(0).decks["tax"].top == 3  # type: ignore[attr-defined]
    game.do("take_seen 0 0")
    assert game.player().taxes == [3]


def test_another_player_may_use_the_refresh_of_a_government_card_again() -> None:
    game = table().give(0, ideas=60).give(1, ideas=60).own(0, "caste_system").own(1, "caste_system")
    game.do("govern monarchy 0").turn(0).do("refresh build", "govern oligarchy 0")
    game.turn(1).do("govern monarchy 0").turn(1).do("refresh build")
    assert game.refuses("refresh tax")


def test_free_actions_between_two_moves_of_a_military_action() -> None:
    """Three regions are dominated only between the first move and the second."""
    game = (
        table().lead(0, "magistrate").give(money=9).units(0, "infantry", "egypt", 1).units(0, "cavalry", "assyria", 2)
    )
    game.state.achievements = [[card.id for card in CARDS.achievements].index("imperial")]
    game.do("military")
    assert game.refuses("convert money")  # the menu of the turn comes directly before
    game.do("move cavalry assyria greece", "claim imperial", "convert money", "move infantry egypt assyria")
    assert (dominated(game.state, 0), len(game.player().achievements)) == (2, 1)
    assert game.player().stock[c.MONEY] == 9 + 20 - 2
    assert "done" in game.options()


def test_limit_of_recruits_counts_for_a_whole_turn() -> None:
    game = table().lead(0, "scribe").give(money=40).put(0, "city", "EGY-10").turn(0, actions=2)
    game.state.achievements = []
    game.do("military", "recruit infantry egypt", "done", "military", "recruit cavalry egypt")
    assert game.refuses("recruit infantry egypt")  # the second of this turn was the last
    game.do("done", *["work stone"] * 3, "military", "recruit infantry egypt", "recruit infantry egypt")
    assert game.count_units(0, "infantry", "egypt") == 3  # in the next turn two more


def test_no_military_action_with_nobody_left_to_recruit_or_move() -> None:
    game = table().lead(0, "scribe").give(money=12).put(0, "city", "EGY-10").turn(0, actions=2)
    game.do("military", "recruit infantry egypt", "recruit infantry egypt")
    game.do("move infantry egypt numidia", "move infantry egypt numidia")
    game.give(money=40)
    assert actions_left(game.state) == 1
    assert game.refuses("military")


def test_each_unit_moves_once_in_a_whole_turn() -> None:
    game = table().lead(0, "scribe").give(money=9).units(0, "infantry", "egypt", 2).turn(0, actions=2)
    game.do("military", "move infantry egypt numidia", "done", "military")
    assert game.options() == ["move infantry egypt assyria", "move infantry egypt numidia"]
    game.do("move infantry egypt numidia")
    game.do(*["work stone"] * 3, "military", "move infantry numidia italy")  # in the next turn again
