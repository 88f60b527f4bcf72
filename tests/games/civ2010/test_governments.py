"""One test per government, and how governments change (page 14)."""

from tests.games.civ2010.kit import Game
from zeitalter.games.civ2010.model.catalogue import NONE
from zeitalter.games.civ2010.model.player import FIRST_SCOUT
from zeitalter.games.civ2010.model.shared import changed
from zeitalter.games.civ2010.rules.battle import hand_size
from zeitalter.games.civ2010.rules.board import can_found, hand_limit


def under(government: str) -> Game:
    return Game("chinese", "americans").govern(1, government)


def test_anarchy_the_capital_is_idle_but_other_cities_act() -> None:
    game = under("anarchy").tile(3, "n10").city(1, "1-9").managing(1)
    assert not game.can(1, "devote 0")
    assert game.can(1, "devote 1")


def test_despotism_changes_nothing() -> None:
    game = under("despotism")
    assert (game.income(1), game.production(1), game.devotion(1), game.coins(1)) == (3, 5, 1, 0)


def test_republic_scouts_explore_huts_and_armies_found_cities() -> None:
    game = under("republic").tile(3, "n10")
    hut = next(s for s in range(256) if game.state.token[s] != NONE and s // 16 == 11)
    x = hut % 16
    game.scout(1, f"{x}-12" if x != 2 else "1-11")
    game.moving(1)
    start = next(place for place in game.player(1).figures if place >= 0)
    game.do(1, f"march {start % 16}-{start // 16} 0 1", f"step {x}-11")
    assert len(game.player(1).tokens) == 1
    game = under("republic").tile(3, "n10").tile(1, "n12")
    for place in range(256):
        game.state.token = changed(game.state.token, place, NONE)
    game = under("republic").tile(3, "n03").tile(1, "n12").tile(4, "n02").tile(2, "n04")
    site = next(s for s in range(256) if game.state.ground[s] != NONE and can_found(game.state, 1, s))
    name = f"{site % 16}-{site // 16}"
    game.army(1, name).starting(1)
    game.do(1, f"found {name}")
    assert game.armies(1, name) == 0
    assert game.player(1).centres[1] == site


def test_feudalism_a_coin_and_a_shared_harvest() -> None:
    game = under("feudalism").tile(3, "n10").city(1, "1-9")
    assert game.coins(1) == 1
    game.managing(1)
    assert game.can(1, "harvest 1 silk"), "the silk lies near the capital"
    assert game.can(1, "harvest 0 incense")


def test_democracy_2_trade_more_and_no_attacks_on_cities() -> None:
    game = under("democracy")
    assert game.income(1) == 5
    centre = game.player(0).centres[0]
    x, y = centre % 16, centre // 16
    game.army(1, f"{x}-{y + 1}").moving(1)
    game.do(1, f"march {x}-{y + 1} 1 0")
    assert not game.can(1, f"step {x}-{y}")


def test_monarchy_one_more_card_and_one_more_culture() -> None:
    game = under("monarchy")
    assert hand_limit(game.state, 1) == 3
    assert game.devotion(1) == 2


def test_communism_2_production_more_and_1_culture_less() -> None:
    game = under("communism")
    assert game.production(1) == 7
    assert game.devotion(1) == 0


def test_fundamentalism_one_more_battle_card_and_2_trade_less() -> None:
    game = under("fundamentalism")
    assert hand_size(game.state, 1, 1, False) == 4
    assert game.income(1) == 1
    game.govern(1, "fundamentalism").trading()
    assert game.player(1).trade == 1


def test_a_new_government_is_free_in_the_next_start_of_turn_only() -> None:
    game = Game("chinese", "americans").sheet(1, trade=6).research()
    game.do(1, "research code_of_laws").to_start_of(1)
    assert game.can(1, "govern republic")
    game.do(1, "done").to_start_of(1)
    assert not game.can(1, "govern republic")
    game.do(1, "govern anarchy")
    assert game.asked == [], "one change per start of turn"
    game.to_start_of(1)
    game.do(1, "govern republic")
    assert game.government(1) == "republic"


def test_a_government_learned_at_the_start_of_turn_is_free_in_the_next_round_too() -> None:
    game = Game("chinese", "americans").card(1, "exchange_of_ideas").learn(0, "code_of_laws").to_start_of(1)
    game.do(1, "play exchange_of_ideas.1", "choose 0", "learn code_of_laws").let()
    if game.asked == [0]:
        game.do(0, "done")
    assert game.can(1, "govern republic"), "from now on (page 21)"
    game.do(1, "done").to_start_of(1)
    assert game.can(1, "govern republic"), "in the round after the one in which it was unlocked"
    game.do(1, "done").to_start_of(1)
    assert not game.can(1, "govern republic"), "only once"


def test_a_lower_hand_limit_is_enforced_at_once() -> None:
    game = under("monarchy").card(1, "drought", "sabotage", "defection").starting(1)
    game.do(1, "govern anarchy")
    assert all(action.startswith("discard") for action in game.legal(1))


def test_republic_a_scout_or_an_army_may_be_given_up() -> None:
    game = under("republic").tile(3, "n03").tile(1, "n12").tile(4, "n02").tile(2, "n04")
    site = next(s for s in range(256) if game.state.ground[s] != NONE and can_found(game.state, 1, s))
    name = f"{site % 16}-{site // 16}"
    game.scout(1, name).army(1, name).starting(1)
    assert game.can(1, f"found {name}")
    game.do(1, f"found_with_army {name}")
    assert (game.armies(1, name), game.scouts(1, name)) == (0, 1), "the scout stays and makes room"
    game.do(1, game.legal(1)[0])
    assert sum(place >= 0 for place in game.player(1).figures[FIRST_SCOUT:]) == 1
    game = under("despotism").tile(3, "n03").tile(1, "n12").tile(4, "n02").tile(2, "n04")
    game.scout(1, name).army(1, name).starting(1)
    assert game.can(1, f"found {name}")
    assert not game.can(1, f"found_with_army {name}")
