import subprocess
from pathlib import Path

import pytest

from tests.tools.trees import write_tree
from tools.check_paths import check

SLASH = "/"  # so that this file itself stays clean


def test_a_clean_tree_passes(tmp_path: Path) -> None:
    content = "docs/work/x, a/tmp/b, $HOME/tmp/x, ~/work/y, https://example.org/home/page, ../root/z, PyPI\n"
    assert check(write_tree(tmp_path, {"a.md": content})) == []


@pytest.mark.parametrize(
    "content",
    [
        f"{SLASH}work/main",
        f"cd {SLASH}root/project",
        f'OPEN = "{SLASH}tmp/file"',
        f'FOLDER = "{SLASH}tmp"',
        f"see {SLASH}home/alice/notes",
        f"({SLASH}Users/alice)",
        "C:" + r"\Users\alice",
        "C:" + r"\\Users\\alice",
        "--index-url https://" + "py" + "pi.org/simple",
        "https://files.python" + "hosted.org/packages",
        '"resolved": "https://registry.' + 'npmjs.org/x"',
        "deb." + "debian.org",
    ],
)
def test_a_machine_path_or_registry_is_found_with_its_line(tmp_path: Path, content: str) -> None:
    problems = check(write_tree(tmp_path, {"a.md": f"\n{content}\n"}))
    assert len(problems) == 1
    assert problems[0].startswith(f"{tmp_path}/a.md:2: ")


def test_ignored_and_binary_files_are_left_out(tmp_path: Path) -> None:
    bad = f"{SLASH}work/main"
    root = write_tree(tmp_path, {".gitignore": "/cache/\n", "cache/a": bad, "picture.png": f"\0{bad}", "new.md": bad})
    subprocess.run(["git", "init", "-q", str(root)], check=True)
    assert check(root) == [f"{root}/new.md:1: a machine's path: {bad}"]
