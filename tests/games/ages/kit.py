"""Positions of ages built by hand and played by notation.

    game = table(seats=2).player(0, workers="bronze=4 iron=0", blue="bronze=8", hand="monarchy").turn(0)
    game.do(0, "upgrade bronze iron")
    assert game.resources(0) == 5

A civilization is as printed on its board unless the test says otherwise; the banks get what keeps its tokens complete
(25 yellow, 18 blue), so a test that cares for the banks names them. `turn` stops everything after the actions of that
seat; `politics` begins before them. After every action the kit checks the invariants.
"""

from functools import cache
from typing import Any

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.ages.model import steps
from zeitalter.games.ages.model.options import Options
from zeitalter.games.ages.model.player import NOTHING, Player
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.civilization import Figures, action_totals, discontent, figures, recount_actions
from zeitalter.games.ages.rules.tokens import food_stored, resources_stored
from zeitalter.games.ages.title import AgesRules, create

ROUND = 5


@cache
def rules() -> AgesRules:
    return create()


def number(card: str) -> int:
    return rules().catalogue.ids.index(card)


def numbers(cards: str) -> list[int]:
    return [number(card) for card in cards.split()]


def amounts(text: str) -> dict[str, int]:
    """ "bronze=4 iron=0" as a dictionary."""
    return {name: int(n) for name, n in (part.split("=") for part in text.split())}


class Table:
    def __init__(self, seats: int, options: Options) -> None:
        state = rules().setup(seats, options, "kit")
        assert isinstance(state, Ages)
        self.state = state
        state.agenda.clear()
        state.ready = 0
        state.round = ROUND
        state.age = 1
        state.start_player = 0
        state.active = 0
        state.row = [NOTHING] * 13
        self.events: list[str] = []

    # ---- building the position ------------------------------------------------------------------------------------

    def player(
        self,
        seat: int,
        workers: str = "",
        blue: str = "",
        cards: str = "",
        hand: str = "",
        military: str = "",
        yellow: int | None = None,
        bank: int | None = None,
        **fields: Any,
    ) -> "Table":
        """`cards` are those in play: a government, leader, tactic, wonders, special technologies, colonies."""
        player = self.state.players[seat]
        for name, n in amounts(workers).items():
            player.workers[number(name)] = n
            if number(name) not in player.techs:
                player.techs = sorted([*player.techs, number(name)])
        for name, n in amounts(blue).items():
            player.blue[number(name)] = n
        for card in numbers(cards):
            self.put(player, card)
        player.hand = numbers(hand) or player.hand
        for card in numbers(military):
            self.draw(player, card)
        for name, field in fields.items():
            if name in ("wonder", "pact", "war"):
                field = number(field)
            assert hasattr(player, name), name
            setattr(player, name, field)
        if player.pact != NOTHING:
            self.take_from_deck(player.pact)
        if player.war != NOTHING:
            self.take_from_deck(player.war)
        player.scores = [player.culture] + [0] * (len(player.scores) - 1)
        used = sum(player.workers) + player.unused
        player.yellow = max(0, 25 - used) if yellow is None else yellow
        player.yellow_owned = player.yellow + used
        laid = sum(player.blue) + player.stages
        player.bank = max(0, 18 - laid) if bank is None else bank
        player.blue_owned = player.bank + laid
        return self

    def put(self, player: Player, card: int) -> None:
        kind = rules().catalogue.cards[card].kind
        if kind == 11:
            player.government = card
        elif kind <= 15:
            player.specials = sorted([*player.specials, card])
        elif kind == 16:
            player.leader = card
        elif kind == 17:
            player.wonders.append(card)
        elif kind == 20:
            player.colonies.append(card)
            self.take_from_deck(card)
        else:
            player.tactic = card
            self.take_from_deck(card)

    def draw(self, player: Player, card: int) -> None:
        player.military = sorted([*player.military, card])
        self.take_from_deck(card)

    def take_from_deck(self, card: int) -> None:
        age = rules().catalogue.cards[card].age
        if card in self.state.military_decks[age]:
            self.state.military_decks[age].remove(card)

    def row(self, cards: str, slot: int = 0) -> "Table":
        for place, card in enumerate(numbers(cards)):
            self.state.row[slot + place] = card
        return self

    def current(self, cards: str) -> "Table":
        """The current events, the top one first."""
        self.state.current = numbers(cards)[::-1]
        self.state.current_by = [-1] * len(self.state.current)
        for card in self.state.current:
            self.take_from_deck(card)
            if card in self.state.unused_events:
                self.state.unused_events.remove(card)
        return self

    def set(self, **fields: int) -> "Table":
        for name, value in fields.items():
            assert hasattr(self.state, name), name
            setattr(self.state, name, value)
        return self

    # ---- beginning ------------------------------------------------------------------------------------------------

    def turn(self, seat: int, *, politics: bool = False, production: bool = False) -> "Table":
        """This seat has all its actions."""
        state = self.state
        state.active = seat
        for other in range(state.seats):
            player = state.players[other]
            player.civil_total, player.military_total = action_totals(state, other)
            player.civil_left, player.military_left = player.civil_total, player.military_total
        if production:
            state.push(steps.Produce(seat, state.catalogue.military_draw))
        state.push(steps.Actions(seat))
        if politics:
            state.push(steps.BeginDiscarding(seat))
            state.push(steps.BeginPolitics(seat))
        return self.go()

    def step(self, step: Step) -> "Table":
        for other in range(self.state.seats):
            recount_actions(self.state, other)
        self.state.push(step)
        return self.go()

    def event(self, card: str, seat: int = 0) -> "Table":
        """This event comes up in the turn of a seat."""
        self.state.active = seat
        others = [self.state.catalogue.ids[card] for card in self.state.current[1:]]
        self.current(" ".join([card, *[other for other in others if other != card]]))
        self.state.future = []
        return self.step(steps.RevealEvent(seat))

    def go(self) -> "Table":
        self.state.log = []
        self.state.advance()
        self.note()
        return self

    def note(self) -> None:
        self.events += [event.message.key for event in self.state.log or []]
        self.state.log = []
        self.state.check()

    # ---- playing --------------------------------------------------------------------------------------------------

    def do(self, seat: int, *moves: str) -> "Table":
        for move in moves:
            action = self.action(move)
            legal = [rules().vocabulary.notation(a) for a in self.state.legal_actions(seat)]
            assert self.state.is_legal(seat, action), f"{move!r} is not legal for seat {seat}; legal are {legal}"
            self.state.describe(seat, action)
            self.state.prompt(seat)
            self.state.apply(seat, action)
            self.note()
        return self

    def action(self, move: str) -> Action:
        return rules().vocabulary.parse(move)

    def can(self, seat: int, move: str) -> bool:
        return self.state.is_legal(seat, self.action(move))

    def legal(self, seat: int, verb: str = "") -> list[str]:
        written = [rules().vocabulary.notation(action) for action in self.state.legal_actions(seat)]
        return [text for text in written if text.split()[0] == verb or not verb]

    # ---- looking --------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> list[int]:
        return self.state.actors()

    def of(self, seat: int) -> Player:
        return self.state.players[seat]

    def figures(self, seat: int) -> Figures:
        return figures(self.state, seat)

    def food(self, seat: int) -> int:
        return food_stored(self.state, self.of(seat))

    def resources(self, seat: int) -> int:
        return resources_stored(self.state, self.of(seat))

    def workers(self, seat: int, card: str) -> int:
        return self.of(seat).workers[number(card)]

    def blue(self, seat: int, card: str) -> int:
        return self.of(seat).blue[number(card)]

    def discontent(self, seat: int) -> int:
        return discontent(self.state, seat)

    def hand(self, seat: int) -> list[str]:
        return [rules().catalogue.ids[card] for card in self.of(seat).hand]

    def military(self, seat: int) -> list[str]:
        return [rules().catalogue.ids[card] for card in self.of(seat).military]


def table(seats: int = 2, level: str = "expert", **options: Any) -> Table:
    return Table(seats, Options(level, **options))  # type: ignore[arg-type]
