# mypyc: no
"""Civilization (Tresham, 1980), the rules as one object."""

from importlib.resources import files
from pathlib import Path

from msgspec import Struct

from zeitalter.core.chance import Stream, stream
from zeitalter.core.rules import Rules, own
from zeitalter.core.view import View
from zeitalter.core.wording import Wording
from zeitalter.games.civ1980.data import load
from zeitalter.games.civ1980.model.catalogue import Board, Catalogue
from zeitalter.games.civ1980.model.options import RULEBOOK, USUAL, Options, settings
from zeitalter.games.civ1980.model.state import Civ1980, Packet, unpack
from zeitalter.games.civ1980.model.verbs import vocabulary
from zeitalter.games.civ1980.rules.phases import install
from zeitalter.games.civ1980.rules.setup import set_up
from zeitalter.games.civ1980.view.catalogue_view import CatalogueView, catalogue_view
from zeitalter.games.civ1980.view.imagine import imagine
from zeitalter.games.civ1980.view.observe import Civ1980View
from zeitalter.games.civ1980.view.terminal import Table

install()


class Civ1980Rules(Rules):
    id = "civ1980"
    version = 1
    seats = range(2, 8)
    options = Options
    view = Civ1980View
    modes = (RULEBOOK, USUAL)
    longest = 40_000
    shared = (Catalogue, Board, Packet)

    def __init__(self, pack: Path | None = None) -> None:
        tables = load.read(pack)
        self.catalogue = load.build(tables)
        self.data_digest = self.catalogue.digest
        self.fidelity = load.fidelity(tables)
        self.vocabulary = vocabulary(self.catalogue)
        self.texts = Path(str(files(__package__) / "text"))
        self.names = self.catalogue.names

    def new(self, seats: int, options: Struct, key: bytes) -> Civ1980:
        return set_up(self.catalogue, seats, settings(own(Options, options)), key)

    def catalogue_view(self) -> CatalogueView:
        return catalogue_view(self.catalogue)

    def render(self, view: View, words: Wording, width: int) -> str:
        return Table(self.from_view(view, stream("render")), words, width, view.seat).text()

    def unpack(self, packed: list[object]) -> Civ1980:
        return unpack(self.catalogue, packed)

    def from_view(self, view: View, rng: Stream) -> Civ1980:
        return imagine(self.catalogue, own(Civ1980View, view), rng)


def create(pack: Path | None = None) -> Civ1980Rules:
    return Civ1980Rules(pack)
