"""Scripted opponents: each follows its one idea."""

from tests.games.civ2010.kit import Game, rules
from zeitalter.bots import create
from zeitalter.core.chance import stream
from zeitalter.core.player import PlayerView
from zeitalter.games.civ2010.bot.scripts import Conqueror, Recluse
from zeitalter.games.civ2010.rules.board import NEIGHBOURS, distance, is_water
from zeitalter.text import Words


def choose(game: Game, name: str, seat: int) -> str:
    bot = create(name, rules())
    action = bot.choose(PlayerView(rules(), game.state.observe(seat)), stream("civ2010 scripts", seat))
    return rules().vocabulary.notation(action)


def narrowed(game: Game, script: Conqueror | Recluse, seat: int) -> list[str]:
    actions = script.narrow(game.state, seat, rules().game.candidates(game.state, seat))
    return [rules().vocabulary.notation(action) for action in actions]


def beside_capital(game: Game, seat: int) -> str:
    """A dry square next to a capital."""
    centre = game.player(seat).centres[0]
    place = next(near for near in NEIGHBOURS[centre] if not is_water(game.state, near))
    return f"{place % 16}-{place // 16}"


def test_they_have_words() -> None:
    for script in rules().game.scripts():
        for language in ("en", "de"):
            assert Words(language, rules()).has(f"bot-{script.name}")
            assert Words(language, rules()).has(f"bot-{script.name}-help")


def test_the_conqueror_arms() -> None:
    game = Game("chinese", "americans").managing(1)
    assert "devote 0" in game.legal(1)
    assert "devote 0" not in narrowed(game, Conqueror(), 1)
    assert choose(game, "conqueror", 1).split()[0] in ("unit", "figure")


def test_the_conqueror_marches_on_a_capital() -> None:
    game = Game("chinese", "americans")
    for place in range(6):
        game.tile(place, f"n{place + 1:02}")
    goal = game.player(0).centres[0]
    game.army(1, beside_capital(game, 1), 2).forces(1, *["infantry 3"] * 3, *["cavalry 3"] * 3)
    worths: list[tuple[int, float]] = []
    for step in range(4):
        other = game.state.copy()
        place = other.players[1].figures[0] - 16 * step
        if other.ground[place] >= 0 and other.holder[place] in (-1, 1):
            other.players[1].figures[0] = other.players[1].figures[1] = place
            worths.append((distance(place, goal), Conqueror().bend(other, 1)))
    assert min(worths)[1] > max(worths)[1]


def test_the_conqueror_takes_an_open_capital() -> None:
    game = Game("romans", "americans").forces(0).forces(1, *["infantry 3"] * 3, *["cavalry 3"] * 3)
    place = beside_capital(game, 0)
    goal = game.player(0).centres[0]
    game.army(1, place, 2).moving(1)
    assert choose(game, "conqueror", 1).startswith(f"march {place} 2")
    game.do(1, f"march {place} 2 0")
    assert choose(game, "conqueror", 1) == f"step {goal % 16}-{goal // 16}"


def test_the_recluse_leaves_it_alone() -> None:
    game = Game("romans", "americans").forces(0).forces(1, *["infantry 3"] * 3, *["cavalry 3"] * 3)
    place = beside_capital(game, 0)
    goal = game.player(0).centres[0]
    game.army(1, place, 2).moving(1)
    game.do(1, f"march {place} 2 0")
    assert f"step {goal % 16}-{goal // 16}" in game.legal(1)
    assert f"step {goal % 16}-{goal // 16}" not in narrowed(game, Recluse(), 1)


def test_the_recluse_builds_walls() -> None:
    game = Game("chinese", "americans").learn(1, "masonry").build("3-12", "workshop").sheet(1, trade=9)
    game.managing(1)
    assert any(action.startswith("wall 0") for action in game.legal(1))
    assert choose(game, "recluse", 1).startswith("wall 0")
