# mypyc: no
"""Im Wandel der Zeiten (Through the Ages, first edition): everything the outside needs to know of the game."""

from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from zeitalter.core.chance import stream
from zeitalter.core.look import Entry
from zeitalter.core.rules import Rules, own
from zeitalter.core.state import State
from zeitalter.core.view import View
from zeitalter.core.wording import Wording
from zeitalter.games.ages.data import load
from zeitalter.games.ages.game import AgesGame
from zeitalter.games.ages.model.catalogue import Catalogue
from zeitalter.games.ages.model.options import Options, refuse_nonsense
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.view.catalogue_view import CatalogueView, catalogue_view
from zeitalter.games.ages.view.look import Lookup
from zeitalter.games.ages.view.outlook import outlook
from zeitalter.games.ages.view.shape import AgesView
from zeitalter.games.ages.view.terminal import Board
from zeitalter.games.ages.view.traits import traits


class AgesRules(Rules):
    id = "ages"
    version = 2
    seats = range(2, 5)
    state = Ages
    options = Options
    view = AgesView
    modes = (Options("beginner"), Options("advanced"), Options("expert"))
    longest = 8_000
    shared = (Catalogue,)

    def __init__(self, pack: Path | None = None) -> None:
        tables = load.read(pack)
        catalogue = load.build(tables)
        names = {f"card-{key}": names for key, names in catalogue.names.items()}
        super().__init__(AgesGame(catalogue), catalogue.digest, load.fidelity(tables), names)
        self.catalogue = catalogue

    def check_options(self, seats: int, options: Struct) -> None:
        refuse_nonsense(own(Options, options), seats)

    def catalogue_view(self) -> CatalogueView:
        return catalogue_view(self.catalogue)

    def show(self, state: State, seat: int | None) -> View:
        view = super().show(state, seat)
        return view if seat is None else replace(view, outlook=outlook(own(Ages, state), seat))

    def render(self, view: View, words: Wording, width: int) -> str:
        state = own(Ages, self.from_view(view, stream("render")))
        return Board(state, words, width, view.seat).text()

    def look(self, view: View, words: Wording) -> list[Entry]:
        ahead = None if view.seat is None else outlook(own(Ages, self.from_view(view, stream("look"))), view.seat)
        return Lookup(own(AgesView, view), ahead, self.catalogue, words).entries()

    def traits(self, state: State, seat: int) -> dict[str, list[str]]:
        return traits(own(Ages, state), seat)


def create(pack: Path | None = None) -> AgesRules:
    return AgesRules(pack)
