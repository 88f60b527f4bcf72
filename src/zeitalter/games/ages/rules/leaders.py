"""Leaders: one at a time, from the hand until another one comes or their age is over (Zivilaktion 6)."""

from zeitalter.games.ages.model.player import NOTHING
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.civilization import recount_actions
from zeitalter.games.ages.rules.moves import card_key
from zeitalter.games.ages.rules.tokens import clear_labs


def appoint(state: Ages, seat: int, card: int) -> None:
    """A new leader replaces the old one."""
    player = state.players[seat]
    player.hand.remove(card)
    state.emit("event-leader", {"seat": seat, "card": card_key(state, card)})
    if player.leader != NOTHING and state.card(player.leader).labs_are_mines:
        remove_leader(state, seat)
    player.leader = card
    recount_actions(state, seat)


def remove_leader(state: Ages, seat: int) -> None:
    player = state.players[seat]
    if player.leader == NOTHING:
        return
    card = state.card(player.leader)
    state.emit("event-leader-leaves", {"seat": seat, "card": card_key(state, player.leader)})
    player.leader = NOTHING
    if card.labs_are_mines:
        clear_labs(state, player)
    recount_actions(state, seat)
