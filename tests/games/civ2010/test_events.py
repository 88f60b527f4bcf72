"""One test per culture event, and the rules they share: hand limit, answers to answers, phases."""

import pytest

from tests.games.civ2010.kit import Game, square
from zeitalter.games.civ2010.model.catalogue import NONE
from zeitalter.games.civ2010.model.player import IN_STOCK
from zeitalter.games.civ2010.model.shared import changed
from zeitalter.games.civ2010.rules.board import NEIGHBOURS, ground_of, is_water


def holding(*cards: str) -> Game:
    """America (seat 1) holds the cards."""
    return Game("chinese", "americans").card(1, *cards)


def neighbour_of_capital(game: Game, seat: int) -> str:
    place = game.player(seat).centres[0] - 1
    return f"{place % 16}-{place // 16}"


@pytest.mark.parametrize("gift", ["a_gift_from_afar", "a_generous_gift", "a_princely_gift"])
def test_gifts_count_as_a_resource(gift: str) -> None:
    game = holding(gift).learn(1, "animal_husbandry").managing(1)
    game.do(1, "use animal_husbandry 0", "city 1 0", f"pay_card {gift}.1").let()
    if gift == "a_gift_from_afar":
        game.do(1, "choose 0")
        assert game.coins(0) == 1
    assert game.production(1) == 8
    assert game.hand(1) == []


def test_a_gift_from_afar_rewards_another_player_after_its_effect() -> None:
    game = holding("a_gift_from_afar").learn(1, "pottery").resource(1, "wheat")
    for player in game.state.players:
        player.coins = [4, 0, 4, 4, 2]
    game.managing(1).do(1, "use pottery 0", "pay wheat", "pay_card a_gift_from_afar.1").let()
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.winners == [1], "the own fifteenth coin comes first"


def test_a_gift_from_afar_rewards_even_where_the_ability_was_cancelled() -> None:
    game = holding("a_gift_from_afar").card(0, "primetime_tv").learn(1, "animal_husbandry").managing(1)
    game.do(1, "use animal_husbandry 0", "city 1 0", "pay_card a_gift_from_afar.1")
    game.do(0, "cancel primetime_tv.1").let()
    game.do(1, "choose 0")
    assert (game.production(1), game.coins(0)) == (5, 1)


def test_a_princely_gift_is_uranium_too_but_never_incense() -> None:
    game = holding("a_princely_gift").learn(1, "atomic_theory", "currency").managing(1)
    assert game.can(1, "use atomic_theory 0")
    assert not game.can(1, "use currency 0")


def test_bread_and_circuses_cancels_what_is_aimed_at_oneself() -> None:
    game = holding("the_citizens_are_revolting_1").card(0, "bread_and_circuses").starting(1)
    game.do(1, "play the_citizens_are_revolting_1.1", "choose 0")
    game.do(0, "cancel bread_and_circuses.1").let()
    assert game.government(0) == "despotism"


def test_bread_and_circuses_helps_nobody_else() -> None:
    game = Game("chinese", "americans", "germans").card(1, "the_citizens_are_revolting_1").card(2, "bread_and_circuses")
    game.starting(1)
    game.do(1, "play the_citizens_are_revolting_1.1", "choose 0")
    assert not game.can(2, "cancel bread_and_circuses.1")


def test_jousting_tourney_cancels_any_event() -> None:
    game = Game("chinese", "americans", "germans").card(1, "the_citizens_are_revolting_1").card(2, "jousting_tourney")
    game.starting(1)
    game.do(1, "play the_citizens_are_revolting_1.1", "choose 0")
    game.do(2, "cancel jousting_tourney.1").let()
    assert game.government(0) == "despotism"


def test_an_answer_can_be_answered() -> None:
    game = holding("the_citizens_are_revolting_1", "jousting_tourney").card(0, "jousting_tourney").starting(1)
    game.do(1, "play the_citizens_are_revolting_1.1", "choose 0")
    game.do(0, "cancel jousting_tourney.2")
    game.do(1, "cancel jousting_tourney.1").let()
    assert game.government(0) == "anarchy"


def test_whose_answer_was_cancelled_may_give_another() -> None:
    game = holding("the_citizens_are_revolting_1", "jousting_tourney").card(0, "jousting_tourney", "bread_and_circuses")
    game.starting(1).do(1, "play the_citizens_are_revolting_1.1", "choose 0")
    game.do(0, "cancel jousting_tourney.2")
    game.do(1, "cancel jousting_tourney.1")
    game.do(0, "done")
    assert game.asked == [0], "about the revolt again"
    game.do(0, "cancel bread_and_circuses.1").let()
    assert game.government(0) == "despotism"


def test_whose_answer_stands_is_not_asked_again() -> None:
    game = holding("the_citizens_are_revolting_1").card(0, "jousting_tourney", "bread_and_circuses").starting(1)
    game.do(1, "play the_citizens_are_revolting_1.1", "choose 0")
    game.do(0, "cancel jousting_tourney.1")
    assert game.asked != [0]


def test_primetime_tv_cancels_an_ability() -> None:
    game = Game("chinese", "americans").card(0, "primetime_tv").learn(1, "currency").resource(1, "incense").managing(1)
    game.do(1, "use currency 0")
    game.do(0, "cancel primetime_tv.1").let()
    assert game.player(1).culture == 0


def test_defection_kills_one_figure_within_4_squares() -> None:
    game = holding("defection").army(0, "0-12").scout(0, "0-12").moving(1)
    game.do(1, "play defection.1", "kill 0-12 0 1").let()
    assert game.scouts(0, "0-12") == 0
    assert game.armies(0, "0-12") == 1
    far = holding("defection").army(0, neighbour_of_capital(Game("chinese", "americans"), 0)).moving(1)
    assert not far.can(1, "play defection.1")


def test_defection_interrupts_an_attack() -> None:
    game = holding("defection").army(0, "0-13").army(1, "0-12").moving(0)
    game.do(0, "march 0-13 1 0", "step 0-12")
    assert game.asked == [1]
    game.do(1, "play defection.1", "kill 0-13 1 0").let()
    assert game.armies(0, "0-13") == 0
    assert game.armies(1, "0-12") == 1


def test_defection_interrupts_an_attack_on_a_village() -> None:
    game = holding("wholesale_defection").tile(4, "n04")
    village = next(s for s in range(256) if game.state.token[s] >= game.state.catalogue.huts)
    x, y = village % 16, village // 16
    game.army(0, f"{x - 1}-{y}").moving(0)
    game.do(0, f"march {x - 1}-{y} 1 0", f"step {x}-{y}")
    assert game.asked == [1]
    game.do(1, "play wholesale_defection.1", f"kill {x - 1}-{y} 1 0").let()
    assert not game.in_battle
    assert game.armies(0, f"{x - 1}-{y}") == 0


def test_an_interrupted_attacker_decides_again_with_what_is_left() -> None:
    game = holding("defection").army(0, "0-13", 2).army(1, "0-12").moving(0)
    game.do(0, "march 0-13 2 0", "step 0-12")
    game.do(1, "play defection.1", "kill 0-13 1 0").let()
    assert not game.in_battle
    assert game.asked == [0]
    assert {"step 0-12", "stop"} < set(game.legal(0)), "one army is left: it may still attack, or not"
    game.do(0, "stop")
    assert (game.armies(0, "0-13"), game.armies(1, "0-12")) == (1, 1)


@pytest.mark.parametrize("hut", [False, True])
def test_an_interrupted_group_decides_again_before_a_village_or_a_hut(hut: bool) -> None:
    game = holding("wholesale_defection").tile(4, "n04")
    huts = game.state.catalogue.huts
    goal = next(s for s in range(256) if game.state.token[s] != NONE and (game.state.token[s] < huts) == hut)
    near = next(
        s for s in NEIGHBOURS[goal] if s != NONE and game.state.ground[s] != NONE and not is_water(game.state, s)
    )
    there, beside = (f"{s % 16}-{s // 16}" for s in (goal, near))
    game.army(0, beside, 2).moving(0)
    game.do(0, f"march {beside} 2 0", f"step {there}")
    game.do(1, "play wholesale_defection.1", f"kill {beside} 1 0").let()
    assert game.asked == [0]
    assert {f"step {there}", "stop"} <= set(game.legal(0))
    assert game.armies(0, beside) == 1


def test_an_interrupted_group_decides_again_before_outskirts() -> None:
    game = holding("defection").tile(3, "n10").army(0, "3-11", 2).moving(0)
    game.do(0, "march 3-11 2 0", "step 3-12")
    game.do(1, "play defection.1", "kill 3-11 1 0").let()
    assert game.asked == [0]
    assert {"step 3-12", "stop"} < set(game.legal(0))


def test_several_cards_may_interrupt_one_after_the_other() -> None:
    game = Game("chinese", "americans", "germans").card(1, "defection", "mass_defection").card(2, "defection")
    here = game.player(0).centres[0] + 16
    there = f"{here % 16}-{here // 16}"
    beside = f"{here % 16 - 1}-{here // 16}"
    game.learn(0, "biology").army(0, there, 3).army(1, beside).moving(0)
    game.do(0, f"march {there} 3 0", f"step {beside}")
    game.do(1, "play mass_defection.1", f"kill {there} 1 0").let_reactions()
    assert game.asked == [1], "another card may follow"
    game.do(1, "play defection.1", f"kill {there} 1 0").let_reactions()
    assert game.asked == [2], "who holds nothing any more is not asked again; the next one is"
    game.do(2, "done")
    assert game.asked == [0]
    assert game.armies(0, there) == 1
    game.do(0, f"step {beside}")
    assert game.asked == [2], "a new attempt may be interrupted again"


def test_nobody_interrupts_a_group_that_is_gone() -> None:
    game = Game("chinese", "americans", "germans").card(1, "defection", "sabotage").card(2, "defection")
    here = game.player(0).centres[0] + 16
    there, beside = f"{here % 16}-{here // 16}", f"{here % 16 - 1}-{here // 16}"
    game.army(0, there).army(1, beside).moving(0)
    game.do(0, f"march {there} 1 0", f"step {beside}")
    game.do(1, "play defection.1", f"kill {there} 1 0").let_reactions()
    assert game.asked == []


def test_defection_tells_those_on_the_march_from_those_who_stay() -> None:
    game = holding("defection").army(0, "0-13", 2).army(1, "0-12").moving(0)
    game.do(0, "march 0-13 1 0", "step 0-12")
    group = game.state.turn.group
    game.do(1, "play defection.1")
    assert {"kill 0-13 1 0", "kill_marching 0-13 1 0"} < set(game.legal(1))
    game.do(1, "kill_marching 0-13 1 0").let()
    assert game.armies(0, "0-13") == 1
    assert game.player(0).figures[group.bit_length() - 1] == IN_STOCK
    assert not game.in_battle
    game = holding("defection").army(0, "0-13", 2).army(1, "0-12").moving(0)
    game.do(0, "march 0-13 1 0", "step 0-12")
    game.do(1, "play defection.1", "kill 0-13 1 0").let()
    assert "step 0-12" in game.legal(0), "the attacker is still there"


def test_defection_hits_those_who_fly_past_an_enemy() -> None:
    game = holding("defection").learn(0, "flight").army(1, "0-12").army(0, "0-13").moving(0)
    game.do(0, "march 0-13 1 0", "step 0-12").let()
    game.do(0, "step 1-12")
    game.do(1, "play defection.1")
    assert "kill_marching 0-12 1 0" in game.legal(1)
    game.do(1, "kill_marching 0-12 1 0").let()
    assert (game.armies(0, "0-12"), game.armies(1, "0-12")) == (0, 1)


def test_bread_and_circuses_covers_a_square_of_ones_city() -> None:
    game = Game("chinese", "americans", "germans").card(0, "mass_defection").card(1, "bread_and_circuses")
    centre = game.player(1).centres[0]
    there = f"{centre % 16}-{centre // 16 + 1}"
    game.army(2, there).army(0, f"{centre % 16 + 1}-{centre // 16 + 1}").moving(0)
    game.do(0, "play mass_defection.1", f"kill {there} 1 0")
    assert game.can(1, "cancel bread_and_circuses.1"), "the square is in the outskirts of the capital"
    game = Game("chinese", "americans", "germans").card(0, "disoriented").card(1, "bread_and_circuses")
    game.army(2, there).managing(0)
    game.do(0, "play disoriented.1", f"place {there}").do(0, game.legal(0)[0])
    assert game.can(1, "cancel bread_and_circuses.1")


def test_bread_and_circuses_does_not_cover_a_single_figure_of_somebody_else() -> None:
    game = Game("chinese", "americans", "germans").card(0, "defection").card(1, "bread_and_circuses")
    centre = game.player(1).centres[0]
    there = f"{centre % 16}-{centre // 16 + 1}"
    game.army(2, there).army(0, f"{centre % 16 + 1}-{centre // 16 + 1}").moving(0)
    game.do(0, "play defection.1", f"kill {there} 1 0")
    assert game.asked == [1]
    assert not game.can(1, "cancel bread_and_circuses.1"), "the card aims at a figure, not at a square"


def test_figures_led_astray_pass_their_own_centre_only() -> None:
    game = Game("chinese", "americans").card(0, "disoriented").army(1, "2-14").managing(0)
    game.do(0, "play disoriented.1", "place 2-14")
    assert "place 1-13" in game.legal(0)
    assert "place 2-13" not in game.legal(0), "no place to stay"
    game = (
        Game("chinese", "americans").card(0, "disoriented").army(1, "1-13").army(0, "1-14").army(0, "1-12").managing(0)
    )
    game.do(0, "play disoriented.1", "place 1-13")
    assert "place 2-14" in game.legal(0), "through the capital"
    game = (
        Game("chinese", "americans").card(1, "disoriented").army(0, "1-13").army(1, "1-14").army(1, "1-12").managing(1)
    )
    game.do(1, "play disoriented.1", "place 1-13")
    assert "place 2-14" not in game.legal(1), "not through an enemy's"


def test_mass_defection_kills_a_great_person_or_two_figures() -> None:
    game = holding("mass_defection").army(0, "0-12", 2).moving(1)
    game.do(1, "play mass_defection.1", "kill 0-12 2 0").let()
    assert game.armies(0, "0-12") == 0
    assert holding("mass_defection").state.catalogue.events[15].range == 6


def test_wholesale_defection_reaches_everything() -> None:
    game = holding("wholesale_defection")
    place = neighbour_of_capital(game, 0)
    game.build(place, "artist").moving(1)
    game.do(1, "play wholesale_defection.1", f"kill {place} 0 0").let()
    assert game.work(place) == ""
    assert sum(game.player(0).reserve) == 0


@pytest.mark.parametrize(("card", "steps"), [("disoriented", 2), ("lost", 3), ("out_of_position", 4)])
def test_figures_are_led_astray(card: str, steps: int) -> None:
    game = holding(card).army(0, "0-12", 2).managing(1)
    game.do(1, f"play {card}.1", "place 0-12")
    reach = [action.split()[1] for action in game.legal(1)]
    for name in reach:
        x, y = (int(part) for part in name.split("-"))
        assert abs(x - 0) + abs(y - 12) <= steps
        assert ground_of(game.state, square(name)).terrain != 4, "not across water"
        assert name != "2-13", "not into a city"
    assert "0-14" in reach
    assert ("0-15" in reach) is False, "water"
    game.do(1, "place 0-14").let()
    assert game.armies(0, "0-14") == 2


def test_drought_makes_desert_and_spares_mountains() -> None:
    game = holding("drought").starting(1)
    game.do(1, "play drought.1")
    assert not game.can(1, "place 1-12")
    game.do(1, "place 3-14").let()
    assert game.production(1) == 3
    assert game.income(1) == 4
    assert game.state.disasters == 11


def test_deforestation_makes_grassland_of_forest() -> None:
    game = holding("deforestation").starting(1)
    game.do(1, "play deforestation.1")
    assert not game.can(1, "place 1-14")
    game.do(1, "place 3-15").let()
    assert game.state.ground[square("3-15")] == 2, "the wheat is gone as well"


@pytest.mark.parametrize(("card", "level"), [("exchange_of_ideas", 1), ("knowledge_shared", 2), ("think_tank", 3)])
def test_technologies_are_exchanged(card: str, level: int) -> None:
    game = holding(card).learn(0, "biology").learn(1, "theology").starting(1)
    game.do(1, f"play {card}.1", "choose 0")
    offered = [action.split()[1] for action in game.legal(1)]
    names = {tech.id: tech.level for tech in game.state.catalogue.techs}
    assert max(names[tech] for tech in offered) <= level
    game.do(1, f"learn {offered[0]}").let()
    assert game.knows(1, offered[0])
    assert game.asked == [0]
    answer = game.legal(0)[0]
    game.do(0, answer)
    assert game.knows(0, answer.split()[1])


@pytest.mark.parametrize(("card", "reach"), [("sabotage", 4), ("catastrophe", 6)])
def test_a_building_within_range_is_destroyed(card: str, reach: int) -> None:
    game = Game("chinese", "americans").card(0, card).build("3-12", "library").army(0, "0-12").starting(0)
    game.do(0, f"play {card}.1", "place 3-12").let()
    assert game.work("3-12") == ""
    assert game.state.supply[3] == 6
    assert next(e.range for e in game.state.catalogue.events if e.id == card) == reach


def test_disaster_destroys_two_buildings_anywhere() -> None:
    game = Game("chinese", "americans").card(0, "disaster").build("3-12", "library").build("3-14", "temple")
    game.starting(0)
    game.do(0, "play disaster.1", "place 3-12", "place 3-14").let()
    assert game.work("3-12") == game.work("3-14") == ""


@pytest.mark.parametrize("card", ["the_citizens_are_revolting_1", "the_citizens_are_revolting_2"])
def test_citizens_revolt_into_anarchy(card: str) -> None:
    game = holding(card).starting(1)
    game.do(1, f"play {card}.1", "choose 0").let()
    assert game.government(0) == "anarchy"
    game.do(1, "done").managing(0)
    assert game.asked == [], "the capital is idle"
    game.starting(0)
    assert not game.can(0, "govern despotism"), "not in the same round"


@pytest.mark.parametrize(
    ("card", "bonus"), [("we_love_the_despot_day", 4), ("we_love_the_queen_day", 6), ("we_love_the_president_day", 8)]
)
def test_a_day_of_love_gives_production(card: str, bonus: int) -> None:
    game = holding(card).managing(1)
    game.do(1, f"play {card}.1", "city 1 0").let()
    assert game.production(1) == 5 + bonus


def test_a_production_bonus_lasts_for_the_whole_turn() -> None:
    game = holding("we_love_the_despot_day").learn(1, "atomic_theory").resource(1, "uranium").managing(1)
    game.do(1, "play we_love_the_despot_day.1", "city 1 0").let()
    game.do(1, "use atomic_theory 0")
    game.do(1, f"pay_token {game.player(1).tokens[0]}").let()
    before = game.production(1)
    game.do(1, "unit 0 infantry").let()
    assert game.production(1) == before, "the second action of the city has it too"


def test_a_free_building_of_egypt_leaves_the_production_bonus() -> None:
    game = Game("chinese", "egyptians").card(1, "we_love_the_despot_day").learn(1, "atomic_theory").token(1, "uranium")
    game.managing(1).do(1, "play we_love_the_despot_day.1", "city 1 0").let()
    game.do(1, "use atomic_theory 0").do(1, game.legal(1)[0]).let()
    bonus = game.state.turn.bonus[0]
    free = next(action for action in game.legal(1) if action.startswith("build_free"))
    game.do(1, free).do(1, *[a for a in game.legal(1)[:1] if a.startswith("place")]).let()
    assert bonus == game.state.turn.bonus[0] == 4, "the next action of the city has it"


def test_trade_raises_the_production_of_a_city_for_the_whole_turn() -> None:
    game = Game("chinese", "germans").learn(1, "atomic_theory").resource(1, "uranium").sheet(1, trade=27).managing(1)
    game.do(1, "use atomic_theory 0", f"pay_token {game.player(1).tokens[0]}").let()
    assert game.production(1) == 5
    game.do(1, "figure 0 scout").do(1, game.legal(1)[0]).let()
    assert game.player(1).trade == 24
    assert game.production(1) == 6, "bought for this round, not for one thing"


def test_cards_over_the_limit_are_discarded_at_once() -> None:
    game = holding("drought", "sabotage").sheet(1, culture=3).managing(1)
    game.do(1, "advance")
    assert len(game.player(1).cards) == 3
    assert all(action.startswith("discard") for action in game.legal(1))
    game.do(1, "discard drought.1")
    assert len(game.player(1).cards) == 2


def test_an_empty_deck_is_shuffled_from_its_discards() -> None:
    game = Game("chinese", "americans").sheet(1, culture=3)
    deck = game.state.decks[1]
    game.state.discards[1] = deck
    for card in deck:
        game.state.card_known = changed(game.state.card_known, card, game.state.everyone())
    game.state.decks[1] = ()
    game.managing(1)
    game.do(1, "advance")
    assert len(game.player(1).cards) == 1
    assert game.state.discards[1] == ()


def test_a_used_up_deck_is_shuffled_at_once() -> None:
    game = holding("drought", "sabotage").sheet(1, culture=3)
    *rest, last = game.state.decks[1]
    game.state.discards[1] = tuple(rest)
    for card in rest:
        game.state.card_known = changed(game.state.card_known, card, game.state.everyone())
    game.state.decks[1] = (last,)
    game.managing(1)
    game.do(1, "advance")
    assert last in game.player(1).cards
    assert sorted(game.state.decks[1]) == sorted(rest)
    game.do(1, "discard drought.1")
    assert len(game.state.discards[1]) == 1, "discarded after the deck was shuffled"


def test_asked_only_once_after_hush() -> None:
    game = holding("drought", "the_citizens_are_revolting_1").card(0, "sabotage").starting(1)
    game.do(1, "play drought.1", "place 3-14")
    game.do(0, "hush")
    game.do(1, "play the_citizens_are_revolting_1.1", "choose 0")
    assert game.asked != [0]


def test_what_is_ones_own_may_be_hit_too() -> None:
    game = holding("sabotage").build("3-14", "temple").starting(1)
    game.do(1, "play sabotage.1", "place 3-14").let()
    assert game.work("3-14") == ""
    game = holding("wholesale_defection").build("3-14", "artist").army(1, "1-12").moving(1)
    game.do(1, "play wholesale_defection.1")
    assert game.legal(1) == ["kill 1-12 1 0", "kill 3-14 0 0"]


def test_disaster_hits_other_players_only() -> None:
    game = holding("disaster").build("3-14", "temple").starting(1)
    walls = game.player(0).centres[0]
    game.do(1, "play disaster.1")
    assert game.legal(1) == [f"place {walls % 16}-{walls // 16}"], "the walls of China, not the own temple"


def test_own_targets_come_last() -> None:
    game = holding("wholesale_defection").army(1, "1-12").army(0, "3-15").moving(1)
    game.do(1, "play wholesale_defection.1")
    assert game.legal(1) == ["kill 3-15 1 0", "kill 1-12 1 0"], "who is not there in time hits somebody else"


def test_whoever_may_answer_is_told_the_target() -> None:
    game = Game("chinese", "americans").card(0, "jousting_tourney").card(1, "drought").starting(1)
    game.do(1, "play drought.1", "place 0-13")
    prompt = game.state.prompt(0)
    assert prompt.words.key == "prompt-reacting-square-effect"
    assert prompt.words.args == {"seat": 1, "what": "card-drought", "text": "event-text-drought", "x": 0, "y": 13}
    assert "square:0-13" in prompt.anchors
    game = Game("chinese", "americans").card(0, "jousting_tourney").card(1, "the_citizens_are_revolting_1").starting(1)
    game.do(1, "play the_citizens_are_revolting_1.1", "choose 0")
    assert game.state.prompt(0).words.args["seat_to"] == 0
    game = Game("chinese", "americans").learn(0, "writing").token(0, "spy").learn(1, "pottery").managing(1)
    game.do(1, "build 0 granary")
    assert game.state.prompt(0).words.args == {"seat": 1, "what": "building-granary", "x": 3, "y": 12}
    game = Game("chinese", "americans").learn(0, "writing").token(0, "spy").managing(1).do(1, "harvest 0 silk")
    assert game.state.prompt(0).words.args == {"seat": 1, "what": "city-action-harvest", "target": "resource-1"}


def test_whoever_may_interrupt_is_told_where_the_move_goes() -> None:
    game = Game("chinese", "americans").card(1, "defection").army(0, "0-14").moving(0)
    game.do(0, "march 0-14 1 0", "step 1-14")
    prompt = game.state.prompt(1)
    assert prompt.words.args == {"seat": 0, "x": 1, "y": 14}
    assert prompt.anchors == ["square:0-14", "square:1-14"]
