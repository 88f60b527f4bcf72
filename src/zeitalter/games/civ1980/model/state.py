"""The position: the map with its pieces, everybody's cards, and what the running phase remembers."""

from typing import Final

from zeitalter.core.part import Shared
from zeitalter.core.state import State
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.catalogue import AGRICULTURE, NONE, STACKS, Board, Catalogue
from zeitalter.games.civ1980.model.packet import Laid, Packet, Told
from zeitalter.games.civ1980.model.player import NOBODY, Player, new_player
from zeitalter.games.civ1980.model.settings import Settings
from zeitalter.games.civ1980.model.strike import Strike

WIDE_BOARD: Final = 8  # two players on three panels, among the boards by number of players

ASKED: Final = 2  # where a packed step has its first field, after its kind and seat

# Ways the game ends, after the common ones of the core.
FINISH_REACHED: Final = 2
TURNS_OVER: Final = 3


class Civ1980(State):
    """A game of Civilization."""

    catalogue: Shared[Catalogue]
    board: Shared[Board]  # by the number of players and `wide`
    wide: bool  # two players on three panels
    settings: Settings
    players: list[Player]
    order: list[int]  # seats in the order of the succession table
    places: list[int]  # seats in the order drawn for the choice of nations
    city: list[int]  # by area: the owner of the city, or NOBODY
    fresh: list[int]  # areas with a city built this turn
    stacks: list[list[int]]  # trade cards, the top card last
    depth: list[int]  # by stack: cards above its calamity, as long as everybody can know, or NONE
    copies: list[int]  # civilization cards left, by kind
    turn: int
    phase: int
    moved: list[int]  # by area: tokens of the moving nation that have moved; empty unless it moves by hand
    # Trade.
    packets: tuple[Packet, ...]  # on the table
    history: list[Told]  # every packet of this turn
    packet_number: int
    trade_round: int
    trade_done: int  # mask of seats that have had their go in this round
    trade_news: int  # packets and deals of this round
    dealt: list[int]  # per seat: mask of those it has made a deal with in this phase
    offered: list[list[Laid]]  # per seat: what it has laid down in this phase and still holds
    # Purchase and losses.
    basket: int  # mask of cards being bought
    receipts: list[list[int]]  # per seat: trade cards paid in the last phase 12, for everybody to see
    struck: list[Strike]  # in the last phase 14
    debts: list[int]  # points each seat still has to lose
    lost: list[int]  # areas or seats named by the running calamity
    # Civil War: the part marked.
    marked_tokens: list[int]
    marked_cities: list[int]

    def has(self, seat: int, card: int) -> bool:
        return self.players[seat].cards >> card & 1 != 0

    def limit(self, seat: int, area: int) -> int:
        """Population limit of an area for a nation that is alone in it (Agriculture counts)."""
        return self.catalogue.limit[area] + (self.players[seat].cards >> AGRICULTURE & 1)

    def rounds(self) -> int:
        return self.turn

    def ask_all(self, step: steps.Simultaneous) -> None:
        """Ask several seats at the same time, or in order where the table wants it so."""
        if self.settings.always_in_order:
            self.ask_in_order(step)
        elif step.asked:
            self.push(step)

    def ask_in_order(self, step: steps.Simultaneous) -> None:
        """The same question to one seat after the other."""
        for seat in reversed(self.order):
            if step.asked >> seat & 1:
                packed = step.pack()
                packed[ASKED] = 1 << seat
                self.push(self.game.step(packed))


def mask_of(members: list[int]) -> int:
    """Seats or cards as one number, a bit for each."""
    mask = 0
    for one in members:
        mask |= 1 << one
    return mask


def board_number(seats: int, wide: bool) -> int:
    return WIDE_BOARD if seats == 2 and wide else seats


def lay_out(state: Civ1980, settings: Settings, wide: bool) -> None:
    """The board of a blank position: no piece on the map, no card dealt."""
    state.settings = settings
    state.wide = wide
    state.game.attach(state)
    catalogue, seats = state.catalogue, state.seats
    state.players = [new_player(catalogue.areas, state.board.tokens) for seat in range(seats)]
    state.order = list(range(seats))
    state.places = list(range(seats))
    state.city = [NOBODY] * catalogue.areas
    state.stacks = [[] for stack in range(STACKS)]
    state.depth = [NONE] * STACKS
    state.copies = [0] * catalogue.cards
    state.dealt = [0] * seats
    state.offered = [[] for seat in range(seats)]
    state.receipts = [[] for seat in range(seats)]
    state.debts = [0] * seats
