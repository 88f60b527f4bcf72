"""Points at the end of the game, different for each level."""

from zeitalter.games.ages.model.player import FINAL
from zeitalter.games.ages.model.settings import BEGINNER, EXPERT
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.civilization import figures, technologies_of_level
from zeitalter.games.ages.rules.events import score_event
from zeitalter.games.ages.rules.moves import card_key, gain_culture, tell_effects


def score_end(state: Ages) -> None:
    """Ties are broken as if it were the start player's turn."""
    state.active = state.start_player
    if state.settings.level == BEGINNER:
        for seat in state.remaining():
            gain_culture(state, seat, beginner_bonus(state, seat), FINAL)
        return
    cards = state.bonus[:]
    for player in state.players:
        cards.extend(player.chosen)
    if state.settings.level == EXPERT and not state.settings.fewer_bonus:
        for card in state.current + state.future:
            if state.card(card).scoring:
                cards.append(card)
    state.reveal()
    for card in cards:
        state.emit("event-final", {"card": card_key(state, card)})
        tell_effects(state, card)
        effect = state.card(card).event[0]
        score_event(state, effect.operation, effect.amount, FINAL)


def beginner_bonus(state: Ages, seat: int) -> int:
    catalogue = state.catalogue
    now = figures(state, seat)
    total = catalogue.beginner_per_technology * technologies_of_level(state, state.players[seat], 1)
    total += catalogue.beginner_per_strength * now.strength
    total += catalogue.beginner_per_face * now.faces
    total += catalogue.beginner_per_science_income * now.science
    total += catalogue.beginner_per_production * (now.food + now.resources)
    return total
