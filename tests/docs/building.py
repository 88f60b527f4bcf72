"""Builds the site, once in a run of the tests; a warning of MkDocs is a failure."""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import ROOT


def site_of_this_run(factory: pytest.TempPathFactory) -> Path:
    """The first process that needs the site builds it, while the others wait."""
    base = factory.getbasetemp()
    run = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    with (run / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (run / "site").is_dir():
            build_site(run / "site.unchecked").rename(run / "site")
    return run / "site"


def build_site(folder: Path) -> Path:
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr
    return folder
