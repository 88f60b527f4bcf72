"""Libraries that not everybody has."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around imports of what an extra of ours installs: says how, where something is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = str(error.name).partition(".")[0]
        raise ImportError(f"{missing} is not installed; this brings it: pip install 'zeitalter[{name}]'") from error
