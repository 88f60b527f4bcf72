# mypyc: no
"""What the figures on the board are made of. Everything they count lies open.

Figures: `points:0`, `strength:0`, `defence:0` (with every reaction) and `fame:0` (free markers) by seat, `attack` while
one is under way, `price:card-C22` of a card on sale, `progress:wonder-W05:0` towards a wonder.
"""

from zeitalter.core.sums import Sum, Tally
from zeitalter.games.ages_cards.model import catalogue as c
from zeitalter.games.ages_cards.model import steps
from zeitalter.games.ages_cards.model.catalogue import NOTHING, Wonder, resource_name
from zeitalter.games.ages_cards.model.state import NEW_WORLD_MODE, AgesCards
from zeitalter.games.ages_cards.rules.attack import reaction_cards
from zeitalter.games.ages_cards.rules.pyramid import on_sale, paid_extra_for
from zeitalter.games.ages_cards.rules.scoring import scores
from zeitalter.games.ages_cards.rules.wonders import counted, progress


def sums(state: AgesCards, seat: int | None) -> list[Sum]:
    """The same for everybody."""
    found: list[Sum] = []
    for other in range(state.seats):
        found += [points(state, other), strength(state, other), defence(state, other)]
        if state.mode != NEW_WORLD_MODE:
            found.append(fame(state, other))
    found += attack(state)
    found += [price(state, card) for card, _ in on_sale(state)]
    for number in state.wonders:
        if number != NOTHING:
            found += [towards(state, state.wonder(number), other) for other in range(state.seats)]
    return found


def points(state: AgesCards, seat: int) -> Sum:
    """What the game would count if it ended now."""
    player = state.players[seat]
    tally = Tally(f"points:{seat}")
    for card in player.owned():
        tally.add(state.card(card).vp, state.card(card).name)
    for wonder in player.wonders:
        tally.add(state.wonder(wonder).vp, state.wonder(wonder).name)
    tally.add(player.vp, "score-track")
    return tally.sum()


def add_strength(state: AgesCards, tally: Tally, seat: int) -> None:
    for card in state.players[seat].technologies:
        tally.add(state.card(card).strength, state.card(card).name)


def strength(state: AgesCards, seat: int) -> Sum:
    tally = Tally(f"strength:{seat}")
    add_strength(state, tally, seat)
    return tally.sum()


def defence(state: AgesCards, seat: int) -> Sum:
    """The strength a player reaches with everything there is to react with."""
    tally = Tally(f"defence:{seat}")
    add_strength(state, tally, seat)
    from_hand, from_display = reaction_cards(state, seat)
    for card in from_hand:
        tally.add(state.card(card).strength, "sum-from-hand", card=state.card(card).name)
    for card in from_display:
        tally.add(state.card(card).strength, "sum-from-display", card=state.card(card).name)
    return tally.sum()


def attack(state: AgesCards) -> list[Sum]:
    """The attack that others are reacting to."""
    for step in reversed(state.agenda):
        if isinstance(step, steps.Battle):
            tally = Tally("attack")
            add_strength(state, tally, step.seat)
            tally.add(step.bonus, "sum-tactic")
            return [tally.sum()]
    return []


def fame(state: AgesCards, seat: int) -> Sum:
    """Markers that do not lie on a wonder."""
    tally = Tally(f"fame:{seat}")
    tally.add(state.catalogue.fame_markers, "sum-markers")
    for era, number in enumerate(state.wonders):
        if number != NOTHING:
            tally.add(-state.players[seat].fame[era], "sum-on", wonder=state.wonder(number).name)
    return tally.sum()


def price(state: AgesCards, card: int) -> Sum:
    """Resources to pay: the base cost, and one of any kind for each card that lies in the way."""
    tally = Tally(f"price:{state.card(card).name}")
    for resource, units in enumerate(state.card(card).cost):
        tally.add(units, "sum-base", resource=resource_name(resource))
    for other in paid_extra_for(state, card):
        tally.add(1, "sum-below", card=state.card(other).name)
    return tally.sum()


def towards(state: AgesCards, wonder: Wonder, seat: int) -> Sum:
    """How far a player is with the condition of a wonder."""
    tally = Tally(f"progress:{wonder.name}:{seat}")
    for card in counted(state, seat, wonder):
        if wonder.condition == c.STRENGTH_AT_LEAST:
            tally.add(state.card(card).strength, state.card(card).name)
        elif wonder.condition == c.RESOURCES_AT_LEAST:
            tally.add(1, "sum-as", resource=resource_name(state.card(card).resource), card=state.card(card).name)
        elif wonder.condition == c.DIFFERENT_RESOURCES_AT_LEAST:
            tally.add(1, resource_name(state.card(card).resource))
        else:
            tally.add(1, state.card(card).name)
    if not tally.terms:
        tally.add(progress(state, seat, wonder), TALLIED.get(wonder.condition, "sum-this-turn"))
    return tally.sum()


TALLIED = {
    c.VP_TAKEN_BACK_AT_LEAST: "sum-points-back",
    c.CARDS_TAKEN_BACK_AT_LEAST: "sum-cards-back",
    c.ATTACK_ACTIVATED_THIS_TURN: "sum-attacks",
    c.VP_GAINED_THIS_TURN_AT_LEAST: "sum-points-gained",
    c.VP_TRACK_AT_LEAST: "score-track",
    c.BOUGHT_THIS_TURN: "sum-bought",
}


FIGURES = ["points", "strength"]


def holdings(state: AgesCards, seat: int) -> list[int]:
    """How much a player has of each of the `FIGURES`."""
    return [sum(scores(state, seat).values()), state.strength(seat)]
