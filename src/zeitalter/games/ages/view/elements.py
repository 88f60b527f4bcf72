# mypyc: no
"""The elements of the board by their anchors: what a seat sees and could think of clicking."""

from zeitalter.games.ages.model.player import NOTHING
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.view.words import describe, hand_anchor, tech_anchor


def elements(state: Ages, seat: int) -> list[str]:
    player = state.players[seat]
    ids = state.catalogue.ids
    found = [f"row:{slot}" for slot, card in enumerate(state.row) if card != NOTHING]
    found += [hand_anchor(state, card) for card in (*player.hand, *player.military)]
    found += [f"bonus:{ids[card]}" for card in (*state.bonus, *player.dealt)]
    for owner in range(state.seats):
        found += [tech_anchor(state, owner, card) for card in lying(state, owner)]
        found += [f"player:{owner}:yellow", f"seat:{owner}"]
    others = [card for owner in range(state.seats) if owner != seat for card in state.players[owner].hand]
    found += [f"show:{ids[card]}" for card in (*others, *own_events(state, seat), *state.past)]
    if state.fight.card != NOTHING:
        found.append("fight")
    for action in state.game.choices(state, seat):
        found += [anchor for anchor in describe(state, seat, action).anchors if not anchor.startswith("button:")]
    return list(dict.fromkeys(found))


def lying(state: Ages, owner: int) -> list[int]:
    """The cards in play of one civilization."""
    player = state.players[owner]
    single = [player.leader, player.wonder, player.tactic, player.pact, player.war]
    several = player.techs + player.specials + player.wonders + player.ruins + player.colonies
    return [player.government, *[card for card in single if card != NOTHING], *several]


def own_events(state: Ages, seat: int) -> list[int]:
    """Those a seat has placed and that have not come up yet."""
    current = [card for card, owner in zip(state.current, state.current_by) if owner == seat]
    return sorted(current + [card for card, owner in zip(state.future, state.future_by) if owner == seat])
