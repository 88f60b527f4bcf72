"""The numbers of all actions: of each verb only what can occur on this map and with these cards.

What is listed is always paid with as little money as possible, so the numbers leave out the ways to replace more of a
cost by money. The amount of a shift has no bound of its own, as production may grow with the population: it goes as far
as the vocabulary can write it down.
"""

from collections.abc import Sequence

from zeitalter.core.action import Action
from zeitalter.core.space import ActionSpace
from zeitalter.core.vocabulary import Vocabulary
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import verbs


def space(catalogue: c.Catalogue, vocabulary: Vocabulary) -> ActionSpace:
    most = next(noun.limit for noun in vocabulary.verb(verbs.Amount.NAME).nouns)
    possible: dict[type[Action], Sequence[Action]] = {
        verbs.Draft: [verbs.Draft(card.index) for card in catalogue.technologies if card.starting],
        verbs.Shift: [verbs.Shift(source, target) for source, target in shifts()],
        verbs.Amount: [verbs.Amount(number) for number in range(1, most)],
        verbs.Raid: [verbs.Raid(currency) for currency in (c.STONE, c.FOOD, c.MONEY)],
    }
    possible.update(payments(catalogue))
    possible.update(armies(catalogue))
    return ActionSpace(vocabulary, possible)


def payments(catalogue: c.Catalogue) -> dict[type[Action], Sequence[Action]]:
    """What costs something, as it is listed: with money only for what is missing."""
    return {
        verbs.Grow: [verbs.Grow(card.index, 0) for card in catalogue.populations],
        verbs.GrowPlain: [verbs.GrowPlain(0)],
        verbs.Build: [verbs.Build(card.index, 0, 0) for card in catalogue.builds],
        verbs.Found: [verbs.Found(piece, 0) for piece in range(c.WONDER)],
        verbs.Wonder: [verbs.Wonder(card.index, 0, 0) for card in catalogue.wonders],
        verbs.Research: [verbs.Research(card.index, 0) for card in catalogue.technologies],
        verbs.Govern: [verbs.Govern(card.index, 0) for card in catalogue.governments],
        verbs.TakeSeen: [verbs.TakeSeen(0, 0)],
    }


def armies(catalogue: c.Catalogue) -> dict[type[Action], Sequence[Action]]:
    """Units move to a neighbouring region, fast cavalry one further, past any region between."""
    near = [(region.index, other) for region in catalogue.regions for other in region.neighbours]
    twice = {(start, end) for start, middle in near for between, end in near if middle == between and start != end}
    moves = [verbs.Move(unit, start, end) for unit in range(c.UNITS) for start, end in near]
    moves += [verbs.Move(c.CAVALRY, start, end) for start, end in sorted(twice) if (start, end) not in near]
    return {
        verbs.Move: moves,
        verbs.Expel: [verbs.Expel(opponent, start, end) for opponent in range(c.SEATS) for start, end in near],
    }


def shifts() -> list[tuple[int, int]]:
    """Production of one currency becomes that of another; taxes and tariffs both produce money."""
    tracks = range(c.TRACKS)
    money = c.CURRENCY_OF_TRACK
    return [(source, target) for source in tracks for target in tracks if money[source] != money[target]]
