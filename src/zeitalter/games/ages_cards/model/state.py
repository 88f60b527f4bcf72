"""The position: all cards, the pyramid, the wonders beside it, and what the running turn remembers."""

from typing import Final

import msgspec

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.core.outcome import Outcome
from zeitalter.core.state import State
from zeitalter.core.view import View
from zeitalter.core.wording import Description, Prompt
from zeitalter.games.ages_cards.model.catalogue import ERAS, RESOURCES, Card, Catalogue
from zeitalter.games.ages_cards.model.verbs import DONE

# Modes.
NEW_WORLD_MODE: Final = 0
REASON_MODE: Final = 1
COMBINED_MODE: Final = 2

# Kinds of steps. Those up to LAST_ASKING ask their seat, the others run by themselves.
START_RESOURCE: Final = 0
RESOURCE_PHASE: Final = 1
TECHNOLOGY_PHASE: Final = 2
ACTIVATION: Final = 3  # a: card
REFRESHING: Final = 4  # a: mask of resources, b: cards left, c: 1 when fewer are allowed
EXHAUSTING: Final = 5  # a: mask of resources, b: cards left, c: 1 when fewer are allowed
GAINING: Final = 6  # a: mask of options, b: resources left
PLAYING_RESOURCES: Final = 7  # b: cards left, c: 1 when fewer are allowed
CHOOSING_OPPONENT: Final = 8
COPYING: Final = 9  # a: chosen opponent, b: resources left, c: 1 when the source is exhausted
USING_CIVIL: Final = 10  # a: owner, b: technologies left, c: 1 when fewer are allowed + 2 * points for the owner
DEPLOYING: Final = 11  # b: attack cards left, c: 1 when fewer are allowed
STRIKING: Final = 12  # a: source, b: attacks left, c: 1 when fewer are allowed + 2 * strength bonus
RETURNING: Final = 13  # a: card
REACTING: Final = 14  # a: attacking card, b: strength of the attacker
LOSING_RESOURCES: Final = 15  # b: resources left
GIVING_WONDER: Final = 16
BUY_PHASE: Final = 17
PAYING: Final = 18  # a: card
BUILDING_WONDER: Final = 19
TAKING_BACK: Final = 20
PLACING_FAME: Final = 21
LAST_ASKING: Final = 21

BEGIN_TURN: Final = 22
BEGIN_RESOURCE_PHASE: Final = 23
BEGIN_TECHNOLOGY_PHASE: Final = 24
BEGIN_BUY_PHASE: Final = 25
EFFECT: Final = 26  # a: card, b: number of the operation, c: strength bonus
BEGIN_REFRESHING: Final = 27  # as REFRESHING
BEGIN_REACTING: Final = 28  # as REACTING
BATTLE: Final = 29  # a: card, b: strength bonus
BEGIN_LOSING: Final = 30  # as LOSING_RESOURCES
BEGIN_GIVING: Final = 31
END_OF_TURN: Final = 32
COLLECT: Final = 33
FAME: Final = 34
FINISH: Final = 35
BEGIN_USING_CIVIL: Final = 36  # as USING_CIVIL
BEGIN_STRIKING: Final = 37  # as STRIKING
KINDS: Final = 38

NOBODY: Final = -1
NOTHING: Final = -1

# Ways the game ends, after the common ones of the core.
LAST_WONDER: Final = 2
LAST_SPACE_CARD: Final = 3
POINT_LIMIT: Final = 4


class Player:
    """One player's cards: in hand, resource side up and technology side up in the display, and wonders."""

    hand: list[int]
    resources: list[int]
    technologies: list[int]
    wonders: list[int]
    vp: int
    fame: list[int]  # fame markers on the wonder of each era

    def copy(self) -> "Player":
        other = Player()
        other.hand = self.hand[:]
        other.resources = self.resources[:]
        other.technologies = self.technologies[:]
        other.wonders = self.wonders[:]
        other.vp = self.vp
        other.fame = self.fame[:]
        return other

    def pack(self) -> list[object]:
        return [self.hand, self.resources, self.technologies, self.wonders, self.vp, self.fame]


PackedPlayer = tuple[list[int], list[int], list[int], list[int], int, list[int]]


def new_player(hand: list[int]) -> Player:
    player = Player()
    player.hand = hand
    player.resources = []
    player.technologies = []
    player.wonders = []
    player.vp = 0
    player.fame = [0] * ERAS
    return player


def unpack_player(packed: PackedPlayer) -> Player:
    player = Player()
    player.hand, player.resources, player.technologies, player.wonders, player.vp, player.fame = packed
    return player


class Turn:
    """What the running turn remembers."""

    gained: list[int]  # temporary resources
    paid: list[int]  # resources put down so far for the card being bought
    used: list[int]  # cards whose effect was carried out: each at most once per turn
    exhausted: int  # cards exhausted by the running effect
    opponent: int  # chosen by the running effect
    deployed: list[int]  # attack cards put down by the running effect
    struck: int  # attack activated last
    attacks: int
    vp_gained: int
    bought_era: int
    cards_taken_back: int
    vp_taken_back: int
    ending: int

    def copy(self) -> "Turn":
        other = Turn()
        other.gained = self.gained[:]
        other.paid = self.paid[:]
        other.used = self.used[:]
        other.exhausted = self.exhausted
        other.opponent = self.opponent
        other.deployed = self.deployed[:]
        other.struck = self.struck
        other.attacks = self.attacks
        other.vp_gained = self.vp_gained
        other.bought_era = self.bought_era
        other.cards_taken_back = self.cards_taken_back
        other.vp_taken_back = self.vp_taken_back
        other.ending = self.ending
        return other

    def pack(self) -> list[object]:
        return [
            self.gained,
            self.paid,
            self.used,
            self.exhausted,
            self.opponent,
            self.deployed,
            self.struck,
            self.attacks,
            self.vp_gained,
            self.bought_era,
            self.cards_taken_back,
            self.vp_taken_back,
            self.ending,
        ]


PackedTurn = tuple[list[int], list[int], list[int], int, int, list[int], int, int, int, int, int, int, int]


def new_turn() -> Turn:
    turn = Turn()
    turn.gained = [0] * RESOURCES
    turn.paid = [0] * RESOURCES
    turn.used = []
    turn.exhausted = 0
    turn.opponent = NOBODY
    turn.deployed = []
    turn.struck = NOTHING
    turn.attacks = 0
    turn.vp_gained = 0
    turn.bought_era = NOTHING
    turn.cards_taken_back = 0
    turn.vp_taken_back = 0
    turn.ending = 0
    return turn


def unpack_turn(packed: PackedTurn) -> Turn:
    turn = Turn()
    turn.gained, turn.paid, turn.used, turn.exhausted, turn.opponent, turn.deployed, turn.struck = packed[:7]
    turn.attacks, turn.vp_gained, turn.bought_era, turn.cards_taken_back, turn.vp_taken_back, turn.ending = packed[7:]
    return turn


class AgesCards(State):
    """A game of "Im Wandel der Zeiten: Das Kartenspiel"."""

    catalogue: Catalogue
    mode: int
    players: list[Player]
    pyramid: list[list[int]]  # rows from the bottom; NOTHING where a card is gone
    projects: list[list[int]]  # research projects, the top card last
    wonders: list[int]  # the wonder beside each row
    start_player: int
    active: int
    turns: int
    turn: Turn

    def card(self, instance: int) -> Card:
        return self.catalogue.cards[instance]

    def next_seat(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def opponents(self, seat: int) -> list[int]:
        """The other seats, clockwise."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def strength(self, seat: int) -> int:
        """Military strength: the symbols on all cards lying technology side up."""
        cards = self.catalogue.cards
        total = 0
        for card in self.players[seat].technologies:
            total += cards[card].strength
        return total

    def rounds(self) -> int:
        return (self.turns + self.seats - 1) // self.seats

    # ---- copies and bytes -----------------------------------------------------------------------------------------

    def copy(self) -> "AgesCards":
        other = AgesCards()
        other.copy_flow(self)
        other.catalogue = self.catalogue
        other.mode = self.mode
        other.players = [player.copy() for player in self.players]
        other.pyramid = [row[:] for row in self.pyramid]
        other.projects = [stack[:] for stack in self.projects]
        other.wonders = self.wonders[:]
        other.start_player = self.start_player
        other.active = self.active
        other.turns = self.turns
        other.turn = self.turn.copy()
        return other

    def pack(self) -> list[object]:
        return [
            self.pack_flow(),
            self.mode,
            [player.pack() for player in self.players],
            self.pyramid,
            self.projects,
            self.wonders,
            self.start_player,
            self.active,
            self.turns,
            self.turn.pack(),
        ]

    # ---- the agenda: each kind of step is answered by its phase ---------------------------------------------------

    def asks(self, step: Step) -> int:
        return 1 << step.seat if step.kind <= LAST_ASKING else 0

    def run(self, step: Step) -> None:
        PHASES[step.kind].run(self, step)

    def legal(self, step: Step, seat: int) -> list[Action]:
        return PHASES[step.kind].legal(self, step)

    def default(self, step: Step, seat: int) -> Action:
        return PHASES[step.kind].default(self, step)

    def take(self, step: Step, seat: int, action: Action) -> None:
        PHASES[step.kind].take(self, step, action)

    # ---- for people, bots and tests -------------------------------------------------------------------------------

    def prompt(self, seat: int) -> Prompt:
        from zeitalter.games.ages_cards.view.words import prompt

        return prompt(self, seat)

    def describe(self, seat: int, action: Action) -> Description:
        from zeitalter.games.ages_cards.view.words import describe

        return describe(self, seat, action)

    def observe(self, seat: int | None) -> View:
        from zeitalter.games.ages_cards.view.observe import observe

        return observe(self, seat)

    def outcome(self) -> Outcome | None:
        from zeitalter.games.ages_cards.rules.scoring import outcome

        return outcome(self)

    def value(self, seat: int) -> float:
        from zeitalter.games.ages_cards.bot.value import value

        return value(self, seat)

    def check(self) -> None:
        from zeitalter.games.ages_cards.rules.invariants import check

        check(self)


PackedState = tuple[
    list[object], int, list[PackedPlayer], list[list[int]], list[list[int]], list[int], int, int, int, PackedTurn
]


def unpack(catalogue: Catalogue, packed: list[object]) -> AgesCards:
    flow, mode, players, pyramid, projects, wonders, start, active, turns, turn = msgspec.convert(packed, PackedState)
    state = AgesCards()
    state.catalogue = catalogue
    state.unpack_flow(flow)
    state.mode = mode
    state.players = [unpack_player(player) for player in players]
    state.pyramid = pyramid
    state.projects = projects
    state.wonders = wonders
    state.start_player = start
    state.active = active
    state.turns = turns
    state.turn = unpack_turn(turn)
    return state


class Phase:
    """The rules of one kind of step. Stateless; one object per kind in PHASES."""

    def run(self, state: AgesCards, step: Step) -> None:
        raise NotImplementedError

    def legal(self, state: AgesCards, step: Step) -> list[Action]:
        raise NotImplementedError

    def take(self, state: AgesCards, step: Step, action: Action) -> None:
        raise NotImplementedError

    def default(self, state: AgesCards, step: Step) -> Action:
        """Doing nothing, where that is offered it is offered last; else the first choice."""
        legal = self.legal(state, step)
        return legal[-1] if legal[-1].verb == DONE else legal[0]


PHASES: Final[list[Phase]] = [Phase() for kind in range(KINDS)]
