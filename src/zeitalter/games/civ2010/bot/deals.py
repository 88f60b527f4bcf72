"""Deals that bots propose: whoever lacks something to get on pays with what the other lacks, or with its price."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.part import Value
from zeitalter.games.civ2010.bot.roads import COST
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model import verbs
from zeitalter.games.civ2010.model.offer import NO_TERMS, Offer, Terms, partners_of
from zeitalter.games.civ2010.model.player import Player
from zeitalter.games.civ2010.model.shared import changed
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules.pyramid import open_rows, row_counts
from zeitalter.games.civ2010.rules.research import discount
from zeitalter.games.civ2010.rules.trade import OFFERS, has_begun, held_amount

PER_ROUND: Final = 1  # offers of a seat, so that nobody is asked again what he has just refused
MOST: Final = 6  # trade or culture that one asks another for
CULTURE_PRICES: Final = (2, 3)  # trade for one culture: most pay the one, who is in need the other
RESOURCE_PRICES: Final = (4,)
WORTH: Final = [2, 5, 8, 8, 8, 8]  # of trade, culture and resources, to compare lots


class Lot(Value):
    """So much of something."""

    item: int
    amount: int


class Deal(Value):
    """What a seat wants and what it gives for it."""

    want: Lot
    give: Lot


# ---- writing an offer -----------------------------------------------------------------------------------------------


def trading(state: Civ2010, seat: int, actions: list[Action]) -> list[Action]:
    """What to weigh in the talks: first answers, then whom to propose something. An offer is written to its end, and
    stays on the table then; a word that was given is kept."""
    offer = state.offers[seat]
    if has_begun(offer):
        return next_words(offer, deals(state, seat, offer.partner))
    answers: list[Action] = []
    rest: list[Action] = []
    for action in actions:
        if isinstance(action, verbs.Decline):
            if not state.offers[action.seat].accepted >> seat & 1:
                answers.insert(0, action)  # what brings nothing is declined
        elif isinstance(action, verbs.Accept):
            answers.append(action)
        elif not isinstance(action, verbs.TakeBack):
            rest.append(action)
    if answers:
        return answers
    proposals: list[Action] = []
    if not offer.submitted:
        for other in state.others(seat):
            if deals(state, seat, other):
                proposals.append(verbs.Propose(other))
    return proposals + rest


def next_words(offer: Offer, found: list[Deal]) -> list[Action]:
    """How an offer can go on that is being written; one that was meant otherwise is taken back."""
    words: list[Action] = []
    if partners_of(offer) in ([], [offer.partner]):
        for deal in found:
            word = next_word(offer.terms[offer.partner], deal)
            if word is not None and word not in words:
                words.append(word)
    return words or [verbs.TAKE_BACK]


def next_word(terms: Terms, deal: Deal) -> Action | None:
    """What comes next if terms are to become those of a deal; None if they cannot."""
    want, give = deal.want, deal.give
    wanted = changed(NO_TERMS.want, want.item, want.amount)
    if terms == NO_TERMS:
        return verbs.Want(want.item, want.amount)
    if terms == Terms(NO_TERMS.give, wanted, (), ()):
        return verbs.Give(give.item, give.amount)
    return verbs.SUBMIT if terms == Terms(changed(NO_TERMS.give, give.item, give.amount), wanted, (), ()) else None


# ---- what to offer --------------------------------------------------------------------------------------------------


def deals(state: Civ2010, seat: int, other: int) -> list[Deal]:
    """By what lies openly. Between two there are none: what helps the one harms the other."""
    found: list[Deal] = []
    if state.seats == 2 or OFFERS - state.offers_left[seat] >= PER_ROUND or state.has_resigned(other):
        return found
    payments = helpful(state, seat, other)
    for want in helpful(state, other, seat):
        for give in payments + prices(want):
            deal = Deal(want, give)
            if is_fair(deal) and give.amount <= held_amount(state, seat, give.item) and deal not in found:
                found.append(deal)
    return found


def is_fair(deal: Deal) -> bool:
    """Whether neither side gives twice as much as the other, which nobody would take seriously."""
    if deal.want.item == deal.give.item:
        return False
    want, give = WORTH[deal.want.item] * deal.want.amount, WORTH[deal.give.item] * deal.give.amount
    return want < 2 * give and give < 2 * want


def prices(lot: Lot) -> list[Lot]:
    """Trade is paid with culture, everything else with trade."""
    if lot.item == verbs.TRADE_ITEM:
        return [Lot(verbs.CULTURE_ITEM, (lot.amount + each - 1) // each) for each in CULTURE_PRICES]
    each_one = CULTURE_PRICES if lot.item == verbs.CULTURE_ITEM else RESOURCE_PRICES
    return [Lot(verbs.TRADE_ITEM, lot.amount * each) for each in each_one]


def helpful(state: Civ2010, giver: int, taker: int) -> list[Lot]:
    """What the taker lacks and the giver can do without."""
    found: list[Lot] = []
    useful = uses(state, state.players[giver])
    for lot in lacks(state, taker):
        spare = held_amount(state, giver, lot.item)
        if lot.item >= verbs.FIRST_RESOURCE_ITEM:
            spare -= useful >> (lot.item - verbs.FIRST_RESOURCE_ITEM) & 1
        if lot.amount <= spare:
            found.append(lot)
    return found


def lacks(state: Civ2010, seat: int) -> list[Lot]:
    """What would bring a seat a technology, a space on the culture track, or the use of an ability."""
    player = state.players[seat]
    found: list[Lot] = []
    dial = player.trade + discount(state, seat)
    for level in open_rows(row_counts(state, player)):
        add_missing(found, verbs.TRADE_ITEM, COST[level] - dial)
    if player.track < len(state.catalogue.track):
        add_missing(found, verbs.CULTURE_ITEM, state.catalogue.track[player.track].culture - player.culture)
    needed = uses(state, player)
    for kind in range(c.MARKET_RESOURCES):
        if needed >> kind & 1 and not player.resources[kind]:
            found.append(Lot(verbs.FIRST_RESOURCE_ITEM + kind, 1))
    return found


def add_missing(found: list[Lot], item: int, amount: int) -> None:
    if 0 < amount <= MOST:
        found.append(Lot(item, amount))


def uses(state: Civ2010, player: Player) -> int:
    """Bit mask of the resources that an ability of a known technology costs."""
    mask = 0
    for ability in state.catalogue.abilities:
        if ability.resource != c.NONE and player.techs >> ability.tech & 1:
            mask |= 1 << ability.resource
    return mask
