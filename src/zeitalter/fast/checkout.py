"""The checkout this program runs from, its sources, and the build that was made of them."""

import hashlib
import sys
from pathlib import Path

PACKAGE = "zeitalter"
STAMP = ".stamp"  # in the folder of a build: what it was made of, once it is complete
CLIENT = Path(PACKAGE, "server", "static")  # the browser client; the build refers to it instead of copying it
HERE = Path(__file__).resolve().parents[2]  # the folder that holds the package
BUILDER = Path("tools", "build_fast.py")


def root() -> Path | None:
    """The folder of the checkout; None where the package is installed. A build in it knows its checkout, too."""
    for folder in (HERE.parent, HERE.parents[1]):  # from src, from build/fast
        if (folder / BUILDER).is_file() and (folder / "src" / PACKAGE).is_dir():
            return folder
    return None


def source_files(package: Path) -> list[Path]:
    """Every file of the package (sources, data, wording), relative to the folder that holds it."""
    files = sorted(
        path.relative_to(package.parent)
        for path in package.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".pyc", ".so")
    )
    return [file for file in files if not file.is_relative_to(CLIENT)]


def fingerprint(src: Path) -> str:
    """The same for equal sources and an equal Python."""
    digest = hashlib.sha256(sys.version.encode())
    for file in source_files(src / PACKAGE):
        content = (src / file).read_bytes()
        digest.update(f"{file}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def fresh_build() -> Path | None:
    """The folder of a complete build that was made from just these sources; None if there is none."""
    checkout = root()
    if checkout is None:
        return None
    build = checkout / "build" / "fast"
    stamp = build / STAMP
    if stamp.is_file() and stamp.read_text().splitlines()[-1] == fingerprint(checkout / "src"):
        return build
    return None
