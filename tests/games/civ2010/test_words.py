"""Questions and answers say what they are about: the thing, the number, the square."""

from tests.games.civ2010.kit import Game, square
from zeitalter.core.wording import Message, Prompt
from zeitalter.games.civ2010.rules.board import ground_of


def asked(game: Game, seat: int = 1) -> Prompt:
    return game.state.prompt(seat)


def answer(game: Game, notation: str, seat: int = 1) -> Message:
    return game.state.describe(seat, game.rules.vocabulary.parse(notation)).words


def test_shipping_asks_for_the_figures_then_for_the_water() -> None:
    game = Game("chinese", "americans").learn(1, "steam_power").resource(1, "silk").army(1, "1-12", 2).managing(1)
    game.do(1, "use steam_power 0")
    assert asked(game).words.key == "prompt-aiming-ship-from"
    assert asked(game).words.args["ability"] == "ability-steam_power-0"
    game.do(1, "place 1-12")
    assert asked(game).words.key == "prompt-aiming-ship-to"
    assert "square:1-12" in asked(game).anchors


def test_whoever_pays_is_told_for_what() -> None:
    game = Game("chinese", "americans").learn(1, "philosophy").resource(1, "wheat", "silk", "iron", "incense")
    game.managing(1).do(1, "use philosophy 0")
    assert asked(game).words.key == "prompt-paying-for"
    assert asked(game).words.args["ability"] == "ability-philosophy-0"
    assert asked(game).words.args["n"] == 3


def test_figures_led_astray_are_shown_while_their_goal_is_chosen() -> None:
    game = Game("chinese", "americans").card(1, "lost").army(0, "0-12").managing(1)
    game.do(1, "play lost.1")
    assert asked(game).words.key == "prompt-aiming-event"
    game.do(1, "place 0-12")
    assert asked(game).words.key == "prompt-aiming-astray"
    assert asked(game).anchors == ["card:lost.1", "square:0-12"]


def test_a_second_target_may_be_left() -> None:
    game = Game("chinese", "americans").card(0, "disaster").build("3-12", "library").build("3-14", "temple").starting(0)
    game.do(0, "play disaster.1")
    assert answer(game, "place 3-12", 0).args["what"] == "building-library"
    game.do(0, "place 3-12")
    assert asked(game, 0).words.key == "prompt-aiming-second"
    assert answer(game, "done", 0).key == "do-nothing-more"


def test_squares_are_named_by_what_is_there() -> None:
    game = Game("chinese", "americans").learn(1, "gunpowder").resource(1, "silk", "wheat")
    game.player(0).walls = 1
    centre = game.player(0).centres[0]
    beside = next(place for place in (centre - 1, centre + 1, centre - 16) if ground_of(game.state, place).terrain == 2)
    game.build(f"{beside % 16}-{beside // 16}", "library").managing(1).do(1, "use gunpowder 0")
    assert answer(game, f"place {centre % 16}-{centre // 16}").args["what"] == "walls"
    assert answer(game, f"place {beside % 16}-{beside // 16}").args["what"] == "building-library"
    game = Game("chinese", "americans").card(1, "drought").starting(1).do(1, "play drought.1")
    assert ground_of(game.state, square("3-14")).terrain == 1
    assert answer(game, "place 3-14").args["what"] == "terrain-1"


def test_choosing_a_player_says_what_happens_to_them() -> None:
    game = Game("chinese", "americans").learn(1, "monarchy").resource(1, "silk").managing(1)
    game.do(1, "use monarchy 0")
    assert answer(game, "choose 0").key == "do-choose-victim"
    game = Game("chinese", "americans").learn(1, "horseback_riding").resource(1, "silk").trading()
    game.do(1, "use horseback_riding 0")
    assert answer(game, "choose 0").key == "do-choose-caravan"


def test_loot_is_as_much_as_there_is() -> None:
    game = Game("chinese", "americans").army(1, "1-12").army(0, "0-12").forces(1, "cavalry 3").forces(0)
    game.sheet(0, trade=2, culture=9).moving(1).do(1, "march 1-12 1 0", "step 0-12").let()
    while not game.can(1, "loot_some trade 2"):
        game.do(game.asked[0], game.legal(game.asked[0])[0])
    assert answer(game, "loot_some trade 2") == Message("do-loot-some", {"loot": "loot-0", "n": 2})
    assert answer(game, "loot_some culture 3").args["n"] == 3
    assert asked(game).words.key == "prompt-looting"


def test_whoever_has_no_answer_is_told_so() -> None:
    game = Game("chinese", "americans").card(0, "sabotage").card(1, "drought").starting(1)
    game.do(1, "play drought.1", "place 3-14")
    assert asked(game, 0).words.key == "prompt-no-answer-square-effect"
    game = Game("chinese", "americans").card(0, "jousting_tourney").card(1, "drought").starting(1)
    game.do(1, "play drought.1", "place 3-14")
    assert asked(game, 0).words.key == "prompt-reacting-square-effect"


def test_a_step_into_a_fight_is_called_an_attack() -> None:
    game = Game("chinese", "americans").army(1, "1-12").army(0, "0-12").moving(1).do(1, "march 1-12 1 0")
    assert answer(game, "step 0-12").key == "do-attack"
    assert answer(game, "step 1-13").key == "do-step"


def test_the_combat_bonus_is_told_from_the_side_of_whoever_plays() -> None:
    game = Game("chinese", "americans").army(1, "1-12").army(0, "0-12").build("3-14", "barracks").moving(1)
    game.do(1, "march 1-12 1 0", "step 0-12").let()
    assert game.asked == [0], "the defender begins"
    assert asked(game, 0).words.args == {"mine": 0, "theirs": 2}
