"""Start of turn: wonders, new cities, government, great persons, scouts (rulebook pages 13, 14, 18 and 26)."""

from zeitalter.core.action import DONE, Action, Done
from zeitalter.core.phase import Phase, Question
from zeitalter.core.wording import Arg
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.catalogue import FREE_ADVANCES, NONE, START_OF_TURN, STOP_ON_WATER
from zeitalter.games.civ2010.model.player import CITIES, FIGURES, FIRST_SCOUT, IN_STOCK
from zeitalter.games.civ2010.model.shared import changed
from zeitalter.games.civ2010.model.state import FIRST_GAME_OVER, Civ2010
from zeitalter.games.civ2010.model.turn import new_turn
from zeitalter.games.civ2010.model.verbs import ARMY, SCOUT
from zeitalter.games.civ2010.rules import board, moves
from zeitalter.games.civ2010.rules.culture import advance_culture
from zeitalter.games.civ2010.rules.events import play_event, playable_events
from zeitalter.games.civ2010.rules.government import change_government, governments_open
from zeitalter.games.civ2010.rules.pyramid import techs_in, techs_to_learn
from zeitalter.games.civ2010.rules.turn import has_secrets
from zeitalter.games.civ2010.rules.victory import check_economy
from zeitalter.games.civ2010.rules.wonders import begin_wonders, raisable, usable_wonders, use_wonder


class BeginStart(Phase[Civ2010, steps.BeginStart]):
    """Nobody is asked who can do nothing more and hides nothing."""

    def run(self, state: Civ2010, step: steps.BeginStart) -> None:
        seat = step.seat
        if not step.resumed:
            state.turn = new_turn(seat, START_OF_TURN)
            state.push(steps.EndStart(seat))
            begin_wonders(state, seat)
            state.push(steps.BeginStart(seat, 1))
        elif has_secrets(state, seat) or len(start_actions(state, seat)) > 1:
            state.push(steps.Starting(seat))


def start_actions(state: Civ2010, seat: int) -> list[Action]:
    actions: list[Action] = []
    player = state.players[seat]
    if moves.may_found_more(state, seat):
        for square in settlers(state, seat):
            if board.can_found(state, seat, square) and can_displace(state, seat, square):
                actions.append(verbs.Found(square))
                if may_give_up_army(state, seat, square):
                    actions.append(verbs.FoundWithArmy(square))
    for government in governments_open(state, seat):
        actions.append(verbs.Govern(government))
    if sum(player.reserve) and person_sites(state, seat):
        for kind in range(len(player.reserve)):
            if player.reserve[kind]:
                actions.append(verbs.Call(kind))
    for wonder in usable_wonders(state, seat):
        actions.append(verbs.Wonder(wonder.index))
    actions.extend(playable_events(state, seat, START_OF_TURN))
    actions.append(DONE)
    return actions


class Starting(Question[Civ2010, steps.Starting]):
    def legal(self, state: Civ2010, step: steps.Starting, seat: int) -> list[Action]:
        return start_actions(state, seat)

    def take(self, state: Civ2010, step: steps.Starting, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            return
        state.push(steps.BeginStart(seat, 1))
        if isinstance(action, verbs.Found):
            found(state, seat, action.square, False)
        elif isinstance(action, verbs.FoundWithArmy):
            found(state, seat, action.square, True)
        elif isinstance(action, verbs.Govern):
            change_government(state, seat, action.government)
        elif isinstance(action, verbs.Call):
            state.push(steps.PlacingPerson(seat, action.person))
        elif isinstance(action, verbs.Wonder):
            use_wonder(state, seat, action.wonder)
        elif isinstance(action, verbs.Play):
            play_event(state, seat, action.card)


# ---- founding cities ------------------------------------------------------------------------------------------------


def settlers(state: Civ2010, seat: int) -> list[int]:
    """Squares of the figures that may found a city: scouts, in a Republic armies too."""
    player = state.players[seat]
    first = 0 if state.catalogue.governments[player.government].armies_found_cities else FIRST_SCOUT
    squares: list[int] = []
    for figure in range(first, FIGURES):
        if player.figures[figure] >= 0 and player.figures[figure] not in squares:
            squares.append(player.figures[figure])
    return squares


def may_give_up_army(state: Civ2010, seat: int, square: int) -> bool:
    """In a Republic an army may settle where a scout could too."""
    there = board.figures_at(state.players[seat], square)
    republic = state.catalogue.governments[state.players[seat].government].armies_found_cities
    return republic and board.armies_in(there) > 0 and board.scouts_in(there) > 0


def displacement_squares(state: Civ2010, seat: int, centre: int) -> list[int]:
    player = state.players[seat]
    limit = board.stacking_limit(state, player)
    swims = board.water_skill(state, player) == STOP_ON_WATER
    result: list[int] = []
    for square in board.AROUND[centre]:
        if (swims or not board.is_water(state, square)) and board.figures_at(player, square).bit_count() < limit:
            result.append(square)
    return result


def can_displace(state: Civ2010, seat: int, centre: int) -> bool:
    """Whether all other figures on the square of a new city find room around it."""
    others = board.figures_at(state.players[seat], centre).bit_count() - 1
    if others == 0:
        return True
    limit = board.stacking_limit(state, state.players[seat])
    room = 0
    for square in displacement_squares(state, seat, centre):
        room += limit - board.figures_at(state.players[seat], square).bit_count()
    return room >= others


def found(state: Civ2010, seat: int, square: int, with_army: bool) -> None:
    """The settler is given up, a scout unless an army is meant; everybody else on the square makes room."""
    player = state.players[seat]
    settler = NONE
    for figure in range(FIRST_SCOUT if with_army else FIGURES):
        if player.figures[figure] == square:
            settler = figure
    moves.put_figure(state, seat, settler, IN_STOCK)
    slot = moves.found_city(state, seat, square)
    state.emit("event-found", moves.at({"seat": seat}, square))
    if state.settings.first_game and slot == CITIES - 1:
        state.end(FIRST_GAME_OVER)
        return
    displace_next(state, seat, square)
    if state.ability(seat) == FREE_ADVANCES:
        advance_culture(state, seat)


def kinds_on(state: Civ2010, seat: int, square: int) -> list[int]:
    """Which kinds of a player's figures stand on a square."""
    there = board.figures_at(state.players[seat], square)
    return [kind for kind in (ARMY, SCOUT) if there & (board.SCOUTS_MASK if kind == SCOUT else board.ARMIES_MASK)]


def displace_next(state: Civ2010, seat: int, square: int) -> None:
    """Whoever is left on the square of a new city makes room; in which order is up to their player."""
    kinds = kinds_on(state, seat, square)
    if kinds:
        state.push(steps.Displacing(seat, square, kinds[0] if len(kinds) == 1 else NONE))


class Displacing(Question[Civ2010, steps.Displacing]):
    def legal(self, state: Civ2010, step: steps.Displacing, seat: int) -> list[Action]:
        if step.figure == NONE:
            return [verbs.Displace(kind) for kind in kinds_on(state, seat, step.square)]
        return [verbs.PLACES[square] for square in displacement_squares(state, seat, step.square)]

    def take(self, state: Civ2010, step: steps.Displacing, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Displace):
            state.push(steps.Displacing(seat, step.square, action.figure))
            return
        assert isinstance(action, verbs.Place)
        player = state.players[seat]
        figure = FIRST_SCOUT if step.figure == SCOUT else 0
        while player.figures[figure] != step.square:
            figure += 1
        moves.put_figure(state, seat, figure, action.square)
        state.turn.moved |= 1 << figure
        displace_next(state, seat, step.square)


# ---- wonders --------------------------------------------------------------------------------------------------------


class Raising(Question[Civ2010, steps.Raising]):
    def legal(self, state: Civ2010, step: steps.Raising, seat: int) -> list[Action]:
        return [verbs.Raise(kind) for kind in raisable(state, seat, step.wonder)]

    def take(self, state: Civ2010, step: steps.Raising, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Raise)
        figure = moves.figure_in_stock(state, seat, action.figure == SCOUT)
        square = state.wonder_square[step.wonder]
        moves.put_figure(state, seat, figure, square)
        state.turn.moved |= 1 << figure
        state.emit("event-figure", moves.at({"seat": seat, "figure": f"figure-{action.figure}"}, square))


# ---- learning from others -------------------------------------------------------------------------------------------


class Learning(Question[Civ2010, steps.Learning]):
    def asks(self, state: Civ2010, step: steps.Learning) -> int:
        return 1 << step.seat if techs_to_learn(state, step.seat, step.source, step.level) else 0

    def run(self, state: Civ2010, step: steps.Learning) -> None:
        """There is nothing to learn."""

    def legal(self, state: Civ2010, step: steps.Learning, seat: int) -> list[Action]:
        techs = techs_in(techs_to_learn(state, seat, step.source, step.level))
        actions: list[Action] = [verbs.Learn(tech) for tech in techs]
        if step.optional:
            actions.append(DONE)
        return actions

    def take(self, state: Civ2010, step: steps.Learning, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Learn):
            moves.learn(state, seat, action.tech)


# ---- great persons --------------------------------------------------------------------------------------------------


def person_sites(state: Civ2010, seat: int) -> list[int]:
    """Outskirts of any own city, neither water nor blockaded."""
    result: list[int] = []
    for slot in board.own_cities(state.players[seat]):
        for square in board.AROUND[state.players[seat].centres[slot]]:
            if not board.is_water(state, square) and not board.is_blockaded(state, square):
                result.append(square)
    return result


class PlacingPerson(Question[Civ2010, steps.PlacingPerson]):
    """Place a great person, or keep it in reserve."""

    def legal(self, state: Civ2010, step: steps.PlacingPerson, seat: int) -> list[Action]:
        code = state.catalogue.first_person + step.person
        return [*[verbs.PLACES[square] for square in person_sites(state, seat) if state.works[square] != code], DONE]

    def take(self, state: Civ2010, step: steps.PlacingPerson, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Place):
            moves.place_person(state, seat, step.person, action.square)


# ---- scouts ---------------------------------------------------------------------------------------------------------


class EndStart(Phase[Civ2010, steps.EndStart]):
    """Every scout gets a city to send to. Whoever has just come to its square gathers from the next round on."""

    def run(self, state: Civ2010, step: steps.EndStart) -> None:
        player = state.players[step.seat]
        cities = board.own_cities(player)
        for scout in range(FIGURES - FIRST_SCOUT - 1, -1, -1):
            square = player.figures[FIRST_SCOUT + scout]
            if square < 0 or state.turn.moved >> FIRST_SCOUT + scout & 1:
                continue
            if len(cities) > 1 and has_icons(state, square):
                state.push(steps.Sending(step.seat, scout))
            else:
                player.targets = changed(player.targets, scout, nearest_target(state, step.seat, square))
        check_economy(state)


def nearest_target(state: Civ2010, seat: int, square: int) -> int:
    """Without a choice: the city whose outskirts a scout stands in, else the capital."""
    return state.district[square] if state.owner[square] == seat else 0


def has_icons(state: Civ2010, square: int) -> bool:
    if state.works[square] == NONE and board.ground_of(state, square).resource != NONE:
        return True
    for kind in range(4):
        if board.icons(state, square, kind):
            return True
    return False


class Sending(Question[Civ2010, steps.Sending]):
    def legal(self, state: Civ2010, step: steps.Sending, seat: int) -> list[Action]:
        return [verbs.Send(slot) for slot in board.own_cities(state.players[seat])]

    def take(self, state: Civ2010, step: steps.Sending, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Send)
        if state.players[seat].targets[step.scout] != action.city:
            args: dict[str, Arg] = {"seat": seat, "city": action.city + 1}
            state.emit("event-sends", moves.at(args, state.players[seat].figures[FIRST_SCOUT + step.scout]))
        state.players[seat].targets = changed(state.players[seat].targets, step.scout, action.city)
        check_economy(state)
