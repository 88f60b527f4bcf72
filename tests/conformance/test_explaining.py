"""A click on something that is not possible gets a reason: a specific one for nearly all elements of every board."""

import pytest

from zeitalter.bots import create
from zeitalter.core.chance import stream
from zeitalter.core.conformance.explaining import silent_elements
from zeitalter.core.player import PlayerView
from zeitalter.games import games, load

LEAST = 0.95  # of the elements with which nothing can be done now
EVERY = 7  # decisions, one is looked at


def measured(game: str, number: int, bot: str) -> tuple[int, list[str]]:
    """Elements that were idle in one game, and those for which the rules gave no reason."""
    rules = load(game)
    seats = min(4, rules.seats.stop - 1) if number % 2 else rules.seats.start
    state = rules.setup(seats, rules.modes[0], f"reasons {number}")
    rng = stream("reasons", game, number)
    player = create(bot)
    idle, silent = 0, []
    for decision in range(4000):
        actors = state.actors()
        if not actors:
            break
        seat = actors[rng.below(len(actors))]
        if decision % EVERY == 0:
            count, without = silent_elements(state, seat)
            idle += count
            silent += without
        state.apply(seat, player.choose(PlayerView(rules, state.observe(seat)), rng))
    return idle, silent


def check(game: str, numbers: range, bot: str) -> None:
    found = [measured(game, number, bot) for number in numbers]
    idle, silent = sum(count for count, _ in found), [anchor for _, anchors in found for anchor in anchors]
    assert idle > 0
    assert 1 - len(silent) / idle >= LEAST, f"{len(silent)} of {idle}: {sorted(set(silent))[:20]}"


@pytest.mark.parametrize("game", games())
def test_refusals_give_reasons(game: str) -> None:
    check(game, range(2), "random")


@pytest.mark.deep
@pytest.mark.parametrize("game", games())
def test_refusals_give_reasons_over_twenty_games(game: str) -> None:
    check(game, range(10), "random")
    check(game, range(10, 20), "greedy")
