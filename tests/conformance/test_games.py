"""Every game, mode and number of players fulfils the contract."""

from collections.abc import Callable

import pytest

from tests.conformance import pinned
from zeitalter.core.conformance import CHECKS, DEEP, Case, check_pin, check_words, run
from zeitalter.core.conformance.case import unusual
from zeitalter.core.rules import Rules
from zeitalter.core.wording import Message
from zeitalter.text import LANGUAGES, Words

GAMES = {rules.id: rules for rules in pinned.games()}
CASES = {f"{game}: {name}": case for game, rules in GAMES.items() for name, case in pinned.cases(rules).items()}
LIGHT = ("trial", "ages_cards")  # what everybody sees takes minutes to find out for the larger games
MODES = [
    pytest.param(game, number, marks=[] if game in LIGHT else [pytest.mark.deep])
    for game, rules in GAMES.items()
    for number in range(len(rules.modes))
]
DEEP_SEEDS = range(100, 103)


def words(rules: Rules) -> Callable[[Message], None]:
    """Words a message in every language, or raises."""
    languages = [Words(language, rules, strict=True) for language in LANGUAGES]

    def word(message: Message) -> None:
        for language in languages:
            language.message(message)

    return word


@pytest.mark.parametrize("name", CASES)
def test_keeps_the_contract(name: str) -> None:
    case = CASES[name]
    for check in CHECKS:
        run(check, case)
    check_words(case, words(case.rules))


@pytest.mark.parametrize("name", CASES)
def test_legal_actions_are_as_pinned(name: str) -> None:
    case = CASES[name]
    check_pin(case, pinned.read_counts(case.rules).get(name.partition(": ")[2]))


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_everybody_sees_what_is_pinned(game: str, mode: int) -> None:
    """Fails when a change lets somebody see more or less than before; `python -m tools.pin` accepts it."""
    rules = GAMES[game]
    expected = pinned.read_visible(rules).get(unusual(rules.modes[mode]))
    assert pinned.find_visible(rules, rules.modes[mode]) == expected


@pytest.mark.deep
@pytest.mark.parametrize("seed", DEEP_SEEDS)
@pytest.mark.parametrize("name", CASES)
def test_keeps_the_contract_in_depth(name: str, seed: int) -> None:
    quick = CASES[name]
    case = Case(quick.rules, quick.seats, quick.options, seed, DEEP)
    for check in CHECKS:
        run(check, case)
    check_words(case, words(case.rules))
