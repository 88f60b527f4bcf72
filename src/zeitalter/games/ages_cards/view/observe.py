# mypyc: no
"""What a seat may know. Everything lies open in this game but the order of the research projects below the top.

Cards are instance numbers of the catalogue, wonders their numbers; -1 is nothing or nobody.
"""

from msgspec import Struct, convert

from zeitalter.core.view import View
from zeitalter.games.ages_cards.model.options import MODES, Mode
from zeitalter.games.ages_cards.model.state import AgesCards


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


def observe(state: AgesCards, seat: int | None) -> AgesCardsView:
    return AgesCardsView(
        game="ages_cards",
        seat=seat,
        seats=state.seats,
        actors=state.actors(),
        flow=state.observe_flow(seat),
        mode=MODES[state.mode],
        players=convert(state.players, list[PlayerView], from_attributes=True),
        pyramid=[row[:] for row in state.pyramid],
        projects=[Projects(stack[-1], sorted(stack[:-1])) if stack else None for stack in state.projects],
        wonders=state.wonders[:],
        start_player=state.start_player,
        active=state.active,
        turns=state.turns,
        turn=convert(state.turn, TurnView, from_attributes=True),
    )
