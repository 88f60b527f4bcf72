"""Small changes of the position that several phases share, with their events."""

from zeitalter.core.wording import Arg
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model import steps
from zeitalter.games.civ2010.model.player import CITIES, FIGURES, FIRST_SCOUT, IN_STOCK
from zeitalter.games.civ2010.model.shared import Numbers, changed, joined, raised, without
from zeitalter.games.civ2010.model.state import TECH_VICTORY, Civ2010
from zeitalter.games.civ2010.rules.board import AROUND, city_limit, has_too_many_cards, ranked_strength, work_on
from zeitalter.games.civ2010.rules.victory import check_economy, win

# ---- gains ----------------------------------------------------------------------------------------------------------


def gain_trade(state: Civ2010, seat: int, amount: int) -> None:
    player = state.players[seat]
    total = player.trade + amount
    limit = state.catalogue.max_trade
    player.trade = 0 if total < 0 else limit if total > limit else total
    if total > limit:
        state.emit("event-trade-lost", {"seat": seat, "n": total - limit})


def gain_culture(state: Civ2010, seat: int, amount: int) -> None:
    state.players[seat].culture += amount


def gain_coin(state: Civ2010, seat: int, place: int) -> None:
    state.players[seat].coins[place] += 1
    check_economy(state)


def draw_unit(state: Civ2010, seat: int, unit_type: int) -> bool:
    """A random unit of a type joins the standing forces; only its owner sees it."""
    unit = take_unit(state, unit_type)
    if unit == c.NONE:
        return False
    state.unit_known = changed(state.unit_known, unit, 1 << seat)
    state.players[seat].units = joined(state.players[seat].units, unit)
    strength = ranked_strength(state.catalogue, state.players[seat], unit)
    kind = f"type-{unit_type}"
    state.emit("event-unit", {"seat": seat, "type": kind, "n_secret": strength}, 1 << seat, "event-unit-hidden")
    return True


def take_unit(state: Civ2010, unit_type: int) -> int:
    """The top unit of a deck; NONE when there are none at all. The discards make a new deck once it is used up."""
    refill_units(state, unit_type)
    deck = state.unit_decks[unit_type]
    if not deck:
        return c.NONE
    state.unit_decks[unit_type] = deck[:-1]
    state.reveal()
    refill_units(state, unit_type)
    return deck[-1]


def refill_units(state: Civ2010, unit_type: int) -> None:
    """Before a draw this matters only where nothing was left to shuffle when the deck ran out."""
    if not state.unit_decks[unit_type] and state.unit_discards[unit_type]:
        state.unit_decks[unit_type] = shuffled(state, state.unit_discards[unit_type])
        state.unit_discards[unit_type] = ()
        for unit in state.unit_decks[unit_type]:
            state.unit_known = changed(state.unit_known, unit, 0)


def shuffled(state: Civ2010, discards: Numbers) -> Numbers:
    deck = sorted(discards)
    state.chance.shuffle(deck)
    return tuple(deck)


def discard_unit(state: Civ2010, unit: int) -> None:
    state.unit_known = changed(state.unit_known, unit, state.everyone())
    state.unit_discards[state.catalogue.unit_type[unit]] += (unit,)


# ---- great persons and coins -----------------------------------------------------------------------------------------


def draw_person(state: Civ2010, seat: int) -> None:
    """A random great person, to be placed at once or kept in reserve."""
    if state.persons:
        state.push(steps.PlacingPerson(seat, take_person(state, seat)))


def take_person(state: Civ2010, seat: int) -> int:
    """The top of the pile goes to a player's reserve; returns its kind."""
    person = state.persons[-1]
    state.persons = state.persons[:-1]
    state.reveal()
    state.players[seat].reserve = raised(state.players[seat].reserve, person, 1)
    state.emit("event-person", {"seat": seat, "person": "person-" + state.catalogue.persons[person].id})
    return person


def recount_coins(state: Civ2010) -> None:
    """After a change on the map: coins won or lost, and with them cards."""
    for seat in range(state.seats):
        hand_may_shrink(state, seat)
    check_economy(state)


def hand_may_shrink(state: Civ2010, seat: int) -> None:
    if has_too_many_cards(state, seat):
        state.push(steps.Discarding(seat))


# ---- technologies ---------------------------------------------------------------------------------------------------


def learn(state: Civ2010, seat: int, tech: int) -> None:
    """A technology comes into the pyramid: it unlocks, upgrades and may win."""
    player = state.players[seat]
    card = state.catalogue.techs[tech]
    player.techs |= 1 << tech
    state.emit("event-learn", {"seat": seat, "tech": "tech-" + card.id})
    if card.government != c.NONE and card.government != player.government:
        player.fresh |= 1 << card.government
        player.newest |= 1 << card.government
    if card.building != c.NONE and state.catalogue.buildings[card.building].upgraded:
        upgrade_buildings(state, seat, card.building)
    if card.unit != c.NONE and state.ability(seat) == c.FREE_UNIT:
        draw_unit(state, seat, card.unit)
        if sum(state.market):
            state.push(steps.TakingResource(seat))
    if state.catalogue.with_op[c.WIN] >> tech & 1:
        win(state, 1 << seat, TECH_VICTORY)
    if card.coin or card.building != c.NONE:
        check_economy(state)


def upgrade_buildings(state: Civ2010, seat: int, building: int) -> None:
    """Researching the better variant turns over all own buildings of its kind, blockaded or not."""
    plain = state.catalogue.face[state.catalogue.buildings[building].family][0]
    for slot in range(CITIES):
        centre = state.players[seat].centres[slot]
        if centre != c.NONE:
            for square in AROUND[centre]:
                if state.works[square] == plain:
                    state.works = changed(state.works, square, building)


# ---- what lies on squares -------------------------------------------------------------------------------------------


def remove_work(state: Civ2010, square: int, lost: bool) -> None:
    """A building returns to the market, a wonder leaves the game; a great person goes to its owner's reserve, or out of
    the game when it is lost."""
    work = work_on(state, square)
    if work is None:
        return
    state.works = changed(state.works, square, c.NONE)
    if work.kind == c.BUILDING:
        state.supply = raised(state.supply, state.catalogue.buildings[work.index].family, 1)
    elif work.kind == c.WONDER:
        state.wonder_square = changed(state.wonder_square, work.index, c.NONE)
        if state.catalogue.wonders[work.index].op == c.WONDER_COIN:
            state.canal = 0
    elif not lost:
        owner = state.players[state.owner[square]]
        owner.reserve = raised(owner.reserve, work.index, 1)


def put_work(state: Civ2010, square: int, code: int) -> None:
    """Place a building, wonder or great person; what was there before is replaced."""
    remove_work(state, square, False)
    state.works = changed(state.works, square, code)
    work = state.catalogue.works[code]
    if work.kind == c.BUILDING:
        state.supply = raised(state.supply, state.catalogue.buildings[work.index].family, -1)
    elif work.kind == c.WONDER:
        state.wonder_square = changed(state.wonder_square, work.index, square)
    recount_coins(state)


def place_person(state: Civ2010, seat: int, person: int, square: int) -> None:
    """A great person leaves the reserve for the outskirts of a city."""
    state.players[seat].reserve = raised(state.players[seat].reserve, person, -1)
    put_work(state, square, state.catalogue.first_person + person)
    name = "person-" + state.catalogue.persons[person].id
    state.emit("event-person-placed", at({"seat": seat, "person": name}, square))


def destroy_building(state: Civ2010, square: int) -> None:
    """The building on a square, or the walls of the city whose centre it is."""
    owner, slot = state.owner[square], state.district[square]
    player = state.players[owner]
    if player.centres[slot] == square:
        player.walls &= ~(1 << slot)
    else:
        remove_work(state, square, True)
    state.emit("event-razed", at({"seat": owner}, square))
    recount_coins(state)


def at(args: "dict[str, Arg]", square: int) -> "dict[str, Arg]":
    """A square in a message: its column and row."""
    args["x"] = square % c.WIDTH
    args["y"] = square // c.WIDTH
    return args


# ---- figures --------------------------------------------------------------------------------------------------------


def figure_in_stock(state: Civ2010, seat: int, scout: bool) -> int:
    """A figure that can still be built, or NONE."""
    figures = state.players[seat].figures
    for figure in range(FIRST_SCOUT if scout else 0, FIGURES if scout else FIRST_SCOUT):
        if figures[figure] == IN_STOCK:
            return figure
    return c.NONE


def put_figure(state: Civ2010, seat: int, figure: int, square: int) -> None:
    """Set a figure on a square, from wherever it was. A scout there sends nothing until its next start of turn."""
    player = state.players[seat]
    old = player.figures[figure]
    player.figures[figure] = square
    if square < 0:
        player.grounded &= ~(1 << figure)
    if figure >= FIRST_SCOUT:
        player.targets = changed(player.targets, figure - FIRST_SCOUT, c.NONE)
    if old >= 0:
        leave_square(state, seat, old)
    if square >= 0:
        state.holder[square] = seat


def leave_square(state: Civ2010, seat: int, square: int) -> None:
    """Nobody holds the square any more, unless an attacker has entered it already."""
    if state.holder[square] == seat and square not in state.players[seat].figures:
        state.holder[square] = c.NONE
        for other in range(state.seats):
            if square in state.players[other].figures:
                state.holder[square] = other


def remove_figures(state: Civ2010, seat: int, mask: int) -> None:
    for figure in range(FIGURES):
        if mask >> figure & 1:
            put_figure(state, seat, figure, IN_STOCK)


def kill_figures(state: Civ2010, seat: int, mask: int) -> None:
    remove_figures(state, seat, mask)
    recount_coins(state)


# ---- cities ---------------------------------------------------------------------------------------------------------


def found_city(state: Civ2010, seat: int, square: int) -> int:
    """Put the next city marker on a square, whose own symbols are lost; returns its slot."""
    player = state.players[seat]
    slot = 0
    while player.centres[slot] != c.NONE:
        slot += 1
    player.centres = changed(player.centres, slot, square)
    player.walls &= ~(1 << slot)
    for near in [square, *AROUND[square]]:
        state.owner = changed(state.owner, near, seat)
        state.district = changed(state.district, near, slot)
    for scout in range(FIGURES - FIRST_SCOUT):
        if player.figures[FIRST_SCOUT + scout] == square:  # it has to leave and finds nothing here any more
            player.targets = changed(player.targets, scout, c.NONE)
    recount_coins(state)
    return slot


def may_found_more(state: Civ2010, seat: int) -> bool:
    player = state.players[seat]
    return sum([1 for centre in player.centres if centre != c.NONE]) < city_limit(state, player)


def destroy_city(state: Civ2010, seat: int, slot: int) -> None:
    """Buildings go to the market, wonders and great persons out of the game, the marker back to its owner."""
    player = state.players[seat]
    centre = player.centres[slot]
    for square in [centre, *AROUND[centre]]:
        remove_work(state, square, True)
        state.owner = changed(state.owner, square, c.NONE)
        state.district = changed(state.district, square, c.NONE)
    player.centres = changed(player.centres, slot, c.NONE)
    player.walls &= ~(1 << slot)
    for scout in range(FIGURES - FIRST_SCOUT):
        if player.targets[scout] == slot:
            player.targets = changed(player.targets, scout, c.NONE)
    state.emit("event-city-lost", at({"seat": seat}, centre))
    recount_coins(state)


# ---- tokens ---------------------------------------------------------------------------------------------------------


def move_token(state: Civ2010, token: int, giver: int, taker: int) -> None:
    """A face-down token changes hands: only those two know which it was."""
    both = 1 << giver | 1 << taker
    state.players[giver].tokens = without(state.players[giver].tokens, token)
    state.players[taker].tokens = joined(state.players[taker].tokens, token)
    for other in state.players[giver].tokens:
        if (other < state.catalogue.huts) == (token < state.catalogue.huts):
            state.token_known = changed(state.token_known, other, state.token_known[other] & both)
    state.token_known = changed(state.token_known, token, both)
    state.reveal()


def move_card(state: Civ2010, card: int, giver: int, taker: int) -> None:
    both = 1 << giver | 1 << taker
    state.players[giver].cards = without(state.players[giver].cards, card)
    state.players[taker].cards = joined(state.players[taker].cards, card)
    era = state.catalogue.cards[card].era
    for other in state.players[giver].cards:
        if state.catalogue.cards[other].era == era:
            state.card_known = changed(state.card_known, other, state.card_known[other] & both)
    state.card_known = changed(state.card_known, card, both)
    state.reveal()
