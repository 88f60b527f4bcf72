"""The technology pyramid: which cards lie below which, and what that costs (rulebook, Kaufphase)."""

from zeitalter.games.ages_cards.model.catalogue import ANIMAL_ERA, ERAS, NOTHING
from zeitalter.games.ages_cards.model.state import AgesCards


def supports(state: AgesCards) -> list[list[int]]:
    """For every place of the pyramid the cards below it in direct connection, over all rows, as bit masks over all
    places, counted from the left of the lowest row.

    The card at place p rests on the places p and p + 1 of the row below; a connection ends where a card is gone.
    """
    result: list[list[int]] = []
    below: list[int] = []  # of the row below
    first_bit = 0
    for row in state.pyramid:
        reach = [0] * len(row)
        if result:
            under = state.pyramid[len(result) - 1]
            first_under = first_bit - len(under)
            for place in range(len(row)):
                if row[place] != NOTHING:
                    for support in (place, place + 1):
                        if under[support] != NOTHING:
                            reach[place] |= below[support] | 1 << (first_under + support)
        result.append(reach)
        below = reach
        first_bit += len(row)
    return result


def surcharges(state: AgesCards) -> list[list[int]]:
    """For every place of the pyramid how many cards lie below it in direct connection."""
    return [[mask.bit_count() for mask in row] for row in supports(state)]


def paid_extra_for(state: AgesCards, card: int) -> list[int]:
    """The cards for each of which one more resource is to be paid when buying a card."""
    era = state.card(card).era
    if card not in state.pyramid[era]:
        return before(state, era)
    mask = supports(state)[era][state.pyramid[era].index(card)]
    places = [other for row in state.pyramid for other in row]
    return [places[bit] for bit in range(len(places)) if mask >> bit & 1]


def on_sale(state: AgesCards) -> list[tuple[int, int]]:
    """The cards of the pyramid and the tops of the project stacks, each with its surcharge."""
    result: list[tuple[int, int]] = []
    extras = surcharges(state)
    for era in range(ERAS):
        row = state.pyramid[era]
        for place in range(len(row)):
            if row[place] != NOTHING:
                result.append((row[place], extras[era][place]))
        if state.projects[era]:
            result.append((state.projects[era][-1], project_surcharge(state, era)))
    return result


def surcharge(state: AgesCards, card: int) -> int:
    """Resources of any kind to pay on top of the base cost of a card in the pyramid or on a project stack."""
    era = state.card(card).era
    if card in state.pyramid[era]:
        return surcharges(state)[era][state.pyramid[era].index(card)]
    return project_surcharge(state, era)


def project_surcharge(state: AgesCards, era: int) -> int:
    """A research project costs one more for every card of the era before that still lies in the pyramid."""
    return len(before(state, era))


def before(state: AgesCards, era: int) -> list[int]:
    """The cards of the era before that still lie in the pyramid."""
    return [] if era == ANIMAL_ERA else [card for card in state.pyramid[era - 1] if card != NOTHING]


def remove(state: AgesCards, card: int) -> None:
    """Take a bought card out of the pyramid or off its project stack."""
    era = state.card(card).era
    row = state.pyramid[era]
    if card in row:
        row[row.index(card)] = NOTHING
    else:
        state.projects[era].pop()
        if state.projects[era]:
            state.reveal()  # the next project of the stack becomes visible
            state.emit("event-project", {"card": state.card(state.projects[era][-1]).name})
