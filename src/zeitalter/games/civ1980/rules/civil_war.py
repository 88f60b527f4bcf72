"""Civil War (phase 14): a nation falls into two parts, and one of them goes over to others."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.games.civ1980.model.catalogue import DEMOCRACY, PHILOSOPHY
from zeitalter.games.civ1980.model.state import (
    KEEPING_PART,
    NAMING_BENEFICIARY,
    NOBODY,
    RICHEST_BENEFITS,
    WAR_PARTS,
    WAR_PICK,
    WAR_TAKE,
    WAR_TAKERS,
    Civ1980,
    Phase,
)
from zeitalter.games.civ1980.model.verbs import CITY, DONE, DONE_ACTION, FOLLOW, FOLLOWS, HAND_ACTION, KEEP, LOSE, NAME
from zeitalter.games.civ1980.rules.losses import attainable
from zeitalter.games.civ1980.rules.moves import (
    add_tokens,
    area_name,
    by_stock,
    cities_of,
    city_pieces,
    has_units,
    lose_tokens,
    place_city,
    remove_city,
    unit_points,
)

TOKENS_FIRST: Final = 1
CITIES_FIRST: Final = 2
FIRST_PART: Final = 1
SECOND_PART: Final = 2


def begin_civil_war(state: Civ1980, victim: int) -> None:
    """No effect below 35 points on the board (45 with Democracy and without Philosophy)."""
    catalogue = state.catalogue
    philosophy = state.has(victim, PHILOSOPHY)
    democracy = state.has(victim, DEMOCRACY) and not philosophy
    if unit_points(state, victim) < (catalogue.war_threshold_democracy if democracy else catalogue.war_threshold):
        return
    if philosophy or state.settings[RICHEST_BENEFITS]:
        richest = by_stock(state, NOBODY if philosophy else victim)[0]
        if richest != victim:
            divide(state, victim, richest)
        return
    candidates = beneficiaries(state, victim)
    if len(candidates) == 1:
        divide(state, victim, candidates[0])
    else:
        state.push(Step(NAMING_BENEFICIARY, victim))


def beneficiaries(state: Civ1980, victim: int) -> list[int]:
    """A nation without units must be named if there is one."""
    others = [seat for seat in state.order if seat != victim]
    gone = [seat for seat in others if not has_units(state, seat)]
    return gone or others


class NamingBeneficiary(Phase):
    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        return [Action(NAME, other) for other in beneficiaries(state, seat)]

    def take(self, state: Civ1980, step: Step, seat: int, action: Action) -> None:
        divide(state, seat, action.a)


def divide(state: Civ1980, victim: int, beneficiary: int) -> None:
    """The first part: 15 points chosen by the victim, 20 by the beneficiary (30 with Democracy); with Philosophy only
    15 by the beneficiary."""
    catalogue = state.catalogue
    state.marked_tokens = [0] * catalogue.areas
    state.marked_cities = []
    state.push(Step(WAR_PARTS, EVERYONE, 0, victim, beneficiary))
    if state.has(victim, PHILOSOPHY):
        state.push(Step(WAR_PICK, EVERYONE, 1 << beneficiary, catalogue.war_beneficiary_philosophy, victim))
        return
    democracy = state.has(victim, DEMOCRACY)
    points = catalogue.war_beneficiary_democracy if democracy else catalogue.war_beneficiary
    state.push(Step(WAR_PICK, EVERYONE, 1 << beneficiary, points, victim))
    state.push(Step(WAR_PICK, EVERYONE, 1 << victim, catalogue.war_victim, victim))


class Choice:
    """Units of the victim picked for the first part, exactly so many points."""

    def __init__(self, state: Civ1980, victim: int, points: int) -> None:
        self.left: int = points
        self.tokens: list[int] = state.players[victim].tokens[:]
        self.cities: list[int] = [area for area in cities_of(state, victim) if area not in state.marked_cities]
        self.picked_tokens: list[int] = [0] * state.catalogue.areas
        self.picked_cities: list[int] = []
        for area in range(len(self.tokens)):
            self.tokens[area] -= state.marked_tokens[area]
        self.total: int = sum(self.tokens)

    def do(self, action: Action) -> None:
        if action.verb == LOSE:
            self.pick(action.a, action.b)
        elif action.verb == CITY:
            self.pick_city(action.a)

    def pick(self, area: int, amount: int) -> None:
        self.tokens[area] -= amount
        self.picked_tokens[area] += amount
        self.total -= amount
        self.left -= amount

    def pick_city(self, area: int) -> None:
        self.cities.remove(area)
        self.picked_cities.append(area)
        self.left -= 5

    def can_pick(self, amount: int) -> bool:
        return amount <= self.left and attainable(self.left - amount, self.total - amount, len(self.cities))

    def can_pick_city(self) -> bool:
        return self.left >= 5 and attainable(self.left - 5, self.total, len(self.cities) - 1)

    def legal(self) -> list[Action]:
        actions: list[Action] = []
        for area in range(len(self.tokens)):
            most = min(self.tokens[area], self.left)
            while most > 0 and not self.can_pick(most):
                most -= 1
            if most > 0:
                actions.append(Action(LOSE, area, most))
                if most > 1 and self.can_pick(1):
                    actions.append(Action(LOSE, area, 1))
        if self.can_pick_city():
            for area in self.cities:
                actions.append(Action(CITY, area))
        return actions

    def accepts(self, action: Action) -> bool:
        return 0 < action.b <= self.tokens[action.a] and self.can_pick(action.b)

    def follow(self, way: int) -> None:
        if way == CITIES_FIRST:
            self.pick_cities()
        for area in range(len(self.tokens)):
            while self.left and self.tokens[area] > 0 and self.can_pick(1):
                self.pick(area, 1)
        self.pick_cities()

    def pick_cities(self) -> None:
        for area in self.cities[:]:
            if self.can_pick_city():
                self.pick_city(area)


def choice_of(state: Civ1980, step: Step, seat: int) -> Choice:
    choice = Choice(state, step.c, step.b)
    for action in state.sealed[seat]:
        choice.do(action)
    return choice


class WarPick(Phase):
    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        if state.sealed[seat]:
            return choice_of(state, step, seat).legal() or [DONE_ACTION]
        return [FOLLOWS[TOKENS_FIRST], FOLLOWS[CITIES_FIRST]]

    def accepts(self, state: Civ1980, step: Step, seat: int, action: Action) -> bool:
        if state.sealed[seat] and action.verb == LOSE:
            return choice_of(state, step, seat).accepts(action)
        if not state.sealed[seat] and action.key == HAND_ACTION.key:
            return True
        return super().accepts(state, step, seat, action)

    def complete(self, state: Civ1980, step: Step, seat: int) -> bool:
        last = state.sealed[seat][-1]
        return last.verb == DONE or (last.verb == FOLLOW and last.a != 0)

    def resolve(self, state: Civ1980, step: Step) -> None:
        for seat in state.order:
            if state.sealed[seat]:
                choice = choice_of(state, step, seat)
                if state.sealed[seat][0].a:
                    choice.follow(state.sealed[seat][0].a)
                for area in range(len(choice.picked_tokens)):
                    state.marked_tokens[area] += choice.picked_tokens[area]
                state.marked_cities = sorted(state.marked_cities + choice.picked_cities)


class WarParts(Phase):
    def run(self, state: Civ1980, step: Step) -> None:
        state.push(Step(KEEPING_PART, step.b, step.c))


class KeepingPart(Phase):
    """The victim plays on with either part; what is marked afterwards is the other one, which is lost."""

    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        return [Action(KEEP, FIRST_PART), Action(KEEP, SECOND_PART)]

    def take(self, state: Civ1980, step: Step, seat: int, action: Action) -> None:
        if action.a == FIRST_PART:
            tokens = state.players[seat].tokens
            state.marked_tokens = [tokens[area] - state.marked_tokens[area] for area in range(len(tokens))]
            state.marked_cities = [area for area in cities_of(state, seat) if area not in state.marked_cities]
        if state.log is not None:
            state.emit("event-war-kept", {"seat": seat, "part": action.a})
        state.lost = [step.a]  # who takes over, in this order
        state.push(Step(WAR_TAKERS, EVERYONE, 0, seat))


class WarTakers(Phase):
    """The beneficiary replaces as much as his pieces allow. Then come the others by tokens in stock, counted once the
    replaced pieces are back in the victim's stock; the victim keeps what is left when it is his turn."""

    def run(self, state: Civ1980, step: Step) -> None:
        victim = step.b
        tokens = sum(state.marked_tokens)
        if not state.lost or not (tokens or state.marked_cities):
            return
        if step.a == 1:
            state.lost = by_stock(state, state.lost[0])
        seat = state.lost[0]
        if seat == victim:
            return
        if step.a:
            state.lost.pop(0)
        state.push(Step(WAR_TAKERS, EVERYONE, min(step.a + 1, 2), victim))
        stock, pieces = state.players[seat].stock, city_pieces(state, seat)
        if stock >= tokens and pieces >= len(state.marked_cities):
            take_over(state, seat, victim, state.marked_tokens[:], state.marked_cities[:])
        elif (stock and tokens) or (pieces and state.marked_cities):
            state.push(Step(WAR_TAKE, EVERYONE, 1 << seat, 0, victim))


def take_over(state: Civ1980, seat: int, victim: int, tokens: list[int], cities: list[int]) -> None:
    """The victim's pieces go back to his stock, the taker puts his own in their place."""
    number = 0
    for area in range(len(tokens)):
        n = tokens[area]
        if n:
            lose_tokens(state, victim, area, n)
            add_tokens(state, seat, area, n)
            state.marked_tokens[area] -= n
            number += n
    for area in cities:
        remove_city(state, area)
        place_city(state, seat, area)
        state.marked_cities.remove(area)
        if state.log is not None:
            state.emit("event-war-city", {"seat": seat, "seat_from": victim, "area": area_name(state, area)})
    if state.log is not None and number:
        state.emit("event-war-tokens", {"seat": seat, "seat_from": victim, "n": number})


class WarTake(Phase):
    """Which pieces a taker replaces whose own are too few."""

    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        if not state.sealed[seat]:
            return [FOLLOWS[1]]
        tokens, cities, stock, pieces = self.left(state, seat)
        actions: list[Action] = []
        for area in range(len(tokens)):
            n = min(tokens[area], stock)
            if n > 0:
                actions.append(Action(LOSE, area, n))
                if n > 1:
                    actions.append(Action(LOSE, area, 1))
        if pieces:
            for area in cities:
                actions.append(Action(CITY, area))
        return actions or [DONE_ACTION]

    def left(self, state: Civ1980, seat: int) -> tuple[list[int], list[int], int, int]:
        """Marked units not chosen yet, and own pieces left to replace them."""
        tokens = state.marked_tokens[:]
        cities = state.marked_cities[:]
        stock, pieces = state.players[seat].stock, city_pieces(state, seat)
        for action in state.sealed[seat]:
            if action.verb == LOSE:
                tokens[action.a] -= action.b
                stock -= action.b
            elif action.verb == CITY:
                cities.remove(action.a)
                pieces -= 1
        return tokens, cities, stock, pieces

    def accepts(self, state: Civ1980, step: Step, seat: int, action: Action) -> bool:
        if not state.sealed[seat] and action.key == HAND_ACTION.key:
            return True
        if state.sealed[seat] and action.verb == LOSE:
            tokens, _cities, stock, _pieces = self.left(state, seat)
            return 0 < action.b <= min(tokens[action.a], stock)
        return super().accepts(state, step, seat, action)

    def complete(self, state: Civ1980, step: Step, seat: int) -> bool:
        last = state.sealed[seat][-1]
        return last.verb == DONE or (last.verb == FOLLOW and last.a != 0)

    def resolve(self, state: Civ1980, step: Step) -> None:
        for seat in state.order:
            if state.sealed[seat]:
                tokens, cities, stock, pieces = self.left(state, seat)
                if state.sealed[seat][0].a:
                    for area in range(len(tokens)):
                        n = min(tokens[area], stock)
                        tokens[area] -= n
                        stock -= n
                    cities = cities[min(pieces, len(cities)) :]
                taken = [state.marked_tokens[area] - tokens[area] for area in range(len(tokens))]
                kept = cities
                take_over(state, seat, step.c, taken, [area for area in state.marked_cities if area not in kept])
