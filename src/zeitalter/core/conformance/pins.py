# mypyc: no
"""Pins: numbers that show whether the rules have changed. They change by command only (`python -m tools.pin`)."""

from msgspec import Struct

from zeitalter.core.conformance.case import Case


class Pin(Struct, frozen=True):
    """The start of a random game: how many legal actions each decision had, and where it led."""

    counts: list[int]
    digest: str


def pin(case: Case, decisions: int = 60) -> Pin:
    """Count the legal actions of a random game, to be stored."""
    state = case.start()
    rng = case.rng("pin")
    counts: list[int] = []
    while len(counts) < decisions and state.actors():
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        legal = state.legal_actions(seat)
        counts.append(len(legal))
        state.apply(seat, legal[rng.below(len(legal))])
    return Pin(counts, state.digest())


def check_pin(case: Case, pinned: Pin | None) -> None:
    """The legal actions are as many as when they were counted."""
    if pinned is None:
        case.fail("is not pinned yet; run python -m tools.pin")
    found = pin(case, len(pinned.counts))
    for step, (now, then) in enumerate(zip(found.counts, pinned.counts)):
        case.expect(now == then, f"{now} legal actions, pinned were {then}", step)
    case.expect(found == pinned, f"another position ({found.digest}) than pinned ({pinned.digest})", len(found.counts))
