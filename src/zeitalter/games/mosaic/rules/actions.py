"""The eight actions of a turn, and which of them are possible (rulebook, Aktionen)."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import verbs
from zeitalter.games.mosaic.model.state import (
    AFTER_ACTION,
    DRAWN,
    FROM_BUILD,
    FROM_TECHNOLOGY,
    LAYING,
    LOOKED,
    MILITARY,
    OPEN,
    REFILL,
    Mosaic,
    Phase,
)
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
    found: list[int] = []
    for card in cards:
        if card != c.NOTHING and card not in found:
            found.append(card)
    return found


# ---- what is possible -----------------------------------------------------------------------------------------------


def main_actions(state: Mosaic, seat: int) -> list[Action]:
    found = [Action(verbs.WORK, currency) for currency in range(c.MONEY)]
    for deck in range(c.DECKS):
        found += deck_actions(state, seat, deck)
    for wonder in free_wonders(state):
        if is_possible(state, seat, Action(verbs.WONDER, wonder)):
            found.append(Action(verbs.WONDER, wonder))
    if can_act(state, seat):
        found.append(verbs.MILITARY_ACTION)
    for government in range(len(state.catalogue.governments)):
        if is_possible(state, seat, Action(verbs.GOVERN, government)):
            found.append(Action(verbs.GOVERN, government))
    return found


def deck_actions(state: Mosaic, seat: int, deck: int) -> list[Action]:
    """The actions that belong to a deck: taking a card of its offer, or doing without one."""
    found: list[Action] = []
    offer = once(state.offers[deck])
    verb = [verbs.RESEARCH, verbs.BUILD, verbs.GROW, verbs.LEVY][deck]
    cities = can_place(state, seat, c.CITY, c.ANYWHERE) if deck == c.BUILD else False
    for card in offer:
        if deck == c.BUILD and state.catalogue.builds[card].piece == c.CITY and not cities:
            continue
        if can_take(state, seat, deck, card, 0, 0):
            found.append(Action(verb, card))
    if deck == c.BUILD:
        for piece in range(c.WONDER):
            if is_possible(state, seat, Action(verbs.FOUND, piece)):
                found.append(Action(verbs.FOUND, piece))
    elif deck == c.POPULATION and not offer and not state.decks[deck]:
        if is_possible(state, seat, Action(verbs.GROW_PLAIN)):
            found.append(Action(verbs.GROW_PLAIN))
    elif deck == c.TAX and not offer and not state.decks[deck]:
        found += [Action(verbs.LEVY_PLAIN, 0), Action(verbs.LEVY_PLAIN, 1)]
    return found


def can_take(state: Mosaic, seat: int, deck: int, card: int, more: int, more2: int) -> bool:
    """Whether a seat can pay and use a card of this deck, replacing so many further units by money."""
    catalogue = state.catalogue
    if deck == c.TECHNOLOGY:
        return more2 == 0 and affordable(state, seat, c.IDEAS, catalogue.technology_cost, more)
    if deck == c.BUILD:
        return can_build(state, seat, catalogue.builds[card].piece, more, more2)
    if deck == c.POPULATION:
        return more2 == 0 and affordable(state, seat, c.FOOD, catalogue.populations[card].food, more)
    return more == 0 and more2 == 0


def can_build(state: Mosaic, seat: int, piece: int, more: int, more2: int) -> bool:
    cost = state.catalogue.build_costs[piece]
    if state.players[seat].population < cost[2]:
        return False
    if not affordable(state, seat, c.STONE, cost[0], more, c.IDEAS, cost[1], more2):
        return False
    return piece == c.PROJECT or can_place(state, seat, piece, usual_place(piece))


def is_possible(state: Mosaic, seat: int, action: Action) -> bool:
    """Whether an action with this payment can be carried out, the card itself being there."""
    catalogue = state.catalogue
    verb = action.verb
    if verb == verbs.RESEARCH:
        return can_take(state, seat, c.TECHNOLOGY, action.a, action.b, action.c)
    if verb == verbs.BUILD:
        return can_take(state, seat, c.BUILD, action.a, action.b, action.c)
    if verb == verbs.GROW:
        return can_take(state, seat, c.POPULATION, action.a, action.b, action.c)
    if verb == verbs.FOUND:
        return action.c == 0 and can_build(state, seat, action.a, action.b, 0)
    if verb == verbs.GROW_PLAIN:
        no_more = action.b == 0 and action.c == 0
        return no_more and affordable(state, seat, c.FOOD, catalogue.plain_population[0], action.a)
    if verb == verbs.WONDER:
        cost = wonder_cost(state, seat)
        if not affordable(state, seat, c.STONE, cost[0], action.b, c.FOOD, cost[1], action.c):
            return False
        return can_place(state, seat, c.WONDER, catalogue.wonders[action.a].where)
    if verb == verbs.GOVERN:
        return action.c == 0 and can_govern(state, seat, action.a, action.b)
    return True


def can_govern(state: Mosaic, seat: int, government: int, more: int) -> bool:
    for player in state.players:
        if player.government == government:
            return False
    card = state.catalogue.governments[government]
    if not meets(state, seat, card.needs) and not state.has(seat, c.FREE_GOVERNMENT):
        return False
    return affordable(state, seat, c.IDEAS, card.ideas, more)


def without_money(action: Action) -> Action:
    """The action as it is listed: with money only for what is missing."""
    if action.verb in (verbs.GROW_PLAIN, verbs.TAKE_SEEN):
        return Action(action.verb)
    if action.verb in (verbs.RESEARCH, verbs.BUILD, verbs.GROW, verbs.FOUND, verbs.WONDER, verbs.GOVERN):
        return Action(action.verb, action.a)
    return action


# ---- carrying them out ----------------------------------------------------------------------------------------------


def act(state: Mosaic, seat: int, action: Action) -> None:
    verb = action.verb
    if verb == verbs.WORK:
        work(state, seat, action.a)
    elif verb == verbs.RESEARCH:
        take_card(state, seat, c.TECHNOLOGY, action.a, action.b, 0, False)
    elif verb == verbs.BUILD:
        take_card(state, seat, c.BUILD, action.a, action.b, action.c, False)
    elif verb == verbs.GROW:
        take_card(state, seat, c.POPULATION, action.a, action.b, 0, False)
    elif verb == verbs.LEVY:
        take_card(state, seat, c.TAX, action.a, 0, 0, False)
    elif verb == verbs.FOUND:
        found_piece(state, seat, action.a, action.b, 0)
    elif verb == verbs.GROW_PLAIN:
        pay(state, seat, c.FOOD, state.catalogue.plain_population[0], action.a)
        gain_people(state, seat, state.catalogue.plain_population[1])
    elif verb == verbs.LEVY_PLAIN:
        factors = state.catalogue.plain_tax[action.a]
        levy(state, seat, action.a == 1, factors[0], factors[1])
    elif verb == verbs.WONDER:
        build_wonder(state, seat, action.a, action.b, action.c)
    elif verb == verbs.MILITARY:
        state.push(Step(MILITARY, seat, recruit_limit(state, seat)))
    elif verb == verbs.GOVERN:
        govern(state, seat, action.a, action.b)


def work(state: Mosaic, seat: int, currency: int) -> None:
    """1. Arbeit: population plus the production of one currency."""
    gain(state, seat, currency, worked(state, seat, currency))
    if currency != c.FOOD:
        gain(state, seat, c.STONE, stone_of_work(state, seat))


def worked(state: Mosaic, seat: int, currency: int) -> int:
    return state.players[seat].population + state.production(seat, c.TRACK_OF_CURRENCY[currency])


def stone_of_work(state: Mosaic, seat: int) -> int:
    """Stone that technologies add to work for stone or ideas."""
    total = 0
    for card in state.players[seat].up:
        for effect in state.technology(card).effects:
            if effect.op == c.WORK_STONE:
                total += effect.amount
    return total


def take_card(state: Mosaic, seat: int, deck: int, card: int, more: int, more2: int, is_seen: bool) -> None:
    """Take a card of an offer, or the one seen on top of its deck, and use it. Its place in the offer is filled after
    its benefits; that of a technology at once, before it is laid down."""
    if is_seen:
        draw(state, deck)
        state.reveal()
    else:
        take_from_offer(state, deck, card)
        if deck != c.TECHNOLOGY:
            state.push(Step(REFILL, seat, deck))
    if state.log is not None:
        name = deck_card(state, deck, card)
        if is_seen and deck == c.TECHNOLOGY:
            state.emit("event-take-seen", {"seat": seat, "card_secret": name}, 1 << seat, "event-take-unseen")
        else:
            state.emit("event-take", {"seat": seat, "card": name})
    player = state.players[seat]
    catalogue = state.catalogue
    if deck == c.TECHNOLOGY:
        pay(state, seat, c.IDEAS, catalogue.technology_cost, more)
        lay_down(state, seat, card, DRAWN if is_seen else OPEN)
        refill(state, deck)
        if is_seen or meets(state, seat, state.technology(card).needs):
            state.push(Step(LAYING, seat))
    elif deck == c.BUILD:
        build = catalogue.builds[card]
        player.builds.append(card)
        add_symbols(state, seat, build.symbols)
        if build.piece == c.PROJECT:
            cost = catalogue.build_costs[c.PROJECT]
            pay(state, seat, c.STONE, cost[0], more, c.IDEAS, cost[1], more2)
        else:
            found_piece(state, seat, build.piece, more, card + 1)
    elif deck == c.POPULATION:
        grow(state, seat, card, more)
    else:
        tax = catalogue.taxes[card]
        player.taxes.append(card)
        if not tax.tariff and state.power(seat) == c.TAX_TRADE:
            gain(state, seat, c.MONEY, 2 * state.goods_kinds(seat))
        levy(state, seat, tax.tariff, tax.first, tax.second)


def found_piece(state: Mosaic, seat: int, piece: int, more: int, card: int) -> None:
    """3. Bau: pay for a city, port or village and place it, with the benefits of a card (card - 1) if one was taken."""
    cost = state.catalogue.build_costs[piece]
    pay(state, seat, c.STONE, cost[0], more)
    state.players[seat].population -= cost[2]
    if card:
        start_effects(state, seat, FROM_BUILD, card - 1)
    ask_place(state, seat, piece, usual_place(piece), 0, True)


def grow(state: Mosaic, seat: int, card: int, more: int) -> None:
    """2. Bevölkerung."""
    population = state.catalogue.populations[card]
    player = state.players[seat]
    pay(state, seat, c.FOOD, population.food, more)
    people = population.people
    if player.doubled:
        player.doubled -= 1
        people *= 2
    if state.power(seat) == c.MORE_PEOPLE:
        people += 1
    state.used_population.append(card)
    gain_people(state, seat, people)


def levy(state: Mosaic, seat: int, is_tariff: bool, first: int, second: int) -> None:
    """6. Steuern und Zoll: money by the formula, and what lies on the bonus space."""
    player = state.players[seat]
    if is_tariff:
        money = first * state.goods_kinds(seat) + second * player.cities() + state.production(seat, c.TARIFF_TRACK)
    else:
        money = first * player.population + second * player.symbols[c.GOVERNMENT] + state.production(seat, c.TAX_TRACK)
    gain(state, seat, c.MONEY, money + state.bonus)
    state.bonus = 0


def build_wonder(state: Mosaic, seat: int, wonder: int, more: int, more2: int) -> None:
    """4. Wunder."""
    cost = wonder_cost(state, seat)
    pay(state, seat, c.STONE, cost[0], more, c.FOOD, cost[1], more2)
    state.players[seat].wonders.append(wonder)
    if state.log is not None:
        state.emit("event-wonder", {"seat": seat, "wonder": "wonder-" + state.catalogue.wonders[wonder].id})
    for other in range(state.seats):
        if state.power(other) == c.ART:
            gain(state, other, c.MONEY, 10)
    ask_place(state, seat, c.WONDER, state.catalogue.wonders[wonder].where, 0, True)


def govern(state: Mosaic, seat: int, government: int, more: int) -> None:
    """8. Regierung: the old card goes back first."""
    card = state.catalogue.governments[government]
    pay(state, seat, c.IDEAS, card.ideas, more)
    state.players[seat].government = government
    if state.log is not None:
        state.emit("event-govern", {"seat": seat, "government": "government-" + card.id})


class Laying(Phase):
    """A technology just taken: play it now, or keep it face down."""

    def legal(self, state: Mosaic, step: Step, seat: int) -> list[Action]:
        card = state.players[step.seat].down[-1]
        found: list[Action] = []
        if meets(state, step.seat, state.technology(card).needs):
            found.append(Action(verbs.PLAY, card))
        found.append(verbs.DONE_ACTION)
        return found

    def take(self, state: Mosaic, step: Step, action: Action) -> None:
        if action.verb == verbs.PLAY:
            turn_up(state, step.seat, len(state.players[step.seat].down) - 1)
            start_effects(state, step.seat, FROM_TECHNOLOGY, action.a)

    def default(self, state: Mosaic, step: Step, seat: int) -> Action:
        return self.legal(state, step, seat)[0]


# ---- Republic: a look at the top of a deck --------------------------------------------------------------------------


def looks(state: Mosaic, seat: int) -> list[Action]:
    player = state.players[seat]
    if state.looked or player.government == c.NOTHING:
        return []
    if not any(effect.op == c.LOOK for effect in state.catalogue.governments[player.government].effects):
        return []
    found: list[Action] = []
    for deck in range(c.DECKS):
        if state.decks[deck] and any(can_take(state, seat, deck, card, 0, 0) for card in once(state.offers[deck])):
            found.append(Action(verbs.LOOK, deck))
    return found


def look(state: Mosaic, seat: int, deck: int, left: int, closing: int) -> None:
    state.looked = 1
    state.reveal()
    find_empires(state, deck)
    if state.decks[deck]:
        state.top_seen[deck] |= 1 << seat
        if state.log is not None:
            args: dict[str, int | str | list[int | str]] = {"seat": seat, "deck": "deck-" + c.DECK_NAMES[deck]}
            args["card_secret"] = deck_card(state, deck, state.decks[deck][-1])
            state.emit("event-look", args, 1 << seat, "event-look-public")
    state.push(Step(LOOKED, seat, deck, left, closing))


class Looked(Phase):
    """The action of that deck: with the card seen, one of the offer, or building without a card."""

    def legal(self, state: Mosaic, step: Step, seat: int) -> list[Action]:
        found = deck_actions(state, step.seat, step.a)
        deck = state.decks[step.a]
        if deck and can_take(state, step.seat, step.a, deck[-1], 0, 0):
            found.append(Action(verbs.TAKE_SEEN))
        return found

    def accepts(self, state: Mosaic, step: Step, seat: int, action: Action) -> bool:
        plain = without_money(action)
        for legal in self.legal(state, step, seat):
            if legal.key == plain.key:
                if action.verb == verbs.TAKE_SEEN:
                    card = state.decks[step.a][-1]
                    return action.c == 0 and can_take(state, seat, step.a, card, action.a, action.b)
                return is_possible(state, seat, action)
        return False

    def take(self, state: Mosaic, step: Step, action: Action) -> None:
        state.push(Step(AFTER_ACTION, step.seat, step.b - 1, step.c))
        if action.verb == verbs.TAKE_SEEN:
            take_card(state, step.seat, step.a, state.decks[step.a][-1], action.a, action.b, True)
        else:
            act(state, step.seat, action)
