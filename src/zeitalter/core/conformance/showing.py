# mypyc: no
"""What people are shown: views with names instead of the engine's numbers, and amounts as ranges."""

from collections.abc import Iterator

import msgspec

from zeitalter.core.action import Action
from zeitalter.core.conformance.case import Case, who
from zeitalter.core.declare import NUMBERS
from zeitalter.core.state import State
from zeitalter.core.wording import Amount, Description

SAFE = 1 << 53  # JavaScript's numbers are exact below
BETWEEN = 3  # values tried between the ends of a range


def check_shown(case: Case) -> None:
    """The view for people has names for the agenda, survives JSON, and has no number too large for a browser."""
    positions = [(moment.step, moment.state) for moment in case.moments(case.size.positions)]
    for step, state in [*positions, *[(len(game.actions), game.end) for game in case.games]]:
        for seat in (*range(case.seats), None):
            check_view(case, state, seat, step)


def check_view(case: Case, state: State, seat: int | None, step: int) -> None:
    reader = who(seat)
    before = state.digest()
    view = case.rules.show(state, seat)
    case.expect(state.digest() == before, f"showing the position to {reader} changes it", step)
    situation = view.situation
    if situation is None:
        case.fail(f"{reader} is not told where the game stands", step)
    case.expect(situation.over == (not state.agenda), f"{reader} is wrongly told whether the game is over", step)
    wire = msgspec.json.encode(view)
    again = msgspec.json.decode(wire, type=case.rules.view)
    case.expect(again == view, f"what {reader} is shown changes on its way through JSON", step)
    for path, value in inside(msgspec.json.decode(wire), ""):
        hidden = not path.endswith(".flow") or value is None
        case.expect(hidden, f"{reader} is shown {path[1:]}, which is for bots", step)
        if isinstance(value, int):
            case.expect(abs(value) < SAFE, f"{path[1:]} of {reader} is too large for a browser: {value}", step)


def inside(value: object, path: str) -> Iterator[tuple[str, object]]:
    """Every value in plain data, with its path."""
    yield path, value
    if isinstance(value, dict):
        for name, item in value.items():
            yield from inside(item, f"{path}.{name}")
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from inside(item, f"{path}[{number}]")


# ---- amounts ---------------------------------------------------------------------------------------------------------


def check_amounts(case: Case) -> None:
    """Where an amount may be chosen, every value of its range is legal, and the words give the action's own."""
    for moment in [moment for game in case.games for moment in game.moments]:  # all, for amounts are rare
        for seat in moment.state.actors():
            for action in case.rules.game.choices(moment.state, seat):
                description = moment.state.game.describe(moment.state, seat, action)
                if description.amount is not None:
                    check_amount(case, moment.state, seat, action, description, description.amount, moment.step)


def check_amount(
    case: Case, state: State, seat: int, action: Action, description: Description, amount: Amount, step: int
) -> None:
    name = case.notation(action)
    verb = case.rules.vocabulary.by_code[action.verb]
    place = {noun.name: place for noun, place in zip(verb.nouns, verb.places)}.get(amount.noun, "")
    case.expect(place in NUMBERS, f"{name} has no number {amount.noun!r} that could be chosen", step)
    sound = amount.step > 0 and amount.least <= amount.most and (amount.most - amount.least) % amount.step == 0
    case.expect(sound, f"{amount} of {name} is not a range", step)
    values = range(amount.least, amount.most + 1, amount.step)
    own = getattr(action, place)
    case.expect(own in values, f"the amount of {name} is not in its own range {amount}", step)
    told = description.words.args.get(amount.arg)
    case.expect(told == own, f"the words of {name} give {amount.arg} = {told}, but the amount is {own}", step)
    rng = case.rng("amount", step, seat)
    tried = {values[0], values[-1], *[values[rng.below(len(values))] for i in range(BETWEEN)]}
    for value in sorted(tried):
        packed = action.pack()
        packed[1 + NUMBERS.index(place)] = value
        other = case.rules.vocabulary.action(packed)
        allowed = case.rules.vocabulary.knows(other) and state.is_legal(seat, other)
        case.expect(allowed, f"{value} is in the range {amount} of {name} of seat {seat}, but not legal", step)
