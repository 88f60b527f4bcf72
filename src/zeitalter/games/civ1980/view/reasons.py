# mypyc: no
"""Why nothing can be done with an element of the board now."""

from collections.abc import Callable
from typing import Final

from zeitalter.core.agenda import Step
from zeitalter.core.wording import Arg, Message
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.catalogue import ASTRONOMY, EPIDEMIC, LAW, NONE, PHILOSOPHY, STACKS
from zeitalter.games.civ1980.model.packet import ALL
from zeitalter.games.civ1980.model.player import NOBODY, count_cards, free_cards
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.calamities import nameable, shaken
from zeitalter.games.civ1980.rules.cities import city_price
from zeitalter.games.civ1980.rules.credits import is_complete, price
from zeitalter.games.civ1980.rules.growth import by_hand as grown
from zeitalter.games.civ1980.rules.growth import due
from zeitalter.games.civ1980.rules.losses import LossPlan, giver_of
from zeitalter.games.civ1980.rules.movement import moves_by_hand, steps_left, unmoved
from zeitalter.games.civ1980.rules.moves import area_name, city_pieces, is_present, tokens_on_board
from zeitalter.games.civ1980.rules.packets import find_packet
from zeitalter.games.civ1980.rules.purchase import for_sale, funds
from zeitalter.games.civ1980.rules.setup import start_areas
from zeitalter.games.civ1980.rules.ships import plan_of
from zeitalter.games.civ1980.rules.trade_cards import may_draw, trade_name
from zeitalter.games.civ1980.view.observe import members
from zeitalter.games.civ1980.view.words import card_name


def why_not(state: Civ1980, seat: int, anchor: str) -> Message | None:
    kind, _, name = anchor.partition(":")
    reason = REASONS.get(kind)
    if reason is None:
        return Message("why-not-offered") if kind in ("plan", "packet", "plain") else None
    return reason(state, seat, name)


def say(key: str, **args: Arg) -> Message:
    return Message(key, args)


def index(names: list[str], name: str) -> int:
    return names.index(name) if name in names else NONE


def top(state: Civ1980) -> Step | None:
    return state.agenda[-1] if state.agenda else None


def not_asked(state: Civ1980, seat: int) -> Message | None:
    """Whose decision it is, for a seat that is not asked."""
    if not state.agenda:
        return say("why-over")
    if state.is_actor(seat):
        return None
    phase = f"phase-{state.phase}"
    if state.sealed[seat]:
        return say("why-answered", phase=phase)
    actors = state.actors()
    if len(actors) == 1:
        return say("why-turn-of", seat=actors[0], phase=phase)
    return say("why-turn-of-others", phase=phase)


# ---- areas -----------------------------------------------------------------------------------------------------------


def area_reason(state: Civ1980, seat: int, name: str) -> Message | None:
    area = index(state.catalogue.area_ids, name)
    if area == NONE:
        return sea_reason(state, seat)
    if not state.board.in_play[area]:
        return say("why-out-of-play", area=area_name(state, area))
    asked = not_asked(state, seat)
    if asked is not None:
        return asked
    step = top(state)
    here = area_name(state, area)
    match step:
        case steps.StartArea():
            starts: list[int | str] = [area_name(state, start) for start in start_areas(state, seat)]
            return say("why-no-start", area=here, areas=starts)
        case steps.Moving():
            return moving_reason(state, seat, area)
        case steps.Building():
            return building_reason(state, seat, area)
        case steps.Growing():
            return growing_reason(state, seat, area)
        case steps.Shipyard():
            return shipyard_reason(state, seat, area)
        case steps.Losing() | steps.WarPick() | steps.WarTake():
            return choosing_reason(state, step, seat, area)
        case steps.VolcanoArea():
            return say("why-no-volcano", area=here)
        case _:
            return city_reason(state, step, seat, area)


def sea_reason(state: Civ1980, seat: int) -> Message:
    if not state.has(seat, ASTRONOMY):
        return say("why-needs-astronomy", card=card_name(state, ASTRONOMY))
    if not state.players[seat].ships:
        return say("why-no-ship")
    return not_asked(state, seat) or say("why-sea")


def moving_reason(state: Civ1980, seat: int, area: int) -> Message:
    here = area_name(state, area)
    tokens = state.players[seat].tokens
    if tokens[area] and not moves_by_hand(state):
        return say("why-pick-target", area=here)
    if tokens[area]:
        return say("why-moved" if not unmoved(state, seat, area) else "why-no-way-out", area=here)
    beside = [other for other in range(len(tokens)) if tokens[other] and area in state.board.land[other]]
    if not beside:
        return say("why-too-far", area=here)
    if moves_by_hand(state) and not any(unmoved(state, seat, other) for other in beside):
        return say("why-beside-moved", area=here)
    return say("why-pick-source", area=here)


def building_reason(state: Civ1980, seat: int, area: int) -> Message:
    here = area_name(state, area)
    founded = [action.area for action in state.sealed[seat] if isinstance(action, verbs.Found)]
    cost, n = city_price(state, area), state.players[seat].tokens[area]
    if state.city[area] != NOBODY:
        return say("why-city-there", area=here, seat=state.city[area])
    if area in founded:
        return say("why-founded", area=here)
    if not n:
        return say("why-no-tokens", area=here)
    if n < cost:
        return say(f"why-site-{min(state.board.site[area], 1)}", area=here, price=cost, missing=cost - n, have=n)
    if city_pieces(state, seat) <= len(founded):
        return say("why-no-city-piece", n=state.catalogue.cities)
    left = tokens_on_board(state, seat) - sum(city_price(state, other) for other in founded) - cost
    needed = state.catalogue.support * (state.players[seat].cities + len(founded) + 1)
    return say("why-no-support", area=here, left=left, needed=needed)


def growing_reason(state: Civ1980, seat: int, area: int) -> Message:
    here = area_name(state, area)
    if not state.players[seat].tokens[area]:
        return say("why-no-tokens", area=here)
    if state.city[area] != NOBODY:
        return say("why-no-growth-in-city", area=here)
    if not state.sealed[seat]:
        return say("why-by-hand-first")
    full = grown(state, seat)[area] >= due(state, seat)[area]
    return say("why-grown" if full else "why-stock-empty", area=here)


def shipyard_reason(state: Civ1980, seat: int, area: int) -> Message:
    here = area_name(state, area)
    if not state.sealed[seat]:
        return say("why-by-hand-first")
    plan = plan_of(state, seat)
    if not plan.may_build():
        return say("why-all-ships", n=state.catalogue.ships)
    if not is_present(state, seat, area):
        return say("why-no-tokens", area=here)
    if not state.board.nodes[area]:
        return say("why-no-coast", area=here)
    return say("why-ship-price", price=state.catalogue.ship_cost, have=plan.spare(), area=here)


def choosing_reason(state: Civ1980, step: Step | None, seat: int, area: int) -> Message:
    """Units for a number of points."""
    here = area_name(state, area)
    victim = step.victim if isinstance(step, (steps.WarPick, steps.WarTake)) else seat
    if not is_present(state, victim, area):
        return say("why-none-there-of", area=here, seat=victim)
    if not state.sealed[seat]:
        return say("why-by-hand-first")
    if isinstance(step, steps.WarTake):
        if not state.marked_tokens[area] and area not in state.marked_cities:
            return say("why-not-in-part", area=here)
        return say("why-nothing-to-replace")
    if isinstance(step, steps.Losing):
        plan = LossPlan(state, seat, step.calamity, step.plain)
        if not plan.tokens[area] and area not in plan.cities:
            return say("why-last-token" if step.calamity == EPIDEMIC else "why-not-flooded", area=here)
    return say("why-points", area=here)


def city_reason(state: Civ1980, step: Step | None, seat: int, area: int) -> Message:
    here, owner = area_name(state, area), state.city[area]
    wanted = {
        steps.Revolt: "why-revolt",
        steps.RevoltLoss: "why-revolt",
        steps.Pirates: "why-pirates",
        steps.Heresy: "why-heresy",
        steps.Aftershock: "why-aftershock",
        steps.Defending: "why-defending",
        steps.Supporting: "why-own-city",
        steps.Earthquake: "why-own-city",
        steps.LosingCities: "why-own-city",
    }
    if step is None or type(step) not in wanted:
        return say("why-not-map", phase=f"phase-{state.phase}")
    if owner == NOBODY:
        return say("why-no-city", area=here)
    if isinstance(step, steps.Heresy) and owner != seat and area not in nameable(state, seat):
        card = PHILOSOPHY if state.has(owner, PHILOSOPHY) else LAW
        return say("why-sheltered", seat=owner, card=card_name(state, card))
    if isinstance(step, steps.Aftershock):
        near = area in shaken(state, seat, step.area)
        return say("why-own-city-safe" if not near and owner == seat else "why-aftershock", area=here)
    if isinstance(step, (steps.Revolt, steps.RevoltLoss)):
        return say("why-revolt", seat=step.owner)
    if isinstance(step, steps.Pirates):
        return say("why-pirates", seat=step.victim)
    if isinstance(step, steps.Supporting) and owner == seat:
        return say("why-fresh-first" if step.fresh_first else "why-supported", area=here)
    return say(wanted[type(step)], seat=owner, area=here)


# ---- ships, cards, nations, players ----------------------------------------------------------------------------------


def ship_reason(state: Civ1980, seat: int, name: str) -> Message | None:
    owner, ship = (int(part) for part in name.split("-"))
    if owner != seat:
        return say("why-ship-of", seat=owner)
    asked = not_asked(state, seat)
    if asked is not None:
        return asked
    step = top(state)
    if isinstance(step, steps.Moving):
        if not moves_by_hand(state):
            return say("why-pick-coast")
        if steps_left(state, seat, ship) < 1:
            return say("why-ship-tired", ship=ship + 1)
        return say("why-no-waters", ship=ship + 1)
    if isinstance(step, steps.Shipyard):
        if not state.sealed[seat]:
            return say("why-by-hand-first")
        plan = plan_of(state, seat)
        return say("why-upkeep-paid" if ship in plan.kept else "why-scrapped", ship=ship + 1)
    return say("why-ship-phase")


def card_reason(state: Civ1980, seat: int, name: str) -> Message | None:
    card = index(state.catalogue.card_ids, name)
    if card != NONE:
        return shop_reason(state, seat, card)
    return trade_reason(state, seat, index(state.catalogue.trade_ids, name))


def shop_reason(state: Civ1980, seat: int, card: int) -> Message | None:
    """A civilization card: whether it can be had at all, then whether it can be paid."""
    player, catalogue = state.players[seat], state.catalogue
    here = card_name(state, card)
    asked = isinstance(top(state), steps.Buying) and state.is_actor(seat)
    basket = state.basket if state.is_actor(seat) else 0
    if player.cards >> card & 1:
        return say("why-owned", card=here)
    if basket >> card & 1:
        return say("why-in-basket", card=here)
    if not state.copies[card]:
        return say("why-sold-out", card=here)
    lacking: list[int | str] = [card_name(state, need) for need in members(catalogue.needs[card] & ~player.cards)]
    if lacking:
        return say("why-needs-card", card=here, cards=lacking)
    if is_complete(state, player.cards | basket):
        return say("why-eleven", n=catalogue.most_owned)
    cost, have = price(state, player.cards, basket | 1 << card), funds(state, seat)
    if asked and for_sale(state, seat) >> card & 1 and cost > have:
        return say("why-too-dear", card=here, price=cost, have=have, missing=cost - have)
    if not state.agenda:
        return say("why-over")
    return say("why-shop-phase", phase=f"phase-{state.phase}")


def trade_reason(state: Civ1980, seat: int, card: int) -> Message | None:
    """A trade card in the own hand."""
    if card == NONE:
        return None
    here, step = trade_name(state, card), top(state)
    if card >= state.catalogue.commodities and not free_cards(state.catalogue, state.players[seat].hand)[card]:
        if not isinstance(step, steps.Returning) or not state.is_actor(seat):
            return say("why-locked", card=here)
    asked = not_asked(state, seat)
    if asked is not None:
        return asked
    match step:
        case steps.Trading():
            if len(state.players[seat].hand) < state.catalogue.packet:
                return say("why-few-cards", n=state.catalogue.packet)
            return say("why-packet-first", n=state.catalogue.packet)
        case steps.Returning():
            return say("why-by-hand-first" if not state.sealed[seat] else "why-enough-returned")
        case steps.Paying():
            if card >= state.catalogue.commodities:
                return say("why-calamity-pays-not", card=here)
            return say("why-by-hand-first" if not state.sealed[seat] else "why-all-paid", card=here)
        case steps.Buying():
            return say("why-basket-first")
        case steps.ShowingGrain():
            return say("why-only-grain")
        case _:
            return say("why-trade-phase", phase=f"phase-{state.phase}")


def owned_reason(state: Civ1980, seat: int, name: str) -> Message | None:
    card = index(state.catalogue.card_ids, name)
    return None if card == NONE else say("why-works-itself", card=card_name(state, card))


def nation_reason(state: Civ1980, seat: int, name: str) -> Message | None:
    for owner, player in enumerate(state.players):
        if player.nation != NONE and state.catalogue.nations[player.nation].id == name:
            return say("why-nation-of" if owner != seat else "why-your-nation", seat=owner)
    return not_asked(state, seat) if isinstance(top(state), steps.PickNation) else say("why-nation-later")


def seat_reason(state: Civ1980, seat: int, name: str) -> Message | None:
    other, step = int(name), top(state)
    if state.is_actor(seat):
        if isinstance(step, steps.NamingVictims):
            if other == seat:
                return say("why-not-yourself")
            if state.debts[other]:
                return say("why-named-already", seat=other)
            if giver_of(state, seat, step.calamity) == other:
                return say("why-giver-spared", seat=other)
            return say("why-nothing-to-lose", seat=other)
        if isinstance(step, steps.NamingBeneficiary):
            return say("why-not-yourself" if other == seat else "why-without-units-first", seat=other)
        if isinstance(step, steps.Trading) and other != seat:
            return say("why-offer-to", seat=other, n=state.catalogue.packet)
    return say("why-player", seat=other)


# ---- stacks and packets ----------------------------------------------------------------------------------------------


def stack_reason(state: Civ1980, seat: int, name: str) -> Message | None:
    stack = int(name) - 1
    if stack != STACKS - 1:
        return say("why-stack", n=stack + 1)
    if not state.stacks[stack]:
        return say("why-stack-empty", n=stack + 1)
    if not may_draw(state, seat):
        return say("why-hand-full", n=state.catalogue.hand_limit)
    cost, have = state.catalogue.gold_price, state.players[seat].treasury
    if have < cost:
        return say("why-gold-price", price=cost, have=have, missing=cost - have)
    return say("why-gold-phase")


def offer_reason(state: Civ1980, seat: int, name: str) -> Message | None:
    packet = find_packet(state, int(name))
    if packet is None:
        return say("why-packet-gone", n=int(name) + 1)
    if packet.to not in (ALL, seat) and packet.owner != seat:
        return say("why-packet-for", n=packet.number + 1, seat=packet.to)
    if not count_cards(state.catalogue, state.players[seat].hand):
        return say("why-few-cards", n=state.catalogue.packet)
    return not_asked(state, seat) or say("why-answer-with-packet", n=packet.number + 1)


REASONS: Final[dict[str, Callable[[Civ1980, int, str], Message | None]]] = {
    "area": area_reason,
    "ship": ship_reason,
    "card": card_reason,
    "owned": owned_reason,
    "nation": nation_reason,
    "seat": seat_reason,
    "stack": stack_reason,
    "offer": offer_reason,
}
