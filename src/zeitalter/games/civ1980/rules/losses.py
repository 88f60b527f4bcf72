"""Losses counted in points: famine, flood and epidemic (phase 14). A token is one point, a city five."""

from zeitalter.core.action import DONE, Action, Done
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.phase import Phase, Question
from zeitalter.core.wording import Arg
from zeitalter.games.civ1980.model import steps, verbs
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
from zeitalter.games.civ1980.model.player import KNOWN_TO_ALL, NOBODY, Held, rank
from zeitalter.games.civ1980.model.state import Civ1980, mask_of
from zeitalter.games.civ1980.model.verbs import FOLLOWS
from zeitalter.games.civ1980.rules.moves import add_tokens, area_name, lose_tokens, remove_city
from zeitalter.games.civ1980.rules.simultaneous import Proposed, Simultaneous, followed
from zeitalter.games.civ1980.rules.trade_cards import calamity_name
from zeitalter.games.civ1980.rules.units import CITIES_FIRST, CITY_POINTS, TOKENS_FIRST, UnitChoice, attainable


class LossPlan(UnitChoice):
    """What one nation gives up. An epidemic leaves a token in each area and in place of each city; a flood takes what
    is on its plain, but no city on a black site."""

    def __init__(self, state: Civ1980, seat: int, calamity: int, plain: int) -> None:
        held = state.players[seat].tokens
        keep = 1 if calamity == EPIDEMIC else 0
        tokens = [0] * len(held)
        cities: list[int] = []
        for area in range(len(held)):
            if not held[area] and state.city[area] != seat:
                continue
            if calamity == FLOOD and state.catalogue.plain[area] != plain:
                continue
            if held[area] > keep:
                tokens[area] = held[area] - keep
            if state.city[area] == seat and not (calamity == FLOOD and state.board.site[area] == BLACK_SITE):
                cities.append(area)
        super().__init__(tokens, cities, state.debts[seat])
        self.state = state
        self.seat = seat
        self.calamity = calamity
        self.stock: int = state.players[seat].stock
        self.replaced: list[int] = []  # tokens that take the place of each lost city

    def points(self) -> int:
        """All that could be lost."""
        return self.total + (CITY_POINTS - 1 if self.calamity == EPIDEMIC else CITY_POINTS) * len(self.cities)

    def replacement(self, area: int) -> int:
        """Epidemic: tokens that stay in place of a city, so that no more than needed is lost; 0 if there are none."""
        wanted = max(1, min(CITY_POINTS - self.left, self.state.limit(self.seat, area)))
        return min(wanted, self.stock)

    def can_choose_city(self, area: int) -> bool:
        if self.calamity == EPIDEMIC:
            return self.replacement(area) > 0
        return super().can_choose_city(area)

    def can_choose(self, amount: int) -> bool:
        if self.calamity == EPIDEMIC:
            return amount <= self.left
        return super().can_choose(amount)

    def choose(self, area: int, amount: int) -> None:
        super().choose(area, amount)
        self.stock += amount

    def choose_city(self, area: int) -> None:
        self.cities.remove(area)
        self.chosen_cities.append(area)
        kept = self.replacement(area) if self.calamity == EPIDEMIC else 0
        self.replaced.append(kept)
        self.stock -= kept
        self.left = max(self.left - (CITY_POINTS - kept), 0)

    def follow(self, way: int) -> None:
        """Tokens first, from crowded areas before lonely ones, or cities first."""
        if way == CITIES_FIRST:
            self.choose_cities()
        for keep in (2, 1, 0):
            self.choose_tokens(keep)
        self.choose_cities()
        self.choose_tokens(0)

    def lose_all(self) -> None:
        self.left = self.points()
        self.follow(TOKENS_FIRST)


def plan_of(state: Civ1980, step: steps.Losing, seat: int) -> LossPlan:
    plan = LossPlan(state, seat, step.calamity, step.plain)
    for action in state.sealed[seat]:
        plan.do(action)
    return plan


class BeginLosing(Phase[Civ1980, steps.BeginLosing]):
    """Losses are met exactly if possible, else with the smallest excess; whoever has less loses all."""

    def run(self, state: Civ1980, step: steps.BeginLosing) -> None:
        mask = 0
        for seat in state.order:
            if state.debts[seat] > 0:
                plan = LossPlan(state, seat, step.calamity, step.plain)
                if not plan.points():
                    tell_no_effect(state, seat, step.calamity)
                    state.debts[seat] = 0
                elif plan.points() <= state.debts[seat]:
                    plan.lose_all()
                    carry_out(state, plan)
                    state.debts[seat] = 0
                else:
                    if step.calamity != EPIDEMIC:
                        while not attainable(state.debts[seat], plan.total, len(plan.cities)):
                            state.debts[seat] += 1
                    mask |= 1 << seat
        state.ask_all(steps.Losing(EVERYONE, mask, step.calamity, step.plain))


def carry_out(state: Civ1980, plan: LossPlan) -> None:
    seat = plan.seat
    lost = 0
    where: list[int | str] = []
    for area in range(len(plan.chosen_tokens)):
        if plan.chosen_tokens[area]:
            lose_tokens(state, seat, area, plan.chosen_tokens[area])
            lost += plan.chosen_tokens[area]
            where.append(area_name(state, area))
    for place in range(len(plan.chosen_cities)):
        area = plan.chosen_cities[place]
        remove_city(state, area)
        args: dict[str, Arg] = {"seat": seat, "area": area_name(state, area)}
        if plan.replaced[place]:
            add_tokens(state, seat, area, plan.replaced[place])
            state.emit("event-city-reduced", {**args, "n": plan.replaced[place]})
        else:
            state.emit("event-city-lost", args)
    if lost:
        card = calamity_name(state, plan.calamity)
        state.emit("event-losses", {"seat": seat, "n": lost, "card": card, "areas": where})


class Losing(Proposed[steps.Losing]):
    def proposals(self, state: Civ1980, step: steps.Losing, seat: int) -> list[Action]:
        return [FOLLOWS[TOKENS_FIRST], FOLLOWS[CITIES_FIRST]]

    def details(self, state: Civ1980, step: steps.Losing, seat: int) -> list[Action]:
        return plan_of(state, step, seat).legal()

    def allows(self, state: Civ1980, step: steps.Losing, seat: int, action: Action) -> bool:
        if state.sealed[seat] and isinstance(action, verbs.Lose):
            return plan_of(state, step, seat).accepts(action.area, action.amount)
        return super().allows(state, step, seat, action)

    def carry_out(self, state: Civ1980, step: steps.Losing, seat: int) -> None:
        plan = plan_of(state, step, seat)
        if followed(state, seat):
            plan.follow(followed(state, seat))
        carry_out(state, plan)
        state.debts[seat] = 0


# ---- who loses how much ----------------------------------------------------------------------------------------------


def tell_no_effect(state: Civ1980, seat: int, calamity: int) -> None:
    """Nothing is lost: the nation is out of its reach, or too small."""
    state.emit("event-no-effect", {"seat": seat, "card": calamity_name(state, calamity)})


def tell_shelter(state: Civ1980, seat: int, cards: list[int], calamity: int) -> None:
    """Civilization cards of the nation make a calamity less severe."""
    names: list[int | str] = ["card-" + state.catalogue.card_ids[card] for card in cards]
    state.emit("event-shelter", {"seat": seat, "cards": names, "card": calamity_name(state, calamity)})


def tell_toll(state: Civ1980, seat: int, calamity: int) -> None:
    if state.debts[seat]:
        state.emit("event-toll", {"seat": seat, "n": state.debts[seat], "card": calamity_name(state, calamity)})


def strike(state: Civ1980, seat: int, calamity: int, points: int, plain: int) -> None:
    """The victim loses first, then names the others."""
    state.debts = [0] * state.seats
    state.debts[seat] = points
    tell_toll(state, seat, calamity)
    state.push(steps.NextVictims(EVERYONE, calamity, seat, plain))
    ask_losses(state, calamity, plain)


def ask_losses(state: Civ1980, calamity: int, plain: int) -> None:
    """Famine: whoever has Pottery may show Grain cards before."""
    state.push(steps.BeginLosing(EVERYONE, calamity, plain))
    if calamity == FAMINE:
        potters = [seat for seat in state.order if state.debts[seat] > 0 and state.has(seat, POTTERY)]
        state.ask_all(steps.ShowingGrain(EVERYONE, mask_of(potters)))


def begin_famine(state: Civ1980, seat: int) -> None:
    strike(state, seat, FAMINE, state.catalogue.famine_loss, NONE)


def begin_epidemic(state: Civ1980, seat: int) -> None:
    catalogue = state.catalogue
    medicine = state.has(seat, MEDICINE)
    if medicine:
        tell_shelter(state, seat, [MEDICINE], EPIDEMIC)
    strike(state, seat, EPIDEMIC, catalogue.epidemic_medicine if medicine else catalogue.epidemic_loss, NONE)


def points_on(state: Civ1980, seat: int, plain: int) -> int:
    """Of all units on a flood plain, cities that are safe among them."""
    points = 0
    for area in range(state.catalogue.areas):
        if state.catalogue.plain[area] == plain:
            points += state.players[seat].tokens[area] + (CITY_POINTS if state.city[area] == seat else 0)
    return points


def plains_hit(state: Civ1980, seat: int) -> list[int]:
    """The flood plains where a nation has most points of units; none where it has nothing."""
    best: list[int] = []
    most = 1
    for plain in range(len(state.catalogue.plain_ids)):
        points = points_on(state, seat, plain)
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
        state.push(steps.FloodPlain(seat))
    else:
        tell_no_effect(state, seat, FLOOD)


def flood(state: Civ1980, seat: int, plain: int) -> None:
    catalogue = state.catalogue
    areas: list[int | str] = [
        area_name(state, area) for area in range(catalogue.areas) if catalogue.plain[area] == plain
    ]
    state.emit("event-flood", {"seat": seat, "areas": areas})
    strike(state, seat, FLOOD, protected(state, seat, FLOOD, catalogue.flood_loss), plain)


def protected(state: Civ1980, seat: int, calamity: int, points: int) -> int:
    """What is left of a loss after a card that protects."""
    if calamity == FLOOD and state.has(seat, ENGINEERING):
        return spared(state, seat, ENGINEERING, points, state.catalogue.flood_engineering)
    if calamity == EPIDEMIC and state.has(seat, MEDICINE):
        return spared(state, seat, MEDICINE, points, state.catalogue.epidemic_each_medicine)
    return points


def spared(state: Civ1980, seat: int, card: int, points: int, most: int) -> int:
    """No more than so many, thanks to a civilization card."""
    if points > most:
        name = "card-" + state.catalogue.card_ids[card]
        state.emit("event-spared", {"seat": seat, "n": points - most, "left": most, "card": name})
    return min(points, most)


class FloodPlain(Question[Civ1980, steps.FloodPlain]):
    def legal(self, state: Civ1980, step: steps.FloodPlain, seat: int) -> list[Action]:
        return [verbs.Plain(plain) for plain in plains_hit(state, seat)]

    def take(self, state: Civ1980, step: steps.FloodPlain, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Plain)
        flood(state, seat, action.plain)


class ShowingGrain(Simultaneous[steps.ShowingGrain]):
    """Each Grain card shown saves four points; the cards stay in the hand."""

    def legal(self, state: Civ1980, step: steps.ShowingGrain, seat: int) -> list[Action]:
        grain = 0
        for held in state.players[seat].hand:
            if held.card == GRAIN:
                grain += 1
        return [verbs.Show(n) for n in range(grain, -1, -1)]

    def ends_with(self, last: Action) -> bool:
        return True

    def carry_out(self, state: Civ1980, step: steps.ShowingGrain, seat: int) -> None:
        for action in state.sealed[seat]:
            assert isinstance(action, verbs.Show)
            left = max(state.debts[seat] - state.catalogue.famine_grain * action.grain, 0)
            saved = state.debts[seat] - left
            state.debts[seat] = left
            show_grain(state, seat, action.grain, saved)


def show_grain(state: Civ1980, seat: int, number: int, saved: int) -> None:
    """Everybody knows now of so many Grain cards in this hand."""
    hand = state.players[seat].hand
    left = number
    for place in range(len(hand) - 1, -1, -1):
        if left and hand[place].card == GRAIN:
            hand[place] = Held(GRAIN, KNOWN_TO_ALL & ~(1 << seat), NOBODY)
            left -= 1
    hand.sort(key=rank)
    state.emit("event-grain", {"seat": seat, "n": number, "saved": saved})


class NextVictims(Phase[Civ1980, steps.NextVictims]):
    def run(self, state: Civ1980, step: steps.NextVictims) -> None:
        catalogue = state.catalogue
        state.debts = [0] * state.seats
        if step.calamity == FAMINE:
            total = catalogue.famine_others
        elif step.calamity == FLOOD:
            total = catalogue.flood_others
        else:
            total = catalogue.epidemic_others
        state.push(steps.OthersLose(EVERYONE, step.calamity, step.plain))
        name_victims(state, step.victim, step.calamity, total, step.plain)


class OthersLose(Phase[Civ1980, steps.OthersLose]):
    """All are named: cards that protect count, and points they prevent are not given to others."""

    def run(self, state: Civ1980, step: steps.OthersLose) -> None:
        for seat in range(state.seats):
            state.debts[seat] = protected(state, seat, step.calamity, state.debts[seat])
        ask_losses(state, step.calamity, step.plain)


def most_for(state: Civ1980, victim: int, seat: int, calamity: int, left: int, plain: int) -> int:
    """How many points a victim may lay upon another player."""
    if seat == victim or state.debts[seat]:
        return 0
    catalogue = state.catalogue
    if calamity == FAMINE:
        left = min(left, catalogue.famine_each)
    elif calamity == EPIDEMIC:
        if giver_of(state, victim, EPIDEMIC) == seat:
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


def giver_of(state: Civ1980, seat: int, calamity: int) -> int:
    """From whom a calamity that lies open came, NOBODY for a red one."""
    for held in state.players[seat].open:
        if held.card == state.catalogue.commodities + calamity:
            return held.giver
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
                tell_toll(state, seat, calamity)
            return
    state.push(steps.NamingVictims(victim, calamity, left, plain))


class NamingVictims(Question[Civ1980, steps.NamingVictims]):
    def legal(self, state: Civ1980, step: steps.NamingVictims, seat: int) -> list[Action]:
        """All that is possible upon one player, as a sample; any number is accepted."""
        actions: list[Action] = []
        for other in state.order:
            most = most_for(state, seat, other, step.calamity, step.points, step.plain)
            if most:
                actions.append(verbs.Hit(other, most))
        if step.calamity != FLOOD:
            actions.append(DONE)
        return actions

    def accepts(self, state: Civ1980, step: steps.NamingVictims, seat: int, action: Action) -> bool:
        if isinstance(action, verbs.Hit) and action.victim < state.seats:
            most = most_for(state, seat, action.victim, step.calamity, step.points, step.plain)
            least = least_for(state, seat, action.victim, step.calamity, step.points, step.plain)
            return least <= action.amount <= most
        return isinstance(action, Done) and step.calamity != FLOOD

    def take(self, state: Civ1980, step: steps.NamingVictims, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Hit):
            state.debts[action.victim] = action.amount
            state.emit("event-hit", {"seat": seat, "seat_to": action.victim, "n": action.amount})
            name_victims(state, seat, step.calamity, step.points - action.amount, step.plain)
