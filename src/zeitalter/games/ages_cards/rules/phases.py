"""Which phase answers which kind of step: the whole course of the game in one table."""

from typing import Final

from zeitalter.core.game import Course
from zeitalter.games.ages_cards.model import steps
from zeitalter.games.ages_cards.model.state import AgesCards
from zeitalter.games.ages_cards.rules import attack, buying, effects, end_of_turn, turn

COURSE: Final[Course[AgesCards]] = [
    (steps.StartResource, turn.ResourcePhase()),
    (steps.Turn, turn.Turn()),
    (steps.ResourcePhase, turn.ResourcePhase()),
    (steps.TechnologyPhase, turn.TechnologyPhase()),
    (steps.Activation, turn.Activation()),
    (steps.Effect, effects.CarryingOut()),
    (steps.Choice, effects.Choosing()),
    (steps.Reacting, attack.Reacting()),
    (steps.Battle, attack.Battle()),
    (steps.LosingResources, attack.LosingResources()),
    (steps.GivingWonder, attack.GivingWonder()),
    (steps.BuyPhase, buying.BuyPhase()),
    (steps.Buying, buying.Buying()),
    (steps.Paying, buying.Paying()),
    (steps.EndOfTurn, end_of_turn.EndOfTurn()),
    (steps.BuildingWonder, end_of_turn.BuildingWonder()),
    (steps.Collecting, end_of_turn.Collecting()),
    (steps.TakingBack, end_of_turn.TakingBack()),
    (steps.Fame, end_of_turn.Fame()),
    (steps.PlacingFame, end_of_turn.PlacingFame()),
    (steps.Finish, end_of_turn.Finish()),
]
