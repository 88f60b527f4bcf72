# mypyc: no
"""Im Wandel der Zeiten: Das Kartenspiel (Guns & Steel + Renaissance), the rules as one object."""

from importlib.resources import files
from pathlib import Path

from msgspec import Struct

from zeitalter.core.chance import Stream, stream
from zeitalter.core.data import fidelity
from zeitalter.core.rules import Rules, own
from zeitalter.core.view import View
from zeitalter.core.wording import Wording
from zeitalter.games.ages_cards.data import load
from zeitalter.games.ages_cards.model.catalogue import Catalogue
from zeitalter.games.ages_cards.model.options import MODES, Options
from zeitalter.games.ages_cards.model.state import AgesCards, unpack
from zeitalter.games.ages_cards.model.verbs import vocabulary
from zeitalter.games.ages_cards.rules.phases import install
from zeitalter.games.ages_cards.rules.setup import set_up
from zeitalter.games.ages_cards.view.catalogue_view import CatalogueView, catalogue_view
from zeitalter.games.ages_cards.view.observe import AgesCardsView, imagine
from zeitalter.games.ages_cards.view.terminal import Board

install()


class AgesCardsRules(Rules):
    id = "ages_cards"
    version = 1
    seats = range(2, 5)
    options = Options
    view = AgesCardsView
    modes = (Options("new_world"), Options("reason"), Options("combined"))
    longest = 5_000
    shared = (Catalogue,)

    def __init__(self, pack: Path | None = None) -> None:
        tables = load.read(pack)
        self.catalogue = load.build(tables)
        self.data_digest = self.catalogue.digest
        self.fidelity = fidelity(tables)
        self.vocabulary = vocabulary(self.catalogue)
        self.texts = Path(str(files(__package__) / "text"))
        kinds = {"C": "card", "W": "wonder"}
        self.names = {f"{kinds[key[0]]}-{key}": names for key, names in self.catalogue.names.items()}

    def new(self, seats: int, options: Struct, key: bytes) -> AgesCards:
        return set_up(self.catalogue, seats, MODES.index(own(Options, options).mode), key)

    def has_secrets(self, options: Struct) -> bool:
        """Only the combined game hides something: the order of the research projects."""
        return options == Options("combined")

    def catalogue_view(self) -> CatalogueView:
        return catalogue_view(self.catalogue)

    def render(self, view: View, words: Wording, width: int) -> str:
        return Board(self.from_view(view, stream("render")), words, width, view.seat).text()

    def unpack(self, packed: list[object]) -> AgesCards:
        return unpack(self.catalogue, packed)

    def from_view(self, view: View, rng: Stream) -> AgesCards:
        return imagine(self.catalogue, own(AgesCardsView, view), rng)


def create(pack: Path | None = None) -> AgesCardsRules:
    return AgesCardsRules(pack)
