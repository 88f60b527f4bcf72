"""The small moves the rules are made of: gaining and losing points, people, leaders and military cards.

What everybody gains and loses of points, goods and tokens is not told here: the log says it after each step by itself.
"""

from zeitalter.games.ages.model import steps
from zeitalter.games.ages.model.catalogue import ANTIQUITY, EXPLORATION, MODERN, Card
from zeitalter.games.ages.model.settings import ADVANCED
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.tokens import gain_food, gain_resources, lose_blue_tokens


def card_key(state: Ages, card: int) -> str:
    """The message key of a card's name."""
    return "card-" + state.catalogue.ids[card]


def tell_effects(state: Ages, card: int) -> None:
    """Say in the log what a card does."""
    if state.log is not None:
        for words in state.catalogue.told[card]:
            state.emit(words.key, words.args)


def different(cards: list[int]) -> list[int]:
    """Each card of a sorted hand once."""
    return [cards[i] for i in range(len(cards)) if i == 0 or cards[i] != cards[i - 1]]


def gain_culture(state: Ages, seat: int, amount: int, source: int) -> None:
    if amount <= 0:
        return
    player = state.players[seat]
    player.culture += amount
    player.scores[source] += amount


def lose_culture(state: Ages, seat: int, amount: int, source: int) -> int:
    """Returns what was really lost: nobody falls below 0."""
    player = state.players[seat]
    lost = min(amount, player.culture)
    player.culture -= lost
    player.scores[source] -= lost
    return lost


def gain_science(state: Ages, seat: int, amount: int) -> None:
    player = state.players[seat]
    player.science = min(player.science + amount, state.catalogue.science_limit)


def lose_science(state: Ages, seat: int, amount: int) -> int:
    player = state.players[seat]
    lost = min(amount, player.science)
    player.science -= lost
    return lost


def grow(state: Ages, seat: int, amount: int) -> None:
    """New workers from the yellow bank, as many as there are."""
    player = state.players[seat]
    amount = min(amount, player.yellow)
    player.yellow -= amount
    player.unused += amount
    if amount:
        state.emit("event-grow", {"seat": seat, "n": amount})


def shrink(state: Ages, seat: int, amount: int) -> None:
    """Lose population: unused workers first, then workers of the owner's choice."""
    if amount > 0:
        state.push(steps.LosePopulation(seat, amount))


def military_age(state: Ages) -> int:
    """Whose military cards are drawn, ANTIQUITY for none. The last age of the advanced game brings no new deck."""
    level = state.settings.level
    if level < ADVANCED or state.age > MODERN:
        return ANTIQUITY
    return EXPLORATION if level == ADVANCED and state.age > EXPLORATION else state.age


def military_cards_left(state: Ages) -> int:
    """How many military cards can be drawn now, with the discards that will be shuffled."""
    age = military_age(state)
    return 0 if age == ANTIQUITY else len(state.military_decks[age]) + len(state.discards[age])


def draw_military(state: Ages, seat: int, amount: int) -> None:
    """Military cards of the current age."""
    age = military_age(state)
    if amount <= 0 or age == ANTIQUITY:
        return
    player = state.players[seat]
    deck = state.military_decks[age]
    for _i in range(amount):
        if not deck:
            renew_deck(state, age)  # from what was discarded since it was used up
            if not deck:
                state.emit("event-no-cards", {"seat": seat})
                break
        card = deck.pop()
        player.military.append(card)
        state.reveal()
        state.emit(
            "event-draw",
            {"seat": seat, "age": f"age-{age}", "card_secret": card_key(state, card)},
            1 << seat,
            "event-draw-hidden",
        )
        if not deck:
            renew_deck(state, age)
    player.military.sort()


def renew_deck(state: Ages, age: int) -> None:
    """The deck is used up: the discards of its age are shuffled and become the new one."""
    if state.discards[age]:
        state.military_decks[age].extend(state.discards[age])
        state.discards[age].clear()
        state.discards_seen[age].clear()
        state.chance.shuffle(state.military_decks[age])


def discard_openly(state: Ages, card: int) -> None:
    """A military card that everybody has seen goes to the discards of its age."""
    age = state.card(card).age
    state.discards[age].append(card)
    state.discards_seen[age].append(state.everyone())


def discard_hidden(state: Ages, seat: int, card: int) -> None:
    """A military card from the hand, face down: the others see its age only, and no longer know what they saw."""
    player = state.players[seat]
    age = state.card(card).age
    player.military.remove(card)
    state.discards[age].append(card)
    state.discards_seen[age].append(1 << seat)
    player.shown = [shown for shown in player.shown if state.card(shown).age != age]


def tell_discard(state: Ages, seat: int, card: int) -> None:
    """A military card was discarded face down."""
    state.emit(
        "event-discard",
        {"seat": seat, "age": f"age-{state.card(card).age}", "card_secret": card_key(state, card)},
        1 << seat,
        "event-discard-hidden",
    )


def leave_hand(state: Ages, seat: int, card: int) -> None:
    """A military card is played openly. What all have seen cannot be taken back into the hand."""
    player = state.players[seat]
    player.military.remove(card)
    if card in player.shown:
        player.shown.remove(card)
    state.reveal()


def gain_printed(state: Ages, seat: int, card: Card, source: int) -> None:
    """What an action card or a territory brings at once."""
    player = state.players[seat]
    gain_food(state, player, card.gain_food)
    gain_resources(state, player, card.gain_resource)
    gain_science(state, seat, card.gain_science)
    gain_culture(state, seat, card.gain_culture, source)


def lose_blue(state: Ages, seat: int, amount: int) -> None:
    """Tokens of the bank; when it is empty, tokens of farms and mines by the owner's choice."""
    take_blue(state, seat, seat, amount)


def take_blue(state: Ages, winner: int, loser: int, amount: int) -> None:
    """As before, but by the choice of the winner of an attack."""
    player = state.players[loser]
    short = lose_blue_tokens(player, amount)
    if short and any(player.blue):
        state.push(steps.LosingBlue(winner, loser, short))
