# mypyc: no
"""Why nothing can be done with an element of the board now: by the functions that allow or forbid it in the rules."""

from typing import Final

from zeitalter.core.agenda import Step
from zeitalter.core.wording import Arg, Message
from zeitalter.games.ages.model import catalogue as c
from zeitalter.games.ages.model import steps
from zeitalter.games.ages.model.player import NOTHING, Player
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.action_cards import INCLUDED
from zeitalter.games.ages.rules.attacks import attack_cost, may_attack
from zeitalter.games.ages.rules.building import build_cost, room_for
from zeitalter.games.ages.rules.card_row import price
from zeitalter.games.ages.rules.civilization import leader_of, urban_limit
from zeitalter.games.ages.rules.moves import card_key
from zeitalter.games.ages.rules.payments import food_available, resources_available, unit_resources
from zeitalter.games.ages.rules.population import liner_discount, population_cost
from zeitalter.games.ages.rules.technologies import may_revolt, partners_can_pay, revolts_by_military, science_price
from zeitalter.games.ages.rules.wonders import markers_fit
from zeitalter.games.ages.view.elements import own_events
from zeitalter.games.ages.view.outlook import Obstacle, obstacle

# What others may choose from one's civilization, and what is chosen in one's own.
OF_OTHERS: Final = (steps.Razing, steps.Annexing, steps.Stealing, steps.LosingBlue)


def why_not(state: Ages, seat: int, anchor: str) -> Message | None:
    if not state.agenda:
        return Message("why-over")
    place, _, rest = anchor.partition(":")
    match place:
        case "row":
            return why_not_take(state, seat, int(rest))
        case "civil":
            return why_not_play(state, seat, state.catalogue.ids.index(rest))
        case "military":
            return why_not_military(state, seat, state.catalogue.ids.index(rest))
        case "player":
            owner, _, card = rest.partition(":")
            return why_not_there(state, seat, int(owner), card)
        case "seat":
            return why_not_player(state, seat, int(rest))
        case "show":
            return why_only_shown(state, seat, state.catalogue.ids.index(rest))
        case "bonus":
            return Message("why-bonus-card")
        case "fight":
            return elsewhere(state, seat) or Message("why-fight")
    return None


# ---- whose turn it is ------------------------------------------------------------------------------------------------


def task(step: Step) -> str:
    """What is to be decided, as a noun."""
    return "step-" + step.NAME.replace("_", "-")


def elsewhere(state: Ages, seat: int) -> Message | None:
    """Somebody else decides now."""
    if state.is_actor(seat):
        return None
    step = state.agenda[-1]
    if isinstance(step, steps.Actions):
        return Message("why-turn", {"seat": step.seat})
    return Message("why-others", {"seat": list(state.actors()), "what": task(step)})


def not_now(state: Ages, seat: int) -> Message | None:
    """Why the seat takes no actions at all now, None if it does."""
    step = state.agenda[-1]
    other = elsewhere(state, seat)
    if other is not None or isinstance(step, steps.Actions):
        return other
    if isinstance(step, steps.Politics):
        return Message("why-politics-first")
    return Message("why-first", {"what": task(step)})


def no_action(player: Player, civil: bool) -> Message | None:
    if civil:
        return None if player.civil_left else Message("why-no-civil")
    return None if player.military_left else Message("why-no-military")


def lacking(key: str, cost: int, have: int) -> Message | None:
    """Too little of something."""
    if cost <= have:
        return None
    return Message(key, {"n": cost - have, "cost": cost, "have": have})


# ---- the card row ----------------------------------------------------------------------------------------------------


def why_not_take(state: Ages, seat: int, slot: int) -> Message | None:
    player, step = state.players[seat], state.agenda[-1]
    free = isinstance(step, steps.TakingFree) and state.is_actor(seat)
    if state.row[slot] == NOTHING:
        return Message("why-row-empty")
    cost = price(state, player, slot)
    actions = step.actions if isinstance(step, steps.TakingFree) else player.civil_left
    found = obstacle(state, player, slot, cost <= actions)
    if found not in (Obstacle.NONE, Obstacle.TOO_EXPENSIVE):
        return Message(f"why-row-{found.value}")
    if not free:
        later = not_now(state, seat)
        if later is not None:
            return later
    return lacking("why-civil", cost, actions)


# ---- cards in hand ---------------------------------------------------------------------------------------------------


def why_not_play(state: Ages, seat: int, card: int) -> Message | None:
    """A civil card in hand."""
    player, definition = state.players[seat], state.card(card)
    fresh = player.fresh.count(card) and player.hand.count(card) == player.fresh.count(card)
    if definition.kind == c.ACTION and fresh:
        return Message("why-fresh")
    later = not_now(state, seat)
    if later is not None:
        return later
    if state.round == 1:
        return Message("why-first-round")
    if definition.kind == c.GOVERNMENT:
        return why_not_govern(state, seat, card)
    spent = no_action(player, civil=True)
    if spent is not None:
        return spent
    if definition.kind <= c.LAST_TECHNOLOGY:
        return why_not_discover(state, seat, science_price(state, seat, card, False))
    if definition.kind == c.ACTION:
        return why_not_use(state, seat, card)
    return None


def why_not_discover(state: Ages, seat: int, cost: int) -> Message | None:
    if not partners_can_pay(state, seat):
        return Message("why-partner-science")
    return lacking("why-science", cost, state.players[seat].science)


def why_not_govern(state: Ages, seat: int, card: int) -> Message | None:
    """Neither in peace nor by revolution."""
    player = state.players[seat]
    revolution = science_price(state, seat, card, False)
    if not may_revolt(state, player) and revolution <= player.science:
        if not player.civil_left and not revolts_by_military(state, player):
            return Message("why-no-civil")
        key = "why-revolution-military" if revolts_by_military(state, player) else "why-revolution"
        return Message(key, {"n": science_price(state, seat, card, True)})
    return no_action(player, civil=True) or why_not_discover(state, seat, revolution)


def why_not_use(state: Ages, seat: int, card: int) -> Message | None:
    """An action card whose included action is not possible."""
    player, definition = state.players[seat], state.card(card)
    discount = definition.discount
    match INCLUDED[definition.includes][0]:
        case "wonder_stage":
            return why_not_stage(state, seat, discount)
        case "population":
            return why_not_grow(state, player, 0)
        case "build_urban" | "build_land" as name:
            if not player.unused:
                return Message("why-no-worker")
            return Message("why-nothing-to-build" if name == "build_urban" else "why-nothing-on-land")
        case "upgrade":
            return Message("why-nothing-to-upgrade")
        case "technology":
            return Message("why-no-technology")
    return None


def why_not_military(state: Ages, seat: int, card: int) -> Message | None:
    """A military card in hand: what it is for, and what keeps it there."""
    kind, step = state.card(card).kind, state.agenda[-1]
    asked = state.is_actor(seat)
    if asked and isinstance(step, (steps.Defending, steps.Colonizing)):
        return Message("why-war-no-cards" if state.card(state.fight.card).kind == c.WAR else "why-only-bonus")
    if kind == c.BONUS:
        return Message("why-bonus")
    if kind == c.TACTIC:
        return not_now(state, seat) or no_action(state.players[seat], civil=False)
    if asked and isinstance(step, steps.Politics):
        return why_not_attack(state, seat, card)
    return elsewhere(state, seat) or Message("why-political")


def why_not_attack(state: Ages, seat: int, card: int) -> Message | None:
    """No rival this aggression or war may be played against."""
    definition, leader = state.card(card), leader_of(state, seat)
    if leader is not None and leader.never_attacks:
        return Message("why-leader-forbids", {"card": card_key(state, leader.index)})
    found: Message | None = None
    for target in state.remaining():
        if target != seat:
            cost = attack_cost(state, card, target)
            if cost == NOTHING:
                found = found or Message("why-attack-useless")
            elif not may_attack(state, seat, target, definition.kind == c.WAR):
                found = Message("why-attack-protected", {"seat": target})
            else:
                return lacking("why-military", cost, state.players[seat].military_left)
    return found


# ---- in play ---------------------------------------------------------------------------------------------------------


def why_not_there(state: Ages, seat: int, owner: int, card: str) -> Message | None:
    """Something in a civilization."""
    step = state.agenda[-1]
    if owner != seat:
        if state.is_actor(seat) and isinstance(step, OF_OTHERS) and step.opponent == owner:
            return Message("why-first", {"what": task(step)})
        return Message("why-belongs", {"seat": owner})
    player = state.players[seat]
    if card == "yellow":
        return not_now(state, seat) or first_round(state) or why_not_grow(state, player, 0)
    number = state.catalogue.ids.index(card)
    kind = state.card(number).kind
    if kind <= c.LAST_BUILT:
        return not_now(state, seat) or first_round(state) or why_not_build(state, seat, number)
    if number == player.wonder:
        return not_now(state, seat) or first_round(state) or why_not_stage(state, seat, 0)
    if kind == c.PACT:
        return Message("why-pact")
    if kind == c.WAR:
        return Message("why-war")
    if number in player.wonders and state.card(number).free_population:
        return not_now(state, seat) or why_not_grow_freely(state, player)
    return Message("why-lasting")


def first_round(state: Ages) -> Message | None:
    return Message("why-first-round") if state.round == 1 else None


def why_not_build(state: Ages, seat: int, tech: int) -> Message | None:
    player, definition = state.players[seat], state.card(tech)
    unit = definition.kind >= c.FIRST_UNIT
    spent = no_action(player, civil=not unit)
    if spent is not None:
        return spent
    if not player.unused:
        return Message("why-no-worker")
    if not room_for(state, player, definition.kind):
        return Message("why-urban-limit", {"n": urban_limit(state, player)})
    have = resources_available(state, player) + (unit_resources(state, player) if unit else 0)
    return lacking("why-resources", build_cost(state, seat, tech), have)


def why_not_stage(state: Ages, seat: int, discount: int) -> Message | None:
    player = state.players[seat]
    if player.wonder == NOTHING:
        return Message("why-no-wonder")
    cost = max(0, state.card(player.wonder).stages[player.stages] - discount)
    spent = no_action(player, civil=True) or lacking("why-resources", cost, resources_available(state, player))
    if spent is None and not markers_fit(state, player, 1, discount):
        return Message("why-no-markers")
    return spent


def why_not_grow(state: Ages, player: Player, discount: int) -> Message | None:
    if not discount and not player.civil_left:
        return Message("why-no-civil")
    if not player.yellow:
        return Message("why-yellow-empty")
    return lacking("why-food", max(0, population_cost(state, player) - discount), food_available(state, player))


def why_not_grow_freely(state: Ages, player: Player) -> Message | None:
    if player.free_population_used:
        return Message("why-once-a-turn")
    return why_not_grow(state, player, liner_discount(state, player))


# ---- the rest --------------------------------------------------------------------------------------------------------


def why_not_player(state: Ages, seat: int, other: int) -> Message | None:
    if other == seat:
        return Message("why-yourself")
    step = state.agenda[-1]
    if isinstance(step, steps.Politics) and state.is_actor(seat):
        return Message("why-nothing-against", {"seat": other})
    return Message("why-player", {"seat": other})


def why_only_shown(state: Ages, seat: int, card: int) -> Message | None:
    """A card that lies somewhere to be looked at."""
    if card in own_events(state, seat):
        return Message("why-own-event")
    if card in state.past:
        return Message("why-past-event")
    holders: list[int | str] = [other for other in range(state.seats) if card in state.players[other].hand]
    args: dict[str, Arg] = {"seat": holders}
    return Message("why-in-hand", args) if holders else None
