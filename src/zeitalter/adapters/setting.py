"""What all games of an environment have in common: which game, for how many, in which mode, for which reward."""

from collections.abc import Mapping

from msgspec import Struct, to_builtins

from zeitalter.adapters.rewards import rewarding
from zeitalter.arena.game import PATIENCE
from zeitalter.core.options import mode_key
from zeitalter.core.rules import OptionsError, Rules
from zeitalter.games import load

Options = Mapping[str, object] | Struct  # single ones, or all that a game has
ONLY_MODE = "standard"  # of a game with one mode


class Setting:
    """Everything but the seed: two games of equal settings and seeds are equal as long as the same is chosen."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        mode: str | None = None,
        options: Options | None = None,
        reward: str = "rank",
    ) -> None:
        """The smallest number of players and the first mode, unless said otherwise; `options` as they differ from the
        mode's."""
        self.rules = load(game)
        self.players = self.rules.seats.start if players is None else players
        self.options = read_options(self.rules, mode, options)
        self.rules.setup(self.players, self.options)  # refuses what does not fit together
        self.reward = reward
        self.rewards = rewarding(reward)
        self.space = self.rules.space
        self.features = self.rules.features(self.players)
        self.patience = PATIENCE * self.rules.longest  # actions until a game is broken off

    def __reduce__(self) -> tuple[object, ...]:
        return Setting, (self.rules.id, self.players, None, to_builtins(self.options), self.reward)


def mode_names(rules: Rules) -> list[str]:
    """One for each mode: the preset's, or the value of the option in which it differs from the others."""
    return [mode_key(rules, mode).rpartition("-")[2] or ONLY_MODE for mode in range(len(rules.modes))]


def read_options(rules: Rules, mode: str | None, options: Options | None) -> Struct:
    """The options of a mode, but for those that are given."""
    names = mode_names(rules)
    if mode is not None and mode not in names:
        raise OptionsError(f"{rules.id} has no mode {mode!r}; there are: {', '.join(names)}")
    base = rules.modes[0 if mode is None else names.index(mode)]
    given = to_builtins(options) if isinstance(options, Struct) else dict(options or {})
    return rules.read_options(to_builtins(base) | given)
