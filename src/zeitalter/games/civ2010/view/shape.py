# mypyc: no
"""The shape of what a seat may know; `observe.py` says what that is."""

from typing import Literal

from msgspec import Struct, field

from zeitalter.core.view import View
from zeitalter.games.civ2010.view.outlook import ReachView

Token = Literal["", "hut", "village"]


class YieldView(Struct, frozen=True):
    """What one square gives to a city."""

    square: int
    trade: int
    production: int
    culture: int
    coin: int
    resource: int  # NONE where there is nothing to harvest


class CityView(Struct, frozen=True):
    """What a city yields now."""

    slot: int
    centre: int
    walls: bool
    trade: int
    production: int
    culture: int
    defence: int  # combat bonus when it is attacked
    resources: list[int]  # kinds that it may harvest
    squares: list[YieldView]  # those it has the use of: no blockaded ones, but those its scouts gather


class RowView(Struct, frozen=True):
    """A row of the technology pyramid."""

    level: int
    techs: list[int]
    open: bool  # whether one more card would have two below it


class AbilityView(Struct, frozen=True):
    tech: int
    number: int


class SheetView(Struct, frozen=True):
    """One civilization sheet. Lists of tokens, cards and units hold those the viewer knows; counts are public."""

    civilization: int
    government: int
    fresh: list[int]  # governments that may be taken without anarchy this round
    newest: list[int]  # and in the next
    unrest: int
    techs: list[int]
    track: int
    culture: int
    trade: int
    coin_tokens: list[int]
    armies: list[int]  # squares
    scouts: list[int]
    grounded: list[int]  # figures, armies first
    targets: list[int]  # city each scout sends to
    centres: list[int]
    walls: list[int]  # cities
    resources: list[int]
    huts: int
    villages: int
    tokens: list[int]
    card_eras: list[int]
    cards: list[int]
    unit_types: list[int]  # standing forces and battle hand together
    units: list[int]
    reserve: list[int]
    used: list[AbilityView]  # this round
    # derived
    armies_left: int
    scouts_left: int
    unit_strengths: list[int]  # of the units, by rank
    coins: int
    income: int
    hand_limit: int
    speed: int
    stacking: int
    combat_bonus: int
    battle_hand: int  # units that one army leads into battle
    ranks: list[int]
    city_limit: int
    learnable: list[int]  # technologies with a legal place in the pyramid
    rows: list[RowView]  # of the pyramid, the lowest first
    discount: int  # trade that research needs less
    cities: list[CityView]


class FrontView(Struct, frozen=True):
    """Lists by side."""

    units: list[int]  # NONE for none
    wounds: list[int]
    strengths: list[int]  # 0 where there is no unit


class BattleView(Struct, frozen=True):
    square: int
    seats: list[int]
    village: bool
    city: int
    hands: list[list[int]]  # as far as the viewer sees them
    shown: list[bool]
    hand_sizes: list[int]
    hand_types: list[int]  # of barbarians, by type
    fronts: list[FrontView]
    lost: list[list[int]]
    bonus: list[int]
    turn: int
    charge: int
    healed: list[list[int]]  # technologies that have healed, by side
    # derived
    hand_strengths: list[list[int]]  # of the cards in `hands`


class TermsView(Struct, frozen=True):
    """What the owner of an offer gives one partner, and what it wants from that partner."""

    give: list[int]
    want: list[int]
    huts: int
    villages: int
    card_eras: list[int]
    tokens: list[int]  # the viewer's own only
    cards: list[int]


class OfferView(Struct, frozen=True):
    partner: int  # whose terms are being written; NONE while there is no offer
    terms: list[TermsView]  # by seat
    submitted: bool
    accepted: list[int]  # seats


class ProjectView(Struct, frozen=True):
    """What a city is about to do; NONE where it needs no square, or none was chosen yet."""

    kind: str
    index: int  # which figure, unit, building, wonder or resource
    city: int
    free: bool
    second: bool
    square: int


class TargetView(Struct, frozen=True):
    """What an ability or a culture event is aimed at, NONE where it does not matter."""

    seat: int
    city: int
    square: int
    second: int
    wonder: int
    tech: int
    armies: int
    scouts: int
    marching: bool


class TurnView(Struct, frozen=True):
    seat: int
    phase: str
    actions: list[int]  # left, by city
    bonus: list[int]  # extra production by city
    pool: int  # production left for a second item
    project: ProjectView | None
    once: list[str]  # what has been done that is possible once per turn
    wonders: list[int]  # used
    moved: list[int]  # figures, armies first
    group: list[int]  # figures that are marching
    square: int  # where they are
    left: int  # squares they may still go
    quiet: list[int]  # seats that do not want to be asked any more
    targets: list[TargetView]  # by depth of what is being answered
    cancelled: list[int]  # depths


class SettingsView(Struct, frozen=True):
    first_game: bool
    choosing: bool
    own_battle_turn: bool
    limit: int  # rounds, 0 for none


class Civ2010View(View, frozen=True, kw_only=True):
    edition: int  # which printing of the cards
    settings: SettingsView
    round: int
    start_player: int
    players: list[SheetView]
    ground: list[int]
    works: list[int]
    owner: list[int]  # by square: seat to whose city it belongs, or NONE
    district: list[int]  # which city of that seat
    holder: list[int]
    hidden: list[Token]  # by square: what lies face down on it
    blockaded: list[int]  # squares of cities on which enemies stand
    place_tiles: list[int]  # NONE for those undiscovered
    market: list[int]
    supply: list[int]
    hut_pile: int
    village_pile: int
    spent: list[int]
    persons: list[int]  # left in the pile, by kind
    wonder_deck: list[int]  # sorted: their order is unknown
    wonder_market: list[int]
    wonder_square: list[int]
    obsolete: list[int]  # wonders
    canal: int
    disasters: int
    decks: list[int]
    discards: list[list[int]]
    unit_decks: list[int]
    unit_discards: list[list[int]]
    turn: TurnView
    battle: BattleView
    offers: list[OfferView]
    offers_left: list[int]
    traded: list[int]  # seats that are done with trading
    held: list[int]
    winners: list[int]
    reaches: list[ReachView] = field(default_factory=list)  # for people: of the viewer, while its figures move
