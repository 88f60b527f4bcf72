# mypyc: no
"""Mosaic: Eine Geschichte der Zivilisation, the rules as one object."""

from functools import cached_property
from importlib.resources import files
from pathlib import Path

from msgspec import Struct

from zeitalter.core.chance import Stream, stream
from zeitalter.core.data import fidelity
from zeitalter.core.rules import OptionsError, Rules
from zeitalter.core.view import View
from zeitalter.core.wording import Wording
from zeitalter.games.mosaic import load
from zeitalter.games.mosaic.catalogue import Catalogue
from zeitalter.games.mosaic.catalogue_view import CatalogueView, catalogue_view
from zeitalter.games.mosaic.imagine import imagine
from zeitalter.games.mosaic.options import Options
from zeitalter.games.mosaic.phases import install
from zeitalter.games.mosaic.setup import set_up
from zeitalter.games.mosaic.state import Mosaic, unpack
from zeitalter.games.mosaic.terminal import Board
from zeitalter.games.mosaic.verbs import vocabulary
from zeitalter.games.mosaic.view import MosaicView

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

    @cached_property
    def names(self) -> dict[str, dict[str, str]]:  # type: ignore[override]
        return self.catalogue.names

    def new(self, seats: int, options: Struct, key: bytes) -> Mosaic:
        if not isinstance(options, Options):
            raise OptionsError(f"mosaic needs its own options, not {type(options).__name__}")
        return set_up(self.catalogue, seats, key)

    def catalogue_view(self) -> CatalogueView:
        return catalogue_view(self.catalogue)

    def render(self, view: View, words: Wording, width: int) -> str:
        if not isinstance(view, MosaicView):
            raise TypeError("not a view of mosaic")
        return Board(self.from_view(view, stream("render")), view, words, width).text()

    def unpack(self, packed: list[object]) -> Mosaic:
        return unpack(self.catalogue, packed)

    def from_view(self, view: View, rng: Stream) -> Mosaic:
        if not isinstance(view, MosaicView):
            raise TypeError("not a view of mosaic")
        return imagine(self.catalogue, view, rng)


def create(pack: Path | None = None) -> MosaicRules:
    return MosaicRules(pack)
