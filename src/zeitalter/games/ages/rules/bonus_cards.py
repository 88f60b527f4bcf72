"""The variants that take the scoring events of age III as bonus cards (rulebook, Zusatzkartenvarianten)."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.phase import Question, Sealed
from zeitalter.games.ages.model import steps, verbs
from zeitalter.games.ages.model.catalogue import MODERN
from zeitalter.games.ages.model.settings import (
    ADVANCED,
    AGE_BY_AGE_BONUS,
    EXPERT,
    NO_BONUS_VARIANT,
    PRIVATE_BONUS,
    PUBLIC_BONUS,
)
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.moves import card_key

ADVANCED_CARDS: Final = 4
AGE_BY_AGE_CARDS: Final = 5


def scoring_cards(state: Ages) -> list[int]:
    return [card for card in state.catalogue.military_decks[MODERN] if state.card(card).scoring]


def lay_out_bonus_cards(state: Ages) -> None:
    """Before the decks are shuffled: take the bonus cards out, and mix those not used into military deck III."""
    variant = state.settings.bonus_variant
    if variant == NO_BONUS_VARIANT and state.settings.level != ADVANCED:
        return
    pool = scoring_cards(state)
    state.chance.shuffle(pool)
    remove_scoring_cards(state)
    if variant in (NO_BONUS_VARIANT, PUBLIC_BONUS):
        size = ADVANCED_CARDS if variant == NO_BONUS_VARIANT else state.settings.bonus_cards
        state.bonus = pool[:size]
        return_cards(state, pool[size:])
    elif variant == AGE_BY_AGE_BONUS:
        state.bonus = pool[:1]
        state.bonus_hidden = pool[1:AGE_BY_AGE_CARDS]
        return_cards(state, pool[AGE_BY_AGE_CARDS:])
    elif variant == PRIVATE_BONUS:
        state.unused_events.append(pool.pop())
        size = len(pool) // state.seats
        for seat in range(state.seats):
            state.players[seat].dealt = sorted(pool[seat * size : (seat + 1) * size])
        state.push(steps.ChoosingPrivate(EVERYONE))
    else:
        for turn in range(choices(state) * state.seats - 1, -1, -1):
            state.push(steps.ChoosingOpen((state.start_player + turn) % state.seats))


def choices(state: Ages) -> int:
    """Cards each player chooses."""
    return 2 if state.seats == 2 else 1


def remove_scoring_cards(state: Ages) -> None:
    state.military_decks[MODERN] = [card for card in state.military_decks[MODERN] if not state.card(card).scoring]


def return_cards(state: Ages, cards: list[int]) -> None:
    """In the expert game the other bonus cards are played as events."""
    if state.settings.level == EXPERT:
        state.military_decks[MODERN].extend(cards)
        state.chance.shuffle(state.military_decks[MODERN])


class ChoosingPrivate(Sealed[Ages, steps.ChoosingPrivate]):
    """All at once, face down: which of the dealt cards shall count in the end."""

    def legal(self, state: Ages, step: steps.ChoosingPrivate, seat: int) -> list[Action]:
        taken = chosen_by(state, seat)
        return [verbs.Choose(card) for card in state.players[seat].dealt if card not in taken]

    def is_complete(self, state: Ages, step: steps.ChoosingPrivate, seat: int) -> bool:
        return len(state.sealed[seat]) == choices(state)

    def resolve(self, state: Ages, step: steps.ChoosingPrivate) -> None:
        rest: list[int] = []
        for seat in range(state.seats):
            player = state.players[seat]
            player.chosen = sorted(chosen_by(state, seat))
            if not player.chosen:  # has left
                player.chosen = player.dealt[: choices(state)]
            rest.extend([card for card in player.dealt if card not in player.chosen])
        return_cards(state, rest)


def chosen_by(state: Ages, seat: int) -> list[int]:
    return [action.card for action in state.sealed[seat] if isinstance(action, verbs.Choose)]


class ChoosingOpen(Question[Ages, steps.ChoosingOpen]):
    """In turn: all scoring cards lie open, those chosen count for everybody."""

    def legal(self, state: Ages, step: steps.ChoosingOpen, seat: int) -> list[Action]:
        return [verbs.Choose(card) for card in scoring_cards(state) if card not in state.bonus]

    def take(self, state: Ages, step: steps.ChoosingOpen, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Choose)
        state.bonus.append(action.card)
        state.emit("event-choose-bonus", {"seat": seat, "card": card_key(state, action.card)})
        if len(state.bonus) == choices(state) * state.seats:
            return_cards(state, [card for card in scoring_cards(state) if card not in state.bonus])
