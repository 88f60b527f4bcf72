"""Advice: what a level would do, with reasons whose figures follow from the rules."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.docs.pages import ROOT
from tests.trial import RULES as TRIAL
from zeitalter.bots import UnknownBot, create
from zeitalter.bots.advice import (
    SLIGHT,
    Advice,
    Course,
    Effect,
    Reason,
    advise,
    differences,
    is_same,
    striking_reasons,
    weighed_reasons,
    worth_of,
)
from zeitalter.bots.model import Model
from zeitalter.bots.planner import is_interrupted
from zeitalter.bots.values import Values, Weights, lend
from zeitalter.core.chance import stream
from zeitalter.core.factors import STANDING, Factors
from zeitalter.core.player import PlayerView
from zeitalter.core.record import read
from zeitalter.core.replay import replay
from zeitalter.core.rules import Rules
from zeitalter.core.state import State
from zeitalter.games import load
from zeitalter.games.ages.rules.civilization import figures
from zeitalter.games.ages.rules.tokens import food_stored, resources_stored
from zeitalter.games.civ2010.rules.board import coins, trade_income
from zeitalter.games.mosaic.rules.scoring import points
from zeitalter.text import LANGUAGES, Words, reason

HAND_MADE, MADE_UP = "hand-made", "made-up"  # by what plans are judged
PLACES: dict[str, tuple[str, list[int]]] = {  # records, and the numbers of entries before which somebody decides
    "ages": ("mode2-4.json", [150, 330]),
    "ages_cards": ("mode1-3.json", [40, 130, 260]),
    "civ1980": ("mode0-2.json", [29, 34, 90, 121]),
    "civ2010": ("mode1-3.json", [168, 339, 474]),
    "mosaic": ("mode0-3.json", [40, 101, 200]),
}
DECISIONS = [(game, at) for game, (_, places) in PLACES.items() for at in places]

# What some factors are by the rules, however `bot/factors.py` counts them.
FIGURES: dict[str, dict[str, Callable[[Any, int], int]]] = {
    "ages": {
        "culture": lambda state, seat: state.players[seat].culture,
        "science": lambda state, seat: state.players[seat].science,
        "food": lambda state, seat: food_stored(state, state.players[seat]),
        "resources": lambda state, seat: resources_stored(state, state.players[seat]),
        "strength": lambda state, seat: figures(state, seat).strength,
    },
    "ages_cards": {
        "hand": lambda state, seat: len(state.players[seat].hand),
        "track": lambda state, seat: state.players[seat].vp,
        "wonders": lambda state, seat: len(state.players[seat].wonders),
    },
    "civ1980": {
        "treasury": lambda state, seat: state.players[seat].treasury,
        "stock": lambda state, seat: state.players[seat].stock,
        "cards": lambda state, seat: state.players[seat].cards.bit_count(),
    },
    "civ2010": {
        "track": lambda state, seat: state.players[seat].track,
        "culture": lambda state, seat: state.players[seat].culture,
        "trade": lambda state, seat: state.players[seat].trade,
        "coins": coins,
        "trade_income": trade_income,
    },
    "mosaic": {
        "points": lambda state, seat: sum(points(state, seat)),
        "population": lambda state, seat: state.players[seat].population,
        "technologies": lambda state, seat: len(state.players[seat].up),
        "wonders": lambda state, seat: len(state.players[seat].wonders),
    },
}


def factors_of(rules: Rules) -> Factors[Any]:
    found = rules.game.factors()
    assert found is not None
    return found


@cache
def decision(game: str, at: int) -> tuple[Rules, State, int]:
    """A position of a record, with who is to decide."""
    record = read((ROOT / "tests" / "golden" / game / PLACES[game][0]).read_bytes())
    rules = load(game)
    state = replay(replace(record, entries=record.entries[: at - 1], result=None), rules).state
    return rules, state, state.actors()[0]


@cache
def made_up(game: str) -> Weights:
    """Weights of a model that was never learnt: any will do, if every change counts."""
    names = factors_of(load(game)).names
    rng = stream("weights", game)
    early, late = ([(rng.below(201) - 100) / 1000 for _ in names] for _ in range(2))
    early[-1] = late[-1] = 0.05  # the hand-made value, so that plans make some sense
    return Weights(early=early, late=late)


def lend_weights(rules: Rules, weights: Weights) -> None:
    factors = factors_of(rules)
    variants = dict.fromkeys(factors.variants, weights)
    values = Values(
        game=rules.id, version=rules.version, data=rules.data_digest, factors=factors.names, variants=variants
    )
    lend(rules, Path(MADE_UP), values)


@cache
def advised(game: str, at: int, judge: str) -> list[Advice]:
    rules, state, seat = decision(game, at)
    lend_weights(rules, made_up(game))
    return advise(PlayerView(rules, state.observe(seat)), f"hard/20@{judge}", stream("advice", at))


def ends(game: str, at: int, advice: Advice) -> tuple[State, State] | None:
    """The imagined world and where the plan leads in it, worked out anew; None if others are asked on the way."""
    rules, state, seat = decision(game, at)
    world = PlayerView(rules, state.observe(seat)).imagine(stream("advice", at))
    end = world.copy()
    for action in advice.plan:
        if not end.is_actor(seat):
            return None
        end.apply(seat, action)
    asked = not end.is_actor(seat) and is_interrupted(end, seat, len(world.agenda))
    return (world, end) if end.agenda and not asked else None


@pytest.mark.parametrize("judge", [HAND_MADE, MADE_UP])
@pytest.mark.parametrize(("game", "at"), DECISIONS)
def test_the_best_is_what_the_level_would_do(game: str, at: int, judge: str) -> None:
    rules, state, seat = decision(game, at)
    found = advised(game, at, judge)
    assert 1 <= len(found) <= 3
    assert all(state.is_legal(seat, advice.action) for advice in found)
    assert len({advice.action.key for advice in found}) == len(found)
    bot = create(f"hard/20@{judge}")
    assert found[0].action == bot.choose(PlayerView(rules, state.observe(seat)), stream("advice", at))


@pytest.mark.parametrize(("game", "at"), DECISIONS)
def test_chances_are_told_where_a_value_was_learnt(game: str, at: int) -> None:
    assert {advice.chance for advice in advised(game, at, HAND_MADE)} == {None}
    chances = [advice.chance or 0.0 for advice in advised(game, at, MADE_UP)]
    assert chances == sorted(chances, reverse=True)
    assert all(0.0 <= chance <= 1.0 for chance in chances)
    assert chances[0] > 0.0


@pytest.mark.parametrize("judge", [HAND_MADE, MADE_UP])
@pytest.mark.parametrize("game", PLACES)
def test_every_figure_follows_from_the_rules(game: str, judge: str) -> None:
    """Carried out again, each plan changes the factors as its reasons say; a linear model weighs them as they say."""
    checked = 0
    weights = made_up(game)
    for at in PLACES[game][1]:
        rules, _, seat = decision(game, at)
        factors = factors_of(rules)
        for advice in advised(game, at, judge):
            found = ends(game, at, advice)
            if found is None:
                continue
            before, after = (factors.rows(state, seat)[seat] for state in found)
            progress = factors.progress(found[1])
            for one in advice.reasons:
                i = factors.names.index(one.factor)
                assert one.change == pytest.approx(after[i] - before[i])
                if judge == MADE_UP:
                    weight = (1 - progress) * weights.early[i] + progress * weights.late[i]
                    assert one.worth == pytest.approx(weight * one.change)
                else:
                    assert one.worth is None
                checked += 1
    assert checked >= 3, "the positions should be chosen so that something is there to check"


@pytest.mark.parametrize("game", PLACES)
def test_figures_are_those_of_the_game_itself(game: str) -> None:
    changed = set()
    for at in PLACES[game][1]:
        rules, _, seat = decision(game, at)
        factors = factors_of(rules)
        for judge in (HAND_MADE, MADE_UP):
            for advice in advised(game, at, judge):
                found = ends(game, at, advice)
                if found is None or any(state.sealed[seat] for state in found):
                    continue  # factors read a hidden answer as if it were carried out
                before, after = (factors.rows(state, seat)[seat] for state in found)
                changes = dict(zip(factors.names, differences(before, after)))
                for name, figure in FIGURES[game].items():
                    assert changes[name] == figure(found[1], seat) - figure(found[0], seat), name
                    changed |= {name} if changes[name] else set()
    assert changed, "the positions should be chosen so that something changes"


@pytest.mark.parametrize("judge", [HAND_MADE, MADE_UP])
@pytest.mark.parametrize("game", ["ages", "civ1980"])
def test_advice_depends_on_the_view_alone(game: str, judge: str) -> None:
    at = PLACES[game][1][0]
    rules, state, seat = decision(game, at)
    view = state.observe(seat)
    other = rules.from_view(view, stream("another world"))
    assert other.encode() != state.encode()
    again = advise(PlayerView(rules, other.observe(seat)), f"hard/20@{judge}", stream("advice", at))
    assert again == advised(game, at, judge)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_reasons_have_words(language: str) -> None:
    for game, at in DECISIONS:
        words = Words(language, decision(game, at)[0], strict=True)
        for judge in (HAND_MADE, MADE_UP):
            for advice in advised(game, at, judge):
                assert all(words.message(step) for step in advice.steps)
                assert all(reason(words, one.factor, one.change) for one in advice.reasons)


def test_only_levels_advise() -> None:
    state = TRIAL.setup(3, seed=1)
    player = PlayerView(TRIAL, state.observe(state.actors()[0]))
    for name in ("greedy", "clever"):
        with pytest.raises(UnknownBot, match=name):
            advise(player, name, stream("advice"))
    assert advise(player, "easy", stream("advice"))


# ---- which changes are reasons ---------------------------------------------------------------------------------------

NAMES = ["gold", "fame", "debt", "land", STANDING]


def effect(**changes: float) -> Effect:
    """A gold piece is worth 1, fame 2, debt -1, land 0.5, standing 9."""
    found = [changes.get(name, 0.0) for name in NAMES]
    worths = [weight * change for weight, change in zip([1.0, 2.0, -1.0, 0.5, 9.0], found)]
    return Effect(Course(TRIAL.setup(3, seed=1)), found, worths)


def told(reasons: list[Reason]) -> list[tuple[str, float]]:
    return [(one.factor, one.change) for one in reasons]


def test_reasons_are_worth_more_than_what_others_bring() -> None:
    other = effect(gold=3, fame=1)
    assert told(weighed_reasons(NAMES, effect(gold=3, fame=2, land=1), [other])) == [("fame", 2), ("land", 1)]
    assert weighed_reasons(NAMES, other, [effect(gold=3, fame=1)]) == []
    assert weighed_reasons(NAMES, effect(gold=1), [effect(gold=3)]) == [], "less than others is no reason"
    assert weighed_reasons(NAMES, effect(gold=-1), [effect(gold=-3)]) == [], "nor is a smaller loss"


def test_what_speaks_against_a_plan_comes_last() -> None:
    rich = effect(gold=1, fame=1, land=3, debt=9)
    assert told(weighed_reasons(NAMES, rich, [effect()])) == [("fame", 1), ("land", 3), ("debt", 9)]
    assert told(weighed_reasons(NAMES, effect(gold=1, debt=2), [effect()])) == [("gold", 1), ("debt", 2)]


def test_slight_reasons_are_left_out() -> None:
    slight = SLIGHT / 2
    assert told(weighed_reasons(NAMES, effect(gold=1, land=slight), [effect()])) == [("gold", 1)]


@pytest.mark.parametrize("choose", [weighed_reasons, striking_reasons])
def test_the_standing_is_the_last_resort(choose: Callable[..., list[Reason]]) -> None:
    assert told(choose(NAMES, effect(gold=1, standing=5), [effect()])) == [("gold", 1)]
    assert told(choose(NAMES, effect(standing=5), [effect()])) == [(STANDING, 5)]
    assert told(choose(NAMES, effect(gold=1), [])) == [("gold", 1)], "with no other plan every change is one"


def test_without_a_model_the_most_unusual_changes_are_told() -> None:
    others = [effect(gold=1), effect(gold=2), effect(gold=3), effect(gold=2, land=1)]
    assert told(striking_reasons(NAMES, effect(gold=3, fame=1), others)) == [("fame", 1), ("gold", 3)]
    assert striking_reasons(NAMES, effect(standing=-5), [effect()]) == []


def test_what_another_world_changes_otherwise_is_luck() -> None:
    assert is_same(2.0, 2.0)
    assert not is_same(2.0, 3.0)
    assert not is_same(10.0, 11.0)
    assert is_same(10.5, 11.5)
    assert not is_same(10.5, -11.5)
    assert not is_same(1.0, 0.0)


def test_hidden_units_are_weighed_one_factor_at_a_time() -> None:
    model = Model([1.0, 0.0], [1.0, 0.0], [[1.0], [1.0]], [-3.0], [0.0], [10.0])
    row = [2.0, 2.0]  # the unit answers 1
    assert worth_of(model, row, 0.5, 0, 0.5) == 0.5 + 5.0
    assert worth_of(model, row, 0.5, 0, 2.0) == 2.0 + 10.0  # without it the unit is silent
    assert worth_of(model, row, 0.5, 1, 0.0) == 0.0


# ---- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "factor", "change", "text"),
    [
        ("en", "culture", 2.0, "+2 culture"),
        ("de", "culture", -1.0, "−1 Kultur"),
        ("en", "culture", 1234.0, "+1,234 culture"),
        ("en", "strength", -1.26, "−1.3 strength"),
        ("de", "strength", 0.5, "+0,5 Stärke"),
        ("en", "culture_ahead", 7.5, "more culture until the end"),
        ("en", "culture_ahead", -7.5, "less culture until the end"),
    ],
)
def test_reasons_in_words(language: str, factor: str, change: float, text: str) -> None:
    assert reason(Words(language, load("ages"), strict=True), factor, change) == text
