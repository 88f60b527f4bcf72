"""Setting up the table (rulebook, Spielvorbereitung)."""

from collections import Counter

import pytest

from tests.games.ages_cards.kit import rules, table
from zeitalter.core.rules import OptionsError
from zeitalter.games.ages_cards.model.catalogue import ERAS, FOOD, IRON, NEW_WORLD, RENAISSANCE
from zeitalter.games.ages_cards.model.options import Mode, Options
from zeitalter.games.ages_cards.model.state import AgesCards

MODES: list[Mode] = ["new_world", "reason", "combined"]
SINGLE: list[tuple[Mode, int]] = [("new_world", NEW_WORLD), ("reason", RENAISSANCE)]
every_table = pytest.mark.parametrize(("mode", "seats"), [(mode, seats) for mode in MODES for seats in (2, 3, 4)])


def new_game(seats: int, mode: Mode, seed: int = 0) -> AgesCards:
    state = rules().setup(seats, Options(mode), seed)
    assert isinstance(state, AgesCards)
    state.check()
    return state


def sizes(stacks: list[list[int]]) -> list[int]:
    return [len(stack) for stack in stacks]


def ids(state: AgesCards, stacks: list[list[int]]) -> set[str]:
    return {state.card(card).id for stack in stacks for card in stack}


# ---- a) players ---------------------------------------------------------------------------------------------------


def test_for_2_to_4_players() -> None:
    for seats in (1, 5):
        with pytest.raises(OptionsError, match="2 to 4 players"):
            rules().setup(seats)


@every_table
def test_everyone_holds_the_five_start_cards_of_their_colour(mode: Mode, seats: int) -> None:
    state = new_game(seats, mode)
    for seat, player in enumerate(state.players):
        mine = player.hand + player.resources
        assert {state.catalogue.instance_names[card] for card in mine} == {f"C0{n}.{seat}" for n in range(1, 6)}
        assert Counter(state.card(card).resource for card in mine) == {FOOD: 3, IRON: 2}
        assert player.technologies == player.wonders == []


@every_table
def test_points_start_at_0_and_all_fame_markers_are_free(mode: Mode, seats: int) -> None:
    state = new_game(seats, mode)
    assert [player.vp for player in state.players] == [0] * seats
    assert [sum(player.fame) for player in state.players] == [0] * seats
    assert state.catalogue.fame_markers == 5


# ---- b) pyramid ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "theme"), SINGLE)
@pytest.mark.parametrize("seats", [3, 4])
def test_pyramid_with_3_or_4_players_has_all_cards_of_the_set(mode: Mode, theme: int, seats: int) -> None:
    state = new_game(seats, mode)
    assert sizes(state.pyramid) == [7, 6, 5, 4, 3]
    assert [sorted(row) for row in state.pyramid] == [sorted(deck) for deck in state.catalogue.decks[theme]]
    assert sizes(state.projects) == [0] * ERAS


@pytest.mark.parametrize(("mode", "theme"), SINGLE)
def test_pyramid_with_2_players_lacks_the_marked_cards(mode: Mode, theme: int) -> None:
    state = new_game(2, mode)
    assert sizes(state.pyramid) == [6, 5, 4, 3, 2]
    for row, deck in zip(state.pyramid, state.catalogue.decks[theme]):
        assert sorted(row) == sorted(card for card in deck if not state.card(card).removed_with_2_players)


@pytest.mark.parametrize(
    ("mode", "removed"),
    [("new_world", {"C10", "C16", "C20", "C24", "C30"}), ("reason", {"C35", "C41", "C45", "C50", "C55"})],
)
def test_cards_removed_with_2_players(mode: Mode, removed: set[str]) -> None:
    two, four = new_game(2, mode), new_game(4, mode)
    assert ids(four, four.pyramid) - ids(two, two.pyramid) == removed


def test_every_row_is_shuffled() -> None:
    for era in range(ERAS):
        orders = {tuple(new_game(4, "new_world", seed).pyramid[era]) for seed in range(30)}
        assert len(orders) > 4


# ---- c) wonders ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "theme"), SINGLE)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_wonder_per_era_by_the_marker_further_left(mode: Mode, theme: int, seats: int) -> None:
    used = set()
    for seed in range(40):
        state = new_game(seats, mode, seed)
        for era, number in enumerate(state.wonders):
            wonder = state.catalogue.wonders[number]
            assert (wonder.set, wonder.era) == (theme, era)
            row = state.pyramid[era]
            rivals = [w for w in state.catalogue.wonders if (w.set, w.era) == (theme, era)]
            assert row.index(wonder.marker_card) == min(row.index(w.marker_card) for w in rivals)
            used.add(wonder.id)
    assert len(used) == 10  # either wonder of an era comes up


# ---- d) start player and start resources --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_seat_may_start(seats: int) -> None:
    assert {new_game(seats, "new_world", seed).start_player for seed in range(40)} == set(range(seats))


@pytest.mark.parametrize(("seats", "places"), [(2, [2]), (3, [3]), (4, [3, 4])])
def test_later_players_begin_with_one_resource(seats: int, places: list[int]) -> None:
    """Clockwise, each puts down 1 start card of its choice; then the start player begins with 5 hand cards."""
    for seed in range(8):
        state = new_game(seats, "reason", seed)
        for place in places:
            seat = (state.start_player + place - 1) % seats
            assert state.actors() == [seat]
            assert len(state.legal_actions(seat)) == 5
            state.apply(seat, state.legal_actions(seat)[1])
            assert sizes([state.players[seat].hand, state.players[seat].resources]) == [4, 1]
        assert state.actors() == [state.start_player]
        assert sum(len(player.resources) for player in state.players) == len(places)
        assert len(state.legal_actions(state.start_player)) == 5
        assert (state.active, state.turns) == (state.start_player, 1)


# ---- both sets ----------------------------------------------------------------------------------------------------


def test_combined_pyramid_and_projects_with_3_or_4_players() -> None:
    for seats in (3, 4):
        state = new_game(seats, "combined")
        assert sizes(state.pyramid) == [6, 5, 4, 3, 2]
        assert sizes(state.projects) == [8, 7, 6, 5, 4]


def test_combined_pyramid_and_projects_with_2_players() -> None:
    state = new_game(2, "combined")
    assert sizes(state.pyramid) == [6, 5, 4, 3, 2]
    assert sizes(state.projects) == [6, 5, 4, 3, 2]
    marked = {"C10", "C16", "C20", "C24", "C30", "C35", "C41", "C45", "C50", "C55"}
    assert not ids(state, state.pyramid + state.projects) & marked


def test_combined_rows_mix_both_sets() -> None:
    mixed = [new_game(3, "combined", seed).pyramid[0] for seed in range(10)]
    catalogue = rules().catalogue
    assert {catalogue.cards[card].set for row in mixed for card in row} == {NEW_WORLD, RENAISSANCE}


def test_combined_uses_the_wonders_of_set_2_by_the_markers_in_the_pyramid() -> None:
    """Marker further left; the only marker there is; with neither of them chance decides."""
    by_chance = set()
    for seed in range(60):
        state = new_game(4, "combined", seed)
        for era, number in enumerate(state.wonders):
            wonder = state.catalogue.wonders[number]
            row = state.pyramid[era]
            rivals = [w for w in state.catalogue.wonders if (w.set, w.era) == (RENAISSANCE, era)]
            assert wonder in rivals
            places = [row.index(w.marker_card) for w in rivals if w.marker_card in row]
            if places:
                assert wonder.marker_card == row[min(places)]
            else:
                by_chance.add(wonder.id)
    assert {"W19", "W20"} <= by_chance


@every_table
def test_every_card_of_the_chosen_sets_is_laid_out(mode: Mode, seats: int) -> None:
    state = new_game(seats, mode, 7)
    themes = [NEW_WORLD, RENAISSANCE] if mode == "combined" else [dict(SINGLE)[mode]]
    removed = 5 * len(themes) if seats == 2 else 0
    assert sum(sizes(state.pyramid + state.projects)) == 25 * len(themes) - removed


# ---- the kit of these tests ---------------------------------------------------------------------------------------


def test_the_kit_puts_cards_where_it_is_told() -> None:
    game = table(2).player(0, hand="C01", resources="C06", technologies="C22", wonders="W01").row("oil", "- C19")
    game.turn(0, "buy")
    assert (game.hand(0), game.resources(0), game.technologies(0), game.wonders(0)) == ("C01", "C06", "C22", "W01")
    assert game.in_row("oil") == "- C19 - -"
    assert game.hand(1) == "C01"
