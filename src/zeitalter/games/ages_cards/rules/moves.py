"""The small moves every rule of the game is made of: turning cards, playing them, gaining and paying."""

from zeitalter.core.wording import Arg
from zeitalter.games.ages_cards.model.catalogue import resource_name
from zeitalter.games.ages_cards.model.state import AgesCards


def both_sides(state: AgesCards, seat: int, card: int) -> dict[str, Arg]:
    """Whose card it is, its technology and its resource, for the log."""
    definition = state.card(card)
    return {"seat": seat, "card": definition.name, "resource": resource_name(definition.resource)}


def exhaust(state: AgesCards, seat: int, card: int) -> None:
    """Turn a resource to its technology side. The effect of the technology is not used."""
    player = state.players[seat]
    player.resources.remove(card)
    player.technologies.append(card)
    state.emit("event-exhaust", both_sides(state, seat, card))


def refresh(state: AgesCards, seat: int, card: int) -> None:
    player = state.players[seat]
    player.technologies.remove(card)
    player.resources.append(card)
    state.emit("event-refresh", both_sides(state, seat, card))


def play_resource(state: AgesCards, seat: int, card: int) -> None:
    """Put a hand card into the display, resource side up."""
    player = state.players[seat]
    player.hand.remove(card)
    player.resources.append(card)
    state.emit("event-resource", both_sides(state, seat, card))


def show(state: AgesCards, seat: int, card: int) -> None:
    """Put a hand card into the display, technology side up."""
    player = state.players[seat]
    player.hand.remove(card)
    player.technologies.append(card)


def gain_resource(state: AgesCards, seat: int, resource: int, amount: int) -> None:
    state.turn.gained[resource] += amount
    state.emit("event-gain", {"seat": seat, "resource": resource_name(resource), "n": amount})


def gain_vp(state: AgesCards, seat: int, amount: int) -> None:
    if amount == 0:
        return
    state.players[seat].vp += amount
    if seat == state.active:
        state.turn.vp_gained += amount
    state.emit("event-points", {"seat": seat, "n": amount, "total": state.players[seat].vp})


def pay_vp(state: AgesCards, seat: int, amount: int) -> None:
    state.players[seat].vp -= amount
    state.emit("event-pay-points", {"seat": seat, "n": amount, "total": state.players[seat].vp})


def different_resources(state: AgesCards, seat: int) -> int:
    kinds = 0
    for card in state.players[seat].resources:
        kinds |= 1 << state.card(card).resource
    return kinds.bit_count()
