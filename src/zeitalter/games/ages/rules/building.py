"""Building, upgrading and destroying (Zivilaktionen 2-5, Militäraktionen 1-3), and the urban limit."""

from zeitalter.core.action import Action
from zeitalter.core.phase import Phase, Question
from zeitalter.games.ages.model import steps, verbs
from zeitalter.games.ages.model.catalogue import FIRST_URBAN, LAB, LAST_URBAN, LIBRARY, THEATER, Card, Span
from zeitalter.games.ages.model.player import NOTHING, Player
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.army import count
from zeitalter.games.ages.rules.civilization import urban_limit
from zeitalter.games.ages.rules.moves import card_key
from zeitalter.games.ages.rules.payments import spend_for_unit, spend_resources

# ---- prices ----------------------------------------------------------------------------------------------------------


def own_cost(state: Ages, player: Player, tech: int) -> int:
    """Cost of a building with the discounts of its owner, which an upgrade takes off for the old one as well."""
    card = state.catalogue.cards[tech]
    cost = card.cost
    if LAB <= card.kind <= LAST_URBAN:
        for special in player.specials:
            cost -= state.catalogue.cards[special].urban_discount[card.age]
        if card.kind == THEATER and player.leader != NOTHING:
            cost -= state.catalogue.cards[player.leader].theater_resource_discount
    return cost


def surcharge(state: Ages, seat: int, card: Card) -> int:
    """Nikola Tesla makes labs and libraries more expensive for his rivals."""
    if card.kind != LAB and card.kind != LIBRARY:
        return 0
    extra = 0
    for other, player in enumerate(state.players):
        if player.leader != NOTHING and other != seat and not state.has_resigned(other):
            extra += state.catalogue.cards[player.leader].rival_science_building_surcharge
    return extra


def build_cost(state: Ages, seat: int, tech: int) -> int:
    card = state.catalogue.cards[tech]
    if card.kind < FIRST_URBAN:  # nothing in play makes farms and mines cheaper
        return card.cost
    player = state.players[seat]
    if card.kind > LAST_URBAN:
        if player.leader == NOTHING:
            return card.cost
        discount = state.catalogue.cards[player.leader].unit_discount_in_war
        return max(0, card.cost - discount) if discount and is_at_war(state, seat) else card.cost
    return max(0, own_cost(state, player, tech) + surcharge(state, seat, card))


def upgrade_cost(state: Ages, seat: int, old: int, new: int) -> int:
    player = state.players[seat]
    cost = own_cost(state, player, new) - own_cost(state, player, old) + surcharge(state, seat, state.card(new))
    return max(0, cost)


def is_at_war(state: Ages, seat: int) -> bool:
    """Whether a war against this seat is pending."""
    for player in state.players:
        if player.war != NOTHING and player.war_target == seat:
            return True
    return False


# ---- what is possible ------------------------------------------------------------------------------------------------


def room_for(state: Ages, player: Player, kind: int) -> bool:
    """Whether one more building of this kind stays within the urban limit."""
    if not FIRST_URBAN <= kind <= LAST_URBAN:
        return True
    span = state.catalogue.spans[kind]
    workers = 0
    for tech in range(span.first, span.end):
        workers += player.workers[tech]
    return workers < urban_limit(state, player)


def buildable(state: Ages, seat: int, span: Span, budget: int) -> list[int]:
    """Cards that can be built for at most `budget` resources."""
    player = state.players[seat]
    result: list[int] = []
    if not player.unused:
        return result
    cards = state.catalogue.cards
    first, end = span.first, span.end
    for tech in player.techs:
        if first <= tech < end and build_cost(state, seat, tech) <= budget:
            if room_for(state, player, cards[tech].kind):
                result.append(tech)
    return result


def add_builds(state: Ages, seat: int, span: Span, budget: int, legal: list[Action]) -> None:
    builds = state.catalogue.prepared.builds
    for tech in buildable(state, seat, span, budget):
        legal.append(builds[tech])


def upgrades(state: Ages, seat: int, span: Span, budget: int) -> list[tuple[int, int]]:
    """Pairs of cards old and new between which a worker may be moved."""
    player = state.players[seat]
    techs = player.techs
    cards = state.catalogue.cards
    result: list[tuple[int, int]] = []
    first, end = span.first, span.end
    for i in range(len(techs) - 1):
        old = techs[i]
        if player.workers[old] and first <= old < end:
            kind = cards[old].kind
            for j in range(i + 1, len(techs)):
                new = techs[j]
                if cards[new].kind != kind:
                    break
                if cards[new].age > cards[old].age and upgrade_cost(state, seat, old, new) <= budget:
                    result.append((old, new))
    return result


def add_upgrades(state: Ages, seat: int, span: Span, budget: int, legal: list[Action]) -> None:
    actions = state.catalogue.prepared.upgrades
    for old, new in upgrades(state, seat, span, budget):
        legal.append(actions[old][new])


def add_destructions(state: Ages, player: Player, span: Span, legal: list[Action]) -> None:
    destroys = state.catalogue.prepared.destroys
    first, end = span.first, span.end
    for tech in player.techs:
        if first <= tech < end and player.workers[tech]:
            legal.append(destroys[tech])


# ---- doing it --------------------------------------------------------------------------------------------------------


def spend_for(state: Ages, player: Player, tech: int, cost: int) -> None:
    if tech >= state.catalogue.units.first:
        spend_for_unit(state, player, cost)
    else:
        spend_resources(state, player, cost)


def build(state: Ages, seat: int, tech: int, cost: int) -> None:
    """An unused worker becomes a farm, mine, building or unit."""
    player = state.players[seat]
    spend_for(state, player, tech, cost)
    player.unused -= 1
    player.workers[tech] += 1
    state.emit("event-build", {"seat": seat, "card": card_key(state, tech), "n": cost})


def upgrade(state: Ages, seat: int, old: int, new: int, cost: int) -> None:
    player = state.players[seat]
    spend_for(state, player, new, cost)
    player.workers[old] -= 1
    player.workers[new] += 1
    state.emit("event-upgrade", {"seat": seat, "card": card_key(state, old), "to": card_key(state, new), "n": cost})


def destroy(state: Ages, seat: int, tech: int) -> None:
    """A worker leaves its card and is unused again."""
    player = state.players[seat]
    player.workers[tech] -= 1
    player.unused += 1
    state.emit("event-destroy", {"seat": seat, "card": card_key(state, tech)})


# ---- what is lost ----------------------------------------------------------------------------------------------------


class Surplus(Phase[Ages, steps.Surplus]):
    """After a change of government: buildings beyond the new urban limit are destroyed at no cost."""

    def run(self, state: Ages, step: steps.Surplus) -> None:
        player = state.players[step.seat]
        limit = urban_limit(state, player)
        for kind in range(FIRST_URBAN, LAST_URBAN + 1):
            span = state.catalogue.spans[kind]
            if count(player.workers, span) > limit:
                state.push(step)
                levels = [tech for tech in range(span.first, span.end) if player.workers[tech]]
                if len(levels) == 1:
                    destroy(state, step.seat, levels[0])
                else:
                    state.push(steps.LosingBuilding(step.seat, kind))
                return


class LosingBuilding(Question[Ages, steps.LosingBuilding]):
    def legal(self, state: Ages, step: steps.LosingBuilding, seat: int) -> list[Action]:
        player = state.players[seat]
        catalogue = state.catalogue
        span = catalogue.buildings if step.building == NOTHING else catalogue.spans[step.building]
        losses = catalogue.prepared.losses
        return [losses[tech] for tech in player.techs if span.first <= tech < span.end and player.workers[tech]]

    def take(self, state: Ages, step: steps.LosingBuilding, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Lose)
        destroy(state, seat, action.tech)
