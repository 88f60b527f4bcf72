"""Jobs on a real Ray cluster of this machine."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

import zeitalter.core.state
from tests.arena.jobs import Engine, Fatal, Refusal
from zeitalter.arena.batch import Batch, Pairing, run
from zeitalter.arena.ray_cluster import Cluster
from zeitalter.arena.work import WorkersLost, in_order

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """One cluster for all: it starts with the first jobs and stays, as a program's own connection does."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "disabled")
        patch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)  # where workers find the jobs of these tests
        cluster = Cluster("local", 3)
        cluster.connect()
        yield cluster
        ray.shutdown()


def test_games_are_the_same_as_here(cluster: Cluster) -> None:
    batch = Batch(game="ages_cards", seed="ray", records=True)
    games = [Pairing(number, ["random", "greedy"]) for number in range(6)]
    assert list(run(batch, games, cluster)) == list(run(batch, games))


def test_a_worker_that_is_killed_loses_nothing(cluster: Cluster, tmp_path: Path) -> None:
    marker = tmp_path / "killed"
    assert list(in_order(cluster.do(Fatal(marker), range(30)))) == [number * number for number in range(30)]
    assert marker.exists()


def test_workers_that_die_again_and_again_are_told(cluster: Cluster, tmp_path: Path) -> None:
    with pytest.raises(WorkersLost):
        list(cluster.do(Fatal(tmp_path / "killed", always=True), range(6)))


def test_workers_get_the_engine_of_the_one_who_asks(cluster: Cluster) -> None:
    """Sent along, so that it need not be installed where they run."""
    ((_, file),) = cluster.do(Engine(), [0])
    here = zeitalter.core.state.__file__
    assert file != here
    assert file.endswith("zeitalter/core/state.py")
    assert Path(file).read_bytes() == Path(str(here)).read_bytes()
    assert not (Path(file).parents[1] / "server").exists()


def test_an_error_in_a_job_comes_out(cluster: Cluster) -> None:
    with pytest.raises(ValueError, match="4 is too large"):
        list(cluster.do(Refusal(), [1, 4]))


def test_a_connection_of_the_program_stays(cluster: Cluster) -> None:
    assert list(cluster.do(Refusal(), [1])) == [(0, 1)]
    assert ray.is_initialized()
