# mypyc: no
"""What a person should know before an action: the odds of an attack, points that end the game, what would be lost.

All hands lie open, so everybody can work out how strong each player may become.
"""

from zeitalter.core.action import Action, Done
from zeitalter.core.wording import Arg, Consequence, Message
from zeitalter.games.ages_cards.model import catalogue as c
from zeitalter.games.ages_cards.model import steps, verbs
from zeitalter.games.ages_cards.model.catalogue import NOTHING, SPACE_ERA, Card, names_of
from zeitalter.games.ages_cards.model.state import AgesCards
from zeitalter.games.ages_cards.rules.attack import most_strength
from zeitalter.games.ages_cards.rules.buying import affordable
from zeitalter.games.ages_cards.rules.effects import effect_of
from zeitalter.games.ages_cards.rules.scoring import scores


def consequences(state: AgesCards, seat: int, action: Action) -> list[Consequence]:
    step = state.agenda[-1]
    if isinstance(step, steps.Reacting):
        return while_reacting(state, step, action)
    if isinstance(step, steps.Buying):
        return unbought(state, seat) if isinstance(action, Done) else last_card(state, seat, action)
    if isinstance(step, steps.BuildingWonder | steps.PlacingFame):
        return last_wonder(state, seat, action)
    if isinstance(step, steps.Activation) and isinstance(action, verbs.Activate) and is_warlike(state, step.card):
        return odds(state, seat, action)
    if isinstance(step, steps.Choice) and effect_of(state, step).op in (c.PLAY_ATTACK, c.ACTIVATE_ATTACK):
        return odds(state, seat, action)
    return []


def told(name: str, grave: bool = False, **args: Arg) -> Consequence:
    return Consequence(Message("consequence-" + name, args), grave)


# ---- attacks ------------------------------------------------------------------------------------------------------


def is_warlike(state: AgesCards, card: int) -> bool:
    return state.card(card).type != c.CIVIL


def odds(state: AgesCards, seat: int, action: Action) -> list[Consequence]:
    """Against everybody else, if the action leads to an attack at once: it is tried out on a copy."""
    twin = state.copy()
    twin.log = []
    twin.apply(seat, action)
    for event in twin.log:
        if event.message.key == "event-attack":
            strength, name = event.message.args["n"], event.message.args["card"]
            card = next(card for card in state.catalogue.definitions if card.name == name)
            assert isinstance(strength, int)
            return against_all(state, seat, card, strength)
    return []


def against_all(state: AgesCards, seat: int, card: Card, strength: int) -> list[Consequence]:
    found = [against(state, other, card, strength) for other in state.opponents(seat)]
    if all(state.strength(other) >= strength for other in state.opponents(seat)):
        found.append(told("defeats-nobody", grave=True))
    elif not any(has_to_lose(state, other, card) for other in beatable(state, seat, strength)):
        found.append(told("takes-nothing", grave=card.effects[0].attacker_vp == 0))
    return [told("attack", n=strength, card=card.name), *found]


def against(state: AgesCards, other: int, card: Card, strength: int) -> Consequence:
    mine, most = state.strength(other), most_strength(state, other)
    if most < strength:
        return told("beaten", seat=other, n=mine, most=most)
    if mine < strength:
        return told("may-react", seat=other, n=mine, most=most)
    return told("stands", seat=other, n=mine, points=card.effects[0].undefeated_vp)


def beatable(state: AgesCards, seat: int, strength: int) -> list[int]:
    return [other for other in state.opponents(seat) if state.strength(other) < strength]


def has_to_lose(state: AgesCards, other: int, card: Card) -> bool:
    """Whether a defeat by this attack would cost the player anything."""
    effect, player = card.effects[0], state.players[other]
    return bool((effect.loser_exhausts and player.resources) or (effect.loser_gives_wonder and player.wonders))


def while_reacting(state: AgesCards, step: steps.Reacting, action: Action) -> list[Consequence]:
    """What a reaction cannot change, and what is lost by leaving it."""
    seat = step.seat
    mine, most = state.strength(seat), most_strength(state, seat)
    if isinstance(action, Done):
        if mine >= step.strength or most < step.strength or not has_to_lose(state, seat, state.card(step.card)):
            return []
        return [told("could-stand", grave=True, n=mine, strength=step.strength, most=most)]
    if mine >= step.strength:
        return [told("stands-already", n=mine, strength=step.strength)]
    return [told("in-vain", grave=True, most=most, strength=step.strength)] if most < step.strength else []


# ---- the end of a turn --------------------------------------------------------------------------------------------


def unbought(state: AgesCards, seat: int) -> list[Consequence]:
    """Buying nothing although something could be paid; what effects have given would be lost."""
    payable = affordable(state, seat)
    best = max(payable, key=lambda card: (state.card(card).vp, state.card(card).era))
    found = [told("could-buy", n=len(payable), card=state.card(best).name)]
    if any(state.turn.gained):
        found.append(told("lapses", grave=True, what=names_of(state.turn.gained)))
    return found


# ---- the end of the game ------------------------------------------------------------------------------------------


def last_card(state: AgesCards, seat: int, action: Action) -> list[Consequence]:
    assert isinstance(action, verbs.Buy)
    if [card for card in state.pyramid[SPACE_ERA] if card != NOTHING] != [action.card]:
        return []
    return ends_the_game(state, seat, state.card(action.card).vp)


def last_wonder(state: AgesCards, seat: int, action: Action) -> list[Consequence]:
    left = [wonder for wonder in state.wonders if wonder != NOTHING]
    if len(left) != 1:
        return []
    wonder = state.wonder(left[0])
    if isinstance(action, verbs.Build):
        return ends_the_game(state, seat, wonder.vp)
    moved = isinstance(action, verbs.PlaceFame | verbs.MoveFame)
    if moved and state.players[seat].fame[wonder.era] + 1 >= wonder.fame_needed:
        return ends_the_game(state, seat, wonder.vp)
    return []


def ends_the_game(state: AgesCards, seat: int, more: int) -> list[Consequence]:
    """How everybody stands at the end to come: in red for who would not win."""
    points = [sum(scores(state, other).values()) for other in range(state.seats)]
    best = max(state.opponents(seat), key=lambda other: points[other])
    ahead = points[seat] + more > points[best]
    return [told("ends-ahead" if ahead else "ends-behind", grave=not ahead, n=points[seat] + more, seat=best,
                 other=points[best])]  # fmt: skip
