"""Setting up the table (rulebook, Spielvorbereitung and "Beide Themensets kombinieren")."""

from zeitalter.games.ages_cards.model import steps
from zeitalter.games.ages_cards.model.catalogue import ERAS, NEW_WORLD, NOBODY, NOTHING, RENAISSANCE, SEATS, Catalogue
from zeitalter.games.ages_cards.model.options import MODES, Options
from zeitalter.games.ages_cards.model.player import new_player
from zeitalter.games.ages_cards.model.state import COMBINED_MODE, NEW_WORLD_MODE, AgesCards
from zeitalter.games.ages_cards.model.turn import new_turn


def set_up(state: AgesCards, options: Options) -> None:
    """Fill a fresh state with the starting position."""
    seats = state.seats
    state.mode = MODES.index(options.mode)
    state.players = [new_player(state.catalogue.start_hand(seat)) for seat in range(seats)]
    state.pyramid = [[] for era in range(ERAS)]
    state.projects = [[] for era in range(ERAS)]
    state.wonders = [NOTHING] * ERAS
    state.active = NOBODY
    state.turn = new_turn()
    for era in range(ERAS):
        lay_out_row(state, era)
        choose_wonder(state, era)
    state.start_player = state.chance.below(seats)
    state.push(steps.Turn(state.start_player))
    for offset in reversed(state.catalogue.start_resource_seats[seats]):  # later players begin with a resource
        state.push(steps.StartResource((state.start_player + offset) % seats))


def lay_out_row(state: AgesCards, era: int) -> None:
    deck = cards_of_era(state.catalogue, state.mode, state.seats, era)
    size = row_size(state.catalogue, state.mode, state.seats, era)
    state.chance.shuffle(deck)
    state.pyramid[era] = deck[:size]
    state.projects[era] = deck[size:]


def cards_of_era(catalogue: Catalogue, mode: int, seats: int, era: int) -> list[int]:
    deck: list[int] = []
    for theme in theme_sets(mode):
        for card in catalogue.decks[theme][era]:
            if seats > 2 or not catalogue.cards[card].removed_with_2_players:
                deck.append(card)
    return deck


def row_size(catalogue: Catalogue, mode: int, seats: int, era: int) -> int:
    rows = catalogue.rows_combined if mode == COMBINED_MODE else catalogue.rows_single
    return rows[seats][era]


def has_projects(catalogue: Catalogue, mode: int) -> bool:
    """Whether there are more cards than places in the pyramid, with any number of players."""
    for seats in range(2, SEATS + 1):
        for era in range(ERAS):
            if len(cards_of_era(catalogue, mode, seats, era)) > row_size(catalogue, mode, seats, era):
                return True
    return False


def theme_sets(mode: int) -> list[int]:
    if mode == COMBINED_MODE:
        return [NEW_WORLD, RENAISSANCE]
    return [NEW_WORLD] if mode == NEW_WORLD_MODE else [RENAISSANCE]


def wonder_set(mode: int) -> int:
    return NEW_WORLD if mode == NEW_WORLD_MODE else RENAISSANCE


def choose_wonder(state: AgesCards, era: int) -> None:
    """Of the wonders of an era the one whose marker card lies furthest left in the row is used."""
    theme = wonder_set(state.mode)
    candidates = [wonder for wonder in state.catalogue.wonders if wonder.set == theme and wonder.era == era]
    for card in state.pyramid[era]:
        for wonder in candidates:
            if wonder.marker_card == card:
                state.wonders[era] = wonder.index
                return
    # No marker card lies in the pyramid: some cards of the era are research projects.
    state.wonders[era] = candidates[state.chance.below(len(candidates))].index
