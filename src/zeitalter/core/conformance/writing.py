# mypyc: no
"""Every action has one JSON form and one notation, and nothing else is read as an action."""

import msgspec

from zeitalter.core.action import WITHDRAW, Action, ActionError, Resign, Timeout
from zeitalter.core.conformance.case import Case


def check_notation(case: Case) -> None:
    for moment in case.moments(case.size.positions):
        for seat in moment.state.actors():
            legal = moment.state.legal_actions(seat)
            common = [WITHDRAW, Timeout(seat), Resign(seat)]
            for action in legal + common:
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
    for wrong in (
        "",
        " ",
        text + " ",
        text + " 1",
        text.upper(),
        text + "\n",
        "no-such-verb 1",
        text.split(" ")[0] + " -1",
    ):
        if wrong != text:
            try:
                vocabulary.parse(wrong)
            except ActionError:
                continue
            case.fail(f"{wrong!r} is read as an action", step)
    form: dict[str, object] = {**vocabulary.to_json(action)}
    wrong_forms: tuple[object, ...] = (
        None,
        [],
        text,
        {},
        {"verb": 1},
        {**form, "extra": 1},
        {**form, "verb": "no-such-verb"},
        {"verb": None},
    )
    for broken in wrong_forms:
        try:
            vocabulary.from_json(broken)
        except ActionError:
            continue
        case.fail(f"{broken!r} is read as an action", step)
