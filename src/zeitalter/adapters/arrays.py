"""Numbers of a game as arrays, and the spaces these arrays are from."""

from zeitalter.adapters.extras import extra
from zeitalter.adapters.setting import Setting
from zeitalter.adapters.table import Table

with extra("pettingzoo"):
    import numpy as np
    from gymnasium.spaces import Box
    from numpy.typing import NDArray

LIMITS = np.iinfo(np.int16)


def observation_box(setting: Setting) -> Box[np.int16]:
    return Box(LIMITS.min, LIMITS.max, (setting.features.size,), np.int16)


def mask_box(setting: Setting) -> Box[np.int8]:
    return Box(0, 1, (setting.space.size,), np.int8)


def observation(table: Table, seat: int) -> NDArray[np.int16]:
    """What this seat knows."""
    return np.frombuffer(table.features(seat), np.int16)


def action_mask(table: Table, seat: int) -> NDArray[np.int8]:
    """1 for the numbers this seat may choose now; nothing but 0 while it is not asked."""
    mask = np.zeros(table.setting.space.size, np.int8)
    if seat == table.seat:
        mask[table.numbers()] = 1
    return mask
