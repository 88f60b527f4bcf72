"""How well a seat stands, for bots: points in sight, and the engine that brings more of them."""

from typing import Final

from zeitalter.games.ages_cards.model.catalogue import BOUGHT_THIS_TURN, ERAS, NOTHING
from zeitalter.games.ages_cards.model.state import NEW_WORLD_MODE, AgesCards
from zeitalter.games.ages_cards.rules.wonders import progress

WORTH: Final = [0.6, 0.6, 1.2, 2.0, 3.0, 4.5, 8.0]  # of one resource, by kind
ENGINE: Final = 0.45  # value of owning a card, per worth of its resource
READY: Final = 0.3  # of having it resource side up now
STRENGTH: Final = 0.12
FAME: Final = 0.6  # share of a wonder's points that half-way markers are worth
CONDITION: Final = 0.15
WIN: Final = 1000.0


def value(state: AgesCards, seat: int) -> float:
    """A seat's standing minus the mean of the others'; winning outweighs everything."""
    return compared(state, [standing(state, other) for other in range(state.seats)], seat)


def values(state: AgesCards) -> list[float]:
    """The same for all seats; only once is everybody's standing found out."""
    standings = [standing(state, other) for other in range(state.seats)]
    return [compared(state, standings, seat) for seat in range(state.seats)]


def compared(state: AgesCards, standings: list[float], seat: int) -> float:
    others = (sum(standings) - standings[seat]) / (state.seats - 1)
    result = standings[seat] - others
    if not state.agenda:
        outcome = state.outcome()
        if outcome is not None:
            winners = outcome.ranks.count(1)
            result += WIN / winners if outcome.ranks[seat] == 1 else -WIN
    return result


def standing(state: AgesCards, seat: int) -> float:
    player = state.players[seat]
    cards = state.catalogue.cards
    total = float(player.vp)
    for card in player.hand + player.technologies:
        total += cards[card].vp + ENGINE * WORTH[cards[card].resource]
    for card in player.resources:
        total += cards[card].vp + (ENGINE + READY) * WORTH[cards[card].resource]
    for wonder in player.wonders:
        total += state.catalogue.wonders[wonder].vp
    total += STRENGTH * state.strength(seat)
    for era in range(ERAS):
        if state.wonders[era] != NOTHING:
            total += prospect(state, seat, era)
    return total


def prospect(state: AgesCards, seat: int, era: int) -> float:
    """What a wonder that nobody has yet is worth to a seat that is on its way to it."""
    wonder = state.wonder(state.wonders[era])
    if state.mode != NEW_WORLD_MODE:
        return FAME * wonder.vp * state.players[seat].fame[era] / wonder.fame_needed
    if wonder.condition == BOUGHT_THIS_TURN:
        return 0.0
    reached = progress(state, seat, wonder) / wonder.condition_amount
    return CONDITION * wonder.vp * (reached if reached < 1.0 else 1.0)
