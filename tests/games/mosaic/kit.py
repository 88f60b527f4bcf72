"""Positions made by hand and played by notation."""

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps, verbs
from zeitalter.games.mosaic.model.player import Player
from zeitalter.games.mosaic.model.state import Mosaic, Piece
from zeitalter.games.mosaic.rules import scoring
from zeitalter.games.mosaic.rules.empire import empire_points
from zeitalter.games.mosaic.rules.influence import survey
from zeitalter.games.mosaic.title import create

RULES = create()
CARDS = RULES.catalogue
HEXES = {place.id: place.index for place in CARDS.hexes}
REGIONS = {region.id: region.index for region in CARDS.regions}


def technology(key: str) -> int:
    return [card.id for card in CARDS.technologies].index(key)


def build_card(key: str) -> int:
    return [card.id for card in CARDS.builds].index(key)


def symbols(text: str) -> list[int]:
    """ "science 2 food" """
    made = [0] * c.PILLARS
    words = text.split()
    for i, word in enumerate(words):
        if not word.isdigit():
            number = int(words[i + 1]) if i + 1 < len(words) and words[i + 1].isdigit() else 1
            made[c.PILLAR_NAMES.index(word)] = number
    return made


def actions_left(state: Mosaic) -> int:
    """In the turn that is being asked for."""
    step = state.agenda[-1]
    assert isinstance(step, steps.Turn)
    return step.actions_left


class Table:
    """A game after a set-up without luck: no leaders' goods, no technologies, no tiles; seat 0 is at turn."""

    def __init__(self, seats: int = 4) -> None:
        state = RULES.setup(seats, None, 5)
        assert isinstance(state, Mosaic)
        self.state = state
        state.start_player = 0
        state.agenda.clear()
        state.clear_sealed()
        state.picks = [()] * seats
        state.tiles = [c.NOTHING] * len(state.tiles)
        state.turns, state.active = 1, 0
        self.turn(0)

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def turn(self, seat: int, actions: int = 1) -> "Table":
        state = self.state
        state.agenda.clear()
        state.active = seat
        state.push(steps.Turn(seat, actions, 0))
        return self

    def lead(self, seat: int, leader: str) -> "Table":
        self.player(seat).leader = [card.id for card in CARDS.leaders].index(leader)
        return self

    def own(self, seat: int, *cards: str) -> "Table":
        """Technologies face up, without their benefits."""
        for card in cards:
            self.player(seat).up.append(technology(card))
        return self

    def give(self, seat: int = 0, stone: int = 0, ideas: int = 0, food: int = 0, money: int = 0) -> "Table":
        self.player(seat).stock = [stone, ideas, food, money]
        return self

    def put(self, seat: int, piece: str, *places: str) -> "Table":
        """Pieces on the board, their tiles left aside."""
        for place in places:
            kind = c.PIECE_NAMES.index(piece)
            self.player(seat).sites[kind].append(HEXES[place])
            self.state.pieces[HEXES[place]] = Piece(seat, kind)
            self.state.tiles[HEXES[place]] = c.NOTHING
        return self

    def tile(self, place: str, tile: str) -> "Table":
        names = [*CARDS.goods, *CARDS.resource_tiles]
        self.state.tiles[HEXES[place]] = names.index(tile)
        return self

    def units(self, seat: int, unit: str, region: str, number: int) -> "Table":
        self.player(seat).units[c.UNIT_NAMES.index(unit)][REGIONS[region]] = number
        return self

    def count_units(self, seat: int, unit: str, region: str = "") -> int:
        kind = c.UNIT_NAMES.index(unit)
        if region:
            return self.player(seat).units[kind][REGIONS[region]]
        return self.player(seat).units_of(kind)

    def offer(self, deck: int, *cards: int) -> "Table":
        self.state.offers[deck] = list(cards)
        return self

    def research(self, card: str) -> "Table":
        """Put a technology into the offer, take it and play it if it can be played."""
        self.offer(c.TECHNOLOGY, technology(card))
        return self.do(f"research {card} 0")

    def options(self, seat: int | None = None) -> list[str]:
        seats = self.state.actors() if seat is None else [seat]
        return [RULES.vocabulary.notation(action) for who in seats for action in self.state.legal_actions(who)]

    def do(self, *texts: str) -> "Table":
        for text in texts:
            seat = self.state.actors()[0]
            action = RULES.vocabulary.parse(text)
            assert self.state.is_legal(seat, action), f"{text!r} is not among {self.options()}"
            self.state.apply(seat, action)
        return self

    def refuses(self, text: str) -> bool:
        return not self.state.is_legal(self.state.actors()[0], RULES.vocabulary.parse(text))

    def finish(self, home: str = "") -> "Table":
        """Answer what cards ask until a turn's menu comes: units go home, else the first choice."""
        while self.state.agenda and not isinstance(self.state.agenda[-1], steps.Turn):
            seat = self.state.actors()[0]
            legal = self.state.legal_actions(seat)
            at_home = [a for a in legal if isinstance(a, verbs.Deploy) and home and a.region == REGIONS[home]]
            self.state.apply(seat, (at_home or legal)[0])
        return self

    def points(self, seat: int = 0) -> list[int]:
        return scoring.points(self.state, seat)

    def influence(self, region: str) -> list[int]:
        return survey(self.state).influence[REGIONS[region]]

    def empire(self) -> list[int]:
        return empire_points(self.state, survey(self.state))


def table(seats: int = 4) -> Table:
    return Table(seats)
