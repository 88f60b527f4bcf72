"""Bots are named, honest and reproducible."""

import gc
from typing import Any

import pytest

from tests.trial import RULES
from zeitalter.arena import play_match
from zeitalter.bots import BOTS, UnknownBot, create
from zeitalter.core.action import Action
from zeitalter.core.chance import Stream, stream
from zeitalter.core.player import Bot, PlayerView
from zeitalter.core.state import State


def positions(seats: int, seed: int) -> list[tuple[State, int]]:
    """Decisions with a choice, all through one random game."""
    found = []
    state, rng = RULES.setup(seats, seed=seed), stream("positions", seed)
    while state.actors():
        seat = state.actors()[0]
        legal = state.legal_actions(seat)
        if len(legal) > 1:
            found.append((state.copy(), seat))
        state.apply(seat, legal[rng.below(len(legal))])
    return found


def choose(bot: Bot, state: State, seat: int, seed: int) -> Action:
    return bot.choose(PlayerView(RULES, state.observe(seat)), stream("bot", seed))


@pytest.mark.parametrize("name", BOTS)
def test_choices_are_legal_and_reproducible(name: str) -> None:
    for state, seat in positions(3, seed=5)[::3]:
        action = choose(create(name), state, seat, seed=1)
        assert action in state.legal_actions(seat)
        assert choose(create(name), state, seat, seed=1) == action


@pytest.mark.parametrize("name", BOTS)
def test_choices_do_not_depend_on_what_the_seat_cannot_know(name: str) -> None:
    """The same view built from another state gives the same choice."""
    differed = 0
    for state, seat in positions(3, seed=6)[::3]:
        other = RULES.from_view(state.observe(seat), stream("other", seat))
        differed += other.encode() != state.encode()
        assert choose(create(name), other, seat, seed=2) == choose(create(name), state, seat, seed=2)
    assert differed


def test_random_takes_every_action_some_time() -> None:
    state, seat = positions(3, seed=5)[0]
    seen = {choose(create("random"), state, seat, seed).key for seed in range(200)}
    assert seen == {action.key for action in state.legal_actions(seat)}


def test_unknown_names_are_refused_with_a_list() -> None:
    with pytest.raises(UnknownBot, match=r"'clever'; there are: random, greedy"):
        create("clever")


class Spy(Bot):
    """Keeps what it is given."""

    def __init__(self) -> None:
        self.player: PlayerView | None = None

    def choose(self, player: PlayerView, rng: Stream) -> Action:
        self.player = player
        return player.legal_actions[0]


def reachable(start: object, forbidden: object) -> bool:
    """Whether an object can be reached by following references, modules and classes left aside."""
    seen: set[int] = set()
    waiting = [start]
    while waiting:
        item = waiting.pop()
        if item is forbidden:
            return True
        if id(item) in seen or isinstance(item, type) or type(item).__name__ in ("module", "function", "frame"):
            continue
        seen.add(id(item))
        waiting.extend(gc.get_referents(item))
    return False


def test_a_bot_cannot_reach_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy()
    states: list[State] = []
    original = RULES.setup

    def setup(*args: Any) -> State:
        states.append(original(*args))
        return states[-1]

    with monkeypatch.context() as patch:
        patch.setattr(RULES, "setup", setup)
        play_match(RULES, 3, None, [spy, Spy(), Spy()], seed=3)
    assert spy.player is not None
    assert reachable(states[0], states[0].chance)  # the search itself finds things
    assert not reachable(spy.player, states[0])
    assert not reachable(spy.player, states[0].chance)
    assert not any(isinstance(value, State) for value in vars(spy.player).values())
