"""The position: players' tableaus, the board, decks and offers, and what the running turn remembers."""

from typing import Final

from zeitalter.core.part import Shared, Value
from zeitalter.core.state import FIRST_GAME_ENDING, State
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.player import Player
from zeitalter.games.mosaic.model.verbs import Listed

# Ways the game ends.
THIRD_EMPIRE: Final = FIRST_GAME_ENDING
TWO_SETS: Final = FIRST_GAME_ENDING + 1

HAND: Final = 5  # starting technologies per player
SCORINGS: Final = 3


class Piece(Value):
    """What stands on a hex, and whose it is."""

    seat: int
    piece: int


class MovedUnit(Value):
    """A unit that has moved, and where it is now."""

    unit: int
    region: int


class Mosaic(State):
    """A game of Mosaic."""

    catalogue: Shared[c.Catalogue]
    listed: Shared[Listed]
    second_after_tie: bool  # as the options say
    players: list[Player]
    tiles: list[int]  # per hex: a good, a resource tile counted on from the goods, or NOTHING
    pieces: list[Piece | None]  # per hex
    decks: list[list[int]]  # the top card last; the empire card is EMPIRE
    offers: list[list[int]]  # NOTHING where a card was taken and not yet replaced
    under: list[int]  # per deck: cards at its bottom that everybody has seen going there
    top_seen: list[int]  # per deck: bit mask of the seats that know the top card
    used_population: list[int]
    achievements: list[int]  # in play, not yet claimed
    achievements_in_play: tuple[int, ...]
    bonus: int  # money on the bonus space
    locked: list[int]  # per region: who keeps the others from founding cities there
    dealt: list[tuple[int, ...]]  # starting technologies by the seat they were dealt to, sorted
    picks: list[tuple[int, ...]]  # by seat, in the order of the draft
    start_player: int
    active: int
    turns: int
    round: int
    final_round: int  # 0 until an end is in sight
    ending: int
    empires: int  # empire cards revealed
    scorings: int  # carried out
    pending: int  # due at the end of the turn
    looked: bool  # whether Republic's look was used before the next action
    recruited: int  # units, in this turn
    moved: list[MovedUnit]  # in this turn

    def rounds(self) -> int:
        return self.round

    def technology(self, card: int) -> c.Technology:
        return self.catalogue.technologies[card]

    def in_play(self, region: int) -> bool:
        return self.catalogue.regions_in_play[self.seats] >> region & 1 == 1

    def play_regions(self) -> int:
        """Bit mask of the regions in play."""
        return self.catalogue.regions_in_play[self.seats]

    def is_small(self) -> bool:
        """2 or 3 players: some cards count otherwise."""
        return self.seats <= 3

    def production(self, seat: int, track: int) -> int:
        player = self.players[seat]
        if player.government == c.NOTHING:
            return player.production[track]
        return player.production[track] + self.catalogue.governments[player.government].production[track]

    def has(self, seat: int, op: int) -> bool:
        """Whether a technology lying face up has this operation."""
        cards = self.catalogue.technologies
        for card in self.players[seat].up:
            if cards[card].ops >> op & 1:
                return True
        return False

    def lasting(self, seat: int, op: int) -> int:
        """What the technologies lying face up add with this operation."""
        total = 0
        cards = self.catalogue.technologies
        for card in self.players[seat].up:
            if cards[card].ops >> op & 1:
                for effect in cards[card].effects:
                    if effect.op == op:
                        total += effect.amount
        return total

    def power(self, seat: int) -> int:
        leader = self.players[seat].leader
        return 0 if leader == c.NOTHING else self.catalogue.leaders[leader].power

    def goods_kinds(self, seat: int) -> int:
        """Different trade goods; the wild one adds at most one kind."""
        goods = self.players[seat].goods
        kinds = len(goods) - goods.count(0)
        if kinds < len(goods) and self.has(seat, c.WILD_GOOD):
            kinds += 1
        return kinds

    def region_of(self, place: int) -> int:
        return self.catalogue.hexes[place].region

    def city_regions(self, seat: int) -> int:
        """Bit mask of the regions with an own city."""
        hexes = self.catalogue.hexes
        player = self.players[seat]
        mask = 0
        for place in player.sites[c.CITY]:
            mask |= 1 << hexes[place].region
        for place in player.sites[c.PORT]:
            mask |= 1 << hexes[place].region
        return mask
