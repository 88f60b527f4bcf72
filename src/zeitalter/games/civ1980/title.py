# mypyc: no
"""Civilization (Tresham, 1980), as the outside knows it."""

from pathlib import Path

from msgspec import structs

from zeitalter.core.chance import stream
from zeitalter.core.look import Entry
from zeitalter.core.rules import Preset, Rules, own
from zeitalter.core.state import State
from zeitalter.core.view import View
from zeitalter.core.wording import Wording
from zeitalter.games.civ1980.data import load
from zeitalter.games.civ1980.game import Civ1980Game
from zeitalter.games.civ1980.model.catalogue import Board, Catalogue
from zeitalter.games.civ1980.model.options import ENOUGH_TURNS, RULEBOOK, USUAL, Options
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.view import look
from zeitalter.games.civ1980.view.catalogue_view import CatalogueView, catalogue_view
from zeitalter.games.civ1980.view.shape import Civ1980View
from zeitalter.games.civ1980.view.terminal import Table
from zeitalter.games.civ1980.view.traits import traits


class Civ1980Rules(Rules):
    id = "civ1980"
    version = 3
    seats = range(2, 8)
    state = Civ1980
    options = Options
    view = Civ1980View
    modes = tuple(structs.replace(options, turn_limit=ENOUGH_TURNS) for options in (RULEBOOK, USUAL))
    presets = (Preset("rulebook", RULEBOOK), Preset("usual", USUAL))
    longest = 40_000
    shared = (Catalogue, Board)

    def __init__(self, pack: Path | None = None) -> None:
        tables = load.read(pack)
        self.catalogue = load.build(tables)
        game = Civ1980Game(self.catalogue)
        super().__init__(game, self.catalogue.digest, load.fidelity(tables), self.catalogue.names)

    def catalogue_view(self) -> CatalogueView:
        return catalogue_view(self.catalogue)

    def look(self, view: View, words: Wording) -> list[Entry]:
        state = self.game.imagine(own(Civ1980View, view), stream("look"))
        return look.Table(state, words, view.seat).entries()

    def render(self, view: View, words: Wording, width: int) -> str:
        state = self.game.imagine(own(Civ1980View, view), stream("render"))
        return Table(state, words, width, view.seat).text()

    def traits(self, state: State, seat: int) -> dict[str, list[str]]:
        return traits(own(Civ1980, state), seat)


def create(pack: Path | None = None) -> Civ1980Rules:
    return Civ1980Rules(pack)
