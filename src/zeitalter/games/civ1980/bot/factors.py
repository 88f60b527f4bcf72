"""What a learnt value reads of a position: for each nation its way to the finish, cards, funds, trade cards, cities,
people, and the dangers ahead.

Of the hands of others only the number of cards is read: what they hold is made up in an imagined world.
"""

from typing import Final

from zeitalter.core.factors import Factors
from zeitalter.games.civ1980.bot.bargains import market
from zeitalter.games.civ1980.bot.land import Land
from zeitalter.games.civ1980.bot.means import TOO_FAR, Means
from zeitalter.games.civ1980.bot.row import (
    FACTORS,
    PEOPLE,
    RACE_BEHIND,
    RACE_LEAD,
    RISK_CITIES,
    RISK_PEOPLE,
    SPACE_BEHIND,
    SPACE_LEAD,
)
from zeitalter.games.civ1980.bot.value import preview, worth
from zeitalter.games.civ1980.bot.weights import HAND as PER_POINT
from zeitalter.games.civ1980.model.catalogue import (
    CIVIL_DISORDER,
    CIVIL_WAR,
    DEMOCRACY,
    ENGINEERING,
    EPIDEMIC,
    FAMINE,
    FLOOD,
    ICONOCLASM,
    LAW,
    MEDICINE,
    NONE,
    PHILOSOPHY,
    PIRACY,
    VOLCANO,
)
from zeitalter.games.civ1980.model.player import NOBODY, Player, count_cards
from zeitalter.games.civ1980.model.state import Civ1980

VARIANTS: Final[list[str]] = ["six_cards", "any_cards"]  # whether nobody draws above six trade cards

RED_CITIES: Final = 3.0  # at most so many are lost to civil war


def variant(state: Civ1980) -> int:
    return 0 if state.settings.hand_cap else 1


def progress(state: Civ1980) -> float:
    """How far the foremost marker has come; a limit of turns may be nearer."""
    foremost = 0
    for player in state.players:
        foremost = max(foremost, player.space)
    share = foremost / state.catalogue.finish
    if state.settings.turn_limit:
        share = max(share, state.turn / state.settings.turn_limit)
    return min(max(share, 0.0), 1.0)


def read(state: Civ1980, judge: int) -> list[list[float]]:
    """A row for each seat. The judge knows his own hand, his packets, and what he has answered so far."""
    return Reader(preview(state, judge), judge).rows


class Civ1980Factors(Factors[Civ1980]):
    """With a standing that counts on what may lie in packets on the table, where the hand-made value keeps to what is
    sure. Of packets of others no more is known than that they are there."""

    def rows(self, state: Civ1980, judge: int) -> list[list[float]]:
        """All factors of a running game, a row for each seat, as seat `judge` sees it."""
        position = preview(state, judge)
        reader = Reader(position, judge)
        hopeful = len(state.packets) > 0 and not state.settings.hand_cap
        for seat in range(state.seats):
            standing = worth(position if seat == judge else preview(state, seat), seat)
            if hopeful:
                standing -= market(state, seat, count_cards(state.catalogue, state.players[seat].hand))
                if seat == judge:
                    standing += PER_POINT * reader.means.prospects
            reader.rows[seat].append(standing)
        return reader.rows


class Reader:
    """All rows, and what was found out on the way."""

    def __init__(self, state: Civ1980, judge: int) -> None:
        self.state = state
        self.judge = judge
        self.rows: list[list[float]] = []
        self.turns: list[float] = []  # that each seat needs to the finish
        self.land = Land(state)
        self.means = Means(state, judge)
        for seat in range(state.seats):
            self.read_seat(seat)
        self.compare()

    def read_seat(self, seat: int) -> None:
        row = [0.0] * len(FACTORS)
        self.rows.append(row)
        player = self.state.players[seat]
        if player.nation == NONE:
            self.turns.append(TOO_FAR)
            return
        hand = self.means.read_hand(seat, player, row)
        pending = self.land.read(seat, player, row)
        self.turns.append(self.means.read_cards(seat, player, row, hand, pending))
        self.read_calamities(seat, player, row)

    def read_calamities(self, seat: int, player: Player, row: list[float]) -> None:
        """Those that lie open, and those that the judge has received."""
        for held in player.open:
            self.add_risk(player, row, held.card - self.state.catalogue.commodities)
        if seat == self.judge:
            for held in player.hand:
                if held.giver != NOBODY:
                    self.add_risk(player, row, held.card - self.state.catalogue.commodities)

    def add_risk(self, player: Player, row: list[float], calamity: int) -> None:
        """Roughly what is lost if it strikes."""
        catalogue = self.state.catalogue
        cards = player.cards
        cities = player.cities
        if calamity == VOLCANO:
            row[RISK_CITIES] += float(min(cities, 1))
        elif calamity == CIVIL_DISORDER:
            kept = catalogue.disorder_kept
            if cards >> LAW & 1:
                kept = catalogue.disorder_kept_both if cards >> DEMOCRACY & 1 else catalogue.disorder_kept_law
            row[RISK_CITIES] += float(max(cities - kept, 0))
        elif calamity == ICONOCLASM:
            lost = catalogue.iconoclasm_lost_law if cards >> LAW & 1 else catalogue.iconoclasm_lost
            if cards >> PHILOSOPHY & 1:
                lost = catalogue.iconoclasm_lost_philosophy
            row[RISK_CITIES] += float(min(cities, lost))
        elif calamity == PIRACY:
            row[RISK_CITIES] += float(min(cities, 2))
        elif calamity == CIVIL_WAR:
            points = row[PEOPLE] + 5.0 * cities
            threshold = catalogue.war_threshold_democracy if cards >> DEMOCRACY & 1 else catalogue.war_threshold
            if points > threshold:
                row[RISK_CITIES] += min(0.07 * points, RED_CITIES)
                row[RISK_PEOPLE] += 0.3 * row[PEOPLE]
        elif calamity == FAMINE:
            row[RISK_PEOPLE] += float(catalogue.famine_loss)
        elif calamity == FLOOD:
            lost = catalogue.flood_engineering if cards >> ENGINEERING & 1 else catalogue.flood_loss
            row[RISK_PEOPLE] += float(lost)
        elif calamity == EPIDEMIC:
            lost = catalogue.epidemic_medicine if cards >> MEDICINE & 1 else catalogue.epidemic_loss
            row[RISK_PEOPLE] += float(lost)

    def compare(self) -> None:
        """Who is ahead on the table, and who will be first at the finish."""
        players = self.state.players
        for seat in range(len(players)):
            rival = -1
            fastest = TOO_FAR
            for other in range(len(players)):
                if other != seat:
                    rival = max(rival, players[other].space)
                    fastest = min(fastest, self.turns[other])
            row = self.rows[seat]
            lead = players[seat].space - rival
            row[SPACE_LEAD] = float(max(lead, 0))
            row[SPACE_BEHIND] = float(max(-lead, 0))
            ahead = fastest - self.turns[seat]
            row[RACE_LEAD] = max(ahead, 0.0)
            row[RACE_BEHIND] = max(-ahead, 0.0)
