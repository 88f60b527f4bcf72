# mypyc: no
"""What a person should know before a decision: what the next turn asks for, fights, losses, cards left unused."""

from zeitalter.core.action import Action, Done
from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.core.wording import Arg, Consequence, Message
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.player import NOBODY, count_cards, set_value
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.cities import buildable
from zeitalter.games.civ1980.rules.conflict import Assault, Conflict, attacker, contested_cities
from zeitalter.games.civ1980.rules.credits import price
from zeitalter.games.civ1980.rules.forecast import Forecast, forecast, planned
from zeitalter.games.civ1980.rules.moves import area_name
from zeitalter.games.civ1980.rules.packets import find_packet
from zeitalter.games.civ1980.rules.proposals import follow
from zeitalter.games.civ1980.rules.purchase import Buying, for_sale
from zeitalter.games.civ1980.rules.ships import plan_of
from zeitalter.games.civ1980.view.words import card_name, describe


def consequences(state: Civ1980, seat: int, action: Action) -> list[Consequence]:
    match state.agenda[-1]:
        case steps.Moving():
            return of_movement(state, seat, action)
        case steps.Building():
            return of_building(state, seat, action)
        case steps.TaxRate() if isinstance(action, verbs.Tax):
            return of_taxes(state, seat, action.rate)
        case steps.Shipyard() if isinstance(action, Done):
            plan = plan_of(state, seat)
            unpaid = min(max(plan.due() - plan.treasury, 0), len(plan.kept))
            return [grave("brings-ships-lost", n=unpaid)] if unpaid else []
        case steps.Buying() as step:
            return of_purchase(state, step, seat, action)
        case steps.Trading():
            return of_trade(state, seat, action)
        case _:
            return []


def mild(key: str, **args: Arg) -> Consequence:
    return Consequence(Message(key, args))


def grave(key: str, **args: Arg) -> Consequence:
    return Consequence(Message(key, args), grave=True)


def names_of(state: Civ1980, areas: list[int]) -> list[int | str]:
    return [area_name(state, area) for area in areas]


# ---- movement --------------------------------------------------------------------------------------------------------


def of_movement(state: Civ1980, seat: int, action: Action) -> list[Consequence]:
    """Of what ends it: the fights as things stand, and what the next turn will ask."""
    plan = action.proposal if isinstance(action, verbs.Follow) else verbs.BY_HAND
    if plan == verbs.BY_HAND and not isinstance(action, Done):
        return []
    after = state.copy()
    after.log = None
    if plan != verbs.BY_HAND:
        follow(after, seat, plan)
    found = fights(after, seat)
    sites = buildable(after, seat, [])
    ahead = Forecast(after, seat, [])
    dying = [area for area in ahead.crowded if area not in sites]
    if dying:
        n = sum(after.players[seat].tokens[area] - after.limit(seat, area) for area in dying)
        found.append(mild("brings-surplus", n=n, areas=names_of(state, dying)))
    return found + of_next_turn(ahead)


def fights(state: Civ1980, seat: int) -> list[Consequence]:
    """What phase 6 would bring if nobody moved any more; the copy is used up."""
    before = state.players[seat].tokens[:]
    city = state.city[:]
    taken: list[Consequence] = []
    Conflict().run(state, steps.Conflict(EVERYONE))
    state.agenda.clear()
    for area in contested_cities(state):
        owner, striker = state.city[area], attacker(state, area)
        Assault().run(state, steps.Assault(EVERYONE, area))
        if seat in (owner, striker):
            taken.append(assaulted(state, seat, area, owner, striker))
    lost = [area for area in range(len(before)) if before[area] > state.players[seat].tokens[area]]
    found: list[Consequence] = []
    for area in lost:
        n, left = before[area] - state.players[seat].tokens[area], state.players[seat].tokens[area]
        if city[area] not in (NOBODY, seat) and state.city[area] == city[area] and not left:
            found.append(grave("brings-driven-off", n=n, area=area_name(state, area), seat=city[area]))
        elif city[area] != seat:
            found.append(mild("brings-fight", n=n, left=left, area=area_name(state, area)))
    return found + taken


def assaulted(state: Civ1980, seat: int, area: int, owner: int, striker: int) -> Consequence:
    """How an assault that has just been tried out ended."""
    where, other = area_name(state, area), striker if seat == owner else owner
    if state.city[area] == striker:
        return mild("brings-city", area=where, seat=other) if seat == striker else grave("brings-city-lost", area=where)
    left = state.players[seat].tokens[area]
    return mild("brings-assault", area=where, seat=other, left=left)


def of_next_turn(ahead: Forecast) -> list[Consequence]:
    """Only what goes wrong; the board shows the rest."""
    found: list[Consequence] = []
    if ahead.revolting:
        cities, taxes, stock = len(ahead.cities), ahead.taxes, ahead.stock
        found.append(grave("brings-revolt", n=ahead.revolting, cities=cities, taxes=taxes, stock=stock))
    if ahead.lacks_support():
        cities, needed, have = len(ahead.cities), ahead.support, ahead.tokens
        found.append(grave("brings-no-support", cities=cities, needed=needed, have=have))
    return found


# ---- cities and taxes ------------------------------------------------------------------------------------------------


def of_building(state: Civ1980, seat: int, action: Action) -> list[Consequence]:
    """A city is warned of where it makes things worse than they are without it."""
    before = forecast(state, seat)
    if isinstance(action, verbs.Found):
        after = Forecast(state, seat, [*planned(state, seat), action.area])
        if after.revolting > before.revolting or after.lacks_support():
            return of_next_turn(after)
        stunted = after.stunted - before.stunted
        return [mild("brings-less-growth", n=stunted, stock=after.stock - after.taxes)] if stunted > 0 else []
    if not isinstance(action, Done):
        return []
    sites = [area for area in buildable(state, seat, state.sealed[seat]) if area in before.crowded]
    if not sites:
        return []
    n = sum(state.players[seat].tokens[area] - state.limit(seat, area) for area in sites)
    return [mild("brings-surplus", n=n, areas=names_of(state, sites))]


def of_taxes(state: Civ1980, seat: int, rate: int) -> list[Consequence]:
    player = state.players[seat]
    unpaid = player.cities - min(player.cities, player.stock // rate)
    if not unpaid:
        return []
    return [grave("brings-revolt", n=unpaid, cities=player.cities, taxes=rate * player.cities, stock=player.stock)]


# ---- cards -----------------------------------------------------------------------------------------------------------


def of_purchase(state: Civ1980, step: Step, seat: int, action: Action) -> list[Consequence]:
    """Leaving with nothing although something could be had; cards that will have to be handed back; a card too many."""
    if isinstance(action, verbs.Buy):
        short = describe(state, seat, action).words.args.get("short", 0)
        return [grave("brings-short", n=short)] if short else []
    if not isinstance(action, Done) or state.basket:
        return []
    player = state.players[seat]
    assert isinstance(step, steps.Buying)
    within = [buy.card for buy in Buying().legal(state, step, seat) if isinstance(buy, verbs.Buy)]
    found: list[Consequence] = []
    if within and for_sale(state, seat):
        best = max(within, key=lambda card: state.catalogue.cost[card])
        cost = price(state, player.cards, 1 << best)
        found.append(mild("brings-unbought", card=card_name(state, best), price=cost, n=len(within)))
    surplus = len(player.hand) - state.catalogue.hand_limit
    return [*found, mild("brings-surplus-cards", n=surplus)] if surplus > 0 else found


def of_trade(state: Civ1980, seat: int, action: Action) -> list[Consequence]:
    """A deal after which the hand may be worth less."""
    if not isinstance(action, verbs.Accept):
        return []
    answer = find_packet(state, action.packet)
    offer = None if answer is None else find_packet(state, answer.answers)
    if answer is None or offer is None:
        return []
    counts = count_cards(state.catalogue, state.players[seat].hand)
    now = set_value(state.catalogue, counts)
    for card in offer.cards:
        counts[card] -= 1
    kept = counts[answer.named]
    joined = 2 * kept * state.catalogue.trade_value[answer.named]
    least = set_value(state.catalogue, counts) + answer.value + joined
    return [grave("brings-bad-deal", now=now, least=least)] if least < now else []
