"""Setting up: decks and tiles, the drafts, start cities, benefits (rulebook, Spielvorbereitung)."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.core.chance import Chance
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import verbs
from zeitalter.games.mosaic.model.state import (
    BEGIN_TURN,
    BENEFITS,
    CHOOSE_LEADER,
    DEAL_LAST,
    DRAFTED,
    DRAFTING,
    DRAWN,
    FROM_LEADER,
    FROM_TECHNOLOGY,
    HAND,
    LEADERS,
    START_CARDS,
    START_CITIES,
    START_CITY,
    Mosaic,
    Phase,
    new_player,
)
from zeitalter.games.mosaic.rules.effects import start_effects
from zeitalter.games.mosaic.rules.moves import (
    add_symbols,
    draw,
    gain,
    gain_people,
    lay_down,
    meets,
    put_piece,
    refill,
    turn_up,
)
from zeitalter.games.mosaic.rules.placing import ask_place, hexes
from zeitalter.games.mosaic.rules.units import put_unit

ACHIEVEMENTS_IN_PLAY = 9


def set_up(catalogue: c.Catalogue, seats: int, key: bytes) -> Mosaic:
    state = Mosaic()
    state.begin(seats, Chance(key))
    state.catalogue = catalogue
    state.players = [new_player(catalogue) for seat in range(seats)]
    state.holder = [c.NOTHING] * len(catalogue.hexes)
    state.offers = [[c.NOTHING] * c.OFFER_SIZES[deck] for deck in range(c.DECKS)]
    state.under = [0] * c.DECKS
    state.top_seen = [0] * c.DECKS
    state.used_population = []
    state.bonus = 0
    state.locked = [c.NOBODY] * len(catalogue.regions)
    state.picks = [[] for seat in range(seats)]
    state.active = c.NOBODY
    state.turns = 0
    state.round = 1
    state.final_round = 0
    state.ending = 0
    state.empires = 0
    state.scorings = 0
    state.pending = 0
    state.looked = 0
    state.moved = [0] * (len(catalogue.regions) * c.UNITS)
    lay_out_tiles(state)
    build_decks(state)
    for deck in range(c.DECKS):
        refill(state, deck)
    cards = list(range(len(catalogue.achievements)))
    state.chance.shuffle(cards)
    state.achievements = sorted(cards[:ACHIEVEMENTS_IN_PLAY])
    state.achievements_in_play = state.achievements[:]
    state.start_player = state.chance.below(seats)
    state.push(Step(BENEFITS, EVERYONE))
    state.push(Step(START_CITIES, EVERYONE))
    state.push(Step(DRAFTING, EVERYONE))
    state.push(Step(LEADERS, EVERYONE))
    return state


def lay_out_tiles(state: Mosaic) -> None:
    """Fish on the ports, shuffled resource tiles on the marked hexes, shuffled goods and blanks on the others."""
    catalogue = state.catalogue
    goods: list[int] = [c.NOTHING] * catalogue.blanks
    for good in range(1, c.GOODS):
        goods += [good] * catalogue.goods_tiles[good]
    resources: list[int] = []
    for tile in range(len(catalogue.resource_tiles)):
        resources += [c.GOODS + tile] * catalogue.resource_tile_counts[tile]
    state.chance.shuffle(goods)
    state.chance.shuffle(resources)
    state.tiles = [c.NOTHING] * len(catalogue.hexes)
    for place in catalogue.hexes:
        if state.in_play(place.region):
            if place.kind == c.PORT_HEX:
                state.tiles[place.index] = c.FISH
            elif place.kind == c.RESOURCE_HEX:
                state.tiles[place.index] = resources.pop()
            else:
                state.tiles[place.index] = goods.pop()


def build_decks(state: Mosaic) -> None:
    """Four decks with the empire card in the part the rules say; five starting technologies for everyone."""
    catalogue = state.catalogue
    seats = state.seats
    starting = [card.index for card in catalogue.technologies if card.starting]
    state.chance.shuffle(starting)
    state.dealt = [sorted(starting[seat * HAND : seat * HAND + HAND]) for seat in range(seats)]
    technologies = starting[seats * HAND :]
    for card in catalogue.technologies:
        if not card.starting:
            technologies += [card.index] * card.copies
    state.chance.shuffle(technologies)
    builds: list[int] = []
    for build in catalogue.builds:
        builds += [build.index] * build.copies
    state.chance.shuffle(builds)
    populations: list[int] = []
    for population in catalogue.populations:
        populations += [population.index] * population.copies
    state.chance.shuffle(populations)
    half = catalogue.deck_sizes[c.TAX][seats] // 2
    taxes: list[int] = []
    for tariff in (False, True):
        kind: list[int] = []
        for tax in catalogue.taxes:
            if tax.tariff == tariff:
                kind += [tax.index] * tax.copies
        state.chance.shuffle(kind)
        taxes += kind[:half]
    state.chance.shuffle(taxes)
    state.decks = [technologies, builds, populations[: catalogue.deck_sizes[c.POPULATION][seats]], taxes]
    for deck in range(c.DECKS):
        size = len(state.decks[deck])
        low = empire_low(deck, size, seats)
        place = low + state.chance.below(empire_high(deck, size, seats) - low + 1)
        state.decks[deck].insert(place, c.EMPIRE)


def empire_low(deck: int, size: int, seats: int) -> int:
    """The lowest place from the bottom at which the empire card of a deck of this size may lie."""
    return size // 3 if deck == c.TECHNOLOGY and seats <= 3 else 0


def empire_high(deck: int, size: int, seats: int) -> int:
    if deck != c.TECHNOLOGY:
        return size // 2
    return size // 3 * 2 if seats <= 3 else size // 3


def hand(state: Mosaic, seat: int, turn: int) -> list[int]:
    """The cards a seat has to choose from in one round of the draft: hands go to the left after every pick."""
    owner = (seat - turn) % state.seats
    cards = state.dealt[owner][:]
    for earlier in range(turn):
        cards.remove(state.picks[(owner + earlier) % state.seats][earlier])
    return cards


# ---- leaders --------------------------------------------------------------------------------------------------------


def free_leaders(state: Mosaic) -> list[int]:
    taken = [player.leader for player in state.players]
    return [leader.index for leader in state.catalogue.leaders if leader.index not in taken]


class Leaders(Phase):
    """The player to the right of the start player chooses first, then it goes on counter-clockwise."""

    def run(self, state: Mosaic, step: Step) -> None:
        if step.a < state.seats:
            state.push(Step(LEADERS, EVERYONE, step.a + 1))
            state.push(Step(CHOOSE_LEADER, (state.start_player - 1 - step.a) % state.seats))


class ChooseLeader(Phase):
    def legal(self, state: Mosaic, step: Step, seat: int) -> list[Action]:
        return [Action(verbs.LEADER, leader) for leader in free_leaders(state)]

    def take(self, state: Mosaic, step: Step, action: Action) -> None:
        state.players[step.seat].leader = action.a
        if state.log is not None:
            leader = state.catalogue.leaders[action.a].id
            state.emit("event-leader", {"seat": step.seat, "leader": "leader-" + leader})


# ---- starting technologies ------------------------------------------------------------------------------------------


class Drafting(Phase):
    """Everybody picks one card at the same time, unseen by the others."""

    def legal(self, state: Mosaic, step: Step, seat: int) -> list[Action]:
        if state.sealed[seat]:
            return []
        return [Action(verbs.DRAFT, card) for card in hand(state, seat, step.a)]

    def run(self, state: Mosaic, step: Step) -> None:
        """All picks are in."""
        for seat in range(state.seats):
            state.picks[seat].append(state.sealed[seat][0].a)
        if step.a + 2 < HAND:
            state.push(Step(DRAFTING, EVERYONE, step.a + 1))
        else:
            state.push(Step(DEAL_LAST, EVERYONE))


class DealLast(Phase):
    """The last card is no choice; then everybody has the five cards face down."""

    def run(self, state: Mosaic, step: Step) -> None:
        last = [hand(state, seat, HAND - 1)[0] for seat in range(state.seats)]
        for seat in range(state.seats):
            state.picks[seat].append(last[seat])
            for card in state.picks[seat]:
                lay_down(state, seat, card, DRAFTED)
        if state.log is not None:
            state.emit("event-drafted", {})


# ---- start cities and benefits --------------------------------------------------------------------------------------


class StartCities(Phase):
    def run(self, state: Mosaic, step: Step) -> None:
        if step.a < state.seats:
            state.push(Step(START_CITIES, EVERYONE, step.a + 1))
            state.push(Step(START_CITY, (state.start_player + step.a) % state.seats))


class StartCity(Phase):
    """A city on any free hex but a port; it triggers nothing."""

    def legal(self, state: Mosaic, step: Step, seat: int) -> list[Action]:
        return [verbs.PLACES[place] for place in hexes(state, step.seat, c.CITY, c.ANYWHERE, 0)]

    def take(self, state: Mosaic, step: Step, action: Action) -> None:
        put_piece(state, step.seat, c.CITY, action.a, False)


class Benefits(Phase):
    """Player by player: what the leader brings, then the starting technologies."""

    def run(self, state: Mosaic, step: Step) -> None:
        if step.a == state.seats:
            state.push(Step(BEGIN_TURN, state.start_player))
            return
        seat = (state.start_player + step.a) % state.seats
        state.push(Step(BENEFITS, EVERYONE, step.a + 1))
        player = state.players[seat]
        leader = state.catalogue.leaders[player.leader]
        add_symbols(state, seat, leader.symbols)
        for currency in range(c.CURRENCIES):
            gain(state, seat, currency, leader.start[currency])
        gain_people(state, seat, leader.start_population)
        for _ in range(leader.start_infantry):
            put_unit(state, seat, c.INFANTRY, state.region_of(player.sites[c.CITY][0]))
        for _ in range(leader.start_technologies):
            card = draw(state, c.TECHNOLOGY)
            state.reveal()
            if card != c.NOTHING:
                lay_down(state, seat, card, DRAWN)
        state.push(Step(START_CARDS, seat))
        start_effects(state, seat, FROM_LEADER, player.leader)
        if leader.start_piece != c.NOTHING:
            ask_place(state, seat, leader.start_piece, c.BESIDE_CITY, 0, False)


class StartCards(Phase):
    """Play the starting technologies in any order; the others stay face down."""

    def legal(self, state: Mosaic, step: Step, seat: int) -> list[Action]:
        found: list[Action] = []
        for card in state.players[step.seat].down:
            if meets(state, step.seat, state.technology(card).needs):
                found.append(Action(verbs.PLAY, card))
        found.append(verbs.DONE_ACTION)
        return found

    def take(self, state: Mosaic, step: Step, action: Action) -> None:
        if action.verb == verbs.DONE:
            return
        player = state.players[step.seat]
        turn_up(state, step.seat, player.down.index(action.a))
        if player.down:
            state.push(Step(START_CARDS, step.seat))
        start_effects(state, step.seat, FROM_TECHNOLOGY, action.a)

    def default(self, state: Mosaic, step: Step, seat: int) -> Action:
        return self.legal(state, step, seat)[0]
