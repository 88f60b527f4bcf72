"""Battle, losses, loot and conquered cities (pages 23 to 26)."""

import pytest

from tests.games.civ2010.kit import Game, square
from zeitalter.games.civ2010.model import steps
from zeitalter.games.civ2010.model.catalogue import GREAT_PERSON, IRON, NONE, URANIUM
from zeitalter.games.civ2010.model.shared import changed
from zeitalter.games.civ2010.rules.battle import hand_size
from zeitalter.games.civ2010.rules.board import combat_bonus, ground_of, is_person
from zeitalter.games.civ2010.view.observe import observe


def fight_on(game: Game) -> Game:
    """Everybody plays the first unit he may."""
    while game.state.agenda and isinstance(game.state.agenda[-1], steps.Fighting):
        seat = game.asked[0]
        game.do(seat, game.legal(seat)[0])
    return game


def attack(game: Game, armies: int = 1) -> Game:
    """Seat 1 marches from 1-12 to 0-12."""
    game.moving(1)
    return game.do(1, f"march 1-12 {armies} 0", "step 0-12").let()


@pytest.mark.parametrize(("armies", "in_city", "size"), [(1, False, 3), (2, False, 5), (3, False, 7), (0, True, 6)])
def test_hand_size(armies: int, in_city: bool, size: int) -> None:
    assert hand_size(Game("chinese", "americans").state, 1, armies, in_city) == size


def test_hands_are_no_larger_than_the_standing_forces() -> None:
    game = Game("chinese", "americans").army(1, "1-12").army(0, "0-12")
    game.forces(1, "infantry 2", "cavalry 2").forces(0, "infantry 2", "artillery 1", "cavalry 3", "cavalry 1")
    game.moving(1).do(1, "march 1-12 1 0", "step 0-12")
    assert [len(hand) for hand in game.state.battle.hands] == [2, 3]
    assert [len(game.player(seat).units) for seat in range(2)] == [1, 0]


def test_scouts_do_not_enlarge_the_hand() -> None:
    game = Game("chinese", "americans").army(0, "0-12").scout(0, "0-12").army(1, "1-12")
    game.forces(0, *["infantry 2"] * 5)
    attack(game)
    assert len(game.state.battle.hands[1]) == 3


def test_the_defender_plays_first_and_a_tie_is_his() -> None:
    game = Game("chinese", "americans").army(1, "1-12").army(0, "0-12").forces(1).forces(0)
    attack(game)
    assert game.armies(1, "0-12") == 0, "nobody has a card: a tie"
    assert game.armies(0, "0-12") == 1


def test_bonus_of_barracks_academies_and_generals() -> None:
    game = Game("chinese", "americans").build("3-14", "barracks").build("3-12", "general")
    assert combat_bonus(game.state, 1) == 6


@pytest.mark.parametrize(("work", "bonus"), [("barracks", 2), ("academy", 4), ("general", 4)])
def test_a_blockade_takes_the_yields_of_a_square_but_not_its_combat_bonus(work: str, bonus: int) -> None:
    game = Game("chinese", "americans").build("3-14", work)
    income = game.income(1)
    game.army(0, "3-14")
    assert game.income(1) == income - (0 if work == "general" else 2), "its trade is lost"
    assert combat_bonus(game.state, 1) == bonus


def test_the_winner_loses_an_army_for_every_two_units_but_not_the_last() -> None:
    from zeitalter.games.civ2010.rules.battle_result import lose_armies

    game = Game("chinese", "americans").army(1, "1-12", 2)
    lose_armies(game.state, 1, square("1-12"), 3)
    assert game.armies(1, "1-12") == 1


def test_the_hand_is_hidden_from_everybody_else() -> None:
    game = Game("chinese", "americans", "germans").army(1, "4-13").army(0, "5-13")
    place = [s for s in range(256) if game.state.holder[s] != NONE]
    assert len(place) == 2
    from zeitalter.games.civ2010.rules.battle import begin_fight

    begin_fight(game.state, 1, 0, square("5-13"))
    assert observe(game.state, 2).battle.hands == [[], []]
    assert observe(game.state, 0).battle.hands[0] == []
    assert observe(game.state, 0).battle.hands[1] == game.state.battle.hands[1]


@pytest.mark.parametrize("loot", ["trade", "culture", "silk", "hut"])
def test_loot_for_figures_is_one_of_three(loot: str) -> None:
    game = Game("chinese", "americans").army(1, "1-12").army(0, "0-12").forces(1, "cavalry 3").forces(0)
    game.sheet(0, trade=2, culture=9).resource(0, "silk").token(0, "wheat")
    fight_on(attack(game))
    game.do(1, next(action for action in game.legal(1) if loot in action))
    assert game.player(1).trade == (2 if loot == "trade" else 0), "up to three, but no more than there is"
    assert game.player(1).culture == (3 if loot == "culture" else 0)
    assert sum(game.player(1).resources) == (1 if loot == "silk" else 0)
    assert len(game.player(1).tokens) == (1 if loot == "hut" else 0)


def test_the_winner_may_take_less_than_three() -> None:
    game = Game("chinese", "americans").army(1, "1-12").army(0, "0-12").forces(1, "cavalry 3").forces(0)
    game.sheet(0, trade=2, culture=9)
    fight_on(attack(game))
    assert game.legal(1) == ["loot_some trade 2", "loot_some culture 3"]
    assert not game.can(1, "loot_some trade 3")
    assert not game.can(1, "loot_some culture 0")
    game.do(1, "loot_some culture 1")
    assert (game.player(0).culture, game.player(1).culture) == (8, 1)


def test_a_defender_who_wins_takes_loot_too() -> None:
    game = (
        Game("chinese", "americans").army(1, "1-12").army(0, "0-12").forces(0, "cavalry 3").forces(1).sheet(1, trade=5)
    )
    fight_on(attack(game))
    game.do(0, "loot_some trade 3")
    assert game.player(0).trade == 3


def conquered(loot_city: bool = True) -> Game:
    """Seat 1 conquers the second city of seat 0 on 1-9."""
    game = Game("chinese", "americans").tile(3, "n10").city(0, "1-9").army(1, "1-12").forces(0)
    game.build("0-8", "library" if ground_of(game.state, square("0-8")).terrain == 2 else "temple")
    game.forces(1, *["cavalry 3"] * 3).sheet(0, trade=5)
    game.build("3-14", "general").build("3-12", "general")
    game.learn(1, "chivalry", "horseback_riding")
    if loot_city:
        game.card(0, "drought").resource(0, "silk", "iron").learn(0, "pottery")
    game.moving(1)
    game.do(1, "march 1-12 1 0", "step 1-11").let()
    game.do(1, "step 1-10").let()
    game.do(1, "step 1-9").let()
    return fight_on(game)


def test_a_conquered_city_is_destroyed_and_looted() -> None:
    game = conquered()
    assert game.player(0).centres[1] == NONE
    assert game.armies(1, "1-9") == 1
    assert game.work("0-8") == ""
    assert not game.can(1, "loot_some trade 1"), "city loot only"
    game.do(1, "learn pottery")
    assert game.knows(1, "pottery")


def test_city_loot_two_resources() -> None:
    game = conquered()
    game.do(1, "loot silk", "loot iron")
    assert game.player(1).resources == (0, 1, 0, 1)


def test_city_loot_a_card_seen_only_after_the_choice() -> None:
    game = conquered()
    assert observe(game.state, 1).players[0].cards == []
    game.do(1, "loot card")
    assert len(observe(game.state, 1).players[0].cards) == 1
    game.do(1, game.legal(1)[0])
    assert game.hand(1) == ["drought"]


def test_a_conquered_capital_wins_the_game() -> None:
    game = Game("germans", "americans").forces(0)
    centre = game.player(0).centres[0]
    x, y = centre % 16, centre // 16
    game.build("3-14", "academy").build("3-12", "general")
    game.army(1, f"{x}-{y + 1}").forces(1, *["cavalry 3"] * 3).moving(1)
    game.do(1, f"march {x}-{y + 1} 1 0", f"step {x}-{y}").let()
    fight_on(game)
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.reason.key == "end-military"
    assert outcome.winners == [1]


def test_survivors_return_without_wounds_and_the_dead_are_discarded() -> None:
    game = Game("chinese", "americans").army(1, "1-12").army(0, "0-12")
    game.forces(1, "cavalry 3", "cavalry 3").forces(0, "cavalry 1")
    attack(game)
    while game.state.agenda and isinstance(game.state.agenda[-1], steps.Fighting):
        seat = game.asked[0]
        game.do(seat, game.legal(seat)[-1])
    assert len(game.player(1).units) == 2
    assert sum(len(pile) for pile in game.state.unit_discards) == 1


def village(seed: int = 7) -> tuple[Game, str, str]:
    """Seat 1 stands beside a village; the square of its army and of the village."""
    game = Game("chinese", "americans", seed=seed).tile(4, "n04")
    place = next(s for s in range(256) if game.state.token[s] >= game.state.catalogue.huts)
    beside, there = f"{place % 16 - 1}-{place // 16}", f"{place % 16}-{place // 16}"
    return game.army(1, beside), beside, there


def swap_token(game: Game, name: str, content: int) -> int:
    """Lay a village token of this content on a square."""
    state = game.state
    old = state.token[square(name)]
    token = next(t for t in [*state.village_pile, old] if state.catalogue.token_content[t] == content)
    if token != old:
        state.village_pile = changed(state.village_pile, state.village_pile.index(token), old)
        state.token = changed(state.token, square(name), token)
    return token


def test_a_conquered_village_gives_its_token_face_down() -> None:
    game, beside, there = village()
    token = swap_token(game, there, IRON)
    game.forces(1, *["aircraft 7"] * 2).learn(1, "code_of_laws").moving(1)
    game.do(1, f"march {beside} 1 0", f"step {there}")
    discards = [len(pile) for pile in game.state.unit_discards]
    fight_on(game)
    assert game.player(1).tokens == (token,)
    assert observe(game.state, 0).players[1].tokens == [], "face down"
    assert game.armies(1, there) == 1
    assert game.player(1).coins[0] == 1, "a won battle"
    assert [len(pile) for pile in game.state.unit_discards[:3]] == [n + 1 for n in discards[:3]], "barbarians go"


def test_a_village_may_hide_a_great_person() -> None:
    game, beside, there = village()
    token = swap_token(game, there, GREAT_PERSON)
    game.forces(1, *["aircraft 7"] * 2).moving(1)
    game.do(1, f"march {beside} 1 0", f"step {there}")
    fight_on(game)
    assert isinstance(game.state.agenda[-1], steps.PlacingPerson)
    game.do(1, "place 3-14")
    assert is_person(game.state, square("3-14"))
    assert token in game.state.spent
    assert game.player(1).tokens == ()


def without_deck(game: Game, kind: int) -> Game:
    """All units of a pile have joined the forces of seat 0."""
    deck = game.state.unit_decks[kind]
    game.player(0).units = tuple(sorted(game.player(0).units + deck))
    for unit in deck:
        game.state.unit_known = changed(game.state.unit_known, unit, 1)
    game.state.unit_decks[kind] = ()
    return game


def kinds_of_barbarians(game: Game) -> list[int]:
    return sorted(game.state.catalogue.unit_type[unit] for unit in game.state.battle.hands[1])


@pytest.mark.parametrize(("chosen", "kinds"), [("infantry", [0, 0, 2]), ("cavalry", [0, 2, 2])])
def test_whoever_leads_barbarians_chooses_a_pile_for_an_empty_one(chosen: str, kinds: list[int]) -> None:
    game, beside, there = village()
    without_deck(game, 1).moving(1).do(1, f"march {beside} 1 0", f"step {there}")
    assert game.asked == [0]
    assert game.legal(0) == ["draw infantry", "draw cavalry"]
    game.do(0, f"draw {chosen}")
    assert kinds_of_barbarians(game) == kinds
    assert isinstance(game.state.agenda[-1], steps.Fighting)


def test_barbarians_come_from_the_only_pile_that_is_left() -> None:
    game, beside, there = village()
    without_deck(without_deck(game, 1), 2).moving(1).do(1, f"march {beside} 1 0", f"step {there}")
    assert kinds_of_barbarians(game) == [0, 0, 0]


def test_a_village_token_is_looted_unseen() -> None:
    game = Game("chinese", "americans").army(1, "1-12").army(0, "0-12").forces(1, "infantry 3").forces(0)
    game.token(0, "uranium").token(0, "wheat")
    attack(game)
    fight_on(game)
    assert game.legal(1) == ["loot hut", "loot village"]
    game.do(1, "loot village")
    assert [game.state.catalogue.token_content[token] for token in game.player(1).tokens] == [URANIUM]
