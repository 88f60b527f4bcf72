# mypyc: no
"""Every number on the board explains itself: what it is made of, by the functions the rules themselves use."""

from zeitalter.core.sums import Sum, Tally
from zeitalter.games.ages.model.catalogue import (
    FIRST_UNIT,
    GOVERNMENT,
    LAST_BUILT,
    LAST_TECHNOLOGY,
    LAST_URBAN,
    THEATER,
    WONDER,
)
from zeitalter.games.ages.model.player import NOTHING, SOURCES
from zeitalter.games.ages.model.settings import ADVANCED
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.army import sacrifice_strength
from zeitalter.games.ages.rules.building import is_at_war, own_cost, surcharge
from zeitalter.games.ages.rules.civilization import faces, figures, leader_of, pacts_of, strength, tactic_of
from zeitalter.games.ages.rules.moves import card_key
from zeitalter.games.ages.rules.territories import all_units, bonus_cards
from zeitalter.games.ages.rules.tokens import food_places, food_stored, resource_places, resources_stored
from zeitalter.games.ages.view.income import (
    action_sums,
    add_card,
    add_cards,
    culture_income,
    faces_sum,
    floor,
    food_production,
    resource_production,
    science_income,
    strength_sum,
)
from zeitalter.games.ages.view.outlook import outlook

# What everybody can count of everybody; the log tells how it changes.
FIGURES = [
    "culture", "science", "food", "resources", "strength", "faces", "culture-income", "science-income",
    "yellow-tokens", "blue-tokens", "civil-actions", "military-actions",
]  # fmt: skip


def sums(state: Ages, seat: int | None) -> list[Sum]:
    found: list[Sum] = []
    for owner in range(state.seats):
        found += civilization_sums(state, owner)
    found += fight_sums(state)
    if seat is not None:
        found += own_sums(state, seat)
    return found


def civilization_sums(state: Ages, seat: int) -> list[Sum]:
    """The figures of one civilization that everybody sees."""
    return [
        culture(state, seat),
        culture_income(state, seat),
        science(state, seat),
        science_income(state, seat),
        strength_sum(state, seat),
        faces_sum(state, seat),
        faces_needed(state, seat),
        discontent_sum(state, seat),
        stored(state, seat, f"food:{seat}", food_places(state, state.players[seat])),
        food_production(state, seat),
        stored(state, seat, f"resources:{seat}", resource_places(state, state.players[seat])),
        resource_production(state, seat),
        *action_sums(state, seat),
        *bank_sums(state, seat),
        *limit_sums(state, seat),
        colonization(state, seat),
    ]


def culture(state: Ages, seat: int) -> Sum:
    """Culture points by where they came from."""
    player, tally = state.players[seat], Tally(f"culture:{seat}")
    for source, points in zip(SOURCES, player.scores):
        tally.add(points, f"score-{source}")
    return tally.sum()


def science(state: Ages, seat: int) -> Sum:
    tally = Tally(f"science:{seat}")
    tally.add(state.players[seat].science, "sum-science", most=state.catalogue.science_limit)
    return tally.sum()


def stored(state: Ages, seat: int, figure: str, places: list[int]) -> Sum:
    """Food or resources: blue tokens on cards, each worth what the card shows."""
    player, tally = state.players[seat], Tally(figure)
    for place in places:
        tokens, each = player.blue[place], state.card(place).token
        tally.add(tokens * each, "sum-stored", card=card_key(state, place), tokens=tokens, each=each)
    return tally.sum()


def faces_needed(state: Ages, seat: int) -> Sum:
    player, tally = state.players[seat], Tally(f"faces-needed:{seat}")
    if state.settings.level >= ADVANCED:
        tally.add(state.catalogue.faces_needed[player.yellow], "sum-yellow-bank", tokens=player.yellow)
    return tally.sum()


def discontent_sum(state: Ages, seat: int) -> Sum:
    tally = Tally(f"discontent:{seat}")
    needed = state.catalogue.faces_needed[state.players[seat].yellow]
    missing = needed - faces(state, seat)
    if state.settings.level >= ADVANCED and missing > 0:
        tally.add(needed, "sum-faces-needed")
        tally.add(-faces(state, seat), "sum-faces")
    return tally.sum()


def bank_sums(state: Ages, seat: int) -> list[Sum]:
    """What the two banks hold, and what depends on it."""
    player, catalogue = state.players[seat], state.catalogue
    yellow, blue = Tally(f"yellow:{seat}"), Tally(f"blue:{seat}")
    yellow.add(player.yellow_owned, "sum-owned")
    yellow.add(-sum(player.workers), "sum-on-cards")
    yellow.add(-player.unused, "sum-unused")
    blue.add(player.blue_owned, "sum-owned")
    blue.add(-sum(player.blue), "sum-on-cards")
    blue.add(-player.stages, "sum-on-wonder")
    consumption, corruption = Tally(f"consumption:{seat}"), Tally(f"corruption:{seat}")
    consumption.add(catalogue.consumption[player.yellow], "sum-yellow-bank", tokens=player.yellow)
    if state.settings.level >= ADVANCED:
        corruption.add(catalogue.corruption[player.bank], "sum-blue-bank", tokens=player.bank)
    worker = Tally(f"population-cost:{seat}")
    worker.add(catalogue.population_cost[player.yellow], "sum-yellow-bank", tokens=player.yellow)
    if player.leader != NOTHING:
        add_card(worker, state, player.leader, -state.card(player.leader).population_discount)
    return [yellow.sum(), blue.sum(), consumption.sum(), corruption.sum(), floor(worker)]


def limit_sums(state: Ages, seat: int) -> list[Sum]:
    """Hand limits, and how many buildings of a kind are allowed."""
    player = state.players[seat]
    hand, military, urban = (Tally(f"{name}-limit:{seat}") for name in ("hand", "military", "urban"))
    hand.add(player.civil_total, "sum-civil-actions")
    add_cards(hand, state, player.wonders, lambda card: card.civil_cards)
    military.add(player.military_total, "sum-military-actions")
    add_cards(military, state, player.wonders, lambda card: card.military_cards)
    add_card(urban, state, player.government, state.card(player.government).urban_limit)
    urban.add(1 if state.settings.easier else 0, "sum-easier")
    return [hand.sum(), military.sum(), urban.sum()]


def colonization(state: Ages, seat: int) -> Sum:
    """The force with all units, without bonus cards in hand."""
    tally = Tally(f"colonization:{seat}")
    add_force(tally, state, seat, all_units(state, seat))
    return tally.sum()


def add_force(tally: Tally, state: Ages, seat: int, units: list[int]) -> None:
    """Units with the armies they form, and the bonus of the civilization."""
    own = sacrifice_strength(state.catalogue, units, tactic_of(state, seat), leader_of(state, seat))
    tally.add(own, "sum-units", units=len(units))
    player = state.players[seat]
    add_cards(tally, state, player.specials + player.wonders, lambda card: card.colonization)


# ---- fights ----------------------------------------------------------------------------------------------------------


def fight_sums(state: Ages) -> list[Sum]:
    """The two strengths that are compared, or the force that is to colonize."""
    fight = state.fight
    if fight.card == NOTHING:
        return []
    if fight.attacker < 0:
        if fight.bidder < 0:
            return []
        force = Tally("force")
        add_force(force, state, fight.bidder, fight.units)
        leader = leader_of(state, fight.bidder)
        extra = 0 if leader is None else leader.colonization_card_bonus
        add_cards(force, state, fight.cards, lambda card: card.colonization + extra)
        return [force.sum()]
    attack, defense = Tally("attack"), Tally("defense")
    for tally, seat, units in ((attack, fight.attacker, fight.units), (defense, fight.defender, fight.reply)):
        tally.add(strength(state, seat), "sum-strength", seat=seat)
        given = sacrifice_strength(state.catalogue, units, tactic_of(state, seat), leader_of(state, seat))
        tally.add(given, "sum-sacrificed", units=len(units))
    for owner, partner in ((fight.attacker, fight.defender), (fight.defender, fight.attacker)):
        player = state.players[owner]
        if player.pact != NOTHING and player.pact_partner == partner:
            add_card(attack, state, player.pact, state.card(player.pact).attack_bonus)
    leader = leader_of(state, fight.defender)
    factor = 1 if leader is None else leader.defense_card_factor
    add_cards(defense, state, fight.cards, lambda card: card.defense * factor)
    return [attack.sum(), defense.sum()]


# ---- what only the seat itself is told -------------------------------------------------------------------------------


def own_sums(state: Ages, seat: int) -> list[Sum]:
    """Prices, the highest bid, and what the production will bring."""
    found = [row_price(state, seat, slot) for slot, card in enumerate(state.row) if card != NOTHING]
    player = state.players[seat]
    for card in sorted({*player.techs, *player.hand, *state.row} - {NOTHING}):
        kind = state.card(card).kind
        if kind <= LAST_BUILT:
            found.append(building_price(state, seat, card))
        if kind <= LAST_TECHNOLOGY and card not in player.techs:
            found.append(technology_price(state, seat, card, "technology", kind == GOVERNMENT))
            if kind == GOVERNMENT:
                found.append(technology_price(state, seat, card, "revolution", False))
    return [*found, own_bid(state, seat), *ahead(state, seat)]


def row_price(state: Ages, seat: int, slot: int) -> Sum:
    player, tally = state.players[seat], Tally(f"row:{slot}")
    tally.add(state.catalogue.row_costs[slot], "sum-slot")
    if state.card(state.row[slot]).kind == WONDER:
        tally.add(len(player.wonders) + len(player.ruins), "sum-wonders")
        if player.leader != NOTHING:
            add_card(tally, state, player.leader, -state.card(player.leader).wonder_discount)
    return floor(tally)


def building_price(state: Ages, seat: int, tech: int) -> Sum:
    player, card = state.players[seat], state.card(tech)
    tally = Tally(f"build:{state.catalogue.ids[tech]}")
    tally.add(card.cost, "sum-printed")
    if FIRST_UNIT <= card.kind <= LAST_BUILT:
        if player.leader != NOTHING and is_at_war(state, seat):
            add_card(tally, state, player.leader, -state.card(player.leader).unit_discount_in_war)
        return floor(tally)
    if own_cost(state, player, tech) != card.cost and card.kind <= LAST_URBAN:
        add_cards(tally, state, player.specials, lambda special: -special.urban_discount[card.age])
        if card.kind == THEATER and player.leader != NOTHING:
            add_card(tally, state, player.leader, -state.card(player.leader).theater_resource_discount)
    tally.add(surcharge(state, seat, card), "sum-surcharge")
    return floor(tally)


def technology_price(state: Ages, seat: int, card: int, figure: str, peaceful: bool) -> Sum:
    definition = state.card(card)
    tally = Tally(f"{figure}:{state.catalogue.ids[card]}")
    tally.add(definition.science_peaceful if peaceful else definition.science_cost, "sum-printed")
    leader = leader_of(state, seat)
    if leader is not None and definition.kind == THEATER:
        add_card(tally, state, leader.index, -leader.theater_science_discount)
    elif leader is not None and FIRST_UNIT <= definition.kind <= LAST_BUILT:
        add_card(tally, state, leader.index, -leader.unit_technology_discount)
    for owner in pacts_of(state, seat):
        pact = state.players[owner].pact
        add_card(tally, state, pact, -state.card(pact).side_a.science_discount)
    return floor(tally)


def own_bid(state: Ages, seat: int) -> Sum:
    """The highest bid: all units, all bonus cards, the bonus of the civilization."""
    tally = Tally("highest-bid")
    add_force(tally, state, seat, all_units(state, seat))
    leader = leader_of(state, seat)
    extra = 0 if leader is None else leader.colonization_card_bonus
    add_cards(tally, state, bonus_cards(state, seat), lambda card: card.colonization + extra)
    return tally.sum()


def ahead(state: Ages, seat: int) -> list[Sum]:
    """The production at the end of the turn, as the forecast has it."""
    coming, player = outlook(state, seat), state.players[seat]
    food, resources, hunger = Tally("ahead-food"), Tally("ahead-resources"), Tally("ahead-hunger")
    eaten, corruption, cards = Tally("ahead-eaten"), Tally("ahead-corruption"), Tally("ahead-cards")
    made = [food_production(state, seat), resource_production(state, seat)]
    for tally, farms_or_mines, total in zip((food, resources), made, (coming.food, coming.resources)):
        tally.terms += [] if coming.uprising else farms_or_mines.terms
        left = total - sum(term.n for term in tally.terms)
        tally.add(left, "sum-no-tokens" if left < 0 else "sum-pacts")
    eaten.add(coming.eaten, "sum-yellow-bank", tokens=player.yellow)
    hunger.add(coming.hunger, "sum-hunger", each=state.catalogue.hunger)
    corruption.add(coming.corruption, "sum-blue-bank-then")
    cards.add(coming.cards, "sum-cards", most=state.catalogue.military_draw)
    return [tally.sum() for tally in (food, eaten, hunger, resources, corruption, cards)]


# ---- for the log -----------------------------------------------------------------------------------------------------


def holdings(state: Ages, seat: int) -> list[int]:
    """How much a seat has of each of the FIGURES."""
    player, now = state.players[seat], figures(state, seat)
    return [
        player.culture,
        player.science,
        food_stored(state, player),
        resources_stored(state, player),
        now.strength,
        now.faces,
        now.culture,
        now.science,
        player.yellow_owned,
        player.blue_owned,
        player.civil_total,
        player.military_total,
    ]
