"""Effects of cards that would do nothing now: what is impossible is lost."""

from typing import Final

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.counting import SYMBOLS, count
from zeitalter.games.mosaic.rules.influence import own_regions
from zeitalter.games.mosaic.rules.placing import can_place
from zeitalter.games.mosaic.rules.tiles import tile_hexes
from zeitalter.games.mosaic.rules.units import can_deploy, can_remove

COUNTING: Final = (c.PRODUCTION_PER, c.GAIN_PER, c.PEOPLE_PER, c.VP_NOW)
AFTER_OTHERS: Final = (*COUNTING, c.ELIMINATE, c.RAID, c.LOCK_REGION)  # may gain by what the card did before


def is_vain(state: Mosaic, seat: int, effect: c.Effect) -> bool:
    """Whether an operation does nothing, carried out now."""
    op = effect.op
    player = state.players[seat]
    if op in COUNTING:
        return count(state, seat, effect) == 0
    if op == c.EMIGRATE:
        return player.population < effect.amount
    if op == c.PLACE_UNITS:
        return not can_deploy(state, seat, effect)
    if op == c.ELIMINATE:
        return not can_remove(state, seat, effect)
    if op == c.TAKE_TILE:
        return not tile_hexes(state, effect.what) or (effect.per != c.NOTHING and count(state, seat, effect) == 0)
    if op == c.PLACE:
        return not can_place(state, seat, effect.piece, effect.where)
    if op == c.EXPLORE:
        return state.play_regions() & ~state.city_regions(seat) == 0
    if op == c.RAID:
        return player.unit_count() == 0
    if op == c.LOCK_REGION:
        return not own_regions(state, seat)
    if op == c.SHIFT_PRODUCTION:
        return max(player.production) == 0
    if op == c.DOUBLE_POPULATION:
        return not state.offers[c.POPULATION] and not state.decks[c.POPULATION]
    return False


def vain_effects(state: Mosaic, seat: int, card: c.EffectCard, symbols: list[int]) -> list[c.Effect]:
    """The operations of a card that brings such symbols and is yet to come into play, which would do nothing."""
    found: list[c.Effect] = []
    for place, effect in enumerate(card.effects):
        if place and effect.op in AFTER_OTHERS:
            continue
        if effect.op == c.PLACE_UNITS and isinstance(card, c.BuildCard):
            continue  # a city to put them beside comes first
        if effect.per == SYMBOLS and symbols[effect.pillar]:
            continue
        if is_vain(state, seat, effect):
            found.append(effect)
            if effect.op == c.EMIGRATE:
                break  # nobody to move: the card does nothing
    return found
