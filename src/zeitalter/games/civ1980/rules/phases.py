"""Which class answers which kind of step: the whole course of the game in one table."""

from typing import Final

from zeitalter.core.game import Course
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules import (
    calamities,
    cities,
    civil_war,
    conflict,
    growth,
    losses,
    movement,
    purchase,
    setup,
    ships,
    succession,
    surplus,
    taxes,
    trade,
    trade_cards,
    turn,
)

COURSE: Final[Course[Civ1980]] = [
    # Setting up
    (steps.PickNation, setup.PickNation()),
    (steps.BeginGame, setup.BeginGame()),
    (steps.StartArea, setup.StartArea()),
    (steps.BeginTurn, turn.BeginTurn()),
    # 1 to 4: taxes and revolts, growth, census, ships
    (steps.Taxes, taxes.Taxes()),
    (steps.TaxRate, taxes.TaxRate()),
    (steps.Revolts, taxes.Revolts()),
    (steps.Revolt, taxes.Revolt()),
    (steps.RevoltLoss, taxes.RevoltLoss()),
    (steps.Growth, growth.Growth()),
    (steps.Growing, growth.Growing()),
    (steps.Census, growth.Census()),
    (steps.BeginShipyard, ships.BeginShipyard()),
    (steps.Shipyard, ships.Shipyard()),
    # 5 and 6: movement, conflict
    (steps.Movement, movement.Movement()),
    (steps.Moving, movement.Moving()),
    (steps.Conflict, conflict.Conflict()),
    (steps.Assaults, conflict.Assaults()),
    (steps.Defending, conflict.Defending()),
    (steps.Assault, conflict.Assault()),
    # 7 to 9, 15: cities
    (steps.BeginBuilding, cities.BeginBuilding()),
    (steps.Building, cities.Building()),
    (steps.SurplusTokens, cities.SurplusTokens()),
    (steps.Support, cities.Support()),
    (steps.Supporting, cities.Supporting()),
    # 10 to 13: trade cards and civilization cards
    (steps.Drawing, trade_cards.Drawing()),
    (steps.Draw, trade_cards.Draw()),
    (steps.GoldSale, trade_cards.GoldSale()),
    (steps.BuyingGold, trade_cards.BuyingGold()),
    (steps.BeginTrade, trade.BeginTrade()),
    (steps.TradeRound, trade.TradeRound()),
    (steps.Trading, trade.Trading()),
    (steps.Purchases, purchase.Purchases()),
    (steps.Buying, purchase.Buying()),
    (steps.Paying, purchase.Paying()),
    (steps.SurplusCards, surplus.SurplusCards()),
    (steps.Returning, surplus.Returning()),
    # 14: calamities
    (steps.Calamities, calamities.Calamities()),
    (steps.Calamity, calamities.Calamity()),
    (steps.ReturnCalamity, calamities.ReturnCalamity()),
    (steps.VolcanoArea, calamities.VolcanoArea()),
    (steps.Earthquake, calamities.Earthquake()),
    (steps.Aftershock, calamities.Aftershock()),
    (steps.BeginLosing, losses.BeginLosing()),
    (steps.Losing, losses.Losing()),
    (steps.ShowingGrain, losses.ShowingGrain()),
    (steps.NextVictims, losses.NextVictims()),
    (steps.NamingVictims, losses.NamingVictims()),
    (steps.OthersLose, losses.OthersLose()),
    (steps.FloodPlain, losses.FloodPlain()),
    (steps.NamingBeneficiary, civil_war.NamingBeneficiary()),
    (steps.WarPick, civil_war.WarPick()),
    (steps.KeepingPart, civil_war.KeepingPart()),
    (steps.WarTakers, civil_war.WarTakers()),
    (steps.WarTake, civil_war.WarTake()),
    (steps.LosingCities, calamities.LosingCities()),
    (steps.Heresy, calamities.Heresy()),
    (steps.Pirates, calamities.Pirates()),
    # 16
    (steps.Succession, succession.Succession()),
]
