"""A skipped test fails the run where CI is set, and only there."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).parents[1] / "conftest.py"
PASS = "def test_pass():\n    pass\n"
SKIP = "import pytest\n@pytest.mark.skip(reason='no browser')\ndef test_skip():\n    pass\n"
SKIP_FILE = "import pytest\npytest.skip('no database', allow_module_level=True)\n"
XFAIL = "import pytest\n@pytest.mark.xfail\ndef test_known():\n    assert False\n"


def run_pytest(folder: Path, tests: dict[str, str], *, ci: bool, workers: str) -> subprocess.CompletedProcess[str]:
    for name, code in tests.items():
        (folder / name).write_text(code)
    (folder / "pytest.ini").write_text("[pytest]\n")
    shutil.copy(CONFTEST, folder)
    environment = {key: value for key, value in os.environ.items() if key != "CI" and not key.startswith("PYTEST_")}
    environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    if ci:
        environment["CI"] = "true"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "xdist", "-p", "no:cacheprovider", "-n", workers]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("workers", ["0", "2"])
@pytest.mark.parametrize("skip", [SKIP, SKIP_FILE], ids=["test", "file"])
def test_a_skip_fails_the_run_in_ci(tmp_path: Path, skip: str, workers: str) -> None:
    result = run_pytest(tmp_path, {"test_pass.py": PASS, "test_skip.py": skip}, ci=True, workers=workers)
    assert result.returncode == 1
    assert "test_skip.py" in result.stdout
    assert result.stdout.splitlines()[-1].startswith("1 passed, 1 skipped in ")


def test_a_skip_is_fine_elsewhere(tmp_path: Path) -> None:
    assert run_pytest(tmp_path, {"test_pass.py": PASS, "test_skip.py": SKIP}, ci=False, workers="0").returncode == 0


def test_an_expected_failure_is_no_skip(tmp_path: Path) -> None:
    assert run_pytest(tmp_path, {"test_pass.py": PASS, "test_known.py": XFAIL}, ci=True, workers="0").returncode == 0
