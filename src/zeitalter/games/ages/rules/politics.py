"""The political action: future events, attacks, pacts, Columbus (rulebook, Politische Aktionen)."""

from zeitalter.core.action import DONE, Action
from zeitalter.core.phase import Phase, Question
from zeitalter.games.ages.model import catalogue as c
from zeitalter.games.ages.model import steps, verbs
from zeitalter.games.ages.model.player import FUTURE_EVENTS, NOBODY, NOTHING, Player
from zeitalter.games.ages.model.settings import ADVANCED
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.attacks import add_attacks, attack
from zeitalter.games.ages.rules.civilization import pacts_of
from zeitalter.games.ages.rules.moves import card_key, different, discard_hidden, gain_culture, leave_hand, tell_discard
from zeitalter.games.ages.rules.pacts import add_offers, end_pact, offer_pact
from zeitalter.games.ages.rules.territories import colonize


class BeginPolitics(Phase[Ages, steps.BeginPolitics]):
    def run(self, state: Ages, step: steps.BeginPolitics) -> None:
        seat = step.seat
        player = state.players[seat]
        if state.settings.level < ADVANCED or state.round == 1:
            return
        for other in state.players:
            if other.attacker == seat:
                other.attacker = NOBODY
        if player.no_politics:
            player.no_politics = False
            state.emit("event-no-politics", {"seat": seat})
            return
        # Asked with any military card in hand, so that nobody learns from the question what kind it is.
        if player.military or pacts_of(state, seat):
            state.push(steps.Politics(seat))


class Politics(Question[Ages, steps.Politics]):
    def legal(self, state: Ages, step: steps.Politics, seat: int) -> list[Action]:
        player = state.players[seat]
        legal: list[Action] = []
        for card in different(player.military):
            kind = state.catalogue.cards[card].kind
            if kind == c.EVENT or kind == c.TERRITORY:
                legal.append(state.catalogue.prepared.places[card])
                if kind == c.TERRITORY and may_colonize(state, player):
                    legal.append(verbs.Colonize(card))
            elif kind == c.AGGRESSION or kind == c.WAR:
                add_attacks(state, seat, card, legal)
            elif kind == c.PACT:
                add_offers(state, seat, card, legal)
        for owner in pacts_of(state, seat):
            legal.append(verbs.Break(owner))
        legal.append(DONE)
        return legal

    def take(self, state: Ages, step: steps.Politics, seat: int, action: Action) -> None:
        match action:
            case verbs.Place():
                place_event(state, seat, action.card)
            case verbs.Colonize():
                state.players[seat].columbus_used = True
                leave_hand(state, seat, action.card)
                colonize(state, seat, action.card)
            case verbs.Attack():
                attack(state, seat, action.card, action.opponent)
            case verbs.Offer():
                offer_pact(state, seat, action.card, action.opponent, action.role)
            case verbs.Break():
                end_pact(state, action.opponent)


def may_colonize(state: Ages, player: Player) -> bool:
    leader = player.leader
    return leader != NOTHING and state.card(leader).colonizes_from_hand != 0 and not player.columbus_used


def place_event(state: Ages, seat: int, card: int) -> None:
    """A future event, face down: culture for its age, then the top current event comes up."""
    player = state.players[seat]
    player.military.remove(card)
    state.future.append(card)
    state.future_by.append(seat)
    age = state.card(card).age
    state.emit(
        "event-place",
        {"seat": seat, "age": f"age-{age}", "card_secret": card_key(state, card)},
        1 << seat,
        "event-place-hidden",
    )
    gain_culture(state, seat, age, FUTURE_EVENTS)
    state.push(steps.RevealEvent(seat))


# ---- discarding ------------------------------------------------------------------------------------------------------


def military_hand_limit(state: Ages, player: Player) -> int:
    return player.military_total + sum([state.card(wonder).military_cards for wonder in player.wonders])


class BeginDiscarding(Phase[Ages, steps.BeginDiscarding]):
    """After the political action surplus military cards are discarded, face down."""

    def run(self, state: Ages, step: steps.BeginDiscarding) -> None:
        keeps = state.keeps_cards
        state.keeps_cards = False
        player = state.players[step.seat]
        surplus = len(player.military) - military_hand_limit(state, player)
        if surplus > 0 and not keeps:
            state.push(steps.Discarding(step.seat, surplus))


class Discarding(Question[Ages, steps.Discarding]):
    def legal(self, state: Ages, step: steps.Discarding, seat: int) -> list[Action]:
        discards = state.catalogue.prepared.discards
        return [discards[card] for card in different(state.players[seat].military)]

    def take(self, state: Ages, step: steps.Discarding, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Discard)
        discard_hidden(state, seat, action.card)
        tell_discard(state, seat, action.card)
        if step.surplus > 1:
            state.push(steps.Discarding(seat, step.surplus - 1))
