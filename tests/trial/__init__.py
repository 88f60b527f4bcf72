"""A small and nasty game that passes the conformance kit, and the example of docs/add-a-game.md.

Two to four trading houses bid for the lead under sealed covers, swap cards face down, march over a small map, ambush
each other out of turn, and hand their cards on to the neighbour, remembering what they have seen.
"""

from tests.trial.model.options import TrialOptions
from tests.trial.title import RULES, TrialRules

__all__ = ["RULES", "TrialOptions", "TrialRules"]
