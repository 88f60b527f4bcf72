"""What the factors say of a nation's land: its people, their room and neighbours, its cities and those to come."""

from typing import Final

from zeitalter.games.civ1980.bot.row import (
    ATTACKED_CITIES,
    CITIES,
    CROWD,
    EXPOSED_CITIES,
    FEW_PEOPLE,
    FIRST_CITIES,
    FIRST_SHIP,
    GROWTH,
    INCOME,
    LAST_MOVER,
    MANY_CITIES,
    ODD_CITIES,
    OPEN_LAND,
    PEOPLE,
    PLANNED,
    PLANNED_INCOME,
    ROOM,
    SEEDS,
    SHARED,
    SHIPS,
    SITE_TOKENS,
    SITES,
    SITES_NEAR,
    SOME_CITIES,
    SPARE_PEOPLE,
    STRANGERS,
    TRADE_INCOME,
    UNSUPPORTED,
)
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.catalogue import AGRICULTURE, NO_SITE, NONE
from zeitalter.games.civ1980.model.player import NOBODY, Player
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.growth import census_order

SPARE: Final = 4


class Land:
    """Who lives where, added up once for all nations."""

    def __init__(self, state: Civ1980) -> None:
        self.state = state
        self.before_building: bool = state.phase < 7
        self.to_move: int = still_to_move(state)  # mask
        self.crowd: list[int] = [0] * len(state.city)  # tokens of all nations, by area
        self.settled: list[list[int]] = []  # areas with tokens, by seat
        crowd = self.crowd
        for player in state.players:
            settled: list[int] = []
            tokens = player.tokens
            for area in range(len(tokens)):
                n = tokens[area]
                if n:
                    crowd[area] += n
                    settled.append(area)
            self.settled.append(settled)
        self.cities: list[int] = []  # areas with a city
        city = state.city
        for area in range(len(city)):
            if city[area] != NOBODY:
                self.cities.append(area)

    def read(self, seat: int, player: Player, row: list[float]) -> int:
        """Returns the tokens that will go back to the stock in this turn."""
        state = self.state
        board = state.board
        city = state.city
        limit = state.catalogue.limit
        site = board.site
        tokens = player.tokens
        crowd_of = self.crowd
        more = player.cards >> AGRICULTURE & 1
        cheap = state.catalogue.city_on_site
        dear = state.catalogue.city_elsewhere
        leaves = self.to_move >> seat & 1 != 0
        people = seeds = lost = room = new = planned = used = on_board = 0
        sites = site_tokens = shared = strangers = open_land = sites_near = 0
        seen = [False] * len(tokens)
        for area in self.settled[seat]:
            n = tokens[area]
            on_board += n
            if city[area] != NOBODY:
                lost += n
                continue
            if self.before_building and n >= cheap and (n >= dear or site[area] != NO_SITE):
                planned += 1
                used += dear if site[area] == NO_SITE else cheap
                seen[area] = True
                continue
            seeds += 1
            most = limit[area] + more
            foreign = crowd_of[area] - n
            if foreign:
                shared += 1
                strangers += foreign
                most = max(limit[area] - foreign, 1)
            if n > most:
                if not leaves:
                    lost += n - most
                    n = most
            else:
                new += min(2 if n > 1 else 1, most - n)
                room += most - n
            people += n
            if site[area] != NO_SITE:
                if not seen[area]:
                    sites += 1
                site_tokens += n
            seen[area] = True
            for other in board.land[area]:
                if not seen[other]:
                    if city[other] == NOBODY and not tokens[other]:
                        seen[other] = True
                        strangers += crowd_of[other]
                        if not crowd_of[other]:
                            open_land += 1
                            if site[other] != NO_SITE:
                                sites_near += 1
        cities = player.cities
        left = on_board - used - lost  # what phase 8 will leave on the board
        built = 0
        while built < planned and cities + built < 9 and left >= 2 * (cities + built + 1):
            built += 1
        write_cities(row, cities, built, 2 * cities - left)
        if cities:
            self.read_cities(seat, player, row)
        few = min(people, 2 * (cities + built) + SPARE)
        row[PEOPLE] = float(people)
        row[FEW_PEOPLE] = float(few)
        row[SPARE_PEOPLE] = float(people - few)
        row[SEEDS] = float(seeds)
        row[GROWTH] = float(min(new, player.stock))
        row[CROWD] = float(lost)
        row[ROOM] = float(room)
        row[OPEN_LAND] = float(open_land)
        row[SITES] = float(sites)
        row[SITES_NEAR] = float(sites_near)
        row[SITE_TOKENS] = float(site_tokens)
        row[STRANGERS] = float(strangers)
        row[SHARED] = float(shared)
        if player.ships:
            row[SHIPS] = float(len(player.ships))
            row[FIRST_SHIP] = 1.0
        before = 0
        for other_player in state.players:
            if other_player.census > player.census:
                before += 1
        row[LAST_MOVER] = before / (state.seats - 1)
        return lost + used if self.before_building else lost

    def read_cities(self, seat: int, player: Player, row: list[float]) -> None:
        """Where the cities lie."""
        state = self.state
        city = state.city
        tokens = player.tokens
        crowd = self.crowd
        odd = exposed = attacked = 0
        for area in self.cities:
            if city[area] != seat:
                continue
            if state.board.site[area] == NO_SITE:
                odd += 1
            if state.catalogue.volcano[area] != NONE or state.catalogue.plain[area] != NONE:
                exposed += 1
            attackers = crowd[area] - tokens[area]
            for other in state.board.land[area]:
                attackers += crowd[other] - tokens[other]
            if attackers > state.catalogue.defenders:
                attacked += 1
        row[ODD_CITIES] = float(odd)
        row[EXPOSED_CITIES] = float(exposed)
        row[ATTACKED_CITIES] = float(attacked)


def write_cities(row: list[float], cities: int, built: int, lacking: int) -> None:
    row[CITIES] = float(cities)
    row[FIRST_CITIES] = float(min(cities, 2))
    row[SOME_CITIES] = float(min(cities, 5))
    row[MANY_CITIES] = float(max(cities - 6, 0))
    row[TRADE_INCOME] = INCOME[min(cities, 9)]
    row[PLANNED] = float(built)
    row[PLANNED_INCOME] = INCOME[min(cities + built, 9)] - INCOME[min(cities, 9)]
    if lacking > 0:
        row[UNSUPPORTED] = float((lacking + 1) // 2)


def still_to_move(state: Civ1980) -> int:
    """Mask of the nations whose tokens can still leave a crowded area this turn."""
    if state.phase != 5:
        return state.everyone() if state.phase < 5 else 0
    for step in state.agenda:
        if isinstance(step, steps.Movement):
            mask = 0
            for seat in census_order(state)[step.moved :]:
                mask |= 1 << seat
            return mask
    return 0
