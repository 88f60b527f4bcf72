# mypyc: no
"""Why nothing can be done with an element of the board now. What the rules test they test here, too."""

from typing import Final

from zeitalter.core.wording import Arg, Message
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.player import NOBODY
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.turn import ONCE_GOVERNMENT
from zeitalter.games.civ2010.rules import board
from zeitalter.games.civ2010.rules.abilities import EFFECTS
from zeitalter.games.civ2010.rules.city_management import harvestable
from zeitalter.games.civ2010.rules.culture import can_advance
from zeitalter.games.civ2010.rules.events import EFFECTS as EVENT_EFFECTS
from zeitalter.games.civ2010.rules.government import unlocked
from zeitalter.games.civ2010.rules.moves import may_found_more
from zeitalter.games.civ2010.rules.payment import can_pay
from zeitalter.games.civ2010.rules.pyramid import learnable
from zeitalter.games.civ2010.rules.research import discount
from zeitalter.games.civ2010.rules.start_of_turn import can_displace, person_sites, settlers
from zeitalter.games.civ2010.view import goods, ways

IN_BATTLE: Final = (steps.Fighting, steps.Wounding, steps.Healing, steps.Saving, steps.Mustering)


def why_not(state: Civ2010, seat: int, anchor: str) -> Message | None:
    if not state.agenda:
        return Message("why-over")
    kind, _, name = anchor.partition(":")
    if not state.is_actor(seat):
        return not_asked(state, seat)
    match kind:
        case "square":
            return of_square(state, seat, square_of(name))
        case "place":
            return ways.of_place(state, seat, int(name))
        case "city":
            return of_city(state, seat, name)
        case "tech":
            return of_tech(state, seat, name)
        case "government":
            return of_government(state, seat, name)
        case "market" | "wonder":
            return of_good(state, seat, kind, name)
        case "resource":
            return of_resource(state, seat, c.RESOURCE_NAMES.index(name))
        case "card":
            return of_card(state, seat, name)
        case "track":
            return of_track(state, seat)
        case "person":
            return of_person(state, seat)
        case "figure":
            return Message("why-stock", {"figure": f"figure-{verbs.KIND_NAMES.index(name)}"})
        case "token":
            return Message("why-token")
        case "seat":
            return Message("why-yourself") if int(name) == seat else Message("why-seat", now(state))
        case "partner":
            return Message("why-offers-made")
        case "offer":
            return of_offer(state, seat, int(name))
        case "unit" | "front":
            return of_battle(state, seat, kind)
        case _:
            return None


def square_of(name: str) -> int:
    x, _, y = name.partition("-")
    return int(y) * c.WIDTH + int(x)


def phase_key(phase: int) -> str:
    return "phase-" + c.PHASE_NAMES[phase]


def now(state: Civ2010) -> dict[str, Arg]:
    """What is being decided."""
    return {"question": "asks-" + state.agenda[-1].NAME.replace("_", "-")}


def not_asked(state: Civ2010, seat: int) -> Message:
    """Whose decision it is."""
    others = [other for other in state.actors() if other != seat]
    if state.is_sealed() or isinstance(state.agenda[-1], steps.Trading):
        return Message("why-waiting", {"seats": [*others], **now(state)})
    if not others:
        return Message("why-nobody")
    return Message("why-other", {"seat": others[0], **now(state)})


# ---- the map --------------------------------------------------------------------------------------------------------


def of_square(state: Civ2010, seat: int, square: int) -> Message:
    step = state.agenda[-1]
    match step:
        case steps.Moving():
            return ways.of_start(state, seat, square)
        case steps.Marching():
            return ways.of_step(state, seat, square)
        case steps.Starting():
            return of_city_site(state, seat, square)
        case steps.Siting():
            return goods.of_site(state, seat, square)
        case steps.PlacingPerson() | steps.PlacingFirstPerson() | steps.PlacingWonder():
            return goods.of_outskirts(state, seat, square)
        case steps.PlacingFigure():
            return goods.of_outskirts(state, seat, square)
        case steps.Settling():
            return Message("why-central")
        case steps.Displacing():
            return Message("why-displace")
        case steps.Managing() | steps.Splitting():
            return Message("why-choose-thing")
        case steps.AimingEvent():
            card = state.catalogue.cards[step.card]
            return Message("why-no-target", {"what": "card-" + card.id, "text": "event-text-" + card.id})
        case steps.AimingAbility():
            tech = state.catalogue.techs[step.tech].id
            return Message("why-no-target", {"what": "tech-" + tech, "text": f"ability-{tech}-{step.number}"})
        case _:
            return Message("why-question", now(state))


OBSTACLES: Final = {
    board.ON_WATER: "why-site-water",
    board.AT_THE_EDGE: "why-site-edge",
    board.UNKNOWN_NEAR: "why-site-unknown",
    board.TOKEN_NEAR: "why-site-token",
    board.ENEMY_NEAR: "why-site-enemy",
    board.CITY_NEAR: "why-site-city",
}


def of_city_site(state: Civ2010, seat: int, square: int) -> Message:
    if not may_found_more(state, seat):
        return Message("why-city-limit", {"n": board.city_limit(state, state.players[seat])})
    if square not in settlers(state, seat):
        return Message("why-no-settler")
    found = board.obstacle(state, seat, square)
    if found:
        return Message(OBSTACLES[found])
    return Message("why-site-crowd") if not can_displace(state, seat, square) else Message("why-question", now(state))


def of_city(state: Civ2010, seat: int, name: str) -> Message:
    owner, slot = [int(part) for part in name.split("-")]
    step = state.agenda[-1]
    if isinstance(step, (steps.Moving, steps.Marching)) and owner != seat:
        return Message("why-attack-city", {"seat": owner})
    if owner != seat:
        return Message("why-belongs", {"seat": owner})
    if isinstance(step, (steps.Managing, steps.AimingAbility, steps.AimingEvent)):
        if state.players[seat].government == state.catalogue.anarchy and slot == 0:
            return Message("why-anarchy")
        if state.turn.actions[slot] <= 0:
            return Message("why-city-done", {"city": slot + 1})
    if isinstance(step, (steps.Siting, steps.Splitting, steps.HarvestingMore)):
        return Message("why-question", now(state))
    return Message("why-phase", {"phase": phase_key(c.CITY_MANAGEMENT), **now(state)})


# ---- technologies, governments --------------------------------------------------------------------------------------


def of_tech(state: Civ2010, seat: int, name: str) -> Message:
    tech = next(tech for tech in state.catalogue.techs if tech.id == name)
    if state.players[seat].techs >> tech.index & 1:
        return of_known_tech(state, seat, tech)
    if isinstance(state.agenda[-1], (steps.Learning, steps.Looting)):
        return Message("why-not-taught")
    if not learnable(state, seat) >> tech.index & 1:
        return Message("why-pyramid", {"level": f"level-{tech.level}", "below": f"level-{max(1, tech.level - 1)}"})
    needed = tech.cost - discount(state, seat) - state.players[seat].trade
    if needed > 0:
        return Message("why-trade", {"n": needed, "phase": phase_key(c.RESEARCH)})
    return Message("why-phase", {"phase": phase_key(c.RESEARCH), **now(state)})


def of_known_tech(state: Civ2010, seat: int, tech: c.Tech) -> Message:
    """The first of its abilities that could be used at all says why it cannot be used now."""
    if isinstance(state.agenda[-1], steps.Researching):
        return Message("why-known")
    player = state.players[seat]
    found: Message | None = None
    for ability in tech.abilities:
        phase = ability.phase
        if ability not in state.catalogue.abilities and phase != c.ANY_TIME and ability.op not in REACTIONS:
            continue
        text: dict[str, Arg] = {"ability": f"ability-{tech.id}-{ability.number}"}
        if ability.op in REACTIONS:
            found = found or Message("why-answers", text)
        elif phase != state.turn.phase and not (phase == c.BATTLE and isinstance(state.agenda[-1], IN_BATTLE)):
            found = found or Message("why-ability-phase", {"phase": phase_key(phase), **text})
        elif player.used & ability.bit:
            found = Message("why-used", text)
        elif not can_pay(state, seat, ability):
            resource = "resource-any" if ability.resource == c.NONE else f"resource-{ability.resource}"
            return Message("why-pay", {"resource": resource, **text})
        elif not EFFECTS[ability.op].is_useful(state, seat, ability):
            found = Message("why-no-use", text)
    return found or Message("why-passive", {"tech": "tech-" + tech.id})


REACTIONS: Final = (c.CANCEL_CITY_ACTION, c.CANCEL_EVENT, c.CANCEL_ABILITY)


def of_government(state: Civ2010, seat: int, name: str) -> Message:
    player, catalogue = state.players[seat], state.catalogue
    index = next(one.index for one in catalogue.governments if one.id == name)
    if player.government == index:
        return Message("why-government-now")
    if index != catalogue.anarchy and not unlocked(state, seat) >> index & 1:
        for tech in catalogue.techs:
            if tech.government == index:
                return Message("why-needs", {"what": "tech-" + tech.id})
    if not isinstance(state.agenda[-1], steps.Starting):
        return Message("why-phase", {"phase": phase_key(c.START_OF_TURN), **now(state)})
    if state.turn.once & ONCE_GOVERNMENT:
        return Message("why-government-once")
    if player.government == catalogue.anarchy:
        return Message("why-anarchy-lasts")
    return Message("why-anarchy-first")


# ---- the market and the own sheet -----------------------------------------------------------------------------------


def of_good(state: Civ2010, seat: int, kind: str, name: str) -> Message:
    step = state.agenda[-1]
    standing = goods.standing(state, kind, name)
    if standing is not None:
        return standing
    if isinstance(step, (steps.Managing, steps.Splitting)):
        return goods.of_good(state, seat, step, name)
    if isinstance(step, steps.Siting):
        return Message("why-question", now(state))
    return Message("why-phase", {"phase": phase_key(c.CITY_MANAGEMENT), **now(state)})


def of_resource(state: Civ2010, seat: int, kind: int) -> Message:
    step = state.agenda[-1]
    if isinstance(step, steps.Paying):
        return Message("why-not-owed" if state.players[seat].resources[kind] else "why-none-held")
    if isinstance(step, steps.TakingResource) or state.market[kind] == 0:
        return Message("why-market-empty", {"resource": f"resource-{kind}"})
    if isinstance(step, (steps.Managing, steps.HarvestingMore)):
        cities = [slot for slot in board.own_cities(state.players[seat]) if state.turn.actions[slot] > 0]
        if isinstance(step, steps.Managing) and not cities:
            return Message("why-cities-done")
        if not any(kind in harvestable(state, seat, slot) for slot in cities):
            return Message("why-no-harvest", {"resource": f"resource-{kind}"})
    return Message("why-harvest-later", {"phase": phase_key(c.CITY_MANAGEMENT)})


def of_card(state: Civ2010, seat: int, name: str) -> Message:
    event = state.catalogue.cards[state.catalogue.card_names.index(name)]
    text: dict[str, Arg] = {"text": "event-text-" + event.id}
    step = state.agenda[-1]
    if event.op == c.GIFT:
        return Message("why-card-pays", text)
    if event.phase == c.ANY_TIME:
        return Message("why-card-answers", text)
    own = state.turn.seat == seat
    if event.phase != state.turn.phase or not (own or isinstance(step, steps.Interrupting)):
        return Message("why-card-phase", {"phase": phase_key(event.phase), **text})
    if not EVENT_EFFECTS[event.op].targets(state, seat, event, c.NONE, c.NONE):
        return Message("why-card-aim", text)
    return Message("why-question", now(state))


def of_track(state: Civ2010, seat: int) -> Message:
    player, track = state.players[seat], state.catalogue.track
    if player.track >= len(track):
        return Message("why-track-end")
    space = track[player.track]
    if not can_advance(state, seat):
        missing = {"culture": max(0, space.culture - player.culture), "trade": max(0, space.trade - player.trade)}
        return Message("why-track", {**missing})
    return Message("why-phase", {"phase": phase_key(c.CITY_MANAGEMENT), **now(state)})


def of_person(state: Civ2010, seat: int) -> Message:
    if not isinstance(state.agenda[-1], steps.Starting):
        return Message("why-phase", {"phase": phase_key(c.START_OF_TURN), **now(state)})
    return Message("why-no-outskirts" if not person_sites(state, seat) else "why-question", now(state))


# ---- offers and battles ---------------------------------------------------------------------------------------------


def of_offer(state: Civ2010, seat: int, owner: int) -> Message:
    if not state.offers[owner].submitted:
        return Message("why-no-offer", {"seat": owner})
    return Message("why-not-for-you", {"seat": owner})


def of_battle(state: Civ2010, seat: int, kind: str) -> Message:
    step, battle = state.agenda[-1], state.battle
    if not isinstance(step, IN_BATTLE) or battle.square == NOBODY:
        return Message("why-question", now(state))
    if isinstance(step, steps.Fighting):
        if step.waits:
            return Message("why-only-abilities")
        return Message("why-front" if kind == "front" else "why-unit")
    return Message("why-question", now(state))
