"""What the winner takes (rulebook page 25)."""

from zeitalter.core.action import DONE, Action
from zeitalter.core.phase import Question
from zeitalter.core.wording import Arg
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.catalogue import MARKET_RESOURCES
from zeitalter.games.civ2010.model.shared import changed, raised
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.verbs import (
    CARD_ITEM,
    CULTURE_ITEM,
    FIRST_RESOURCE_ITEM,
    HUT_ITEM,
    TRADE_ITEM,
    VILLAGE_ITEM,
)
from zeitalter.games.civ2010.rules.moves import gain_trade, learn, move_card, move_token
from zeitalter.games.civ2010.rules.pyramid import techs_in, techs_to_learn


def resource_loot(state: Civ2010, loser: int) -> list[Action]:
    """One action for each kind of market token, and for huts and villages, which are taken unseen."""
    player = state.players[loser]
    kinds = [kind for kind in range(MARKET_RESOURCES) if player.resources[kind]]
    actions: list[Action] = [verbs.Loot(FIRST_RESOURCE_ITEM + kind) for kind in kinds]
    huts = state.catalogue.huts
    if any(token < huts for token in player.tokens):
        actions.append(verbs.Loot(HUT_ITEM))
    if any(token >= huts for token in player.tokens):
        actions.append(verbs.Loot(VILLAGE_ITEM))
    return actions


def most_loot(state: Civ2010, loser: int, what: int) -> int:
    """Of trade and culture up to three may be taken, but no more than there is."""
    player = state.players[loser]
    return min(state.catalogue.loot, player.trade if what == TRADE_ITEM else player.culture)


def loot_actions(state: Civ2010, seat: int, loser: int, city: int) -> list[Action]:
    """For figures: trade, culture or a resource. For a city: a technology, a culture event or two resources."""
    player = state.players[loser]
    actions: list[Action] = []
    if city:
        actions.extend([verbs.Learn(tech) for tech in techs_in(techs_to_learn(state, seat, loser, 5))])
        if player.cards:
            actions.append(verbs.Loot(CARD_ITEM))
    else:
        if player.trade:
            actions.append(verbs.LootSome(TRADE_ITEM, most_loot(state, loser, TRADE_ITEM)))
        if player.culture:
            actions.append(verbs.LootSome(CULTURE_ITEM, most_loot(state, loser, CULTURE_ITEM)))
    actions.extend(resource_loot(state, loser))
    return actions


class Looting(Question[Civ2010, steps.Looting]):
    def asks(self, state: Civ2010, step: steps.Looting) -> int:
        return 1 << step.seat if loot_actions(state, step.seat, step.loser, step.of_city) else 0

    def run(self, state: Civ2010, step: steps.Looting) -> None:
        """There is nothing to take."""

    def legal(self, state: Civ2010, step: steps.Looting, seat: int) -> list[Action]:
        return loot_actions(state, seat, step.loser, step.of_city)

    def accepts(self, state: Civ2010, step: steps.Looting, seat: int, action: Action) -> bool:
        """Less than the listed amount may be taken, too."""
        if isinstance(action, verbs.LootSome) and action.loot in (TRADE_ITEM, CULTURE_ITEM):
            return not step.of_city and 1 <= action.amount <= most_loot(state, step.loser, action.loot)
        return super().accepts(state, step, seat, action)

    def take(self, state: Civ2010, step: steps.Looting, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Learn):
            learn(state, seat, action.tech)
            return
        loser = state.players[step.loser]
        if isinstance(action, verbs.LootSome):
            take_some(state, seat, step.loser, action)
            return
        assert isinstance(action, verbs.Loot)
        if action.loot == CARD_ITEM:
            for card in loser.cards:  # only now may the winner look at them
                state.card_known = changed(state.card_known, card, state.card_known[card] | 1 << seat)
            state.reveal()
            state.push(steps.LootingCard(seat, step.loser))
        else:
            if step.of_city:
                state.push(steps.LootingMore(seat, step.loser))
            take_resource_loot(state, seat, step.loser, action.loot)
        state.emit("event-loot", {"seat": seat, "seat_to": step.loser, "loot": f"loot-{action.loot}"})


def take_some(state: Civ2010, seat: int, loser: int, action: verbs.LootSome) -> None:
    if action.loot == TRADE_ITEM:
        state.players[loser].trade -= action.amount
        gain_trade(state, seat, action.amount)
    else:
        state.players[loser].culture -= action.amount
        state.players[seat].culture += action.amount
    args: dict[str, Arg] = {"seat": seat, "seat_to": loser, "loot": f"loot-{action.loot}", "n": action.amount}
    state.emit("event-loot-some", args)


def take_resource_loot(state: Civ2010, seat: int, loser: int, what: int) -> None:
    player = state.players[loser]
    if what < HUT_ITEM:
        winner = state.players[seat]
        player.resources = raised(player.resources, what - FIRST_RESOURCE_ITEM, -1)
        winner.resources = raised(winner.resources, what - FIRST_RESOURCE_ITEM, 1)
        return
    huts = state.catalogue.huts
    tokens = [token for token in player.tokens if (token < huts) == (what == HUT_ITEM)]
    move_token(state, tokens[state.chance.below(len(tokens))], loser, seat)


class LootingCard(Question[Civ2010, steps.LootingCard]):
    def legal(self, state: Civ2010, step: steps.LootingCard, seat: int) -> list[Action]:
        return [verbs.StealCard(card) for card in state.players[step.loser].cards]

    def take(self, state: Civ2010, step: steps.LootingCard, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.StealCard)
        move_card(state, action.card, step.loser, seat)
        state.push(steps.Discarding(seat))


class LootingMore(Question[Civ2010, steps.LootingMore]):
    """A second resource out of a city."""

    def legal(self, state: Civ2010, step: steps.LootingMore, seat: int) -> list[Action]:
        return [*resource_loot(state, step.loser), DONE]

    def take(self, state: Civ2010, step: steps.LootingMore, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Loot):
            take_resource_loot(state, seat, step.loser, action.loot)
            state.emit("event-loot", {"seat": seat, "seat_to": step.loser, "loot": f"loot-{action.loot}"})
