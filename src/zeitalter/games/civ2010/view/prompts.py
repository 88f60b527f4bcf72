# mypyc: no
"""Decisions in words, with the board elements they are about."""

from typing import Final

from zeitalter.core.agenda import Step
from zeitalter.core.wording import Arg, Message, Prompt
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.catalogue import NONE, SHIP
from zeitalter.games.civ2010.model.player import FIRST_SCOUT
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.turn import DEVOTION, HARVESTING, Project, Target
from zeitalter.games.civ2010.rules.abilities import ability_of
from zeitalter.games.civ2010.rules.board import hand_limit
from zeitalter.games.civ2010.rules.city_management import project_of_turn
from zeitalter.games.civ2010.rules.setup import first_person, suggested_capital
from zeitalter.games.civ2010.view import naming

Details = tuple[dict[str, Arg], list[str]]

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
        case steps.Fighting() if step.after_unit:
            return "after-unit"
        case steps.Reacting():
            can_answer = any(isinstance(action, verbs.Cancel) for action in state.legal_actions(step.seat))
            name = name if can_answer else "no-answer"
            return name + (
                "-square" if "x" in args else "-seat" if "seat_to" in args else "-thing" if "target" in args else ""
            )
        case steps.Paying() if "tech" in args:
            return "paying-for"
        case steps.AimingAbility() if ability_of(state, step.tech, step.number).op == SHIP:
            return "aiming-ship-from" if step.square == NONE else "aiming-ship-to"
        case steps.AimingEvent() if step.square != NONE or step.partner != NONE:
            return SECOND_TARGETS[state.catalogue.cards[step.card].op]
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
            return {"wonder": naming.wonder_name(state, step.wonder)}, [
                "wonder:" + state.catalogue.wonders[step.wonder].id
            ]
        case steps.PlacingFigure():
            return {"figure": "figure-1" if step.piece >= FIRST_SCOUT else "figure-0"}, []
        case steps.PlacingFirstPerson():
            return person_details(state, first_person(state, seat))
        case steps.PlacingPerson():
            return person_details(state, step.person)
        case steps.Sending():
            square = state.players[seat].figures[FIRST_SCOUT + step.scout]
            return naming.square_args(square), [naming.square_anchor(square)]
        case steps.Displacing():
            return {}, [naming.square_anchor(step.square)]
        case steps.Siting():
            project = project_of_turn(state)
            anchors = [naming.city_anchor(seat, project.city), naming.item_anchor(state, project.kind, project.index)]
            return {"what": naming.item_name(state, project.kind, project.index)}, anchors
        case steps.Splitting():
            return {"n": state.turn.pool}, [naming.city_anchor(seat, step.city)]
        case steps.Paying():
            return payment_details(state, step)
        case steps.AimingAbility():
            name = naming.ability_key(state, step.tech, step.number)
            anchors = [naming.tech_anchor(state, step.tech)]
            if step.square != NONE:
                anchors.append(naming.square_anchor(step.square))
            return {"tech": naming.tech_name(state, step.tech), "ability": name}, anchors
        case steps.AimingEvent():
            anchors = [naming.card_anchor(state, step.card)]
            if step.square != NONE:
                anchors.append(naming.square_anchor(step.square))
            return {"card": naming.event_name(state, step.card)}, anchors
        case steps.Agreeing():
            return {"card": naming.event_name(state, step.card)}, reaction_details(state, step)[1]
        case steps.Reacting():
            return reaction_details(state, step)
        case steps.Marching():
            return {"n": state.turn.left}, [naming.square_anchor(state.turn.square)]
        case steps.Razing():
            return {"what": naming.what_is_on(state, step.square)}, [naming.square_anchor(step.square)]
        case steps.Learning():
            return ({}, []) if step.source == NONE else ({"seat": step.source}, [f"seat:{step.source}"])
        case steps.Discarding():
            return {"n": hand_limit(state, seat)}, []
        case steps.Interrupting():
            goal = next(waiting.square for waiting in reversed(state.agenda) if isinstance(waiting, steps.Enter))
            return {"seat": step.mover, **naming.square_args(goal)}, [
                naming.square_anchor(state.turn.square),
                naming.square_anchor(goal),
            ]
        case steps.Wounding() | steps.Healing():
            return {"n": step.wounds}, []
        case steps.Looting() | steps.LootingCard() | steps.LootingMore():
            return {"seat": step.loser}, [f"seat:{step.loser}"]
        case steps.Fighting():
            battle = state.battle
            mine, theirs = battle.bonus[battle.turn], battle.bonus[1 - battle.turn]
            return {"mine": mine, "theirs": theirs}, [naming.square_anchor(battle.square)]
        case _:
            return {}, []


def person_details(state: Civ2010, person: int) -> Details:
    name = state.catalogue.persons[person].id
    return {"person": "person-" + name}, ["person:" + name]


def payment_details(state: Civ2010, step: steps.Paying) -> Details:
    """What is paid, and for which ability: the one that waits to be carried out or answered."""
    resource = "resource-any" if step.resource == NONE else f"resource-{step.resource}"
    args: dict[str, Arg] = {"n": step.amount, "resource": resource}
    for waiting in reversed(state.agenda):
        if isinstance(waiting, steps.ResolveAbility) and waiting.seat == step.seat:
            name = naming.ability_key(state, waiting.tech, waiting.number)
            anchors = [naming.tech_anchor(state, waiting.tech)]
            return args | {"tech": naming.tech_name(state, waiting.tech), "ability": name}, anchors
    return args, []


def reaction_details(state: Civ2010, step: steps.Reacting | steps.Agreeing) -> Details:
    """Who does what to whom that may be answered: the step that waits at this depth. Targets are named openly."""
    for waiting in state.agenda:
        args: dict[str, Arg] = {"seat": waiting.seat}
        match waiting:
            case steps.ResolveEvent() if waiting.depth == step.depth:
                event = state.catalogue.cards[waiting.card]
                aim, anchors = aimed_at(state, state.turn.targets[step.depth])
                return args | {"what": "card-" + event.id} | aim, [naming.card_anchor(state, waiting.card), *anchors]
            case steps.ResolveAbility() if waiting.depth == step.depth:
                target = state.turn.targets[step.depth]
                sails = ability_of(state, waiting.tech, waiting.number).op == SHIP  # what counts is where to
                aim, anchors = at_squares(target.second, target.square) if sails else aimed_at(state, target)
                what = naming.tech_name(state, waiting.tech)
                return args | {"what": what} | aim, [naming.tech_anchor(state, waiting.tech), *anchors]
            case steps.ResolveCity() if waiting.depth == step.depth:
                project = project_of_turn(state)
                aim, anchors = project_details(state, project)
                return args | aim, [naming.city_anchor(waiting.seat, project.city), *anchors]
            case steps.ResolveCancel() if waiting.depth == step.depth:
                return args | {"what": "city-action-answer"}, [f"seat:{waiting.seat}"]
    return {"seat": step.seat, "what": "city-action-answer"}, []


def at_squares(*squares: int) -> Details:
    return naming.square_args(squares[0]), [naming.square_anchor(square) for square in squares if square != NONE]


def aimed_at(state: Civ2010, target: Target) -> Details:
    """A target in words."""
    if target.city != NONE:
        return at_squares(state.players[target.seat].centres[target.city])
    if target.square != NONE:
        return at_squares(target.square, target.second)
    if target.seat != NONE:
        return {"seat_to": target.seat}, [f"seat:{target.seat}"]
    if target.wonder != NONE:
        name = state.catalogue.wonders[target.wonder].id
        return {"target": "wonder-" + name}, ["wonder:" + name]
    return {}, []


def project_details(state: Civ2010, project: Project) -> Details:
    """What a city does, and on which square."""
    if project.kind == DEVOTION:
        return {"what": "city-action-devotion"}, []
    if project.kind == HARVESTING:
        return {"what": "city-action-harvest", "target": f"resource-{project.index}"}, []
    aim, anchors = ({}, []) if project.square == NONE else at_squares(project.square)
    return {"what": naming.item_name(state, project.kind, project.index)} | aim, anchors
