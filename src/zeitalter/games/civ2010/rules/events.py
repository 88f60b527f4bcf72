"""Culture events: when they may be played, at whom they are aimed, what they do (rulebook page 18)."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.civ2010.model.catalogue import (
    DEFECTION,
    DESERT,
    DISASTER,
    EVENT_PRODUCTION,
    EXCHANGE,
    FOREST,
    LEAD_ASTRAY,
    MOUNTAIN,
    NONE,
    REVOLT,
    SABOTAGE,
    SHELTER,
    SQUARES,
    Event,
    ground,
    terrain_of,
)
from zeitalter.games.civ2010.model.player import CITIES, FIGURES, FIRST_SCOUT
from zeitalter.games.civ2010.model.shared import changed, raised
from zeitalter.games.civ2010.model.state import Civ2010, Phase
from zeitalter.games.civ2010.model.steps import AGREEING, AIMING_EVENT, BEGIN_LEARNING, RESOLVE_EVENT
from zeitalter.games.civ2010.model.verbs import (
    AGREE,
    AGREE_ACTION,
    CHOOSE,
    CITY,
    DONE_ACTION,
    KILL,
    LEARN,
    PLACE,
    PLACES,
    PLAY,
)
from zeitalter.games.civ2010.rules.abilities import foreign_buildings, has_building
from zeitalter.games.civ2010.rules.board import (
    NEIGHBOURS,
    armies_in,
    city_with_centre,
    figures_at,
    has_wonder,
    is_building,
    is_person,
    is_water,
    is_wonder,
    own_cities,
    reaches,
    scouts_in,
    stacking_limit,
    techs_in,
    techs_to_learn,
)
from zeitalter.games.civ2010.rules.moves import (
    at,
    destroy_building,
    discard_card,
    kill_figures,
    learn,
    put_figure,
    recount_coins,
    remove_work,
    set_government,
)
from zeitalter.games.civ2010.rules.reactions import EVENT, ask_for_reactions, close_depth, open_depth


def playable_events(state: Civ2010, seat: int, phase: int) -> list[Action]:
    """Cards in hand that belong to a phase and find a target; equal cards are one choice."""
    actions: list[Action] = []
    designs = 0
    for card in state.players[seat].cards:
        event = state.catalogue.cards[card]
        if event.phase == phase and not designs >> event.index & 1:
            designs |= 1 << event.index
            if event_targets(state, seat, event, 0):
                actions.append(Action(PLAY, card))
    return actions


def play_event(state: Civ2010, seat: int, card: int) -> None:
    discard_card(state, seat, card)
    if state.log is not None:
        state.emit("event-play", {"seat": seat, "card": "card-" + state.catalogue.cards[card].id})
    state.push(Step(AIMING_EVENT, seat, card, 0))


# ---- targets --------------------------------------------------------------------------------------------------------


def event_targets(state: Civ2010, seat: int, event: Event, chosen: int) -> list[Action]:
    """What the card may be aimed at; `chosen` is what was chosen before, plus 1."""
    op = event.op
    if op == DEFECTION:
        return defection_targets(state, seat, event)
    if op == LEAD_ASTRAY:
        return astray_targets(state, seat, event, chosen)
    if op == DISASTER:
        return [PLACES[square] for square in disaster_squares(state, event)] if state.disasters else []
    if op == EXCHANGE:
        if not chosen:
            return [Action(CHOOSE, o) for o in state.others(seat) if techs_to_learn(state, seat, o, event.amount)]
        return [Action(LEARN, tech) for tech in techs_in(techs_to_learn(state, seat, chosen - 1, event.amount))]
    if op == SABOTAGE:
        squares = [s for s in foreign_buildings(state, seat) if reaches(state, seat, s, event.range)]
        actions = [PLACES[square] for square in squares if square != chosen - 1]
        return [*actions, DONE_ACTION] if chosen else actions
    if op == REVOLT:
        anarchy = state.catalogue.anarchy
        return [Action(CHOOSE, o) for o in state.others(seat) if state.players[o].government != anarchy]
    if op == EVENT_PRODUCTION:
        return [Action(CITY, seat, slot) for slot in own_cities(state.players[seat]) if state.turn.actions[slot] > 0]
    return []


def defection_targets(state: Civ2010, seat: int, event: Event) -> list[Action]:
    """Figures of one square, or a great person (no figure at all)."""
    actions: list[Action] = []
    for square in range(SQUARES):
        holder = state.holder[square]
        person = event.person and is_person(state.works[square]) and state.district[square] // CITIES != seat
        if not person and holder in (NONE, seat):
            continue
        if not reaches(state, seat, square, event.range):
            continue
        if person:
            actions.append(Action(KILL, square, 0, 0))
        if holder != NONE and holder != seat:
            there = figures_at(state.players[holder], square)
            for armies in range(armies_in(there) + 1):
                for scouts in range(scouts_in(there) + 1):
                    if 1 <= armies + scouts <= event.amount:
                        actions.append(Action(KILL, square, armies, scouts))
    return actions


def astray_targets(state: Civ2010, seat: int, event: Event, chosen: int) -> list[Action]:
    """First the square of another player's figures, then where they go."""
    if chosen:
        return [PLACES[square] for square in astray_reach(state, chosen - 1, event.amount)]
    actions: list[Action] = []
    for square in range(SQUARES):
        if state.holder[square] != NONE and state.holder[square] != seat:
            if astray_reach(state, square, event.amount):
                actions.append(PLACES[square])
    return actions


def astray_reach(state: Civ2010, source: int, steps: int) -> list[int]:
    """Squares that figures can be led to: not across water, nowhere that a battle, a hut or a city would meet them."""
    owner = state.holder[source]
    player = state.players[owner]
    count = figures_at(player, source).bit_count()
    limit = stacking_limit(state, player)
    seen = [source]
    edge = [source]
    result: list[int] = []
    for _step in range(steps):
        grown: list[int] = []
        for square in edge:
            for near in NEIGHBOURS[square]:
                if near == NONE or near in seen or state.ground[near] == NONE or is_water(state, near):
                    continue
                if state.token[near] != NONE or state.holder[near] not in (NONE, owner):
                    continue
                city = city_with_centre(state, near)
                if city != NONE and city // CITIES != owner:
                    continue
                if figures_at(player, near).bit_count() + count > limit:
                    continue
                seen.append(near)
                grown.append(near)
                if city == NONE:  # their own centre is passed only
                    result.append(near)
        edge = grown
    return result


def disaster_squares(state: Civ2010, event: Event) -> list[int]:
    """Revealed squares without building, wonder or centre: drought spares mountains, deforestation needs forest."""
    result: list[int] = []
    for square in range(SQUARES):
        here = state.ground[square]
        if here == NONE or is_building(state.works[square]) or is_wonder(state.works[square]):
            continue
        terrain = terrain_of(here)
        if terrain != FOREST if event.becomes != DESERT else terrain == MOUNTAIN:
            continue
        if here == ground(event.becomes, NONE, False, False) or city_with_centre(state, square) != NONE:
            continue
        result.append(square)
    return result


class AimingEvent(Phase):
    def legal(self, state: Civ2010, step: Step, seat: int) -> list[Action]:
        return event_targets(state, seat, state.catalogue.cards[step.a], step.b)

    def take(self, state: Civ2010, step: Step, seat: int, action: Action) -> None:
        event = state.catalogue.cards[step.a]
        if event.op == LEAD_ASTRAY and not step.b:
            state.push(Step(AIMING_EVENT, seat, step.a, action.a + 1))
        elif event.op == LEAD_ASTRAY:
            source = step.b - 1
            launch_event(state, seat, step.a, source + SQUARES * action.a, 1 << state.holder[source])
        elif event.op == DEFECTION:
            owner = state.holder[action.a]
            if not action.b and not action.c:
                owner = state.district[action.a] // CITIES
            target = action.a + SQUARES * (action.b + 8 * action.c)
            launch_event(state, seat, step.a, target, 1 << owner)
        elif event.op == DISASTER:
            city = state.district[action.a]
            launch_event(state, seat, step.a, action.a, 0 if city == NONE else 1 << city // CITIES)
        elif event.op == EXCHANGE and not step.b:
            state.push(Step(AIMING_EVENT, seat, step.a, action.a + 1))
        elif event.op == EXCHANGE:
            launch_event(state, seat, step.a, step.b - 1 + 8 * action.a, 1 << step.b - 1)
        elif event.op == SABOTAGE:
            aim_sabotage(state, step, event, action)
        elif event.op == REVOLT:
            launch_event(state, seat, step.a, action.a, 1 << action.a)
        else:
            launch_event(state, seat, step.a, action.b, 0)


def aim_sabotage(state: Civ2010, step: Step, event: Event, action: Action) -> None:
    """Targets are squares plus 1; the modern card hits up to two."""
    if not step.b and event.amount > 1 and len(event_targets(state, step.seat, event, action.a + 1)) > 1:
        state.push(Step(AIMING_EVENT, step.seat, step.a, action.a + 1))
        return
    first = step.b if step.b else action.a + 1
    second = action.a + 1 if step.b and action.verb == PLACE else 0
    aimed = 1 << state.district[first - 1] // CITIES
    if second:
        aimed |= 1 << state.district[second - 1] // CITIES
    launch_event(state, step.seat, step.a, first + 512 * second, aimed)


def launch_event(state: Civ2010, seat: int, card: int, target: int, aimed: int) -> None:
    """Those sheltered by the United Nations are asked whether they agree, then everybody may answer."""
    depth = open_depth(state)
    state.push(Step(RESOLVE_EVENT, seat, card, target, depth))
    ask_for_reactions(state, seat, depth, EVENT, aimed)
    for other in state.others(seat):
        if aimed >> other & 1 and has_wonder(state, other, SHELTER):
            state.push(Step(AGREEING, other, depth, card))


class Agreeing(Phase):
    def legal(self, state: Civ2010, step: Step, seat: int) -> list[Action]:
        return [AGREE_ACTION, DONE_ACTION]

    def take(self, state: Civ2010, step: Step, seat: int, action: Action) -> None:
        if action.verb != AGREE:
            state.turn.cancelled |= 1 << step.a
            if state.log is not None:
                state.emit("event-cancelled", {"seat": seat})


# ---- effects --------------------------------------------------------------------------------------------------------


class ResolveEvent(Phase):
    def run(self, state: Civ2010, step: Step) -> None:
        if close_depth(state, step.c):
            take_effect(state, step.seat, state.catalogue.cards[step.a], step.b)


def take_effect(state: Civ2010, seat: int, event: Event, target: int) -> None:
    op = event.op
    if op == DEFECTION:
        defect(state, target % SQUARES, target // SQUARES % 8, target // SQUARES // 8)
    elif op == LEAD_ASTRAY:
        lead_astray(state, target % SQUARES, target // SQUARES)
    elif op == DISASTER:
        state.disasters -= 1
        state.ground = changed(state.ground, target, ground(event.becomes, NONE, False, False))
        if state.log is not None:
            state.emit("event-disaster", at({"terrain": f"terrain-{event.becomes}"}, target))
        recount_coins(state)
    elif op == EXCHANGE:
        other = target % 8
        if techs_to_learn(state, seat, other, event.amount) >> target // 8 & 1:
            state.push(Step(BEGIN_LEARNING, other, seat, event.amount, 1))
            learn(state, seat, target // 8)
    elif op == SABOTAGE:
        for square in (target % 512 - 1, target // 512 - 1):
            if square >= 0 and has_building(state, square):
                destroy_building(state, square)
    elif op == REVOLT:
        set_government(state, target, state.catalogue.anarchy)
    elif op == EVENT_PRODUCTION:
        state.turn.bonus = raised(state.turn.bonus, target, event.amount)


def defect(state: Civ2010, square: int, armies: int, scouts: int) -> None:
    holder = state.holder[square]
    if not armies and not scouts:
        if is_person(state.works[square]):
            remove_work(state, square, True)
            recount_coins(state)
    elif holder != NONE:
        kill_figures(state, holder, some_figures(state, holder, square, armies, scouts))
    if state.log is not None and armies + scouts:
        state.emit("event-defect", at({"n": armies + scouts}, square))
    elif state.log is not None:
        state.emit("event-person-lost", at({}, square))


def some_figures(state: Civ2010, seat: int, square: int, armies: int, scouts: int) -> int:
    """So many of a player's figures on a square."""
    mask = 0
    for figure in range(FIGURES):
        if state.players[seat].figures[figure] == square:
            if figure < FIRST_SCOUT and armies:
                armies -= 1
                mask |= 1 << figure
            elif figure >= FIRST_SCOUT and scouts:
                scouts -= 1
                mask |= 1 << figure
    return mask


def lead_astray(state: Civ2010, source: int, destination: int) -> None:
    owner = state.holder[source]
    if owner == NONE:
        return
    for figure in range(FIGURES):
        if state.players[owner].figures[figure] == source:
            put_figure(state, owner, figure, destination)
    recount_coins(state)
    if state.log is not None:
        state.emit("event-astray", at({"seat": owner}, destination))
