"""The scripted opponents follow their idea."""

from tests.games.ages.kit import Table, rules, table
from zeitalter.bots import create
from zeitalter.core.chance import stream
from zeitalter.core.player import PlayerView
from zeitalter.games.ages.bot.scripts import Hermit, Warlord, weakest


def chosen(game: Table, seat: int, name: str) -> str:
    player = PlayerView(rules(), game.state.observe(seat))
    return rules().vocabulary.notation(create(name, rules()).choose(player, stream("script")))


def turn(game: Table, name: str) -> list[str]:
    """What the bot does in its turn."""
    done: list[str] = []
    while game.asked == [0]:
        done.append(chosen(game, 0, name))
        game.do(0, done[-1])
    return done


def armed() -> Table:
    """The first player may attack both others, and the third is the weakest."""
    game = table(3).player(0, workers="warriors=8", military="plunder_i war_over_culture_ii", yellow=10)
    game.player(1, workers="warriors=2").player(2, workers="warriors=1", blue="bronze=5")
    game.turn(0, politics=True).of(0).military_left = 4
    return game


def test_the_warlord_declares_war_on_the_weakest() -> None:
    game = armed()
    assert weakest(game.state, 0) == 2
    assert chosen(game, 0, "warlord") == "attack war_over_culture_ii 2"
    assert chosen(game.set(last_round=5), 0, "warlord") == "attack plunder_i 2"


def test_the_warlord_arms_first() -> None:
    done = turn(table(3).player(0, blue="bronze=4", unused=2).turn(0, production=True), "warlord")
    assert done.count("build warriors") == 2


def test_the_hermit_never_arms_or_attacks() -> None:
    game = armed()
    assert not chosen(game, 0, "hermit").startswith("attack")
    done = turn(table(3).player(0, blue="bronze=8", unused=2).row("swordsmen").turn(0, production=True), "hermit")
    assert not any(move.startswith(("build warriors", "take")) for move in done)


def test_scripts_leave_something_to_choose() -> None:
    game = armed()
    for script in (Warlord(), Hermit()):
        legal = game.state.legal_actions(0)
        assert script.narrow(game.state, 0, legal)
        assert script.narrow(game.state, 0, legal[:1]) == legal[:1]
    arms = table(3).player(0, workers="swordsmen=4", yellow=14).turn(0)
    few = table(3).turn(0)
    assert Warlord().bend(arms.state, 0) > Warlord().bend(few.state, 0)
    assert Hermit().bend(arms.state, 0) < Hermit().bend(few.state, 0)
