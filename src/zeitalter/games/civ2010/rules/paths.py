"""Where figures may go and where they may stop (rulebook pages 19 and 20)."""

from zeitalter.games.civ2010.model.catalogue import FLY_PAST, NO_WATER, NONE, STOP_ON_WATER
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules import board


class Walker:
    """What a group of figures can do, worked out once for all squares."""

    def __init__(self, state: Civ2010, seat: int, group: int) -> None:
        player = state.players[seat]
        government = state.catalogue.governments[player.government]
        self.state = state
        self.seat = seat
        self.group = group
        self.size = group.bit_count()
        self.scouts = group & board.SCOUTS_MASK != 0
        self.armies = group & board.ARMIES_MASK != 0
        self.limit = board.stacking_limit(state, player)
        self.water = board.water_skill(state, player)
        self.flies = player.techs & state.catalogue.with_op[FLY_PAST] != 0
        self.huts = government.scouts_explore_huts
        self.peaceful = government.no_city_attacks

    def stops_at(self, square: int) -> bool:
        """Huts, villages, enemy figures and enemy cities end a move."""
        state = self.state
        if state.token[square] != NONE:
            return True
        if state.holder[square] != NONE and state.holder[square] != self.seat:
            return True
        if state.district[square] == NONE:
            return False
        owner = board.centre_owner(state, square)
        return owner != NONE and owner != self.seat

    def has_room(self, square: int) -> bool:
        """The stacking limit holds at every step."""
        if self.state.holder[square] != self.seat:
            return True
        others = board.figures_at(self.state.players[self.seat], square) & ~self.group
        return others.bit_count() + self.size <= self.limit

    def can_end(self, square: int) -> bool:
        """Whether the group may finish its move here, by fighting if need be."""
        state = self.state
        if board.is_water(state, square) and self.water != STOP_ON_WATER:
            return False
        holder = state.holder[square]
        if holder == self.seat:
            if not self.has_room(square):
                return False
        elif holder != NONE and self.scouts:
            return False
        token = state.token[square]
        if token != NONE:
            return not self.scouts or (self.huts and token < state.catalogue.huts)
        if state.district[square] == NONE:
            return True
        owner = board.centre_owner(state, square)
        return owner == NONE or (owner != self.seat and not self.scouts and not self.peaceful)

    def can_pass(self, square: int) -> bool:
        """Whether the group may stand here for a moment and go on."""
        if board.is_water(self.state, square) and self.water == NO_WATER:
            return False
        if square in self.state.held:  # entered, it cannot be left again
            return False
        return self.has_room(square) and (self.flies or not self.stops_at(square))

    def can_step(self, square: int, left: int) -> bool:
        """Whether the group may enter a square with so many steps left afterwards."""
        if self.state.ground[square] == NONE:
            return False
        if self.can_end(square):
            return not board.is_water(self.state, square) or self.water != NO_WATER
        return self.can_pass(square) and self.can_finish(square, left)

    def can_finish(self, square: int, left: int) -> bool:
        """Whether a square to stop on is within reach."""
        seen = [square]
        edge = [square]
        for _step in range(left):
            grown: list[int] = []
            for here in edge:
                for near in board.NEIGHBOURS[here]:
                    if near == NONE or near in seen or self.state.ground[near] == NONE:
                        continue
                    if self.can_end(near):
                        return True
                    if self.can_pass(near):
                        seen.append(near)
                        grown.append(near)
            edge = grown
        return False
