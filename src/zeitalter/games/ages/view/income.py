# mypyc: no
"""What the statistics of a civilization are made of, card by card: the terms of `civilization.figures`."""

from collections.abc import Callable

from zeitalter.core.sums import Sum, Tally
from zeitalter.games.ages.model.catalogue import Card
from zeitalter.games.ages.model.player import NOTHING, Player
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.army import count, form_armies
from zeitalter.games.ages.rules.civilization import (
    best_mine,
    labs_as_mines,
    leader_culture,
    leader_of,
    leader_science,
    leader_strength,
    pacts_of,
    partner_in,
    side_of,
    sides,
    tactic_of,
    within,
)
from zeitalter.games.ages.rules.moves import card_key

Value = Callable[[Card], int]


def add_card(tally: Tally, state: Ages, card: int, n: int) -> None:
    """What a single card gives."""
    tally.add(n, "sum-card", card=card_key(state, card))


def add_cards(tally: Tally, state: Ages, cards: list[int], value: Value) -> None:
    for card in cards:
        add_card(tally, state, card, value(state.card(card)))


def add_workers(tally: Tally, state: Ages, player: Player, techs: list[int], value: Value) -> None:
    """What the workers on these cards bring."""
    for tech in techs:
        workers, each = player.workers[tech], value(state.card(tech))
        tally.add(workers * each, "sum-workers", card=card_key(state, tech), workers=workers, each=each)


def cut(tally: Tally, limit: int) -> Sum:
    """No track goes below 0 or beyond its end."""
    made = sum(term.n for term in tally.terms)
    tally.add(within(made, limit) - made, "sum-limit", most=limit)
    return tally.sum()


def city(state: Ages, player: Player) -> list[int]:
    """Urban buildings and units."""
    return [tech for tech in player.techs if tech >= state.catalogue.labs.first]


def wonder_faces(state: Ages, player: Player) -> int:
    return sum([max(0, state.card(wonder).happy) for wonder in player.wonders])


def faces_factor(state: Ages, player: Player) -> int:
    return 2 if any(state.card(wonder).doubles_faces for wonder in player.wonders) else 1


def culture_income(state: Ages, seat: int) -> Sum:
    player, tally = state.players[seat], Tally(f"culture-income:{seat}")
    add_workers(tally, state, player, city(state, player), lambda card: card.culture)
    add_cards(tally, state, [player.government, *player.wonders], lambda card: card.culture)
    for ruin in player.ruins:
        tally.add(state.catalogue.ruin_culture, "sum-ruin", card=card_key(state, ruin))
    leader = leader_of(state, seat)
    if leader is not None:
        factor = faces_factor(state, player)
        brought = leader_culture(state.catalogue, player, leader, wonder_faces(state, player), factor)
        add_card(tally, state, leader.index, leader.culture + brought)
    for owner in pacts_of(state, seat):
        pact = state.players[owner].pact
        other = state.players[partner_in(state, owner, seat)]
        add_card(tally, state, pact, side_of(state, owner, seat).culture)
        if side_of(state, owner, seat).culture_per_wonder:
            each = state.card(pact).side_a.culture_per_wonder
            add_card(tally, state, pact, each * (len(other.wonders) + len(other.ruins)))
    return cut(tally, state.catalogue.income_limit)


def science_income(state: Ages, seat: int) -> Sum:
    player, tally = state.players[seat], Tally(f"science-income:{seat}")
    add_workers(tally, state, player, city(state, player), lambda card: card.science)
    add_cards(tally, state, player.wonders, lambda card: card.science)
    leader = leader_of(state, seat)
    if leader is not None:
        add_card(tally, state, leader.index, leader_science(state.catalogue, player, leader))
    return cut(tally, state.catalogue.income_limit)


def strength_sum(state: Ages, seat: int) -> Sum:
    player, tally = state.players[seat], Tally(f"strength:{seat}")
    catalogue = state.catalogue
    add_workers(tally, state, player, city(state, player), lambda card: card.strength)
    lying = [player.government, *player.specials, *player.wonders, *player.colonies]
    add_cards(tally, state, lying, lambda card: card.strength)
    foot = count(player.workers, catalogue.infantry) + count(player.workers, catalogue.artillery)
    add_cards(tally, state, player.wonders, lambda card: card.strength_per_infantry_and_artillery * foot)
    leader, tactic = leader_of(state, seat), tactic_of(state, seat)
    if leader is not None:
        add_card(tally, state, leader.index, leader_strength(catalogue, player, leader, faces_factor(state, player)))
    if tactic is not None and (leader is None or not leader.ignores_tactics):
        armies = form_armies(catalogue, player.workers, tactic)
        tally.add(armies.bonus, "sum-armies", card=card_key(state, tactic.index))
        if leader is not None and leader.best_army_again:
            add_card(tally, state, leader.index, armies.best)
    for owner in pacts_of(state, seat):
        add_card(tally, state, state.players[owner].pact, side_of(state, owner, seat).strength)
    return cut(tally, catalogue.strength_limit)


def faces_sum(state: Ages, seat: int) -> Sum:
    player, tally = state.players[seat], Tally(f"faces:{seat}")
    add_workers(tally, state, player, city(state, player), lambda card: max(0, card.happy))
    add_cards(tally, state, [player.government, *player.wonders], lambda card: max(0, card.happy))
    add_cards(tally, state, player.colonies, lambda card: card.happy)
    leader = leader_of(state, seat)
    if leader is not None:
        add_card(tally, state, leader.index, leader.happy)
    if faces_factor(state, player) > 1:
        tally.add(sum(term.n for term in tally.terms), "sum-doubled")
    add_cards(tally, state, [player.government, *player.wonders], lambda card: min(0, card.happy))
    return cut(tally, state.catalogue.faces_limit)


def food_production(state: Ages, seat: int) -> Sum:
    player, tally = state.players[seat], Tally(f"food-production:{seat}")
    farms = [tech for tech in player.techs if tech < state.catalogue.farms.end]
    add_workers(tally, state, player, farms, lambda card: card.value)
    return tally.sum()


def resource_production(state: Ages, seat: int) -> Sum:
    player, tally = state.players[seat], Tally(f"resource-production:{seat}")
    span = state.catalogue.mines
    mines = [tech for tech in player.techs if span.first <= tech < span.end]
    add_workers(tally, state, player, mines, lambda card: card.value)
    add_workers(tally, state, player, labs_as_mines(state, player), lambda card: card.age)
    best = best_mine(state, player)
    if best != NOTHING:
        add_cards(tally, state, player.wonders, lambda card: card.best_mine_again and state.card(best).token)
    return tally.sum()


def action_sums(state: Ages, seat: int) -> list[Sum]:
    """Civil and military actions per turn, and what is left of them now."""
    player = state.players[seat]
    lying = [player.government, *player.specials, *player.wonders]
    lying += [] if player.leader == NOTHING else [player.leader]
    civil, military = Tally(f"civil:{seat}"), Tally(f"military:{seat}")
    add_cards(civil, state, lying, lambda card: card.civil_actions)
    add_cards(military, state, lying, lambda card: card.military_actions)
    if state.seats > 2:
        for owner, side in zip(pacts_of(state, seat), sides(state, seat)):
            add_card(military, state, state.players[owner].pact, side.military_actions)
    return [
        floor(civil),
        floor(military),
        actions_left(f"civil-left:{seat}", player.civil_total, 0, player.civil_left),
        actions_left(f"military-left:{seat}", player.military_total, player.military_extra, player.military_left),
    ]


def floor(tally: Tally) -> Sum:
    """Nothing costs less than nothing."""
    made = sum(term.n for term in tally.terms)
    tally.add(max(0, -made), "sum-floor")
    return tally.sum()


def actions_left(figure: str, total: int, extra: int, left: int) -> Sum:
    tally = Tally(figure)
    tally.add(total, "sum-actions")
    tally.add(extra, "sum-actions-extra")
    gone = left - total - extra
    tally.add(gone, "sum-actions-spent" if gone < 0 else "sum-actions-more")
    return tally.sum()
