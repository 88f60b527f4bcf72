"""What people would otherwise work out for themselves: prices, progress towards wonders, points."""

from zeitalter.games.ages_cards.model import steps
from zeitalter.games.ages_cards.model.catalogue import NOTHING
from zeitalter.games.ages_cards.model.state import AgesCards
from zeitalter.games.ages_cards.rules.attack import most_strength
from zeitalter.games.ages_cards.rules.buying import available
from zeitalter.games.ages_cards.rules.buying import proposal as cheapest_payment
from zeitalter.games.ages_cards.rules.payment import covers
from zeitalter.games.ages_cards.rules.pyramid import on_sale
from zeitalter.games.ages_cards.rules.scoring import scores
from zeitalter.games.ages_cards.rules.wonders import progress
from zeitalter.games.ages_cards.view.shape import Offer, Reckoning


def reckon(state: AgesCards, seat: int | None) -> Reckoning:
    seats = range(state.seats)
    return Reckoning(
        strength=[state.strength(other) for other in seats],
        defence=[most_strength(state, other) for other in seats],
        points=[sum(scores(state, other).values()) for other in seats],
        progress=[
            [0 if number == NOTHING else progress(state, other, state.wonder(number)) for other in seats]
            for number in state.wonders
        ],
        offers=offers(state, seat),
        proposal=proposal(state),
    )


def offers(state: AgesCards, seat: int | None) -> list[Offer]:
    """All cards on sale; a spectator cannot pay any."""
    have = [] if seat is None else available(state, seat)
    return [
        Offer(card, extra, bool(have) and covers(have, state.card(card).cost, extra)) for card, extra in on_sale(state)
    ]


def proposal(state: AgesCards) -> list[int]:
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, steps.Paying):
        return []
    way = cheapest_payment(state, step.seat, step.card)
    return [amount - down for amount, down in zip(way, state.turn.paid, strict=True)]
