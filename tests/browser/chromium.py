"""The Chromium of this machine."""

import os
from pathlib import Path

from playwright.sync_api import Browser, Playwright

PLACE = Path(os.environ.get("CHROMIUM", "/usr/bin/chromium"))
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def launch(playwright: Playwright) -> Browser:
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
    return playwright.chromium.launch(executable_path=PLACE, args=flags)
