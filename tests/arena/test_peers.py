"""The comparison with other engines: what it measures of ours, and what it prints. Nothing is installed here."""

import pytest

from benchmarks.peers import measure_ours, show


def test_ours_is_measured() -> None:
    figures = measure_ours(0.02, "ages_cards", 0)
    assert 0 < figures["decisions"] <= figures["actions"]
    assert figures["copy"] > 0


def test_medians_and_ratios(capsys: pytest.CaptureFixture[str]) -> None:
    def rounds(*decisions: float) -> list[dict[str, float]]:
        return [{"decisions": each, "actions": 2 * each, "copy": 1e5 / each} for each in decisions]

    show({"peer 1": rounds(1000, 9000, 2000), "g, pure": rounds(4000, 5000, 1), "g, compiled": rounds(20000, 1, 30000)})
    peer, pure, compiled = capsys.readouterr().out.splitlines()[1:]
    assert "2,000" in peer
    assert "(   1,000 –    9,000)" in peer
    assert "2.00x" in pure
    assert "10.00x" in compiled  # of the peer
    assert "5.00x" in compiled  # of pure Python
