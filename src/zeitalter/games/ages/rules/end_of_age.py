"""The end of an age (rulebook, Das Ende eines Zeitalters)."""

from zeitalter.games.ages.model.catalogue import ANTIQUITY, EXPLORATION, MIDDLE_AGES, MODERN
from zeitalter.games.ages.model.player import NOTHING
from zeitalter.games.ages.model.settings import ADVANCED, AGE_BY_AGE_BONUS, BEGINNER, EXPERT
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.leaders import remove_leader
from zeitalter.games.ages.rules.moves import card_key, discard_hidden, tell_discard
from zeitalter.games.ages.rules.pacts import end_pacts_of_age
from zeitalter.games.ages.rules.tokens import lose_yellow_tokens
from zeitalter.games.ages.rules.wonders import abandon_wonder


def last_age(level: int) -> int:
    """The last age whose cards are played."""
    return MIDDLE_AGES if level == BEGINNER else EXPLORATION if level == ADVANCED else MODERN


def end_age(state: Ages) -> None:
    ended = state.age
    state.age = ended + 1
    state.emit("event-age", {"age": f"age-{state.age}"})
    if ended == ANTIQUITY:
        return
    if state.settings.level >= ADVANCED:
        for seat in state.remaining():
            obsolete(state, seat, ended - 1)
        end_pacts_of_age(state, ended - 1)
    if state.settings.level == EXPERT:
        for seat in state.remaining():
            lost = lose_yellow_tokens(state.players[seat], state.catalogue.tokens_lost)
            if lost:
                state.emit("event-lose-yellow", {"seat": seat, "n": lost})
    if ended == last_age(state.settings.level):
        state.last_round = state.round + (1 if state.settings.level == EXPERT else 0)
    if state.settings.bonus_variant == AGE_BY_AGE_BONUS:
        turn_bonus_card(state)


def obsolete(state: Ages, seat: int, age: int) -> None:
    """Hand cards, leader and unfinished wonder of the age before the one that ended leave the game."""
    player = state.players[seat]
    gone: list[int | str] = [card_key(state, card) for card in player.hand if state.card(card).age <= age]
    if gone:
        state.emit("event-outdated", {"seat": seat, "card": gone, "n": len(gone)})
    player.hand = [card for card in player.hand if state.card(card).age > age]
    player.fresh = [card for card in player.fresh if state.card(card).age > age]
    for card in player.military[:]:
        if state.card(card).age <= age:
            discard_hidden(state, seat, card)
            tell_discard(state, seat, card)
    if player.wonder != NOTHING and state.card(player.wonder).age <= age:
        abandon_wonder(state, seat)
    if player.leader != NOTHING and state.card(player.leader).age <= age:
        remove_leader(state, seat)


def turn_bonus_card(state: Ages) -> None:
    """The variant "age by age": one more of the bonus cards lies open."""
    if state.bonus_hidden:
        card = state.bonus_hidden.pop()
        state.bonus.append(card)
        state.reveal()
        state.emit("event-bonus-card", {"card": card_key(state, card)})
