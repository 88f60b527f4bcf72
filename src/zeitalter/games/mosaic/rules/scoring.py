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
    total = 0
    for piece in range(c.WONDER):
        total += len(sites[piece]) * points_of_settlement(piece)
    return total


def points_of_settlement(piece: int) -> int:
    return 2 if piece <= c.PORT else 1


def wonder_points(state: Mosaic, seat: int) -> int:
    total = 0
    for place in range(len(state.players[seat].wonders)):
        total += points_of_wonder(state, seat, place)
    return total


def points_of_wonder(state: Mosaic, seat: int, place: int) -> int:
    """Of one wonder, by its place among those of its seat."""
    player = state.players[seat]
    region = state.region_of(player.sites[c.WONDER][place]) if place < len(player.sites[c.WONDER]) else c.NOTHING
    total = 0
    for effect in state.catalogue.wonders[player.wonders[place]].effects:
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
    return craft_sum(state, seat, best_wild(state, seat))


def best_wild(state: Mosaic, seat: int) -> int:
    """The kind for which a wild good stands, the one that scores most; NOTHING without a wild good."""
    wild = c.NOTHING
    if state.has(seat, c.WILD_GOOD):
        best = craft_sum(state, seat, wild)
        for good in range(len(state.catalogue.goods)):
            score = craft_sum(state, seat, good)
            if score > best:
                best, wild = score, good
    return wild


def craft_sum(state: Mosaic, seat: int, wild: int) -> int:
    total = 0
    for card in state.players[seat].builds:
        total += points_of_craft(state, seat, card, wild)
    return total


def points_of_craft(state: Mosaic, seat: int, card: int, wild: int) -> int:
    goods = state.players[seat].goods
    total = 0
    for effect in state.catalogue.builds[card].effects:
        if effect.op == c.GOODS_SET:
            missing = [good for good in effect.goods if goods[good] == 0 and good != wild]
            if not missing:
                total += effect.amount
    return total


def unrest(state: Mosaic, seat: int) -> int:
    """What is left after everything that lets it be ignored."""
    return max(0, caused(state, seat) - calm(state, seat))


def caused(state: Mosaic, seat: int) -> int:
    """Unrest on tax and tariff cards."""
    total = 0
    for card in state.players[seat].taxes:
        total += state.catalogue.taxes[card].unrest
    return total


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
