# mypyc: no
"""Every message met in play can be worded."""

from collections.abc import Callable, Iterator

import msgspec

from zeitalter.core.action import TABLE
from zeitalter.core.conformance.case import Case
from zeitalter.core.state import State
from zeitalter.core.wording import Event, Message

# Raises when a message has no words in some language, or lacks an argument.
Known = Callable[[Message], object]


def check_words(case: Case, known: Known) -> None:
    """Prompts, descriptions, events and outcomes have words in every language, with all their arguments given."""
    asked: set[bytes] = set()
    for game in case.games:
        state = case.start(game.number)
        for step, (seat, action) in enumerate(game.actions):
            for message in [*questions(state, step % 5 == 0)]:
                ask(case, known, message, asked, step)
            if step % 5 == 0:
                for one in state.game.sums(state, None if seat == TABLE else seat):
                    check_title(case, known, one.figure, asked, step)
            state.log = []
            state.apply(seat, action)
            for event in state.log:
                check_event(case, event, step)
                for shown in (event.message, event.public):
                    if shown is not None:
                        ask(case, known, shown, asked, step)
        outcome = state.outcome()
        if outcome is not None:
            ask(case, known, outcome.reason, asked, len(game.actions))
            for key in {key for scores in outcome.scores for key in scores}:
                ask(case, known, Message(key), asked, len(game.actions))


def questions(state: State, with_descriptions: bool) -> Iterator[Message]:
    for seat in state.actors():
        yield state.prompt(seat).words
        if with_descriptions:
            for action in state.game.choices(state, seat):
                yield state.describe(seat, action).words
                for consequence in state.game.consequences(state, seat, action):
                    yield consequence.words
            for anchor in state.game.elements(state, seat):
                reason = state.game.why_not(state, seat, anchor)
                if reason is not None:
                    yield reason
            for one in state.game.sums(state, seat):
                for term in one.terms:
                    yield term.words


def check_title(case: Case, known: Known, figure: str, asked: set[bytes], step: int) -> None:
    """What a figure is called, as `web/src/logic/figures.ts` looks for it."""
    name = figure.partition(":")[0]
    if name.encode() in asked:
        return
    asked.add(name.encode())
    for kind in ("figure", "sum", "term"):
        try:
            known(Message(f"{kind}-{name}"))
        except Exception:
            continue
        return
    case.fail(f"the figure {name!r} has no name: figure-{name}, sum-{name} or term-{name}", step)


def ask(case: Case, known: Known, message: Message, asked: set[bytes], step: int) -> None:
    form = msgspec.json.encode(message)
    if form in asked:
        return
    asked.add(form)
    try:
        known(message)
    except Exception as error:
        case.fail(f"there are no words for {message.key!r} with {message.args}: {error}", step)
    for name, value in message.args.items():
        numbers = [item for item in (value if isinstance(value, list) else [value]) if isinstance(item, int)]
        known_seats = not name.startswith("seat") or all(0 <= number < case.seats for number in numbers)
        case.expect(known_seats, f"{message.key!r} names the seat {value}, which does not exist", step)


def check_event(case: Case, event: Event, step: int) -> None:
    secrets = [name for name in event.message.args if name.endswith("_secret")]
    if event.seen_by == -1:
        case.expect(not secrets, f"{event.message.key!r} tells everybody {', '.join(secrets)}", step)
    if event.public is not None:
        told = [name for name in event.public.args if name.endswith("_secret")]
        case.expect(not told, f"{event.public.key!r} tells the others {', '.join(told)}", step)
