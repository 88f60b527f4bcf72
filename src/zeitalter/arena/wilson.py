"""The Wilson interval: which true win rates a counted one is compatible with."""

from math import sqrt

Z = 1.959963984540054  # 95 %, two-sided


def wilson(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """Bounds of the win rate. `wins` may be fractional: a win shared by two is half a win each."""
    if games <= 0:
        return 0.0, 1.0
    if not 0 <= wins <= games:
        raise ValueError(f"{wins} wins in {games} games")
    rate = wins / games
    scale = 1 + z * z / games
    middle = (rate + z * z / (2 * games)) / scale
    reach = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / scale
    return max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach))  # a rounding error is no finding
