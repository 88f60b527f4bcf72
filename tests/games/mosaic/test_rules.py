"""Set-up, the actions, scorings and the end, where no single card is concerned."""

from collections import Counter

import pytest

from tests.games.mosaic.kit import CARDS, HEXES, REGIONS, RULES, build_card, symbols, table, technology
from zeitalter.core.chance import stream
from zeitalter.core.choices import choices
from zeitalter.core.match import Match
from zeitalter.core.playout import play_randomly
from zeitalter.core.rules import own
from zeitalter.core.wording import Amount
from zeitalter.games.mosaic.data import load
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps, verbs
from zeitalter.games.mosaic.model.options import Options
from zeitalter.games.mosaic.model.state import THIRD_EMPIRE, TWO_SETS, Mosaic
from zeitalter.games.mosaic.rules.empire import region_points
from zeitalter.games.mosaic.rules.influence import survey
from zeitalter.games.mosaic.rules.offers import refresh_offer
from zeitalter.games.mosaic.rules.setup import hand
from zeitalter.games.mosaic.view.imagine import known
from zeitalter.games.mosaic.view.shape import MosaicView, PieceView

TECHNOLOGIES = sum(card.copies for card in CARDS.technologies)


def fresh(seats: int, seed: int = 3) -> Mosaic:
    state = RULES.setup(seats, None, seed)
    assert isinstance(state, Mosaic)
    return state


def choose_leaders(state: Mosaic) -> None:
    while not isinstance(state.agenda[-1], steps.Drafting):
        state.apply(state.actors()[0], state.legal_actions(state.actors()[0])[0])


# ---- set-up ---------------------------------------------------------------------------------------------------------


def test_counts_of_the_rulebook() -> None:
    assert TECHNOLOGIES == 105
    assert sum(card.copies for card in CARDS.technologies if card.starting) == 39
    assert sum(card.copies for card in CARDS.builds) == 38
    assert len(CARDS.hexes) == 156
    assert [len(cards) for cards in (CARDS.wonders, CARDS.golden_ages, CARDS.achievements, CARDS.leaders)] == [
        9,
        9,
        15,
        9,
    ]
    assert sum(CARDS.goods_tiles) + CARDS.blanks == 128
    assert sum(CARDS.resource_tile_counts) == 28


def test_what_the_scan_lost_is_marked_as_reconstructed() -> None:
    tables = load.read()
    for technology_entry in tables.technologies.technologies:
        assert technology_entry.source["needs"] == technology_entry.source["symbols"] == "R"
        counts_symbols = any(effect.per == "symbols" for effect in technology_entry.effects)
        assert not counts_symbols or technology_entry.source["effects"] == "R", technology_entry.id
    for build_entry in tables.builds.cards:
        if build_entry.piece in ("project", "craft", "farm"):  # the icon of the pillar, the goods or the gain
            assert build_entry.source["effects"] == "R", build_entry.id
    # Lines of the rulebook that lost the name of their card: which card they belong to is our choice.
    scorings = {wonder.id: wonder.source["effects"] for wonder in tables.wonders.wonders}
    assert (scorings["sphinx"], scorings["temple_of_artemis"]) == ("R", "R")
    needs = {achievement.id: achievement.source["needs"] for achievement in tables.achievements.achievements}
    assert (needs["well_governed"], needs["educated"]) == ("R", "R")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_decks_have_the_size_for_the_players(seats: int) -> None:
    state = fresh(seats)
    sizes = [len(deck) + len(offer) - 1 for deck, offer in zip(state.decks, state.offers)]
    small = {2: 10, 3: 10, 4: 12, 5: 12, 6: 14}[seats]
    assert sizes == [TECHNOLOGIES - 5 * seats, 38, small, small]
    taxes = [CARDS.taxes[card].tariff for card in state.decks[c.TAX] + state.offers[c.TAX] if card != c.EMPIRE]
    assert taxes.count(True) == taxes.count(False)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_empire_cards_lie_in_their_part_of_the_deck(seats: int) -> None:
    for seed in range(20):
        state = fresh(seats, seed)
        places = [deck.index(c.EMPIRE) for deck in state.decks]
        third, half = (TECHNOLOGIES - 5 * seats) // 3, {2: 5, 3: 5, 4: 6, 5: 6, 6: 7}[seats]
        low, high = (third, third * 2) if seats <= 3 else (0, third)
        assert low <= places[c.TECHNOLOGY] <= high
        assert places[c.BUILD] <= 19
        assert places[c.POPULATION] <= half
        assert places[c.TAX] <= half


@pytest.mark.parametrize(("seats", "regions"), [(2, ["hispania", "gaul"]), (3, ["hispania"]), (4, [])])
def test_regions_out_of_play(seats: int, regions: list[str]) -> None:
    state = fresh(seats)
    for region in CARDS.regions:
        assert state.in_play(region.index) == (region.id not in regions)
        tiles = [state.tiles[place] for place in region.hexes]
        assert any(tile != c.NOTHING for tile in tiles) == (region.id not in regions)


def test_tiles_lie_on_their_hexes() -> None:
    state = fresh(4)
    for place in CARDS.hexes:
        tile = state.tiles[place.index]
        if place.kind == c.PORT_HEX:
            assert tile == c.FISH
        elif place.kind == c.RESOURCE_HEX:
            assert tile >= len(CARDS.goods)
        else:
            assert tile == c.NOTHING or 0 < tile < len(CARDS.goods)


def test_leaders_are_chosen_counter_clockwise_from_the_right_of_the_start_player() -> None:
    state = fresh(4)
    order = []
    while not isinstance(state.agenda[-1], steps.Drafting):
        order.append(state.actors()[0])
        state.apply(order[-1], state.legal_actions(order[-1])[0])
    assert order == [(state.start_player - 1 - i) % 4 for i in range(4)]


def test_draft_is_simultaneous_and_hands_go_to_the_left() -> None:
    state = fresh(3)
    choose_leaders(state)
    assert state.actors() == [0, 1, 2]
    rest = hand(state, 0, 0)[1:]
    for seat in (2, 0, 1):
        state.apply(seat, state.legal_actions(seat)[0])
    assert hand(state, 1, 1) == rest
    view = state.observe(1)
    assert view.picks == list(state.picks[1])  # type: ignore[attr-defined]
    assert state.picks[0][0] not in view.hands[1]  # type: ignore[attr-defined]


def test_only_people_are_told_what_follows_from_the_rest() -> None:
    state = fresh(3)
    told, shown = own(MosaicView, state.observe(0)), own(MosaicView, RULES.show(state, 0))
    assert (told.regions, told.wanted, [player.reckoning for player in told.players]) == ([], [], [None] * 3)
    assert len(shown.regions) == len(CARDS.regions)
    assert len(shown.wanted) == len(CARDS.achievements)
    assert all(player.reckoning is not None for player in shown.players)


def test_start_cities_go_clockwise_on_plain_hexes_and_take_the_tile() -> None:
    state = fresh(3)
    while not isinstance(state.agenda[-1], steps.StartCity):
        for seat in state.actors():
            state.apply(seat, state.legal_actions(seat)[0])
    order = []
    while state.agenda and isinstance(state.agenda[-1], steps.StartCity):
        seat = state.actors()[0]
        order.append(seat)
        places = [action for action in state.legal_actions(seat) if isinstance(action, verbs.Place)]
        kinds = {CARDS.hexes[action.hex].kind for action in places}
        assert kinds == {c.GOODS_HEX, c.RESOURCE_HEX}
        place = next(action for action in places if CARDS.is_good(state.tiles[action.hex]))
        state.apply(seat, place)
        assert sum(state.players[seat].goods) == 1
    assert order == [(state.start_player + i) % 3 for i in range(3)]
    assert state.bonus == 0


# ---- actions --------------------------------------------------------------------------------------------------------


def test_one_action_per_turn_then_the_next_player() -> None:
    game = table().do("work stone")
    assert game.state.actors() == [1]


def test_city_costs_4_stone_and_2_population_and_feeds_the_bonus_space() -> None:
    game = table().give(stone=4).do("found city 0", "place EGY-10")
    assert (game.player().stock[c.STONE], game.player().population, game.state.bonus) == (0, 3, 5)


def test_port_city_takes_the_fish_and_puts_10_on_the_bonus_space() -> None:
    game = table().give(stone=4).tile("EGY-02", "fish").do("found port 0", "place EGY-02")
    assert (game.player().production[c.FOOD_TRACK], game.state.bonus) == (3, 10)
    assert {CARDS.hexes[place].kind for place in game.player().sites[c.PORT]} == {c.PORT_HEX}


def test_plain_cities_and_villages_never_stand_on_port_hexes() -> None:
    game = table().give(stone=4).put(0, "city", "EGY-01").do("found farm 0")
    assert "place EGY-02" not in game.options()
    game = table().give(stone=4).do("found city 0")
    assert "place EGY-02" not in game.options()


def test_village_needs_a_neighbouring_own_city() -> None:
    assert table().refuses("found farm 0")
    game = table().put(0, "city", "EGY-09").put(1, "city", "EGY-21").do("found craft 0")
    near = {CARDS.hexes[place].id for place in CARDS.hexes[HEXES["EGY-09"]].neighbours}
    assert {text.split()[1] for text in game.options()} == near - {"EGY-02"}


def test_building_without_a_card_gives_no_card() -> None:
    game = table().give(stone=4).do("found city 0", "place EGY-10")
    assert game.player().builds == []
    assert game.player().symbols == [0] * 9


def test_money_may_replace_more_than_is_missing_but_never_population() -> None:
    game = table().give(ideas=5, money=10).offer(c.TECHNOLOGY, technology("seeds"))
    game.do("research seeds 3", "done")
    assert game.player().stock == [0, 3, 0, 4]
    game = table().give(stone=4, money=50)
    game.player().population = 1
    assert game.refuses("found city 0")


def test_grain_and_stone_tiles_raise_production() -> None:
    game = table().give(stone=8).tile("EGY-10", "grain").tile("EGY-12", "stone").do("found city 0", "place EGY-10")
    assert game.player().production == [2, 0, 0, 0, 0]
    game.player().population = 5
    game.turn(0).do("found city 0", "place EGY-12")
    assert game.player().production == [2, 2, 0, 0, 0]


def test_military_recruits_up_to_2_where_a_city_stands_and_moves_for_1_money() -> None:
    game = table().give(money=13).put(0, "city", "EGY-10")
    game.state.achievements = []
    game.do("military")
    assert game.refuses("recruit infantry greece")
    game.do("recruit infantry egypt", "recruit cavalry egypt")
    assert game.refuses("recruit infantry egypt")
    assert game.refuses("move infantry egypt greece")  # not adjacent
    game.do("move infantry egypt numidia")
    assert game.refuses("move infantry numidia italy")  # each unit moves once
    game.do("move cavalry egypt assyria")
    assert game.player().stock[c.MONEY] == 1
    assert game.state.actors() == [1]


def test_sea_links_are_adjacent() -> None:
    pairs = [("italy", "numidia"), ("italy", "greece"), ("hispania", "numidia"), ("numidia", "egypt")]
    for one, other in pairs:
        assert REGIONS[other] in CARDS.regions[REGIONS[one]].neighbours
        assert REGIONS[one] in CARDS.regions[REGIONS[other]].neighbours
    assert REGIONS["egypt"] not in CARDS.regions[REGIONS["greece"]].neighbours


def test_pieces_are_limited() -> None:
    game = table().give(stone=4).put(0, "port", "EGY-02", "GRE-19", "ITA-10")
    assert game.refuses("found port 0")
    game = table().give(money=50).put(0, "city", "EGY-10").units(0, "infantry", "egypt", 10).do("military")
    assert game.refuses("recruit infantry egypt")


def test_empty_population_deck_costs_15_food_for_2() -> None:
    game = table().lead(0, "farmer").give(food=15).offer(c.POPULATION)
    game.state.decks[c.POPULATION] = []
    game.do("grow_plain 0")
    assert game.player().population == 7


def test_empty_tax_deck_uses_the_plain_formulas_without_unrest() -> None:
    for text, money in (("levy_plain tax", 5 + 2 + 3), ("levy_plain tariff", 2 * 2 + 1 + 4)):
        game = table().put(0, "city", "EGY-10").offer(c.TAX)
        game.state.decks[c.TAX] = []
        game.state.bonus = 5
        player = game.player()
        player.symbols[c.GOVERNMENT] = 2
        player.production = [0, 0, 0, 3, 4]
        player.goods = [1, 1] + [0] * 8
        game.do(text)
        assert (player.stock[c.MONEY], game.points()[8]) == (money, 0)
        assert game.state.bonus == 5  # for whoever takes a card


def test_empty_technology_deck_is_not_refilled() -> None:
    game = table().give(ideas=5)
    game.state.decks[c.TECHNOLOGY] = []
    game.offer(c.TECHNOLOGY, technology("seeds"), technology("wheel")).do("research seeds 0", "play seeds")
    assert game.state.offers[c.TECHNOLOGY] == [technology("wheel")]


def test_offer_goes_under_the_deck_in_order_and_everybody_remembers() -> None:
    game = table()
    old = game.state.offers[c.BUILD][:]
    refresh_offer(game.state, c.BUILD)
    assert game.state.observe(None).decks["build"].bottom == old[::-1]  # type: ignore[attr-defined]


# ---- scorings and the end -------------------------------------------------------------------------------------------


def test_empire_card_is_replaced_and_scored_at_the_end_of_the_turn() -> None:
    game = table().give(food=6).put(0, "city", "EGY-10")
    game.state.decks[c.POPULATION] = [3, 4, c.EMPIRE]
    game.offer(c.POPULATION, 0, 1).do("grow population_06_food_2_people 0")
    assert game.state.offers[c.POPULATION] == [4, 1]
    assert (game.state.empires, game.state.scorings, game.player().empire_vp) == (1, 1, 4)


def test_tie_for_most_gives_everybody_the_full_points_and_nobody_dominates() -> None:
    game = table().put(0, "city", "EGY-10").put(1, "city", "EGY-12")
    regions = survey(game.state)
    assert region_points(game.state, regions, REGIONS["egypt"]) == [5, 5, 0, 0]
    assert regions.leader[REGIONS["egypt"]] == c.NOBODY


def test_second_most_influence_scores_after_a_tie_for_most_too() -> None:
    game = table().put(0, "city", "EGY-10").put(1, "city", "EGY-12").units(2, "infantry", "egypt", 1)
    assert region_points(game.state, survey(game.state), REGIONS["egypt"]) == [5, 5, 2, 0]
    game.units(3, "infantry", "egypt", 1)
    assert region_points(game.state, survey(game.state), REGIONS["egypt"]) == [5, 5, 0, 0]


def test_option_leaves_no_second_place_after_a_tie_for_most() -> None:
    state = own(Mosaic, RULES.setup(4, Options(second_after_tie=False), 5))
    state.players[0].units[c.INFANTRY][0] = state.players[1].units[c.CAVALRY][0] = 2
    state.players[2].units[c.INFANTRY][0] = 1
    assert region_points(state, survey(state), 0) == [3, 3, 0, 0]
    assert own(Mosaic, RULES.from_view(state.observe(2), stream("option"))).second_after_tie is False
    state.players[1].units[c.CAVALRY][0] = 0
    assert region_points(state, survey(state), 0) == [3, 0, 2, 0]


def test_tie_for_second_gives_nothing() -> None:
    game = table().put(0, "city", "EGY-10").units(1, "infantry", "egypt", 1).units(2, "infantry", "egypt", 1)
    assert region_points(game.state, survey(game.state), REGIONS["egypt"]) == [4, 0, 0, 0]


def test_at_most_three_scorings() -> None:
    game = table().give(food=6)
    game.state.empires, game.state.scorings, game.state.final_round = 3, 3, 9
    game.state.decks[c.POPULATION] = [3, c.EMPIRE]
    game.offer(c.POPULATION, 0, 1).do("grow population_06_food_2_people 0")
    assert (game.state.empires, game.state.scorings) == (4, 3)


def test_third_empire_card_ends_the_game_after_this_and_one_more_round() -> None:
    game = table(2).give(food=6)
    game.state.empires = game.state.scorings = 2
    game.state.decks[c.POPULATION] = [3, c.EMPIRE]
    game.offer(c.POPULATION, 0, 1).do("grow population_06_food_2_people 0")
    assert (game.state.round, game.state.final_round) == (1, 2)
    game.do("work stone", "work stone", "work stone")
    assert game.state.ended == THIRD_EMPIRE


def test_two_of_three_sets_taken_end_the_game_with_a_scoring() -> None:
    game = table(2).turn(1)
    game.player().wonders = list(range(9))
    game.player().golden_ages = list(range(9))
    game.do("work stone")
    assert (game.state.ending, game.state.scorings, game.state.final_round) == (TWO_SETS, 1, 2)
    game.state.achievements = [[card.id for card in CARDS.achievements].index("wealthy")]
    game.do("work stone", "work stone")
    assert game.state.ended == TWO_SETS


def test_final_points_by_category() -> None:
    game = table().put(0, "city", "EGY-10").put(0, "port", "EGY-02").put(0, "farm", "EGY-09").put(0, "craft", "EGY-11")
    player = game.player()
    player.empire_vp = 7
    player.builds = [build_card("project_forum")]
    player.symbols = symbols("government 3")
    player.taxes = [[card.id for card in CARDS.taxes].index("tax_3x_2x")]
    game.own(0, "bathing", "music")
    assert game.points() == [7, 6, 0, 0, 3, 3, 0, 0, -3]


def test_unrest_ignored_never_gives_points() -> None:
    game = table().own(0, "literature")
    assert game.points()[8] == 0


def test_ties_go_to_wonders_then_money_else_are_shared() -> None:
    game = table(3)
    game.state.end(THIRD_EMPIRE)
    for seat, (points, wonders, money) in enumerate([(10, [5], 0), (10, [5], 3), (10, [], 9)]):
        game.player(seat).empire_vp = points
        game.player(seat).wonders = list(wonders)
        game.give(seat, money=money)
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.ranks == [2, 1, 3]
    game.give(0, money=3)
    shared = game.state.outcome()
    assert shared is not None
    assert shared.winners == [0, 1]


def test_claims_are_optional_and_several_may_be_made_in_one_turn() -> None:
    game = table()
    game.state.achievements = [[card.id for card in CARDS.achievements].index("wealthy")]
    game.player().stock[c.MONEY] = 80
    game.player().symbols[c.SCIENCE] = 6
    game.do("golden_age science", "claim wealthy", "work stone")
    assert game.points()[3] == 12


def test_random_games_end_by_a_printed_trigger() -> None:
    for seats in (2, 4, 6):
        state = fresh(seats, seats)
        playout = play_randomly(state, stream("mosaic", seats), RULES.longest)
        assert playout.ended
        assert state.ended in (THIRD_EMPIRE, TWO_SETS)


# ---- secrets --------------------------------------------------------------------------------------------------------


def test_nobody_sees_the_order_of_the_decks_or_the_draft_of_others() -> None:
    state = fresh(4)
    choose_leaders(state)
    views = [state.observe(seat) for seat in (0, 1, 2, 3, None)]
    for deck in state.decks:
        deck[-1], deck[-2] = deck[-2], deck[-1]
        deck[0], deck[1] = deck[1], deck[0]
    state.dealt[2], state.dealt[3] = state.dealt[3], state.dealt[2]
    after = [state.observe(seat) for seat in (0, 1, 2, 3, None)]
    assert [old == new for old, new in zip(views, after)] == [True, True, False, False, True]


def test_starting_technologies_are_looked_at_only_once_all_leaders_are_chosen() -> None:
    state = fresh(4)
    while not isinstance(state.agenda[-1], steps.Drafting):
        assert [state.observe(seat).hands for seat in range(4)] == [[]] * 4  # type: ignore[attr-defined]
        state.apply(state.actors()[0], state.legal_actions(state.actors()[0])[0])
    assert [state.observe(seat).hands for seat in range(4)] == [[list(cards)] for cards in state.dealt]  # type: ignore[attr-defined]


def test_choice_of_the_last_leader_cannot_be_taken_back_once_hands_are_seen() -> None:
    match = Match(RULES, 3, None, 3)
    for _ in range(2):
        seat = match.state.actors()[0]
        match.act(seat, match.state.legal_actions(seat)[0])
        assert match.undoable(seat)  # nothing has come to light yet
    last = match.state.actors()[0]
    match.act(last, match.state.legal_actions(last)[0])
    assert own(MosaicView, match.state.observe(last)).hands
    assert not match.undoable(last)


def known_to_everybody(state: Mosaic) -> list[Counter[tuple[int, int]]]:
    """For each seat and a spectator the cards it knows, by deck, wherever they are, and those of its hands."""
    found = []
    for seat in (*range(state.seats), None):
        view = own(MosaicView, state.observe(seat))
        cards = Counter((deck, card) for deck in range(c.DECKS) for card in known(view, deck) if card != c.NOTHING)
        found.append(cards + Counter((-1 - turn, card) for turn, hand in enumerate(view.hands) for card in hand))
    return found


@pytest.mark.parametrize("seats", [2, 5])
def test_nothing_comes_to_light_without_a_border(seats: int) -> None:
    state, rng = fresh(seats), stream("light", seats)
    before = known_to_everybody(state)
    while state.actors():
        borders, seat = state.borders(), state.actors()[0]
        legal = state.legal_actions(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        after = known_to_everybody(state)
        assert state.borders() > borders or not any(new - old for old, new in zip(before, after))
        before = after


def test_imagined_games_fit_what_a_seat_has_seen_in_the_draft() -> None:
    state = fresh(2, 8)
    while len(state.picks[0]) < 3:
        for seat in state.actors():
            state.apply(seat, state.legal_actions(seat)[-1])
    # With two players a hand comes back after two picks: the other's first pick from it is known for sure.
    for number in range(10):
        world = RULES.from_view(state.observe(0), stream("worlds", number))
        assert isinstance(world, Mosaic)
        assert world.picks[1][1] == state.picks[1][1]
        assert world.dealt[0] == state.dealt[0]


# ---- what people are told -------------------------------------------------------------------------------------------


def test_people_are_told_the_question_by_names() -> None:
    game = table().give(stone=4).do("found city 0")
    situation = RULES.show(game.state, 0).situation
    assert situation is not None
    assert situation.step == {"kind": "placing", "seat": 0, "piece": "city", "where": "anywhere", "region": None}
    assert situation.steps[1] == {"kind": "after_action", "seat": 0, "actions_left": 0, "closing": 0}


def test_people_are_told_what_stands_where_by_names() -> None:
    game = table().give(stone=7).put(1, "port", "EGY-02").units(0, "cavalry", "egypt", 2)
    view = RULES.show(game.state, 0)
    assert isinstance(view, MosaicView)
    assert view.pieces[HEXES["EGY-02"]] == PieceView(1, "port")
    assert view.players[0].stock == {"stone": 7, "ideas": 0, "food": 0, "money": 0}
    assert view.players[0].units["cavalry"][REGIONS["egypt"]] == 2
    assert view.players[1].sites["port"] == [HEXES["EGY-02"]]


def test_amount_of_a_shift_is_a_range() -> None:
    game = table()
    game.player().production[c.STONE_TRACK] = 3
    game.state.push(steps.ShiftAmount(0, c.STONE_TRACK, c.FOOD_TRACK))
    listed = game.state.legal_actions(0)
    assert {game.state.describe(0, action).amount for action in listed} == {Amount(1, 3, noun="number")}
    assert [choice.json for choice in choices(game.state, 0)] == [{"verb": "amount", "number": 1}]
