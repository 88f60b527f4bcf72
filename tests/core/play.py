"""Short ways to play the trial game in tests: `play(state, "0 add 2", "0 seal", "table resign 1")`."""

from tests.trial import RULES
from tests.trial.model.state import Trial
from zeitalter.core.action import TABLE, Action
from zeitalter.core.state import State


def begin(seats: int = 3, seed: int = 1) -> Trial:
    state = RULES.setup(seats, None, seed)
    assert isinstance(state, Trial)
    return state


def read(move: str) -> tuple[int, Action]:
    who, _, what = move.partition(" ")
    return TABLE if who == "table" else int(who), RULES.vocabulary.parse(what)


def play(state: State, *moves: str) -> None:
    for move in moves:
        seat, action = read(move)
        assert state.is_legal(seat, action), move
        state.apply(seat, action)
        state.check()


def refused(state: State, move: str) -> bool:
    seat, action = read(move)
    return not state.is_legal(seat, action)


def skip_bids(state: State) -> None:
    play(state, *[f"{seat} seal" for seat in state.actors()])


def skip_trades(state: State) -> None:
    play(state, *[f"{seat} done" for seat in state.actors()])


def give(state: Trial, seat: int, *cards: int) -> None:
    """Put these cards into a hand, the others back into the deck: known to their holder alone."""
    for other in range(state.seats):
        state.deck += [card for card in state.hands[other] if other == seat or card in cards]
        state.hands[other] = [card for card in state.hands[other] if other != seat and card not in cards]
    state.deck = [card for card in state.deck if card not in cards]
    state.hands[seat] = sorted(cards)
    for card in cards:
        state.knows[card] = 1 << seat
    for other in range(state.seats):  # whoever lost a card to it draws another
        while len(state.hands[other]) < len(cards):
            card = state.deck.pop(0)
            state.hands[other] = sorted([*state.hands[other], card])
            state.knows[card] = 1 << other
    state.check()
