"""What lies on the board, as elements that could be clicked."""

from zeitalter.games.ages_cards.model import catalogue as c
from zeitalter.games.ages_cards.model import steps
from zeitalter.games.ages_cards.model.catalogue import NOTHING, RESOURCES
from zeitalter.games.ages_cards.model.state import AgesCards
from zeitalter.games.ages_cards.rules.effects import effect_of
from zeitalter.games.ages_cards.rules.pyramid import on_sale
from zeitalter.games.ages_cards.view.anchors import card_anchor, resource_anchor, seat_anchor, wonder_anchor


def elements(state: AgesCards, seat: int) -> list[str]:
    cards = [card for card, _ in on_sale(state)]
    wonders = [wonder for wonder in state.wonders if wonder != NOTHING]
    for player in state.players:
        cards += player.owned()
        wonders += player.wonders
    return [
        *[card_anchor(state, card) for card in cards],
        *[wonder_anchor(state, wonder) for wonder in wonders],
        *[resource_anchor(resource) for resource in shown_resources(state, seat)],
        *[seat_anchor(other) for other in range(state.seats)],
    ]


def shown_resources(state: AgesCards, seat: int) -> list[int]:
    """Those received this turn, and those to choose from."""
    offered = 0
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, steps.Choice) and step.seat == seat and effect_of(state, step).op == c.GAIN_RESOURCE:
        offered = effect_of(state, step).resources
    return [resource for resource in range(RESOURCES) if state.turn.gained[resource] or offered >> resource & 1]
