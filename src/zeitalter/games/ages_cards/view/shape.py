# mypyc: no
"""The shape of what a seat may know; `observe.py` says what that is."""

from msgspec import Struct

from zeitalter.core.view import View
from zeitalter.games.ages_cards.model.options import Mode


class PlayerView(Struct, frozen=True):
    """The fields of `Player`."""

    hand: list[int]
    resources: list[int]
    technologies: list[int]
    wonders: list[int]
    vp: int
    fame: list[int]


class TurnView(Struct, frozen=True):
    """The fields of `Turn`."""

    gained: list[int]
    paid: list[int]
    under_way: list[int]
    activated: list[list[int]]
    exhausted: int
    opponent: int
    deployed: list[int]
    struck: int
    attacks: int
    vp_gained: int
    bought_era: int
    cards_taken_back: int
    vp_taken_back: int
    ending: int


class Projects(Struct, frozen=True):
    """One stack of research projects: the open card and, sorted, those below it in unknown order."""

    top: int
    below: list[int]


class Offer(Struct, frozen=True):
    """A card on sale: what it costs beyond its base cost, and whether the viewer could pay it now."""

    card: int
    extra: int
    affordable: bool


class Reckoning(Struct, frozen=True):
    """What people would otherwise work out for themselves; by seat where nothing else is said."""

    strength: list[int]
    defence: list[int]  # the strength with every reaction there is
    points: list[int]  # if the game ended now
    progress: list[list[int]]  # towards the wonder beside each row, then by seat
    offers: list[Offer]
    proposal: list[int]  # what would still be put down for the card being paid, by resource; otherwise empty


class AgesCardsView(View, frozen=True, kw_only=True):
    mode: Mode
    players: list[PlayerView]
    pyramid: list[list[int]]
    projects: list[Projects | None]
    wonders: list[int]
    start_player: int
    active: int
    turns: int
    turn: TurnView
    reckoning: Reckoning | None = None  # for people
