"""The position: the map, everybody's sheet, the market, and what the running turn and battle remember."""

from typing import Final

import msgspec

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.core.outcome import Outcome
from zeitalter.core.state import FIRST_GAME_ENDING, State
from zeitalter.core.view import View
from zeitalter.core.wording import Description, Prompt
from zeitalter.games.civ2010.catalogue import Catalogue
from zeitalter.games.civ2010.kinds import (
    CONSENT,
    KINDS,
    LAST_ASKING,
    REACTING,
    RESEARCHING,
    TRADING,
)
from zeitalter.games.civ2010.verbs import DONE

NOBODY: Final = -1

# Ways the game ends, after the common ones of the core.
CULTURE_VICTORY: Final = FIRST_GAME_ENDING
TECH_VICTORY: Final = FIRST_GAME_ENDING + 1
ECONOMIC_VICTORY: Final = FIRST_GAME_ENDING + 2
MILITARY_VICTORY: Final = FIRST_GAME_ENDING + 3
FIRST_GAME_OVER: Final = FIRST_GAME_ENDING + 4  # the recommended first game ends with the third city
ROUND_LIMIT: Final = FIRST_GAME_ENDING + 5

FIGURES: Final = 9  # six armies, the white army of the Russians, two scouts
WHITE_ARMY: Final = 6
FIRST_SCOUT: Final = 7
NOT_OWNED: Final = -2  # the white army of everybody else
IN_STOCK: Final = -1
CITIES: Final = 3  # the first is the capital

# Places of coin tokens.
LAWS_COINS: Final = 0
POTTERY_COINS: Final = 1
DEMOCRACY_COINS: Final = 2
PRESS_COINS: Final = 3
SHEET_COINS: Final = 4
COIN_PLACES: Final = 5


class Player:
    """One civilization sheet."""

    __slots__ = (
        "cards", "centres", "civilization", "coins", "culture", "figures", "fresh", "government", "grounded",
        "reserve", "resources", "targets", "techs", "tokens", "track", "trade", "units", "unrest", "used", "walls",
    )  # fmt: skip
    civilization: int
    government: int
    fresh: int  # bit mask: governments that may be taken without anarchy
    unrest: int  # round in which the last anarchy began
    techs: int  # bit mask
    track: int
    culture: int
    trade: int
    coins: list[int]  # coin tokens by place
    figures: list[int]  # square of each figure
    grounded: int  # bit mask of figures that may not move this round
    targets: list[int]  # city each scout sends to, or NONE
    centres: list[int]  # square of each city, or NONE
    walls: int  # bit mask of cities
    resources: list[int]  # market tokens by kind
    tokens: list[int]  # hut and village tokens, face down
    cards: list[int]  # culture events in hand
    units: list[int]  # standing forces, those in a battle left out
    reserve: list[int]  # great persons by kind
    used: int  # bit mask: abilities used this round

    def copy(self) -> "Player":
        other = Player()
        other.civilization = self.civilization
        other.government = self.government
        other.fresh = self.fresh
        other.unrest = self.unrest
        other.techs = self.techs
        other.track = self.track
        other.culture = self.culture
        other.trade = self.trade
        other.coins = self.coins[:]
        other.figures = self.figures[:]
        other.grounded = self.grounded
        other.targets = self.targets[:]
        other.centres = self.centres[:]
        other.walls = self.walls
        other.resources = self.resources[:]
        other.tokens = self.tokens[:]
        other.cards = self.cards[:]
        other.units = self.units[:]
        other.reserve = self.reserve[:]
        other.used = self.used
        return other

    def pack(self) -> list[object]:
        numbers = [self.civilization, self.government, self.fresh, self.track, self.culture, self.trade, self.walls]
        numbers += [self.unrest, self.grounded]
        lists = [self.coins, self.figures, self.targets, self.centres, self.resources, self.tokens, self.cards]
        big = [str(self.techs), str(self.used)]  # more bits than a packed number holds
        return [numbers, big, [*lists, self.units, self.reserve]]


PackedPlayer = tuple[
    tuple[int, int, int, int, int, int, int, int, int],
    tuple[str, str],
    tuple[
        list[int], list[int], list[int], list[int], list[int], list[int], list[int], list[int], list[int]
    ],
]  # fmt: skip


def unpack_player(packed: PackedPlayer) -> Player:
    player = Player()
    numbers, big, lists = packed
    player.civilization, player.government, player.fresh, player.track = numbers[:4]
    player.culture, player.trade, player.walls, player.unrest, player.grounded = numbers[4:]
    player.techs, player.used = int(big[0]), int(big[1])
    player.coins, player.figures, player.targets, player.centres, player.resources = lists[:5]
    player.tokens, player.cards, player.units, player.reserve = lists[5:]
    return player


class Turn:
    """What the running turn of one player in one phase remembers."""

    __slots__ = (
        "actions", "bonus", "cancelled", "depth", "group", "left", "moved", "once", "phase", "pool", "quiet", "seat",
        "split", "square", "wonders",
    )  # fmt: skip
    seat: int
    phase: int
    actions: list[int]  # city actions left
    bonus: list[int]  # extra production by city
    pool: int  # production left for a second item
    split: int  # the city whose production is being split, or NONE
    once: int  # bit mask of what is possible once per turn, see ONCE_*
    wonders: int  # bit mask: wonders used this turn
    moved: int  # bit mask of figures
    group: int  # bit mask of the figures that are marching
    square: int  # where they are
    left: int  # squares they may still go
    quiet: int  # bit mask of seats that do not want to be asked for reactions any more
    cancelled: int  # bit mask by depth of what is being answered
    depth: int

    def copy(self) -> "Turn":
        other = Turn()
        other.seat = self.seat
        other.phase = self.phase
        other.actions = self.actions[:]
        other.bonus = self.bonus[:]
        other.pool = self.pool
        other.split = self.split
        other.once = self.once
        other.wonders = self.wonders
        other.moved = self.moved
        other.group = self.group
        other.square = self.square
        other.left = self.left
        other.quiet = self.quiet
        other.cancelled = self.cancelled
        other.depth = self.depth
        return other

    def pack(self) -> list[object]:
        numbers = [self.seat, self.phase, self.pool, self.split, self.once, self.wonders, self.moved, self.group]
        return [[*numbers, self.square, self.left, self.quiet, self.cancelled, self.depth], self.actions, self.bonus]


ONCE_GOVERNMENT: Final = 1
ONCE_SPLIT: Final = 2
ONCE_FREE_BUILDING: Final = 4
ONCE_HARVEST: Final = 8
ONCE_INFILTRATION: Final = 16
ONCE_RAZING: Final = 32

PackedTurn = tuple[
    tuple[int, int, int, int, int, int, int, int, int, int, int, int, int], list[int], list[int]
]  # fmt: skip


def new_turn(seat: int, phase: int) -> Turn:
    turn = Turn()
    turn.seat = seat
    turn.phase = phase
    turn.actions = [0] * CITIES
    turn.bonus = [0] * CITIES
    turn.pool = 0
    turn.split = NOBODY
    turn.once = 0
    turn.wonders = 0
    turn.moved = 0
    turn.group = 0
    turn.square = NOBODY
    turn.left = 0
    turn.quiet = 0
    turn.cancelled = 0
    turn.depth = 0
    return turn


def unpack_turn(packed: PackedTurn) -> Turn:
    turn = Turn()
    numbers, turn.actions, turn.bonus = packed
    turn.seat, turn.phase, turn.pool, turn.split, turn.once, turn.wonders, turn.moved, turn.group = numbers[:8]
    turn.square, turn.left, turn.quiet, turn.cancelled, turn.depth = numbers[8:]
    return turn


class Battle:
    """A battle: side 0 attacks, side 1 defends. A front holds at most one unit of each side."""

    __slots__ = (
        "bonus", "charge", "city", "fronts", "hands", "lost", "seats", "square", "turn", "used", "village",
    )  # fmt: skip
    square: int  # NOBODY while there is no battle
    seats: list[int]  # who leads each side
    village: bool  # barbarians defend, led by the left neighbour
    city: int  # city slot under attack, or NOBODY
    hands: list[list[int]]
    fronts: list[int]  # four numbers each: unit and wounds of side 0, unit and wounds of side 1; NOBODY for none
    lost: list[list[int]]  # units eliminated, by side
    bonus: list[int]  # combat bonus by side
    turn: int  # side to play
    charge: int  # extra wounds of the next unit of the side to play, when it attacks
    used: int  # bit mask: once per battle abilities, by side

    def copy(self) -> "Battle":
        other = Battle()
        other.square = self.square
        other.seats = self.seats[:]
        other.village = self.village
        other.city = self.city
        other.hands = [hand[:] for hand in self.hands]
        other.fronts = self.fronts[:]
        other.lost = [units[:] for units in self.lost]
        other.bonus = self.bonus[:]
        other.turn = self.turn
        other.charge = self.charge
        other.used = self.used
        return other

    def pack(self) -> list[object]:
        numbers = [self.square, self.city, self.turn, self.charge, self.used]
        return [numbers, self.village, self.seats, self.hands, self.fronts, self.lost, self.bonus]


PackedBattle = tuple[
    tuple[int, int, int, int, int], bool, list[int], list[list[int]], list[int], list[list[int]], list[int]
]  # fmt: skip


def new_battle() -> Battle:
    battle = Battle()
    battle.square = NOBODY
    battle.seats = [NOBODY, NOBODY]
    battle.village = False
    battle.city = NOBODY
    battle.hands = [[], []]
    battle.fronts = []
    battle.lost = [[], []]
    battle.bonus = [0, 0]
    battle.turn = 0
    battle.charge = 0
    battle.used = 0
    return battle


def unpack_battle(packed: PackedBattle) -> Battle:
    battle = Battle()
    numbers, battle.village, battle.seats, battle.hands, battle.fronts, battle.lost, battle.bonus = packed
    battle.square, battle.city, battle.turn, battle.charge, battle.used = numbers
    return battle


class Offer:
    """A deal that a seat proposes to a partner: what it gives, and what it wants."""

    __slots__ = (
        "cards", "edits", "give", "partner", "submitted", "tokens", "want",
    )  # fmt: skip
    partner: int  # NOBODY while there is none
    submitted: bool
    edits: int
    give: list[int]  # trade, culture, then market resources by kind
    want: list[int]  # the same, then a hut, a village, a culture card
    tokens: list[int]  # given face down
    cards: list[int]

    def copy(self) -> "Offer":
        other = Offer()
        other.partner = self.partner
        other.submitted = self.submitted
        other.edits = self.edits
        other.give = self.give[:]
        other.want = self.want[:]
        other.tokens = self.tokens[:]
        other.cards = self.cards[:]
        return other

    def pack(self) -> list[object]:
        return [self.partner, self.submitted, self.edits, self.give, self.want, self.tokens, self.cards]


GIVE_ITEMS: Final = 6
WANT_ITEMS: Final = 9
PackedOffer = tuple[int, bool, int, list[int], list[int], list[int], list[int]]


def new_offer() -> Offer:
    offer = Offer()
    offer.partner = NOBODY
    offer.submitted = False
    offer.edits = 0
    offer.give = [0] * GIVE_ITEMS
    offer.want = [0] * WANT_ITEMS
    offer.tokens = []
    offer.cards = []
    return offer


def unpack_offer(packed: PackedOffer) -> Offer:
    offer = Offer()
    offer.partner, offer.submitted, offer.edits, offer.give, offer.want, offer.tokens, offer.cards = packed
    return offer


class Civ2010(State):
    """A game of "Sid Meier's Civilization: Das Brettspiel"."""

    __slots__ = (
        "battle", "canal", "card_known", "catalogue", "choosing", "decks", "disasters", "discards", "district",
        "first_game", "ground", "held", "holder", "hut_pile", "limit", "market", "obsolete", "offers", "offers_left",
        "persons", "place_tiles", "players", "revealed", "round", "spare_tiles", "spent", "start_player", "supply",
        "token", "token_known", "traded", "turn", "unit_decks", "unit_discards", "unit_known", "village_pile",
        "winners", "wonder_deck", "wonder_market", "wonder_square", "works",
    )  # fmt: skip
    catalogue: Catalogue
    first_game: bool
    choosing: bool  # civilizations may be chosen if everybody agrees
    limit: int  # rounds, 0 for none
    round: int
    start_player: int
    players: list[Player]
    # the map, by square
    ground: list[int]  # what a revealed square shows; NONE elsewhere
    works: list[int]  # code of the building, wonder or great person on it
    district: list[int]  # city that the square belongs to (seat * 3 + slot), or NONE
    holder: list[int]  # seat whose figures stand there, or NONE
    token: list[int]  # hut or village token on it, or NONE
    place_tiles: list[int]  # by place of the layout: the neutral tile that lies there
    revealed: int  # bit mask of places
    spare_tiles: list[int]  # left in the box, unseen
    # supplies
    market: list[int]  # resource tokens by kind
    supply: list[int]  # building markers by family
    hut_pile: list[int]
    village_pile: list[int]
    spent: list[int]  # hut and village tokens out of the game
    persons: list[int]  # pile of great persons, the top last
    wonder_deck: list[int]  # the top last
    wonder_market: list[int]  # four places; NONE where empty
    wonder_square: list[int]  # by wonder: where it stands, or NONE
    obsolete: int  # bit mask of wonders
    canal: int  # coins on the Panama Canal
    disasters: int  # markers left
    decks: list[list[int]]  # culture events by era, the top last
    discards: list[list[int]]
    unit_decks: list[list[int]]  # by type, the top last
    unit_discards: list[list[int]]
    # what others have seen: bit masks of seats that know where the thing is
    card_known: list[int]
    token_known: list[int]
    unit_known: list[int]
    # the running round
    turn: Turn
    battle: Battle
    offers: list[Offer]
    offers_left: list[int]
    traded: int  # bit mask: seats that are done with trading
    held: list[int]  # squares that no figure may leave this round
    winners: int  # bit mask

    def rounds(self) -> int:
        return self.round

    def push(self, step: Step) -> None:
        if not self.ended:  # a victory ends everything at once, also in the middle of a rule
            self.agenda.append(step)

    def order(self, first: int) -> list[int]:
        """All seats clockwise."""
        return [(first + i) % self.seats for i in range(self.seats)]

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def everyone(self) -> int:
        return (1 << self.seats) - 1

    # ---- copies and bytes -----------------------------------------------------------------------------------------

    def copy(self) -> "Civ2010":
        other = Civ2010()
        other.copy_flow(self)
        other.catalogue = self.catalogue
        other.first_game = self.first_game
        other.choosing = self.choosing
        other.limit = self.limit
        other.round = self.round
        other.start_player = self.start_player
        other.players = [player.copy() for player in self.players]
        other.ground = self.ground[:]
        other.works = self.works[:]
        other.district = self.district[:]
        other.holder = self.holder[:]
        other.token = self.token[:]
        other.place_tiles = self.place_tiles[:]
        other.revealed = self.revealed
        other.spare_tiles = self.spare_tiles[:]
        other.market = self.market[:]
        other.supply = self.supply[:]
        other.hut_pile = self.hut_pile[:]
        other.village_pile = self.village_pile[:]
        other.spent = self.spent[:]
        other.persons = self.persons[:]
        other.wonder_deck = self.wonder_deck[:]
        other.wonder_market = self.wonder_market[:]
        other.wonder_square = self.wonder_square[:]
        other.obsolete = self.obsolete
        other.canal = self.canal
        other.disasters = self.disasters
        other.decks = [deck[:] for deck in self.decks]
        other.discards = [pile[:] for pile in self.discards]
        other.unit_decks = [deck[:] for deck in self.unit_decks]
        other.unit_discards = [pile[:] for pile in self.unit_discards]
        other.card_known = self.card_known[:]
        other.token_known = self.token_known[:]
        other.unit_known = self.unit_known[:]
        other.turn = self.turn.copy()
        other.battle = self.battle.copy()
        other.offers = [offer.copy() for offer in self.offers]
        other.offers_left = self.offers_left[:]
        other.traded = self.traded
        other.held = self.held[:]
        other.winners = self.winners
        return other

    def pack(self) -> list[object]:
        return [
            self.pack_flow(),
            [self.catalogue.edition, self.limit, self.round, self.start_player, self.revealed],
            [self.obsolete, self.canal, self.disasters, self.traded, self.winners],
            [self.first_game, self.choosing],
            [player.pack() for player in self.players],
            [self.ground, self.works, self.district, self.holder, self.token],
            [self.place_tiles, self.spare_tiles, self.market, self.supply, self.hut_pile, self.village_pile],
            [self.spent, self.persons, self.wonder_deck, self.wonder_market, self.wonder_square, self.held],
            [self.card_known, self.token_known, self.unit_known, self.offers_left],
            [self.decks, self.discards, self.unit_decks, self.unit_discards],
            self.turn.pack(),
            self.battle.pack(),
            [offer.pack() for offer in self.offers],
        ]

    # ---- the agenda: each kind of step is answered by its phase ---------------------------------------------------

    def asks(self, step: Step) -> int:
        kind = step.kind
        if kind > LAST_ASKING:
            return 0
        if kind == TRADING:
            return self.everyone() & ~self.traded
        if kind == RESEARCHING:
            return step.a & ~self.resigned
        if kind == CONSENT:
            return self.everyone() & ~self.resigned
        if kind == REACTING and self.turn.cancelled >> step.a & 1:
            return 0  # somebody else has cancelled it already
        return 1 << step.seat

    def run(self, step: Step) -> None:
        PHASES[step.kind].run(self, step)

    def legal(self, step: Step, seat: int) -> list[Action]:
        return PHASES[step.kind].legal(self, step, seat)

    def accepts(self, step: Step, seat: int, action: Action) -> bool:
        return PHASES[step.kind].accepts(self, step, seat, action)

    def default(self, step: Step, seat: int) -> Action:
        return PHASES[step.kind].default(self, step, seat)

    def take(self, step: Step, seat: int, action: Action) -> None:
        PHASES[step.kind].take(self, step, seat, action)

    def is_sealed(self, step: Step) -> bool:
        return step.kind == RESEARCHING or step.kind == CONSENT

    def resolve(self, step: Step) -> None:
        PHASES[step.kind].resolve(self, step)

    # ---- for people, bots and tests -------------------------------------------------------------------------------

    def prompt(self, seat: int) -> Prompt:
        from zeitalter.games.civ2010.prompts import prompt

        return prompt(self, seat)

    def describe(self, seat: int, action: Action) -> Description:
        from zeitalter.games.civ2010.describe import describe

        return describe(self, seat, action)

    def observe(self, seat: int | None) -> View:
        from zeitalter.games.civ2010.view import observe

        return observe(self, seat)

    def outcome(self) -> Outcome | None:
        from zeitalter.games.civ2010.scoring import outcome

        return outcome(self)

    def value(self, seat: int) -> float:
        from zeitalter.games.civ2010.evaluate import value

        return value(self, seat)

    def check(self) -> None:
        from zeitalter.games.civ2010.invariants import check

        check(self)


PackedState = tuple[
    list[object],
    tuple[int, int, int, int, int],
    tuple[int, int, int, int, int],
    tuple[bool, bool],
    list[PackedPlayer],
    tuple[list[int], list[int], list[int], list[int], list[int]],
    tuple[list[int], list[int], list[int], list[int], list[int], list[int]],
    tuple[list[int], list[int], list[int], list[int], list[int], list[int]],
    tuple[list[int], list[int], list[int], list[int]],
    tuple[list[list[int]], list[list[int]], list[list[int]], list[list[int]]],
    PackedTurn,
    PackedBattle,
    list[PackedOffer],
]


def unpack(catalogues: list[Catalogue], packed: list[object]) -> Civ2010:
    flow, numbers, more, flags, players, squares, piles, rest, seen, decks, turn, battle, offers = msgspec.convert(
        packed, PackedState
    )
    state = Civ2010()
    state.unpack_flow(flow)
    edition, state.limit, state.round, state.start_player, state.revealed = numbers
    state.catalogue = catalogues[edition]
    state.obsolete, state.canal, state.disasters, state.traded, state.winners = more
    state.first_game, state.choosing = flags
    state.players = [unpack_player(player) for player in players]
    state.ground, state.works, state.district, state.holder, state.token = squares
    state.place_tiles, state.spare_tiles, state.market, state.supply, state.hut_pile, state.village_pile = piles
    state.spent, state.persons, state.wonder_deck, state.wonder_market, state.wonder_square, state.held = rest
    state.card_known, state.token_known, state.unit_known, state.offers_left = seen
    state.decks, state.discards, state.unit_decks, state.unit_discards = decks
    state.turn = unpack_turn(turn)
    state.battle = unpack_battle(battle)
    state.offers = [unpack_offer(offer) for offer in offers]
    return state


class Phase:
    """The rules of one kind of step. Stateless; one object per kind in PHASES."""

    def run(self, state: Civ2010, step: Step) -> None:
        raise NotImplementedError

    def legal(self, state: Civ2010, step: Step, seat: int) -> list[Action]:
        raise NotImplementedError

    def accepts(self, state: Civ2010, step: Step, seat: int, action: Action) -> bool:
        for legal in self.legal(state, step, seat):
            if legal.key == action.key:
                return True
        return False

    def take(self, state: Civ2010, step: Step, seat: int, action: Action) -> None:
        raise NotImplementedError

    def resolve(self, state: Civ2010, step: Step) -> None:
        raise NotImplementedError

    def default(self, state: Civ2010, step: Step, seat: int) -> Action:
        """Doing nothing, where that is offered it is offered last; else the first choice."""
        legal = self.legal(state, step, seat)
        return legal[-1] if legal[-1].verb == DONE else legal[0]


PHASES: Final[list[Phase]] = [Phase() for kind in range(KINDS)]
