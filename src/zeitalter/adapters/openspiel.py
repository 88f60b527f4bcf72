"""The games as OpenSpiel games, registered when this module is imported.

import pyspiel
import zeitalter.adapters.openspiel

game = pyspiel.load_game("python_zeitalter_ages_cards", {"players": 3, "mode": "combined"})
state = game.new_initial_state()

Chance has one node, at the start: it chooses among `seeds` games, and everything random in a game follows from that, as
if all decks were shuffled and all dice thrown beforehand and hidden. A clone therefore meets the same luck as its
original, and a search that clones states (MCTS) knows luck and secrets; IS-MCTS draws both anew from what a seat knows.
"""

from collections.abc import Callable
from typing import Any, ClassVar

from zeitalter.adapters.extras import extra
from zeitalter.adapters.setting import Setting, mode_names
from zeitalter.adapters.table import Table, deal
from zeitalter.core.chance import Stream, stream
from zeitalter.core.rules import OptionsError, Rules
from zeitalter.core.space import ActionSpace
from zeitalter.games import all_rules

with extra("openspiel"):
    import msgspec
    import numpy as np
    import pyspiel

SEEDS = 1024  # games that chance chooses from
PREFIX = "python_zeitalter_"

Resampler = Callable[["ZeitalterState", int], "ZeitalterState"]


class ZeitalterGame(pyspiel.Game):  # type: ignore[misc]
    """Parameters: `players`, `mode`, `reward`, `seeds`, and `seed`, which names the set of games that `seeds` counts.
    Each game has its own class derived from this."""

    kind: ClassVar[Any]  # a pyspiel.GameType
    game: ClassVar[str]

    def __init__(self, params: dict[str, Any]) -> None:
        self.setting = Setting(self.game, params["players"], params["mode"], reward=params["reward"])
        self.seed: int = params["seed"]
        self.seeds: int = params["seeds"]
        if self.seeds < 1:
            raise OptionsError(f"chance needs at least one game to choose, not seeds={self.seeds}")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.space.size,
            max_chance_outcomes=self.seeds,
            num_players=self.setting.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.setting.patience,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> "ZeitalterState":
        return ZeitalterState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "ZeitalterObserver":
        return ZeitalterObserver(self.setting, kind, params)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def __reduce__(self) -> tuple[object, ...]:
        return loaded, (str(self),)


class ZeitalterState(pyspiel.State):  # type: ignore[misc]
    """All attributes are copied and pickled by OpenSpiel when a state is cloned and serialized."""

    def __init__(self, game: ZeitalterGame) -> None:
        super().__init__(game)
        self.table: Table | None = None  # before chance has chosen the game

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.seat

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        seeds = self.get_game().seeds
        return [(number, 1 / seeds) for number in range(seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.table is None else sorted(self.table.numbers())

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            game = self.get_game()
            self.table = deal(game.setting, f"{game.seed}/{action}")
        else:
            self.table.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """In the game's notation; where a number means the third offer listed, that offer if it is listed now."""
        game = self.get_game()
        space: ActionSpace = game.setting.space
        if player == pyspiel.PlayerId.CHANCE:
            return f"game {game.seed}/{action}"
        if self.table is not None and player == self.table.seat and action in self.table.numbers():
            return space.vocabulary.notation(space.action(action, self.table.legal))
        return space.name(action)

    def returns(self) -> list[float]:
        game = self.get_game()
        return [0.0] * game.setting.players if self.table is None else self.table.rewards()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "ZeitalterState":
        """Some state that looks the same to this player, its secrets and all future luck drawn anew."""
        return self.imagined(player, stream("resample", sampler().hex()))

    def imagined(self, player: int, rng: Stream) -> "ZeitalterState":
        twin: ZeitalterState = self.clone()
        if self.table is not None:
            twin.table = self.table.imagined(player, rng)
        return twin

    def __str__(self) -> str:
        if self.table is None:
            return "before the game"
        asked = "over" if self.table.over else f"player {self.table.seat} is asked"
        return f"{self.table.setting.rules.id}, {asked}, position {self.table.state.digest()}"


class ZeitalterObserver:
    """What a player knows: as a text its view in JSON, as a tensor the game's features. The same for observations and
    information states, but that the text of the latter begins with the player's own decisions."""

    def __init__(self, setting: Setting, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"the games have no parameters for observations, such as {params}")
        if kind is not None and (not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER):
            raise ValueError("there are only observations of all that one player knows, public and private")
        self.recalls = kind is not None and kind.perfect_recall
        self.tensor = np.zeros(setting.features.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ZeitalterState, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.table.features(player)

    def string_from(self, state: ZeitalterState, player: int) -> str:
        if state.table is None:
            return ""
        seen = msgspec.json.encode(state.table.view(player)).decode()
        if not self.recalls:
            return seen
        decisions = [entry.action for entry in state.full_history() if entry.player == player]
        return f"{decisions} {seen}"


def loaded(name: str) -> ZeitalterGame:
    """A game by its name and parameters. Where it is called, this module is imported and its games are known."""
    game: ZeitalterGame = pyspiel.load_game(name)
    return game


def resampler(seed: int | str) -> Resampler:
    """For `ISMCTSBot.set_resampler`: the same worlds in every run with the same seed."""
    rng = stream("resampler", seed)

    def resample(state: ZeitalterState, player: int) -> ZeitalterState:
        return state.imagined(player, rng)

    return resample


def game_type(rules: Rules) -> "pyspiel.GameType":
    return pyspiel.GameType(
        short_name=PREFIX + rules.id,
        long_name=f"Zeitalter: {rules.id}, rules version {rules.version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats.stop - 1,
        min_num_players=rules.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": rules.seats.start,
            "mode": mode_names(rules)[0],
            "reward": "rank",
            "seed": 0,
            "seeds": SEEDS,
        },
    )


def register() -> None:
    """Make every game known to `pyspiel.load_game`."""
    for rules in all_rules():
        kind = game_type(rules)
        # A class, since OpenSpiel lets go of it only after Python has ended, when no other object could be freed.
        game = type(f"{ZeitalterGame.__name__}_{rules.id}", (ZeitalterGame,), {"kind": kind, "game": rules.id})
        pyspiel.register_game(kind, game)


register()
