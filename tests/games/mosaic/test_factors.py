"""What a learnt value reads: each figure against the rules, in positions made by hand and in random games."""

from math import isfinite

import pytest

from tests.games.mosaic.kit import CARDS, RULES, Table, build_card, symbols, table, technology
from zeitalter.core.action import Action
from zeitalter.core.chance import stream
from zeitalter.games.mosaic.bot.factors import FACTORS, LEADERS, VARIANTS
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import verbs
from zeitalter.games.mosaic.model.player import FaceDown
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.scoring import points

GAME = RULES.game
READ = GAME.factors()


def rows(state: Mosaic, judge: int = 0) -> list[dict[str, float]]:
    assert READ
    return [dict(zip(FACTORS, row, strict=True)) for row in READ.read(state, judge)]


def row(game: Table, seat: int = 0, judge: int = 0) -> dict[str, float]:
    return rows(game.state, judge)[seat]


def lay(game: Table, seat: int, card: str, known_by: int) -> None:
    game.player(seat).down.append(FaceDown(technology(card), 0, known_by, False))


def random_actions(state: Mosaic, seed: str) -> list[Mosaic]:
    """Positions of a random game."""
    rng = stream(seed)
    found: list[Mosaic] = []
    while state.actors():
        seat = state.actors()[0]
        legal: list[Action] = state.legal_actions(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        found.append(state.copy())
    return found


@pytest.mark.parametrize("seats", list(RULES.seats))
def test_all_positions_of_a_random_game(seats: int) -> None:
    start = RULES.setup(seats, None, "factors")
    assert isinstance(start, Mosaic)
    assert READ
    last = 0.0
    for state in random_actions(start, "factors")[::7]:
        before = state.encode()
        read = READ.read(state, 0)
        assert [len(numbers) for numbers in read] == [len(FACTORS)] * seats
        assert all(isfinite(number) for numbers in read for number in numbers)
        assert read == READ.read(state.copy(), 0)
        assert [found["points"] for found in rows(state)] == [sum(points(state, seat)) for seat in range(seats)]
        now = READ.progress(state)
        assert 0.0 <= now <= 1.0
        assert now >= last - 0.1
        last = now
        assert state.encode() == before
    assert last > 0.8


def test_progress_is_0_before_the_first_turn_and_1_at_the_end() -> None:
    state = RULES.setup(3, None, "progress")
    assert isinstance(state, Mosaic)
    assert READ
    assert READ.progress(state) == 0.0
    assert READ.progress(random_actions(state, "progress")[-1]) == 1.0


def test_variants_are_numbers_of_players() -> None:
    assert READ
    found = [VARIANTS[READ.variant(RULES.setup(seats, None, 1))] for seats in RULES.seats]
    assert found == ["two", "three", "more", "more", "more"]


def test_leaders_are_named_by_their_numbers() -> None:
    assert [leader.id for leader in CARDS.leaders] == LEADERS
    found = row(table().lead(0, "farmer"))
    assert [leader for leader in LEADERS if found["led_by_" + leader]] == ["farmer"]


def test_stocks_production_and_people() -> None:
    game = table().give(0, stone=24, ideas=7, food=3, money=9)
    game.player().production = [1, 2, 3, 4, 5]
    game.player().population = 11
    found = row(game)
    assert [found[name] for name in c.CURRENCY_NAMES] == [24, 7, 3, 9]
    assert [found["first_" + name] for name in c.CURRENCY_NAMES] == [20, 7, 3, 9]
    assert [found[name + "_production"] for name in c.TRACK_NAMES] == [1, 2, 3, 4, 5]
    assert (found["population"], found["first_people"]) == (11, 8)
    assert found["technology_money"] == pytest.approx((7 + 4.5) / 5)
    assert found["wonder_near"] == 1.0  # 20 stone are there, money replaces 2 of 5 food
    assert row(table().give(0, stone=15))["wonder_near"] == pytest.approx(1 - 10 / 25)
    assert found["people_to_come"] == pytest.approx(1.1 * found["turns_left"])
    assert found["production_to_come"] == pytest.approx(0.1 * (1 + 2 + 3 + 9 / 4) * found["turns_left"])


def test_points_lead_and_unrest() -> None:
    game = table().put(0, "city", "ITA-01", "ITA-02").put(1, "city", "EGY-01")
    game.player(0).taxes = [[card.id for card in CARDS.taxes].index("tax_2x_2x")]
    found = rows(game.state)
    assert [seat["points"] for seat in found] == [1, 2, 0, 0]
    assert (found[0]["unrest"], found[0]["points_behind"], found[0]["points_ahead"]) == (3, 1, 0)
    assert (found[1]["points_behind"], found[1]["points_ahead"]) == (0, 1)
    game.own(0, "literature")
    assert row(game)["unrest"] == 0
    assert row(game)["spare_calm"] == 2


def test_regions() -> None:
    game = table().put(0, "city", "ITA-01").units(1, "infantry", "italy", 1).units(2, "cavalry", "italy", 1)
    game.units(0, "infantry", "egypt", 1).units(1, "infantry", "egypt", 1).units(3, "infantry", "gaul", 9)
    game.units(0, "cavalry", "gaul", 1)
    found = row(game)
    assert (found["regions_led"], found["regions_shared"], found["regions_second"]) == (1, 1, 1)
    assert (found["regions_present"], found["region_leads"], found["region_gaps"]) == (3, 1, 3)
    assert rows(game.state)[3]["region_leads"] == 3
    better = row(game.units(0, "infantry", "italy", 2))
    assert better["next_scoring"] > found["next_scoring"]
    assert better["later_scorings"] > found["later_scorings"]


def test_nothing_is_expected_of_scorings_that_are_over() -> None:
    game = table().put(0, "city", "ITA-01")
    game.state.scorings = game.state.empires = 3
    game.state.round = game.state.final_round = 20
    found = row(game)
    assert found["next_scoring"] == found["later_scorings"] == found["government_scoring"] == 0.0
    assert found["turns_left"] == 1


def test_government_points_count_for_each_scoring_to_come() -> None:
    game = table().put(0, "city", "ITA-01", "EGY-01")
    game.player().government = [card.id for card in CARDS.governments].index("theocracy")
    found = row(game)
    assert found["government_scoring"] == 3 * 2 * 2
    assert (found["government"], found["refresh"]) == (1, 1)
    game.player().symbols = symbols("culture 2 government 2 military 2 economy 2")
    assert row(game)["governments_open"] == 2  # Tyranny, Oligarchy; Theocracy is taken
    assert rows(game.state)[1]["governments_open"] == 0


def test_symbols() -> None:
    game = table()
    game.player().symbols = symbols("science 4 food military 2")
    found = row(game)
    assert (found["science_symbols"], found["food_symbols"], found["culture_symbols"]) == (4, 1, 0)
    assert (found["pillars"], found["pillars_twice"]) == (3, 2)


def test_board_and_cards() -> None:
    game = table().put(0, "city", "ITA-01", "ITA-02", "EGY-01").put(0, "farm", "ITA-03").own(0, "formations")
    game.units(0, "infantry", "italy", 2).units(0, "siege", "italy", 1)
    game.player().builds = [build_card("project_academy"), build_card("manufacturing_village_builders")]
    goods = CARDS.builds[build_card("manufacturing_village_builders")].effects[-1].goods
    game.player().goods[goods[0]] = 2
    game.player().wonders = [0]
    found = row(game)
    assert (found["cities"], found["ports"], found["villages"]) == (3, 0, 1)
    assert (found["city_regions"], found["best_region_cities"], found["goods_kinds"]) == (2, 2, 1)
    assert (found["infantry"], found["cavalry"], found["siege"], found["army_bonus"]) == (2, 0, 1, 2)
    assert (found["projects"], found["wonders"], found["technologies"]) == (1, 1, 1)
    assert found["craft_sets"] == pytest.approx(1 / 9)


def test_known_cards_are_read_and_others_counted() -> None:
    game = table()
    lay(game, 1, "number_system", 0b0010)
    lay(game, 1, "chemistry", 0b1111)  # needs 2 science
    mine = row(game, 1, judge=1)
    assert (mine["cards_unknown"], mine["cards_ready"], mine["cards_waiting"]) == (0, 1, 0.6)
    assert mine["planned_ideas"] == pytest.approx(3 + 0.6 * 3)
    assert mine["planned_symbols"] == 1
    others = row(game, 1, judge=0)
    assert (others["cards_unknown"], others["cards_ready"]) == (1, 0)
    assert others["cards_waiting"] == pytest.approx(0.36)
    assert others["planned_ideas"] == pytest.approx(0.36 * 3)


def test_what_cards_in_hand_would_bring() -> None:
    game = table()
    for card in ("royal_house", "law_code", "grain_pits", "herbal_medicine", "battle_chariots", "ancestor_worship"):
        lay(game, 0, card, 1)
    for card in ("exploration", "caravans", "migration"):
        lay(game, 0, card, 1)
    found = row(game)
    assert (found["cards_ready"], found["planned_money"], found["planned_any"]) == (9, 3, 3)
    assert found["planned_goods"] == pytest.approx(0.5 * 10 + 0.9 * 12 + 0.5 * 5)
    assert (found["planned_people"], found["planned_units"], found["planned_calm"]) == (2 - 1, 2 + 1, 2)
    assert (found["planned_points"], found["planned_farms"], found["planned_tiles"]) == (2 + 2, 1, 1)
    assert found["planned_cities"] == 1


def test_leader_and_picks_count_before_they_work() -> None:
    state = RULES.setup(3, None, "draft")
    assert isinstance(state, Mosaic)
    seat = state.actors()[0]
    leader = [card.id for card in CARDS.leaders].index("philosopher")
    state.apply(seat, verbs.Leader(leader))
    found = rows(state, seat)[seat]
    assert (found["ideas_production"], found["planned_any"], found["ideas"]) == (8, 3, 10)
    assert (found["science_symbols"], found["cards_unknown"]) == (1, 6)
    while len(state.actors()) == 1:
        state.apply(state.actors()[0], state.legal_actions(state.actors()[0])[0])
    pick = next(action for action in state.legal_actions(seat) if isinstance(action, verbs.Draft))
    state.apply(seat, pick)
    drafted = rows(state, seat)[seat]
    assert drafted["cards_unknown"] == 5
    assert drafted["cards_ready"] + drafted["cards_waiting"] > 0
    assert rows(state, (seat + 1) % 3)[seat]["cards_unknown"] == 6


def test_races() -> None:
    game = table()
    game.player(0).symbols = symbols("science 6 food 3")
    game.player(1).symbols = symbols("food 4")
    game.state.achievements = [[card.id for card in CARDS.achievements].index("urban")]
    game.put(0, "city", "ITA-01")
    found = row(game)
    assert (found["golden_ready"], found["golden_best"]) == (1, 1.0)
    assert (found["golden_race"], found["golden_chase"]) == (1.0, 0.25)
    assert (found["achievement_best"], found["achievement_ready"]) == (0.2, 0)
    assert found["achievement_race"] == pytest.approx(0.04)
    game.do("golden_age science")
    assert (row(game)["golden_ages"], row(game)["golden_ready"]) == (1, 0)


def test_actions_of_the_turn() -> None:
    game = table().turn(0, actions=2)
    assert [found["actions_now"] for found in rows(game.state)] == [2, 0, 0, 0]
    game.do("work stone")
    assert row(game)["actions_now"] == 1


def test_rules_changed_by_cards() -> None:
    game = table().own(0, "metallurgy", "merchants").lead(0, "magistrate")
    game.player().doubled = 1
    found = row(game)
    assert (found["work_stone"], found["doubled"], found["power_left"]) == (3, 1, 1)
    assert found["city_money"] == pytest.approx(0.5 * found["turns_left"])
    assert row(game, 1)["power_left"] == 0


def test_best_tax_card_of_the_offer() -> None:
    game = table().offer(c.TAX, [card.id for card in CARDS.taxes].index("tax_2x_1x"))
    game.player().population = 4
    game.state.bonus = 5
    assert row(game)["levy"] == 2 * 4 + 5
