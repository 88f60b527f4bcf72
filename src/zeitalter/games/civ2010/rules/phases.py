"""Which phase answers which kind of step: the whole course of the game in one table."""

from typing import Final

from zeitalter.core.game import Course
from zeitalter.games.civ2010.model import steps
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules import (
    abilities,
    battle,
    battle_result,
    events,
    loot,
    managing,
    march,
    payment,
    reactions,
    research,
    setup,
    start,
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
    (steps.BeginStart, start.BeginStart()),
    (steps.Starting, start.Starting()),
    (steps.Displacing, start.Displacing()),
    (steps.Raising, start.Raising()),
    (steps.PlacingPerson, start.PlacingPerson()),
    (steps.Learning, start.Learning()),
    (steps.EndStart, start.EndStart()),
    (steps.Sending, start.Sending()),
    # Trade
    (steps.BeginTrade, trade.BeginTrade()),
    (steps.Trading, trade.Trading()),
    # City management
    (steps.BeginManaging, managing.BeginManaging()),
    (steps.Managing, managing.Managing()),
    (steps.Siting, managing.Siting()),
    (steps.ResolveCity, managing.ResolveCity()),
    (steps.Splitting, managing.Splitting()),
    (steps.HarvestingMore, managing.HarvestingMore()),
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
    (steps.BeginMoving, march.BeginMoving()),
    (steps.Moving, march.Moving()),
    (steps.Marching, march.Marching()),
    (steps.Interrupting, march.Interrupting()),
    (steps.Enter, march.Enter()),
    (steps.Arrive, march.Arrive()),
    (steps.Razing, march.Razing()),
    # Battle and loot
    (steps.BeginBattle, battle.BeginBattle()),
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
