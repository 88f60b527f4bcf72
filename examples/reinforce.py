"""A policy that learns to beat `random` at the card game, knowing nothing but the rules: about a minute on one core.

    python examples/reinforce.py [--games 2000] [--seed 1] [--opponent random]

REINFORCE with a linear policy in plain NumPy: the probability of an action grows with its weights times what the seat
sees. After each game the actions taken become likelier if it was won, and rarer if it was lost.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass

import gymnasium
import numpy as np
from numpy.typing import NDArray

from zeitalter.arena.wilson import wilson

GAME = "zeitalter.adapters.gymnasium:zeitalter/ages_cards-v2"  # the module to import first, then the game
RATE = 0.5
MEMORY = 0.01  # how fast the baseline follows the results
REPORT = 250  # games between two lines

Vector = NDArray[np.float32]


@dataclass
class Decision:
    """What the policy saw, the legal actions and their probabilities, and which of them it took."""

    seen: Vector
    legal: NDArray[np.intp]
    chances: Vector
    taken: int


class Policy:
    def __init__(self, features: int, actions: int, rng: np.random.Generator) -> None:
        self.weights = np.zeros((actions, features + 1), np.float32)
        self.rng = rng

    def decide(self, observation: NDArray[np.int16], mask: NDArray[np.int8]) -> Decision:
        seen = np.append(np.log1p(np.maximum(observation, 0)), 1).astype(np.float32)  # large numbers matter less
        legal = np.flatnonzero(mask)
        scores = self.weights[legal] @ seen
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        return Decision(seen, legal, chances, int(self.rng.choice(len(legal), p=chances)))

    def learn(self, decisions: list[Decision], advantage: float) -> None:
        for decision in decisions:
            towards = -decision.chances
            towards[decision.taken] += 1
            step = RATE * advantage / (decision.seen @ decision.seen)
            self.weights[decision.legal] += step * np.outer(towards, decision.seen)


def play(env: gymnasium.Env, policy: Policy, seed: int) -> tuple[list[Decision], float]:
    """One game: the policy's decisions, and 1 for a victory, 0 for a defeat."""
    observation, info = env.reset(seed=seed)
    decisions: list[Decision] = []
    reward, over = 0.0, False
    while not over:
        decision = policy.decide(observation, info["action_mask"])
        decisions.append(decision)
        observation, reward, terminated, truncated, info = env.step(decision.legal[decision.taken])
        over = terminated or truncated
    return decisions, (1 + reward) / 2


def train(env: gymnasium.Env, games: int, seed: int, report: Callable[[int, float], None]) -> Policy:
    policy = Policy(env.observation_space.shape[0], int(env.action_space.n), np.random.default_rng(seed))
    baseline, results = 0.5, []
    for game in range(games):
        decisions, result = play(env, policy, seed + game)
        policy.learn(decisions, result - baseline)
        baseline += MEMORY * (result - baseline)
        results.append(result)
        if len(results) % REPORT == 0:
            report(len(results), float(np.mean(results[-REPORT:])))
    return policy


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--test-games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponent", default="random")
    chosen = parser.parse_args(arguments)
    env = gymnasium.make(GAME, opponents=[chosen.opponent], seat="random")
    policy = train(
        env, chosen.games, chosen.seed, lambda games, won: print(f"{games:6} games: {won:.1%} of the last {REPORT} won")
    )
    unseen = range(chosen.seed + chosen.games, chosen.seed + chosen.games + chosen.test_games)
    won = sum(play(env, policy, seed)[1] for seed in unseen)
    low, high = wilson(won, len(unseen))
    print(f"{won:g} of {len(unseen)} new games against {chosen.opponent} won ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
