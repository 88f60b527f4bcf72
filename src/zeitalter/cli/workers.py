"""Where the work of a command is done: in processes of this machine, or on a Ray cluster."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from zeitalter.arena.processes import on_this_machine
from zeitalter.arena.work import ClusterError, Workers, WorkersLost, cores
from zeitalter.cli.arguments import one_line
from zeitalter.cli.context import Context
from zeitalter.cli.errors import UserError
from zeitalter.cli.parser import Number, Parser
from zeitalter.core.wording import Message
from zeitalter.text import Raw

# Ray reads it when it is imported. Otherwise it prints to stdout, amid JSON, whenever a worker has died.
SILENT = ("RAY_DEDUP_LOGS_SKIP_REGEX", ".")

# What each brings, where not its name.
EXTRAS = {"plots": "matplotlib", "datasets": "pyarrow", "ratings": "openskill", "training": "numpy"}


def add_workers(parser: Parser) -> None:
    add_jobs(parser)
    words = parser.words
    parser.settings.add_argument("--ray", metavar=words("help-address"), help=words("help-ray"))


def add_jobs(parser: Parser) -> None:
    words = parser.words
    jobs = Number(words, 1, 256)
    parser.settings.add_argument("--jobs", type=jobs, default=cores(), metavar="N", help=words("help-jobs"))


@contextmanager
def at_work(context: Context) -> Iterator[Workers]:
    """The workers that the arguments ask for; if they fail, the person is told why."""
    address = getattr(context.args, "ray", None)
    try:
        yield on_this_machine(context.args.jobs) if address is None else on_cluster(address, context.args.jobs)
    except ClusterError as error:
        raise UserError(Message("error-ray", {"address": Raw(address), "reason": one_line(error)})) from None
    except WorkersLost as error:
        raise UserError(Message("error-workers-lost", {"count": error.count})) from None


def on_cluster(address: str, processes: int) -> Workers:
    os.environ.setdefault(*SILENT)
    try:
        from zeitalter.arena.ray_cluster import Cluster
    except ModuleNotFoundError as error:
        raise missing_extra(error, "ray", "--ray") from None
    return Cluster(address, processes)


def missing_extra(error: ModuleNotFoundError, extra: str, what: str) -> Exception:
    """What to say where an import failed because an optional package is not there."""
    if (error.name or "").partition(".")[0] != EXTRAS.get(extra, extra):
        return error
    return UserError(Message("error-extra", {"what": Raw(what), "extra": Raw(f"zeitalter[{extra}]")}))
