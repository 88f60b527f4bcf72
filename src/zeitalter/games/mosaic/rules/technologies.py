"""Technologies: taking one, playing it or keeping it face down, turning it up later (rulebook, 5. Technologie)."""

from zeitalter.core.action import DONE, Action
from zeitalter.core.phase import Question
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps, verbs
from zeitalter.games.mosaic.model.player import FaceDown
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.effects import start_effects
from zeitalter.games.mosaic.rules.moves import add_symbols
from zeitalter.games.mosaic.rules.needs import meets
from zeitalter.games.mosaic.rules.offers import refill
from zeitalter.games.mosaic.rules.payment import pay


def research(state: Mosaic, seat: int, card: int, more: int, known_by: int) -> None:
    """5. Technologie: the offer is filled at once, before the card is played or kept face down."""
    pay(state, seat, c.IDEAS, state.catalogue.technology_cost, more)
    lay_down(state, seat, card, known_by)
    refill(state, c.TECHNOLOGY)
    if known_by != state.everyone() or meets(state, seat, state.technology(card).needs):
        state.push(steps.Laying(seat))
    else:
        tell_kept(state, seat)


def tell_kept(state: Mosaic, seat: int) -> None:
    """The technology laid down last stays face down."""
    down = state.players[seat].down[-1]
    name = "technology-" + state.technology(down.card).id
    if down.known_by == state.everyone():
        state.emit("event-keep", {"seat": seat, "card": name})
    else:
        state.emit("event-keep-seen", {"seat": seat, "card_secret": name}, down.known_by, "event-keep-unseen")


class Laying(Question[Mosaic, steps.Laying]):
    """A technology just taken: play it now, or keep it face down."""

    def legal(self, state: Mosaic, step: steps.Laying, seat: int) -> list[Action]:
        card = state.players[seat].down[-1].card
        return [verbs.Play(card), DONE] if meets(state, seat, state.technology(card).needs) else [DONE]

    def take(self, state: Mosaic, step: steps.Laying, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Play):
            turn_up(state, seat, len(state.players[seat].down) - 1)
            start_effects(state, seat, c.FROM_TECHNOLOGY, action.technology)
        else:
            tell_kept(state, seat)

    def default(self, state: Mosaic, step: steps.Laying, seat: int) -> Action:
        return self.legal(state, step, seat)[0]


def lay_down(state: Mosaic, seat: int, card: int, known_by: int, drafted: bool = False) -> None:
    state.players[seat].down.append(FaceDown(card, state.turns, known_by, drafted))


def turn_up(state: Mosaic, seat: int, place: int) -> None:
    """Lay the face-down technology at this place face up. The caller carries out its effects."""
    player = state.players[seat]
    down = player.down.pop(place)
    card = down.card
    if down.known_by != state.everyone():
        state.reveal()
    player.up.append(card)
    add_symbols(state, seat, state.technology(card).symbols)
    state.emit("event-play", {"seat": seat, "card": "technology-" + state.technology(card).id})


def playable(state: Mosaic, seat: int) -> list[int]:
    """Face-down technologies that may be turned up: their symbols are there, and they lie since an earlier turn."""
    found: list[int] = []
    for down in state.players[seat].down:
        if down.since < state.turns and down.card not in found:
            if meets(state, seat, state.technology(down.card).needs):
                found.append(down.card)
    return found


def play(state: Mosaic, seat: int, card: int) -> None:
    """Turn up a face-down technology and carry out what it does."""
    turn_up(state, seat, state.players[seat].face_down().index(card))
    start_effects(state, seat, c.FROM_TECHNOLOGY, card)
