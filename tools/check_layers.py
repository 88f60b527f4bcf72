"""Checks who may import whom inside the package: the dependency rule of docs/architecture.md.

Imports inside functions and under TYPE_CHECKING count as well, and so does import_module("zeitalter....").
Run: python tools/check_layers.py
"""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PACKAGE = "zeitalter"
ANY = "*"  # every package from outside


class Layer(NamedTuple):
    inside: tuple[str, ...]  # layers of our own it may import, besides itself
    outside: tuple[str, ...]  # packages it may import, besides the standard library


# The rule. "games" is the registry (zeitalter.games itself); "game" is one game's package (zeitalter.games.<id>),
# which may import itself, never another game. Nobody but the registry reaches into a game.
LAYERS = {
    "core": Layer((), ("msgspec",)),
    "text": Layer(("core",), ("fluent",)),
    "game": Layer(("core",), ("msgspec",)),
    "games": Layer(("core", "game"), ()),
    "bots": Layer(("core",), ()),
    "arena": Layer(("core", "games", "bots"), ("msgspec", "ray")),
    "adapters": Layer(("core", "text", "games", "bots", "arena"), (ANY,)),
    "server": Layer(("core", "text", "games", "bots", "arena"), (ANY,)),
    "cli": Layer(("core", "text", "games", "bots", "arena", "adapters", "server", "root"), (ANY,)),
    "root": Layer(("core", "text", "games", "bots", "arena", "cli"), ()),  # zeitalter itself and zeitalter.__main__
}
FREE_FOR_ALL = {f"{PACKAGE}.__version__"}


class Module(NamedTuple):
    layer: str
    game: str  # the game's id, for layer "game"


def module_name(path: Path, src: Path) -> str:
    """src/zeitalter/core/view.py -> zeitalter.core.view; a package's __init__ is the package."""
    parts = path.relative_to(src).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def place(name: str, src: Path) -> Module:
    """The layer a dotted module name belongs to."""
    parts = name.split(".")[1:]
    if not parts or (len(parts) == 1 and not is_package(src, PACKAGE, parts[0]) and parts[0] not in LAYERS):
        return Module("root", "")
    if parts[0] != "games":
        return Module(parts[0], "")
    if len(parts) > 1 and is_package(src, PACKAGE, "games", parts[1]):
        return Module("game", parts[1])
    return Module("games", "")


def is_package(src: Path, *parts: str) -> bool:
    return src.joinpath(*parts).is_dir()


def is_module(name: str, src: Path) -> bool:
    path = src.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def imports(tree: ast.AST, name: str, is_init: bool, src: Path) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of everything a module imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:  # from . import x, from ..core import y
                package = name.split(".") if is_init else name.split(".")[:-1]
                package = package[: len(package) - (node.level - 1)]
                base = ".".join([*package, base] if base else package)
            for alias in node.names:
                full = f"{base}.{alias.name}"
                # `from zeitalter import core` imports a module, `from zeitalter.core import View` a name in one
                yield node.lineno, full if is_module(full, src) or full in FREE_FOR_ALL else base
        elif isinstance(node, ast.Call) and node.args:
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            wanted = node.args[0]
            if called in ("import_module", "__import__") and isinstance(wanted, ast.Constant):
                if isinstance(wanted.value, str) and not wanted.value.startswith("."):
                    yield node.lineno, wanted.value


def objection(here: Module, wanted: str, src: Path) -> str:
    """Why `here` may not import `wanted`; empty if it may."""
    rule = LAYERS[here.layer]
    top = wanted.split(".")[0]
    if top != PACKAGE:
        if top in sys.stdlib_module_names or top in rule.outside or ANY in rule.outside:
            return ""
        allowed = ", ".join(rule.outside) or "none"
        return f"imports {wanted}; packages allowed in {here.layer}: {allowed}"
    if wanted in FREE_FOR_ALL:
        return ""
    there = place(wanted, src)
    if there == here or (there.layer != here.layer and there.layer in rule.inside):
        return ""
    if there.layer == "game":
        if here.layer == "game":
            return f"imports {wanted}, another game"
        return f"imports {wanted}, the inside of a game; go through {PACKAGE}.games"
    return f"imports {wanted}; {here.layer} may import: {', '.join(rule.inside) or 'only itself'}"


def check(src: Path) -> list[str]:
    problems = []
    for path in sorted((src / PACKAGE).rglob("*.py")):
        name = module_name(path, src)
        here = place(name, src)
        if here.layer not in LAYERS:
            problems.append(
                f"{path}:1: {name} is in no known layer; add {here.layer!r} to LAYERS in {Path(__file__).name}"
            )
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for line, wanted in sorted(set(imports(tree, name, path.name == "__init__.py", src))):
            why = objection(here, wanted, src)
            if why:
                problems.append(f"{path}:{line}: {name} {why}")
    return problems


def main() -> int:
    os.chdir(Path(__file__).parents[1])
    problems = check(Path("src"))
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
