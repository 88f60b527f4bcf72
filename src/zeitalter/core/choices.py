# mypyc: no
"""What people choose from: what their game offers them, actions that differ in an amount alone as one choice with its
range."""

import msgspec
from msgspec import Struct

from zeitalter.core.action import Action, ActionError
from zeitalter.core.state import State
from zeitalter.core.vocabulary import Json, Vocabulary
from zeitalter.core.wording import Amount, Consequence, Description


class Choice(Struct, frozen=True):
    """An action that may be taken, and what it means. With an amount, it stands for every value of the range."""

    action: Action
    json: Json
    meaning: Description
    consequences: list[Consequence]


def choices(state: State, seat: int) -> list[Choice]:
    """One choice per range: of the actions in it the first one listed. If any of them is irreversible, or passes the
    turn on, so does it."""
    words = state.game.vocabulary
    found: dict[int | bytes, Choice] = {}
    for action in state.game.choices(state, seat):
        consequences = state.game.consequences(state, seat, action)
        choice = Choice(action, words.to_json(action), state.describe(seat, action), consequences)
        amount = choice.meaning.amount
        key = action.key if amount is None else without_amount(choice, amount)
        first = found.setdefault(key, choice)
        here, there = first.meaning, choice.meaning
        irreversible, passes_on = here.irreversible or there.irreversible, here.passes_on or there.passes_on
        if (irreversible, passes_on) != (here.irreversible, here.passes_on):
            final = msgspec.structs.replace(here, irreversible=irreversible, passes_on=passes_on)
            found[key] = msgspec.structs.replace(first, meaning=final)
    return list(found.values())


def without_amount(choice: Choice, amount: Amount) -> bytes:
    """What is equal in all actions of a range, and in no others."""
    return msgspec.json.encode([{name: value for name, value in choice.json.items() if name != amount.noun}, amount])


def with_amount(words: Vocabulary, choice: Choice, number: int) -> Action:
    """The action that has this number in its place; an `ActionError` where it is not one of the range."""
    amount = choice.meaning.amount
    if amount is None or number not in values(amount):
        raise ActionError(f"{number} is not an amount for {choice.json['verb']!r}")
    return words.from_json({**choice.json, amount.noun: number})


def values(amount: Amount) -> range:
    """All values of an amount."""
    return range(amount.least, amount.most + 1, amount.step)
