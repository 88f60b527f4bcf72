"""Culture events: when they may be played, at whom they are aimed, what they do (rulebook page 18)."""

from typing import Final

from zeitalter.core.action import DONE, Action, Done
from zeitalter.core.phase import Phase, Question
from zeitalter.core.wording import Arg
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model import turn as t
from zeitalter.games.civ2010.model.catalogue import DESERT, FOREST, MOUNTAIN, NONE, SHELTER, SQUARES, Event
from zeitalter.games.civ2010.model.player import FIGURES
from zeitalter.games.civ2010.model.shared import changed, raised
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.turn import Target
from zeitalter.games.civ2010.rules import board, moves
from zeitalter.games.civ2010.rules.abilities import buildings_of, has_building, idle_cities, target_of
from zeitalter.games.civ2010.rules.culture import discard_card
from zeitalter.games.civ2010.rules.government import set_government
from zeitalter.games.civ2010.rules.pyramid import techs_in, techs_to_learn
from zeitalter.games.civ2010.rules.reactions import EVENT, ask_for_reactions, close_depth, open_depth

# ---- what culture events do -----------------------------------------------------------------------------------------


class Effect:
    """What culture events of one kind do. This one is only played as an answer or a payment."""

    def __init__(self, *fields: str) -> None:
        self.fields = fields  # those of the data that it reads

    def targets(self, state: Civ2010, seat: int, event: Event, square: int, partner: int) -> list[Action]:
        """What the card may be aimed at; a square or a partner chosen before is given, otherwise NONE."""
        return []

    def take(self, state: Civ2010, step: steps.AimingEvent, event: Event, action: Action) -> None:
        """An aim was chosen."""
        target = target_of(action, step.square)
        launch(state, step.seat, step.card, target, self.aimed_at(state, event, target))

    def aimed_at(self, state: Civ2010, event: Event, target: Target) -> int:
        """Bit mask of the players it is directed against."""
        raise NotImplementedError

    def happen(self, state: Civ2010, seat: int, event: Event, target: Target) -> None:
        raise NotImplementedError


class Defection(Effect):
    """Figures of one square desert, or a great person (no figure at all)."""

    def targets(self, state: Civ2010, seat: int, event: Event, square: int, partner: int) -> list[Action]:
        actions: list[Action] = []
        own: list[Action] = []
        for place in range(SQUARES):
            holder = state.holder[place]
            person = event.person and board.is_person(state, place)
            if (holder == NONE and not person) or not board.reaches(state, seat, place, event.range):
                continue
            if person:
                (own if state.owner[place] == seat else actions).append(verbs.Kill(place, 0, 0))
            if holder != NONE:
                there = board.figures_at(state.players[holder], place)
                (own if holder == seat else actions).extend([verbs.Kill(place, *few) for few in some_of(there, event)])
            if marching_at(state, place):
                some = [verbs.KillMarching(place, *few) for few in some_of(marching_at(state, place), event)]
                told = [kill for kill in some if is_told_apart(state, kill)]
                (own if state.turn.seat == seat else actions).extend(told)
        return actions + own

    def aimed_at(self, state: Civ2010, event: Event, target: Target) -> int:
        """A single figure, or a square, which may lie in somebody else's outskirts."""
        owner = state.owner[target.square]
        if not target.armies + target.scouts:
            return 1 << owner
        aimed = 1 << victim_of(state, target)
        return aimed | 1 << owner if event.person and owner != NONE else aimed

    def happen(self, state: Civ2010, seat: int, event: Event, target: Target) -> None:
        square, count = target.square, target.armies + target.scouts
        if count:
            victim = victim_of(state, target)
            if victim != NONE:
                moves.kill_figures(state, victim, deserters(state, victim, target))
            state.emit("event-defect", moves.at({"n": count}, square))
        else:
            if board.is_person(state, square):
                moves.remove_work(state, square, True)
                moves.recount_coins(state)
            state.emit("event-person-lost", moves.at({}, square))


def some_of(figures: int, event: Event) -> list[tuple[int, int]]:
    """How many armies and scouts of these a card may take."""
    counts: list[tuple[int, int]] = []
    for armies in range(board.armies_in(figures) + 1):
        for scouts in range(board.scouts_in(figures) + 1):
            if 1 <= armies + scouts <= event.amount:
                counts.append((armies, scouts))
    return counts


def marching_at(state: Civ2010, square: int) -> int:
    """Bit mask of the figures on the march that are on a square now."""
    if square != state.turn.square or not state.turn.group:
        return 0
    return state.turn.group & board.figures_at(state.players[state.turn.seat], square)


def is_told_apart(state: Civ2010, kill: verbs.KillMarching) -> bool:
    """Whether it means other figures than so many of the square; those who fly past enemies do not hold it."""
    if state.holder[kill.square] != state.turn.seat:
        return True
    seat, target = state.turn.seat, target_of(kill, NONE)
    return deserters(state, seat, target) != deserters(
        state, seat, t.target(square=kill.square, armies=kill.armies, scouts=kill.scouts)
    )


def victim_of(state: Civ2010, target: Target) -> int:
    return state.turn.seat if target.marching else state.holder[target.square]


def deserters(state: Civ2010, seat: int, target: Target) -> int:
    """Bit mask: of the march, or of those who stand there before those on the march, the unmoved first."""
    marching = marching_at(state, target.square) if seat == state.turn.seat else 0
    moved = state.turn.moved & ~marching if seat == state.turn.seat else 0
    mask = 0
    for among in [marching] if target.marching else [~marching & ~moved, moved, marching]:
        armies = target.armies - board.armies_in(mask)
        scouts = target.scouts - board.scouts_in(mask)
        mask |= board.some_figures(state.players[seat], target.square, armies, scouts, ~among)
    return mask


class LeadAstray(Effect):
    """Figures of another player go where they would not."""

    def targets(self, state: Civ2010, seat: int, event: Event, square: int, partner: int) -> list[Action]:
        if square != NONE:
            return [verbs.PLACES[goal] for goal in astray_reach(state, square, event.amount)]
        actions: list[Action] = []
        for place in range(SQUARES):
            if state.holder[place] != NONE and state.holder[place] != seat:
                if astray_reach(state, place, event.amount):
                    actions.append(verbs.PLACES[place])
        return actions

    def take(self, state: Civ2010, step: steps.AimingEvent, event: Event, action: Action) -> None:
        if step.square == NONE and isinstance(action, verbs.Place):
            state.push(steps.AimingEvent(step.seat, step.card, action.square, NONE))
        else:
            super().take(state, step, event, action)

    def aimed_at(self, state: Civ2010, event: Event, target: Target) -> int:
        """The figures, and the square they stand on."""
        aimed = 1 << state.holder[target.square]
        owner = state.owner[target.square]
        return aimed if owner == NONE else aimed | 1 << owner

    def happen(self, state: Civ2010, seat: int, event: Event, target: Target) -> None:
        owner = state.holder[target.square]
        if owner == NONE:
            return
        for figure in range(FIGURES):
            if state.players[owner].figures[figure] == target.square:
                moves.put_figure(state, owner, figure, target.second)
        moves.recount_coins(state)
        state.emit("event-astray", moves.at({"seat": owner}, target.second))


class Disaster(Effect):
    """A square becomes bare ground of another kind."""

    def targets(self, state: Civ2010, seat: int, event: Event, square: int, partner: int) -> list[Action]:
        return [verbs.PLACES[place] for place in disaster_squares(state, event)] if state.disasters else []

    def aimed_at(self, state: Civ2010, event: Event, target: Target) -> int:
        owner = state.owner[target.square]
        return 0 if owner == NONE else 1 << owner

    def happen(self, state: Civ2010, seat: int, event: Event, target: Target) -> None:
        state.disasters -= 1
        state.ground = changed(state.ground, target.square, state.catalogue.bare[event.becomes])
        state.emit("event-disaster", moves.at({"terrain": f"terrain-{event.becomes}"}, target.square))
        moves.recount_coins(state)


class Exchange(Effect):
    """A technology of another player, who may learn one in return."""

    def targets(self, state: Civ2010, seat: int, event: Event, square: int, partner: int) -> list[Action]:
        if partner == NONE:
            return [verbs.Choose(o) for o in state.others(seat) if techs_to_learn(state, seat, o, event.amount)]
        return [verbs.Learn(tech) for tech in techs_in(techs_to_learn(state, seat, partner, event.amount))]

    def take(self, state: Civ2010, step: steps.AimingEvent, event: Event, action: Action) -> None:
        if isinstance(action, verbs.Choose):
            state.push(steps.AimingEvent(step.seat, step.card, NONE, action.seat))
        elif isinstance(action, verbs.Learn):
            launch(state, step.seat, step.card, t.target(seat=step.partner, tech=action.tech), 1 << step.partner)

    def happen(self, state: Civ2010, seat: int, event: Event, target: Target) -> None:
        if techs_to_learn(state, seat, target.seat, event.amount) >> target.tech & 1:
            state.push(steps.Learning(target.seat, seat, event.amount, 1))
            moves.learn(state, seat, target.tech)


class Sabotage(Effect):
    """One building in reach is destroyed, whosever it is, by the modern card up to two of other players."""

    def targets(self, state: Civ2010, seat: int, event: Event, square: int, partner: int) -> list[Action]:
        seats = state.others(seat) if event.amount > 1 else [*state.others(seat), seat]
        squares = [s for s in buildings_of(state, seats) if board.reaches(state, seat, s, event.range)]
        actions: list[Action] = [verbs.PLACES[place] for place in squares if place != square]
        return [*actions, DONE] if square != NONE else actions

    def take(self, state: Civ2010, step: steps.AimingEvent, event: Event, action: Action) -> None:
        if isinstance(action, Done):
            only = t.target(square=step.square)
            launch(state, step.seat, step.card, only, self.aimed_at(state, event, only))
        elif isinstance(action, verbs.Place) and step.square == NONE and self.can_go_on(state, step, event, action):
            state.push(steps.AimingEvent(step.seat, step.card, action.square, NONE))
        else:
            super().take(state, step, event, action)

    def can_go_on(self, state: Civ2010, step: steps.AimingEvent, event: Event, first: verbs.Place) -> bool:
        """Whether there is a second building."""
        return event.amount > 1 and len(self.targets(state, step.seat, event, first.square, NONE)) > 1

    def aimed_at(self, state: Civ2010, event: Event, target: Target) -> int:
        aimed = 1 << state.owner[target.square]
        if target.second != NONE:
            aimed |= 1 << state.owner[target.second]
        return aimed

    def happen(self, state: Civ2010, seat: int, event: Event, target: Target) -> None:
        for square in (target.square, target.second):
            if square != NONE and has_building(state, square):
                moves.destroy_building(state, square)


class Revolt(Effect):
    """Anarchy breaks out."""

    def targets(self, state: Civ2010, seat: int, event: Event, square: int, partner: int) -> list[Action]:
        anarchy = state.catalogue.anarchy
        return [verbs.Choose(o) for o in state.others(seat) if state.players[o].government != anarchy]

    def aimed_at(self, state: Civ2010, event: Event, target: Target) -> int:
        return 1 << target.seat

    def happen(self, state: Civ2010, seat: int, event: Event, target: Target) -> None:
        set_government(state, target.seat, state.catalogue.anarchy)


class Production(Effect):
    def targets(self, state: Civ2010, seat: int, event: Event, square: int, partner: int) -> list[Action]:
        return idle_cities(state, seat)

    def aimed_at(self, state: Civ2010, event: Event, target: Target) -> int:
        return 0

    def happen(self, state: Civ2010, seat: int, event: Event, target: Target) -> None:
        state.turn.bonus = raised(state.turn.bonus, target.city, event.amount)
        state.emit("event-bonus", {"seat": seat, "city": target.city + 1, "n": event.amount})


EFFECTS: Final[dict[str, Effect]] = {
    "gift": Effect("amount", "resources"),
    "cancel_target": Effect(),
    "cancel_event": Effect(),
    "cancel_any": Effect(),
    "defection": Defection("amount", "range", "person"),
    "lead_astray": LeadAstray("amount"),
    "disaster": Disaster("becomes"),
    "exchange": Exchange("amount"),
    "sabotage": Sabotage("amount", "range"),
    "revolt": Revolt(),
    "production": Production("amount"),
}


# ---- playing a card -------------------------------------------------------------------------------------------------


def playable_events(state: Civ2010, seat: int, phase: int) -> list[Action]:
    """Cards in hand that belong to a phase and find a target; equal cards are one choice."""
    actions: list[Action] = []
    designs = 0
    for card in state.players[seat].cards:
        event = state.catalogue.cards[card]
        if event.phase == phase and not designs >> event.index & 1:
            designs |= 1 << event.index
            if EFFECTS[event.op].targets(state, seat, event, NONE, NONE):
                actions.append(verbs.Play(card))
    return actions


def play_event(state: Civ2010, seat: int, card: int) -> None:
    discard_card(state, seat, card)
    name = state.catalogue.cards[card].id
    state.emit("event-play", {"seat": seat, "card": "card-" + name, "text": "event-text-" + name})
    state.push(steps.AimingEvent(seat, card, NONE, NONE))


class AimingEvent(Question[Civ2010, steps.AimingEvent]):
    def legal(self, state: Civ2010, step: steps.AimingEvent, seat: int) -> list[Action]:
        event = state.catalogue.cards[step.card]
        return EFFECTS[event.op].targets(state, seat, event, step.square, step.partner)

    def take(self, state: Civ2010, step: steps.AimingEvent, seat: int, action: Action) -> None:
        event = state.catalogue.cards[step.card]
        EFFECTS[event.op].take(state, step, event, action)


def launch(state: Civ2010, seat: int, card: int, target: Target, aimed: int) -> None:
    """Those sheltered by the United Nations are asked whether they agree, then everybody may answer."""
    depth = open_depth(state, target)
    state.push(steps.ResolveEvent(seat, card, depth))
    ask_for_reactions(state, seat, depth, EVENT, aimed)
    for other in state.others(seat):
        if aimed >> other & 1 and board.has_wonder(state, other, SHELTER):
            state.push(steps.Agreeing(other, depth, card))


class Agreeing(Question[Civ2010, steps.Agreeing]):
    def legal(self, state: Civ2010, step: steps.Agreeing, seat: int) -> list[Action]:
        return [verbs.AGREE, DONE]

    def take(self, state: Civ2010, step: steps.Agreeing, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            state.turn.cancelled |= 1 << step.depth
            args: dict[str, Arg] = {"seat": seat, "card": "card-" + state.catalogue.cards[step.card].id}
            state.emit("event-not-allowed", args)
        else:
            state.emit("event-allowed", {"seat": seat, "card": "card-" + state.catalogue.cards[step.card].id})


class ResolveEvent(Phase[Civ2010, steps.ResolveEvent]):
    def run(self, state: Civ2010, step: steps.ResolveEvent) -> None:
        target = state.turn.targets[step.depth]
        if close_depth(state, step.depth):
            event = state.catalogue.cards[step.card]
            EFFECTS[event.op].happen(state, step.seat, event, target)


# ---- squares and figures --------------------------------------------------------------------------------------------


def astray_reach(state: Civ2010, source: int, steps: int) -> list[int]:
    """Squares that figures can be led to: not across water, nowhere that a battle, a hut or a city would meet them."""
    owner = state.holder[source]
    player = state.players[owner]
    count = board.figures_at(player, source).bit_count()
    limit = board.stacking_limit(state, player)
    seen = [source]
    edge = [source]
    result: list[int] = []
    for _step in range(steps):
        grown: list[int] = []
        for square in edge:
            for near in board.NEIGHBOURS[square]:
                if near == NONE or near in seen or state.ground[near] == NONE or board.is_water(state, near):
                    continue
                if state.token[near] != NONE or state.holder[near] not in (NONE, owner):
                    continue
                centre = board.centre_owner(state, near)
                if centre not in (NONE, owner):
                    continue
                if board.figures_at(player, near).bit_count() + count > limit:
                    continue
                seen.append(near)
                grown.append(near)
                if centre == NONE:  # their own centre is passed only
                    result.append(near)
        edge = grown
    return result


def disaster_squares(state: Civ2010, event: Event) -> list[int]:
    """Revealed squares without building, wonder or centre: drought spares mountains, deforestation needs forest."""
    result: list[int] = []
    for square in range(SQUARES):
        here = state.ground[square]
        if here == NONE or board.is_building(state, square) or board.is_wonder(state, square):
            continue
        terrain = state.catalogue.grounds[here].terrain
        if terrain != FOREST if event.becomes != DESERT else terrain == MOUNTAIN:
            continue
        if here == state.catalogue.bare[event.becomes] or board.centre_owner(state, square) != NONE:
            continue
        result.append(square)
    return result
