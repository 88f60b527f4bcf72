# mypyc: no
"""What the figures on the board are made of: people, pieces, cards, and what the next turn asks for."""

from zeitalter.core.sums import Sum, Tally
from zeitalter.games.civ1980.model.catalogue import AGRICULTURE, NONE
from zeitalter.games.civ1980.model.player import count_cards, hand_value, set_value
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.cities import city_price
from zeitalter.games.civ1980.rules.credits import cards_value, price
from zeitalter.games.civ1980.rules.forecast import Forecast, forecast
from zeitalter.games.civ1980.rules.growth import due
from zeitalter.games.civ1980.rules.moves import area_name, cities_of, tokens_on_board
from zeitalter.games.civ1980.rules.packets import own_packets
from zeitalter.games.civ1980.rules.trade_cards import trade_name
from zeitalter.games.civ1980.rules.travel import water_name
from zeitalter.games.civ1980.view.observe import members
from zeitalter.games.civ1980.view.words import card_name

FIGURES = ["tokens", "cities", "treasury", "ships", "trade", "cards", "space"]


def figures() -> list[str]:
    return FIGURES


def holdings(state: Civ1980, seat: int) -> list[int]:
    player = state.players[seat]
    people = tokens_on_board(state, seat) + sum(player.aboard)
    cards = player.cards.bit_count()
    return [people, player.cities, player.treasury, len(player.ships), len(player.hand), cards, player.space]


def sums(state: Civ1980, seat: int | None) -> list[Sum]:
    found: list[Sum] = []
    for owner in range(state.seats):
        found += of_nation(state, owner, own=owner == seat or state.ended != 0)
    found += of_areas(state, seat)
    if seat is not None:
        found += of_shop(state, seat) + of_packets(state, seat) + next_turn(state, seat)
    return found


def of_nation(state: Civ1980, owner: int, own: bool) -> list[Sum]:
    found = [tokens(state, owner), stock(state, owner), treasury(state, owner), census(state, owner)]
    found += [cities(state, owner), ships(state, owner), taxes(state, owner), upkeep(state, owner)]
    found += [support(state, owner), growth(state, owner), *of_cards(state, owner), space(state, owner)]
    found.append(hand(state, owner, own))
    return [*found, worth(state, owner), points(state, owner), spend(state, owner)] if own else found


# ---- people and pieces -----------------------------------------------------------------------------------------------


def tokens(state: Civ1980, owner: int) -> Sum:
    """On the board and aboard."""
    player = state.players[owner]
    tally = Tally(f"tokens:{owner}")
    for area, n in enumerate(player.tokens):
        tally.add(n, area_name(state, area))
    for ship, n in enumerate(player.aboard):
        tally.add(n, "sum-aboard", ship=ship + 1)
    return tally.sum()


def elsewhere(state: Civ1980, owner: int, tally: Tally) -> None:
    tally.add(state.board.tokens, "sum-all-tokens")
    tally.add(-tokens_on_board(state, owner), "sum-on-board")
    tally.add(-sum(state.players[owner].aboard), "sum-on-ships")


def stock(state: Civ1980, owner: int) -> Sum:
    tally = Tally(f"stock:{owner}")
    elsewhere(state, owner, tally)
    tally.add(-state.players[owner].treasury, "label-treasury")
    return tally.sum()


def treasury(state: Civ1980, owner: int) -> Sum:
    tally = Tally(f"treasury:{owner}")
    elsewhere(state, owner, tally)
    tally.add(-state.players[owner].stock, "label-stock")
    return tally.sum()


def census(state: Civ1980, owner: int) -> Sum:
    """What was counted in phase 3, and how it has changed since."""
    player = state.players[owner]
    now = tokens_on_board(state, owner) + sum(player.aboard)
    tally = Tally(f"census:{owner}")
    tally.add(now, "sum-people-now")
    tally.add(player.census - now, "sum-since-census")
    return tally.sum()


def cities(state: Civ1980, owner: int) -> Sum:
    tally = Tally(f"cities:{owner}")
    for area in cities_of(state, owner):
        tally.add(1, area_name(state, area))
    return tally.sum()


def ships(state: Civ1980, owner: int) -> Sum:
    tally = Tally(f"ships:{owner}")
    for water in state.players[owner].ships:
        tally.add(1, water_name(state, water))
    return tally.sum()


def taxes(state: Civ1980, owner: int) -> Sum:
    """Of the next phase 1, at the usual rate."""
    tally = Tally(f"taxes:{owner}")
    for area in cities_of(state, owner):
        tally.add(state.catalogue.tax, area_name(state, area))
    return tally.sum()


def upkeep(state: Civ1980, owner: int) -> Sum:
    tally = Tally(f"upkeep:{owner}")
    for water in state.players[owner].ships:
        tally.add(1, "sum-ship-at", area=water_name(state, water))
    return tally.sum()


def support(state: Civ1980, owner: int) -> Sum:
    """Tokens on the board beyond those that the cities need; below 0, cities are reduced."""
    player = state.players[owner]
    tally = Tally(f"support:{owner}")
    tally.add(tokens_on_board(state, owner), "sum-on-board")
    tally.add(-state.catalogue.support * player.cities, "sum-support-needed", count=player.cities)
    return tally.sum()


def growth(state: Civ1980, owner: int) -> Sum:
    """If it were phase 2 now."""
    tally = Tally(f"growth:{owner}")
    for area, n in enumerate(due(state, owner)):
        tally.add(n, area_name(state, area))
    new = sum(term.n for term in tally.terms)
    tally.add(min(state.players[owner].stock - new, 0), "sum-stock-too-small")
    return tally.sum()


def space(state: Civ1980, owner: int) -> Sum:
    """The epochs passed, and the spaces within the one reached."""
    player = state.players[owner]
    tally = Tally(f"space:{owner}")
    epochs = state.catalogue.nations[player.nation].epoch if player.nation != NONE else []
    for epoch in sorted(set(epochs[1 : player.space + 1])):
        tally.add(epochs[1 : player.space + 1].count(epoch), f"epoch-{epoch}")
    return tally.sum()


# ---- cards -----------------------------------------------------------------------------------------------------------


def of_cards(state: Civ1980, owner: int) -> list[Sum]:
    """Civilization cards: how many, what they are worth, how many groups there are among them."""
    owned = members(state.players[owner].cards)
    number, value, groups = Tally(f"cards:{owner}"), Tally(f"cards-value:{owner}"), Tally(f"groups:{owner}")
    for card in owned:
        number.add(1, card_name(state, card))
        value.add(state.catalogue.cost[card], card_name(state, card))
    held = 0
    for card in owned:
        held |= state.catalogue.groups[card]
    for group in members(held):
        groups.add(1, f"group-{group}")
    return [number.sum(), value.sum(), groups.sum()]


def hand(state: Civ1980, owner: int, own: bool) -> Sum:
    player = state.players[owner]
    tally = Tally(f"trade:{owner}")
    if own:
        for card, n in enumerate(count_cards(state.catalogue, player.hand)):
            tally.add(n, trade_name(state, card))
    else:
        tally.add(len(player.hand), "sum-hidden-cards")
    return tally.sum()


def add_sets(state: Civ1980, counts: list[int], tally: Tally) -> None:
    for card, n in enumerate(counts):
        value = state.catalogue.trade_value[card]
        alone = [n if other == card else 0 for other in range(len(counts))]
        tally.add(set_value(state.catalogue, alone), "sum-set", count=n, card=trade_name(state, card), value=value)


def worth(state: Civ1980, owner: int) -> Sum:
    tally = Tally(f"hand-value:{owner}")
    add_sets(state, count_cards(state.catalogue, state.players[owner].hand), tally)
    return tally.sum()


def points(state: Civ1980, owner: int) -> Sum:
    player = state.players[owner]
    tally = Tally(f"points:{owner}")
    tally.add(cards_value(state, player.cards), "score-cards")
    tally.add(player.treasury, "score-treasury")
    tally.add(hand_value(state.catalogue, player.hand), "score-hand")
    return tally.sum()


def spend(state: Civ1980, owner: int) -> Sum:
    tally = Tally(f"spend:{owner}")
    add_sets(state, count_cards(state.catalogue, state.players[owner].hand), tally)
    tally.add(state.players[owner].treasury, "label-treasury")
    return tally.sum()


def of_shop(state: Civ1980, seat: int) -> list[Sum]:
    """What each card would cost besides those in the basket, and what these cost together."""
    player = state.players[seat]
    basket = state.basket if state.is_actor(seat) else 0
    found = [priced(state, seat, "basket", 0, basket)]
    for card in range(state.catalogue.cards):
        if not (player.cards | basket) >> card & 1:
            found.append(priced(state, seat, f"price:{card_name(state, card)}", basket, 1 << card))
    return found


def priced(state: Civ1980, seat: int, figure: str, basket: int, new: int) -> Sum:
    """Printed costs, less what each card held takes off them."""
    tally = Tally(figure)
    for card in members(new):
        tally.add(state.catalogue.cost[card], "sum-printed", card=card_name(state, card))
    owned = 0
    before = cards_value(state, new)
    for giver in members(state.players[seat].cards):
        owned |= 1 << giver
        after = price(state, owned, basket | new) - price(state, owned, basket)
        tally.add(after - before, "sum-credit", card=card_name(state, giver))
        before = after
    return tally.sum()


def of_packets(state: Civ1980, seat: int) -> list[Sum]:
    """My own on the table."""
    found: list[Sum] = []
    for packet in own_packets(state, seat):
        tally = Tally(f"packet:no-{packet.number}")  # no seat, as a number would be
        counts = [packet.cards.count(card) for card in range(state.catalogue.trade_cards)]
        add_sets(state, counts, tally)
        found.append(tally.sum())
    return found


# ---- the map and the next turn ---------------------------------------------------------------------------------------


def of_areas(state: Civ1980, seat: int | None) -> list[Sum]:
    """The population limit of each area, for whoever looks if it stands there alone, and what a city costs."""
    found: list[Sum] = []
    bonus = seat is not None and state.has(seat, AGRICULTURE)
    for area in range(state.catalogue.areas):
        if state.board.in_play[area]:
            name = area_name(state, area)
            limit, city = Tally(f"limit:{name}"), Tally(f"city-price:{name}")
            limit.add(state.catalogue.limit[area], "sum-limit-printed")
            limit.add(int(bonus), card_name(state, AGRICULTURE))
            city.add(city_price(state, area), f"sum-site-{state.board.site[area]}")
            found += [limit.sum(), city.sum()]
    return found


def next_turn(state: Civ1980, seat: int) -> list[Sum]:
    """As things stand, what I have chosen so far included: people, stock and support when the next taxes are due."""
    ahead = forecast(state, seat)
    return [
        next_stock(state, seat, ahead),
        next_taxes(state, ahead),
        next_people(state, seat, ahead),
        next_support(state, ahead),
        next_growth(ahead),
    ]


def next_stock(state: Civ1980, seat: int, ahead: Forecast) -> Sum:
    tally = Tally("next-stock")
    tally.add(state.players[seat].stock, "sum-stock-now")
    tally.add(ahead.spent, "sum-spent-on-cities")
    tally.add(ahead.surplus, "sum-surplus")
    return tally.sum()


def next_taxes(state: Civ1980, ahead: Forecast) -> Sum:
    tally = Tally("next-taxes")
    for area in ahead.cities:
        tally.add(ahead.rate, area_name(state, area))
    return tally.sum()


def next_people(state: Civ1980, seat: int, ahead: Forecast) -> Sum:
    """Tokens on the board when the cities ask for support."""
    tally = Tally("next-tokens")
    tally.add(tokens_on_board(state, seat), "sum-on-board")
    tally.add(-ahead.spent, "sum-spent-on-cities")
    tally.add(-ahead.surplus, "sum-surplus")
    return tally.sum()


def next_support(state: Civ1980, ahead: Forecast) -> Sum:
    tally = Tally("next-support")
    for area in ahead.cities:
        tally.add(state.catalogue.support, area_name(state, area))
    return tally.sum()


def next_growth(ahead: Forecast) -> Sum:
    tally = Tally("next-growth")
    tally.add(ahead.growth + ahead.stunted, "sum-growth-due")
    tally.add(-ahead.stunted, "sum-stock-too-small")
    return tally.sum()
