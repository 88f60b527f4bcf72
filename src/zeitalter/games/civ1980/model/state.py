"""The position: the map with its pieces, everybody's cards, and what the running phase remembers."""

from typing import Final

import msgspec

from zeitalter.core.action import Action
from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.core.outcome import Outcome
from zeitalter.core.state import State
from zeitalter.core.view import View
from zeitalter.core.wording import Description, Prompt
from zeitalter.games.civ1980.model.catalogue import CARDS, NONE, STACKS, TRADE_CARDS, Board, Catalogue
from zeitalter.games.civ1980.model.verbs import DEMAND, DONE_ACTION

# Settings, the options as numbers.
TURN_LIMIT: Final = 0
HAND_CAP: Final = 1
STACKS_APART: Final = 2
CITIES_REDUCED: Final = 3
RICHEST_BENEFITS: Final = 4
ALWAYS_IN_ORDER: Final = 5
TRADE_ROUNDS: Final = 6
PRINTED_VALUES: Final = 7
EVERY_STEP: Final = 8
WIDE_MAP: Final = 9
EXTRA_CARDS: Final = 10  # house rule 1
STAY_ABOARD: Final = 11  # house rule 2
NO_MYSTICISM: Final = 12  # house rule 3
FREE_BUILDING: Final = 13  # house rule 4
SETTINGS: Final = 14

# Kinds of steps. Those up to LAST_SEALED collect hidden answers of the seats in the mask `a`; those up to LAST_ASKING
# ask one seat openly, trading several; the others run by themselves.
TAX_RATE: Final = 0
GROWING: Final = 1
SHIPYARD: Final = 2
BUILDING: Final = 3
SUPPORTING: Final = 4  # b: 1 in phase 9, when cities of this turn go first
RETURNING: Final = 5
LOSING: Final = 6  # b: calamity, c: flood plain + 1
SHOWING_GRAIN: Final = 7
PAYING: Final = 8
WAR_PICK: Final = 9  # b: points, c: victim
WAR_TAKE: Final = 10  # c: victim
LAST_SEALED: Final = 10

PICK_NATION: Final = 11
START_AREA: Final = 12
REVOLT: Final = 13  # a: owner, b: cities that revolt, c: takers still to come (mask)
REVOLT_LOSS: Final = 14  # b: cities to eliminate
MOVING: Final = 15
DEFENDING: Final = 16
BUYING_GOLD: Final = 17
BUYING: Final = 18
VOLCANO_AREA: Final = 19
EARTHQUAKE: Final = 20
AFTERSHOCK: Final = 21  # a: area of the lost city
NAMING_VICTIMS: Final = 22  # a: calamity, b: points left, c: flood plain + 1
FLOOD_PLAIN: Final = 23
NAMING_BENEFICIARY: Final = 24
KEEPING_PART: Final = 25  # a: beneficiary
DISORDER: Final = 26  # b: cities to lose
ICONOCLASM_LOSS: Final = 27  # b: cities to lose
HERESY: Final = 28  # b: cities of others left
PIRATES: Final = 29  # a: victim, b: cities left
TRADING: Final = 30
LAST_ASKING: Final = 30

BEGIN_TURN: Final = 31
TAXES: Final = 32
REVOLTS: Final = 33
GROWTH: Final = 34
CENSUS: Final = 35
BEGIN_SHIPYARD: Final = 36
MOVEMENT: Final = 37  # a: how many have moved
CONFLICT: Final = 38
ASSAULTS: Final = 39  # a: 0 owners with enough stock, 1 the others; b: place in the order
BEGIN_BUILDING: Final = 40
SURPLUS_TOKENS: Final = 41
SUPPORT: Final = 42  # a: 1 in phase 9
DRAWING: Final = 43  # a: how many have drawn
DRAW: Final = 44  # seat EVERYONE, a: seat
BEGIN_TRADE: Final = 45
TRADE_ROUND: Final = 46
PURCHASES: Final = 47  # a: how many have bought
SURPLUS_CARDS: Final = 48
CALAMITIES: Final = 49
CALAMITY: Final = 50  # a: calamity, b: victim
NEXT_VICTIMS: Final = 51  # a: calamity, b: victim, c: flood plain + 1
RETURN_CALAMITY: Final = 52  # a: calamity, b: victim
WAR_PARTS: Final = 53  # b: victim, c: beneficiary
SUCCESSION: Final = 54
ASSAULT: Final = 55  # a: area
BEGIN_GAME: Final = 56
GOLD_SALE: Final = 57  # a: seat
BEGIN_LOSING: Final = 58  # a: calamity, c: flood plain + 1
WAR_TAKERS: Final = 59  # a: 0 the beneficiary, 1 the first of the others, 2 the rest; b: victim
OTHERS_LOSE: Final = 60  # a: calamity, c: flood plain + 1
KINDS: Final = 61

NOBODY: Final = -1

# Ways the game ends, after the common ones of the core.
FINISH_REACHED: Final = 2
TURNS_OVER: Final = 3

# A trade card in a hand or stack: which card, who else knows it (bit mask), and from whom a calamity came (seat + 1).
CARD_MASK: Final = 31
KNOWN_SHIFT: Final = 5
GIVER_SHIFT: Final = 13
KNOWN_MASK: Final = 255 << KNOWN_SHIFT
PUBLIC: Final = 255 << KNOWN_SHIFT
LAST_MASK: Final = (1 << 60) - 1


class Player:
    """The pieces and cards of one nation."""

    nation: int
    tokens: list[int]  # by area
    stock: int  # tokens
    treasury: int
    cities: int  # on the board
    ships: list[int]  # the water each is in
    aboard: list[int]  # tokens on each ship: while it moves, or with house rule 2
    sailed: list[int]  # steps each ship has made this turn
    cards: int  # mask of civilization cards
    hand: list[int]  # trade cards, sorted
    open: list[int]  # calamities shown that wait for phase 14
    census: int
    space: int  # on the succession table

    def copy(self) -> "Player":
        other = Player()
        other.nation = self.nation
        other.tokens = self.tokens[:]
        other.stock = self.stock
        other.treasury = self.treasury
        other.cities = self.cities
        other.ships = self.ships[:]
        other.aboard = self.aboard[:]
        other.sailed = self.sailed[:]
        other.cards = self.cards
        other.hand = self.hand[:]
        other.open = self.open[:]
        other.census = self.census
        other.space = self.space
        return other

    def pack(self) -> list[object]:
        return [
            self.nation,
            self.tokens,
            self.stock,
            self.treasury,
            self.cities,
            self.ships,
            self.aboard,
            self.sailed,
            self.cards,
            self.hand,
            self.open,
            self.census,
            self.space,
        ]


PackedPlayer = tuple[
    int, list[int], int, int, int, list[int], list[int], list[int], int, list[int], list[int], int, int
]


def new_player(areas: int, tokens: int) -> Player:
    player = Player()
    player.nation = NONE
    player.tokens = [0] * areas
    player.stock = tokens
    player.treasury = 0
    player.cities = 0
    player.ships = []
    player.aboard = []
    player.sailed = []
    player.cards = 0
    player.hand = []
    player.open = []
    player.census = 0
    player.space = 0
    return player


def unpack_player(packed: PackedPlayer) -> Player:
    p = Player()
    p.nation, p.tokens, p.stock, p.treasury, p.cities, p.ships, p.aboard, p.sailed = packed[:8]
    p.cards, p.hand, p.open, p.census, p.space = packed[8:]
    return p


class Packet:
    """Trade cards laid face down: an offer, or the answer to one. Immutable, so copies of a state share it."""

    __slots__ = ("answers", "cards", "named", "number", "owner", "to", "value", "wish")

    def __init__(
        self, number: int, owner: int, to: int, answers: int, named: int, wish: int, value: int, cards: list[int]
    ) -> None:
        self.number = number
        self.owner = owner
        self.to = to  # a seat, or ALL
        self.answers = answers  # number of the packet it answers, or NONE
        self.named = named  # a commodity in it, truthfully
        self.wish = wish  # a commodity asked for, a mere claim; NO_WISH for none
        self.value = value  # of its sets, truthfully
        self.cards = cards  # sorted; secret

    def pack(self) -> list[object]:
        return [self.number, self.owner, self.to, self.answers, self.named, self.wish, self.value, self.cards]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Packet) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash((self.number, self.owner))


PackedPacket = tuple[int, int, int, int, int, int, int, list[int]]


class Civ1980(State):
    """A game of Civilization."""

    catalogue: Catalogue
    board: Board
    settings: list[int]
    players: list[Player]
    order: list[int]  # seats in the order of the succession table
    places: list[int]  # seats in the order drawn for the choice of nations
    city: list[int]  # by area: the owner of the city, or NOBODY
    fresh: list[int]  # areas with a city built this turn
    stacks: list[list[int]]  # trade cards, the top card last
    copies: list[int]  # civilization cards left, by kind
    turn: int
    phase: int
    moved: list[int]  # by area: tokens of the moving nation that have moved; empty unless it moves by hand
    by_hand: int  # mask of seats that decide in detail
    # Trade.
    packets: tuple[Packet, ...]  # on the table
    history: list[int]  # eight numbers for each packet of this turn: what was told about it
    packet_number: int
    trade_round: int
    trade_done: int  # mask of seats that have had their go in this round
    trade_news: int  # packets and deals of this round
    dealt: int  # mask of pairs of seats that have made a deal in this phase
    drafts: list[list[int]]  # per seat: the packet being put together
    # Per seat the packets laid down so far, each as the mask of seats that got it, the packet it answers, the number of
    # its cards, and the cards.
    offered: list[list[int]]
    # Purchase and losses.
    basket: int  # mask of cards being bought
    receipts: list[list[int]]  # per seat: trade cards paid in the last phase 12, for everybody to see
    struck: list[int]  # calamities of the last phase 14: card * 64 + victim * 8 + giver + 1
    debts: list[int]  # points each seat still has to lose
    lost: list[int]  # areas named by the running calamity
    # Civil War: the part marked.
    marked_tokens: list[int]
    marked_cities: list[int]
    last: int  # the last decision taken, so that no two decisions lead to the same position

    def has(self, seat: int, card: int) -> bool:
        return self.players[seat].cards >> card & 1 != 0

    def everyone(self) -> int:
        return (1 << self.seats) - 1

    def limit(self, seat: int, area: int) -> int:
        """Population limit of an area for a nation that is alone in it (Agriculture counts)."""
        return self.catalogue.limit[area] + (self.players[seat].cards & 1)

    def rounds(self) -> int:
        return self.turn

    def is_waiting(self, seat: int) -> bool:
        return self.ready >> seat & 1 != 0

    # ---- copies and bytes -----------------------------------------------------------------------------------------

    def copy(self) -> "Civ1980":
        other = Civ1980()
        other.copy_flow(self)
        other.catalogue = self.catalogue
        other.board = self.board
        other.settings = self.settings[:]
        other.players = [player.copy() for player in self.players]
        other.order = self.order[:]
        other.places = self.places[:]
        other.city = self.city[:]
        other.fresh = self.fresh[:]
        other.stacks = [stack[:] for stack in self.stacks]
        other.copies = self.copies[:]
        other.turn = self.turn
        other.phase = self.phase
        other.moved = self.moved[:]
        other.by_hand = self.by_hand
        other.packets = self.packets
        other.history = self.history[:]
        other.packet_number = self.packet_number
        other.trade_round = self.trade_round
        other.trade_done = self.trade_done
        other.trade_news = self.trade_news
        other.dealt = self.dealt
        other.drafts = [draft[:] for draft in self.drafts]
        other.offered = [told[:] for told in self.offered]
        other.basket = self.basket
        other.receipts = [paid[:] for paid in self.receipts]
        other.struck = self.struck[:]
        other.debts = self.debts[:]
        other.lost = self.lost[:]
        other.marked_tokens = self.marked_tokens[:]
        other.marked_cities = self.marked_cities[:]
        other.last = self.last
        return other

    def pack(self) -> list[object]:
        return [
            self.pack_flow(),
            self.settings,
            [player.pack() for player in self.players],
            self.order,
            self.places,
            self.city,
            self.fresh,
            self.stacks,
            self.copies,
            [self.turn, self.phase, self.by_hand, self.packet_number, self.trade_round, self.trade_done],
            [self.trade_news, self.dealt, self.basket, self.last],
            self.moved,
            [packet.pack() for packet in self.packets],
            self.drafts,
            self.debts,
            self.lost,
            self.marked_tokens,
            self.marked_cities,
            self.history,
            self.receipts,
            self.struck,
            self.offered,
        ]

    # ---- the agenda: each kind of step is answered by its phase ---------------------------------------------------

    def asks(self, step: Step) -> int:
        kind = step.kind
        if kind > LAST_ASKING:
            return 0
        if kind <= LAST_SEALED:
            return step.a
        if kind == TRADING:
            return self.everyone() & ~self.trade_done
        return 1 << step.seat

    def run(self, step: Step) -> None:
        PHASES[step.kind].run(self, step)

    def legal(self, step: Step, seat: int) -> list[Action]:
        return PHASES[step.kind].legal(self, step, seat)

    def accepts(self, step: Step, seat: int, action: Action) -> bool:
        if action.verb == DEMAND:
            return step.kind <= LAST_SEALED and step.a & (step.a - 1) != 0 and not self.sealed[seat]
        return PHASES[step.kind].accepts(self, step, seat, action)

    def default(self, step: Step, seat: int) -> Action:
        return PHASES[step.kind].default(self, step, seat)

    def take(self, step: Step, seat: int, action: Action) -> None:
        self.last = action.key
        PHASES[step.kind].take(self, step, seat, action)

    def is_sealed(self, step: Step) -> bool:
        return step.kind <= LAST_SEALED

    def is_complete(self, step: Step, seat: int) -> bool:
        if self.sealed[seat][-1].verb == DEMAND:
            return True
        return PHASES[step.kind].complete(self, step, seat)

    def resolve(self, step: Step) -> None:
        """Sealed answers take effect in the order of the succession table; if somebody demanded order, all go back and
        the seats decide one after the other."""
        self.last = 0
        for answers in self.sealed:
            for action in answers:
                self.last = (self.last * 31 + action.key) & LAST_MASK
        for answers in self.sealed:
            if answers and answers[0].verb == DEMAND:
                self.push_in_order(step.kind, step.a, step.b, step.c)
                if self.log is not None:
                    self.emit("event-order-demanded", {})
                return
        PHASES[step.kind].resolve(self, step)

    def ask_all(self, kind: int, mask: int, b: int = 0, c: int = 0) -> None:
        """Ask several seats at the same time, or in order where the table wants it so."""
        if mask == 0:
            return
        if self.settings[ALWAYS_IN_ORDER]:
            self.push_in_order(kind, mask, b, c)
        else:
            self.push(Step(kind, EVERYONE, mask, b, c))

    def push_in_order(self, kind: int, mask: int, b: int, c: int) -> None:
        for seat in reversed(self.order):
            if mask >> seat & 1:
                self.push(Step(kind, EVERYONE, 1 << seat, b, c))

    # ---- for people, bots and tests -------------------------------------------------------------------------------

    def prompt(self, seat: int) -> Prompt:
        from zeitalter.games.civ1980.view.words import prompt

        return prompt(self, seat)

    def describe(self, seat: int, action: Action) -> Description:
        from zeitalter.games.civ1980.view.words import describe

        return describe(self, seat, action)

    def observe(self, seat: int | None) -> View:
        from zeitalter.games.civ1980.view.observe import observe

        return observe(self, seat)

    def outcome(self) -> Outcome | None:
        from zeitalter.games.civ1980.rules.scoring import outcome

        return outcome(self)

    def value(self, seat: int) -> float:
        from zeitalter.games.civ1980.bot.value import value

        return value(self, seat)

    def check(self) -> None:
        from zeitalter.games.civ1980.rules.invariants import check

        check(self)


PackedState = tuple[
    list[object],
    list[int],
    list[PackedPlayer],
    list[int],
    list[int],
    list[int],
    list[int],
    list[list[int]],
    list[int],
    tuple[int, int, int, int, int, int],
    tuple[int, int, int, int],
    list[int],
    list[PackedPacket],
    list[list[int]],
    list[int],
    list[int],
    list[int],
    list[int],
    list[int],
    list[list[int]],
    list[int],
    list[list[int]],
]


def unpack(catalogue: Catalogue, packed: list[object]) -> Civ1980:
    data = msgspec.convert(packed, PackedState)
    state = Civ1980()
    state.catalogue = catalogue
    state.unpack_flow(data[0])
    state.settings = data[1]
    state.board = board_of(catalogue, state.seats, state.settings)
    state.players = [unpack_player(player) for player in data[2]]
    state.order, state.places, state.city, state.fresh, state.stacks, state.copies = data[3:9]
    state.turn, state.phase, state.by_hand, state.packet_number, state.trade_round, state.trade_done = data[9]
    state.trade_news, state.dealt, state.basket, state.last = data[10]
    state.moved = data[11]
    state.packets = tuple([unpack_packet(packet) for packet in data[12]])
    state.drafts, state.debts, state.lost, state.marked_tokens, state.marked_cities, state.history = data[13:19]
    state.receipts, state.struck, state.offered = data[19], data[20], data[21]
    return state


def unpack_packet(packed: PackedPacket) -> Packet:
    return Packet(packed[0], packed[1], packed[2], packed[3], packed[4], packed[5], packed[6], packed[7])


def board_of(catalogue: Catalogue, seats: int, settings: list[int]) -> Board:
    return catalogue.boards[8 if seats == 2 and settings[WIDE_MAP] else seats]


def new_state(catalogue: Catalogue, seats: int, settings: list[int]) -> Civ1980:
    """An empty board; the caller sets the common fields."""
    state = Civ1980()
    state.catalogue = catalogue
    state.settings = settings
    state.board = board_of(catalogue, seats, settings)
    state.players = [new_player(catalogue.areas, state.board.tokens) for seat in range(seats)]
    state.order = list(range(seats))
    state.places = list(range(seats))
    state.city = [NOBODY] * catalogue.areas
    state.fresh = []
    state.stacks = [[] for stack in range(STACKS)]
    state.copies = [0] * CARDS
    state.turn = 0
    state.phase = 0
    state.moved = []
    state.by_hand = 0
    state.packets = ()
    state.history = []
    state.packet_number = 0
    state.trade_round = 0
    state.trade_done = 0
    state.trade_news = 0
    state.dealt = 0
    state.drafts = [[] for seat in range(seats)]
    state.offered = [[] for seat in range(seats)]
    state.basket = 0
    state.receipts = [[] for seat in range(seats)]
    state.struck = []
    state.debts = [0] * seats
    state.lost = []
    state.marked_tokens = []
    state.marked_cities = []
    state.last = 0
    return state


class Phase:
    """The rules of one kind of step. Stateless; one object per kind in PHASES."""

    def run(self, state: Civ1980, step: Step) -> None:
        raise NotImplementedError

    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        raise NotImplementedError

    def accepts(self, state: Civ1980, step: Step, seat: int, action: Action) -> bool:
        for legal in self.legal(state, step, seat):
            if legal.key == action.key:
                return True
        return False

    def take(self, state: Civ1980, step: Step, seat: int, action: Action) -> None:
        raise NotImplementedError

    def default(self, state: Civ1980, step: Step, seat: int) -> Action:
        """Doing nothing where that is offered, else the first choice."""
        legal = self.legal(state, step, seat)
        return DONE_ACTION if legal[-1].key == DONE_ACTION.key else legal[0]

    def complete(self, state: Civ1980, step: Step, seat: int) -> bool:
        """Whether a sealed answer is whole."""
        return True

    def resolve(self, state: Civ1980, step: Step) -> None:
        raise NotImplementedError


PHASES: Final[list[Phase]] = [Phase() for kind in range(KINDS)]

# Hands and stacks hold numbers: these read them.


def card_of(entry: int) -> int:
    return entry & CARD_MASK


def count_cards(hand: list[int]) -> list[int]:
    """How many cards of each kind a hand holds, locked calamities included."""
    counts = [0] * TRADE_CARDS
    for entry in hand:
        counts[entry & CARD_MASK] += 1
    return counts


def set_value(catalogue: Catalogue, counts: list[int]) -> int:
    """n equal commodities are worth n * n * their value; different sets are added."""
    total = 0
    for card in range(len(counts)):
        n = counts[card]
        if n:
            total += n * n * catalogue.trade_value[card]
    return total


def hand_value(catalogue: Catalogue, hand: list[int]) -> int:
    return set_value(catalogue, count_cards(hand))
