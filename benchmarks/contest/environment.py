"""The environment with the peers in it, build/peers, apart from ours."""

import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ENVIRONMENT = ROOT / "build" / "peers"

CATANATRON = {"catanatron": "3.2.1"}
# `pettingzoo[classic]` brings the packages that its chess and its poker are made of; these count as well.
ALL_PEERS = CATANATRON | {
    "open_spiel": "2.0.2",
    "rlcard": "1.2.0",
    "pettingzoo[classic]": "1.27.0",
    "chess": "1.11.2",
    "numpy": "2.4.6",
}

_CHECK = """
import sys
from importlib.metadata import PackageNotFoundError, version
for wanted in sys.argv[1:]:
    package, number = wanted.split("==")
    try:
        installed = version(package.split("[")[0])
    except PackageNotFoundError:
        sys.exit(1)
    if installed != number:
        sys.exit(1)
"""


def install(packages: dict[str, str]) -> Path:
    """The Python of the environment with these packages in just these versions; the first time they are installed."""
    python = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    wanted = [f"{package}=={number}" for package, number in packages.items()]
    if python.exists() and not subprocess.run([python, "-c", _CHECK, *wanted], check=False).returncode:
        return python
    print(f"Installing {', '.join(wanted)} into {ENVIRONMENT.relative_to(ROOT)} ...", file=sys.stderr)
    venv.create(ENVIRONMENT, with_pip=True, clear=True)
    subprocess.run([python, "-m", "pip", "install", "--quiet", *wanted], check=True)
    return python
