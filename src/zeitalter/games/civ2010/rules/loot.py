"""What the winner takes (rulebook page 25)."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.civ2010.model.catalogue import MARKET_RESOURCES
from zeitalter.games.civ2010.model.shared import changed, raised
from zeitalter.games.civ2010.model.state import Civ2010, Phase
from zeitalter.games.civ2010.model.steps import CHECK_HAND, LOOTING, LOOTING_CARD, LOOTING_MORE
from zeitalter.games.civ2010.model.verbs import (
    DONE,
    DONE_ACTION,
    LEARN,
    LOOT,
    LOOT_CARD,
    LOOT_CULTURE,
    LOOT_HUT,
    LOOT_TRADE,
    LOOT_VILLAGE,
    LOOT_WHEAT,
    STEAL_CARD,
)
from zeitalter.games.civ2010.rules.board import techs_in, techs_to_learn
from zeitalter.games.civ2010.rules.moves import gain_trade, learn, move_card, move_token


def resource_loot(state: Civ2010, loser: int) -> list[Action]:
    """One action for each kind of market token, and for huts and villages, which are taken unseen."""
    player = state.players[loser]
    actions = [Action(LOOT, LOOT_WHEAT + kind) for kind in range(MARKET_RESOURCES) if player.resources[kind]]
    huts = state.catalogue.huts
    if any(token < huts for token in player.tokens):
        actions.append(Action(LOOT, LOOT_HUT))
    if any(token >= huts for token in player.tokens):
        actions.append(Action(LOOT, LOOT_VILLAGE))
    return actions


def loot_amount(state: Civ2010, loser: int, what: int) -> int:
    """Of trade and culture up to three, but no more than there is; other loot is one thing."""
    player = state.players[loser]
    if what == LOOT_TRADE:
        return min(state.catalogue.loot, player.trade)
    return min(state.catalogue.loot, player.culture) if what == LOOT_CULTURE else 0


def loot_actions(state: Civ2010, seat: int, loser: int, city: int) -> list[Action]:
    """For figures: trade, culture or a resource. For a city: a technology, a culture event or two resources."""
    player = state.players[loser]
    actions: list[Action] = []
    if city:
        actions.extend([Action(LEARN, tech) for tech in techs_in(techs_to_learn(state, seat, loser, 5))])
        if player.cards:
            actions.append(Action(LOOT, LOOT_CARD))
    else:
        if player.trade:
            actions.append(Action(LOOT, LOOT_TRADE))
        if player.culture:
            actions.append(Action(LOOT, LOOT_CULTURE))
    actions.extend(resource_loot(state, loser))
    return actions


class BeginLoot(Phase):
    def run(self, state: Civ2010, step: Step) -> None:
        if loot_actions(state, step.seat, step.a, step.b):
            state.push(Step(LOOTING, step.seat, step.a, step.b))


class Looting(Phase):
    def legal(self, state: Civ2010, step: Step, seat: int) -> list[Action]:
        return loot_actions(state, seat, step.a, step.b)

    def take(self, state: Civ2010, step: Step, seat: int, action: Action) -> None:
        if action.verb == LEARN:
            learn(state, seat, action.a)
            return
        loser = state.players[step.a]
        amount = loot_amount(state, step.a, action.a)
        if action.a == LOOT_TRADE:
            loser.trade -= amount
            gain_trade(state, seat, amount)
        elif action.a == LOOT_CULTURE:
            loser.culture -= amount
            state.players[seat].culture += amount
        elif action.a == LOOT_CARD:
            for card in loser.cards:  # only now may the winner look at them
                state.card_known = changed(state.card_known, card, state.card_known[card] | 1 << seat)
            state.reveal()
            state.push(Step(LOOTING_CARD, seat, step.a))
        else:
            if step.b:
                state.push(Step(LOOTING_MORE, seat, step.a))
            take_resource_loot(state, seat, step.a, action.a)
        if state.log is not None:
            key = "event-loot-some" if amount else "event-loot"
            state.emit(key, {"seat": seat, "seat_to": step.a, "loot": f"loot-{action.a}", "n": amount})


def take_resource_loot(state: Civ2010, seat: int, loser: int, what: int) -> None:
    player = state.players[loser]
    if what < LOOT_HUT:
        winner = state.players[seat]
        player.resources = raised(player.resources, what - LOOT_WHEAT, -1)
        winner.resources = raised(winner.resources, what - LOOT_WHEAT, 1)
        return
    huts = state.catalogue.huts
    tokens = [token for token in player.tokens if (token < huts) == (what == LOOT_HUT)]
    move_token(state, tokens[state.chance.below(len(tokens))], loser, seat)


class LootingCard(Phase):
    def legal(self, state: Civ2010, step: Step, seat: int) -> list[Action]:
        return [Action(STEAL_CARD, card) for card in state.players[step.a].cards]

    def take(self, state: Civ2010, step: Step, seat: int, action: Action) -> None:
        move_card(state, action.a, step.a, seat)
        state.push(Step(CHECK_HAND, seat))


class LootingMore(Phase):
    """A second resource out of a city."""

    def legal(self, state: Civ2010, step: Step, seat: int) -> list[Action]:
        return [*resource_loot(state, step.a), DONE_ACTION]

    def take(self, state: Civ2010, step: Step, seat: int, action: Action) -> None:
        if action.verb != DONE:
            take_resource_loot(state, seat, step.a, action.a)
            if state.log is not None:
                state.emit("event-loot", {"seat": seat, "seat_to": step.a, "loot": f"loot-{action.a}"})
