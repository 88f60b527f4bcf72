# mypyc: no
"""The shape of what a seat may know; `observe.py` says what that is."""

from msgspec import Struct, field

from zeitalter.core.view import View


class FaceDownView(Struct, frozen=True):
    """A technology that lies face down; -1 if the viewer does not know it."""

    card: int
    since: int  # the turn it was laid down
    known_by: list[int]  # seats that have seen it
    drafted: bool


class Reckoning(Struct, frozen=True):
    """What people would otherwise work out for themselves about a player."""

    government_production: dict[str, int]
    goods_kinds: int
    points: list[int]  # by category, as if the game ended now
    progress: list[int]  # towards each achievement
    scoring: int  # what an empire scoring would give now, with the government
    work: dict[str, int]  # what working for a currency brings of it
    grown: list[int]  # the people each population card brings
    levied: list[int]  # the money each tax card brings
    plain_levied: dict[str, int]  # and a tax or tariff without a card
    wonder_cost: dict[str, int]
    needs_no_symbols: bool  # for a government
    room: dict[str, bool]  # whether a city, port, farm, craft village could be placed
    wonder_room: list[bool]  # whether each wonder could be placed


class Tableau(Struct, frozen=True):
    """One player. Cards and hexes are numbers of the catalogue, -1 for none; symbols are counted by its pillars, goods
    by its tiles."""

    leader: int
    population: int
    stock: dict[str, int]
    production: dict[str, int]
    goods: list[int]
    symbols: list[int]
    up: list[int]
    down: list[FaceDownView]
    drafted_up: list[int]  # technologies of the draft that lie face up by now
    builds: list[int]
    taxes: list[int]
    wonders: list[int]
    golden_ages: list[int]
    achievements: list[int]
    government: int
    refreshed: list[int]  # governments whose refresh was used
    sites: dict[str, list[int]]  # hexes by piece
    units: dict[str, list[int]]  # by type, then region
    power_used: bool
    expelled: bool
    doubled: int
    empire_vp: int
    card_vp: int
    reckoning: Reckoning | None = None  # for people


class PieceView(Struct, frozen=True):
    """A piece on a hex."""

    seat: int
    piece: str


class DeckView(Struct, frozen=True):
    """A deck and its offer. `bottom` are the cards everybody saw going under it, the lowest first."""

    size: int
    offer: list[int]
    bottom: list[int]
    top: int  # if the viewer knows it
    top_seen: list[int]  # seats that know it
    has_empire: bool


class RegionView(Struct, frozen=True):
    in_play: bool
    worth: int  # what the strongest gets
    influence: list[int]
    points: list[int]  # what a scoring would give now
    leader: int


class MovedView(Struct, frozen=True):
    """A unit that has moved in this turn, and where it is now."""

    unit: str
    region: int


class MosaicView(View, frozen=True, kw_only=True):
    second_after_tie: bool
    players: list[Tableau]
    tiles: list[int]
    pieces: list[PieceView | None]  # by hex
    decks: dict[str, DeckView]
    used_population: list[int]
    achievements: list[int]
    achievements_in_play: list[int]
    bonus: int
    locked: list[int]
    draft_round: int  # picks made so far
    hands: list[list[int]]  # what the viewer had to choose from in each round
    picks: list[int]  # the viewer's own
    start_player: int
    active: int
    turns: int
    round: int
    final_round: int
    ending: int
    empires: int
    scorings: int
    pending: int
    looked: bool
    recruited: int
    moved: list[MovedView]
    regions: list[RegionView] = field(default_factory=list)  # for people, as what follows
    wanted: list[int] = field(default_factory=list)  # what each achievement asks for in this game
    scorings_left: int = 0
