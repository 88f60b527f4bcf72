# mypyc: no
"""A number for every action, worked out from the maps, the cards and the pieces of both printings.

Where the numbers of figures come from: no more of them stand together than the highest stacking limit allows, and a
player has seven armies and two scouts. Fronts are no more than the units of two battle hands: of the most armies that
can stand together, or of a city.
"""

from collections.abc import Iterable
from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.space import ActionSpace
from zeitalter.core.vocabulary import Vocabulary
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model import verbs
from zeitalter.games.civ2010.model.offer import GIVE_ITEMS, WANT_ITEMS
from zeitalter.games.civ2010.model.player import CITIES, FIGURES, FIRST_SCOUT
from zeitalter.games.civ2010.rules.battle import BARBARIANS
from zeitalter.games.civ2010.rules.board import AROUND
from zeitalter.games.civ2010.rules.trade import SAMPLES

AROUND_A_CITY: Final = 8
CANCELLING_CARDS: Final = (c.CANCEL_TARGET, c.CANCEL_ANY_EVENT, c.CANCEL_ANYTHING)
CANCELLING_TECHS: Final = (c.CANCEL_EVENT, c.CANCEL_ABILITY, c.CANCEL_CITY_ACTION)
ANSWERS: Final = (c.GIFT, *CANCELLING_CARDS)  # cards that are not played in a phase of their own

Narrowed = dict[type[Action], list[Action]]


def space(editions: list[c.Catalogue], vocabulary: Vocabulary) -> ActionSpace:
    narrowed = {**on_the_map(editions), **with_cards(editions), **in_cities(editions), **in_battle(editions)}
    listed = {verbs.Give: GIVE_ITEMS * len(SAMPLES), verbs.Want: WANT_ITEMS * len(SAMPLES)}
    return ActionSpace(vocabulary, narrowed, listed)


# ---- figures on the map ----------------------------------------------------------------------------------------------


def squares_of(layout: c.Layout) -> list[int]:
    """The squares of a map, row by row."""
    tile = [row * c.WIDTH + column for row in range(c.TILE) for column in range(c.TILE)]
    return sorted([corner + step for corner in layout.home_corners + layout.neutral_corners for step in tile])


def highest_stack(editions: list[c.Catalogue]) -> int:
    """Of all technologies, the Russians with one more."""
    limit = 0
    for catalogue in editions:
        stacking = max([catalogue.stacking, *[tech.stacking for tech in catalogue.techs]])
        russians = [civ.ability for civ in catalogue.civilizations].count(c.STACKING_AND_INFILTRATION)
        limit = max(limit, stacking + (1 if russians else 0))
    return limit


def groups(most: int) -> list[tuple[int, int]]:
    """Armies and scouts, at least one figure and at most so many."""
    counts = [(armies, scouts) for armies in range(FIRST_SCOUT + 1) for scouts in range(FIGURES - FIRST_SCOUT + 1)]
    return [(armies, scouts) for armies, scouts in counts if 1 <= armies + scouts <= most]


def on_the_map(editions: list[c.Catalogue]) -> Narrowed:
    squares = sorted({square for catalogue in editions for map_ in catalogue.layouts for square in squares_of(map_)})
    centres = [square for square in squares if len(AROUND[square]) == AROUND_A_CITY]
    defections = [event for catalogue in editions for event in catalogue.events if event.op == c.DEFECTION]
    stack = highest_stack(editions)
    killed = groups(min(stack, max([event.amount for event in defections], default=0)))
    return {
        verbs.Place: [verbs.PLACES[square] for square in squares],
        verbs.Found: [verbs.Found(square) for square in centres],
        verbs.FoundWithArmy: [verbs.FoundWithArmy(square) for square in centres],
        verbs.March: [verbs.March(square, *few) for square in squares for few in groups(stack)],
        verbs.Walk: [verbs.WALKS[square] for square in squares],
        verbs.Infiltrate: [verbs.Infiltrate(square) for square in centres],
        verbs.Kill: [verbs.Kill(square, *few) for square in squares for few in [(0, 0), *killed]],
        verbs.KillMarching: [verbs.KillMarching(square, *few) for square in squares for few in killed],
    }


# ---- cards and tokens ------------------------------------------------------------------------------------------------


def cards_with(editions: list[c.Catalogue], ops: Iterable[str]) -> list[int]:
    cards = range(len(editions[0].cards))
    return [card for card in cards if any(catalogue.cards[card].op in ops for catalogue in editions)]


def with_cards(editions: list[c.Catalogue]) -> Narrowed:
    first = editions[0]
    played = {event.op for catalogue in editions for event in catalogue.events}.difference(ANSWERS)
    kept = [token for token, content in enumerate(first.token_content) if content != c.GREAT_PERSON]
    cancelling = cards_with(editions, CANCELLING_CARDS)
    for tech in range(len(first.techs)):
        if any(catalogue.with_op[op] >> tech & 1 for catalogue in editions for op in CANCELLING_TECHS):
            cancelling.append(len(first.cards) + tech)
    return {
        verbs.Play: [verbs.Play(card) for card in cards_with(editions, played)],
        verbs.GiveToken: [verbs.GiveToken(token) for token in kept],
        verbs.PayToken: [verbs.PayToken(token) for token in kept],
        verbs.PayCard: [verbs.PayCard(card) for card in cards_with(editions, [c.GIFT])],
        verbs.Cancel: [verbs.Cancel(by) for by in cancelling],
    }


# ---- cities ----------------------------------------------------------------------------------------------------------


def in_cities(editions: list[c.Catalogue]) -> Narrowed:
    market = range(c.MARKET_RESOURCES)
    abilities = sorted({(ability.tech, ability.number) for catalogue in editions for ability in catalogue.abilities})
    return {
        verbs.Harvest: [verbs.Harvest(city, resource) for city in range(CITIES) for resource in market],
        verbs.Pay: [verbs.Pay(resource) for resource in market],
        verbs.Take: [verbs.Take(resource) for resource in market],
        verbs.Use: [verbs.Use(tech, number) for tech, number in abilities],
    }


# ---- battles ---------------------------------------------------------------------------------------------------------


def largest_hand(catalogue: c.Catalogue, armies: int) -> int:
    """Units in a battle hand: of so many armies, or of a city; with the best government, and all the coins that do not
    yet win."""
    cards = max(catalogue.battle_hand_per_army * (armies - 1), catalogue.battle_hand_in_city)
    cards += max([government.battle_hand for government in catalogue.governments])
    per_coins = [a.amount for tech in catalogue.techs for a in tech.abilities if a.op == c.HAND_BY_COINS]
    return catalogue.battle_hand + cards + max([catalogue.coins_to_win // coins for coins in per_coins], default=0)


def most_fronts(editions: list[c.Catalogue]) -> int:
    hand = max([largest_hand(catalogue, highest_stack(editions)) for catalogue in editions])
    return min(2 * hand, len(editions[0].unit_type), verbs.FRONTS - 1)


def in_battle(editions: list[c.Catalogue]) -> Narrowed:
    fronts = most_fronts(editions)
    units = range(len(editions[0].unit_type))
    loot = max([catalogue.loot for catalogue in editions])
    some = (verbs.TRADE_ITEM, verbs.CULTURE_ITEM)
    return {
        verbs.Fight: [verbs.Fight(unit, front) for unit in units for front in range(fronts + 1)],
        verbs.Wound: [verbs.Wound(front) for front in range(fronts)],
        verbs.Heal: [verbs.Heal(front) for front in range(fronts)],
        verbs.Draw: [verbs.Draw(kind) for kind in BARBARIANS],
        verbs.Loot: [verbs.Loot(item) for item in range(verbs.FIRST_RESOURCE_ITEM, len(verbs.ITEM_NAMES))],
        verbs.LootSome: [verbs.LootSome(item, n) for item in some for n in range(1, loot + 1)],
    }
