"""Setting up the table (rulebook, Spielvorbereitung and "Beide Themensets kombinieren")."""

from zeitalter.core.agenda import Step
from zeitalter.core.chance import Chance
from zeitalter.games.ages_cards.model.catalogue import ERAS, NEW_WORLD, RENAISSANCE, Catalogue, start_instance
from zeitalter.games.ages_cards.model.state import (
    BEGIN_TURN,
    COMBINED_MODE,
    NEW_WORLD_MODE,
    NOBODY,
    NOTHING,
    START_RESOURCE,
    AgesCards,
    new_player,
    new_turn,
)


def set_up(catalogue: Catalogue, seats: int, mode: int, key: bytes) -> AgesCards:
    state = AgesCards()
    state.begin(seats, Chance(key))
    state.catalogue = catalogue
    state.mode = mode
    state.players = [new_player(start_hand(catalogue, seat)) for seat in range(seats)]
    state.pyramid = [[] for era in range(ERAS)]
    state.projects = [[] for era in range(ERAS)]
    state.wonders = [NOTHING] * ERAS
    state.active = NOBODY
    state.turns = 0
    state.turn = new_turn()
    for era in range(ERAS):
        lay_out_row(state, era)
        choose_wonder(state, era)
    state.start_player = state.chance.below(seats)
    state.push(Step(BEGIN_TURN, state.start_player))
    for offset in reversed(catalogue.start_resource_seats[seats]):  # later players begin with a resource
        state.push(Step(START_RESOURCE, (state.start_player + offset) % seats))
    return state


def start_hand(catalogue: Catalogue, seat: int) -> list[int]:
    return [start_instance(seat, number) for number in catalogue.start_hand]


def lay_out_row(state: AgesCards, era: int) -> None:
    catalogue = state.catalogue
    deck: list[int] = []
    for theme in theme_sets(state.mode):
        for card in catalogue.decks[theme][era]:
            if state.seats > 2 or not catalogue.cards[card].removed_with_2_players:
                deck.append(card)
    state.chance.shuffle(deck)
    rows = catalogue.rows_combined if state.mode == COMBINED_MODE else catalogue.rows_single
    size = rows[state.seats][era]
    state.pyramid[era] = deck[:size]
    state.projects[era] = deck[size:]


def theme_sets(mode: int) -> list[int]:
    if mode == COMBINED_MODE:
        return [NEW_WORLD, RENAISSANCE]
    return [NEW_WORLD] if mode == NEW_WORLD_MODE else [RENAISSANCE]


def choose_wonder(state: AgesCards, era: int) -> None:
    """Of the two wonders of an era the one whose marker card lies further left in the row is used."""
    theme = NEW_WORLD if state.mode == NEW_WORLD_MODE else RENAISSANCE
    row = state.pyramid[era]
    best = -1
    candidates: list[int] = []
    for wonder in state.catalogue.wonders:
        if wonder.set == theme and wonder.era == era:
            candidates.append(wonder.index)
            if wonder.marker_card in row:
                if best == -1 or row.index(wonder.marker_card) < row.index(state.catalogue.wonders[best].marker_card):
                    best = wonder.index
    if best == -1:  # only in the combined game: neither marker card lies in the pyramid
        best = candidates[state.chance.below(len(candidates))]
    state.wonders[era] = best
