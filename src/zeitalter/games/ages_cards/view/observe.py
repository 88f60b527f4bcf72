# mypyc: no
"""What a seat may know. Everything lies open in this game but the order of the research projects below the top."""

from msgspec import Struct

from zeitalter.core.chance import Stream
from zeitalter.core.view import View
from zeitalter.games.ages_cards.model.catalogue import Catalogue
from zeitalter.games.ages_cards.model.state import AgesCards, PackedTurn, Player, unpack_turn


class PlayerCards(Struct, frozen=True):
    """Cards are instance numbers of the catalogue, wonders their numbers."""

    hand: list[int]
    resources: list[int]
    technologies: list[int]
    wonders: list[int]
    vp: int
    fame: list[int]
    strength: int


class Projects(Struct, frozen=True):
    """One stack of research projects: the open card and, sorted, those below it in unknown order."""

    top: int
    below: list[int]


class AgesCardsView(View, frozen=True, kw_only=True):
    mode: int
    players: list[PlayerCards]
    pyramid: list[list[int]]
    projects: list[Projects | None]
    wonders: list[int]
    start_player: int
    active: int
    turns: int
    turn: PackedTurn


def observe(state: AgesCards, seat: int | None) -> AgesCardsView:
    return AgesCardsView(
        game="ages_cards",
        seat=seat,
        seats=state.seats,
        actors=state.actors(),
        flow=state.observe_flow(seat),
        mode=state.mode,
        players=[observe_player(state, s) for s in range(state.seats)],
        pyramid=[row[:] for row in state.pyramid],
        projects=[Projects(stack[-1], sorted(stack[:-1])) if stack else None for stack in state.projects],
        wonders=state.wonders[:],
        start_player=state.start_player,
        active=state.active,
        turns=state.turns,
        turn=tuple(state.turn.copy().pack()),  # type: ignore[arg-type]  # the tuple's shape is PackedTurn
    )


def observe_player(state: AgesCards, seat: int) -> PlayerCards:
    player = state.players[seat].copy()
    return PlayerCards(
        player.hand,
        player.resources,
        player.technologies,
        player.wonders,
        player.vp,
        player.fame,
        state.strength(seat),
    )


def imagine(catalogue: Catalogue, view: AgesCardsView, rng: Stream) -> AgesCards:
    """One full state this view could have come from."""
    state = AgesCards()
    state.catalogue = catalogue
    state.mode = view.mode
    state.players = [imagine_player(player) for player in view.players]
    state.pyramid = [row[:] for row in view.pyramid]
    state.projects = [imagine_projects(projects, rng) for projects in view.projects]
    state.wonders = view.wonders[:]
    state.start_player = view.start_player
    state.active = view.active
    state.turns = view.turns
    state.turn = unpack_turn(view.turn).copy()
    state.restore_flow(view, rng)
    return state


def imagine_player(view: PlayerCards) -> Player:
    player = Player()
    player.hand = view.hand[:]
    player.resources = view.resources[:]
    player.technologies = view.technologies[:]
    player.wonders = view.wonders[:]
    player.vp = view.vp
    player.fame = view.fame[:]
    return player


def imagine_projects(view: Projects | None, rng: Stream) -> list[int]:
    if view is None:
        return []
    below = view.below[:]
    rng.shuffle(below)
    return [*below, view.top]
