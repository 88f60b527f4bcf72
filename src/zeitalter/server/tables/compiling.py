"""Compiles the engine while the server already runs; when it is ready, the bots change over to it."""

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE

from zeitalter.fast.checkout import BUILDER, fresh_build, root
from zeitalter.server.tables.thinkers import Thinkers

log = logging.getLogger(__name__)
NICENESS = 10  # people and bots go first


async def compile_engine(thinkers: Thinkers) -> None:
    """A failure leaves everything as it is: pure Python plays the same games."""
    checkout = root()
    if checkout is None:
        return
    log.info("compiling the engine in the background")
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(checkout / BUILDER),
        *("--nice", str(NICENESS)),
        stdout=DEVNULL,
        stderr=PIPE,
        start_new_session=True,  # so that the compilers it starts can be ended with it
    )
    try:
        _, said = await process.communicate()
    except asyncio.CancelledError:
        os.killpg(process.pid, signal.SIGTERM)
        await process.wait()
        raise
    build = fresh_build()
    if process.returncode == 0 and build is not None:
        await thinkers.change_over(build)
        log.info("the bots think with the compiled engine now")
    else:
        lines = said.decode(errors="replace").strip().splitlines()
        log.warning("the engine could not be compiled", extra={"reason": lines[-1] if lines else "no reason given"})
