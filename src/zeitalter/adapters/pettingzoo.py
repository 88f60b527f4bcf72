"""The games as PettingZoo environments, in which agents act one after the other (AEC).

from zeitalter.adapters.pettingzoo import env

game = env("ages_cards", players=4, mode="combined")
game.reset(seed=1)
for agent in game.agent_iter():
    observation, reward, termination, truncation, info = game.last()
    over = termination or truncation
    game.step(None if over else game.action_space(agent).sample(observation["action_mask"]))
"""

from functools import cached_property
from typing import Any

from zeitalter.adapters.arrays import action_mask, mask_box, observation, observation_box
from zeitalter.adapters.extras import extra
from zeitalter.adapters.screen import MODES, Screen
from zeitalter.adapters.setting import Options, Setting
from zeitalter.adapters.table import Table, deal
from zeitalter.core.view import View
from zeitalter.text import DEFAULT

with extra("pettingzoo"):
    import numpy as np
    from gymnasium.spaces import Dict, Discrete
    from gymnasium.utils.seeding import np_random
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

Observation = dict[str, NDArray[Any]]


def env(game: str, **arguments: Any) -> AECEnv[str, Observation, int | None]:
    """As `raw_env`, with errors for calls in a wrong order."""
    return OrderEnforcingWrapper(raw_env(game, **arguments))


def raw_env(
    game: str,
    players: int | None = None,
    mode: str | None = None,
    options: Options | None = None,
    reward: str = "rank",
    render_mode: str | None = None,
    language: str = DEFAULT,
) -> "TableEnv":
    """A game for the smallest number of players in its first mode, unless said otherwise; `options` as they differ from
    the mode's. `reward` is "rank" or "score", `render_mode` None, "human" or "ansi"."""
    return TableEnv(Setting(game, players, mode, options, reward), render_mode, language)


class TableEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """Agent player_0 has seat 0, and so on. An agent sees what its seat may know."""

    def __init__(self, setting: Setting, render_mode: str | None, language: str) -> None:
        super().__init__()
        self.setting = setting
        self.metadata: dict[str, Any] = {
            "name": f"zeitalter_{setting.rules.id}_v{setting.rules.version}",
            "render_modes": MODES,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(setting.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.screen = Screen(setting, render_mode, language, self.possible_agents)
        self.feature_names = setting.features.names
        self.observation_spaces = {
            agent: Dict({"observation": observation_box(setting), "action_mask": mask_box(setting)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(setting.space.size) for agent in self.possible_agents}
        self.random: np.random.Generator | None = None
        self.table: Table

    @cached_property
    def action_names(self) -> list[str]:
        """Of all numbers, in the game's notation."""
        return self.setting.space.names()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """With a seed, the game of this seed; without, the next in the sequence that the last seed began. `options`
        mean nothing here."""
        if seed is not None or self.random is None:
            self.random, _ = np_random(seed)
        self.table = deal(self.setting, self.random.bytes(16) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.table.seat]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        seat = self.seats[agent]
        return {"observation": observation(self.table, seat), "action_mask": action_mask(self.table, seat)}

    def view(self, agent: str) -> View:
        """What the agent knows, with names."""
        return self.table.view(self.seats[agent])

    def step(self, action: int | None) -> None:
        """Carry out the number of a legal action; None to leave when the game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.act(action)
        self._cumulative_rewards[agent] = 0.0
        if self.table.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        for agent, reward in zip(self.agents, self.table.rewards()):
            self.rewards[agent] = reward
            self.terminations[agent] = not self.table.truncated
            self.truncations[agent] = self.table.truncated
            self.infos[agent] = self.table.result(self.seats[agent])
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        return self.screen.show(self.table)

    def close(self) -> None:
        """Nothing is left open."""
