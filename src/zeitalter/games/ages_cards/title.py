# mypyc: no
"""Im Wandel der Zeiten: Das Kartenspiel (Guns & Steel + Renaissance): everything the outside needs to know of it."""

from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from zeitalter.core.chance import stream
from zeitalter.core.data import fidelity
from zeitalter.core.look import Entry
from zeitalter.core.rules import Rules, own
from zeitalter.core.state import State
from zeitalter.core.view import View
from zeitalter.core.wording import Wording
from zeitalter.games.ages_cards.data import load
from zeitalter.games.ages_cards.game import AgesCardsGame
from zeitalter.games.ages_cards.model.catalogue import Catalogue
from zeitalter.games.ages_cards.model.options import MODES, Options
from zeitalter.games.ages_cards.model.state import AgesCards
from zeitalter.games.ages_cards.model.verbs import Actions
from zeitalter.games.ages_cards.rules.setup import has_projects
from zeitalter.games.ages_cards.view.catalogue_view import CatalogueView, catalogue_view
from zeitalter.games.ages_cards.view.look import Lookup
from zeitalter.games.ages_cards.view.reckoning import reckon
from zeitalter.games.ages_cards.view.shape import AgesCardsView, Reckoning
from zeitalter.games.ages_cards.view.terminal import Board
from zeitalter.games.ages_cards.view.traits import traits


class AgesCardsRules(Rules):
    id = "ages_cards"
    version = 2
    seats = range(2, 5)
    options = Options
    view = AgesCardsView
    modes = tuple(Options(mode) for mode in MODES)
    longest = 5_000
    shared = (Catalogue, Actions)

    def __init__(self, pack: Path | None = None) -> None:
        tables = load.read(pack)
        self.catalogue = load.build(tables)
        kinds = {"C": "card", "W": "wonder"}
        names = {f"{kinds[key[0]]}-{key}": names for key, names in self.catalogue.names.items()}
        super().__init__(AgesCardsGame(self.catalogue), self.catalogue.digest, fidelity(tables), names)

    def has_secrets(self, options: Struct) -> bool:
        """Only the order of the research projects is hidden."""
        return has_projects(self.catalogue, MODES.index(own(Options, options).mode))

    def catalogue_view(self) -> CatalogueView:
        return catalogue_view(self.catalogue)

    def show(self, state: State, seat: int | None) -> View:
        return replace(super().show(state, seat), reckoning=reckon(own(AgesCards, state), seat))

    def render(self, view: View, words: Wording, width: int) -> str:
        return Board(own(AgesCardsView, view), self.reckoning(view), self.catalogue, words, width).text()

    def look(self, view: View, words: Wording) -> list[Entry]:
        return Lookup(own(AgesCardsView, view), self.reckoning(view), self.catalogue, words).entries()

    def reckoning(self, view: View) -> Reckoning:
        """None of it depends on what is hidden."""
        return reckon(own(AgesCards, self.from_view(view, stream("reckoning"))), view.seat)

    def traits(self, state: State, seat: int) -> dict[str, list[str]]:
        return traits(own(AgesCards, state), seat)


def create(pack: Path | None = None) -> AgesCardsRules:
    return AgesCardsRules(pack)
