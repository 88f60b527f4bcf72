"""Free actions on the own turn: claims, face-down technologies, the government's refresh, leaders' powers."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import verbs
from zeitalter.games.mosaic.model.state import FROM_GOLDEN_AGE, FROM_TECHNOLOGY, OPEN, Mosaic
from zeitalter.games.mosaic.rules.effects import start_effects
from zeitalter.games.mosaic.rules.influence import dominated, present, projects
from zeitalter.games.mosaic.rules.moves import (
    free_golden_ages,
    gain,
    meets,
    refresh_offer,
    turn_up,
)

CONVERTED = 20  # of one currency for 1 population
CITIES_OF_VICTIM = 4


def free_actions(state: Mosaic, seat: int) -> list[Action]:
    found = claims(state, seat)
    found += [Action(verbs.PLAY, card) for card in playable(state, seat)]
    found += refreshes(state, seat)
    found += powers(state, seat)
    return found


def may_go_on(state: Mosaic, seat: int) -> bool:
    """Whether a seat without action left is still asked. Depends on open information only: a seat with secret
    face-down cards is asked whether it can play one or not."""
    player = state.players[seat]
    for i in range(len(player.down)):
        if player.down_since[i] < state.turns:
            if player.down_from[i] != OPEN or meets(state, seat, state.technology(player.down[i]).needs):
                return True
    return bool(claims(state, seat)) or bool(refreshes(state, seat)) or bool(powers(state, seat))


def playable(state: Mosaic, seat: int) -> list[int]:
    """Face-down technologies that may be turned up: their symbols are there, and they lie since an earlier turn."""
    player = state.players[seat]
    found: list[int] = []
    for i in range(len(player.down)):
        card = player.down[i]
        if player.down_since[i] < state.turns and card not in found:
            if meets(state, seat, state.technology(card).needs):
                found.append(card)
    return found


# ---- claims ---------------------------------------------------------------------------------------------------------


def claims(state: Mosaic, seat: int) -> list[Action]:
    catalogue = state.catalogue
    symbols = state.players[seat].symbols
    found: list[Action] = []
    for age in free_golden_ages(state):
        if symbols[catalogue.golden_ages[age].pillar] >= catalogue.golden_ages[age].symbols:
            found.append(Action(verbs.CLAIM_AGE, age))
    for achievement in state.achievements:
        if is_achieved(state, seat, achievement):
            found.append(Action(verbs.CLAIM, achievement))
    return found


def is_achieved(state: Mosaic, seat: int, achievement: int) -> bool:
    need = wanted(state, achievement)
    if state.catalogue.achievements[achievement].need == c.NEED_DOMINATED and present(state, seat) < need:
        return False  # without counting the influence of everybody
    return measure(state, seat, achievement) >= need


def wanted(state: Mosaic, achievement: int) -> int:
    card = state.catalogue.achievements[achievement]
    return card.few if state.is_small() else card.amount


def measure(state: Mosaic, seat: int, achievement: int) -> int:
    """How far a seat is on the way to an achievement."""
    player = state.players[seat]
    need = state.catalogue.achievements[achievement].need
    if need == c.NEED_POPULATION:
        return player.population
    if need == c.NEED_PROJECTS_AND_WONDERS:
        return projects(state, seat) + len(player.wonders)
    if need == c.NEED_DOMINATED:
        return dominated(state, seat)
    if need == c.NEED_CITIES:
        return player.cities()
    if need == c.NEED_UNITS:
        return player.unit_count()
    if need == c.NEED_GOODS_KINDS:
        return state.goods_kinds(seat)
    if need == c.NEED_MONEY:
        return player.stock[c.MONEY]
    if need == c.NEED_PILLARS:
        return c.PILLARS - player.symbols.count(0)
    if need == c.NEED_PORTS:
        return len(player.sites[c.PORT])
    if need == c.NEED_TECHNOLOGIES:
        return len(player.up)
    return state.production(seat, NEEDED_TRACKS[need])


NEEDED_TRACKS: Final = {
    c.NEED_TAX: c.TAX_TRACK,
    c.NEED_FOOD: c.FOOD_TRACK,
    c.NEED_STONE: c.STONE_TRACK,
    c.NEED_IDEAS: c.IDEAS_TRACK,
    c.NEED_TARIFF: c.TARIFF_TRACK,
}


# ---- refresh and powers ---------------------------------------------------------------------------------------------


def refreshes(state: Mosaic, seat: int) -> list[Action]:
    player = state.players[seat]
    if player.government == c.NOTHING or player.refreshed >> player.government & 1:
        return []
    return [Action(verbs.REFRESH, deck) for deck in range(c.DECKS) if state.offers[deck]]


def powers(state: Mosaic, seat: int) -> list[Action]:
    player = state.players[seat]
    if player.power_used:
        return []
    power = state.power(seat)
    if power == c.CONVERT_POWER and player.population:
        return [Action(verbs.CONVERT, currency) for currency in range(c.CURRENCIES)]
    if power == c.TAKE_OVER:
        return [Action(verbs.TAKE_OVER, place) for place in victims(state, seat)]
    return []


def victims(state: Mosaic, seat: int) -> list[int]:
    """Cities the Priestess may take over: of opponents with at least 4, with an own piece of the kind left."""
    player = state.players[seat]
    found: list[int] = []
    for other in range(state.seats):
        if other != seat and state.players[other].cities() >= CITIES_OF_VICTIM:
            for piece in (c.CITY, c.PORT):
                if len(player.sites[piece]) < state.catalogue.piece_limits[piece]:
                    found += state.players[other].sites[piece]
    found.sort()
    return found


def carry_out_free(state: Mosaic, seat: int, action: Action) -> None:
    player = state.players[seat]
    catalogue = state.catalogue
    if action.verb == verbs.CLAIM_AGE:
        player.golden_ages.append(action.a)
        if state.log is not None:
            state.emit("event-claim", {"seat": seat, "card": "golden-" + catalogue.golden_ages[action.a].id})
        start_effects(state, seat, FROM_GOLDEN_AGE, action.a)
    elif action.verb == verbs.CLAIM:
        state.achievements.remove(action.a)
        player.achievements.append(action.a)
        if state.log is not None:
            state.emit("event-claim", {"seat": seat, "card": "achievement-" + catalogue.achievements[action.a].id})
    elif action.verb == verbs.PLAY:
        turn_up(state, seat, player.down.index(action.a))
        start_effects(state, seat, FROM_TECHNOLOGY, action.a)
    elif action.verb == verbs.REFRESH:
        player.refreshed |= 1 << player.government
        refresh_offer(state, action.a)
    elif action.verb == verbs.CONVERT:
        player.power_used = 1
        player.population -= 1
        gain(state, seat, action.a, CONVERTED)
    else:
        take_over(state, seat, action.a)


def take_over(state: Mosaic, seat: int, place: int) -> None:
    holder = state.holder[place]
    owner, piece = holder >> 3, holder & 7
    state.players[owner].sites[piece].remove(place)
    state.players[seat].sites[piece].append(place)
    state.holder[place] = seat * 8 + piece
    state.players[seat].power_used = 1
    if state.log is not None:
        args: dict[str, int | str | list[int | str]] = {"seat": seat, "seat_of": owner}
        args["region"] = "region-" + state.catalogue.regions[state.region_of(place)].id
        state.emit("event-take-over", args)
