"""Who is the strongest, the weakest, the richest in culture (rulebook, Ereignisse durchführen)."""

from collections.abc import Callable
from typing import Final

from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.civilization import faces, strength


def by_value(state: Ages, values: list[int]) -> list[int]:
    """Seats in the game from the largest value to the smallest; of equals the one whose turn comes next is first.
    `values` are those of `state.order()`."""
    seats = state.order()
    places = list(range(len(seats)))
    ranked: list[int] = []
    while places:
        best = places[0]
        for place in places:
            if values[place] > values[best]:
                best = place
        places.remove(best)
        ranked.append(seats[best])
    return ranked


def by_strength(state: Ages) -> list[int]:
    return by_value(state, [strength(state, seat) for seat in state.order()])


def by_culture(state: Ages) -> list[int]:
    return by_value(state, [state.players[seat].culture for seat in state.order()])


def two_of(state: Ages) -> int:
    """In a game of two "the two strongest" is the stronger one; a game of more stays one when players leave."""
    return 1 if state.seats == 2 else 2


def most_faces(state: Ages) -> list[int]:
    seats = state.order()
    numbers = [faces(state, seat) for seat in seats]
    return [seats[i] for i in range(len(seats)) if numbers[i] == max(numbers)]


def two_weakest(state: Ages) -> list[int]:
    return by_strength(state)[-two_of(state) :]


def most_culture_if_weak(state: Ages) -> list[int]:
    weak = two_weakest(state)
    return [seat for seat in by_culture(state)[:1] if seat in weak]


# Whom an event reaches, by number: the name in the data, and the seats.
REACHES: Final[list[tuple[str, Callable[[Ages], list[int]]]]] = [
    ("all", lambda state: state.order()),
    ("active", lambda state: state.order()[:1]),
    ("strongest", lambda state: by_strength(state)[:1]),
    ("two_strongest", lambda state: by_strength(state)[: two_of(state)]),
    ("weakest", lambda state: by_strength(state)[-1:]),
    ("two_weakest", two_weakest),
    ("most_culture", lambda state: by_culture(state)[:1]),
    ("fewest_culture", lambda state: by_culture(state)[-1:]),
    ("most_faces", most_faces),
    ("most_culture_if_weak", most_culture_if_weak),
]


def reach(state: Ages, who: int) -> int:
    """Bit mask of the seats an event reaches."""
    result = 0
    for seat in REACHES[who][1](state):
        result |= 1 << seat
    return result
