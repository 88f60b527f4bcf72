"""Which class answers which kind of step: the whole course of the game in one table."""

from zeitalter.games.ages.bot.value import Evaluation
from zeitalter.games.ages.model import state as kinds
from zeitalter.games.ages.model.state import JUDGES, LEAVING, PHASES
from zeitalter.games.ages.rules.actions import Actions
from zeitalter.games.ages.rules.attacks import Annexing, Stealing
from zeitalter.games.ages.rules.bonus_cards import ChoosingOpen, ChoosingPrivate
from zeitalter.games.ages.rules.card_row import Refill
from zeitalter.games.ages.rules.event_choices import (
    BeginRazing,
    FreeBuilding,
    GainingMix,
    LosePopulation,
    LosingBlue,
    LosingBuilding,
    LosingColony,
    LosingMix,
    LosingPopulation,
    Plundering,
    Razing,
    Surplus,
    TakingFree,
    TurningWonder,
)
from zeitalter.games.ages.rules.events import ApplyEvent, ApplyEventToSeat, EndEvent, RevealEvent
from zeitalter.games.ages.rules.fights import Attacking, Defending, EndFight, Resolve, ResolveWar
from zeitalter.games.ages.rules.leaving import Leave
from zeitalter.games.ages.rules.pacts import AnsweringPact
from zeitalter.games.ages.rules.politics import BeginDiscarding, BeginPolitics, Discarding, Politics
from zeitalter.games.ages.rules.production import Draw, Produce, ProduceResources, SkippingMine
from zeitalter.games.ages.rules.territories import Bidding, Colonizing
from zeitalter.games.ages.rules.turn import BeginTurn, Finish, NextTurn


def install() -> None:
    # The turn
    PHASES[kinds.BEGIN_TURN] = BeginTurn()
    PHASES[kinds.REFILL] = Refill()
    PHASES[kinds.ACTIONS] = Actions()
    PHASES[kinds.NEXT_TURN] = NextTurn()
    PHASES[kinds.FINISH] = Finish()
    # Production
    PHASES[kinds.PRODUCE] = Produce()
    PHASES[kinds.PRODUCE_RESOURCES] = ProduceResources()
    PHASES[kinds.SKIPPING_MINE] = SkippingMine()
    PHASES[kinds.DRAW] = Draw()
    # Politics
    PHASES[kinds.BEGIN_POLITICS] = BeginPolitics()
    PHASES[kinds.POLITICS] = Politics()
    PHASES[kinds.BEGIN_DISCARDING] = BeginDiscarding()
    PHASES[kinds.DISCARDING] = Discarding()
    PHASES[kinds.ANSWERING_PACT] = AnsweringPact()
    # Attacks
    PHASES[kinds.RESOLVE_WAR] = ResolveWar()
    PHASES[kinds.ATTACKING] = Attacking()
    PHASES[kinds.DEFENDING] = Defending()
    PHASES[kinds.FIGHT] = Resolve()
    PHASES[kinds.END_FIGHT] = EndFight()
    PHASES[kinds.PLUNDERING] = Plundering()
    PHASES[kinds.BEGIN_RAZING] = BeginRazing()
    PHASES[kinds.RAZING] = Razing()
    PHASES[kinds.ANNEXING] = Annexing()
    PHASES[kinds.STEALING] = Stealing()
    # Events and territories
    PHASES[kinds.REVEAL_EVENT] = RevealEvent()
    PHASES[kinds.EVENT_EFFECT] = ApplyEvent()
    PHASES[kinds.EVENT_SEAT] = ApplyEventToSeat()
    PHASES[kinds.END_EVENT] = EndEvent()
    PHASES[kinds.BIDDING] = Bidding()
    PHASES[kinds.COLONIZING] = Colonizing()
    PHASES[kinds.LOSE_POPULATION] = LosePopulation()
    PHASES[kinds.LOSING_POPULATION] = LosingPopulation()
    PHASES[kinds.LOSING_BUILDING] = LosingBuilding()
    PHASES[kinds.SURPLUS] = Surplus()
    PHASES[kinds.GAINING_MIX] = GainingMix()
    PHASES[kinds.LOSING_MIX] = LosingMix()
    PHASES[kinds.FREE_BUILDING] = FreeBuilding()
    PHASES[kinds.TURNING_WONDER] = TurningWonder()
    PHASES[kinds.LOSING_COLONY] = LosingColony()
    PHASES[kinds.LOSING_BLUE] = LosingBlue()
    PHASES[kinds.TAKING_FREE] = TakingFree()
    # Bonus cards
    PHASES[kinds.CHOOSING_PRIVATE] = ChoosingPrivate()
    PHASES[kinds.CHOOSING_OPEN] = ChoosingOpen()
    LEAVING[0] = Leave()
    JUDGES[0] = Evaluation()
