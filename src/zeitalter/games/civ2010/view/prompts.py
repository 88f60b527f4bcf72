# mypyc: no
"""Decisions in words, with the board elements they are about."""

from typing import Final

from zeitalter.core.agenda import Step
from zeitalter.core.wording import Arg, Message, Prompt
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.battle import side_led_by
from zeitalter.games.civ2010.model.catalogue import NONE, SHIP
from zeitalter.games.civ2010.model.player import FIRST_SCOUT
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.turn import DEVOTION, HARVESTING, Project, Target
from zeitalter.games.civ2010.rules.abilities import ability_of
from zeitalter.games.civ2010.rules.board import hand_limit
from zeitalter.games.civ2010.rules.city_management import project_of_turn
from zeitalter.games.civ2010.rules.setup import first_person, suggested_capital
from zeitalter.games.civ2010.view import naming
from zeitalter.games.civ2010.view.naming import Details

# Events that are aimed twice.
SECOND_TARGETS: Final = {
    "lead_astray": "aiming-astray",
    "sabotage": "aiming-second",
    "exchange": "aiming-technology",
}


def prompt(state: Civ2010, seat: int) -> Prompt:
    step = state.agenda[-1]
    name = step.NAME.replace("_", "-")
    args, anchors = prompt_details(state, step, seat)
    return Prompt(id=name, words=Message("prompt-" + words_for(state, step, name, args), args), anchors=anchors)


def words_for(state: Civ2010, step: Step, name: str, args: dict[str, Arg]) -> str:
    """Which words ask: some questions have several, by what they are about."""
    match step:
        case steps.Fighting() if step.waits:
            return "battle-abilities"
        case steps.Reacting():
            can_answer = any(isinstance(action, verbs.Cancel) for action in state.legal_actions(step.seat))
            name = name if can_answer else "no-answer"
            name += "-square" if "x" in args else "-seat" if "seat_to" in args else "-thing" if "target" in args else ""
            return name + ("-effect" if "text" in args else "")
        case steps.Paying() if "tech" in args:
            return "paying-for"
        case steps.AimingAbility() if ability_of(state, step.tech, step.number).op == SHIP:
            return "aiming-ship-from" if step.square == NONE else "aiming-ship-to"
        case steps.AimingEvent() if step.square != NONE or step.partner != NONE:
            return SECOND_TARGETS[state.catalogue.cards[step.card].op]
        case steps.Displacing() if step.figure == NONE:
            return "displacing-which"
        case steps.Learning() if step.source != NONE:
            return "learning-from"
        case steps.Looting() if step.of_city:
            return "looting-city"
        case _:
            return name


def prompt_details(state: Civ2010, step: Step, seat: int) -> Details:
    match step:
        case steps.Settling():
            return {}, [naming.square_anchor(suggested_capital(state, seat))]  # a hint for beginners
        case steps.PlacingWonder():
            return naming.thing(state, "wonder", step.wonder)
        case steps.PlacingFigure():
            return {"figure": "figure-1" if step.piece >= FIRST_SCOUT else "figure-0"}, []
        case steps.PlacingFirstPerson():
            return naming.thing(state, "person", first_person(state, seat))
        case steps.PlacingPerson():
            return naming.thing(state, "person", step.person)
        case steps.Sending():
            return naming.thing(state, "square", state.players[seat].figures[FIRST_SCOUT + step.scout])
        case steps.Displacing():
            args: dict[str, Arg] = {} if step.figure == NONE else {"figure": f"figure-{step.figure}"}
            return args, [naming.square_anchor(step.square)]
        case steps.HandingOver():
            args, anchors = naming.thing(state, "seat", step.taker)
            return args | {"n": step.left, "item": f"item-{step.item}"}, anchors
        case steps.Siting():
            project = project_of_turn(state)
            anchors = [naming.city_anchor(seat, project.city), naming.item_anchor(state, project.kind, project.index)]
            return {"what": naming.item_name(state, project.kind, project.index)}, anchors
        case steps.Splitting():
            return {"n": state.turn.pool}, [naming.city_anchor(seat, step.city)]
        case steps.Paying():
            return payment_details(state, step)
        case steps.AimingAbility():
            return naming.ability_args(state, step), [naming.tech_anchor(state, step.tech), *squares(step.square)]
        case steps.AimingEvent():
            args, anchors = naming.thing(state, "card", step.card)
            text = "event-text-" + state.catalogue.cards[step.card].id
            return args | {"text": text}, [*anchors, *squares(step.square)]
        case steps.Agreeing():
            text = "event-text-" + state.catalogue.cards[step.card].id
            return naming.thing(state, "card", step.card)[0] | {"text": text}, reaction_details(state, step)[1]
        case steps.Reacting():
            return reaction_details(state, step)
        case steps.Marching():
            return {"n": state.turn.left}, [naming.square_anchor(state.turn.square)]
        case steps.Razing():
            return {"what": naming.what_is_on(state, step.square)}, [naming.square_anchor(step.square)]
        case steps.Learning():
            return ({}, []) if step.source == NONE else naming.thing(state, "seat", step.source)
        case steps.Discarding():
            return {"n": hand_limit(state, seat)}, []
        case steps.Interrupting():
            on_the_way = (steps.Enter, steps.Resume)
            goal = next(waiting.square for waiting in reversed(state.agenda) if isinstance(waiting, on_the_way))
            args, anchors = naming.thing(state, "square", goal)
            return {"seat": step.mover} | args, [*squares(state.turn.square), *anchors]
        case steps.Wounding() | steps.Healing():
            return {"n": step.wounds}, []
        case steps.Looting() | steps.LootingCard() | steps.LootingMore():
            return naming.thing(state, "seat", step.loser)
        case steps.Fighting():
            battle = state.battle
            side = side_led_by(battle, seat)
            return {"mine": battle.bonus[side], "theirs": battle.bonus[1 - side]}, [naming.square_anchor(battle.square)]
        case _:
            return {}, []


def payment_details(state: Civ2010, step: steps.Paying) -> Details:
    """What is paid, and for which ability: the one that waits to be carried out or answered."""
    resource = "resource-any" if step.resource == NONE else f"resource-{step.resource}"
    args: dict[str, Arg] = {"n": step.amount, "resource": resource}
    for waiting in reversed(state.agenda):
        if isinstance(waiting, steps.ResolveAbility) and waiting.seat == step.seat:
            return args | naming.ability_args(state, waiting), [naming.tech_anchor(state, waiting.tech)]
    return args, []


def reaction_details(state: Civ2010, step: steps.Reacting | steps.Agreeing) -> Details:
    """Who does what to whom that may be answered: the step that waits at this depth. Targets are named openly."""
    for waiting in state.agenda:
        args: dict[str, Arg] = {"seat": waiting.seat}
        match waiting:
            case steps.ResolveEvent() if waiting.depth == step.depth:
                card, cards = naming.thing(state, "card", waiting.card)
                aim, anchors = aimed_at(state, state.turn.targets[step.depth])
                text = "event-text-" + state.catalogue.cards[waiting.card].id
                return args | {"what": card["card"], "text": text} | aim, cards + anchors
            case steps.ResolveAbility() if waiting.depth == step.depth:
                target = state.turn.targets[step.depth]
                sails = ability_of(state, waiting.tech, waiting.number).op == SHIP  # what counts is where to
                aim, anchors = at_squares(state, target.second, target.square) if sails else aimed_at(state, target)
                tech, techs = naming.thing(state, "tech", waiting.tech)
                return args | {
                    "what": tech["tech"],
                    "text": naming.ability_args(state, waiting)["ability"],
                } | aim, techs + anchors
            case steps.ResolveCity() if waiting.depth == step.depth:
                project = project_of_turn(state)
                aim, anchors = project_details(state, project)
                return args | aim, [naming.city_anchor(waiting.seat, project.city), *anchors]
            case steps.ResolveCancel() if waiting.depth == step.depth:
                return args | {"what": "city-action-answer"}, [f"seat:{waiting.seat}"]
    return {"seat": step.seat, "what": "city-action-answer"}, []


def squares(*numbers: int) -> list[str]:
    return [naming.square_anchor(square) for square in numbers if square != NONE]


def at_squares(state: Civ2010, first: int, second: int) -> Details:
    return naming.thing(state, "square", first)[0], squares(first, second)


def aimed_at(state: Civ2010, target: Target) -> Details:
    """A target in words."""
    if target.city != NONE:
        return naming.thing(state, "square", state.players[target.seat].centres[target.city])
    if target.square != NONE:
        return at_squares(state, target.square, target.second)
    if target.seat != NONE:
        return {"seat_to": target.seat}, [f"seat:{target.seat}"]
    if target.wonder != NONE:
        args, anchors = naming.thing(state, "wonder", target.wonder)
        return {"target": args["wonder"]}, anchors
    return {}, []


def project_details(state: Civ2010, project: Project) -> Details:
    """What a city does, and on which square."""
    if project.kind == DEVOTION:
        return {"what": "city-action-devotion"}, []
    if project.kind == HARVESTING:
        return {"what": "city-action-harvest", "target": f"resource-{project.index}"}, []
    aim, anchors = ({}, []) if project.square == NONE else naming.thing(state, "square", project.square)
    return {"what": naming.item_name(state, project.kind, project.index)} | aim, anchors
