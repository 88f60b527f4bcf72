"""Losses counted in points: famine, flood and epidemic (phase 14). A token is one point, a city five."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.games.civ1980.model.catalogue import (
    BLACK_SITE,
    ENGINEERING,
    EPIDEMIC,
    FAMINE,
    FLOOD,
    GRAIN,
    MEDICINE,
    NONE,
    POTTERY,
)
from zeitalter.games.civ1980.model.state import (
    BEGIN_LOSING,
    CARD_MASK,
    FLOOD_PLAIN,
    GIVER_SHIFT,
    KNOWN_SHIFT,
    LOSING,
    NAMING_VICTIMS,
    NEXT_VICTIMS,
    NOBODY,
    OTHERS_LOSE,
    PUBLIC,
    SHOWING_GRAIN,
    Civ1980,
    Phase,
)
from zeitalter.games.civ1980.model.verbs import (
    CITY,
    DONE,
    DONE_ACTION,
    FOLLOW,
    FOLLOWS,
    HAND_ACTION,
    HIT,
    LOSE,
    PLAIN,
    SHOW,
)
from zeitalter.games.civ1980.rules.moves import add_tokens, area_name, lose_tokens, remove_city

TOKENS_FIRST: Final = 1
CITIES_FIRST: Final = 2


def attainable(points: int, tokens: int, cities: int) -> bool:
    """Whether exactly so many points can be made of tokens (1) and cities (5)."""
    for used in range(cities + 1):
        if 0 <= points - 5 * used <= tokens:
            return True
    return False


class LossPlan:
    """What one nation gives up. `tokens` and `cities` are what it still could."""

    def __init__(self, state: Civ1980, seat: int, calamity: int, plain: int) -> None:
        self.state = state
        self.seat = seat
        self.calamity = calamity
        self.left: int = state.debts[seat]
        self.stock: int = state.players[seat].stock
        self.tokens: list[int] = [0] * state.catalogue.areas
        self.total: int = 0  # tokens
        self.cities: list[int] = []
        self.lost_tokens: list[int] = [0] * state.catalogue.areas
        self.lost_cities: list[int] = []
        self.replaced: list[int] = []  # tokens that take the place of each lost city
        held = state.players[seat].tokens
        keep = 1 if calamity == EPIDEMIC else 0
        for area in range(len(held)):
            if calamity == FLOOD and state.catalogue.plain[area] != plain:
                continue
            if held[area] > keep:
                self.tokens[area] = held[area] - keep
                self.total += held[area] - keep
            if state.city[area] == seat and not (calamity == FLOOD and state.board.site[area] == BLACK_SITE):
                self.cities.append(area)

    def points(self) -> int:
        """All that could be lost."""
        return self.total + (4 if self.calamity == EPIDEMIC else 5) * len(self.cities)

    def replacement(self, area: int) -> int:
        """Epidemic: tokens that stay in place of a city, so that no more than needed is lost; 0 if there are none."""
        wanted = max(1, min(5 - self.left, self.state.limit(self.seat, area)))
        return min(wanted, self.stock)

    def can_lose_city(self, area: int) -> bool:
        if self.calamity == EPIDEMIC:
            return self.replacement(area) > 0
        return self.left >= 5 and attainable(self.left - 5, self.total, len(self.cities) - 1)

    def can_lose(self, amount: int) -> bool:
        if amount > self.left:
            return False
        return self.calamity == EPIDEMIC or attainable(self.left - amount, self.total - amount, len(self.cities))

    def do(self, action: Action) -> None:
        if action.verb == LOSE:
            self.lose(action.a, action.b)
        elif action.verb == CITY:
            self.lose_city(action.a)

    def lose(self, area: int, amount: int) -> None:
        self.tokens[area] -= amount
        self.lost_tokens[area] += amount
        self.total -= amount
        self.left -= amount
        self.stock += amount

    def lose_city(self, area: int) -> None:
        self.cities.remove(area)
        self.lost_cities.append(area)
        kept = self.replacement(area) if self.calamity == EPIDEMIC else 0
        self.replaced.append(kept)
        self.stock -= kept
        self.left = max(self.left - (5 - kept), 0)

    def legal(self) -> list[Action]:
        """As many tokens of an area as possible, or one; any number is accepted."""
        actions: list[Action] = []
        if self.left == 0:
            return actions
        for area in range(len(self.tokens)):
            most = min(self.tokens[area], self.left)
            while most > 0 and not self.can_lose(most):
                most -= 1
            if most:
                actions.append(Action(LOSE, area, most))
                if most > 1 and self.can_lose(1):
                    actions.append(Action(LOSE, area, 1))
        for area in self.cities:
            if self.can_lose_city(area):
                actions.append(Action(CITY, area))
        return actions

    def accepts(self, action: Action) -> bool:
        """Any number of tokens that leaves an exact rest."""
        return 0 < action.b <= self.tokens[action.a] and self.can_lose(action.b)

    def follow(self, way: int) -> None:
        """Tokens first, from crowded areas before lonely ones, or cities first."""
        if way == CITIES_FIRST:
            self.lose_cities()
        for keep in (2, 1, 0):
            for area in range(len(self.tokens)):
                while self.left and self.tokens[area] > keep and self.can_lose(1):
                    self.lose(area, 1)
        self.lose_cities()
        for area in range(len(self.tokens)):
            while self.left and self.tokens[area] and self.can_lose(1):
                self.lose(area, 1)

    def lose_cities(self) -> None:
        for area in self.cities[:]:
            if self.left and self.can_lose_city(area):
                self.lose_city(area)

    def lose_all(self) -> None:
        self.left = self.points()
        self.follow(TOKENS_FIRST)


def plan_of(state: Civ1980, step: Step, seat: int) -> LossPlan:
    plan = LossPlan(state, seat, step.b, step.c - 1)
    for action in state.sealed[seat]:
        plan.do(action)
    return plan


class BeginLosing(Phase):
    """Losses are met exactly if possible, else with the smallest excess; whoever has less loses all."""

    def run(self, state: Civ1980, step: Step) -> None:
        mask = 0
        for seat in state.order:
            if state.debts[seat] > 0:
                plan = LossPlan(state, seat, step.a, step.c - 1)
                if plan.points() <= state.debts[seat]:
                    plan.lose_all()
                    carry_out(state, plan)
                    state.debts[seat] = 0
                else:
                    if step.a != EPIDEMIC:
                        while not attainable(state.debts[seat], plan.total, len(plan.cities)):
                            state.debts[seat] += 1
                    mask |= 1 << seat
        state.ask_all(LOSING, mask, step.a, step.c)


def carry_out(state: Civ1980, plan: LossPlan) -> None:
    seat = plan.seat
    lost = 0
    for area in range(len(plan.lost_tokens)):
        if plan.lost_tokens[area]:
            lose_tokens(state, seat, area, plan.lost_tokens[area])
            lost += plan.lost_tokens[area]
    for place in range(len(plan.lost_cities)):
        area = plan.lost_cities[place]
        remove_city(state, area)
        if plan.replaced[place]:
            add_tokens(state, seat, area, plan.replaced[place])
        if state.log is not None:
            state.emit("event-city-lost", {"seat": seat, "area": area_name(state, area)})
    if state.log is not None:
        state.emit("event-losses", {"seat": seat, "n": lost})


class Losing(Phase):
    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        if state.sealed[seat]:
            return plan_of(state, step, seat).legal() or [DONE_ACTION]
        return [FOLLOWS[TOKENS_FIRST], FOLLOWS[CITIES_FIRST]]

    def accepts(self, state: Civ1980, step: Step, seat: int, action: Action) -> bool:
        if state.sealed[seat] and action.verb == LOSE:
            return plan_of(state, step, seat).accepts(action)
        if not state.sealed[seat] and action.key == HAND_ACTION.key:
            return True
        return super().accepts(state, step, seat, action)

    def complete(self, state: Civ1980, step: Step, seat: int) -> bool:
        last = state.sealed[seat][-1]
        return last.verb == DONE or (last.verb == FOLLOW and last.a != 0)

    def resolve(self, state: Civ1980, step: Step) -> None:
        for seat in state.order:
            if state.sealed[seat]:
                plan = plan_of(state, step, seat)
                if state.sealed[seat][0].a:
                    plan.follow(state.sealed[seat][0].a)
                carry_out(state, plan)
                state.debts[seat] = 0


# ---- who loses how much ----------------------------------------------------------------------------------------------


def strike(state: Civ1980, seat: int, calamity: int, points: int, plain: int) -> None:
    """The victim loses first, then names the others."""
    state.debts = [0] * state.seats
    state.debts[seat] = points
    state.push(Step(NEXT_VICTIMS, EVERYONE, calamity, seat, plain + 1))
    ask_losses(state, calamity, plain)


def ask_losses(state: Civ1980, calamity: int, plain: int) -> None:
    """Famine: whoever has Pottery may show Grain cards before."""
    state.push(Step(BEGIN_LOSING, EVERYONE, calamity, 0, plain + 1))
    if calamity == FAMINE:
        mask = 0
        for seat in range(state.seats):
            if state.debts[seat] > 0 and state.has(seat, POTTERY):
                mask |= 1 << seat
        state.ask_all(SHOWING_GRAIN, mask)


def begin_famine(state: Civ1980, seat: int) -> None:
    strike(state, seat, FAMINE, state.catalogue.famine_loss, NONE)


def begin_epidemic(state: Civ1980, seat: int) -> None:
    catalogue = state.catalogue
    medicine = state.has(seat, MEDICINE)
    strike(state, seat, EPIDEMIC, catalogue.epidemic_medicine if medicine else catalogue.epidemic_loss, NONE)


def plains_hit(state: Civ1980, seat: int) -> list[int]:
    """The flood plains where a nation has most to lose; none where it has nothing."""
    best: list[int] = []
    most = 1
    for plain in range(len(state.catalogue.plain_ids)):
        points = LossPlan(state, seat, FLOOD, plain).points()
        if points > most:
            best = []
            most = points
        if points == most:
            best.append(plain)
    return best


def begin_flood(state: Civ1980, seat: int) -> None:
    plains = plains_hit(state, seat)
    if len(plains) == 1:
        flood(state, seat, plains[0])
    elif plains:
        state.push(Step(FLOOD_PLAIN, seat))


def flood(state: Civ1980, seat: int, plain: int) -> None:
    catalogue = state.catalogue
    strike(state, seat, FLOOD, protected(state, seat, FLOOD, catalogue.flood_loss), plain)


def protected(state: Civ1980, seat: int, calamity: int, points: int) -> int:
    """What is left of a loss after a card that protects."""
    if calamity == FLOOD and state.has(seat, ENGINEERING):
        return min(points, state.catalogue.flood_engineering)
    if calamity == EPIDEMIC and state.has(seat, MEDICINE):
        return min(points, state.catalogue.epidemic_each_medicine)
    return points


class FloodPlain(Phase):
    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        return [Action(PLAIN, plain) for plain in plains_hit(state, seat)]

    def take(self, state: Civ1980, step: Step, seat: int, action: Action) -> None:
        flood(state, seat, action.a)


class ShowingGrain(Phase):
    """Each Grain card shown saves four points; the cards stay in the hand."""

    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        grain = 0
        for entry in state.players[seat].hand:
            if entry & CARD_MASK == GRAIN:
                grain += 1
        return [Action(SHOW, n) for n in range(grain, -1, -1)]

    def resolve(self, state: Civ1980, step: Step) -> None:
        for seat in state.order:
            for action in state.sealed[seat]:
                state.debts[seat] = max(state.debts[seat] - state.catalogue.famine_grain * action.a, 0)
                show_grain(state, seat, action.a)


def show_grain(state: Civ1980, seat: int, number: int) -> None:
    """Everybody knows now of so many Grain cards in this hand."""
    hand = state.players[seat].hand
    left = number
    for place in range(len(hand) - 1, -1, -1):
        if left and hand[place] & CARD_MASK == GRAIN:
            hand[place] |= PUBLIC & ~(1 << KNOWN_SHIFT + seat)
            left -= 1
    hand.sort()
    if state.log is not None:
        state.emit("event-grain", {"seat": seat, "n": number})


class NextVictims(Phase):
    def run(self, state: Civ1980, step: Step) -> None:
        catalogue = state.catalogue
        state.debts = [0] * state.seats
        if step.a == FAMINE:
            total = catalogue.famine_others
        elif step.a == FLOOD:
            total = catalogue.flood_others
        else:
            total = catalogue.epidemic_others
        state.push(Step(OTHERS_LOSE, EVERYONE, step.a, 0, step.c))
        name_victims(state, step.b, step.a, total, step.c - 1)


class OthersLose(Phase):
    """All are named: cards that protect count, and points they prevent are not given to others."""

    def run(self, state: Civ1980, step: Step) -> None:
        for seat in range(state.seats):
            state.debts[seat] = protected(state, seat, step.a, state.debts[seat])
        ask_losses(state, step.a, step.c - 1)


def most_for(state: Civ1980, victim: int, seat: int, calamity: int, left: int, plain: int) -> int:
    """How many points a victim may lay upon another player."""
    if seat == victim or state.debts[seat]:
        return 0
    catalogue = state.catalogue
    if calamity == FAMINE:
        left = min(left, catalogue.famine_each)
    elif calamity == EPIDEMIC:
        if giver(state, victim) == seat:
            return 0
        left = min(left, catalogue.epidemic_each)
    return min(left, LossPlan(state, seat, calamity, plain).points())


def least_for(state: Civ1980, victim: int, seat: int, calamity: int, left: int, plain: int) -> int:
    """How many points at least: a flood is passed on as far as possible, the others must be able to bear the rest."""
    if calamity == FLOOD:
        for other in range(state.seats):
            if other != seat:
                left -= most_for(state, victim, other, calamity, left, plain)
        return max(left, 1)
    return 1


def giver(state: Civ1980, victim: int) -> int:
    for entry in state.players[victim].open:
        if entry & CARD_MASK == EPIDEMIC:
            return (entry >> GIVER_SHIFT) - 1
    return NOBODY


def name_victims(state: Civ1980, victim: int, calamity: int, left: int, plain: int) -> None:
    """Ask for the next one, as long as there are points and players. A flood must be passed on as far as possible: if
    there is no choice, nobody is asked."""
    candidates = [seat for seat in state.order if most_for(state, victim, seat, calamity, left, plain)]
    if not candidates or left <= 0:
        return
    if calamity == FLOOD:
        total = 0
        for seat in candidates:
            total += most_for(state, victim, seat, calamity, left, plain)
        if total <= left:
            for seat in candidates:
                state.debts[seat] = most_for(state, victim, seat, calamity, left, plain)
            return
    state.push(Step(NAMING_VICTIMS, victim, calamity, left, plain + 1))


class NamingVictims(Phase):
    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        """All that is possible upon one player, as a sample; any number is accepted."""
        actions: list[Action] = []
        for other in state.order:
            most = most_for(state, seat, other, step.a, step.b, step.c - 1)
            if most:
                actions.append(Action(HIT, other, most))
        if step.a != FLOOD:
            actions.append(DONE_ACTION)
        return actions

    def accepts(self, state: Civ1980, step: Step, seat: int, action: Action) -> bool:
        if action.verb == HIT and action.a < state.seats:
            most = most_for(state, seat, action.a, step.a, step.b, step.c - 1)
            return least_for(state, seat, action.a, step.a, step.b, step.c - 1) <= action.b <= most
        return action.key == DONE_ACTION.key and step.a != FLOOD

    def take(self, state: Civ1980, step: Step, seat: int, action: Action) -> None:
        if action.verb == DONE:
            return
        state.debts[action.a] = action.b
        if state.log is not None:
            state.emit("event-hit", {"seat": seat, "seat_to": action.a, "n": action.b})
        name_victims(state, seat, step.a, step.b - action.b, step.c - 1)
