"""Writes the tables of docs/learning: the features and the numbered actions of each game that has its own.

What a block of features means is written by hand into its column, and kept.
Run: python -m tools.learning_tables            write the pages
     python -m tools.learning_tables --check    say which are out of date, change nothing
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from zeitalter.core.features import Features
from zeitalter.core.game import Game
from zeitalter.core.rules import Rules
from zeitalter.games import all_rules

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "learning"
ALL_SHOWN = 15  # a block with more entries than this names only the first ones
FIRST_SHOWN = 3
ALONE = "–"  # for entries that belong to no block

PAGE = """# Numbers for learners in `{game}`

Made by `python -m tools.learning_tables`; by hand is only what the blocks mean.

## Features

`rules.features(players).numbers(view)` is an array with an entry for every name of `rules.features(players).names`. The
viewer is `player0`, those who follow in the order of play are `player1` and so on; a `*` stands for each of them.
What the viewer does not know is 0.

{features}

## Actions

`rules.space` has {size:,} numbers. {listed}

{actions}
"""
FIXED = "Each of them always means the same action."
LISTED = (
    "Each of them always means the same action, but for those with a `#`: they mean the first, the second and so on "
    "among the legal actions of their verb, in the order in which they are listed."
)


def blocks_of(features: Features) -> dict[str, list[str]]:
    """The words of the entries, by block: those written together, for all players and all things that are counted.
    Those that belong to no block are one together."""
    found: dict[str, list[str]] = {}
    for name, block in zip(features.names, features.blocks):
        found.setdefault(re.sub(r"\d+", "*", block), []).append(name.removeprefix(f"{block}." if block else ""))
    return found


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def some(words: list[str]) -> str:
    different = list(dict.fromkeys(words))
    if len(different) > ALL_SHOWN:
        return ", ".join(f"`{word}`" for word in different[:FIRST_SHOWN]) + ", …"
    return ", ".join(f"`{word}`" for word in different)


def feature_table(rules: Rules, meanings: dict[str, str]) -> str:
    blocks = [blocks_of(rules.features(seats)) for seats in rules.seats]
    rows = []
    for block, words in blocks[-1].items():
        name = f"`{block}`" if block else ALONE
        sizes = [str(len(found.get(block, []))) for found in blocks]
        rows.append([name, meanings.get(name, ""), some(words), *sizes])
    totals = [f"{sum(len(words) for words in found.values()):,}" for found in blocks]
    rows.append(["all", "", "", *totals])
    return table(["block", "meaning", "entries", *[f"{seats} players" for seats in rules.seats]], rows)


def action_table(rules: Rules) -> str:
    space = rules.space
    rows = [
        [f"`{verb}`", f"{numbers.start}–{numbers.stop - 1}", str(len(numbers)), f"`{space.name(numbers.start)}`"]
        for verb, numbers in space.blocks().items()
    ]
    return table(["verb", "numbers", "N", "the first"], rows)


def meanings_in(page: str) -> dict[str, str]:
    """What the blocks of a page are said to mean."""
    rows = [line.split(" | ") for line in page.splitlines() if line.startswith("| ")]
    return {row[0].removeprefix("| "): row[1].strip() for row in rows if len(row) > len(["verb", "numbers", "N", ""])}


def page_of(rules: Rules, old: str) -> str:
    space = rules.space
    listed = any(space.is_listed(number) for number in range(space.size))
    return PAGE.format(
        game=rules.id,
        features=feature_table(rules, meanings_in(old)),
        size=space.size,
        listed=LISTED if listed else FIXED,
        actions=action_table(rules),
    )


def has_own_numbers(rules: Rules) -> bool:
    return type(rules.game).writer is not Game.writer


def main(arguments: list[str]) -> int:
    stale = 0
    for rules in all_rules():
        if not has_own_numbers(rules):
            continue
        path = PAGES / f"{rules.id}.md"
        old = path.read_text(encoding="utf-8") if path.is_file() else ""
        new = page_of(rules, old)
        if new == old:
            continue
        stale += 1
        if "--check" in arguments:
            print(f"{path.relative_to(ROOT)} is out of date; write it again: python -m tools.learning_tables")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(new, encoding="utf-8")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
