"""Which class answers which kind of step: the whole course of the game in one table."""

from zeitalter.games.civ1980.model import state as s
from zeitalter.games.civ1980.model.state import PHASES
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
    WarParts,
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


def install() -> None:
    # Setting up
    PHASES[s.PICK_NATION] = PickNation()
    PHASES[s.BEGIN_GAME] = BeginGame()
    PHASES[s.START_AREA] = StartArea()
    PHASES[s.BEGIN_TURN] = BeginTurn()
    # 1 to 4: taxes and revolts, growth, census, ships
    PHASES[s.TAXES] = Taxes()
    PHASES[s.TAX_RATE] = TaxRate()
    PHASES[s.REVOLTS] = Revolts()
    PHASES[s.REVOLT] = Revolt()
    PHASES[s.REVOLT_LOSS] = RevoltLoss()
    PHASES[s.GROWTH] = Growth()
    PHASES[s.GROWING] = Growing()
    PHASES[s.CENSUS] = Census()
    PHASES[s.BEGIN_SHIPYARD] = BeginShipyard()
    PHASES[s.SHIPYARD] = Shipyard()
    # 5 and 6: movement, conflict
    PHASES[s.MOVEMENT] = Movement()
    PHASES[s.MOVING] = Moving()
    PHASES[s.CONFLICT] = Conflict()
    PHASES[s.ASSAULTS] = Assaults()
    PHASES[s.DEFENDING] = Defending()
    PHASES[s.ASSAULT] = Assault()
    # 7 to 9, 15: cities
    PHASES[s.BEGIN_BUILDING] = BeginBuilding()
    PHASES[s.BUILDING] = Building()
    PHASES[s.SURPLUS_TOKENS] = SurplusTokens()
    PHASES[s.SUPPORT] = Support()
    PHASES[s.SUPPORTING] = Supporting()
    # 10 to 13: trade cards and civilization cards
    PHASES[s.DRAWING] = Drawing()
    PHASES[s.DRAW] = Draw()
    PHASES[s.GOLD_SALE] = GoldSale()
    PHASES[s.BUYING_GOLD] = BuyingGold()
    PHASES[s.BEGIN_TRADE] = BeginTrade()
    PHASES[s.TRADE_ROUND] = TradeRound()
    PHASES[s.TRADING] = Trading()
    PHASES[s.PURCHASES] = Purchases()
    PHASES[s.BUYING] = Buying()
    PHASES[s.PAYING] = Paying()
    PHASES[s.SURPLUS_CARDS] = SurplusCards()
    PHASES[s.RETURNING] = Returning()
    # 14: calamities
    PHASES[s.CALAMITIES] = Calamities()
    PHASES[s.CALAMITY] = Calamity()
    PHASES[s.RETURN_CALAMITY] = ReturnCalamity()
    PHASES[s.VOLCANO_AREA] = VolcanoArea()
    PHASES[s.EARTHQUAKE] = Earthquake()
    PHASES[s.AFTERSHOCK] = Aftershock()
    PHASES[s.BEGIN_LOSING] = BeginLosing()
    PHASES[s.LOSING] = Losing()
    PHASES[s.SHOWING_GRAIN] = ShowingGrain()
    PHASES[s.NEXT_VICTIMS] = NextVictims()
    PHASES[s.NAMING_VICTIMS] = NamingVictims()
    PHASES[s.OTHERS_LOSE] = OthersLose()
    PHASES[s.FLOOD_PLAIN] = FloodPlain()
    PHASES[s.NAMING_BENEFICIARY] = NamingBeneficiary()
    PHASES[s.WAR_PICK] = WarPick()
    PHASES[s.WAR_PARTS] = WarParts()
    PHASES[s.KEEPING_PART] = KeepingPart()
    PHASES[s.WAR_TAKERS] = WarTakers()
    PHASES[s.WAR_TAKE] = WarTake()
    PHASES[s.DISORDER] = LosingCities()
    PHASES[s.ICONOCLASM_LOSS] = LosingCities()
    PHASES[s.HERESY] = Heresy()
    PHASES[s.PIRATES] = Pirates()
    # 16
    PHASES[s.SUCCESSION] = Succession()
