"""Events: revealing the top card of the current events and carrying it out, seat by seat from the active player on."""

from zeitalter.core.agenda import Step
from zeitalter.games.ages.model import catalogue as c
from zeitalter.games.ages.model.player import EVENTS, NOTHING
from zeitalter.games.ages.model.state import (
    ADVANCED,
    BEGIN_RAZING,
    END_EVENT,
    EVENT_EFFECT,
    EVENT_SEAT,
    FREE_BUILDING,
    GAINING_MIX,
    LOSING_BLUE,
    LOSING_BUILDING,
    LOSING_COLONY,
    LOSING_MIX,
    TAKING_FREE,
    TURNING_WONDER,
    Ages,
    Phase,
)
from zeitalter.games.ages.rules.building import room_for
from zeitalter.games.ages.rules.civilization import discontent, figures, recount_actions
from zeitalter.games.ages.rules.event_scoring import score_event
from zeitalter.games.ages.rules.moves import (
    card_key,
    draw_military,
    gain_culture,
    gain_science,
    grow,
    lose_culture,
    remove_leader,
    shrink,
)
from zeitalter.games.ages.rules.production import begin_resources, consume, produce_food, produce_resources
from zeitalter.games.ages.rules.ranking import by_strength, reach
from zeitalter.games.ages.rules.territories import begin_auction, give_up_colony
from zeitalter.games.ages.rules.tokens import (
    food_stored,
    gain_food,
    gain_resources,
    gain_yellow_tokens,
    lose_blue_tokens,
    lose_yellow_tokens,
    pay_food,
    pay_resources,
    resources_stored,
)


class RevealEvent(Phase):
    def run(self, state: Ages, step: Step) -> None:
        if not state.current:
            return  # the beginner game has no more events
        card = state.current.pop()
        state.current_by.pop()
        state.reveal()
        if state.log is not None:
            state.emit("event-revealed", {"card": card_key(state, card)})
        if not state.current and state.level >= ADVANCED:
            renew_current_events(state)
        definition = state.card(card)
        if definition.kind == c.TERRITORY:
            begin_auction(state, card)
            return
        state.push(Step(END_EVENT, state.active, card))
        for i in range(len(definition.event) - 1, -1, -1):
            effect = definition.event[i]
            state.push(Step(EVENT_EFFECT, state.active, effect.op, effect.amount, reach(state, effect.who)))


class EndEvent(Phase):
    def run(self, state: Ages, step: Step) -> None:
        state.past.append(step.a)


def renew_current_events(state: Ages) -> None:
    """The future events become the current ones: shuffled, those of earlier ages on top."""
    order = list(range(len(state.future)))
    state.chance.shuffle(order)
    for age in range(c.AGES - 1, -1, -1):
        for i in order:
            if state.card(state.future[i]).age == age:
                state.current.append(state.future[i])
                state.current_by.append(state.future_by[i])
    state.future.clear()
    state.future_by.clear()


class ApplyEvent(Phase):
    """One sentence of an event: everybody it reaches, in the order of play."""

    def run(self, state: Ages, step: Step) -> None:
        if step.a >= c.SCORE_FOOD:
            score_event(state, step.a, step.b, EVENTS)
            return
        other = by_strength(state)[0] if step.a == c.YELLOW_TO_STRONGEST else 0
        for seat in reversed(state.order()):
            if step.c >> seat & 1:
                state.push(Step(EVENT_SEAT, seat, step.a, step.b, other))


class ApplyEventToSeat(Phase):
    def run(self, state: Ages, step: Step) -> None:
        seat = step.seat
        if state.resigned >> seat & 1:
            return
        if step.a <= c.FREE_WARRIOR:
            gain(state, seat, step.a, step.b)
        elif step.a <= c.ECONOMY:
            produce(state, seat, step.a)
        else:
            lose(state, step, seat, step.a, step.b)


def gain(state: Ages, seat: int, op: int, amount: int) -> None:
    player = state.players[seat]
    if op == c.GAIN_FOOD:
        gain_food(state, player, amount)
    elif op == c.GAIN_RESOURCE:
        gain_resources(state, player, amount)
    elif op == c.GAIN_FOOD_OR_RESOURCE:
        state.push(Step(GAINING_MIX, seat, amount, 1))
    elif op == c.GAIN_MIX:
        state.push(Step(GAINING_MIX, seat, amount))
    elif op == c.GAIN_SCIENCE:
        gain_science(state, seat, amount)
    elif op == c.GAIN_CULTURE:
        gain_culture(state, seat, amount, EVENTS)
    elif op == c.GAIN_POPULATION:
        grow(state, seat, amount)
    elif op == c.DRAW_MILITARY:
        draw_military(state, seat, amount)
    elif op == c.NO_DISCARDING:
        state.keeps_cards = 1
    else:
        tech = c.RELIGION if op == c.FREE_TEMPLE else c.WARRIORS
        if player.unused and room_for(state, player, state.card(tech).kind):
            state.push(Step(FREE_BUILDING, seat, tech))


def produce(state: Ages, seat: int, op: int) -> None:
    player = state.players[seat]
    now = figures(state, seat)
    if op == c.CULTURE_INCOME:
        gain_culture(state, seat, now.culture, EVENTS)
    elif op == c.SCIENCE_INCOME:
        gain_science(state, seat, now.science)
    elif op == c.CULTURE_BY_SCIENCE:
        gain_culture(state, seat, now.science, EVENTS)
    if op == c.FARMS_PRODUCE or op == c.ECONOMY:
        produce_food(state, player)
    if op == c.MINES_PRODUCE:
        produce_resources(state, player, NOTHING)
    if op == c.ECONOMY:
        consume(state, seat)
        begin_resources(state, seat, 1)


def lose(state: Ages, step: Step, seat: int, op: int, amount: int) -> None:
    player = state.players[seat]
    if op == c.LOSE_POPULATION:
        shrink(state, seat, amount)
    elif op == c.LOSE_BUILDING:
        if sum(player.workers[: c.URBAN_END]):
            state.push(Step(LOSING_BUILDING, seat))
    elif op == c.LOSE_CULTURE:
        lose_culture(state, seat, amount, EVENTS)
    elif op == c.LOSE_CULTURE_PER_DISCONTENT:
        lose_culture(state, seat, amount * discontent(state, seat), EVENTS)
    elif op == c.LOSE_MIX:
        lose_mix(state, seat, amount)
    elif op == c.LOSE_ALL_FOOD:
        pay_food(state, player, food_stored(state, player))
    elif op == c.LOSE_CIVIL_ACTIONS:
        player.rebellion += amount * discontent(state, seat)
    elif op == c.LOSE_BLUE:
        lose_blue(state, seat, amount)
    elif op == c.LOSE_COLONY:
        if len(player.colonies) == 1:
            give_up_colony(state, seat, player.colonies[0])
        elif player.colonies:
            state.push(Step(LOSING_COLONY, seat))
    elif op == c.YELLOW_TO_STRONGEST:
        gain_yellow_tokens(state.players[step.c], lose_yellow_tokens(player, amount))
    elif op == c.EMIGRATION:
        shrink(state, seat, (discontent(state, seat) + amount - 1) // amount)
    elif op == c.OLD_LEADER_LEAVES:
        if player.leader != NOTHING and state.card(player.leader).age != state.age:
            remove_leader(state, seat)
    elif op == c.TAKE_CARDS:
        state.push(Step(TAKING_FREE, seat, amount))
    elif op == c.TURN_WONDER:
        turn_wonder(state, seat)
    else:
        for victim in reversed(state.order()):
            if victim != seat:
                state.push(Step(BEGIN_RAZING, seat, victim, 1))


def lose_mix(state: Ages, seat: int, amount: int) -> None:
    player = state.players[seat]
    food, resources = food_stored(state, player), resources_stored(state, player)
    if food + resources <= amount or not food or not resources:
        paid = pay_food(state, player, min(food, amount))
        pay_resources(state, player, min(resources, amount - paid))
    else:
        state.push(Step(LOSING_MIX, seat, amount))


def lose_blue(state: Ages, seat: int, amount: int) -> None:
    """Tokens of the bank; when it is empty, tokens of farms and mines by the owner's choice."""
    player = state.players[seat]
    short = lose_blue_tokens(player, amount)
    if short and any(player.blue):
        state.push(Step(LOSING_BLUE, seat, short))


def old_wonders(state: Ages, seat: int) -> list[int]:
    return [wonder for wonder in state.players[seat].wonders if state.card(wonder).age <= c.MIDDLE_AGES]


def turn_wonder(state: Ages, seat: int) -> None:
    wonders = old_wonders(state, seat)
    if len(wonders) == 1:
        ruin(state, seat, wonders[0])
    elif wonders:
        state.push(Step(TURNING_WONDER, seat))


def ruin(state: Ages, seat: int, wonder: int) -> None:
    player = state.players[seat]
    player.wonders.remove(wonder)
    player.ruins.append(wonder)
    recount_actions(state, seat)
    if state.log is not None:
        state.emit("event-ruin", {"seat": seat, "card": card_key(state, wonder)})
