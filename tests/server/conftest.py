"""Servers for the tests: one shared per test process where nothing stands against it, since starting one takes time."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.person import Person, guests
from tests.server.running import Running, register_trial


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("server") / "data")
    yield running
    running.stop()
    assert running.process.returncode in (0, 130)  # Ctrl-C
    assert running.errors() == []


@pytest.fixture
def server(shared_server: Running) -> Running:
    return shared_server


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Starts servers of a test's own."""
    started: list[Running] = []

    def start(*arguments: str, limits: bool = False, **environment: str) -> Running:
        started.append(Running(tmp_path / f"data{len(started)}", *arguments, limits=limits, **environment))
        return started[-1]

    yield start
    for running in started:
        if running.process.poll() is None:
            running.stop()


@pytest.fixture
def person(server: Running) -> Iterator[Callable[[str], Person]]:
    with guests(server) as make:
        yield make


@pytest.fixture
def anna(person: Callable[[str], Person]) -> Person:
    return person("Anna")


@pytest.fixture
def bert(person: Callable[[str], Person]) -> Person:
    return person("Bert")


@pytest.fixture
def trial_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The trial game among the games of this process."""
    monkeypatch.syspath_prepend(str(register_trial(tmp_path / "games")))
