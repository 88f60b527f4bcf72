"""City management, great persons, culture track, coins and victory (pages 15 to 18, 22 and 26)."""

from tests.games.civ2010.kit import Game, square
from zeitalter.games.civ2010.model import steps
from zeitalter.games.civ2010.model.catalogue import AIRCRAFT, NONE, WATER
from zeitalter.games.civ2010.model.options import Options, settings_of
from zeitalter.games.civ2010.model.shared import changed
from zeitalter.games.civ2010.rules.board import AROUND, NEIGHBOURS, can_found, ground_of, hand_limit
from zeitalter.games.civ2010.rules.moves import destroy_city
from zeitalter.games.civ2010.rules.production import can_build


def america() -> Game:
    return Game("chinese", "americans")


def test_one_action_per_city() -> None:
    game = america().managing(1)
    game.do(1, "devote 0")
    assert game.player(1).culture == 1
    assert game.asked == []


def test_a_city_may_stay_idle() -> None:
    assert america().managing(1).do(1, "done").asked == []


def test_figures_appear_in_dry_outskirts() -> None:
    game = america().managing(1)
    game.do(1, "figure 0 army")
    assert set(game.legal(1)) == {f"place {name}" for name in ("1-12", "3-12", "1-13", "1-14", "2-14", "3-14")}


def test_sailors_put_their_figures_on_water_too() -> None:
    game = america().learn(1, "sailing").managing(1).do(1, "figure 0 army")
    assert {"place 2-12", "place 3-13"} < set(game.legal(1))


def test_aircraft_need_flight_and_cost_12() -> None:
    game = america().sheet(1, trade=27).managing(1)
    assert not game.can(1, "unit 0 aircraft")
    game = america().learn(1, "flight").sheet(1, trade=12).managing(1)
    game.do(1, "unit 0 aircraft")
    assert game.player(1).trade == 0, "5 production, and 12 trade are 8 for Americans: 7 are missing"
    assert game.state.catalogue.unit_type[game.player(1).units[-1]] == AIRCRAFT


def test_figures_are_limited() -> None:
    game = america().army(1, "1-12", 2).army(1, "3-12", 2).army(1, "1-13", 2).managing(1)
    assert not game.can(1, "figure 0 army")


def test_units_come_from_their_deck_then_from_the_discards() -> None:
    game = america()
    deck = game.state.unit_decks[0]
    game.state.unit_discards[0] = deck
    for unit in deck:
        game.state.unit_known = changed(game.state.unit_known, unit, game.state.everyone())
    game.state.unit_decks[0] = ()
    units = len(game.player(1).units)
    game.managing(1)
    game.do(1, "unit 0 infantry")
    assert len(game.player(1).units) == units + 1
    assert game.state.unit_discards[0] == ()


def test_a_used_up_unit_deck_is_shuffled_from_its_discards_at_once() -> None:
    game = america()
    *rest, last = game.state.unit_decks[0]
    game.state.unit_discards[0] = tuple(rest)
    for unit in rest:
        game.state.unit_known = changed(game.state.unit_known, unit, game.state.everyone())
    game.state.unit_decks[0] = (last,)
    game.managing(1)
    game.do(1, "unit 0 infantry")
    assert last in game.player(1).units
    assert game.state.unit_discards[0] == ()
    assert sorted(game.state.unit_decks[0]) == sorted(rest), "what falls from now on lies under the new deck"


def test_buildings_are_limited_and_return_when_replaced() -> None:
    game = america().learn(1, "pottery").build("3-12", "library")
    assert game.state.supply[3] == 5
    game.managing(1)
    game.do(1, "build 0 granary")
    assert game.work("3-12") == "granary"
    assert game.state.supply[3] == 6
    granary = next(entry for entry in game.state.catalogue.buildings if entry.id == "granary")
    assert can_build(game.state, 1, granary)
    game.state.supply = changed(game.state.supply, granary.family, 0)
    assert not can_build(game.state, 1, granary)


def test_a_replaced_great_person_goes_to_the_reserve_and_comes_back() -> None:
    game = america().learn(1, "pottery").build("3-12", "artist").managing(1)
    game.do(1, "build 0 granary")
    assert sum(game.player(1).reserve) == 1
    game.starting(1)
    game.do(1, "call artist", "place 1-14")
    assert game.work("1-14") == "artist"


def test_a_harbor_keeps_the_square_water() -> None:
    game = america().learn(1, "navigation").build("2-12", "harbor").army(1, "1-12").moving(1)
    assert game.income(1) == 4
    game.do(1, "march 1-12 1 0", "step 2-12")
    assert "stop" not in game.legal(1)


def test_the_culture_track_costs_culture_and_later_trade() -> None:
    game = america().sheet(1, culture=6, track=7, trade=3).managing(1)
    game.do(1, "advance")
    assert (game.player(1).culture, game.player(1).trade, game.player(1).track) == (1, 0, 8)


def test_great_person_space_gives_a_great_person() -> None:
    game = america().sheet(1, culture=3, track=2).managing(1)
    game.do(1, "advance")
    assert isinstance(game.state.agenda[-1], steps.PlacingPerson)
    game.do(1, "done")
    assert sum(game.player(1).reserve) == 1


def test_culture_victory_on_the_last_space() -> None:
    game = america().sheet(1, culture=7, trade=6, track=20).managing(1)
    game.do(1, "advance")
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.reason.key == "end-culture"


def test_economic_victory_with_15_coins_at_once() -> None:
    game = america().learn(1, "democracy").sheet(1, trade=6)
    game.player(1).coins = [4, 4, 3, 3, 0]
    game.managing(1)
    game.do(1, "use democracy 0")
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.reason.key == "end-economy"


def test_blockaded_coins_do_not_count_until_the_blockade_ends() -> None:
    game = america().build("3-12", "bank").army(0, "3-12")
    assert game.coins(1) == 0
    game.player(1).coins = [4, 4, 4, 2, 0]
    game.forces(0).state.round = 1
    game.tile(3, "n10").moving(0)
    game.do(0, "march 3-12 1 0", "step 3-11").let()
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.winners == [1], "the enemy leaves, and 15 coins are there"


def test_several_winners_of_one_reveal_share_the_victory() -> None:
    game = america()
    for seat in range(2):
        game.learn(seat, "atomic_theory", "ballistics").sheet(seat, trade=26)
    game.research()
    game.do(0, "research space_flight")
    assert game.state.outcome() is None
    game.apply(1, "research space_flight")
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.ranks == [1, 1]


def test_different_victories_of_one_reveal_share_the_first_place() -> None:
    game = Game("chinese", "americans", "germans")
    game.learn(0, "atomic_theory", "ballistics").sheet(0, trade=26)
    game.learn(1, "code_of_laws").sheet(1, trade=11).player(1).coins = [4, 4, 4, 2, 0]
    game.research()
    game.do(0, "research space_flight")
    game.apply(1, "research civil_service")
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.ranks == [1, 1, 3]
    assert outcome.reason.key == "end-shared"


def test_research_is_secret_until_all_have_chosen() -> None:
    from zeitalter.games.civ2010.view.observe import observe

    game = america().sheet(0, trade=6).sheet(1, trade=6).research()
    before = observe(game.state, 0)
    game.do(1, "research pottery")
    assert observe(game.state, 0).players == before.players
    game.do(1, "withdraw")
    game.do(1, "research masonry")
    game.do(0, "done")
    assert game.knows(1, "masonry")
    assert not game.knows(1, "pottery")


def test_pyramid_needs_two_below() -> None:
    game = america().sheet(1, trade=27).research()
    assert not game.can(1, "research sailing")
    game.do(1, "done")
    game.learn(1, "pottery").research()
    assert game.can(1, "research sailing")
    assert not game.can(1, "research biology")


def test_founding_sacrifices_the_scout_and_moves_the_others() -> None:
    game = america().tile(3, "n03").tile(1, "n12").tile(4, "n02").tile(2, "n04")
    site = next(s for s in range(256) if game.state.ground[s] != NONE and can_found(game.state, 1, s))
    name = f"{site % 16}-{site // 16}"
    game.scout(1, name).army(1, name).starting(1)
    game.do(1, f"found {name}")
    assert game.scouts(1, name) == 0
    assert isinstance(game.state.agenda[-1], steps.Displacing)
    game.do(1, game.legal(1)[0])
    assert game.armies(1, name) == 0
    if game.asked:
        game.do(1, "done")
    game.managing(1)
    assert game.can(1, "devote 1"), "a new city acts at once"


def test_a_city_limit_of_two_without_irrigation() -> None:
    game = america().tile(3, "n03").tile(1, "n12").tile(4, "n02").tile(2, "n04")
    sites = [s for s in range(256) if game.state.ground[s] != NONE and can_found(game.state, 1, s)]
    game.city(1, f"{sites[0] % 16}-{sites[0] // 16}")
    others = [s for s in sites if can_found(game.state, 1, s)]
    if others:
        game.scout(1, f"{others[0] % 16}-{others[0] // 16}").starting(1)
        assert not any(action.startswith("found") for action in game.legal(1))


def test_round_limit_ranks_by_nearness_to_a_victory() -> None:
    game = america().sheet(1, track=10)
    game.state.settings = settings_of(Options(rounds=1))
    game.state.round = 1
    game.next_round()
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.reason.key == "end-round-limit"
    assert outcome.ranks == [2, 1]


def test_two_scouts_on_a_square_gather_once() -> None:
    game = america().tile(3, "n10").city(1, "1-9")
    first, second = game.production(1, 0), game.production(1, 1)
    game.scout(1, "0-13", target=0).scout(1, "0-13", target=1)
    game.player(1).targets = (0, 1)
    assert (game.production(1, 0), game.production(1, 1)) == (first + 2, second)


def test_scout_in_own_outskirts_sends_icons_elsewhere_instead_of_doubling() -> None:
    game = america().tile(3, "n10").city(1, "1-9")
    first, second = game.production(1, 0), game.production(1, 1)
    game.scout(1, "3-14", target=1)
    assert (game.production(1, 0), game.production(1, 1)) == (first - 2, second + 2)
    assert square("3-14") == 227


def test_two_scouts_of_a_square_send_its_icons_to_one_city() -> None:
    game = america().tile(3, "n10").city(1, "1-9")
    first, second = game.production(1, 0), game.production(1, 1)
    game.scout(1, "3-14").scout(1, "3-14")
    game.player(1).targets = (0, 1)
    assert (game.production(1, 0), game.production(1, 1)) == (first, second)
    game.player(1).targets = (1, 0)
    assert (game.production(1, 0), game.production(1, 1)) == (first - 2, second + 2)


def test_a_displaced_scout_gathers_from_the_next_round() -> None:
    game = america().tile(3, "n03").tile(1, "n12").tile(4, "n02").tile(2, "n04")
    site = next(s for s in range(256) if game.state.ground[s] != NONE and can_found(game.state, 1, s))
    name = f"{site % 16}-{site // 16}"
    game.scout(1, name).scout(1, name).starting(1)
    game.do(1, f"found {name}")
    game.do(1, game.legal(1)[0])
    if game.asked:
        game.do(1, "done")
    assert game.asked == []
    assert game.player(1).targets == (NONE, NONE), "it has come to its square in this round"


def test_a_scout_without_icons_leaves_its_square_to_its_own_city() -> None:
    game = america().tile(3, "n10").city(1, "1-9").scout(1, "2-10").starting(1).do(1, "done")
    assert game.asked == [], "plain grassland: nothing to send"
    assert game.player(1).targets[0] == 1
    game.build("2-10", "granary")
    before = game.production(1, 0)
    game.player(1).targets = changed(game.player(1).targets, 0, NONE)
    assert game.production(1, 0) == before, "what is built there later is not sent to the capital"


def test_building_over_a_coin_may_cost_a_card() -> None:
    game = america().learn(1, "computers", "printing_press").build("3-12", "bank").sheet(1, trade=27)
    while game.coins(1) < 10:
        game.player(1).coins[4] += 1
    names = ["drought", "sabotage", "defection", "disoriented", "exchange_of_ideas", "bread_and_circuses", "lost"]
    limit = hand_limit(game.state, 1)
    assert game.coins(1) == 10
    game.card(1, *names[:limit]).managing(1)
    game.do(1, "build 0 university")
    assert game.coins(1) == 9
    assert game.asked == [1]
    assert all(action.startswith("discard") for action in game.legal(1)), "a coin less is a card less"


def test_a_blockade_handed_over_is_no_moment_without_blockade() -> None:
    game = Game("chinese", "americans", "germans")
    centre = game.player(1).centres[0]
    dry = [near for near in AROUND[centre] if ground_of(game.state, near).terrain != WATER]
    place, beside = next((a, b) for a in dry for b in dry if b in NEIGHBOURS[a])
    name, start = (f"{s % 16}-{s // 16}" for s in (place, beside))
    game.build(name, "bank").scout(0, name).army(2, start)
    game.player(1).coins = [4, 4, 4, 2, 0]
    game.moving(2).do(2, f"march {start} 1 0", f"step {name}").let()
    assert game.scouts(0, name) == 0
    assert not game.state.ended, "another enemy stands on the bank"
    assert game.coins(1) == 14


def gold(scouts: int) -> Game:
    """America's scouts stand on a coin where a city may be founded, and send it to the capital."""
    game = america().tile(3, "n10").tile(4, "n04")
    game.state.spent.append(game.state.token[square("5-9")])
    token = game.state.token[square("5-9")]
    game.state.token_known = changed(game.state.token_known, token, game.state.everyone())
    game.state.token = changed(game.state.token, square("5-9"), NONE)
    for _ in range(scouts):
        game.scout(1, "4-10", target=0)
    assert game.coins(1) == 1
    return game


def test_a_city_over_a_coin_may_cost_a_card() -> None:
    game = gold(1).learn(1, "computers")
    game.player(1).coins[4] = 10 - game.coins(1)
    names = ["drought", "sabotage", "defection", "disoriented", "exchange_of_ideas", "bread_and_circuses", "lost"]
    game.card(1, *names[: hand_limit(game.state, 1)]).starting(1)
    game.do(1, "found 4-10")
    assert game.coins(1) == 9
    assert all(action.startswith("discard") for action in game.legal(1)), "a coin less is a card less"


def test_a_coin_under_a_new_city_counts_no_more() -> None:
    game = gold(2)
    game.player(1).coins = [4, 4, 4, 1, 0]
    assert game.coins(1) == 14
    coin = next(number for number, ground in enumerate(game.state.catalogue.grounds) if ground.coin)
    game.state.ground = changed(game.state.ground, square("5-10"), coin)  # a second one, which the new city gets
    game.starting(1).do(1, "found 4-10")
    assert not game.state.ended, "one coin is won and one lost, although the other scout has not yet left the centre"


def test_a_scout_sends_to_the_city_its_owner_names() -> None:
    game = america().tile(3, "n10").city(1, "1-9").scout(1, "0-13")
    first, second = game.production(1, 0), game.production(1, 1)
    game.starting(1)
    if isinstance(game.state.agenda[-1], steps.Starting):
        game.do(1, "done")
    assert game.legal(1) == ["send 0", "send 1"]
    game.do(1, "send 1")
    assert (game.production(1, 0), game.production(1, 1)) == (first, second + 2)


def test_icons_sent_to_a_city_that_falls_are_lost() -> None:
    game = america().tile(3, "n10").city(1, "1-9").scout(1, "0-13", target=1)
    before = game.production(1, 0)
    destroy_city(game.state, 1, 1)
    assert game.player(1).targets[0] == NONE
    assert game.production(1, 0) == before


def test_every_figure_makes_room_for_a_new_city() -> None:
    game = gold(1).learn(1, "masonry").army(1, "4-10", 2).starting(1)
    game.do(1, "found 4-10")
    assert "place 3-10" not in game.legal(1), "water"
    game.do(1, "place 3-9", "place 4-9")
    assert (game.armies(1, "3-9"), game.armies(1, "4-9"), game.armies(1, "4-10")) == (1, 1, 0)


def test_the_owner_says_which_figure_makes_room_next() -> None:
    game = gold(2).army(1, "4-10").learn(1, "masonry").starting(1)
    game.do(1, "found 4-10")
    assert game.legal(1) == ["displace army", "displace scout"]
    game.do(1, "displace scout")
    assert game.state.prompt(1).words.args == {"figure": "figure-1"}
    game.do(1, "place 3-9")
    assert (game.scouts(1, "3-9"), game.armies(1, "4-10")) == (1, 1)
    assert game.state.prompt(1).words.args == {"figure": "figure-0"}, "only the army is left"
    game.do(1, "place 4-9")
    assert game.armies(1, "4-9") == 1
