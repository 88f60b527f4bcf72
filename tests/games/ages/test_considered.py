"""What a search considers: always legal, never nothing, the same whatever is hidden, and without the useless."""

import pytest

from tests.games.ages.kit import Table, rules, table
from zeitalter.core.chance import stream
from zeitalter.core.player import PlayerView


def weighed(game: Table, seat: int = 0) -> list[str]:
    return [rules().vocabulary.notation(action) for action in rules().game.considered(game.state, seat)]


@pytest.mark.parametrize(("mode", "seats"), [(0, 2), (1, 3), (2, 2), (2, 4)])
def test_all_through_a_game(mode: int, seats: int) -> None:
    state = rules().setup(seats, rules().modes[mode], "considered")
    rng = stream("considered", mode, seats)
    while state.agenda:
        seat = state.actors()[0]
        actions = state.game.considered(state, seat)
        assert actions
        assert all(state.is_legal(seat, action) for action in actions)
        if not rng.below(10):
            world = PlayerView(rules(), state.observe(seat)).imagine(rng)
            assert world.game.considered(world, seat) == actions
        legal = state.legal_actions(seat)
        state.apply(seat, legal[rng.below(len(legal))])


def test_nothing_is_destroyed_without_need() -> None:
    game = table().player(0, blue="bronze=4").turn(0)
    assert "destroy warriors" in game.legal(0)
    assert "destroy warriors" not in weighed(game)
    unrest = table().player(0, unused=0, yellow=12).turn(0)
    assert "destroy warriors" in weighed(unrest)


def test_cards_of_no_use_are_left_in_the_row() -> None:
    game = table().player(0, workers="iron=1", hand="theology").row("bronze iron coal theology coal").turn(0)
    assert [move for move in weighed(game) if move.startswith("take")] == ["take 2"]


def test_in_the_last_turn_only_what_still_counts_is_taken() -> None:
    game = table().player(0, science=5).row("irrigation coal mineral_deposits_i taj_mahal")
    assert [move for move in weighed(game.set(last_round=5).turn(0)) if move.startswith("take")] == ["take 0"]


def test_the_stronger_are_not_attacked_and_no_war_comes_too_late() -> None:
    game = table(3).player(0, workers="warriors=3", military="plunder_i war_over_culture_ii")
    game.player(2, workers="warriors=5").turn(0, politics=True).of(0).military_left = 3
    assert [m for m in weighed(game) if m.startswith("attack")] == [
        "attack plunder_i 1",
        "attack war_over_culture_ii 1",
    ]
    game.set(last_round=5)
    assert [move for move in weighed(game) if move.startswith("attack")] == ["attack plunder_i 1"]


def test_an_older_tactic_stays_in_hand() -> None:
    game = table().player(0, workers="warriors=3", cards="legion", military="fighting_band legion phalanx").turn(0)
    assert [move for move in weighed(game) if move.startswith("tactic")] == []


def test_units_are_given_only_where_that_turns_the_fight() -> None:
    game = table().player(0, workers="warriors=9", military="plunder_i", yellow=14)
    game.player(1, workers="warriors=1", blue="bronze=4").turn(0, politics=True).do(0, "attack plunder_i 1", "done")
    assert weighed(game, 1) == ["done"]
    close = table().player(0, workers="warriors=3", military="plunder_i")
    close.player(1, workers="warriors=2", blue="bronze=4").turn(0, politics=True).do(0, "attack plunder_i 1", "done")
    assert weighed(close, 1) == ["sacrifice warriors", "done"]
    close.do(1, "sacrifice warriors")
    assert weighed(close, 1) == ["done"]


def test_bids_rise_in_small_steps() -> None:
    game = table().player(0, workers="warriors=6").event("inhabited_territory_i")
    assert weighed(game) == ["bid 1", "bid 2", "done"]
