"""Blunders that bots with a level must not make."""

import pytest

from tests.games.civ2010.kit import Game, rules
from zeitalter.bots import create
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.chance import stream
from zeitalter.core.player import PlayerView
from zeitalter.games.civ2010.bot.sites import sites
from zeitalter.games.civ2010.model import steps
from zeitalter.games.civ2010.rules.board import NEIGHBOURS, is_water

LEVELS = ["easy", "medium"]


def chosen(game: Game, seat: int, level: str, tries: int = 1) -> str:
    """What a bot of a level does."""
    bot = create(level)
    view = game.state.observe(seat)
    return rules().vocabulary.notation(bot.choose(PlayerView(rules(), view), stream("civ2010 conduct", seat, tries)))


def played(game: Game, seat: int, level: str, decisions: int = 12) -> list[str]:
    """What it does until somebody else is asked or nothing is left to do; others let it happen."""
    done: list[str] = []
    for _decision in range(decisions):
        if not game.state.agenda:
            break
        actor = game.asked[0]
        if actor == seat:
            done.append(chosen(game, seat, level))
            game.do(seat, done[-1])
        elif isinstance(game.state.agenda[-1], (steps.Reacting, steps.Interrupting)):
            game.do(actor, "done")
        else:
            break
    return done


def go_on(game: Game) -> Game:
    """A round follows, so that what is done now has a future."""
    game.state.agenda.insert(0, steps.BeginRound(EVERYONE))
    return game


def beside_capital(game: Game, seat: int) -> str:
    """A dry square next to a capital."""
    centre = game.player(seat).centres[0]
    place = next(near for near in NEIGHBOURS[centre] if not is_water(game.state, near))
    return f"{place % 16}-{place // 16}"


# ---- victories within reach -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_space_of_culture_is_taken(level: str) -> None:
    game = Game("romans", "americans").sheet(1, track=20, culture=7, trade=6)
    go_on(game.managing(1))
    assert "advance" in played(game, 1, level)


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_coin_is_bought(level: str) -> None:
    game = Game("romans", "americans").learn(1, "democracy").sheet(1, trade=6)
    game.player(1).coins[4] += 14 - game.coins(1)
    go_on(game.managing(1))
    assert any(action.startswith("use democracy") for action in played(game, 1, level))


@pytest.mark.parametrize("level", LEVELS)
def test_an_open_capital_is_taken(level: str) -> None:
    game = Game("romans", "americans").forces(0).forces(1, *["infantry 3"] * 3, *["cavalry 3"] * 3)
    place, goal = beside_capital(game, 0), game.player(0).centres[0]
    game.army(1, place, 2)
    go_on(game.moving(1))
    assert f"step {goal % 16}-{goal // 16}" in played(game, 1, level)


# ---- the own capital ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_an_empty_capital_with_an_enemy_before_it_is_defended(level: str) -> None:
    """Five units of strength 3 beat the 12 of a capital; walls keep them out, and so may a unit."""
    game = Game("romans", "americans").learn(1, "masonry").forces(1).sheet(1, trade=9)
    game.learn(0, "democracy", "chivalry").forces(0, *["infantry 2"] * 3, *["cavalry 2"] * 3).army(0, "1-12", 2)
    game.state.agenda.append(steps.BeginMoving(0, 0))
    go_on(game.managing(1))
    assert any(action.startswith("wall 0") for action in game.legal(1))
    assert any(action.split()[0] in ("unit", "wall") for action in played(game, 1, level))


# ---- growth ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_scout_at_a_good_place_founds_a_city(level: str) -> None:
    game = Game("romans", "americans")
    for place in range(6):
        game.tile(place, f"n{place + 1:02}")
    tokens = tuple(place for place, token in enumerate(game.state.token) if token >= 0)
    site = sites(game.state, tokens, (game.player(0).centres[0], game.player(1).centres[0]))[-1]
    game.scout(1, f"{site % 16}-{site // 16}")
    go_on(game.starting(1))
    assert f"found {site % 16}-{site // 16}" in played(game, 1, level)


@pytest.mark.parametrize("level", LEVELS)
def test_ideas_are_exchanged_with_somebody_who_learns_nothing(level: str) -> None:
    game = Game("romans", "americans").learn(0, "pottery", "writing").card(1, "exchange_of_ideas")
    game.learn(1, "horseback_riding", "masonry").learn(0, "horseback_riding", "masonry", "currency")
    go_on(game.starting(1))
    assert any(action.startswith("play exchange_of_ideas") for action in played(game, 1, level))


# ---- deals ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_gifts_are_accepted(level: str) -> None:
    game = Game("romans", "americans").sheet(0, trade=9).resource(0, "silk")
    go_on(game.trading())
    game.do(0, "propose 1", "give trade 6", "give silk 1", "submit")
    assert chosen(game, 1, level) == "accept 0"


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_is_given_for_nothing(level: str) -> None:
    game = Game("romans", "americans").sheet(1, trade=9).resource(1, "silk")
    go_on(game.trading())
    game.do(0, "propose 1", "want trade 6", "want silk 1", "submit")
    assert chosen(game, 1, level) in ("decline 0", "done")
