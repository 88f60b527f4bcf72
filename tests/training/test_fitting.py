"""Fitting: known weights are found again, gradients are right, and bots get the very model that was fitted."""

import numpy as np
import pytest

from zeitalter.training.fitting import (
    Network,
    Sample,
    cross_entropy,
    fit,
    guess,
    learn_standing,
    loss,
    sample,
    scale,
    split,
)
from zeitalter.training.selfplay import Harvest

FACTORS = 4
EARLY = np.array([0.8, -0.5, 0.0, 0.3])
LATE = np.array([0.2, 0.6, 0.0, -0.7])


def softmax(scores: np.ndarray) -> np.ndarray:
    powers = np.exp(scores - scores.max())
    return powers / powers.sum()


def made(games: int, is_linear: bool = True) -> list[Harvest]:
    """Games of one position each, with two to four seats, which end just as the position promises."""
    rng = np.random.default_rng(3)
    found = []
    for number in range(games):
        rows = rng.normal(2.0, 1.0, (1, 2 + number % 3, FACTORS))
        time = rng.random()
        scores = rows[0] @ (EARLY * (1 - time) + LATE * time) if is_linear else 2 * np.abs(rows[0, :, 0] - 2)
        arrays = (rows, np.array([time]), softmax(scores))
        found.append(Harvest(number, 0, *(each.astype(np.float32) for each in arrays)))
    return found


def test_a_linear_value_is_found_again() -> None:
    found = fit(made(20_000), units=0, decay=0.0, epochs=30, seed=1)
    assert found.loss < 0.01 * found.guess
    assert found.weights.early == pytest.approx(EARLY, abs=0.04)
    assert found.weights.late == pytest.approx(LATE, abs=0.04)
    assert (found.weights.hidden, found.weights.out) == ([], [])


def test_hidden_units_find_what_no_line_can() -> None:
    games = made(6_000, is_linear=False)
    straight = fit(games, units=0, decay=0.0, epochs=10, seed=1)
    bent = fit(games, units=8, decay=0.0, epochs=30, seed=1)
    assert straight.loss > 0.9 * straight.guess
    assert bent.loss < 0.2 * bent.guess


def test_equal_seeds_give_equal_models_and_each_epoch_is_told() -> None:
    told: list[int] = []
    one, other = (fit(made(300), 3, 0.1, 4, seed=5, tell=told.append) for _ in range(2))
    assert one == other
    assert told == [1, 2, 3, 4] * 2
    assert fit(made(300), 3, 0.1, 4, seed=6) != one


def some(units: int, seed: int = 2) -> tuple[Network, Sample]:
    """A network with any weights, in full precision, and positions with empty seats among them."""
    rng = np.random.default_rng(seed)
    given = sample(made(12))
    whole = Sample(*(each.astype(np.float64) for each in (given.rows, given.progress, given.shares)), given.seated)
    parts = Network.begin(FACTORS, units, rng).parts
    return Network({name: rng.normal(0, 0.5, part.shape) for name, part in parts.items()}), whole


@pytest.mark.parametrize("units", [0, 3])
def test_the_gradient_is_that_of_small_steps(units: int) -> None:
    network, given = some(units)
    gradient = network.gradient(given)
    for name, part in network.parts.items():
        for place in np.ndindex(part.shape):
            losses = []
            for step in (1e-5, -1e-5):
                moved = network.copy()
                moved.parts[name][place] += step
                losses.append(cross_entropy(given, moved.predict(given)[0]))
            assert gradient[name][place] == pytest.approx((losses[0] - losses[1]) / 2e-5, abs=1e-7)


def test_nobody_hopes_for_anything_in_an_empty_seat() -> None:
    network, given = some(3)
    shares, _ = network.predict(given)
    assert not given.seated.all()
    assert (shares[~given.seated] == 0).all()
    assert shares.sum(1) == pytest.approx(np.ones(given.size))
    changed = np.where(given.seated[..., None], given.rows, 7.0)  # what stands there changes nothing
    elsewhere = Sample(changed, given.progress, given.shares, given.seated)
    assert network.predict(elsewhere)[0] == pytest.approx(shares)
    assert scale(elsewhere)[0] == pytest.approx(scale(given)[0])
    assert guess(given) > 0


@pytest.mark.parametrize("units", [0, 5])
def test_bots_get_the_model_that_was_fitted(units: int) -> None:
    network, given = some(units)
    mean, spread = scale(given)
    shares, _ = network.predict(given.scaled(mean, spread))
    model = network.weights(mean, spread).model()
    for place in range(given.size):
        seats = int(given.seated[place].sum())
        rows = given.rows[place, :seats].tolist()
        assert model.shares(rows, float(given.progress[place])) == pytest.approx(shares[place, :seats], abs=1e-4)


def test_some_games_of_every_kind_are_kept_aside() -> None:
    """Numbers go with tables: ten tables in turns must not mean that only one of them is checked."""
    games = made(200)
    checked, learnt = split(games, np.random.default_rng(1))
    assert (checked.size, learnt.size) == (20, 180)
    assert len({int(seats) for seats in checked.seated.sum(1)}) == 3


def test_games_in_which_nothing_was_seen_are_left_out() -> None:
    empty = Harvest(9, 0, *(np.zeros(shape, np.float32) for shape in ((0, 2, FACTORS), (0,), (2,))))
    assert fit([*made(20), empty], 0, 0.0, 2, 1) == fit(made(20), 0, 0.0, 2, 1)
    with pytest.raises(ValueError, match="1 games with positions are too few"):
        fit([*made(1), empty], 0, 0.0, 2, 1)


def test_it_begins_with_what_the_last_factor_can_say() -> None:
    given = sample(made(600))
    given = given.scaled(*scale(given))
    network = Network.begin(FACTORS, 2, np.random.default_rng(1))
    before, hidden = loss(network, given), network.copy().parts["hidden"]
    learn_standing(network, given)
    assert loss(network, given) < before
    for name in ("early", "late"):
        assert not network.parts[name][:-1].any()
        assert network.parts[name][-1]
    assert (network.parts["hidden"] == hidden).all()
    assert not network.parts["out"].any()


def test_a_strong_decay_leaves_it_there() -> None:
    games = made(600)
    held = fit(games, units=0, decay=400.0, epochs=3, seed=1)
    free = fit(games, units=0, decay=0.0, epochs=3, seed=1)
    assert max(map(abs, held.weights.early[:-1])) < 0.3 * max(map(abs, free.weights.early[:-1]))


def test_a_sign_is_kept_whatever_the_games_say() -> None:
    """The second factor is bad at first and good in the end; told that it is good, it is never bad."""
    found = fit(made(4000), units=0, decay=0.0, epochs=10, seed=1, signs=[0, 1, 0, -1])
    assert found.weights.early[1] == 0.0
    assert found.weights.late[1] > 0.0
    assert found.weights.early[3] == 0.0
    assert found.weights.late[3] < 0.0
    assert found.weights.early[0] > 0.0
