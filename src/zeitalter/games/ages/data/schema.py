# mypyc: no
"""The shape of the data files: strict records that refuse unknown keys and values out of range."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct, field

AGES: Final = ("A", "I", "II", "III")
Code: TypeAlias = Literal["S", "X", "I", "R"]
Label: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Amount: TypeAlias = Annotated[int, Meta(ge=0, le=60)]
Signed: TypeAlias = Annotated[int, Meta(ge=-20, le=60)]
PerPlayers: TypeAlias = Annotated[list[Amount], Meta(min_length=3, max_length=3)]
Four: TypeAlias = Annotated[list[Amount], Meta(min_length=4, max_length=4)]


class Entry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table of a data file; a misspelt key is an error."""


class Name(Entry, frozen=True):
    de: Label
    en: Label


class Gives(Entry, frozen=True):
    culture: Signed = 0
    science: Signed = 0
    happy: Signed = 0
    strength: Signed = 0
    food: Amount = 0
    resource: Amount = 0
    civil_actions: Signed = 0
    military_actions: Signed = 0
    blue_tokens: Amount = 0
    yellow_tokens: Amount = 0
    colonization: Amount = 0
    civil_cards: Amount = 0
    military_cards: Amount = 0


class Effects(Entry, frozen=True):
    attack_cost_factor: Amount = 1
    best_army_again: Amount = 0
    best_lab_or_library: Amount = 0
    best_mine_again: Amount = 0
    best_theater_again: Amount = 0
    cavalry_strength: Amount = 0
    civil_action_per_technology: Amount = 0
    colonization_card_bonus: Amount = 0
    colonizes_from_hand: Amount = 0
    culture_per_cavalry: Amount = 0
    culture_per_colony: Amount = 0
    culture_per_face: Amount = 0
    culture_per_lab_level: Amount = 0
    culture_per_library: Amount = 0
    culture_per_library_and_theater: Amount = 0
    culture_per_technology_played: Amount = 0
    culture_per_theater: Amount = 0
    culture_per_warrior: Amount = 0
    culture_per_warrior_limit: Amount = 0
    culture_when_attacked: Amount = 0
    defense_card_factor: Amount = 1
    doubles_faces: Amount = 0
    draft_food_discount: Amount = 0
    draft_resource_discount: Amount = 0
    drafts: Amount = 0
    free_population: Amount = 0
    free_population_discount: Amount = 0
    ignores_tactics: Amount = 0
    labs_are_mines: Amount = 0
    military_resource: Amount = 0
    never_attacks: Amount = 0
    population_discount: Amount = 0
    resource_per_technology_played: Amount = 0
    revolution_by_military: Amount = 0
    rival_science_building_surcharge: Amount = 0
    science_lost_per_lab: Amount = 0
    science_per_technology_taken: Amount = 0
    score_per_city_worker: Amount = 0
    score_per_lab_and_library_level: Amount = 0
    score_per_land_worker: Amount = 0
    score_per_technology_level: Amount = 0
    score_per_theater_and_library_level: Amount = 0
    strength_per_infantry_and_artillery: Amount = 0
    strength_per_temple_face: Amount = 0
    strength_per_unit: Amount = 0
    theater_resource_discount: Amount = 0
    theater_science_discount: Amount = 0
    unit_discount_in_war: Amount = 0
    unit_technology_discount: Amount = 0
    wonder_discount: Amount = 0


class ActionEntry(Entry, frozen=True):
    includes: str = ""
    discount: Amount = 0
    food: Amount = 0
    resource: Amount = 0
    science: Amount = 0
    culture: Amount = 0
    military_actions: Amount = 0
    military_resource: Amount = 0
    military_resource_per_stronger: PerPlayers = field(default_factory=lambda: [0, 0, 0])
    culture_per_richer: PerPlayers = field(default_factory=lambda: [0, 0, 0])


class AtOnce(Entry, frozen=True):
    food: Amount = 0
    resource: Amount = 0
    science: Amount = 0
    culture: Amount = 0
    population: Amount = 0
    military_cards: Amount = 0


class EventEntry(Entry, frozen=True):
    who: str
    op: str
    amount: Annotated[int, Meta(ge=1, le=30)]


class AttackEntry(Entry, frozen=True):
    op: str
    amount: Annotated[int, Meta(ge=1, le=30)]
    cost: Amount | Literal["level"]
    round_up: bool = False


class SideEntry(Entry, frozen=True):
    culture: Signed = 0
    culture_per_wonder: Amount = 0
    food: Signed = 0
    food_as_resource: Amount = 0
    military_actions: Amount = 0
    partner_pays: Amount = 0
    resource: Signed = 0
    resource_as_food: Amount = 0
    science_discount: Amount = 0
    strength: Amount = 0


class PactEntry(Entry, frozen=True):
    a: SideEntry
    b: SideEntry
    symmetric: bool = False
    forbids_attack: bool = False
    ends_on_attack: bool = False
    no_war_against_b: bool = False
    attack_bonus: Amount = 0


class TacticEntry(Entry, frozen=True):
    full: Amount
    infantry: Amount = 0
    cavalry: Amount = 0
    artillery: Amount = 0
    obsolete: Amount | None = None


class BonusEntry(Entry, frozen=True):
    defense: Amount
    colonization: Amount


class CardSource(Entry, frozen=True):
    name: Code
    values: Code


class CardEntry(Entry, frozen=True, kw_only=True):
    id: Annotated[str, Meta(pattern="^[a-z][a-z_]*$")]
    name: Name
    age: Literal["A", "I", "II", "III"]
    kind: str
    copies: PerPlayers = field(default_factory=lambda: [1, 1, 1])
    source: CardSource
    science: Amount = 0
    science_peaceful: Amount = 0
    cost: Amount = 0
    stages: list[Amount] = []
    urban_limit: Amount = 0
    urban_discount: Four = field(default_factory=lambda: [0, 0, 0, 0])
    stages_per_action: Annotated[int, Meta(ge=1, le=9)] = 1
    gives: Gives = Gives()
    effects: Effects = Effects()
    action: ActionEntry | None = None
    at_once: AtOnce = AtOnce()
    event: list[EventEntry] | None = None
    attack: AttackEntry | None = None
    pact: PactEntry | None = None
    tactic: TacticEntry | None = None
    bonus: BonusEntry | None = None


class Cards(Entry, frozen=True):
    cards: list[CardEntry]


class Sourced(Entry, frozen=True, kw_only=True):
    source: Code


class Setup(Sourced, frozen=True):
    yellow_tokens: Annotated[int, Meta(ge=1, le=60)]
    blue_tokens: Annotated[int, Meta(ge=1, le=60)]
    unused: Amount
    workers: dict[str, Amount]
    government: str


class YellowSection(Sourced, frozen=True):
    tokens: Annotated[int, Meta(ge=1, le=20)]
    population: Amount
    consumption: Amount
    faces: Annotated[list[Amount], Meta(min_length=1, max_length=2)]


class BlueSection(Sourced, frozen=True):
    tokens: Annotated[int, Meta(ge=1, le=30)]
    corruption: Amount


class Limits(Sourced, frozen=True):
    science: Amount
    income: Amount
    strength: Annotated[int, Meta(ge=1, le=200)]
    faces: Amount
    military_draw: Amount
    hunger: Amount
    tokens_lost: Amount


class Row(Sourced, frozen=True):
    costs: Annotated[list[Amount], Meta(min_length=13, max_length=13)]
    cleared: PerPlayers


class Scoring(Sourced, frozen=True):
    ranks: Annotated[list[list[Amount]], Meta(min_length=3, max_length=3)]
    wonders: Four
    population_free: Amount
    faces_most: Amount
    per_military_action: Amount


class Beginner(Sourced, frozen=True):
    per_technology: Amount
    per_strength: Amount
    per_face: Amount
    per_science_income: Amount
    per_production: Amount


class Board(Entry, frozen=True):
    setup: Setup
    yellow_bank: Annotated[list[YellowSection], Meta(min_length=1)]
    blue_bank: Annotated[list[BlueSection], Meta(min_length=1)]
    limits: Limits
    row: Row
    scoring: Scoring
    beginner: Beginner


class Tables(Struct, frozen=True):
    """The three files together."""

    civil: list[CardEntry]
    military: list[CardEntry]
    board: Board
