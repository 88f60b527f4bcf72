"""Free actions on one's own turn: claims, face-down technologies, the government's refresh, leaders' powers."""

from zeitalter.core.action import Action
from zeitalter.games.mosaic.model import verbs
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.claims import claim_achievement, claim_age, claims
from zeitalter.games.mosaic.rules.governments import refreshes
from zeitalter.games.mosaic.rules.leaders import convert, powers, take_over
from zeitalter.games.mosaic.rules.needs import may_play
from zeitalter.games.mosaic.rules.offers import refresh_offer
from zeitalter.games.mosaic.rules.technologies import play, playable


def free_actions(state: Mosaic, seat: int) -> list[Action]:
    found = claims(state, seat)
    found += [verbs.Play(card) for card in playable(state, seat)]
    found += refreshes(state, seat)
    found += powers(state, seat)
    return found


def may_go_on(state: Mosaic, seat: int) -> bool:
    """Whether a seat without action left is still asked."""
    return (
        may_play(state, seat) or bool(claims(state, seat)) or bool(refreshes(state, seat)) or bool(powers(state, seat))
    )


def take_free_action(state: Mosaic, seat: int, action: Action) -> None:
    if isinstance(action, verbs.ClaimAge):
        claim_age(state, seat, action.age)
    elif isinstance(action, verbs.Claim):
        claim_achievement(state, seat, action.achievement)
    elif isinstance(action, verbs.Play):
        play(state, seat, action.technology)
    elif isinstance(action, verbs.Refresh):
        state.players[seat].refreshed += (state.players[seat].government,)
        refresh_offer(state, action.deck)
    elif isinstance(action, verbs.Convert):
        convert(state, seat, action.currency)
    elif isinstance(action, verbs.TakeOver):
        take_over(state, seat, action.hex)
    else:
        raise ValueError(f"not a free action: {action}")


def is_free(action: Action) -> bool:
    return isinstance(action, (verbs.ClaimAge, verbs.Claim, verbs.Play, verbs.Refresh, verbs.Convert, verbs.TakeOver))
