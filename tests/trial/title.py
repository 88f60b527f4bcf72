"""The title: everything the outside needs to know of the game."""

from pathlib import Path

from tests.trial.game import TrialGame
from tests.trial.model.catalogue import CARDS, GOODS, GOODS_DE, PLACES, SEATS
from tests.trial.model.options import TrialOptions
from tests.trial.view.observe import TrialView
from zeitalter.core.rules import Fidelity, Preset, Rules, Sources


class TrialRules(Rules):
    id = "trial"
    version = 1
    seats = SEATS
    options = TrialOptions
    view = TrialView
    modes = (TrialOptions(), TrialOptions(rounds=1))
    presets = (Preset("whole", TrialOptions()), Preset("short", TrialOptions(rounds=1)))
    longest = 600

    def __init__(self) -> None:
        fidelity = Fidelity(values=Sources(stated=len(CARDS)), names=Sources(stated=len(CARDS) + len(PLACES)))
        names = {f"card-{good}": {"en": good, "de": german} for good, german in zip(GOODS, GOODS_DE)}
        super().__init__(TrialGame(), "no data files", fidelity, names)


def create(pack: Path | None = None) -> TrialRules:
    """How the registry gets the rules of a game; this one has no data that a pack could replace."""
    return TrialRules()


RULES = create()
