"""The position: the players, the card row, all decks and event piles, and an attack or auction in progress."""

from typing import Final

import msgspec

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.core.outcome import Outcome
from zeitalter.core.state import FIRST_GAME_ENDING, State
from zeitalter.core.view import View
from zeitalter.core.wording import Description, Prompt
from zeitalter.games.ages.model.catalogue import Card, Catalogue
from zeitalter.games.ages.model.player import NOBODY, NOTHING, PackedPlayer, Player, unpack_player
from zeitalter.games.ages.model.verbs import DONE

# Levels of the game.
BEGINNER: Final = 0
ADVANCED: Final = 1
EXPERT: Final = 2

# Ways to deal with the bonus cards (events of age III).
NO_BONUS_VARIANT: Final = 0
PUBLIC_BONUS: Final = 1
AGE_BY_AGE_BONUS: Final = 2
PRIVATE_BONUS: Final = 3
OPEN_BONUS: Final = 4

# Kinds of steps. Those up to LAST_ASKING ask their seat, the others run by themselves.
ACTIONS: Final = 0
POLITICS: Final = 1
DISCARDING: Final = 2
ANSWERING_PACT: Final = 3  # a: card, b: who offers, c: role of who offers
BIDDING: Final = 4
COLONIZING: Final = 5
ATTACKING: Final = 6
DEFENDING: Final = 7
LOSING_POPULATION: Final = 8  # a: workers
LOSING_BUILDING: Final = 9  # a: 0 for any, else 1 + kind of building
RAZING: Final = 10  # a: victim, b: buildings left, c: 0 for any, else 1 + the one card it may still be
GAINING_MIX: Final = 11  # a: amount, b: 1 when it must be one kind
LOSING_MIX: Final = 12  # a: amount
PLUNDERING: Final = 13  # a: victim, b: amount
FREE_BUILDING: Final = 14  # a: card
TURNING_WONDER: Final = 15
LOSING_COLONY: Final = 16
TAKING_FREE: Final = 17  # a: actions left, b: 1 when something was taken
LOSING_BLUE: Final = 18  # a: tokens
ANNEXING: Final = 19  # a: victim
STEALING: Final = 20  # a: victim, b: points left
SKIPPING_MINE: Final = 21
CHOOSING_PRIVATE: Final = 22  # sealed, all seats
CHOOSING_OPEN: Final = 23
LAST_ASKING: Final = 23

BEGIN_TURN: Final = 24
REFILL: Final = 25
RESOLVE_WAR: Final = 26
BEGIN_POLITICS: Final = 27
BEGIN_DISCARDING: Final = 28
PRODUCE: Final = 29
PRODUCE_RESOURCES: Final = 30
DRAW: Final = 31
NEXT_TURN: Final = 32
REVEAL_EVENT: Final = 33
EVENT_EFFECT: Final = 34  # a: operation, b: amount, c: seats
END_EVENT: Final = 35  # a: card
FIGHT: Final = 36
END_FIGHT: Final = 37
LOSE_POPULATION: Final = 38  # as LOSING_POPULATION
EVENT_SEAT: Final = 39  # a: operation, b: amount, c: a seat the operation names
SURPLUS: Final = 40
FINISH: Final = 41
BEGIN_RAZING: Final = 42  # a: victim, b: buildings
KINDS: Final = 43

FULL_GAME: Final = FIRST_GAME_ENDING


class Fight:
    """An aggression, a war or the auction of a territory in progress; `card` is NOTHING when there is none."""

    __slots__ = (
        "amount",
        "attacker",
        "bid",
        "bidder",
        "card",
        "cards",
        "defender",
        "passed",
        "reply",
        "units",
    )
    card: int
    attacker: int
    defender: int
    units: list[int]  # sacrificed by the attacker, or by the colonizer
    reply: list[int]  # sacrificed by the defender
    cards: list[int]  # bonus cards spent by the defender, or by the colonizer
    bid: int
    bidder: int
    passed: int  # bit mask
    amount: int  # advantage of the winner, population lost so far ...

    def copy(self) -> "Fight":
        other = Fight()
        other.card = self.card
        other.attacker = self.attacker
        other.defender = self.defender
        other.units = self.units[:]
        other.reply = self.reply[:]
        other.cards = self.cards[:]
        other.bid = self.bid
        other.bidder = self.bidder
        other.passed = self.passed
        other.amount = self.amount
        return other

    def pack(self) -> list[object]:
        return [
            self.card,
            self.attacker,
            self.defender,
            self.units,
            self.reply,
            self.cards,
            self.bid,
            self.bidder,
            self.passed,
            self.amount,
        ]


PackedFight = tuple[int, int, int, list[int], list[int], list[int], int, int, int, int]


def no_fight() -> Fight:
    return unpack_fight((NOTHING, NOBODY, NOBODY, [], [], [], 0, NOBODY, 0, 0))


def unpack_fight(packed: PackedFight) -> Fight:
    fight = Fight()
    fight.card, fight.attacker, fight.defender, fight.units, fight.reply, fight.cards = packed[:6]
    fight.bid, fight.bidder, fight.passed, fight.amount = packed[6:]
    return fight


class Ages(State):
    """A game of "Im Wandel der Zeiten"."""

    __slots__ = (
        "active",
        "age",
        "alternative_corruption",
        "bonus",
        "bonus_hidden",
        "bonus_variant",
        "catalogue",
        "civil_decks",
        "current",
        "current_by",
        "discards",
        "discards_seen",
        "draw_as_action",
        "easier",
        "fewer_bonus",
        "fight",
        "future",
        "future_by",
        "keeps_cards",
        "last_round",
        "left",
        "less_mean",
        "level",
        "military_decks",
        "past",
        "peaceful",
        "players",
        "round",
        "row",
        "start_player",
        "unused_events",
    )
    catalogue: Catalogue
    level: int
    easier: int
    less_mean: int
    peaceful: int  # 1: without attacks, 2: without the pacts that need them too
    draw_as_action: int
    alternative_corruption: int
    bonus_variant: int
    fewer_bonus: int
    players: list[Player]
    start_player: int
    active: int
    round: int
    age: int
    last_round: int  # 0 as long as it is not known
    row: list[int]
    civil_decks: list[list[int]]  # by age, the top card last
    military_decks: list[list[int]]
    discards: list[list[int]]  # military cards by age, face down
    discards_seen: list[list[int]]  # per card: bit mask of the seats that know it
    current: list[int]  # events, the top card last
    current_by: list[int]  # who placed them
    future: list[int]
    future_by: list[int]
    past: list[int]
    unused_events: list[int]  # of age A, never looked at; in the private variant also the card set aside
    bonus: list[int]  # bonus cards that lie open
    bonus_hidden: list[int]  # those still to be turned over, the next one last
    keeps_cards: int  # 1: the active player need not discard in this turn
    left: list[int]  # who has left the game, the first one first
    fight: Fight

    def card(self, number: int) -> Card:
        return self.catalogue.cards[number]

    def in_game(self) -> list[int]:
        """Seats that have not left."""
        return [seat for seat in range(self.seats) if not self.resigned >> seat & 1]

    def order(self) -> list[int]:
        """Seats that have not left, in the order of play from the active player on."""
        first = self.active if self.active != NOBODY else self.start_player
        seats: list[int] = []
        for i in range(self.seats):
            seat = (first + i) % self.seats
            if not self.resigned >> seat & 1:
                seats.append(seat)
        return seats

    def rounds(self) -> int:
        return self.round

    def is_last_round(self) -> bool:
        """The last round of the expert game, in which nobody may sacrifice units."""
        return self.level == EXPERT and self.round == self.last_round

    # ---- copies and bytes -----------------------------------------------------------------------------------------

    def copy(self) -> "Ages":
        other = Ages()
        other.copy_flow(self)
        other.catalogue = self.catalogue
        other.level = self.level
        other.easier = self.easier
        other.less_mean = self.less_mean
        other.peaceful = self.peaceful
        other.draw_as_action = self.draw_as_action
        other.alternative_corruption = self.alternative_corruption
        other.bonus_variant = self.bonus_variant
        other.fewer_bonus = self.fewer_bonus
        other.players = [player.copy() for player in self.players]
        other.start_player = self.start_player
        other.active = self.active
        other.round = self.round
        other.age = self.age
        other.last_round = self.last_round
        other.row = self.row[:]
        other.civil_decks = [deck[:] for deck in self.civil_decks]
        other.military_decks = [deck[:] for deck in self.military_decks]
        other.discards = [pile[:] for pile in self.discards]
        other.discards_seen = [pile[:] for pile in self.discards_seen]
        other.current = self.current[:]
        other.current_by = self.current_by[:]
        other.future = self.future[:]
        other.future_by = self.future_by[:]
        other.past = self.past[:]
        other.unused_events = self.unused_events[:]
        other.bonus = self.bonus[:]
        other.bonus_hidden = self.bonus_hidden[:]
        other.keeps_cards = self.keeps_cards
        other.left = self.left[:]
        other.fight = self.fight.copy()
        return other

    def settings(self) -> list[int]:
        return [
            self.level,
            self.easier,
            self.less_mean,
            self.peaceful,
            self.draw_as_action,
            self.alternative_corruption,
            self.bonus_variant,
            self.fewer_bonus,
            self.start_player,
            self.active,
            self.round,
            self.age,
            self.last_round,
            self.keeps_cards,
        ]

    def take_settings(self, numbers: list[int]) -> None:
        self.level, self.easier, self.less_mean, self.peaceful, self.draw_as_action = numbers[:5]
        self.alternative_corruption, self.bonus_variant, self.fewer_bonus, self.start_player = numbers[5:9]
        self.active, self.round, self.age, self.last_round, self.keeps_cards = numbers[9:]

    def pack(self) -> list[object]:
        return [
            self.pack_flow(),
            self.settings(),
            [[player.lists(), player.numbers()] for player in self.players],
            [
                self.row,
                self.current,
                self.current_by,
                self.future,
                self.future_by,
                self.past,
                self.unused_events,
                self.bonus,
                self.bonus_hidden,
                self.left,
            ],
            [self.civil_decks, self.military_decks, self.discards, self.discards_seen],
            self.fight.pack(),
        ]

    # ---- the agenda: each kind of step is answered by its phase ---------------------------------------------------

    def asks(self, step: Step) -> int:
        if step.kind > LAST_ASKING:
            return 0
        if step.kind == CHOOSING_PRIVATE:
            return ((1 << self.seats) - 1) & ~self.resigned
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
        PHASES[step.kind].take(self, step, action)

    def is_sealed(self, step: Step) -> bool:
        return step.kind == CHOOSING_PRIVATE

    def is_complete(self, step: Step, seat: int) -> bool:
        return PHASES[step.kind].is_complete(self, seat)

    def resolve(self, step: Step) -> None:
        PHASES[step.kind].resolve(self)

    def resign(self, seat: int) -> None:
        super().resign(seat)
        LEAVING[0].leave(self, seat)

    # ---- for people, bots and tests -------------------------------------------------------------------------------

    def prompt(self, seat: int) -> Prompt:
        from zeitalter.games.ages.view.words import prompt

        return prompt(self, seat)

    def describe(self, seat: int, action: Action) -> Description:
        from zeitalter.games.ages.view.words import describe

        return describe(self, seat, action)

    def observe(self, seat: int | None) -> View:
        from zeitalter.games.ages.view.observe import observe

        return observe(self, seat)

    def outcome(self) -> Outcome | None:
        from zeitalter.games.ages.rules.outcome import outcome

        return outcome(self)

    def value(self, seat: int) -> float:
        return JUDGES[0].value(self, seat)

    def check(self) -> None:
        from zeitalter.games.ages.rules.invariants import check

        check(self)


PackedState = tuple[
    list[object], list[int], list[PackedPlayer], list[list[int]], list[list[list[int]]], PackedFight
]  # the shape of `pack`, validated when a snapshot is read


def unpack(catalogue: Catalogue, packed: list[object]) -> Ages:
    flow, settings, players, lists, decks, fight = msgspec.convert(packed, PackedState)
    state = Ages()
    state.catalogue = catalogue
    state.unpack_flow(flow)
    state.take_settings(settings)
    state.players = [unpack_player(player[0], player[1]) for player in players]
    state.row, state.current, state.current_by, state.future, state.future_by, state.past = lists[:6]
    state.unused_events, state.bonus, state.bonus_hidden, state.left = lists[6:]
    state.civil_decks, state.military_decks, state.discards, state.discards_seen = decks
    state.fight = unpack_fight(fight)
    return state


class Phase:
    """The rules of one kind of step. Stateless; one object per kind in PHASES."""

    def run(self, state: Ages, step: Step) -> None:
        raise NotImplementedError

    def legal(self, state: Ages, step: Step, seat: int) -> list[Action]:
        raise NotImplementedError

    def accepts(self, state: Ages, step: Step, seat: int, action: Action) -> bool:
        for legal in self.legal(state, step, seat):
            if legal.key == action.key:
                return True
        return False

    def take(self, state: Ages, step: Step, action: Action) -> None:
        raise NotImplementedError

    def default(self, state: Ages, step: Step, seat: int) -> Action:
        """Doing nothing; where that is offered it is offered last; else the first choice."""
        legal = self.legal(state, step, seat)
        return legal[-1] if legal[-1].verb == DONE else legal[0]

    def is_complete(self, state: Ages, seat: int) -> bool:
        return True

    def resolve(self, state: Ages) -> None:
        raise NotImplementedError


class Leaving:
    """What happens when a player leaves the game; the rules put theirs into LEAVING."""

    def leave(self, state: Ages, seat: int) -> None:
        raise NotImplementedError


class Judge:
    """How well a seat stands; the evaluation puts its own into JUDGES."""

    def value(self, state: Ages, seat: int) -> float:
        raise NotImplementedError


PHASES: Final[list[Phase]] = [Phase() for kind in range(KINDS)]
LEAVING: Final[list[Leaving]] = [Leaving()]
JUDGES: Final[list[Judge]] = [Judge()]
