"""Turns, the card row, production, the end of ages and of the game."""

from typing import Any

import pytest

from tests.games.ages.kit import number, rules, table
from zeitalter.core.action import TABLE, Resign
from zeitalter.core.choices import choices
from zeitalter.core.wording import Amount
from zeitalter.games.ages.model import steps
from zeitalter.games.ages.model.options import Options
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.card_row import slide_and_fill
from zeitalter.games.ages.rules.end_of_age import end_age


def fresh(seats: int = 2, level: str = "expert", seed: int = 1, **options: object) -> Ages:
    state = rules().setup(seats, Options(level, **options), seed)  # type: ignore[arg-type]
    assert isinstance(state, Ages)
    return state


def finish_round(state: Ages) -> None:
    """Everybody ends the turn at once, decisions in between by default."""
    target = state.round + 1
    while state.actors() and state.round < target:
        seat = state.actors()[0]
        state.apply(seat, state.default_action(seat))


# ---- setting up ------------------------------------------------------------------------------------------------------


def test_civilizations_begin_as_printed() -> None:
    player = fresh().players[0]
    assert (player.yellow, player.unused, player.bank) == (18, 1, 18)
    assert {rules().catalogue.ids[card]: n for card, n in enumerate(player.workers) if n} == {
        "agriculture": 2,
        "bronze": 2,
        "philosophy": 1,
        "warriors": 1,
    }


def test_decks_by_number_of_players() -> None:
    sizes = {seats: [len(deck) for deck in fresh(seats).civil_decks] for seats in (2, 3, 4)}
    assert sizes == {2: [7, 45, 45, 45], 3: [7, 50, 50, 50], 4: [7, 55, 55, 55]}
    military = {seats: [len(deck) for deck in fresh(seats).military_decks] for seats in (2, 3)}
    assert military == {2: [0, 48, 46, 41], 3: [0, 50, 50, 45]}


def test_events_at_the_start_by_level() -> None:
    assert [len(fresh(seats).current) for seats in (2, 3, 4)] == [4, 5, 6]
    beginner = fresh(level="beginner")
    assert len(beginner.current) == 9
    assert number("development_of_politics") not in beginner.current


def test_levels_use_their_decks() -> None:
    beginner, advanced = fresh(level="beginner"), fresh(level="advanced")
    assert [len(deck) > 0 for deck in beginner.civil_decks] == [True, True, False, False]
    assert [len(deck) > 0 for deck in advanced.civil_decks] == [True, True, True, False]
    assert not any(beginner.military_decks)
    assert len(advanced.military_decks[2]) == 46 - 4  # without wars
    assert len(advanced.bonus) == 4


def test_any_seat_may_start() -> None:
    assert {fresh(3, seed=seed).start_player for seed in range(20)} == {0, 1, 2}


# ---- the row ---------------------------------------------------------------------------------------------------------


def test_row_is_cleared_slid_and_filled_by_number_of_players() -> None:
    for seats, cleared in ((2, 3), (3, 2), (4, 1)):
        game = table(seats)
        slide_and_fill(game.state)
        before = game.state.row[:]
        game.step(steps.Refill(0))
        assert game.state.row[: 13 - cleared] == before[cleared:]


def test_one_leader_per_age_one_wonder_no_technology_twice() -> None:
    game = table().player(0, hand="iron", cards="monarchy masonry", wonder="pyramids", leaders_taken=0b10)
    game.row("iron monarchy masonry taj_mahal joan_of_arc").turn(0)
    assert game.legal(0, "take") == []


def test_hand_limit_is_the_number_of_civil_actions_wonders_apart() -> None:
    game = table().player(0, hand="rich_land_a rich_land_i iron alchemy").row("coal taj_mahal").turn(0)
    assert game.legal(0, "take") == ["take 1"]


def test_a_leader_may_be_played_in_the_turn_it_was_taken_an_action_card_not() -> None:
    game = table().row("moses work_of_art_i").turn(0).do(0, "take 0", "take 1", "lead moses")
    assert not game.can(0, "use work_of_art_i")


def test_an_older_special_technology_may_be_taken_but_not_played() -> None:
    game = table().player(0, cards="justice_system", science=9).row("code_of_laws").turn(0).do(0, "take 0")
    assert not game.can(0, "discover code_of_laws")


# ---- actions ---------------------------------------------------------------------------------------------------------


def test_destroying_gives_the_worker_back_and_no_resources() -> None:
    game = table().turn(0).do(0, "destroy bronze", "destroy warriors")
    assert (game.of(0).unused, game.resources(0)) == (3, 0)
    assert (game.of(0).civil_left, game.of(0).military_left) == (3, 1)


def test_urban_limit_counts_all_levels_of_a_type() -> None:
    game = table().player(0, workers="philosophy=1 alchemy=1", blue="bronze=9").turn(0)
    assert not game.can(0, "build philosophy")
    assert game.can(0, "upgrade philosophy alchemy")


def test_a_new_government_with_a_lower_limit_destroys_surplus_buildings() -> None:
    game = table().player(0, cards="communism", workers="philosophy=4", hand="monarchy", science=9).turn(0)
    game.do(0, "discover monarchy")
    assert game.workers(0, "philosophy") == 3
    assert game.of(0).unused == 2


def test_a_revolution_keeps_spent_military_actions_spent() -> None:
    game = (
        table()
        .player(0, hand="monarchy", science=3, blue="bronze=2")
        .turn(0)
        .do(0, "build warriors", "revolt monarchy")
    )
    assert (game.of(0).military_left, game.of(0).military_total) == (2, 3)


def test_construction_technologies_build_several_stages_with_one_action() -> None:
    game = table().player(0, cards="masonry", wonder="great_wall", blue="bronze=4").turn(0)
    assert game.legal(0, "stage") == ["stage 1", "stage 2"]
    game.do(0, "stage 2")
    assert (game.of(0).stages, game.of(0).civil_left, game.resources(0)) == (2, 3, 0)


# ---- production ------------------------------------------------------------------------------------------------------


def test_hunger_costs_4_culture_per_missing_food() -> None:
    game = table().player(0, workers="agriculture=0 religion=2", yellow=12, culture=20, unused=3)
    game.turn(0, production=True).do(0, "done")
    assert game.of(0).culture == 20 + 2 - 2 * 4


def test_consumption_comes_before_corruption_and_culture_first() -> None:
    game = table().player(0, workers="religion=1 agriculture=2 bronze=2", yellow=14, blue="bronze=7", bank=11)
    game.turn(0, production=True).do(0, "done")
    assert game.food(0) == 1
    assert game.of(0).bank == 8 + 2  # 11 - 2 + 1 - 2 = 8: corruption of 2, paid with two tokens
    assert game.resources(0) == 7 + 2 - 2


def test_corruption_takes_no_food_and_no_more_than_there_is() -> None:
    game = table().player(0, workers="bronze=0 agriculture=0", blue="agriculture=17 bronze=1", yellow=18)
    game.turn(0, production=True).do(0, "done")
    assert (game.resources(0), game.food(0)) == (0, 17)


def test_an_empty_blue_bank_stops_production() -> None:
    game = table(level="beginner").player(0, blue="agriculture=17").turn(0, production=True).do(0, "done")
    assert (game.food(0), game.resources(0)) == (18, 0)


def test_an_uprising_skips_production_and_drawing() -> None:
    game = table().player(0, yellow=12, unused=1).turn(0, production=True).do(0, "done")
    assert (game.of(0).science, game.food(0), game.military(0)) == (0, 0, [])


def test_the_beginner_game_knows_no_discontent_and_no_corruption() -> None:
    game = table(level="beginner").player(0, yellow=1, unused=0, blue="agriculture=6 bronze=9")
    game.turn(0, production=True).do(0, "done")
    assert (game.of(0).science, game.resources(0)) == (1, 11)


def test_a_military_card_per_unused_action_at_most_3() -> None:
    game = table().player(0, cards="communism").turn(0, production=True).do(0, "done")
    assert len(game.military(0)) == 3
    spent = table().player(0, blue="bronze=2").turn(0, production=True).do(0, "build warriors", "done")
    assert len(spent.military(0)) == 1


def test_who_ends_the_turn_may_draw_fewer_military_cards_or_none() -> None:
    for n in (0, 1, 2):
        game = table().player(0, cards="communism").turn(0, production=True).do(0, f"draw_fewer {n}")
        assert (len(game.military(0)), game.resources(0)) == (n, 2)
    all_of_them = table().player(0, cards="communism").turn(0, production=True)
    assert not all_of_them.can(0, "draw_fewer 3")  # that is ending the turn
    spent = table().player(0, blue="bronze=4", unused=2).turn(0, production=True)
    assert not spent.do(0, "build warriors", "build warriors").can(0, "draw_fewer 0")


def test_drawing_fewer_is_one_choice_beside_ending_the_turn() -> None:
    offered = choices(table().player(0, cards="communism").turn(0, production=True).state, 0)
    verbs = [choice.json["verb"] for choice in offered]
    assert verbs[-2:] == ["draw_fewer", "done"]
    assert verbs.count("draw_fewer") == 1
    assert offered[-2].meaning.amount == Amount(0, 2, "cards")


@pytest.mark.parametrize(
    ("options", "position", "fields"),
    [
        ({}, {"round": 1}, {}),
        ({"level": "beginner"}, {}, {}),
        ({"draw_as_action": True}, {}, {}),
        ({}, {"age": 4, "last_round": 6}, {}),
        ({}, {}, {"yellow": 12, "unused": 0}),
    ],
    ids=["first round", "beginner", "variant", "age IV", "uprising"],
)
def test_drawing_fewer_is_not_offered_where_there_is_nothing_to_draw(
    options: dict[str, Any], position: dict[str, int], fields: dict[str, Any]
) -> None:
    game = table(**options).set(**position).player(0, **fields).turn(0, production=True)
    assert not game.can(0, "draw_fewer 0")
    assert "draw_fewer" not in [choice.json["verb"] for choice in choices(game.state, 0)]


def test_surplus_military_cards_are_discarded_after_the_political_action() -> None:
    game = table().player(0, military="raid_i raid_i legion").turn(0, politics=True).do(0, "done")
    assert game.legal(0) == ["discard raid_i", "discard legion"]
    game.do(0, "discard legion")
    assert (game.military(0), game.state.discards[1]) == (["raid_i", "raid_i"], [number("legion")])


def test_discards_of_the_current_age_are_shuffled_when_the_deck_is_used_up() -> None:
    game = table()
    game.state.discards[1] = game.state.military_decks[1][:5]
    game.state.discards_seen[1] = [3] * 5
    game.state.military_decks[1] = []
    game.turn(0, production=True).do(0, "done")
    assert (len(game.military(0)), len(game.state.military_decks[1]), game.state.discards[1]) == (2, 3, [])


# ---- events and politics ---------------------------------------------------------------------------------------------


def test_placing_an_event_scores_its_age_and_reveals_the_top_one() -> None:
    game = table().player(0, military="rats", blue="agriculture=3").current("development_of_science no_event")
    game.turn(0, politics=True).do(0, "place rats")
    assert (game.of(0).culture, game.of(0).science, game.food(0)) == (1, 2, 3)
    assert game.state.future == [number("rats")]


def test_future_events_become_current_sorted_by_age() -> None:
    game = table().player(0, military="rats").current("no_event")
    game.state.future = [number("crime_wave"), number("foray")]
    game.state.future_by = [1, 1]
    for card in game.state.future:
        game.take_from_deck(card)
    game.turn(0, politics=True).do(0, "place rats")
    ages = [game.state.card(card).age for card in game.state.current]
    assert ages == [2, 1, 1]  # the top card last
    assert game.state.future == []


def test_the_beginner_game_reveals_an_event_from_round_3_on() -> None:
    state = fresh(level="beginner")
    finish_round(state)
    finish_round(state)
    assert state.round == 3
    assert len(state.current) == 8
    finish_round(state)
    assert len(state.current) == 7


def test_forfeited_political_action() -> None:
    game = table().player(0, military="rats", no_politics=1).turn(0, politics=True)
    assert isinstance(game.state.agenda[-1], steps.Actions)
    assert game.of(0).no_politics == 0


# ---- the end of ages and of the game ---------------------------------------------------------------------------------


def test_end_of_age_ii_takes_cards_of_age_i() -> None:
    game = (
        table(3)
        .set(age=2)
        .player(
            0,
            hand="iron coal",
            military="legion spy_ii",
            cards="michelangelo taj_mahal fighting_band",
            wonder="great_wall",
            stages=2,
        )
    )
    game.player(1, pact="open_borders_agreement_i", pact_partner=0, cards="isaac_newton").turn(0)
    yellow = [game.of(seat).yellow for seat in range(3)]
    end_age(game.state)
    game.state.check()
    player = game.of(0)
    assert (game.hand(0), game.military(0), player.leader, player.wonder, player.stages) == (
        ["coal"],
        ["spy_ii"],
        -1,
        -1,
        0,
    )
    assert (player.tactic, player.wonders) == (number("fighting_band"), [number("taj_mahal")])
    assert (game.of(1).pact, game.of(1).leader) == (-1, number("isaac_newton"))
    assert [game.of(seat).yellow for seat in range(3)] == [n - 2 for n in yellow]


def test_end_of_age_a_takes_nothing_and_the_advanced_game_no_tokens() -> None:
    game = table().set(age=0).player(0, hand="moses", yellow=18)
    end_age(game.state)
    assert (game.hand(0), game.of(0).yellow) == (["moses"], 18)
    advanced = table(level="advanced").player(0, hand="moses iron", yellow=18)
    end_age(advanced.state)
    assert (advanced.hand(0), advanced.of(0).yellow) == (["iron"], 18)


def test_an_age_ends_in_the_middle_of_filling_the_row() -> None:
    game = table()
    game.state.civil_decks[1] = game.state.civil_decks[1][:5]
    game.step(steps.Refill(0))
    ages = [game.state.card(card).age for card in game.state.row]
    assert (ages.count(1), ages.count(2), game.state.age) == (5, 8, 2)


def test_last_rounds_of_the_levels() -> None:
    for level, age, extra in (("beginner", 1, 0), ("advanced", 2, 0), ("expert", 3, 1)):
        game = table(level=level).set(age=age)
        end_age(game.state)
        assert game.state.last_round == game.state.round + extra


def test_the_expert_game_scores_left_over_events_at_the_end() -> None:
    game = table().set(age=4, last_round=5).player(0, cards="pyramids").player(1, cards="colossus taj_mahal")
    game.current("impact_of_wonders")
    game.state.future, game.state.future_by = [number("rats"), number("impact_of_colonies")], [0, 1]
    for card in game.state.future:
        game.take_from_deck(card)
    game.step(steps.NextTurn(1))
    assert (game.of(0).culture, game.of(1).culture) == (5, 9)
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.ranks == [2, 1]


def test_equal_culture_shares_the_place() -> None:
    game = table(3).set(age=4, last_round=5).player(1, culture=3).player(2, culture=3)
    game.state.current = game.state.current_by = []
    game.step(steps.NextTurn(2))
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.ranks == [3, 1, 1]


def test_leaving_ends_wars_and_pacts_and_ranks_last() -> None:
    game = table(3).player(0, war="war_over_culture_ii", war_target=1, culture=1).player(1, culture=50)
    game.player(2, pact="peace_treaty_iii", pact_partner=1).turn(0)
    game.state.apply(TABLE, Resign(1))
    assert (game.of(0).war, game.of(2).pact) == (-1, -1)
    game.state.apply(TABLE, Resign(2))
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.ranks == [1, 3, 2]  # the last one left wins


def test_leaving_in_the_middle_of_a_fight_ends_it_without_effect() -> None:
    for leaver in (0, 1):
        game = table(3).player(0, workers="warriors=5", military="spy_ii", war="war_over_culture_ii", war_target=1)
        game.player(1, culture=20, science=5).step(steps.ResolveWar(0)).do(0, "done")
        game.state.apply(TABLE, Resign(leaver))
        assert (game.of(0).culture, game.of(1).culture) == (0, 20)
        assert game.state.fight.card == -1


def test_after_somebody_left_the_row_is_cleared_for_those_still_in() -> None:
    game = table(3).turn(0)
    game.state.apply(TABLE, Resign(1))
    game.state.agenda.clear()
    slide_and_fill(game.state)
    before = game.state.row[:]
    game.step(steps.Refill(0))
    assert game.state.row[:10] == before[3:]
