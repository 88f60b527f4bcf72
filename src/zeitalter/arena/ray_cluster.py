"""Workers on a Ray cluster, on this machine or on many. The engine goes along: every worker gets this program's own
package, compiled or pure, so that other machines need only an equal Python with `ray` and `msgspec`.

Cluster("auto")  # the cluster that runs here; also "HOST:PORT", "ray://HOST:PORT", or "local" for one of our own
"""

import logging
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import ray
from ray.exceptions import NodeDiedError, ObjectLostError, OutOfMemoryError, RayError, WorkerCrashedError

from zeitalter.arena.work import ClusterError, Crew, Done, Elsewhere, Lost, Numbered, do_portion

LOCAL = "local"
AHEAD = 2  # portions per processor, so that none waits for us
PACKAGE = Path(__file__).parents[1]
NOT_SENT = ["/server/", "/cli/"]  # what no worker needs, above all the browser client
GONE = (WorkerCrashedError, NodeDiedError, OutOfMemoryError, ObjectLostError)  # with the worker or its machine
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is reported to anybody
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # as future versions do; otherwise each start warns of it
}


class Cluster(Elsewhere):
    def __init__(self, address: str, processes: int | None = None) -> None:
        """`processes` is the size of a cluster of our own."""
        self.address = address
        self.processes = processes

    @contextmanager
    def hire(self, work: bytes) -> Iterator[Crew]:
        """In a program that is connected to Ray already, that connection is used and stays."""
        ours = not ray.is_initialized()
        if ours:
            self.connect()
        try:
            yield RayCrew(work)
        finally:
            if ours:
                ray.shutdown()

    def connect(self) -> None:
        _refuse_unreachable(self.address)
        os.environ.update(QUIET)
        own = self.address == LOCAL
        try:
            ray.init(
                address=self.address,
                num_cpus=self.processes if own else None,
                include_dashboard=False if own else None,
                log_to_driver=False,
                logging_level=logging.ERROR,
                runtime_env={"py_modules": [str(PACKAGE)], "excludes": NOT_SENT},
            )
        except (ConnectionError, ValueError, RuntimeError, RayError) as error:
            raise ClusterError(str(error)) from error


def _refuse_unreachable(address: str) -> None:
    """Ray itself would try for minutes, with a warning every few seconds."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except (OSError, OverflowError) as error:
        raise ClusterError(f"nothing answers there ({error})") from None


class RayCrew(Crew):
    def __init__(self, work: bytes) -> None:
        self.work = work
        self.do: Any = ray.remote(max_retries=0)(do_portion)  # what is lost comes back to us
        self.busy: dict[Any, Numbered] = {}

    def room(self) -> int:
        """Asked again and again: machines come and go."""
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        return AHEAD * max(1, int(resources.get("CPU", 1))) - len(self.busy)

    def hand_over(self, portion: Numbered) -> None:
        self.busy[self.do.remote(self.work, portion)] = portion

    def collect(self) -> list[Done | Lost]:
        return [self._hear(task) for task in ray.wait(list(self.busy))[0]]

    def _hear(self, task: Any) -> Done | Lost:
        portion = self.busy.pop(task)
        try:
            done: Done = ray.get(task)
        except GONE:
            return Lost(portion)
        except RayError as error:  # an error in a job would be an answer
            raise ClusterError(str(error)) from error
        return done
