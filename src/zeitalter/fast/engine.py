"""Which engine this process runs, and how to run the compiled one."""

import os
import shutil
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

import zeitalter.core.state
from zeitalter.fast.checkout import fresh_build, root

Prospect = Literal["compiled", "refused", "installed", "no-compiler", "building"]

PURE = "ZEITALTER_PURE"  # set in the environment: never the compiled build
CHANGED = "ZEITALTER_CHANGED_OVER"  # set by a process that has changed over, so that nobody tries twice


def is_compiled() -> bool:
    return not str(zeitalter.core.state.__file__).endswith(".py")


def is_refused() -> bool:
    return bool(os.environ.get(PURE))


def prospect(refused: bool = False) -> Prospect:
    """Which engine this process runs, and whether it may change over to the compiled one later."""
    if is_compiled():
        return "compiled"
    if refused or is_refused():
        return "refused"
    if root() is None:
        return "installed"
    return "no-compiler" if missing_tool() else "building"


def missing_tool() -> str:
    """What is needed to compile the engine and not there, with the way to get it; empty if all is there."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"No C compiler ({compiler}) found. On Debian or Ubuntu: apt-get install gcc"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.is_file():
        return f"{header} is missing. On Debian or Ubuntu: apt-get install python3-dev"
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        return "mypyc is missing. In a checkout `make` installs it; or: pip install mypy setuptools"
    return ""


def environment(build: Path) -> dict[str, str]:
    """For a process that is to run the engine of this build."""
    path = [str(build), *filter(None, [os.environ.get("PYTHONPATH")])]
    return os.environ | {"PYTHONPATH": os.pathsep.join(path), CHANGED: "1"}


def change_over() -> None:
    """Start this program again with the compiled engine, if there is a fresh one and nobody refuses it. Processes that
    it starts then use the same."""
    if is_compiled() or is_refused() or os.environ.get(CHANGED):
        return
    build = fresh_build()
    if build is not None:
        os.execve(sys.executable, sys.orig_argv, environment(build))
