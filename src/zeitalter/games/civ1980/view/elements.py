# mypyc: no
"""The elements of the board that a seat sees: map, ships, cards, players, packets, and the orders it may give now."""

from typing import Final

from zeitalter.games.civ1980.model.catalogue import STACKS
from zeitalter.games.civ1980.model.player import count_cards
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.view.observe import members

ORDERS: Final = ("plan", "packet", "plain")  # not there unless they may be given


def elements(state: Civ1980, seat: int) -> list[str]:
    catalogue = state.catalogue
    found = [f"area:{catalogue.area_ids[area]}" for area in range(catalogue.areas) if state.board.in_play[area]]
    found += [f"area:{catalogue.water_ids[water]}" for water in catalogue.seas if state.board.links[water]]
    for owner, player in enumerate(state.players):
        found.append(f"seat:{owner}")
        found += [f"ship:{owner}-{ship}" for ship in range(len(player.ships))]
        if owner != seat:
            found += [f"owned:{catalogue.card_ids[card]}" for card in members(player.cards)]
    found += [f"nation:{catalogue.nations[nation].id}" for nation in state.board.nations]
    found += [f"card:{name}" for name in catalogue.card_ids]
    held = count_cards(catalogue, state.players[seat].hand)
    found += [f"card:{catalogue.trade_ids[card]}" for card in range(len(held)) if held[card]]
    found += [f"stack:{stack + 1}" for stack in range(STACKS)]
    found += [f"offer:{packet.number}" for packet in state.packets]
    return list(dict.fromkeys([*found, *orders(state, seat)]))


def orders(state: Civ1980, seat: int) -> list[str]:
    """Proposals to follow, packets to lay down, plains to flood."""
    if not state.is_actor(seat):
        return []
    actions = state.game.choices(state, seat)
    anchors = [anchor for action in actions for anchor in state.game.describe(state, seat, action).anchors]
    return [anchor for anchor in anchors if anchor.partition(":")[0] in ORDERS]
