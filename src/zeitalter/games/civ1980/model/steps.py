"""The kinds of steps on the agenda."""

from typing import TypeAlias

from zeitalter.core.agenda import Step

# ---- sealed: several seats are asked at once, those in the mask `asked` ----------------------------------------------


class TaxRate(Step, code=0):
    """With Coinage the rate of the taxes is chosen."""

    asked: int


class Growing(Step, code=1):
    """A stock too small for all new tokens is shared out."""

    asked: int


class Shipyard(Step, code=2):
    """Ships are kept, scrapped and built."""

    asked: int


class Building(Step, code=3):
    """Cities are founded."""

    asked: int


class Supporting(Step, code=4):
    """Cities without support are reduced; in phase 9 those of this turn first."""

    asked: int
    fresh_first: int


class Returning(Step, code=5):
    """Surplus trade cards are handed back."""

    asked: int


class Losing(Step, code=6):
    """Points are lost to famine, flood (on a plain) or epidemic."""

    asked: int
    calamity: int
    plain: int


class ShowingGrain(Step, code=7):
    """Grain cards are shown against a famine."""

    asked: int


class Paying(Step, code=8):
    """The basket is paid for."""

    asked: int


class WarPick(Step, code=9):
    """Units are picked for the first part in a civil war."""

    asked: int
    points: int
    victim: int


class WarTake(Step, code=10):
    """Units of the lost part are replaced by those who can replace only some."""

    asked: int
    victim: int


Simultaneous: TypeAlias = (
    TaxRate
    | Growing
    | Shipyard
    | Building
    | Supporting
    | Returning
    | Losing
    | ShowingGrain
    | Paying
    | WarPick
    | WarTake
)

# ---- one seat is asked; trading asks several -------------------------------------------------------------------------


class PickNation(Step, code=11):
    """A nation is chosen."""


class StartArea(Step, code=12):
    """The first token is placed."""


class Revolt(Step, code=13):
    """Somebody may take a city that revolts; `takers` are still to be asked (mask)."""

    owner: int
    revolting: int
    takers: int


class RevoltLoss(Step, code=14):
    """Nobody can take the cities that revolt: so many of their owner are eliminated."""

    owner: int
    cities: int


class Moving(Step, code=15):
    """A nation moves."""


class Defending(Step, code=16):
    """Which city under attack is defended first."""


class BuyingGold(Step, code=17):
    """Gold is offered for tokens of the treasury."""


class Buying(Step, code=18):
    """Civilization cards are put into the basket."""


class VolcanoArea(Step, code=19):
    """Which of its two areas a volcano hits."""

    volcano: int


class Earthquake(Step, code=20):
    """Which city is lost."""


class Aftershock(Step, code=21):
    """A city of somebody else beside the lost one may be named."""

    area: int


class NamingVictims(Step, code=22):
    """Points are laid upon others."""

    calamity: int
    points: int
    plain: int


class FloodPlain(Step, code=23):
    """Which of several flood plains is flooded."""


class NamingBeneficiary(Step, code=24):
    """Who profits from a civil war."""


class KeepingPart(Step, code=25):
    """With which part a nation in civil war plays on."""

    beneficiary: int


class LosingCities(Step, code=26):
    """So many cities are lost to civil disorder or iconoclasm."""

    calamity: int
    cities: int


class Heresy(Step, code=27):
    """So many cities of others may be named."""

    cities: int


class Pirates(Step, code=28):
    """Who gave the card names the cities that pirates take."""

    victim: int


class Trading(Step, code=29):
    """Everybody who has not had a go in this round may lay, answer and accept packets."""


# ---- these run by themselves -----------------------------------------------------------------------------------------


class BeginGame(Step, code=30):
    """All nations are chosen."""


class BeginTurn(Step, code=31):
    """The sixteen phases of a turn."""


class Taxes(Step, code=32):
    """Phase 1."""


class Revolts(Step, code=33):
    """Cities that were not paid for."""


class Growth(Step, code=34):
    """Phase 2."""


class Census(Step, code=35):
    """Phase 3."""


class BeginShipyard(Step, code=36):
    """Phase 4."""


class Movement(Step, code=37):
    """Phase 5: how many nations have moved."""

    moved: int


class Conflict(Step, code=38):
    """Phase 6."""


class Assaults(Step, code=39):
    """Cities under attack, owner by owner."""


class Assault(Step, code=40):
    """One of them."""

    area: int


class BeginBuilding(Step, code=41):
    """Phase 7."""


class SurplusTokens(Step, code=42):
    """Phase 8."""


class Support(Step, code=43):
    """Phase 9, where cities of this turn are reduced first, and phase 15."""

    fresh_first: int


class Drawing(Step, code=44):
    """Phase 10: how many nations have drawn."""

    drawn: int


class Draw(Step, code=45):
    """One of them draws."""

    drawer: int


class GoldSale(Step, code=46):
    """Gold is for sale as long as a nation can pay for it."""

    buyer: int


class BeginTrade(Step, code=47):
    """Phase 11."""


class TradeRound(Step, code=48):
    """One round of it."""


class Purchases(Step, code=49):
    """Phase 12: how many nations have bought."""

    bought: int


class SurplusCards(Step, code=50):
    """Phase 13."""


class Calamities(Step, code=51):
    """Phase 14."""


class Calamity(Step, code=52):
    """One strikes."""

    calamity: int
    victim: int


class BeginLosing(Step, code=53):
    """Who has to lose points is asked how."""

    calamity: int
    plain: int


class NextVictims(Step, code=54):
    """The victim has lost and names others."""

    calamity: int
    victim: int
    plain: int


class OthersLose(Step, code=55):
    """All others are named."""

    calamity: int
    plain: int


class ReturnCalamity(Step, code=56):
    """All is over, and the card goes under its stack."""

    calamity: int
    victim: int


class WarTakers(Step, code=57):
    """Who replaces units of the lost part: the beneficiary, the first of the others, the rest."""

    stage: int
    victim: int


class Succession(Step, code=58):
    """Phase 16."""
