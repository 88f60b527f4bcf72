"""A full position that fits a view."""

from zeitalter.core.chance import Stream
from zeitalter.games.ages_cards.model.options import MODES
from zeitalter.games.ages_cards.model.player import Player
from zeitalter.games.ages_cards.model.state import AgesCards
from zeitalter.games.ages_cards.model.turn import Turn
from zeitalter.games.ages_cards.view.shape import AgesCardsView, PlayerView, Projects, TurnView


def imagine(state: AgesCards, view: AgesCardsView, rng: Stream) -> None:
    """Fill a fresh state so that it gives this view again, without the flow; what is hidden is drawn from `rng`."""
    state.mode = MODES.index(view.mode)
    state.players = [imagine_player(player) for player in view.players]
    state.pyramid = [row[:] for row in view.pyramid]
    state.projects = [imagine_projects(projects, rng) for projects in view.projects]
    state.wonders = view.wonders[:]
    state.start_player = view.start_player
    state.active = view.active
    state.turns = view.turns
    state.turn = imagine_turn(view.turn)


def imagine_player(view: PlayerView) -> Player:
    player = Player.blank()
    player.hand = view.hand[:]
    player.resources = view.resources[:]
    player.technologies = view.technologies[:]
    player.wonders = view.wonders[:]
    player.vp = view.vp
    player.fame = view.fame[:]
    return player


def imagine_turn(view: TurnView) -> Turn:
    turn = Turn.blank()
    turn.gained = view.gained[:]
    turn.paid = view.paid[:]
    turn.under_way = view.under_way[:]
    turn.activated = [cards[:] for cards in view.activated]
    turn.exhausted = view.exhausted
    turn.opponent = view.opponent
    turn.deployed = view.deployed[:]
    turn.struck = view.struck
    turn.attacks = view.attacks
    turn.vp_gained = view.vp_gained
    turn.bought_era = view.bought_era
    turn.cards_taken_back = view.cards_taken_back
    turn.vp_taken_back = view.vp_taken_back
    turn.ending = view.ending
    return turn


def imagine_projects(view: Projects | None, rng: Stream) -> list[int]:
    if view is None:
        return []
    below = view.below[:]
    rng.shuffle(below)
    return [*below, view.top]
