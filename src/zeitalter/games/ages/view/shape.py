# mypyc: no
"""The shape of what a seat may know; `observe.py` says what that is."""

from msgspec import Struct

from zeitalter.core.view import View
from zeitalter.games.ages.model.options import Options
from zeitalter.games.ages.view.outlook import Outlook


class PlayerBoard(Struct, frozen=True, kw_only=True):
    """A civilization; `military` and `dealt` are empty but for the viewer."""

    # Under the same names as in `Player`.
    culture: int
    science: int
    government: int
    leader: int | None
    columbus_used: bool
    wonder: int | None
    stages: int
    tactic: int | None
    yellow: int
    unused: int
    bank: int
    yellow_owned: int
    blue_owned: int
    civil_total: int
    civil_left: int
    civil_used: bool
    military_total: int
    military_left: int
    military_used: bool
    military_extra: int
    unit_resources: int
    leader_resources_used: int
    free_population_used: bool
    swap_used: bool
    rebellion: int
    no_politics: bool
    pact: int | None
    pact_partner: int | None
    war: int | None
    war_target: int | None
    attacker: int | None
    techs: list[int]
    workers: list[int]
    blue: list[int]
    specials: list[int]
    wonders: list[int]
    ruins: list[int]
    colonies: list[int]
    hand: list[int]
    fresh: list[int]
    shown: list[int]
    military: list[int]
    dealt: list[int]
    chosen: list[int]
    # In words where `Player` has numbers.
    scores: dict[str, int]  # by source
    leaders_taken: list[int]  # ages
    swap: str
    pact_role: str
    # Worked out for the reader.
    military_ages: list[int]  # of the cards in the military hand, sorted
    culture_income: int
    science_income: int
    strength: int
    faces: int
    food: int
    resources: int
    food_production: int
    resource_production: int
    population_cost: int  # of the next worker, all discounts taken off
    consumption: int
    faces_needed: int
    discontent: int
    corruption: int  # with the tokens in the bank now


class FightView(Struct, frozen=True):
    """An aggression, a war or the auction of a territory; the fields are those of `Fight`."""

    card: int
    attacker: int | None
    defender: int | None
    units: list[int]
    reply: list[int]
    cards: list[int]
    bid: int
    bidder: int | None
    passed: list[int]  # seats
    razed: int


class PlacedEvent(Struct, frozen=True, order=True):
    age: int
    owner: int  # NOBODY for those that were there from the start


class AgesView(View, frozen=True, kw_only=True):
    settings: Options
    active: int
    start_player: int
    round: int
    age: int
    last_round: int
    keeps_cards: bool
    players: list[PlayerBoard]
    row: list[int | None]
    civil_decks: list[list[int]]  # by age, sorted: what has not come up yet
    military_decks: list[int]  # number of cards by age
    discards: list[list[int]]  # by age: those everybody has seen, sorted
    discards_own: list[list[int]]  # by age: those only the viewer knows
    discards_hidden: list[int]  # by age: number of the others
    current_ages: list[int]  # of the current events, the top card last
    current_owners: list[PlacedEvent]  # in no order that tells about the cards
    current_known: list[int]  # own events among them
    future_ages: list[int]
    future_by: list[int]
    future: list[int | None]  # own events, None where they are others'
    past: list[int]
    unused_ages: list[int]
    bonus: list[int]
    bonus_hidden: int
    left: list[int]
    fight: FightView | None
    outlook: Outlook | None = None  # for people: of the viewer
