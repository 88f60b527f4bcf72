"""The conformance kit, in a small size, on the variants; the levels themselves are tested with all other games."""

import pytest

from tests.games.ages.kit import rules
from zeitalter.core.conformance import CHECKS, Case, Size, check_words, run
from zeitalter.core.wording import Message
from zeitalter.games.ages.model.options import Options
from zeitalter.text import LANGUAGES, Words

SMALL = Size(games=1, history=40, positions=6, deep_positions=2, worlds=2, ahead=2, actions=3, damages=4)


@pytest.mark.parametrize(
    "case",
    [
        Case(rules(), 3, Options("expert", easier=True, less_mean=True, bonus="private"), 1, SMALL),
        Case(rules(), 2, Options("advanced", bonus="private", draw_as_action=True), 1, SMALL),
        Case(rules(), 3, Options("expert", peaceful="without_pacts", bonus="age_by_age", fewer_bonus=True), 1, SMALL),
        Case(rules(), 2, Options("expert", bonus="open", alternative_corruption=True), 1, SMALL),
        Case(rules(), 4, Options("advanced", bonus="public", bonus_cards=5, peaceful="yes"), 1, SMALL),
        Case(rules(), 2, Options("beginner", easier=True), 1, SMALL),
        Case(rules(), 4, Options("expert", less_mean=True, alternative_corruption=True, draw_as_action=True), 1, SMALL),
        Case(rules(), 3, Options("advanced", bonus="open", alternative_corruption=True, less_mean=True), 1, SMALL),
    ],
    ids=[
        "private",
        "advanced private",
        "age by age",
        "open",
        "public",
        "beginner easier",
        "less mean",
        "advanced open",
    ],
)
def test_variants_keep_the_contract(case: Case) -> None:
    languages = [Words(language, rules(), strict=True) for language in LANGUAGES]

    def word(message: Message) -> None:
        for language in languages:
            language.message(message)

    for check in CHECKS:
        run(check, case)
    check_words(case, word)
