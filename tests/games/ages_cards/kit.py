"""Positions of ages_cards built by hand and played by notation.

    game = (
        table(seats=2)
        .player(0, hand="C01 C02", technologies="C03")
        .player(1, resources="C05")
        .row("oil", "C22 - C19")
        .turn(0, "technology")
    )
    game.do(0, "technology C01", "activate", "refresh C03")
    assert game.resources(0) == "C03"
    assert game.asked == []  # the named phases are over; after "end" or a whole turn the game goes on

Cards lie where the test puts them and nowhere else, with two exceptions that keep a game going: the row of space holds
the space cards nobody named, and a player without any card holds C01 (a civil card without strength). A start card is
written C01 by its owner and C01.1 (the copy of seat 1) by everybody else. After every action the kit looks whether all
cards and wonders are still there exactly once.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

from zeitalter.bots import create as create_bot
from zeitalter.core.action import TABLE, Action
from zeitalter.core.chance import stream
from zeitalter.core.outcome import Outcome
from zeitalter.core.player import PlayerView
from zeitalter.core.state import State
from zeitalter.games.ages_cards.model import steps
from zeitalter.games.ages_cards.model.catalogue import ERA_NAMES, ERAS, NOTHING, RESOURCE_NAMES, RESOURCES, SPACE_ERA
from zeitalter.games.ages_cards.model.options import Mode, Options
from zeitalter.games.ages_cards.model.state import AgesCards
from zeitalter.games.ages_cards.rules.setup import theme_sets
from zeitalter.games.ages_cards.title import AgesCardsRules, create

PHASES: Final = {
    "resource": steps.ResourcePhase,
    "technology": steps.TechnologyPhase,
    "buy": steps.BuyPhase,
    "end": steps.EndOfTurn,
}
GAP: Final = "-"
START_CARD: Final = re.compile(r"\b(C0[1-5])(?![.\d])")


@cache
def rules() -> AgesCardsRules:
    return create()


class Table:
    """A position in the making, then a running game."""

    def __init__(self, seats: int, mode: Mode, pack: Path | None = None) -> None:
        self.rules = rules() if pack is None else create(pack)
        self.names = self.rules.catalogue.instance_names
        self.state = emptied(self.rules.setup(seats, Options(mode)))
        for seat in range(seats):
            self.player(seat)
        self.space_row_given = False
        self.pieces: list[list[int]] = []

    # ---- building the position ------------------------------------------------------------------------------------

    def player(
        self,
        seat: int,
        hand: str = "",
        resources: str = "",
        technologies: str = "",
        wonders: str = "",
        vp: int = 0,
        fame: str = "",
    ) -> "Table":
        """Cards in hand, resource side up, technology side up; fame markers by the era of their wonder."""
        player = self.state.players[seat]
        player.hand = self._cards(seat, hand)
        player.resources = self._cards(seat, resources)
        player.technologies = self._cards(seat, technologies)
        player.wonders = [self._wonder(name) for name in wonders.split()]
        player.vp = vp
        player.fame = [fame.split().count(era) for era in ERA_NAMES]
        return self

    def row(self, era: str, cards: str) -> "Table":
        """A row of the pyramid from the left; "-" is a gap, and so is everything to the right of the last card."""
        row = self.state.pyramid[ERA_NAMES.index(era)]
        for place, name in enumerate(cards.split()):
            row[place] = NOTHING if name == GAP else self.names.index(name)
        self.space_row_given = self.space_row_given or era == "space"
        return self

    def projects(self, era: str, cards: str) -> "Table":
        """A stack of research projects, the top card first."""
        self.state.projects[ERA_NAMES.index(era)] = [self.names.index(name) for name in reversed(cards.split())]
        return self

    def wonders_beside(self, wonders: str) -> "Table":
        for name in wonders.split():
            wonder = self._wonder(name)
            era = self.rules.catalogue.wonders[wonder].era
            assert self.state.wonders[era] == NOTHING, f"there are two wonders of the era {ERA_NAMES[era]}"
            self.state.wonders[era] = wonder
        return self

    def temporary(self, resources: str) -> "Table":
        self.state.turn.gained = [resources.split().count(name) for name in RESOURCE_NAMES]
        return self

    def turn(self, seat: int, *phases: str) -> "Table":
        """The position is complete: this seat plays these phases, then everything stops; without names a whole turn."""
        state = self.state
        for other, player in enumerate(state.players):
            if not player.owned():
                player.hand = state.catalogue.start_hand(other)[:1]
        if not self.space_row_given:
            self._fill_space_row()
        state.active = seat
        state.turns = 1
        for phase in reversed(phases or list(PHASES)):
            state.push(PHASES[phase](seat))
        state.log = []
        self.pieces = self._pieces()
        self._check()
        state.advance()
        self._check()
        return self

    def _fill_space_row(self) -> None:
        state = self.state
        placed = {card for player in state.players for card in player.owned()}
        placed.update(card for stack in state.projects for card in stack)
        deck = [card for theme in theme_sets(state.mode) for card in state.catalogue.decks[theme][SPACE_ERA]]
        free = [card for card in deck if card not in placed]
        size = len(state.pyramid[SPACE_ERA])
        state.pyramid[SPACE_ERA] = (free + [NOTHING] * size)[:size]

    # ---- playing --------------------------------------------------------------------------------------------------

    def do(self, seat: int, *moves: str) -> "Table":
        """Actions of one seat, in notation, each of which must be legal."""
        for move in moves:
            action = self._action(seat, move)
            assert self.state.is_legal(seat, action), f"seat {seat} may not {move!r}, only {sorted(self.options(seat))}"
            self.state.apply(seat, action)
            self._check()
        return self

    def table(self, move: str) -> "Table":
        """What happens to the table: a seat resigns, a deadline passes."""
        action = self.rules.vocabulary.parse(move)
        assert self.state.is_legal(TABLE, action)
        self.state.apply(TABLE, action)
        self._check()
        return self

    def options(self, seat: int) -> set[str]:
        """All legal actions of a seat, in notation."""
        actions = self.state.legal_actions(seat)
        return {self._short(seat, self.rules.vocabulary.notation(action)) for action in actions}

    def default(self, seat: int) -> str:
        return self._short(seat, self.rules.vocabulary.notation(self.state.default_action(seat)))

    # ---- reading --------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> list[int]:
        return self.state.actors()

    @property
    def active(self) -> int:
        return self.state.active

    def hand(self, seat: int) -> str:
        return self._list(seat, self.state.players[seat].hand)

    def resources(self, seat: int) -> str:
        return self._list(seat, self.state.players[seat].resources)

    def technologies(self, seat: int) -> str:
        return self._list(seat, self.state.players[seat].technologies)

    def wonders(self, seat: int) -> str:
        return " ".join(sorted(self.rules.catalogue.wonders[w].id for w in self.state.players[seat].wonders))

    def beside(self) -> str:
        """The wonders still lying beside the pyramid."""
        return " ".join(self.rules.catalogue.wonders[w].id for w in self.state.wonders if w != NOTHING)

    def fame(self, seat: int) -> str:
        fame = self.state.players[seat].fame
        return " ".join(name for name, markers in zip(ERA_NAMES, fame) for _ in range(markers))

    def vp(self, seat: int) -> int:
        return self.state.players[seat].vp

    def strength(self, seat: int) -> int:
        return self.state.strength(seat)

    def gained(self) -> str:
        """The temporary resources of the running turn."""
        gained = self.state.turn.gained
        return " ".join(name for name, amount in zip(RESOURCE_NAMES, gained) for _ in range(amount))

    def in_row(self, era: str) -> str:
        row = self.state.pyramid[ERA_NAMES.index(era)]
        return " ".join(GAP if card == NOTHING else self.names[card] for card in row)

    def outcome(self) -> Outcome:
        outcome = self.state.outcome()
        assert outcome is not None, "the game goes on"
        return outcome

    def events(self) -> list[str]:
        assert self.state.log is not None
        return [event.message.key for event in self.state.log]

    # ---- inside ---------------------------------------------------------------------------------------------------

    def _cards(self, seat: int, names: str) -> list[int]:
        return [self.names.index(name) for name in own_copies(seat, names).split()]

    def _wonder(self, name: str) -> int:
        return int(name[1:]) - 1

    def _action(self, seat: int, move: str) -> Action:
        return self.rules.vocabulary.parse(own_copies(seat, move))

    def _short(self, seat: int, text: str) -> str:
        return re.sub(rf"\b(C0[1-5])\.{seat}\b", r"\1", text)

    def _list(self, seat: int, cards: list[int]) -> str:
        return self._short(seat, " ".join(sorted(self.names[card] for card in cards)))

    def _pieces(self) -> list[list[int]]:
        state = self.state
        cards = [card for player in state.players for card in player.owned()]
        cards += [card for row in state.pyramid + state.projects for card in row if card != NOTHING]
        wonders = [wonder for player in state.players for wonder in player.wonders]
        wonders += [wonder for wonder in state.wonders if wonder != NOTHING]
        return [sorted(cards), sorted(wonders)]

    def _check(self) -> None:
        state = self.state
        pieces = self._pieces()
        assert pieces == self.pieces, "a card or a wonder appeared or vanished"
        assert all(len(set(kind)) == len(kind) for kind in pieces), "a card or a wonder is there twice"
        assert all(len(kind) == RESOURCES and min(kind) >= 0 for kind in (state.turn.gained, state.turn.paid))
        for player in state.players:
            assert player.vp >= 0
            assert len(player.fame) == ERAS
            assert sum(player.fame) <= self.rules.catalogue.fame_markers
        for seat in state.actors():
            assert state.legal_actions(seat), f"seat {seat} is asked but has no choice"
            assert state.is_legal(seat, state.default_action(seat))


def emptied(state: State) -> AgesCards:
    """A new game with nothing on the table and nothing to do."""
    assert isinstance(state, AgesCards)
    state.agenda.clear()
    state.pyramid = [[NOTHING] * len(row) for row in state.pyramid]
    state.projects = [[] for _ in range(ERAS)]
    state.wonders = [NOTHING] * ERAS
    return state


def own_copies(seat: int, text: str) -> str:
    return START_CARD.sub(rf"\1.{seat}", text)


def table(seats: int = 2, mode: Mode = "new_world", pack: Path | None = None) -> Table:
    return Table(seats, mode, pack)


def played(game: Table, seat: int, name: str) -> list[str]:
    """What a bot does, in notation, until somebody else is asked. The position needs a way to go on: a whole turn, or
    phases up to its end."""
    bot = create_bot(name, game.rules)
    done: list[str] = []
    while game.asked == [seat]:
        action = bot.choose(PlayerView(game.rules, game.state.observe(seat)), stream("script", len(done)))
        move = game.rules.vocabulary.notation(action).replace(f".{seat}", "")
        game.do(seat, move)
        done.append(move)
    return done
