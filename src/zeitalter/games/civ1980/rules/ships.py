"""Phase 4: ships are kept and built."""

from typing import Final

from zeitalter.core.action import DONE, Action
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.phase import Phase
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.catalogue import NONE
from zeitalter.games.civ1980.model.state import Civ1980, mask_of
from zeitalter.games.civ1980.model.verbs import BY_HAND, FOLLOWS
from zeitalter.games.civ1980.rules.moves import add_ship, area_name, remove_ship
from zeitalter.games.civ1980.rules.simultaneous import Proposed, followed

KEEP_SHIPS: Final = 1
BUILD_ONE: Final = 2
SCRAP_ALL: Final = 3


class Plan:
    """What one nation has decided so far. Nothing of it takes effect before all have decided."""

    def __init__(self, state: Civ1980, seat: int) -> None:
        player = state.players[seat]
        self.state = state
        self.seat = seat
        self.treasury: int = player.treasury
        self.tokens: list[int] = player.tokens[:]
        self.kept: list[int] = list(range(len(player.ships)))
        self.levied: int = 0  # upkeep paid by tokens
        self.launched: list[int] = []
        self.manned: list[int] = []  # areas where own units must stay, because a ship came from the treasury

    def due(self) -> int:
        """Upkeep that the treasury has to pay."""
        return len(self.kept) - self.levied

    def spare(self) -> int:
        """Tokens of the treasury that the upkeep leaves for building."""
        return max(self.treasury - self.due(), 0)

    def may_build(self) -> bool:
        return len(self.kept) + len(self.launched) < self.state.catalogue.ships

    def do(self, action: Action) -> None:
        cost = self.state.catalogue.ship_cost
        if isinstance(action, verbs.Scrap):
            self.kept.remove(action.ship)
        elif isinstance(action, verbs.Levy):
            self.tokens[action.area] -= 1
            self.levied += 1
        elif isinstance(action, verbs.Launch):
            self.treasury -= cost
            self.launched.append(action.water)
            self.manned.append(self.state.catalogue.water_area[action.water])
        elif isinstance(action, verbs.Conscript):
            self.tokens[action.area] -= action.levied
            self.treasury -= cost - action.levied
            self.launched.append(action.water)
            if action.levied < cost:
                self.manned.append(self.state.catalogue.water_area[action.water])

    def may_leave(self, area: int, amount: int) -> bool:
        """Whether so many tokens may be levied in an area."""
        left = self.tokens[area] - amount
        return left > 0 or (left == 0 and (area not in self.manned or self.state.city[area] == self.seat))

    def may_launch(self, area: int, source: int, levied: int) -> bool:
        """A ship paid by tokens alone takes them from its own coast; otherwise own units must be left there."""
        cost = self.state.catalogue.ship_cost
        if not self.may_build() or levied > cost or self.spare() < cost - levied:
            return False
        if levied and not self.may_leave(source, levied):
            return False
        if levied == cost:
            return source == area
        left = self.tokens[area] - (levied if source == area else 0)
        return left > 0 or self.state.city[area] == self.seat

    def payer(self, area: int, levied: int) -> int:
        """Whose tokens pay for a ship: the coast where it appears, or, for a part of the price that this coast cannot
        spare, the first area that can. Nobody's if there is none."""
        if self.may_launch(area, area, levied):
            return area
        cost = self.state.catalogue.ship_cost
        if 0 < levied < cost and self.spare() >= cost - levied:
            for source in range(len(self.tokens)):
                if self.tokens[source] and self.may_launch(area, source, levied):
                    return source
        return NONE

    def coasts(self) -> list[int]:
        """Where ships may appear, if they can be paid."""
        if not self.may_build():
            return []
        city = self.state.city
        return [area for area in self.state.board.coasts if self.tokens[area] or city[area] == self.seat]

    def launches(self) -> list[Action]:
        """Building from the treasury, or with tokens of the coast where the ship appears, if they are there."""
        actions: list[Action] = []
        for area in self.coasts():
            payers = [self.payer(area, levied) for levied in range(self.state.catalogue.ship_cost + 1)]
            for water in self.state.board.nodes[area]:
                if payers[0] != NONE:
                    actions.append(verbs.Launch(water))
                for levied in range(1, len(payers)):
                    if payers[levied] != NONE:
                        actions.append(verbs.Conscript(water, payers[levied], levied))
        return actions

    def can_launch(self) -> bool:
        """Whether there is any way to build a ship."""
        for area in self.coasts():
            for levied in range(self.state.catalogue.ship_cost + 1):
                if self.payer(area, levied) != NONE:
                    return True
        return False

    def legal(self) -> list[Action]:
        actions: list[Action] = []
        if self.due() > 0:
            for ship in self.kept:
                actions.append(verbs.Scrap(ship))
            for area in range(len(self.tokens)):
                if self.tokens[area] and self.may_leave(area, 1):
                    actions.append(verbs.Levy(area))
        return actions + self.launches() + [DONE]

    def accepts(self, action: Action) -> bool:
        """Also ships of which a part is paid by tokens from elsewhere."""
        if isinstance(action, verbs.Conscript) and action.levied > 0:
            area = self.state.catalogue.water_area[action.water]
            return area >= 0 and self.state.board.in_play[area] and self.may_launch(area, action.area, action.levied)
        for legal in self.legal():
            if legal.key == action.key:
                return True
        return False


def plan_of(state: Civ1980, seat: int) -> Plan:
    plan = Plan(state, seat)
    for action in state.sealed[seat]:
        plan.do(action)
    return plan


def best_launch(state: Civ1980, seat: int) -> Action | None:
    """From the most crowded coast, from the treasury if possible, else where enough tokens are left."""
    player = state.players[seat]
    cost = state.catalogue.ship_cost
    rich = player.treasury - len(player.ships) >= cost
    if len(player.ships) >= state.catalogue.ships:
        return None
    best = -1
    most = 1 if rich else cost + 2
    for area in state.board.coasts:
        if player.tokens[area] >= most:
            most = player.tokens[area] + 1
            best = area
    if best < 0:
        return None
    water = state.board.nodes[best][0]
    return verbs.Launch(water) if rich else verbs.Conscript(water, best, cost)


class BeginShipyard(Phase[Civ1980, steps.BeginShipyard]):
    def run(self, state: Civ1980, step: steps.BeginShipyard) -> None:
        state.phase = 4
        able = [seat for seat in state.order if state.players[seat].ships or Plan(state, seat).can_launch()]
        state.ask_all(steps.Shipyard(EVERYONE, mask_of(able)))


class Shipyard(Proposed[steps.Shipyard]):
    def proposals(self, state: Civ1980, step: steps.Shipyard, seat: int) -> list[Action]:
        actions = [FOLLOWS[KEEP_SHIPS]]
        if best_launch(state, seat) is not None:
            actions.append(FOLLOWS[BUILD_ONE])
        if state.players[seat].ships:
            actions.append(FOLLOWS[SCRAP_ALL])
        return actions

    def details(self, state: Civ1980, step: steps.Shipyard, seat: int) -> list[Action]:
        return plan_of(state, seat).legal()

    def allows(self, state: Civ1980, step: steps.Shipyard, seat: int, action: Action) -> bool:
        if state.sealed[seat]:
            return plan_of(state, seat).accepts(action)
        return super().allows(state, step, seat, action)

    def carry_out(self, state: Civ1980, step: steps.Shipyard, seat: int) -> None:
        carry_out(state, seat, chosen(state, seat))


def chosen(state: Civ1980, seat: int) -> Plan:
    way = followed(state, seat)
    if way == BY_HAND:
        return plan_of(state, seat)
    plan = Plan(state, seat)
    if way == SCRAP_ALL:
        plan.kept.clear()
        return plan
    if way == BUILD_ONE:
        launch = best_launch(state, seat)
        if launch is not None:
            plan.do(launch)
    while plan.due() > plan.treasury:
        source = most_crowded(state, plan)
        if source < 0:
            break
        plan.do(verbs.Levy(source))
    return plan


def most_crowded(state: Civ1980, plan: Plan) -> int:
    """Where a token for the upkeep is missed least; nowhere if each stands alone."""
    best = -1
    most = -99
    for area in range(len(plan.tokens)):
        crowd = plan.tokens[area] - state.limit(plan.seat, area)
        if plan.tokens[area] > 1 and crowd > most:
            most = crowd
            best = area
    return best


def carry_out(state: Civ1980, seat: int, plan: Plan) -> None:
    """Ships whose upkeep nobody pays go back to the stock, and so does everything that was paid."""
    player = state.players[seat]
    unpaid: list[int] = []
    while plan.due() > plan.treasury:
        unpaid.append(plan.kept.pop())
    paid = plan.due()
    for ship in range(len(player.ships) - 1, -1, -1):
        if ship not in plan.kept:
            remove_ship(state, seat, ship)
            state.emit("event-ship-unpaid" if ship in unpaid else "event-ship-scrapped", {"seat": seat})
    before = sum(player.tokens) + player.treasury
    player.tokens = plan.tokens
    player.treasury = plan.treasury - paid
    player.stock += before - sum(player.tokens) - player.treasury
    for water in plan.launched:
        add_ship(state, seat, water)
        state.emit("event-ship-built", {"seat": seat, "area": area_name(state, state.catalogue.water_area[water])})
    if paid:
        state.emit("event-ship-upkeep", {"seat": seat, "n": paid})
    if plan.levied:
        state.emit("event-ship-levied", {"seat": seat, "n": plan.levied})
