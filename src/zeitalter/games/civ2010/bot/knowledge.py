"""What the technologies of a civilization come to, for bots: worked out once for each set of them."""

from typing import Final

from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model.player import Player
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules import board
from zeitalter.games.civ2010.rules.pyramid import row_counts

NEEDED: Final = [0, 5, 4, 3, 2, 1]  # technologies of each level in the smallest winning pyramid
LEVEL: Final = [0.0, 3.0, 4.6, 6.6, 9.5, 40.0]  # a technology that the pyramid needs
SPARE_LEVEL: Final = [0.0, 0.7, 1.0, 1.4, 2.0, 0.0]  # and one more
USUAL: Final = 2  # strength of most units at the first rank
FOOT: Final = 3  # kinds of units that everybody can train

_known: "dict[str, dict[int, Knowledge]]" = {}  # by digest of the catalogue; each a pure function of its key


class Knowledge:
    """All that depends on the technologies and the civilization alone."""

    __slots__ = (
        "cards", "cities", "coins", "counts", "each", "kinds", "price", "ranks", "rounds", "skill", "speed", "stacking",
        "useful", "usefulness", "worth",
    )  # fmt: skip

    def __init__(self, state: Civ2010, player: Player) -> None:
        catalogue = state.catalogue
        self.counts = row_counts(state, player)  # by level
        self.worth = techs_worth(state, player)
        self.usefulness = usefulness(state, player)
        self.coins = 0
        for tech in catalogue.with_coin:
            if player.techs >> tech.index & 1:
                self.coins += tech.coin
        self.cards = 0  # more in hand
        for tech in catalogue.with_cards:
            if player.techs >> tech.index & 1:
                self.cards += tech.cards
        self.cities = board.city_limit(state, player)
        self.speed = board.highest_speed(state, player)
        self.skill = board.water_skill(state, player)
        self.stacking = board.stacking_limit(state, player)
        self.ranks = [0] * c.UNIT_TYPES
        for kind in range(c.UNIT_TYPES):
            self.ranks[kind] = board.rank(catalogue, player, kind)
        ranks = price = 0
        for kind in range(FOOT):
            ranks += self.ranks[kind]
            price += catalogue.unit_costs[kind][self.ranks[kind] - 1]
        self.each = USUAL - 1 + ranks / FOOT  # strength of the next unit, on average over the kinds
        self.price = price / FOOT
        self.useful = 0  # bit mask of the resources that abilities cost
        self.kinds: list[int] = []  # by ability: the resource from the market that it costs
        for ability in catalogue.abilities:
            if ability.resource != c.NONE and player.techs >> ability.tech & 1:
                self.useful |= 1 << ability.resource
                if ability.resource < c.MARKET_RESOURCES:
                    self.kinds.append(ability.resource)
        self.rounds: dict[int, float] = {}  # to a technology victory, by what a civilization makes


def knowledge_of(state: Civ2010, player: Player) -> Knowledge:
    catalogue = state.catalogue
    known = _known.get(catalogue.digest)
    if known is None:
        known = _known[catalogue.digest] = {}
    key = (player.techs << 8 | player.civilization) << 1 | catalogue.edition
    found = known.get(key)
    if found is None:
        found = known[key] = Knowledge(state, player)
    return found


def techs_worth(state: Civ2010, player: Player) -> float:
    catalogue = state.catalogue
    total = 0.0
    start = catalogue.civilizations[player.civilization].tech
    for level in range(1, 6):
        count = (player.techs & catalogue.level_masks[level] & ~(1 << start)).bit_count()
        if level == 1:
            count += 1
        needed = NEEDED[level]
        if count > needed:
            total += LEVEL[level] * needed + SPARE_LEVEL[level] * (count - needed)
        else:
            total += LEVEL[level] * count
    return total


def usefulness(state: Civ2010, player: Player) -> float:
    """What technologies unlock, beyond their place in the pyramid."""
    total = 0.0
    for tech in state.catalogue.techs:
        if player.techs >> tech.index & 1:
            total += tech_worth(tech)
    return total


def tech_worth(tech: c.Tech) -> float:
    total = 0.25 * len(tech.abilities) + 0.3 * tech.cards
    if tech.building != c.NONE:
        total += 0.5
    if tech.unit != c.NONE:
        total += 0.35
    if tech.speed:
        total += 0.25
    if tech.stacking:
        total += 0.15 * tech.stacking
    if tech.level == 2 and tech.building == c.NONE and tech.unit == c.NONE and not tech.speed and not tech.government:
        total += 0.2
    return total
