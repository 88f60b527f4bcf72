# mypyc: no
"""The elements of the board, as anchors: everything a seat sees and could think of clicking."""

from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.catalogue import MARKET_RESOURCES, NONE, RESOURCE_NAMES, TYPE_NAMES
from zeitalter.games.civ2010.model.player import NOBODY
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules import board
from zeitalter.games.civ2010.view import naming
from zeitalter.games.civ2010.view.words import in_words


def elements(state: Civ2010, seat: int) -> list[str]:
    found = dict.fromkeys([*on_map(state), *on_tables(state), *own(state, seat), *at_stake(state, seat)])
    for action in state.legal_actions(seat):
        found |= dict.fromkeys(in_words(state, seat, action)[1])
    return [anchor for anchor in found if not anchor.startswith("button:")]


def on_map(state: Civ2010) -> list[str]:
    """Squares, undiscovered tiles, cities."""
    found = [naming.square_anchor(square) for square, ground in enumerate(state.ground) if ground != NONE]
    places = len(state.catalogue.layouts[state.seats].neutral_corners)
    found += [f"place:{place}" for place in range(places) if not state.revealed >> place & 1]
    for seat, player in enumerate(state.players):
        found += [naming.city_anchor(seat, slot) for slot in board.own_cities(player)]
    return found


def on_tables(state: Civ2010) -> list[str]:
    """Technologies, governments, the market, the culture track, players."""
    catalogue = state.catalogue
    wonders = [
        wonder.id
        for wonder in catalogue.wonders
        if wonder.index in state.wonder_market or state.wonder_square[wonder.index] != NONE
    ]
    goods = [*verbs.KIND_NAMES, *TYPE_NAMES, "walls", *[building.id for building in catalogue.buildings]]
    return [
        *[f"tech:{tech.id}" for tech in catalogue.techs],
        *[f"government:{government.id}" for government in catalogue.governments],
        *[f"market:{name}" for name in goods],
        *[f"wonder:{name}" for name in wonders],
        *[f"resource:{name}" for name in RESOURCE_NAMES[:MARKET_RESOURCES]],
        *[f"seat:{other}" for other in range(state.seats)],
        "track",
    ]


def own(state: Civ2010, seat: int) -> list[str]:
    """What lies on the own sheet."""
    player, catalogue = state.players[seat], state.catalogue
    return [
        *[f"token:{token}" for token in player.tokens],
        *["card:" + catalogue.card_names[card] for card in player.cards],
        *[f"person:{person.id}" for person, n in zip(catalogue.persons, player.reserve) if n],
        *[f"figure:{name}" for name in verbs.KIND_NAMES],
    ]


def at_stake(state: Civ2010, seat: int) -> list[str]:
    """What only this moment has: offers on the table, fronts and the own units in a battle."""
    found: list[str] = []
    if state.agenda and isinstance(state.agenda[-1], steps.Trading):
        found += [f"offer:{other}" for other in state.others(seat) if state.offers[other].submitted]
        found += [f"partner:{other}" for other in state.others(seat)]
    battle = state.battle
    if battle.square != NOBODY:
        found += [f"front:{front}" for front in range(len(battle.fronts))]
        for side in range(2):
            if battle.seats[side] == seat:
                found += [f"unit:{unit}" for unit in [*battle.hands[side], *battle.lost[side]]]
    return found
