"""Who takes part: our games, in both builds and through both interfaces, and the engines beside them."""

import sys
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

from benchmarks.contest.environment import ALL_PEERS, CATANATRON, ROOT, install
from zeitalter.core.options import mode_key
from zeitalter.core.rules import Rules
from zeitalter.fast.checkout import fresh_build
from zeitalter.games import games, load

SOURCES = ROOT / "src"
PURE = "pure"
COMPILED = "compiled"
PLAYERS = 4
TWO = 2  # through PettingZoo, as in its chess and poker
CATAN = f"Catanatron {CATANATRON['catanatron']}"
CHESS = "PettingZoo chess_v6"
POKER = "PettingZoo texas_holdem_v4"

# Beside all others each game is played in its fullest mode; `--game` plays every mode of one game.
FULLEST = {"ages": 2, "ages_cards": 2}
# Made for more than four: also measured with so many.
CROWDED = {"civ1980": 7}

NO_BUILD = "Compiled is not measured: build/fast was not made from these sources; `make fast` makes it."


@dataclass(frozen=True)
class Contestant:
    """One row of the table: a loop of `loops.py` with its arguments, and what it runs in."""

    name: str
    loop: str
    arguments: tuple[str, ...]
    python: Path
    path: Path | None = None  # where our package lies, for ours
    build: str = ""  # PURE or COMPILED, for ours
    through: str = ""  # the interface, if it is not the engine's own


@dataclass
class Entries:
    contestants: list[Contestant]
    absent: list[str] = field(default_factory=list)  # who does not take part, and why


def one_game(game_id: str) -> Entries:
    """Every mode of one of our games beside Catanatron."""
    entries = Entries([catanatron(install(CATANATRON))])
    for mode in range(len(load(game_id).modes)):
        enter_ours(entries, game_id, mode, PLAYERS)
    return entries


def everybody() -> Entries:
    """All our games, through their own interface and through PettingZoo's, beside all peers."""
    python = install(ALL_PEERS)
    entries = Entries([catanatron(python), *others(python)])
    ours = [(game_id, FULLEST.get(game_id, 0), PLAYERS) for game_id in games()]
    for game_id, mode, players in ours + [(game_id, 0, players) for game_id, players in CROWDED.items()]:
        enter_ours(entries, game_id, mode, players)
    missing = missing_for_pettingzoo()
    if missing:
        entries.absent.append(f"Ours through PettingZoo is not measured: {missing}")
    else:
        for game_id, mode, _ in ours:
            enter_ours(entries, game_id, mode, TWO, through="PettingZoo")
    return entries


def catanatron(python: Path) -> Contestant:
    return Contestant(CATAN, "catanatron", (), python)


def others(python: Path) -> list[Contestant]:
    def peer(name: str, loop: str, game: str) -> Contestant:
        return Contestant(name, loop, (game,), python)

    return [
        peer("OpenSpiel backgammon (C++)", "openspiel", "backgammon"),
        peer("OpenSpiel chess (C++)", "openspiel", "chess"),
        peer("OpenSpiel python_tic_tac_toe", "openspiel", "python_tic_tac_toe"),
        peer("RLCard limit-holdem", "rlcard", "limit-holdem"),
        peer("RLCard doudizhu", "rlcard", "doudizhu"),
        peer(CHESS, "pettingzoo", "chess_v6"),
        peer(POKER, "pettingzoo", "texas_holdem_v4"),
        peer("PettingZoo connect_four_v3", "pettingzoo", "connect_four_v3"),
    ]


def enter_ours(entries: Entries, game_id: str, mode: int, players: int, through: str = "") -> None:
    """One of our games in each build there is."""
    rules = load(game_id)
    players = min(players, rules.seats.stop - 1)
    name = ", ".join(filter(None, [mode_name(rules, mode), f"{players} players", through and f"through {through}"]))
    builds = {PURE: SOURCES}
    compiled = fresh_build()
    if compiled is not None:
        builds[COMPILED] = compiled
    elif NO_BUILD not in entries.absent:
        entries.absent.append(NO_BUILD)
    for build, path in builds.items():
        entries.contestants.append(
            Contestant(
                f"{name}, {build}",
                f"{through.lower()}-ours" if through else "ours",
                (game_id, str(mode), str(players)),
                Path(sys.executable),
                path,
                build,
                through,
            )
        )


def mode_name(rules: Rules, mode: int) -> str:
    """The game and, if there are several, its mode."""
    return f"{rules.id} {mode_key(rules, mode).rpartition('-')[2]}".rstrip()


def missing_for_pettingzoo() -> str:
    """What is not there to play our games through PettingZoo; empty if all is there."""
    if not (SOURCES / "zeitalter" / "adapters" / "pettingzoo.py").is_file():
        return "this checkout has no zeitalter.adapters.pettingzoo."
    if find_spec("pettingzoo") is None:
        return "this Python has no PettingZoo; `make .venv/.research` installs it into .venv."
    return ""
