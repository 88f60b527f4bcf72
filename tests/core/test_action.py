"""Actions and their three forms: key, JSON, notation."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zeitalter.core.action import (
    FIRST_GAME_VERB,
    NOUN_LIMIT,
    RESIGN,
    TIMEOUT,
    UNDO,
    Action,
    ActionError,
    Noun,
    Verb,
    Vocabulary,
    action_from_key,
)

WORDS = st.text("abcdefghijklmnopqrstuvwxyz0123456789_-", min_size=1, max_size=8)
NOUNS = st.one_of(
    st.builds(lambda values: ("named", values), st.lists(WORDS, min_size=1, max_size=20, unique=True)),
    st.builds(lambda limit: ("number", limit), st.integers(1, NOUN_LIMIT)),
)
numbers = st.integers(0, NOUN_LIMIT - 1)


@st.composite
def vocabularies(draw: st.DrawFn) -> Vocabulary:
    names = draw(st.lists(WORDS, min_size=1, max_size=8, unique=True))
    verbs = []
    for number, name in enumerate(names):
        kinds = draw(st.lists(NOUNS, max_size=3))
        nouns = [
            Noun(f"noun{i}", content) if kind == "named" else Noun(f"noun{i}", None, content)
            for i, (kind, content) in enumerate(kinds)
        ]
        verbs.append(Verb(FIRST_GAME_VERB + number, f"x{name}", nouns))
    return Vocabulary(verbs)


@st.composite
def spoken(draw: st.DrawFn) -> tuple[Vocabulary, Action]:
    """A vocabulary and one of its actions."""
    vocabulary = draw(vocabularies())
    verb = draw(st.sampled_from(vocabulary.verbs))
    nouns = [draw(st.integers(0, noun.limit - 1)) for noun in verb.nouns] + [0, 0, 0]
    return vocabulary, Action(verb.code, nouns[0], nouns[1], nouns[2])


@given(st.integers(0, 255), numbers, numbers, numbers)
def test_key_holds_everything(verb: int, a: int, b: int, c: int) -> None:
    action = Action(verb, a, b, c)
    again = action_from_key(action.key)
    assert (again.verb, again.a, again.b, again.c) == (verb, a, b, c)
    assert again == action
    assert hash(again) == hash(action)
    assert action.key < 1 << 56


@given(spoken())
def test_every_action_can_be_written_and_read(pair: tuple[Vocabulary, Action]) -> None:
    vocabulary, action = pair
    assert vocabulary.knows(action)
    assert vocabulary.parse(vocabulary.notation(action)) == action
    assert vocabulary.from_json(vocabulary.to_json(action)) == action


@given(vocabularies(), st.integers(0, 255), numbers, numbers, numbers)
def test_what_is_not_known_cannot_be_read_back(vocabulary: Vocabulary, verb: int, a: int, b: int, c: int) -> None:
    action = Action(verb, a, b, c)
    if vocabulary.knows(action):
        assert vocabulary.parse(vocabulary.notation(action)) == action
    elif verb in vocabulary.by_code:
        nouns = vocabulary.by_code[verb].nouns
        in_range = all(n < noun.limit for noun, n in zip(nouns, [a, b, c]))
        assert not in_range or any([a, b, c][len(nouns) :])


@given(vocabularies(), st.text(max_size=30))
def test_any_text_is_an_action_or_an_error(vocabulary: Vocabulary, text: str) -> None:
    try:
        action = vocabulary.parse(text)
    except ActionError:
        return
    assert vocabulary.notation(action).split(" ")[0] == text.split(" ")[0]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["verb", "noun0", "seat"]), inner),
    max_leaves=6,
)


@given(vocabularies(), JSON)
def test_any_json_is_an_action_or_an_error(vocabulary: Vocabulary, value: object) -> None:
    try:
        action = vocabulary.from_json(value)
    except ActionError:
        return
    assert vocabulary.to_json(action) == value


VOCABULARY = Vocabulary([Verb(16, "buy", [Noun("card", ["C1", "C2"]), Noun("coins", None, 10)]), Verb(17, "pass", [])])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "'' is not a verb of this game"),
        ("sell C1 1", "'sell' is not a verb of this game; it has buy, control, pass"),
        ("buy C1", "should have the form 'buy <card> <coins>'"),
        ("buy C1 1 1", "should have the form"),
        ("buy C3 1", "'C3' is not a known card"),
        ("buy C1 10", "coins must be a number from 0 to 9, not '10'"),
        ("buy C1 -1", "coins must be a number from 0 to 9"),
        ("buy C1 ٣", "coins must be a number from 0 to 9"),
        ("buy  1", "'' is not a known card"),
    ],
)
def test_misspelt_notation_says_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(ActionError) as error:
        VOCABULARY.parse(text)
    assert reason in str(error.value)


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (None, "an action is an object"),
        ({"card": "C1"}, "an action is an object"),
        ({"verb": "buy", "card": "C1"}, "'buy' takes card, coins"),
        ({"verb": "pass", "card": "C1"}, "'pass' takes nothing else"),
        ({"verb": "buy", "card": 0, "coins": 1}, "card must be a text, not 0"),
        ({"verb": "buy", "card": "C1", "coins": "1"}, "coins must be a number, not '1'"),
        ({"verb": "buy", "card": "C1", "coins": True}, "coins must be a number, not True"),
        ({"verb": "buy", "card": "C1", "coins": 1.0}, "coins must be a number, not 1.0"),
        ({"verb": "buy", "card": "C1", "coins": 10**9}, "coins must be a number from 0 to 9"),
    ],
)
def test_wrong_json_says_what_is_wrong(value: object, reason: str) -> None:
    with pytest.raises(ActionError) as error:
        VOCABULARY.from_json(value)
    assert reason in str(error.value)


def test_the_common_verbs_belong_to_every_game() -> None:
    assert VOCABULARY.notation(Action(RESIGN, 2)) == "resign 2"
    assert VOCABULARY.parse("control 1 bot") == Action(4, 1, 1)
    assert VOCABULARY.to_json(Action(TIMEOUT, 1)) == {"verb": "timeout", "seat": 1}
    assert VOCABULARY.notation(Action(UNDO)) == "undo"


def test_two_verbs_cannot_share_a_code_or_a_name() -> None:
    with pytest.raises(ValueError, match="share"):
        Vocabulary([Verb(16, "buy", []), Verb(16, "sell", [])])
    with pytest.raises(ValueError, match="share"):
        Vocabulary([Verb(16, "buy", []), Verb(17, "buy", [])])


def test_an_action_shows_its_parts() -> None:
    assert repr(Action(16, 1, 2, 3)) == "Action(16, 1, 2, 3)"
    assert Action(16) != 16
