"""Movement: groups, discovering, huts, enemy squares (rulebook pages 19 and 20)."""

from zeitalter.core.action import DONE, Action, Done
from zeitalter.core.phase import Phase, Question
from zeitalter.core.state import UNDO_AT_WILL, UNDO_UNKNOWN
from zeitalter.core.wording import Arg
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.player import FIGURES, FIRST_SCOUT
from zeitalter.games.civ2010.model.shared import changed, joined
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.turn import ONCE_INFILTRATION, ONCE_RAZING, new_turn
from zeitalter.games.civ2010.rules import board, moves
from zeitalter.games.civ2010.rules.abilities import ability_of, has_building, usable_abilities, use_ability
from zeitalter.games.civ2010.rules.events import play_event, playable_events
from zeitalter.games.civ2010.rules.paths import Walker
from zeitalter.games.civ2010.rules.pyramid import techs_to_learn
from zeitalter.games.civ2010.rules.setup import lay_tile
from zeitalter.games.civ2010.rules.turn import has_secrets
from zeitalter.games.civ2010.rules.victory import check_economy


class BeginMoving(Phase[Civ2010, steps.BeginMoving]):
    def run(self, state: Civ2010, step: steps.BeginMoving) -> None:
        seat = step.seat
        if not step.resumed:
            state.turn = new_turn(seat, c.MOVEMENT)
            state.turn.moved = state.players[seat].grounded
        state.turn.group = 0
        if has_secrets(state, seat) or can_move(state, seat) or len(moving_actions(state, seat)) > 1:
            state.push(steps.Moving(seat))


def can_move(state: Civ2010, seat: int) -> bool:
    """Whether some figure can set out on its own."""
    speed = board.highest_speed(state, state.players[seat])
    for figure in range(FIGURES):
        square = state.players[seat].figures[figure]
        if square >= 0 and not state.turn.moved >> figure & 1 and square not in state.held:
            if can_leave(state, seat, 1 << figure, square, speed):
                return True
    return False


# ---- choosing a group -----------------------------------------------------------------------------------------------


def unmoved_at(state: Civ2010, seat: int, square: int) -> int:
    return board.figures_at(state.players[seat], square) & ~state.turn.moved


def moving_actions(state: Civ2010, seat: int) -> list[Action]:
    """Groups: none, one or all of the armies with none, one or all of the scouts; `accepts` takes any numbers."""
    actions: list[Action] = []
    speed = board.highest_speed(state, state.players[seat])
    seen: list[int] = []
    for figure in range(FIGURES):
        square = state.players[seat].figures[figure]
        if square < 0 or square in seen or state.turn.moved >> figure & 1:
            continue
        seen.append(square)
        if square in state.held:
            continue
        there = unmoved_at(state, seat, square)
        for armies in few(board.armies_in(there)):
            for scouts in few(board.scouts_in(there)):
                if armies + scouts and can_set_out(state, seat, square, armies, scouts, speed):
                    actions.append(verbs.March(square, armies, scouts))
    actions.extend(usable_abilities(state, seat, c.MOVEMENT))
    actions.extend(playable_events(state, seat, c.MOVEMENT))
    actions.append(DONE)
    return actions


def few(count: int) -> list[int]:
    return [0, 1, count] if count > 1 else [0, 1] if count else [0]


def group_at(state: Civ2010, seat: int, square: int, armies: int, scouts: int) -> int:
    """The first unmoved figures of each kind on a square."""
    return board.some_figures(state.players[seat], square, armies, scouts, state.turn.moved)


def can_set_out(state: Civ2010, seat: int, square: int, armies: int, scouts: int, speed: int) -> bool:
    return can_leave(state, seat, group_at(state, seat, square, armies, scouts), square, speed)


def can_leave(state: Civ2010, seat: int, group: int, square: int, left: int) -> bool:
    """Whether a group finds any first step."""
    walker = Walker(state, seat, group)
    for near in board.NEIGHBOURS[square]:
        if near != c.NONE and walker.can_step(near, left - 1):
            return True
    return bool(steps_from(state, seat, group, square, left))


class Moving(Question[Civ2010, steps.Moving]):
    def legal(self, state: Civ2010, step: steps.Moving, seat: int) -> list[Action]:
        return moving_actions(state, seat)

    def accepts(self, state: Civ2010, step: steps.Moving, seat: int, action: Action) -> bool:
        if isinstance(action, verbs.March):
            square, armies, scouts = action.square, action.armies, action.scouts
            if square in state.held or not armies + scouts:
                return False
            there = unmoved_at(state, seat, square)
            if armies > board.armies_in(there) or scouts > board.scouts_in(there):
                return False
            return can_set_out(state, seat, square, armies, scouts, board.highest_speed(state, state.players[seat]))
        return super().accepts(state, step, seat, action)

    def default(self, state: Civ2010, step: steps.Moving, seat: int) -> Action:
        return DONE

    def take(self, state: Civ2010, step: steps.Moving, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            return
        state.push(steps.BeginMoving(seat, 1))
        if isinstance(action, verbs.Use):
            use_ability(state, seat, action)
        elif isinstance(action, verbs.Play):
            play_event(state, seat, action.card)
        elif isinstance(action, verbs.March):
            turn = state.turn
            turn.group = group_at(state, seat, action.square, action.armies, action.scouts)
            turn.square = action.square
            turn.left = board.highest_speed(state, state.players[seat])
            state.push(steps.Marching(seat))

    def undo_after(self, state: Civ2010, step: steps.Moving, seat: int, action: Action) -> int:
        return UNDO_AT_WILL if isinstance(action, verbs.March) else UNDO_UNKNOWN


# ---- marching step by step ------------------------------------------------------------------------------------------


def steps_from(state: Civ2010, seat: int, group: int, square: int, left: int) -> list[Action]:
    """Steps, discoveries and infiltrations that a group can make next."""
    actions: list[Action] = []
    if square in state.held:
        return actions
    walker = Walker(state, seat, group)
    places: list[int] = []
    for near in board.NEIGHBOURS[square]:
        if near == c.NONE:
            continue
        if state.ground[near] == c.NONE:
            place = board.hidden_place(state, near)
            if place != c.NONE and place not in places:
                if walker.can_end(square) or walker.can_finish(square, left - 1):
                    places.append(place)
                    actions.append(verbs.Discover(place))
            continue
        if walker.can_step(near, left - 1):
            actions.append(verbs.WALKS[near])
        if can_infiltrate(state, seat, group, near):
            actions.append(verbs.Infiltrate(near))
    return actions


def can_infiltrate(state: Civ2010, seat: int, group: int, square: int) -> bool:
    """Once per turn a single Russian figure may give itself up in an enemy city for one of its technologies."""
    if state.ability(seat) != c.STACKING_AND_INFILTRATION:
        return False
    owner = board.centre_owner(state, square)
    if owner in (c.NONE, seat) or group.bit_count() != 1 or state.turn.once & ONCE_INFILTRATION:
        return False
    return techs_to_learn(state, seat, owner, 5) != 0


def marching_actions(state: Civ2010, seat: int) -> list[Action]:
    """Going on, and stopping where the group may stay."""
    turn = state.turn
    actions = steps_from(state, seat, turn.group, turn.square, turn.left)
    if Walker(state, seat, turn.group).can_end(turn.square) or not actions:
        actions.append(verbs.STOP)
    return actions


class Marching(Question[Civ2010, steps.Marching]):
    """Cards and abilities of the phase may be used on the way, too."""

    def legal(self, state: Civ2010, step: steps.Marching, seat: int) -> list[Action]:
        actions = marching_actions(state, seat)
        actions.extend(usable_abilities(state, seat, c.MOVEMENT))
        actions.extend(playable_events(state, seat, c.MOVEMENT))
        return actions

    def default(self, state: Civ2010, step: steps.Marching, seat: int) -> Action:
        return marching_actions(state, seat)[-1]

    def take(self, state: Civ2010, step: steps.Marching, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Stop):
            state.push(steps.Arrive(seat))
        elif isinstance(action, verbs.Discover):
            discover(state, seat, action.place)
        elif isinstance(action, verbs.Infiltrate):
            enter(state, seat, action.square, 1)
        elif isinstance(action, verbs.Walk):
            enter(state, seat, action.square, 0)
        else:
            state.push(steps.Resume(seat, state.turn.square))
            if isinstance(action, verbs.Use):
                use_ability(state, seat, action)
            elif isinstance(action, verbs.Play):
                play_event(state, seat, action.card)


def enter(state: Civ2010, seat: int, square: int, infiltrates: int) -> None:
    """Others may interrupt before the group enters a square."""
    state.push(steps.Enter(seat, square, infiltrates))
    if is_provocation(state, seat, square):
        for other in reversed(state.others(seat)):
            if might_interrupt(state, other):
                state.push(steps.Interrupting(other, seat))


def infiltrate(state: Civ2010, seat: int, square: int) -> None:
    owner = board.centre_owner(state, square)
    state.turn.once |= ONCE_INFILTRATION
    moves.kill_figures(state, seat, state.turn.group)
    state.emit("event-infiltrate", {"seat": seat, "seat_to": owner})
    state.push(steps.Learning(seat, owner, 5, 0))


def discover(state: Civ2010, seat: int, place: int) -> None:
    """One step is given up; the arrow of the tile points away from the discoverer."""
    turn = state.turn
    layout = state.catalogue.layouts[state.seats]
    near = board.NEIGHBOURS[turn.square]
    direction = 0
    while near[direction] == c.NONE or board.hidden_place(state, near[direction]) != place:
        direction += 1
    turn.left -= 1
    reveal_tile(state, place, layout.neutral_corners[place], direction)
    state.emit("event-discover", moves.at({"seat": seat}, layout.neutral_corners[place]))
    if turn.left:
        state.push(steps.Marching(seat))
    else:
        state.push(steps.Arrive(seat))


def reveal_tile(state: Civ2010, place: int, corner: int, turns: int) -> None:
    tile = state.place_tiles[place]
    lay_tile(state, tile, corner, turns)
    state.revealed |= 1 << place
    for index in range(c.TILE * c.TILE):
        marker = state.catalogue.tile_markers[tile][index]
        if marker == 1:
            state.token = changed(state.token, board.tile_square(corner, turns, index), state.hut_pile[-1])
            state.hut_pile = state.hut_pile[:-1]
        elif marker == 2:
            state.token = changed(state.token, board.tile_square(corner, turns, index), state.village_pile[-1])
            state.village_pile = state.village_pile[:-1]
    state.reveal()


class Enter(Phase[Civ2010, steps.Enter]):
    """The step itself, which nobody has interrupted."""

    def run(self, state: Civ2010, step: steps.Enter) -> None:
        turn = state.turn
        seat = step.seat
        if step.infiltrates and can_infiltrate(state, seat, turn.group, step.square):
            infiltrate(state, seat, step.square)
            return
        if step.infiltrates or not Walker(state, seat, turn.group).can_step(step.square, turn.left - 1):
            state.push(steps.Marching(seat))  # that way is closed, but it may go another
            return
        old = turn.square
        stops = Walker(state, seat, turn.group).stops_at(step.square)
        move_group(state, seat, step.square)
        turn.left -= 1
        walker = Walker(state, seat, turn.group)
        if turn.left == 0 or (stops and not walker.flies):
            state.push(steps.Arrive(seat))
        else:
            state.push(steps.Marching(seat))
        if state.owner[old] not in (c.NONE, seat):
            check_economy(state)  # a blockade has ended
        owner = state.owner[step.square]
        if owner not in (c.NONE, seat):
            moves.hand_may_shrink(state, owner)  # a blockade may cost coins, and coins cards
        if turn.group & board.SCOUTS_MASK:
            moves.hand_may_shrink(state, seat)


class Resume(Phase[Civ2010, steps.Resume]):
    """After an interruption, or a card of its own player, whoever is left and may leave decides again."""

    def run(self, state: Civ2010, step: steps.Resume) -> None:
        turn = state.turn
        turn.group &= board.figures_at(state.players[step.seat], turn.square)
        if turn.square in state.held:
            state.push(steps.Arrive(step.seat))
        elif turn.group:
            state.push(steps.Marching(step.seat))


def move_group(state: Civ2010, seat: int, square: int) -> None:
    """Those who fly past enemies do not take the square from them."""
    player = state.players[seat]
    old = state.turn.square
    for figure in range(FIGURES):
        if state.turn.group >> figure & 1:
            player.figures[figure] = square
            if figure >= FIRST_SCOUT:
                player.targets = changed(player.targets, figure - FIRST_SCOUT, c.NONE)
    moves.leave_square(state, seat, old)
    if state.holder[square] == c.NONE:
        state.holder[square] = seat
    state.turn.square = square


# ---- arriving -------------------------------------------------------------------------------------------------------


class Arrive(Phase[Civ2010, steps.Arrive]):
    def run(self, state: Civ2010, step: steps.Arrive) -> None:
        turn = state.turn
        seat, square = step.seat, turn.square
        turn.group &= board.figures_at(state.players[seat], square)
        if turn.group & ~turn.moved:
            tell_arrival(state, seat, square)
        turn.moved |= turn.group
        if not turn.group:
            return
        token = state.token[square]
        if token != c.NONE and token < state.catalogue.huts:
            explore_hut(state, seat, square)
        elif Walker(state, seat, turn.group).stops_at(square):
            state.push(steps.Arrive(seat))  # whoever is left afterwards has arrived
            state.push(steps.BeginBattle(seat, square))
        elif can_raze(state, seat, square):
            state.push(steps.Razing(seat, square))


def tell_arrival(state: Civ2010, seat: int, square: int) -> None:
    group = state.turn.group
    args: dict[str, Arg] = {"seat": seat, "armies": board.armies_in(group), "scouts": board.scouts_in(group)}
    key = "event-moved-armies" if not args["scouts"] else "event-moved-scouts" if not args["armies"] else "event-moved"
    state.emit(key, moves.at(args, square))


def explore_hut(state: Civ2010, seat: int, square: int) -> None:
    """A hut joins the civilization: its token is kept face down."""
    gain_token(state, seat, square)
    if state.ability(seat) == c.HUT_CULTURE_AND_SAVED_UNIT:
        moves.gain_culture(state, seat, 3)


def gain_token(state: Civ2010, seat: int, square: int) -> None:
    token = state.token[square]
    state.token = changed(state.token, square, c.NONE)
    state.token_known = changed(state.token_known, token, 1 << seat)
    state.players[seat].tokens = joined(state.players[seat].tokens, token)
    state.reveal()
    content = f"resource-{state.catalogue.token_content[token]}"
    key = "event-hut" if token < state.catalogue.huts else "event-village"
    state.emit(key, {"seat": seat, "resource_secret": content}, 1 << seat, key + "-hidden")


def can_raze(state: Civ2010, seat: int, square: int) -> bool:
    """Combustion: an army that ends its move on an enemy building may destroy it, once per turn."""
    if state.turn.once & ONCE_RAZING or not state.turn.group & board.ARMIES_MASK:
        return False
    if not state.players[seat].techs & state.catalogue.with_op[c.RAZE_ON_ARRIVAL]:
        return False
    return state.owner[square] not in (c.NONE, seat) and has_building(state, square)


class Razing(Question[Civ2010, steps.Razing]):
    def legal(self, state: Civ2010, step: steps.Razing, seat: int) -> list[Action]:
        return [verbs.RAZE, DONE]

    def take(self, state: Civ2010, step: steps.Razing, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Raze):
            state.turn.once |= ONCE_RAZING
            moves.destroy_building(state, step.square)


# ---- interrupting a move --------------------------------------------------------------------------------------------


def is_provocation(state: Civ2010, seat: int, square: int) -> bool:
    """The others may interrupt a move that attacks somebody, takes a hut or enters somebody's outskirts."""
    if state.owner[square] not in (c.NONE, seat):
        return True
    return state.holder[square] not in (c.NONE, seat) or state.token[square] != c.NONE


def might_interrupt(state: Civ2010, seat: int) -> bool:
    """Judged from what lies openly."""
    if (state.turn.quiet | state.resigned) >> seat & 1:
        return False
    player = state.players[seat]
    if player.cards:
        return True
    return bool(player.tokens) and player.techs & state.catalogue.with_op[c.HOLD_SQUARE] != 0


class Interrupting(Question[Civ2010, steps.Interrupting]):
    """One card or ability after the other, as long as somebody is on the way."""

    def asks(self, state: Civ2010, step: steps.Interrupting) -> int:
        on_the_way = state.turn.group & board.figures_at(state.players[step.mover], state.turn.square)
        return 1 << step.seat if on_the_way and might_interrupt(state, step.seat) else 0

    def run(self, state: Civ2010, step: steps.Interrupting) -> None:
        """Nobody is on the way any more, or this seat has nothing left to interrupt with."""

    def legal(self, state: Civ2010, step: steps.Interrupting, seat: int) -> list[Action]:
        actions = playable_events(state, seat, c.MOVEMENT)
        for use in usable_abilities(state, seat, c.MOVEMENT):
            if ability_of(state, use.tech, use.number).op == c.HOLD_SQUARE:
                actions.append(use)
        actions.append(verbs.HUSH)
        actions.append(DONE)
        return actions

    def take(self, state: Civ2010, step: steps.Interrupting, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Hush):
            state.turn.quiet |= 1 << seat
        elif isinstance(action, (verbs.Play, verbs.Use)):
            interrupt(state, step.mover)
            state.push(step)
            if isinstance(action, verbs.Play):
                play_event(state, seat, action.card)
            else:
                use_ability(state, seat, action)


def interrupt(state: Civ2010, mover: int) -> None:
    """The group will not simply enter the square it was about to."""
    for place in range(len(state.agenda)):
        waiting = state.agenda[place]
        if isinstance(waiting, steps.Enter):
            state.agenda[place] = steps.Resume(mover, waiting.square)
