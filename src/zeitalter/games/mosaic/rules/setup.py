"""Setting up: decks and tiles, the drafts, start cities, benefits (rulebook, Spielvorbereitung)."""

from typing import Final

from zeitalter.core.action import DONE, Action
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.phase import Phase, Question, Sealed
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps, verbs
from zeitalter.games.mosaic.model.options import Options
from zeitalter.games.mosaic.model.player import new_player
from zeitalter.games.mosaic.model.state import HAND, Mosaic
from zeitalter.games.mosaic.rules.effects import start_effects
from zeitalter.games.mosaic.rules.moves import add_symbols, gain, gain_people, put_piece
from zeitalter.games.mosaic.rules.needs import meets
from zeitalter.games.mosaic.rules.offers import draw, refill
from zeitalter.games.mosaic.rules.placing import hexes, placings, undo_after_piece
from zeitalter.games.mosaic.rules.technologies import lay_down, play
from zeitalter.games.mosaic.rules.units import put_unit

ACHIEVEMENTS_IN_PLAY: Final = 9


def set_up(state: Mosaic, options: Options) -> None:
    catalogue = state.catalogue
    state.second_after_tie = options.second_after_tie
    state.players = [new_player(catalogue) for seat in range(state.seats)]
    state.pieces = [None] * len(catalogue.hexes)
    state.offers = [[c.NOTHING] * c.OFFER_SIZES[deck] for deck in range(c.DECKS)]
    state.under = [0] * c.DECKS
    state.top_seen = [0] * c.DECKS
    state.locked = [c.NOBODY] * len(catalogue.regions)
    state.picks = [()] * state.seats
    state.active = c.NOBODY
    state.round = 1
    lay_out_tiles(state)
    build_decks(state)
    for deck in range(c.DECKS):
        refill(state, deck)
    cards = list(range(len(catalogue.achievements)))
    state.chance.shuffle(cards)
    state.achievements = sorted(cards[:ACHIEVEMENTS_IN_PLAY])
    state.achievements_in_play = tuple(state.achievements)
    state.start_player = state.chance.below(state.seats)
    plan(state)


def plan(state: Mosaic) -> None:
    """What comes before the first turn. What is put on the agenda last comes first."""
    order = state.clockwise(state.start_player)
    state.push(steps.BeginTurn(state.start_player))
    for seat in reversed(order):
        state.push(steps.Benefits(seat))
    for seat in reversed(order):
        state.push(steps.StartCity(seat))
    state.push(steps.Drafting(EVERYONE, 0))
    for seat in order:  # the player to the right of the start player chooses first, then counter-clockwise
        state.push(steps.ChoosingLeader(seat))


def lay_out_tiles(state: Mosaic) -> None:
    """Fish on the ports, shuffled resource tiles on the marked hexes, shuffled goods and blanks on the others."""
    catalogue = state.catalogue
    goods: list[int] = [c.NOTHING] * catalogue.blanks
    for good in range(1, len(catalogue.goods)):
        goods += [good] * catalogue.goods_tiles[good]
    resources: list[int] = []
    for tile in range(len(catalogue.resource_tiles)):
        resources += [len(catalogue.goods) + tile] * catalogue.resource_tile_counts[tile]
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
    state.dealt = [tuple(sorted(starting[seat * HAND : seat * HAND + HAND])) for seat in range(seats)]
    technologies = starting[seats * HAND :]
    for card in catalogue.technologies:
        if not card.starting:
            technologies += [card.index] * card.copies
    state.chance.shuffle(technologies)
    builds = shuffled(state, [card.copies for card in catalogue.builds])
    populations = shuffled(state, [card.copies for card in catalogue.populations])
    half = catalogue.deck_sizes[c.TAX][seats] // 2
    taxes = shuffled(state, [0 if card.tariff else card.copies for card in catalogue.taxes])[:half]
    taxes += shuffled(state, [card.copies if card.tariff else 0 for card in catalogue.taxes])[:half]
    state.chance.shuffle(taxes)
    state.decks = [technologies, builds, populations[: catalogue.deck_sizes[c.POPULATION][seats]], taxes]
    for deck in range(c.DECKS):
        size = len(state.decks[deck])
        low = empire_low(deck, size, seats)
        place = low + state.chance.below(empire_high(deck, size, seats) - low + 1)
        state.decks[deck].insert(place, c.EMPIRE)


def shuffled(state: Mosaic, copies: list[int]) -> list[int]:
    """A shuffled deck with so many copies of each card."""
    cards: list[int] = []
    for card in range(len(copies)):
        cards += [card] * copies[card]
    state.chance.shuffle(cards)
    return cards


def deck_size(state: Mosaic, deck: int) -> int:
    """Cards of a deck at the start, without the empire card."""
    if deck == c.TECHNOLOGY:
        return sum([card.copies for card in state.catalogue.technologies]) - HAND * state.seats
    if deck == c.BUILD:
        return sum([card.copies for card in state.catalogue.builds])
    return state.catalogue.deck_sizes[deck][state.seats]


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
    cards = list(state.dealt[owner])
    for earlier in range(turn):
        cards.remove(state.picks[(owner + earlier) % state.seats][earlier])
    return cards


# ---- leaders --------------------------------------------------------------------------------------------------------


def free_leaders(state: Mosaic) -> list[int]:
    taken = [player.leader for player in state.players]
    return [leader.index for leader in state.catalogue.leaders if leader.index not in taken]


def are_leaders_chosen(state: Mosaic) -> bool:
    for player in state.players:
        if player.leader == c.NOTHING:
            return False
    return True


class ChoosingLeader(Question[Mosaic, steps.ChoosingLeader]):
    def legal(self, state: Mosaic, step: steps.ChoosingLeader, seat: int) -> list[Action]:
        return [verbs.Leader(leader) for leader in free_leaders(state)]

    def take(self, state: Mosaic, step: steps.ChoosingLeader, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Leader)
        state.players[seat].leader = action.leader
        state.emit("event-leader", {"seat": seat, "leader": "leader-" + state.catalogue.leaders[action.leader].id})
        if are_leaders_chosen(state):
            state.reveal()  # everybody takes up the starting technologies


# ---- starting technologies ------------------------------------------------------------------------------------------


class Drafting(Sealed[Mosaic, steps.Drafting]):
    """Everybody picks one card at the same time, unseen by the others. The last card is no choice."""

    def asks(self, state: Mosaic, step: steps.Drafting) -> int:
        return state.everyone()  # a pick of those who have left is passed on, too

    def legal(self, state: Mosaic, step: steps.Drafting, seat: int) -> list[Action]:
        if state.sealed[seat]:
            return []
        return [verbs.Draft(card) for card in hand(state, seat, step.round)]

    def resolve(self, state: Mosaic, step: steps.Drafting) -> None:
        for seat in range(state.seats):
            pick = state.sealed[seat][0]
            assert isinstance(pick, verbs.Draft)
            state.picks[seat] += (pick.technology,)
        if step.round + 2 < HAND:
            state.push(steps.Drafting(EVERYONE, step.round + 1))
        else:
            end_draft(state)


def end_draft(state: Mosaic) -> None:
    """Everybody gets the last card of the hand passed on, and lays the five down."""
    last = [hand(state, seat, HAND - 1)[0] for seat in range(state.seats)]
    for seat in range(state.seats):
        state.picks[seat] += (last[seat],)
        for card in state.picks[seat]:
            lay_down(state, seat, card, 1 << seat, drafted=True)
    state.emit("event-drafted", {})


# ---- start cities and benefits --------------------------------------------------------------------------------------


class StartCity(Question[Mosaic, steps.StartCity]):
    """A city on any free hex but a port; it triggers nothing."""

    def legal(self, state: Mosaic, step: steps.StartCity, seat: int) -> list[Action]:
        return placings(state, hexes(state, seat, c.CITY, c.ANYWHERE))

    def take(self, state: Mosaic, step: steps.StartCity, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Place)
        put_piece(state, seat, c.CITY, action.hex, False)

    def undo_after(self, state: Mosaic, step: steps.StartCity, seat: int, action: Action) -> int:
        return undo_after_piece(state)


class Benefits(Phase[Mosaic, steps.Benefits]):
    """What the leader brings, then the starting technologies."""

    def run(self, state: Mosaic, step: steps.Benefits) -> None:
        seat = step.seat
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
                lay_down(state, seat, card, 1 << seat)
        state.push(steps.StartCards(seat))
        start_effects(state, seat, c.FROM_LEADER, player.leader)
        if leader.start_piece != c.NOTHING:
            state.push(steps.StartVillage(seat, leader.start_piece))


class StartVillage(Question[Mosaic, steps.StartVillage]):
    """Beside the start city; it triggers nothing. Asked only where there is a choice."""

    def asks(self, state: Mosaic, step: steps.StartVillage) -> int:
        return 1 << step.seat if len(village_hexes(state, step)) > 1 else 0

    def run(self, state: Mosaic, step: steps.StartVillage) -> None:
        for place in village_hexes(state, step):
            put_piece(state, step.seat, step.piece, place, False)

    def legal(self, state: Mosaic, step: steps.StartVillage, seat: int) -> list[Action]:
        return placings(state, village_hexes(state, step))

    def take(self, state: Mosaic, step: steps.StartVillage, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Place)
        put_piece(state, seat, step.piece, action.hex, False)


def village_hexes(state: Mosaic, step: steps.StartVillage) -> list[int]:
    return hexes(state, step.seat, step.piece, c.BESIDE_CITY)


class StartCards(Question[Mosaic, steps.StartCards]):
    """Play the starting technologies in any order; the others stay face down."""

    def legal(self, state: Mosaic, step: steps.StartCards, seat: int) -> list[Action]:
        found: list[Action] = []
        for card in state.players[seat].face_down():
            if meets(state, seat, state.technology(card).needs):
                found.append(verbs.Play(card))
        found.append(DONE)
        return found

    def take(self, state: Mosaic, step: steps.StartCards, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Play):
            if len(state.players[seat].down) > 1:
                state.push(steps.StartCards(seat))
            play(state, seat, action.technology)

    def default(self, state: Mosaic, step: steps.StartCards, seat: int) -> Action:
        return self.legal(state, step, seat)[0]
