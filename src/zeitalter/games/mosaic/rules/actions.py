"""The eight actions of a turn, and which of them are possible (rulebook, Aktionen)."""

from zeitalter.core.action import Action
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps, verbs
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.building import (
    build,
    build_wonder,
    buildable,
    can_build,
    can_pay_wonder,
    can_place_wonder,
    found_piece,
    free_wonders,
)
from zeitalter.games.mosaic.rules.governments import can_govern, govern
from zeitalter.games.mosaic.rules.military import can_act
from zeitalter.games.mosaic.rules.moves import gain
from zeitalter.games.mosaic.rules.offers import deck_card, draw, take_from_offer, top_known_by
from zeitalter.games.mosaic.rules.payment import affordable
from zeitalter.games.mosaic.rules.population import can_grow_plain, grow, grow_plain
from zeitalter.games.mosaic.rules.taxes import levy_by_card, levy_plain
from zeitalter.games.mosaic.rules.technologies import research


def once(cards: list[int]) -> list[int]:
    """The cards of an offer, equal ones once."""
    found: list[int] = []
    for card in cards:
        if card != c.NOTHING and card not in found:
            found.append(card)
    return found


# ---- what is possible -----------------------------------------------------------------------------------------------


def main_actions(state: Mosaic, seat: int) -> list[Action]:
    found = state.listed.works[:]
    for deck in range(c.DECKS):
        found += deck_actions(state, seat, deck)
    if can_pay_wonder(state, seat, 0, 0):
        found += [verbs.Wonder(wonder, 0, 0) for wonder in free_wonders(state) if can_place_wonder(state, seat, wonder)]
    if can_act(state, seat):
        found.append(verbs.MILITARY)
    found += [govern for govern in state.listed.governs if can_govern(state, seat, govern.government)]
    return found


def deck_actions(state: Mosaic, seat: int, deck: int) -> list[Action]:
    """The actions that belong to a deck: taking a card of its offer, or doing without one."""
    if deck == c.BUILD:
        pieces = buildable(state, seat)
        return buildings(state, pieces) + foundings(state, pieces)
    return takings(state, seat, deck) + without_card(state, seat, deck)


def takings(state: Mosaic, seat: int, deck: int) -> list[Action]:
    """Taking a card of the offer of a deck."""
    if deck == c.BUILD:
        return buildings(state, buildable(state, seat))
    cards = once(state.offers[deck])
    if deck == c.TECHNOLOGY and cards and not can_take(state, seat, deck, cards[0]):
        return []  # all cost the same
    actions = state.listed.offered[deck]
    if deck == c.POPULATION:
        return [actions[card] for card in cards if can_take(state, seat, deck, card)]
    return [actions[card] for card in cards]


def without_card(state: Mosaic, seat: int, deck: int) -> list[Action]:
    """Building at the plain cost; growth and taxes once there are no cards left."""
    if deck == c.BUILD:
        return foundings(state, buildable(state, seat))
    if deck == c.TECHNOLOGY or state.offers[deck] or state.decks[deck]:
        return []
    if deck == c.TAX:
        return [verbs.LevyPlain(0), verbs.LevyPlain(1)]
    return [verbs.GrowPlain(0)] if can_grow_plain(state, seat) else []


def buildings(state: Mosaic, pieces: int) -> list[Action]:
    """Taking a build card of the offer for one of these pieces."""
    plans = state.catalogue.builds
    actions = state.listed.offered[c.BUILD]
    return [actions[card] for card in once(state.offers[c.BUILD]) if pieces >> plans[card].piece & 1]


def foundings(state: Mosaic, pieces: int) -> list[Action]:
    """Building one of these pieces without a card."""
    return [found for found in state.listed.founds if pieces >> found.piece & 1]


def can_take(state: Mosaic, seat: int, deck: int, card: int, more: int = 0, more2: int = 0) -> bool:
    """Whether a seat can pay and use a card of this deck, replacing so many further units by money."""
    catalogue = state.catalogue
    if deck == c.TECHNOLOGY:
        return more2 == 0 and affordable(state, seat, c.IDEAS, catalogue.technology_cost, more)
    if deck == c.BUILD:
        return can_build(state, seat, catalogue.builds[card].piece, more, more2)
    if deck == c.POPULATION:
        return more2 == 0 and affordable(state, seat, c.FOOD, catalogue.populations[card].food, more)
    return more == 0 and more2 == 0


def is_payable(state: Mosaic, seat: int, action: Action) -> bool:
    """Whether a listed action can be carried out with this payment."""
    match action:
        case verbs.Research():
            return can_take(state, seat, c.TECHNOLOGY, action.technology, action.money_for_first)
        case verbs.Build():
            more, more2 = action.money_for_first, action.money_for_second
            return can_take(state, seat, c.BUILD, action.card, more, more2)
        case verbs.Grow():
            return can_take(state, seat, c.POPULATION, action.card, action.money_for_first)
        case verbs.Found():
            return can_build(state, seat, action.piece, action.money_for_first)
        case verbs.GrowPlain():
            return can_grow_plain(state, seat, action.money_for_first)
        case verbs.Wonder():
            return can_pay_wonder(state, seat, action.money_for_first, action.money_for_second)
        case verbs.Govern():
            return can_govern(state, seat, action.government, action.money_for_first)
        case _:
            return True


def without_money(action: Action) -> Action:
    """The action as it is listed: with money only for what is missing."""
    match action:
        case verbs.Research():
            return verbs.Research(action.technology, 0)
        case verbs.Build():
            return verbs.Build(action.card, 0, 0)
        case verbs.Grow():
            return verbs.Grow(action.card, 0)
        case verbs.Found():
            return verbs.Found(action.piece, 0)
        case verbs.GrowPlain():
            return verbs.GrowPlain(0)
        case verbs.Wonder():
            return verbs.Wonder(action.wonder, 0, 0)
        case verbs.Govern():
            return verbs.Govern(action.government, 0)
        case verbs.TakeSeen():
            return verbs.TakeSeen(0, 0)
        case _:
            return action


# ---- carrying them out ----------------------------------------------------------------------------------------------


def begin_action(state: Mosaic, step: steps.Turn | steps.Looked) -> None:
    """An action of the turn is used; before the next one the Republic may look again."""
    state.looked = False
    state.push(steps.AfterAction(step.seat, step.actions_left - 1, step.closing))


def act(state: Mosaic, seat: int, action: Action) -> None:
    if isinstance(action, verbs.Work):
        work(state, seat, action.currency)
    elif isinstance(action, verbs.Research):
        take_from_offer(state, c.TECHNOLOGY, action.technology)
        tell_taken(state, seat, c.TECHNOLOGY, action.technology)
        research(state, seat, action.technology, action.money_for_first, state.everyone())
    elif isinstance(action, verbs.Build):
        take_offered(state, seat, c.BUILD, action.card, action.money_for_first, action.money_for_second)
    elif isinstance(action, verbs.Grow):
        take_offered(state, seat, c.POPULATION, action.card, action.money_for_first, 0)
    elif isinstance(action, verbs.Levy):
        take_offered(state, seat, c.TAX, action.card, 0, 0)
    elif isinstance(action, verbs.Found):
        found_piece(state, seat, action.piece, action.money_for_first)
    elif isinstance(action, verbs.GrowPlain):
        grow_plain(state, seat, action.money_for_first)
    elif isinstance(action, verbs.LevyPlain):
        levy_plain(state, seat, action.kind == 1)
    elif isinstance(action, verbs.Wonder):
        build_wonder(state, seat, action.wonder, action.money_for_first, action.money_for_second)
    elif isinstance(action, verbs.Military):
        state.push(steps.Military(seat, 0))
    elif isinstance(action, verbs.Govern):
        govern(state, seat, action.government, action.money_for_first)
    else:
        raise ValueError(f"not an action of a turn: {action}")


def work(state: Mosaic, seat: int, currency: int) -> None:
    """1. Arbeit: population plus the production of one currency."""
    state.emit("event-work", {"seat": seat, "currency": "currency-" + c.CURRENCY_NAMES[currency]})
    gain(state, seat, currency, produced(state, seat, currency))
    if currency != c.FOOD:
        gain(state, seat, c.STONE, stone_of_work(state, seat))


def produced(state: Mosaic, seat: int, currency: int) -> int:
    return state.players[seat].population + state.production(seat, c.TRACK_OF_CURRENCY[currency])


def worked(state: Mosaic, seat: int, currency: int) -> int:
    """What work for a currency brings of it in all."""
    return produced(state, seat, currency) + (stone_of_work(state, seat) if currency == c.STONE else 0)


def stone_of_work(state: Mosaic, seat: int) -> int:
    """Stone that technologies add to work for stone or ideas."""
    return state.lasting(seat, c.WORK_STONE)


# ---- taking cards ---------------------------------------------------------------------------------------------------


def take_offered(state: Mosaic, seat: int, deck: int, card: int, more: int, more2: int) -> None:
    """Take a card of an offer and use it; its place in the offer is filled after its benefits."""
    take_from_offer(state, deck, card)
    state.push(steps.Refill(seat, deck))
    tell_taken(state, seat, deck, card)
    use_card(state, seat, deck, card, more, more2)


def take_seen(state: Mosaic, seat: int, deck: int, more: int, more2: int) -> None:
    """Take the card just seen on top of a deck and use it. A technology stays known to those who have seen it there."""
    known_by = top_known_by(state, deck)
    card = draw(state, deck)
    state.reveal()
    if deck == c.TECHNOLOGY and known_by != state.everyone():
        state.emit(
            "event-take-seen",
            {"seat": seat, "card_secret": deck_card(state, deck, card)},
            known_by,
            "event-take-unseen",
        )
    else:
        tell_taken(state, seat, deck, card)
    if deck == c.TECHNOLOGY:
        research(state, seat, card, more, known_by)
    else:
        use_card(state, seat, deck, card, more, more2)


def tell_taken(state: Mosaic, seat: int, deck: int, card: int) -> None:
    state.emit("event-take", {"seat": seat, "card": deck_card(state, deck, card)})


def use_card(state: Mosaic, seat: int, deck: int, card: int, more: int, more2: int) -> None:
    if deck == c.BUILD:
        build(state, seat, card, more, more2)
    elif deck == c.POPULATION:
        grow(state, seat, card, more)
    else:
        assert deck == c.TAX
        levy_by_card(state, seat, card)
