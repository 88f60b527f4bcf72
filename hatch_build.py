"""Compiles the engine into the wheel when ZEITALTER_COMPILED is set; without it a wheel is pure Python.

python -m build --wheel                       a pure wheel, for every platform
ZEITALTER_COMPILED=1 python -m build --wheel  a compiled one, for this platform
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = "ZEITALTER_COMPILED"
CLIENT = Path("src/zeitalter/server/static/index.html")


class EngineHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return ["msgspec", "mypy", "setuptools"] if os.environ.get(COMPILED) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / CLIENT).is_file():
            raise RuntimeError("the browser client is not built, and a wheel carries it; build it with: make web")
        if self.target_name == "wheel" and os.environ.get(COMPILED):
            self.folder = tempfile.TemporaryDirectory(prefix="zeitalter-wheel-")
            build_data["force_include"] |= compiled_libraries(root, Path(self.folder.name))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()


def compiled_libraries(root: Path, out: Path) -> dict[str, str]:
    """What was compiled, and where it belongs in the wheel: beside the sources, which then only explain it."""
    command = [sys.executable, str(root / "tools" / "build_fast.py"), "--opt", "3", "--out", str(out)]
    subprocess.run(command, check=True, env=os.environ | {"PYTHONPATH": str(root / "src")})
    libraries = [path for path in out.rglob("*.so") if ".work" not in path.parts]
    return {str(path): str(path.relative_to(out)) for path in libraries}
