"""What the learnt value reads: each figure is what the rules say, for every seat and as far as the judge knows it."""

from itertools import product
from math import isfinite

import pytest

from tests.games.civ2010.kit import Game, rules
from zeitalter.core.chance import stream
from zeitalter.games.civ2010.bot.conquest import danger, hosts_of, military_rounds
from zeitalter.games.civ2010.bot.factors import FACTORS, VARIANTS, progress, read, variant
from zeitalter.games.civ2010.bot.knowledge import knowledge_of
from zeitalter.games.civ2010.bot.roads import culture_rounds, economy_rounds, technology_rounds
from zeitalter.games.civ2010.bot.value import count_yields
from zeitalter.games.civ2010.model.catalogue import UNIT_TYPES
from zeitalter.games.civ2010.model.options import Options
from zeitalter.games.civ2010.model.shared import filled
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules.board import (
    city_limit,
    coins,
    combat_bonus,
    highest_speed,
    rank,
    stacking_limit,
    trade_income,
    water_skill,
)
from zeitalter.games.civ2010.rules.pyramid import row_counts
from zeitalter.text import Words


def seen(state: Civ2010, seat: int, judge: int | None = None) -> dict[str, float]:
    """A seat's factors by name, as it sees itself unless somebody else judges."""
    return dict(zip(FACTORS, read(state, seat if judge is None else judge)[seat], strict=True))


def played(seats: int, options: Options, seed: int, decisions: int) -> list[Civ2010]:
    """Positions of a game at random."""
    state = rules().setup(seats, options, seed)
    assert isinstance(state, Civ2010)
    rng = stream("civ2010 factors", seed)
    found: list[Civ2010] = []
    for count in range(decisions):
        if not state.actors():
            break
        if count % 20 == 0:
            found.append(state.copy())
        seat = state.actors()[0]
        legal = state.legal_actions(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return [*found, state]


# ---- every position -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "game", "cards"), list(product((2, 3, 4), ("full", "first"), ("corrected", "printed")))
)
def test_rows_are_numbers_and_depend_on_the_position_alone(seats: int, game: str, cards: str) -> None:
    options = Options(
        game="first" if game == "first" else "full", cards="printed" if cards == "printed" else "corrected"
    )
    before = 0.0
    for state in played(seats, options, seats, 900):
        code = state.encode()
        for judge in range(seats):
            rows = read(state, judge)
            assert len(rows) == seats
            assert all(len(row) == len(FACTORS) and all(isfinite(number) for number in row) for row in rows)
            assert read(state.copy(), judge) == rows
        assert state.encode() == code
        assert 0.0 <= progress(state) <= 1.0
        assert progress(state) > before - 0.2
        before = max(before, progress(state))
        assert VARIANTS[variant(state)] == ("first" if game == "first" else "duel" if seats == 2 else "table")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_figures_are_those_of_the_rules_in_any_position(seats: int) -> None:
    for state in played(seats, Options(), 40 + seats, 1500):
        for seat in range(seats):
            if state.sealed[seat]:
                continue
            found = seen(state, seat)
            player = state.players[seat]
            yields, kinds = count_yields(state, seat)
            assert found["coins"] == coins(state, seat)
            assert found["production"] == yields.production
            assert found["kinds_reached"] == kinds
            assert found["combat"] == combat_bonus(state, seat)
            assert found["cities_to_found"] == city_limit(state, player) - yields.cities
            assert found["technology_rounds"] == max(
                0.0, min(40.0, technology_rounds(state, seat, knowledge_of(state, player), yields))
            )
            if state.battle.square < 0:
                assert found["strength"] == hosts_of(state)[seat].power
                assert found["shield"] == pytest.approx(hosts_of(state)[seat].defence)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_last_factor_is_the_hand_made_value(seats: int) -> None:
    """It is added up together with the others."""
    factors = rules().game.factors()
    assert factors is not None
    for state in played(seats, Options(), 60 + seats, 1500):
        for judge in range(seats):
            assert [row[-1] for row in factors.rows(state, judge)] == [state.value(seat) for seat in range(seats)]


def test_what_technologies_come_to_is_what_the_rules_say() -> None:
    """In any order of questions, for any printing of the cards."""
    for cards in ("corrected", "printed", "corrected"):
        for state in played(3, Options(cards="printed" if cards == "printed" else "corrected"), 70, 900):
            for player in state.players:
                known = knowledge_of(state, player)
                assert known.counts == row_counts(state, player)
                assert known.coins == sum(t.coin for t in state.catalogue.techs if player.techs >> t.index & 1)
                assert known.cities == city_limit(state, player)
                assert (known.speed, known.skill) == (highest_speed(state, player), water_skill(state, player))
                assert known.stacking == stacking_limit(state, player)
                assert known.ranks == [rank(state.catalogue, player, kind) for kind in range(UNIT_TYPES)]


def test_what_others_hide_makes_no_difference() -> None:
    """Another's units are counted by kind, cards by era, tokens by back."""
    game = Game("chinese", "americans")
    game.forces(1, "infantry 1", "cavalry 2").card(1, "drought").token(1, "spy")
    low = read(game.state, 0)[1]
    other = Game("chinese", "americans")
    other.forces(1, "infantry 3", "cavalry 3").card(1, "exchange_of_ideas").token(1, "silk")
    assert read(other.state, 0)[1] == low
    assert seen(other.state, 1)["exchanges"] == 1
    assert seen(game.state, 1)["strength"] == 3
    assert seen(game.state, 1, judge=0)["strength"] == 4


def test_all_have_words() -> None:
    """With a figure, or a second phrase for the case that it falls."""
    for language in ("en", "de"):
        words = Words(language, rules())
        for name in FACTORS:
            assert words.has(f"factor-{name}")
            shown = words(f"factor-{name}", change="+7")
            assert ("+7" in shown) != words.has(f"factor-{name}-less"), shown


# ---- one by one -----------------------------------------------------------------------------------------------------


def test_roads() -> None:
    game = Game("chinese", "americans").learn(1, "pottery", "currency").sheet(1, trade=9, culture=8, track=4)
    game.army(1, "2-11", 2).forces(1, *["infantry 2"] * 3).forces(0, *["artillery 2"] * 2)
    yields = count_yields(game.state, 1)[0]
    player = game.player(1)
    found = seen(game.state, 1)
    assert found["culture_rounds"] == pytest.approx(culture_rounds(game.state, player, yields))
    assert found["economy_rounds"] == pytest.approx(min(40.0, economy_rounds(game.state, player, yields, False)))
    military = military_rounds(game.state, 1, hosts_of(game.state), yields.trade, yields.production, yields.combat)
    assert found["conquest_rounds"] == pytest.approx(min(40.0, military))
    nearest = max(found[f"{road}_near"] for road in ("culture", "technology", "economy", "conquest"))
    assert found["best_road"] == pytest.approx(nearest)
    rival = seen(game.state, 0, judge=1)["best_road"]
    assert found["ahead"] - found["behind"] == pytest.approx(nearest - rival)
    assert min(found["ahead"], found["behind"]) == 0


def test_culture_and_what_it_pays() -> None:
    """The first seven spaces cost three culture each, the next ones five culture and three trade."""
    game = Game("chinese", "americans").sheet(1, culture=11, trade=2, track=5)
    found = seen(game.state, 1)
    assert (found["track"], found["culture"], found["advances_ready"]) == (5, 11, 2)
    assert found["culture_income"] == game.devotion(1)
    assert seen(game.sheet(1, trade=3).state, 1)["advances_ready"] == 3


def test_the_pyramid_and_the_next_technology() -> None:
    """The Americans start with Currency; of five at level I and four at level II the next one is a level III."""
    game = Game("chinese", "americans")
    start = seen(game.sheet(1, trade=6).state, 1)
    assert (start["techs_1"], start["tech_ready"], start["tech_saving"]) == (1, 1, 0)
    assert seen(game.sheet(1, trade=2).state, 1)["tech_saving"] == pytest.approx(4 / game.income(1))
    game.learn(1, "pottery", "writing", "masonry", "navigation", "monarchy", "chivalry", "democracy", "mathematics")
    game.learn(1, "animal_husbandry")
    found = seen(game.sheet(1, trade=16).state, 1)
    assert [found[f"techs_{level}"] for level in (1, 2, 3, 4)] == [5, 4, 0, 0]
    assert (found["techs_spare"], found["tech_ready"]) == (1, 3)
    assert seen(game.sheet(1, trade=15).state, 1)["tech_ready"] == 0


def test_what_was_secretly_chosen_is_known_to_its_seat_only() -> None:
    game = Game("chinese", "americans").sheet(0, trade=9).sheet(1, trade=9).research()
    game.do(1, "research pottery")
    mine, theirs = seen(game.state, 1), seen(game.state, 1, judge=0)
    assert (mine["techs_1"], theirs["techs_1"]) == (2, 1)
    assert (mine["trade"], theirs["trade"]) == (game.coins(1), 9)
    assert not game.knows(1, "pottery")


def test_stores() -> None:
    game = Game("chinese", "americans").learn(1, "currency", "animal_husbandry").resource(1, "incense", "iron")
    game.token(1, "spy").token(1, "uranium")
    found = seen(game.state, 1)
    assert [found[kind] for kind in ("wheat", "silk", "incense", "iron", "spies", "uranium")] == [0, 0, 1, 1, 1, 1]
    assert (found["tokens"], found["abilities_ready"]) == (2, 1)
    assert found["trade_income"] == trade_income(game.state, 1)
    guess = seen(game.state, 1, judge=0)
    assert guess["spies"] == pytest.approx(3 / 20 + 3 / 10)
    assert guess["uranium"] == pytest.approx(2 / 10)


def test_engines_of_coins_run_dry() -> None:
    game = Game("chinese", "americans").learn(1, "pottery", "democracy")
    before = seen(game.state, 1)["coin_engines"]
    game.player(1).coins[1] = 4
    assert 0 < seen(game.state, 1)["coin_engines"] < before


def test_cities_and_settlers() -> None:
    game = Game("chinese", "americans").tile(0, "n01").tile(1, "n02").tile(2, "n03")
    assert (seen(game.state, 1)["cities"], seen(game.state, 1)["settlers_near"]) == (1, 0)
    game.state.token = filled(-1, len(game.state.token))
    found: list[tuple[float, float]] = []
    for y in range(11, 2, -1):
        other = game.state.copy()
        other.players[1].figures[7] = y * 16 + 2
        found.append((seen(other, 1)["settlers_near"], seen(other, 1)["settlers_there"]))
    assert max(found)[0] == 1
    assert all((near == 1) == (there == 1) for near, there in found)


def test_works_around_a_city() -> None:
    game = Game("chinese", "americans").build("3-12", "granary").build("3-14", "general").army(0, "1-12", 2)
    found = seen(game.state, 1)
    assert (found["buildings"], found["upgraded"], found["persons"], found["blockaded"]) == (1, 0, 1, 1)
    assert found["combat"] == combat_bonus(game.state, 1) > 0


def test_forces_beside_those_of_the_strongest_rival() -> None:
    game = Game("chinese", "americans", "germans").forces(0, "infantry 3", "cavalry 2").forces(1, "artillery 1")
    game.forces(2).army(0, "0-12", 2).army(0, "0-11").scout(0, "0-10")
    found = seen(game.state, 0)
    assert (found["units"], found["unit_kinds"], found["strength"], found["armies"]) == (2, 2, 5, 3)
    assert (found["group"], found["scouts"]) == (2, 1)
    assert (found["strength_ahead"], found["strength_behind"]) == (3, 0)
    assert seen(game.state, 1)["strength_behind"] == 3


def test_an_empty_capital_with_an_enemy_near_is_exposed() -> None:
    game = Game("chinese", "americans").forces(0, *["infantry 2"] * 4).forces(1).army(0, "1-11", 2)
    bare = seen(game.state, 1)
    assert bare["exposed"] == bare["enemy_near"] > 0
    assert bare["danger"] == pytest.approx(danger(game.state, 1, hosts_of(game.state)))
    game.forces(1, "infantry 2")
    assert seen(game.state, 1)["exposed"] == 0
    assert seen(game.state, 1)["shield"] == bare["shield"] + 2
    game.player(1).walls = 1
    assert seen(game.state, 1)["capital_walls"] == 1
    assert seen(game.state, 1)["shield"] == bare["shield"] + 6


def test_an_army_before_a_weak_capital_can_strike() -> None:
    game = Game("chinese", "americans").forces(1).army(0, "1-11", 2).forces(0, *["infantry 2"] * 2)
    weak = seen(game.state, 0)
    assert weak["assault_lack"] > 0 == weak["assault_edge"]
    strong = seen(game.forces(0, *["infantry 3"] * 3, *["cavalry 3"] * 3).state, 0)
    assert strong["assault_edge"] > 0 == strong["assault_lack"]
    assert strong["strike"] > weak["strike"] > 0
    assert strong["assault_near"] == weak["assault_near"] > 0
    assert seen(game.state, 1, judge=0)["siege"] > 0
    assert seen(game.govern(0, "democracy").state, 0)["strike"] == 0


def test_the_later_the_more_progress() -> None:
    game = Game("chinese", "americans")
    early = progress(game.state)
    game.sheet(1, track=14)
    assert early < progress(game.state) == pytest.approx(14 / 21)
    game.state.round = 40
    assert progress(game.state) == 1


def test_who_has_yet_to_act_has_actions_and_moves_to_come() -> None:
    game = Game("chinese", "americans").army(1, "1-12", 2).card(1, "we_love_the_despot_day").next_round()
    before = seen(game.state, 1)
    assert (before["actions_left"], before["moves_left"], before["trade_to_come"]) == (1, 2, game.income(1))
    game.state.agenda.clear()
    game.managing(1).do(1, "play we_love_the_despot_day.1", "city 1 0").let()
    found = seen(game.state, 1)
    assert (found["actions_left"], found["bonus_production"], found["moves_left"]) == (1, 4, 0)
    game.do(1, "devote 0").let()
    assert (seen(game.state, 1)["actions_left"], seen(game.state, 1)["bonus_production"]) == (0, 0)


def test_figures_that_have_moved_have_no_move_left() -> None:
    game = Game("chinese", "americans").army(1, "1-12", 2).moving(1)
    assert seen(game.state, 1)["moves_left"] == 2
    game.do(1, "march 1-12 1 0")
    game.do(1, next(action for action in game.legal(1) if action.startswith("step")))
    while "stop" in game.legal(1):
        game.do(1, "stop")
    assert seen(game.state, 1)["moves_left"] == 1
