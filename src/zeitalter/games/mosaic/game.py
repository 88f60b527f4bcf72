# mypyc: no
"""Mosaic: Eine Geschichte der Zivilisation, the rules as one object."""

from importlib.resources import files
from pathlib import Path

from msgspec import Struct

from zeitalter.core.chance import Stream, stream
from zeitalter.core.data import fidelity
from zeitalter.core.rules import Rules, own
from zeitalter.core.view import View
from zeitalter.core.wording import Wording
from zeitalter.games.mosaic.data import load
from zeitalter.games.mosaic.model.catalogue import Catalogue
from zeitalter.games.mosaic.model.options import Options
from zeitalter.games.mosaic.model.state import Mosaic, unpack
from zeitalter.games.mosaic.model.verbs import vocabulary
from zeitalter.games.mosaic.rules.phases import install
from zeitalter.games.mosaic.rules.setup import set_up
from zeitalter.games.mosaic.view.catalogue_view import CatalogueView, catalogue_view
from zeitalter.games.mosaic.view.imagine import imagine
from zeitalter.games.mosaic.view.observe import MosaicView
from zeitalter.games.mosaic.view.terminal import Board

install()


class MosaicRules(Rules):
    id = "mosaic"
    version = 1
    seats = range(2, 7)
    options = Options
    view = MosaicView
    modes = (Options(),)
    longest = 20_000
    minutes = 30
    shared = (Catalogue,)

    def __init__(self, pack: Path | None = None) -> None:
        tables = load.read(pack)
        self.catalogue = load.build(tables)
        self.data_digest = self.catalogue.digest
        self.fidelity = fidelity(tables)
        self.vocabulary = vocabulary(self.catalogue)
        self.texts = Path(str(files(__package__) / "text"))
        self.names = self.catalogue.names

    def new(self, seats: int, options: Struct, key: bytes) -> Mosaic:
        return set_up(self.catalogue, seats, key)

    def catalogue_view(self) -> CatalogueView:
        return catalogue_view(self.catalogue)

    def render(self, view: View, words: Wording, width: int) -> str:
        return Board(self.from_view(view, stream("render")), own(MosaicView, view), words, width).text()

    def unpack(self, packed: list[object]) -> Mosaic:
        return unpack(self.catalogue, packed)

    def from_view(self, view: View, rng: Stream) -> Mosaic:
        return imagine(self.catalogue, own(MosaicView, view), rng)


def create(pack: Path | None = None) -> MosaicRules:
    return MosaicRules(pack)
