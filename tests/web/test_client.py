"""The client's own tests, its types and its format."""

from collections.abc import Callable


def test_logic(run: Callable[..., str]) -> None:
    run("npm", "run", "--silent", "test")


def test_types(run: Callable[..., str]) -> None:
    run("npm", "run", "--silent", "check")


def test_format(run: Callable[..., str]) -> None:
    run("npm", "run", "--silent", "check-format")
