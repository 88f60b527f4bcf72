# mypyc: no
"""Sid Meier's Civilization: Das Brettspiel (2010), as the outside knows it."""

from pathlib import Path

from msgspec.structs import replace

from zeitalter.core.chance import stream
from zeitalter.core.look import Entry
from zeitalter.core.rules import Rules, own
from zeitalter.core.state import State
from zeitalter.core.view import View
from zeitalter.core.wording import Wording
from zeitalter.games.civ2010.data import load
from zeitalter.games.civ2010.game import Civ2010Game
from zeitalter.games.civ2010.model.catalogue import Catalogue
from zeitalter.games.civ2010.model.options import Options
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.view.catalogue_view import CatalogueView, catalogue_view
from zeitalter.games.civ2010.view.look import Lookup
from zeitalter.games.civ2010.view.outlook import reaches
from zeitalter.games.civ2010.view.shape import Civ2010View
from zeitalter.games.civ2010.view.terminal import Board
from zeitalter.games.civ2010.view.traits import traits


class Civ2010Rules(Rules):
    id = "civ2010"
    version = 3
    seats = range(2, 5)
    state = Civ2010
    options = Options
    view = Civ2010View
    modes = (Options(rounds=30), Options(game="first", civilizations="chosen", cards="printed", rounds=15))
    longest = 9_000  # 30 rounds of four players, each with at most about 75 small decisions
    shared = (Catalogue,)

    def __init__(self, pack: Path | None = None) -> None:
        tables = load.read(pack)
        self.catalogues = [load.build(tables, edition) for edition in (load.CORRECTED, load.PRINTED)]
        first = self.catalogues[0]
        super().__init__(Civ2010Game(self.catalogues), first.digest, load.fidelity(tables), first.names)

    def catalogue_view(self) -> CatalogueView:
        return catalogue_view(self.catalogues)

    def show(self, state: State, seat: int | None) -> View:
        return replace(super().show(state, seat), reaches=reaches(own(Civ2010, state), seat))

    def render(self, view: View, words: Wording, width: int) -> str:
        state = self.from_view(view, stream("render"))
        return Board(own(Civ2010, state), own(Civ2010View, view), words, width).text()

    def look(self, view: View, words: Wording) -> list[Entry]:
        state = self.from_view(view, stream("look"))
        return Lookup(own(Civ2010, state), own(Civ2010View, view), words).entries()

    def traits(self, state: State, seat: int) -> dict[str, list[str]]:
        return traits(own(Civ2010, state), seat)


def create(pack: Path | None = None) -> Civ2010Rules:
    return Civ2010Rules(pack)
