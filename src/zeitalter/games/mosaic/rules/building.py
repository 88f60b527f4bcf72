"""Cities, ports, villages, projects and wonders (rulebook, 3. Bau and 4. Wunder)."""

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.effects import start_effects
from zeitalter.games.mosaic.rules.moves import add_symbols, gain, untaken
from zeitalter.games.mosaic.rules.payment import affordable, pay
from zeitalter.games.mosaic.rules.placing import ask_place, can_place, usual_place


def buildable(state: Mosaic, seat: int) -> int:
    """Bit mask of the pieces, and projects, that a seat can pay and place."""
    mask = 0
    for piece in (c.CITY, c.PORT, c.FARM, c.CRAFT, c.PROJECT):
        if can_build(state, seat, piece):
            mask |= 1 << piece
    return mask


def can_build(state: Mosaic, seat: int, piece: int, more: int = 0, more2: int = 0) -> bool:
    cost = state.catalogue.build_costs[piece]
    if state.players[seat].population < cost[2]:
        return False
    if not affordable(state, seat, c.STONE, cost[0], more, c.IDEAS, cost[1], more2):
        return False
    return piece == c.PROJECT or can_place(state, seat, piece, usual_place(piece))


def can_pay_wonder(state: Mosaic, seat: int, more: int, more2: int) -> bool:
    """All wonders cost the same."""
    cost = wonder_cost(state, seat)
    return affordable(state, seat, c.STONE, cost[0], more, c.FOOD, cost[1], more2)


def can_place_wonder(state: Mosaic, seat: int, wonder: int) -> bool:
    return can_place(state, seat, c.WONDER, state.catalogue.wonders[wonder].where)


def build(state: Mosaic, seat: int, card: int, more: int, more2: int) -> None:
    """3. Bau, with a card."""
    catalogue = state.catalogue
    plan = catalogue.builds[card]
    state.players[seat].builds.append(card)
    add_symbols(state, seat, plan.symbols)
    if plan.piece == c.PROJECT:
        cost = catalogue.build_costs[c.PROJECT]
        pay(state, seat, c.STONE, cost[0], more, c.IDEAS, cost[1], more2)
    else:
        found_piece(state, seat, plan.piece, more, card)


def found_piece(state: Mosaic, seat: int, piece: int, more: int, card: int = c.NOTHING) -> None:
    """3. Bau: pay for a city, port or village and place it, with the benefits of a card if one was taken."""
    cost = state.catalogue.build_costs[piece]
    pay(state, seat, c.STONE, cost[0], more)
    state.players[seat].population -= cost[2]
    if card != c.NOTHING:
        start_effects(state, seat, c.FROM_BUILD, card)
    ask_place(state, seat, piece, usual_place(piece))


def build_wonder(state: Mosaic, seat: int, wonder: int, more: int, more2: int) -> None:
    """4. Wunder."""
    cost = wonder_cost(state, seat)
    pay(state, seat, c.STONE, cost[0], more, c.FOOD, cost[1], more2)
    state.players[seat].wonders.append(wonder)
    state.emit("event-wonder", {"seat": seat, "wonder": "wonder-" + state.catalogue.wonders[wonder].id})
    for other in range(state.seats):
        if state.power(other) == c.ART:
            gain(state, other, c.MONEY, 10)
    ask_place(state, seat, c.WONDER, state.catalogue.wonders[wonder].where)


def wonder_cost(state: Mosaic, seat: int) -> list[int]:
    """Stone and food for the next wonder of this seat."""
    cost = state.catalogue.wonder_cost
    own = len(state.players[seat].wonders)
    return [cost[0] + own * cost[2], cost[1] + own * cost[3]]


def free_wonders(state: Mosaic) -> list[int]:
    return untaken(len(state.catalogue.wonders), [player.wonders for player in state.players])
