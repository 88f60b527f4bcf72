"""Checks that no file names a place on somebody's machine or the address of a package registry.

Looks at every text file that git tracks or would track.
Run: python tools/check_paths.py
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

# Written in pieces, so that this file does not report itself.
FOLDERS = ("work", "root", "tmp", "opt/" + "pypi", "var/" + "folders", "workspaces?")
OF_A_PERSON = ("home", "Users")  # /home/<name>
HOSTS = (
    "py" + "pi.org",
    "python" + "hosted.org",
    "registry." + "npmjs.org",
    "registry." + "yarnpkg.com",
    "deb." + "debian.org",
    "security." + "debian.org",
    "archive." + "ubuntu.com",
    "crates" + ".io",
)
NOT_BEFORE = r"(?<![\w.~$*})\]-])"  # what stands before a slash when the path is not absolute: a/tmp/b, ~/tmp/, $X/tmp/
PATTERNS = (
    ("a machine's path", re.compile(NOT_BEFORE + r"/(?:" + "|".join(FOLDERS) + r")(?:/[\w.]*|(?=[\"'`]))")),
    ("a person's folder", re.compile(NOT_BEFORE + r"/(?:" + "|".join(OF_A_PERSON) + r")/\w+")),
    ("a person's folder", re.compile(r"\b[A-Za-z]:[\\/]{1,2}Users\b")),
    ("a package registry", re.compile("|".join(re.escape(host) for host in HOSTS))),
)
NEVER = {".git", ".venv", "build", "dist", "node_modules", "__pycache__"}  # where there is no git to ask


def files(root: Path) -> list[Path]:
    command = ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, check=True, capture_output=True).stdout.decode().split("\0")
    except (OSError, subprocess.CalledProcessError):  # an unpacked archive
        found = (path for path in root.rglob("*") if not NEVER.intersection(path.relative_to(root).parts))
    else:
        found = (root / name for name in set(listed) if name)
    return sorted(path for path in found if path.is_file())


def check(root: Path) -> list[str]:
    problems = []
    for path in files(root):
        content = path.read_bytes()
        if b"\0" in content[:8192]:  # not text
            continue
        for number, line in enumerate(content.decode("utf-8", "replace").splitlines(), 1):
            for what, pattern in PATTERNS:
                found = pattern.search(line)
                if found:
                    problems.append(f"{path}:{number}: {what}: {found.group()}")
    return problems


def main() -> int:
    os.chdir(Path(__file__).parents[1])
    problems = check(Path())
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
