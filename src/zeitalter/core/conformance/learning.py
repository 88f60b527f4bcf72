# mypyc: no
"""What learners get: a number for every action that means the same everywhere, and views as arrays of one size."""

from functools import partial

from zeitalter.core.action import Action, ActionError
from zeitalter.core.conformance.case import Case


def check_numbers(case: Case) -> None:
    """Every legal action has one number, which means it alone, and wrong numbers are refused."""
    space = case.rules.space
    meant: dict[int, Action] = {}
    for moment, _, legal in case.questions(case.size.positions):
        numbers = space.numbers(legal)
        chosen = space.choosable(legal)
        case.expect(len(set(chosen)) == len(chosen), "two legal actions have one number", moment.step)
        case.expect(bool(chosen), "no legal action has a number", moment.step)
        for number, action in zip(numbers, legal):
            if number is None:
                continue
            name = case.notation(action)
            case.expect(space.action(number, legal) == action, f"{number} is not read as {name}", moment.step)
            if not space.is_listed(number):
                case.expect(meant.setdefault(number, action) == action, f"{number} once was another", moment.step)
                case.expect(space.name(number) == case.rules.vocabulary.notation(action), f"{number} is not {name}")
        for wrong in (-1, space.size, next(n for n in range(space.size + 1) if n not in chosen)):
            case.expect_error(ActionError, partial(space.action, wrong, legal), f"the number {wrong}", moment.step)


def check_features(case: Case) -> None:
    """Every view becomes an array of the same size, and every entry has a name of its own."""
    features = case.rules.features(case.seats)
    case.expect(len(set(features.names)) == features.size, "two features have one name")
    for moment, seat, _ in case.questions(case.size.positions):
        view = moment.state.observe(seat)
        numbers = features.numbers(view)
        case.expect(len(numbers) == features.size, "the array has another size", moment.step)
        case.expect(numbers == features.numbers(view), "the same view gives two arrays", moment.step)
