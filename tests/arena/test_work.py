"""Jobs in this process, in others, and what happens when one of those is killed."""

import os
import signal
import subprocess
import sys
import time
from itertools import count, islice
from pathlib import Path

import pytest

from tests.arena.jobs import Fatal, Refusal, Slow, Squares
from zeitalter.arena.processes import Processes, on_this_machine
from zeitalter.arena.work import Here, Workers, WorkersLost, in_order

ROOT = Path(__file__).parents[2]
NUMBERS = range(30)
EXPECTED = [number * number for number in NUMBERS]

everywhere = pytest.mark.parametrize("workers", [Here(), Processes(1), Processes(3)], ids=["here", "one", "three"])


@everywhere
def test_every_job_is_done_once(workers: Workers) -> None:
    results = list(workers.do(Squares(), NUMBERS))
    assert sorted(results) == list(enumerate(EXPECTED))
    assert list(in_order(results)) == EXPECTED
    assert list(workers.do(Squares(), [])) == []


def test_jobs_are_taken_when_they_are_needed() -> None:
    """An endless list of jobs is no problem."""
    assert list(islice(in_order(Processes(2).do(Squares(), count())), 10)) == EXPECTED[:10]


def test_results_in_order_come_as_early_as_they_can() -> None:
    results = in_order(iter([(1, "b"), (0, "a"), (3, "d"), (2, "c")]))
    assert list(results) == ["a", "b", "c", "d"]


def test_a_worker_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    marker = tmp_path / "killed"
    assert list(in_order(Processes(2).do(Fatal(marker), NUMBERS))) == EXPECTED
    assert marker.exists()


def test_an_idle_worker_that_is_killed_is_replaced() -> None:
    """It gets no chance to answer: the next portion finds nobody there."""
    jobs = iter(range(8))
    done = Processes(2).do(Slow(), jobs)
    _, pid = next(done)
    os.kill(pid, signal.SIGKILL)
    others = {pid for _, pid in done}
    assert len(others | {pid}) >= 3


def test_workers_that_die_again_and_again_are_told(tmp_path: Path) -> None:
    with pytest.raises(WorkersLost, match="4 workers died one after the other"):
        list(Processes(2).do(Fatal(tmp_path / "killed", always=True), range(6)))


@everywhere
def test_an_error_in_a_job_comes_out(workers: Workers) -> None:
    with pytest.raises(ValueError, match="is too large") as raised:
        list(workers.do(Refusal(), [1, 4]))
    if not isinstance(workers, Here):
        assert "in square" in raised.value.__notes__[0]  # where it happened, too


def test_an_error_that_cannot_travel_comes_as_its_text() -> None:
    with pytest.raises(RuntimeError, match="Picky: 6 is six"):
        list(Processes(1).do(Refusal(), [6]))


def test_one_process_is_this_one() -> None:
    assert isinstance(on_this_machine(1), Here)
    assert isinstance(on_this_machine(2), Processes)
    with pytest.raises(ValueError, match="0 processes"):
        Processes(0)


def test_workers_end_with_the_one_who_waits_for_them() -> None:
    """Even if it is killed and cannot say goodbye."""
    program = (
        "from tests.arena.jobs import Slow\nfrom zeitalter.arena.processes import Processes\n"
        "if __name__ == '__main__':\n"
        "    for _, pid in Processes(1).do(Slow(), range(1000)): print(pid, flush=True)\n"
    )
    employer = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, cwd=ROOT, text=True)
    assert employer.stdout is not None
    worker = int(employer.stdout.readline())
    employer.kill()
    employer.wait()
    employer.stdout.close()
    deadline = time.monotonic() + 30
    while Path(f"/proc/{worker}").exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not Path(f"/proc/{worker}").exists()
