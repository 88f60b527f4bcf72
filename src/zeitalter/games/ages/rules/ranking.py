"""Who is the strongest, the weakest, the richest in culture (rulebook, Ereignisse durchführen)."""

from zeitalter.games.ages.model import catalogue as c
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


def mask(seats: list[int]) -> int:
    result = 0
    for seat in seats:
        result |= 1 << seat
    return result


def reach(state: Ages, who: int) -> int:
    """Bit mask of the seats an event reaches. With two players "the two strongest" is the stronger one."""
    seats = state.order()
    if who == c.ALL:
        return mask(seats)
    if who == c.ACTIVE:
        return mask(seats[:1])
    two = 1 if len(seats) == 2 else 2
    if who == c.MOST_CULTURE or who == c.FEWEST_CULTURE:
        ranked = by_culture(state)
        return mask(ranked[:1] if who == c.MOST_CULTURE else ranked[-1:])
    if who == c.MOST_FACES:
        numbers = [faces(state, seat) for seat in seats]
        most = max(numbers)
        return mask([seats[i] for i in range(len(seats)) if numbers[i] == most])
    ranked = by_strength(state)
    if who == c.STRONGEST:
        return mask(ranked[:1])
    if who == c.TWO_STRONGEST:
        return mask(ranked[:two])
    if who == c.WEAKEST:
        return mask(ranked[-1:])
    if who == c.TWO_WEAKEST:
        return mask(ranked[-two:])
    return mask(by_culture(state)[:1]) & mask(ranked[-two:])
