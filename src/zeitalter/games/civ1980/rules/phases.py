"""Which class answers which kind of step: the whole course of the game in one table."""

from typing import Any, Final

from zeitalter.core.agenda import Step
from zeitalter.core.phase import Phase
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.calamities import (
    Aftershock,
    Calamities,
    Calamity,
    Earthquake,
    Heresy,
    LosingCities,
    Pirates,
    ReturnCalamity,
    VolcanoArea,
)
from zeitalter.games.civ1980.rules.cities import BeginBuilding, Building, Support, Supporting, SurplusTokens
from zeitalter.games.civ1980.rules.civil_war import (
    KeepingPart,
    NamingBeneficiary,
    WarPick,
    WarTake,
    WarTakers,
)
from zeitalter.games.civ1980.rules.conflict import Assault, Assaults, Conflict, Defending
from zeitalter.games.civ1980.rules.growth import Census, Growing, Growth
from zeitalter.games.civ1980.rules.losses import (
    BeginLosing,
    FloodPlain,
    Losing,
    NamingVictims,
    NextVictims,
    OthersLose,
    ShowingGrain,
)
from zeitalter.games.civ1980.rules.movement import Movement, Moving
from zeitalter.games.civ1980.rules.purchase import Buying, Paying, Purchases
from zeitalter.games.civ1980.rules.setup import BeginGame, PickNation, StartArea
from zeitalter.games.civ1980.rules.ships import BeginShipyard, Shipyard
from zeitalter.games.civ1980.rules.succession import Succession
from zeitalter.games.civ1980.rules.surplus import Returning, SurplusCards
from zeitalter.games.civ1980.rules.taxes import Revolt, RevoltLoss, Revolts, Taxes, TaxRate
from zeitalter.games.civ1980.rules.trade import BeginTrade, TradeRound, Trading
from zeitalter.games.civ1980.rules.trade_cards import BuyingGold, Draw, Drawing, GoldSale
from zeitalter.games.civ1980.rules.turn import BeginTurn

COURSE: Final[list[tuple[type[Step], Phase[Civ1980, Any]]]] = [
    # Setting up
    (steps.PickNation, PickNation()),
    (steps.BeginGame, BeginGame()),
    (steps.StartArea, StartArea()),
    (steps.BeginTurn, BeginTurn()),
    # 1 to 4: taxes and revolts, growth, census, ships
    (steps.Taxes, Taxes()),
    (steps.TaxRate, TaxRate()),
    (steps.Revolts, Revolts()),
    (steps.Revolt, Revolt()),
    (steps.RevoltLoss, RevoltLoss()),
    (steps.Growth, Growth()),
    (steps.Growing, Growing()),
    (steps.Census, Census()),
    (steps.BeginShipyard, BeginShipyard()),
    (steps.Shipyard, Shipyard()),
    # 5 and 6: movement, conflict
    (steps.Movement, Movement()),
    (steps.Moving, Moving()),
    (steps.Conflict, Conflict()),
    (steps.Assaults, Assaults()),
    (steps.Defending, Defending()),
    (steps.Assault, Assault()),
    # 7 to 9, 15: cities
    (steps.BeginBuilding, BeginBuilding()),
    (steps.Building, Building()),
    (steps.SurplusTokens, SurplusTokens()),
    (steps.Support, Support()),
    (steps.Supporting, Supporting()),
    # 10 to 13: trade cards and civilization cards
    (steps.Drawing, Drawing()),
    (steps.Draw, Draw()),
    (steps.GoldSale, GoldSale()),
    (steps.BuyingGold, BuyingGold()),
    (steps.BeginTrade, BeginTrade()),
    (steps.TradeRound, TradeRound()),
    (steps.Trading, Trading()),
    (steps.Purchases, Purchases()),
    (steps.Buying, Buying()),
    (steps.Paying, Paying()),
    (steps.SurplusCards, SurplusCards()),
    (steps.Returning, Returning()),
    # 14: calamities
    (steps.Calamities, Calamities()),
    (steps.Calamity, Calamity()),
    (steps.ReturnCalamity, ReturnCalamity()),
    (steps.VolcanoArea, VolcanoArea()),
    (steps.Earthquake, Earthquake()),
    (steps.Aftershock, Aftershock()),
    (steps.BeginLosing, BeginLosing()),
    (steps.Losing, Losing()),
    (steps.ShowingGrain, ShowingGrain()),
    (steps.NextVictims, NextVictims()),
    (steps.NamingVictims, NamingVictims()),
    (steps.OthersLose, OthersLose()),
    (steps.FloodPlain, FloodPlain()),
    (steps.NamingBeneficiary, NamingBeneficiary()),
    (steps.WarPick, WarPick()),
    (steps.KeepingPart, KeepingPart()),
    (steps.WarTakers, WarTakers()),
    (steps.WarTake, WarTake()),
    (steps.LosingCities, LosingCities()),
    (steps.Heresy, Heresy()),
    (steps.Pirates, Pirates()),
    # 16
    (steps.Succession, Succession()),
]
