"""What bots with a level weigh: of the legal actions those that are worth a thought. One is always left."""

from typing import Final

from zeitalter.core.action import DONE, Action, Done
from zeitalter.games.civ2010.bot.candidates import candidates
from zeitalter.games.civ2010.bot.conquest import danger, hosts_of
from zeitalter.games.civ2010.bot.deals import trading
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.turn import MAKE_FIGURE
from zeitalter.games.civ2010.rules import board
from zeitalter.games.civ2010.rules.abilities import ability_of
from zeitalter.games.civ2010.rules.government import unlocked
from zeitalter.games.civ2010.rules.start_of_turn import person_sites

SITES: Final = 4  # in each city, for a building, wonder or great person
AIMS: Final = 8  # squares at which a culture event is aimed
ANSWERS: Final = (c.CANCEL_TARGET, c.CANCEL_ANY_EVENT, c.CANCEL_ANYTHING)
ANSWERING: Final = (c.CANCEL_CITY_ACTION, c.CANCEL_EVENT, c.CANCEL_ABILITY, c.HOLD_SQUARE)


def considered(state: Civ2010, seat: int) -> list[Action]:
    actions = candidates(state, seat)
    step = state.agenda[-1]
    if isinstance(step, steps.Trading):
        return trading(state, seat, actions)
    if len(actions) < 2:
        return actions
    if isinstance(step, steps.Managing):
        return defences(state, seat, city_by_city(actions))
    if isinstance(step, steps.Starting):
        return without_swapping(state, seat, reforms(state, seat, actions))
    if isinstance(step, (steps.Reacting, steps.Interrupting)):
        return answers(state, seat, actions)
    if isinstance(step, steps.Siting):
        project = state.turn.project
        return actions if project is None or project.kind == MAKE_FIGURE else best_sites(state, actions)
    if isinstance(step, steps.PlacingPerson):
        return best_sites(state, without_calling_off(state, without_persons(state, actions)))
    if isinstance(step, (steps.PlacingFirstPerson, steps.PlacingWonder)):
        return best_sites(state, actions)
    if isinstance(step, steps.AimingAbility):
        ship = ability_of(state, step.tech, step.number).op == c.SHIP
        return actions if ship else aims_at_others(state, seat, actions)
    if isinstance(step, steps.AimingEvent):
        return event_aims(state, seat, step, actions)
    return actions


# ---- city management, start of turn ---------------------------------------------------------------------------------


def city_by_city(actions: list[Action]) -> list[Action]:
    """One city after the other, none idle: it can always devote itself to the arts."""
    first = c.NONE
    for action in actions:
        city = city_of(action)
        if city != c.NONE and (first == c.NONE or city < first):
            first = city
    if first == c.NONE:
        return actions
    found: list[Action] = []
    for action in actions:
        city = city_of(action)
        if city == first or (city == c.NONE and not isinstance(action, Done)):
            found.append(action)
    return found


def defences(state: Civ2010, seat: int, actions: list[Action]) -> list[Action]:
    """Whoever has no unit while an enemy comes near the capital arms, or builds walls, as long as that is possible."""
    if state.players[seat].units or danger(state, seat, hosts_of(state)) <= 0.0:
        return actions
    found: list[Action] = []
    for action in actions:
        if isinstance(action, (verbs.Unit, verbs.Wall)):
            found.append(action)
    return found or actions


def city_of(action: Action) -> int:
    """The city that is to do something, or NONE."""
    if isinstance(action, (verbs.Figure, verbs.Unit, verbs.Build, verbs.BuildFree, verbs.Wall, verbs.Erect)):
        return action.city
    if isinstance(action, (verbs.Devote, verbs.Harvest)):
        return action.city
    return c.NONE


def reforms(state: Civ2010, seat: int, actions: list[Action]) -> list[Action]:
    """Anarchy leads from despotism to a better government, in which it ends as soon as possible: the capital is idle
    until then."""
    anarchy, despotism = state.catalogue.anarchy, state.catalogue.despotism
    government = state.players[seat].government
    better = unlocked(state, seat) & ~(1 << despotism)
    if government == anarchy:
        found: list[Action] = []
        rest: list[Action] = []
        for action in actions:
            if isinstance(action, verbs.Govern):
                (found if better >> action.government & 1 else rest).append(action)
        return found or rest or actions
    if government == despotism and better:
        return actions
    return [action for action in actions if not (isinstance(action, verbs.Govern) and action.government == anarchy)]


# ---- answers --------------------------------------------------------------------------------------------------------


def answers(state: Civ2010, seat: int, actions: list[Action]) -> list[Action]:
    """Whoever could answer something later lets this one pass; whoever could not wants no more questions."""
    found = [action for action in actions if not isinstance(action, (verbs.Hush, Done))]
    if found or may_answer_later(state, seat):
        return [*found, DONE]
    return [verbs.HUSH]


def may_answer_later(state: Civ2010, seat: int) -> bool:
    player = state.players[seat]
    gifts = False
    for card in player.cards:
        event = state.catalogue.cards[card]
        if event.op in ANSWERS or event.phase == c.MOVEMENT:
            return True
        gifts = gifts or event.op == c.GIFT
    if not player.tokens and not gifts:
        return False
    for op in ANSWERING:
        if player.techs & state.catalogue.with_op[op]:
            return True
    return False


def without_swapping(state: Civ2010, seat: int, actions: list[Action]) -> list[Action]:
    """Great persons are called only where there is room beside the others: they could replace each other for ever."""
    for square in person_sites(state, seat):
        if not board.is_person(state, square):
            return actions
    return [action for action in actions if not isinstance(action, verbs.Call)]


def without_persons(state: Civ2010, actions: list[Action]) -> list[Action]:
    """No great person takes the place of another as long as there is a place for both."""
    found = [
        action for action in actions if isinstance(action, verbs.Place) and not board.is_person(state, action.square)
    ]
    return found + [action for action in actions if not isinstance(action, verbs.Place)] if found else actions


def without_calling_off(state: Civ2010, actions: list[Action]) -> list[Action]:
    """A great person called from the reserve is placed: back into it leads round in a circle."""
    if len(state.agenda) > 1 and isinstance(state.agenda[-2], steps.BeginStart):
        return [action for action in actions if not isinstance(action, Done)] or actions
    return actions


# ---- squares --------------------------------------------------------------------------------------------------------


def best_sites(state: Civ2010, actions: list[Action]) -> list[Action]:
    """In each city the squares where least is lost, of equal squares one; and everything that is no square."""
    seen: list[int] = []
    counts: dict[int, int] = {}
    found: list[Action] = []
    places = [action for action in actions if isinstance(action, verbs.Place)]
    losses = [board_worth(state, action.square) for action in places]
    for i in sorted(range(len(places)), key=losses.__getitem__):
        square = places[i].square
        city = state.district[square]
        alike = ((city + 1) << 20) + ((state.ground[square] + 1) << 10) + state.works[square] + 1
        if alike not in seen and counts.get(city, 0) < SITES:
            seen.append(alike)
            counts[city] = counts.get(city, 0) + 1
            found.append(places[i])
    return found + [action for action in actions if not isinstance(action, verbs.Place)]


def board_worth(state: Civ2010, square: int) -> float:
    """What a square gives to its city."""
    source = board.icon_source(state, square)
    worth = source.trade + source.production + 2.0 * source.culture + 3.0 * source.coin
    if state.works[square] == c.NONE and board.ground_of(state, square).resource != c.NONE:
        worth += 1.0
    return worth


# ---- aims -----------------------------------------------------------------------------------------------------------


def event_aims(state: Civ2010, seat: int, step: steps.AimingEvent, actions: list[Action]) -> list[Action]:
    event = state.catalogue.cards[step.card]
    if event.op == "lead_astray":
        return farthest(state, seat, actions) if step.square != c.NONE else actions
    actions = aims_at_others(state, seat, actions)
    return most_harmful(state, actions) if event.op == "disaster" else actions


def aims_at_others(state: Civ2010, seat: int, actions: list[Action]) -> list[Action]:
    """What harms others rather than oneself or nobody; all of it if there is nothing of the kind."""
    found = [action for action in actions if harms_another(state, seat, action)]
    if found:
        return found
    return actions[:1] if isinstance(actions[0], verbs.Place) else actions


def harms_another(state: Civ2010, seat: int, action: Action) -> bool:
    """Whether an aim is not one's own, and not nobody's."""
    if isinstance(action, verbs.City):
        return action.seat != seat
    if isinstance(action, verbs.Outdate):
        square = state.wonder_square[action.wonder]
        return square != c.NONE and state.owner[square] != seat
    if isinstance(action, verbs.Place):
        holder = state.holder[action.square]
        owner = state.owner[action.square]
        return (holder != c.NONE and holder != seat) or (owner != c.NONE and owner != seat)
    if isinstance(action, verbs.Kill):
        whose = state.holder[action.square] if action.armies + action.scouts else state.owner[action.square]
        return whose != seat
    if isinstance(action, verbs.KillMarching):
        return state.turn.seat != seat
    return True


def most_harmful(state: Civ2010, actions: list[Action]) -> list[Action]:
    harms = [-board_worth(state, action.square) if isinstance(action, verbs.Place) else 0.0 for action in actions]
    return [actions[i] for i in sorted(range(len(actions)), key=harms.__getitem__)[:AIMS]]


def farthest(state: Civ2010, seat: int, actions: list[Action]) -> list[Action]:
    """From one's own capital."""
    home = state.players[seat].centres[0]
    if home == c.NONE or len(actions) <= AIMS:
        return actions
    nearness = [-board.distance(home, action.square) if isinstance(action, verbs.Place) else 0 for action in actions]
    return [actions[i] for i in sorted(range(len(actions)), key=nearness.__getitem__)[:AIMS]]
