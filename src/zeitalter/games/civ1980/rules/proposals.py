"""Ready-made movements: a whole turn of phase 5 in one decision, for bots, for beginners and for the hasty.

Each proposal plays for cities first or not at all, then ships, then spreads the rest so that little is lost in phase 8.
"""

from typing import Final

from zeitalter.games.civ1980.model.catalogue import NONE
from zeitalter.games.civ1980.model.player import NOBODY
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.cities import city_price
from zeitalter.games.civ1980.rules.conflict import attackers_needed
from zeitalter.games.civ1980.rules.moves import city_pieces
from zeitalter.games.civ1980.rules.sea import FAR, distances, ship_range
from zeitalter.games.civ1980.rules.travel import voyage, walk

SPREAD: Final = 1
ONE_CITY: Final = 2
CITIES: Final = 3
GREAT_CITIES: Final = 4  # also where no site is printed
RAID: Final = 5
RECALL: Final = 6
PROPOSALS: Final = 6
PAIR: Final = 2  # tokens in one area grow by no more than two


class Mover:
    """Moves the tokens of one nation. `free` counts those that have not moved."""

    def __init__(self, state: Civ1980, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.tokens: list[int] = state.players[seat].tokens
        self.free: list[int] = self.tokens[:]
        self.reserved: list[bool] = [False] * len(self.tokens)  # areas where a city is planned
        self.others: list[int] = [0] * len(self.tokens)
        for other in range(state.seats):
            if other != seat:
                theirs = state.players[other].tokens
                for area in range(len(theirs)):
                    if theirs[area]:
                        self.others[area] += theirs[area]

    def go(self, source: int, target: int, amount: int) -> None:
        self.free[source] -= amount
        walk(self.state, self.seat, source, target, amount)

    def room(self, area: int) -> int:
        """Tokens that can still live in an area without a conflict."""
        state = self.state
        if self.reserved[area] or state.city[area] != NOBODY or not state.board.in_play[area]:
            return 0
        if self.others[area]:
            return state.catalogue.limit[area] - self.others[area] - self.tokens[area]
        return state.limit(self.seat, area) - self.tokens[area]

    def surplus(self, area: int) -> int:
        """Free tokens that would be lost if they stayed."""
        if self.reserved[area] or not self.free[area]:
            return 0
        return max(min(self.free[area], -self.room(area)), 0)

    # ---- cities ---------------------------------------------------------------------------------------------------

    def gather(self, cities: int, great: bool) -> None:
        state = self.state
        player = state.players[self.seat]
        planned = 0
        on_board = sum(self.tokens)
        candidates = self.candidates(great)
        while planned < cities and planned < city_pieces(state, self.seat):
            best = NONE
            most = 0.0
            for area in candidates:
                worth = self.city_worth(area)
                if worth > most:
                    most = worth
                    best = area
            if best == NONE:
                return
            price = city_price(state, best)
            on_board -= price
            if on_board < state.catalogue.support * (player.cities + planned + 1):
                return
            self.collect(best, price)
            planned += 1

    def candidates(self, great: bool) -> list[int]:
        """Areas where enough tokens stand in or around."""
        board, city = self.state.board, self.state.city
        result: list[int] = []
        for area in range(len(self.tokens)) if great else board.sites:
            if city[area] == NOBODY and not self.others[area]:
                available = self.tokens[area]
                for other in board.land[area]:
                    available += self.free[other]
                if available and available >= city_price(self.state, area):
                    result.append(area)
        return result

    def city_worth(self, area: int) -> float:
        """How good a place for a city is, 0 if it cannot be built this turn."""
        state = self.state
        if self.reserved[area]:
            return 0.0
        price = city_price(state, area)
        held = self.tokens[area]
        available = held
        crowd = self.surplus(area)
        for other in state.board.land[area]:
            if not self.reserved[other]:
                available += self.free[other]
                crowd += self.surplus(other)
        if available < price:
            return 0.0
        worth = 20.0 + crowd + held - 2.0 * state.catalogue.limit[area]
        if state.catalogue.volcano[area] != NONE:
            worth -= 4.0
        if state.catalogue.plain[area] != NONE:
            worth -= 1.0
        return worth - (8.0 if price > state.catalogue.city_on_site else 0.0)

    def collect(self, area: int, price: int) -> None:
        """Bring in what is missing: first what would be lost anyway, then what leaves one behind, then the rest."""
        self.reserved[area] = True
        for keep in (2, 1, 0):
            for other in self.state.board.land[area]:
                missing = price - self.tokens[area]
                if missing <= 0:
                    return
                if self.reserved[other] or not self.free[other]:
                    continue
                spare = self.surplus(other) if keep == 2 else self.tokens[other] - keep
                n = min(missing, self.free[other], spare)
                if n > 0:
                    self.go(other, area, n)

    # ---- ships ----------------------------------------------------------------------------------------------------

    def sail(self) -> None:
        player = self.state.players[self.seat]
        for ship in range(len(player.ships)):
            self.fetch(ship)
            self.carry(ship)

    def fetch(self, ship: int) -> None:
        """An idle ship goes where tokens wait."""
        state = self.state
        player = state.players[self.seat]
        water = player.ships[ship]
        if player.aboard[ship] or self.surplus(state.catalogue.water_area[water]):
            return
        steps = ship_range(state, self.seat)
        reach = distances(state, self.seat, water, steps)
        best = NONE
        most = 0
        for other in range(len(reach)):
            area = state.catalogue.water_area[other]
            if 0 < reach[other] < FAR and area != NONE:
                worth = 4 * self.surplus(area) - reach[other]
                if worth > most:
                    most = worth
                    best = other
        if best != NONE:
            voyage(state, self.seat, ship, best, 0)

    def carry(self, ship: int) -> None:
        """Take surplus tokens to the roomiest coast, with those who stayed aboard (house rule 2)."""
        state = self.state
        player = state.players[self.seat]
        water = player.ships[ship]
        home = state.catalogue.water_area[water]
        aboard = player.aboard[ship]
        waiting = min(aboard + self.surplus(home), state.catalogue.capacity)
        if not waiting:
            return
        reach = distances(state, self.seat, water, ship_range(state, self.seat) - player.sailed[ship])
        best = NONE
        most = 0.0
        for other in range(len(reach)):
            area = state.catalogue.water_area[other]
            if 0 < reach[other] < FAR and area != NONE and area != home:
                room = self.room(area)
                if room > 0:
                    worth = min(room, waiting) + (0.5 if state.board.site[area] else 0.0) - 0.1 * self.tokens[area]
                    if worth > most:
                        most = worth
                        best = other
        if best != NONE:
            n = max(min(waiting, self.room(state.catalogue.water_area[best])) - aboard, 0)
            self.free[home] -= n
            voyage(state, self.seat, ship, best, n)

    # ---- the rest -------------------------------------------------------------------------------------------------

    def spread(self) -> None:
        """Whatever would be lost moves on to a neighbour with room, if need be through an area that is full."""
        for area in range(len(self.tokens)):
            while self.free[area] and self.surplus(area):
                target = self.best_neighbour(area)
                if target != NONE:
                    self.go(area, target, 1)
                elif not self.push_on(area):
                    break

    def settle(self) -> None:
        """Whoever lives closer together than two to an area grows more slowly: the others found new settlements."""
        for area in range(len(self.tokens)):
            while self.free[area] and not self.reserved[area] and self.is_full(area):
                target = self.new_land(area)
                if target == NONE:
                    break
                self.go(area, target, 1)

    def is_full(self, area: int) -> bool:
        """Whether one of the tokens would grow better elsewhere: two bring two more, as long as there is room."""
        n = self.tokens[area]
        return n > PAIR or (n == PAIR and self.room(area) < PAIR)

    def new_land(self, area: int) -> int:
        """An area around without anybody, or with a single own token; a place for a city first, then the roomiest."""
        best = NONE
        most = 0.0
        for other in self.state.board.land[area]:
            if self.others[other] or self.tokens[other] >= min(PAIR, self.tokens[area] - 1) or self.room(other) <= 0:
                continue
            worth = 1.0 + self.room(other) + (1.5 if self.state.board.site[other] else 0.0)
            if worth > most:
                most = worth
                best = other
        return best

    def best_neighbour(self, area: int) -> int:
        best = NONE
        most = 0.0
        for other in self.state.board.land[area]:
            room = self.room(other)
            if room > 0:
                worth = 3.0 + room - 2.0 * min(self.tokens[other], 1) + (1.0 if self.state.board.site[other] else 0.0)
                if worth > most:
                    most = worth
                    best = other
        return best

    def push_on(self, area: int) -> bool:
        """A neighbour sends a token on and takes one in."""
        for other in self.state.board.land[area]:
            if self.free[other] and not self.reserved[other]:
                target = self.best_neighbour(other)
                if target != NONE and target != area:
                    self.go(other, target, 1)
                    self.go(area, other, 1)
                    return True
        return False

    def raid(self) -> None:
        """Attack a foreign city where enough tokens stand around it; the weakest owner of the richest nation first."""
        state = self.state
        best = NONE
        most = 0.0
        for area in range(len(self.tokens)):
            owner = state.city[area]
            if owner == NOBODY or owner == self.seat:
                continue
            available = self.tokens[area]
            for other in state.board.land[area]:
                available += self.free[other]
            if available >= attackers_needed(state, owner) + self.others[area]:
                worth = 1.0 + available + state.players[owner].cities
                if worth > most:
                    most = worth
                    best = area
        if best == NONE:
            return
        for other in state.board.land[best]:
            missing = attackers_needed(state, state.city[best]) + 2 + self.others[best] - self.tokens[best]
            n = min(missing, self.free[other])
            if n > 0:
                self.go(other, best, n)

    def recall(self) -> None:
        """Crowd tokens together so that phase 8 returns to the stock what the next taxes need."""
        state = self.state
        player = state.players[self.seat]
        spare = sum(self.tokens) - state.catalogue.support * player.cities
        wanted = min(state.catalogue.tax * player.cities - player.stock, spare)
        for area in range(len(self.tokens)):
            if self.free[area]:
                wanted -= self.surplus(area)
        for area in range(len(self.tokens)):
            n = self.free[area]
            if wanted > 0 and n and not self.surplus(area):
                target = self.crowded_neighbour(area)
                if target != NONE:
                    lost = n - max(self.room(target), 0)
                    n -= max(lost - wanted, 0)
                    wanted -= lost
                    self.go(area, target, n)

    def crowded_neighbour(self, area: int) -> int:
        """Where own tokens live and so little room is left that some of those who come will be lost."""
        best = NONE
        least = self.free[area]
        for other in self.state.board.land[area]:
            if self.tokens[other] and not self.others[other] and self.state.city[other] == NOBODY:
                room = max(self.room(other), 0)
                if room < least:
                    least = room
                    best = other
        return best


def follow(state: Civ1980, seat: int, proposal: int) -> None:
    mover = Mover(state, seat)
    if proposal == RAID:
        mover.raid()
    elif proposal == RECALL:
        mover.recall()
        return
    elif proposal != SPREAD:
        mover.gather(1 if proposal == ONE_CITY else state.catalogue.cities, proposal == GREAT_CITIES)
    mover.sail()
    mover.spread()
    if proposal in (SPREAD, ONE_CITY):
        mover.settle()
