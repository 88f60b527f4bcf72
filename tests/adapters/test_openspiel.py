"""OpenSpiel's own test, its searches, and what a player knows of a state."""

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from tests.adapters.covered import EVERY, GAMES
from zeitalter.adapters.openspiel import PREFIX, resampler
from zeitalter.adapters.setting import mode_names
from zeitalter.core.action import ActionError
from zeitalter.core.chance import stream
from zeitalter.core.rules import OptionsError
from zeitalter.games import all_rules, load


def loaded(game: str, **params: Any) -> Any:
    return pyspiel.load_game(PREFIX + game, params)


def dealt(game: Any, seed: int = 0, decisions: int = 0) -> Any:
    """A state of a random game."""
    state = game.new_initial_state()
    state.apply_action(seed)
    rng = stream("dealt", seed)
    for _ in range(decisions):
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    return state


def test_every_game_is_registered() -> None:
    assert {PREFIX + rules.id for rules in all_rules()} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_accepts_the_game(game: str) -> None:
    pyspiel.random_sim_test(loaded(game, seeds=4), num_sims=1, serialize=True, verbose=False)


@pytest.mark.deep
@pytest.mark.parametrize(("game", "players", "mode"), EVERY)
def test_openspiel_accepts_every_mode_and_number_of_players(game: str, players: int, mode: str) -> None:
    pyspiel.random_sim_test(loaded(game, players=players, mode=mode), num_sims=1, serialize=True, verbose=False)


def test_a_game_says_what_it_is() -> None:
    game = loaded("ages_cards", players=3, mode="combined", seed=5, seeds=10)
    assert str(game) == f"{PREFIX}ages_cards(mode=combined,players=3,reward=rank,seed=5,seeds=10)"
    assert game.num_players() == 3
    assert game.num_distinct_actions() == load("ages_cards").space.size
    assert game.observation_tensor_size() == load("ages_cards").features(3).size
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1, 1, 0)
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(number, 0.1) for number in range(10)]
    assert state.action_to_string(7) == "game 5/7"
    state.apply_action(7)
    table = state.table
    assert table.state.digest() == load("ages_cards").setup(3, table.setting.options, "5/7").digest()
    notation = load("ages_cards").vocabulary.notation
    assert sorted(state.action_to_string(number) for number in state.legal_actions()) == sorted(
        notation(action) for action in table.legal
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_clone_meets_the_same_luck(game: str) -> None:
    state = dealt(loaded(game), 3, 20)
    clone = state.clone()
    stored = pickle.loads(pickle.dumps(state))
    rng = stream("luck")
    for _ in range(30):
        legal = state.legal_actions()
        number = legal[rng.below(len(legal))]
        for each in (state, clone, stored):
            each.apply_action(number)
    assert str(state) == str(clone) == str(stored)
    assert state.history() == clone.history() == stored.history()


def test_the_end_is_returned_by_rank() -> None:
    state = dealt(loaded("ages_cards", players=3), 1)
    rng = stream("end", 2)
    while not state.is_terminal():
        assert state.returns() == [0, 0, 0]
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    ranks = state.table.state.outcome().ranks
    assert state.returns() == [2 - rank for rank in ranks]
    assert state.legal_actions() == []


@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_state_looks_the_same_to_the_player(game: str) -> None:
    state = dealt(loaded(game, mode=mode_names(load(game))[-1]), 2, 30)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0)) for _ in range(3)]
    for world in [*worlds, resampler("any")(state, player)]:
        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.history() == state.history()
        assert str(world) != str(state)


def test_what_a_player_knows() -> None:
    state = dealt(loaded("ages_cards"), 4, 25)
    table = state.table
    for player in range(2):
        assert state.observation_tensor(player) == list(table.setting.features.numbers(table.view(player)))
        assert state.information_state_tensor(player) == state.observation_tensor(player)
        own = [entry.action for entry in state.full_history() if entry.player == player]
        assert state.information_state_string(player) == f"{own} {state.observation_string(player)}"
    before = loaded("ages_cards").new_initial_state()
    assert before.observation_string(0) == ""
    assert not any(before.observation_tensor(0))


def searches(game: Any, simulations: int) -> list[Any]:
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    careful = ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=random)
    careful.set_resampler(resampler(1))
    return [mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=random), careful]


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_searches_play(game: str) -> None:
    spiel = loaded(game)
    state = dealt(spiel, 5, 10)
    for bot in searches(spiel, 3):
        for _ in range(3):
            chosen = bot.step(state)
            assert chosen in state.legal_actions()
            state.apply_action(chosen)


def test_a_search_repeats_itself() -> None:
    spiel = loaded("ages_cards")
    state = dealt(spiel, 6, 10)
    chosen = [[bot.step(state) for bot in searches(spiel, 5)] for _ in range(2)]
    assert chosen[0] == chosen[1]


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_openspiels_searches_play_to_the_end(game: str) -> None:
    spiel = loaded(game)
    state = dealt(spiel, 7)
    bots = searches(spiel, 2)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player() % 2].step(state))
    assert sum(state.returns()) == pytest.approx(0)


def test_mistakes_are_explained() -> None:
    with pytest.raises(OptionsError, match="2 to 4 players, not 9"):
        loaded("ages_cards", players=9)
    with pytest.raises(OptionsError, match="no mode 'chess'"):
        loaded("ages_cards", mode="chess")
    with pytest.raises(OptionsError, match="seeds=0"):
        loaded("ages_cards", seeds=0)
    state = dealt(loaded("ages_cards"))
    with pytest.raises(ActionError, match="is not legal now"):
        state.apply_action(next(number for number in range(862) if number not in state.legal_actions()))
    with pytest.raises(ValueError, match="no parameters for observations"):
        loaded("ages_cards").make_py_observer(None, {"size": 3})


def test_python_ends_in_peace() -> None:
    """OpenSpiel keeps what was registered longer than Python lives."""
    script = f"import pyspiel, zeitalter.adapters.openspiel; pyspiel.load_game('{PREFIX}ages_cards')"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, check=False).returncode == 0
