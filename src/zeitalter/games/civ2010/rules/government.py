"""Governments: which are open, and what a change costs (rulebook page 14)."""

from zeitalter.games.civ2010.model.catalogue import NONE
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.turn import ONCE_GOVERNMENT
from zeitalter.games.civ2010.rules.moves import hand_may_shrink
from zeitalter.games.civ2010.rules.victory import check_economy


def unlocked(state: Civ2010, seat: int) -> int:
    """Bit mask of the governments a civilization may have, anarchy apart."""
    player = state.players[seat]
    mask = 1 << state.catalogue.despotism
    mask |= 1 << state.catalogue.civilizations[player.civilization].government
    for tech in state.catalogue.techs:
        if tech.government != NONE and player.techs >> tech.index & 1:
            mask |= 1 << tech.government
    return mask


def governments_open(state: Civ2010, seat: int) -> list[int]:
    """A government is free from when it is unlocked until the end of the next round; any other change goes through
    anarchy."""
    player = state.players[seat]
    anarchy = state.catalogue.anarchy
    if state.turn.once & ONCE_GOVERNMENT:
        return []
    known = unlocked(state, seat)
    if player.government == anarchy:
        open_now = known if state.round > player.unrest else 0
    else:
        open_now = player.fresh & known | 1 << anarchy
    return [g for g in range(len(state.catalogue.governments)) if open_now >> g & 1 and g != player.government]


def change_government(state: Civ2010, seat: int, government: int) -> None:
    state.turn.once |= ONCE_GOVERNMENT
    set_government(state, seat, government)


def set_government(state: Civ2010, seat: int, government: int) -> None:
    player = state.players[seat]
    player.government = government
    player.fresh &= ~(1 << government)
    player.newest &= ~(1 << government)
    if government == state.catalogue.anarchy:
        player.unrest = state.round
    name = "government-" + state.catalogue.governments[government].id
    state.emit("event-government", {"seat": seat, "government": name})
    hand_may_shrink(state, seat)
    check_economy(state)
