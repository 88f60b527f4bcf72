"""Gymnasium's own check, and a learner among bots."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.adapters.covered import EVERY, GAMES
from zeitalter.adapters.gymnasium import ZeitalterEnv
from zeitalter.arena import play_match
from zeitalter.bots import UnknownBot, create
from zeitalter.core.action import Action, ActionError
from zeitalter.core.chance import Stream, stream
from zeitalter.core.player import Bot, PlayerView
from zeitalter.core.rules import OptionsError
from zeitalter.games import all_rules, load


def made(game: str, **arguments: Any) -> ZeitalterEnv:
    env = gymnasium.make(f"zeitalter/{game}-v{load(game).version}", opponents="random", **arguments).unwrapped
    assert isinstance(env, ZeitalterEnv)
    return env


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_accepts_the_game(game: str) -> None:
    check_env(made(game, illegal="lose"))


@pytest.mark.deep
@pytest.mark.parametrize(("game", "players", "mode"), EVERY)
def test_gymnasium_accepts_every_mode_and_number_of_players(game: str, players: int, mode: str) -> None:
    check_env(made(game, players=players, mode=mode, seat="random", illegal="lose"))


def test_every_game_is_registered_under_its_version() -> None:
    for rules in all_rules():
        assert f"zeitalter/{rules.id}-v{rules.version}" in gymnasium.registry


class First(Bot):
    """Takes the action with the smallest number."""

    def choose(self, player: PlayerView, rng: Stream) -> Action:
        space = player.rules.space
        return space.action(min(space.choosable(player.legal_actions)), player.legal_actions)


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_plays_the_game_of_the_arena(game: str) -> None:
    """A learner that does what a bot does ends where the bot would have ended."""
    seat = 1
    env = ZeitalterEnv(game, ["random"], seat=seat)
    _, info = env.reset(seed=11)
    reward, over = 0.0, False
    while not over:
        _, reward, terminated, truncated, info = env.step(np.flatnonzero(info["action_mask"])[0])
        over = terminated or truncated
    bots: list[Bot] = [create("random") for _ in range(env.setting.players)]
    bots[seat] = First()
    result = play_match(env.setting.rules, env.setting.players, env.setting.options, bots, 11)
    assert env.table.state.digest() == result.digest
    assert info["rank"] == result.ranks[seat]
    assert info["total"] == result.totals[seat]
    assert reward == env.table.rewards()[seat]
    assert not info["action_mask"].any()


def test_only_the_learner_is_asked_at_its_seat() -> None:
    env = ZeitalterEnv("ages_cards", ["random", "random"], seat="random")
    seats = set()
    for seed in range(12):
        _, info = env.reset(seed=seed)
        seats.add(env.seat)
        for _ in range(5):
            assert env.table.seat == env.seat == env.view().seat
            _, _, terminated, _, info = env.step(env.action_space.sample(info["action_mask"]))
            assert not terminated
    assert seats == {0, 1, 2}


def test_the_learner_sees_the_features_of_its_view() -> None:
    env = ZeitalterEnv("ages_cards", "random")
    seen, info = env.reset(seed=1)
    assert seen.tolist() == list(env.setting.features.numbers(env.view()))
    assert len(env.feature_names) == seen.size
    assert env.action_masks().tolist() == info["action_mask"].tolist()
    assert [env.action_names[number] for number in np.flatnonzero(info["action_mask"])] == sorted(
        (env.setting.rules.vocabulary.notation(action) for action in env.table.legal), key=env.action_names.index
    )


def test_what_is_drawn_without_a_mask_is_legal() -> None:
    env = ZeitalterEnv("ages_cards", "random")
    _, info = env.reset(seed=1)
    env.action_space.seed(1)
    drawn = [env.action_space.sample() for _ in range(200)]
    assert set(drawn) == set(np.flatnonzero(info["action_mask"]))


@pytest.mark.parametrize("twin_of", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copied_environment_continues_alike(twin_of: Callable[[ZeitalterEnv], ZeitalterEnv]) -> None:
    env = ZeitalterEnv("ages_cards", ["random", "random"])
    _, info = env.reset(seed=1)
    for _ in range(20):
        _, _, _, _, info = env.step(np.flatnonzero(info["action_mask"])[-1])
    twin = twin_of(env)
    for _ in range(20):
        number = np.flatnonzero(info["action_mask"])[-1]
        _, _, _, _, info = env.step(number)
        twin.step(number)
    assert twin.table is not env.table
    assert twin.table.state.digest() == env.table.state.digest()


def test_an_illegal_number_raises_or_loses() -> None:
    for illegal in ("raise", "lose"):
        env = ZeitalterEnv("ages_cards", "random", illegal=illegal)
        _, info = env.reset(seed=1)
        wrong = np.flatnonzero(info["action_mask"] == 0)[0]
        if illegal == "raise":
            with pytest.raises(ActionError, match="is not legal now"):
                env.step(wrong)
            continue
        _, reward, terminated, truncated, info = env.step(wrong)
        assert (reward, terminated, truncated) == (-1.0, True, False)
        assert "is not legal now" in info["illegal"]
        assert not info["action_mask"].any()


def test_a_game_without_end_is_truncated() -> None:
    env = ZeitalterEnv("ages_cards", "random")
    env.setting.patience = 30
    env.reset(seed=1)
    over = False
    while not over:
        _, reward, terminated, over, _ = env.step(env.action_space.sample())
        assert (reward, terminated) == (0.0, False)


def test_opponents_and_seats_that_do_not_fit_are_refused() -> None:
    with pytest.raises(OptionsError, match="2 players are 1 to 1 opponents, not 2"):
        ZeitalterEnv("ages_cards", ["random", "random"], players=2)
    with pytest.raises(OptionsError, match="not 0"):
        ZeitalterEnv("ages_cards", [])
    with pytest.raises(OptionsError, match="no seat 2; there are: 0 to 1, and 'random'"):
        ZeitalterEnv("ages_cards", seat=2)
    with pytest.raises(UnknownBot):
        ZeitalterEnv("ages_cards", "genius")
    with pytest.raises(ValueError, match="illegal is one of: raise, lose"):
        ZeitalterEnv("ages_cards", illegal="ignore")


def test_few_opponents_take_turns_at_the_seats() -> None:
    first, second = create("random"), First()
    env = ZeitalterEnv("ages_cards", [first, second], players=4, seat=1)
    env.reset(seed=1)
    assert {seat: bot for seat, (bot, _) in env.table.bots.items()} == {2: first, 3: second, 0: first}


def test_it_can_be_shown() -> None:
    env = gymnasium.make("zeitalter/ages_cards-v2", opponents="random", render_mode="ansi", language="de")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert "Technologiepyramide" in text


def test_several_at_once() -> None:
    envs = gymnasium.make_vec("zeitalter/ages_cards-v2", num_envs=3, opponents="random")
    _, info = envs.reset(seed=1)
    rng = stream("vector")
    for _ in range(40):
        legal = [np.flatnonzero(mask) for mask in info["action_mask"]]
        _, rewards, *_, info = envs.step(np.array([numbers[rng.below(len(numbers))] for numbers in legal]))
        assert rewards.shape == (3,)
    envs.close()
