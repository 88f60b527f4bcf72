"""Paying for abilities: market tokens, hut and village tokens, and culture events that count as a resource."""

from zeitalter.core.action import Action
from zeitalter.core.phase import Question
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.catalogue import GIFT, MARKET_RESOURCES, NONE, Ability
from zeitalter.games.civ2010.model.offer import new_offer, offers_token
from zeitalter.games.civ2010.model.player import SHEET_COINS
from zeitalter.games.civ2010.model.shared import changed, raised, without
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules.culture import discard_card
from zeitalter.games.civ2010.rules.moves import gain_coin
from zeitalter.games.civ2010.rules.turn import has_secrets


def sources(state: Civ2010, seat: int, resource: int) -> list[Action]:
    """Ways to pay one resource of a kind, NONE for any kind."""
    player = state.players[seat]
    catalogue = state.catalogue
    actions: list[Action] = []
    for kind in range(MARKET_RESOURCES):
        if player.resources[kind] and resource in (NONE, kind):
            actions.append(verbs.Pay(kind))
    seen = 0
    for token in player.tokens:
        content = catalogue.token_content[token]
        mark = 1 << content if token < catalogue.huts else 1 << content + 8
        if resource in (NONE, content) and not seen & mark:  # equal tokens are one choice
            seen |= mark
            actions.append(verbs.PayToken(token))
    designs = 0
    for card in player.cards:
        event = catalogue.cards[card]
        if event.op == GIFT and not designs >> event.index & 1:
            if resource == NONE or event.resources >> resource & 1:
                designs |= 1 << event.index
                actions.append(verbs.PayCard(card))
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
        state.push(steps.Paying(seat, NONE, ability.any))
    elif ability.resource != NONE:
        state.push(steps.Paying(seat, ability.resource, ability.cost[ability.resource]))


class Paying(Question[Civ2010, steps.Paying]):
    """Only who holds nothing face down pays without being asked; otherwise not asking would tell."""

    def asks(self, state: Civ2010, step: steps.Paying) -> int:
        asked = has_secrets(state, step.seat) or len(sources(state, step.seat, step.resource)) != 1
        return 1 << step.seat if asked else 0

    def run(self, state: Civ2010, step: steps.Paying) -> None:
        pay(state, step, sources(state, step.seat, step.resource)[0])

    def legal(self, state: Civ2010, step: steps.Paying, seat: int) -> list[Action]:
        return sources(state, seat, step.resource)

    def take(self, state: Civ2010, step: steps.Paying, seat: int, action: Action) -> None:
        pay(state, step, action)


def pay(state: Civ2010, step: steps.Paying, action: Action) -> None:
    seat = step.seat
    if step.amount > 1:
        state.push(steps.Paying(seat, step.resource, step.amount - 1))
    if isinstance(action, verbs.Pay):
        player = state.players[seat]
        player.resources = raised(player.resources, action.resource, -1)
        state.market[action.resource] += 1
        state.emit("event-pay", {"seat": seat, "resource": f"resource-{action.resource}"})
    elif isinstance(action, verbs.PayToken):
        spend_token(state, seat, action.token)
    elif isinstance(action, verbs.PayCard):
        event = state.catalogue.cards[action.card]
        discard_card(state, seat, action.card)
        state.emit("event-pay-card", {"seat": seat, "card": "card-" + event.id})
        if event.amount:
            state.push(steps.Rewarding(seat))


def spend_token(state: Civ2010, seat: int, token: int) -> None:
    if offers_token(state.offers[seat], token):  # paid with while others talk
        state.offers[seat] = new_offer()
    state.players[seat].tokens = without(state.players[seat].tokens, token)
    state.spent.append(token)
    state.token_known = changed(state.token_known, token, state.everyone())
    state.reveal()
    content = state.catalogue.token_content[token]
    state.emit("event-pay-token", {"seat": seat, "resource": f"resource-{content}"})


class Rewarding(Question[Civ2010, steps.Rewarding]):
    """A Gift from Afar: another player gets a coin."""

    def legal(self, state: Civ2010, step: steps.Rewarding, seat: int) -> list[Action]:
        return [verbs.Choose(other) for other in state.others(seat)]

    def take(self, state: Civ2010, step: steps.Rewarding, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Choose)
        gain_coin(state, action.seat, SHEET_COINS)
