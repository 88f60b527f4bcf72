# mypyc: no
"""Sid Meier's Civilization: Das Brettspiel (2010), the rules as one object."""

from importlib.resources import files
from pathlib import Path

from msgspec import Struct

from zeitalter.core.chance import Stream, stream
from zeitalter.core.rules import Rules, own
from zeitalter.core.view import View
from zeitalter.core.wording import Wording
from zeitalter.games.civ2010.data import load
from zeitalter.games.civ2010.model.catalogue import Catalogue
from zeitalter.games.civ2010.model.options import Options
from zeitalter.games.civ2010.model.state import Civ2010, unpack
from zeitalter.games.civ2010.model.verbs import vocabulary
from zeitalter.games.civ2010.rules.phases import install
from zeitalter.games.civ2010.rules.setup import set_up
from zeitalter.games.civ2010.view.catalogue_view import CatalogueView, catalogue_view
from zeitalter.games.civ2010.view.imagine import imagine
from zeitalter.games.civ2010.view.observe import Civ2010View
from zeitalter.games.civ2010.view.terminal import Board

install()


class Civ2010Rules(Rules):
    id = "civ2010"
    version = 1
    seats = range(2, 5)
    options = Options
    view = Civ2010View
    modes = (Options(), Options(game="first", civilizations="chosen", cards="printed", rounds=15))
    longest = 9_000  # 30 rounds of four players, each with at most about 75 small decisions
    shared = (Catalogue,)

    def __init__(self, pack: Path | None = None) -> None:
        tables = load.read(pack)
        self.catalogues = [load.build(tables, edition) for edition in (load.CORRECTED, load.PRINTED)]
        self.data_digest = self.catalogues[0].digest
        self.fidelity = load.fidelity(tables)
        self.vocabulary = vocabulary(self.catalogues[0])
        self.texts = Path(str(files(__package__) / "text"))
        self.names = self.catalogues[0].names

    def new(self, seats: int, options: Struct, key: bytes) -> Civ2010:
        wish = own(Options, options)
        catalogue = self.catalogues[load.PRINTED if wish.cards == "printed" else load.CORRECTED]
        chosen = wish.civilizations == "chosen"
        return set_up(catalogue, seats, wish.game == "first", chosen, wish.rounds, key)

    def catalogue_view(self) -> CatalogueView:
        return catalogue_view(self.catalogues)

    def render(self, view: View, words: Wording, width: int) -> str:
        return Board(self.from_view(view, stream("render")), own(Civ2010View, view), words, width).text()

    def unpack(self, packed: list[object]) -> Civ2010:
        return unpack(self.catalogues, packed)

    def from_view(self, view: View, rng: Stream) -> Civ2010:
        mine = own(Civ2010View, view)
        return imagine(self.catalogues[mine.edition], mine, rng)


def create(pack: Path | None = None) -> Civ2010Rules:
    return Civ2010Rules(pack)
