"""Victory: how the game is won at once (rulebook pages 22 and 23)."""

from zeitalter.games.civ2010.model.state import ECONOMIC_VICTORY, Civ2010
from zeitalter.games.civ2010.rules.board import coins


def win(state: Civ2010, winners: int, reason: int) -> None:
    """The game is over at once; whoever fulfils a condition in the same indivisible step shares the victory."""
    for seat in range(state.seats):
        if winners & ~state.winners & 1 << seat:
            state.emit("event-wins", {"seat": seat, "way": f"way-{reason}"})
    state.winners |= winners
    if not state.ended:
        state.clear_sealed()
        state.end(reason)


def check_economy(state: Civ2010) -> None:
    """Fifteen coins win at once."""
    if state.ended:
        return
    rich = 0
    for seat in range(state.seats):
        if coins(state, seat) >= state.catalogue.coins_to_win and not state.has_resigned(seat):
            rich |= 1 << seat
    if rich:
        win(state, rich, ECONOMIC_VICTORY)
