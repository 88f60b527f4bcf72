"""Actions and their three forms: key, JSON, notation."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zeitalter.core.action import (
    FIRST_GAME_VERB,
    ITEM_LIMIT,
    LIST_LIMIT,
    NOUN_LIMIT,
    Action,
    ActionError,
    Control,
    Resign,
    Timeout,
    Undo,
    raw_action,
)
from zeitalter.core.declare import Declared
from zeitalter.core.vocabulary import Vocabulary, Words

WORDS = st.text("abcdefghijklmnopqrstuvwxyz0123456789_", min_size=1, max_size=8)
NOUNS = st.one_of(st.lists(WORDS, min_size=1, max_size=20, unique=True), st.integers(1, NOUN_LIMIT))
LISTED_NOUNS = st.one_of(st.lists(WORDS, min_size=1, max_size=20, unique=True), st.integers(1, ITEM_LIMIT))
numbers = st.integers(0, NOUN_LIMIT - 1)
items = st.lists(st.integers(0, ITEM_LIMIT - 1), max_size=LIST_LIMIT).map(tuple)


def verb(code: int, name: str, fields: dict[str, object]) -> type[Action]:
    """What `class Name(Action, code=code): ...` makes."""
    body = {"__annotations__": fields, "__module__": __name__}
    made: type[Action] = Declared("Made", (Action,), body, code=code, called=name)  # type: ignore[assignment]
    return made


@st.composite
def vocabularies(draw: st.DrawFn) -> Vocabulary:
    names = draw(st.lists(WORDS, min_size=1, max_size=8, unique=True))
    verbs: list[type[Action]] = []
    nouns: dict[str, Words] = {}
    for number, name in enumerate(names):
        contents: list[Words] = draw(st.lists(NOUNS, max_size=3))
        fields: dict[str, object] = dict.fromkeys([f"noun{i}" for i in range(len(contents))], int)
        if draw(st.booleans()):
            contents.append(draw(LISTED_NOUNS))
            fields["things"] = tuple[int, ...]
        verbs.append(verb(FIRST_GAME_VERB + number, f"x{name}", fields))
        nouns |= {f"x{name}.{field}": content for field, content in zip(fields, contents)}
    return Vocabulary(verbs, nouns)


@st.composite
def spoken(draw: st.DrawFn) -> tuple[Vocabulary, Action]:
    """A vocabulary and one of its actions."""
    vocabulary = draw(vocabularies())
    verb = draw(st.sampled_from(vocabulary.verbs))
    values: list[object] = []
    for noun, place in zip(verb.nouns, verb.places):
        number = st.integers(0, noun.limit - 1)
        values.append(draw(st.lists(number, max_size=LIST_LIMIT).map(tuple) if place == "items" else number))
    return vocabulary, verb.kind(*values)


@given(st.integers(0, 255), numbers, numbers, numbers, items)
def test_packing_keeps_everything(verb: int, a: int, b: int, c: int, things: tuple[int, ...]) -> None:
    action = raw_action(verb, a, b, c, things)
    again = Vocabulary([], {}).action(action.pack())
    assert (again.verb, again.a, again.b, again.c, again.items) == (verb, a, b, c, things)
    assert again == action
    assert hash(again) == hash(action)
    assert things or action.key < 1 << 56


PARTS = st.tuples(st.integers(0, 255), numbers, numbers, numbers, items)


@given(PARTS, PARTS, st.integers(0, 4))
def test_key_tells_everything(parts: tuple[int, ...], others: tuple[int, ...], place: int) -> None:
    """Two actions that differ anywhere have different keys."""
    other = (*parts[:place], others[place], *parts[place + 1 :])
    same = raw_action(*parts).key == raw_action(*other).key  # type: ignore[arg-type]
    assert same == (parts == other)


@given(spoken())
def test_every_action_can_be_written_and_read(pair: tuple[Vocabulary, Action]) -> None:
    vocabulary, action = pair
    assert vocabulary.knows(action)
    assert vocabulary.parse(vocabulary.notation(action)) == action
    assert vocabulary.from_json(vocabulary.to_json(action)) == action


@given(vocabularies(), st.integers(0, 255), numbers, numbers, numbers)
def test_what_is_not_known_cannot_be_read_back(vocabulary: Vocabulary, verb: int, a: int, b: int, c: int) -> None:
    action = raw_action(verb, a, b, c)
    if vocabulary.knows(action):
        assert vocabulary.parse(vocabulary.notation(action)) == action
    elif verb in vocabulary.by_code:
        nouns = [noun for noun in vocabulary.by_code[verb].nouns if noun.name != "things"]
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


class Buy(Action, code=16):
    card: int
    coins: int


class Pass(Action, code=17):
    """Nothing."""


VOCABULARY = Vocabulary([Buy, Pass], {"card": ["C1", "C2"], "coins": 10})


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "'' is not a verb of this game"),
        ("sell C1 1", "'sell' is not a verb of this game; it has buy, control, done, pass"),
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
    assert VOCABULARY.notation(Resign(2)) == "resign 2"
    assert VOCABULARY.parse("control 1 bot") == Control(1, 1)
    assert VOCABULARY.to_json(Timeout(1)) == {"verb": "timeout", "seat": 1}
    assert VOCABULARY.notation(Undo()) == "undo"


def test_two_verbs_cannot_share_a_code_or_a_name() -> None:
    with pytest.raises(ValueError, match="share"):
        Vocabulary([verb(16, "buy", {}), verb(16, "sell", {})], {})
    with pytest.raises(ValueError, match="share"):
        Vocabulary([verb(16, "buy", {}), verb(17, "buy", {})], {})
    with pytest.raises(ValueError, match="share"):
        Vocabulary([verb(16, "resign", {})], {})


@pytest.mark.parametrize("code", [-1, 0, 1, 7, 15, 256])
def test_the_code_of_a_verb_is_the_games_own(code: int) -> None:
    with pytest.raises(ValueError, match=f"'buy' has the code {code}; the verbs of a game have 16 to 255"):
        Vocabulary([verb(code, "buy", {})], {})


def test_an_action_shows_its_parts() -> None:
    assert repr(Buy(1, 2)) == "Buy(1, 2, 0)"
    assert repr(raw_action(16, 1, 2, 3, (4, 5))) == "Action(1, 2, 3, (4, 5))"
    assert Pass() != 17
