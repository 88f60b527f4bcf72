"""A deal that is proposed."""

from typing import Final

from zeitalter.core.part import Part
from zeitalter.games.civ2010.model.player import NOBODY
from zeitalter.games.civ2010.model.shared import Numbers, filled

GIVE_ITEMS: Final = 6
WANT_ITEMS: Final = 9


class Offer(Part):
    """A deal that a seat proposes to a partner: what it gives, and what it wants."""

    partner: int  # NOBODY while there is none
    submitted: bool
    edits: int
    give: Numbers  # trade, culture, then market resources by kind
    want: Numbers  # the same, then a hut, a village, a culture card
    tokens: Numbers  # given face down
    cards: Numbers


def new_offer() -> Offer:
    offer = Offer.blank()
    offer.partner = NOBODY
    offer.give = filled(0, GIVE_ITEMS)
    offer.want = filled(0, WANT_ITEMS)
    return offer
