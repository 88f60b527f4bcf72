"""The proof of how strong the bots are: every level against the one below, `expert` against `greedy`, and every
scripted opponent against `hard`, as sequential tests.

    python -m tools.strength [GAME ...] [--cells REGEX] [--seed S] [--minutes M] [--list]
    python -m tools.strength --write

Finished cells are lines of benchmarks/strength/GAME.jsonl, with a digest of what decides how these bots play: they are
not played again until that changes. The games of a cell that is not finished are kept in build/strength, and the same
command goes on. `--minutes` bounds a cell for now. `--write` puts the table of all finished cells into docs/bots.md and
says which of them were measured before something changed. The compiled build (make fast) is needed, or days of patience
(--pure).
"""

from __future__ import annotations

import argparse
import hashlib
import inspect
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

from zeitalter.bots import create
from zeitalter.bots.efforts import LEVELS
from zeitalter.bots.levels import Level
from zeitalter.fast.checkout import fresh_build
from zeitalter.fast.engine import PURE, environment
from zeitalter.games import games, load

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "zeitalter"
KEPT = ROOT / "benchmarks" / "strength"  # what was found, a line for each cell
FOLDER = ROOT / "build" / "strength"  # the games of cells that are not finished
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- strength: written by python -m tools.strength --write -->\n", "<!-- strength: end -->\n"
GAMES = 200  # in a cell, at most
SEED = "M"
PLAYERS = {"civ1980": (2, 4, 6)}  # elsewhere two and four
WAYS = {"ages": ["--option", "level=expert"], "civ1980": ["--preset", "usual"]}  # not the default
SPARED = ("expert",)  # plays with a quarter of its positions
SLOW = ("civ1980", "civ2010")  # where its rival does so, too
ASIDE = ("advice.py", "features.py", "space.py", "lengths.toml", "efforts.py")  # not what bots decide by, or by cell


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
    sources: str  # empty where nobody has noted it
    test: Finding


@cache
def files(game: str) -> bytes:
    """A digest of what all bots of a game share: how they search and judge, its rules, its data, what they imagine."""
    digest = hashlib.sha256(f"{game} {load(game).version}".encode())
    home = PACKAGE / "games" / game
    for folder in (PACKAGE / "bots", home / "bot", home / "data", home / "rules", home / "view" / "imagine.py"):
        for file in sorted(folder.rglob("*")) or [folder]:
            if file.suffix in (".py", ".toml", ".json") and file.name not in ASIDE:
                digest.update(str(file.relative_to(PACKAGE)).encode() + b"\0" + file.read_bytes())
    return digest.digest()


def sources(cell: Cell) -> str:
    """The same as long as both bots of a cell decide as they did: their files, and how hard they think and doubt."""
    rules = load(cell.game)
    digest = hashlib.sha256(files(cell.game))
    for name in (cell.bot, cell.against):
        bot = create(name, rules)
        if isinstance(bot, Level):
            doubt = 0.0 if bot.effort.sure else rules.game.doubts()[bot.place]
            digest.update(f"{bot.effort} {doubt}".encode())
            if bot.effort.playing:
                digest.update(inspect.getsource(type(rules.game).foresight).encode())
    return digest.hexdigest()[:12]


def kept(game: str) -> list[Proof]:
    """The finished cells of a game, in the order they were finished in."""
    file = KEPT / f"{game}.jsonl"
    return [msgspec.json.decode(line, type=Proof) for line in file.read_bytes().splitlines()] if file.is_file() else []


def keep(proof: Proof) -> None:
    """A new line: two branches can add some each, and git puts them together."""
    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT / f"{proof.cell.game}.jsonl").open("ab") as file:
        file.write(msgspec.json.encode(proof) + b"\n")


def cells(chosen: list[str]) -> Iterator[Cell]:
    """All comparisons, the quick ones of a game first."""
    names = list(LEVELS)
    for game in chosen:
        players = PLAYERS.get(game, (2, 4))
        for weaker, stronger in pairwise(names):
            for count in players:
                if stronger in SPARED:
                    yield Cell(game, count, f"{stronger}/4", f"{weaker}/4" if game in SLOW else weaker)
                else:
                    yield Cell(game, count, stronger, weaker)
        for script in load(game).game.scripts():
            yield Cell(game, 2, "hard", script.name)
        for count in players[:2]:
            yield Cell(game, count, "expert/4", "greedy")


def prove(cell: Cell, seed: str, build: Path | None, seconds: float | None) -> Proof | None:
    """Play a cell to its end, or as long as there is time for it."""
    digest = sources(cell)
    for proof in kept(cell.game):
        if (proof.cell, proof.seed, proof.sources) == (cell, seed, digest):
            return proof
    journal = FOLDER / digest / f"{cell.name}-{seed}.jsonl"
    journal.parent.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "zeitalter", *cell.command(seed, journal)]
    env = environment(build) if build else os.environ | {PURE: "1"}
    try:
        done = subprocess.run(command, env=env, capture_output=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        return None
    if done.returncode:
        raise SystemExit(f"{cell.name}: {done.stderr.decode().strip()}")
    proof = Proof(cell, seed, digest, msgspec.json.decode(done.stdout, type=Tournament).sprt)
    keep(proof)
    return proof


def told(proof: Proof) -> str:
    """A row of the table."""
    cell, test = proof.cell, proof.test
    won = f"{round(test.share * test.games, 1):g} of {test.games}"
    interval = f"{100 * test.low:.0f} – {100 * test.high:.0f} %"
    verdict = {"stronger": "stronger", "no": "not stronger", "open": "open"}[test.verdict]
    line = f"| `{cell.game}` | {cell.players} | `{cell.bot}` | `{cell.against}` | {won} | {interval}"
    mark = "" if proof.sources == sources(cell) else " \\*"
    return f"{line} | {100 * test.h0:.0f} % | {test.llr:.2f} | {verdict}{mark} |\n"


def table() -> str:
    """All finished cells: of those measured more than once as things are now, or else what was measured last."""
    found: dict[Cell, Proof] = {}
    for game in games():
        for proof in sorted(kept(game), key=lambda proof: proof.sources == sources(proof.cell)):
            found[proof.cell] = proof
    wanted = list(cells(games()))
    proofs = [found[cell] for cell in wanted if cell in found]
    older = sum(proof.sources != sources(proof.cell) for proof in proofs)
    head = "| game | players | bot | against | wins | interval | fair | LLR | verdict |\n" + "| --- " * 9 + "|\n"
    note = f"{older} of them, marked \\*, with bots or data that have changed since.\n"
    return f"{head}{''.join(map(told, proofs))}\n{len(proofs)} of {len(wanted)} cells; {note}"


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
