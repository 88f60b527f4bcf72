"""Setting up the table (rulebook, Vorbereitungen; Aufbau of each level)."""

from zeitalter.core.agenda import Step
from zeitalter.core.chance import Chance
from zeitalter.games.ages.model.catalogue import (
    AGES,
    AGGRESSION,
    ANTIQUITY,
    DRAW_MILITARY,
    MODERN,
    PACT,
    WAR,
    Catalogue,
)
from zeitalter.games.ages.model.player import NOBODY, NOTHING, new_player
from zeitalter.games.ages.model.state import ADVANCED, BEGIN_TURN, BEGINNER, Ages, no_fight
from zeitalter.games.ages.model.verbs import SLOTS
from zeitalter.games.ages.rules.bonus_cards import lay_out_bonus_cards
from zeitalter.games.ages.rules.end_of_age import last_age
from zeitalter.games.ages.rules.tokens import gain_yellow_tokens


class Settings:
    """The options of a game as numbers; see the fields of the same names in the state."""

    level: int
    easier: int
    less_mean: int
    peaceful: int
    draw_as_action: int
    alternative_corruption: int
    bonus_variant: int
    bonus_cards: int
    fewer_bonus: int


def set_up(catalogue: Catalogue, seats: int, settings: Settings, key: bytes) -> Ages:
    state = Ages()
    state.begin(seats, Chance(key))
    state.catalogue = catalogue
    state.level = settings.level
    state.easier = settings.easier
    state.less_mean = settings.less_mean
    state.peaceful = settings.peaceful
    state.draw_as_action = settings.draw_as_action
    state.alternative_corruption = settings.alternative_corruption
    state.bonus_variant = settings.bonus_variant
    state.fewer_bonus = settings.fewer_bonus
    state.players = [new_player(catalogue) for seat in range(seats)]
    for player in state.players:
        gain_yellow_tokens(player, settings.easier)
    state.start_player = state.chance.below(seats)
    state.active = NOBODY
    state.round = 1
    state.age = ANTIQUITY
    state.last_round = 0
    state.row = [NOTHING] * SLOTS
    state.discards = [[] for age in range(AGES)]
    state.discards_seen = [[] for age in range(AGES)]
    state.current = []
    state.current_by = []
    state.future = []
    state.future_by = []
    state.past = []
    state.unused_events = []
    state.bonus = []
    state.bonus_hidden = []
    state.keeps_cards = 0
    state.left = []
    state.fight = no_fight()
    state.push(Step(BEGIN_TURN, state.start_player))
    prepare_decks(state)
    lay_out_bonus_cards(state, settings.bonus_cards)
    for slot in range(SLOTS):
        state.row[slot] = state.civil_decks[ANTIQUITY].pop()
    prepare_events(state)
    return state


def prepare_decks(state: Ages) -> None:
    last = last_age(state.level)
    state.civil_decks = []
    state.military_decks = []
    for age in range(AGES):
        civil = copies(state, state.catalogue.civil_decks[age]) if age <= last else []
        military = military_cards(state, age)
        state.chance.shuffle(civil)
        state.chance.shuffle(military)
        state.civil_decks.append(civil)
        state.military_decks.append(military)


def copies(state: Ages, cards: list[int]) -> list[int]:
    """Each card as often as it is in the deck with this number of players."""
    return [card for card in cards for i in range(state.card(card).copies[state.seats])]


def military_cards(state: Ages, age: int) -> list[int]:
    """The military deck of an age in this level and variant."""
    if age > ANTIQUITY and (state.level == BEGINNER or (state.level == ADVANCED and age == MODERN)):
        return []
    return copies(state, [card for card in state.catalogue.military_decks[age] if is_used(state, card)])


def is_used(state: Ages, number: int) -> bool:
    card = state.card(number)
    if card.kind == WAR:
        return state.level != ADVANCED and not state.peaceful
    if card.kind == AGGRESSION:
        return not state.peaceful
    if card.kind == PACT and state.peaceful == 2:
        return not card.forbids_attack or not useless_in_peace(state, number)
    return True


def useless_in_peace(state: Ages, number: int) -> bool:
    """A pact by which one side pays for not being attacked."""
    card = state.card(number)
    return card.side_b.resource < 0 or card.side_b.culture < 0


def prepare_events(state: Ages) -> None:
    """Players + 2 events of age A; in the beginner game all but the one that deals military cards."""
    deck = state.military_decks[ANTIQUITY]
    if state.level == BEGINNER:
        state.current = [card for card in deck if not draws_cards(state, card)]
    else:
        number = state.seats + 2
        state.current = deck[:number]
        state.unused_events.extend(deck[number:])
    state.current_by = [NOBODY] * len(state.current)
    state.military_decks[ANTIQUITY] = []


def draws_cards(state: Ages, number: int) -> bool:
    return any(effect.op == DRAW_MILITARY for effect in state.card(number).event)
