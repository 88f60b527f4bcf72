"""Civil War (phase 14): a nation falls into two parts, and one of them goes over to others."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.phase import Phase, Question
from zeitalter.core.wording import Arg
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.catalogue import CIVIL_WAR, DEMOCRACY, PHILOSOPHY
from zeitalter.games.civ1980.model.player import NOBODY
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.model.verbs import FOLLOWS
from zeitalter.games.civ1980.rules.losses import tell_no_effect, tell_shelter
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
from zeitalter.games.civ1980.rules.simultaneous import Proposed, followed
from zeitalter.games.civ1980.rules.units import CITIES_FIRST, TOKENS_FIRST, UnitChoice

FIRST_PART: Final = 1
SECOND_PART: Final = 2


def begin_civil_war(state: Civ1980, victim: int) -> None:
    """No effect below 35 points on the board (45 with Democracy and without Philosophy)."""
    catalogue = state.catalogue
    philosophy = state.has(victim, PHILOSOPHY)
    democracy = state.has(victim, DEMOCRACY) and not philosophy
    threshold = catalogue.war_threshold_democracy if democracy else catalogue.war_threshold
    if unit_points(state, victim) < threshold:
        state.emit("event-war-spared", {"seat": victim, "n": unit_points(state, victim), "threshold": threshold})
        return
    if philosophy or state.settings.richest_benefits:
        richest = by_stock(state, NOBODY if philosophy else victim)[0]
        if richest != victim:
            divide(state, victim, richest)
        else:
            tell_no_effect(state, victim, CIVIL_WAR)
        return
    candidates = beneficiaries(state, victim)
    if len(candidates) == 1:
        divide(state, victim, candidates[0])
    else:
        state.push(steps.NamingBeneficiary(victim))


def beneficiaries(state: Civ1980, victim: int) -> list[int]:
    """A nation without units must be named if there is one."""
    others = [seat for seat in state.order if seat != victim]
    gone = [seat for seat in others if not has_units(state, seat)]
    return gone or others


class NamingBeneficiary(Question[Civ1980, steps.NamingBeneficiary]):
    def legal(self, state: Civ1980, step: steps.NamingBeneficiary, seat: int) -> list[Action]:
        return [verbs.Name(other) for other in beneficiaries(state, seat)]

    def take(self, state: Civ1980, step: steps.NamingBeneficiary, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Name)
        divide(state, seat, action.beneficiary)


def divide(state: Civ1980, victim: int, beneficiary: int) -> None:
    """The first part: 15 points chosen by the victim, 20 by the beneficiary (30 with Democracy); with Philosophy only
    15 by the beneficiary."""
    catalogue = state.catalogue
    state.emit("event-war", {"seat": victim, "seat_to": beneficiary})
    cards = [card for card in (PHILOSOPHY, DEMOCRACY) if state.has(victim, card)][:1]
    if cards:
        tell_shelter(state, victim, cards, CIVIL_WAR)
    state.marked_tokens = [0] * catalogue.areas
    state.marked_cities = []
    state.push(steps.KeepingPart(victim, beneficiary))
    if state.has(victim, PHILOSOPHY):
        state.push(steps.WarPick(EVERYONE, 1 << beneficiary, catalogue.war_beneficiary_philosophy, victim))
        return
    democracy = state.has(victim, DEMOCRACY)
    points = catalogue.war_beneficiary_democracy if democracy else catalogue.war_beneficiary
    state.push(steps.WarPick(EVERYONE, 1 << beneficiary, points, victim))
    state.push(steps.WarPick(EVERYONE, 1 << victim, catalogue.war_victim, victim))


class Choice(UnitChoice):
    """Units of the victim picked for the first part."""

    def __init__(self, state: Civ1980, victim: int, points: int) -> None:
        tokens = state.players[victim].tokens[:]
        for area in range(len(tokens)):
            tokens[area] -= state.marked_tokens[area]
        cities = [area for area in cities_of(state, victim) if area not in state.marked_cities]
        super().__init__(tokens, cities, points)

    def follow(self, way: int) -> None:
        if way == CITIES_FIRST:
            self.choose_cities()
        self.choose_tokens(0)
        self.choose_cities()


def choice_of(state: Civ1980, step: steps.WarPick, seat: int) -> Choice:
    choice = Choice(state, step.victim, step.points)
    for action in state.sealed[seat]:
        choice.do(action)
    return choice


class WarPick(Proposed[steps.WarPick]):
    def proposals(self, state: Civ1980, step: steps.WarPick, seat: int) -> list[Action]:
        return [FOLLOWS[TOKENS_FIRST], FOLLOWS[CITIES_FIRST]]

    def details(self, state: Civ1980, step: steps.WarPick, seat: int) -> list[Action]:
        return choice_of(state, step, seat).legal()

    def allows(self, state: Civ1980, step: steps.WarPick, seat: int, action: Action) -> bool:
        if state.sealed[seat] and isinstance(action, verbs.Lose):
            return choice_of(state, step, seat).accepts(action.area, action.amount)
        return super().allows(state, step, seat, action)

    def carry_out(self, state: Civ1980, step: steps.WarPick, seat: int) -> None:
        choice = choice_of(state, step, seat)
        if followed(state, seat):
            choice.follow(followed(state, seat))
        for area in range(len(choice.chosen_tokens)):
            state.marked_tokens[area] += choice.chosen_tokens[area]
        state.marked_cities = sorted(state.marked_cities + choice.chosen_cities)


class KeepingPart(Question[Civ1980, steps.KeepingPart]):
    """The victim plays on with either part; what is marked afterwards is the other one, which is lost."""

    def legal(self, state: Civ1980, step: steps.KeepingPart, seat: int) -> list[Action]:
        return [verbs.Keep(FIRST_PART), verbs.Keep(SECOND_PART)]

    def take(self, state: Civ1980, step: steps.KeepingPart, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Keep)
        if action.part == FIRST_PART:
            tokens = state.players[seat].tokens
            state.marked_tokens = [tokens[area] - state.marked_tokens[area] for area in range(len(tokens))]
            state.marked_cities = [area for area in cities_of(state, seat) if area not in state.marked_cities]
        lost: dict[str, Arg] = {"tokens": sum(state.marked_tokens), "cities": len(state.marked_cities)}
        state.emit("event-war-kept", {"seat": seat, "part": action.part, **lost})
        state.lost = [step.beneficiary]  # who takes over, in this order
        state.push(steps.WarTakers(EVERYONE, 0, seat))


class WarTakers(Phase[Civ1980, steps.WarTakers]):
    """The beneficiary replaces as much as his pieces allow. Then come the others by tokens in stock, counted once the
    replaced pieces are back in the victim's stock; the victim keeps what is left when it is his turn."""

    def run(self, state: Civ1980, step: steps.WarTakers) -> None:
        victim = step.victim
        tokens = sum(state.marked_tokens)
        if not state.lost or not (tokens or state.marked_cities):
            return
        if step.stage == 1:
            state.lost = by_stock(state, state.lost[0])
        seat = state.lost[0]
        if seat == victim:
            state.emit("event-war-left", {"seat": victim, "tokens": tokens, "cities": len(state.marked_cities)})
            return
        if step.stage:
            state.lost.pop(0)
        state.push(steps.WarTakers(EVERYONE, min(step.stage + 1, 2), victim))
        stock, pieces = state.players[seat].stock, city_pieces(state, seat)
        if stock >= tokens and pieces >= len(state.marked_cities):
            take_over(state, seat, victim, state.marked_tokens[:], state.marked_cities[:])
        elif (stock and tokens) or (pieces and state.marked_cities):
            state.push(steps.WarTake(EVERYONE, 1 << seat, victim))


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
        state.emit("event-war-city", {"seat": seat, "seat_from": victim, "area": area_name(state, area)})
    if number:
        state.emit("event-war-tokens", {"seat": seat, "seat_from": victim, "n": number})


class WarTake(Proposed[steps.WarTake]):
    """Which pieces a taker replaces whose own are too few."""

    def proposals(self, state: Civ1980, step: steps.WarTake, seat: int) -> list[Action]:
        return [FOLLOWS[1]]

    def details(self, state: Civ1980, step: steps.WarTake, seat: int) -> list[Action]:
        left = Takeover(state, seat)
        actions: list[Action] = []
        for area in range(len(left.tokens)):
            n = left.most(area)
            if n > 0:
                actions.append(verbs.Lose(area, n))
                if n > 1:
                    actions.append(verbs.Lose(area, 1))
        if left.pieces:
            for area in left.cities:
                actions.append(verbs.City(area))
        return actions

    def allows(self, state: Civ1980, step: steps.WarTake, seat: int, action: Action) -> bool:
        if state.sealed[seat] and isinstance(action, verbs.Lose):
            return 0 < action.amount <= Takeover(state, seat).most(action.area)
        return super().allows(state, step, seat, action)

    def carry_out(self, state: Civ1980, step: steps.WarTake, seat: int) -> None:
        left = Takeover(state, seat)
        if followed(state, seat):
            left.take_all()
        tokens = [state.marked_tokens[area] - left.tokens[area] for area in range(len(left.tokens))]
        cities = [area for area in state.marked_cities if area not in left.cities]
        take_over(state, seat, step.victim, tokens, cities)


class Takeover:
    """Marked units that a taker has not chosen yet, and the pieces left to replace them."""

    def __init__(self, state: Civ1980, seat: int) -> None:
        self.tokens: list[int] = state.marked_tokens[:]
        self.cities: list[int] = state.marked_cities[:]
        self.stock: int = state.players[seat].stock
        self.pieces: int = city_pieces(state, seat)
        for action in state.sealed[seat]:
            if isinstance(action, verbs.Lose):
                self.take(action.area, action.amount)
            elif isinstance(action, verbs.City):
                self.cities.remove(action.area)
                self.pieces -= 1

    def take(self, area: int, amount: int) -> None:
        self.tokens[area] -= amount
        self.stock -= amount

    def most(self, area: int) -> int:
        return min(self.tokens[area], self.stock)

    def take_all(self) -> None:
        for area in range(len(self.tokens)):
            self.take(area, self.most(area))
        self.cities = self.cities[min(self.pieces, len(self.cities)) :]
