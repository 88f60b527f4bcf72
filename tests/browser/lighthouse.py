"""Lighthouse on the home page: prints the marks and fails below 95. Fetches Lighthouse from npm into build/ first.

Run: python -m tests.browser.lighthouse
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.browser import chromium
from tests.server.running import ROOT, Running

VERSION = "13.5.0"
FOLDER = ROOT / "build" / "lighthouse"
MARKS = ["performance", "accessibility", "best-practices"]
LEAST = 95


def environment() -> dict[str, str]:
    build = str(ROOT / "tools" / "build_web.sh")
    subprocess.run([build], check=True)
    folder = subprocess.run([build, "path"], capture_output=True, text=True, check=True).stdout.strip()
    path = os.environ["PATH"]
    return {**os.environ, "PATH": f"{folder}:{path}" if folder else path, "CHROME_PATH": str(chromium.PLACE)}


def measure(address: str, environ: dict[str, str]) -> dict[str, float]:
    program = FOLDER / "node_modules" / ".bin" / "lighthouse"
    if not program.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        wanted = f"lighthouse@{VERSION}"
        subprocess.run(
            ["npm", "install", "--silent", "--no-save", "--prefix", str(FOLDER), wanted], env=environ, check=True
        )
    flags = " ".join(["--headless=new", *chromium.FLAGS, *(["--no-sandbox"] if os.geteuid() == 0 else [])])
    command = [str(program), address, "--quiet", "--output=json", f"--chrome-flags={flags}"]
    command += [f"--only-categories={','.join(MARKS)}"]
    report = json.loads(subprocess.run(command, env=environ, capture_output=True, text=True, check=True).stdout)
    for name in MARKS:
        for wanted in report["categories"][name]["auditRefs"]:
            audit = report["audits"][wanted["id"]]
            if audit["score"] is not None and audit["score"] < 0.9 and wanted["weight"]:
                print(f"  {name}: {audit['title']} {audit.get('displayValue', '')}")
    return {name: 100 * report["categories"][name]["score"] for name in MARKS}


def main() -> int:
    environ = environment()
    with tempfile.TemporaryDirectory() as place:
        server = Running(Path(place) / "data")
        try:
            marks = measure(server.url + "/", environ)
        finally:
            server.stop()
    for name, mark in marks.items():
        print(f"{name:16}{mark:4.0f}")
    return 0 if min(marks.values()) >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
