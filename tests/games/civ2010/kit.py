"""Positions of civ2010 built by hand and played by notation.

    game = Game("chinese", "americans")          # seats 0 and 1, capitals on their suggested squares
    game.learn(1, "pottery").sheet(1, trade=9)
    game.managing(1)
    game.do(1, "build 0 granary", "place 3-12")
    assert game.work("3-12") == "granary"

After set-up the map holds the home tiles and capitals only: no figures, no great persons, no wonders. Phases are called
by name; when a phase is over nobody is asked. After every action the invariants are checked.
"""

from functools import cache

from zeitalter.core.action import Action
from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.core.wording import Event
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.catalogue import NONE, PERSON, WIDTH, WONDER
from zeitalter.games.civ2010.model.options import Options
from zeitalter.games.civ2010.model.player import FIRST_SCOUT, IN_STOCK, NOBODY, Player
from zeitalter.games.civ2010.model.shared import changed, joined, raised, without
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules.board import coins, devotion, production, trade_income
from zeitalter.games.civ2010.rules.movement import reveal_tile
from zeitalter.games.civ2010.rules.moves import found_city, put_figure, put_work, remove_work
from zeitalter.games.civ2010.rules.pyramid import row_counts
from zeitalter.games.civ2010.rules.setup import suggested_capital
from zeitalter.games.civ2010.title import Civ2010Rules, create


@cache
def rules() -> Civ2010Rules:
    return create()


def square(name: str) -> int:
    x, y = name.split("-")
    return int(y) * WIDTH + int(x)


class Game:
    def __init__(self, *civilizations: str, cards: str = "corrected", first: bool = False, seed: int = 7) -> None:
        self.rules = rules()
        options = Options(
            game="first" if first else "full",
            civilizations="chosen",
            cards="printed" if cards == "printed" else "corrected",
            rounds=0,
        )
        state = self.rules.setup(len(civilizations), options, seed)
        assert isinstance(state, Civ2010)
        self.state = state
        self.log: list[Event] = []
        for seat in range(state.seats):
            self.apply(seat, "agree")
        while isinstance(state.agenda[-1], steps.Picking):
            seat = state.actors()[0]
            self.apply(seat, f"pick {civilizations[seat]}")
        while state.round == 0:
            seat = state.actors()[0]
            if isinstance(state.agenda[-1], steps.Settling):
                state.apply(seat, verbs.Place(suggested_capital(state, seat)))
            else:
                state.apply(seat, state.legal_actions(seat)[0])
        state.agenda.clear()
        state.start_player = 0
        self.clear()

    def clear(self) -> None:
        """No figures, great persons or wonders on the map."""
        state = self.state
        for seat, player in enumerate(state.players):
            for figure, place in enumerate(player.figures):
                if place >= 0:
                    put_figure(state, seat, figure, IN_STOCK)
            player.trade = player.culture = 0
        for place, code in enumerate(state.works):
            if code != NONE:
                remove_work(state, place, True)

    # ---- building the position --------------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def learn(self, seat: int, *techs: str) -> "Game":
        """Technologies without their effects; the pyramid is filled up with other cards where it must be."""
        names = [tech.id for tech in self.rules.catalogues[0].techs]
        for tech in techs:
            self.player(seat).techs |= 1 << names.index(tech)
        self.support(seat)
        return self

    def support(self, seat: int) -> None:
        """Add technologies of lower levels until every card rests on two, none with an ability in use."""
        catalogue = self.state.catalogue
        for level in (4, 3, 2, 1):
            for tech in reversed(catalogue.techs):
                counts = row_counts(self.state, self.player(seat))
                if counts[level + 1] == 0 or counts[level] > counts[level + 1]:
                    break
                if tech.level == level and not self.player(seat).techs >> tech.index & 1:
                    self.player(seat).techs |= 1 << tech.index

    def sheet(
        self, seat: int, trade: int | None = None, culture: int | None = None, track: int | None = None
    ) -> "Game":
        player = self.player(seat)
        player.trade = player.trade if trade is None else trade
        player.culture = player.culture if culture is None else culture
        player.track = player.track if track is None else track
        return self

    def resource(self, seat: int, *names: str) -> "Game":
        """Tokens from the market; a spy or uranium as a token of a hut or village."""
        state = self.state
        order = ["wheat", "silk", "incense", "iron", "spy", "uranium"]
        for name in names:
            kind = order.index(name)
            if kind < 4 and state.market[kind]:
                state.market[kind] -= 1
                self.player(seat).resources = raised(self.player(seat).resources, kind, 1)
            else:
                self.token(seat, name)
        return self

    def token(self, seat: int, name: str) -> "Game":
        state = self.state
        kind = ["wheat", "silk", "incense", "iron", "spy", "uranium"].index(name)
        for pile in ("hut_pile", "village_pile"):
            for token in getattr(state, pile):
                if state.catalogue.token_content[token] == kind:
                    setattr(state, pile, without(getattr(state, pile), token))
                    self.player(seat).tokens = joined(self.player(seat).tokens, token)
                    state.token_known = changed(state.token_known, token, 1 << seat)
                    return self
        raise ValueError(f"no token {name}")

    def card(self, seat: int, *names: str) -> "Game":
        state = self.state
        for name in names:
            card = next(
                card for card, event in enumerate(state.catalogue.cards) if event.id == name and self.in_deck(card)
            )
            era = state.catalogue.cards[card].era
            state.decks[era] = without(state.decks[era], card)
            self.player(seat).cards = joined(self.player(seat).cards, card)
            state.card_known = changed(state.card_known, card, 1 << seat)
        return self

    def in_deck(self, card: int) -> bool:
        return card in self.state.decks[self.state.catalogue.cards[card].era]

    def forces(self, seat: int, *units: str) -> "Game":
        """Standing forces such as "infantry 2": type and strength at rank 1. What was there before is put back."""
        state = self.state
        for unit in self.player(seat).units:
            state.unit_decks[state.catalogue.unit_type[unit]] += (unit,)
            state.unit_known = changed(state.unit_known, unit, 0)
        self.player(seat).units = tuple(sorted([self.unit(text) for text in units]))
        for unit in self.player(seat).units:
            state.unit_known = changed(state.unit_known, unit, 1 << seat)
        return self

    def unit(self, text: str) -> int:
        state = self.state
        name, strength = text.split()
        kind = ["infantry", "artillery", "cavalry", "aircraft"].index(name)
        unit = next(u for u in state.unit_decks[kind] if state.catalogue.unit_strength[u] == int(strength))
        state.unit_decks[kind] = without(state.unit_decks[kind], unit)
        return unit

    def army(self, seat: int, name: str, count: int = 1) -> "Game":
        return self.figure(seat, name, count, 0)

    def scout(self, seat: int, name: str, target: int | None = None) -> "Game":
        self.figure(seat, name, 1, FIRST_SCOUT)
        if target is not None:
            player = self.player(seat)
            for scout in range(2):
                if player.figures[FIRST_SCOUT + scout] == square(name):
                    player.targets = changed(player.targets, scout, target)
        return self

    def figure(self, seat: int, name: str, count: int, first: int) -> "Game":
        for _ in range(count):
            player = self.player(seat)
            figure = next(f for f in range(first, 9) if player.figures[f] == IN_STOCK)
            put_figure(self.state, seat, figure, square(name))
        return self

    def tile(self, place: int, name: str, turns: int = 0) -> "Game":
        """Lay a certain tile in a place, discovered."""
        state = self.state
        tile = state.catalogue.tile_ids.index(name)
        old = state.place_tiles[place]
        if tile in state.spare_tiles:
            state.spare_tiles = changed(state.spare_tiles, state.spare_tiles.index(tile), old)
        else:
            state.place_tiles = changed(state.place_tiles, state.place_tiles.index(tile), old)
        state.place_tiles = changed(state.place_tiles, place, tile)
        reveal_tile(state, place, state.catalogue.layouts[state.seats].neutral_corners[place], turns)
        return self

    def city(self, seat: int, name: str) -> "Game":
        found_city(self.state, seat, square(name))
        return self

    def build(self, name: str, work: str) -> "Game":
        """A building, wonder or great person."""
        works = self.state.catalogue.works
        code = [entry.id for entry in works].index(work)
        index = works[code].index
        if works[code].kind == WONDER:
            if index in self.state.wonder_market:
                market = self.state.wonder_market
                self.state.wonder_market = changed(market, market.index(index), NONE)
            if index in self.state.wonder_deck:
                self.state.wonder_deck = without(self.state.wonder_deck, index)
        if works[code].kind == PERSON:
            self.state.persons = without(self.state.persons, index)
        put_work(self.state, square(name), code)
        return self

    def offer_wonder(self, wonder: str) -> "Game":
        """Put a wonder into the first place of the market."""
        state = self.state
        number = [w.id for w in state.catalogue.wonders].index(wonder)
        if number not in state.wonder_market:
            old = state.wonder_market[0]
            state.wonder_deck = changed(state.wonder_deck, state.wonder_deck.index(number), old)
            state.wonder_market = changed(state.wonder_market, 0, number)
        return self

    def govern(self, seat: int, government: str) -> "Game":
        names = [entry.id for entry in self.state.catalogue.governments]
        self.player(seat).government = names.index(government)
        return self

    # ---- playing ----------------------------------------------------------------------------------------------------

    def phase(self, step: Step) -> "Game":
        self.state.check()
        if self.state.round == 0:
            self.state.round = 1
        self.state.agenda.append(step)
        self.state.log = self.log
        self.state.advance()
        self.state.check()
        return self

    def starting(self, seat: int) -> "Game":
        return self.phase(steps.BeginStart(seat, 0))

    def to_start_of(self, seat: int) -> "Game":
        """The next round begins; of its phases only the start of this seat's turn is played."""
        self.state.agenda.clear()
        self.next_round()
        self.state.agenda.clear()
        return self.starting(seat)

    def trading(self) -> "Game":
        return self.phase(steps.BeginTrade(EVERYONE))

    def managing(self, seat: int) -> "Game":
        return self.phase(steps.BeginManaging(seat, 0))

    def moving(self, seat: int) -> "Game":
        return self.phase(steps.BeginMoving(seat, 0))

    def research(self) -> "Game":
        return self.phase(steps.BeginResearch(EVERYONE))

    def next_round(self) -> "Game":
        return self.phase(steps.BeginRound(EVERYONE))

    def apply(self, seat: int, notation: str) -> None:
        action = self.rules.vocabulary.parse(notation)
        assert self.state.is_legal(seat, action), f"{notation} is not legal; there are: {self.legal(seat)}"
        self.state.log = self.log
        self.state.apply(seat, action)

    def do(self, seat: int, *notations: str) -> "Game":
        for notation in notations:
            self.apply(seat, notation)
            self.state.check()
        return self

    def let(self) -> "Game":
        """Everybody who is asked for an answer lets it happen."""
        while self.state.agenda and isinstance(self.state.agenda[-1], (steps.Reacting, steps.Interrupting)):
            self.do(self.state.actors()[0], "done")
        return self

    def let_reactions(self) -> "Game":
        """Nobody cancels it; who may interrupt a move is still asked."""
        while self.state.agenda and isinstance(self.state.agenda[-1], steps.Reacting):
            self.do(self.state.actors()[0], "done")
        return self

    def legal(self, seat: int) -> list[str]:
        return [self.rules.vocabulary.notation(action) for action in self.state.legal_actions(seat)]

    def can(self, seat: int, notation: str) -> bool:
        action: Action = self.rules.vocabulary.parse(notation)
        return self.state.is_legal(seat, action)

    @property
    def asked(self) -> list[int]:
        return self.state.actors()

    # ---- reading ----------------------------------------------------------------------------------------------------

    def work(self, name: str) -> str:
        code = self.state.works[square(name)]
        return "" if code == NONE else self.state.catalogue.works[code].id

    def armies(self, seat: int, name: str) -> int:
        return sum(place == square(name) for place in self.player(seat).figures[:FIRST_SCOUT])

    def scouts(self, seat: int, name: str) -> int:
        return sum(place == square(name) for place in self.player(seat).figures[FIRST_SCOUT:])

    def coins(self, seat: int) -> int:
        return coins(self.state, seat)

    def production(self, seat: int, slot: int = 0) -> int:
        return production(self.state, seat, slot)

    def devotion(self, seat: int, slot: int = 0) -> int:
        return devotion(self.state, seat, slot)

    def income(self, seat: int) -> int:
        return trade_income(self.state, seat)

    def government(self, seat: int) -> str:
        return self.state.catalogue.governments[self.player(seat).government].id

    def knows(self, seat: int, tech: str) -> bool:
        names = [entry.id for entry in self.state.catalogue.techs]
        return self.player(seat).techs >> names.index(tech) & 1 != 0

    def hand(self, seat: int) -> list[str]:
        return [self.state.catalogue.cards[card].id for card in self.player(seat).cards]

    @property
    def in_battle(self) -> bool:
        return self.state.battle.square != NOBODY
