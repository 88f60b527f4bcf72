"""The position: players' tableaus, the board, decks and offers, and what the running turn remembers."""

from typing import Final

import msgspec

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.core.outcome import Outcome
from zeitalter.core.state import State
from zeitalter.core.view import View
from zeitalter.core.wording import Description, Prompt
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.verbs import DONE

# Kinds of steps. Those up to LAST_ASKING ask.
CHOOSE_LEADER: Final = 0
DRAFTING: Final = 1  # sealed, everybody; a: round from 0
START_CITY: Final = 2
START_CARDS: Final = 3  # play drafted technologies, in an order of choice
TURN: Final = 4  # a: actions left, b: 1 for the closing actions of the game
LOOKED: Final = 5  # a: deck, b: actions left, c: 1 for the closing actions
LAYING: Final = 6  # the last face-down technology: play it or keep it
PLACING: Final = 7  # a: piece, b: where, c: region * 2 + whether it is built
DEPLOYING: Final = 8  # a: unit, b: units left, c: mask of regions
REMOVING: Final = 9  # a: units left, b: mask of own unit types needed, c: region + 1 once one is chosen
TAKING_TILE: Final = 10  # a: what, b: tiles left
RAISING: Final = 11  # a: amount, b: the track left out
SHIFTING: Final = 12
SHIFT_AMOUNT: Final = 13  # a: from, b: to
RAIDING: Final = 14  # a: units left, b: amount
CHOOSING_REGION: Final = 15  # a: 0 explore, 1 lock
CHOOSING_OFFER: Final = 16
MILITARY: Final = 17  # a: recruits left, b: 1 once something was done
EXPELLING: Final = 18
LAST_ASKING: Final = 18

LEADERS: Final = 19  # a: number of the pick
DEAL_LAST: Final = 20
START_CITIES: Final = 21  # a: number of the city
BENEFITS: Final = 22  # a: number of the player
BEGIN_TURN: Final = 23
EFFECT: Final = 24  # a: kind of card * 1000 + card, b: number of the operation
REFILL: Final = 25  # a: deck
AFTER_ACTION: Final = 26  # as TURN
END_TURN: Final = 27
SCORING: Final = 28  # a: how many of the effects before it have been asked for
NEXT_TURN: Final = 29
EXTRA: Final = 30  # the closing actions of whoever has them
FINISH: Final = 31
REMOVE_MORE: Final = 32  # as REMOVING
TAKE_MORE: Final = 33  # as TAKING_TILE
DEPLOY_MORE: Final = 34  # as DEPLOYING
RAID_MORE: Final = 35  # as RAIDING
KINDS: Final = 36

# Kinds of cards with effects, for EFFECT.
FROM_TECHNOLOGY: Final = 0
FROM_BUILD: Final = 1
FROM_LEADER: Final = 2
FROM_GOLDEN_AGE: Final = 3

# Where a face-down technology came from.
OPEN: Final = 0  # known to all
DRAFTED: Final = 1
DRAWN: Final = 2

# Ways the game ends.
THIRD_EMPIRE: Final = 2
TWO_SETS: Final = 3

HAND: Final = 5  # starting technologies per player
SCORINGS: Final = 3


class Player:
    """One player's tableau and cards."""

    leader: int
    population: int
    stock: list[int]  # by currency
    production: list[int]  # by track, without the government's bonus
    goods: list[int]  # tiles by kind
    symbols: list[int]  # by pillar
    up: list[int]  # technologies face up
    down: list[int]  # technologies face down
    down_from: list[int]  # OPEN, DRAFTED or DRAWN
    down_since: list[int]  # the turn they were laid down
    builds: list[int]
    taxes: list[int]
    wonders: list[int]
    golden_ages: list[int]
    achievements: list[int]
    government: int
    refreshed: int  # mask of governments whose refresh was used
    sites: list[list[int]]  # hexes by kind of piece
    units: list[int]  # region * UNITS + type
    power_used: int
    expelled: int  # whether Diplomats was used
    doubled: int  # population cards still to be doubled
    empire_vp: int
    card_vp: int  # scored when a technology was played

    def copy(self) -> "Player":
        other = Player()
        other.leader = self.leader
        other.population = self.population
        other.stock = self.stock[:]
        other.production = self.production[:]
        other.goods = self.goods[:]
        other.symbols = self.symbols[:]
        other.up = self.up[:]
        other.down = self.down[:]
        other.down_from = self.down_from[:]
        other.down_since = self.down_since[:]
        other.builds = self.builds[:]
        other.taxes = self.taxes[:]
        other.wonders = self.wonders[:]
        other.golden_ages = self.golden_ages[:]
        other.achievements = self.achievements[:]
        other.government = self.government
        other.refreshed = self.refreshed
        other.sites = [hexes[:] for hexes in self.sites]
        other.units = self.units[:]
        other.power_used = self.power_used
        other.expelled = self.expelled
        other.doubled = self.doubled
        other.empire_vp = self.empire_vp
        other.card_vp = self.card_vp
        return other

    def pack(self) -> list[object]:
        return [
            self.leader,
            self.population,
            self.stock,
            self.production,
            self.goods,
            self.symbols,
            self.up,
            self.down,
            self.down_from,
            self.down_since,
            self.builds,
            self.taxes,
            self.wonders,
            self.golden_ages,
            self.achievements,
            self.government,
            self.refreshed,
            self.sites,
            self.units,
            self.power_used,
            self.expelled,
            self.doubled,
            self.empire_vp,
            self.card_vp,
        ]

    def cities(self) -> int:
        return len(self.sites[c.CITY]) + len(self.sites[c.PORT])

    def unit_count(self) -> int:
        total = 0
        for number in self.units:
            total += number
        return total

    def units_of(self, unit: int) -> int:
        total = 0
        for i in range(unit, len(self.units), c.UNITS):
            total += self.units[i]
        return total


PackedPlayer = tuple[
    int,
    int,
    list[int],
    list[int],
    list[int],
    list[int],
    list[int],
    list[int],
    list[int],
    list[int],
    list[int],
    list[int],
    list[int],
    list[int],
    list[int],
    int,
    int,
    list[list[int]],
    list[int],
    int,
    int,
    int,
    int,
    int,
]


def new_player(catalogue: c.Catalogue) -> Player:
    player = Player()
    player.leader = c.NOTHING
    player.population = catalogue.start_population
    player.stock = [0] * c.CURRENCIES
    player.production = [0] * c.TRACKS
    player.goods = [0] * c.GOODS
    player.symbols = [0] * c.PILLARS
    player.up = []
    player.down = []
    player.down_from = []
    player.down_since = []
    player.builds = []
    player.taxes = []
    player.wonders = []
    player.golden_ages = []
    player.achievements = []
    player.government = c.NOTHING
    player.refreshed = 0
    player.sites = [[] for piece in range(c.PIECES)]
    player.units = [0] * (len(catalogue.regions) * c.UNITS)
    player.power_used = 0
    player.expelled = 0
    player.doubled = 0
    player.empire_vp = 0
    player.card_vp = 0
    return player


def unpack_player(packed: PackedPlayer) -> Player:
    player = Player()
    player.leader, player.population, player.stock, player.production, player.goods, player.symbols = packed[:6]
    player.up, player.down, player.down_from, player.down_since, player.builds, player.taxes = packed[6:12]
    player.wonders, player.golden_ages, player.achievements, player.government, player.refreshed = packed[12:17]
    player.sites, player.units, player.power_used, player.expelled, player.doubled = packed[17:22]
    player.empire_vp, player.card_vp = packed[22:]
    return player


class Mosaic(State):
    """A game of Mosaic."""

    catalogue: c.Catalogue
    players: list[Player]
    tiles: list[int]  # per hex: a good, GOODS + a resource tile, or NOTHING
    holder: list[int]  # per hex: seat * 8 + piece, or NOTHING
    decks: list[list[int]]  # the top card last; the empire card is EMPIRE
    offers: list[list[int]]  # NOTHING where a card was taken and not yet replaced
    under: list[int]  # per deck: cards at its bottom that everybody has seen going there
    top_seen: list[int]  # per deck: mask of the seats that know the top card
    used_population: list[int]
    achievements: list[int]  # in play, not yet claimed
    achievements_in_play: list[int]
    bonus: int  # money on the bonus space
    locked: list[int]  # per region: who keeps the others from founding cities there
    dealt: list[list[int]]  # starting technologies by the seat they were dealt to, sorted
    picks: list[list[int]]  # by seat, in the order of the draft
    start_player: int
    active: int
    turns: int
    round: int
    final_round: int  # 0 until an end is in sight
    ending: int
    empires: int  # empire cards revealed
    scorings: int  # carried out
    pending: int  # due at the end of the turn
    looked: int  # whether Republic's look was used this turn
    moved: list[int]  # region * UNITS + type: units that have moved in this action

    def technology(self, card: int) -> c.Technology:
        return self.catalogue.technologies[card]

    def in_play(self, region: int) -> bool:
        return self.catalogue.regions_in_play[self.seats] >> region & 1 == 1

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

    def power(self, seat: int) -> int:
        leader = self.players[seat].leader
        return 0 if leader == c.NOTHING else self.catalogue.leaders[leader].power

    def goods_kinds(self, seat: int) -> int:
        """Different trade goods; the wild one adds at most one kind."""
        kinds = 0
        for number in self.players[seat].goods:
            if number:
                kinds += 1
        if kinds < c.GOODS and self.has(seat, c.WILD_GOOD):
            kinds += 1
        return kinds

    def region_of(self, place: int) -> int:
        return self.catalogue.hexes[place].region

    def city_regions(self, seat: int) -> int:
        """Mask of the regions with an own city."""
        hexes = self.catalogue.hexes
        player = self.players[seat]
        mask = 0
        for place in player.sites[c.CITY]:
            mask |= 1 << hexes[place].region
        for place in player.sites[c.PORT]:
            mask |= 1 << hexes[place].region
        return mask

    def play_regions(self) -> int:
        return self.catalogue.regions_in_play[self.seats]

    def rounds(self) -> int:
        return self.round

    # ---- copies and bytes -----------------------------------------------------------------------------------------

    def copy(self) -> "Mosaic":
        other = Mosaic()
        other.copy_flow(self)
        other.catalogue = self.catalogue
        other.players = [player.copy() for player in self.players]
        other.tiles = self.tiles[:]
        other.holder = self.holder[:]
        other.decks = [deck[:] for deck in self.decks]
        other.offers = [offer[:] for offer in self.offers]
        other.under = self.under[:]
        other.top_seen = self.top_seen[:]
        other.used_population = self.used_population[:]
        other.achievements = self.achievements[:]
        other.achievements_in_play = self.achievements_in_play[:]
        other.bonus = self.bonus
        other.locked = self.locked[:]
        other.dealt = [cards[:] for cards in self.dealt]
        other.picks = [cards[:] for cards in self.picks]
        other.start_player = self.start_player
        other.active = self.active
        other.turns = self.turns
        other.round = self.round
        other.final_round = self.final_round
        other.ending = self.ending
        other.empires = self.empires
        other.scorings = self.scorings
        other.pending = self.pending
        other.looked = self.looked
        other.moved = self.moved[:]
        return other

    def pack(self) -> list[object]:
        return [
            self.pack_flow(),
            [player.pack() for player in self.players],
            self.tiles,
            self.holder,
            self.decks,
            self.offers,
            self.under,
            self.top_seen,
            self.used_population,
            self.achievements,
            self.achievements_in_play,
            self.bonus,
            self.locked,
            self.dealt,
            self.picks,
            self.start_player,
            self.active,
            self.turns,
            self.round,
            self.final_round,
            self.ending,
            self.empires,
            self.scorings,
            self.pending,
            self.looked,
            self.moved,
        ]

    # ---- the agenda: each kind of step is answered by its phase ---------------------------------------------------

    def asks(self, step: Step) -> int:
        if step.kind > LAST_ASKING:
            return 0
        return (1 << self.seats) - 1 if step.kind == DRAFTING else 1 << step.seat

    def is_sealed(self, step: Step) -> bool:
        return step.kind == DRAFTING

    def run(self, step: Step) -> None:
        PHASES[step.kind].run(self, step)

    def legal(self, step: Step, seat: int) -> list[Action]:
        return PHASES[step.kind].legal(self, step, seat)

    def accepts(self, step: Step, seat: int, action: Action) -> bool:
        return PHASES[step.kind].accepts(self, step, seat, action)

    def default(self, step: Step, seat: int) -> Action:
        return PHASES[step.kind].default(self, step, seat)

    def take(self, step: Step, seat: int, action: Action) -> None:
        PHASES[step.kind].take(self, step, action)

    def resolve(self, step: Step) -> None:
        PHASES[step.kind].run(self, step)

    # ---- for people, bots and tests -------------------------------------------------------------------------------

    def prompt(self, seat: int) -> Prompt:
        from zeitalter.games.mosaic.view.words import prompt

        return prompt(self, seat)

    def describe(self, seat: int, action: Action) -> Description:
        from zeitalter.games.mosaic.view.words import describe

        return describe(self, seat, action)

    def observe(self, seat: int | None) -> View:
        from zeitalter.games.mosaic.view.observe import observe

        return observe(self, seat)

    def outcome(self) -> Outcome | None:
        from zeitalter.games.mosaic.rules.outcome import outcome

        return outcome(self)

    def value(self, seat: int) -> float:
        from zeitalter.games.mosaic.bot.value import value

        return value(self, seat)

    def check(self) -> None:
        from zeitalter.games.mosaic.rules.invariants import check

        check(self)


Lists = list[list[int]]
PackedState = tuple[
    list[object],
    list[PackedPlayer],
    list[int],
    list[int],
    Lists,
    Lists,
    list[int],
    list[int],
    list[int],
    list[int],
    list[int],
    int,
    list[int],
    Lists,
    Lists,
    int,
    int,
    int,
    int,
    int,
    int,
    int,
    int,
    int,
    int,
    list[int],
]


def unpack(catalogue: c.Catalogue, packed: list[object]) -> Mosaic:
    data = msgspec.convert(packed, PackedState)
    state = Mosaic()
    state.catalogue = catalogue
    state.unpack_flow(data[0])
    state.players = [unpack_player(player) for player in data[1]]
    state.tiles, state.holder, state.decks, state.offers, state.under, state.top_seen = data[2:8]
    state.used_population, state.achievements, state.achievements_in_play, state.bonus = data[8:12]
    state.locked, state.dealt, state.picks, state.start_player, state.active, state.turns = data[12:18]
    state.round, state.final_round, state.ending, state.empires, state.scorings = data[18:23]
    state.pending, state.looked, state.moved = data[23:]
    return state


class Phase:
    """The rules of one kind of step. Stateless; one object per kind in PHASES."""

    def run(self, state: Mosaic, step: Step) -> None:
        raise NotImplementedError

    def legal(self, state: Mosaic, step: Step, seat: int) -> list[Action]:
        raise NotImplementedError

    def take(self, state: Mosaic, step: Step, action: Action) -> None:
        raise NotImplementedError

    def accepts(self, state: Mosaic, step: Step, seat: int, action: Action) -> bool:
        for legal in self.legal(state, step, seat):
            if legal.key == action.key:
                return True
        return False

    def default(self, state: Mosaic, step: Step, seat: int) -> Action:
        """Doing nothing, where that is offered it is offered last; else the first choice."""
        legal = self.legal(state, step, seat)
        return legal[-1] if legal[-1].verb == DONE else legal[0]


PHASES: Final[list[Phase]] = [Phase() for kind in range(KINDS)]
