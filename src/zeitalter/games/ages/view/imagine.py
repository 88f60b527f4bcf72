"""A full position that fits a view: what the view hides is drawn from a stream of chance.

Cards that nobody can tell apart are dealt to the hidden places of their age. Some places hold only some cards: event
piles only events and territories, places of bonus cards only scoring events.
"""

from typing import Final

from zeitalter.core.agenda import Step
from zeitalter.core.chance import Stream
from zeitalter.games.ages.model import steps
from zeitalter.games.ages.model.catalogue import AGES, BONUS, EVENT, MODERN, TERRITORY
from zeitalter.games.ages.model.fight import Fight, no_fight
from zeitalter.games.ages.model.options import settings_of
from zeitalter.games.ages.model.player import NOBODY, Player
from zeitalter.games.ages.model.settings import ADVANCED, PRIVATE_BONUS
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.model.verbs import ROLES
from zeitalter.games.ages.rules.bonus_cards import choices, scoring_cards
from zeitalter.games.ages.rules.setup import copies, is_used, military_cards
from zeitalter.games.ages.rules.territories import all_units, bonus_cards, force
from zeitalter.games.ages.view.observe import PAYMENTS, number_of
from zeitalter.games.ages.view.shape import AgesView, FightView, PlayerBoard

HIDDEN: Final = -1  # a card that is still to be dealt


def imagine(state: Ages, view: AgesView, rng: Stream) -> None:
    """Fill a fresh state so that it gives this view again; what the view hides is drawn from `rng`."""
    state.settings = settings_of(view.settings)
    state.active, state.start_player, state.keeps_cards = view.active, view.start_player, view.keeps_cards
    state.round, state.age, state.last_round = view.round, view.age, view.last_round
    state.players = [restore_player(board) for board in view.players]
    state.row = [number_of(card) for card in view.row]
    state.civil_decks = [deck[:] for deck in view.civil_decks]
    for deck in state.civil_decks:
        rng.shuffle(deck)
    state.past = view.past[:]
    state.bonus = view.bonus[:]
    state.left = view.left[:]
    state.fight = no_fight() if view.fight is None else restore_fight(view.fight)
    state.future = [HIDDEN if card is None else card for card in view.future]
    state.future_by = view.future_by[:]
    restore_current(state, view, rng)
    mine = 0 if view.seat is None else 1 << view.seat
    state.discards = [known + own for known, own in zip(view.discards, view.discards_own)]
    state.discards_seen = [
        [state.everyone()] * len(known) + [mine] * len(own) for known, own in zip(view.discards, view.discards_own)
    ]
    state.military_decks = [[] for age in range(AGES)]
    state.unused_events = [HIDDEN] * len(view.unused_ages)
    agenda = [] if view.flow is None else [state.game.step(step) for step in view.flow.agenda]
    for age in range(AGES):
        Dealer(state, view, agenda, age, rng).deal()
    if state.fight.bidder not in (NOBODY, view.seat):
        cover_bid(state, view, state.fight.bidder)
    for player in state.players:
        player.military.sort()


def restore_player(board: PlayerBoard) -> Player:
    """The open part of a player; the military hand is the viewer's or empty."""
    player = Player.blank()
    player.culture = board.culture
    player.science = board.science
    player.government = board.government
    player.leader = number_of(board.leader)
    player.columbus_used = board.columbus_used
    player.wonder = number_of(board.wonder)
    player.stages = board.stages
    player.tactic = number_of(board.tactic)
    player.yellow = board.yellow
    player.unused = board.unused
    player.bank = board.bank
    player.yellow_owned = board.yellow_owned
    player.blue_owned = board.blue_owned
    player.civil_total = board.civil_total
    player.civil_left = board.civil_left
    player.civil_used = board.civil_used
    player.military_total = board.military_total
    player.military_left = board.military_left
    player.military_used = board.military_used
    player.military_extra = board.military_extra
    player.unit_resources = board.unit_resources
    player.leader_resources_used = board.leader_resources_used
    player.free_population_used = board.free_population_used
    player.swap_used = board.swap_used
    player.rebellion = board.rebellion
    player.no_politics = board.no_politics
    player.pact = number_of(board.pact)
    player.pact_partner = number_of(board.pact_partner)
    player.war = number_of(board.war)
    player.war_target = number_of(board.war_target)
    player.attacker = number_of(board.attacker)
    player.techs = board.techs[:]
    player.workers = board.workers[:]
    player.blue = board.blue[:]
    player.specials = board.specials[:]
    player.wonders = board.wonders[:]
    player.ruins = board.ruins[:]
    player.colonies = board.colonies[:]
    player.hand = board.hand[:]
    player.fresh = board.fresh[:]
    player.shown = board.shown[:]
    player.military = board.military[:]
    player.dealt = board.dealt[:]
    player.chosen = board.chosen[:]
    player.scores = list(board.scores.values())
    player.leaders_taken = sum([1 << age for age in board.leaders_taken])
    player.swap = PAYMENTS.index(board.swap)
    player.pact_role = ROLES.index(board.pact_role)
    return player


def restore_fight(view: FightView) -> Fight:
    fight = no_fight()
    fight.card, fight.bid, fight.razed = view.card, view.bid, view.razed
    fight.attacker, fight.defender = number_of(view.attacker), number_of(view.defender)
    fight.bidder = number_of(view.bidder)
    fight.units, fight.reply, fight.cards = view.units[:], view.reply[:], view.cards[:]
    fight.passed = sum([1 << seat for seat in view.passed])
    return fight


def cover_bid(state: Ages, view: AgesView, bidder: int) -> None:
    """Nobody bids more than they can send: as many hidden cards of the bidder as it takes are bonus cards."""
    hand = state.players[bidder].military
    shown = view.players[bidder].shown[:]
    for place, card in enumerate(hand):
        cards = state.fight.cards + bonus_cards(state, bidder)
        if force(state, bidder, all_units(state, bidder), cards) >= state.fight.bid:
            return
        if card in shown:
            shown.remove(card)
        elif state.card(card).kind != BONUS:
            hand[place] = exchange_for_bonus(state, view, bidder, card)


def exchange_for_bonus(state: Ages, view: AgesView, bidder: int, card: int) -> int:
    """A bonus card of the same age from another hidden place, where the card goes instead; else the card itself."""
    age = state.card(card).age
    piles = [state.military_decks[age]]
    piles += [player.military for seat, player in enumerate(state.players) if seat not in (bidder, view.seat)]
    known = [seen for board in view.players for seen in board.shown]
    for pile in piles:
        for place, other in enumerate(pile):
            if state.card(other).kind == BONUS and state.card(other).age == age and other not in known:
                pile[place] = card
                return other
    for place, other in enumerate(state.discards[age]):
        if state.card(other).kind == BONUS and not state.discards_seen[age][place]:
            state.discards[age][place] = card
            return other
    return card


def restore_current(state: Ages, view: AgesView, rng: Stream) -> None:
    """Who placed the current events is known by age, not by place; own events lie in own places."""
    count = len(view.current_ages)
    state.current = [HIDDEN] * count
    state.current_by = [0] * count
    own = view.current_known[:]
    rng.shuffle(own)
    for age in range(AGES):
        places = [place for place in range(count) if view.current_ages[place] == age]
        owners = [event.owner for event in view.current_owners if event.age == age]
        rng.shuffle(owners)
        for place, owner in zip(places, owners):
            state.current_by[place] = owner
            if owner == view.seat:
                state.current[place] = next(card for card in own if state.card(card).age == age)
                own.remove(state.current[place])


class Dealer:
    """Deals the unseen military cards of one age."""

    def __init__(self, state: Ages, view: AgesView, agenda: list[Step], age: int, rng: Stream) -> None:
        self.state = state
        self.view = view
        self.age = age
        self.pool = all_cards(state, age)
        rng.shuffle(self.pool)
        for card in visible_cards(view, agenda):
            if state.card(card).age == age and card in self.pool:
                self.pool.remove(card)
        self.choosing = any(isinstance(step, steps.ChoosingPrivate) for step in agenda)
        if any(isinstance(step, steps.ChoosingOpen) for step in agenda):  # all bonus cards still lie open
            self.pool = [card for card in self.pool if not state.card(card).scoring]

    def take(self, kinds: tuple[int, ...] = (), scoring: bool = False, but: tuple[int, ...] = ()) -> int:
        """The next unseen card that may lie in a place."""
        for card in self.pool:
            definition = self.state.card(card)
            if (not kinds or definition.kind in kinds) and (not scoring or definition.scoring) and card not in but:
                self.pool.remove(card)
                return card
        raise ValueError("the view does not fit the cards of the game")

    def deal(self) -> None:
        state, view, age = self.state, self.view, self.age
        if age == MODERN:
            self.deal_bonus_cards()
        for place, unused in enumerate(view.unused_ages):
            if unused == age and state.unused_events[place] == HIDDEN:
                state.unused_events[place] = self.take()
        for pile, ages in ((state.current, view.current_ages), (state.future, view.future_ages)):
            for place, card_age in enumerate(ages):
                if card_age == age and pile[place] == HIDDEN:
                    pile[place] = self.take((EVENT, TERRITORY))
        for seat, board in enumerate(view.players):
            if seat != view.seat:
                shown = [card for card in board.shown if state.card(card).age == age]
                hidden = board.military_ages.count(age) - len(shown)
                state.players[seat].military += shown + [self.take() for i in range(hidden)]
        for _ in range(view.discards_hidden[age]):
            state.discards[age].append(self.take())
            state.discards_seen[age].append(0)
        for _ in range(view.military_decks[age]):
            state.military_decks[age].append(self.take())

    def deal_bonus_cards(self) -> None:
        state, view = self.state, self.view
        if state.settings.bonus_variant == PRIVATE_BONUS:
            own = () if view.seat is None else tuple(view.players[view.seat].dealt)
            size = (len(scoring_cards(state)) - 1) // state.seats if self.choosing else choices(state)
            for place, age in enumerate(view.unused_ages):
                if age == MODERN:
                    state.unused_events[place] = self.take(scoring=True, but=own)
            for seat, player in enumerate(state.players):
                if seat != view.seat and not player.chosen:
                    cards = sorted(self.take(scoring=True, but=own) for i in range(size))
                    player.dealt = cards
                    player.chosen = [] if self.choosing else cards[:]
        state.bonus_hidden = [self.take(scoring=True) for i in range(view.bonus_hidden)]


def all_cards(state: Ages, age: int) -> list[int]:
    """Every military card of an age that is in the game, in some place or other."""
    cards = military_cards(state, age)
    if age == MODERN and state.settings.level == ADVANCED:
        cards = scoring_cards(state)
    if age == 0:
        cards = copies(state, [card for card in state.catalogue.military_decks[0] if is_used(state, card)])
    return cards


def visible_cards(view: AgesView, agenda: list[Step]) -> list[int]:
    """Cards whose place the viewer knows."""
    cards = view.past + view.bonus + view.current_known + [card for card in view.future if card is not None]
    for seat, board in enumerate(view.players):
        cards = cards + board.colonies + board.military + board.chosen
        cards = cards + [card for card in (board.tactic, board.pact, board.war) if card is not None]
        if seat != view.seat:
            cards = cards + board.shown
    for known in view.discards + view.discards_own:
        cards = cards + known
    if view.fight is not None:
        cards = cards + [*view.fight.cards, view.fight.card]
    cards = cards + [step.card for step in agenda if isinstance(step, steps.EndEvent)]
    if any(isinstance(step, steps.ChoosingPrivate) for step in agenda) and view.seat is not None:
        cards = cards + view.players[view.seat].dealt
    return cards
