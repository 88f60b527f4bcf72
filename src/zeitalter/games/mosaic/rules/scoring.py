"""The final scoring, category by category."""

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.counting import COUNTS, WONDERS, count


def points(state: Mosaic, seat: int) -> list[int]:
    """Empire scorings, settlements, wonders, claimed cards, projects, technologies, crafts, leader, unrest."""
    player = state.players[seat]
    leader = player.symbols[c.CULTURE] if state.power(seat) == c.ART else 0
    return [
        player.empire_vp,
        settlement_points(state, seat),
        wonder_points(state, seat),
        claimed_points(state, seat),
        project_points(state, seat),
        technology_points(state, seat),
        craft_points(state, seat),
        leader,
        -unrest(state, seat),
    ]


def settlement_points(state: Mosaic, seat: int) -> int:
    sites = state.players[seat].sites
    return 2 * (len(sites[c.CITY]) + len(sites[c.PORT])) + len(sites[c.FARM]) + len(sites[c.CRAFT])


def wonder_points(state: Mosaic, seat: int) -> int:
    player = state.players[seat]
    total = 0
    for i in range(len(player.wonders)):
        region = state.region_of(player.sites[c.WONDER][i]) if i < len(player.sites[c.WONDER]) else c.NOTHING
        for effect in state.catalogue.wonders[player.wonders[i]].effects:
            if effect.op == c.VP_PER and (region != c.NOTHING or not is_local(effect)):
                total += effect.amount * count(state, seat, effect, region)
    return total


def is_local(effect: c.Effect) -> bool:
    return COUNTS[effect.per].use == WONDERS


def claimed_points(state: Mosaic, seat: int) -> int:
    total = 0
    for age in state.players[seat].golden_ages:
        total += state.catalogue.golden_ages[age].vp
    for achievement in state.players[seat].achievements:
        total += state.catalogue.achievements[achievement].vp
    return total


def counted(state: Mosaic, seat: int, card: c.EffectCard, plain: int, per: int) -> int:
    """What two operations add up to: one that gives its amount, and one that gives it for each thing it counts."""
    total = 0
    if not card.ops & (1 << plain | 1 << per):
        return total
    for effect in card.effects:
        if effect.op == plain:
            total += effect.amount
        elif effect.op == per:
            total += effect.amount * count(state, seat, effect)
    return total


def counted_points(state: Mosaic, seat: int, card: c.EffectCard) -> int:
    return counted(state, seat, card, c.VP, c.VP_PER)


def project_points(state: Mosaic, seat: int) -> int:
    total = 0
    for card in state.players[seat].builds:
        total += counted_points(state, seat, state.catalogue.builds[card])
    return total


def technology_points(state: Mosaic, seat: int) -> int:
    total = state.players[seat].card_vp
    for card in state.players[seat].up:
        total += counted_points(state, seat, state.catalogue.technologies[card])
    return total


def craft_points(state: Mosaic, seat: int) -> int:
    """5 for every manufacturing village card whose three goods are there; a wild good stands for one kind."""
    best = craft_sum(state, seat, c.NOTHING)
    if state.has(seat, c.WILD_GOOD):
        for good in range(len(state.catalogue.goods)):
            best = max(best, craft_sum(state, seat, good))
    return best


def craft_sum(state: Mosaic, seat: int, wild: int) -> int:
    player = state.players[seat]
    total = 0
    for card in player.builds:
        for effect in state.catalogue.builds[card].effects:
            if effect.op == c.GOODS_SET:
                missing = [good for good in effect.goods if player.goods[good] == 0 and good != wild]
                if not missing:
                    total += effect.amount
    return total


def unrest(state: Mosaic, seat: int) -> int:
    """What is left after everything that lets it be ignored."""
    player = state.players[seat]
    total = 0
    for card in player.taxes:
        total += state.catalogue.taxes[card].unrest
    total -= calm(state, seat)
    return max(0, total)


def calm(state: Mosaic, seat: int) -> int:
    player = state.players[seat]
    catalogue = state.catalogue
    total = 0
    for card in player.up:
        total += calm_of(state, seat, catalogue.technologies[card])
    for card in player.builds:
        total += calm_of(state, seat, catalogue.builds[card])
    for card in player.wonders:
        total += calm_of(state, seat, catalogue.wonders[card])
    if player.leader != c.NOTHING:
        total += calm_of(state, seat, catalogue.leaders[player.leader])
    return total


def calm_of(state: Mosaic, seat: int, card: c.EffectCard) -> int:
    return counted(state, seat, card, c.CALM, c.CALM_PER)
