"""Which class answers which kind of step: the whole course of the game in one table."""

from zeitalter.games.ages_cards.model.state import (
    ACTIVATION,
    BATTLE,
    BEGIN_BUY_PHASE,
    BEGIN_GIVING,
    BEGIN_LOSING,
    BEGIN_REACTING,
    BEGIN_REFRESHING,
    BEGIN_RESOURCE_PHASE,
    BEGIN_STRIKING,
    BEGIN_TECHNOLOGY_PHASE,
    BEGIN_TURN,
    BEGIN_USING_CIVIL,
    BUILDING_WONDER,
    BUY_PHASE,
    CHOOSING_OPPONENT,
    COLLECT,
    COPYING,
    DEPLOYING,
    EFFECT,
    END_OF_TURN,
    EXHAUSTING,
    FAME,
    FINISH,
    GAINING,
    GIVING_WONDER,
    LOSING_RESOURCES,
    PAYING,
    PHASES,
    PLACING_FAME,
    PLAYING_RESOURCES,
    REACTING,
    REFRESHING,
    RESOURCE_PHASE,
    RETURNING,
    START_RESOURCE,
    STRIKING,
    TAKING_BACK,
    TECHNOLOGY_PHASE,
    USING_CIVIL,
)
from zeitalter.games.ages_cards.rules.attack import (
    Battle,
    BeginGiving,
    BeginLosing,
    BeginReacting,
    BeginStriking,
    Deploying,
    GivingWonder,
    LosingResources,
    Reacting,
    Returning,
    Striking,
)
from zeitalter.games.ages_cards.rules.buying import BeginBuyPhase, BuyPhase, Paying
from zeitalter.games.ages_cards.rules.effects import (
    BeginRefreshing,
    BeginUsingCivil,
    ChoosingOpponent,
    Copying,
    Exhausting,
    Gaining,
    PlayingResources,
    Refreshing,
    RunEffect,
    UsingCivil,
)
from zeitalter.games.ages_cards.rules.end_of_turn import (
    BuildingWonder,
    Collect,
    EndOfTurn,
    Fame,
    Finish,
    PlacingFame,
    TakingBack,
)
from zeitalter.games.ages_cards.rules.turn import (
    Activation,
    BeginResourcePhase,
    BeginTechnologyPhase,
    BeginTurn,
    ResourcePhase,
    TechnologyPhase,
)


def install() -> None:
    # Setting up, resource phase, technology phase
    PHASES[START_RESOURCE] = ResourcePhase()
    PHASES[BEGIN_TURN] = BeginTurn()
    PHASES[BEGIN_RESOURCE_PHASE] = BeginResourcePhase()
    PHASES[RESOURCE_PHASE] = ResourcePhase()
    PHASES[BEGIN_TECHNOLOGY_PHASE] = BeginTechnologyPhase()
    PHASES[TECHNOLOGY_PHASE] = TechnologyPhase()
    PHASES[ACTIVATION] = Activation()
    # Effects of technologies
    PHASES[EFFECT] = RunEffect()
    PHASES[EXHAUSTING] = Exhausting()
    PHASES[BEGIN_REFRESHING] = BeginRefreshing()
    PHASES[REFRESHING] = Refreshing()
    PHASES[GAINING] = Gaining()
    PHASES[PLAYING_RESOURCES] = PlayingResources()
    PHASES[CHOOSING_OPPONENT] = ChoosingOpponent()
    PHASES[COPYING] = Copying()
    PHASES[BEGIN_USING_CIVIL] = BeginUsingCivil()
    PHASES[USING_CIVIL] = UsingCivil()
    # Attacks
    PHASES[DEPLOYING] = Deploying()
    PHASES[BEGIN_STRIKING] = BeginStriking()
    PHASES[STRIKING] = Striking()
    PHASES[RETURNING] = Returning()
    PHASES[BEGIN_REACTING] = BeginReacting()
    PHASES[REACTING] = Reacting()
    PHASES[BATTLE] = Battle()
    PHASES[BEGIN_LOSING] = BeginLosing()
    PHASES[LOSING_RESOURCES] = LosingResources()
    PHASES[BEGIN_GIVING] = BeginGiving()
    PHASES[GIVING_WONDER] = GivingWonder()
    # Buy phase
    PHASES[BEGIN_BUY_PHASE] = BeginBuyPhase()
    PHASES[BUY_PHASE] = BuyPhase()
    PHASES[PAYING] = Paying()
    # End of the turn
    PHASES[END_OF_TURN] = EndOfTurn()
    PHASES[BUILDING_WONDER] = BuildingWonder()
    PHASES[COLLECT] = Collect()
    PHASES[TAKING_BACK] = TakingBack()
    PHASES[FAME] = Fame()
    PHASES[PLACING_FAME] = PlacingFame()
    PHASES[FINISH] = Finish()
