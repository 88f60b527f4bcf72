"""Which phase answers which kind of step: the whole course of the game in one table."""

from typing import Final

from zeitalter.core.game import Course
from zeitalter.games.civ2010.model import steps
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules import (
    abilities,
    battle,
    battle_result,
    city_management,
    events,
    loot,
    movement,
    payment,
    reactions,
    research,
    setup,
    start_of_turn,
    trade,
    turn,
)

COURSE: Final[Course[Civ2010]] = [
    # Setting up
    (steps.Consent, setup.Consent()),
    (steps.Picking, setup.Picking()),
    (steps.BeginCivilizations, setup.BeginCivilizations()),
    (steps.BeginPlayer, setup.BeginPlayer()),
    (steps.Settling, setup.Settling()),
    (steps.PlacingWonder, setup.PlacingWonder()),
    (steps.PlacingFigure, setup.PlacingFigure()),
    (steps.PlacingFirstPerson, setup.PlacingFirstPerson()),
    # Start of turn
    (steps.BeginRound, turn.BeginRound()),
    (steps.BeginStart, start_of_turn.BeginStart()),
    (steps.Starting, start_of_turn.Starting()),
    (steps.Displacing, start_of_turn.Displacing()),
    (steps.Raising, start_of_turn.Raising()),
    (steps.PlacingPerson, start_of_turn.PlacingPerson()),
    (steps.Learning, start_of_turn.Learning()),
    (steps.EndStart, start_of_turn.EndStart()),
    (steps.Sending, start_of_turn.Sending()),
    # Trade
    (steps.BeginTrade, trade.BeginTrade()),
    (steps.Trading, trade.Trading()),
    (steps.HandingOver, trade.HandingOver()),
    (steps.Concluding, trade.Concluding()),
    # City management
    (steps.BeginManaging, city_management.BeginManaging()),
    (steps.Managing, city_management.Managing()),
    (steps.Siting, city_management.Siting()),
    (steps.ResolveCity, city_management.ResolveCity()),
    (steps.Splitting, city_management.Splitting()),
    (steps.HarvestingMore, city_management.HarvestingMore()),
    # Abilities, events, answers
    (steps.AimingAbility, abilities.AimingAbility()),
    (steps.Paying, payment.Paying()),
    (steps.Rewarding, payment.Rewarding()),
    (steps.ResolveAbility, abilities.ResolveAbility()),
    (steps.AimingEvent, events.AimingEvent()),
    (steps.Agreeing, events.Agreeing()),
    (steps.ResolveEvent, events.ResolveEvent()),
    (steps.Reacting, reactions.Reacting()),
    (steps.ResolveCancel, reactions.ResolveCancel()),
    (steps.Discarding, turn.Discarding()),
    # Movement
    (steps.BeginMoving, movement.BeginMoving()),
    (steps.Moving, movement.Moving()),
    (steps.Marching, movement.Marching()),
    (steps.Interrupting, movement.Interrupting()),
    (steps.Enter, movement.Enter()),
    (steps.Resume, movement.Resume()),
    (steps.Arrive, movement.Arrive()),
    (steps.Razing, movement.Razing()),
    # Battle and loot
    (steps.BeginBattle, battle.BeginBattle()),
    (steps.Mustering, battle.Mustering()),
    (steps.NextFight, battle.NextFight()),
    (steps.Fighting, battle.Fighting()),
    (steps.Wounding, battle.Wounding()),
    (steps.Healing, battle.Healing()),
    (steps.EndBattle, battle_result.EndBattle()),
    (steps.Saving, battle_result.Saving()),
    (steps.Aftermath, battle_result.Aftermath()),
    (steps.Looting, loot.Looting()),
    (steps.LootingCard, loot.LootingCard()),
    (steps.LootingMore, loot.LootingMore()),
    # Research
    (steps.BeginResearch, research.BeginResearch()),
    (steps.Researching, research.Researching()),
    (steps.TakingResource, research.TakingResource()),
]
