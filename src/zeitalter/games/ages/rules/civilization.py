"""The statistics of a civilization, always recomputed from its cards, workers, leader, wonders, colonies and pacts."""

from zeitalter.games.ages.model.catalogue import (
    ARENAS,
    BUILT,
    CAVALRY_END,
    FARMS_END,
    INFANTRY_END,
    LABS,
    LABS_END,
    LIBRARIES,
    LIBRARIES_END,
    MINES,
    MINES_END,
    TEMPLES,
    TEMPLES_END,
    THEATERS,
    THEATERS_END,
    UNITS,
    URBAN_END,
    WARRIORS,
    Card,
    Side,
)
from zeitalter.games.ages.model.player import NOTHING, Player
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.army import form_armies, unit_strength


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


def sides(state: Ages, seat: int) -> list[Side]:
    """What the pacts this seat takes part in give it."""
    result: list[Side] = []
    if state.seats > 2:
        for owner in range(state.seats):
            player = state.players[owner]
            if player.pact != NOTHING and (owner == seat or player.pact_partner == seat):
                card = state.catalogue.cards[player.pact]
                is_a = player.pact_role == 0 if owner == seat else player.pact_role == 1
                result.append(card.side_a if is_a else card.side_b)
    return result


def partner_wonders(state: Ages, seat: int) -> int:
    """Wonders of the partners, each times what a pact gives for it."""
    total = 0
    for owner in range(state.seats):
        player = state.players[owner]
        if player.pact != NOTHING and (owner == seat or player.pact_partner == seat):
            card = state.catalogue.cards[player.pact]
            if card.side_a.culture_per_wonder:
                other = state.players[player.pact_partner if owner == seat else owner]
                total += card.side_a.culture_per_wonder * (len(other.wonders) + len(other.ruins))
    return total


def figures(state: Ages, seat: int) -> Figures:
    """All statistics of one civilization."""
    catalogue = state.catalogue
    cards = catalogue.cards
    player = state.players[seat]
    workers = player.workers
    culture = science = strength = happy = unhappy = food = 0
    for tech in player.techs:
        n = workers[tech]
        if n and tech < FARMS_END:
            food += n * cards[tech].value
        elif n and tech >= LABS:
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
            foot = sum(workers[UNITS:INFANTRY_END]) + sum(workers[CAVALRY_END : CAVALRY_END + 2])
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
        culture += leader.culture + leader_culture(cards, player, leader, wonder_faces, 2 if doubled else 1)
        science += leader_science(cards, player, leader)
        strength += leader_strength(cards, player, leader, 2 if doubled else 1)
    if player.tactic != NOTHING and (leader is None or not leader.ignores_tactics):
        armies = form_armies(cards, workers, cards[player.tactic])
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


def leader_culture(cards: list[Card], player: Player, leader: Card, wonder_faces: int, factor: int) -> int:
    workers = player.workers
    total = 0
    if leader.culture_per_warrior:
        total += leader.culture_per_warrior * min(workers[WARRIORS], leader.culture_per_warrior_limit)
    if leader.culture_per_cavalry:
        total += leader.culture_per_cavalry * sum(workers[INFANTRY_END:CAVALRY_END])
    if leader.culture_per_face:
        faces = wonder_faces
        for tech in range(TEMPLES, TEMPLES_END):
            faces += workers[tech] * cards[tech].happy
        for tech in range(THEATERS, THEATERS_END):
            faces += workers[tech] * cards[tech].happy
        total += leader.culture_per_face * faces * factor
    if leader.culture_per_colony:
        total += leader.culture_per_colony * len(player.colonies)
    if leader.culture_per_theater:
        total += leader.culture_per_theater * sum(workers[THEATERS:THEATERS_END])
    if leader.culture_per_library:
        libraries = sum(workers[LIBRARIES:LIBRARIES_END])
        theaters = sum(workers[THEATERS:THEATERS_END])
        total += leader.culture_per_library * libraries
        total += leader.culture_per_library_and_theater * min(libraries, theaters)
    if leader.culture_per_lab_level:
        for tech in range(LABS, LABS_END):
            total += leader.culture_per_lab_level * workers[tech] * cards[tech].age
    if leader.best_theater_again:
        for tech in range(THEATERS_END - 1, THEATERS - 1, -1):
            if workers[tech]:
                total += cards[tech].culture
                break
    return total


def leader_science(cards: list[Card], player: Player, leader: Card) -> int:
    workers = player.workers
    total = 0
    if leader.best_lab_or_library:
        best = 0
        for tech in range(LABS, LABS_END):
            if workers[tech]:
                best = max(best, cards[tech].age)
        for tech in range(LIBRARIES, LIBRARIES_END):
            if workers[tech]:
                best = max(best, cards[tech].age)
        total += best
    if leader.science_lost_per_lab:
        total -= leader.science_lost_per_lab * sum(workers[LABS:LABS_END])
    return total


def leader_strength(cards: list[Card], player: Player, leader: Card, factor: int) -> int:
    workers = player.workers
    total = 0
    if leader.strength:
        total += leader.strength
    if leader.strength_per_unit:
        total += leader.strength_per_unit * sum(workers[UNITS:BUILT])
    if leader.strength_per_temple_face:
        for tech in range(TEMPLES, TEMPLES_END):
            total += leader.strength_per_temple_face * workers[tech] * cards[tech].happy * factor
    if leader.cavalry_strength:
        total += leader.cavalry_strength * sum(workers[INFANTRY_END:CAVALRY_END])
    return total


def resource_production(state: Ages, player: Player) -> int:
    """What all mines make, and labs under Nikola Tesla."""
    cards = state.catalogue.cards
    total = 0
    best = 0
    for tech in range(MINES, MINES_END):
        if player.workers[tech]:
            best = cards[tech].value
            total += player.workers[tech] * best
    if best:
        for wonder in player.wonders:
            if cards[wonder].best_mine_again:
                total += best
    if player.leader != NOTHING and cards[player.leader].labs_are_mines:
        for tech in range(LABS, LABS_END):
            total += player.workers[tech] * cards[tech].age
    return total


def strength(state: Ages, seat: int) -> int:
    return figures(state, seat).strength


def own_unit_strength(state: Ages, seat: int) -> int:
    return unit_strength(state.catalogue.cards, state.players[seat].workers, leader_of(state, seat))


def faces(state: Ages, seat: int) -> int:
    return figures(state, seat).faces


def discontent(state: Ages, seat: int) -> int:
    """Workers that lack a happy face."""
    player = state.players[seat]
    missing = state.catalogue.faces_needed[player.yellow] - faces(state, seat)
    return max(0, missing)


def urban_limit(state: Ages, player: Player) -> int:
    return state.catalogue.cards[player.government].urban_limit + state.easier


def population(player: Player) -> int:
    return sum(player.workers) + player.unused


def levels(state: Ages, player: Player, first: int, end: int) -> int:
    """Sum of the levels of all buildings or units on cards first to end - 1."""
    cards = state.catalogue.cards
    total = 0
    for tech in range(first, end):
        if player.workers[tech]:
            total += player.workers[tech] * cards[tech].age
    return total


def urban_levels(state: Ages, player: Player) -> int:
    return levels(state, player, LABS, URBAN_END)


def unit_and_arena_levels(state: Ages, player: Player) -> int:
    return levels(state, player, ARENAS, BUILT)


def technology_level_sum(state: Ages, player: Player) -> int:
    cards = state.catalogue.cards
    total = cards[player.government].age
    for tech in player.techs:
        total += cards[tech].age
    for special in player.specials:
        total += cards[special].age
    return total


def technologies_of_level(state: Ages, player: Player, level: int) -> int:
    cards = state.catalogue.cards
    count = 1 if cards[player.government].age == level else 0
    for tech in player.techs:
        if cards[tech].age == level:
            count += 1
    for special in player.specials:
        if cards[special].age == level:
            count += 1
    return count


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
