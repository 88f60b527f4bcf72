"""The games under test, and what is pinned of them: files under pins/ that change only by `python -m tools.pin`."""

from pathlib import Path

import msgspec
from msgspec import Struct

from tests.trial import RULES
from zeitalter.core.conformance import Case, Pin, pin
from zeitalter.core.conformance.case import unusual
from zeitalter.core.conformance.visibility import visible_fields, visible_nouns
from zeitalter.core.rules import Rules
from zeitalter.games import all_rules

FOLDER = Path(__file__).parent / "pins"
SEED = 1


class Visible(Struct):
    """Who can see what, in one mode."""

    fields: dict[str, str]
    nouns: dict[str, str]


Pins = dict[str, Pin]  # by mode and number of seats
Visibility = dict[str, Visible]  # by mode


def games() -> list[Rules]:
    return [RULES, *all_rules()]


def cases(rules: Rules) -> dict[str, Case]:
    """Every mode and number of players."""
    return {
        f"{unusual(options)}, {seats} seats": Case(rules, seats, options, SEED)
        for options in rules.modes
        for seats in rules.seats
    }


def counts_file(rules: Rules) -> Path:
    return FOLDER / f"{rules.id}.json"


def visible_file(rules: Rules) -> Path:
    return FOLDER / f"{rules.id}.visible.json"


def read_counts(rules: Rules) -> Pins:
    path = counts_file(rules)
    return msgspec.json.decode(path.read_bytes(), type=Pins) if path.exists() else {}


def read_visible(rules: Rules) -> Visibility:
    path = visible_file(rules)
    return msgspec.json.decode(path.read_bytes(), type=Visibility) if path.exists() else {}


def find_visible(rules: Rules, options: Struct) -> Visible:
    case = Case(rules, min(3, rules.seats.stop - 1), options, SEED)
    return Visible(visible_fields(case), visible_nouns(case))


def write(rules: Rules) -> list[Path]:
    """Pin a game as it is now; the files that have changed."""
    pins: Pins = {name: pin(case) for name, case in cases(rules).items()}
    visible: Visibility = {unusual(options): find_visible(rules, options) for options in rules.modes}
    texts = {
        counts_file(rules): "{\n" + ",\n".join(f"{row(name)}: {row(value)}" for name, value in pins.items()) + "\n}\n",
        visible_file(rules): msgspec.json.format(msgspec.json.encode(visible), indent=1).decode() + "\n",
    }
    changed = [path for path, text in texts.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in changed:
        path.write_text(texts[path], encoding="utf-8")
    return changed


def row(value: object) -> str:
    return msgspec.json.encode(value).decode()
