"""Compiles the engine with mypyc into its own folder, build/fast, never next to the sources.

The whole package is copied there, declarations are written out (core/declare.py), and the modules matched by COMPILED
are compiled next to the copies. A module with the line `# mypyc: no` near its top stays interpreted; those with msgspec
Structs must.
`zeitalter` uses it while it is fresh (zeitalter/fast).

Run: python tools/build_fast.py [--opt 0|1|2|3] [--out DIR] [--groups one|package|module] [--force] [--nice N]
"""

from __future__ import annotations

import argparse
import ast
import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

from zeitalter.fast.checkout import CLIENT, PACKAGE, STAMP, fingerprint, source_files
from zeitalter.fast.engine import missing_tool

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).parents[1]
COMPILED = ("core/**/*.py", "games/*/**/*.py", "bots/**/*.py")
NOT_COMPILED_MARK = "# mypyc: no"
MARK_WITHIN_LINES = 15
# What a module does when it is imported, and the ways into its functions from interpreted code.
COLD = re.compile(r"^ *(?:char CPyDef_\w+_____top_level__|PyObject \*CPyPy_\w+)\(.*\{$", re.MULTILINE)
INLINING = ["-finline-small-functions", "-fthread-jumps"]  # of what -O2 adds to -O1, this pays
# Python asks for all warnings; looking for this one in mypyc's long lines takes gcc two fifths of its time.
NO_SEARCH = ["-Wno-misleading-indentation"]
WORK = ".work"  # inside the output folder: generated C, objects, mypy's cache


class BuildError(Exception):
    """Something the person has to fix; its text says what."""


def modules_to_compile(package: Path) -> list[Path]:
    """The modules that will be compiled, relative to the folder that holds the package."""
    chosen = []
    for path in sorted({path for pattern in COMPILED for path in package.glob(pattern)}):
        source = path.read_text(encoding="utf-8")
        if any(line.strip() == NOT_COMPILED_MARK for line in source.splitlines()[:MARK_WITHIN_LINES]):
            continue
        tree = ast.parse(source, str(path))
        line = first_struct(tree)
        if line:
            raise BuildError(
                f"{path}:{line}: a msgspec Struct cannot be compiled; begin the module with {NOT_COMPILED_MARK!r}"
            )
        if any(isinstance(node, (ast.ClassDef, ast.FunctionDef)) or is_final(node) for node in tree.body):
            chosen.append(path.relative_to(package.parent))
    return chosen


def first_struct(tree: ast.Module) -> int:
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            for base in node.bases:
                name = base.attr if isinstance(base, ast.Attribute) else getattr(base, "id", "")
                if name == "Struct":
                    return node.lineno
    return 0


def is_final(node: ast.stmt) -> bool:
    """A constant of the engine. A module without any, and without code, has nothing to compile (most __init__.py)."""
    return isinstance(node, ast.AnnAssign) and "Final" in ast.unparse(node.annotation)


def module_name(module: Path) -> str:
    return ".".join(module.with_suffix("").parts).removesuffix(".__init__")


def group_of(module: Path) -> str:
    """The compilation group with --groups package: core, bots, and one per game."""
    parts = module.parts[1:]
    return f"{PACKAGE}.{'.'.join(parts[:2])}" if parts[0] == "games" else f"{PACKAGE}.{parts[0]}"


def groups(how: str, modules: list[Path]) -> bool | list[tuple[list[str], str | None]]:
    """mypycify's `separate` argument. All groups go into one call, so attributes stay native across them."""
    if how == "one":
        return False
    if how == "module":
        return True
    named: dict[str, list[str]] = {}
    for module in modules:
        named.setdefault(group_of(module), []).append(str(module))
    return [(files, name) for name, files in named.items()]


def expansions(src: Path, modules: list[Path]) -> dict[Path, bytes]:
    """The sources to compile, with everything written out that declarations add in pure Python (core/declare.py)."""
    if not (src / PACKAGE / "core" / "declare.py").is_file():
        return {}
    code = (
        "import importlib, json, sys\n"
        "from zeitalter.core.declare import expanded\n"
        "def source_of(name):\n"
        "    module = importlib.import_module(name)\n"
        "    return expanded(open(module.__file__, encoding='utf-8').read(), module)\n"
        "json.dump([source_of(name) for name in json.load(sys.stdin)], sys.stdout)\n"
    )
    names = json.dumps([module_name(module) for module in modules])
    environment = os.environ | {"PYTHONPATH": str(src)}
    done = subprocess.run(
        [sys.executable, "-c", code], input=names, text=True, env=environment, capture_output=True, check=False
    )
    if done.returncode:
        raise BuildError(f"The sources cannot be expanded:\n{done.stderr}")
    return {module: source.encode() for module, source in zip(modules, json.loads(done.stdout))}


def copy_changed(src: Path, out: Path, files: list[Path], expanded: dict[Path, bytes]) -> None:
    """Makes the copies equal to the sources. Unchanged files keep their time, so that they are not compiled again."""
    for file in files:
        target = out / file
        content = expanded.get(file) or (src / file).read_bytes()
        if not target.is_file() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
    client = out / CLIENT
    if not client.is_symlink():
        client.parent.mkdir(parents=True, exist_ok=True)
        client.symlink_to(src / CLIENT)
    known = set(files)
    for path in (out / PACKAGE).rglob("*"):
        copied = path.is_file() and path.suffix not in (".so", ".pyc") and not path.is_relative_to(client)
        if copied and path.relative_to(out) not in known:
            path.unlink()


def compile_modules(out: Path, modules: list[Path], opt: str, how: str) -> None:
    from mypyc.build import mypycify  # slow to import, and not needed when nothing changed
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(out)  # mypy derives module names from relative paths
    extensions = mypycify(
        [
            "--config-file=",
            "--ignore-missing-imports",
            f"--cache-dir={WORK}/mypy",
            *map(str, modules),
        ],
        opt_level=opt,
        debug_level="0",
        separate=groups(how, modules),
        group_name=PACKAGE if how == "one" else None,
        target_dir=f"{WORK}/c",
    )
    for extension in extensions:
        extension.sources = [spare_cold_code(Path(source)) for source in extension.sources]
        extension.extra_compile_args += NO_SEARCH + (INLINING if opt == "1" else [])
    extensions.sort(key=source_size, reverse=True)  # the largest first: then all processors are busy to the end
    command = build_ext(Distribution({"name": PACKAGE, "ext_modules": extensions}))
    command.inplace = True
    command.build_temp = f"{WORK}/o"
    command.build_lib = f"{WORK}/lib"
    command.parallel = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    command.ensure_finalized()
    wanted = {Path(command.get_ext_fullpath(extension.name)).resolve() for extension in extensions}
    for library in out.rglob("*.so"):
        if WORK in library.parts:
            continue
        if library.resolve() in wanted:
            leave_to_others(library)
        else:
            library.unlink()
    (out / STAMP).unlink()  # until all is well: a library written by half must not pass for a new one
    command.run()


def spare_cold_code(source: Path) -> str:
    """What runs once or seldom is long in C, and not worth the optimiser's time: a copy that says so, which keeps its
    time while the source is unchanged."""
    text = source.read_text(encoding="utf-8")
    spared = COLD.sub(r'__attribute__((optimize("O0")))\g<0>', text)
    if spared == text:
        return str(source)
    copy = source.with_suffix(".spared.c")
    if not copy.is_file() or copy.read_text(encoding="utf-8") != spared:
        copy.write_text(spared, encoding="utf-8")
    return str(copy)


def source_size(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


def leave_to_others(library: Path) -> None:
    """Writing into a library pulls it out from under a program that runs it: that one keeps it, and we get a copy."""
    copy = library.with_suffix(".copy")
    shutil.copy2(library, copy)
    copy.replace(library)


def check_result(out: Path, modules: list[Path]) -> None:
    """Imports every module from the new folder in a fresh process: compiled ones must be what is found."""
    names = [module_name(module) for module in modules]
    code = (
        "import importlib, json, sys\n"
        "files = {name: str(importlib.import_module(name).__file__) for name in json.load(sys.stdin)}\n"
        "sys.exit('\\n'.join(f'{n} is not compiled: {f}' for n, f in files.items() if not f.endswith('.so')) or None)\n"
    )
    environment = os.environ | {"PYTHONPATH": str(out)}
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=json.dumps(names),
        text=True,
        env=environment,
        capture_output=True,
        check=False,
    )
    if done.returncode:
        raise BuildError(f"The compiled package does not import:\n{done.stderr}")


@contextmanager
def only_one(out: Path) -> Iterator[None]:
    """Two builds of one folder take turns; the second finds it done."""
    out.parent.mkdir(parents=True, exist_ok=True)
    with (out.parent / f".{out.name}.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def build(src: Path, out: Path, opt: str, how: str, force: bool) -> str:
    """Brings `out` up to date; says in one line what happened."""
    package = src / PACKAGE
    modules = modules_to_compile(package)
    files = source_files(package)
    settings = f"opt={opt} groups={how} mypy={version('mypy')} python={sys.version} at={out}"
    stamp = f"{settings}\n{fingerprint(src)}\n"
    before = (out / STAMP).read_text() if (out / STAMP).is_file() else ""
    if before == stamp and not force:
        return f"{out} is up to date ({len(modules)} compiled modules)"
    missing = missing_tool()
    if missing:
        raise BuildError(missing)
    if force or not before.startswith(settings + "\n"):
        shutil.rmtree(out, ignore_errors=True)  # objects of other settings would be reused
    start = time.monotonic()
    out.mkdir(parents=True, exist_ok=True)
    (out / STAMP).write_text(settings + "\n")
    copy_changed(src, out, files, expansions(src, modules))
    compile_modules(out, modules, opt, how)
    check_result(out, modules)
    (out / STAMP).write_text(stamp)
    size = sum(path.stat().st_size for path in out.rglob("*.so") if WORK not in path.parts) / 1e6
    return f"{out}: {len(modules)} modules compiled in {time.monotonic() - start:.1f} s, {size:.1f} MB"


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc into its own folder.")
    parser.add_argument(
        "--opt", choices=("0", "1", "2", "3"), default="1", help="0 only proves that it compiles; 3 takes longest"
    )
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "fast", help="output folder (default build/fast)")
    parser.add_argument("--groups", choices=("one", "package", "module"), default="package", help="libraries to make")
    parser.add_argument("--src", type=Path, default=ROOT / "src", help="folder that holds the package (default src)")
    parser.add_argument("--force", action="store_true", help="start from an empty folder")
    parser.add_argument("--nice", type=int, default=0, help="let other programs go first, as nice(1) does")
    options = parser.parse_args()
    os.nice(options.nice)
    out = options.out.resolve()
    try:
        with only_one(out):
            print(build(options.src.resolve(), out, options.opt, options.groups, options.force))
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
