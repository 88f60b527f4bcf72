"""What civilization cards cost a nation: printed cost minus the credits of the cards it holds (phase 12)."""

from zeitalter.games.civ1980.model.catalogue import Catalogue
from zeitalter.games.civ1980.model.player import Player
from zeitalter.games.civ1980.model.state import Civ1980


def price(state: Civ1980, owned: int, basket: int) -> int:
    """Of all cards in the basket together. Each held card helps each bought card once: with its colour credit, or, for
    one bought card per turn, with its special credit where that is more. A price never falls below 0."""
    if basket & (basket - 1) == 0:
        return price_of_one(state.catalogue, owned, basket.bit_length() - 1) if basket else 0
    catalogue = state.catalogue
    wanted = [card for card in range(catalogue.cards) if basket >> card & 1]
    prices = [catalogue.cost[card] for card in wanted]
    for giver in range(catalogue.cards):
        if owned >> giver & 1:
            best = -1
            most = 0
            colour = catalogue.credit[giver]
            special = catalogue.special[giver]
            for place in range(len(wanted)):
                card = wanted[place]
                prices[place] -= colour[card]
                extra = special[card] - colour[card]
                if extra > most:
                    most = extra
                    best = place
            if best >= 0:
                prices[best] -= most
    total = 0
    for cost in prices:
        if cost > 0:
            total += cost
    return total


def price_of_one(catalogue: Catalogue, owned: int, card: int) -> int:
    """Of a single card, which gets the better credit of each card held."""
    cost = catalogue.cost[card]
    better = catalogue.better_credit[card]
    while owned:
        giver = owned & -owned
        cost -= better[giver.bit_length() - 1]
        owned ^= giver
    return max(cost, 0)


def cards_value(state: Civ1980, cards: int) -> int:
    """Printed cost of a mask of cards."""
    total = 0
    for card in range(state.catalogue.cards):
        if cards >> card & 1:
            total += state.catalogue.cost[card]
    return total


def finish_value(state: Civ1980, player: Player) -> int:
    """The points that the last space of a nation asks for."""
    return max(state.catalogue.nations[player.nation].printed)


def is_complete(state: Civ1980, cards: int) -> bool:
    """Nobody owns more than eleven."""
    return cards.bit_count() >= state.catalogue.most_owned


def groups_held(state: Civ1980, cards: int) -> int:
    """Different groups among the cards; a card of two groups counts for both."""
    groups = 0
    for card in range(state.catalogue.cards):
        if cards >> card & 1:
            groups |= state.catalogue.groups[card]
    return groups.bit_count()


def best_reachable(state: Civ1980, cards: int) -> int:
    """The value of eleven cards that contain these ones and are otherwise the dearest: what is at most possible."""
    left = state.catalogue.most_owned - cards.bit_count()
    others = sorted(
        [state.catalogue.cost[card] for card in range(state.catalogue.cards) if not cards >> card & 1], reverse=True
    )
    return cards_value(state, cards) + sum(others[: max(left, 0)])
