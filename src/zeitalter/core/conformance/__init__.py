# mypyc: no
"""The conformance kit: what every game promises, checked on random games.

    check_game(rules, seats=3, options=None, seed=1, size=QUICK)

Each check is a function that takes a `Case` and raises AssertionError, naming the game, the seats, the
options, the seed and the step, so that a failure can be repeated by one call.
"""

from collections.abc import Callable

from msgspec import Struct

from zeitalter.core.conformance.case import DEEP, QUICK, Case, Size
from zeitalter.core.conformance.ending import check_outcome, check_rounds, check_value
from zeitalter.core.conformance.explaining import check_elements, check_holdings, check_passing, check_sums
from zeitalter.core.conformance.fields import (
    check_copy_covers_fields,
    check_digest_covers_fields,
    check_snapshot_covers_fields,
)
from zeitalter.core.conformance.hiding import (
    check_borders,
    check_events,
    check_imagine,
    check_imagine_varies,
    check_no_leak,
    check_player_view,
    check_turnings,
)
from zeitalter.core.conformance.learning import check_features, check_numbers
from zeitalter.core.conformance.leaving import check_defaults, check_resignations
from zeitalter.core.conformance.pins import Pin, check_pin, pin
from zeitalter.core.conformance.playing import (
    check_copies_isolated,
    check_games_end,
    check_invariants,
    check_same_trace,
)
from zeitalter.core.conformance.recording import check_edited_records, check_records
from zeitalter.core.conformance.refusing import check_choices, check_refusals, check_unlisted_actions
from zeitalter.core.conformance.sealing import check_sealed_hidden, check_sealed_order, check_withdrawing
from zeitalter.core.conformance.showing import check_amounts, check_shown
from zeitalter.core.conformance.snapshots import check_damaged_snapshots, check_snapshots
from zeitalter.core.conformance.undoing import check_redo, check_undo
from zeitalter.core.conformance.wording import Known, check_words
from zeitalter.core.conformance.writing import check_notation
from zeitalter.core.rules import Rules

__all__ = ["CHECKS", "DEEP", "QUICK", "Case", "Pin", "Size", "check_game", "check_pin", "check_words", "pin", "run"]

# The cheap ones first; the isolation of copies last, so that it also watches what the other checks did.
CHECKS: tuple[Callable[[Case], None], ...] = (
    check_games_end,
    check_invariants,
    check_same_trace,
    check_outcome,
    check_value,
    check_rounds,
    check_copy_covers_fields,
    check_snapshot_covers_fields,
    check_digest_covers_fields,
    check_snapshots,
    check_damaged_snapshots,
    check_notation,
    check_numbers,
    check_features,
    check_defaults,
    check_resignations,
    check_refusals,
    check_unlisted_actions,
    check_choices,
    check_amounts,
    check_shown,
    check_sums,
    check_holdings,
    check_elements,
    check_passing,
    check_undo,
    check_redo,
    check_records,
    check_edited_records,
    check_sealed_hidden,
    check_withdrawing,
    check_sealed_order,
    check_imagine,
    check_imagine_varies,
    check_player_view,
    check_no_leak,
    check_events,
    check_borders,
    check_turnings,
    check_copies_isolated,
)


def check_game(
    rules: Rules,
    seats: int,
    options: Struct | None = None,
    seed: int | str = 0,
    size: Size = QUICK,
    known: Known | None = None,
) -> None:
    """All checks on one game. `known` words a message in every language, or raises (see `check_words`)."""
    case = Case(rules, seats, options, seed, size)
    for check in CHECKS:
        run(check, case)
    if known is not None:
        check_words(case, known)


def run(check: Callable[[Case], None], case: Case) -> None:
    """One check; a game that crashes fails it, too."""
    try:
        check(case)
    except AssertionError:
        raise
    except Exception as error:
        raise AssertionError(f"{case}: {check.__name__} crashed with {type(error).__name__}: {error}") from error
