# mypyc: no
"""Im Wandel der Zeiten (Through the Ages, first edition), the rules as one object."""

from importlib.resources import files
from pathlib import Path

from msgspec import Struct

from zeitalter.core.chance import Stream, stream
from zeitalter.core.rules import Rules, own
from zeitalter.core.view import View
from zeitalter.core.wording import Wording
from zeitalter.games.ages.data import load
from zeitalter.games.ages.model.catalogue import Catalogue
from zeitalter.games.ages.model.options import Options, refuse_nonsense, settings
from zeitalter.games.ages.model.state import Ages, unpack
from zeitalter.games.ages.model.verbs import vocabulary
from zeitalter.games.ages.rules.phases import install
from zeitalter.games.ages.rules.setup import set_up
from zeitalter.games.ages.view.catalogue_view import CatalogueView, catalogue_view
from zeitalter.games.ages.view.imagine import imagine
from zeitalter.games.ages.view.observe import AgesView
from zeitalter.games.ages.view.terminal import Board

install()


class AgesRules(Rules):
    id = "ages"
    version = 1
    seats = range(2, 5)
    options = Options
    view = AgesView
    modes = (Options("beginner"), Options("advanced"), Options("expert"))
    longest = 8_000
    shared = (Catalogue,)

    def __init__(self, pack: Path | None = None) -> None:
        tables = load.read(pack)
        self.catalogue = load.build(tables)
        self.data_digest = self.catalogue.digest
        self.fidelity = load.fidelity(tables)
        self.vocabulary = vocabulary(self.catalogue)
        self.texts = Path(str(files(__package__) / "text"))
        self.names = {f"card-{key}": names for key, names in self.catalogue.names.items()}

    def check_options(self, seats: int, options: Struct) -> None:
        refuse_nonsense(own(Options, options), seats)

    def new(self, seats: int, options: Struct, key: bytes) -> Ages:
        return set_up(self.catalogue, seats, settings(own(Options, options)), key)

    def catalogue_view(self) -> CatalogueView:
        return catalogue_view(self.catalogue)

    def render(self, view: View, words: Wording, width: int) -> str:
        return Board(self.from_view(view, stream("render")), words, width, view.seat).text()

    def unpack(self, packed: list[object]) -> Ages:
        return unpack(self.catalogue, packed)

    def from_view(self, view: View, rng: Stream) -> Ages:
        return imagine(self.catalogue, own(AgesView, view), rng)


def create(pack: Path | None = None) -> AgesRules:
    return AgesRules(pack)
