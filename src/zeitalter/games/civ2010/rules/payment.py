"""Paying for abilities: market tokens, hut and village tokens, and culture events that count as a resource."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.civ2010.model.catalogue import GIFT, MARKET_RESOURCES, NONE, Ability
from zeitalter.games.civ2010.model.offer import new_offer
from zeitalter.games.civ2010.model.player import SHEET_COINS
from zeitalter.games.civ2010.model.shared import changed, raised, without
from zeitalter.games.civ2010.model.state import Civ2010, Phase
from zeitalter.games.civ2010.model.steps import BEGIN_PAYING, PAYING, REWARDING
from zeitalter.games.civ2010.model.verbs import CHOOSE, PAY_CARD, PAY_RESOURCE, PAY_TOKEN
from zeitalter.games.civ2010.rules.moves import discard_card, gain_coin
from zeitalter.games.civ2010.rules.turn import has_secrets


def sources(state: Civ2010, seat: int, resource: int) -> list[Action]:
    """Ways to pay one resource of a kind, NONE for any kind."""
    player = state.players[seat]
    catalogue = state.catalogue
    actions: list[Action] = []
    for kind in range(MARKET_RESOURCES):
        if player.resources[kind] and resource in (NONE, kind):
            actions.append(Action(PAY_RESOURCE, kind))
    seen = 0
    for token in player.tokens:
        content = catalogue.token_content[token]
        mark = 1 << content if token < catalogue.huts else 1 << content + 8
        if resource in (NONE, content) and not seen & mark:  # equal tokens are one choice
            seen |= mark
            actions.append(Action(PAY_TOKEN, token))
    designs = 0
    for card in player.cards:
        event = catalogue.cards[card]
        if event.op == GIFT and not designs >> event.index & 1:
            if resource == NONE or event.resources >> resource & 1:
                designs |= 1 << event.index
                actions.append(Action(PAY_CARD, card))
    return actions


def can_pay(state: Civ2010, seat: int, ability: Ability) -> bool:
    if ability.resource == NONE and not ability.any:
        return True
    player = state.players[seat]
    catalogue = state.catalogue
    if ability.any:
        gifts = sum([1 for card in player.cards if catalogue.cards[card].op == GIFT])
        return sum(player.resources) + len(player.tokens) + gifts >= ability.any
    return bool(sources(state, seat, ability.resource))


def push_payment(state: Civ2010, seat: int, ability: Ability) -> None:
    if ability.any:
        state.push(Step(BEGIN_PAYING, seat, NONE, ability.any))
    elif ability.resource != NONE:
        state.push(Step(BEGIN_PAYING, seat, ability.resource, ability.cost[ability.resource]))


class BeginPaying(Phase):
    """Only who holds nothing face down pays without being asked; otherwise not asking would tell."""

    def run(self, state: Civ2010, step: Step) -> None:
        ways = sources(state, step.seat, step.a)
        if len(ways) == 1 and not has_secrets(state, step.seat):
            pay(state, step, ways[0])
        else:
            state.push(Step(PAYING, step.seat, step.a, step.b))


class Paying(Phase):
    def legal(self, state: Civ2010, step: Step, seat: int) -> list[Action]:
        return sources(state, seat, step.a)

    def take(self, state: Civ2010, step: Step, seat: int, action: Action) -> None:
        pay(state, step, action)


def pay(state: Civ2010, step: Step, action: Action) -> None:
    seat = step.seat
    player = state.players[seat]
    if step.b > 1:
        state.push(Step(BEGIN_PAYING, seat, step.a, step.b - 1))
    if action.verb == PAY_RESOURCE:
        player.resources = raised(player.resources, action.a, -1)
        state.market[action.a] += 1
        if state.log is not None:
            state.emit("event-pay", {"seat": seat, "resource": f"resource-{action.a}"})
    elif action.verb == PAY_TOKEN:
        if action.a in state.offers[seat].tokens:  # paid with while others talk
            state.offers[seat] = new_offer()
        player.tokens = without(player.tokens, action.a)
        state.spent.append(action.a)
        state.token_known = changed(state.token_known, action.a, state.everyone())
        state.reveal()
        if state.log is not None:
            content = state.catalogue.token_content[action.a]
            state.emit("event-pay-token", {"seat": seat, "resource": f"resource-{content}"})
    else:
        event = state.catalogue.cards[action.a]
        discard_card(state, seat, action.a)
        if state.log is not None:
            state.emit("event-pay-card", {"seat": seat, "card": "card-" + event.id})
        if event.amount:
            state.push(Step(REWARDING, seat, action.a))


class Rewarding(Phase):
    """A Gift from Afar: another player gets a coin."""

    def legal(self, state: Civ2010, step: Step, seat: int) -> list[Action]:
        return [Action(CHOOSE, other) for other in state.others(seat)]

    def take(self, state: Civ2010, step: Step, seat: int, action: Action) -> None:
        gain_coin(state, action.a, SHEET_COINS)
