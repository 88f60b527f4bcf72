"""Attacks: tactics that lead to them, reactions, comparison, consequences (rulebook, Taktik- und Angriffseffekte)."""

from zeitalter.core.action import DONE, Action
from zeitalter.core.phase import Phase, Question
from zeitalter.games.ages_cards.model import catalogue as c
from zeitalter.games.ages_cards.model import steps, verbs
from zeitalter.games.ages_cards.model.catalogue import Effect
from zeitalter.games.ages_cards.model.state import AgesCards
from zeitalter.games.ages_cards.rules.moves import exhaust, gain_vp, show
from zeitalter.games.ages_cards.rules.operation import Operation, begin, is_free

# ---- tactics ------------------------------------------------------------------------------------------------------


def attacks_in(state: AgesCards, cards: list[int]) -> list[int]:
    return [card for card in cards if state.card(card).type == c.ATTACK]


class PlayAttack(Operation):
    """Put attack cards from the hand into the display."""

    def is_useful(self, state: AgesCards, card: int, effect: Effect) -> bool:
        return bool(self.candidates(state, state.active, effect))

    def candidates(self, state: AgesCards, seat: int, effect: Effect) -> list[int]:
        return attacks_in(state, state.players[seat].hand)

    def action(self, state: AgesCards, candidate: int) -> Action:
        return state.actions.deploy[candidate]

    def unasked(self, effect: Effect, left: int) -> int:
        return 0

    def pick(self, state: AgesCards, seat: int, effect: Effect, candidate: int) -> None:
        show(state, seat, candidate)
        state.turn.deployed.append(candidate)
        state.emit("event-deploy", {"seat": seat, "card": state.card(candidate).name})


class ActivateAttack(Operation):
    """Carry out attacks by means of a tactic, several different ones if the effect names several."""

    def is_useful(self, state: AgesCards, card: int, effect: Effect) -> bool:
        return bool(self.candidates(state, state.active, effect))

    def candidates(self, state: AgesCards, seat: int, effect: Effect) -> list[int]:
        return [card for card in attacks_from(state, seat, effect.source) if is_free(state, card)]

    def action(self, state: AgesCards, candidate: int) -> Action:
        return state.actions.strike[candidate]

    def may_stop(self, effect: Effect) -> bool:
        """ "Up to" several attacks may be fewer; a single one must be carried out if there is one."""
        return effect.amount > 1 and not effect.mandatory

    def pick(self, state: AgesCards, seat: int, effect: Effect, candidate: int) -> None:
        state.turn.struck = candidate
        state.emit("event-strike", {"seat": seat, "card": state.card(candidate).name})
        begin(state, seat, candidate, effect.strength_bonus)


def attacks_from(state: AgesCards, seat: int, source: int) -> list[int]:
    if source == c.FROM_DISPLAY:
        return attacks_in(state, state.players[seat].technologies)
    if source == c.FROM_HAND:
        return attacks_in(state, state.players[seat].hand)
    if source == c.FROM_JUST_PLAYED:
        return state.turn.deployed
    raise ValueError(f"attacks come from nowhere known: {source}")


class ReturnToHand(Operation):
    """Take the attack activated last back into the hand, if it lies in the display."""

    def candidates(self, state: AgesCards, seat: int, effect: Effect) -> list[int]:
        card = state.turn.struck
        return [card] if card in state.players[seat].technologies else []

    def action(self, state: AgesCards, candidate: int) -> Action:
        return state.actions.return_

    def may_stop(self, effect: Effect) -> bool:
        return effect.optional

    def pick(self, state: AgesCards, seat: int, effect: Effect, candidate: int) -> None:
        player = state.players[seat]
        player.technologies.remove(candidate)
        player.hand.append(candidate)
        state.emit("event-return", {"seat": seat, "card": state.card(candidate).name})


class AttackAll(Operation):
    """Everybody else may react, clockwise; then strengths are compared one by one."""

    def is_useful(self, state: AgesCards, card: int, effect: Effect) -> bool:
        return True

    def run(self, state: AgesCards, step: steps.Effect, effect: Effect) -> None:
        state.turn.attacks += 1
        strength = state.strength(step.seat) + step.bonus
        state.emit("event-attack", {"seat": step.seat, "card": state.card(step.card).name, "n": strength})
        state.push(steps.Battle(step.seat, step.card, step.bonus))
        for other in reversed(state.opponents(step.seat)):
            state.push(steps.Reacting(other, step.card, strength))


# ---- reactions ----------------------------------------------------------------------------------------------------


def reaction_cards(state: AgesCards, seat: int) -> tuple[list[int], list[int]]:
    """Cards with the reaction symbol from hand, and own resources whose technology is a tactic or an attack."""
    cards = state.catalogue.cards
    player = state.players[seat]
    from_hand = [card for card in player.hand if cards[card].reaction]
    return from_hand, [card for card in player.resources if cards[card].type != c.CIVIL]


def reactions(state: AgesCards, seat: int) -> list[Action]:
    from_hand, from_display = reaction_cards(state, seat)
    actions: list[Action] = [state.actions.react[card] for card in from_hand]
    actions += [state.actions.exhaust[card] for card in from_display]
    return actions


def most_strength(state: AgesCards, seat: int) -> int:
    """What a player reaches with every reaction there is."""
    total = state.strength(seat)
    for cards in reaction_cards(state, seat):
        for card in cards:
            total += state.card(card).strength
    return total


class Reacting(Question[AgesCards, steps.Reacting]):
    """Any number of reactions, allowed even when they are needless or in vain; only the military symbols count."""

    def asks(self, state: AgesCards, step: steps.Reacting) -> int:
        return 1 << step.seat if reactions(state, step.seat) else 0

    def run(self, state: AgesCards, step: steps.Reacting) -> None:
        """Without a card to react with nothing happens."""

    def legal(self, state: AgesCards, step: steps.Reacting, seat: int) -> list[Action]:
        actions = reactions(state, seat)
        actions.append(DONE)
        return actions

    def take(self, state: AgesCards, step: steps.Reacting, seat: int, action: Action) -> None:
        if isinstance(action, verbs.React):
            show(state, seat, action.card)
            state.emit("event-react", {"seat": seat, "card": state.card(action.card).name})
            state.push(step)
        elif isinstance(action, verbs.Exhaust):
            exhaust(state, seat, action.card)
            state.push(step)
        else:
            state.emit("event-no-reaction", {"seat": seat, "n": state.strength(seat)})


# ---- comparison and consequences ----------------------------------------------------------------------------------


class Battle(Phase[AgesCards, steps.Battle]):
    def run(self, state: AgesCards, step: steps.Battle) -> None:
        """The attacker wins against everyone who is weaker; equal strength is undefeated."""
        effect = state.card(step.card).effects[0]  # an attack has no other
        strength = state.strength(step.seat) + step.bonus
        gain_vp(state, step.seat, effect.attacker_vp)
        losers: list[int] = []
        for seat in state.opponents(step.seat):
            defence = state.strength(seat)
            if defence >= strength:
                state.emit("event-undefeated", {"seat": seat, "n": defence})
                gain_vp(state, seat, effect.undefeated_vp)
            else:
                state.emit("event-defeated", {"seat": seat, "n": defence})
                losers.append(seat)
        for seat in reversed(losers):
            for _ in range(effect.loser_gives_wonder):
                state.push(steps.GivingWonder(seat))
            if effect.loser_exhausts:
                state.push(steps.LosingResources(seat, effect.loser_exhausts, 0))


def worth(state: AgesCards, card: int) -> int:
    """A space counts as two resources."""
    return 2 if state.card(card).resource == c.SPACE else 1


class LosingResources(Question[AgesCards, steps.LosingResources]):
    """The loser picks what to exhaust, and whether a space counts as two; with too little everything goes."""

    def asks(self, state: AgesCards, step: steps.LosingResources) -> int:
        resources = state.players[step.seat].resources
        most = step.spare + sum([worth(state, card) for card in resources])
        free = step.spare >= step.left if len(resources) == 1 else most > step.left
        return 1 << step.seat if resources and free else 0

    def run(self, state: AgesCards, step: steps.LosingResources) -> None:
        if not state.players[step.seat].resources:
            state.emit("event-nothing-to-exhaust", {"seat": step.seat})
        for card in state.players[step.seat].resources[:]:
            exhaust(state, step.seat, card)

    def legal(self, state: AgesCards, step: steps.LosingResources, seat: int) -> list[Action]:
        actions: list[Action] = [state.actions.exhaust[card] for card in state.players[seat].resources]
        if step.spare >= step.left:
            actions.append(DONE)
        return actions

    def take(self, state: AgesCards, step: steps.LosingResources, seat: int, action: Action) -> None:
        if not isinstance(action, verbs.Exhaust):
            return
        exhaust(state, seat, action.card)
        if step.left > 1:
            spare = step.spare + worth(state, action.card) - 1
            state.push(steps.LosingResources(seat, step.left - 1, spare))


class GivingWonder(Question[AgesCards, steps.GivingWonder]):
    def asks(self, state: AgesCards, step: steps.GivingWonder) -> int:
        return 1 << step.seat if len(state.players[step.seat].wonders) > 1 else 0

    def run(self, state: AgesCards, step: steps.GivingWonder) -> None:
        if not state.players[step.seat].wonders:
            state.emit("event-no-wonder", {"seat": step.seat})
        for wonder in state.players[step.seat].wonders[:]:  # the only one, if any
            give_wonder(state, step.seat, wonder)

    def legal(self, state: AgesCards, step: steps.GivingWonder, seat: int) -> list[Action]:
        return [state.actions.give[wonder] for wonder in state.players[seat].wonders]

    def take(self, state: AgesCards, step: steps.GivingWonder, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Give)
        give_wonder(state, seat, action.wonder)


def give_wonder(state: AgesCards, seat: int, wonder: int) -> None:
    state.players[seat].wonders.remove(wonder)
    state.players[state.active].wonders.append(wonder)
    state.emit("event-give", {"seat": seat, "seat_to": state.active, "wonder": state.wonder(wonder).name})
