"""What wonders do at the start of a turn (rulebook page 26); what they do elsewhere is asked by `has_wonder`."""

from typing import Final

from zeitalter.games.civ2010.model import steps
from zeitalter.games.civ2010.model.catalogue import NONE, Wonder
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.verbs import ARMY, SCOUT
from zeitalter.games.civ2010.rules import moves
from zeitalter.games.civ2010.rules.board import figures_at, stacking_limit, wonder_owner
from zeitalter.games.civ2010.rules.culture import advance_culture
from zeitalter.games.civ2010.rules.pyramid import techs_to_learn
from zeitalter.games.civ2010.rules.victory import check_economy


class Effect:
    """What wonders of one kind do at the start of a turn. This one works elsewhere."""

    def __init__(self, *fields: str) -> None:
        self.fields = fields  # those of the data that it reads

    def gives(self) -> bool:
        """Whether it gives something without a choice."""
        return False

    def begin(self, state: Civ2010, seat: int, wonder: Wonder) -> None:
        """What it gives without a choice."""

    def can_use(self, state: Civ2010, seat: int, wonder: Wonder) -> bool:
        return False

    def use(self, state: Civ2010, seat: int, wonder: Wonder) -> None:
        raise NotImplementedError


class Giving(Effect):
    def gives(self) -> bool:
        return True


class GainCulture(Giving):
    def begin(self, state: Civ2010, seat: int, wonder: Wonder) -> None:
        moves.gain_culture(state, seat, wonder.amount)


class GainTrade(Giving):
    def begin(self, state: Civ2010, seat: int, wonder: Wonder) -> None:
        moves.gain_trade(state, seat, wonder.amount)


class Coin(Giving):
    """The Panama Canal collects coins."""

    def begin(self, state: Civ2010, seat: int, wonder: Wonder) -> None:
        state.canal += wonder.amount
        check_economy(state)


class RaiseFigure(Effect):
    def can_use(self, state: Civ2010, seat: int, wonder: Wonder) -> bool:
        return bool(raisable(state, seat, wonder.index))

    def use(self, state: Civ2010, seat: int, wonder: Wonder) -> None:
        state.push(steps.Raising(seat, wonder.index))


class Learn(Effect):
    def can_use(self, state: Civ2010, seat: int, wonder: Wonder) -> bool:
        return techs_to_learn(state, seat, NONE, 5) != 0

    def use(self, state: Civ2010, seat: int, wonder: Wonder) -> None:
        state.push(steps.Learning(seat, NONE, 5, 1))


class Advance(Effect):
    def can_use(self, state: Civ2010, seat: int, wonder: Wonder) -> bool:
        return state.players[seat].track < len(state.catalogue.track)

    def use(self, state: Civ2010, seat: int, wonder: Wonder) -> None:
        advance_culture(state, seat)


EFFECTS: Final[dict[str, Effect]] = {
    "gain_culture": GainCulture("amount"),
    "gain_trade": GainTrade("amount"),
    "raise_figure": RaiseFigure(),
    "open_hand": Effect(),
    "double_harvest": Effect("amount"),
    "strength": Effect("amount"),
    "cheap_research": Effect("amount"),
    "coin": Coin("amount"),
    "learn": Learn(),
    "advance": Advance(),
    "shelter": Effect(),
    "any_harvest": Effect(),
}


def own_wonders(state: Civ2010, seat: int) -> list[Wonder]:
    """Those of which a seat has the use."""
    squares = state.wonder_square
    return [
        wonder
        for wonder in state.catalogue.wonders
        if squares[wonder.index] != NONE and wonder_owner(state, wonder.index) == seat
    ]


def begin_wonders(state: Civ2010, seat: int) -> None:
    for wonder in own_wonders(state, seat):
        effect = EFFECTS[wonder.op]
        if effect.gives():
            tell_wonder(state, seat, wonder)
        effect.begin(state, seat, wonder)


def tell_wonder(state: Civ2010, seat: int, wonder: Wonder) -> None:
    name = wonder.id
    state.emit("event-wonder", {"seat": seat, "wonder": "wonder-" + name, "ability": "wonder-ability-" + name})


def usable_wonders(state: Civ2010, seat: int) -> list[Wonder]:
    """Those with a choice, each once per turn."""
    used = state.turn.wonders
    return [
        wonder
        for wonder in own_wonders(state, seat)
        if not used >> wonder.index & 1 and EFFECTS[wonder.op].can_use(state, seat, wonder)
    ]


def use_wonder(state: Civ2010, seat: int, index: int) -> None:
    wonder = state.catalogue.wonders[index]
    state.turn.wonders |= 1 << index
    tell_wonder(state, seat, wonder)
    EFFECTS[wonder.op].use(state, seat, wonder)


def raisable(state: Civ2010, seat: int, wonder: int) -> list[int]:
    """Kinds of figures that can appear on the square of a wonder."""
    player = state.players[seat]
    if figures_at(player, state.wonder_square[wonder]).bit_count() >= stacking_limit(state, player):
        return []
    return [kind for kind in (ARMY, SCOUT) if moves.figure_in_stock(state, seat, kind == SCOUT) != NONE]
