"""The benchmarks of growth and of waiting times: that they measure, not how fast."""

from pathlib import Path

from benchmarks import growth, waiting
from zeitalter.games import load


def test_decisions_are_counted_by_round() -> None:
    rounds: dict[int, growth.Round] = {}
    growth.play(load("ages"), 0, 2, 0, rounds)
    assert list(rounds) == sorted(rounds), "rounds follow each other"
    assert all(one.games <= {0} and one.options >= 2 * one.decisions for one in rounds.values())
    assert sum(one.decisions for one in rounds.values()) > len(rounds)


def test_the_plot_is_a_picture(tmp_path: Path) -> None:
    figures = {"round": [1.0, 2.0], "options": [3.0, 4.0], "engine": [900.0, 800.0], "table": [500.0, 400.0]}
    growth.plot({"ages": figures}, "pure", tmp_path / "growth.svg")
    assert "<svg" in (tmp_path / "growth.svg").read_text()


def test_waiting_times_of_a_game() -> None:
    figures = waiting.measure(load("ages_cards"), 6, 1)
    assert set(figures) == {"observe", "imagine", "describe", "position"}
    assert all(value > 0 for value in figures.values())
