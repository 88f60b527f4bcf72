# mypyc: no
"""Every action has one JSON form and one notation, and nothing else is read as an action."""

from functools import partial

import msgspec

from zeitalter.core.action import WITHDRAW, Action, ActionError, Resign, Timeout
from zeitalter.core.conformance.case import Case


def check_notation(case: Case) -> None:
    """Every action survives notation and JSON, and misspelt ones are refused."""
    for moment, seat, legal in case.questions(case.size.positions):
        for action in [*legal, WITHDRAW, Timeout(seat), Resign(seat)]:
            check_round_trips(case, action, moment.step)
        written = {case.rules.vocabulary.notation(action) for action in legal}
        case.expect(len(written) == len(legal), "two legal actions are written alike", moment.step)
        check_misspellings(case, legal[0], moment.step)


def check_round_trips(case: Case, action: Action, step: int) -> None:
    vocabulary = case.rules.vocabulary
    case.expect(vocabulary.knows(action), f"{action!r} is legal but cannot be written down", step)
    notation = vocabulary.notation(action)
    case.expect(vocabulary.parse(notation) == action, f"{notation!r} is read as {vocabulary.parse(notation)!r}", step)
    wire = msgspec.json.decode(msgspec.json.encode(vocabulary.to_json(action)))
    case.expect(vocabulary.from_json(wire) == action, f"the JSON form {wire} is not read as {notation!r}", step)
    again = vocabulary.action(action.pack())
    case.expect(again == action and type(again) is type(action), f"{notation!r} does not survive packing", step)


def check_misspellings(case: Case, action: Action, step: int) -> None:
    vocabulary = case.rules.vocabulary
    text = vocabulary.notation(action)
    endings = [text + ending for ending in (" ", " 1", "\n")]
    for wrong in ("", " ", *endings, text.upper(), "no-such-verb 1", text.split(" ")[0] + " -1"):
        case.expect_error(ActionError, partial(vocabulary.parse, wrong), f"the action {wrong!r}", step)
    form: dict[str, object] = {**vocabulary.to_json(action)}
    objects: list[object] = [{}, {"verb": 1}, {"verb": None}, {**form, "verb": "no-such-verb"}, {**form, "extra": 1}]
    for broken in [None, [], text, *objects]:
        case.expect_error(ActionError, partial(vocabulary.from_json, broken), f"the action {broken!r}", step)
