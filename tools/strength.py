"""The proof of how strong the bots are: every level against the one below, `expert` against `greedy`, and every
scripted opponent against `hard`, as sequential tests.

    python -m tools.strength [GAME ...] [--cells REGEX] [--seed S] [--minutes M] [--list]
    python -m tools.strength --write

Finished cells are kept in build/strength, under a digest of the game and its bots, and so are the games of a cell that
is not finished: the same command goes on. `--minutes` bounds a cell for now. `--write` puts the table of all that was
kept into docs/bots.md and says how much was measured before something changed. The compiled build (make fast) is
needed, or days of patience (--pure).
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import msgspec
from msgspec import Struct

from zeitalter.bots.levels import LEVELS
from zeitalter.fast.checkout import fresh_build
from zeitalter.fast.engine import PURE, environment
from zeitalter.games import games, load

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "zeitalter"
FOLDER = ROOT / "build" / "strength"
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- strength: written by python -m tools.strength --write -->\n", "<!-- strength: end -->\n"
GAMES = 200  # in a cell, at most
SEED = "M"
PLAYERS = {"civ1980": (2, 4, 6)}  # elsewhere two and four
WAYS = {"ages": ["--option", "level=expert"], "civ1980": ["--preset", "usual"]}  # not the default
SPARED = ("expert",)  # plays with a quarter of its positions


class Cell(Struct, frozen=True):
    """One comparison: the first bot against copies of the second."""

    game: str
    players: int
    bot: str
    against: str

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}-{self.bot}-{self.against}".replace("/", "_")

    def command(self, seed: str, journal: Path) -> list[str]:
        return [
            *("arena", self.game, "--bots", f"{self.bot},{self.against}", "--players", str(self.players)),
            *(*WAYS.get(self.game, []), "--sprt", "--games", str(GAMES), "--seed", seed),
            *("--resume", str(journal), "--json"),
        ]


class Finding(Struct, frozen=True):
    """What the arena says of a sequential test (`zeitalter/cli/sequential.py`)."""

    verdict: str
    llr: float
    games: int
    share: float
    low: float
    high: float
    h0: float


class Tournament(Struct, frozen=True):
    sprt: Finding


class Proof(Struct, frozen=True):
    """A finished cell."""

    cell: Cell
    seed: str
    sources: str
    test: Finding


@cache
def sources(game: str) -> str:
    """The same as long as the game, its bots and the engine are."""
    digest = hashlib.sha256()
    for folder in ("core", "bots", f"games/{game}"):
        for file in sorted((PACKAGE / folder).rglob("*")):
            if file.suffix in (".py", ".toml", ".json"):
                digest.update(str(file.relative_to(PACKAGE)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:12]


def cells(chosen: list[str]) -> Iterator[Cell]:
    """All comparisons, the quick ones of a game first."""
    names = list(LEVELS)
    for game in chosen:
        players = PLAYERS.get(game, (2, 4))
        for weaker, stronger in pairwise(names):
            for count in players:
                if stronger in SPARED:
                    yield Cell(game, count, f"{stronger}/4", weaker)
                else:
                    yield Cell(game, count, stronger, weaker)
        for script in load(game).game.scripts():
            yield Cell(game, 2, "hard", script.name)
        for count in players[:2]:
            yield Cell(game, count, "expert/4", "greedy")


def prove(cell: Cell, seed: str, build: Path | None, seconds: float | None) -> Proof | None:
    """Play a cell to its end, or as long as there is time for it."""
    place = FOLDER / sources(cell.game)
    place.mkdir(parents=True, exist_ok=True)
    kept = place / f"{cell.name}-{seed}.json"
    if kept.is_file():
        return msgspec.json.decode(kept.read_bytes(), type=Proof)
    command = [sys.executable, "-m", "zeitalter", *cell.command(seed, kept.with_suffix(".jsonl"))]
    env = environment(build) if build else os.environ | {PURE: "1"}
    try:
        done = subprocess.run(command, env=env, capture_output=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        return None
    if done.returncode:
        raise SystemExit(f"{cell.name}: {done.stderr.decode().strip()}")
    proof = Proof(cell, seed, sources(cell.game), msgspec.json.decode(done.stdout, type=Tournament).sprt)
    kept.write_bytes(msgspec.json.encode(proof))
    return proof


def told(proof: Proof) -> str:
    """A row of the table."""
    cell, test = proof.cell, proof.test
    won = f"{round(test.share * test.games, 1):g} of {test.games}"
    interval = f"{100 * test.low:.0f} – {100 * test.high:.0f} %"
    verdict = {"stronger": "stronger", "no": "not stronger", "open": "open"}[test.verdict]
    line = f"| `{cell.game}` | {cell.players} | `{cell.bot}` | `{cell.against}` | {won} | {interval}"
    return f"{line} | {100 * test.h0:.0f} % | {test.llr:.2f} | {verdict} |\n"


def table() -> str:
    """All that was kept: of cells measured more than once what was measured last."""
    found: dict[Cell, Proof] = {}
    for file in sorted(FOLDER.glob("*/*.json"), key=lambda file: file.stat().st_mtime):
        proof = msgspec.json.decode(file.read_bytes(), type=Proof)
        found[proof.cell] = proof
    rows = [told(found[cell]) for cell in cells(games()) if cell in found]
    missing = sum(cell not in found for cell in cells(games()))
    older = sum(proof.sources != sources(cell.game) for cell, proof in found.items())
    head = "| game | players | bot | against | wins | interval | fair | LLR | verdict |\n" + "| --- " * 9 + "|\n"
    note = f"\n{len(rows)} of {len(rows) + missing} cells; {older} of them with bots or data that have changed since.\n"
    return head + "".join(rows) + note


def write() -> None:
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    if not rest or END not in page:
        raise SystemExit(f"{PAGE} has no place for the table: {BEGIN.strip()} … {END.strip()}")
    PAGE.write_text(f"{before}{BEGIN}\n{table()}\n{END}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=games())
    parser.add_argument("--cells", default="", help="only those whose name this regular expression finds")
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--minutes", type=float, help="for a cell, at most; what was played is kept")
    parser.add_argument("--list", action="store_true", help="only name the cells")
    parser.add_argument("--pure", action="store_true", help="play with the engine in pure Python")
    parser.add_argument("--write", action="store_true", help="only write the table")
    args = parser.parse_args()
    if args.write:
        return write()
    build = None if args.pure else fresh_build()
    if not (build or args.pure or args.list):
        raise SystemExit("There is no compiled build of these sources: make fast, or --pure")
    for cell in cells(args.game):
        if not re.search(args.cells, cell.name):
            continue
        if args.list:
            print(cell.name)
            continue
        proof = prove(cell, args.seed, build, args.minutes and args.minutes * 60)
        print(told(proof).strip() if proof else f"{cell.name}: not finished, to be continued", flush=True)


if __name__ == "__main__":
    main()
