"""The statistics of a civilization, always recomputed from its cards, workers, leader, wonders, colonies and pacts."""

from zeitalter.games.ages.model.catalogue import Card, Catalogue, Side, Span
from zeitalter.games.ages.model.player import NOTHING, Player
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.army import count, form_armies


class Figures:
    """What the tracks show, and what a production brings. Capped values only; the sums are recomputed every time."""

    __slots__ = ("culture", "faces", "food", "resources", "science", "strength")

    def __init__(self) -> None:
        self.culture = 0  # income per turn
        self.science = 0
        self.strength = 0
        self.faces = 0
        self.food = 0  # made by farms in one production
        self.resources = 0  # made by mines in one production


def leader_of(state: Ages, seat: int) -> Card | None:
    leader = state.players[seat].leader
    return None if leader == NOTHING else state.catalogue.cards[leader]


def tactic_of(state: Ages, seat: int) -> Card | None:
    tactic = state.players[seat].tactic
    return None if tactic == NOTHING else state.catalogue.cards[tactic]


def pacts_of(state: Ages, seat: int) -> list[int]:
    """Owners of the pacts a seat takes part in."""
    return [owner for owner in range(state.seats) if is_party(state, owner, seat)]


def is_party(state: Ages, owner: int, seat: int) -> bool:
    """Whether a seat takes part in the pact that another, or itself, has proposed."""
    player = state.players[owner]
    return player.pact != NOTHING and (owner == seat or player.pact_partner == seat)


def partner_in(state: Ages, owner: int, seat: int) -> int:
    """The other party of a pact."""
    return state.players[owner].pact_partner if owner == seat else owner


def sides(state: Ages, seat: int) -> list[Side]:
    """What the pacts this seat takes part in give it."""
    result: list[Side] = []
    for owner in range(state.seats):
        if state.players[owner].pact != NOTHING and is_party(state, owner, seat):
            result.append(side_of(state, owner, seat))
    return result


def side_of(state: Ages, owner: int, seat: int) -> Side:
    player = state.players[owner]
    card = state.card(player.pact)
    return card.side_a if player.pact_role == (0 if owner == seat else 1) else card.side_b


def partner_wonders(state: Ages, seat: int) -> int:
    """Wonders of the partners, each times what a pact gives for it."""
    total = 0
    for owner in pacts_of(state, seat):
        each = state.card(state.players[owner].pact).side_a.culture_per_wonder
        other = state.players[partner_in(state, owner, seat)]
        total += each * (len(other.wonders) + len(other.ruins))
    return total


def figures(state: Ages, seat: int) -> Figures:
    """All statistics of one civilization."""
    catalogue = state.catalogue
    cards = catalogue.cards
    player = state.players[seat]
    workers = player.workers
    culture = science = strength = happy = unhappy = food = 0
    farms_end, labs = catalogue.farms.end, catalogue.labs.first
    for tech in player.techs:
        n = workers[tech]
        if n and tech < farms_end:
            food += n * cards[tech].value
        elif n and tech >= labs:
            card = cards[tech]
            culture += n * card.culture
            science += n * card.science
            strength += n * card.strength
            if card.happy > 0:
                happy += n * card.happy
    government = cards[player.government]
    culture += government.culture
    strength += government.strength
    if government.happy > 0:
        happy += government.happy
    else:
        unhappy -= government.happy
    for special in player.specials:
        strength += cards[special].strength
    wonder_faces = 0
    doubled = False
    for wonder in player.wonders:
        card = cards[wonder]
        culture += card.culture
        science += card.science
        strength += card.strength
        if card.happy > 0:
            wonder_faces += card.happy
        else:
            unhappy -= card.happy
        if card.doubles_faces:
            doubled = True
        if card.strength_per_infantry_and_artillery:
            foot = count(workers, catalogue.infantry) + count(workers, catalogue.artillery)
            strength += card.strength_per_infantry_and_artillery * foot
    happy += wonder_faces
    culture += catalogue.ruin_culture * len(player.ruins)
    for colony in player.colonies:
        strength += cards[colony].strength
        happy += cards[colony].happy
    result = Figures()
    result.food = food
    result.resources = resource_production(state, player)
    leader = None if player.leader == NOTHING else cards[player.leader]
    if leader is not None:
        happy += leader.happy
        culture += leader.culture + leader_culture(catalogue, player, leader, wonder_faces, 2 if doubled else 1)
        science += leader_science(catalogue, player, leader)
        strength += leader_strength(catalogue, player, leader, 2 if doubled else 1)
    if player.tactic != NOTHING and (leader is None or not leader.ignores_tactics):
        armies = form_armies(catalogue, workers, cards[player.tactic])
        strength += armies.bonus
        if leader is not None and leader.best_army_again:
            strength += armies.best
    if state.seats > 2:
        for side in sides(state, seat):
            strength += side.strength
            culture += side.culture
            if side.culture_per_wonder:
                culture += partner_wonders(state, seat)
    if doubled:
        happy *= 2
    result.culture = within(culture, catalogue.income_limit)
    result.science = within(science, catalogue.income_limit)
    result.strength = within(strength, catalogue.strength_limit)
    result.faces = within(happy - unhappy, catalogue.faces_limit)
    return result


def within(value: int, limit: int) -> int:
    return 0 if value < 0 else min(value, limit)


def faces_on(catalogue: Catalogue, workers: list[int], span: Span) -> int:
    """Happy faces of all buildings of a kind."""
    total = 0
    for tech in range(span.first, span.end):
        if workers[tech]:
            total += workers[tech] * catalogue.cards[tech].happy
    return total


def levels_on(catalogue: Catalogue, workers: list[int], first: int, end: int) -> int:
    """Sum of the levels of all buildings or units on cards first to end - 1."""
    total = 0
    for tech in range(first, end):
        if workers[tech]:
            total += workers[tech] * catalogue.cards[tech].age
    return total


def highest_on(workers: list[int], span: Span) -> int:
    """The card of the best building of a kind, NOTHING if there is none."""
    for tech in range(span.end - 1, span.first - 1, -1):
        if workers[tech]:
            return tech
    return NOTHING


def leader_culture(catalogue: Catalogue, player: Player, leader: Card, wonder_faces: int, factor: int) -> int:
    workers = player.workers
    total = 0
    if leader.culture_per_warrior:
        total += leader.culture_per_warrior * min(workers[catalogue.warriors], leader.culture_per_warrior_limit)
    if leader.culture_per_cavalry:
        total += leader.culture_per_cavalry * count(workers, catalogue.cavalry)
    if leader.culture_per_face:
        faces = wonder_faces + faces_on(catalogue, workers, catalogue.temples)
        faces += faces_on(catalogue, workers, catalogue.theaters)
        total += leader.culture_per_face * faces * factor
    if leader.culture_per_colony:
        total += leader.culture_per_colony * len(player.colonies)
    if leader.culture_per_theater:
        total += leader.culture_per_theater * count(workers, catalogue.theaters)
    if leader.culture_per_library:
        libraries = count(workers, catalogue.libraries)
        theaters = count(workers, catalogue.theaters)
        total += leader.culture_per_library * libraries
        total += leader.culture_per_library_and_theater * min(libraries, theaters)
    if leader.culture_per_lab_level:
        labs = catalogue.labs
        total += leader.culture_per_lab_level * levels_on(catalogue, workers, labs.first, labs.end)
    if leader.best_theater_again:
        best = highest_on(workers, catalogue.theaters)
        total += 0 if best == NOTHING else catalogue.cards[best].culture
    return total


def leader_science(catalogue: Catalogue, player: Player, leader: Card) -> int:
    workers = player.workers
    total = 0
    if leader.best_lab_or_library:
        lab, library = highest_on(workers, catalogue.labs), highest_on(workers, catalogue.libraries)
        total += max(
            0 if lab == NOTHING else catalogue.cards[lab].age, 0 if library == NOTHING else catalogue.cards[library].age
        )
    if leader.science_lost_per_lab:
        total -= leader.science_lost_per_lab * count(workers, catalogue.labs)
    return total


def leader_strength(catalogue: Catalogue, player: Player, leader: Card, factor: int) -> int:
    workers = player.workers
    total = 0
    if leader.strength:
        total += leader.strength
    if leader.strength_per_unit:
        total += leader.strength_per_unit * count(workers, catalogue.units)
    if leader.strength_per_temple_face:
        total += leader.strength_per_temple_face * faces_on(catalogue, workers, catalogue.temples) * factor
    if leader.cavalry_strength:
        total += leader.cavalry_strength * count(workers, catalogue.cavalry)
    return total


def resource_production(state: Ages, player: Player) -> int:
    """What all mines make, and labs under Nikola Tesla; by the railroad the best one once more."""
    catalogue = state.catalogue
    cards = catalogue.cards
    total = 0
    for tech in range(catalogue.mines.first, catalogue.mines.end):
        if player.workers[tech]:
            total += player.workers[tech] * cards[tech].value
    if has_labs_as_mines(state, player):
        total += levels_on(catalogue, player.workers, catalogue.labs.first, catalogue.labs.end)
    for wonder in player.wonders:
        if cards[wonder].best_mine_again:
            best = best_mine(state, player)
            total += 0 if best == NOTHING else cards[best].token
    return total


def has_labs_as_mines(state: Ages, player: Player) -> bool:
    """Nikola Tesla: labs of level I and above are treated like mines."""
    return player.leader != NOTHING and state.catalogue.cards[player.leader].labs_are_mines != 0


def best_mine(state: Ages, player: Player) -> int:
    """The most advanced mine technology with a worker on it, NOTHING if there is none. A lab treated like a mine may be
    it, but of the same level the mine is, which is worth more."""
    catalogue = state.catalogue
    mine = highest_on(player.workers, catalogue.mines)
    if has_labs_as_mines(state, player):
        lab = highest_on(player.workers, catalogue.labs)
        level = 0 if mine == NOTHING else catalogue.cards[mine].age
        if lab != NOTHING and catalogue.cards[lab].age > level:
            return lab
    return mine


def strength(state: Ages, seat: int) -> int:
    return figures(state, seat).strength


def faces(state: Ages, seat: int) -> int:
    return figures(state, seat).faces


def discontent(state: Ages, seat: int) -> int:
    """Workers that lack a happy face."""
    player = state.players[seat]
    missing = state.catalogue.faces_needed[player.yellow] - faces(state, seat)
    return max(0, missing)


def urban_limit(state: Ages, player: Player) -> int:
    return state.catalogue.cards[player.government].urban_limit + (1 if state.settings.easier else 0)


def population(player: Player) -> int:
    return sum(player.workers) + player.unused


def technology_levels(state: Ages, player: Player) -> list[int]:
    """Of all technologies in play, the government among them."""
    return [state.card(card).age for card in [player.government, *player.techs, *player.specials]]


def technologies_of_level(state: Ages, player: Player, level: int) -> int:
    return technology_levels(state, player).count(level)


def recount_actions(state: Ages, seat: int) -> None:
    """Actions gained can be used at once; of those lost the spent ones go first (rulebook, Spezielle Effekte)."""
    player = state.players[seat]
    civil, military = action_totals(state, seat)
    if civil > player.civil_total:
        player.civil_left += civil - player.civil_total
    elif civil < player.civil_left:
        player.civil_left = civil
    if military > player.military_total:
        player.military_left += military - player.military_total
    elif military + player.military_extra < player.military_left:
        player.military_left = military + player.military_extra
    player.civil_total = civil
    player.military_total = military


def action_totals(state: Ages, seat: int) -> tuple[int, int]:
    """Civil and military actions per turn."""
    player = state.players[seat]
    cards = state.catalogue.cards
    government = cards[player.government]
    civil = government.civil_actions
    military = government.military_actions
    for special in player.specials:
        civil += cards[special].civil_actions
        military += cards[special].military_actions
    for wonder in player.wonders:
        civil += cards[wonder].civil_actions
        military += cards[wonder].military_actions
    if player.leader != NOTHING:
        civil += cards[player.leader].civil_actions
        military += cards[player.leader].military_actions
    if state.seats > 2:
        for side in sides(state, seat):
            military += side.military_actions
    return max(0, civil), max(0, military)
