"""A deal that is proposed."""

from typing import Final

from zeitalter.core.part import Part, Value
from zeitalter.games.civ2010.model.catalogue import SEATS
from zeitalter.games.civ2010.model.player import NOBODY
from zeitalter.games.civ2010.model.shared import Numbers, filled

GIVE_ITEMS: Final = 6
WANT_ITEMS: Final = 9


class Terms(Value):
    """What the owner of an offer gives one partner, and what it wants from that partner."""

    give: Numbers  # trade, culture, then market resources by kind
    want: Numbers  # the same, then huts, villages, culture cards
    tokens: Numbers  # given face down
    cards: Numbers


NO_TERMS: Final = Terms(filled(0, GIVE_ITEMS), filled(0, WANT_ITEMS), (), ())


class Offer(Part):
    """A deal that a seat proposes to one or several partners. It is carried out when all of them have accepted."""

    partner: int  # whose terms are being written; NOBODY while there is no offer
    terms: tuple[Terms, ...]  # by seat
    submitted: bool
    accepted: int  # bit mask of partners


def new_offer() -> Offer:
    offer = Offer.blank()
    offer.partner = NOBODY
    offer.terms = tuple([NO_TERMS] * SEATS)
    return offer


def partners_of(offer: Offer) -> list[int]:
    """The seats for whom an offer has any terms."""
    return [seat for seat in range(len(offer.terms)) if not is_empty(offer.terms[seat])]


def waiting_for(offer: Offer) -> int:
    """Bit mask of the partners that have still to answer."""
    mask = 0
    if offer.submitted:
        for partner in partners_of(offer):
            mask |= 1 << partner
    return mask & ~offer.accepted


def is_empty(terms: Terms) -> bool:
    return not (sum(terms.give) or sum(terms.want) or terms.tokens or terms.cards)


def offers_token(offer: Offer, token: int) -> bool:
    for terms in offer.terms:
        if token in terms.tokens:
            return True
    return False


def offers_card(offer: Offer, card: int) -> bool:
    for terms in offer.terms:
        if card in terms.cards:
            return True
    return False
