# mypyc: no
"""What passes by itself: where everybody can tell from what lies openly that a seat has nothing to decide."""

from typing import Final

from zeitalter.core.action import DONE, Action
from zeitalter.core.agenda import Step
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.battle import side_led_by
from zeitalter.games.civ2010.model.offer import partners_of
from zeitalter.games.civ2010.model.player import FIRST_SCOUT, NOBODY
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules import board
from zeitalter.games.civ2010.rules.abilities import EFFECTS
from zeitalter.games.civ2010.rules.battle import is_barbarian
from zeitalter.games.civ2010.rules.culture import can_advance
from zeitalter.games.civ2010.rules.government import unlocked
from zeitalter.games.civ2010.rules.movement import can_move, marching_actions
from zeitalter.games.civ2010.rules.payment import can_pay
from zeitalter.games.civ2010.rules.reactions import ABILITY, EVENT, cancelling_ability
from zeitalter.games.civ2010.rules.start_of_turn import start_actions

# Questions whose answers follow from what lies openly: a single one is no choice.
OPEN: Final[tuple[type[Step], ...]] = (
    steps.PlacingFigure,
    steps.PlacingWonder,
    steps.Displacing,
    steps.Raising,
    steps.Learning,
    steps.Siting,
    steps.AimingAbility,
    steps.AimingEvent,
    steps.Rewarding,
    steps.TakingResource,
    steps.Looting,
    steps.LootingCard,
)


def passing(state: Civ2010, seat: int) -> Action | None:
    step = state.agenda[-1]
    match step:
        case steps.Starting():
            return DONE if nothing_to_start(state, seat) else None
        case steps.Sending():
            return as_before(state, seat, step.scout)
        case steps.Trading():
            return DONE if nothing_to_trade(state) else None
        case steps.Managing():
            return DONE if nothing_to_manage(state, seat) else None
        case steps.Moving():
            idle = not can_move(state, seat) and not might_act(state, seat, c.MOVEMENT)
            return DONE if idle else None
        case steps.Marching():
            ways = marching_actions(state, seat)
            return ways[0] if len(ways) == 1 and not might_act(state, seat, c.MOVEMENT) else None
        case steps.Reacting():
            return None if might_answer(state, step) else DONE
        case steps.Interrupting():
            return None if might_play(state, seat, c.MOVEMENT) or might_hold(state, seat) else DONE
        case steps.Fighting() if not step.waits:
            return only_unit(state, seat)
        case _ if isinstance(step, OPEN):
            actions = state.legal_actions(seat)
            return actions[0] if len(actions) == 1 else None
    return None


# ---- what somebody might hold ---------------------------------------------------------------------------------------


def might_play(state: Civ2010, seat: int, phase: int) -> bool:
    """Whether a hand of these eras may hold an event of a phase, as far as the others can tell."""
    eras = {state.catalogue.cards[card].era for card in state.players[seat].cards}
    return any(event.era in eras and event.phase == phase for event in state.catalogue.events)


def might_pay(state: Civ2010, seat: int, ability: c.Ability) -> bool:
    """Tokens and cards face down may be anything."""
    player = state.players[seat]
    return bool(player.tokens or player.cards) or can_pay(state, seat, ability)


def might_use(state: Civ2010, seat: int, phase: int) -> bool:
    player = state.players[seat]
    for ability in state.catalogue.abilities:
        if ability.phase == phase and player.techs >> ability.tech & 1 and not player.used & ability.bit:
            if EFFECTS[ability.op].is_useful(state, seat, ability) and might_pay(state, seat, ability):
                return True
    return False


def might_act(state: Civ2010, seat: int, phase: int) -> bool:
    return might_play(state, seat, phase) or might_use(state, seat, phase)


def might_answer(state: Civ2010, step: steps.Reacting) -> bool:
    """Bread and Circuses helps only whom the event is aimed at, and so on."""
    seat = step.seat
    eras = {state.catalogue.cards[card].era for card in state.players[seat].cards}
    for event in state.catalogue.events:
        if event.era in eras and (
            (event.op == c.CANCEL_TARGET and step.answered == EVENT and step.aimed >> seat & 1)
            or (event.op == c.CANCEL_ANY_EVENT and step.answered == EVENT)
            or (event.op == c.CANCEL_ANYTHING and step.answered in (EVENT, ABILITY))
        ):
            return True
    ability = cancelling_ability(state, seat, step.answered)
    return ability is not None and might_pay(state, seat, ability)


def might_hold(state: Civ2010, seat: int) -> bool:
    """Communism: nobody leaves a square."""
    player = state.players[seat]
    for ability in state.catalogue.abilities:
        if ability.op == c.HOLD_SQUARE and player.techs >> ability.tech & 1 and not player.used & ability.bit:
            return might_pay(state, seat, ability)
    return False


# ---- the phases -----------------------------------------------------------------------------------------------------


def nothing_to_start(state: Civ2010, seat: int) -> bool:
    """Only a revolution is possible, and it would lead nowhere: no other government is known."""
    if might_play(state, seat, c.START_OF_TURN):
        return False
    player, catalogue = state.players[seat], state.catalogue
    known = unlocked(state, seat) & ~(1 << catalogue.despotism)
    for action in start_actions(state, seat):
        if isinstance(action, verbs.Govern):
            if action.government != catalogue.anarchy or known & ~(1 << player.government):
                return False
            government = catalogue.governments[player.government]
            if government.no_city_attacks or government.trade < 0:  # one may want to be rid of these
                return False
        elif action != DONE and not isinstance(action, verbs.Play):
            return False
    return True


def as_before(state: Civ2010, seat: int, scout: int) -> Action | None:
    """A scout that has not moved goes on gathering for the same city."""
    player = state.players[seat]
    city = player.targets[scout]
    if city == c.NONE or player.centres[city] == c.NONE or player.figures[FIRST_SCOUT + scout] < 0:
        return None
    return verbs.Send(city)


def nothing_to_trade(state: Civ2010) -> bool:
    """Nobody has anything but trade, and no offer is made."""
    for seat in state.remaining():
        player = state.players[seat]
        if player.culture or sum(player.resources) or player.tokens or player.cards:
            return False
        if might_use(state, seat, c.TRADE):
            return False
    return all(offer.partner == NOBODY and not partners_of(offer) for offer in state.offers)


def nothing_to_manage(state: Civ2010, seat: int) -> bool:
    """Every city has had its action."""
    if any(state.turn.actions[slot] > 0 for slot in board.own_cities(state.players[seat])):
        return False
    return not can_advance(state, seat) and not might_act(state, seat, c.CITY_MANAGEMENT)


def only_unit(state: Civ2010, seat: int) -> Action | None:
    """Barbarians lie openly: the last of them, with no front to attack."""
    side = side_led_by(state.battle, seat)
    if not is_barbarian(state, side) or len(state.battle.hands[side]) != 1:
        return None
    actions = state.legal_actions(seat)
    return actions[0] if len(actions) == 1 else None
