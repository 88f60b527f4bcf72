"""Leaving the game honourably, at any moment: those who stay go on without gain or loss by it."""

from tests.games.ages.kit import Table, number, table
from tests.games.ages.test_turns import finish_round, fresh
from zeitalter.core.action import TABLE, Resign
from zeitalter.games.ages.model import steps


def leave(game: Table, seat: int) -> Table:
    game.state.apply(TABLE, Resign(seat))
    game.note()
    return game


# ---- territories -----------------------------------------------------------------------------------------------------


def auction(seats: int = 3) -> Table:
    return table(seats).player(0, workers="warriors=4").player(1, workers="warriors=3").event("historic_territory_i")


def test_without_the_highest_bidder_the_auction_starts_over() -> None:
    game = leave(auction().do(0, "bid 1").do(1, "bid 3"), 1)
    assert game.asked == [0]  # from the active player on
    assert game.legal(2) == []
    assert game.can(0, "bid 1")
    game.do(0, "bid 1").do(2, "done").do(0, "sacrifice warriors", "done")
    assert game.of(0).colonies == [number("historic_territory_i")]
    assert game.of(1).colonies == []
    assert game.workers(1, "warriors") == 3


def test_who_leaves_with_the_territory_won_does_not_colonize_it() -> None:
    game = auction().player(1, military="defense_colonization_bonus_i").do(0, "done").do(1, "bid 3").do(2, "done")
    leave(game.do(1, "spend defense_colonization_bonus_i"), 1)
    assert game.asked == [0]
    assert number("defense_colonization_bonus_i") in game.state.discards[1]
    game.do(0, "done").do(2, "done")
    assert game.state.past == [number("historic_territory_i")]


def test_a_bidder_who_was_outbid_leaves_quietly() -> None:
    game = leave(auction().do(0, "bid 1").do(1, "bid 2"), 0)
    game.do(2, "done")
    assert isinstance(game.state.agenda[-1], steps.Colonizing)
    assert game.asked == [1]


# ---- attacks and pacts -----------------------------------------------------------------------------------------------


def test_a_fight_that_is_called_off_costs_nobody_units_or_cards() -> None:
    for leaver in (0, 1):
        game = table(3).player(0, workers="warriors=5", military="spy_ii")
        game.player(1, military="defense_colonization_bonus_i", science=5).turn(0, politics=True)
        game.do(0, "attack spy_ii 1", "sacrifice warriors", "done")
        game.do(1, "spend defense_colonization_bonus_i", "sacrifice warriors")
        leave(game, leaver)
        assert game.state.fight.card == -1
        assert (game.of(0).science, game.of(1).science) == (0, 5)
        assert (game.workers(0, "warriors"), game.workers(1, "warriors")) == (5, 1)
        assert game.military(1) == ["defense_colonization_bonus_i"]
        assert game.of(1).shown == [number("defense_colonization_bonus_i")]
        assert game.state.discards[2] == [number("spy_ii")]


def test_nobody_is_asked_for_sacrifices_against_somebody_who_has_left() -> None:
    game = table(3).player(0, workers="warriors=5", military="spy_ii").turn(0, politics=True)
    leave(game.do(0, "attack spy_ii 1"), 1)
    assert isinstance(game.state.agenda[-1], steps.Actions)


def test_a_winner_who_leaves_takes_nothing() -> None:
    game = table(3).player(0, workers="warriors=9", military="plunder_i")
    game.player(1, blue="agriculture=2 bronze=4").turn(0, politics=True)
    game.do(0, "attack plunder_i 1", "done").do(1, "done")
    leave(game, 0)
    assert (game.food(1), game.resources(1)) == (2, 4)


def test_the_building_of_nobody_is_razed_by_or_from_who_has_left() -> None:
    workers = "religion=1"
    game = table(4).player(0, workers=workers, culture=5).player(1, workers=workers, culture=5)
    game.player(3, workers=workers, culture=5).event("terrorism")
    assert game.legal(2) == ["raze 0 philosophy", "raze 0 religion"]
    leave(game, 1)
    game.do(2, "raze 0 religion")
    assert game.legal(2) == ["raze 3 philosophy", "raze 3 religion"]
    leave(game, 2)
    assert game.asked == []
    assert (game.workers(3, "philosophy"), game.workers(3, "religion")) == (1, 1)


def test_a_pact_offered_by_who_leaves_is_off_the_table() -> None:
    game = table(3).player(0, military="peace_treaty_iii").turn(0, politics=True)
    leave(game.do(0, "offer peace_treaty_iii 1 a"), 0)
    assert 1 not in game.asked
    assert game.of(0).pact == -1


# ---- what depends on the number of players ---------------------------------------------------------------------------


def test_cards_count_for_the_number_of_players_at_the_start_also_when_some_have_left() -> None:
    game = table(4).player(0, hand="wave_of_nationalism_ii endowment_for_the_arts_iii")
    game.player(3, workers="warriors=2", culture=6).turn(0)
    leave(leave(game, 1), 2).do(0, "use wave_of_nationalism_ii", "use endowment_for_the_arts_iii")
    assert (game.of(0).unit_resources, game.of(0).culture) == (2, 2)  # as in a game of four


def test_ranks_score_for_the_number_of_players_at_the_start_also_when_some_have_left() -> None:
    game = table(4).player(3, workers="philosophy=0 alchemy=2")
    leave(leave(game, 1), 2).event("impact_of_science")
    assert [game.of(seat).culture for seat in range(4)] == [10, 0, 0, 15]


def test_the_two_strongest_and_weakest_are_two_in_a_game_of_three_also_when_one_has_left() -> None:
    def left_by_one() -> Table:
        return leave(table(3).player(0, workers="warriors=3", culture=9).player(2, culture=9), 1)

    assert [left_by_one().event("cold_war").of(seat).science for seat in (0, 2)] == [6, 6]
    assert [left_by_one().event("crime_wave").of(seat).culture for seat in (0, 2)] == [6, 6]


# ---- rounds ----------------------------------------------------------------------------------------------------------


def test_rounds_begin_with_the_next_seat_when_the_start_player_has_left() -> None:
    state = fresh(3, level="beginner")
    first = state.start_player
    state.apply(TABLE, Resign(first))
    order = [(first + 1) % 3, (first + 2) % 3]
    for round_number in (1, 2, 3):
        for seat in order:
            assert (state.round, state.actors()) == (round_number, [seat])
            while state.actors() == [seat] and state.active == seat:
                state.apply(seat, state.default_action(seat))


def test_the_beginner_game_reveals_one_event_per_round_also_when_the_start_player_leaves() -> None:
    state = fresh(3, level="beginner")
    finish_round(state)
    finish_round(state)
    while not isinstance(state.agenda[-1], steps.Actions):  # what the event asks
        seat = state.actors()[0]
        state.apply(seat, state.default_action(seat))
    assert (state.round, len(state.current)) == (3, 8)
    state.apply(TABLE, Resign(state.start_player))
    assert (state.round, len(state.current)) == (3, 8)
    finish_round(state)
    assert len(state.current) == 7
