"""Every leader, build card, wonder, golden age, achievement, government, population, tax and tariff card."""

import pytest

from tests.games.mosaic.kit import CARDS, HEXES, RULES, Table, actions_left, build_card, symbols, table
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps
from zeitalter.games.mosaic.model.state import Mosaic, Piece
from zeitalter.games.mosaic.rules import scoring
from zeitalter.games.mosaic.rules.claims import is_achieved
from zeitalter.text import Words

# ---- leaders: a whole set-up with this leader for the first who chooses ---------------------------------------------

# Production food stone ideas tax tariff; stock stone ideas food money; population.
LEADERS = {
    "artist": ([0, 0, 5, 0, 0], [0, 5, 0, 15], 5),
    "engineer": ([0, 5, 3, 0, 0], [10, 0, 0, 10], 5),
    "farmer": ([5, 0, 0, 0, 0], [0, 0, 10, 10], 5),
    "general": ([0, 0, 0, 10, 0], [0, 0, 0, 20], 6),
    "magistrate": ([2, 2, 0, 2, 0], [10, 0, 5, 0], 6),
    "merchant": ([0, 0, 0, 0, 5], [0, 0, 0, 30], 5),
    "philosopher": ([3, 0, 8, 0, 0], [0, 10, 0, 10], 5),
    "priestess": ([3, 0, 0, 6, 0], [0, 0, 5, 15], 5),
    "scribe": ([5, 0, 0, 0, 0], [0, 5, 10, 0], 5),
}


def set_up_with(leader: str) -> tuple[Mosaic, int]:
    state = RULES.setup(3, None, 9)
    assert isinstance(state, Mosaic)
    state.tiles = [c.NOTHING] * len(state.tiles)
    seat = state.actors()[0]
    state.apply(seat, RULES.vocabulary.parse(f"leader {leader}"))
    while not isinstance(state.agenda[-1], steps.Turn):
        for actor in state.actors():
            legal = state.legal_actions(actor)
            state.apply(actor, legal[-1] if isinstance(state.agenda[-1], steps.StartCards) else legal[0])
    return state, seat


@pytest.mark.parametrize(
    "leader",
    ["artist", "engineer", "farmer", "general", "magistrate", "merchant", "philosopher", "priestess", "scribe"],
)
def test_leader_brings_production_and_start(leader: str) -> None:
    state, seat = set_up_with(leader)
    player = state.players[seat]
    assert (player.production, player.stock, player.population) == LEADERS[leader]
    card = CARDS.leaders[player.leader]
    assert player.symbols == card.symbols
    assert len(player.down) == (6 if leader == "philosopher" else 5)
    assert len(player.sites[c.FARM]) == (1 if leader == "farmer" else 0)
    assert len(player.sites[c.CRAFT]) == (1 if leader == "merchant" else 0)
    assert player.units_of(c.INFANTRY) == (1 if leader == "general" else 0)
    assert scoring.calm(state, seat) == (3 if leader in ("artist", "priestess") else 0)


def test_magistrate_turns_1_population_into_20_once() -> None:
    game = table().lead(0, "magistrate").do("convert money")
    assert (game.player().population, game.player().stock[c.MONEY]) == (4, 20)
    assert game.refuses("convert stone")


def test_engineer_gets_stone_production_for_cities_and_crafts_not_farms() -> None:
    game = table().lead(0, "engineer").give(stone=20).do("found city 0", "place EGY-10")
    assert game.player().production[c.STONE_TRACK] == 1
    game.turn(0).do("found farm 0", "place EGY-09")
    assert game.player().production[c.STONE_TRACK] == 1
    game.turn(0).do("found craft 0", "place EGY-11")
    assert game.player().production[c.STONE_TRACK] == 2


def test_general_recruits_3_and_removes_a_unit_before_each_scoring() -> None:
    game = table().lead(0, "general").give(money=50).put(0, "city", "EGY-10").units(1, "cavalry", "egypt", 2)
    game.do("military", *["recruit infantry egypt"] * 3)
    assert game.refuses("recruit infantry egypt")
    game.state.pending = 1
    game.do("done", "remove 1 cavalry egypt")
    assert game.count_units(1, "cavalry") == 1
    assert game.state.scorings == 1


def test_scribe_has_an_extra_action_first_and_two_at_the_end() -> None:
    state, seat = set_up_with("scribe")
    while state.active != seat:
        state.apply(state.actors()[0], RULES.vocabulary.parse("work stone"))
        while isinstance(state.agenda[-1], steps.Turn) and actions_left(state) == 0:
            state.apply(state.actors()[0], RULES.vocabulary.parse("done"))
    assert actions_left(state) == 2
    game = table(2).lead(1, "scribe").turn(1)
    game.state.final_round, game.state.round, game.state.ending = 5, 5, 2
    game.do("work stone")
    assert (game.state.actors(), actions_left(game.state)) == ([1], 2)
    game.do("work stone", "work stone")
    assert game.state.outcome() is not None


def test_artist_earns_with_every_wonder_and_scores_culture() -> None:
    game = table().lead(0, "artist").give(1, stone=20, food=5).put(1, "city", "EGY-10").turn(1)
    game.do("wonder stonehenge 0 0", "place EGY-09")
    assert game.player().stock[c.MONEY] == 10
    game.player().symbols[c.CULTURE] = 4
    assert game.points()[7] == 4


def test_priestess_takes_over_a_city_of_an_opponent_with_4() -> None:
    game = table().lead(0, "priestess").put(1, "city", "EGY-10", "EGY-12", "GRE-02")
    assert game.refuses("take_over EGY-10")
    game.put(1, "port", "EGY-02").do("take_over EGY-10")
    assert (game.player().cities(), game.player(1).cities()) == (1, 3)
    assert game.state.pieces[HEXES["EGY-10"]] == Piece(0, c.CITY)
    assert game.state.bonus == 0  # it was not built


def test_philosopher_draws_a_technology_unseen_by_the_others() -> None:
    state, seat = set_up_with("philosopher")
    other = state.observe((seat + 1) % 3)
    assert [down.card for down in other.players[seat].down] == [c.NOTHING] * 6  # type: ignore[attr-defined]
    seen = state.observe(seat).players[seat].down  # type: ignore[attr-defined]
    assert [down.card for down in seen] == state.players[seat].face_down()


def test_farmer_gets_1_more_with_each_population_card() -> None:
    game = table().lead(0, "farmer").give(food=6).offer(c.POPULATION, 0, 0).do("grow population_06_food_2_people 0")
    assert game.player().population == 8


def test_merchant_gets_2_per_kind_with_tax_cards_only() -> None:
    game = table().lead(0, "merchant").offer(c.TAX, 7, 0)
    game.player().goods[3] = game.player().goods[4] = 1
    tax = [card.id for card in CARDS.taxes]
    game.offer(c.TAX, tax.index("tax_1x_1x"), tax.index("tariff_2x_1x")).do("levy tax_1x_1x")
    assert game.player().stock[c.MONEY] == 5 + 4
    game.turn(0).give().offer(c.TAX, tax.index("tariff_2x_1x")).do("levy tariff_2x_1x")
    assert game.player().stock[c.MONEY] == 4


# ---- build cards ----------------------------------------------------------------------------------------------------

# What the card brings beside the piece: production, stock left of 9 stone, 9 ideas and 20 people, symbols.
BUILDS = {
    "agricultural_city": ("FOOD 3", "urbanization food"),
    "architectural_city": ("stone 5", "urbanization construction"),
    "capital_city": ("", "urbanization government"),
    "culture_city": ("calm 3", "urbanization culture"),
    "farming_village": ("FOOD 1 money 5", "food"),
    "garrison_city": ("infantry 1", "urbanization military"),
    "manufacturing_village_builders": ("TARIFF 1 money 5", ""),
    "manufacturing_village_luxuries": ("TARIFF 1 money 5", ""),
    "manufacturing_village_provisions": ("TARIFF 1 money 5", ""),
    "populous_city": ("people 1", "urbanization population"),
    "port_city": ("money 10", "urbanization"),
    "project_academy": ("points 1", "science"),
    "project_aqueduct": ("points 1", "population"),
    "project_city_walls": ("points 1", "military"),
    "project_forum": ("points 1", "government"),
    "project_granaries": ("points 1", "food"),
    "project_insulae": ("points 1", "urbanization"),
    "project_market": ("points 1", "economy"),
    "project_roads": ("points 1", "construction"),
    "project_theater": ("points 1", "culture"),
    "research_city": ("IDEAS 3", "urbanization science"),
    "trade_city": ("TARIFF 3", "urbanization economy"),
}


def measures(game: Table) -> dict[str, int]:
    player = game.player()
    found = dict(zip(["FOOD", "STONE", "IDEAS", "TAX", "TARIFF"], player.production))
    found |= dict(zip(c.CURRENCY_NAMES, player.stock))
    found |= {"people": player.population, "infantry": player.units_of(0), "calm": scoring.calm(game.state, 0)}
    found["points"] = scoring.project_points(game.state, 0)
    return found


def as_numbers(text: str) -> dict[str, int]:
    words = text.split()
    return {words[i]: int(words[i + 1]) for i in range(0, len(words), 2)}


@pytest.mark.parametrize(
    "card",
    [
        "agricultural_city",
        "architectural_city",
        "capital_city",
        "culture_city",
        "farming_village",
        "garrison_city",
        "manufacturing_village_builders",
        "manufacturing_village_luxuries",
        "manufacturing_village_provisions",
        "populous_city",
        "port_city",
        "project_academy",
        "project_aqueduct",
        "project_city_walls",
        "project_forum",
        "project_granaries",
        "project_insulae",
        "project_market",
        "project_roads",
        "project_theater",
        "research_city",
        "trade_city",
    ],
)
def test_build_card_brings_what_it_says(card: str) -> None:
    game = table().give(stone=9, ideas=9).put(0, "city", "EGY-10").offer(c.BUILD, build_card(card))
    before = measures(game)
    game.do(f"build {card} 0 0").finish("egypt")
    entry = CARDS.builds[build_card(card)]
    cost = CARDS.build_costs[entry.piece]
    before["stone"] -= cost[0]
    before["ideas"] -= cost[1]
    before["people"] -= cost[2]
    after = measures(game)
    changed = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    assert (changed, game.player().symbols) == (as_numbers(BUILDS[card][0]), symbols(BUILDS[card][1]))
    if entry.piece != c.PROJECT:
        assert len(game.player().sites[entry.piece]) == (2 if entry.piece == c.CITY else 1)
    assert game.player().builds == [build_card(card)]


def test_every_build_card_is_in_the_table() -> None:
    assert sorted(BUILDS) == [card.id for card in CARDS.builds]


def test_capital_city_replaces_an_offer_of_choice() -> None:
    game = table().give(stone=9).offer(c.BUILD, build_card("capital_city"))
    old = game.state.offers[c.TECHNOLOGY][:]
    game.do("build capital_city 0 0", "place EGY-10", "refresh technology")
    assert game.state.decks[c.TECHNOLOGY][:5] == old[::-1]
    assert game.state.under[c.TECHNOLOGY] == 5


def test_capital_city_replaces_the_build_offer_before_its_own_gap_is_filled() -> None:
    """The rules draw the new card after the benefits of the one taken: only four cards go under the deck."""
    game = table().give(stone=4)
    rest = [build_card(key) for key in ("port_city", "farming_village", "trade_city", "culture_city")]
    game.offer(c.BUILD, build_card("capital_city"), *rest)
    new = game.state.decks[c.BUILD][-5:][::-1]
    game.do("build capital_city 0 0", "place EGY-10", "refresh build")
    assert game.state.offers[c.BUILD] == new
    assert game.state.decks[c.BUILD][:5][:4] == rest[::-1]
    assert game.state.under[c.BUILD] == 4


def test_garrison_stands_in_the_region_of_the_new_city() -> None:
    game = table().give(stone=9).put(0, "city", "GRE-02").offer(c.BUILD, build_card("garrison_city"))
    game.do("build garrison_city 0 0", "place EGY-10", "deploy cavalry egypt")
    assert game.count_units(0, "cavalry", "egypt") == 1


def test_two_equal_manufacturing_villages_both_score_with_all_three_goods() -> None:
    game = table()
    game.player().builds = [build_card("manufacturing_village_provisions")] * 2
    for good in ("grain", "wine"):
        game.player().goods[CARDS.goods.index(good)] = 1
    assert game.points()[6] == 0
    game.own(0, "crafts")
    assert game.points()[6] == 10


# ---- wonders --------------------------------------------------------------------------------------------------------

# Points at the end for a player with 3 cities in Egypt (one a port), 1 city in Greece, 3 farms, 5 technologies, 1
# project, 2 claimed cards; an opponent has a city in Egypt and a wonder in Greece.
WONDERS = {
    "colosseum": ("EGY-09", 4),
    "colossus_of_rhodes": ("GRE-19", 4),
    "great_library": ("EGY-09", 2),
    "great_pyramid": ("EGY-09", 5),
    "hanging_gardens": ("EGY-09", 2),
    "lighthouse_of_alexandria": ("GRE-19", 5),
    "sphinx": ("GRE-04", 8),
    "stonehenge": ("EGY-09", 6),
    "temple_of_artemis": ("EGY-09", 2),
}


def wonder_table() -> Table:
    game = table().put(0, "city", "EGY-10", "EGY-12", "GRE-02").put(0, "port", "EGY-02")
    game.put(1, "city", "EGY-15", "GRE-17").put(1, "wonder", "GRE-09").put(0, "farm", "EGY-11", "EGY-13", "EGY-14")
    player = game.give(stone=20, food=5).player()
    player.population = 7
    game.own(0, "seeds", "wheel", "quarries", "fishing", "music")
    player.builds = [build_card("project_forum")]
    player.golden_ages, player.achievements = [0], [0]
    game.state.achievements = []
    return game


@pytest.mark.parametrize(
    "wonder",
    [
        "colosseum",
        "colossus_of_rhodes",
        "great_library",
        "great_pyramid",
        "hanging_gardens",
        "lighthouse_of_alexandria",
        "sphinx",
        "stonehenge",
        "temple_of_artemis",
    ],
)
def test_wonder_is_built_and_scores(wonder: str) -> None:
    place, points = WONDERS[wonder]
    game = wonder_table().do(f"wonder {wonder} 0 0", f"place {place}")
    assert game.player().stock == [0, 0, 0, 0]
    assert scoring.wonder_points(game.state, 0) == points
    assert scoring.calm(game.state, 0) == (4 if wonder == "temple_of_artemis" else 0)


def test_two_wonders_stand_on_port_hexes_only() -> None:
    for wonder in ("colossus_of_rhodes", "lighthouse_of_alexandria"):
        game = wonder_table().do(f"wonder {wonder} 0 0")
        assert game.options() == ["place GRE-11", "place GRE-19"]


def test_great_pyramid_needs_3_cities_in_the_region_one_of_them_own() -> None:
    game = table().give(stone=20, food=5).put(0, "city", "EGY-10").put(1, "city", "EGY-12")
    assert game.refuses("wonder great_pyramid 0 0")
    game.put(1, "city", "EGY-15").do("wonder great_pyramid 0 0")
    assert {text[6:9] for text in game.options()} == {"EGY"}


def test_wonders_cost_5_more_each_time() -> None:
    game = wonder_table().give(stone=45, food=15).do("wonder stonehenge 0 0", "place EGY-09").turn(0)
    assert game.player().stock == [25, 0, 10, 0]
    game.do("wonder colosseum 0 0", "place EGY-08")
    assert game.player().stock == [0, 0, 0, 0]
    game.turn(0).give(stone=29, food=15)
    assert game.refuses("wonder sphinx 0 0")


# ---- golden ages, achievements --------------------------------------------------------------------------------------

GOLDEN_AGES = {
    "architecture": "construction",
    "art": "culture",
    "games": "urbanization",
    "heroes": "military",
    "kings": "government",
    "medicine": "population",
    "plenty": "food",
    "science": "science",
    "trade": "economy",
}
BONUS = {
    "architecture": "stone 15",
    "art": "ideas 5 money 10",
    "games": "people 1 money 10",
    "heroes": "infantry 2",
    "kings": "TAX 5",
    "medicine": "people 2",
    "plenty": "food 15",
    "science": "ideas 15",
    "trade": "money 20",
}


@pytest.mark.parametrize(
    "age", ["architecture", "art", "games", "heroes", "kings", "medicine", "plenty", "science", "trade"]
)
def test_golden_age_needs_6_symbols(age: str) -> None:
    game = table().put(0, "city", "EGY-10")
    game.state.achievements = []
    pillar = c.PILLAR_NAMES.index(GOLDEN_AGES[age])
    game.player().symbols[pillar] = 5
    assert game.refuses(f"golden_age {age}")
    game.player().symbols[pillar] = 6
    before = measures(game)
    game.do(f"golden_age {age}").finish("egypt")
    after = measures(game)
    changed = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    assert changed == as_numbers(BONUS[age])
    assert game.points()[3] == 6
    assert "work stone" in game.options()  # it was no action
    assert game.turn(1).refuses(f"golden_age {age}")


def reach(game: Table, achievement: str, step: int) -> None:
    """Bring seat 0 to the requirement (step 0), or one short of it (step -1)."""
    player = game.player()
    tracks = {"agricultural": 0, "stonemasons": 1, "scientific": 2, "well_governed": 3, "trading": 4}
    wanted = {"agricultural": 16, "stonemasons": 14, "scientific": 15, "well_governed": 12, "trading": 12}
    goods = {"merchants": 6}
    if achievement in tracks:
        player.production[tracks[achievement]] = wanted[achievement] + step
    elif achievement in goods:
        player.goods = [1] * (6 + step) + [0] * (4 - step)
    elif achievement == "populous":
        player.population = 12 + step
    elif achievement == "great_builders":
        player.wonders = [0, 1]
        player.builds = [build_card("project_forum")] * (3 + step)
    elif achievement == "imperial":
        for region in ("egypt", "greece", "italy")[: 3 + step]:
            game.units(0, "infantry", region, 1)
    elif achievement == "urban":
        game.put(0, "city", *["EGY-10", "EGY-12", "EGY-15", "EGY-16"][: 4 + step])
        game.put(0, "port", *["EGY-02"][: 1 if not player.sites[c.PORT] else 0])
    elif achievement == "military":
        game.units(0, "cavalry", "egypt", 6 + step)
    elif achievement == "wealthy":
        player.stock[c.MONEY] = 80 + step
    elif achievement == "versatile":
        player.symbols = [1] * 8 + [1 + step]
    elif achievement == "seafarers":
        player.sites[c.PORT] = [HEXES[place] for place in ("EGY-02", "GRE-19")[: 2 + step]]
    else:
        assert achievement == "educated"
        player.up = list(range(15 + step))


@pytest.mark.parametrize(
    "achievement",
    [
        "agricultural",
        "educated",
        "great_builders",
        "imperial",
        "merchants",
        "military",
        "populous",
        "scientific",
        "seafarers",
        "stonemasons",
        "trading",
        "urban",
        "versatile",
        "wealthy",
        "well_governed",
    ],
)
def test_achievement_is_claimed_when_reached(achievement: str) -> None:
    card = [entry.id for entry in CARDS.achievements].index(achievement)
    short, game = table(), table()
    short.state.achievements = game.state.achievements = [card]
    reach(short, achievement, -1)
    assert not is_achieved(short.state, 0, card)
    reach(game, achievement, 0)
    game.do(f"claim {achievement}")
    assert game.player().achievements == [card]
    assert game.points()[3] == 6
    assert game.state.achievements == []


def test_imperial_achievement_needs_4_regions_with_2_or_3_players() -> None:
    game = table(3)
    card = [entry.id for entry in CARDS.achievements].index("imperial")
    for region in ("egypt", "greece", "italy"):
        game.units(0, "infantry", region, 1)
    assert not is_achieved(game.state, 0, card)
    assert is_achieved(game.units(0, "infantry", "gaul", 1).state, 0, card)


# ---- governments ----------------------------------------------------------------------------------------------------

# Ideas, symbols, and what the card adds at a scoring for a player who dominates Egypt with 2 cities and a port, has a
# city in Greece, 7 people, 2 wonders, and 1 golden age.
GOVERNMENTS = {
    "city_state": (15, "urbanization 2 government", 3),
    "monarchy": (15, "construction 2 government", 6),
    "oligarchy": (15, "economy 2 government", 2),
    "republic": (20, "government 2 science population", 3),
    "theocracy": (15, "culture 2 government", 4),
    "tyranny": (5, "military 2", 3),
}


@pytest.mark.parametrize("government", ["city_state", "monarchy", "oligarchy", "republic", "theocracy", "tyranny"])
def test_government_costs_ideas_needs_symbols_and_scores(government: str) -> None:
    ideas, needs, points = GOVERNMENTS[government]
    game = table().put(0, "city", "EGY-10", "EGY-12", "GRE-02").put(0, "port", "EGY-02").put(1, "city", "GRE-04")
    game.give(ideas=ideas)
    player = game.player()
    player.population, player.wonders, player.golden_ages = 7, [0, 1], [0]
    assert game.refuses(f"govern {government} 0")
    player.symbols = symbols(needs)
    before = game.empire()[0]
    game.do(f"govern {government} 0")
    assert player.stock[c.IDEAS] == 0
    assert game.empire()[0] - before == points
    assert game.turn(1).refuses(f"govern {government} 0")


def test_monarchy_and_oligarchy_produce_only_while_held() -> None:
    game = table().give(ideas=30).own(0, "caste_system").do("govern monarchy 0")
    assert [game.state.production(0, track) for track in range(5)] == [5, 5, 0, 0, 0]
    game.turn(0).do("govern oligarchy 0")
    assert [game.state.production(0, track) for track in range(5)] == [0, 0, 0, 5, 5]


def test_governments_refresh_one_offer_once_per_card_and_game() -> None:
    game = table().give(ideas=60).own(0, "caste_system").do("govern monarchy 0").turn(0).do("refresh build")
    assert game.refuses("refresh tax")
    game.do("govern oligarchy 0").turn(0).do("refresh tax", "govern monarchy 0").turn(0)
    assert game.refuses("refresh tax")


def test_cards_say_when_their_points_count() -> None:
    words = Words("de", RULES, strict=True)
    view = RULES.catalogue_view()
    for card in view.governments:
        points = [text for text in map(words.message, card.words) if "Punkt" in text]
        assert points, card.id
        assert all(text.startswith("Bei jeder Zählung") for text in points), points
    for card in view.wonders:
        assert any(text.startswith("Am Ende") for text in map(words.message, card.words)), card.id


def test_tyranny_and_oligarchy_score_less_with_2_or_3_players() -> None:
    game = table(3).units(0, "infantry", "egypt", 1)
    game.player().golden_ages = [0, 1]
    before = game.empire()[0]
    game.player().government = [card.id for card in CARDS.governments].index("tyranny")
    assert game.empire()[0] - before == 2
    game.player().government = [card.id for card in CARDS.governments].index("oligarchy")
    assert game.empire()[0] - before == 2


def test_republic_looks_at_a_deck_and_takes_the_card_or_one_of_the_offer() -> None:
    game = table().give(ideas=5)
    game.player().government = [card.id for card in CARDS.governments].index("republic")
    top = game.state.decks[c.TECHNOLOGY][-1]
    game.do("look technology")
    assert game.state.observe(0).decks["technology"].top == top  # type: ignore[attr-defined]
    assert game.state.observe(1).decks["technology"].top == c.NOTHING  # type: ignore[attr-defined]
    assert game.refuses("work stone")  # it commits to the deck's action
    offer = game.state.offers[c.TECHNOLOGY][:]
    game.do("take_seen 0 0")
    assert game.player().face_down() == [top]
    assert game.state.offers[c.TECHNOLOGY] == offer
    seen = game.state.observe(1).players[0].down  # type: ignore[attr-defined]
    assert [down.card for down in seen] == [c.NOTHING]


# ---- population, taxes and tariffs ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "card",
    [
        "population_06_food_2_people",
        "population_10_food_2_people",
        "population_12_food_3_people",
        "population_15_food_4_people",
        "population_18_food_4_people",
        "population_20_food_5_people",
    ],
)
def test_population_card_costs_food(card: str) -> None:
    food, people = int(card.split("_")[1]), int(card.split("_")[3])
    number = [entry.id for entry in CARDS.populations].index(card)
    game = table().give(food=food - 1).offer(c.POPULATION, number)
    assert game.refuses(f"grow {card} 0")
    game.give(food=food).do(f"grow {card} 0")
    assert (game.player().population, game.player().stock[c.FOOD]) == (5 + people, 0)


@pytest.mark.parametrize(
    "card",
    [
        "tax_1x_1x",
        "tax_2x_1x",
        "tax_2x_2x",
        "tax_3x_2x",
        "tariff_2x_1x",
        "tariff_3x_1x",
        "tariff_3x_2x",
        "tariff_4x_2x",
    ],
)
def test_tax_or_tariff_card_pays_and_causes_unrest(card: str) -> None:
    first, second = int(card.split("_")[1][0]), int(card.split("_")[2][0])
    number = [entry.id for entry in CARDS.taxes].index(card)
    game = table().offer(c.TAX, number).put(0, "city", "EGY-10", "EGY-12")
    player = game.player()
    player.goods = [1, 3, 1] + [0] * 7
    player.symbols[c.GOVERNMENT] = 4
    player.production = [0, 0, 0, 6, 7]
    game.state.bonus = 15
    game.do(f"levy {card}")
    expected = first * 3 + second * 2 + 7 if card.startswith("tariff") else first * 5 + second * 4 + 6
    assert player.stock[c.MONEY] == expected + 15
    assert game.state.bonus == 0
    assert game.points()[8] == -CARDS.taxes[number].unrest


# ---- words on the cards ---------------------------------------------------------------------------------------------


def card_text(language: str, name: str) -> str:
    view = RULES.catalogue_view()
    words = Words(language, RULES, strict=True)
    for cards in (view.technologies, view.builds, view.leaders, view.wonders):
        for card in cards:
            if card.name == name:
                return " ".join(words.message(message) for message in card.words)
    raise AssertionError(f"there is no card {name}")


def test_leader_cards_say_what_they_bring_at_the_start() -> None:
    assert card_text("de", "leader-magistrate").endswith("Spielbeginn: 10 Stein. 5 Nahrung. Bevölkerung +1.")
    assert card_text("en", "leader-general").endswith("Start: 20 money. Population +1. 1 × infantry.")
    assert card_text("de", "leader-merchant").endswith("Spielbeginn: 30 Geld. Handwerksdorf neben deiner Stadt.")
    assert card_text("en", "leader-philosopher").endswith(
        "Start: 10 ideas. 10 money. 1 technology from the top of the deck."
    )
    for leader in CARDS.leaders:
        assert "Spielbeginn" in card_text("de", "leader-" + leader.id)


def test_cards_tell_symbols_from_people() -> None:
    assert card_text("de", "build-project_aqueduct") == "Am Ende 1 Punkt je Bevölkerungssymbol."
    assert card_text("de", "technology-state_labor") == "Beim Ausspielen: Steinproduktion +1 je Bevölkerung."
    assert card_text("en", "technology-irrigation") == "When played: food production +2 for each: construction symbol."


def test_iron_asks_for_infantry_or_cavalry() -> None:
    assert "mit deiner Infanterie oder Kavallerie" in card_text("de", "technology-iron")
    assert "with your infantry or cavalry" in card_text("en", "technology-iron")
