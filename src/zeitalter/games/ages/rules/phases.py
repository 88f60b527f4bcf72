"""Which phase answers which kind of step: the whole course of the game in one table."""

from typing import Final

from zeitalter.core.game import Course
from zeitalter.games.ages.model import steps
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.actions import Actions
from zeitalter.games.ages.rules.bonus_cards import ChoosingOpen, ChoosingPrivate
from zeitalter.games.ages.rules.building import LosingBuilding, Surplus
from zeitalter.games.ages.rules.card_row import Refill
from zeitalter.games.ages.rules.corruption import SkippingMine
from zeitalter.games.ages.rules.event_choices import (
    BeginRazing,
    FreeBuilding,
    GainingMix,
    LosingBlue,
    LosingColony,
    LosingMix,
    Plundering,
    Razing,
    TakingFree,
    TurningWonder,
)
from zeitalter.games.ages.rules.events import EndEvent, EventEffect, EventSeat, RevealEvent
from zeitalter.games.ages.rules.fights import Attacking, Compare, Defending, EndFight, ResolveWar
from zeitalter.games.ages.rules.pacts import AnsweringPact
from zeitalter.games.ages.rules.politics import BeginDiscarding, BeginPolitics, Discarding, Politics
from zeitalter.games.ages.rules.population import LosePopulation, LosingPopulation
from zeitalter.games.ages.rules.production import Draw, Feeding, Produce, ProduceResources
from zeitalter.games.ages.rules.spoils import Annexing, Stealing
from zeitalter.games.ages.rules.territories import Bidding, Colonizing
from zeitalter.games.ages.rules.turn import BeginTurn, Finish, NextTurn

COURSE: Final[Course[Ages]] = [
    # The turn
    (steps.BeginTurn, BeginTurn()),
    (steps.Refill, Refill()),
    (steps.Actions, Actions()),
    (steps.NextTurn, NextTurn()),
    (steps.Finish, Finish()),
    # Production
    (steps.Produce, Produce()),
    (steps.Feeding, Feeding()),
    (steps.ProduceResources, ProduceResources()),
    (steps.SkippingMine, SkippingMine()),
    (steps.Draw, Draw()),
    # Politics
    (steps.BeginPolitics, BeginPolitics()),
    (steps.Politics, Politics()),
    (steps.BeginDiscarding, BeginDiscarding()),
    (steps.Discarding, Discarding()),
    (steps.AnsweringPact, AnsweringPact()),
    # Attacks
    (steps.ResolveWar, ResolveWar()),
    (steps.Attacking, Attacking()),
    (steps.Defending, Defending()),
    (steps.Compare, Compare()),
    (steps.EndFight, EndFight()),
    (steps.Plundering, Plundering()),
    (steps.BeginRazing, BeginRazing()),
    (steps.Razing, Razing()),
    (steps.Annexing, Annexing()),
    (steps.Stealing, Stealing()),
    # Events and territories
    (steps.RevealEvent, RevealEvent()),
    (steps.EventEffect, EventEffect()),
    (steps.EventSeat, EventSeat()),
    (steps.EndEvent, EndEvent()),
    (steps.Bidding, Bidding()),
    (steps.Colonizing, Colonizing()),
    (steps.LosePopulation, LosePopulation()),
    (steps.LosingPopulation, LosingPopulation()),
    (steps.LosingBuilding, LosingBuilding()),
    (steps.Surplus, Surplus()),
    (steps.GainingMix, GainingMix()),
    (steps.LosingMix, LosingMix()),
    (steps.FreeBuilding, FreeBuilding()),
    (steps.TurningWonder, TurningWonder()),
    (steps.LosingColony, LosingColony()),
    (steps.LosingBlue, LosingBlue()),
    (steps.TakingFree, TakingFree()),
    # Bonus cards
    (steps.ChoosingPrivate, ChoosingPrivate()),
    (steps.ChoosingOpen, ChoosingOpen()),
]
