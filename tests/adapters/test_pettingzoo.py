"""PettingZoo's own tests, and what agents see."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from tests.adapters.covered import EVERY, GAMES
from zeitalter.adapters.pettingzoo import TableEnv, env, raw_env
from zeitalter.adapters.setting import mode_names
from zeitalter.adapters.table import Table
from zeitalter.core.action import ActionError
from zeitalter.core.chance import stream
from zeitalter.core.conformance.case import Case
from zeitalter.core.conformance.worlds import worlds
from zeitalter.core.rules import OptionsError
from zeitalter.core.state import State
from zeitalter.games import UnknownGame, load

# What PettingZoo says to every environment with an action mask that is not its own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),  # when the game is over
]


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_the_game(game: str) -> None:
    api_test(env(game), num_cycles=150)
    seed_test(lambda: env(game), num_cycles=50)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_how_it_is_shown(game: str) -> None:
    render_test(lambda render_mode: env(game, render_mode=render_mode))


@pytest.mark.deep
@pytest.mark.parametrize(("game", "players", "mode"), EVERY)
def test_pettingzoo_accepts_every_mode_and_number_of_players(game: str, players: int, mode: str) -> None:
    api_test(env(game, players=players, mode=mode), num_cycles=1000)
    seed_test(lambda: env(game, players=players, mode=mode), num_cycles=500)


def play(table_env: Any, seed: int) -> dict[str, tuple[float, bool, bool, dict[str, Any]]]:
    """A random game; what each agent is told at the end."""
    table_env.reset(seed=seed)
    rng = stream("play", seed)
    told = {}
    for agent in table_env.agent_iter():
        observation, reward, termination, truncation, info = table_env.last()
        if termination or truncation:
            told[agent] = (reward, termination, truncation, info)
            table_env.step(None)
        else:
            legal = np.flatnonzero(observation["action_mask"])
            table_env.step(legal[rng.below(len(legal))])
    return told


def test_the_end() -> None:
    told = play(env("ages_cards", players=3), 2)
    assert list(told) == ["player_0", "player_1", "player_2"]
    assert sum(reward for reward, *_ in told.values()) == pytest.approx(0)
    assert {reward for reward, *_ in told.values()} == {1.0, 0.0, -1.0}
    for reward, termination, truncation, info in told.values():
        assert (termination, truncation) == (True, False)
        assert reward == 2 - info["rank"]


def test_a_game_without_end_is_truncated() -> None:
    game = raw_env("ages_cards")
    game.setting.patience = 30
    told = play(game, 2)
    assert told == {agent: (0.0, False, True, {}) for agent in ("player_0", "player_1")}


def test_a_seed_begins_a_sequence_of_games() -> None:
    games = [raw_env("ages_cards"), raw_env("ages_cards")]
    digests: list[list[str]] = [[], []]
    for game, seen in zip(games, digests):
        for seed in (5, None, None, 5):
            game.reset(seed=seed)
            seen.append(game.table.state.digest())
    assert digests[0] == digests[1]
    assert len(set(digests[0])) == 3
    assert digests[0][0] == digests[0][3]


def test_names_of_features_and_actions() -> None:
    game = env("ages_cards", players=4)
    game.reset(seed=1)
    agent = game.agent_selection
    assert len(game.unwrapped.feature_names) == game.observe(agent)["observation"].size
    assert len(game.unwrapped.action_names) == game.action_space(agent).n
    view = game.unwrapped.view(agent)
    assert view.seat == int(agent[-1])
    hand = game.unwrapped.feature_names.index("player0.hand.C04")
    assert game.observe(agent)["observation"][hand] == sum(
        load("ages_cards").catalogue.cards[card].id == "C04" for card in view.players[view.seat].hand
    )


def test_mistakes_are_explained() -> None:
    with pytest.raises(UnknownGame):
        env("chess")
    with pytest.raises(OptionsError):
        env("ages_cards", players=7)
    with pytest.raises(ValueError, match="no render_mode 'rgb_array'; there are: human, ansi"):
        env("ages_cards", render_mode="rgb_array")
    game = env("ages_cards")
    game.reset(seed=1)
    observation = game.last()[0]
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    with pytest.raises(ActionError, match="is not legal now; the action mask allows"):
        game.step(illegal)
    with pytest.raises(ActionError, match="there is no action 862; the numbers go from 0 to 861"):
        game.step(862)
    with pytest.raises(ActionError, match="not by None"):
        game.step(None)


# ---- nothing hidden leaves ------------------------------------------------------------------------------------------


def seen(game: TableEnv, state: State, seat: int) -> tuple[bytes, bytes]:
    game.table = Table(game.setting, state, stream("any"))
    game.table.seat, game.table.legal = seat, state.legal_actions(seat)
    observation = game.observe(f"player_{seat}")
    return observation["observation"].tobytes(), observation["action_mask"].tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_an_agent_sees_the_features_of_its_view_and_nothing_hidden(game: str) -> None:
    rules = load(game)
    players = rules.seats.start
    adapted = raw_env(game, players=players, mode=mode_names(rules)[-1])
    features = rules.features(players)
    case = Case(rules, players, adapted.setting.options, "adapters")
    for moment in case.moments(12):
        for seat in range(players):
            real = seen(adapted, moment.state, seat)
            assert real[0] == features.numbers(moment.state.observe(seat)).tobytes()
            hidden = worlds(case, moment.state, seat, "adapters")
            assert len({state.digest() for state in hidden}) > 1
            for world in hidden:
                assert seen(adapted, world, seat) == real
