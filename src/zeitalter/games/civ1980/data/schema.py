# mypyc: no
"""The shape of the data files: strict records that refuse unknown keys and values out of range."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct, field

Code: TypeAlias = Literal["S", "X", "I", "R"]
Side: TypeAlias = Literal["west", "east", "both"]
Group: TypeAlias = Literal["crafts", "sciences", "arts", "civics"]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z][a-z_]*$")]
Label: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Place: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z_]*(\.[a-z_]+)?$")]
Small: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Positive: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=5000)]
Pixel: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]

GROUPS: Final = ("crafts", "sciences", "arts", "civics")


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a data file; a misspelt key is an error."""


class Names(Entry, frozen=True):
    de: Label
    en: Label


class Identified(Entry, frozen=True, kw_only=True):
    """An entry with an id of its own."""

    id: Id
    name: Names


class Named(Identified, frozen=True, kw_only=True):
    """An entry off the map; `source` has a code for each value."""

    source: dict[str, Code]


class Drawn(Identified, frozen=True, kw_only=True):
    """Something on the map."""

    x: Pixel
    y: Pixel
    points: Annotated[list[tuple[Pixel, Pixel]], Meta(min_length=1)]


class DrawnSource(Entry, frozen=True, kw_only=True):
    """The codes of the map; those an entry leaves out are the usual ones."""

    name: Code = "I"
    side: Code = "X"
    water: Code = "X"
    drawing: Code = "I"


class AreaSource(DrawnSource, frozen=True, kw_only=True):
    panel: Code = "X"
    limit: Code = "X"
    site: Code = "X"
    flood: Code = "X"
    volcano: Code = "X"
    island: Code = "X"
    land: Code = "X"


class SeaSource(DrawnSource, frozen=True, kw_only=True):
    panels: Code = "X"


class AreaEntry(Drawn, frozen=True, kw_only=True):
    panel: Annotated[int, Meta(ge=1, le=4)]
    side: Literal["west", "east"]
    limit: Annotated[int, Meta(ge=1, le=9)]
    site: Literal["none", "black", "white"] = "none"
    flood: Id | None = None
    volcano: Id | None = None
    island: Id | None = None
    land: list[Id]
    water: list[Place] = field(default_factory=list)
    coasts: dict[str, list[Place]] = field(default_factory=dict)
    source: AreaSource = AreaSource()


class SeaEntry(Drawn, frozen=True, kw_only=True):
    panels: list[int]
    side: Side
    water: list[Place]
    source: SeaSource = SeaSource()


class Map(Entry, frozen=True):
    areas: list[AreaEntry]
    seas: list[SeaEntry]


class ValueEntry(Entry, frozen=True):
    space: Annotated[int, Meta(ge=1, le=15)]
    points: Points


class NationEntry(Named, frozen=True, kw_only=True):
    colour: Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]
    start: Annotated[list[Id], Meta(min_length=1)]
    epochs: Annotated[list[Positive], Meta(min_length=5, max_length=5)]
    values: list[ValueEntry]


class SetupEntry(Entry, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=7)]
    tokens: Annotated[int, Meta(ge=20, le=60)]
    nations: list[Id]
    panels: list[int]
    side: Literal["west", "east"] | None = None
    island_sites: bool = True
    mysticism_removed: Annotated[int, Meta(ge=0, le=9)]
    source: dict[str, Code]


class Nations(Entry, frozen=True):
    nations: list[NationEntry]
    setups: list[SetupEntry]


class StackEntry(Named, frozen=True, kw_only=True):
    """A trade card."""

    stack: Annotated[int, Meta(ge=1, le=9)]


class CommodityEntry(StackEntry, frozen=True, kw_only=True):
    value: Annotated[int, Meta(ge=1, le=20)]
    copies: Annotated[int, Meta(ge=1, le=12)]


class CalamityEntry(StackEntry, frozen=True, kw_only=True):
    tradable: bool


class TradeCards(Entry, frozen=True):
    commodities: list[CommodityEntry]
    calamities: list[CalamityEntry]


class CardEntry(Named, frozen=True, kw_only=True):
    cost: Annotated[int, Meta(ge=1, le=999)]
    groups: Annotated[list[Group], Meta(min_length=1)]
    colours: Annotated[list[Group], Meta(min_length=1)]
    credits: dict[Group, Small]
    special: dict[Id, Small] = field(default_factory=dict)
    needs: list[Id] = field(default_factory=list)
    copies: Annotated[int, Meta(ge=1, le=12)]


class CivilizationCards(Entry, frozen=True):
    cards: list[CardEntry]


class Table(Entry, frozen=True, kw_only=True):
    """Numbers of the rules that share a source."""

    source: Code


class PiecesTable(Table, frozen=True):
    cities: Annotated[int, Meta(ge=1, le=20)]
    ships: Annotated[int, Meta(ge=0, le=9)]


class TaxesTable(Table, frozen=True):
    rate: Annotated[int, Meta(ge=1, le=3)]


class ShipsTable(Table, frozen=True):
    cost: Annotated[int, Meta(ge=1, le=2)]
    capacity: Annotated[int, Meta(ge=1, le=9)]
    range: Annotated[int, Meta(ge=1, le=9)]
    cloth_making_range: Annotated[int, Meta(ge=1, le=9)]


class CitiesTable(Table, frozen=True):
    on_site: Positive
    elsewhere: Positive
    support: Small
    defenders: Positive
    attackers: Positive
    attackers_against_engineering: Positive


class CardsTable(Table, frozen=True):
    hand_limit: Positive
    gold_price: Positive
    packet: Annotated[int, Meta(ge=1, le=6)]
    most_owned: Annotated[int, Meta(ge=7, le=16)]
    calamities_per_turn: Annotated[int, Meta(ge=1, le=8)]


class SuccessionTable(Table, frozen=True):
    finish: Annotated[int, Meta(ge=16, le=16)]
    cities: Small
    groups: Annotated[int, Meta(ge=0, le=4)]
    cards: Annotated[int, Meta(ge=0, le=11)]
    value: Points


class FamineTable(Table, frozen=True):
    loss: Small
    others: Small
    each_other: Small
    per_grain: Small


class FloodTable(Table, frozen=True):
    loss: Small
    others: Small
    engineering: Small


class EpidemicTable(Table, frozen=True):
    loss: Small
    medicine: Small
    others: Small
    each_other: Small
    each_other_medicine: Small


class CivilWarTable(Table, frozen=True):
    """The parts are multiples of 5, so that an exact choice of units always exists."""

    threshold: Positive
    victim: Annotated[int, Meta(ge=5, le=95, multiple_of=5)]
    beneficiary: Annotated[int, Meta(ge=5, le=95, multiple_of=5)]
    democracy_threshold: Positive
    democracy_beneficiary: Annotated[int, Meta(ge=5, le=95, multiple_of=5)]
    philosophy_beneficiary: Annotated[int, Meta(ge=5, le=95, multiple_of=5)]


class CivilDisorderTable(Table, frozen=True):
    kept: Small
    kept_law: Small
    kept_law_democracy: Small


class IconoclasmTable(Table, frozen=True):
    lost: Small
    lost_law: Small
    lost_philosophy: Small
    others: Small
    other_with_law: Small


class Numbers(Entry, frozen=True):
    pieces: PiecesTable
    taxes: TaxesTable
    ships: ShipsTable
    cities: CitiesTable
    cards: CardsTable
    succession: SuccessionTable
    famine: FamineTable
    flood: FloodTable
    epidemic: EpidemicTable
    civil_war: CivilWarTable
    civil_disorder: CivilDisorderTable
    iconoclasm: IconoclasmTable


class Tables(Struct, frozen=True):
    """The contents of all data files."""

    map: Map
    nations: Nations
    trade_cards: TradeCards
    civilization_cards: CivilizationCards
    numbers: Numbers
