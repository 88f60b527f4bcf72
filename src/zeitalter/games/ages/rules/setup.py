"""Setting up the table (rulebook, Vorbereitungen; Aufbau of each level)."""

from zeitalter.games.ages.model import steps
from zeitalter.games.ages.model.catalogue import AGES, AGGRESSION, ANTIQUITY, MODERN, PACT, WAR
from zeitalter.games.ages.model.fight import no_fight
from zeitalter.games.ages.model.options import Options, settings_of
from zeitalter.games.ages.model.player import NOBODY, NOTHING, new_player
from zeitalter.games.ages.model.settings import ADVANCED, BEGINNER, WITHOUT_ATTACKS_AND_PACTS
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.model.verbs import SLOTS
from zeitalter.games.ages.rules.bonus_cards import lay_out_bonus_cards
from zeitalter.games.ages.rules.end_of_age import last_age
from zeitalter.games.ages.rules.events import OPERATIONS
from zeitalter.games.ages.rules.tokens import gain_yellow_tokens


def set_up(state: Ages, options: Options) -> None:
    """Everything as it lies before the first turn, in a state that is blank but for its game and seats."""
    state.settings = settings_of(options)
    state.players = [new_player(state.catalogue) for seat in range(state.seats)]
    if state.settings.easier:
        for player in state.players:
            gain_yellow_tokens(player, 1)
    state.start_player = state.chance.below(state.seats)
    state.active = NOBODY
    state.round = 1
    state.age = ANTIQUITY
    state.row = [NOTHING] * SLOTS
    state.discards = [[] for age in range(AGES)]
    state.discards_seen = [[] for age in range(AGES)]
    state.fight = no_fight()
    state.push(steps.BeginTurn(state.start_player))
    prepare_decks(state)
    lay_out_bonus_cards(state)
    for slot in range(SLOTS):
        state.row[slot] = state.civil_decks[ANTIQUITY].pop()
    prepare_events(state)


def prepare_decks(state: Ages) -> None:
    last = last_age(state.settings.level)
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
    if age > ANTIQUITY and (state.settings.level == BEGINNER or (state.settings.level == ADVANCED and age == MODERN)):
        return []
    return copies(state, [card for card in state.catalogue.military_decks[age] if is_used(state, card)])


def is_used(state: Ages, number: int) -> bool:
    card = state.card(number)
    if card.kind == WAR:
        return state.settings.level != ADVANCED and not state.settings.peaceful
    if card.kind == AGGRESSION:
        return not state.settings.peaceful
    if card.kind == PACT and state.settings.peaceful == WITHOUT_ATTACKS_AND_PACTS:
        return not card.forbids_attack or not useless_in_peace(state, number)
    return True


def useless_in_peace(state: Ages, number: int) -> bool:
    """A pact by which one side pays for not being attacked."""
    card = state.card(number)
    return card.side_b.resource < 0 or card.side_b.culture < 0


def prepare_events(state: Ages) -> None:
    """Players + 2 events of age A; in the beginner game all but the one that deals military cards."""
    deck = state.military_decks[ANTIQUITY]
    if state.settings.level == BEGINNER:
        state.current = [card for card in deck if not draws_cards(state, card)]
    else:
        number = state.seats + 2
        state.current = deck[:number]
        state.unused_events.extend(deck[number:])
    state.current_by = [NOBODY] * len(state.current)
    state.military_decks[ANTIQUITY] = []


def draws_cards(state: Ages, number: int) -> bool:
    return any(OPERATIONS[effect.operation] == "military_cards" for effect in state.card(number).event)
