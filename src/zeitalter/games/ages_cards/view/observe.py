"""What a seat may know. Everything lies open in this game but the order of the research projects below the top.

Cards are instance numbers of the catalogue, wonders their numbers; -1 is nothing or nobody.
"""

from msgspec import convert

from zeitalter.games.ages_cards.model.options import MODES
from zeitalter.games.ages_cards.model.state import AgesCards
from zeitalter.games.ages_cards.view.shape import AgesCardsView, PlayerView, Projects, TurnView


def observe(state: AgesCards, seat: int | None) -> AgesCardsView:
    return AgesCardsView(
        game="ages_cards",
        seat=seat,
        seats=state.seats,
        actors=state.actors(),
        flow=state.observe_flow(seat),
        mode=MODES[state.mode],
        players=convert(state.players, list[PlayerView], from_attributes=True),
        pyramid=[row[:] for row in state.pyramid],
        projects=[Projects(stack[-1], sorted(stack[:-1])) if stack else None for stack in state.projects],
        wonders=state.wonders[:],
        start_player=state.start_player,
        active=state.active,
        turns=state.turns,
        turn=convert(state.turn, TurnView, from_attributes=True),
    )
