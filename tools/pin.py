"""Pins the legal-action counts, positions and tables of visibility that the conformance tests compare with.

Run it after a wanted change of rules, look at the difference, and say in the changelog what changed.
Run: python -m tools.pin [GAME ...]
"""

from __future__ import annotations

import sys

from tests.conformance.pinned import games, write


def main(wanted: list[str]) -> int:
    known = {rules.id: rules for rules in games()}
    for name in wanted:
        if name not in known:
            print(f"there is no game {name!r}; there are: {', '.join(known)}")
            return 2
    for name in wanted or known:
        for path in write(known[name]):
            print(f"pinned {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
