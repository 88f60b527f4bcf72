"""The numbers of all actions: of each verb only what the cards can ever bring about.

Bids and mixes have no bound of their own: they go as far as the vocabulary can write them down.
"""

from collections.abc import Sequence

from zeitalter.core.action import Action
from zeitalter.core.space import ActionSpace
from zeitalter.core.vocabulary import Vocabulary
from zeitalter.games.ages.model import catalogue as c
from zeitalter.games.ages.model import verbs
from zeitalter.games.ages.rules.action_cards import INCLUDED


def space(catalogue: c.Catalogue, vocabulary: Vocabulary) -> ActionSpace:
    possible: dict[type[Action], Sequence[Action]] = {}
    possible.update(actions_of_a_turn(catalogue))
    possible.update(action_cards(catalogue))
    possible.update(politics(catalogue))
    possible.update(fights_and_events(catalogue))
    return ActionSpace(vocabulary, possible)


def actions_of_a_turn(catalogue: c.Catalogue) -> dict[type[Action], Sequence[Action]]:
    most_stages = max([card.stages_per_action for card in catalogue.cards])
    return {
        verbs.Upgrade: [verbs.Upgrade(old, new) for old, new in upgrades(catalogue, catalogue.built)],
        verbs.Stage: [verbs.Stage(stages) for stages in range(1, most_stages + 1)],
        verbs.Lead: [verbs.Lead(card) for card in held(catalogue, c.LEADER)],
        verbs.Discover: [verbs.Discover(card) for card in technologies(catalogue)],
        verbs.Revolt: [verbs.Revolt(card) for card in held(catalogue, c.GOVERNMENT)],
        verbs.Tactic: [verbs.Tactic(card) for card in held(catalogue, c.TACTIC)],
        verbs.Draft: [verbs.Draft(unit) for unit in within(catalogue.units)],
        verbs.DrawFewer: [verbs.DrawFewer(cards) for cards in range(catalogue.military_draw)],
    }


def action_cards(catalogue: c.Catalogue) -> dict[type[Action], Sequence[Action]]:
    """A card is used alone, or with the action that it includes."""
    urban, land = including(catalogue, "build_urban"), including(catalogue, "build_land")
    builds = [verbs.UseBuild(card, tech) for card in urban for tech in within(catalogue.urban)]
    builds += [verbs.UseBuild(card, tech) for card in land for tech in token_places(catalogue)]  # labs: Nikola Tesla
    buildings = upgrades(catalogue, catalogue.buildings.end)
    include = including(catalogue, "technology")
    alone = including(catalogue, "") + including(catalogue, "wonder_stage") + including(catalogue, "population")
    return {
        verbs.Use: [verbs.Use(card) for card in sorted(alone)],
        verbs.UseBuild: builds,
        verbs.UseUpgrade: [
            verbs.UseUpgrade(card, old, new) for card in including(catalogue, "upgrade") for old, new in buildings
        ],
        verbs.UseDiscover: [verbs.UseDiscover(card, target) for card in include for target in technologies(catalogue)],
        verbs.UseRevolt: [
            verbs.UseRevolt(card, target) for card in include for target in held(catalogue, c.GOVERNMENT)
        ],
    }


def politics(catalogue: c.Catalogue) -> dict[type[Action], Sequence[Action]]:
    attacks = held(catalogue, c.AGGRESSION) + held(catalogue, c.WAR)
    hand = [card for kind in range(c.LAST_CIVIL + 1, len(c.KINDS)) for card in held(catalogue, kind)]
    return {
        verbs.Place: [verbs.Place(card) for card in held(catalogue, c.EVENT) + held(catalogue, c.TERRITORY)],
        verbs.Attack: [verbs.Attack(card, opponent) for card in attacks for opponent in range(verbs.SEATS)],
        verbs.Offer: [
            verbs.Offer(card, opponent, role)
            for card in held(catalogue, c.PACT)
            for opponent in range(verbs.SEATS)
            for role in range(1 if catalogue.cards[card].symmetric else len(verbs.ROLES))
        ],
        verbs.Colonize: [verbs.Colonize(card) for card in held(catalogue, c.TERRITORY)],
        verbs.Discard: [verbs.Discard(card) for card in hand],
    }


def fights_and_events(catalogue: c.Catalogue) -> dict[type[Action], Sequence[Action]]:
    territories = [card.index for card in catalogue.cards if card.kind == c.TERRITORY]
    specials = [card for card in technologies(catalogue) if catalogue.cards[card].kind > c.GOVERNMENT]
    old_wonders = [card for card in held(catalogue, c.WONDER) if catalogue.cards[card].age <= c.MIDDLE_AGES]
    mines = [place for place in token_places(catalogue) if place >= catalogue.mines.first]
    return {
        verbs.Bid: [verbs.Bid(amount) for amount in range(1, verbs.HIGHEST_BID + 1)],
        verbs.Sacrifice: [verbs.Sacrifice(unit) for unit in within(catalogue.units)],
        verbs.Spend: [verbs.Spend(card) for card in held(catalogue, c.BONUS)],
        verbs.Raze: [verbs.Raze(opponent, tech) for opponent in range(verbs.SEATS) for tech in within(catalogue.urban)],
        verbs.Turn: [verbs.Turn(card) for card in old_wonders],
        verbs.Surrender: [verbs.Surrender(card) for card in territories],
        verbs.Annex: [verbs.Annex(card) for card in territories],
        verbs.Steal: [verbs.Steal(card) for card in specials],
        verbs.Skip: [verbs.Skip(place) for place in mines],
        verbs.Choose: [verbs.Choose(card.index) for card in catalogue.cards if card.scoring],
        verbs.FreeBuild: [verbs.FreeBuild(tech) for tech in (catalogue.religion, catalogue.warriors)],
        verbs.Give: [verbs.Give(place) for place in token_places(catalogue)],
    }


# ---- cards -----------------------------------------------------------------------------------------------------------


def held(catalogue: c.Catalogue, kind: int) -> list[int]:
    """Cards of a kind that can come into a hand: they are in a deck, and military cards of age A are never drawn."""
    return [
        card.index
        for card in catalogue.cards
        if card.kind == kind and any(card.copies) and (kind <= c.LAST_CIVIL or card.age > c.ANTIQUITY)
    ]


def technologies(catalogue: c.Catalogue) -> list[int]:
    return [card for kind in range(c.LAST_TECHNOLOGY + 1) for card in held(catalogue, kind)]


def including(catalogue: c.Catalogue, name: str) -> list[int]:
    """Action cards that include this action."""
    return [card for card in held(catalogue, c.ACTION) if INCLUDED[catalogue.cards[card].includes][0] == name]


def upgrades(catalogue: c.Catalogue, end: int) -> list[tuple[int, int]]:
    """From one card to another of its kind and a higher level, among those below this number."""
    cards = catalogue.cards[:end]
    return [(old.index, new.index) for old in cards for new in cards if old.kind == new.kind and old.age < new.age]


def token_places(catalogue: c.Catalogue) -> list[int]:
    """Farms and mines, and the labs that are mines under Nikola Tesla: all but those of age A."""
    labs = [lab for lab in within(catalogue.labs) if catalogue.cards[lab].age > c.ANTIQUITY]
    return within(catalogue.land) + labs


def within(span: c.Span) -> list[int]:
    return list(range(span.first, span.end))
