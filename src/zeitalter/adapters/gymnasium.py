"""The games as Gymnasium environments: one learner against bots.

import gymnasium
import zeitalter.adapters.gymnasium

env = gymnasium.make("zeitalter/ages_cards-v2", opponents=["greedy"])
observation, info = env.reset(seed=1)
observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from zeitalter.adapters.arrays import action_mask, observation, observation_box
from zeitalter.adapters.extras import extra
from zeitalter.adapters.screen import MODES, Screen
from zeitalter.adapters.setting import Options, Setting
from zeitalter.adapters.table import Table, deal
from zeitalter.bots import create
from zeitalter.core.action import ActionError
from zeitalter.core.player import Bot
from zeitalter.core.rules import OptionsError
from zeitalter.core.view import View
from zeitalter.games import all_rules, load
from zeitalter.text import DEFAULT

with extra("pettingzoo"):
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Discrete
    from numpy.typing import NDArray

RANDOM = "random"  # a seat drawn anew for each game
ILLEGAL = ["raise", "lose"]
WORST = -1.0  # reward

Step = tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]


class LegalActions(Discrete[np.int64]):
    """All numbers. What is drawn without a mask is legal in the position its environment is in."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.legal = np.zeros(0, np.int8)

    def sample(self, mask: NDArray[np.int8] | None = None, probability: Any = None) -> np.int64:
        """As every `Discrete` does, but for the legal actions in place of no mask."""
        if mask is None and probability is None and self.legal.any():
            mask = self.legal
        return super().sample(mask, probability)


class ZeitalterEnv(gymnasium.Env[NDArray[np.int16], np.int64]):
    """The learner has one seat, bots the others. It is asked whenever it has a choice of two or more; what the others
    do until then belongs to its step."""

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        opponents: str | Bot | Sequence[str | Bot] = "greedy",
        seat: int | str = 0,
        players: int | None = None,
        mode: str | None = None,
        options: Options | None = None,
        reward: str = "rank",
        illegal: str = "raise",
        render_mode: str | None = None,
        language: str = DEFAULT,
    ) -> None:
        """`opponents` are bots or their names, in the order of play after the learner; fewer than there are seats take
        turns at them. `seat` is the learner's, or "random". A number that is not legal raises an `ActionError`; with
        illegal="lose" it ends the game with the worst reward."""
        bots = [opponents] if isinstance(opponents, str | Bot) else list(opponents)
        wanted = max(len(bots) + 1, load(game).seats.start) if players is None else players
        self.setting = Setting(game, wanted, mode, options, reward)
        others = self.setting.players - 1
        if not 1 <= len(bots) <= others:
            raise OptionsError(f"{self.setting.players} players are 1 to {others} opponents, not {len(bots)}")
        self.opponents = [bot if isinstance(bot, Bot) else create(bot) for bot in bots]
        if seat != RANDOM and seat not in range(self.setting.players):
            raise OptionsError(f"there is no seat {seat!r}; there are: 0 to {others}, and {RANDOM!r}")
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is one of: {', '.join(ILLEGAL)}, not {illegal!r}")
        self.chosen_seat = seat
        self.illegal = illegal
        self.seat = 0  # in the game that is played
        self.table: Table
        self.render_mode = render_mode
        self.screen = Screen(self.setting, render_mode, language, [])
        self.observation_space = observation_box(self.setting)
        self.action_space: LegalActions = LegalActions(self.setting.space.size)
        self.feature_names = self.setting.features.names

    @cached_property
    def action_names(self) -> list[str]:
        """Of all numbers, in the game's notation."""
        return self.setting.space.names()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """With a seed, the game of this seed; without, the next in the sequence that the last seed began. `options`
        mean nothing here."""
        super().reset(seed=seed)
        players = self.setting.players
        self.seat = int(self.np_random.integers(players)) if self.chosen_seat == RANDOM else int(self.chosen_seat)
        bots = {
            (self.seat + 1 + place) % players: self.opponents[place % len(self.opponents)]
            for place in range(players - 1)
        }
        self.table = deal(self.setting, self.np_random.bytes(16) if seed is None else seed, bots)
        return self._look()

    def step(self, action: np.int64) -> Step:
        """Carry out the number of a legal action, and all that happens until the learner is asked again."""
        try:
            self.table.act(action)
        except ActionError as error:
            if self.illegal == "raise":
                raise
            return self._lost(error)
        seen, info = self._look()
        ended = self.table.over and not self.table.truncated
        return seen, self.table.rewards()[self.seat], ended, self.table.truncated, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask again, where algorithms that mask look for it (sb3-contrib)."""
        return action_mask(self.table, self.seat).astype(np.bool_)

    def view(self) -> View:
        """What the learner knows, with names."""
        return self.table.view(self.seat)

    def render(self) -> str | None:
        """The board: as a text, or printed, as the render_mode says."""
        return self.screen.show(self.table)

    def _look(self) -> tuple[NDArray[np.int16], dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        mask = action_mask(self.table, self.seat)
        self.action_space.legal = mask.copy()
        return observation(self.table, self.seat), {"action_mask": mask, **self.table.result(self.seat)}

    def _lost(self, error: ActionError) -> Step:
        """The end of a game in which the learner broke the rules."""
        self.table.break_off()
        seen, info = self._look()
        return seen, WORST, True, False, info | {"illegal": str(error)}


def register() -> None:
    """Make every game known to `gymnasium.make`, under the version of its rules."""
    for rules in all_rules():
        gymnasium.register(
            id=f"zeitalter/{rules.id}-v{rules.version}",
            entry_point=f"{__name__}:{ZeitalterEnv.__name__}",
            kwargs={"game": rules.id},
        )


register()
