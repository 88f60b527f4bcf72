"""The factors of a nation, each with its place in a row."""

from typing import Final

# The way to the finish.
SPACE: Final = 0
SPACE_LEAD: Final = 1  # before the foremost rival
SPACE_BEHIND: Final = 2
NEXT_SPACE: Final = 3  # whether the marker would advance as things are
FALLING_BACK: Final = 4  # whether it would go back
GATE_NEAR: Final = 5  # what is missing for the next epoch, the more the nearer it is
GATE_FAR: Final = 6  # the same for the epoch after that
LAST_MISSING: Final = 7  # points to the last space, in hundreds, of whoever has all cards
TURNS_NEEDED: Final = 8  # until the finish, at the present pace
RACE_LEAD: Final = 9  # turns before the fastest rival
RACE_BEHIND: Final = 10
# Civilization cards.
CARDS: Final = 11
FIRST_CARDS: Final = 12  # up to seven
CARDS_POINTS: Final = 13
GROUPS: Final = 14  # up to three
DUE: Final = 15  # points to pay on the way
AGRICULTURE_HELD: Final = 16
COINAGE_HELD: Final = 17
SEAFARING: Final = 18  # Astronomy, Cloth Making
ARMS: Final = 19  # Metal Working, Engineering
SHELTER: Final = 20  # against calamities
# Funds.
FUNDS: Final = 21  # treasury, sets in hand and what deals may add to them, without what is in the basket
AFFORDABLE: Final = 22  # what the best card within reach of the funds brings
SAVED: Final = 23  # what the best card ahead brings, the more the nearer its price
NEXT_PRICE: Final = 24  # what is missing for the cheapest card
TREASURY: Final = 25
FULL_TREASURY: Final = 26  # up to 24
STOCK: Final = 27
NEXT_TAXES: Final = 28
REVOLTING: Final = 29  # cities that were not paid for
REVOLTS: Final = 30  # cities that the stock will not pay for next time
THIN_STOCK: Final = 31  # tokens missing for the taxes at the usual rate
DEFENCELESS: Final = 32  # the stock cannot defend a city
# Trade cards.
HAND: Final = 33
HAND_GROWTH: Final = 34  # what one more card of each kind would add
HAND_PAIRS: Final = 35  # kinds of which two or more are held
HAND_BLOCKED: Final = 36  # cards that a full hand cannot draw
SURPLUS_CARDS: Final = 37  # to be handed back
CALAMITIES_HELD: Final = 38  # that can still be passed on
# Calamities that will strike.
RISK_CITIES: Final = 39
RISK_PEOPLE: Final = 40
# Cities.
CITIES: Final = 41
FIRST_CITIES: Final = 42  # up to two
SOME_CITIES: Final = 43  # up to five
MANY_CITIES: Final = 44  # above six
TRADE_INCOME: Final = 45  # what the cities draw each turn
UNSUPPORTED: Final = 46
PLANNED: Final = 47  # cities that can be built
PLANNED_INCOME: Final = 48
ODD_CITIES: Final = 49  # where no site is printed
EXPOSED_CITIES: Final = 50  # near volcanoes, or on flood plains
ATTACKED_CITIES: Final = 51  # with enough strangers around to take them
# People.
PEOPLE: Final = 52
FEW_PEOPLE: Final = 53  # up to two for each city, and four
SPARE_PEOPLE: Final = 54  # beyond
SEEDS: Final = 55  # areas where people live
GROWTH: Final = 56  # new tokens of the next turn, as far as there is stock and room
CROWD: Final = 57  # tokens that will be lost
ROOM: Final = 58  # for more people in their areas
OPEN_LAND: Final = 59  # free areas around them
SITES: Final = 60  # free city sites with people
SITES_NEAR: Final = 61  # free city sites around people
SITE_TOKENS: Final = 62
STRANGERS: Final = 63  # tokens of others in and around their areas
SHARED: Final = 64  # areas with others
SHIPS: Final = 65
FIRST_SHIP: Final = 66
LAST_MOVER: Final = 67  # share of the nations that move before

FACTORS: Final[list[str]] = [
    "space", "space_lead", "space_behind", "next_space", "falling_back", "gate_near", "gate_far", "last_missing",
    "turns_needed", "race_lead", "race_behind",
    "cards", "first_cards", "cards_points", "groups", "due", "agriculture", "coinage", "seafaring", "arms", "shelter",
    "funds", "affordable", "saved", "next_price", "treasury", "full_treasury", "stock", "next_taxes", "revolting",
    "revolts", "thin_stock", "defenceless",
    "hand", "hand_growth", "hand_pairs", "hand_blocked", "surplus_cards", "calamities_held",
    "risk_cities", "risk_people",
    "cities", "first_cities", "some_cities", "many_cities", "trade_income", "unsupported", "planned", "planned_income",
    "odd_cities", "exposed_cities", "attacked_cities",
    "people", "few_people", "spare_people", "seeds", "growth", "crowd", "room", "open_land", "sites", "sites_near",
    "site_tokens", "strangers", "shared", "ships", "first_ship", "last_mover",
]  # fmt: skip

INCOME: Final = [1.0, 4.0, 9.0, 16.0, 25.0, 36.0, 48.0, 62.0, 76.0, 90.0]  # points a turn by cities, trade included
