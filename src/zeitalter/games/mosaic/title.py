# mypyc: no
"""Mosaic: Eine Geschichte der Zivilisation: everything the outside needs to know of it."""

from pathlib import Path

from zeitalter.core.chance import stream
from zeitalter.core.data import fidelity
from zeitalter.core.look import Entry
from zeitalter.core.rules import Rules, own
from zeitalter.core.state import State
from zeitalter.core.view import View
from zeitalter.core.wording import Wording
from zeitalter.games.mosaic.data import load
from zeitalter.games.mosaic.game import MosaicGame
from zeitalter.games.mosaic.model.catalogue import Catalogue
from zeitalter.games.mosaic.model.options import Options
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.model.verbs import Listed
from zeitalter.games.mosaic.view.catalogue_view import CatalogueView, catalogue_view
from zeitalter.games.mosaic.view.look import Table
from zeitalter.games.mosaic.view.reckoning import with_reckoning
from zeitalter.games.mosaic.view.shape import MosaicView
from zeitalter.games.mosaic.view.terminal import Board
from zeitalter.games.mosaic.view.traits import traits


class MosaicRules(Rules):
    id = "mosaic"
    version = 3
    seats = range(2, 7)
    options = Options
    view = MosaicView
    modes = (Options(),)
    longest = 20_000
    shared = (Catalogue, Listed)

    def __init__(self, pack: Path | None = None) -> None:
        tables = load.read(pack)
        self.catalogue = load.build(tables)
        catalogue = self.catalogue
        super().__init__(MosaicGame(catalogue), catalogue.digest, fidelity(tables), catalogue.names)

    def catalogue_view(self) -> CatalogueView:
        return catalogue_view(self.catalogue)

    def show(self, state: State, seat: int | None) -> View:
        return with_reckoning(own(Mosaic, state), own(MosaicView, super().show(state, seat)))

    def render(self, view: View, words: Wording, width: int) -> str:
        return Board(self.game.imagine(view, stream("render")), own(MosaicView, view), words, width).text()

    def look(self, view: View, words: Wording) -> list[Entry]:
        return Table(self.game.imagine(view, stream("look")), own(MosaicView, view), words).entries()

    def traits(self, state: State, seat: int) -> dict[str, list[str]]:
        return traits(own(Mosaic, state), seat)


def create(pack: Path | None = None) -> MosaicRules:
    return MosaicRules(pack)
