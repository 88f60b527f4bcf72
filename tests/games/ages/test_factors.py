"""The factors that a learnt value reads, against the figures of the rules."""

from math import isfinite

import pytest

from tests.games.ages.kit import Table, number, rules, table
from zeitalter.core.chance import stream
from zeitalter.core.rules import own
from zeitalter.core.state import State
from zeitalter.games.ages.bot.factors import FACTORS
from zeitalter.games.ages.bot.impacts import NAMES, Impacts
from zeitalter.games.ages.model.player import NOTHING
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.civilization import discontent, figures, population
from zeitalter.games.ages.rules.event_effects import EFFECTS
from zeitalter.games.ages.rules.event_scoring import SCORINGS
from zeitalter.games.ages.rules.scoring import beginner_bonus
from zeitalter.text import Words

factors = rules().game.factors()


def read(game: Table | State, seat: int, judge: int | None = None) -> dict[str, float]:
    state = game.state if isinstance(game, Table) else game
    assert factors is not None
    return dict(zip(FACTORS, factors.read(state, seat if judge is None else judge)[seat], strict=True))


def random_game(mode: int, seats: int) -> list[Ages]:
    """Some positions of it, the last one after its end."""
    state = own(Ages, rules().setup(seats, rules().modes[mode], "factors"))
    rng = stream("factors", mode, seats)
    found: list[Ages] = []
    while state.agenda:
        if not rng.below(8):
            found.append(state.copy())
        seat = state.actors()[0]
        legal = state.legal_actions(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return [*found, state]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mode", [0, 1, 2])
def test_positions_of_a_whole_game(mode: int, seats: int) -> None:
    assert factors is not None
    last = 0.0
    for state in random_game(mode, seats):
        before = state.encode()
        rows = factors.read(state, 0)
        assert len(rows) == seats
        assert all(len(row) == len(FACTORS) and all(isfinite(figure) for figure in row) for row in rows)
        assert factors.read(state.copy(), 0) == rows
        assert state.encode() == before
        progress = factors.progress(state)
        assert last <= progress <= 1.0
        last = progress
        assert factors.variant(state) == mode
        for seat in range(seats):
            if state.fight.card == NOTHING:
                agree_with_the_rules(state, seat)
    assert last == 1.0


def agree_with_the_rules(state: Ages, seat: int) -> None:
    now = figures(state, seat)
    player = state.players[seat]
    row = read(state, seat)
    assert row["culture"] == player.culture
    assert row["culture_income"] == now.culture
    assert row["science"] == player.science
    assert row["science_income"] == now.science
    assert row["resource_income"] == now.resources
    assert row["food_income"] == now.food - state.catalogue.consumption[player.yellow]
    assert row["strength"] == now.strength
    assert row["faces"] == now.faces
    assert row["population"] == population(player)
    assert row["civil_actions"] == player.civil_total
    assert row["military_hand"] == len(player.military)
    assert row["science_to_come"] == now.science * row["turns"]
    assert row["resources_to_come"] == now.resources * row["turns"]
    assert row["food_to_come"] == min(4, row["food_income"]) * row["turns"]
    assert row["civil_to_come"] == player.civil_total * row["turns"]
    assert row["work_to_come"] == population(player) * row["turns"]
    if state.settings.level:
        assert row["discontent"] == discontent(state, seat)
    elif state.agenda:
        assert row["impacts_ahead"] == beginner_bonus(state, seat)


def test_what_events_of_age_iii_would_score() -> None:
    game = table(3).player(0, workers="opera=2 computers=1 riflemen=2 oil=1", cards="taj_mahal strategy democracy")
    game.player(1, workers="alchemy=1").turn(0)
    impacts = Impacts(rules().catalogue)
    for seat in range(3):
        now = figures(game.state, seat)
        missing = game.state.catalogue.faces_needed[game.of(seat).yellow] - now.faces
        points = impacts.points(game.state, game.of(seat), now, population(game.of(seat)), missing)
        for card in rules().catalogue.cards:
            if card.scoring:
                scoring = SCORINGS[card.event[0].operation - len(EFFECTS)]
                if not scoring.by_rank:
                    assert points[NAMES.index(scoring.name)] == scoring.measure(game.state, seat, card.event[0].amount)
    assert [impacts.rank(game.state, [3, 5, 3], seat) for seat in range(3)] == [3.5, 14, 3.5]


def test_only_own_events_are_known() -> None:
    game = table(2).player(0, workers="opera=2").player(1, workers="riflemen=3").turn(0)
    game.state.future = [number("impact_of_competition"), number("impact_of_architecture")]
    game.state.future_by = [1, 0]
    other = table(2).player(0, workers="opera=2").player(1, workers="riflemen=3").turn(0)
    other.state.future = [number("impact_of_wonders"), number("impact_of_architecture")]
    other.state.future_by = [1, 0]
    assert read(game, 0) == read(other, 0)
    assert read(game, 1, judge=0) == read(other, 1, judge=0)
    assert read(game, 1)["impacts_ahead"] > read(other, 1)["impacts_ahead"]


def test_hands_of_others_are_mere_numbers() -> None:
    strong = table(2).player(1, workers="warriors=3", military="legion").turn(0)
    weak = table(2).player(1, workers="warriors=3", military="plunder_i").turn(0)
    assert read(strong, 1, judge=0) == read(weak, 1, judge=0)
    assert read(strong, 1)["tactic_gain"] == 2
    assert read(weak, 1)["attacks"] == 1


def test_production_to_come_is_not_lost_from_sight() -> None:
    game = table(2).player(0, workers="drama=2").set(round=9, last_round=9).turn(0, production=True)
    assert read(game, 0)["turns"] == 1
    before = read(game, 0)
    game.do(0, "done")
    after = read(game, 0)
    assert after["turns"] == 0
    assert before["culture"] + before["culture_ahead"] == after["culture"] + after["culture_ahead"]


def test_dangers_ahead() -> None:
    hungry = table(2).player(0, workers="agriculture=1 bronze=5", yellow=12).turn(0, production=True)
    assert read(hungry, 0)["hunger"] == 4  # one of two that are eaten
    crowded = table(2).player(0, unused=0, yellow=12).turn(0, production=True)
    assert read(crowded, 0)["discontent"] == 2
    assert read(crowded, 0)["uprising"] > 0
    rich = table(2).player(0, blue="bronze=10", bank=8).turn(0, production=True)
    assert read(rich, 0)["corruption"] == 4
    assert rich.do(0, "done").resources(0) == 10 + 2 - 4
    weak = table(2).player(1, workers="warriors=6").turn(0, production=True)
    assert read(weak, 0)["weaker"] == 5
    assert read(weak, 0)["stronger"] == 0
    assert read(weak, 1)["stronger"] == 5
    assert read(weak, 0)["rank"] == 0


def test_a_war_that_comes_too_late_counts_for_nothing() -> None:
    game = table(2).player(0, workers="warriors=6", war="war_over_culture_ii", war_target=1)
    game.set(round=9, last_round=10).turn(0, production=True)
    assert read(game, 0)["war_ahead"] == read(game, 1)["war_behind"] == 5
    game.set(last_round=9).do(0, "done")
    assert read(game, 0)["war_ahead"] == read(game, 1)["war_behind"] == 0


def test_wonders_under_construction() -> None:
    game = table(2).player(0, wonder="taj_mahal", stages=2, blue="bronze=2").set(last_round=9).turn(0, production=True)
    assert read(game, 0)["wonder_paid"] == 6
    assert read(game, 0)["wonder_ahead"] > 0
    late = table(2).player(0, wonder="taj_mahal").set(last_round=5).turn(0, production=True)
    assert read(late, 0)["wonder_ahead"] == 0
    assert read(late, 0)["wonder_doomed"] == 1


def test_hand_and_row() -> None:
    game = table(2).player(0, hand="iron alchemy rich_land_i monarchy", science=4).row("irrigation moses pyramids")
    row = read(game.turn(0, production=True), 0)
    assert row["technologies_in_hand"] == 3
    assert row["levels_in_hand"] == 3
    assert row["playable"] == 3
    assert row["government_in_hand"] == 1
    assert row["action_cards"] == 1
    assert row["action_gains"] == 2
    assert (row["row_technologies"], row["row_leader"], row["row_wonder"]) == (1, 1, 1)
    assert read(game, 1)["technologies_in_hand"] == 0


def test_work_and_levels() -> None:
    game = table(2).player(0, workers="bronze=2 iron=1 philosophy=1 alchemy=1", cards="monarchy").turn(0)
    row = read(game, 0)
    assert row["mines"] == 3
    assert row["mines_outdated"] == 2
    assert row["urban_outdated"] == 1
    assert row["urban_levels"] == 1
    assert row["urban_room"] == 1 + 3  # labs and temples
    assert (row["mine_level"], row["lab_level"], row["farm_level"]) == (1, 1, 0)
    assert row["unit_levels"] == 0


def test_the_highest_bid_counts_as_a_colony() -> None:
    game = table(2).player(0, workers="warriors=3").player(1, workers="warriors=1")
    game.event("inhabited_territory_ii").do(0, "bid 2")
    row = read(game, 0)
    assert (row["colonies"], row["population"], row["strength"], row["units"]) == (1, 9 + 2, 1, 1)
    game.do(1, "done").do(0, "sacrifice warriors")
    assert (read(game, 0)["strength"], read(game, 0)["units"]) == (2, 2)
    assert read(game, 1)["colonies"] == 0


def test_units_named_for_a_sacrifice_count_as_gone() -> None:
    game = table().player(0, workers="warriors=3", military="plunder_i").player(1, workers="warriors=2", unused=0)
    game.player(1, blue="bronze=4").turn(0, politics=True).do(0, "attack plunder_i 1")
    assert (read(game, 0)["fight"], read(game, 1)["fight"]) == (1, -1)
    game.do(0, "done").do(1, "sacrifice warriors")
    assert (read(game, 1)["strength"], read(game, 1)["units"], read(game, 1)["fight"]) == (1, 1, 0)


def test_attacks_and_defenses() -> None:
    game = table(2).player(0, workers="warriors=2", military="defense_colonization_bonus_i plunder_i")
    game.player(1, workers="warriors=6", military="raid_i").turn(0, production=True)
    row = read(game, 0)
    assert (row["defense"], row["exposed"], row["attacks"], row["attack_ready"]) == (2, 2, 1, 0)
    assert read(game, 1)["attack_ready"] == 1
    assert read(game, 1, judge=0)["attack_ready"] == 0.25


def test_who_has_left_is_far_behind() -> None:
    game = table(3).player(0, culture=90).turn(0)
    game.state.resigned |= 1
    assert read(game, 0)["lag"] == 200
    assert read(game, 0)["culture"] == 0


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_factor_has_words(language: str) -> None:
    words = Words(language, rules())
    for name in FACTORS:
        assert words.has(f"factor-{name}")
