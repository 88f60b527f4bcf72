"""A game with nothing in its rooms, for tests of the machinery around it."""

from typing import Any

from zeitalter.core.game import Rooms


def missing(*args: Any) -> Any:
    raise NotImplementedError


NO_ROOMS: Rooms[Any] = Rooms(missing, missing, missing, missing, missing, missing, missing, missing)
