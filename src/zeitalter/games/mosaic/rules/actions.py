"""The eight actions of a turn, and which of them are possible (rulebook, Aktionen)."""

from zeitalter.core.action import DONE, Action
from zeitalter.core.phase import Question
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps, verbs
from zeitalter.games.mosaic.model.player import DRAWN, OPEN
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.effects import start_effects
from zeitalter.games.mosaic.rules.moves import (
    add_symbols,
    affordable,
    deck_card,
    draw,
    find_empires,
    free_wonders,
    gain,
    gain_people,
    lay_down,
    meets,
    pay,
    refill,
    take_from_offer,
    turn_up,
    wonder_cost,
)
from zeitalter.games.mosaic.rules.placing import ask_place, can_place, usual_place
from zeitalter.games.mosaic.rules.units import can_act, recruit_limit


def once(cards: list[int]) -> list[int]:
    """The cards of an offer, equal ones once."""
    return [card for place, card in enumerate(cards) if card != c.NOTHING and card not in cards[:place]]


# ---- what is possible -----------------------------------------------------------------------------------------------


def main_actions(state: Mosaic, seat: int) -> list[Action]:
    found: list[Action] = [verbs.Work(currency) for currency in range(c.MONEY)]
    for deck in range(c.DECKS):
        found += deck_actions(state, seat, deck)
    found += [verbs.Wonder(wonder, 0, 0) for wonder in free_wonders(state) if can_build_wonder(state, seat, wonder)]
    if can_act(state, seat):
        found.append(verbs.MILITARY)
    governments = range(len(state.catalogue.governments))
    found += [verbs.Govern(government, 0) for government in governments if can_govern(state, seat, government)]
    return found


def deck_actions(state: Mosaic, seat: int, deck: int) -> list[Action]:
    """The actions that belong to a deck: taking a card of its offer, or doing without one."""
    offer = once(state.offers[deck])
    found = [taking(deck, card) for card in offer if can_take(state, seat, deck, card)]
    is_used_up = not offer and not state.decks[deck]
    if deck == c.BUILD:
        found += [verbs.Found(piece, 0) for piece in range(c.WONDER) if can_build(state, seat, piece)]
    elif deck == c.POPULATION and is_used_up and can_grow_plain(state, seat):
        found.append(verbs.GrowPlain(0))
    elif deck == c.TAX and is_used_up:
        found += [verbs.LevyPlain(0), verbs.LevyPlain(1)]
    return found


def taking(deck: int, card: int) -> Action:
    """The action that takes a card of an offer."""
    if deck == c.TECHNOLOGY:
        return verbs.Research(card, 0)
    if deck == c.BUILD:
        return verbs.Build(card, 0, 0)
    if deck == c.POPULATION:
        return verbs.Grow(card, 0)
    return verbs.Levy(card)


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


def can_build(state: Mosaic, seat: int, piece: int, more: int = 0, more2: int = 0) -> bool:
    cost = state.catalogue.build_costs[piece]
    if state.players[seat].population < cost[2]:
        return False
    if not affordable(state, seat, c.STONE, cost[0], more, c.IDEAS, cost[1], more2):
        return False
    return piece == c.PROJECT or can_place(state, seat, piece, usual_place(piece))


def can_grow_plain(state: Mosaic, seat: int, more: int = 0) -> bool:
    return affordable(state, seat, c.FOOD, state.catalogue.plain_population[0], more)


def can_build_wonder(state: Mosaic, seat: int, wonder: int, more: int = 0, more2: int = 0) -> bool:
    cost = wonder_cost(state, seat)
    if not affordable(state, seat, c.STONE, cost[0], more, c.FOOD, cost[1], more2):
        return False
    return can_place(state, seat, c.WONDER, state.catalogue.wonders[wonder].where)


def can_govern(state: Mosaic, seat: int, government: int, more: int = 0) -> bool:
    for player in state.players:
        if player.government == government:
            return False
    card = state.catalogue.governments[government]
    if not meets(state, seat, card.needs) and not state.has(seat, c.FREE_GOVERNMENT):
        return False
    return affordable(state, seat, c.IDEAS, card.ideas, more)


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
            more, more2 = action.money_for_first, action.money_for_second
            return can_build_wonder(state, seat, action.wonder, more, more2)
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


def act(state: Mosaic, seat: int, action: Action) -> None:
    match action:
        case verbs.Work():
            work(state, seat, action.currency)
        case verbs.Research():
            take_from_offer(state, c.TECHNOLOGY, action.technology)
            tell_taken(state, seat, c.TECHNOLOGY, action.technology)
            research(state, seat, action.technology, action.money_for_first, OPEN)
        case verbs.Build():
            take_offered(state, seat, c.BUILD, action.card, action.money_for_first, action.money_for_second)
        case verbs.Grow():
            take_offered(state, seat, c.POPULATION, action.card, action.money_for_first, 0)
        case verbs.Levy():
            take_offered(state, seat, c.TAX, action.card, 0, 0)
        case verbs.Found():
            found_piece(state, seat, action.piece, action.money_for_first)
        case verbs.GrowPlain():
            food, people = state.catalogue.plain_population
            pay(state, seat, c.FOOD, food, action.money_for_first)
            gain_people(state, seat, people)
        case verbs.LevyPlain():
            first, second = state.catalogue.plain_tax[action.kind]
            levy(state, seat, action.kind == 1, first, second)
        case verbs.Wonder():
            build_wonder(state, seat, action.wonder, action.money_for_first, action.money_for_second)
        case verbs.Military():
            state.push(steps.Military(seat, recruit_limit(state, seat), 0))
        case verbs.Govern():
            govern(state, seat, action.government, action.money_for_first)
        case _:
            raise ValueError(f"not an action of a turn: {action}")


def work(state: Mosaic, seat: int, currency: int) -> None:
    """1. Arbeit: population plus the production of one currency."""
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
    """Take the card just seen on top of a deck and use it. A technology is known to nobody else."""
    card = draw(state, deck)
    state.reveal()
    if deck == c.TECHNOLOGY:
        state.emit(
            "event-take-seen",
            {"seat": seat, "card_secret": deck_card(state, deck, card)},
            1 << seat,
            "event-take-unseen",
        )
        research(state, seat, card, more, DRAWN)
    else:
        tell_taken(state, seat, deck, card)
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


def grow(state: Mosaic, seat: int, card: int, more: int) -> None:
    """2. Bevölkerung."""
    player = state.players[seat]
    pay(state, seat, c.FOOD, state.catalogue.populations[card].food, more)
    people = grown(state, seat, card)
    player.doubled = max(0, player.doubled - 1)
    state.used_population.append(card)
    gain_people(state, seat, people)


def grown(state: Mosaic, seat: int, card: int) -> int:
    """The people a population card brings a seat."""
    people = state.catalogue.populations[card].people
    if state.players[seat].doubled:
        people *= 2
    return people + 1 if state.power(seat) == c.MORE_PEOPLE else people


def build(state: Mosaic, seat: int, card: int, more: int, more2: int) -> None:
    """3. Bau, with a card."""
    catalogue = state.catalogue
    plan = catalogue.builds[card]
    state.players[seat].builds.append(card)
    add_symbols(state, seat, plan.symbols)
    if plan.piece == c.PROJECT:
        cost = catalogue.build_costs[c.PROJECT]
        pay(state, seat, c.STONE, cost[0], more, c.IDEAS, cost[1], more2)
    else:
        found_piece(state, seat, plan.piece, more, card)


def found_piece(state: Mosaic, seat: int, piece: int, more: int, card: int = c.NOTHING) -> None:
    """3. Bau: pay for a city, port or village and place it, with the benefits of a card if one was taken."""
    cost = state.catalogue.build_costs[piece]
    pay(state, seat, c.STONE, cost[0], more)
    state.players[seat].population -= cost[2]
    if card != c.NOTHING:
        start_effects(state, seat, c.FROM_BUILD, card)
    ask_place(state, seat, piece, usual_place(piece))


def build_wonder(state: Mosaic, seat: int, wonder: int, more: int, more2: int) -> None:
    """4. Wunder."""
    cost = wonder_cost(state, seat)
    pay(state, seat, c.STONE, cost[0], more, c.FOOD, cost[1], more2)
    state.players[seat].wonders.append(wonder)
    state.emit("event-wonder", {"seat": seat, "wonder": "wonder-" + state.catalogue.wonders[wonder].id})
    for other in range(state.seats):
        if state.power(other) == c.ART:
            gain(state, other, c.MONEY, 10)
    ask_place(state, seat, c.WONDER, state.catalogue.wonders[wonder].where)


def research(state: Mosaic, seat: int, card: int, more: int, origin: int) -> None:
    """5. Technologie: the offer is filled at once, before the card is played or kept face down."""
    pay(state, seat, c.IDEAS, state.catalogue.technology_cost, more)
    lay_down(state, seat, card, origin)
    refill(state, c.TECHNOLOGY)
    if origin != OPEN or meets(state, seat, state.technology(card).needs):
        state.push(steps.Laying(seat))


class Laying(Question[Mosaic, steps.Laying]):
    """A technology just taken: play it now, or keep it face down."""

    def legal(self, state: Mosaic, step: steps.Laying, seat: int) -> list[Action]:
        card = state.players[seat].down[-1].card
        return [verbs.Play(card), DONE] if meets(state, seat, state.technology(card).needs) else [DONE]

    def take(self, state: Mosaic, step: steps.Laying, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Play):
            turn_up(state, seat, len(state.players[seat].down) - 1)
            start_effects(state, seat, c.FROM_TECHNOLOGY, action.technology)

    def default(self, state: Mosaic, step: steps.Laying, seat: int) -> Action:
        return self.legal(state, step, seat)[0]


def levy_by_card(state: Mosaic, seat: int, card: int) -> None:
    """6. Steuern und Zoll, with a card."""
    tax = state.catalogue.taxes[card]
    state.players[seat].taxes.append(card)
    gain(state, seat, c.MONEY, taxed_trade(state, seat, tax))
    levy(state, seat, tax.tariff, tax.first, tax.second)


def taxed_trade(state: Mosaic, seat: int, tax: c.TaxCard) -> int:
    """What a leader adds to taxes for trade goods."""
    return 2 * state.goods_kinds(seat) if not tax.tariff and state.power(seat) == c.TAX_TRADE else 0


def levy(state: Mosaic, seat: int, is_tariff: bool, first: int, second: int) -> None:
    """6. Steuern und Zoll: money by the formula, and what lies on the bonus space."""
    gain(state, seat, c.MONEY, levied(state, seat, is_tariff, first, second))
    state.bonus = 0


def levied(state: Mosaic, seat: int, is_tariff: bool, first: int, second: int) -> int:
    player = state.players[seat]
    if is_tariff:
        money = first * state.goods_kinds(seat) + second * player.cities() + state.production(seat, c.TARIFF_TRACK)
    else:
        money = first * player.population + second * player.symbols[c.GOVERNMENT] + state.production(seat, c.TAX_TRACK)
    return money + state.bonus


def govern(state: Mosaic, seat: int, government: int, more: int) -> None:
    """8. Regierung: the old card goes back first."""
    card = state.catalogue.governments[government]
    pay(state, seat, c.IDEAS, card.ideas, more)
    state.players[seat].government = government
    state.emit("event-govern", {"seat": seat, "government": "government-" + card.id})


# ---- Republic: a look at the top of a deck --------------------------------------------------------------------------


def looks(state: Mosaic, seat: int) -> list[Action]:
    player = state.players[seat]
    if state.looked or player.government == c.NOTHING:
        return []
    if not any(effect.op == c.LOOK for effect in state.catalogue.governments[player.government].effects):
        return []
    found: list[Action] = []
    for deck in range(c.DECKS):
        if state.decks[deck] and any(can_take(state, seat, deck, card) for card in once(state.offers[deck])):
            found.append(verbs.Look(deck))
    return found


def look(state: Mosaic, seat: int, deck: int, turn: steps.Turn) -> None:
    state.looked = True
    state.reveal()
    find_empires(state, deck)
    if state.decks[deck]:
        state.top_seen[deck] |= 1 << seat
        state.emit(
            "event-look",
            {
                "seat": seat,
                "deck": "deck-" + c.DECK_NAMES[deck],
                "card_secret": deck_card(state, deck, state.decks[deck][-1]),
            },
            1 << seat,
            "event-look-public",
        )
    state.push(steps.Looked(seat, deck, turn.actions_left, turn.closing))


class Looked(Question[Mosaic, steps.Looked]):
    """The action of that deck: with the card seen, one of the offer, or building without a card."""

    def legal(self, state: Mosaic, step: steps.Looked, seat: int) -> list[Action]:
        found = deck_actions(state, seat, step.deck)
        deck = state.decks[step.deck]
        if deck and can_take(state, seat, step.deck, deck[-1]):
            found.append(verbs.TakeSeen(0, 0))
        return found

    def accepts(self, state: Mosaic, step: steps.Looked, seat: int, action: Action) -> bool:
        if not super().accepts(state, step, seat, without_money(action)):
            return False
        if isinstance(action, verbs.TakeSeen):
            card = state.decks[step.deck][-1]
            return can_take(state, seat, step.deck, card, action.money_for_first, action.money_for_second)
        return is_payable(state, seat, action)

    def take(self, state: Mosaic, step: steps.Looked, seat: int, action: Action) -> None:
        state.push(steps.AfterAction(seat, step.actions_left - 1, step.closing))
        if isinstance(action, verbs.TakeSeen):
            take_seen(state, seat, step.deck, action.money_for_first, action.money_for_second)
        else:
            act(state, seat, action)
