"""Golden ages and achievements: what they ask for, and claiming them."""

from zeitalter.core.action import Action
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import verbs
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.counting import COUNTS, DOMINATED
from zeitalter.games.mosaic.rules.effects import start_effects
from zeitalter.games.mosaic.rules.influence import present
from zeitalter.games.mosaic.rules.moves import untaken


def claims(state: Mosaic, seat: int) -> list[Action]:
    catalogue = state.catalogue
    symbols = state.players[seat].symbols
    found: list[Action] = []
    for age in catalogue.golden_ages:
        if symbols[age.pillar] >= age.symbols and is_free(state, age.index):
            found.append(verbs.ClaimAge(age.index))
    for achievement in state.achievements:
        if is_achieved(state, seat, achievement):
            found.append(verbs.Claim(achievement))
    return found


def claim_age(state: Mosaic, seat: int, age: int) -> None:
    state.players[seat].golden_ages.append(age)
    state.emit("event-claim", {"seat": seat, "card": "golden-" + state.catalogue.golden_ages[age].id})
    start_effects(state, seat, c.FROM_GOLDEN_AGE, age)


def claim_achievement(state: Mosaic, seat: int, achievement: int) -> None:
    state.achievements.remove(achievement)
    state.players[seat].achievements.append(achievement)
    state.emit("event-claim", {"seat": seat, "card": "achievement-" + state.catalogue.achievements[achievement].id})


def is_achieved(state: Mosaic, seat: int, achievement: int) -> bool:
    card = state.catalogue.achievements[achievement]
    need = card.few if state.is_small() else card.amount
    if card.need == DOMINATED and present(state, seat) < need:
        return False  # without counting the influence of everybody
    return COUNTS[card.need].number(state, seat, c.NOTHING, c.NOTHING) >= need


def wanted(state: Mosaic, achievement: int) -> int:
    card = state.catalogue.achievements[achievement]
    return card.few if state.is_small() else card.amount


def measure(state: Mosaic, seat: int, achievement: int) -> int:
    """How far a seat is on the way to an achievement."""
    return COUNTS[state.catalogue.achievements[achievement].need].number(state, seat, c.NOTHING, c.NOTHING)


def is_free(state: Mosaic, age: int) -> bool:
    """Whether nobody has claimed this golden age."""
    for player in state.players:
        if age in player.golden_ages:
            return False
    return True


def free_golden_ages(state: Mosaic) -> list[int]:
    return untaken(len(state.catalogue.golden_ages), [player.golden_ages for player in state.players])
