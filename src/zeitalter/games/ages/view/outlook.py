# mypyc: no
"""What a player works out at the table: the price of each card in the row, and what the end of the turn will bring.

All of it follows from what lies open; the rules themselves are asked, so the numbers are those of the game. In the turn
of another player it is meant for the next turn of this one.
"""

from enum import StrEnum

from msgspec import Struct

from zeitalter.games.ages.model.catalogue import GOVERNMENT, LAST_TECHNOLOGY, LEADER, WONDER
from zeitalter.games.ages.model.player import HUNGER, NOBODY, NOTHING, RESOURCE_FOR_FOOD, Player
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.model.steps import TURN_END
from zeitalter.games.ages.rules.building import build_cost
from zeitalter.games.ages.rules.card_row import hand_limit, is_hand_full, may_take, price
from zeitalter.games.ages.rules.civilization import figures, urban_limit
from zeitalter.games.ages.rules.corruption import corrupt
from zeitalter.games.ages.rules.mines import make_resources
from zeitalter.games.ages.rules.moves import military_cards_left
from zeitalter.games.ages.rules.politics import military_hand_limit
from zeitalter.games.ages.rules.production import feed, food_missing, is_uprising, make_food, may_trade_for_food
from zeitalter.games.ages.rules.technologies import science_price
from zeitalter.games.ages.rules.tokens import food_stored, resources_stored


class Obstacle(StrEnum):
    """Why a card of the row cannot be taken."""

    NONE = ""
    EMPTY = "empty"
    WONDER_IN_PROGRESS = "wonder"
    HAND_FULL = "hand"
    LEADER_OF_AGE = "leader"
    OWNED = "owned"
    TOO_EXPENSIVE = "expensive"


class Price(Struct, frozen=True, kw_only=True):
    """What a technology costs this player, where that is not what is printed on it."""

    card: int
    science: int  # of a government: in peace
    revolution: int  # 0 but for governments
    cost: int  # resources for one more building or unit


class Outlook(Struct, frozen=True, kw_only=True):
    costs: list[int]  # civil actions for each slot of the row
    obstacles: list[str]  # an Obstacle for each slot
    hand_limit: int
    military_limit: int
    urban_limit: int
    prices: list[Price]  # of technologies in play, in hand and in the row
    # The production at the end of the turn, if nothing changed until then.
    uprising: bool  # then nothing else happens
    food: int
    eaten: int
    hunger: int  # culture points lost
    resources: int
    corruption: int
    cards: int  # military cards drawn


def outlook(state: Ages, seat: int) -> Outlook:
    player = state.players[seat]
    slots = range(len(state.row))
    costs = [price(state, player, slot) if state.row[slot] != NOTHING else 0 for slot in slots]
    uprising = is_uprising(state, seat, figures(state, seat))
    food, eaten, hunger, resources, corruption = (0, 0, 0, 0, 0) if uprising else production(state, seat)
    civil, military = actions_ahead(state, seat)
    draws = not state.settings.draw_as_action and not uprising
    return Outlook(
        costs=costs,
        obstacles=[obstacle(state, player, slot, costs[slot] <= civil).value for slot in slots],
        hand_limit=hand_limit(state, player),
        military_limit=military_hand_limit(state, player),
        urban_limit=urban_limit(state, player),
        prices=prices(state, seat),
        uprising=uprising,
        food=food,
        eaten=eaten,
        hunger=hunger,
        resources=resources,
        corruption=corruption,
        cards=min(military, state.catalogue.military_draw, military_cards_left(state)) if draws else 0,
    )


def actions_ahead(state: Ages, seat: int) -> tuple[int, int]:
    """Civil and military actions left in this turn, or those of the next one."""
    player = state.players[seat]
    if state.active == seat:
        return player.civil_left, player.military_left
    place = (seat - state.start_player) % state.seats
    if state.round == 1 and (state.active == NOBODY or place > (state.active - state.start_player) % state.seats):
        return place + 1, 0
    return max(0, player.civil_total - player.rebellion), player.military_total


def obstacle(state: Ages, player: Player, slot: int, affordable: bool) -> Obstacle:
    card = state.row[slot]
    full = is_hand_full(state, player)
    if card == NOTHING:
        return Obstacle.EMPTY
    if may_take(state, player, card, full):
        return Obstacle.NONE if affordable else Obstacle.TOO_EXPENSIVE
    definition = state.card(card)
    if definition.kind == WONDER:
        return Obstacle.WONDER_IN_PROGRESS
    if full:
        return Obstacle.HAND_FULL
    return Obstacle.LEADER_OF_AGE if definition.kind == LEADER else Obstacle.OWNED


def prices(state: Ages, seat: int) -> list[Price]:
    player = state.players[seat]
    result: list[Price] = []
    for card in sorted({*player.techs, *player.hand, *state.row} - {NOTHING}):
        definition = state.card(card)
        if definition.kind > LAST_TECHNOLOGY:
            continue
        government = definition.kind == GOVERNMENT
        science = definition.science_peaceful if government else definition.science_cost
        revolution = definition.science_cost if government else 0
        printed = (science, revolution, definition.cost)
        cost = build_cost(state, seat, card) if card < state.catalogue.built else 0
        if card not in player.techs:
            science = science_price(state, seat, card, government)
            revolution = science_price(state, seat, card, False) if government else 0
        if (science, revolution, cost) != printed:
            result.append(Price(card=card, science=science, revolution=revolution, cost=cost))
    return result


def production(state: Ages, seat: int) -> tuple[int, int, int, int, int]:
    """Food made and eaten, culture points lost by hunger, resources made and lost by corruption."""
    trial = state.copy()
    player = trial.players[seat]
    hunger = player.scores[HUNGER]
    food = food_stored(trial, player)
    make_food(trial, seat)
    made = food_stored(trial, player)
    asked = food_missing(trial, seat) > 0 and may_trade_for_food(trial, seat)  # and will rather pay a resource
    feed(trial, seat, asked or player.swap == RESOURCE_FOR_FOOD)
    left = food_stored(trial, player)
    resources = resources_stored(trial, player)
    make_resources(trial, seat, player, NOTHING, TURN_END)
    mined = resources_stored(trial, player)
    corrupt(trial, seat)
    kept = resources_stored(trial, player)
    return made - food, made - left, hunger - player.scores[HUNGER], mined - resources, mined - kept
