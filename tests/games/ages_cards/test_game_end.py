"""How the game ends, who wins, and what happens to those who leave (rulebook, Spielende)."""

import pytest

from tests.games.ages_cards.kit import Table, table
from zeitalter.games.ages_cards.model.options import Mode


def over(game: Table) -> bool:
    return game.asked == [] and game.state.ended != 0


# ---- the last wonder ----------------------------------------------------------------------------------------------


def test_end_last_wonder_of_set_1() -> None:
    game = table(2).player(0, resources="C06 C07", technologies="C04").player(1, wonders="W06").wonders_beside("W02")
    game.turn(0, "end")
    assert not over(game)  # the turn is finished first: cards may still be taken back
    game.do(0, "done")
    assert over(game)
    assert game.outcome().reason.key == "end-last-wonder"


def test_end_last_wonder_of_set_2() -> None:
    game = table(2, "reason").player(0, hand="C01 C02", vp=8, fame="space space").wonders_beside("W20").turn(0, "end")
    assert over(game)
    assert game.outcome().reason.key == "end-last-wonder"


def test_a_wonder_beside_the_pyramid_keeps_the_game_going() -> None:
    game = table(2).player(0, resources="C06 C07").wonders_beside("W02 W06").turn(0, "end").do(0, "done")
    assert not over(game)


def test_stealing_the_last_wonder_of_a_player_does_not_end_the_game() -> None:
    game = table(2).player(0, hand="C26 C01 C02").player(1, hand="C01 C02", wonders="W02").wonders_beside("W06")
    game.turn(0, "technology", "end").do(0, "technology C26", "activate")
    assert game.wonders(0) == "W02"
    assert game.active == 1
    assert not over(game)


# ---- the last space card ------------------------------------------------------------------------------------------


def last_space(mode: Mode = "new_world", row: str = "C28") -> Table:
    """Computer or Internet: 1 animal, 1 gunpowder, 2 oil."""
    game = table(2, mode).player(0, hand="C01 C02", resources="C06 C13 C19 C22").row("space", row)
    if mode == "reason":
        game.player(0, hand="C01 C02", resources="C31 C39 C44 C47")
    return game.row("animal", "C07" if mode != "reason" else "C32")


@pytest.mark.parametrize(("mode", "card"), [("new_world", "C28"), ("reason", "C53"), ("combined", "C28")])
def test_end_last_space_card_of_the_pyramid(mode: Mode, card: str) -> None:
    game = last_space(mode, card).turn(0, "buy", "end").do(0, f"buy {card}")
    assert over(game)
    assert game.outcome().reason.key == "end-last-space-card"


def test_another_space_card_keeps_the_game_going() -> None:
    game = last_space(row="C28 C29").turn(0, "buy", "end").do(0, "buy C28")
    assert not over(game)
    assert game.active == 1


def test_the_turn_of_the_last_space_card_is_finished() -> None:
    game = table(2).player(0, resources="C06 C13 C19 C22 C07 C09").row("space", "C28").wonders_beside("W02 W06")
    game.turn(0, "buy", "end").do(0, "buy C28", "exhaust C06", "exhaust C13", "exhaust C19", "exhaust C22", "pay")
    assert game.wonders(0) == "W02"  # 2 animals are left
    game.do(0, "take_back C07", "done")
    assert over(game)


def test_combined_space_projects_do_not_count() -> None:
    """Neither do they keep the game going nor does the last of them end it."""
    game = last_space("combined", "C28").projects("space", "C53").turn(0, "buy", "end").do(0, "buy C28")
    assert over(game)
    game = last_space("combined", "C29").projects("space", "C53").turn(0, "buy", "end").do(0, "buy C53")
    assert not over(game)


# ---- 15 points ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["reason", "combined"])
@pytest.mark.parametrize(("before", "ends"), [(13, False), (14, True), (15, True)])
def test_end_15_points_on_the_track(mode: Mode, before: int, ends: bool) -> None:
    """Calendar brings 1."""
    game = table(2, mode).player(0, hand="C31 C01 C02", vp=before).turn(0, "technology", "buy", "end")
    game.do(0, "technology C31", "activate")
    assert over(game) == ends
    if ends:
        assert game.outcome().reason.key == "end-point-limit"


def test_15_points_in_the_turn_of_another_count_at_the_end_of_the_own_next_turn() -> None:
    """Mass Media bring every other player 1."""
    game = (
        table(3, "reason")
        .player(0, hand="C49 C01 C02")
        .player(1, hand="C01 C02 C03", vp=14)
        .turn(0, "technology", "end")
    )
    game.do(0, "technology C49", "activate")
    assert game.vp(1) == 15
    assert game.active == 1
    assert not over(game)
    while game.active == 1 and game.asked:
        game.do(1, game.default(1))
    assert over(game)


def test_15_points_must_still_be_there_at_the_end_of_the_own_turn() -> None:
    """Guilds cost a point; what was reached in the turn of another is no longer marked."""
    game = table(2, "reason").player(0, hand="C40 C01 C02", vp=15).turn(0, "technology", "end")
    game.do(0, "technology C40", "activate", "gain food", "gain food")
    assert game.vp(0) == 14
    assert not over(game)


def test_15_points_from_cards_and_wonders_do_not_end_the_game() -> None:
    game = table(2, "reason").player(0, hand="C53 C54 C55 C49 C50", vp=14).turn(0, "end")
    assert not over(game)


def test_no_further_turns_after_the_end() -> None:
    game = table(3, "reason").player(0, hand="C01 C02", vp=15).turn(0, "end")
    assert over(game)
    assert game.state.turns == 1
    assert game.outcome().ranks == [1, 2, 2]


# ---- scoring ------------------------------------------------------------------------------------------------------


def finished(game: Table) -> Table:
    """Seat 0 reaches its last turn's end with 15 points on the track."""
    game.state.players[0].vp = 15
    return game.turn(0, "end")


def test_points_of_all_own_cards_wherever_they_lie_of_wonders_and_of_the_track() -> None:
    game = table(2, "reason").player(0, hand="C53 C01", resources="C49", technologies="C44", wonders="W17 W11")
    outcome = finished(game).outcome()
    assert outcome.scores[0] == {"score-cards": 5 + 0 + 3 + 2, "score-wonders": 5 + 2, "score-track": 15}
    assert outcome.totals[0] == 32


def test_most_points_win_not_who_ended_the_game() -> None:
    game = table(3, "reason").player(0, hand="C01 C02").player(1, hand="C53 C54 C55 C49").player(2, hand="C44")
    assert finished(game).outcome().ranks == [2, 1, 3]


def test_there_is_no_track_in_a_new_world() -> None:
    game = table(2).player(0, resources="C06 C07").player(1, wonders="W09").wonders_beside("W02").turn(0, "end")
    outcome = game.do(0, "done").outcome()
    assert [score["score-track"] for score in outcome.scores] == [0, 0]
    assert outcome.totals == [1 + 1 + 2, 6]
    assert outcome.winners == [1]


def test_equal_points_share_the_win_whatever_they_come_from() -> None:
    """17 each: more wonders, or more cards, make no difference; nor do those behind them."""
    game = table(4, "reason").player(0, hand="C01 C02", wonders="W11").player(1, hand="C44 C01 C02", vp=15)
    outcome = finished(game.player(2, wonders="W15 W12").player(3, hand="C51 C01 C02", vp=2)).outcome()
    assert outcome.totals == [17, 17, 6, 6]
    assert outcome.winners == [0, 1]
    assert outcome.ranks == [1, 1, 3, 3]


# ---- leaving ------------------------------------------------------------------------------------------------------


def test_a_seat_that_resigned_ranks_last() -> None:
    game = table(3, "reason").player(0, hand="C01 C02 C03", vp=15).player(1, hand="C53 C54 C55", vp=14)
    game.turn(0, "resource", "end").table("resign 1").do(0, "resource C01")
    assert game.outcome().totals == [15, 29, 0]
    assert game.outcome().ranks == [1, 3, 2]


def test_a_seat_that_resigned_is_answered_by_the_default() -> None:
    game = table(3).player(0, hand="C17 C01").player(1, hand="C04", resources="C01 C02 C03").turn(0, "technology")
    game.table("resign 1").do(0, "technology C17", "activate")
    assert game.hand(1) == "C04"  # no reaction
    assert game.resources(1) == "C03"  # but it loses what it must
    assert game.asked == []


def test_the_last_remaining_seat_wins() -> None:
    game = table(2).player(0, hand="C01 C02").player(1, hand="C28 C29").turn(0)
    game.table("resign 1")
    assert game.outcome().reason.key == "end-resignation"
    assert game.outcome().winners == [0]


def test_a_deadline_that_passes_plays_the_harmless_default() -> None:
    game = table(2).player(0, hand="C13 C01 C02").turn(0, "technology")
    game.table("timeout 0")
    assert game.technologies(0) == "C13"
    game.table("timeout 0")
    assert game.gained() == ""  # the effect is left
