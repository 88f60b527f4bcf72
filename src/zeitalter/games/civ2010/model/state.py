"""The position: the map, everybody's sheet, the market, and what the running turn and battle remember."""

from typing import Final

import msgspec

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.core.outcome import Outcome
from zeitalter.core.state import FIRST_GAME_ENDING, State
from zeitalter.core.view import View
from zeitalter.core.wording import Description, Prompt
from zeitalter.games.civ2010.model.battle import Battle, PackedBattle, unpack_battle
from zeitalter.games.civ2010.model.catalogue import Catalogue
from zeitalter.games.civ2010.model.offer import Offer, PackedOffer, unpack_offer
from zeitalter.games.civ2010.model.player import PackedPlayer, Player, unpack_player
from zeitalter.games.civ2010.model.shared import Numbers
from zeitalter.games.civ2010.model.steps import (
    CONSENT,
    KINDS,
    LAST_ASKING,
    REACTING,
    RESEARCHING,
    TRADING,
)
from zeitalter.games.civ2010.model.turn import PackedTurn, Turn, unpack_turn
from zeitalter.games.civ2010.model.verbs import DONE

# Ways the game ends, after the common ones of the core.
CULTURE_VICTORY: Final = FIRST_GAME_ENDING
TECH_VICTORY: Final = FIRST_GAME_ENDING + 1
ECONOMIC_VICTORY: Final = FIRST_GAME_ENDING + 2
MILITARY_VICTORY: Final = FIRST_GAME_ENDING + 3
FIRST_GAME_OVER: Final = FIRST_GAME_ENDING + 4  # the recommended first game ends with the third city
ROUND_LIMIT: Final = FIRST_GAME_ENDING + 5


class Civ2010(State):
    """A game of "Sid Meier's Civilization: Das Brettspiel".

    Bots copy positions all the time, so what seldom changes is a tuple, which copies share.
    """

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
    ground: Numbers  # what a revealed square shows; NONE elsewhere
    works: Numbers  # code of the building, wonder or great person on it
    district: Numbers  # city that the square belongs to (seat * 3 + slot), or NONE
    holder: list[int]  # seat whose figures stand there, or NONE
    token: list[int]  # hut or village token on it, or NONE
    place_tiles: Numbers  # by place of the layout: the neutral tile that lies there
    revealed: int  # bit mask of places
    spare_tiles: Numbers  # left in the box, unseen
    # supplies
    market: list[int]  # resource tokens by kind
    supply: Numbers  # building markers by family
    hut_pile: Numbers
    village_pile: Numbers
    spent: list[int]  # hut and village tokens out of the game
    persons: Numbers  # pile of great persons, the top last
    wonder_deck: Numbers  # the top last
    wonder_market: Numbers  # four places; NONE where empty
    wonder_square: Numbers  # by wonder: where it stands, or NONE
    obsolete: int  # bit mask of wonders
    canal: int  # coins on the Panama Canal
    disasters: int  # markers left
    decks: list[Numbers]  # culture events by era, the top last
    discards: list[Numbers]
    unit_decks: list[Numbers]  # by type, the top last
    unit_discards: list[Numbers]
    # what others have seen: bit masks of seats that know where the thing is
    card_known: Numbers
    token_known: Numbers
    unit_known: Numbers
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
        other.ground = self.ground
        other.works = self.works
        other.district = self.district
        other.holder = self.holder[:]
        other.token = self.token[:]
        other.place_tiles = self.place_tiles
        other.revealed = self.revealed
        other.spare_tiles = self.spare_tiles
        other.market = self.market[:]
        other.supply = self.supply
        other.hut_pile = self.hut_pile
        other.village_pile = self.village_pile
        other.spent = self.spent[:]
        other.persons = self.persons
        other.wonder_deck = self.wonder_deck
        other.wonder_market = self.wonder_market
        other.wonder_square = self.wonder_square
        other.obsolete = self.obsolete
        other.canal = self.canal
        other.disasters = self.disasters
        other.decks = self.decks[:]
        other.discards = self.discards[:]
        other.unit_decks = self.unit_decks[:]
        other.unit_discards = self.unit_discards[:]
        other.card_known = self.card_known
        other.token_known = self.token_known
        other.unit_known = self.unit_known
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
        from zeitalter.games.civ2010.view.prompts import prompt

        return prompt(self, seat)

    def describe(self, seat: int, action: Action) -> Description:
        from zeitalter.games.civ2010.view.words import describe

        return describe(self, seat, action)

    def observe(self, seat: int | None) -> View:
        from zeitalter.games.civ2010.view.observe import observe

        return observe(self, seat)

    def outcome(self) -> Outcome | None:
        from zeitalter.games.civ2010.rules.scoring import outcome

        return outcome(self)

    def value(self, seat: int) -> float:
        from zeitalter.games.civ2010.bot.value import value

        return value(self, seat)

    def check(self) -> None:
        from zeitalter.games.civ2010.rules.invariants import check

        check(self)


PackedState = tuple[
    list[object],
    tuple[int, int, int, int, int],
    tuple[int, int, int, int, int],
    tuple[bool, bool],
    list[PackedPlayer],
    tuple[Numbers, Numbers, Numbers, list[int], list[int]],
    tuple[Numbers, Numbers, list[int], Numbers, Numbers, Numbers],
    tuple[list[int], Numbers, Numbers, Numbers, Numbers, list[int]],
    tuple[Numbers, Numbers, Numbers, list[int]],
    tuple[list[Numbers], list[Numbers], list[Numbers], list[Numbers]],
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
