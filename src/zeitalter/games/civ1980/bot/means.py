"""What the factors say of a nation's means: its trade cards, civilization cards, funds and taxes, and how far they
bring it on the succession table."""

from typing import Final

from zeitalter.games.civ1980.bot.bargains import growth, market
from zeitalter.games.civ1980.bot.budget import is_buying, purchases_of, will_buy
from zeitalter.games.civ1980.bot.deals import prospects
from zeitalter.games.civ1980.bot.plan import all_on_offer, fare_of
from zeitalter.games.civ1980.bot.row import (
    AFFORDABLE,
    AGRICULTURE_HELD,
    ARMS,
    CALAMITIES_HELD,
    CARDS,
    CARDS_POINTS,
    COINAGE_HELD,
    DEFENCELESS,
    DUE,
    FALLING_BACK,
    FIRST_CARDS,
    FULL_TREASURY,
    FUNDS,
    GATE_FAR,
    GATE_NEAR,
    GROUPS,
    HAND,
    HAND_BLOCKED,
    HAND_GROWTH,
    HAND_PAIRS,
    INCOME,
    LAST_MISSING,
    NEXT_PRICE,
    NEXT_SPACE,
    NEXT_TAXES,
    PLANNED,
    REVOLTING,
    REVOLTS,
    SAVED,
    SEAFARING,
    SHELTER,
    SPACE,
    STOCK,
    SURPLUS_CARDS,
    THIN_STOCK,
    TREASURY,
    TURNS_NEEDED,
)
from zeitalter.games.civ1980.bot.weights import HAND as PER_POINT
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.catalogue import (
    AGRICULTURE,
    ASTRONOMY,
    CLOTH_MAKING,
    COINAGE,
    DEMOCRACY,
    EARLY_BRONZE,
    EARLY_IRON,
    ENGINEERING,
    LATE_BRONZE,
    LATE_IRON,
    LAW,
    MEDICINE,
    METAL_WORKING,
    PHILOSOPHY,
    POTTERY,
    STONE_AGE,
    Catalogue,
)
from zeitalter.games.civ1980.model.player import NOBODY, Player
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.credits import cards_value, groups_held, price

# What a hand of so many cards is usually worth, as sets.
USUAL_HAND: Final = [0.0, 1.5, 3.5, 7.0, 15.0, 23.0, 40.0, 46.0, 60.0, 78.0, 95.0, 115.0, 135.0, 160.0]
MORE_CARDS: Final = 20.0  # each one above that
HUNDRED: Final = 0.01
LARGE_TREASURY: Final = 24
FAR_AWAY: Final = 10_000
TOO_FAR: Final = 40.0  # turns
LARGE_DUE: Final = 2500.0  # what is more cannot be reached
PROTECTION: Final = 1 << MEDICINE | 1 << LAW | 1 << DEMOCRACY | 1 << PHILOSOPHY | 1 << POTTERY | 1 << ENGINEERING


class Means:
    """The judge knows his own hand; others are guessed by their number of cards."""

    def __init__(self, state: Civ1980, judge: int) -> None:
        self.state = state
        self.judge = judge
        self.prospects = 0.0  # points that packets on the table may bring the judge
        self.offer: int = all_on_offer(state)

    def read_hand(self, seat: int, player: Player, row: list[float]) -> float:
        """What the hand is worth: the judge knows his own, others are guessed by their number of cards."""
        state = self.state
        catalogue = state.catalogue
        size = len(player.hand)
        row[HAND] = float(size)
        if state.settings.hand_cap:
            row[HAND_BLOCKED] = float(max(min(size + player.cities, 9) - catalogue.hand_limit, 0))
        row[SURPLUS_CARDS] = float(max(size - catalogue.hand_limit, 0))
        if seat != self.judge:
            worth = usual_hand(size)
            row[HAND_GROWTH] = 2.0 * worth
            row[HAND_PAIRS] = 0.25 * size
            return worth
        counts = [0] * catalogue.trade_cards
        calamities = 0
        for held in player.hand:
            counts[held.card] += 1
            if held.card >= catalogue.commodities and held.giver == NOBODY:
                calamities += 1
        points = 0
        pairs = 0
        for card in range(catalogue.commodities):
            n = counts[card]
            if n:
                points += n * n * catalogue.trade_value[card]
                if n > 1:
                    pairs += 1
        row[HAND_GROWTH] = growth(state, counts)
        row[HAND_PAIRS] = float(pairs)
        row[CALAMITIES_HELD] = float(calamities)
        if state.packets:
            self.prospects = bargains(state, seat, counts)
            row[FUNDS] = self.prospects
        return float(points)

    def read_cards(self, seat: int, player: Player, row: list[float], hand: float, pending: int) -> float:
        """Returns the turns to the finish at the present pace."""
        state = self.state
        catalogue = state.catalogue
        basket = state.basket if state.basket and is_buying(state, player) else 0
        cards = player.cards | basket
        held = cards.bit_count()
        points = cards_value(state, cards)
        groups = groups_held(state, cards)
        row[CARDS] = float(held)
        row[FIRST_CARDS] = float(min(held, catalogue.need_cards))
        row[CARDS_POINTS] = float(points)
        row[GROUPS] = float(min(groups, catalogue.need_groups))
        row[AGRICULTURE_HELD] = float(cards >> AGRICULTURE & 1)
        row[COINAGE_HELD] = float(cards >> COINAGE & 1)
        row[SEAFARING] = float((cards >> ASTRONOMY & 1) + (cards >> CLOTH_MAKING & 1))
        row[ARMS] = float((cards >> METAL_WORKING & 1) + (cards >> ENGINEERING & 1))
        row[SHELTER] = float((cards & PROTECTION).bit_count())
        funds = player.treasury + hand - (price(state, player.cards, basket) if basket else 0)
        need = printed_most(state, player)
        due = fare_of(state, cards, need, self.offer & ~cards)
        row[FUNDS] += funds
        row[DUE] = min(due, LARGE_DUE)
        spending = 0 if held >= catalogue.most_owned else self.read_prices(state, row, cards, need, funds)
        taxes = self.read_taxes(seat, player, row, spending, pending)
        total = points + funds
        self.read_succession(player, row, groups, points, total)
        if held >= catalogue.most_owned:
            row[LAST_MISSING] = HUNDRED * max(need - total, 0.0)
            due = float(max(need - points, 0))
        pace = INCOME[min(player.cities, 9)] + 0.5 * taxes
        turns = max(float(catalogue.finish - player.space), (min(due, LARGE_DUE) - funds) / pace)
        turns = min(turns, TOO_FAR)
        row[TURNS_NEEDED] = turns
        return turns

    def read_prices(self, state: Civ1980, row: list[float], cards: int, need: int, funds: float) -> int:
        """The price of the best card that can be paid, or 0."""
        most = 0.0
        spending = 0
        saved = 0.0
        least = FAR_AWAY
        for needed, gain in purchases_of(state, cards, need, self.offer & ~cards):
            least = min(least, needed)
            if needed <= funds:
                if gain > most:
                    most = gain
                    spending = needed
                saved = max(saved, gain)
            elif funds > 0:
                share = funds / needed
                saved = max(saved, gain * share * share * share * share)
        row[AFFORDABLE] = most
        row[SAVED] = saved
        row[NEXT_PRICE] = max(least - funds, 0.0) if least < FAR_AWAY else 0.0
        return spending

    def read_taxes(self, seat: int, player: Player, row: list[float], spending: int, pending: int) -> int:
        """The taxes that the stock will pay next time. What a card costs and what is lost before goes back to it."""
        state = self.state
        row[TREASURY] = float(player.treasury)
        row[FULL_TREASURY] = float(min(player.treasury, LARGE_TREASURY))
        row[STOCK] = float(player.stock)
        if player.stock < state.catalogue.defenders and player.cities:
            row[DEFENCELESS] = 1.0
        stock = player.stock + pending
        if spending and player.treasury and will_buy(state, player):
            stock += min(player.treasury, spending)
        cities = player.cities + int(row[PLANNED])
        wanted = state.catalogue.tax * cities
        taxes = min(stock, wanted)
        row[NEXT_TAXES] = float(taxes)
        row[THIN_STOCK] = float(wanted - taxes)
        if state.phase <= 1:
            row[REVOLTING] = float(revolting(state, seat))
        else:
            rate = 1 if player.cards >> COINAGE & 1 else state.catalogue.tax
            row[REVOLTS] = max(cities - stock / rate, 0.0)
        return taxes

    def read_succession(self, player: Player, row: list[float], groups: int, points: int, total: float) -> None:
        """As phase 16 will judge, with what is known of the points."""
        state = self.state
        catalogue = state.catalogue
        nation = catalogue.nations[player.nation]
        epochs = nation.epoch
        space = player.space
        row[SPACE] = float(space)
        if space >= catalogue.finish:
            return
        here = epochs[space]
        printed = state.settings.printed_values
        if (here != STONE_AGE and player.cities == 0) or (printed and total < nation.printed[space]):
            row[FALLING_BACK] = 1.0
        gates = 0
        epoch = here
        for target in range(space + 1, catalogue.finish):
            if epochs[target] != epoch:
                epoch = epochs[target]
                share = missing(catalogue, epoch, player.cities, groups, row[CARDS], points) / (target - space)
                if gates:
                    row[GATE_FAR] = share
                    break
                row[GATE_NEAR] = share
                gates = 1
        target = space + 1
        shut = target < catalogue.finish and (
            (epochs[target] != here and row[GATE_NEAR] > 0) or (printed and total < nation.printed[target])
        )
        if not shut and not row[FALLING_BACK]:
            row[NEXT_SPACE] = 1.0


def bargains(state: Civ1980, seat: int, counts: list[int]) -> float:
    """Points that packets on the table may bring."""
    if state.settings.hand_cap:
        return market(state, seat, counts) / PER_POINT
    return prospects(state, seat, counts)


def usual_hand(size: int) -> float:
    last = len(USUAL_HAND) - 1
    return USUAL_HAND[min(size, last)] + MORE_CARDS * max(size - last, 0)


def printed_most(state: Civ1980, player: Player) -> int:
    """The points that the last space asks for."""
    return max(state.catalogue.nations[player.nation].printed)


def missing(catalogue: Catalogue, epoch: int, cities: int, groups: int, cards: float, points: int) -> float:
    """The share that is missing of what an epoch demands."""
    if epoch == EARLY_BRONZE:
        return max(catalogue.need_cities - cities, 0) / catalogue.need_cities
    if epoch == LATE_BRONZE:
        return max(catalogue.need_groups - groups, 0) / catalogue.need_groups
    if epoch == EARLY_IRON:
        return max(catalogue.need_cards - cards, 0.0) / catalogue.need_cards
    if epoch == LATE_IRON:
        return max(catalogue.need_value - points, 0) / catalogue.need_value
    return 0.0


def revolting(state: Civ1980, seat: int) -> int:
    """Cities of a nation that were not paid for, in phase 1: those to come, and those about which others decide now."""
    lost = state.debts[seat]
    for step in state.agenda:
        if isinstance(step, steps.Revolt):
            if step.owner == seat:
                lost += step.revolting
        elif isinstance(step, steps.RevoltLoss) and step.owner == seat:
            lost += step.cities
    return lost
