# mypyc: no
"""Why nothing can be done now with an element of the board: it is asked of a click that is not possible.

Where a rule tests the same, it is asked here too: what can be paid, which technologies may be activated again.
"""

from zeitalter.core.agenda import Step
from zeitalter.core.wording import Arg, Message
from zeitalter.games.ages_cards.model import catalogue as c
from zeitalter.games.ages_cards.model import steps
from zeitalter.games.ages_cards.model.catalogue import NOTHING, Effect, names_of, resource_name
from zeitalter.games.ages_cards.model.state import NEW_WORLD_MODE, AgesCards
from zeitalter.games.ages_cards.rules.buying import available, price
from zeitalter.games.ages_cards.rules.effects import effect_of, is_payable
from zeitalter.games.ages_cards.rules.operation import is_free
from zeitalter.games.ages_cards.rules.payment import covers
from zeitalter.games.ages_cards.rules.wonders import is_fulfilled, progress
from zeitalter.games.ages_cards.view.anchors import CARD, RESOURCE, SEAT, WONDER, read_anchor
from zeitalter.games.ages_cards.view.effect_words import kinds


def why_not(state: AgesCards, seat: int, anchor: str) -> Message | None:
    kind, number = read_anchor(state, anchor)
    if number < 0:
        return None
    if not state.agenda:
        return because("over")
    if state.active == c.NOBODY:
        return before_the_first_turn(state, seat, kind, number)
    if kind == CARD:
        return why_not_card(state, seat, number)
    if kind == WONDER:
        return why_not_wonder(state, seat, number)
    if kind == RESOURCE:
        return why_not_resource(state, seat)
    return why_not_seat(state, seat, number) if kind == SEAT else None


def before_the_first_turn(state: AgesCards, seat: int, kind: str, number: int) -> Message:
    """Some put down a resource they begin with."""
    if kind == CARD:
        for owner, player in enumerate(state.players):
            if number in player.owned() and owner != seat:
                return because("belongs", seat=owner)
    return because("before-start", seat=state.agenda[-1].seat)


def because(name: str, **args: Arg) -> Message:
    return Message("why-" + name, args)


def asked(state: AgesCards, seat: int) -> Step | None:
    """What this seat is asked now."""
    return state.agenda[-1] if state.is_actor(seat) else None


# ---- cards --------------------------------------------------------------------------------------------------------


def why_not_card(state: AgesCards, seat: int, card: int) -> Message | None:
    for owner, player in enumerate(state.players):
        if card in player.hand:
            return why_not_in_hand(state, seat, card) if owner == seat else not_mine(state, seat, owner, card)
        if card in player.resources:
            return why_not_as_resource(state, seat, card) if owner == seat else not_mine(state, seat, owner, card)
        if card in player.technologies:
            return why_not_as_technology(state, seat, card) if owner == seat else not_mine(state, seat, owner, card)
    return why_not_buy(state, seat, card)


def why_not_buy(state: AgesCards, seat: int, card: int) -> Message:
    if seat != state.active:
        return because("buy-others-turn", seat=state.active)
    step = asked(state, seat)
    if isinstance(step, steps.Paying):
        return because("paying-for", card=state.card(step.card).name)
    if isinstance(step, steps.Buying):
        cost, extra = price(state, card)
        return because("too-dear", n=missing(available(state, seat), cost, extra), cost=names_of(cost), extra=extra)
    if state.turn.bought_era != NOTHING:
        return because("bought-already")
    if is_before_buying(state):
        return because("buy-later", n=missing_now(state, seat, card))
    return because("buy-over")


def missing(have: list[int], cost: list[int], extra: int) -> int:
    """How many resources of the right kind are wanting: so many earth would do."""
    more = have[:]
    while not covers(more, cost, extra):
        more[c.EARTH] += 1
    return more[c.EARTH] - have[c.EARTH]


def missing_now(state: AgesCards, seat: int, card: int) -> int:
    cost, extra = price(state, card)
    return missing(available(state, seat), cost, extra)


def why_not_in_hand(state: AgesCards, seat: int, card: int) -> Message:
    step = asked(state, seat)
    if isinstance(step, steps.Choice):
        return why_not_chosen(state, step, card)
    if isinstance(step, steps.Reacting):
        return because("no-reaction")
    if isinstance(step, steps.Buying | steps.Paying):
        return because("hand-pays-nothing")
    if isinstance(step, steps.LosingResources):
        return because("exhaust-only")
    if isinstance(step, steps.TakingBack):
        return because("in-hand-already")
    if step is None or seat != state.active:
        return because("hand-others-turn", seat=state.active)
    return first(state, step)


def first(state: AgesCards, step: Step) -> Message:
    """What is to be decided before anything else."""
    match step:
        case steps.Activation():
            return because("decide-effect", card=state.card(step.card).name)
        case steps.ResourcePhase():
            return because("resource-phase")
        case steps.TechnologyPhase():
            return because("technology-phase")
        case steps.TakingBack():
            return because("take-back")
        case _:
            return because("choose-wonder")


def why_not_as_resource(state: AgesCards, seat: int, card: int) -> Message:
    step = asked(state, seat)
    if isinstance(step, steps.Choice):
        return why_not_chosen(state, step, card)
    if isinstance(step, steps.Paying):
        return because("not-needed", card=state.card(step.card).name)
    if isinstance(step, steps.Buying):
        return because("choose-first")
    if isinstance(step, steps.Reacting):
        return because("civil-reaction")
    if seat != state.active:
        return because("resource-others-turn", seat=state.active)
    return because("resource-later") if step is None or is_before_buying(state) else first(state, step)


def is_before_buying(state: AgesCards) -> bool:
    return any(isinstance(step, steps.BuyPhase) for step in state.agenda)


def why_not_as_technology(state: AgesCards, seat: int, card: int) -> Message:
    step = asked(state, seat)
    if isinstance(step, steps.Choice):
        return why_not_chosen(state, step, card)
    if isinstance(step, steps.Reacting):
        return because("counts-already", n=state.card(card).strength)
    if isinstance(step, steps.Buying | steps.Paying):
        return because("exhausted-pays-nothing", resource=resource_name(state.card(card).resource))
    if isinstance(step, steps.LosingResources):
        return because("exhausted-already")
    if seat != state.active:
        return because("technology-others-turn", seat=state.active)
    return because("technology-lies")  # its effect is used when it is played, or by means of another


def not_mine(state: AgesCards, seat: int, owner: int, card: int) -> Message:
    step = asked(state, seat)
    if isinstance(step, steps.Choice):
        effect = effect_of(state, step)
        if effect.op == c.COPY_RESOURCE and owner != state.turn.opponent:
            return because("copy-chosen", seat=state.turn.opponent)
        if effect.op == c.COPY_RESOURCE and card in state.players[owner].resources:
            return because("copy-same")
        if effect.op == c.COPY_RESOURCE:
            return because("copy-resource")
        if effect.op == c.ACTIVATE_CIVIL and effect.owner != c.OWN_DISPLAY:
            return why_not_civil(state, owner, card)
    return because("belongs", seat=owner)


# ---- cards that an effect asks for --------------------------------------------------------------------------------


def why_not_chosen(state: AgesCards, step: steps.Choice, card: int) -> Message:
    """Why an own card is not what the effect under way asks for."""
    effect = effect_of(state, step)
    player = state.players[step.seat]
    match effect.op:
        case c.EXHAUST_OWN if card in player.resources:
            return because("exhaust-kind", what=kinds(effect.resources))
        case c.EXHAUST_OWN:
            return because("exhaust-only")
        case c.REFRESH if card in player.technologies:
            return because("refresh-kind", what=kinds(effect.resources))
        case c.REFRESH:
            return because("refresh-only")
        case c.PLAY_RESOURCE:
            return because("from-hand")
        case c.ACTIVATE_CIVIL:
            if effect.owner == c.OPPONENT_DISPLAY:
                return because("civil-opponent")
            return why_not_civil(state, step.seat, card)
        case c.PLAY_ATTACK:
            return because("attack-from-hand")
        case c.ACTIVATE_ATTACK:
            return why_not_attack(state, step.seat, effect, card)
        case c.RETURN_TO_HAND:
            return because("return-only", card=state.card(state.turn.struck).name)
        case c.CHOOSE_OPPONENT:
            return because("choose-opponent")
        case c.COPY_RESOURCE:
            return because("copy-chosen", seat=state.turn.opponent)
        case _:
            return because("gain")


def why_not_civil(state: AgesCards, owner: int, card: int) -> Message:
    """Why a card is not activated by an effect that activates civil technologies."""
    if card not in state.players[owner].technologies:
        return because("civil-open")
    if state.card(card).type != c.CIVIL:
        return because("civil-only")
    if not is_free(state, card):
        return because("activated-already")
    return because("not-payable") if not is_payable(state, card) else because("civil-own")


def why_not_attack(state: AgesCards, seat: int, effect: Effect, card: int) -> Message:
    if state.card(card).type != c.ATTACK:
        return because("attack-only")
    player = state.players[seat]
    place = player.hand if effect.source == c.FROM_HAND else player.technologies
    if card in place and not is_free(state, card):
        return because("activated-already")
    return because("attack-" + ("display", "hand", "deployed")[effect.source])


# ---- the rest -----------------------------------------------------------------------------------------------------


def why_not_wonder(state: AgesCards, seat: int, number: int) -> Message:
    for owner, player in enumerate(state.players):
        if number in player.wonders:
            return because("own-wonder") if owner == seat else because("wonder-belongs", seat=owner)
    wonder = state.wonder(number)
    if not is_fulfilled(state, seat, wonder):
        return because("condition", n=progress(state, seat, wonder), most=wonder.condition_amount)
    if isinstance(asked(state, seat), steps.PlacingFame):
        return because("no-marker")  # one's own markers lie there already, or none lies anywhere else
    if state.mode == NEW_WORLD_MODE:
        return because("wonder-later")
    return because("fame-later", n=wonder.fame_needed - state.players[seat].fame[wonder.era])


def why_not_resource(state: AgesCards, seat: int) -> Message:
    step = asked(state, seat)
    if isinstance(step, steps.Paying):
        return because("not-needed", card=state.card(step.card).name)
    if isinstance(step, steps.Buying):
        return because("choose-first")
    if isinstance(step, steps.Choice) and effect_of(state, step).op == c.GAIN_RESOURCE:
        return because("gain-kind", what=kinds(effect_of(state, step).resources))
    if seat != state.active:
        return because("received-belongs", seat=state.active)
    return because("received-later")


def why_not_seat(state: AgesCards, seat: int, other: int) -> Message:
    step = asked(state, seat)
    if isinstance(step, steps.Choice) and effect_of(state, step).op == c.CHOOSE_OPPONENT:
        return because("yourself") if other == seat else because("nothing-to-copy", seat=other)
    return because("own-seat") if other == seat else because("no-opponent")
