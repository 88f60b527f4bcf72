"""Checks the learnt values that games ship (bot/values.json): each fits its game as it is.

Where rules version, data or factors are others, bots fall back to the hand-made value and are weaker.
Run: python tools/check_values.py
"""

from __future__ import annotations

import sys
from collections.abc import Iterable

from zeitalter.bots.values import ValuesError, load_values
from zeitalter.core.rules import Rules
from zeitalter.games import all_rules


def check(games: Iterable[Rules]) -> list[str]:
    """What is wrong; a game without values is fine."""
    problems = []
    for rules in games:
        if rules.values.is_file():
            try:
                load_values(rules, rules.values)
            except ValuesError as error:
                problems.append(str(error))
    return problems


def main() -> int:
    problems = check(all_rules())
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
