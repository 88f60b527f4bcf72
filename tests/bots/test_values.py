"""Learnt values: what fits the game is used, anything else is refused with its reason."""

from math import exp
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.trial import TrialRules
from zeitalter.bots.judge import HandMade, Learnt, shares_of
from zeitalter.bots.model import BEYOND, Model
from zeitalter.bots.values import HAND_MADE, Values, ValuesError, Weights, judge_of, lend, load_values, read_values
from zeitalter.core.chance import stream
from zeitalter.core.outcome import Outcome
from zeitalter.core.wording import Message
from zeitalter.games import games, load

LINEAR = {"early": [1.0, 0.0, 0.0, 0.0, 0.0], "late": [0.0, 1.0, 0.0, 0.0, 0.0]}
UNITS = {"hidden": [[0.5, 1.0]] * 5, "biases": [0.0, 1.0], "drift": [0.0, 0.0], "out": [1.0, -1.0]}


@pytest.fixture
def rules() -> TrialRules:
    return TrialRules()


def content(rules: TrialRules, **changed: Any) -> dict[str, Any]:
    fitting = Values(
        game="trial",
        version=rules.version,
        data=rules.data_digest,
        factors=rules.game.factors().names,
        variants={"short": Weights(**LINEAR)},
    )
    return msgspec.to_builtins(fitting) | changed


def write(folder: Path, values: Any) -> Path:
    file = folder / "values.json"
    file.write_bytes(msgspec.json.encode(values))
    return file


def test_values_that_fit_judge_their_variant(rules: TrialRules, tmp_path: Path) -> None:
    judge = read_values(rules, write(tmp_path, content(rules)))
    state = rules.setup(3, rules.modes[1], 1)
    assert judge.knows(state)
    assert not judge.knows(rules.setup(3, rules.modes[0], 1))
    assert sum(judge.shares(state, 0)) == pytest.approx(1.0)
    before = judge.worth(state, 1)
    state.coins[1] += 2
    assert judge.worth(state, 1) > before
    with pytest.raises(ValueError, match="no model was learnt"):
        judge.shares(rules.setup(3, rules.modes[0], 1), 0)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"format": 2}, "format is 2 there, 1 here"),
        ({"game": "chess"}, "game is chess there, trial here"),
        ({"version": 9}, "rules version is 9 there, 1 here; learn it again with: zeitalter train trial"),
        ({"data": "other"}, "data is other there"),
        (
            {"factors": ["coins", "luck"]},
            "factors differ, only there: luck, only here: places, pieces, cards, standing",
        ),
        ({"factors": ["places", "coins", "pieces", "cards", "standing"]}, "only there: none, only here: none"),
        ({"variants": {"long": LINEAR}}, "has the variant 'long'; there are: whole, short"),
        ({"variants": {"short": LINEAR | {"early": [1.0]}}}, "damaged"),
        ({"variants": {"short": LINEAR | {"late": [1.0]}}}, "damaged"),
        ({"variants": {"short": LINEAR | UNITS | {"out": [1.0]}}}, "damaged"),
        ({"variants": {"short": LINEAR | UNITS | {"drift": []}}}, "damaged"),
        ({"variants": {"short": LINEAR | UNITS | {"hidden": [[0.5, 1.0]] * 4}}}, "damaged"),
        ({"variants": {"short": LINEAR | UNITS | {"hidden": [[0.5]] * 5}}}, "damaged"),
        ({"variants": {"short": {"early": []}}}, "holds no learnt values"),
    ],
)
def test_what_does_not_fit_is_refused(rules: TrialRules, tmp_path: Path, changed: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValuesError, match=reason):
        load_values(rules, write(tmp_path, content(rules, **changed)))


def test_a_file_that_is_not_there_or_no_json(rules: TrialRules, tmp_path: Path) -> None:
    with pytest.raises(ValuesError, match="cannot be read: No such file"):
        load_values(rules, tmp_path / "none.json")
    (tmp_path / "notes").write_text("my notes")
    with pytest.raises(ValuesError, match="holds no learnt values"):
        load_values(rules, tmp_path / "notes")


def test_bots_fall_back_to_the_hand_made_value(rules: TrialRules, tmp_path: Path) -> None:
    rules.values = tmp_path / "none.json"
    assert isinstance(judge_of(rules), HandMade)  # nothing is shipped: nothing to warn of
    other = TrialRules()
    other.values = write(tmp_path, content(rules, version=9))
    with pytest.warns(UserWarning, match="bots judge trial by its hand-made value: .*rules version is 9"):
        assert isinstance(judge_of(other), HandMade)
    third = TrialRules()
    third.values = write(tmp_path, content(rules))
    assert isinstance(judge_of(third), Learnt)
    assert isinstance(judge_of(third, HAND_MADE), HandMade)


def test_values_can_be_lent_under_a_name(rules: TrialRules, tmp_path: Path) -> None:
    values = load_values(rules, write(tmp_path, content(rules)))
    lend(rules, Path("stage-1"), values)
    first = judge_of(rules, Path("stage-1"))
    assert isinstance(first, Learnt)
    lend(rules, Path("stage-1"), values)  # another course in the same process
    assert judge_of(rules, Path("stage-1")) is not first


# ---- the model -------------------------------------------------------------------------------------------------------


def test_weights_move_evenly_from_early_to_late() -> None:
    model = Weights(**LINEAR).model()
    row = [2.0, 4.0, 9.0, 9.0, 9.0]
    assert [model.score(row, time) for time in (0.0, 0.5, 1.0)] == [2.0, 3.0, 4.0]


def test_hidden_units_answer_only_above_nothing() -> None:
    model = Model([0.0], [0.0], [[1.0, -1.0]], [0.0, 1.0], [0.0, 2.0], [10.0, 100.0])
    assert model.score([3.0], 0.0) == 30.0  # the second unit would be -2
    assert model.score([-3.0], 0.0) == 400.0
    assert model.score([3.0], 1.0) == 30.0
    assert model.score([0.5], 1.0) == 5.0 + 250.0


def test_shares_add_up_and_nobody_is_quite_lost() -> None:
    model = Model([1.0], [1.0], [], [], [], [])
    assert model.shares([[2.0], [2.0]], 0.3) == [0.5, 0.5]
    shares = model.shares([[0.0], [5000.0], [-5000.0]], 0.0)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] == shares[2] > 0  # both hopeless: further behind than BEYOND
    assert BEYOND < 5000


# ---- what a game gave ------------------------------------------------------------------------------------------------


def outcome(totals: list[int], ranks: list[int], points: bool = True) -> Outcome:
    return Outcome([{} for _ in totals], totals, ranks, Message("trial-end-rounds"), points)


@pytest.mark.parametrize(
    ("ended", "shares"),
    [
        (outcome([103, 97], [1, 2]), [0.5 + 0.5 / (1 + exp(-0.4)), 0.5 / (1 + exp(0.4))]),  # 6 points, a step of 15
        (outcome([20, 20], [1, 1]), [0.5, 0.5]),
        (outcome([0, 0, 0], [1, 2, 3]), [0.5 + 0.5 / 3, 0.5 / 3, 0.5 / 3]),
        (outcome([7, 9], [1, 2], points=False), [1.0, 0.0]),  # a race: totals say nothing
        (outcome([1, 1, 1], [1, 2, 2], points=False), [0.5 + 0.5 * 2 / 3, 0.5 * 0.5 / 3, 0.5 * 0.5 / 3]),
    ],
)
def test_a_game_is_shared_by_win_and_by_points_or_places(ended: Outcome, shares: list[float]) -> None:
    assert shares_of(ended) == pytest.approx(shares)
    assert sum(shares_of(ended)) == pytest.approx(1.0)


@pytest.mark.parametrize("game", games())
def test_the_values_of_all_seats_are_those_of_each(game: str) -> None:
    rules = load(game)
    state = rules.setup(3, None, "values")
    rng = stream("values", game)
    for _step in range(120):
        values = state.game.values(state)
        assert values == [state.value(seat) for seat in range(state.seats)]
        if not state.agenda:
            break
        seat = state.actors()[0]
        legal = state.legal_actions(seat)
        state.apply(seat, legal[rng.below(len(legal))])
