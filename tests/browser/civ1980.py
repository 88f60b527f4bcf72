"""Positions of civ1980 at a moment worth testing, put on a server with people in some seats."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

from tests.server.person import Person
from tests.server.running import ROOT, Running
from zeitalter.core.action import DONE, Action
from zeitalter.core.agenda import Step
from zeitalter.core.match import Match
from zeitalter.games import load
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.model.verbs import FOLLOWS
from zeitalter.games.civ1980.rules.ships import BUILD_ONE
from zeitalter.server.admin import FORMAT, Exported, ExportedSeat

SPREAD, CITIES = 1, 3
Wanted = Callable[[Civ1980], bool]


def policy(state: Civ1980, seat: int, ships: bool) -> Action:
    """Plain and always the same: spread, then gather for cities, trade nothing, take whatever is listed first; ships
    are built on demand."""
    step = state.agenda[-1]
    if ships and isinstance(step, steps.Shipyard) and state.is_legal(seat, FOLLOWS[BUILD_ONE]):
        return FOLLOWS[BUILD_ONE]
    if isinstance(step, steps.Moving):
        return FOLLOWS[CITIES if state.turn >= 5 else SPREAD]
    if isinstance(step, (steps.Trading, steps.BuyingGold)):
        return DONE
    return state.legal_actions(seat)[0]


def moment(seats: int, seed: str, wanted: Wanted, ships: bool = False) -> Match:
    """A game played until the moment comes."""
    rules = load("civ1980")
    match = Match(rules, seats, rules.modes[1], seed, [f"Seat {seat + 1}" for seat in range(seats)])
    while True:
        state = match.state
        assert isinstance(state, Civ1980)
        actors = state.actors()
        assert actors, "the game ended before the moment came"
        if wanted(state):
            return match
        match.act(actors[0], policy(state, actors[0], ships))


def sit_down(server: Running, match: Match, folder: Path, people: dict[int, Person]) -> str:
    """Puts the game on the server; bots that only do what comes first play the other seats."""
    seats = [ExportedSeat(f"bot {i + 1}", "" if i in people else "random") for i in range(match.state.seats)]
    file = folder / "moment.json"
    file.write_bytes(msgspec.json.encode(Exported(FORMAT, "live", False, 0, 0.0, seats, match.record())))
    command = [sys.executable, "-m", "zeitalter", "admin", "import", str(file), "--data", str(server.data)]
    said = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, encoding="utf-8").stdout
    table = said.split()[-1].rstrip(".")
    for seat, person in people.items():
        person.post(f"/api/tables/{table}/seat", {"seat": seat})
    return table


def asks(state: Civ1980, kind: type[Step], seat: int) -> bool:
    return isinstance(state.agenda[-1], kind) and seat in state.actors()
