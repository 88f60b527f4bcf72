"""Which class answers which kind of step: the whole course of the game in one table."""

from zeitalter.games.civ2010.model import steps as kinds
from zeitalter.games.civ2010.model.state import PHASES
from zeitalter.games.civ2010.rules.abilities import AimingAbility, ResolveAbility
from zeitalter.games.civ2010.rules.battle import (
    BeginBattle,
    Fighting,
    Healing,
    NextFight,
    Wounding,
)
from zeitalter.games.civ2010.rules.battle_result import AfterMath, EndBattle, Saving
from zeitalter.games.civ2010.rules.events import Agreeing, AimingEvent, ResolveEvent
from zeitalter.games.civ2010.rules.loot import BeginLoot, Looting, LootingCard, LootingMore
from zeitalter.games.civ2010.rules.managing import (
    BeginManaging,
    BeginSplitting,
    HarvestingMore,
    Managing,
    ResolveCity,
    Siting,
    Splitting,
)
from zeitalter.games.civ2010.rules.march import Arrive, BeginMoving, Enter, Interrupting, Marching, Moving, Razing
from zeitalter.games.civ2010.rules.payment import BeginPaying, Paying, Rewarding
from zeitalter.games.civ2010.rules.reactions import Reacting, ResolveCancel
from zeitalter.games.civ2010.rules.research import BeginResearch, Researching, TakingResource
from zeitalter.games.civ2010.rules.setup import (
    BeginCivilizations,
    BeginPerson,
    BeginPlayer,
    Consent,
    Picking,
    PlacingFigure,
    PlacingFirstPerson,
    PlacingWonder,
    Settling,
)
from zeitalter.games.civ2010.rules.start import (
    BeginLearning,
    BeginStart,
    Displacing,
    EndStart,
    Learning,
    PlacingPerson,
    Raising,
    Sending,
    Starting,
)
from zeitalter.games.civ2010.rules.trade import BeginTrade, Trading
from zeitalter.games.civ2010.rules.turn import BeginRound, CheckHand, Discarding


def install() -> None:
    # Setting up
    PHASES[kinds.CONSENT] = Consent()
    PHASES[kinds.PICKING] = Picking()
    PHASES[kinds.BEGIN_CIVILIZATIONS] = BeginCivilizations()
    PHASES[kinds.BEGIN_PLAYER] = BeginPlayer()
    PHASES[kinds.SETTLING] = Settling()
    PHASES[kinds.PLACING_WONDER] = PlacingWonder()
    PHASES[kinds.PLACING_FIGURE] = PlacingFigure()
    PHASES[kinds.BEGIN_PERSON] = BeginPerson()
    PHASES[kinds.PLACING_FIRST_PERSON] = PlacingFirstPerson()
    # Start of turn
    PHASES[kinds.BEGIN_ROUND] = BeginRound()
    PHASES[kinds.BEGIN_START] = BeginStart()
    PHASES[kinds.STARTING] = Starting()
    PHASES[kinds.DISPLACING] = Displacing()
    PHASES[kinds.RAISING] = Raising()
    PHASES[kinds.PLACING_PERSON] = PlacingPerson()
    PHASES[kinds.BEGIN_LEARNING] = BeginLearning()
    PHASES[kinds.LEARNING] = Learning()
    PHASES[kinds.END_START] = EndStart()
    PHASES[kinds.SENDING] = Sending()
    # Trade
    PHASES[kinds.BEGIN_TRADE] = BeginTrade()
    PHASES[kinds.TRADING] = Trading()
    # City management
    PHASES[kinds.BEGIN_MANAGING] = BeginManaging()
    PHASES[kinds.MANAGING] = Managing()
    PHASES[kinds.SITING] = Siting()
    PHASES[kinds.RESOLVE_CITY] = ResolveCity()
    PHASES[kinds.BEGIN_SPLITTING] = BeginSplitting()
    PHASES[kinds.SPLITTING] = Splitting()
    PHASES[kinds.HARVESTING_MORE] = HarvestingMore()
    # Abilities, events, answers
    PHASES[kinds.AIMING_ABILITY] = AimingAbility()
    PHASES[kinds.BEGIN_PAYING] = BeginPaying()
    PHASES[kinds.PAYING] = Paying()
    PHASES[kinds.REWARDING] = Rewarding()
    PHASES[kinds.RESOLVE_ABILITY] = ResolveAbility()
    PHASES[kinds.AIMING_EVENT] = AimingEvent()
    PHASES[kinds.AGREEING] = Agreeing()
    PHASES[kinds.RESOLVE_EVENT] = ResolveEvent()
    PHASES[kinds.REACTING] = Reacting()
    PHASES[kinds.RESOLVE_CANCEL] = ResolveCancel()
    PHASES[kinds.CHECK_HAND] = CheckHand()
    PHASES[kinds.DISCARDING] = Discarding()
    # Movement
    PHASES[kinds.BEGIN_MOVING] = BeginMoving()
    PHASES[kinds.MOVING] = Moving()
    PHASES[kinds.MARCHING] = Marching()
    PHASES[kinds.INTERRUPTING] = Interrupting()
    PHASES[kinds.ENTER] = Enter()
    PHASES[kinds.ARRIVE] = Arrive()
    PHASES[kinds.RAZING] = Razing()
    # Battle and loot
    PHASES[kinds.BEGIN_BATTLE] = BeginBattle()
    PHASES[kinds.NEXT_FIGHT] = NextFight()
    PHASES[kinds.FIGHTING] = Fighting()
    PHASES[kinds.WOUNDING] = Wounding()
    PHASES[kinds.HEALING] = Healing()
    PHASES[kinds.END_BATTLE] = EndBattle()
    PHASES[kinds.SAVING] = Saving()
    PHASES[kinds.AFTER_MATH] = AfterMath()
    PHASES[kinds.BEGIN_LOOT] = BeginLoot()
    PHASES[kinds.LOOTING] = Looting()
    PHASES[kinds.LOOTING_CARD] = LootingCard()
    PHASES[kinds.LOOTING_MORE] = LootingMore()
    # Research
    PHASES[kinds.BEGIN_RESEARCH] = BeginResearch()
    PHASES[kinds.RESEARCHING] = Researching()
    PHASES[kinds.TAKING_RESOURCE] = TakingResource()
