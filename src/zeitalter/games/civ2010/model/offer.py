"""A deal that is proposed."""

from typing import Final

from zeitalter.games.civ2010.model.player import NOBODY
from zeitalter.games.civ2010.model.shared import Numbers, filled

GIVE_ITEMS: Final = 6
WANT_ITEMS: Final = 9


class Offer:
    """A deal that a seat proposes to a partner: what it gives, and what it wants."""

    __slots__ = (
        "cards", "edits", "give", "partner", "submitted", "tokens", "want",
    )  # fmt: skip
    partner: int  # NOBODY while there is none
    submitted: bool
    edits: int
    give: Numbers  # trade, culture, then market resources by kind
    want: Numbers  # the same, then a hut, a village, a culture card
    tokens: Numbers  # given face down
    cards: Numbers

    def copy(self) -> "Offer":
        other = Offer()
        other.partner = self.partner
        other.submitted = self.submitted
        other.edits = self.edits
        other.give = self.give
        other.want = self.want
        other.tokens = self.tokens
        other.cards = self.cards
        return other

    def pack(self) -> list[object]:
        return [self.partner, self.submitted, self.edits, self.give, self.want, self.tokens, self.cards]


PackedOffer = tuple[int, bool, int, Numbers, Numbers, Numbers, Numbers]


def new_offer() -> Offer:
    offer = Offer()
    offer.partner = NOBODY
    offer.submitted = False
    offer.edits = 0
    offer.give = filled(0, GIVE_ITEMS)
    offer.want = filled(0, WANT_ITEMS)
    offer.tokens = ()
    offer.cards = ()
    return offer


def unpack_offer(packed: PackedOffer) -> Offer:
    offer = Offer()
    offer.partner, offer.submitted, offer.edits, offer.give, offer.want, offer.tokens, offer.cards = packed
    return offer
